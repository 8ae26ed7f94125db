// When something fails and is mended, and what could not be kept: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const tableWords = spoken({
  "heal.mended": [
    "Er haperde iets. Het spel ligt er weer zoals het bewaard is.",
    "Something stumbled. The game lies here again as it was kept.",
    "Quelque chose a bloqué. La partie est de nouveau là, comme elle était gardée.",
    "Da hat etwas gehakt. Das Spiel liegt wieder da, wie es gespeichert war.",
  ],
  "heal.broken": [
    "De spelregels komen hier niet meer op gang. Wat je bewaard hebt, blijft staan.",
    "The rules keep stopping here. What you have kept stays.",
    "Les règles s'arrêtent sans cesse ici. Ce que vous avez gardé reste.",
    "Die Regeln bleiben hier immer wieder stehen. Was du gespeichert hast, bleibt.",
  ],
  "heal.elsewhere": [
    "In een ander tabblad is er al verder gespeeld. Zo staat het er nu voor.",
    "Somebody played on in another tab. This is how it stands now.",
    "La partie a continué dans un autre onglet. Voici où elle en est.",
    "In einem anderen Tab wurde schon weitergespielt. So steht es jetzt.",
  ],
  "heal.rules": [
    "De spelregels haperden even. Probeer het nog eens.",
    "The rules stumbled for a moment. Try it again.",
    "Les règles ont bloqué un instant. Réessayez.",
    "Die Regeln haben kurz gehakt. Versuch es noch einmal.",
  ],
  "heal.page": [
    "Deze pagina wil niet open.",
    "This page does not open.",
    "Cette page ne s'ouvre pas.",
    "Diese Seite geht nicht auf.",
  ],
  "heal.page.how": [
    "Misschien is de verbinding weg, of is er net een nieuwe versie. Wat je bewaard hebt, blijft staan.",
    "The connection may be gone, or there is a new version. What you have kept stays.",
    "La connexion est peut-être coupée, ou une nouvelle version vient d'arriver. Ce que vous avez gardé reste.",
    "Vielleicht ist die Verbindung weg, oder es gibt eine neue Version. Was du gespeichert hast, bleibt.",
  ],
  "heal.part": [
    "Een deel van deze pagina doet het niet.",
    "A part of this page does not work.",
    "Une partie de cette page ne fonctionne pas.",
    "Ein Teil dieser Seite geht nicht.",
  ],
  "heal.again": ["Opnieuw proberen", "Try again", "Réessayer", "Noch einmal versuchen"],
  "keep.blocked": [
    "Deze browser bewaart niets voor ons. Sluit je de pagina, dan is het weg.",
    "This browser keeps nothing for us. If you close the page, it is gone.",
    "Ce navigateur ne garde rien pour nous. Si vous fermez la page, tout sera perdu.",
    "Dieser Browser speichert nichts für uns. Wenn du die Seite schließt, ist es weg.",
  ],
  "keep.damaged": [
    "Dit bewaarde spel is beschadigd en gaat niet open. Het blijft liggen zoals het is.",
    "This saved game is damaged and does not open. It stays as it is.",
    "Cette partie gardée est abîmée et ne s'ouvre pas. Elle reste telle quelle.",
    "Dieses gespeicherte Spiel ist beschädigt und geht nicht auf. Es bleibt, wie es ist.",
  ],
  "keep.newer": [
    "Dit spel is bewaard door een nieuwere versie. Vernieuw de pagina en probeer het nog eens.",
    "A newer version has kept this game. Reload the page and try again.",
    "Cette partie a été gardée par une version plus récente. Rechargez la page et réessayez.",
    "Eine neuere Version hat dieses Spiel gespeichert. Lade die Seite neu und versuch es noch einmal.",
  ],
  "keep.misfits": [
    "{count} {count:bewaard spel is niet te lezen. Het blijft|bewaarde spellen zijn niet te lezen. Ze blijven} hier liggen.",
    "{count} saved {count:game cannot be read. It stays as it is.|games cannot be read. They stay as they are.}",
    "{count} {count:partie gardée est illisible|parties gardées sont illisibles}. Rien n'est effacé.",
    "{count} {count:gespeichertes Spiel ist|gespeicherte Spiele sind} nicht lesbar. Nichts davon wird gelöscht.",
  ],
  "keep.this-misfit": [
    "Dit spel is niet te tonen.",
    "This game cannot be shown.",
    "Cette partie ne peut pas être montrée.",
    "Dieses Spiel lässt sich nicht zeigen.",
  ],
});
