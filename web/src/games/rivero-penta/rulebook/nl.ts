import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero Penta is een tactisch kaartspel voor twee. Rond de bron groeien rivieren die van niemand zijn: wie er een verlengt, scoort.",
  chapters: {
    aim: "Doel van het spel",
    needed: "Wat je nodig hebt",
    turn: "Een beurt",
    scoring: "Puntentelling",
    actions: "Actiekaarten",
    bridges: "Bruggen",
    piles: "Als een stapel op is",
    end: "Het einde",
  },
  passages: {
    goal: {
      title: "55 punten",
      text: [
        "Wie het eerst 55 punten of meer heeft, heeft gewonnen, meteen, ook midden in een beurt. Je scoort met rivieren van drie, vier of vijf kaarten. Een rivier van vijf is een PENTA.",
      ],
    },
    cards: {
      title: "De kaarten",
      text: [
        "Tachtig rivierkaarten: Nijl, Colorado, Donau en Amazone met de waarden 1 tot 10, elke kaart twee keer. Achttien actiekaarten: zes zonnen, zes kranen en zes bruggen. Eén bronkaart.",
        "Elke rivier heeft haar eigen kleur, patroon en letter: N, C, D en A.",
      ],
    },
    setup: {
      title: "Rond de bron",
      text: [
        "De bron ligt in het midden. Elke speler krijgt zes kaarten uit de oceaan, de gesloten stapel rivierkaarten. Het lot wijst aan wie begint. Die legt een kaart op een van de vier plekken naast de bron, dan de ander, tot ieder er twee heeft gelegd. Elke kaart is goed, zolang er geen twee gelijke in dezelfde rij of kolom liggen.",
        "Dan wordt de bovenste actiekaart omgedraaid. Dat is de eerste open kaart.",
      ],
    },
    steps: {
      title: "Drie stappen",
      text: [
        "Zo gaat een beurt:",
        [
          "neem een kaart uit de oceaan: je hebt er nu vijf",
          "draai een actiekaart om op de open kaart; die twee samen geven misschien een actie",
          "speel een kaart uit je hand, zodat er vier overblijven",
        ],
        "Nemen en omdraaien doet het programma zelf.",
      ],
    },
    link: {
      title: "Een kaart aansluiten",
      text: [
        "Een kaart komt naast, boven of onder een kaart waar ze bij aansluit. Twee kaarten sluiten aan",
        [
          "als ze van dezelfde rivier zijn en hun waarden één verschillen, of",
          "als ze dezelfde waarde hebben en van verschillende rivieren zijn.",
        ],
        "Na 10 komt 1: Donau 10 en Donau 1 sluiten bij elkaar aan.",
      ],
    },
    one: {
      title: "Eén aansluiting is genoeg",
      text: [
        "De kaart moet bij één van haar buren aansluiten. Bij de andere hoeft ze niet te passen. Waar geen kaart naast ligt, kan ze nergens bij aansluiten.",
      ],
    },
    source: {
      title: "Naast de bron",
      text: [
        "Een vrije plek naast de bron waar geen kaart aan grenst, is voor elke kaart. Liggen er wel kaarten naast, dan moet die van jou bij één daarvan aansluiten. Naast een brug geldt alleen de regel van de brug.",
      ],
    },
    twice: {
      title: "Geen kaart twee keer in een rij",
      text: [
        "Elke kaart is er twee keer. Die twee mogen nooit in dezelfde rij of dezelfde kolom liggen, ook niet met gaten, bruggen of de bron ertussen.",
        "Sommigen kijken alleen naar de aaneengesloten rij of kolom waar de kaart bij komt. Dat is de andere keuze van het huis.",
      ],
    },
    limits: {
      title: "Vijf rijen van acht",
      text: [
        "Het veld heeft vijf rijen: die van de bron, twee erboven en twee eronder. In een rij liggen hoogstens acht kaarten. De bron, bruggen en gaten tellen niet mee, en naar de zijkanten is er verder geen grens. Een brug neemt een plek in, maar opent geen zesde rij. Op elke plek ligt één kaart of brug, en op de bron geen.",
      ],
    },
    discard: {
      title: "Als niets past",
      text: [
        "Kun je geen enkele kaart spelen, dan leg je er een gesloten af, voor −3 punten. Je score mag onder nul komen. Zolang er een kaart past, moet je spelen.",
        "In sommige huizen mag je ook afleggen als je zou kunnen spelen; de 3 punten kost het evengoed.",
      ],
    },
    river: {
      title: "Wat een rivier is",
      text: [
        "Een aaneengesloten lijn van kaarten van één rivier, in een rij of in een kolom. De waarden hoeven elkaar niet op te volgen: Amazone 6, 7, 1 is een rivier van drie. In een rij mag ze over één brug doorlopen. Door de bron loopt ze nooit: links en rechts daarvan liggen twee rivieren.",
      ],
    },
    table: {
      title: "Drie, vier, vijf",
      text: [
        "Maakt de kaart die je speelt een rivier van drie of meer, of verlengt ze er een, dan scoor je voor de nieuwe lengte:",
        ["drie kaarten: 3 punten", "vier kaarten: 5 punten", "vijf kaarten, een PENTA: 8 punten"],
        "Je scoort telkens de volle waarde, wie het begin van de rivier ook gelegd heeft.",
      ],
    },
    longer: {
      title: "Langer dan vijf",
      text: [
        "Een rivier mag langer worden dan vijf, maar dat brengt niets meer op. Verbindt je kaart kortere delen in één keer tot vijf of meer, dan scoor je 8.",
        "In sommige huizen moet het er dan precies vijf zijn.",
      ],
    },
    both: {
      title: "Twee rivieren tegelijk",
      text: ["Maakt of verlengt één kaart een rivier in haar rij en een in haar kolom, dan scoor je voor allebei."],
    },
    nobody: {
      title: "Rivieren zijn van niemand",
      text: ["Iedereen mag elke rivier verlengen, gebruiken en weghalen, wie haar ook gelegd heeft."],
    },
    pair: {
      title: "Twee kaarten, één actie",
      text: [
        "De nieuwe actiekaart ligt op de open kaart. Samen betekenen ze, de nieuwe eerst genoemd:",
        [
          "zon op kraan: je mag een kaart verplaatsen",
          "kraan op zon: je moet twee kaarten spelen",
          "zon op zon: je mag twee kaarten verwijderen, of een PENTA",
          "kraan op kraan: je mag drie kaarten van een rivier weghalen",
          "brug op brug: je moet een brug leggen",
        ],
        "Alle andere paren doen niets, en je speelt gewoon een kaart.",
      ],
    },
    floating: {
      title: "Zwevende kaarten",
      text: [
        "Een kaart zweeft als ze niet meer via naburige kaarten met de bron verbonden is. Elke buur verbindt, of hij aansluit of niet; een brug verbindt van links naar rechts; hoeken verbinden nooit. Bij de meeste acties mag er geen kaart gaan zweven.",
      ],
    },
    "sun-tap": {
      title: "Zon op kraan: een kaart verplaatsen",
      text: [
        "Je mag één kaart opnemen en op een andere plek leggen waar ze gespeeld zou kunnen worden. Een brug die haar laatste kaart verliest, valt meteen weg. Op het eind mag er niets zweven. Verplaatsen geeft geen punten.",
      ],
    },
    "tap-sun": {
      title: "Kraan op zon: twee kaarten",
      text: [
        "Je neemt nog een kaart en moet er twee spelen, na elkaar; de tweede mag bij de eerste aansluiten. Een rivier die beide krijgt, scoort één keer, voor haar eindlengte: Nijl 4 en 5 bij Nijl 1-2-3 geven 8 punten, niet 5 en 8.",
        "Past er maar één of geen, dan leg je de rest af. Dat kost één keer 3 punten, niet twee keer.",
      ],
    },
    "sun-sun": {
      title: "Zon op zon: droogte",
      text: [
        "Je mag twee kaarten verwijderen die naast of boven elkaar liggen, van welke rivieren ook, maar niet over een brug heen. Daarna mag er niets zweven, en punten geeft het niet. Of je kiest een PENTA.",
      ],
    },
    penta: {
      title: "Zon op zon: een PENTA leeghalen",
      text: [
        "Je haalt zoveel kaarten van één PENTA weg als kan zonder dat er iets gaat zweven, en krijgt 1 punt per kaart. Kan dat aantal op meer manieren, dan kies je. Kan er geen enkele weg, dan kun je dit niet kiezen.",
        "Een PENTA mag over een brug lopen, en een van zes tot acht kaarten telt met al haar kaarten mee. In sommige huizen is alleen precies vijf een PENTA.",
      ],
    },
    "tap-tap": {
      title: "Kraan op kraan: waterwinning",
      text: [
        "Je mag drie kaarten van één rivier weghalen die in een rij of kolom op elkaar volgen, zonder brug ertussen; ze mogen deel zijn van een langere rivier. Dat geeft 3 punten, en 1 punt extra voor elke kaart die dan zweeft. Ze gaan allemaal naar de aflegstapel.",
      ],
    },
    lay: {
      title: "Een brug leggen",
      text: [
        "Brug op brug: je moet de nieuwe brug op een lege plek links of rechts van een kaart leggen. Niet tussen twee kaarten, niet tussen een kaart en de bron, niet naast een andere brug. Boven elkaar mag wel.",
        "Naar keuze mag een brug wel tussen een kaart en de bron.",
      ],
    },
    single: {
      title: "Eén brug per rivier",
      text: [
        "Een rivier heeft hoogstens één brug. Een kaart die twee rivieren met elk een brug zou verbinden, mag daar niet liggen.",
      ],
    },
    nowhere: {
      title: "Geen plaats voor een brug",
      text: ["Kan de brug nergens liggen, dan gebeurt er niets en blijft ze op de open stapel. Dat is heel zeldzaam."],
    },
    beside: {
      title: "Naast een brug",
      text: [
        "Aan de andere kant van een brug mag alleen een kaart van dezelfde rivier liggen; de waarde is vrij, en een andere aansluiting is niet nodig. De plek mag ook leeg blijven. De brug telt niet mee voor de lengte.",
        "Een brug werkt alleen van links naar rechts. Boven en onder haar sluit niets aan, maar er mag wel een kaart liggen die ergens anders aansluit.",
      ],
    },
    loose: {
      title: "Een losse brug",
      text: [
        "Een brug zonder kaart aan beide kanten gaat terug, boven op de open stapel actiekaarten. Zij is dan de open kaart.",
        "In sommige huizen gaat ze onder de stapel, zodat de open kaart blijft wat ze was.",
      ],
    },
    actions: {
      title: "De actiekaarten zijn op",
      text: [
        "Is de gesloten actiestapel aan het begin van een beurt leeg, dan blijft de open kaart liggen. Alle bruggen gaan van het veld; kaarten die dan zweven, gaan zonder punten naar de aflegstapel. De andere zeventien kaarten worden geschud, en de beurt begint.",
      ],
    },
    ocean: {
      title: "De oceaan is op",
      text: [
        "Moet er een kaart genomen worden en is de oceaan leeg, dan worden de afgelegde kaarten geschud: dat is de nieuwe oceaan.",
      ],
    },
    full: {
      title: "Het veld is vol",
      text: [
        "Liggen er vijf rijen van acht, dan scoor je eerst. Daarna worden alle kaarten van het veld, de afgelegde kaarten en de rest van de oceaan samen de nieuwe oceaan, en gaan de bruggen op de open stapel. Vier kaarten uit de oceaan komen rond de bron, en het spel gaat verder. De handen blijven zoals ze zijn.",
        "Volgens de andere lezing van het boekje komen die vier uit de handen: beiden nemen er twee en leggen om de beurt, zoals bij het begin.",
      ],
    },
    "give-up": {
      title: "Opgeven",
      text: ["Wie meer dan 25 punten achterstaat, dus 26 of meer, mag in zijn beurt opgeven. De ander wint."],
    },
    cap: {
      title: "Een heel lang spel",
      text: ["Na duizend beurten eindigt het spel gelijk. Tussen mensen komt het nooit zover."],
    },
    series: {
      title: "Meer spellen achter elkaar",
      text: [
        "Elk gewonnen spel telt voor één. Bij een nieuw spel kies je met hoeveel de reeks gewonnen is, en zo nodig een voorsprong voor een speler als voorgift. De verliezer begint het volgende spel, tenzij je om de beurt of loten kiest.",
      ],
    },
  },
  captions: {
    start: "Vier kaarten rond de bron: zo begint een spel.",
    link: "Nijl 5 past naast Nijl 4, één lager in dezelfde rivier, en naast Amazone 5, dezelfde waarde van een andere rivier.",
    "ten-one": "Donau 1 volgt op Donau 10. Hier maakt ze een rivier van drie.",
    clash: "Nijl 2 sluit aan bij Nijl 1 eronder. Dat ze niet bij Amazone 9 links van haar past, geeft niet.",
    "beside-source": "Naast de plek onder de bron ligt geen kaart: Amazone 7, of elke andere kaart, mag er liggen.",
    twice: "Op het kruis zou Nijl 5 bij Colorado 5 aansluiten. Maar er ligt al een Nijl 5 in deze rij.",
    "full-row": "In deze rij liggen acht kaarten. Op het kruis is geen plaats voor een negende.",
    three: "Nijl 6 maakt een rivier van drie: 3 punten.",
    four: "Nijl 7 verlengt haar tot vier: 5 punten.",
    five: "Met Nijl 8 is het een PENTA: 8 punten.",
    joined: "Donau 4 verbindt twee en twee tot een rivier van vijf: 8 punten ineens.",
    both: "Nijl 6 sluit de rivier in de rij af en begint die in de kolom: 3 en 3 punten.",
    moved: "Nijl 5 is verplaatst, van naast Nijl 4 naar onder Amazone 5.",
    drought: "De twee gemarkeerde kaarten mogen weg. Nijl 4 en 5 niet: dan zou Nijl 6 gaan zweven.",
    drained: "Een PENTA die helemaal weg kan: 5 punten. Colorado 4 blijft via Colorado 8 met de bron verbonden.",
    tapped: "De drie gemarkeerde kaarten gaan weg, en met hen de twee die dan zweven: 3 en 2 punten.",
    bridge: "De plekken waar de brug nu mag liggen.",
    "over-bridge":
      "Voorbij de brug past elke kaart van de Nijl, ook Nijl 9. De rivier heeft dan drie kaarten: 3 punten.",
  },
};
export default text;
