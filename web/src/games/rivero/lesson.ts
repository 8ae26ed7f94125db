// The introduction to Rivero.

import type { Ground, Lesson } from "$/learn/lesson";

interface Lying {
  phase?: "choose" | "play" | "act" | "end";
  option?: "ocean" | "column";
  done?: "spring";
  spring?: Readonly<Record<string, readonly string[]>>;
  rivers?: Readonly<Record<string, string>>;
  action?: { card: string; open?: readonly string[] };
  groundwater?: readonly string[];
}

/** The learner's turn; a river 0.1 has the flask. `groundwater` is the other's. */
function table(
  hand: string,
  { phase = "choose", spring, rivers = {}, action, groundwater = [], ...rest }: Lying = {},
): Ground<"rivero"> {
  return {
    game: "rivero",
    variant: "standard",
    phase,
    to_move: 0,
    hands: [hand.split(" "), ["A1", "A9", "C3", "D5", "N10", "C7"]],
    spring: { "1b": ["N4"], "2b": ["D7"], "3b": ["C2"], "4b": ["C9"], ...spring },
    rivers: Object.fromEntries(Object.entries(rivers).map(([name, cards]) => [name, cards.split(" ")])),
    flask: ["0.1" in rivers ? "0.1" : null, null],
    action: [action ?? null, null],
    groundwater: [[], groundwater],
    ...rest,
  };
}

export const lesson: Lesson<"rivero"> = {
  game: "rivero",
  steps: [
    {
      from: table("N5 N7 D3 A8 C10"),
      text: [
        "In het midden ligt de bron, onderaan je hand. Daartussen komen jouw rivieren: kaarten van één naam die telkens met één stijgen. Vanaf zes kaarten heet zo'n rivier een Rivero. Drie Rivero's en geen grondwater: gewonnen.",
        "The spring lies in the middle, your hand below. Between them go your rivers: cards of one name that rise by one. A river of six or more is a Rivero. Three Riveros and no groundwater win.",
        "La source est au milieu, votre main en bas. Entre les deux viennent vos rivières : des cartes d'un même nom qui montent d'une en une. À partir de six, c'est un Rivero. Trois Riveros et pas de nappe : gagné.",
        "In der Mitte liegt die Quelle, unten deine Hand. Dazwischen kommen deine Flüsse: Karten eines Namens, die jeweils um eins steigen. Ab sechs Karten ist es ein Rivero. Drei Riveros und kein Grundwasser: gewonnen.",
      ],
      marks: ["card:N5", "card:N7"],
    },
    {
      from: table("N5 N7 D3 A8 C10"),
      text: [
        "Een beurt heeft drie stappen: pakken, leggen, en een kaart voor de bron. Wat je kunt pakken, licht op. Tik op de oceaan, of sleep er een kaart vandaan naar je hand.",
        "A turn has three steps: take, lay, and a card for the spring. What you can take is lit. Tap the ocean, or drag a card from it to your hand.",
        "Un tour a trois étapes : prendre, poser, et une carte pour la source. Ce que vous pouvez prendre s'éclaire. Touchez l'océan, ou faites-en glisser une carte vers votre main.",
        "Ein Zug hat drei Schritte: nehmen, legen und eine Karte für die Quelle. Was du nehmen kannst, leuchtet. Tipp auf den Ozean, oder zieh von dort eine Karte auf deine Hand.",
      ],
      marks: ["thing:ocean"],
      moves: ["ocean"],
      slips: [
        {
          moves: ["action"],
          say: [
            "Dat is de actiekaart. Die komt zo; pak nu een kaart uit de oceaan.",
            "That is the action card. It comes later; now take a card from the ocean.",
            "C'est la carte action. Elle viendra ; prenez d'abord une carte de l'océan.",
            "Das ist die Aktionskarte. Sie kommt später; nimm nun eine Karte aus dem Ozean.",
          ],
        },
      ],
      then: [{ seat: "chance", move: "draw N6" }],
      done: [
        "De Nijl 6: precies wat er ontbrak.",
        "The Nile 6: just what was missing.",
        "Le Nil 6 : juste ce qui manquait.",
        "Der Nil 6: genau das, was fehlte.",
      ],
    },
    {
      text: [
        "Drie opvolgende kaarten van één naam zijn genoeg voor een nieuwe rivier. Kies 5, 6 en 7 van de Nijl: tik ze aan, of sleep ze naar Nieuwe rivier. Leg ze dan.",
        "Three cards of one name in sequence are enough for a new river. Choose 5, 6 and 7 of the Nile: tap them, or drag them to New river. Then lay them.",
        "Trois cartes d'un même nom qui se suivent suffisent pour une nouvelle rivière. Choisissez 5, 6 et 7 du Nil : touchez-les, ou faites-les glisser vers Nouvelle rivière. Puis posez-les.",
        "Drei aufeinanderfolgende Karten eines Namens genügen für einen neuen Fluss. Wähle 5, 6 und 7 des Nils: Tipp sie an, oder zieh sie auf Neuer Fluss. Dann leg sie.",
      ],
      marks: ["card:N5", "card:N6", "card:N7"],
      moves: ["river N5 N6 N7"],
      slips: [
        { moves: ["river N5 N7"], code: "rivero.not-rising" },
        {
          moves: ["spring D3 2a"],
          say: [
            "Dat hoort bij het einde van je beurt. Leg eerst de rivier.",
            "That belongs to the end of your turn. Lay the river first.",
            "Cela vient à la fin de votre tour. Posez d'abord la rivière.",
            "Das gehört ans Ende deines Zuges. Leg zuerst den Fluss.",
          ],
        },
      ],
      done: [
        "Je eerste rivier. De veldfles ligt er nu bij: ze beschermt tegen de kraan. Zolang ze daar ligt, kun je met een trek uit de oceaan geen nieuwe rivier beginnen.",
        "Your first river. Your flask lies at it now and keeps the tap away. While it lies there, a turn with the ocean cannot begin another river.",
        "Votre première rivière. La gourde est posée à côté et la protège du robinet. Tant qu'elle y est, un tour avec l'océan ne peut pas commencer d'autre rivière.",
        "Dein erster Fluss. Die Feldflasche liegt nun daran und schützt vor dem Hahn. Solange sie dort liegt, kannst du mit dem Ozean keinen neuen Fluss beginnen.",
      ],
    },
    {
      text: [
        "Aan het einde mag je een kaart in de bron leggen; met zes of meer in de hand moet het. Zo groeien er rijtjes van drie. Leg de Donau 3 op de verlichte plaats.",
        "At the end you may lay a card into the spring; with six or more in hand you must. So columns of three grow. Lay the Danube 3 on the marked place.",
        "À la fin, vous pouvez poser une carte dans la source ; avec six ou plus en main, il le faut. Ainsi naissent des colonnes de trois. Posez le Danube 3 sur la place repérée.",
        "Am Ende darfst du eine Karte in die Quelle legen; mit sechs oder mehr auf der Hand musst du. So wachsen Spalten von drei. Leg die Donau 3 auf den markierten Platz.",
      ],
      marks: ["card:D3", "place:2a"],
      moves: ["spring D3 2a"],
      slips: [
        {
          moves: ["end"],
          say: [
            "Dat mag met zo weinig kaarten. Probeer hier eerst de bron.",
            "With so few cards you may. Here try the spring first.",
            "Avec si peu de cartes, c'est permis. Essayez d'abord la source.",
            "Mit so wenigen Karten darfst du das. Probier hier zuerst die Quelle.",
          ],
        },
      ],
      then: [{ seat: 0, move: "end" }],
      done: [
        "De beurt is voorbij. Ook de ander kan kaarten uit de bron halen: kies dus met zorg.",
        "The turn is over. The other can take cards from the spring too, so choose with care.",
        "Le tour est fini. L'adversaire peut aussi prendre dans la source : choisissez avec soin.",
        "Der Zug ist vorbei. Auch der andere kann Karten aus der Quelle holen: Wähle also mit Bedacht.",
      ],
    },
    {
      from: table("N8 D3 A8 C10", { rivers: { "0.1": "N5 N6 N7" } }),
      text: [
        "Aanleggen aan je eigen rivieren mag altijd, zo vaak je wilt: één hoger of één lager. Sleep de Nijl 8 naar je rivier, of tik eerst de kaart aan en dan de rivier.",
        "You may always join cards to your own rivers, as often as you like: one higher or one lower. Drag the Nile 8 to your river, or tap the card and then the river.",
        "Vous pouvez toujours prolonger vos rivières, autant que vous voulez : d'un rang au-dessus ou au-dessous. Faites glisser le Nil 8 vers votre rivière, ou touchez la carte, puis la rivière.",
        "An deine eigenen Flüsse darfst du immer anlegen, so oft du willst: um eins höher oder niedriger. Zieh den Nil 8 an deinen Fluss, oder tipp erst die Karte und dann den Fluss an.",
      ],
      marks: ["card:N8", "river:0.1"],
      moves: ["join N8 0.1"],
      slips: [
        {
          moves: ["join D3 0.1"],
          code: "rivero.other-river",
          say: [
            "Aan de Nijl past alleen de Nijl.",
            "Only the Nile joins the Nile.",
            "Seul le Nil prolonge le Nil.",
            "An den Nil passt nur der Nil.",
          ],
        },
      ],
      done: [
        "Vier kaarten, dat staat er ook bij. Nog twee voor een Rivero.",
        "Four cards, as the number beside it says. Two more for a Rivero.",
        "Quatre cartes, comme le dit le chiffre. Encore deux pour un Rivero.",
        "Vier Karten, das steht auch dabei. Noch zwei für einen Rivero.",
      ],
    },
    {
      from: table("A7 D3 N1 C10", { phase: "play", option: "ocean", rivers: { "0.1": "N5 N6 N7" } }),
      text: [
        "Na een trek uit de oceaan mag je één keer dubbelen: leg een kaart op een kaart in de bron met dezelfde waarde en een andere naam. Leg de Amazone 7 op de Donau 7.",
        "After drawing from the ocean you may double once: lay a card on a card in the spring of the same value and another name. Lay the Amazon 7 on the Danube 7.",
        "Après une pioche dans l'océan, vous pouvez doubler une fois : posez une carte sur une carte de la source de même valeur et d'un autre nom. Posez l'Amazone 7 sur le Danube 7.",
        "Nach dem Ziehen aus dem Ozean darfst du einmal doppeln: Leg eine Karte auf eine Karte der Quelle mit gleichem Wert und anderem Namen. Leg den Amazonas 7 auf die Donau 7.",
      ],
      marks: ["card:A7", "place:2b"],
      moves: ["double A7 2b"],
      slips: [
        {
          moves: ["double D3 2b"],
          code: "rivero.other-value",
          say: ["Neem een 7.", "Take a 7.", "Prenez un 7.", "Nimm eine 7."],
        },
      ],
      then: [
        { seat: 0, move: "extra" },
        { seat: "chance", move: "draw N4" },
      ],
      done: [
        "Als dank mag je meteen nog een kaart uit de oceaan nemen. De Nijl 4: die past straks aan je rivier.",
        "As a reward you may take one more card from the ocean at once. The Nile 4: it will join your river.",
        "En échange, vous pouvez aussitôt prendre une carte de plus dans l'océan. Le Nil 4 : il ira à votre rivière.",
        "Zum Dank darfst du gleich noch eine Karte aus dem Ozean nehmen. Der Nil 4: Er passt an deinen Fluss.",
      ],
    },
    {
      from: table("D1 D3 A8 C10", {
        spring: { "2a": ["N8"], "2b": ["D2"], "2c": ["D4"] },
        rivers: { "0.1": "N5 N6 N7" },
      }),
      text: [
        "Je kunt ook een vol rijtje van drie uit de bron pakken. Dat mag als je veldfles bij een rivier ligt en je een van de drie meteen kunt gebruiken. Pak het rijtje dat oplicht.",
        "You can also take a full column of three from the spring. Your flask must lie at a river, and you must be able to use one of the three at once. Take the column that is lit.",
        "Vous pouvez aussi prendre une colonne complète de trois dans la source. Il faut que votre gourde soit à une rivière et qu'une des trois serve aussitôt. Prenez la colonne éclairée.",
        "Du kannst auch eine volle Spalte von drei aus der Quelle nehmen. Deine Feldflasche muss an einem Fluss liegen, und eine der drei muss sofort nützen. Nimm die Spalte, die leuchtet.",
      ],
      marks: ["place:2a", "place:2b", "place:2c"],
      moves: ["column 2"],
      slips: [
        {
          moves: ["column 1"],
          code: "rivero.column-short",
          say: [
            "Het rijtje dat oplicht is vol.",
            "The column that is lit is full.",
            "La colonne éclairée est pleine.",
            "Die Spalte, die leuchtet, ist voll.",
          ],
        },
        {
          moves: ["ocean"],
          say: [
            "Ook goed, maar in de bron liggen er nu drie voor je klaar.",
            "Fine as well, but in the spring three cards are waiting for you.",
            "C'est bien aussi, mais trois cartes vous attendent dans la source.",
            "Auch gut, aber in der Quelle liegen drei für dich bereit.",
          ],
        },
      ],
      then: [{ seat: "chance", move: "draw A3" }],
      done: [
        "Drie kaarten in één keer, en de veldfles komt terug. De middelste plaats wordt uit de oceaan gevuld.",
        "Three cards at once, and the flask comes back. The middle place is filled from the ocean.",
        "Trois cartes d'un coup, et la gourde revient. La place du milieu est remplie par l'océan.",
        "Drei Karten auf einmal, und die Feldflasche kommt zurück. Der mittlere Platz wird aus dem Ozean gefüllt.",
      ],
    },
    {
      text: [
        "Gebruik nu minstens een van de drie. Met 1 en 3 uit je hand wordt het een rivier van vier: Donau 1 tot 4.",
        "Now use at least one of the three. With 1 and 3 from your hand they make a river of four: Danube 1 to 4.",
        "Utilisez maintenant au moins une des trois. Avec 1 et 3 de votre main, cela fait une rivière de quatre : Danube 1 à 4.",
        "Nutze nun mindestens eine der drei. Mit 1 und 3 aus der Hand wird daraus ein Fluss von vier: Donau 1 bis 4.",
      ],
      marks: ["card:D1", "card:D2", "card:D3", "card:D4"],
      moves: ["river D1 D2 D3 D4"],
      slips: [
        {
          moves: ["river D1 D2 D3", "river D2 D3 D4"],
          say: [
            "Een goede rivier, maar er kunnen er vier in. Kies ze alle vier.",
            "A good river, but four can go into it. Choose all four.",
            "Une bonne rivière, mais quatre cartes peuvent y aller. Choisissez les quatre.",
            "Ein guter Fluss, aber vier passen hinein. Wähle alle vier.",
          ],
        },
      ],
      done: [
        "Deze rivier ligt er zonder veldfles. Zo maak je er meer dan één.",
        "This river lies there without a flask. That is how you make more than one.",
        "Cette rivière est posée sans gourde. C'est ainsi qu'on en fait plusieurs.",
        "Dieser Fluss liegt ohne Feldflasche da. So machst du mehr als einen.",
      ],
    },
    {
      from: table("D1 D3 A8 C10", { rivers: { "0.1": "N5 N6 N7" }, groundwater: ["C4"] }),
      text: [
        "Nog een keuze: draai een actiekaart om. Dat kan als er nog geen voor jou ligt. Probeer het.",
        "One more choice: turn an action card. You can when none lies in front of you. Try it.",
        "Un autre choix : retournez une carte action, s'il n'y en a pas déjà une devant vous. Essayez.",
        "Noch eine Wahl: Dreh eine Aktionskarte um. Das geht, wenn noch keine vor dir liegt. Probier es.",
      ],
      marks: ["thing:actions"],
      moves: ["action"],
      slips: [
        {
          moves: ["ocean"],
          say: [
            "Dat kan altijd. Draai hier een actiekaart om.",
            "That is always possible. Here turn an action card.",
            "C'est toujours possible. Retournez ici une carte action.",
            "Das geht immer. Deck hier eine Aktionskarte auf.",
          ],
        },
      ],
      then: [{ seat: "chance", move: "turn sun" }],
      done: [
        "De zon. Er zijn ook kranen en bruggen.",
        "The sun. There are taps and bridges too.",
        "Le soleil. Il y a aussi des robinets et des ponts.",
        "Die Sonne. Es gibt auch Hähne und Brücken.",
      ],
    },
    {
      text: [
        "De zon verdampt twee kaarten: uit de oceaan, of uit een grondwaterstapel. Neem er twee uit de oceaan.",
        "The sun lifts two cards: from the ocean, or from a groundwater pile. Take two from the ocean.",
        "Le soleil fait monter deux cartes : de l'océan, ou d'une nappe. Prenez-en deux de l'océan.",
        "Die Sonne hebt zwei Karten: aus dem Ozean oder aus einem Grundwasserstapel. Nimm zwei aus dem Ozean.",
      ],
      marks: ["thing:ocean"],
      moves: ["sun ocean"],
      slips: [
        {
          moves: ["sun 1"],
          say: [
            "Daar ligt maar één kaart, en je zou de ander ervan verlossen. Neem de oceaan.",
            "Only one card lies there, and you would rid the other of it. Take the ocean.",
            "Il n'y a qu'une carte, et vous en débarrasseriez l'adversaire. Prenez l'océan.",
            "Dort liegt nur eine Karte, und du würdest den anderen davon befreien. Nimm den Ozean.",
          ],
        },
      ],
      then: [
        { seat: "chance", move: "draw N8" },
        { seat: "chance", move: "draw A3" },
      ],
      done: [
        "Ze liggen bij je actiekaart. Na een actie is de beurt voorbij; in een volgende beurt mag je ze nemen.",
        "They lie at your action card. After an action the turn is over; in a later turn you may take them.",
        "Elles sont près de votre carte action. Après une action, le tour est fini ; vous pourrez les prendre plus tard.",
        "Sie liegen bei deiner Aktionskarte. Nach einer Aktion ist der Zug vorbei; in einem späteren darfst du sie nehmen.",
      ],
    },
    {
      from: table("D1 D3 A8 C10", { rivers: { "0.1": "N5 N6 N7" }, action: { card: "sun", open: ["N8", "A3"] } }),
      text: [
        "Een beurt later: neem de kaarten bij je zon in de hand. De zon zelf gaat weg als je daarna iets aanlegt of een rivier maakt.",
        "One turn later: take the cards at your sun into your hand. The sun itself leaves once you join something or make a river.",
        "Un tour plus tard : prenez en main les cartes près de votre soleil. Le soleil part dès que vous prolongez ou créez une rivière.",
        "Einen Zug später: Nimm die Karten bei deiner Sonne auf die Hand. Die Sonne selbst geht, sobald du etwas anlegst oder einen Fluss machst.",
      ],
      marks: ["thing:slot:0"],
      moves: ["take"],
      slips: [
        {
          moves: ["action"],
          code: "rivero.action-lies",
          say: [
            "Neem eerst de kaarten.",
            "First take the cards.",
            "Prenez d'abord les cartes.",
            "Nimm zuerst die Karten.",
          ],
        },
        {
          moves: ["ocean"],
          say: [
            "Dat mag, en de kaarten blijven liggen. Neem ze hier eerst.",
            "You may, and the cards stay there. Here take them first.",
            "C'est permis, et les cartes restent là. Prenez-les d'abord.",
            "Das darfst du, und die Karten bleiben liegen. Nimm sie hier zuerst.",
          ],
        },
      ],
      done: [
        "De Nijl 8 past aan je rivier, en dan is er weer plaats voor een nieuwe actiekaart.",
        "The Nile 8 joins your river, and then there is room for a new action card.",
        "Le Nil 8 prolonge votre rivière, et il y aura de la place pour une nouvelle carte action.",
        "Der Nil 8 passt an deinen Fluss, und dann ist Platz für eine neue Aktionskarte.",
      ],
    },
    {
      from: table("D1 D3 A8 C10", {
        phase: "act",
        rivers: { "0.1": "N5 N6 N7", "1.1": "A4 A5 A6 A7 A8 A9" },
        action: { card: "tap" },
      }),
      text: [
        "De kraan neemt de laagste of hoogste kaart van een rivier zonder veldfles. De ander heeft een Rivero van zes: neem de Amazone 9.",
        "The tap takes the lowest or highest card of a river without a flask. The other has a Rivero of six: take the Amazon 9.",
        "Le robinet prend la carte la plus basse ou la plus haute d'une rivière sans gourde. L'adversaire a un Rivero de six : prenez l'Amazone 9.",
        "Der Hahn nimmt die niedrigste oder höchste Karte eines Flusses ohne Feldflasche. Der andere hat einen Rivero von sechs: Nimm den Amazonas 9.",
      ],
      marks: ["river:1.1"],
      moves: ["tap 1.1 high", "tap 1.1 low"],
      slips: [
        { moves: ["tap 0.1 low"], code: "rivero.flask-protects" },
        {
          moves: ["tap 2b"],
          say: [
            "Ook een kaart van de bron mag. Maar hier valt een Rivero te breken.",
            "A card of the spring is allowed too. But here a Rivero can be broken.",
            "Une carte de la source est permise aussi. Mais ici, un Rivero est à briser.",
            "Auch eine Karte der Quelle ist erlaubt. Hier aber lässt sich ein Rivero brechen.",
          ],
        },
      ],
      done: [
        "Vijf kaarten: geen Rivero meer. Je eigen rivier was veilig, daar ligt je veldfles.",
        "Five cards: no Rivero any more. Your own river was safe, your flask lies there.",
        "Cinq cartes : plus de Rivero. Votre rivière était à l'abri, votre gourde y est.",
        "Fünf Karten: kein Rivero mehr. Dein eigener Fluss war sicher, dort liegt deine Feldflasche.",
      ],
    },
    {
      from: table("D1 D3 A8 C10", {
        phase: "act",
        rivers: { "0.1": "N5 N6 N7", "1.1": "D4 D5 D6 D7 D8 D9" },
        action: { card: "bridge" },
      }),
      text: [
        "De brug dekt een kaart in het midden van een rivier: je krijgt die kaart, en een brug telt niet mee. Leg haar over de Donau 6. Bewaren als joker mag ook.",
        "The bridge covers a card inside a river: you get that card, and a bridge does not count. Lay it over the Danube 6. You may also keep it as a joker.",
        "Le pont couvre une carte au milieu d'une rivière : vous la recevez, et un pont ne compte pas. Posez-le sur le Danube 6. On peut aussi le garder comme joker.",
        "Die Brücke deckt eine Karte mitten im Fluss: Du bekommst sie, und eine Brücke zählt nicht. Leg sie über die Donau 6. Du darfst sie auch als Joker behalten.",
      ],
      marks: ["river:1.1"],
      moves: ["bridge 1.1 D6", "bridge 1.1 D5", "bridge 1.1 D7", "bridge 1.1 D8"],
      slips: [
        { moves: ["bridge 1.1 D4"], code: "rivero.bridge-at-end" },
        {
          moves: ["bridge joker"],
          say: [
            "Zo bewaar je haar voor een eigen rivier. Breek hier de Rivero van de ander.",
            "That keeps it for a river of your own. Here break the other's Rivero.",
            "Vous le gardez ainsi pour une de vos rivières. Brisez ici le Rivero adverse.",
            "So behältst du sie für einen eigenen Fluss. Brich hier den Rivero des anderen.",
          ],
        },
      ],
      then: [{ seat: "chance", move: "draw C5" }],
      done: [
        "Nog vijf kaarten. Wie precies de gedekte kaart heeft, mag de brug er later weer voor inruilen.",
        "Five cards left. Whoever has exactly the covered card may later exchange it for the bridge.",
        "Il en reste cinq. Qui a exactement la carte couverte pourra plus tard l'échanger contre le pont.",
        "Noch fünf Karten. Wer genau die gedeckte Karte hat, darf sie später gegen die Brücke tauschen.",
      ],
    },
    {
      from: table("D1 D3 A8 N10 C10 C8 A2", { phase: "end", done: "spring", rivers: { "0.1": "N5 N6 N7" } }),
      text: [
        "Heb je aan het einde meer dan zes kaarten, dan moet er een gesloten naar je grondwater. Kies een kaart en leg haar daar.",
        "With more than six cards at the end, one must go face down to your groundwater. Choose a card and lay it there.",
        "Avec plus de six cartes à la fin, l'une doit aller face cachée dans votre nappe. Choisissez une carte et posez-la.",
        "Hast du am Ende mehr als sechs Karten, muss eine verdeckt in dein Grundwasser. Wähle eine Karte und leg sie dorthin.",
      ],
      marks: ["thing:ground:0"],
      moves: ["ground C10", "ground D1", "ground D3", "ground A8", "ground N10", "ground C8", "ground A2"],
      slips: [{ moves: ["end"], code: "rivero.ground-first" }],
      done: [
        "Zolang er grondwater ligt, kun je niet winnen. Met minder dan zes kaarten mag je het weer opnemen.",
        "While groundwater lies there you cannot win. With fewer than six cards you may take it up again.",
        "Tant qu'il y a de la nappe, vous ne pouvez gagner. Avec moins de six cartes, vous pouvez la reprendre.",
        "Solange Grundwasser liegt, kannst du nicht gewinnen. Mit weniger als sechs Karten darfst du es wieder aufnehmen.",
      ],
    },
    {
      from: table("D1 D3 A8 N10", {
        rivers: { "0.1": "N5 N6 N7 N8 N9", "0.2": "A1 A2 A3 A4 A5 A6", "0.3": "C1 C2 C3 C4 C5 C6" },
      }),
      text: [
        "Je hebt twee Rivero's, geen grondwater, en een Nijl van vijf. Maak het spel uit.",
        "You have two Riveros, no groundwater, and a Nile of five. Finish the game.",
        "Vous avez deux Riveros, pas de nappe, et un Nil de cinq. Terminez la partie.",
        "Du hast zwei Riveros, kein Grundwasser und einen Nil von fünf. Beende das Spiel.",
      ],
      moves: ["join N10 0.1"],
      slips: [
        {
          moves: ["ocean"],
          say: [
            "Dat hoeft niet meer: kijk naar je Nijl.",
            "No need any more: look at your Nile.",
            "Ce n'est plus nécessaire : regardez votre Nil.",
            "Das ist nicht mehr nötig: Schau auf deinen Nil.",
          ],
        },
      ],
      done: [
        "Drie Rivero's: gewonnen. Is de oceaan eerder leeg, dan wint wie de meeste kaarten in zijn rivieren heeft, min zijn grondwater.",
        "Three Riveros: won. If the ocean is empty first, most cards in rivers win, less one's groundwater.",
        "Trois Riveros : gagné. Si l'océan s'épuise avant, le plus de cartes en rivières gagne, moins la nappe.",
        "Drei Riveros: gewonnen. Ist der Ozean vorher leer, gewinnt, wer die meisten Karten in Flüssen hat, abzüglich Grundwasser.",
      ],
    },
  ],
};
