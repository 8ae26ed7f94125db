#include "server/tables/messages.h"

#include <array>

namespace server::tables {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr auto kMessages = std::to_array<game::Message>({
    // --- messages
    {"server.no-id", {
        "Een bericht heeft een id van 1 tot 32 letters, cijfers of streepjes.", "A message has an id of 1 to 32 letters, figures or dashes.",
        "Un message porte un id de 1 à 32 lettres, chiffres ou tirets.", "Eine Nachricht hat eine id aus 1 bis 32 Buchstaben, Ziffern oder Strichen."}},
    {"server.unfit", {
        "Dit bericht past niet bij {op}; het wijkt af bij: {path}", "This message does not fit {op}; it differs at: {path}",
        "Ce message ne convient pas à {op} ; l'écart est à : {path}", "Diese Nachricht passt nicht zu {op}; sie weicht ab bei: {path}"}},
    {"server.hello-first", {
        "Eerst komt een groet: hello.", "First comes a greeting: hello.",
        "D'abord un salut : hello.", "Zuerst kommt ein Gruß: hello."}},
    {"server.other-version", {
        "Deze pagina is van een andere versie; laad haar opnieuw.", "This page is of another version; load it again.",
        "Cette page est d'une autre version ; rechargez-la.", "Diese Seite ist von einer anderen Version; lade sie neu."}},
    {"server.busy", {
        "Aan deze tafel is het te druk; probeer het zo nog eens.", "There is too much going on at this table; try again in a moment.",
        "Il y a trop à faire à cette table ; réessayez dans un instant.", "An diesem Tisch ist zu viel los; versuch es gleich noch einmal."}},
    // --- new tables
    {"server.bad-sitters", {
        "Er zijn {players} {players:plaats|plaatsen} te verdelen.", "There {players:is|are} {players} {players:seat|seats} to fill.",
        "Il y a {players} {players:place|places} à pourvoir.", "Es gibt {players} {players:Platz|Plätze} zu verteilen."}},
    {"server.nobody", {
        "Aan een tafel zit ten minste één mens.", "At least one person sits at a table.",
        "Au moins une personne est assise à une table.", "An einem Tisch sitzt mindestens ein Mensch."}},
    {"server.no-clock", {
        "Dit spel heeft een eigen klok.", "This game has a clock of its own.",
        "Ce jeu a sa propre horloge.", "Dieses Spiel hat eine eigene Uhr."}},
    {"server.rated-needs-clock", {
        "Een spel dat telt heeft een klok.", "A rated game has a clock.",
        "Une partie classée a une horloge.", "Eine gewertete Partie hat eine Uhr."}},
    {"server.rated-alone", {
        "Alleen kun je niet om punten spelen.", "A rated game needs somebody to play against.",
        "Une partie classée se joue contre quelqu'un.", "Eine gewertete Partie braucht jemanden, gegen den du spielst."}},
    {"server.rated-as-usual", {
        "Een spel dat telt gaat volgens de gewone regels; {option} blijft zoals het is.",
        "A rated game goes by the usual rules; {option} stays as it is.",
        "Une partie classée suit les règles habituelles ; {option} ne change pas.",
        "Eine gewertete Partie geht nach den üblichen Regeln; {option} bleibt, wie es ist."}},
    {"server.rated-needs-account", {
        "Dit spel telt mee: meld je eerst aan met je naam.", "This game is rated: sign in with your name first.",
        "Cette partie est classée : connectez-vous d'abord avec votre nom.", "Diese Partie wird gewertet: Melde dich zuerst mit deinem Namen an."}},
    {"server.rated-against-oneself", {
        "Tegen jezelf spelen telt niet mee.", "A game against yourself cannot be rated.",
        "Une partie contre soi-même ne peut pas être classée.", "Eine Partie gegen dich selbst wird nicht gewertet."}},
    {"server.rated-no-undo", {
        "In een spel dat telt gaat geen zet terug.", "In a rated game no move is taken back.",
        "Dans une partie classée, on ne reprend pas de coup.", "In einer gewerteten Partie wird kein Zug zurückgenommen."}},
    {"server.too-many-makes", {
        "Er zijn vanaf dit adres te veel tafels gemaakt; probeer het later.", "Too many tables were made from this address; try later.",
        "Trop de tables ont été créées depuis cette adresse ; réessayez plus tard.", "Von dieser Adresse wurden zu viele Tische angelegt; versuch es später."}},
    // --- tables and keys
    {"server.no-table", {
        "Deze tafel is er niet, of niet meer.", "There is no such table, or it is gone.",
        "Cette table n'existe pas, ou plus.", "Diesen Tisch gibt es nicht, oder nicht mehr."}},
    {"server.table-full", {
        "Aan deze tafel is zo veel gebeurd dat er niets meer bij kan.", "So much has happened at this table that it holds no more.",
        "Il s'est passé tant de choses à cette table qu'elle n'en contient plus.", "An diesem Tisch ist so viel geschehen, dass nichts mehr hineinpasst."}},
    {"server.too-many-tables", {
        "Dat zijn te veel tafels tegelijk.", "Those are too many tables at once.",
        "Cela fait trop de tables à la fois.", "Das sind zu viele Tische auf einmal."}},
    {"server.bad-key", {
        "Deze link opent hier niets meer; vraag een nieuwe.", "This link opens nothing here any more; ask for a new one.",
        "Ce lien n'ouvre plus rien ici ; demandez-en un autre.", "Dieser Link öffnet hier nichts mehr; bitte um einen neuen."}},
    {"server.too-many-keys", {
        "Er zijn te veel verkeerde links geprobeerd; wacht een minuut.", "Too many wrong links were tried; wait a minute.",
        "Trop de liens erronés ont été essayés ; attendez une minute.", "Es wurden zu viele falsche Links versucht; warte eine Minute."}},
    {"server.no-seat", {
        "Dat kan alleen wie aan tafel zit.", "Only somebody who sits at the table can do that.",
        "Seul quelqu'un assis à la table peut faire cela.", "Das kann nur, wer am Tisch sitzt."}},
    {"server.not-host", {
        "Dat kan alleen wie de tafel gemaakt heeft.", "Only who made the table can do that.",
        "Seul celui qui a fait la table peut faire cela.", "Das kann nur, wer den Tisch angelegt hat."}},
    {"server.seat-taken", {
        "Op deze plaats zit al iemand.", "Somebody sits on this seat already.",
        "Cette place est déjà prise.", "Auf diesem Platz sitzt schon jemand."}},
    {"server.name-taken", {
        "Zo heet hier al iemand.", "Somebody here has that name already.",
        "Quelqu'un porte déjà ce nom ici.", "So heißt hier schon jemand."}},
    {"server.not-seated", {
        "Ga eerst zitten.", "Sit down first.", "Asseyez-vous d'abord.", "Setz dich zuerst."}},
    {"server.text-too-long", {
        "Te lang: {member} heeft ten hoogste {most} bytes.", "Too long: {member} has {most} bytes at most.",
        "Trop long : {member} a {most} octets au plus.", "Zu lang: {member} hat höchstens {most} Bytes."}},
    {"server.bad-text", {
        "In {member} staan tekens die hier niet kunnen.", "There are characters in {member} that cannot stand here.",
        "Il y a dans {member} des caractères impossibles ici.", "In {member} stehen Zeichen, die hier nicht gehen."}},
    {"server.empty-text", {
        "Er staat niets in {member}.", "There is nothing in {member}.",
        "Il n'y a rien dans {member}.", "In {member} steht nichts."}},
    // --- the game
    {"server.not-now", {
        "Dat kan nu niet.", "That is not possible now.", "Ce n'est pas possible maintenant.", "Das geht jetzt nicht."}},
    {"server.not-begun", {
        "Het spel is nog niet begonnen.", "The game has not begun yet.",
        "La partie n'a pas encore commencé.", "Das Spiel hat noch nicht begonnen."}},
    {"server.paused", {
        "Het spel staat stil.", "The game is paused.", "La partie est en pause.", "Das Spiel ruht."}},
    {"server.late", {
        "Intussen is er iets gebeurd; kijk nog eens.", "Something has happened meanwhile; look again.",
        "Entre-temps, il s'est passé quelque chose ; regardez de nouveau.", "Inzwischen ist etwas geschehen; sieh noch einmal hin."}},
    {"server.time-is-up", {
        "De tijd was om.", "Time was up.", "Le temps était écoulé.", "Die Zeit war um."}},
    {"server.bot-plays", {
        "De computer speelt hier nu; ga weer zitten om verder te spelen.", "The computer plays here now; sit down again to play on.",
        "L'ordinateur joue ici à présent ; rasseyez-vous pour continuer.", "Hier spielt jetzt der Computer; setz dich wieder, um weiterzuspielen."}},
    {"server.bots-play-on", {
        "De computer speelt het spel uit.", "The computer plays the game to its end.",
        "L'ordinateur joue la partie jusqu'au bout.", "Der Computer spielt das Spiel zu Ende."}},
    {"server.offer-stands", {
        "Dat is al voorgesteld.", "That is offered already.", "C'est déjà proposé.", "Das ist schon vorgeschlagen."}},
    {"server.no-offer", {
        "Dat voorstel is er niet meer.", "That offer stands no more.",
        "Cette proposition n'existe plus.", "Dieser Vorschlag gilt nicht mehr."}},
    {"server.own-offer", {
        "Dat is je eigen voorstel; de anderen antwoorden.", "That is your own offer; the others answer it.",
        "C'est votre proposition ; aux autres d'y répondre.", "Das ist dein eigener Vorschlag; die anderen antworten."}},
    {"server.rematch-made", {
        "De revanche staat al klaar.", "The rematch is there already.",
        "La revanche est déjà prête.", "Die Revanche steht schon bereit."}},
    {"server.not-away", {
        "Wie er is of pas even weg is, mag spelen.", "Who is here, or has been away only for a moment, may play.",
        "Qui est là, ou absent depuis peu, peut jouer.", "Wer da oder erst kurz weg ist, darf spielen."}},
    {"server.others-play-on", {
        "De anderen spelen verder.", "The others play on.", "Les autres continuent de jouer.", "Die anderen spielen weiter."}},
    // --- talk and questions
    {"server.no-chat", {
        "Partners praten niet zolang er gespeeld wordt.", "Partners do not talk while they play.",
        "Les partenaires ne se parlent pas pendant la partie.", "Partner reden nicht, solange gespielt wird."}},
    {"server.text-or-phrase", {
        "Zeg iets met eigen woorden of met een zin van de lijst.", "Say something in your own words or with a phrase from the list.",
        "Dites quelque chose avec vos mots ou avec une phrase de la liste.", "Sag etwas mit eigenen Worten oder mit einem Satz von der Liste."}},
    {"server.too-much-said", {
        "Dat gaat te snel; wacht even met praten.", "That is too fast; wait a moment before you talk on.",
        "C'est trop rapide ; attendez un peu avant de parler.", "Das geht zu schnell; warte kurz mit dem Reden."}},
    {"server.too-many-questions", {
        "Ten hoogste {most} vragen tegelijk.", "At most {most} questions at once.",
        "{most} questions à la fois au plus.", "Höchstens {most} Fragen auf einmal."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace server::tables
