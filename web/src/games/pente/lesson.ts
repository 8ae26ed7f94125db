// The introduction to Pente, on a board of 13 lines: its points are large enough for a thumb.

import type { Ground, Lesson } from "$/learn/lesson";

const board = (own: string, other: string, captures: readonly [number, number] = [0, 0]): Ground<"pente"> => ({
  game: "pente",
  variant: "standard",
  size: 13,
  stones: [own.split(" ").filter(Boolean), other.split(" ").filter(Boolean)],
  captures,
  to_move: 0,
});

export const lesson: Lesson<"pente"> = {
  game: "pente",
  steps: [
    {
      from: board("", ""),
      text: [
        "In Pente leggen twee spelers om de beurt een steen op een kruispunt. De eerste steen komt in het midden: leg hem op G7.",
        "In Pente two players take turns to lay a stone on a crossing of lines. The first stone goes in the middle: lay it on G7.",
        "Au Pente, deux joueurs posent à tour de rôle une pierre sur une intersection. La première va au centre : posez-la en G7.",
        "Bei Pente legen zwei Spieler abwechselnd einen Stein auf eine Kreuzung. Der erste Stein kommt in die Mitte: Leg ihn auf G7.",
      ],
      marks: ["cell:G7"],
      moves: ["G7"],
      slips: [
        {
          moves: ["C3"],
          code: "pente.not-centre",
          say: [
            "Alleen de allereerste steen heeft een vaste plaats.",
            "Only the very first stone has a fixed place.",
            "Seule la toute première pierre a une place imposée.",
            "Nur der allererste Stein hat einen festen Platz.",
          ],
        },
      ],
      then: [{ seat: 1, move: "H8" }],
      done: [
        "Zo begint elk spel. Vanaf nu mag een steen op elk vrij kruispunt. Het gewone bord heeft 19 lijnen; dit is een kleiner bord om te oefenen.",
        "Every game begins like this. From now on a stone may go on any free crossing. The usual board has 19 lines; this one is smaller, for practice.",
        "Toute partie commence ainsi. Désormais, une pierre peut aller sur toute intersection libre. Le plateau habituel a 19 lignes ; celui-ci est plus petit, pour s'exercer.",
        "So beginnt jedes Spiel. Von nun an darf ein Stein auf jede freie Kreuzung. Das übliche Brett hat 19 Linien; dieses ist kleiner, zum Üben.",
      ],
    },
    {
      from: board("E7 F7 G7 H7", "D7 F8 G9 H6"),
      text: [
        "Wie vijf stenen op een rij heeft, wint: naast elkaar, onder elkaar of schuin. Je hebt er vier. Maak de rij af.",
        "Five stones in a row win: across, up and down, or slanting. You have four. Finish the row.",
        "Cinq pierres alignées gagnent : en ligne, en colonne ou en diagonale. Vous en avez quatre. Terminez la rangée.",
        "Fünf Steine in einer Reihe gewinnen: waagerecht, senkrecht oder schräg. Du hast vier. Schließ die Reihe ab.",
      ],
      marks: ["cell:J7"],
      moves: ["J7"],
      slips: [
        {
          moves: ["E8"],
          say: [
            "Dat mag, maar daar wordt de rij niet langer van. Het vrije einde is J7.",
            "That is allowed, but it does not make the row longer. Its free end is J7.",
            "C'est permis, mais la rangée ne s'allonge pas. Son bout libre est J7.",
            "Das ist erlaubt, macht die Reihe aber nicht länger. Dein freies Ende ist J7.",
          ],
        },
      ],
      done: [
        "Vijf op een rij: dat is de eerste manier om te winnen. Zes of meer telt ook.",
        "Five in a row: that is the first way to win. Six or more count as well.",
        "Cinq à la suite : c'est la première façon de gagner. Six ou plus comptent aussi.",
        "Fünf in einer Reihe: Das ist der erste Weg zum Sieg. Sechs oder mehr zählen auch.",
      ],
    },
    {
      from: board("E5 H5", "F6 G7 F9"),
      text: [
        "Stenen kun je ook veroveren. Twee stenen van de ander, vlak naast elkaar, zijn van jou als je ze aan beide kanten insluit. Sluit het paar F6 en G7 in.",
        "Stones can also be captured. Two of the other's stones side by side are yours when you close them in at both ends. Close in the pair F6 and G7.",
        "On peut aussi prendre des pierres. Deux pierres adverses côte à côte sont à vous si vous les enfermez aux deux bouts. Enfermez la paire F6 et G7.",
        "Steine lassen sich auch schlagen. Zwei fremde Steine nebeneinander gehören dir, wenn du sie an beiden Enden einschließt. Schließ das Paar F6 und G7 ein.",
      ],
      marks: ["cell:H8"],
      moves: ["H8"],
      brings: "pente.captured",
      slips: [
        {
          moves: ["F7"],
          say: [
            "Zo is het paar nog niet ingesloten. Jouw steen moet in dezelfde lijn liggen, achter G7.",
            "The pair is not closed in yet. Your stone has to lie on the same line, behind G7.",
            "La paire n'est pas encore enfermée. Votre pierre doit être sur la même ligne, derrière G7.",
            "So ist das Paar noch nicht eingeschlossen. Dein Stein muss auf derselben Linie liegen, hinter G7.",
          ],
        },
      ],
      done: [
        "Het paar gaat van het bord en ligt nu in je bakje. De twee punten zijn weer vrij.",
        "The pair leaves the board and now lies in your tray. The two points are free again.",
        "La paire quitte le plateau et se trouve dans votre coupelle. Les deux points sont de nouveau libres.",
        "Das Paar verlässt das Brett und liegt nun in deiner Schale. Die beiden Punkte sind wieder frei.",
      ],
    },
    {
      from: board("B10 B7 B4", "C10 D10 E10 C7 C4 D4"),
      text: [
        "Alleen precies twee stenen worden veroverd. Eén steen of drie naast elkaar staan veilig. Welke rij kun je hier veroveren?",
        "Exactly two stones are captured. One alone is safe, and so are three side by side. Which of these rows can you capture?",
        "On prend exactement deux pierres. Une seule est à l'abri, trois côte à côte aussi. Quelle rangée pouvez-vous prendre ici ?",
        "Geschlagen werden genau zwei Steine. Einer allein ist sicher, drei nebeneinander auch. Welche Reihe kannst du hier schlagen?",
      ],
      marks: ["cell:F10", "cell:D7", "cell:E4"],
      moves: ["E4"],
      brings: "pente.captured",
      slips: [
        {
          moves: ["F10"],
          say: [
            "Drie naast elkaar houden elkaar vast: er gebeurt niets.",
            "Three side by side hold on to each other: nothing happens.",
            "Trois pierres côte à côte se tiennent : il ne se passe rien.",
            "Drei nebeneinander halten einander fest: Es geschieht nichts.",
          ],
        },
        {
          moves: ["D7"],
          say: [
            "Eén steen alleen kan niet worden veroverd. Zoek het paar.",
            "One stone alone cannot be captured. Look for the pair.",
            "Une pierre seule ne se prend pas. Cherchez la paire.",
            "Ein einzelner Stein lässt sich nicht schlagen. Such das Paar.",
          ],
        },
      ],
      done: [
        "Juist: twee, niet meer en niet minder.",
        "Right: two, no more and no fewer.",
        "C'est cela : deux, ni plus ni moins.",
        "Richtig: zwei, nicht mehr und nicht weniger.",
      ],
    },
    {
      from: board("F7 E9 G5", "E7 H7 F10"),
      text: [
        "Mag je zelf tussen twee stenen van de ander gaan liggen? Ja, en dat is veilig. Leg je steen op G7.",
        "May you go between two of the other's stones yourself? Yes, and it is safe. Lay your stone on G7.",
        "Pouvez-vous vous placer vous-même entre deux pierres adverses ? Oui, et sans danger. Posez votre pierre en G7.",
        "Darfst du dich selbst zwischen zwei fremde Steine legen? Ja, und das ist sicher. Leg deinen Stein auf G7.",
      ],
      marks: ["cell:G7"],
      moves: ["G7"],
      slips: [
        {
          moves: ["F8"],
          say: [
            "Dat mag ook. Probeer hier G7, midden tussen de twee stenen van de ander.",
            "That is allowed too. Here try G7, right between the other's two stones.",
            "C'est permis aussi. Essayez ici G7, entre les deux pierres adverses.",
            "Das ist auch erlaubt. Probier hier G7, mitten zwischen den beiden fremden Steinen.",
          ],
        },
      ],
      done: [
        "Er gebeurt niets. Alleen wie met zijn eigen steen een paar insluit, verovert het.",
        "Nothing happens. A pair is captured only by the player whose own stone closes it in.",
        "Il ne se passe rien. Seul celui dont la pierre enferme une paire la prend.",
        "Es geschieht nichts. Ein Paar schlägt nur, wer es mit dem eigenen Stein einschließt.",
      ],
    },
    {
      from: board("L9 C4 D10 F7", "K8 J7 E4 C10 G10", [4, 1]),
      text: [
        "Vijf veroverde paren winnen ook: dat is de tweede manier. Je hebt er vier. Zoek zelf het vijfde paar.",
        "Five captured pairs win as well: that is the second way. You have four. Find the fifth pair yourself.",
        "Cinq paires prises gagnent aussi : c'est la deuxième façon. Vous en avez quatre. Trouvez vous-même la cinquième.",
        "Fünf geschlagene Paare gewinnen auch: Das ist der zweite Weg. Du hast vier. Finde selbst das fünfte Paar.",
      ],
      marks: ["tray:0"],
      moves: ["H6"],
      brings: "pente.captured",
      slips: [
        {
          moves: ["D4"],
          say: [
            "Daar is geen paar ingesloten. Kijk eens schuin naar beneden vanaf je steen op L9.",
            "No pair is closed in there. Look down the slanting line from your stone on L9.",
            "Aucune paire n'est enfermée là. Regardez en diagonale vers le bas depuis votre pierre en L9.",
            "Dort ist kein Paar eingeschlossen. Schau von deinem Stein auf L9 schräg nach unten.",
          ],
        },
      ],
      done: [
        "Het bakje is vol: je hebt gewonnen.",
        "The tray is full: you have won.",
        "La coupelle est pleine : vous avez gagné.",
        "Die Schale ist voll: Du hast gewonnen.",
      ],
    },
    {
      from: board("F6 G7", "D9 J6 C7"),
      text: [
        "Drie op een rij met beide einden vrij heet een tria. Ze dreigt een vier te worden die niet meer te houden is. Maak er een.",
        "Three in a row with both ends free is called a tria. It threatens to become a four that cannot be held. Make one.",
        "Trois à la suite, les deux bouts libres : c'est une tria. Elle menace de devenir un quatre imparable. Faites-en une.",
        "Drei in einer Reihe mit zwei freien Enden heißen Tria. Sie droht eine Vier zu werden, die nicht mehr zu halten ist. Mach eine.",
      ],
      marks: ["cell:H8", "cell:E5"],
      moves: ["H8", "E5"],
      brings: "pente.tria",
      slips: [
        {
          moves: ["F7"],
          say: [
            "Dat mag, maar zo ontstaan er geen drie op een rij. Leg aan een van de einden.",
            "That is allowed, but it makes no three in a row. Lay at one of the ends.",
            "C'est permis, mais cela ne fait pas trois à la suite. Posez à l'un des bouts.",
            "Das ist erlaubt, ergibt aber keine drei in einer Reihe. Leg an eines der Enden.",
          ],
        },
      ],
      done: [
        "Een tria. De ander moet er nu iets aan doen; anders win je in twee zetten.",
        "A tria. The other has to do something about it now, or you win in two moves.",
        "Une tria. L'adversaire doit réagir maintenant, sinon vous gagnez en deux coups.",
        "Eine Tria. Der andere muss nun etwas tun, sonst gewinnst du in zwei Zügen.",
      ],
    },
    {
      from: { ...board("H9 F5 D6", "E8 G8"), to_move: 1 },
      first: [{ seat: 1, move: "F8" }],
      text: [
        "Nu maakt de ander een tria. Leg een steen aan een van de einden, dan blijft ze te houden.",
        "Now the other makes a tria. Lay a stone at one of its ends to keep it in check.",
        "Maintenant, c'est l'adversaire qui fait une tria. Posez une pierre à l'un des bouts pour la contenir.",
        "Nun macht der andere eine Tria. Leg einen Stein an eines der Enden, dann ist sie zu halten.",
      ],
      marks: ["cell:D8", "cell:H8"],
      moves: ["D8", "H8"],
      slips: [
        {
          moves: ["G4"],
          say: [
            "Dan legt de ander de vierde, met twee vrije einden, en die is niet te stoppen. Leg aan een einde van de rij.",
            "Then the other lays the fourth with two free ends, and nothing stops that. Lay at an end of the row.",
            "Alors l'adversaire pose la quatrième avec deux bouts libres, et rien ne l'arrête. Posez à un bout de la rangée.",
            "Dann legt der andere den vierten mit zwei freien Enden, und den hält nichts auf. Leg an ein Ende der Reihe.",
          ],
        },
      ],
      done: [
        "Goed: een vier zou nu maar één vrij einde hebben, en dat kun je op tijd dichtleggen.",
        "Good: a four would now have one free end only, and you can close that in time.",
        "Bien : un quatre n'aurait plus qu'un bout libre, et vous pouvez le fermer à temps.",
        "Gut: Eine Vier hätte nun nur ein freies Ende, und das kannst du rechtzeitig schließen.",
      ],
    },
    {
      from: board("H6 F5 K9", "D6 E6 F6 G6 F7"),
      text: [
        "Hier dreigt vijf op C6. Je kunt dat punt dichtleggen, maar beter nog is veroveren: daarmee breekt de rij. Sluit F6 en F7 in.",
        "Here five on C6 is threatened. You could close that point, but capturing is better still: it breaks the row. Close in F6 and F7.",
        "Ici, cinq menace en C6. Vous pourriez fermer ce point, mais prendre est encore mieux : la rangée se brise. Enfermez F6 et F7.",
        "Hier droht Fünf auf C6. Du könntest den Punkt schließen, doch Schlagen ist noch besser: Es bricht die Reihe. Schließ F6 und F7 ein.",
      ],
      marks: ["cell:F8"],
      moves: ["F8"],
      brings: "pente.captured",
      slips: [
        {
          moves: ["C6"],
          say: [
            "Dat stopt de vijf ook. Maar veroveren breekt de rij en levert je een paar op: probeer F8.",
            "That stops the five as well. But a capture breaks the row and gives you a pair: try F8.",
            "Cela arrête aussi le cinq. Mais une prise brise la rangée et vous donne une paire : essayez F8.",
            "Das stoppt die Fünf auch. Aber Schlagen bricht die Reihe und bringt dir ein Paar: Probier F8.",
          ],
        },
      ],
      done: [
        "De rij is gebroken, en je hebt een paar. Kijk bij elke dreiging eerst of je kunt veroveren.",
        "The row is broken, and you have a pair. At every threat look first whether you can capture.",
        "La rangée est brisée, et vous avez une paire. Devant une menace, voyez d'abord si vous pouvez prendre.",
        "Die Reihe ist gebrochen, und du hast ein Paar. Prüf bei jeder Drohung zuerst, ob du schlagen kannst.",
      ],
    },
    {
      from: board("E7 F7 G7", "E9 H10 C4"),
      text: [
        "Nu de aanval. Maak van je tria een vier met beide einden vrij: leg H7.",
        "Now the attack. Turn your tria into a four with both ends free: lay H7.",
        "À l'attaque maintenant. Faites de votre tria un quatre aux deux bouts libres : posez H7.",
        "Nun der Angriff. Mach aus deiner Tria eine Vier mit zwei freien Enden: Leg H7.",
      ],
      marks: ["cell:H7"],
      moves: ["H7"],
      slips: [
        {
          moves: ["J7"],
          say: [
            "Dat is ook een vier, maar met een gat: één steen op H7 houdt haar op. Leg aansluitend.",
            "That is a four too, but with a gap: one stone on H7 stops it. Lay right next to the row.",
            "C'est aussi un quatre, mais avec un trou : une pierre en H7 l'arrête. Posez juste à côté de la rangée.",
            "Das ist auch eine Vier, aber mit einer Lücke: Ein Stein auf H7 hält sie auf. Leg direkt an die Reihe.",
          ],
        },
      ],
      then: [{ seat: 1, move: "D7" }],
      done: [
        "Een tessera. De ander kan maar één einde dichtleggen.",
        "A tessera. The other can close only one of its ends.",
        "Une tessera. L'adversaire ne peut fermer qu'un seul bout.",
        "Eine Tessera. Der andere kann nur eines der Enden schließen.",
      ],
    },
    {
      text: [
        "Het andere einde is voor jou. Maak vijf.",
        "The other end is yours. Make five.",
        "L'autre bout est pour vous. Faites cinq.",
        "Das andere Ende gehört dir. Mach Fünf.",
      ],
      moves: ["J7"],
      slips: [
        {
          moves: ["J8"],
          say: [
            "Bijna: het vrije einde van de rij is J7.",
            "Nearly: the free end of the row is J7.",
            "Presque : le bout libre de la rangée est J7.",
            "Fast: Das freie Ende der Reihe ist J7.",
          ],
        },
      ],
      done: [
        "Gewonnen. Een vier met twee vrije einden wint altijd, tenzij de ander haar met een verovering breekt.",
        "Won. A four with two free ends always wins, unless the other breaks it by a capture.",
        "Gagné. Un quatre aux deux bouts libres gagne toujours, sauf si l'adversaire le brise par une prise.",
        "Gewonnen. Eine Vier mit zwei freien Enden gewinnt immer, es sei denn, der andere bricht sie durch Schlagen.",
      ],
    },
    {
      from: {
        game: "pente",
        variant: "points-many",
        size: 13,
        stones: [
          ["G7", "F8", "H6", "E5"],
          ["H8", "J9", "G9"],
          ["F6", "E9", "K7"],
        ],
        captures: [1, 0, 2],
        to_move: 0,
      },
      text: [
        "Pente is er ook voor drie tot zes spelers, ieder voor zich om punten, en voor twee paren. In Keryo-Pente worden ook drie stenen veroverd. Je vindt ze bij een nieuw spel onder varianten.",
        "Pente is also for three to six players, everybody alone and for points, and for two teams. In Keryo-Pente three stones are captured as well. You find them among the variants of a new game.",
        "Le Pente se joue aussi de trois à six, chacun pour soi et aux points, et à deux équipes. Au Keryo-Pente, on prend aussi trois pierres. Ce sont des variantes d'une nouvelle partie.",
        "Pente gibt es auch für drei bis sechs Spieler, jeder für sich um Punkte, und für zwei Teams. Bei Keryo-Pente werden auch drei Steine geschlagen. Du findest sie bei den Varianten eines neuen Spiels.",
      ],
    },
  ],
};
