import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "RioMino is een spel met dobbelstenen voor twee, waarin na de worp niets meer van het toeval afhangt. Oudere familieleden heten Tashkent Domino en Professional Tashkent.",
  chapters: {
    aim: "Doel van het spel",
    needed: "Wat je nodig hebt",
    turn: "Een beurt",
    frame: "Het kader van vijf bij vijf",
    dead: "Dode vakken",
    end: "Het einde",
    boards: "Borden",
    series: "Meer spellen",
  },
  passages: {
    goal: {
      title: "De ander vastzetten",
      text: [
        "De spelers leggen om de beurt één dobbelsteen aan. Wie aan de beurt is en geen enkele dobbelsteen kan aanleggen, heeft meteen verloren. Punten zijn er niet.",
      ],
    },
    dice: {
      title: "De dobbelstenen",
      text: [
        "Vijfentwintig gelijke dobbelstenen. Elk vlak is door zijn diagonaal in twee helften verdeeld, en elke helft toont 0, 1, 2 of 3 ogen. De zes vlakken van een dobbelsteen zijn de zes paren van verschillende waarden: 0-1, 0-2, 0-3, 1-2, 1-3 en 2-3.",
        "Elke waarde raakt twee zijden van het vlak die in een hoek samenkomen. Alleen het vlak dat boven ligt telt; de zijkanten van de dobbelsteen hebben geen betekenis.",
      ],
    },
    throw: {
      title: "De worp",
      text: [
        "Beide spelers werpen al hun dobbelstenen één keer en laten ze zoals ze vallen: ieder twaalf in het spel zonder bord. Wat boven ligt, blijft het hele spel boven. Je kunt alleen aanleggen wat je hebt geworpen en nog niet gelegd. Het lot wijst aan wie de startdobbelsteen werpt, tenzij je het bij een nieuw spel zelf kiest.",
      ],
    },
    start: {
      title: "De startdobbelsteen",
      text: [
        "De beginnende speler werpt nog één dobbelsteen en legt die in het midden. Die dobbelsteen is van niemand. Dan legt de ander als eerste aan.",
        "Naar keuze draait wie de startdobbelsteen werpt hem eerst.",
      ],
    },
    open: {
      title: "Alles ligt open",
      text: ["Beiden zien altijd beide voorraden. Niemand schermt een dobbelsteen af."],
    },
    place: {
      title: "Een dobbelsteen aanleggen",
      text: [
        "In je beurt leg je één dobbelsteen uit je voorraad naast de dobbelstenen die er liggen, zo dat minstens één hele zijde raakt. Hoek aan hoek is niet genoeg. Kun je aanleggen, dan moet je: passen mag niet.",
      ],
    },
    match: {
      title: "Gelijke zijden raken elkaar",
      text: [
        "Waar twee dobbelstenen elkaar raken, moeten hun zijden dezelfde waarde tonen. Dat geldt voor elke zijde die raakt, niet voor één ervan. Minstens één hele zijde moet raken: een dobbelsteen ligt nooit los of alleen hoek aan hoek.",
      ],
    },
    turned: {
      title: "Draaien",
      text: [
        "Voor je hem aanlegt, mag je een dobbelsteen een kwartslag of meer draaien, maar nooit op een ander vlak kantelen. Ligt hij eenmaal, dan blijft hij zo. Er komt niets bovenop.",
      ],
    },
    squares: {
      title: "Namen van de vakken",
      text: [
        "De startdobbelsteen ligt op 0,0. Het eerste getal telt kolommen naar rechts, het tweede rijen naar boven; naar links en naar beneden zijn ze negatief. Gelijke dobbelstenen zijn gelijk: het maakt niet uit welke je neemt.",
      ],
    },
    five: {
      title: "Nooit een zesde",
      text: [
        "Zonder bord mogen de dobbelstenen nooit meer dan vijf kolommen breed of vijf rijen hoog liggen. Het kader is denkbeeldig en zweeft: de startdobbelsteen kan in het midden ervan uitkomen, aan de rand of in een hoek.",
      ],
    },
    narrows: {
      title: "Het kader wordt alleen nauwer",
      text: [
        "Een vak buiten het kader blijft erbuiten. Liggen de dobbelstenen vijf breed, dan staan de linker- en rechterkant vast; bij vijf hoog ook boven en onder.",
      ],
    },
    why: {
      title: "Waar geen dobbelsteen meer past",
      text: [
        "Sommige vakken kunnen nooit meer bezet worden. Dat is geen aparte regel, het volgt uit de dobbelstenen: rondom een vlak lezen de zijden a, a, b, b.",
        [
          "tussen twee dobbelstenen die elkaar dezelfde waarde toekeren past niets, want tegenoverliggende zijden van een dobbelsteen verschillen altijd",
          "een vak met drie buren is alleen te bezetten als de twee tegenoverliggende verschillen en de derde aan een van hen gelijk is: niet bij drie gelijke waarden, niet bij drie verschillende",
          "een vak met vier buren vraagt een dobbelsteen die aan alle kanten klopt",
        ],
        "De tafel zet een kruis op zulke vakken. Ze maken is het halve spel.",
      ],
    },
    all: {
      title: "Alle dobbelstenen liggen",
      text: [
        "In het zeldzame geval dat elke dobbelsteen een plaats vindt, wint wie de laatste heeft aangelegd: de ander heeft niets meer. Omdat beiden er evenveel hebben, is dat altijd degene die de startdobbelsteen wierp.",
      ],
    },
    none: {
      title: "Zelfs de eerste niet",
      text: [
        "Heeft wie als eerste aanlegt geen dobbelsteen die bij de startdobbelsteen past, dan heeft hij al verloren. In de praktijk gebeurt dat nooit.",
      ],
    },
    draw: {
      title: "Nooit gelijk",
      text: ["Een spel RioMino heeft altijd een winnaar."],
    },
    levels: {
      title: "Starter, Junior, Expert, Master",
      text: [
        "Op een bord moet elke dobbelsteen op een van de vakken liggen, en de startdobbelsteen op het middelste. Starter speel je met ieder 6 dobbelstenen, Junior met 8, Expert met 9 en Master met 10.",
        "De vormen van de borden zijn hier van onszelf. Heb je het spel in huis, dan kun je zijn borden tekenen, of elk ander bord, en daarop spelen: bij een nieuw spel met #, o en punten, of op een raster onder Borden. Een bord heeft minstens zoveel vakken nodig als er dobbelstenen zijn.",
      ],
    },
    professional: {
      title: "Professional",
      text: ["Een vast bord van vijf bij vijf met ieder 12 dobbelstenen, zoals het oudere spel het had."],
    },
    games: {
      title: "Het ene spel na het andere",
      text: [
        "De spelregels zeggen er niets over. Hier werpt de verliezer de startdobbelsteen van het volgende spel; je kunt ook om de beurt beginnen of loten. Elk gewonnen spel telt voor één. Bij een nieuw spel kies je met hoeveel de reeks gewonnen is, en zo nodig een voorsprong voor een speler als voorgift.",
      ],
    },
  },
  captions: {
    stuck:
      "De eerste speler heeft de gemarkeerde dobbelsteen aangelegd. De ander heeft alleen nog 2-3, en overal wordt 0 of 1 gevraagd: hij heeft verloren.",
    faces: "De zes vlakken van elke dobbelsteen.",
    places:
      "De startdobbelsteen ligt. De stippen tonen waar een dobbelsteen kan komen: op de vier vakken ernaast, als zijn zijde past.",
    match: "De gemarkeerde dobbelsteen raakt er twee: links 0 aan 0, boven 2 aan 2. De andere zijden zijn vrij.",
    clash:
      "Links past deze dobbelsteen, 0 naast 0; maar erboven zou 1 aan 2 liggen. Eén passende zijde is niet genoeg.",
    wide: "Vijf kolommen zijn van links tot rechts bezet. Een zesde, aan welke kant ook, mag niet.",
    opposite:
      "De dobbelstenen links en rechts van het vak met het kruis tonen er allebei 0 naartoe. Geen dobbelsteen heeft 0 op twee tegenoverliggende zijden, dus het vak is dood.",
    "three-sides": "Drie buren met drie verschillende waarden: ook dood.",
    starter:
      "Het bord van Starter zoals Pentario het tekent: 13 vakken voor ieder 6 dobbelstenen en de startdobbelsteen.",
    expert: "Het bord van Expert: 19 vakken langs een diagonaal.",
  },
};
export default text;
