// What the card of the day's puzzle says, on the first page too: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const dayWords = spoken({
  "puzzles.today": ["Puzzel van de dag", "Puzzle of the day", "Problème du jour", "Rätsel des Tages"],
  "puzzles.today.done": [
    "Opgelost. Morgen is er een nieuwe.",
    "Solved. A new one comes tomorrow.",
    "Résolu. Un nouveau viendra demain.",
    "Gelöst. Morgen kommt ein neues.",
  ],
  "puzzles.streak": [
    "{days} {days:dag|dagen} op rij",
    "{days} {days:day|days} in a row",
    "{days} {days:jour|jours} de suite",
    "{days} {days:Tag|Tage} in Folge",
  ],
  "puzzles.streak.none": [
    "Begin vandaag een reeks",
    "Begin a streak today",
    "Commencez une série aujourd'hui",
    "Beginne heute eine Serie",
  ],
  "puzzles.week": [
    "De laatste zeven dagen",
    "The last seven days",
    "Les sept derniers jours",
    "Die letzten sieben Tage",
  ],
  "puzzles.week.solved": ["{day}: opgelost", "{day}: solved", "{day} : résolu", "{day}: gelöst"],
  "puzzles.week.not": ["{day}: niet opgelost", "{day}: not solved", "{day} : non résolu", "{day}: nicht gelöst"],
  "puzzles.grade": ["Niveau", "Grade", "Niveau", "Stufe"],
  "puzzles.grade.of": [
    "Niveau {grade} van 5: {name}",
    "Grade {grade} of 5: {name}",
    "Niveau {grade} sur 5 : {name}",
    "Stufe {grade} von 5: {name}",
  ],
  "puzzles.grade.all": ["Alle niveaus", "All grades", "Tous les niveaux", "Alle Stufen"],
  "puzzles.grade.1": ["heel licht", "very easy", "très facile", "sehr leicht"],
  "puzzles.grade.2": ["licht", "easy", "facile", "leicht"],
  "puzzles.grade.3": ["gemiddeld", "medium", "moyen", "mittel"],
  "puzzles.grade.4": ["pittig", "hard", "difficile", "schwer"],
  "puzzles.grade.5": ["zwaar", "very hard", "très difficile", "sehr schwer"],
});
