import type { TextOf } from "../outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero ist ein Kartenspiel für zwei über den Kreislauf des Wassers. Flüsse entspringen, wachsen und versiegen, zwischen Ozean, Quelle und Grundwasser.",
  chapters: {
    aim: "Ziel des Spiels",
    needed: "Was man braucht",
    turn: "Ein Zug",
    rivers: "Flüsse",
    ocean: "Möglichkeit 1: eine Karte des Ozeans",
    column: "Möglichkeit 2: Karten aus der Quelle",
    action: "Möglichkeit 3: eine Aktionskarte",
    ending: "Das Ende eines Zugs",
    end: "Das Ende des Spiels",
  },
  passages: {
    goal: {
      title: "Drei Riveros und kein Grundwasser",
      text: [
        "Sie gewinnen, sobald drei Riveros vor Ihnen liegen und keine Karte auf Ihrem Grundwasser. Was Sie auf der Hand haben, ist egal. Zerstört ein Hahn oder eine Brücke einen Rivero, müssen Sie ihn erst wiederherstellen oder einen anderen bilden.",
        "Die kürzere Variante, Ein Fluss aus acht, gewinnt man mit einem eigenen Fluss aus acht Karten, leerer Hand und ohne Grundwasser.",
      ],
    },
    rivero: {
      title: "Was ein Rivero ist",
      text: ["Ein Fluss aus sechs Flusskarten oder mehr. Brücken darin zählen nicht."],
    },
    setup: {
      title: "Den Tisch decken",
      text: [
        "Achtzig Flusskarten: Nil, Colorado, Donau und Amazonas mit den Werten 1 bis 10, jede Karte zweimal. Gemischt sind sie der Ozean. Daneben liegen achtzehn Aktionskarten: sechs Sonnen, sechs Hähne und sechs Brücken. Vier Karten des Ozeans kommen offen zwischen die Spieler, und jeder bekommt sechs auf die Hand.",
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
        "In jedem Zug wählen Sie eine:",
        [
          "eine Karte des Ozeans nehmen",
          "eine Spalte mit drei Karten aus der Quelle nehmen",
          "eine Aktionskarte einsetzen",
        ],
        "Außerdem dürfen Sie bei jeder Möglichkeit beliebig viele Karten an Ihre Flüsse anlegen, Brücken ersetzen und die Karten an Ihrer Aktionskarte auf die Hand nehmen; das geht, bevor Sie wählen. Nach den ersten beiden geht es auch danach. Solange der Ozean Karten hat, ist die erste immer möglich.",
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
        "Mit Möglichkeit 1 dürfen Sie einen neuen Fluss aus drei oder mehr Karten vor sich legen, wenn Ihre Feldflasche frei ist. Die Feldflasche kommt immer dazu und bleibt dort, bis Sie Karten aus der Quelle nehmen.",
      ],
    },
    flask: {
      title: "Was die Feldflasche schützt",
      text: [
        "Der Hahn kann keine Karte eines Flusses mit Feldflasche nehmen, auch Ihr eigener Hahn nicht. Gegen eine Brücke hilft die Feldflasche nicht.",
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
      text: ["Sie legen nur an eigene Flüsse an. In manchen Häusern darf man es auch an denen des anderen."],
    },
    "same-name": {
      title: "Zwei Flüsse eines Namens",
      text: [
        "Sie dürfen zwei Flüsse desselben Namens haben, sogar mit denselben Werten. Sie werden nie verbunden: Nil 4 bis 7 und Nil 8 bis 10 bleiben zwei.",
      ],
    },
    double: {
      title: "Doppeln",
      text: [
        "Sie nehmen die oberste Karte des Ozeans auf die Hand. Dann dürfen Sie einmal im Zug doppeln: eine Handkarte auf eine unbedeckte Karte der Quelle legen, die denselben Wert hat, aber von einem anderen Fluss ist. Mehr als zwei Karten liegen nie aufeinander.",
        "Gleich danach dürfen Sie noch eine Karte des Ozeans nehmen. Tun Sie zuerst etwas anderes, haben Sie darauf verzichtet.",
      ],
    },
    when: {
      title: "Wann es erlaubt ist",
      text: [
        "Ihre Feldflasche muss an einem Fluss liegen, die Spalte muss drei Karten haben, und Sie müssen mindestens eine der drei sofort verwenden können, mit Ihrer Hand oder Ihrem Joker.",
      ],
    },
    three: {
      title: "Was Sie nehmen",
      text: [
        "Die drei obersten Karten kommen auf Ihre Hand. Bedeckte Karten bekommt der andere. Ihre Feldflasche kommt zu Ihnen zurück, aber nicht für diesen Zug. Sie ziehen keine Karte des Ozeans und doppeln nicht.",
      ],
    },
    use: {
      title: "Mindestens eine verwenden",
      text: [
        "Bevor Ihr Zug endet, und zuallererst, müssen Sie eine der drei verwenden: in einem neuen Fluss, ohne Feldflasche, angelegt an einen eigenen Fluss, oder an der Stelle einer Brücke in einem eigenen Fluss. Mehrere neue Flüsse sind möglich, wenn jeder eine der drei enthält.",
      ],
    },
    refill: {
      title: "Die Quelle auffüllen",
      text: [
        "Sofort kommt auf den mittleren Platz eine Karte des Ozeans. Dann werden die zwei äußeren Plätze aus Ihrem Grundwasser gefüllt, soweit es reicht: die oberste Karte zuerst, und Ihre eigene Seite zuerst. Auslassen kann man es nicht.",
      ],
    },
    "one-card": {
      title: "Eine Aktionskarte auf einmal",
      text: ["Sie dürfen erst dann eine Aktionskarte umdrehen, wenn keine mehr vor Ihnen liegt."],
    },
    ends: {
      title: "Dann ist der Zug vorbei",
      text: [
        "Zuerst dürfen Sie Karten anlegen; so können Sie eine alte Aktionskarte loswerden. Dann drehen Sie die oberste Karte des Stapels um und tun, was sie sagt. Danach endet Ihr Zug: kein neuer Fluss, kein Doppeln, keine Karte in die Quelle.",
        "In manchen Häusern kommt auch nach einer Aktion eine Karte in die Quelle.",
      ],
    },
    won: {
      title: "Was Sie gewinnen",
      text: [
        "Karten, die eine Aktion bringt, liegen offen bei ihr und sind ab Ihrem nächsten Zug zu gebrauchen. Sie dürfen sie dann jederzeit in Ihrem Zug auf die Hand nehmen, alle zusammen.",
      ],
    },
    leaves: {
      title: "Wann die Aktionskarte geht",
      text: [
        "Sie bleibt liegen, bis Sie in einem späteren Zug eine Karte angelegt, einen Fluss gebildet, gedoppelt oder eine Brücke ersetzt haben und nichts mehr bei ihr liegt. Die Reihenfolge ist egal. Dann kommt sie auf die Ablage.",
      ],
    },
    sun: {
      title: "Sonne",
      text: [
        "Zwei Karten des Ozeans, oder zwei Karten eines Grundwassers, Ihres oder das des anderen. Liegt dort nur eine, bekommen Sie diese.",
      ],
    },
    "tap-river": {
      title: "Hahn an einem Fluss",
      text: [
        "Nehmen Sie die niedrigste oder höchste Karte eines Flusses ohne Feldflasche, auch eines eigenen. Liegt dann eine Brücke am Ende, kommt sie verdeckt ins Grundwasser ihres Besitzers. Bleiben weniger als drei Plätze, folgen sie ihr.",
      ],
    },
    "tap-spring": {
      title: "Hahn an der Quelle",
      text: [
        "Oder nehmen Sie eine oberste Karte der Quelle; eine Karte darunter bleibt. Ein leerer Platz der mittleren Reihe wird aus dem Ozean gefüllt, einer der äußeren mit der obersten Karte Ihres Grundwassers, wenn es eine gibt. Damit können Sie sogar gewinnen.",
      ],
    },
    bridge: {
      title: "Brücke in einem Fluss",
      text: [
        "Ersetzen Sie eine Karte im Innern eines Flusses durch eine verdeckte Karte des Ozeans: Das ist eine Brücke. Sie darf nicht an einem Ende und nicht neben einer anderen Brücke liegen. Die ersetzte Karte liegt offen an Ihrer Aktionskarte. Der Fluss ist um eins kürzer, denn eine Brücke zählt nicht.",
      ],
    },
    joker: {
      title: "Brücke als Joker",
      text: [
        "Oder legen Sie eine Karte des Ozeans verdeckt an Ihre Aktionskarte. In einem späteren Zug ist sie ein Joker: Er steht für eine fehlende Karte, in einem neuen Fluss oder beim Anlegen. Niemand weiß, was er ist, und man kann ihn nicht auf die Hand nehmen. Solange er da liegt, bleibt die Aktionskarte.",
        "Ein Joker ist nie der erste oder letzte eines Flusses und liegt nie neben einer Brücke. Er ist ein Platz des Flusses, zählt aber nicht für die Länge.",
      ],
    },
    replace: {
      title: "Eine Brücke ersetzen",
      text: [
        "In Ihrem Zug dürfen Sie eine Brücke in jedem Fluss, auch des anderen, durch genau die Karte ersetzen, die dorthin gehört. Die verdeckte Karte nehmen Sie auf die Hand. Das dürfen Sie, so oft Sie können.",
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
        "Nach Möglichkeit 1 und 2 legen Sie eine Handkarte in die Quelle. Mit sechs oder mehr Handkarten müssen Sie, mit weniger dürfen Sie. Es ist nur eine, und damit ist das Anlegen vorbei: Danach kommen das Grundwasser und das Ende des Zugs.",
        "In manchen Häusern muss man erst ab sieben.",
      ],
    },
    "spring-place": {
      title: "Wohin sie kommt",
      text: [
        "Auf einen leeren Platz Ihrer Wahl in den zwei äußeren Reihen, auf Ihrer Seite oder der des anderen. Nie in die mittlere Reihe.",
      ],
    },
    exchange: {
      title: "Die Quelle ist voll",
      text: [
        "Ist außen kein Platz frei, dürfen Sie eine Handkarte gegen eine oberste Karte der Quelle tauschen, die denselben Wert hat und von einem anderen Fluss ist; eine Karte darunter bleibt. Wer tauscht, legt in diesem Zug keine Karte auf sein Grundwasser.",
      ],
    },
    "six-cards": {
      title: "Die Sechserregel",
      text: [
        "Haben Sie am Ende Ihres Zugs, was Sie auch gewählt haben, mehr als sechs Handkarten, kommt genau eine Ihrer Wahl verdeckt auf Ihr Grundwasser: eine, auch wenn es zehn sind. Eine größere Hand ist also erlaubt.",
      ],
    },
    lift: {
      title: "Grundwasser nehmen",
      text: [
        "Haben Sie am Ende Ihres Zugs weniger als sechs Handkarten, dürfen Sie Karten von Ihrem Grundwasser nehmen, von oben, bis Sie sechs haben.",
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
        "Jedes gewonnene Spiel zählt eins. Beim Vorbereiten wählen Sie, mit wie vielen die Serie gewonnen ist, und auf Wunsch einen Vorsprung für einen Spieler. Der Verlierer beginnt das nächste Spiel, wenn Sie nicht abwechseln oder losen wollen.",
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
