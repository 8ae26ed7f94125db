import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero is een kaartspel voor twee over de kringloop van het water. Rivieren ontspringen, groeien en drogen op, tussen oceaan, bron en grondwater.",
  chapters: {
    aim: "Doel van het spel",
    needed: "Wat je nodig hebt",
    turn: "Een beurt",
    rivers: "Rivieren",
    ocean: "Optie 1: een kaart uit de oceaan",
    column: "Optie 2: kaarten uit de bron",
    action: "Optie 3: een actiekaart",
    ending: "Het einde van een beurt",
    end: "Het einde van het spel",
  },
  passages: {
    goal: {
      title: "Drie Rivero's en geen grondwater",
      text: [
        "Je wint zodra je drie Rivero's voor je hebt liggen en geen kaart op je grondwater. Wat je op hand hebt, doet er niet toe. Gaat een Rivero door een kraan of een brug stuk, dan moet je haar eerst herstellen of een andere maken.",
        "De andere variant, Een rivier van acht, win je met één eigen rivier van acht kaarten, een lege hand en geen grondwater.",
      ],
    },
    rivero: {
      title: "Wat een Rivero is",
      text: ["Een rivier van zes of meer rivierkaarten. Bruggen erin tellen niet mee."],
    },
    setup: {
      title: "De tafel dekken",
      text: [
        "Tachtig rivierkaarten: Nijl, Colorado, Donau en Amazone met de waarden 1 tot 10, elke kaart twee keer. Geschud zijn ze de oceaan. Daarnaast liggen achttien actiekaarten: zes zonnen, zes kranen en zes bruggen. Vier kaarten uit de oceaan komen open tussen de spelers, en ieder krijgt er zes op hand.",
        "De twee veldflessen worden ongezien verdeeld. Wie de blauwe krijgt, begint.",
      ],
    },
    spring: {
      title: "De bron",
      text: [
        "Tussen de spelers ligt de bron: vier rijtjes van drie plaatsen. In de middelste rij liggen altijd vier kaarten; ze wordt meteen aangevuld. De twee buitenste rijen, aan elke kant één, zijn eerst leeg.",
      ],
    },
    groundwater: {
      title: "Het grondwater",
      text: [
        "Elke speler heeft een eigen gesloten stapel, het grondwater. De kaart die er het laatst op kwam, gaat er het eerst weer af. Niemand kijkt erin.",
      ],
    },
    options: {
      title: "Een van drie opties",
      text: [
        "In elke beurt kies je één optie:",
        ["een kaart uit de oceaan nemen", "een rijtje van drie kaarten uit de bron halen", "een actiekaart inzetten"],
        "Daarnaast mag je bij elke optie zoveel kaarten bij je rivieren aansluiten als je wilt, bruggen vervangen en de kaarten bij je actiekaart op hand nemen; dat mag voor je kiest. Na de eerste twee opties mag het ook erna. Zolang de oceaan kaarten heeft, kan de eerste optie altijd.",
      ],
    },
    shape: {
      title: "Wat een rivier is",
      text: [
        "Een rijtje kaarten van één rivier dat telkens één oploopt, van 1 tot hoogstens 10; na 10 gaat het niet verder met 1. Het heeft minstens drie plaatsen, en minstens twee daarvan zijn rivierkaarten. De andere mogen bruggen zijn.",
      ],
    },
    new: {
      title: "Een nieuwe rivier en haar veldfles",
      text: [
        "Bij optie 1 mag je één nieuwe rivier van drie of meer kaarten voor je leggen, als je veldfles vrij is. De veldfles komt er altijd bij te liggen en blijft daar tot je kaarten uit de bron haalt.",
      ],
    },
    flask: {
      title: "Wat de veldfles beschermt",
      text: [
        "De kraan kan geen kaart nemen van een rivier met een veldfles, ook je eigen kraan niet. Tegen een brug helpt de veldfles niet.",
      ],
    },
    join: {
      title: "Een kaart aansluiten",
      text: [
        "Een kaart sluit aan een einde van een rivier aan: de eerstvolgende lagere of hogere waarde van dezelfde rivier. Of de joker gaat ertussen, samen met de kaart die daarachter komt.",
      ],
    },
    whose: {
      title: "Bij welke rivieren",
      text: [
        "Je sluit alleen kaarten aan bij je eigen rivieren. Volgens de andere lezing van het boekje mag het ook bij die van de ander.",
      ],
    },
    "same-name": {
      title: "Twee rivieren met dezelfde naam",
      text: [
        "Je mag twee rivieren met dezelfde naam hebben, zelfs met dezelfde waarden. Ze worden nooit verbonden: Nijl 4 tot 7 en Nijl 8 tot 10 blijven er twee.",
      ],
    },
    double: {
      title: "Dubbelen",
      text: [
        "Je neemt de bovenste kaart van de oceaan op hand. Daarna mag je één keer in de beurt dubbelen: een handkaart leggen op een onbedekte kaart van de bron met dezelfde waarde maar van een andere rivier. Er liggen nooit meer dan twee kaarten op elkaar.",
        "Meteen daarna mag je nog een kaart uit de oceaan nemen. Doe je eerst iets anders, dan heb je ervan afgezien.",
      ],
    },
    when: {
      title: "Wanneer het mag",
      text: [
        "Je veldfles moet bij een rivier liggen, het rijtje moet drie kaarten hebben, en je moet minstens één van de drie meteen kunnen gebruiken, met je hand of je joker.",
      ],
    },
    three: {
      title: "Wat je neemt",
      text: [
        "De drie bovenste kaarten komen op je hand. Bedekte kaarten gaan naar de ander. Je veldfles komt bij je terug, maar je mag haar in deze beurt niet gebruiken. Je neemt geen kaart uit de oceaan en dubbelt niet.",
      ],
    },
    use: {
      title: "Minstens één gebruiken",
      text: [
        "Voor je beurt eindigt, en als eerste, moet je een van de drie gebruiken: in een nieuwe rivier, zonder veldfles, als aansluiting bij een eigen rivier, of op de plaats van een brug in een eigen rivier. Je mag meer nieuwe rivieren maken als in elke ervan een van de drie ligt.",
      ],
    },
    refill: {
      title: "De bron aanvullen",
      text: [
        "Meteen komt er op de middelste plaats een kaart uit de oceaan. Dan worden de twee buitenste plaatsen uit je grondwater gevuld, zover dat reikt: de bovenste kaart eerst, en je eigen kant eerst. Overslaan kan niet.",
      ],
    },
    "one-card": {
      title: "Eén actiekaart tegelijk",
      text: ["Je mag pas een actiekaart omdraaien als er geen meer voor je ligt."],
    },
    ends: {
      title: "Dan is de beurt om",
      text: [
        "Eerst mag je kaarten aansluiten; zo kun je van een oude actiekaart afkomen. Dan draai je de bovenste kaart van de stapel om en doe je wat ze zegt. Daarna eindigt je beurt: geen nieuwe rivier, niet dubbelen, geen kaart in de bron.",
        "In sommige huizen komt er ook na een actie een kaart in de bron.",
      ],
    },
    won: {
      title: "Wat je wint",
      text: [
        "Kaarten die een actie je brengt, liggen er open bij, en vanaf je volgende beurt kun je ze gebruiken. Je mag ze dan op elk moment van je beurt op hand nemen, alle tegelijk.",
      ],
    },
    leaves: {
      title: "Wanneer de actiekaart weggaat",
      text: [
        "Ze blijft liggen tot je in een latere beurt een kaart hebt aangesloten, een rivier gemaakt, gedubbeld of een brug vervangen, en er niets meer bij ligt. In welke volgorde maakt niet uit. Dan gaat ze naar de afspeelstapel.",
      ],
    },
    sun: {
      title: "Zon",
      text: [
        "Twee kaarten uit de oceaan, of twee van één grondwater, het jouwe of dat van de ander. Ligt daar maar één kaart, dan krijg je die.",
      ],
    },
    "tap-river": {
      title: "Kraan bij een rivier",
      text: [
        "Neem de laagste of de hoogste kaart van een rivier zonder veldfles, ook een eigen. Ligt er dan een brug aan het einde, dan gaat die ongezien naar het grondwater van de eigenaar. Blijven er minder dan drie plaatsen over, dan volgen die ook.",
      ],
    },
    "tap-spring": {
      title: "Kraan bij de bron",
      text: [
        "Of neem een bovenste kaart van de bron; een kaart eronder blijft liggen. Een lege plaats in de middelste rij wordt uit de oceaan gevuld, een in een buitenste rij met de bovenste kaart van je grondwater, als die er is. Daarmee kun je zelfs winnen.",
      ],
    },
    bridge: {
      title: "Brug in een rivier",
      text: [
        "Vervang een kaart binnen in een rivier door een gesloten kaart uit de oceaan: dat is een brug. Ze mag niet aan een einde liggen en niet naast een andere brug. De vervangen kaart ligt open bij je actiekaart. De rivier is één korter geworden, want een brug telt niet.",
      ],
    },
    joker: {
      title: "Brug als joker",
      text: [
        "Of leg een kaart uit de oceaan gesloten bij je actiekaart. In een latere beurt is dat een joker: hij staat voor een kaart die ontbreekt, in een nieuwe rivier of bij het aansluiten. Niemand weet wat het is, en je kunt hem niet op hand nemen. Zolang hij er ligt, blijft de actiekaart.",
        "Een joker is nooit de eerste of de laatste van een rivier en ligt nooit naast een brug. Hij is een plaats van de rivier, maar telt niet voor de lengte.",
      ],
    },
    replace: {
      title: "Een brug vervangen",
      text: [
        "In je beurt mag je een brug in elke rivier, ook die van de ander, vervangen door precies de kaart die daar hoort. De gesloten kaart neem je op hand. Je mag het doen zo vaak je kunt.",
      ],
    },
    "both-ways": {
      title: "Er is altijd een weg",
      text: [
        "Kan een actie op de ene manier niet, dan kan ze op de andere: de zon heeft de oceaan, de kraan de bron, en de brug kan een joker zijn.",
      ],
    },
    pile: {
      title: "De actiekaarten zijn op",
      text: [
        "Is er een kaart nodig en is de stapel leeg, dan worden de gebruikte geschud. Die voor de spelers blijven liggen.",
      ],
    },
    "spring-card": {
      title: "Een kaart in de bron",
      text: [
        "Na optie 1 en 2 leg je een handkaart in de bron. Met zes of meer kaarten op hand moet het, met minder mag het. Het is er maar één, en daarmee is het aansluiten voorbij: daarna komen alleen nog het grondwater en het einde van de beurt.",
        "In sommige huizen moet het pas vanaf zeven.",
      ],
    },
    "spring-place": {
      title: "Waar ze komt",
      text: [
        "Op een lege plaats naar keuze in de twee buitenste rijen, aan je kant of aan die van de ander. Nooit in de middelste rij.",
      ],
    },
    exchange: {
      title: "De bron is vol",
      text: [
        "Is er in de buitenste rijen geen plaats vrij, dan mag je een handkaart ruilen voor een bovenste kaart van de bron met dezelfde waarde en van een andere rivier; een kaart eronder blijft liggen. Wie ruilt, legt in deze beurt geen kaart op zijn grondwater.",
      ],
    },
    "six-cards": {
      title: "De regel van zes",
      text: [
        "Heb je aan het einde van je beurt, welke optie je ook koos, meer dan zes handkaarten, dan gaat er precies één naar keuze gesloten op je grondwater: één, ook als het er tien zijn. Een grotere hand mag dus.",
      ],
    },
    lift: {
      title: "Grondwater nemen",
      text: [
        "Heb je aan het einde van je beurt minder dan zes handkaarten, dan mag je kaarten van je grondwater nemen, van bovenaf, tot je er zes hebt.",
        "Naar keuze mag dat de hele beurt, zodra je er minder dan zes hebt.",
      ],
    },
    win: {
      title: "Het moment van winnen",
      text: [
        "Het spel is uit zodra iemand heeft wat nodig is, ook in de beurt van de ander, bijvoorbeeld als er een brug wordt vervangen of een grondwater leegraakt. Hebben beiden het op hetzelfde ogenblik, dan wint wie aan de beurt is.",
      ],
    },
    empty: {
      title: "De oceaan is op",
      text: [
        "De beurt waarin de laatste kaart werd genomen, wordt uitgespeeld. Dan telt ieder de rivierkaarten in zijn eigen rivieren, zonder bruggen, min de kaarten van zijn grondwater. Handkaarten, de bron en kaarten bij actiekaarten tellen niet. Wie meer heeft, wint.",
        "In sommige huizen wordt er meteen geteld, midden in de beurt.",
      ],
    },
    short: {
      title: "Te weinig kaarten",
      text: ["Wat er niet meer is, wordt niet genomen: de tweede kaart van de zon, of de extra kaart na het dubbelen."],
    },
    equal: {
      title: "Gelijk",
      text: ["Tellen beiden evenveel, dan is het gelijk."],
    },
    series: {
      title: "Meer spellen achter elkaar",
      text: [
        "Elk gewonnen spel telt voor één. Bij een nieuw spel kies je met hoeveel de reeks gewonnen is, en zo nodig een voorsprong voor een speler als voorgift. De verliezer begint het volgende spel, tenzij je om de beurt of loten kiest.",
      ],
    },
  },
  captions: {
    rivero: "Amazone 3 tot 8, zes kaarten: een Rivero. De ster geeft het aan.",
    start: "Het begin: vier kaarten in de middelste rij van de bron, beide veldflessen vrij, en nog geen rivieren.",
    river: "Twee rivieren: Nijl 4 tot 6, en Donau 5 en 7 met een brug ertussen.",
    "new-river": "Amazone 5, 6 en 7 liggen als nieuwe rivier, met de veldfles erbij.",
    joined: "Nijl 7 is bij Nijl 4 tot 6 aangesloten. Nijl 9 zou aan geen einde passen.",
    doubled: "Donau 7 ligt op Amazone 7: dezelfde waarde, een andere rivier.",
    column:
      "De veldfles ligt bij de Amazone, en het tweede rijtje heeft drie kaarten: Nijl 8, Donau 2 en Donau 4. Met Donau 1 en 3 op hand wordt dat Donau 1 tot 4.",
    sun: "De zon heeft Nijl 6 en Amazone 4 gebracht. Amazone 4 kan in de volgende beurt bij Amazone 5 tot 7.",
    "tap-before": "Ervoor: Donau 5, een brug en Donau 7, zonder veldfles.",
    "tap-after": "Erna: de kraan nam Donau 5. De brug en Donau 7 gingen naar het grondwater van hun eigenaar.",
    bridge: "Op de plaats van Nijl 5 ligt een brug. Aan de einden, en naast deze, mag geen andere liggen.",
    joker: "De joker staat voor Nijl 7, en daarachter kon Nijl 8 aansluiten. De rivier heeft vier kaarten die tellen.",
    replaced: "Donau 6 heeft de plaats van de brug ingenomen. De gesloten kaart, hier Colorado 7, kwam op hand.",
  },
};
export default text;
