import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Pente is een spel van rijen en veroveringen voor twee, en in andere vormen tot zes spelers. Het stamt af van de Japanse spellen gomoku en ninuki-renju.",
  chapters: {
    aim: "Doel van het spel",
    needed: "Wat je nodig hebt",
    turn: "Een beurt",
    captures: "Veroveren",
    end: "Het einde",
    tournament: "Kampioenschap",
    more: "Vier spelers in teams",
    scoring: "Spelen om punten",
    complication: "Complicatie",
    variants: "Andere vormen",
  },
  passages: {
    goal: {
      title: "Vijf op een rij, of vijf paren",
      text: [
        "Je wint op een van twee manieren: met vijf eigen stenen aaneengesloten op een rij, horizontaal, verticaal of diagonaal, of door vijf paren stenen van de ander te veroveren.",
        "Na elke zet gaan eerst de veroverde stenen van het bord; dan wordt er gekeken. Vijf op een rij wint meteen, ook als de ander die met zijn volgende steen zou kunnen breken of zijn vijfde paar zou veroveren.",
      ],
    },
    board: {
      title: "Het bord",
      text: [
        "Een bord van 19 bij 19 lijnen. De stenen liggen op de snijpunten, niet in de vakjes. Alle 361 punten zijn gelijk, ook die op de rand; versieringen op een gedrukt bord betekenen niets.",
        "Een kleiner bord is een keuze van het huis: elk oneven aantal lijnen vanaf 9. De plaatjes hier tonen meestal negen lijnen, om ze klein te houden.",
      ],
    },
    stones: {
      title: "De stenen",
      text: ["Elke speler, of elk team, heeft stenen van één kleur. Ze raken nooit op."],
    },
    points: {
      title: "Namen van de punten",
      text: [
        "Kolommen hebben letters van links af, zonder I, en rijen nummers van onderaf: K10 is het midden van het grote bord.",
        "Het oude boekje telt vanuit het midden: eerst rechts of links, dan op of neer. R3O2 is drie naar rechts en twee omhoog, en 0 is het midden zelf. Een sterretje na een zet staat voor elk veroverd paar. Ook partijen in die vorm kunnen worden gelezen.",
      ],
    },
    first: {
      title: "De eerste steen",
      text: [
        "De eerste steen van een spel komt op het middelpunt. Daarna leggen de spelers om de beurt één steen op een leeg punt naar keuze. Een steen die ligt, wordt nooit verplaatst; hij gaat alleen weg als hij veroverd wordt, en dan is zijn punt weer vrij voor iedereen.",
      ],
    },
    begins: {
      title: "Wie begint",
      text: [
        "Het lot wijst aan wie het eerste spel begint, want beginnen is een klein voordeel; bij een nieuw spel kun je het ook zelf kiezen. In de spellen daarna begint wie het vorige verloor. Je kunt ook om de beurt beginnen, of elke keer loten.",
      ],
    },
    calls: {
      title: "Tria en tessera",
      text: [
        "Drie stenen die een open vier kunnen worden, heten een tria; vier die aan beide kanten open zijn een tessera, en daar is bijna niets tegen te doen. Het is beleefd om ze te noemen, en het verloop doet dat voor je. Voor het spel maakt het niets uit.",
      ],
    },
    pair: {
      title: "Een paar tussen je stenen",
      text: [
        "Liggen er precies twee stenen van de ander naast elkaar op een lijn, en sluit je nieuwe steen die lijn zo af dat aan beide einden een steen van jou ligt, dan zijn die twee veroverd en gaan ze van het bord. Dat kan horizontaal, verticaal en diagonaal, en met één steen kun je meer paren tegelijk veroveren.",
        "Eén losse steen of drie op een rij kun je niet veroveren. De rand van het bord telt niet als steen: alle vier de stenen moeten er liggen. Een steen komt altijd op een leeg punt; waar stenen veroverd zijn, mag ieder weer leggen.",
      ],
    },
    must: {
      title: "Veroverd is veroverd",
      text: ["Een paar dat je insluit, gaat altijd van het bord. Je kunt het niet laten liggen."],
    },
    safe: {
      title: "Ertussen gaan liggen is veilig",
      text: [
        "Alleen wie een paar insluit, verovert het. Leg je een steen zo dat er twee van jou tussen twee van de ander komen te liggen, dan gebeurt er niets.",
      ],
    },
    longer: {
      title: "Meer dan vijf",
      text: ["Zes of meer op een rij wint ook. Een paar vormen vragen precies vijf; dat staat daar dan bij."],
    },
    captured: {
      title: "Het vijfde paar",
      text: ["Wie vijf paren heeft veroverd, of met de laatste steen nog meer, heeft meteen gewonnen."],
    },
    full: {
      title: "Een vol bord",
      text: ["Zijn alle punten bezet en heeft niemand gewonnen, dan is het gelijk. Het komt bijna nooit voor."],
    },
    far: {
      title: "De tweede steen blijft op afstand",
      text: [
        "Om het voordeel van de eerste zet weg te nemen, moet de tweede steen van de eerste speler minstens drie punten van het midden liggen: op of buiten het vierkant van zeven bij zeven eromheen. De tweede speler is vrij, en alle stenen daarna ook.",
      ],
    },
    where: {
      title: "Waar je het kunt kiezen",
      text: [
        "De kampioenschapsregel is voor spellen met z'n tweeën: het basisspel, Punten en Complicatie hebben elk een vorm met deze regel.",
      ],
    },
    forms: {
      title: "Met hoeveel je speelt",
      text: [
        "Met twee in de meeste vormen; met vier in twee teams, op een van de twee manieren hieronder; of met drie tot zes, ieder voor zich, in Punten. Andere teams zijn er niet.",
      ],
    },
    pairs: {
      title: "Twee teams, twee kleuren",
      text: [
        "Twee teams van twee, elk met één kleur. De teams zetten om en om: eerst A, dan B, dan de partner van A, dan de partner van B. Verder is het het spel voor twee.",
      ],
    },
    team: {
      title: "Team-Pente",
      text: [
        "Vier spelers met vier kleuren; partners zitten tegenover elkaar. Een team wint als een van beiden vijf van zijn eigen kleur op een rij heeft, of als ze samen tien stenen van de tegenstanders hebben veroverd.",
        "Partners overleggen tijdens het spel niet.",
      ],
    },
    partner: {
      title: "Stenen van je partner",
      text: [
        "In Team-Pente kun je ook stenen van je partner insluiten. Ze gaan van het bord als elke veroverde steen, of je wilt of niet, maar alleen stenen van tegenstanders tellen: een paar met één steen van een tegenstander en één van je partner telt één, een paar van je partner niets.",
      ],
    },
    own: {
      title: "Je eigen stenen",
      text: ["Een paar waarin een steen van jezelf ligt, is nooit een verovering."],
    },
    count: {
      title: "Tellen met z'n tweeën",
      text: [
        "Het spel gaat als gewoonlijk en wordt geteld als het uit is:",
        [
          "5 punten voor vijf op een rij; wie door veroveren wint, krijgt die niet",
          "1 punt voor elk veroverd paar, voor beide spelers",
          "1 punt voor elke rij van precies vier die aan het eind op het bord ligt, voor beide spelers",
        ],
        "Rijen tellen in elke richting, open of niet. De winnende rij zelf telt niet ook nog als vier.",
      ],
    },
    match: {
      title: "Meer spellen achter elkaar",
      text: [
        "De punten worden van spel tot spel opgeteld tot iemand het doel haalt, bijvoorbeeld 21 of 50. Halen twee spelers het in hetzelfde spel, dan wint het hoogste totaal; zijn ze gelijk, dan volgt er nog een spel. Wie minder sterk is, kan als voorgift met wat punten beginnen.",
        "Bij een nieuw spel kun je elke vorm een doel en een voorgift geven; heeft een vorm zelf geen punten, dan telt elk gewonnen spel voor één.",
      ],
    },
    many: {
      title: "Drie tot zes spelers",
      text: [
        "Ieder speelt voor zich met één kleur. Het spel is uit zodra iemand vier of meer op een rij heeft, of zijn vierde verovering maakt. Dan telt iedereen:",
        [
          "10 punten voor de vier op een rij",
          "1 punt voor elke verovering; een paar van twee verschillende kleuren is één verovering",
          "1 punt voor elke rij van precies drie op het bord",
        ],
      ],
    },
    exact: {
      title: "Precies vijf",
      text: [
        "Complicatie is voor wie het spel goed kent. Voor beide spelers wint alleen een rij van precies vijf; met zes of meer gaat het spel door. Vijf veroverde paren winnen als altijd.",
      ],
    },
    threes: {
      title: "Geen twee drieën tegelijk",
      text: [
        "Het mag niet om met één steen twee of meer vrije drieën te maken. Een vrije drie is drie stenen op een lijn, aaneengesloten of met één gat, die met nog één steen een vier met twee open einden zouden worden. Wat de steen verovert, gaat eerst weg; dan pas wordt er gekeken.",
        "Volgens de andere lezing van het boekje telt elke drie die nog een vier kan worden.",
      ],
    },
    allowed: {
      title: "Wat wel mag",
      text: [
        [
          "een drie en een vier tegelijk, of twee vieren; maar geen twee drieën en een vier",
          "twee drieën, als de ander met zijn volgende steen vijf zou hebben en je steen dat verhindert, door een blokkade of een verovering",
          "altijd een steen die wint: precies vijf, of het vijfde paar",
        ],
      ],
    },
    extras: {
      title: "Vormen van buiten het boekje",
      text: [
        "Deze vormen worden in clubs en op servers gespeeld. Hier zijn het extra's, nooit de gewone keuze, en alle voor twee spelers. Waar niets anders staat, gelden de regels van het basisspel. Ninuki-renju, dat het boekje alleen noemt, is er een van.",
      ],
    },
    gomoku: {
      title: "Gomoku",
      text: ["Er wordt niet veroverd. Precies vijf op een rij wint, zes niet. De eerste steen mag overal liggen."],
    },
    keryo: {
      title: "Keryo-Pente",
      text: [
        "Behalve paren kun je ook rijen van drie veroveren. Vijftien veroverde stenen winnen. De kampioenschapsregel geldt.",
      ],
    },
    "g-pente": {
      title: "G-Pente",
      text: [
        "De kampioenschapsregel, en bovendien: de tweede steen van de eerste speler mag niet op de rij of de kolom van het midden liggen op drie of vier punten afstand.",
      ],
    },
    "d-pente": {
      title: "D-Pente en DK-Pente",
      text: [
        "De eerste speler legt de eerste vier stenen, twee van elke kleur, en hoeft niet in het midden te beginnen. Dan kiest de ander een kant. DK-Pente is hetzelfde met de veroveringen van Keryo-Pente.",
      ],
    },
    poof: {
      title: "Poof-Pente",
      text: [
        "Hier is ertussen gaan liggen niet veilig: een paar dat je tussen twee stenen van de ander legt, verdwijnt en telt voor hem. Dat gebeurt samen met je eigen veroveringen, voor er naar vijf wordt gekeken. Tien stenen winnen alleen als het er meer zijn dan de ander heeft veroverd.",
      ],
    },
    boat: {
      title: "Boat-Pente",
      text: [
        "Vijf op een rij wint alleen als de ander die met zijn volgende steen niet door een verovering kan breken, of het niet doet. Veroveringen winnen als altijd.",
      ],
    },
    "o-pente": {
      title: "O-Pente",
      text: [
        "Keryo, Poof en Boat samen: ook drie stenen zijn te veroveren, ertussen gaan liggen kost stenen, en vijf op een rij moet één zet overleven.",
      ],
    },
    swap2: {
      title: "Swap2-Pente en Swap2-Keryo",
      text: [
        "De eerste speler legt drie stenen. De ander neemt een van de kanten, of legt er twee stenen bij en laat de eerste kiezen. De kampioenschapsregel geldt niet. Swap2-Keryo heeft de veroveringen van Keryo-Pente.",
      ],
    },
    connect6: {
      title: "Connect6",
      text: [
        "Er wordt niet veroverd. De eerste speler legt één steen, daarna legt iedereen er twee per beurt. Zes of meer op een rij wint.",
      ],
    },
    ninuki: {
      title: "Ninuki-renju",
      text: [
        "Paren worden veroverd, en vijf veroveringen winnen. Precies vijf op een rij wint als die niet meteen te breken is; een langere rij wint niet. Twee vrije drieën tegelijk zijn verboden, behalve om een vijf te verhinderen.",
      ],
    },
  },
  captions: {
    five: "De steen op F5 maakt vijf op een rij, en daarmee is het spel gewonnen.",
    first: "De eerste steen ligt op het middelpunt van het bord.",
    tria: "Drie op een rij, aan beide kanten vrij: een tria. De ander kan maar beter iets doen.",
    tessera: "Vier op een rij, aan beide kanten vrij: een tessera. Eén kant is te blokkeren, maar niet allebei.",
    pair: "De steen op F5 sluit het paar op D5 en E5 in. Beide gaan van het bord; de gestippelde ringen tonen waar ze lagen.",
    double: "Eén steen op F5, twee paren veroverd: D5 en E5 in de rij, F6 en F7 in de kolom.",
    "not-three": "Drie stenen tussen twee andere: er wordt niets veroverd.",
    safe: "De lichte speler gaat er op E5 tussen liggen. Het paar op D5 en E5 blijft waar het is.",
    "fifth-pair": "Ook diagonaal: F6 verovert D4 en E5. Het was het vijfde paar, en het wint.",
    far: "Kampioenschap, de tweede steen van de eerste speler: de kruisjes staan op de punten die te dicht bij het midden liggen.",
    mixed: "Team-Pente: F5 sluit D5 van een tegenstander en E5 van de partner in. Beide gaan weg, één telt.",
    many: "Punten voor drie: de vierde steen op een rij, op F5, beëindigt het spel.",
    six: "Complicatie: met E5 ligt er een rij van zes. Die wint niet, en het spel gaat door.",
    "double-three":
      "Een steen op het kruisje zou tegelijk een vrije drie in de rij en een in de kolom maken. Bij Complicatie mag dat niet.",
    keryo: "Keryo-Pente: drie stenen op een rij worden veroverd.",
    axis: "G-Pente, de tweede steen van de eerste speler: behalve het binnenste vierkant zijn ook de punten op de middenlijnen op drie en vier afstand gesloten.",
    poof: "Poof-Pente: wie er op E5 tussen gaat liggen, verliest D5 en E5.",
    boat: "Boat-Pente: vijf op een rij, maar met een steen op E4 kan de ander E5 en E6 veroveren en de rij breken. Het spel duurt nog één zet.",
  },
};
export default text;
