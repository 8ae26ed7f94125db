// What is said about links and files: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const shareWords = spoken({
  "share.title": ["Delen", "Share", "Partager", "Teilen"],
  "share.how": [
    "De link bevat alles: wie hem opent ziet dezelfde zetten, zonder account en zonder server.",
    "The link holds everything: whoever opens it sees the same moves, without an account and without a server.",
    "Le lien contient tout : qui l'ouvre voit les mêmes coups, sans compte ni serveur.",
    "Der Link enthält alles: Wer ihn öffnet, sieht dieselben Züge, ohne Konto und ohne Server.",
  ],
  "share.link": ["Link", "Link", "Lien", "Link"],
  "share.copy": ["Link kopiëren", "Copy link", "Copier le lien", "Link kopieren"],
  "share.copied": ["De link is gekopieerd.", "The link is copied.", "Le lien est copié.", "Der Link ist kopiert."],
  "share.copy-yourself": [
    "Kopiëren lukt hier niet vanzelf. De link is geselecteerd: kopieer hem zelf even.",
    "Copying does not work by itself here. The link is selected: copy it yourself.",
    "La copie automatique n'est pas possible ici. Le lien est sélectionné : copiez-le vous-même.",
    "Von selbst geht das Kopieren hier nicht. Der Link ist markiert: Kopier ihn selbst.",
  ],
  "share.send": ["Versturen", "Send", "Envoyer", "Senden"],
  "share.file": ["Bewaren als bestand", "Save as a file", "Enregistrer dans un fichier", "Als Datei speichern"],
  "share.close": ["Sluiten", "Close", "Fermer", "Schließen"],
  "share.hidden": [
    "In dit spel zijn kaarten nog verborgen. Je kunt het delen zodra het uit is.",
    "Cards are still hidden in this game. You can share it once it is over.",
    "Des cartes sont encore cachées dans cette partie. Vous pourrez la partager dès qu'elle sera finie.",
    "In diesem Spiel sind noch Karten verdeckt. Du kannst es teilen, sobald es zu Ende ist.",
  ],
  "share.got": ["Een spel om te bekijken", "A game to look at", "Une partie à regarder", "Ein Spiel zum Ansehen"],
  "share.got-position": [
    "Een stelling om te bekijken",
    "A position to look at",
    "Une position à regarder",
    "Eine Stellung zum Ansehen",
  ],
  "share.broken": [
    "Deze link opent niet",
    "This link does not open",
    "Ce lien ne s'ouvre pas",
    "Dieser Link lässt sich nicht öffnen",
  ],
  "share.opening": ["De link wordt geopend", "Opening the link", "Ouverture du lien", "Der Link wird geöffnet"],
  "share.against": [
    "{first} tegen {second}",
    "{first} against {second}",
    "{first} contre {second}",
    "{first} gegen {second}",
  ],
  "share.study": ["Bestuderen", "Study it", "Étudier", "Studieren"],
  "share.play-on": ["Hiervandaan spelen", "Play on from here", "Jouer à partir d'ici", "Von hier aus spielen"],
  "share.edit": ["Stelling wijzigen", "Change the position", "Modifier la position", "Stellung ändern"],
});
