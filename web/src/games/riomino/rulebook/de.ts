import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "RioMino ist ein Würfelspiel für zwei, in dem nach dem Wurf nichts mehr vom Zufall abhängt. Ältere Verwandte heißen Tashkent Domino und Professional Tashkent.",
  chapters: {
    aim: "Ziel des Spiels",
    needed: "Was man braucht",
    turn: "Ein Zug",
    frame: "Der Rahmen von fünf mal fünf",
    dead: "Tote Felder",
    end: "Das Ende",
    boards: "Bretter",
    series: "Mehrere Spiele",
  },
  passages: {
    goal: {
      title: "Den anderen festsetzen",
      text: [
        "Die Spieler legen abwechselnd einen Würfel an. Wer am Zug ist und keinen seiner Würfel anlegen kann, hat sofort verloren. Punkte gibt es nicht.",
      ],
    },
    dice: {
      title: "Die Würfel",
      text: [
        "Fünfundzwanzig gleiche Würfel. Jede Fläche ist durch ihre Diagonale in zwei Hälften geteilt, und jede Hälfte zeigt 0, 1, 2 oder 3 Augen. Die sechs Flächen eines Würfels sind die sechs Paare verschiedener Werte: 0-1, 0-2, 0-3, 1-2, 1-3 und 2-3.",
        "Jeder Wert berührt zwei Seiten der Fläche, die in einer Ecke zusammenstoßen. Nur die Fläche, die oben liegt, zählt; die Flanken des Würfels haben keine Bedeutung.",
      ],
    },
    throw: {
      title: "Der Wurf",
      text: [
        "Beide Spieler werfen alle ihre Würfel einmal und behalten sie, wie sie fallen: je zwölf im Spiel ohne Brett. Was oben liegt, bleibt das ganze Spiel oben. Anlegen kannst du nur, was du geworfen und noch nicht gelegt hast. Das Los entscheidet, wer den Startwürfel wirft, außer du wählst es beim Vorbereiten.",
      ],
    },
    start: {
      title: "Der Startwürfel",
      text: [
        "Wer beginnt, wirft noch einen Würfel und legt ihn in die Mitte. Er gehört niemandem. Dann legt der andere zuerst an.",
        "Nach Wahl dreht, wer den Startwürfel wirft, ihn erst, wie er mag.",
      ],
    },
    open: {
      title: "Alles liegt offen",
      text: ["Beide sehen jederzeit beide Vorräte. Niemand verdeckt einen Würfel."],
    },
    place: {
      title: "Einen Würfel anlegen",
      text: [
        "Wenn du am Zug bist, legst du einen Würfel aus deinem Vorrat neben die, die schon liegen, so dass sich mindestens eine ganze Seite berührt. Ecke an Ecke genügt nicht. Kannst du anlegen, so musst du: Passen darf man nicht.",
      ],
    },
    match: {
      title: "Gleiche Seiten berühren sich",
      text: [
        "Wo sich zwei Würfel berühren, müssen ihre Seiten denselben Wert zeigen. Das gilt für jede Seite, die berührt, nicht nur für eine. Mindestens eine ganze Seite muss berühren: Ein Würfel liegt nie allein oder nur Ecke an Ecke.",
      ],
    },
    turned: {
      title: "Drehen",
      text: [
        "Vor dem Anlegen darfst du einen Würfel um Vierteldrehungen drehen, aber nie auf eine andere Fläche kippen. Liegt er einmal, bleibt er so. Nichts kommt darauf.",
      ],
    },
    squares: {
      title: "Namen der Felder",
      text: [
        "Der Startwürfel liegt auf 0,0. Die erste Zahl zählt Spalten nach rechts, die zweite Reihen nach oben; nach links und nach unten sind sie negativ. Gleiche Würfel sind gleich viel wert: Es ist egal, welchen du nimmst.",
      ],
    },
    five: {
      title: "Nie ein sechster",
      text: [
        "Ohne Brett dürfen die Würfel nie mehr als fünf Spalten breit oder fünf Reihen hoch liegen. Der Rahmen ist gedacht und schwebt: Der Startwürfel kann am Ende in seiner Mitte, am Rand oder in einer Ecke liegen.",
      ],
    },
    narrows: {
      title: "Der Rahmen wird nur enger",
      text: [
        "Ein Feld außerhalb des Rahmens bleibt draußen. Sobald die Würfel fünf breit liegen, stehen links und rechts fest; bei fünf hoch auch oben und unten.",
      ],
    },
    why: {
      title: "Wo kein Würfel mehr passt",
      text: [
        "Manche Felder lassen sich nie mehr besetzen. Das ist keine eigene Regel, es folgt aus den Würfeln: Rund um eine Fläche lesen sich die Seiten a, a, b, b.",
        [
          "zwischen zwei Würfel, die einander denselben Wert zukehren, passt nichts, denn gegenüberliegende Seiten eines Würfels sind immer verschieden",
          "ein Feld mit drei Nachbarn lässt sich nur besetzen, wenn die zwei gegenüberliegenden verschieden sind und der dritte einem von ihnen gleicht: nicht bei drei gleichen Werten, nicht bei drei verschiedenen",
          "ein Feld mit vier Nachbarn braucht einen Würfel, der auf allen Seiten stimmt",
        ],
        "Der Tisch setzt ein Kreuz auf solche Felder. Sie zu schaffen ist das halbe Spiel.",
      ],
    },
    all: {
      title: "Alle Würfel liegen",
      text: [
        "In dem seltenen Fall, dass jeder Würfel einen Platz findet, hat gewonnen, wer den letzten angelegt hat: Der andere hat nichts mehr. Da beide gleich viele haben, ist das immer, wer den Startwürfel geworfen hat.",
      ],
    },
    none: {
      title: "Nicht einmal der erste",
      text: [
        "Hat, wer zuerst anlegt, keinen Würfel, der zum Startwürfel passt, so hat er schon verloren. In der Praxis kommt das nie vor.",
      ],
    },
    draw: {
      title: "Kein Unentschieden",
      text: ["Ein Spiel RioMino hat immer einen Gewinner."],
    },
    levels: {
      title: "Starter, Junior, Expert, Master",
      text: [
        "Auf einem Brett muss jeder Würfel auf einem der Felder liegen und der Startwürfel auf dem mittleren. Starter spielt man mit je 6 Würfeln, Junior mit 8, Expert mit 9 und Master mit 10.",
        "Die Formen der Bretter sind hier unsere eigenen. Wenn du das Spiel besitzt, kannst du seine Bretter zeichnen, oder jedes andere, und darauf spielen: beim Vorbereiten mit #, o und Punkten, oder auf einem Raster unter Bretter. Ein Brett braucht mindestens so viele Felder, wie es Würfel gibt.",
      ],
    },
    professional: {
      title: "Professional",
      text: ["Ein festes Brett von fünf mal fünf mit je 12 Würfeln, wie im älteren Spiel."],
    },
    games: {
      title: "Ein Spiel nach dem anderen",
      text: [
        "Die Spielregel sagt nichts darüber. Hier wirft der Verlierer den Startwürfel des nächsten Spiels; man kann auch abwechseln oder losen. Jedes gewonnene Spiel zählt eins. Beim Vorbereiten wählst du, mit wie vielen die Serie gewonnen ist, und auf Wunsch einen Vorsprung für einen Spieler.",
      ],
    },
  },
  captions: {
    stuck:
      "Der erste Spieler hat den markierten Würfel angelegt. Der andere hat nur noch 2-3, und überall wird 0 oder 1 verlangt: Er hat verloren.",
    faces: "Die sechs Flächen jedes Würfels.",
    places:
      "Der Startwürfel liegt. Die Punkte zeigen, wohin ein Würfel kann: auf die vier Felder daneben, wenn seine Seite passt.",
    match: "Der markierte Würfel berührt zwei: links 0 an 0, oben 2 an 2. Seine anderen Seiten sind frei.",
    clash: "Links passt dieser Würfel, 0 an 0; aber oben läge 1 an 2. Eine Seite, die passt, genügt nicht.",
    wide: "Fünf Spalten sind von links bis rechts besetzt. Eine sechste, auf welcher Seite auch immer, ist nicht erlaubt.",
    opposite:
      "Die Würfel links und rechts vom Feld mit dem Kreuz zeigen ihm beide 0. Kein Würfel hat 0 auf zwei gegenüberliegenden Seiten, also ist das Feld tot.",
    "three-sides": "Drei Nachbarn mit drei verschiedenen Werten: auch tot.",
    starter: "Das Brett Starter, wie Pentario es zeichnet: 13 Felder für je 6 Würfel und den Startwürfel.",
    expert: "Das Brett Expert: 19 Felder entlang einer Diagonale.",
  },
};
export default text;
