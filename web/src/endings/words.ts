// What is said when a game is over: Dutch, English, French, German. Pieces of a sentence begin small and have no
// full stop.

import { spoken } from "$/i18n/known";

export const endingWords = spoken({
  "ending.in-moves": [
    "{how} in {count} {count:zet|zetten}",
    "{how} in {count} {count:move|moves}",
    "{how} en {count} {count:coup|coups}",
    "{how} in {count} {count:Zug|Zügen}",
  ],
  "ending.in-turns": [
    "{how} in {count} {count:beurt|beurten}",
    "{how} in {count} {count:turn|turns}",
    "{how} en {count} {count:tour|tours}",
    "{how} in {count} {count:Zug|Zügen}",
  ],
  "ending.after-moves": [
    "{how} na {count} {count:zet|zetten}",
    "{how} after {count} {count:move|moves}",
    "{how} après {count} {count:coup|coups}",
    "{how} nach {count} {count:Zug|Zügen}",
  ],
  "ending.and": ["{story}: {what}.", "{story}: {what}.", "{story} : {what}.", "{story}: {what}."],
  "ending.points": [
    "{count} {count:punt|punten}",
    "{count} {count:point|points}",
    "{count} {count:point|points}",
    "{count} {count:Punkt|Punkte}",
  ],
  "ending.won-with": [
    "Je wint, samen met {who}",
    "You win, together with {who}",
    "Vous gagnez, avec {who}",
    "Du gewinnst, zusammen mit {who}",
  ],
  "ending.series-yours": ["Je wint de reeks", "You win the series", "Vous gagnez la série", "Du gewinnst die Serie"],
  "ending.series": [
    "{who} {count:wint|winnen} de reeks",
    "{who} {count:wins|win} the series",
    "{who} {count:gagne|gagnent} la série",
    "{who} {count:gewinnt|gewinnen} die Serie",
  ],
  "ending.gave-up": [
    "{who} gaf op na {count} {count:beurt|beurten}",
    "{who} gave up after {count} {count:turn|turns}",
    "{who} a abandonné après {count} {count:tour|tours}",
    "{who} hat nach {count} {count:Zug|Zügen} aufgegeben",
  ],
  "ending.you-gave-up": [
    "Je gaf op na {count} {count:beurt|beurten}",
    "You gave up after {count} {count:turn|turns}",
    "Vous avez abandonné après {count} {count:tour|tours}",
    "Du hast nach {count} {count:Zug|Zügen} aufgegeben",
  ],
  "ending.quit": ["{who} gaf op", "{who} gave up", "{who} a abandonné", "{who} hat aufgegeben"],
  "ending.you-quit": ["Je gaf op", "You gave up", "Vous avez abandonné", "Du hast aufgegeben"],
  "ending.time": [
    "De tijd van {who} is op",
    "{who} ran out of time",
    "{who} n'a plus de temps",
    "Die Zeit von {who} ist um",
  ],
  "ending.your-time": ["Je tijd is op", "Your time is up", "Votre temps est écoulé", "Deine Zeit ist um"],
  "ending.agreed": [
    "Samen afgesproken: gelijk",
    "You agreed on a draw",
    "Égalité, d'un commun accord",
    "Unentschieden, so vereinbart",
  ],
  "ending.left": [
    "{who} ging van tafel",
    "{who} left the table",
    "{who} a quitté la table",
    "{who} hat den Tisch verlassen",
  ],
  "ending.you-left": [
    "Je ging van tafel",
    "You left the table",
    "Vous avez quitté la table",
    "Du hast den Tisch verlassen",
  ],
  "ending.first-win": [
    "je eerste winst tegen {who}",
    "your first win against {who}",
    "votre première victoire contre {who}",
    "dein erster Sieg gegen {who}",
  ],
  "ending.streak": [
    "{count} keer op rij gewonnen",
    "{count} wins in a row",
    "{count} victoires de suite",
    "{count} Siege in Folge",
  ],
  "ending.best-streak": [
    "{count} keer op rij gewonnen, nog nooit zo lang",
    "{count} wins in a row, your longest run",
    "{count} victoires de suite, votre plus longue série",
    "{count} Siege in Folge, deine längste Serie",
  ],
  "ending.fastest": [
    "zo snel won je nog nooit (eerst {before})",
    "your quickest win ({before} before)",
    "votre victoire la plus rapide ({before} avant)",
    "dein schnellster Sieg (bisher {before})",
  ],
  "ending.best": [
    "je beste score (eerst {before})",
    "your best score ({before} before)",
    "votre meilleur score ({before} avant)",
    "deine beste Punktzahl (bisher {before})",
  ],
  "ending.longest": [
    "zo lang speelde je nog nooit (eerst {before})",
    "your longest game ({before} before)",
    "votre plus longue partie ({before} avant)",
    "deine längste Partie (bisher {before})",
  ],
  "ending.place": [
    "Plaats {place} van {count}.",
    "Place {place} of {count}.",
    "Place {place} sur {count}.",
    "Platz {place} von {count}.",
  ],
  "ending.you": ["Jij", "You", "Vous", "Du"],
  "ending.scores": ["De punten", "The points", "Les points", "Die Punkte"],
  "ending.totals": [
    "Stand in de reeks tot {target}",
    "The series to {target}",
    "La série jusqu'à {target}",
    "Stand der Serie bis {target}",
  ],
  "ending.moment": ["De beslissende zet", "The deciding move", "Le coup décisif", "Der entscheidende Zug"],
  "ending.step-up": [
    "Twee keer gewonnen: {who} speelt iets sterker.",
    "Two wins: {who} plays a little stronger.",
    "Deux victoires : {who} joue un peu mieux.",
    "Zweimal gewonnen: {who} spielt etwas stärker.",
  ],
  "ending.step-down": [
    "{who} speelt iets rustiger.",
    "{who} plays a little gentler.",
    "{who} joue un peu plus doucement.",
    "{who} spielt etwas sanfter.",
  ],
  "ending.try": ["Speel tegen {who}", "Play {who}", "Jouer contre {who}", "Gegen {who} spielen"],
});
