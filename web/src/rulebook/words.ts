// What stands around the rules: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const rulebookWords = spoken({
  "rulebook.of": ["Spelregels van {game}", "Rules of {game}", "Règles de {game}", "Regeln von {game}"],
  "rulebook.contents": ["Inhoud", "Contents", "Sommaire", "Inhalt"],
  "rulebook.all": ["Alle spelregels", "All rules", "Toutes les règles", "Alle Regeln"],
  "rulebook.back": ["Terug naar het spel", "Back to the game", "Retour au jeu", "Zurück zum Spiel"],
  "rulebook.learn": ["Inleiding", "Introduction", "Initiation", "Einführung"],
  "rulebook.play": ["Spelen", "Play", "Jouer", "Spielen"],
  "rulebook.codes": ["Toon regelcodes", "Show rule codes", "Afficher les codes", "Regelcodes zeigen"],
  "rulebook.loading": [
    "De spelregels worden opengeslagen",
    "Opening the rules",
    "Ouverture des règles",
    "Die Regeln werden aufgeschlagen",
  ],
  "rulebook.unknown": [
    "Een regel {rule} is er niet. Hieronder staan ze allemaal.",
    "There is no rule {rule} here. All of them are below.",
    "Il n'y a pas de règle {rule}. Les voici toutes.",
    "Eine Regel {rule} gibt es hier nicht. Unten stehen alle.",
  ],
  "rulebook.variants": [
    "Varianten in één oogopslag",
    "The variants at a glance",
    "Les variantes en un coup d'œil",
    "Die Varianten auf einen Blick",
  ],
  "rulebook.variants.lead": [
    "Bij een nieuw spel kies je de variant bovenaan. De eerste is de gewone.",
    "For a new game you choose the variant at the top. The first one is the usual one.",
    "Pour une nouvelle partie, la variante se choisit en haut. La première est la plus courante.",
    "Bei einem neuen Spiel wählst du die Variante oben. Die erste ist die übliche.",
  ],
  "rulebook.house": ["Wat je kunt kiezen", "What you can choose", "Ce que l'on peut choisir", "Was man wählen kann"],
  "rulebook.house.lead": [
    "Deze punten laten zich verschillend lezen of spelen. Pentario speelt de gewone keuze; bij een nieuw spel staat de andere onder Meer keuzes.",
    "These points can be read or played in more than one way. Pentario plays the usual choice; for a new game you find the others under More choices.",
    "Ces points se lisent ou se jouent de plusieurs façons. Pentario suit le choix habituel ; pour une nouvelle partie, les autres se trouvent sous Plus de choix.",
    "Diese Punkte lassen sich verschieden lesen oder spielen. Pentario spielt die übliche Wahl; bei einem neuen Spiel stehen die anderen unter Mehr Auswahl.",
  ],
  "rulebook.usual": ["Gewoon: {choice}.", "Usual: {choice}.", "Habituel : {choice}.", "Üblich: {choice}."],
  "rulebook.also": [
    "Ook te kiezen: {choices}.",
    "Also to choose: {choices}.",
    "Au choix aussi : {choices}.",
    "Auch wählbar: {choices}.",
  ],
  "rulebook.range": [
    "Te kiezen van {low} tot {high}.",
    "To choose from {low} to {high}.",
    "Au choix de {low} à {high}.",
    "Wählbar von {low} bis {high}.",
  ],
  "rulebook.players": [
    "{count} {count:speler|spelers}",
    "{count} {count:player|players}",
    "{count} {count:joueur|joueurs}",
    "{count} {count:Spieler|Spieler}",
  ],
  "rulebook.players-to": [
    "{low} tot {high} spelers",
    "{low} to {high} players",
    "{low} à {high} joueurs",
    "{low} bis {high} Spieler",
  ],
  "rulebook.explained": ["zie {title}", "see {title}", "voir {title}", "siehe {title}"],
  "rulebook.alt.at": ["{what} op {place}", "{what} on {place}", "{what} en {place}", "{what} auf {place}"],
  "rulebook.alt.stones": [
    "Stenen van {who}: {points}.",
    "Stones of {who}: {points}.",
    "Pierres de {who} : {points}.",
    "Steine von {who}: {points}.",
  ],
  "rulebook.alt.dice": [
    "Dobbelstenen, telkens boven, rechts, onder, links: {list}.",
    "Dice, each read top, right, bottom, left: {list}.",
    "Dés, lus en haut, à droite, en bas, à gauche : {list}.",
    "Würfel, jeweils oben, rechts, unten, links: {list}.",
  ],
  "rulebook.alt.stock": [
    "Voorraad van {who}: {list}.",
    "Stock of {who}: {list}.",
    "Réserve de {who} : {list}.",
    "Vorrat von {who}: {list}.",
  ],
  "rulebook.alt.ring": ["Omcirkeld: {squares}.", "Ringed: {squares}.", "Entouré : {squares}.", "Umkreist: {squares}."],
  "rulebook.alt.field": [
    "Rond de bron: {list}.",
    "Around the source: {list}.",
    "Autour de la source : {list}.",
    "Um die Quelle: {list}.",
  ],
  "rulebook.alt.river": [
    "Rivier {name}: {list}.",
    "River {name}: {list}.",
    "Rivière {name} : {list}.",
    "Fluss {name}: {list}.",
  ],
  "rulebook.alt.spring": ["Bron: {list}.", "Spring: {list}.", "Source : {list}.", "Quelle: {list}."],
});
