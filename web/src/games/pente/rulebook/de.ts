import type { TextOf } from "$/rulebook/outline";
import type { outline } from "./outline";

const text: TextOf<typeof outline> = {
  lead: "Pente ist ein Spiel um Reihen und Schläge für zwei, in anderen Formen für bis zu sechs. Es stammt von den japanischen Spielen Gomoku und Ninuki-Renju ab.",
  chapters: {
    aim: "Ziel des Spiels",
    needed: "Was man braucht",
    turn: "Ein Zug",
    captures: "Schlagen",
    end: "Das Ende",
    tournament: "Turnier",
    more: "Vier Spieler in Teams",
    scoring: "Um Punkte spielen",
    complication: "Komplikation",
    variants: "Andere Formen",
  },
  passages: {
    goal: {
      title: "Fünf in einer Reihe oder fünf Paare",
      text: [
        "Du gewinnst auf eine von zwei Arten: mit fünf eigenen Steinen lückenlos in einer Reihe, waagerecht, senkrecht oder schräg, oder indem du fünf Paare des anderen schlägst.",
        "Nach jedem Zug gehen zuerst die geschlagenen Steine vom Brett; dann wird nachgesehen. Fünf in einer Reihe gewinnt sofort, auch wenn der andere sie mit seinem nächsten Stein brechen oder sein fünftes Paar schlagen könnte.",
      ],
    },
    board: {
      title: "Das Brett",
      text: [
        "Ein Brett mit 19 mal 19 Linien. Die Steine liegen auf den Kreuzungen, nicht in den Feldern. Alle 361 Punkte sind gleich, auch die am Rand; Verzierungen auf einem gedruckten Brett bedeuten nichts.",
        "Ein kleineres Brett ist eine Wahl des Hauses: jede ungerade Zahl von Linien ab 9. Die Bilder hier zeigen meist neun Linien, damit sie klein bleiben.",
      ],
    },
    stones: {
      title: "Die Steine",
      text: ["Jeder Spieler oder jedes Team hat Steine einer Farbe. Sie gehen nie aus."],
    },
    points: {
      title: "Namen der Punkte",
      text: [
        "Die Spalten haben Buchstaben von links, ohne I, und die Zeilen Zahlen von unten: K10 ist die Mitte des großen Bretts.",
        "Das alte Heft zählt von der Mitte aus: erst rechts oder links, dann auf oder ab. In seiner englischen Form ist R3U2 drei nach rechts und zwei nach oben, und 0 ist die Mitte selbst. Ein Stern nach einem Zug steht für jedes geschlagene Paar. Auch Partien in dieser Form lassen sich lesen.",
      ],
    },
    first: {
      title: "Der erste Stein",
      text: [
        "Der erste Stein eines Spiels kommt auf die Mitte. Danach legt abwechselnd jeder einen Stein auf einen freien Punkt seiner Wahl. Ein Stein, der liegt, wird nie versetzt; er geht nur weg, wenn er geschlagen wird, und dann ist sein Punkt wieder für alle frei.",
      ],
    },
    begins: {
      title: "Wer beginnt",
      text: [
        "Das Los entscheidet, wer das erste Spiel beginnt, denn das ist ein kleiner Vorteil; du kannst es beim Vorbereiten auch wählen. In den Spielen danach beginnt, wer das letzte verloren hat. Man kann auch abwechseln oder jedes Mal losen.",
      ],
    },
    calls: {
      title: "Tria und Tessera",
      text: [
        "Drei Steine, die eine offene Vier werden können, heißen Tria; vier, die an beiden Enden frei sind, Tessera, und dagegen ist kaum etwas zu machen. Es ist höflich, sie anzusagen, und der Verlauf tut es für dich. Am Spiel ändert es nichts.",
      ],
    },
    pair: {
      title: "Ein Paar zwischen deinen Steinen",
      text: [
        "Liegen genau zwei Steine des anderen auf einer Linie nebeneinander, und schließt dein neuer Stein diese Linie so ab, dass an beiden Enden einer von dir liegt, dann sind die zwei geschlagen und gehen vom Brett. Das geht waagerecht, senkrecht und schräg, und ein Stein kann mehrere Paare zugleich schlagen.",
        "Ein einzelner Stein oder drei in einer Reihe lassen sich nicht schlagen. Der Rand des Bretts zählt nicht als Stein: Alle vier müssen da sein. Ein Stein kommt immer auf einen leeren Punkt; wo Steine geschlagen wurden, darf jeder wieder legen.",
      ],
    },
    must: {
      title: "Geschlagen ist geschlagen",
      text: ["Ein Paar, das du einschließt, geht immer vom Brett. Du kannst es nicht liegen lassen."],
    },
    safe: {
      title: "Dazwischen zu ziehen ist sicher",
      text: [
        "Nur wer ein Paar einschließt, schlägt es. Legst du einen Stein so, dass zwei von dir zwischen zwei des anderen zu liegen kommen, geschieht ihnen nichts.",
      ],
    },
    longer: {
      title: "Mehr als fünf",
      text: ["Sechs oder mehr in einer Reihe gewinnen auch. Einige Formen verlangen genau fünf; das steht dann dort."],
    },
    captured: {
      title: "Das fünfte Paar",
      text: ["Wer fünf Paare geschlagen hat, oder mit dem letzten Stein noch mehr, hat sofort gewonnen."],
    },
    full: {
      title: "Ein volles Brett",
      text: ["Sind alle Punkte besetzt und hat niemand gewonnen, ist es unentschieden. Das kommt fast nie vor."],
    },
    far: {
      title: "Der zweite Stein bleibt auf Abstand",
      text: [
        "Um den Vorteil des ersten Zugs zu nehmen, muss der zweite Stein des ersten Spielers mindestens drei Punkte von der Mitte liegen: auf dem Quadrat von sieben mal sieben um sie herum oder außerhalb. Der zweite Spieler ist frei, und alle Steine danach auch.",
      ],
    },
    where: {
      title: "Wo man es wählen kann",
      text: [
        "Die Turnierregel gilt für Spiele zu zweit: Das Grundspiel, Punkte und Komplikation haben je eine Form mit ihr.",
      ],
    },
    forms: {
      title: "Zu wievielt man spielt",
      text: [
        "Zu zweit in den meisten Formen; zu viert in zwei Teams, auf eine der zwei Arten unten; oder zu dritt bis zu sechst, jeder für sich, in Punkte. Andere Teams gibt es nicht.",
      ],
    },
    pairs: {
      title: "Zwei Teams, zwei Farben",
      text: [
        "Zwei Teams zu zweit, jedes mit einer Farbe. Die Teams ziehen abwechselnd: erst A, dann B, dann der Partner von A, dann der von B. Sonst ist es das Spiel zu zweit.",
      ],
    },
    team: {
      title: "Team-Pente",
      text: [
        "Vier Spieler mit vier Farben; Partner sitzen einander gegenüber. Ein Team gewinnt, wenn einer der beiden fünf der eigenen Farbe in einer Reihe hat, oder wenn beide zusammen zehn Steine der Gegner geschlagen haben.",
        "Partner beraten sich während des Spiels nicht.",
      ],
    },
    partner: {
      title: "Steine des Partners",
      text: [
        "In Team-Pente kann man auch Steine des Partners einschließen. Sie gehen vom Brett wie jeder geschlagene Stein, ob man will oder nicht, aber nur Steine der Gegner zählen: Ein Paar aus einem Stein des Gegners und einem des Partners zählt eins, ein Paar des Partners nichts.",
      ],
    },
    own: {
      title: "Die eigenen Steine",
      text: ["Ein Paar, in dem ein eigener Stein liegt, ist nie ein Schlag."],
    },
    count: {
      title: "Zählen zu zweit",
      text: [
        "Gespielt wird wie immer, und am Ende wird gezählt:",
        [
          "5 Punkte für fünf in einer Reihe; wer durch Schläge gewinnt, bekommt sie nicht",
          "1 Punkt für jedes geschlagene Paar, für beide Spieler",
          "1 Punkt für jede Reihe von genau vier, die am Ende auf dem Brett liegt, für beide Spieler",
        ],
        "Reihen zählen in jeder Richtung, offen oder nicht. Die Gewinnreihe selbst zählt nicht auch noch als Vier.",
      ],
    },
    match: {
      title: "Mehrere Spiele hintereinander",
      text: [
        "Die Punkte werden von Spiel zu Spiel zusammengezählt, bis jemand das Ziel erreicht, etwa 21 oder 50. Erreichen es zwei im selben Spiel, gewinnt die höhere Summe; bei Gleichstand folgt noch ein Spiel. Wer schwächer ist, kann als Vorgabe mit einigen Punkten beginnen.",
        "Beim Vorbereiten kannst du jeder Form ein Ziel und eine Vorgabe geben; hat eine Form keine eigenen Punkte, zählt jedes gewonnene Spiel eins.",
      ],
    },
    many: {
      title: "Drei bis sechs Spieler",
      text: [
        "Jeder spielt für sich mit einer Farbe. Das Spiel endet, sobald jemand vier oder mehr in einer Reihe hat oder seinen vierten Schlag macht. Dann zählen alle:",
        [
          "10 Punkte für die vier in einer Reihe",
          "1 Punkt für jeden Schlag; ein Paar aus zwei verschiedenen Farben ist ein Schlag",
          "1 Punkt für jede Reihe von genau drei auf dem Brett",
        ],
      ],
    },
    exact: {
      title: "Genau fünf",
      text: [
        "Komplikation ist für alle, die das Spiel gut kennen. Für beide Spieler gewinnt nur eine Reihe von genau fünf; mit sechs oder mehr geht das Spiel weiter. Fünf geschlagene Paare gewinnen wie immer.",
      ],
    },
    threes: {
      title: "Keine zwei Dreien zugleich",
      text: [
        "Es ist nicht erlaubt, mit einem Stein zwei oder mehr freie Dreien zu bilden. Eine freie Drei sind drei Steine auf einer Linie, lückenlos oder mit einer Lücke, aus denen ein weiterer Stein eine Vier mit zwei offenen Enden machen würde. Was der Stein schlägt, kommt vorher weg.",
        "Nach der anderen Lesart des Hefts zählt jede Drei, die noch eine Vier werden kann.",
      ],
    },
    allowed: {
      title: "Was erlaubt bleibt",
      text: [
        [
          "eine Drei und eine Vier zugleich, oder zwei Vieren; aber nicht zwei Dreien und eine Vier",
          "zwei Dreien, wenn der andere mit dem nächsten Stein fünf hätte und dein Stein es verhindert, durch Blocken oder Schlagen",
          "immer ein Stein, der gewinnt: genau fünf, oder das fünfte Paar",
        ],
      ],
    },
    extras: {
      title: "Formen von außerhalb des Hefts",
      text: [
        "Diese Formen werden in Vereinen und auf Servern gespielt. Hier sind sie Zugaben, nie die übliche Wahl, und alle für zwei. Wo nichts anderes steht, gelten die Regeln des Grundspiels. Ninuki-Renju, das im Heft nur genannt wird, ist eine davon.",
      ],
    },
    gomoku: {
      title: "Gomoku",
      text: [
        "Es wird nicht geschlagen. Genau fünf in einer Reihe gewinnt, sechs nicht. Der erste Stein darf überall liegen.",
      ],
    },
    keryo: {
      title: "Keryo-Pente",
      text: [
        "Außer Paaren lassen sich auch Reihen von drei schlagen. Fünfzehn geschlagene Steine gewinnen. Die Turnierregel gilt.",
      ],
    },
    "g-pente": {
      title: "G-Pente",
      text: [
        "Die Turnierregel, und außerdem: Der zweite Stein des ersten Spielers darf nicht auf der Zeile oder Spalte der Mitte liegen, drei oder vier Punkte von ihr entfernt.",
      ],
    },
    "d-pente": {
      title: "D-Pente und DK-Pente",
      text: [
        "Der erste Spieler legt die ersten vier Steine, zwei von jeder Farbe, und muss nicht in der Mitte beginnen. Dann wählt der andere eine Seite. DK-Pente ist dasselbe mit den Schlägen von Keryo-Pente.",
      ],
    },
    poof: {
      title: "Poof-Pente",
      text: [
        "Hier ist es nicht sicher, dazwischen zu ziehen: Ein Paar, das du zwischen zwei Steine des anderen legst, verschwindet und zählt für ihn. Das geschieht zusammen mit den eigenen Schlägen, bevor nach fünf gesehen wird. Zehn Steine gewinnen nur, wenn es mehr sind, als der andere geschlagen hat.",
      ],
    },
    boat: {
      title: "Boat-Pente",
      text: [
        "Fünf in einer Reihe gewinnt nur, wenn der andere sie mit seinem nächsten Stein nicht durch einen Schlag brechen kann oder es nicht tut. Schläge gewinnen wie immer.",
      ],
    },
    "o-pente": {
      title: "O-Pente",
      text: [
        "Keryo, Poof und Boat zusammen: Auch drei Steine lassen sich schlagen, dazwischen zu ziehen kostet Steine, und fünf in einer Reihe muss einen Zug überstehen.",
      ],
    },
    swap2: {
      title: "Swap2-Pente und Swap2-Keryo",
      text: [
        "Der erste Spieler legt drei Steine. Der andere nimmt eine der Seiten, oder er legt zwei Steine dazu und lässt den ersten wählen. Die Turnierregel gilt nicht. Swap2-Keryo hat die Schläge von Keryo-Pente.",
      ],
    },
    connect6: {
      title: "Connect6",
      text: [
        "Es wird nicht geschlagen. Der erste Spieler legt einen Stein, danach legt jeder zwei in einem Zug. Sechs oder mehr in einer Reihe gewinnt.",
      ],
    },
    ninuki: {
      title: "Ninuki-Renju",
      text: [
        "Paare werden geschlagen, und fünf Schläge gewinnen. Genau fünf in einer Reihe gewinnt, wenn sie sich nicht sofort brechen lässt; eine längere Reihe gewinnt nicht. Zwei freie Dreien zugleich sind verboten, außer um eine Fünf zu verhindern.",
      ],
    },
  },
  captions: {
    five: "Der Stein auf F5 macht fünf in einer Reihe, und das Spiel ist gewonnen.",
    first: "Der erste Stein liegt in der Mitte des Bretts.",
    tria: "Drei in einer Reihe, an beiden Enden frei: eine Tria. Der andere tut gut daran zu handeln.",
    tessera: "Vier in einer Reihe, an beiden Enden frei: eine Tessera. Ein Ende lässt sich blocken, aber nicht beide.",
    pair: "Der Stein auf F5 schließt das Paar auf D5 und E5 ein. Beide gehen vom Brett; die gestrichelten Ringe zeigen, wo sie lagen.",
    double: "Ein Stein auf F5, zwei Paare geschlagen: D5 und E5 in der Zeile, F6 und F7 in der Spalte.",
    "not-three": "Drei Steine zwischen zwei anderen: Nichts wird geschlagen.",
    safe: "Der helle Spieler zieht auf E5 dazwischen. Das Paar auf D5 und E5 bleibt liegen.",
    "fifth-pair": "Auch schräg: F6 schlägt D4 und E5. Es war das fünfte Paar, und es gewinnt.",
    far: "Turnier, der zweite Stein des ersten Spielers: Die Kreuze stehen auf den Punkten, die zu nah an der Mitte liegen.",
    mixed: "Team-Pente: F5 schließt D5 eines Gegners und E5 des Partners ein. Beide gehen weg, einer zählt.",
    many: "Punkte zu dritt: Der vierte Stein in einer Reihe, auf F5, beendet das Spiel.",
    six: "Komplikation: Mit E5 hat die Reihe sechs Steine. Das gewinnt nicht, und das Spiel geht weiter.",
    "double-three":
      "Ein Stein auf dem Kreuz würde zugleich eine freie Drei in der Zeile und eine in der Spalte bilden. Bei Komplikation ist das verboten.",
    keryo: "Keryo-Pente: Drei Steine in einer Reihe werden geschlagen.",
    axis: "G-Pente, der zweite Stein des ersten Spielers: Außer dem inneren Quadrat sind die Punkte auf den Mittellinien im Abstand von drei und vier gesperrt.",
    poof: "Poof-Pente: Wer auf E5 dazwischen zieht, verliert D5 und E5.",
    boat: "Boat-Pente: fünf in einer Reihe, aber mit einem Stein auf E4 kann der andere E5 und E6 schlagen und die Reihe brechen. Das Spiel dauert noch einen Zug.",
  },
};
export default text;
