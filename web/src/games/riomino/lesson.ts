// The introduction to RioMino, on the smallest board; one step shows the frame without a board.

import type { Ground, Lesson } from "$/learn/lesson";

/** A die is written by its sides north, east, south and west. */
const dice = (table: Record<string, string>, own: string, other: string): Ground<"riomino"> => ({
  game: "riomino",
  variant: "starter",
  table,
  stock: [own.split(" "), other.split(" ")],
  to_move: 0,
});

export const lesson: Lesson<"riomino"> = {
  game: "riomino",
  steps: [
    {
      from: dice({ "0,0": "0011" }, "02 12 13 23 03 01", "01 02 12 13 23 03"),
      text: [
        "Elke dobbelsteen toont twee waarden van 0 tot 3, en elke waarde staat aan twee zijden naast elkaar. Beide spelers werpen hun dobbelstenen één keer; daarna ligt alles open. De startdobbelsteen ligt in het midden.",
        "Every die shows two values from 0 to 3, each at two neighbouring sides. Both players throw their dice once; then everything lies open. The start die lies in the middle.",
        "Chaque dé montre deux valeurs de 0 à 3, chacune sur deux côtés voisins. Chacun lance ses dés une seule fois ; ensuite tout est visible. Le dé de départ est au centre.",
        "Jeder Würfel zeigt zwei Werte von 0 bis 3, jeden an zwei benachbarten Seiten. Beide werfen ihre Würfel einmal; dann liegt alles offen. Der Startwürfel liegt in der Mitte.",
      ],
      marks: ["die:0,0", "stock:0"],
    },
    {
      from: dice({ "0,0": "0011" }, "02 13", "12 23"),
      text: [
        "Leg om de beurt een dobbelsteen aan. Zijden die elkaar raken, moeten dezelfde waarde hebben. Neem de dobbelsteen 0|2 en leg hem rechts van de startdobbelsteen, 0 tegen 0.",
        "Players add one die in turn. Sides that touch must have the same value. Take the die 0|2 and lay it to the right of the start die, 0 against 0.",
        "On pose un dé à tour de rôle. Les côtés qui se touchent doivent avoir la même valeur. Prenez le dé 0|2 et posez-le à droite du dé de départ, 0 contre 0.",
        "Abwechselnd wird ein Würfel angelegt. Seiten, die sich berühren, müssen denselben Wert haben. Nimm den Würfel 0|2 und leg ihn rechts vom Startwürfel an, 0 an 0.",
      ],
      marks: ["face:02", "cell:1,0"],
      moves: ["1,0:0220", "1,0:2200"],
      slips: [
        {
          moves: ["0,-1:1133"],
          say: [
            "Die past ook: daar raakt 1 aan 1. Probeer hier de 0|2 rechts van het midden.",
            "That fits too: 1 touches 1 there. Here try the 0|2 to the right of the middle.",
            "Cela convient aussi : 1 y touche 1. Essayez ici le 0|2 à droite du centre.",
            "Das passt auch: Dort berührt 1 die 1. Probier hier den 0|2 rechts von der Mitte.",
          ],
        },
        {
          moves: ["1,0:0022"],
          code: "riomino.west",
          say: [
            "Draai de dobbelsteen: zijn 0 hoort links.",
            "Turn the die: its 0 belongs on the left.",
            "Tournez le dé : son 0 doit être à gauche.",
            "Dreh den Würfel: Seine 0 gehört nach links.",
          ],
        },
      ],
      done: [
        "De twee zijden passen op elkaar. Alleen de zijden die elkaar raken tellen, niet de hoeken.",
        "The two sides match. Only sides that touch count, not corners.",
        "Les deux côtés s'accordent. Seuls comptent les côtés qui se touchent, pas les coins.",
        "Die beiden Seiten passen zusammen. Nur Seiten, die sich berühren, zählen, nicht die Ecken.",
      ],
    },
    {
      from: dice({ "0,0": "0011" }, "12", "02 23"),
      text: [
        "Een dobbelsteen mag je draaien, maar niet kantelen. Leg de 1|2 onder de startdobbelsteen, zo gedraaid dat de 2 rechts ligt. Tik nog eens op de dobbelsteen om hem te draaien.",
        "You may turn a die, but not tip it. Lay the 1|2 below the start die, turned so that its 2 is on the right. Tap the die again to turn it.",
        "On peut tourner un dé, mais pas le basculer. Posez le 1|2 sous le dé de départ, tourné pour que son 2 soit à droite. Touchez encore le dé pour le tourner.",
        "Einen Würfel darfst du drehen, aber nicht kippen. Leg den 1|2 unter den Startwürfel, so gedreht, dass die 2 rechts liegt. Tippe noch einmal auf den Würfel, um ihn zu drehen.",
      ],
      marks: ["face:12", "cell:0,-1"],
      moves: ["0,-1:1221"],
      slips: [
        {
          moves: ["0,-1:1122"],
          say: [
            "Hij past, maar nu ligt de 2 links. Draai de dobbelsteen voordat je hem legt.",
            "It fits, but now the 2 is on the left. Turn the die before you lay it.",
            "Il convient, mais le 2 est à gauche. Tournez le dé avant de le poser.",
            "Er passt, aber nun liegt die 2 links. Dreh den Würfel, bevor du ihn legst.",
          ],
        },
      ],
      done: [
        "Hoe een dobbelsteen ligt, bepaalt wat er later naast past.",
        "How a die lies decides what will fit beside it later.",
        "La position d'un dé décide de ce qui pourra s'y accoler plus tard.",
        "Wie ein Würfel liegt, bestimmt, was später daneben passt.",
      ],
    },
    {
      from: dice({ "0,0": "0011", "0,1": "3300", "1,0": "2200" }, "23 12 01", "13 02 03"),
      text: [
        "Raakt een dobbelsteen er twee, dan moet hij bij allebei passen. Het veld rechtsboven vraagt links een 3 en onder een 2. Welke dobbelsteen kan dat?",
        "A die that touches two others must match both. The square at the top right asks for a 3 on the left and a 2 below. Which die can do that?",
        "Un dé qui en touche deux doit s'accorder avec les deux. La case en haut à droite demande un 3 à gauche et un 2 en bas. Quel dé convient ?",
        "Berührt ein Würfel zwei andere, muss er zu beiden passen. Das Feld oben rechts verlangt links eine 3 und unten eine 2. Welcher Würfel kann das?",
      ],
      marks: ["cell:1,1"],
      moves: ["1,1:3223"],
      slips: [
        {
          moves: ["2,0:1122"],
          say: [
            "Ook dat past. Maar zoek hier de dobbelsteen voor het veld rechtsboven, tussen 3 en 2.",
            "That fits as well. But here find the die for the top right square, between 3 and 2.",
            "Cela convient aussi. Mais cherchez ici le dé pour la case en haut à droite, entre 3 et 2.",
            "Auch das passt. Such hier aber den Würfel für das Feld oben rechts, zwischen 3 und 2.",
          ],
        },
      ],
      done: [
        "Alle zijden die elkaar raken, zijn nu gelijk.",
        "All sides that touch are equal now.",
        "Tous les côtés qui se touchent sont égaux.",
        "Alle Seiten, die sich berühren, sind nun gleich.",
      ],
    },
    {
      from: dice({ "0,0": "0011", "1,0": "0220", "0,-1": "1221" }, "01 03 23", "01 12 13"),
      text: [
        "Nu kies je zelf: neem een dobbelsteen en leg hem waar een veld oplicht. Wie kan leggen, moet leggen.",
        "Now choose for yourself: take a die and lay it where a square lights up. Whoever can lay must lay.",
        "À vous de choisir : prenez un dé et posez-le là où une case s'éclaire. Qui peut poser doit poser.",
        "Nun wählst du selbst: Nimm einen Würfel und leg ihn, wo ein Feld leuchtet. Wer legen kann, muss legen.",
      ],
      marks: ["stock:0"],
      moves: ["0,1:1001"],
      free: true,
      slips: [{ moves: ["2,2:0011"], code: "riomino.touches-none" }],
      done: [
        "Een dobbelsteen die gelegd is, blijft liggen. Elke beurt heb je er één minder om uit te kiezen.",
        "A die that has been laid stays. Every turn leaves you one fewer to choose from.",
        "Un dé posé reste en place. À chaque tour, il vous en reste un de moins à choisir.",
        "Ein gelegter Würfel bleibt liegen. Mit jedem Zug hast du einen weniger zur Auswahl.",
      ],
    },
    {
      from: dice({ "1,-1": "1001", "-1,0": "2112", "0,0": "0011", "1,0": "0110", "0,1": "3300" }, "03 13", "03 23"),
      text: [
        "Sommige velden kan niemand meer vullen. Leg de 1|3 linksonder met zijn 1 naar rechts, en let op het veld onder de startdobbelsteen.",
        "Some squares nobody can fill any more. Lay the 1|3 at the bottom left with its 1 to the right, and watch the square below the start die.",
        "Certaines cases ne peuvent plus être remplies. Posez le 1|3 en bas à gauche, son 1 vers la droite, et observez la case sous le dé de départ.",
        "Manche Felder kann niemand mehr füllen. Leg den 1|3 unten links, seine 1 nach rechts, und beobachte das Feld unter dem Startwürfel.",
      ],
      marks: ["face:13", "cell:-1,-1"],
      moves: ["-1,-1:1133"],
      slips: [
        {
          moves: ["-1,-1:1331"],
          say: [
            "Zo ligt de 3 naar rechts, en het veld blijft te vullen. Draai de dobbelsteen eerst.",
            "Now the 3 is on the right, and the square can still be filled. Turn the die first.",
            "Le 3 est à droite, et la case peut encore être remplie. Tournez d'abord le dé.",
            "So liegt die 3 rechts, und das Feld lässt sich noch füllen. Dreh den Würfel zuerst.",
          ],
        },
      ],
      done: [
        "Het veld is dood: er liggen drie enen omheen, en een dobbelsteen heeft elke waarde maar aan twee zijden. Zo sluit je velden voor de ander.",
        "The square is dead: three ones lie around it, and a die has each value at two sides only. That is how you close squares to the other.",
        "La case est morte : trois 1 l'entourent, et un dé n'a chaque valeur que sur deux côtés. C'est ainsi qu'on ferme des cases à l'adversaire.",
        "Das Feld ist tot: Drei Einsen liegen darum, und ein Würfel hat jeden Wert nur an zwei Seiten. So schließt du Felder für den anderen.",
      ],
    },
    {
      from: dice({ "-1,-1": "0011", "-1,0": "1100", "0,0": "0011" }, "03 13 13", "12 13 23"),
      text: [
        "Wie aan de beurt is en geen dobbelsteen kan leggen, verliest meteen. De ander heeft 1|2, 1|3 en 2|3. Leg je 1|3 op het gemarkeerde veld.",
        "Whoever is to move and cannot lay a die loses at once. The other has 1|2, 1|3 and 2|3. Lay your 1|3 on the marked square.",
        "Qui doit jouer et ne peut poser aucun dé perd aussitôt. L'adversaire a 1|2, 1|3 et 2|3. Posez votre 1|3 sur la case repérée.",
        "Wer am Zug ist und keinen Würfel legen kann, verliert sofort. Der andere hat 1|2, 1|3 und 2|3. Leg deinen 1|3 auf das markierte Feld.",
      ],
      marks: ["face:13", "cell:-1,1"],
      moves: ["-1,1:3113", "-1,1:3311"],
      slips: [
        {
          moves: ["1,0:0330"],
          say: [
            "Dan kan de ander nog verder. Leg de 1|3 linksboven.",
            "Then the other can still go on. Lay the 1|3 at the top left.",
            "Alors l'adversaire peut encore jouer. Posez le 1|3 en haut à gauche.",
            "Dann kann der andere noch weiter. Leg den 1|3 oben links.",
          ],
        },
      ],
      done: [
        "Geen van de drie dobbelstenen van de ander past nog ergens: je hebt gewonnen.",
        "None of the other's three dice fits anywhere now: you have won.",
        "Aucun des trois dés adverses ne convient plus nulle part : vous avez gagné.",
        "Keiner der drei Würfel des anderen passt noch irgendwo: Du hast gewonnen.",
      ],
    },
    {
      from: dice({ "-1,0": "3113", "0,0": "0011", "-1,1": "2332" }, "12 12 13", "23 23 23"),
      text: [
        "Tel altijd wat de ander nog heeft: hier alleen 2|3. Er is maar één veld waar zo'n dobbelsteen past. Zoek het en bezet het zelf.",
        "Always count what the other has left: here only 2|3. There is just one square where such a die fits. Find it and take it yourself.",
        "Comptez toujours ce qui reste à l'adversaire : ici, seulement des 2|3. Une seule case peut en recevoir un. Trouvez-la et prenez-la.",
        "Zähl immer, was der andere noch hat: hier nur 2|3. Es gibt nur ein Feld, auf das so ein Würfel passt. Finde es und besetz es selbst.",
      ],
      marks: ["stock:1"],
      moves: ["-2,0:1331", "-2,0:3311"],
      slips: [
        {
          moves: ["-1,-1:1122", "0,-1:1122"],
          say: [
            "Dan past er nog een 2|3 helemaal links, naast de 3. Neem dat veld.",
            "Then a 2|3 still fits on the far left, beside the 3. Take that square.",
            "Alors un 2|3 entre encore tout à gauche, à côté du 3. Prenez cette case.",
            "Dann passt noch ein 2|3 ganz links neben die 3. Nimm dieses Feld.",
          ],
        },
      ],
      done: [
        "De ander kan niet meer: gewonnen. Op het eind van het spel wint wie het best telt.",
        "The other cannot move: won. Near the end the better counter wins.",
        "L'adversaire est bloqué : gagné. En fin de partie, qui compte le mieux l'emporte.",
        "Der andere kann nicht mehr: gewonnen. Gegen Ende gewinnt, wer besser zählt.",
      ],
    },
    {
      from: {
        game: "riomino",
        variant: "wizard",
        table: { "0,0": "0011", "1,0": "0220", "2,0": "1122", "-1,0": "1133", "-2,0": "3300" },
        stock: [
          ["12", "03", "23"],
          ["01", "13", "02"],
        ],
        to_move: 0,
      },
      text: [
        "Wizard heeft geen bord: alle dobbelstenen samen blijven in een kader van 5 bij 5. De rij is al vijf breed, dus breder mag niet. Leg een dobbelsteen erboven of eronder.",
        "Wizard has no board: all dice together stay within a frame of 5 by 5. The row is five wide already, so no wider. Lay a die above or below it.",
        "Wizard n'a pas de plateau : tous les dés tiennent dans un cadre de 5 sur 5. La rangée a déjà cinq dés, donc pas plus large. Posez un dé au-dessus ou en dessous.",
        "Wizard hat kein Brett: Alle Würfel bleiben zusammen in einem Rahmen von 5 mal 5. Die Reihe ist schon fünf breit, breiter geht es nicht. Leg einen Würfel darüber oder darunter.",
      ],
      moves: ["0,-1:1221"],
      free: true,
      slips: [{ moves: ["3,0:1221"], code: "riomino.too-wide" }],
      done: [
        "Zo schuift het kader mee met de dobbelstenen, tot het vastligt.",
        "The frame moves along with the dice until it is fixed.",
        "Le cadre suit les dés jusqu'à ce qu'il soit fixé.",
        "Der Rahmen wandert mit den Würfeln, bis er feststeht.",
      ],
    },
    {
      from: dice({ "0,0": "0011" }, "01 02 12 13 23 03", "01 02 12 13 23 03"),
      text: [
        "Meer is het niet: gelijke zijden tegen elkaar, en wie vastzit verliest. Het lot wijst aan wie de startdobbelsteen werpt; daarna legt de ander het eerst. Op grotere borden krijg je meer dobbelstenen.",
        "That is all: equal sides together, and whoever is stuck loses. The lot says who throws the start die; the other player lays first. Larger boards give you more dice.",
        "C'est tout : côtés égaux l'un contre l'autre, et qui est bloqué perd. Le sort désigne qui lance le dé de départ ; l'autre pose le premier. Les grands plateaux donnent plus de dés.",
        "Mehr ist es nicht: gleiche Seiten aneinander, und wer festsitzt, verliert. Das Los bestimmt, wer den Startwürfel wirft; der andere legt zuerst. Größere Bretter geben mehr Würfel.",
      ],
    },
  ],
};
