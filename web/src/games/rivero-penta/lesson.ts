// The introduction to Rivero Penta.

import type { Ground, Lesson } from "$/learn/lesson";

type Action = "sun" | "tap" | "bridge";
const kEach = 6; // of every action card

interface Setting {
  open?: readonly [Action, ...Action[]];
  phase?: "action" | "play";
  plays?: number;
  scores?: readonly [number, number];
}

/** A field around the source, and the learner's hand; the other one holds four cards. */
function field(table: Readonly<Record<string, string>>, hand: string, setting: Setting = {}): Ground<"rivero-penta"> {
  const { open = ["sun"], phase = "play", plays = 1, scores = [0, 0] } = setting;
  const out = (action: Action) =>
    open.filter((card) => card === action).length +
    (action === "bridge" ? Object.values(table).filter((card) => card === "=").length : 0);
  return {
    game: "rivero-penta",
    variant: "standard",
    table: { "-1,0": "D2", "0,1": "C8", "0,-1": "A5", "1,0": "N4", ...table },
    hands: [hand.split(" "), ["D3", "C6", "A6", "N2"]],
    scores,
    ocean: "rest",
    discard: [],
    closed: { sun: kEach - out("sun"), tap: kEach - out("tap"), bridge: kEach - out("bridge") },
    open,
    to_move: 0,
    phase,
    plays_left: plays,
    placed: [],
    penalty: false,
    turn: 2,
  };
}

export const lesson: Lesson<"rivero-penta"> = {
  game: "rivero-penta",
  steps: [
    {
      from: field({}, "N5 N6 C3 A10 D1"),
      text: [
        "Rond de bron groeien vier rivieren: Nijl, Colorado, Donau en Amazone, elk van 1 tot 10. Wie drie, vier of vijf kaarten van één rivier op een rij legt, krijgt punten. Bij 55 heb je gewonnen.",
        "Four rivers grow around the source: Nile, Colorado, Danube and Amazon, each from 1 to 10. Three, four or five cards of one river in a line score. Reach 55 and you win.",
        "Quatre rivières grandissent autour de la source : Nil, Colorado, Danube et Amazone, chacun de 1 à 10. Trois, quatre ou cinq cartes d'une même rivière alignées rapportent. À 55, vous gagnez.",
        "Rund um die Quelle wachsen vier Flüsse: Nil, Colorado, Donau und Amazonas, jeder von 1 bis 10. Drei, vier oder fünf Karten eines Flusses in einer Linie bringen Punkte. Mit 55 gewinnst du.",
      ],
      marks: ["cell:0,0"],
    },
    {
      from: field({}, "N5 N6 C3 A10 D1"),
      text: [
        "Elke beurt leg je één kaart aan. Ze past naast een kaart van dezelfde rivier die één hoger of lager is. Leg de Nijl 5 naast de Nijl 4.",
        "In each turn you add one card. It fits beside a card of the same river that is one higher or lower. Lay the Nile 5 beside the Nile 4.",
        "À chaque tour, vous ajoutez une carte. Elle va à côté d'une carte de la même rivière, d'un rang au-dessus ou au-dessous. Posez le Nil 5 à côté du Nil 4.",
        "In jedem Zug legst du eine Karte an. Sie passt neben eine Karte desselben Flusses, die um eins höher oder niedriger ist. Leg den Nil 5 neben den Nil 4.",
      ],
      marks: ["card:N5", "cell:2,0"],
      moves: ["N5@2,0", "N5@1,1", "N5@1,-1"],
      slips: [
        {
          moves: ["A10@2,0"],
          code: "rivero-penta.no-link",
          say: [
            "Kies de Nijl 5: die volgt op de 4.",
            "Choose the Nile 5: it follows the 4.",
            "Choisissez le Nil 5 : il suit le 4.",
            "Wähle den Nil 5: Er folgt auf die 4.",
          ],
        },
        {
          moves: ["D1@-2,0"],
          say: [
            "Die past ook, naast de Donau 2. Probeer hier de Nijl.",
            "That fits too, beside the Danube 2. Here try the Nile.",
            "Cela convient aussi, à côté du Danube 2. Essayez ici le Nil.",
            "Das passt auch, neben die Donau 2. Probier hier den Nil.",
          ],
        },
      ],
      done: [
        "De kaarten sluiten aan. Ook 10 en 1 zijn buren.",
        "The cards link. 10 and 1 are neighbours too.",
        "Les cartes s'enchaînent. Le 10 et le 1 sont voisins aussi.",
        "Die Karten schließen an. Auch 10 und 1 sind Nachbarn.",
      ],
    },
    {
      from: field({}, "C4 D4 N9 A10 D7"),
      text: [
        "Er is nog een manier: dezelfde waarde van een andere rivier. Leg een 4 naast de Nijl 4.",
        "There is another way: the same value of another river. Lay a 4 beside the Nile 4.",
        "Il y a une autre façon : la même valeur d'une autre rivière. Posez un 4 à côté du Nil 4.",
        "Es gibt noch einen Weg: denselben Wert eines anderen Flusses. Leg eine 4 neben den Nil 4.",
      ],
      marks: ["card:C4", "card:D4"],
      moves: ["C4@2,0", "C4@1,1", "C4@1,-1", "D4@2,0", "D4@1,1", "D4@1,-1"],
      slips: [
        {
          moves: ["N9@2,0"],
          code: "rivero-penta.no-link",
          say: [
            "Dezelfde rivier, maar 9 volgt niet op 4. Neem een 4.",
            "The same river, but 9 does not follow 4. Take a 4.",
            "La même rivière, mais 9 ne suit pas 4. Prenez un 4.",
            "Derselbe Fluss, aber 9 folgt nicht auf 4. Nimm eine 4.",
          ],
        },
      ],
      done: [
        "Eén buur die past is genoeg. In dezelfde rij of kolom mag een kaart niet twee keer liggen.",
        "One neighbour that links is enough. The same card may not lie twice in a row or column.",
        "Une seule voisine qui convient suffit. Une même carte ne peut être deux fois dans une rangée ou une colonne.",
        "Ein passender Nachbar genügt. Dieselbe Karte darf nicht zweimal in einer Reihe oder Spalte liegen.",
      ],
    },
    {
      from: field({ "2,0": "N5" }, "N6 C3 A10 D7 C1"),
      text: [
        "Drie kaarten van één rivier naast of onder elkaar geven 3 punten. Neem de Nijl 6: het veld waar je scoort toont +3.",
        "Three cards of one river side by side or one below the other score 3 points. Take the Nile 6: the place that scores shows +3.",
        "Trois cartes d'une même rivière en rangée ou en colonne rapportent 3 points. Prenez le Nil 6 : la case qui rapporte montre +3.",
        "Drei Karten eines Flusses neben- oder untereinander bringen 3 Punkte. Nimm den Nil 6: Das Feld, das Punkte bringt, zeigt +3.",
      ],
      marks: ["card:N6", "cell:3,0"],
      moves: ["N6@3,0"],
      brings: "rivero-penta.scored",
      slips: [
        {
          moves: ["N6@2,1"],
          say: [
            "Dat past, maar zo liggen er geen drie op één lijn. Leg achter de 5.",
            "It fits, but there are no three in one line. Lay it behind the 5.",
            "Cela convient, mais il n'y en a pas trois alignées. Posez derrière le 5.",
            "Das passt, aber so liegen keine drei in einer Linie. Leg hinter die 5.",
          ],
        },
      ],
      done: [
        "Drie punten. Een vierde kaart geeft 5, een vijfde 8.",
        "Three points. A fourth card gives 5, a fifth 8.",
        "Trois points. Une quatrième carte en donne 5, une cinquième 8.",
        "Drei Punkte. Eine vierte Karte bringt 5, eine fünfte 8.",
      ],
    },
    {
      from: field({ "2,0": "N5", "3,0": "N6", "4,0": "N7" }, "N8 C3 A10 D7 C1", { scores: [8, 0] }),
      text: [
        "Vijf op een rij heet PENTA. Maak er een.",
        "Five in a line are a PENTA. Make one.",
        "Cinq alignées font un PENTA. Faites-en un.",
        "Fünf in einer Linie sind eine PENTA. Mach eine.",
      ],
      moves: ["N8@5,0"],
      brings: "rivero-penta.scored",
      slips: [
        {
          moves: ["D7@5,0"],
          say: [
            "Die past, maar onderbreekt de Nijl. Zoek de kaart die hem langer maakt.",
            "It fits, but it interrupts the Nile. Find the card that makes it longer.",
            "Elle convient, mais interrompt le Nil. Trouvez la carte qui le prolonge.",
            "Sie passt, unterbricht aber den Nil. Such die Karte, die ihn verlängert.",
          ],
        },
      ],
      done: [
        "PENTA: 8 punten. Langer maken mag, maar geeft niets meer.",
        "PENTA: 8 points. You may make it longer, but that brings no more.",
        "PENTA : 8 points. On peut l'allonger, mais cela ne rapporte plus rien.",
        "PENTA: 8 Punkte. Länger darf es werden, bringt aber nichts mehr.",
      ],
    },
    {
      from: field({ "2,0": "N5", "2,1": "D5", "3,1": "N3", "3,2": "N9" }, "N6 C3 A10 D7 C1"),
      text: [
        "Eén kaart kan twee keer scoren: in haar rij en in haar kolom. De waarden hoeven in een rivier niet op te volgen. Zoek de plaats voor de Nijl 6 met +6.",
        "One card can score twice: in its row and in its column. Within a river the values need not follow each other. Find the place for the Nile 6 with +6.",
        "Une carte peut rapporter deux fois : dans sa rangée et dans sa colonne. Dans une rivière, les valeurs n'ont pas à se suivre. Trouvez la place à +6 pour le Nil 6.",
        "Eine Karte kann zweimal Punkte bringen: in ihrer Reihe und in ihrer Spalte. In einem Fluss müssen die Werte nicht aufeinander folgen. Finde den Platz mit +6 für den Nil 6.",
      ],
      marks: ["card:N6"],
      moves: ["N6@3,0"],
      slips: [
        {
          moves: ["N6@2,-1"],
          say: [
            "Dat mag, maar het veld tussen de 5 en de 3 brengt meer.",
            "That is allowed, but the place between the 5 and the 3 brings more.",
            "C'est permis, mais la place entre le 5 et le 3 rapporte davantage.",
            "Das ist erlaubt, aber der Platz zwischen der 5 und der 3 bringt mehr.",
          ],
        },
      ],
      done: [
        "Twee rivieren van drie met één kaart: 3 + 3.",
        "Two rivers of three with one card: 3 + 3.",
        "Deux rivières de trois avec une seule carte : 3 + 3.",
        "Zwei Flüsse von drei mit einer Karte: 3 + 3.",
      ],
    },
    {
      from: field({ "2,0": "N5", "3,0": "N6", "4,0": "A6" }, "N8 C3 A10 D7 C1", {
        open: ["tap", "tap"],
        phase: "action",
      }),
      text: [
        "Voor je legt, wordt een actiekaart gedraaid. De nieuwe en de vorige bepalen samen wat je mag. Kraan op kraan: neem drie kaarten van één rivier. Kies 4, 5 en 6 van de Nijl.",
        "Before you lay, an action card is turned. The new one and the one before decide what you may do. Tap on tap: take three cards of one river. Choose 4, 5 and 6 of the Nile.",
        "Avant de poser, on retourne une carte action. La nouvelle et la précédente décident de ce qui est permis. Robinet sur robinet : prenez trois cartes d'une rivière. Choisissez 4, 5 et 6 du Nil.",
        "Bevor du legst, wird eine Aktionskarte aufgedeckt. Die neue und die vorige bestimmen, was du darfst. Hahn auf Hahn: Nimm drei Karten eines Flusses. Wähle 4, 5 und 6 des Nils.",
      ],
      marks: ["thing:pair", "cell:1,0", "cell:2,0", "cell:3,0"],
      moves: ["tap 1,0 2,0 3,0"],
      slips: [
        {
          moves: ["pass"],
          say: [
            "Overslaan mag bij de meeste acties. Probeer hier wat de kraan brengt.",
            "Most actions may be passed over. Here try what the tap brings.",
            "On peut renoncer à la plupart des actions. Essayez ici ce que donne le robinet.",
            "Auf die meisten Aktionen darf man verzichten. Probier hier, was der Hahn bringt.",
          ],
        },
        {
          moves: ["tap 2,0 3,0 4,0"],
          code: "rivero-penta.not-one-river",
          say: [
            "De Amazone 6 hoort er niet bij. Neem de drie kaarten van de Nijl.",
            "The Amazon 6 does not belong. Take the three cards of the Nile.",
            "L'Amazone 6 n'en fait pas partie. Prenez les trois cartes du Nil.",
            "Der Amazonas 6 gehört nicht dazu. Nimm die drei Karten des Nils.",
          ],
        },
      ],
      done: [
        "3 punten voor de kraan, en 1 voor de Amazone 6: die was niet meer met de bron verbonden en dreef weg.",
        "3 points for the tap, and 1 for the Amazon 6: it was no longer joined to the source and floated off.",
        "3 points pour le robinet, et 1 pour l'Amazone 6 : coupée de la source, elle est partie à la dérive.",
        "3 Punkte für den Hahn und 1 für den Amazonas 6: Er war nicht mehr mit der Quelle verbunden und trieb fort.",
      ],
    },
    {
      from: field({ "0,1": "C7", "0,2": "N7", "2,0": "N5", "3,0": "N6" }, "N8 C3 A10 D7 C1", {
        open: ["tap", "sun"],
        phase: "action",
      }),
      text: [
        "Zon op kraan: verplaats één kaart. Punten geeft dat niet, maar het bereidt iets voor. Schuif de Nijl 7 van boven naar het einde van de Nijl.",
        "Sun on tap: move one card. It scores nothing, but it prepares something. Take the Nile 7 from the top to the end of the Nile.",
        "Soleil sur robinet : déplacez une carte. Cela ne rapporte rien, mais prépare la suite. Portez le Nil 7 du haut au bout du Nil.",
        "Sonne auf Hahn: Versetz eine Karte. Punkte bringt das nicht, aber es bereitet etwas vor. Bring den Nil 7 von oben ans Ende des Nils.",
      ],
      marks: ["cell:0,2", "cell:4,0"],
      moves: ["move 0,2>4,0"],
      slips: [
        {
          moves: ["pass"],
          say: [
            "Dat mag, maar met de 7 erbij wacht er een PENTA. Verplaats haar.",
            "You may, but with the 7 added a PENTA is waiting. Move it.",
            "C'est permis, mais avec le 7 un PENTA vous attend. Déplacez-le.",
            "Das darfst du, aber mit der 7 wartet eine PENTA. Versetz sie.",
          ],
        },
      ],
      done: [
        "Nu liggen er vier. Na de actie leg je nog gewoon een kaart.",
        "Now there are four. After the action you still lay a card as usual.",
        "Il y en a maintenant quatre. Après l'action, vous posez encore une carte.",
        "Nun liegen vier. Nach der Aktion legst du wie immer noch eine Karte.",
      ],
    },
    {
      text: [
        "Maak er meteen vijf van.",
        "Make it five at once.",
        "Faites-en cinq aussitôt.",
        "Mach gleich fünf daraus.",
      ],
      marks: ["card:N8"],
      moves: ["N8@5,0"],
      slips: [
        {
          moves: ["D7@4,1"],
          say: [
            "Dat past. Maar met de Nijl 8 maak je een PENTA.",
            "That fits. But with the Nile 8 you make a PENTA.",
            "Cela convient. Mais avec le Nil 8, vous faites un PENTA.",
            "Das passt. Aber mit dem Nil 8 machst du eine PENTA.",
          ],
        },
      ],
      done: [
        "Acht punten, dankzij de zon.",
        "Eight points, thanks to the sun.",
        "Huit points, grâce au soleil.",
        "Acht Punkte, dank der Sonne.",
      ],
    },
    {
      from: field({ "2,0": "N5" }, "N9 C3 A10 D7 C1", { open: ["bridge", "bridge"], phase: "action" }),
      text: [
        "Brug op brug: leg een brug links of rechts van een kaart. Deze actie kun je niet overslaan. Leg de brug achter de Nijl 5.",
        "Bridge on bridge: lay a bridge to the left or right of a card. You cannot skip this action. Lay the bridge behind the Nile 5.",
        "Pont sur pont : posez un pont à gauche ou à droite d'une carte. On ne peut pas y renoncer. Posez le pont derrière le Nil 5.",
        "Brücke auf Brücke: Leg eine Brücke links oder rechts an eine Karte. Diese Aktion kannst du nicht auslassen. Leg die Brücke hinter den Nil 5.",
      ],
      marks: ["cell:3,0"],
      moves: ["bridge 3,0"],
      slips: [
        {
          moves: ["bridge -2,0"],
          say: [
            "Daar mag een brug ook. Leg haar hier achter de Nijl.",
            "A bridge may lie there too. Here lay it behind the Nile.",
            "Un pont peut aussi aller là. Posez-le ici derrière le Nil.",
            "Dort darf auch eine Brücke liegen. Leg sie hier hinter den Nil.",
          ],
        },
      ],
      done: [
        "Achter de brug mag nu elke kaart van de Nijl liggen, welke waarde ook.",
        "Behind the bridge any card of the Nile may lie now, whatever its value.",
        "Derrière le pont, toute carte du Nil peut se poser, quelle que soit sa valeur.",
        "Hinter der Brücke darf nun jede Karte des Nils liegen, gleich welchen Werts.",
      ],
    },
    {
      text: [
        "De brug zelf telt niet mee, de rivier loopt eroverheen door. Leg de Nijl 9 erachter.",
        "The bridge itself does not count; the river runs on across it. Lay the Nile 9 behind it.",
        "Le pont ne compte pas ; le fleuve passe par-dessus. Posez le Nil 9 derrière.",
        "Die Brücke selbst zählt nicht; der Fluss läuft darüber weiter. Leg den Nil 9 dahinter.",
      ],
      marks: ["card:N9", "cell:4,0"],
      moves: ["N9@4,0"],
      slips: [
        {
          moves: ["C3@4,0"],
          code: "rivero-penta.bridge-river",
          say: [
            "Achter deze brug past alleen de Nijl.",
            "Behind this bridge only the Nile fits.",
            "Derrière ce pont, seul le Nil convient.",
            "Hinter diese Brücke passt nur der Nil.",
          ],
        },
      ],
      done: [
        "4, 5, brug, 9: drie kaarten van de Nijl, dus 3 punten.",
        "4, 5, bridge, 9: three cards of the Nile, so 3 points.",
        "4, 5, pont, 9 : trois cartes du Nil, donc 3 points.",
        "4, 5, Brücke, 9: drei Karten des Nils, also 3 Punkte.",
      ],
    },
    {
      from: field({}, "C3 A10 A1 N7 N10", { scores: [12, 9] }),
      text: [
        "Soms past geen enkele kaart. Dan leg je er een gesloten weg, en dat kost 3 punten. Kies een kaart om weg te leggen.",
        "Sometimes no card fits. Then you discard one face down, and that costs 3 points. Choose a card to discard.",
        "Parfois, aucune carte ne convient. Vous en défaussez alors une, face cachée, ce qui coûte 3 points. Choisissez une carte à défausser.",
        "Manchmal passt keine Karte. Dann legst du eine verdeckt ab, und das kostet 3 Punkte. Wähle eine Karte zum Ablegen.",
      ],
      marks: ["card:A10", "card:A1", "card:C3", "card:N7", "card:N10"],
      moves: ["discard A10", "discard A1", "discard C3", "discard N7", "discard N10"],
      slips: [{ moves: ["N7@2,0"], code: "rivero-penta.no-link" }],
      done: [
        "Van 12 naar 9. Wie een kaart kan aanleggen, moet dat doen.",
        "From 12 down to 9. Whoever can lay a card must do so.",
        "De 12 à 9. Qui peut poser une carte doit le faire.",
        "Von 12 auf 9. Wer eine Karte anlegen kann, muss es tun.",
      ],
    },
    {
      from: field({ "2,0": "N5", "3,0": "N6" }, "N7 N8 A10 D7 C1 C3", {
        open: ["sun", "tap"],
        plays: 2,
        scores: [47, 41],
      }),
      text: [
        "Kraan op zon: je trekt een kaart extra en legt er deze beurt twee. Je staat op 47. Begin met de Nijl 7.",
        "Tap on sun: you draw one card more and lay two in this turn. You have 47 points. Begin with the Nile 7.",
        "Robinet sur soleil : vous piochez une carte de plus et en posez deux ce tour. Vous avez 47 points. Commencez par le Nil 7.",
        "Hahn auf Sonne: Du ziehst eine Karte mehr und legst in diesem Zug zwei. Du hast 47 Punkte. Beginne mit dem Nil 7.",
      ],
      marks: ["card:N7", "cell:4,0"],
      moves: ["N7@4,0"],
      slips: [
        {
          moves: ["N8@0,2"],
          say: [
            "Die 8 heb je zo nog nodig. Verleng eerst de Nijl met de 7.",
            "You will need that 8 in a moment. First make the Nile longer with the 7.",
            "Vous aurez besoin de ce 8 dans un instant. Prolongez d'abord le Nil avec le 7.",
            "Diese 8 brauchst du gleich noch. Verlänger zuerst den Nil mit der 7.",
          ],
        },
      ],
      done: [
        "Vier op een rij: 5 punten, samen 52. En nu nog een kaart.",
        "Four in a line: 5 points, 52 in all. And now one more card.",
        "Quatre alignées : 5 points, 52 en tout. Encore une carte.",
        "Vier in einer Linie: 5 Punkte, zusammen 52. Und nun noch eine Karte.",
      ],
    },
    {
      text: [
        "De tweede kaart mag aan de eerste liggen. Maak de PENTA af en haal 55.",
        "The second card may lie beside the first. Finish the PENTA and reach 55.",
        "La deuxième carte peut toucher la première. Terminez le PENTA et atteignez 55.",
        "Die zweite Karte darf an die erste. Vollende die PENTA und erreiche 55.",
      ],
      marks: ["card:N8"],
      moves: ["N8@5,0"],
      slips: [
        {
          moves: ["D7@4,1"],
          say: [
            "Dan blijf je op 52. De Nijl 8 maakt het af.",
            "That leaves you at 52. The Nile 8 finishes it.",
            "Vous restez alors à 52. Le Nil 8 termine.",
            "So bleibst du bei 52. Der Nil 8 vollendet es.",
          ],
        },
      ],
      done: [
        "Samen geven de twee kaarten de 8 van een PENTA: 55, gewonnen.",
        "Together the two cards bring the 8 of a PENTA: 55, won.",
        "Ensemble, les deux cartes apportent les 8 d'un PENTA : 55, gagné.",
        "Zusammen bringen die zwei Karten die 8 einer PENTA: 55, gewonnen.",
      ],
    },
  ],
};
