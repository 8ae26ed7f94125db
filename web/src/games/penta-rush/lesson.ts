// The introduction to Penta Rush: without a clock until the step that is about it.

import type { Ground, Lesson, Turn } from "$/learn/lesson";
import "./words";

const kBoard = [
  "fabafcdfdd",
  "ecffebfbff",
  "bbabdcbfcb",
  "beddbdbfaa",
  "fdfacaaeee",
  "ddfeedaedb",
  "cabbeaccde",
  "aeecbedefc",
  "fecbdecdac",
  "ccfaacfacb",
];

/** The first round; outlines of the learner are written as their squares. */
const search = (...outlines: string[]): Ground<"penta-rush"> => ({
  game: "penta-rush",
  variant: "base",
  round: 1,
  phase: "search",
  dice: "abcde",
  boards: [kBoard, kBoard],
  outlines: [outlines.map((squares) => squares.split(" ")), []],
  done: [],
  flipped_by: null,
  scores: [[], []],
  sand_seconds: 30,
});

const kOtherDone: Turn = { seat: 1, move: "done" };
const kCount: readonly Turn[] = [kOtherDone, { seat: 0, move: "done" }];

export const lesson: Lesson<"penta-rush"> = {
  game: "penta-rush",
  steps: [
    {
      from: search(),
      text: [
        "Vijf dobbelstenen tonen vijf symbolen. Zoek op het bord vijf velden die met hun zijden aan elkaar liggen en precies deze symbolen hebben.",
        "Five dice show five symbols. On the board find five squares joined by their sides that have exactly these symbols.",
        "Cinq dés montrent cinq symboles. Cherchez sur le carton cinq cases jointes par leurs côtés qui portent exactement ces symboles.",
        "Fünf Würfel zeigen fünf Symbole. Such auf der Tafel fünf Felder, die mit ihren Seiten aneinanderliegen und genau diese Symbole haben.",
      ],
      marks: ["die:a", "die:b", "die:c", "die:d", "die:e"],
    },
    {
      from: search(),
      text: [
        "Hier is er een: vijf velden onder elkaar, b6 tot b10. Sleep eroverheen, of tik de velden een voor een aan, om ze te omcirkelen.",
        "Here is one: five squares in a column, b6 to b10. Drag over them, or tap them one by one, to ring them.",
        "En voici une : cinq cases en colonne, de b6 à b10. Glissez dessus, ou touchez-les une à une, pour les entourer.",
        "Hier ist eine: fünf Felder untereinander, b6 bis b10. Zieh darüber, oder tippe sie einzeln an, um sie zu umkreisen.",
      ],
      marks: ["cell:b6", "cell:b7", "cell:b8", "cell:b9", "cell:b10"],
      moves: ["ring b6 b7 b8 b9 b10"],
      slips: [
        {
          moves: ["ring a1 b1 c1 d1 e1"],
          say: [
            "Een vorm, maar niet met deze symbolen. Neem b6 tot b10.",
            "A shape, but not with these symbols. Take b6 to b10.",
            "Une forme, mais pas avec ces symboles. Prenez b6 à b10.",
            "Eine Form, aber nicht mit diesen Symbolen. Nimm b6 bis b10.",
          ],
        },
        {
          moves: ["ring b6 b7 b8 b9 d10"],
          code: "penta-rush.no-shape",
          say: [
            "Elk veld moet met een zijde aan een ander veld van de vorm liggen.",
            "Every square must share a side with another square of the shape.",
            "Chaque case doit toucher par un côté une autre case de la forme.",
            "Jedes Feld muss mit einer Seite an einem anderen Feld der Form liegen.",
          ],
        },
      ],
      done: [
        "Omcirkeld. De volgorde van de symbolen doet er niet toe; elk symbool van de worp moet er precies zo vaak in liggen.",
        "Ringed. The order of the symbols does not matter; each symbol of the throw must be in it exactly as often.",
        "Entourée. L'ordre des symboles n'importe pas ; chaque symbole du lancer doit y être exactement autant de fois.",
        "Umkreist. Die Reihenfolge der Symbole ist gleichgültig; jedes Symbol des Wurfs muss genau so oft darin liegen.",
      ],
    },
    {
      from: search(),
      text: [
        "Zoek er nu zelf een, zonder haast. Een hint: kijk eens rond e2, of in de hoek rechtsonder. Daarna tellen we de ronde.",
        "Now find one yourself, without hurry. A hint: look around e2, or in the bottom right corner. Then we count the round.",
        "Trouvez-en une vous-même, sans hâte. Un indice : regardez autour de e2, ou dans le coin en bas à droite. Ensuite, nous comptons la manche.",
        "Finde nun selbst eine, ohne Eile. Ein Tipp: Schau um e2 herum oder in die Ecke unten rechts. Dann zählen wir die Runde.",
      ],
      moves: ["ring h1 i1 j1 h2 h3", "ring e1 f1 d2 e2 f2"],
      brings: "penta-rush.counts",
      then: kCount,
      slips: [
        {
          moves: ["ring a1 b1 c1 d1 e1"],
          code: "penta-rush.misfits",
          say: [
            "De vorm is doorgestreept: een van de symbolen staat niet op de dobbelstenen. Probeer een andere.",
            "The shape is crossed out: one of its symbols is not on the dice. Try another one.",
            "La forme est barrée : un de ses symboles n'est pas sur les dés. Essayez-en une autre.",
            "Die Form ist durchgestrichen: Eines ihrer Symbole ist nicht auf den Würfeln. Versuch eine andere.",
          ],
        },
      ],
      done: [
        "Jouw vorm telt. Als iedereen klaar is, wordt elke vorm nagekeken.",
        "Your shape counts. When everybody is done every shape is checked.",
        "Votre forme compte. Quand tout le monde a fini, chaque forme est vérifiée.",
        "Deine Form zählt. Wenn alle fertig sind, wird jede Form geprüft.",
      ],
    },
    {
      from: search(),
      text: [
        "De twaalf tegels zijn alle vormen die er bestaan, met hun punten: van 1 voor de gewone tot 4 voor de zeldzame. Het kruis X geeft 4. Er ligt er een rond b4: omcirkel het.",
        "The twelve tiles are all the shapes there are, with their points: from 1 for common ones to 4 for rare ones. The cross X gives 4. There is one around b4: ring it.",
        "Les douze tuiles sont toutes les formes possibles, avec leurs points : de 1 pour les courantes à 4 pour les rares. La croix X en vaut 4. Il y en a une autour de b4 : entourez-la.",
        "Die zwölf Plättchen sind alle Formen, die es gibt, mit ihren Punkten: von 1 für häufige bis 4 für seltene. Das Kreuz X bringt 4. Um b4 liegt eines: Umkreise es.",
      ],
      marks: ["tile:X", "cell:b4"],
      moves: ["ring b3 a4 b4 c4 b5"],
      then: kCount,
      slips: [
        {
          moves: ["ring b6 b7 b8 b9 b10"],
          say: [
            "Die zou ook tellen. Maar zoek hier het kruis: b4 met zijn vier buren.",
            "That would count too. But here look for the cross: b4 with its four neighbours.",
            "Elle compterait aussi. Mais cherchez ici la croix : b4 et ses quatre voisines.",
            "Die würde auch zählen. Such hier aber das Kreuz: b4 mit seinen vier Nachbarn.",
          ],
        },
      ],
      done: [
        "Vier punten voor één vorm. Gedraaid of gespiegeld blijft een vorm dezelfde.",
        "Four points for one shape. Turned or mirrored, a shape stays the same.",
        "Quatre points pour une forme. Tournée ou retournée, une forme reste la même.",
        "Vier Punkte für eine Form. Gedreht oder gespiegelt bleibt eine Form dieselbe.",
      ],
    },
    {
      from: search("e6 e7 e8 e9 f6", "i5 i6 i7 i8 j5"),
      first: [kOtherDone],
      text: [
        "Je hebt twee keer de L omcirkeld, en allebei passen ze. Elke vorm telt maar één keer in een ronde. Druk op Klaar en kijk wat er overblijft.",
        "You have ringed the L twice, and both fit. Each shape counts only once in a round. Press Done and see what remains.",
        "Vous avez entouré deux fois le L, et les deux conviennent. Chaque forme ne compte qu'une fois par manche. Appuyez sur Terminé et voyez ce qui reste.",
        "Du hast das L zweimal umkreist, und beide passen. Jede Form zählt nur einmal in einer Runde. Drück auf Fertig und sieh, was bleibt.",
      ],
      moves: ["done"],
      slips: [
        {
          moves: ["erase e6 f6 e7 e8 e9"],
          say: [
            "Wissen mag altijd zolang je zoekt. Laat ze hier allebei staan en druk op Klaar.",
            "You may always wipe while you search. Here leave both and press Done.",
            "On peut toujours effacer pendant la recherche. Laissez ici les deux et appuyez sur Terminé.",
            "Wischen darfst du immer, solange du suchst. Lass hier beide stehen und drück auf Fertig.",
          ],
        },
      ],
      done: [
        "Eén L telt, de andere niet. Zoek dus liever een andere vorm.",
        "One L counts, the other does not. So better look for another shape.",
        "Un L compte, l'autre non. Mieux vaut donc chercher une autre forme.",
        "Ein L zählt, das andere nicht. Such also lieber eine andere Form.",
      ],
    },
    {
      from: search("e6 e7 e8 e9 f6", "d6 e5 e6 e7 f5", "h1 h2 h3 i1 j1"),
      text: [
        "Vormen mogen elkaar niet overlappen: anders gaan ze allebei verloren. Hier delen er twee de velden e6 en e7. Wis een van de twee: tik op een veld ervan.",
        "Shapes may not overlap, or both are lost. Two of these share the squares e6 and e7. Wipe one of them away: tap one of its squares.",
        "Les formes ne doivent pas se chevaucher, sinon les deux sont perdues. Deux d'entre elles partagent e6 et e7. Effacez l'une des deux : touchez une de ses cases.",
        "Formen dürfen sich nicht überlappen, sonst sind beide verloren. Zwei davon teilen sich e6 und e7. Wisch eine weg: Tippe auf eines ihrer Felder.",
      ],
      marks: ["cell:e6", "cell:e7"],
      moves: ["erase e6 f6 e7 e8 e9", "erase e5 f5 d6 e6 e7"],
      then: kCount,
      slips: [
        {
          moves: ["erase h1 i1 j1 h2 h3"],
          say: [
            "Die lag niemand in de weg. Wis een van de twee bij e6 en e7.",
            "That one was in nobody's way. Wipe one of the two at e6 and e7.",
            "Celle-là ne gênait personne. Effacez l'une des deux en e6 et e7.",
            "Die war niemandem im Weg. Wisch eine der beiden bei e6 und e7 weg.",
          ],
        },
        {
          moves: ["done"],
          say: [
            "Zo gaan de twee die elkaar overlappen allebei verloren. Wis er eerst een.",
            "Like this both of the overlapping shapes are lost. Wipe one of them first.",
            "Ainsi, les deux formes qui se chevauchent sont perdues. Effacez-en d'abord une.",
            "So gehen beide überlappenden Formen verloren. Wisch zuerst eine weg.",
          ],
        },
      ],
      done: [
        "Nu tellen ze allebei: de vorm die je liet staan en de V in de hoek.",
        "Now both count, the one you kept and the V in the corner.",
        "Maintenant, les deux comptent, celle que vous avez gardée et le V dans le coin.",
        "Nun zählen beide: die Form, die du stehen gelassen hast, und das V in der Ecke.",
      ],
    },
    {
      from: search(
        "a4 b3 b4 b5 c4",
        "h1 h2 h3 i1 j1",
        "e3 e4 f4 g3 g4",
        "b6 b7 b8 b9 c8",
        "i5 i6 i7 i8 j5",
        "d2 e1 e2 f1 f2",
      ),
      first: [kOtherDone],
      text: [
        "Meer dan vijf vormen tellen niet: dan vallen de duurste af. Je hebt er zes. Druk op Klaar en kijk welke verdwijnt.",
        "No more than five shapes count; beyond that the dearest drop out. You have six. Press Done and see which one goes.",
        "Pas plus de cinq formes ne comptent ; au-delà, les plus chères tombent. Vous en avez six. Appuyez sur Terminé et voyez laquelle disparaît.",
        "Mehr als fünf Formen zählen nicht; dann fallen die teuersten weg. Du hast sechs. Drück auf Fertig und sieh, welche verschwindet.",
      ],
      moves: ["done"],
      slips: [
        {
          moves: ["erase b3 a4 b4 c4 b5"],
          say: [
            "Juist het kruis is het meeste waard. Laat alles eens staan en druk op Klaar.",
            "The cross is worth the most. Leave everything this time and press Done.",
            "C'est la croix qui vaut le plus. Laissez tout cette fois et appuyez sur Terminé.",
            "Gerade das Kreuz ist am meisten wert. Lass diesmal alles stehen und drück auf Fertig.",
          ],
        },
      ],
      done: [
        "Het kruis van 4 punten is weg. Met vijf goede vormen ben je klaar; liever dure dan veel.",
        "The cross of 4 points is gone. Five good shapes are enough; dear ones rather than many.",
        "La croix à 4 points est partie. Cinq bonnes formes suffisent ; mieux vaut chères que nombreuses.",
        "Das Kreuz mit 4 Punkten ist weg. Fünf gute Formen genügen; lieber teure als viele.",
      ],
    },
    {
      from: search("a4 b3 b4 b5 c4", "h1 h2 h3 i1 j1"),
      text: [
        "Wie genoeg heeft, draait de zandloper om. Dat geeft een bonuspunt, maar daarna mag je niets meer veranderen. Draai hem om.",
        "Whoever has enough turns the sand timer. That gives a bonus point, but afterwards you may change nothing. Turn it.",
        "Qui en a assez retourne le sablier. Cela donne un point de bonus, mais ensuite vous ne changez plus rien. Retournez-le.",
        "Wer genug hat, dreht die Sanduhr um. Das bringt einen Bonuspunkt, aber danach darfst du nichts mehr ändern. Dreh sie um.",
      ],
      moves: ["flip"],
      slips: [
        {
          moves: ["ring b6 b7 b8 b9 b10"],
          say: [
            "Mooi gezien. Draai hier toch de zandloper om.",
            "Well spotted. Here turn the sand timer all the same.",
            "Bien vu. Retournez pourtant ici le sablier.",
            "Gut gesehen. Dreh hier trotzdem die Sanduhr um.",
          ],
        },
      ],
      then: [{ seat: "clock", move: "time" }],
      done: [
        "De anderen hadden nog 30 seconden; hier ging het zand vanzelf vlugger. Kruis, V en bonus: 4 + 3 + 1.",
        "The others had 30 seconds left; here the sand ran faster by itself. Cross, V and bonus: 4 + 3 + 1.",
        "Les autres avaient encore 30 secondes ; ici, le sable a coulé plus vite. Croix, V et bonus : 4 + 3 + 1.",
        "Die anderen hatten noch 30 Sekunden; hier lief der Sand schneller. Kreuz, V und Bonus: 4 + 3 + 1.",
      ],
    },
    {
      from: search(),
      first: [{ seat: 1, move: "flip" }],
      text: [
        "Nu met echt zand: de ander heeft de zandloper omgedraaid en je hebt 30 seconden. Omcirkel één vorm die past. Kolom b, van b6 tot b10, ken je al.",
        "Now with real sand: the other has turned the timer, and you have 30 seconds. Ring one shape that fits. Column b, from b6 to b10, you know already.",
        "Maintenant avec du vrai sable : l'adversaire a retourné le sablier, il vous reste 30 secondes. Entourez une forme qui convient. Vous connaissez déjà la colonne b, de b6 à b10.",
        "Nun mit echtem Sand: Der andere hat die Sanduhr umgedreht, und du hast 30 Sekunden. Umkreise eine passende Form. Spalte b, von b6 bis b10, kennst du schon.",
      ],
      moves: ["ring b6 b7 b8 b9 b10", "ring b3 a4 b4 c4 b5"],
      brings: "penta-rush.counts",
      then: [{ seat: "clock", move: "time" }],
      slips: [
        {
          moves: ["ring a1 b1 c1 d1 e1"],
          code: "penta-rush.misfits",
          say: [
            "Die past niet bij de worp. Het zand wordt opnieuw omgedraaid.",
            "That one does not fit the throw. The sand is turned again.",
            "Celle-là ne convient pas au lancer. Le sablier est retourné.",
            "Die passt nicht zum Wurf. Die Sanduhr wird wieder umgedreht.",
          ],
        },
        {
          moves: [],
          code: "penta-rush.stop",
          say: [
            "Het zand was op. Geen haast: het wordt opnieuw omgedraaid.",
            "The sand ran out. No hurry: it is turned again.",
            "Le sable est écoulé. Rien ne presse : le sablier est retourné.",
            "Der Sand ist durchgelaufen. Keine Eile: Die Uhr wird wieder umgedreht.",
          ],
        },
      ],
      done: [
        "Op tijd gevonden. Zo gaat elke ronde: werpen, zoeken, omdraaien, tellen.",
        "Found in time. Every round goes like this: throw, search, turn, count.",
        "Trouvée à temps. Chaque manche se passe ainsi : lancer, chercher, retourner, compter.",
        "Rechtzeitig gefunden. So geht jede Runde: werfen, suchen, umdrehen, zählen.",
      ],
    },
    {
      from: {
        ...search(),
        round: 5,
        dice: "aabcd",
        scores: [
          [8, 5, 11, 7],
          [6, 9, 4, 10],
        ],
      },
      text: [
        "Een spel heeft vijf ronden, en in de vijfde tellen alle vormen dubbel. De meeste punten winnen. Er zijn ook een puzzel voor meer spelers en een spel alleen, zonder zandloper.",
        "A game has five rounds, and in the fifth all shapes count double. Most points win. There is also a puzzle for several players, and a game on your own without the timer.",
        "Une partie a cinq manches, et à la cinquième toutes les formes comptent double. Le plus de points gagne. Il y a aussi un puzzle à plusieurs, et un jeu en solitaire sans sablier.",
        "Ein Spiel hat fünf Runden, und in der fünften zählen alle Formen doppelt. Die meisten Punkte gewinnen. Es gibt auch ein Puzzle für mehrere und ein Spiel allein, ohne Sanduhr.",
      ],
    },
  ],
};
