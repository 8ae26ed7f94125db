// What is said about tables online: Dutch, English, French, German.

import { spoken } from "$/i18n/known";

export const netWords = spoken({
  "net.down": [
    "Er is geen verbinding. Dit kan pas als die er weer is.",
    "There is no connection. This works again when it is back.",
    "Il n'y a pas de connexion. Cela marchera de nouveau quand elle reviendra.",
    "Es gibt keine Verbindung. Das geht wieder, sobald sie da ist.",
  ],
  "net.gone": [
    "Deze tafel is er niet, of niet meer. Vraag om een nieuwe link.",
    "This table is not there, or not any more. Ask for a new link.",
    "Cette table n'existe pas, ou plus. Demandez un nouveau lien.",
    "Diesen Tisch gibt es nicht oder nicht mehr. Frag nach einem neuen Link.",
  ],
  "net.withdrawn": [
    "Deze link opent geen plaats meer. Vraag om een nieuwe, of kijk mee.",
    "This link no longer opens a seat. Ask for a new one, or watch.",
    "Ce lien n'ouvre plus de place. Demandez-en un nouveau, ou regardez.",
    "Dieser Link öffnet keinen Platz mehr. Frag nach einem neuen oder schau zu.",
  ],
  "net.other-version": [
    "De server is vernieuwd. Laad de pagina opnieuw om mee te doen.",
    "The server is newer than this page. Reload it to go on.",
    "Le serveur est plus récent que cette page. Rechargez-la pour continuer.",
    "Der Server ist neuer als diese Seite. Lade sie neu, dann geht es weiter.",
  ],
});
