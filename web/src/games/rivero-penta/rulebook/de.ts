import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Rivero Penta ist ein taktisches Kartenspiel für zwei. Um die Quelle wachsen Flüsse, die niemandem gehören: Wer einen verlängert, punktet.",
  chapters: {
    aim: "Ziel des Spiels",
    needed: "Was man braucht",
    turn: "Ein Zug",
    scoring: "Wertung",
    actions: "Aktionskarten",
    bridges: "Brücken",
    piles: "Wenn ein Stapel leer ist",
    end: "Das Ende",
  },
  passages: {
    goal: {
      title: "55 Punkte",
      text: [
        "Wer zuerst 55 Punkte oder mehr hat, hat gewonnen, sofort, auch mitten in einem Zug. Punkte bringen Flüsse aus drei, vier oder fünf Karten. Ein Fluss aus fünf ist eine PENTA.",
      ],
    },
    cards: {
      title: "Die Karten",
      text: [
        "Achtzig Flusskarten: Nil, Colorado, Donau und Amazonas mit den Werten 1 bis 10, jede Karte zweimal. Achtzehn Aktionskarten: sechs Sonnen, sechs Hähne und sechs Brücken. Eine Quellkarte.",
        "Jeder Fluss hat seine eigene Farbe, sein Muster und seinen Buchstaben: N, C, D und A.",
      ],
    },
    setup: {
      title: "Um die Quelle",
      text: [
        "Die Quelle liegt in der Mitte. Jeder Spieler bekommt sechs Karten aus dem Ozean, dem verdeckten Stapel der Flusskarten. Das Los entscheidet, wer beginnt. Er legt eine Karte auf einen der vier Plätze neben der Quelle, dann der andere, bis jeder zwei gelegt hat. Jede Karte ist recht, solange keine zwei gleichen in derselben Reihe oder Spalte liegen.",
        "Dann wird die oberste Aktionskarte aufgedeckt. Sie ist die erste offene.",
      ],
    },
    steps: {
      title: "Drei Schritte",
      text: [
        "So geht ein Zug:",
        [
          "ziehst du eine Karte aus dem Ozean: Du hast jetzt fünf",
          "deckst du eine Aktionskarte auf die offene auf; die beiden zusammen bringen vielleicht eine Aktion",
          "spielst du eine Handkarte, so dass vier bleiben",
        ],
        "Ziehen und Aufdecken besorgt das Programm.",
      ],
    },
    link: {
      title: "Eine Karte anschließen",
      text: [
        "Eine Karte kommt neben, über oder unter eine Karte, an die sie anschließt. Zwei Karten schließen an,",
        [
          "wenn sie vom selben Fluss sind und ihre Werte sich um eins unterscheiden, oder",
          "wenn sie denselben Wert haben und von verschiedenen Flüssen sind.",
        ],
        "Nach 10 kommt 1: Donau 10 und Donau 1 schließen aneinander an.",
      ],
    },
    one: {
      title: "Ein Anschluss genügt",
      text: [
        "Die Karte muss an eine ihrer Nachbarinnen anschließen. Zu den anderen braucht sie nicht zu passen. Wo keine Karte daneben liegt, kann sie an nichts anschließen.",
      ],
    },
    source: {
      title: "Neben der Quelle",
      text: [
        "Ein freier Platz neben der Quelle, an den keine Karte grenzt, nimmt jede Karte. Liegen Karten daneben, muss deine an eine davon anschließen. Neben einer Brücke gilt nur die Regel der Brücke.",
      ],
    },
    twice: {
      title: "Keine Karte zweimal in einer Reihe",
      text: [
        "Jede Karte gibt es zweimal. Die beiden dürfen nie in derselben Reihe oder Spalte liegen, auch nicht mit Lücken, Brücken oder der Quelle dazwischen.",
        "Manche sehen nur auf die ununterbrochene Reihe oder Spalte, zu der die Karte kommt. Das ist die andere Wahl des Hauses.",
      ],
    },
    limits: {
      title: "Fünf Reihen zu acht",
      text: [
        "Das Feld hat fünf Reihen: die der Quelle, zwei darüber und zwei darunter. In einer Reihe liegen höchstens acht Karten. Quelle, Brücken und Lücken zählen nicht, und zu den Seiten gibt es sonst keine Grenze. Eine Brücke nimmt einen Platz ein, öffnet aber keine sechste Reihe. Auf jedem Platz liegt eine Karte oder Brücke, und auf der Quelle keine.",
      ],
    },
    discard: {
      title: "Wenn nichts passt",
      text: [
        "Lässt sich keine deiner Karten spielen, legst du eine verdeckt ab, für −3 Punkte. Der Stand darf unter null fallen. Solange eine Karte passt, musst du spielen.",
        "In manchen Häusern darf man ablegen, obwohl man spielen könnte; die 3 Punkte kostet es trotzdem.",
      ],
    },
    river: {
      title: "Was ein Fluss ist",
      text: [
        "Eine ununterbrochene Linie von Karten eines Flusses, in einer Reihe oder Spalte. Die Werte müssen einander nicht folgen: Amazonas 6, 7, 1 ist ein Fluss aus drei. In einer Reihe darf er über eine Brücke gehen. Durch die Quelle geht er nie: Links und rechts von ihr liegen zwei Flüsse.",
      ],
    },
    table: {
      title: "Drei, vier, fünf",
      text: [
        "Bildet die Karte, die du spielst, einen Fluss aus drei oder mehr, oder verlängert sie einen, so punktest du für die neue Länge:",
        ["drei Karten: 3 Punkte", "vier Karten: 5 Punkte", "fünf Karten, eine PENTA: 8 Punkte"],
        "Du bekommst jedes Mal den vollen Wert, wer auch den Anfang gelegt hat.",
      ],
    },
    longer: {
      title: "Länger als fünf",
      text: [
        "Ein Fluss darf länger werden als fünf, aber das bringt nichts mehr. Verbindet deine Karte kürzere Teile auf einmal zu fünf oder mehr, bekommst du 8.",
        "In manchen Häusern müssen es dann genau fünf sein.",
      ],
    },
    both: {
      title: "Zwei Flüsse zugleich",
      text: [
        "Bildet oder verlängert eine Karte einen Fluss in ihrer Reihe und einen in ihrer Spalte, punktest du für beide.",
      ],
    },
    nobody: {
      title: "Flüsse gehören niemandem",
      text: ["Jeder darf jeden Fluss verlängern, nutzen und entfernen, wer ihn auch gelegt hat."],
    },
    pair: {
      title: "Zwei Karten, eine Aktion",
      text: [
        "Die neue Aktionskarte liegt auf der offenen. Zusammen bedeuten sie, die neue zuerst genannt:",
        [
          "Sonne auf Hahn: Du darfst eine Karte versetzen",
          "Hahn auf Sonne: Du musst zwei Karten spielen",
          "Sonne auf Sonne: Du darfst zwei Karten entfernen, oder eine PENTA",
          "Hahn auf Hahn: Du darfst drei Karten eines Flusses nehmen",
          "Brücke auf Brücke: Du musst eine Brücke legen",
        ],
        "Alle anderen Paare bewirken nichts, und du spielst einfach eine Karte.",
      ],
    },
    floating: {
      title: "Schwebende Karten",
      text: [
        "Eine Karte schwebt, wenn sie nicht mehr über Nachbarkarten mit der Quelle verbunden ist. Jede Nachbarin verbindet, ob sie anschließt oder nicht; eine Brücke verbindet von links nach rechts; Ecken nie. Die meisten Aktionen dürfen keine Karte schweben lassen.",
      ],
    },
    "sun-tap": {
      title: "Sonne auf Hahn: eine Karte versetzen",
      text: [
        "Du darfst eine Karte aufnehmen und auf einen anderen Platz legen, wo sie gespielt werden könnte. Eine Brücke, die ihre letzte Karte verliert, fällt sofort weg. Am Ende darf nichts schweben. Versetzen bringt keine Punkte.",
      ],
    },
    "tap-sun": {
      title: "Hahn auf Sonne: zwei Karten",
      text: [
        "Du ziehst noch eine Karte und musst zwei spielen, nacheinander; die zweite darf an die erste anschließen. Ein Fluss, der beide bekommt, zählt einmal, nach seiner letzten Länge: Nil 4 und 5 an Nil 1-2-3 bringen 8 Punkte, nicht 5 und 8.",
        "Passt nur eine oder keine, legst du den Rest ab. Das kostet einmal 3 Punkte, nicht zweimal.",
      ],
    },
    "sun-sun": {
      title: "Sonne auf Sonne: Dürre",
      text: [
        "Du darfst zwei Karten entfernen, die neben- oder übereinander liegen, von welchen Flüssen auch immer, aber nicht über eine Brücke hinweg. Danach darf nichts schweben, und Punkte gibt es nicht. Oder du wählst eine PENTA.",
      ],
    },
    penta: {
      title: "Sonne auf Sonne: eine PENTA leeren",
      text: [
        "Du nimmst so viele Karten einer PENTA weg, wie es geht, ohne dass etwas schwebt, und bekommst 1 Punkt für jede. Geht diese Zahl auf mehrere Arten, wählst du. Kann keine einzige weg, hast du diese Wahl nicht.",
        "Eine PENTA darf über eine Brücke gehen, und eine aus sechs bis acht Karten zählt mit allen. In manchen Häusern sind nur genau fünf eine PENTA.",
      ],
    },
    "tap-tap": {
      title: "Hahn auf Hahn: Wasser entnehmen",
      text: [
        "Du darfst drei Karten eines Flusses nehmen, die in einer Reihe oder Spalte aufeinander folgen, ohne Brücke dazwischen; sie dürfen Teil eines längeren Flusses sein. Das bringt 3 Punkte, und 1 mehr für jede Karte, die dann schwebt. Alle kommen auf die Ablage.",
      ],
    },
    lay: {
      title: "Eine Brücke legen",
      text: [
        "Brücke auf Brücke: Du musst die neue Brücke auf einen leeren Platz links oder rechts von einer Karte legen. Nicht zwischen zwei Karten, nicht zwischen eine Karte und die Quelle, nicht neben eine andere Brücke. Übereinander ist erlaubt.",
        "Nach Wahl darf eine Brücke zwischen einer Karte und der Quelle liegen.",
      ],
    },
    single: {
      title: "Eine Brücke je Fluss",
      text: [
        "Ein Fluss hat höchstens eine Brücke. Eine Karte, die zwei Flüsse mit je einer Brücke verbinden würde, darf dort nicht liegen.",
      ],
    },
    nowhere: {
      title: "Kein Platz für eine Brücke",
      text: [
        "Lässt sich die Brücke nirgends legen, geschieht nichts, und sie bleibt auf dem offenen Stapel. Das ist sehr selten.",
      ],
    },
    beside: {
      title: "Neben einer Brücke",
      text: [
        "Auf der anderen Seite einer Brücke darf nur eine Karte desselben Flusses liegen; ihr Wert ist frei, und ein anderer Anschluss ist nicht nötig. Der Platz darf auch leer bleiben. Die Brücke zählt nicht für die Länge.",
        "Eine Brücke wirkt nur von links nach rechts. Über und unter ihr schließt nichts an, aber eine Karte darf dort durch einen anderen Anschluss liegen.",
      ],
    },
    loose: {
      title: "Eine lose Brücke",
      text: [
        "Eine Brücke ohne Karte auf beiden Seiten kommt zurück, oben auf den offenen Stapel der Aktionskarten. Sie ist dann die offene Karte.",
        "In manchen Häusern kommt sie unter den Stapel, so dass die offene Karte bleibt, was sie war.",
      ],
    },
    actions: {
      title: "Die Aktionskarten gehen aus",
      text: [
        "Ist der verdeckte Aktionsstapel zu Beginn eines Zugs leer, bleibt die offene Karte liegen. Alle Brücken gehen vom Feld; Karten, die dann schweben, kommen ohne Punkte auf die Ablage. Die anderen siebzehn Karten werden gemischt, und der Zug beginnt.",
      ],
    },
    ocean: {
      title: "Der Ozean geht aus",
      text: ["Muss eine Karte gezogen werden und ist der Ozean leer, wird die Ablage gemischt und zum neuen Ozean."],
    },
    full: {
      title: "Das Feld ist voll",
      text: [
        "Liegen fünf Reihen zu acht, punktest du zuerst. Dann werden alle Karten des Felds, die Ablage und der Rest des Ozeans zum neuen Ozean, und die Brücken kommen auf den offenen Stapel. Vier Karten aus dem Ozean kommen um die Quelle, und das Spiel geht weiter. Die Hände bleiben, wie sie sind.",
        "Nach der anderen Lesart des Hefts kommen diese vier aus den Händen: Beide ziehen zwei und legen abwechselnd, wie zu Beginn.",
      ],
    },
    "give-up": {
      title: "Aufgeben",
      text: ["Wer mehr als 25 Punkte zurückliegt, also 26 oder mehr, darf in seinem Zug aufgeben. Der andere gewinnt."],
    },
    cap: {
      title: "Ein sehr langes Spiel",
      text: ["Nach tausend Zügen endet das Spiel unentschieden. Zwischen Menschen kommt es nie so weit."],
    },
    series: {
      title: "Mehrere Spiele hintereinander",
      text: [
        "Jedes gewonnene Spiel zählt eins. Beim Vorbereiten wählst du, mit wie vielen die Serie gewonnen ist, und auf Wunsch einen Vorsprung für einen Spieler. Der Verlierer beginnt das nächste Spiel, wenn du nicht abwechseln oder losen willst.",
      ],
    },
  },
  captions: {
    start: "Vier Karten um die Quelle: So beginnt ein Spiel.",
    link: "Nil 5 passt neben Nil 4, eins niedriger im selben Fluss, und neben Amazonas 5, derselbe Wert eines anderen Flusses.",
    "ten-one": "Donau 1 folgt auf Donau 10. Hier bildet sie einen Fluss aus drei.",
    clash: "Nil 2 schließt an Nil 1 darunter an. Dass die Karte zu Amazonas 9 links daneben nicht passt, macht nichts.",
    "beside-source":
      "An den Platz unter der Quelle grenzt keine Karte: Amazonas 7, oder jede andere Karte, darf dort liegen.",
    twice: "Auf dem Kreuz würde Nil 5 an Colorado 5 anschließen. Aber in dieser Reihe liegt schon ein Nil 5.",
    "full-row": "In dieser Reihe liegen acht Karten. Auf dem Kreuz ist kein Platz für eine neunte.",
    three: "Nil 6 bildet einen Fluss aus drei: 3 Punkte.",
    four: "Nil 7 verlängert ihn auf vier: 5 Punkte.",
    five: "Mit Nil 8 ist es eine PENTA: 8 Punkte.",
    joined: "Donau 4 verbindet zwei und zwei zu einem Fluss aus fünf: 8 Punkte auf einen Schlag.",
    both: "Nil 6 beschließt den Fluss in der Reihe und beginnt den in der Spalte: 3 und 3 Punkte.",
    moved: "Nil 5 ist von neben Nil 4 unter Amazonas 5 gewandert.",
    drought: "Die zwei markierten Karten dürfen weg. Nil 4 und 5 nicht: Nil 6 würde schweben.",
    drained: "Eine PENTA, die ganz weg kann: 5 Punkte. Colorado 4 bleibt über Colorado 8 mit der Quelle verbunden.",
    tapped: "Die drei markierten Karten gehen weg, und mit ihnen die zwei, die dann schweben: 3 und 2 Punkte.",
    bridge: "Die Plätze, auf denen die Brücke jetzt liegen darf.",
    "over-bridge":
      "Jenseits der Brücke passt jede Karte des Nils, auch Nil 9. Der Fluss hat dann drei Karten: 3 Punkte.",
  },
};
export default text;
