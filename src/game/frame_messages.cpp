#include <array>

#include "game/messages.h"

namespace game {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<Message>({
    {"not-your-turn", {
        "{seat} is niet aan de beurt; {turn} wel.",
        "It is not {seat}'s turn, but {turn}'s.",
        "Ce n'est pas à {seat} de jouer, mais à {turn}.",
        "{seat} ist nicht dran, sondern {turn}."}},
    {"game-over", {"Het spel is afgelopen.", "The game is over.", "La partie est terminée.", "Das Spiel ist zu Ende."}},
    {"game-not-over", {
        "Dit spel is nog niet afgelopen.", "This game is not over yet.",
        "Cette partie n'est pas encore terminée.", "Dieses Spiel ist noch nicht zu Ende."}},
    {"series-over", {"De reeks is beslist.", "The series is decided.", "La série est décidée.", "Die Serie ist entschieden."}},
    {"no-such-seat", {
        "Er zit niemand op plaats {seat}.", "There is no seat {seat}.",
        "Il n'y a pas de place {seat}.", "Es gibt keinen Platz {seat}."}},
    {"seen-since", {
        "Er is sindsdien iets getoond dat verborgen was; deze zet staat.", "Something hidden has been shown since; this move stays.",
        "Quelque chose de caché a été montré depuis ; ce coup reste joué.", "Seitdem wurde Verdecktes gezeigt; dieser Zug bleibt."}},
    {"resign-by-move", {
        "Opgeven is in dit spel een zet, met een voorwaarde.", "Giving up is a move in this game, with a condition.",
        "Abandonner est un coup dans ce jeu, sous condition.", "Aufgeben ist in diesem Spiel ein Zug, mit einer Bedingung."}},
    {"never-drawn", {
        "In dit spel wint er altijd iemand.", "In this game there is always a winner.",
        "Dans ce jeu, il y a toujours un gagnant.", "In diesem Spiel gewinnt immer jemand."}},
    {"nothing-to-undo", {
        "Er is niets om terug te nemen.", "There is nothing to take back.",
        "Il n'y a rien à reprendre.", "Es gibt nichts zurückzunehmen."}},
    {"dealer-automatic", {
        "Het toeval speelt hier vanzelf.", "Chance plays by itself here.",
        "Le hasard joue tout seul ici.", "Der Zufall spielt hier von selbst."}},
    {"takes-turns", {
        "In dit spel speelt men om de beurt; er is niets samen te voegen.", "People take turns in this game; there is nothing to merge.",
        "Dans ce jeu, on joue à tour de rôle ; il n'y a rien à réunir.", "In diesem Spiel ist man abwechselnd am Zug; es gibt nichts zusammenzuführen."}},
    {"time-runs-back", {
        "De zetten van {seat} staan niet in de volgorde van hun tijden.", "The moves of {seat} are not in the order of their times.",
        "Les coups de {seat} ne suivent pas l'ordre de leurs temps.", "Die Züge von {seat} stehen nicht in der Reihenfolge ihrer Zeiten."}},
    {"begins-by-lot", {
        "Het lot wijst {seat} aan om te beginnen.", "The lot falls on {seat} to begin.",
        "Le sort désigne {seat} pour commencer.", "Das Los bestimmt {seat} zum Beginnen."}},

    {"series.option.target", {"Met hoeveel punten je de reeks wint", "Points that win the series", "Points qui gagnent la série", "Mit wie vielen Punkten man die Serie gewinnt"}},
    {"series.option.handicap", {"Met hoeveel punten elke speler begint", "Points that each player starts with", "Points de départ de chaque joueur", "Mit wie vielen Punkten jeder anfängt"}},
    {"series.option.next_begins", {"Wie het volgende spel begint", "Who begins the next game", "Qui commence la partie suivante", "Wer das nächste Spiel beginnt"}},

    {"unknown-game", {"Onbekend spel: {game}", "Unknown game: {game}", "Jeu inconnu : {game}", "Unbekanntes Spiel: {game}"}},
    {"unknown-variant", {"Onbekende variant: {variant}", "Unknown variant: {variant}", "Variante inconnue : {variant}", "Unbekannte Variante: {variant}"}},
    {"unknown-option", {"Onbekende optie: {option}", "Unknown option: {option}", "Option inconnue : {option}", "Unbekannte Option: {option}"}},
    {"option-twice", {
        "De optie {option} staat er twee keer.", "The option {option} is given twice.",
        "L'option {option} est donnée deux fois.", "Die Option {option} steht zweimal da."}},
    {"option-not-here", {
        "De optie {option} hoort niet bij {variant}.", "The option {option} does not belong to {variant}.",
        "L'option {option} n'appartient pas à {variant}.", "Die Option {option} gehört nicht zu {variant}."}},
    {"bad-option-value", {
        "{value} past niet bij de optie {option}.", "{value} does not fit the option {option}.",
        "{value} ne convient pas à l'option {option}.", "{value} passt nicht zur Option {option}."}},
    {"handicap-for-each", {
        "De voorgift heeft voor elke speler een getal nodig ({players}).",
        "The handicap needs one number for each player ({players}).",
        "Le handicap demande un nombre par joueur ({players}).",
        "Die Vorgabe braucht für jeden Spieler eine Zahl ({players})."}},
    {"wrong-players", {
        "{variant} speel je met {low} tot {high} spelers.", "{variant} is for {low} to {high} players.",
        "{variant} se joue de {low} à {high} joueurs.", "{variant} ist für {low} bis {high} Spieler."}},

    {"position-not-map", {
        "Een stelling is een lijst van namen met waarden.", "A position is a map of names to values.",
        "Une position est une table de noms et de valeurs.", "Eine Stellung ist eine Tabelle von Namen und Werten."}},
    {"unknown-position-key", {
        "Een stelling kent de naam {key} niet.", "A position has no key {key}.",
        "Une position n'a pas de clé {key}.", "Eine Stellung kennt den Schlüssel {key} nicht."}},
    {"bad-position-value", {
        "De waarde van {key} past niet in deze stelling.", "The value of {key} does not fit this position.",
        "La valeur de {key} ne convient pas à cette position.", "Der Wert von {key} passt nicht in diese Stellung."}},
    {"bad-tree", {
        "Onleesbaar vanaf teken {column}.", "Unreadable from character {column} on.",
        "Illisible à partir du caractère {column}.", "Ab Zeichen {column} nicht lesbar."}},
    {"too-deep", {
        "Dieper genest dan {most} lagen.", "Nested deeper than {most} levels.",
        "Imbriqué à plus de {most} niveaux.", "Tiefer als {most} Ebenen verschachtelt."}},

    {"not-a-record", {"Dit is geen partij van Pentario.", "This is not a record of Pentario.", "Ce n'est pas une partie de Pentario.", "Das ist keine Partie von Pentario."}},
    {"not-a-link", {
        "Dit is geen link naar een spel.", "This is not a link to a game.",
        "Ce n'est pas un lien vers une partie.", "Das ist kein Link zu einem Spiel."}},
    {"link-damaged", {
        "Deze link is onderweg beschadigd of afgebroken. Vraag hem opnieuw, of kopieer hem helemaal.",
        "This link was cut off or changed on its way. Ask for it again, or copy all of it.",
        "Ce lien a été tronqué ou modifié en route. Redemandez-le, ou copiez-le en entier.",
        "Dieser Link wurde unterwegs gekürzt oder verändert. Bitte noch einmal darum, oder kopier ihn ganz."}},
    {"link-too-new", {
        "Deze link heeft vorm {version}, die deze versie van Pentario niet kent. Een nieuwere kent hem misschien wel.",
        "This link has form {version}, which this version of Pentario does not know. A newer one may.",
        "Ce lien a la forme {version}, que cette version de Pentario ne connaît pas. Une version plus récente la connaît peut-être.",
        "Dieser Link hat Form {version}, die diese Version von Pentario nicht kennt. Eine neuere kennt sie vielleicht."}},
    {"link-too-long", {
        "Dit spel is te lang voor een link; bewaar het als bestand.", "This game is too long for a link; save it as a file.",
        "Cette partie est trop longue pour un lien ; enregistrez-la dans un fichier.", "Dieses Spiel ist zu lang für einen Link; sichere es als Datei."}},
    {"link-too-much", {
        "In deze link zit meer dan er in een link past.", "This link holds more than a link has room for.",
        "Ce lien contient plus qu'un lien ne peut contenir.", "In diesem Link steckt mehr, als in einen Link passt."}},
    {"record-too-long", {"De partij is te lang om te lezen.", "The record is too long to be read.", "La partie est trop longue pour être lue.", "Die Partie ist zu lang zum Lesen."}},
    {"too-many-games", {
        "Een verslag heeft hoogstens {most} spellen.", "A record has at most {most} games.",
        "Un enregistrement compte au plus {most} manches.", "Eine Aufzeichnung hat höchstens {most} Spiele."}},
    {"too-many-moves", {
        "Een verslag heeft hoogstens {most} zetten.", "A record has at most {most} moves.",
        "Un enregistrement compte au plus {most} coups.", "Eine Aufzeichnung hat höchstens {most} Züge."}},
    {"record-too-new", {
        "De partij heeft vorm {version}; dit programma kent {known}.", "The record has format {version}; this program knows {known}.",
        "La partie est au format {version} ; ce programme connaît {known}.", "Die Partie hat Format {version}; dieses Programm kennt {known}."}},
    {"rules-too-new", {
        "De partij volgt regels {version}; dit programma kent {known}.", "The record follows rules {version}; this program knows {known}.",
        "La partie suit les règles {version} ; ce programme connaît {known}.", "Die Partie folgt Regeln {version}; dieses Programm kennt {known}."}},
    {"record-damaged", {
        "De partij is beschadigd of afgebroken.", "The record is damaged or cut off.",
        "La partie est abîmée ou incomplète.", "Die Partie ist beschädigt oder abgeschnitten."}},
    {"record-lacks", {"De partij mist: {what}", "The record lacks: {what}", "Il manque à la partie : {what}", "Der Partie fehlt: {what}"}},
    {"bad-record-line", {"Regel {line} van de partij is onleesbaar.", "Line {line} of the record cannot be read.", "La ligne {line} de la partie est illisible.", "Zeile {line} der Partie ist nicht lesbar."}},
    {"bad-recorded-move", {
        "Spel {game}, zet {move} ({text}) kan niet.", "Game {game}, move {move} ({text}) is refused.",
        "Partie {game}, coup {move} ({text}) refusé.", "Spiel {game}, Zug {move} ({text}) abgelehnt."}},
    {"no-commitment", {
        "Van deze partij is geen trekking na te rekenen: wat daarvoor vooraf is vastgelegd, staat er niet in.",
        "No draw of this record can be checked: what was fixed for that beforehand is not in it.",
        "Aucun tirage de cette partie n'est vérifiable : ce qui a été fixé d'avance n'y figure pas.",
        "Von dieser Partie lässt sich keine Ziehung nachrechnen: Was dafür vorher festgelegt wurde, steht nicht darin."}},
    {"bad-fair-tag", {
        "De regel {tag} van de partij is onleesbaar.", "The line {tag} of the record cannot be read.",
        "La ligne {tag} de la partie est illisible.", "Die Zeile {tag} der Partie ist nicht lesbar."}},
    {"nonces-for-each", {
        "Er {seats:speelt|spelen} {seats}, maar de partij heeft {nonces} {nonces:toevalsgetal|toevalsgetallen} van spelers.",
        "{seats} {seats:player plays|players play}, but the record has {nonces} random {nonces:number|numbers} of players.",
        "{seats} {seats:joueur joue|joueurs jouent}, mais la partie a {nonces} {nonces:nombre aléatoire|nombres aléatoires} de joueurs.",
        "Es {seats:spielt|spielen} {seats}, aber die Partie hat {nonces} {nonces:Zufallszahl|Zufallszahlen} von Spielern."}},
    {"broken-chain", {
        "De sleutel van deze partij hoort niet bij wat vooraf is vastgelegd.",
        "The key of this record does not belong to what was fixed beforehand.",
        "La clé de cette partie ne correspond pas à ce qui a été fixé d'avance.",
        "Der Schlüssel dieser Partie passt nicht zu dem, was vorher festgelegt wurde."}},
    {"other-draw", {
        "Spel {game}, zet {move}: de sleutel geeft {drawn}, en in de partij staat {recorded}.",
        "Game {game}, move {move}: the key gives {drawn}, and the record has {recorded}.",
        "Partie {game}, coup {move} : la clé donne {drawn}, et la partie a {recorded}.",
        "Spiel {game}, Zug {move}: Der Schlüssel ergibt {drawn}, und in der Partie steht {recorded}."}},
    {"keys-hold", {
        "De sleutel hoort bij wat vooraf is vastgelegd. Hij geldt voor {keys} van {games} {games:spel|spellen}.",
        "The key belongs to what was fixed beforehand. It opens {keys} of {games} {games:game|games}.",
        "La clé correspond à ce qui a été fixé d'avance. Elle ouvre {keys} {games:partie|parties} sur {games}.",
        "Der Schlüssel passt zu dem, was vorher festgelegt wurde. Er gilt für {keys} von {games} {games:Spiel|Spielen}."}},
    {"no-key-yet", {
        "Er is nog geen sleutel getoond, dus geen trekking is na te rekenen.",
        "No key has been shown yet, so no draw can be checked.",
        "Aucune clé n'a encore été montrée, aucun tirage n'est donc vérifiable.",
        "Noch wurde kein Schlüssel gezeigt, also lässt sich keine Ziehung nachrechnen."}},
    {"no-draws", {
        "Aan het toeval is hier niets overgelaten.", "Nothing was left to chance here.",
        "Rien n'a été laissé au hasard ici.", "Dem Zufall blieb hier nichts überlassen."}},
    {"draws-hold", {
        "{draws} {draws:trekking|trekkingen} nagerekend: alles klopt.",
        "{draws} {draws:draw|draws} made again: all is right.",
        "{draws} {draws:tirage refait|tirages refaits} : tout est juste.",
        "{draws} {draws:Ziehung|Ziehungen} nachgerechnet: Alles stimmt."}},
    {"draws-wait", {
        "{draws} {draws:trekking wacht|trekkingen wachten} op de sleutel van een spel dat nog niet uit is.",
        "{draws} {draws:draw waits|draws wait} for the key of a game that is not over.",
        "{draws} {draws:tirage attend|tirages attendent} la clé d'une partie en cours.",
        "{draws} {draws:Ziehung wartet|Ziehungen warten} auf den Schlüssel eines Spiels, das noch läuft."}},
    {"nonces-given", {
        "{nonces} van {seats} {seats:speler|spelers} {nonces:gaf|gaven} er een eigen toevalsgetal bij.",
        "{nonces} of {seats} {seats:player|players} gave a random number of their own to it.",
        "{nonces} {seats:joueur|joueurs} sur {seats} {nonces:y a|y ont} ajouté un nombre aléatoire.",
        "{nonces} von {seats} {seats:Spieler|Spielern} {nonces:gab|gaben} eine eigene Zufallszahl dazu."}},
    {"no-nonces", {
        "Geen speler gaf er een eigen toevalsgetal bij: de server koos alleen.",
        "No player gave a random number of their own to it: the server chose alone.",
        "Aucun joueur n'y a ajouté de nombre aléatoire : le serveur a choisi seul.",
        "Kein Spieler gab eine eigene Zufallszahl dazu: Der Server wählte allein."}},
    {"unknown-form", {"Onbekende vorm: {form}", "Unknown form: {form}", "Forme inconnue : {form}", "Unbekannte Form: {form}"}},
    // Terms of the river cards.
    {"river-nile", {"Nijl", "Nile", "Nil", "Nil"}},
    {"river-colorado", {"Colorado", "Colorado", "Colorado", "Colorado"}},
    {"river-danube", {"Donau", "Danube", "Danube", "Donau"}},
    {"river-amazon", {"Amazone", "Amazon", "Amazone", "Amazonas"}},
    {"action-sun", {"zon", "sun", "soleil", "Sonne"}},
    {"action-tap", {"kraan", "tap", "robinet", "Hahn"}},
    {"action-bridge", {"brug", "bridge", "pont", "Brücke"}},
});
// clang-format on

}  // namespace

std::span<const Message> frame_messages() { return kMessages; }

}  // namespace game
