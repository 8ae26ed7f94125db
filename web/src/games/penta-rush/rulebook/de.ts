import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Penta Rush ist ein Suchspiel gegen die Uhr für bis zu vier, und ein ruhiges Puzzle für einen. Auf Deutsch ist es auch als 5er Finden bekannt.",
  chapters: {
    aim: "Ziel des Spiels",
    needed: "Was man braucht",
    round: "Eine Runde",
    timer: "Die Sanduhr",
    scoring: "Wertung",
    end: "Das Ende",
    puzzle: "Puzzle",
    solo: "Solo",
    series: "Mehrere Spiele",
  },
  passages: {
    goal: {
      title: "Den Wurf wiederfinden",
      text: [
        "Fünf Würfel zeigen fünf Symbole. Jeder sucht auf seiner eigenen Tafel, alle zugleich, fünf zusammenhängende Felder mit genau diesen Symbolen. Nach fünf Runden gewinnen die meisten Punkte.",
        "Grundspiel und Puzzle sind für zwei bis vier Spieler, das Solospiel ist für einen.",
      ],
    },
    boards: {
      title: "Die Tafeln",
      text: [
        "Jeder Spieler hat eine Tafel von zehn mal zehn Feldern mit sechs verschiedenen Symbolen. Die Tafeln hier entstehen aus einer Zahl: Jedes Symbol steht 16 oder 17 Mal darauf, und dieselbe Zahl ergibt dieselben Tafeln. Tafeln, die du besitzt, kannst du als Buchstaben von a bis f eintippen, zehn Zeilen zu zehn.",
      ],
    },
    sides: {
      title: "Verschieden oder gleich",
      text: [
        "Auf der einen Seite sind alle Tafeln verschieden: eine Runde zum Vergnügen, mit etwas Glück. Auf der anderen sind sie gleich, und alle haben dieselben Möglichkeiten. Wähle vor dem Spiel.",
      ],
    },
    dice: {
      title: "Die Würfel",
      text: ["Fünf Würfel; auf jedem stehen die sechs Symbole einmal."],
    },
    tiles: {
      title: "Zwölf Formen",
      text: [
        "Fünf Felder, die mit den Kanten aneinanderstoßen, können zwölf Formen bilden. Jede hat ein Plättchen mit ihren Punkten, von 1 bis 4: Was schwerer zu finden ist, zählt mehr. Welche Form wie viel zählt, haben wir selbst gewählt, danach, wie selten sie vorkommt.",
        "Die Plättchen liegen da, um angesehen zu werden. Man legt sie nicht zum Probieren auf die Tafel.",
      ],
    },
    throw: {
      title: "Der Wurf",
      text: [
        "Jemand wirft die fünf Würfel; wer, ist egal. Zeigt sich ein Symbol dreimal oder öfter, werden alle fünf neu geworfen, bis keines öfter als zweimal zu sehen ist.",
      ],
    },
    shape: {
      title: "Was eine Form ist",
      text: [
        "Fünf verschiedene Felder, die mit den Kanten aneinanderstoßen. Felder, die sich nur in einer Ecke berühren, gehören nicht zusammen.",
      ],
    },
    same: {
      title: "Gedreht oder gespiegelt ist dasselbe",
      text: ["Eine Form bleibt dieselbe, wie sie auch liegt: um Vierteldrehungen gedreht, und auch gespiegelt."],
    },
    fits: {
      title: "Genau der Wurf",
      text: [
        "Die fünf Felder müssen genau die fünf Symbole der Würfel zeigen: Ein Symbol, das zweimal geworfen ist, muss zweimal da sein. Wo in der Form es steht, ist egal.",
      ],
    },
    outline: {
      title: "Umkreisen und Wegwischen",
      text: [
        "Du umkreist eine Form, indem du über ihre fünf Felder ziehst oder sie einzeln antippst. Tippe eine Form an, um sie wegzuwischen. Du darfst verbessern, so oft du willst, bis die Runde vorbei ist; nur vollständige Formen werden gewertet.",
        "Nichts hindert dich, etwas zu umkreisen, das nicht zählen wird. Darüber wird am Ende der Runde geurteilt.",
      ],
    },
    own: {
      title: "Die eigene Tafel",
      text: ["Solange gesucht wird, siehst du nur deine eigene Tafel. Danach liegen alle offen."],
    },
    turn: {
      title: "Die Sanduhr umdrehen",
      text: [
        "Wer meint, genug gefunden zu haben, darf jederzeit die Sanduhr umdrehen. Das geht einmal in der Runde, wer zuerst kommt. Von da an haben die anderen so lange Zeit, wie der Sand läuft: etwa dreißig Sekunden.",
      ],
    },
    "hands-off": {
      title: "Hände weg",
      text: [
        "Wer die Sanduhr umgedreht hat, ändert in dieser Runde nichts mehr. Er darf nicht einmal etwas wegwischen.",
      ],
    },
    stop: {
      title: "Stopp",
      text: [
        "Ist der Sand durchgelaufen, ruft, wer die Sanduhr umgedreht hat, stopp. Alle legen den Stift hin, und die Runde wird gewertet.",
      ],
    },
    nobody: {
      title: "Wenn niemand sie umdreht",
      text: [
        "Dann geht die Runde weiter. Jeder kann sagen, dass er fertig ist; haben es alle gesagt, ist die Runde vorbei, und niemand bekommt den Zusatzpunkt. Wer doch weitersucht, nimmt es damit zurück. Beim Vorbereiten kannst du der Runde auch eine Grenze geben.",
      ],
    },
    device: {
      title: "Zusammen an einem Bildschirm",
      text: [
        "An einem Gerät spielt jeder die Runde nacheinander, mit demselben Wurf und einer Stoppuhr. Dann wird alles nach der Zeit zusammengeführt: Was jemand nach dem ersten Umdrehen und dessen Sand tat, entfällt. Drehten zwei im selben Augenblick um, entscheidet das Los.",
      ],
    },
    order: {
      title: "In dieser Reihenfolge",
      text: [
        "Eine Runde wird Schritt für Schritt gewertet:",
        [
          "nur vollständige Formen werden angesehen",
          "Formen, die sich überlappen, fallen beide weg",
          "was nicht zum Wurf passt, fällt weg",
          "von derselben Form zählt eine",
          "höchstens fünf zählen, die billigsten",
          "in der fünften Runde zählen sie doppelt",
          "wer die Sanduhr umgedreht hat, bekommt seinen Punkt",
        ],
      ],
    },
    overlap: {
      title: "Kein Überlappen",
      text: [
        "Zwei Formen, die ein Feld teilen, sind beide ungültig. Danach wird zuerst gesehen: Eine richtige Form ist auch dann verloren, wenn die andere nicht zum Wurf gepasst hätte.",
        "Manche lassen nur Formen, die zum Wurf passen, sich ungültig machen. Das ist die andere Wahl des Hauses.",
      ],
    },
    once: {
      title: "Jede Form einmal",
      text: ["Hast du dieselbe Form zweimal umkreist, zählt nur eine. Genau dieselben Felder umkreist man nur einmal."],
    },
    five: {
      title: "Höchstens fünf",
      text: [
        "Von mehr als fünf gültigen Formen zählen die fünf mit den wenigsten Punkten. Eine sechste kann dich also etwas kosten. Ungültige nehmen keinen Platz weg.",
      ],
    },
    bonus: {
      title: "Ein Punkt für die Sanduhr",
      text: ["Wer die Sanduhr umgedreht hat, bekommt einen Punkt, auch wenn nichts gültig war, was er umkreist hat."],
    },
    last: {
      title: "Die fünfte Runde",
      text: [
        "In der fünften und letzten Runde zählen alle gültigen Formen doppelt. Der Punkt für die Sanduhr bleibt einer.",
      ],
    },
    winner: {
      title: "Die meisten Punkte",
      text: [
        "Nach fünf Runden gewinnen die meisten Punkte. Bei Gleichstand entscheidet die beste der ersten vier Runden; ist auch die gleich, teilen sie den Sieg.",
      ],
    },
    one: {
      title: "Eine Form in der Runde",
      text: [
        "Im Puzzle wird deine Tafel nicht gewischt, und jede Form hast du im ganzen Spiel nur einmal. In jeder Runde umkreist du eine. Stehen am Ende der Runde zwei oder mehr da, ist nichts gültig.",
        "Nach Wahl zählt eine gültige Form auch neben ungültigen; nur zwei gültige sind eine zu viel.",
      ],
    },
    available: {
      title: "Was noch verfügbar ist",
      text: [
        "Eine Form zählt, wenn sie zum Wurf passt, wenn sie auf deinem Plan noch frei ist, weder umkreist noch gestrichen, und wenn sie auf keinem Feld einer früheren Runde liegt, umkreist oder schraffiert. Wegwischen darfst du nur, was du in dieser Runde umkreist hast.",
      ],
    },
    strike: {
      title: "Nichts gefunden",
      text: [
        "Wer nichts Gültiges hat, muss eine seiner freien Formen streichen und sie auf der Tafel schraffieren, irgendwo auf freien Feldern; die Symbole sind egal. Diese Felder sind verloren. Wer eine Form fand, streicht keine.",
      ],
    },
    nowhere: {
      title: "Wenn sie nirgends passt",
      text: [
        "Die Form, die du streichst, muss irgendwo passen. Nur wenn keine freie Form mehr auf die Tafel passt, streichst du eine, ohne zu schraffieren.",
      ],
    },
    until: {
      title: "Höchstens zwölf Runden",
      text: [
        "Das Spiel endet nach zwölf Runden, oder früher, nach der ersten Runde, in der niemand eine gültige Form fand. Was in dieser Runde gestrichen wurde und der Strich für die Sanduhr zählen noch.",
      ],
    },
    marks: {
      title: "Zählen",
      text: [
        "Zähl die Punkte deiner umkreisten Formen zusammen, und einen für jede Runde, in der du die Sanduhr umgedreht hast; dafür ist so viel Platz wie nötig. Keine Runde zählt doppelt. Bei Gleichstand gewinnen mehr umkreiste Formen; sind auch die gleich, wird der Sieg geteilt.",
      ],
    },
    alone: {
      title: "Allein",
      text: [
        "Das Solospiel ist das Puzzle ohne Sanduhr und ohne ihren Punkt: immer zwölf Runden, so ruhig du willst. Versuch, dein eigenes bestes Ergebnis zu übertreffen.",
      ],
    },
    games: {
      title: "Eine Serie",
      text: [
        "Jedes gewonnene Spiel zählt eins; ein Solospiel zählt seine Punkte. Beim Vorbereiten wählst du, mit wie vielen die Serie gewonnen ist, und auf Wunsch einen Vorsprung für einen Spieler. Alle spielen zugleich, also ist es kaum wichtig, wer das nächste Spiel beginnt: Er würfelt.",
      ],
    },
  },
  captions: {
    tiles: "Die zwölf Formen und was jede hier zählt.",
    shape: "Fünf Felder, die mit den Kanten aneinanderstoßen: die Form X.",
    mirror: "Zwei Formen L, die eine das Spiegelbild der anderen. Beide passen zum Wurf, aber nur eine zählt.",
    fits: "Das T zeigt zwei Kreise, eine Raute, ein Dreieck und ein Quadrat, genau wie die Würfel. Es zählt.",
    misfits: "Das I ist eine Form, aber keines seiner Felder zeigt, was geworfen wurde. Es zählt nicht.",
    overlap: "L und N teilen das Feld e7, also sind beide verloren. Das P bleibt.",
    six: "Sechs gültige Formen: Die teuerste entfällt, hier das X, und fünf zählen.",
    last: "In der fünften Runde zählen X und T zweimal ihre Punkte.",
    covered:
      "Puzzle: Das L wurde in einer früheren Runde umkreist, das U gestrichen. Das neue N braucht e7 vom L und zählt nicht.",
    strike: "Puzzle: Das V wurde gestrichen und schraffiert. Diese Felder sind nicht mehr zu gebrauchen.",
  },
};
export default text;
