// What the first page says: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const homeWords = spoken({
  "home.first": ["Je eerste spel", "Your first game", "Votre première partie", "Dein erstes Spiel"],
  "home.again": ["Nog een spel", "Another game", "Encore une partie", "Noch ein Spiel"],
  "home.against": ["tegen {who}", "against {who}", "contre {who}", "gegen {who}"],
  "home.together": [
    "samen aan dit scherm",
    "together at this screen",
    "ensemble sur cet écran",
    "zusammen an diesem Bildschirm",
  ],
  "home.play": ["Speel {game}", "Play {game}", "Jouer à {game}", "{game} spielen"],
  "home.other": ["Iets anders kiezen", "Choose something else", "Choisir autre chose", "Etwas anderes wählen"],
  "home.learn": [
    "Eerst even leren hoe het gaat",
    "Learn how it goes first",
    "Apprendre d'abord comment on joue",
    "Erst lernen, wie es geht",
  ],
  "home.over-link": ["via een link", "over a link", "par lien", "über einen Link"],
  "home.games": ["Alle spellen", "All games", "Tous les jeux", "Alle Spiele"],
  "home.moves": ["nog geen zet", "no move yet", "pas encore de coup", "noch kein Zug"],
  "home.day": ["Elke dag een nieuwe.", "A new one every day.", "Un nouveau chaque jour.", "Jeden Tag ein neues."],
});
