import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero ist ein Kartenspiel für zwei über den Kreislauf des Wassers. Flüsse entspringen, wachsen und versiegen, zwischen Ozean, Quelle und Grundwasser.",
  chapters: {
    aim: "Ziel des Spiels",
    needed: "Was man braucht",
    turn: "Ein Zug",
    rivers: "Flüsse",
    ocean: "Möglichkeit 1: eine Karte aus dem Ozean",
    column: "Möglichkeit 2: Karten aus der Quelle",
    action: "Möglichkeit 3: eine Aktionskarte",
    ending: "Das Ende eines Zugs",
    end: "Das Ende des Spiels",
  },
  passages: {
    goal: {
      title: "Drei Riveros und kein Grundwasser",
      text: [
        "Du gewinnst, sobald drei Riveros vor dir liegen und keine Karte auf deinem Grundwasser. Was du auf der Hand hast, ist egal. Zerstört ein Hahn oder eine Brücke einen Rivero, musst du ihn erst wiederherstellen oder einen anderen bilden.",
        "Die andere Variante, Ein Fluss aus acht, gewinnt man mit einem eigenen Fluss aus acht Karten, leerer Hand und ohne Grundwasser.",
      ],
    },
    rivero: {
      title: "Was ein Rivero ist",
      text: ["Ein Fluss aus sechs Flusskarten oder mehr. Brücken darin zählen nicht."],
    },
    setup: {
      title: "Den Tisch decken",
      text: [
        "Achtzig Flusskarten: Nil, Colorado, Donau und Amazonas mit den Werten 1 bis 10, jede Karte zweimal. Gemischt sind sie der Ozean. Daneben liegen achtzehn Aktionskarten: sechs Sonnen, sechs Hähne und sechs Brücken. Vier Karten aus dem Ozean kommen offen zwischen die Spieler, und jeder bekommt sechs auf die Hand.",
        "Die zwei Feldflaschen werden ungesehen verteilt. Wer die blaue bekommt, beginnt.",
      ],
    },
    spring: {
      title: "Die Quelle",
      text: [
        "Zwischen den Spielern liegt die Quelle: vier Spalten mit drei Plätzen. In der mittleren Reihe liegen immer vier Karten; sie wird sofort aufgefüllt. Die zwei äußeren Reihen, eine auf jeder Seite, sind anfangs leer.",
      ],
    },
    groundwater: {
      title: "Das Grundwasser",
      text: [
        "Jeder Spieler hat einen eigenen verdeckten Stapel, das Grundwasser. Die zuletzt gelegte Karte kommt als erste wieder weg. Niemand sieht hinein.",
      ],
    },
    options: {
      title: "Eine von drei Möglichkeiten",
      text: [
        "In jedem Zug wählst du eine:",
        [
          "eine Karte aus dem Ozean nehmen",
          "eine Spalte mit drei Karten aus der Quelle nehmen",
          "eine Aktionskarte einsetzen",
        ],
        "Außerdem darfst du bei jeder Möglichkeit beliebig viele Karten an deine Flüsse anlegen, Brücken ersetzen und die Karten an deiner Aktionskarte auf die Hand nehmen; das geht, bevor du wählst. Nach den ersten beiden geht es auch danach. Solange der Ozean Karten hat, ist die erste immer möglich.",
      ],
    },
    shape: {
      title: "Was ein Fluss ist",
      text: [
        "Eine Folge von Karten eines Flusses, die um je eins steigt, von 1 bis höchstens 10; nach 10 geht es nicht mit 1 weiter. Sie hat mindestens drei Plätze, und mindestens zwei davon sind Flusskarten. Die anderen dürfen Brücken sein.",
      ],
    },
    new: {
      title: "Ein neuer Fluss und seine Feldflasche",
      text: [
        "Mit Möglichkeit 1 darfst du einen neuen Fluss aus drei oder mehr Karten vor dich legen, wenn deine Feldflasche frei ist. Die Feldflasche kommt immer dazu und bleibt dort, bis du Karten aus der Quelle nimmst.",
      ],
    },
    flask: {
      title: "Was die Feldflasche schützt",
      text: [
        "Der Hahn kann keine Karte eines Flusses mit Feldflasche nehmen, auch dein eigener Hahn nicht. Gegen eine Brücke hilft die Feldflasche nicht.",
      ],
    },
    join: {
      title: "Eine Karte anlegen",
      text: [
        "Eine Karte legt man an ein Ende eines Flusses an: den nächstniedrigeren oder nächsthöheren Wert desselben Flusses. Oder der Joker kommt dazwischen, zusammen mit der Karte dahinter.",
      ],
    },
    whose: {
      title: "An welche Flüsse",
      text: [
        "Du legst nur an eigene Flüsse an. Nach der anderen Lesart des Hefts darf man es auch an denen des anderen.",
      ],
    },
    "same-name": {
      title: "Zwei Flüsse eines Namens",
      text: [
        "Du darfst zwei Flüsse desselben Namens haben, sogar mit denselben Werten. Sie werden nie verbunden: Nil 4 bis 7 und Nil 8 bis 10 bleiben zwei.",
      ],
    },
    double: {
      title: "Doppeln",
      text: [
        "Du nimmst die oberste Karte des Ozeans auf die Hand. Dann darfst du einmal im Zug doppeln: eine Handkarte auf eine unbedeckte Karte der Quelle legen, die denselben Wert hat, aber von einem anderen Fluss ist. Mehr als zwei Karten liegen nie aufeinander.",
        "Gleich danach darfst du noch eine Karte aus dem Ozean nehmen. Tust du zuerst etwas anderes, ist es zu spät.",
      ],
    },
    when: {
      title: "Wann es erlaubt ist",
      text: [
        "Deine Feldflasche muss an einem Fluss liegen, die Spalte muss drei Karten haben, und du musst mindestens eine der drei sofort verwenden können, mit deiner Hand oder deinem Joker.",
      ],
    },
    three: {
      title: "Was du nimmst",
      text: [
        "Die drei obersten Karten kommen auf deine Hand. Bedeckte Karten bekommt der andere. Deine Feldflasche kommt zu dir zurück, aber nicht für diesen Zug. Du ziehst keine Karte aus dem Ozean und doppelst nicht.",
      ],
    },
    use: {
      title: "Mindestens eine verwenden",
      text: [
        "Bevor dein Zug endet, und zuallererst, musst du eine der drei verwenden: in einem neuen Fluss, ohne Feldflasche, angelegt an einen eigenen Fluss, oder an der Stelle einer Brücke in einem eigenen Fluss. Mehrere neue Flüsse sind möglich, wenn jeder eine der drei enthält.",
      ],
    },
    refill: {
      title: "Die Quelle auffüllen",
      text: [
        "Sofort kommt auf den mittleren Platz eine Karte aus dem Ozean. Dann werden die zwei äußeren Plätze aus deinem Grundwasser gefüllt, soweit es reicht: die oberste Karte zuerst, und deine eigene Seite zuerst. Auslassen kann man es nicht.",
      ],
    },
    "one-card": {
      title: "Eine Aktionskarte auf einmal",
      text: ["Du darfst erst dann eine Aktionskarte umdrehen, wenn keine mehr vor dir liegt."],
    },
    ends: {
      title: "Dann ist der Zug vorbei",
      text: [
        "Zuerst darfst du Karten anlegen; so kannst du eine alte Aktionskarte loswerden. Dann drehst du die oberste Karte des Stapels um und tust, was sie sagt. Danach endet dein Zug: kein neuer Fluss, kein Doppeln, keine Karte in die Quelle.",
        "In manchen Häusern kommt auch nach einer Aktion eine Karte in die Quelle.",
      ],
    },
    won: {
      title: "Was du gewinnst",
      text: [
        "Karten, die eine Aktion bringt, liegen offen bei ihr und sind ab deinem nächsten Zug zu gebrauchen. Du darfst sie dann jederzeit in deinem Zug auf die Hand nehmen, alle zusammen.",
      ],
    },
    leaves: {
      title: "Wann die Aktionskarte geht",
      text: [
        "Sie bleibt liegen, bis du in einem späteren Zug eine Karte angelegt, einen Fluss gebildet, gedoppelt oder eine Brücke ersetzt hast und nichts mehr bei ihr liegt. Die Reihenfolge ist egal. Dann kommt sie auf die Ablage.",
      ],
    },
    sun: {
      title: "Sonne",
      text: [
        "Zwei Karten aus dem Ozean, oder zwei aus einem Grundwasser, deines oder das des anderen. Liegt dort nur eine, bekommst du diese.",
      ],
    },
    "tap-river": {
      title: "Hahn an einem Fluss",
      text: [
        "Nimm die niedrigste oder höchste Karte eines Flusses ohne Feldflasche, auch eines eigenen. Liegt dann eine Brücke am Ende, kommt sie verdeckt ins Grundwasser ihres Besitzers. Bleiben weniger als drei Plätze, folgen sie ihr.",
      ],
    },
    "tap-spring": {
      title: "Hahn an der Quelle",
      text: [
        "Oder nimm eine oberste Karte der Quelle; eine Karte darunter bleibt. Ein leerer Platz der mittleren Reihe wird aus dem Ozean gefüllt, einer der äußeren mit der obersten Karte deines Grundwassers, wenn es eine gibt. Damit kannst du sogar gewinnen.",
      ],
    },
    bridge: {
      title: "Brücke in einem Fluss",
      text: [
        "Ersetz eine Karte im Innern eines Flusses durch eine verdeckte Karte aus dem Ozean: Das ist eine Brücke. Sie darf nicht an einem Ende und nicht neben einer anderen Brücke liegen. Die ersetzte Karte liegt offen an deiner Aktionskarte. Der Fluss ist um eins kürzer, denn eine Brücke zählt nicht.",
      ],
    },
    joker: {
      title: "Brücke als Joker",
      text: [
        "Oder leg eine Karte aus dem Ozean verdeckt an deine Aktionskarte. In einem späteren Zug ist sie ein Joker: Er steht für eine fehlende Karte, in einem neuen Fluss oder beim Anlegen. Niemand weiß, was er ist, und man kann ihn nicht auf die Hand nehmen. Solange er da liegt, bleibt die Aktionskarte.",
        "Ein Joker ist nie der erste oder letzte eines Flusses und liegt nie neben einer Brücke. Er ist ein Platz des Flusses, zählt aber nicht für die Länge.",
      ],
    },
    replace: {
      title: "Eine Brücke ersetzen",
      text: [
        "In deinem Zug darfst du eine Brücke in jedem Fluss, auch des anderen, durch genau die Karte ersetzen, die dorthin gehört. Die verdeckte Karte nimmst du auf die Hand. Das darfst du, so oft du kannst.",
      ],
    },
    "both-ways": {
      title: "Es gibt immer einen Weg",
      text: [
        "Geht eine Aktion auf die eine Art nicht, so geht sie auf die andere: Die Sonne hat den Ozean, der Hahn die Quelle, und die Brücke kann ein Joker sein.",
      ],
    },
    pile: {
      title: "Keine Aktionskarten mehr",
      text: [
        "Wird eine gebraucht und ist der Stapel leer, werden die gebrauchten gemischt. Die vor den Spielern bleiben liegen.",
      ],
    },
    "spring-card": {
      title: "Eine Karte in die Quelle",
      text: [
        "Nach Möglichkeit 1 und 2 legst du eine Handkarte in die Quelle. Mit sechs oder mehr Handkarten musst du, mit weniger darfst du. Es ist nur eine, und damit ist das Anlegen vorbei: Danach kommen das Grundwasser und das Ende des Zugs.",
        "In manchen Häusern muss man erst ab sieben.",
      ],
    },
    "spring-place": {
      title: "Wohin sie kommt",
      text: [
        "Auf einen leeren Platz deiner Wahl in den zwei äußeren Reihen, auf deiner Seite oder der des anderen. Nie in die mittlere Reihe.",
      ],
    },
    exchange: {
      title: "Die Quelle ist voll",
      text: [
        "Ist außen kein Platz frei, darfst du eine Handkarte gegen eine oberste Karte der Quelle tauschen, die denselben Wert hat und von einem anderen Fluss ist; eine Karte darunter bleibt. Wer tauscht, legt in diesem Zug keine Karte auf sein Grundwasser.",
      ],
    },
    "six-cards": {
      title: "Die Sechserregel",
      text: [
        "Hast du am Ende deines Zugs, was du auch gewählt hast, mehr als sechs Handkarten, kommt genau eine deiner Wahl verdeckt auf dein Grundwasser: eine, auch wenn es zehn sind. Eine größere Hand ist also erlaubt.",
      ],
    },
    lift: {
      title: "Grundwasser nehmen",
      text: [
        "Hast du am Ende deines Zugs weniger als sechs Handkarten, darfst du Karten von deinem Grundwasser nehmen, von oben, bis du sechs hast.",
        "Nach Wahl geht das im ganzen Zug, sobald du weniger als sechs hast.",
      ],
    },
    win: {
      title: "Der Augenblick des Siegs",
      text: [
        "Das Spiel ist aus, sobald jemand hat, was es braucht, auch im Zug des anderen, etwa wenn eine Brücke ersetzt wird oder ein Grundwasser leer wird. Haben es beide im selben Augenblick, hat gewonnen, wer am Zug ist.",
      ],
    },
    empty: {
      title: "Der Ozean ist leer",
      text: [
        "Der Zug, in dem die letzte Karte gezogen wurde, wird zu Ende gespielt. Dann zählt jeder die Flusskarten in seinen eigenen Flüssen, ohne Brücken, weniger die Karten seines Grundwassers. Handkarten, die Quelle und Karten an Aktionskarten zählen nicht. Mehr gewinnt.",
        "In manchen Häusern wird sofort gezählt, mitten im Zug.",
      ],
    },
    short: {
      title: "Zu wenige Karten",
      text: [
        "Was nicht mehr da ist, wird nicht gezogen: die zweite Karte der Sonne, oder die zusätzliche nach dem Doppeln.",
      ],
    },
    equal: {
      title: "Gleich viel",
      text: ["Zählen beide gleich viel, ist das Spiel unentschieden."],
    },
    series: {
      title: "Mehrere Spiele hintereinander",
      text: [
        "Jedes gewonnene Spiel zählt eins. Beim Vorbereiten wählst du, mit wie vielen die Serie gewonnen ist, und auf Wunsch einen Vorsprung für einen Spieler. Der Verlierer beginnt das nächste Spiel, wenn du nicht abwechseln oder losen willst.",
      ],
    },
  },
  captions: {
    rivero: "Amazonas 3 bis 8, sechs Karten: ein Rivero. Der Stern zeigt es an.",
    start: "Der Anfang: vier Karten in der mittleren Reihe der Quelle, beide Feldflaschen frei, und noch keine Flüsse.",
    river: "Zwei Flüsse: Nil 4 bis 6, und Donau 5 und 7 mit einer Brücke dazwischen.",
    "new-river": "Amazonas 5, 6 und 7 liegen als neuer Fluss, mit der Feldflasche dabei.",
    joined: "Nil 7 ist an Nil 4 bis 6 angelegt. Nil 9 würde an kein Ende passen.",
    doubled: "Donau 7 liegt auf Amazonas 7: derselbe Wert, ein anderer Fluss.",
    column:
      "Die Feldflasche liegt am Amazonas, und die zweite Spalte hat drei Karten: Nil 8, Donau 2 und Donau 4. Mit Donau 1 und 3 auf der Hand wird daraus Donau 1 bis 4.",
    sun: "Die Sonne hat Nil 6 und Amazonas 4 gebracht. Amazonas 4 kann im nächsten Zug an Amazonas 5 bis 7.",
    "tap-before": "Vorher: Donau 5, eine Brücke und Donau 7, ohne Feldflasche.",
    "tap-after": "Nachher: Der Hahn nahm Donau 5. Die Brücke und Donau 7 kamen ins Grundwasser ihres Besitzers.",
    bridge: "An der Stelle von Nil 5 liegt eine Brücke. An den Enden, und neben dieser, darf keine andere liegen.",
    joker:
      "Der Joker steht für Nil 7, und dahinter konnte Nil 8 angelegt werden. Der Fluss hat vier Karten, die zählen.",
    replaced: "Donau 6 hat die Stelle der Brücke eingenommen. Die verdeckte Karte, hier Colorado 7, kam auf die Hand.",
  },
};
export default text;
