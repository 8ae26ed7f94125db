#include <array>

#include "game/messages.h"

namespace game {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<Message>({
    {"not-your-turn", {
        "{seat} is niet aan de beurt; {turn} wel.",
        "It is not the turn of {seat}, but of {turn}.",
        "Ce n'est pas à {seat} de jouer, mais à {turn}.",
        "{seat} ist nicht am Zug, sondern {turn}."}},
    {"game-over", {"Het spel is afgelopen.", "The game is over.", "La partie est terminée.", "Das Spiel ist zu Ende."}},
    {"game-not-over", {
        "Dit spel is nog niet afgelopen.", "This game is not over yet.",
        "Cette partie n'est pas encore terminée.", "Dieses Spiel ist noch nicht zu Ende."}},
    {"series-over", {"De wedstrijd is beslist.", "The match is decided.", "Le match est décidé.", "Der Wettkampf ist entschieden."}},
    {"no-such-seat", {
        "Er zit niemand op plaats {seat}.", "There is no seat {seat}.",
        "Il n'y a pas de place {seat}.", "Es gibt keinen Platz {seat}."}},
    {"seen-since", {
        "Er is sindsdien iets getoond dat verborgen was; deze zet staat.", "Something hidden has been shown since; this move stands.",
        "Quelque chose de caché a été montré depuis ; ce coup reste joué.", "Seitdem wurde Verdecktes gezeigt; dieser Zug bleibt."}},
    {"resign-by-move", {
        "Opgeven is in dit spel een zet, met een voorwaarde.", "Giving up is a move in this game, with a condition.",
        "Abandonner est un coup dans ce jeu, sous condition.", "Aufgeben ist in diesem Spiel ein Zug, mit einer Bedingung."}},
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

    {"series.option.target", {"Punten die de wedstrijd winnen", "Points that win the match", "Points qui gagnent le match", "Punkte, die den Wettkampf gewinnen"}},
    {"series.option.handicap", {"Voorgift per speler", "Points to start with, by seat", "Points de départ par joueur", "Vorgabe je Spieler"}},
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
        "This link was cut off or changed on its way. Please ask for it again, or copy all of it.",
        "Ce lien a été tronqué ou modifié en route. Redemandez-le, ou copiez-le en entier.",
        "Dieser Link wurde unterwegs gekürzt oder verändert. Bitten Sie noch einmal darum, oder kopieren Sie ihn ganz."}},
    {"link-too-new", {
        "Deze link heeft vorm {version}, die deze versie van Pentario niet kent. Een nieuwere kent hem misschien wel.",
        "This link has form {version}, which this version of Pentario does not know. A newer one may.",
        "Ce lien a la forme {version}, que cette version de Pentario ne connaît pas. Une version plus récente la connaît peut-être.",
        "Dieser Link hat Form {version}, die diese Version von Pentario nicht kennt. Eine neuere kennt sie vielleicht."}},
    {"link-too-long", {
        "Dit spel is te lang voor een link; bewaar het als bestand.", "This game is too long for a link; please save it as a file.",
        "Cette partie est trop longue pour un lien ; enregistrez-la dans un fichier.", "Dieses Spiel ist zu lang für einen Link; sichern Sie es als Datei."}},
    {"record-too-long", {"De partij is te lang om te lezen.", "The record is too long to be read.", "La partie est trop longue pour être lue.", "Die Partie ist zu lang zum Lesen."}},
    {"record-too-new", {
        "De partij heeft vorm {version}; dit programma kent {known}.", "The record has format {version}; this program knows {known}.",
        "La partie est au format {version} ; ce programme connaît {known}.", "Die Partie hat Format {version}; dieses Programm kennt {known}."}},
    {"rules-too-new", {
        "De partij volgt regels {version}; dit programma kent {known}.", "The record follows rules {version}; this program knows {known}.",
        "La partie suit les règles {version} ; ce programme connaît {known}.", "Die Partie folgt Regeln {version}; dieses Programm kennt {known}."}},
    {"record-lacks", {"De partij mist: {what}", "The record lacks: {what}", "Il manque à la partie : {what}", "Der Partie fehlt: {what}"}},
    {"bad-record-line", {"Regel {line} van de partij is onleesbaar.", "Line {line} of the record cannot be read.", "La ligne {line} de la partie est illisible.", "Zeile {line} der Partie ist nicht lesbar."}},
    {"bad-recorded-move", {
        "Spel {game}, zet {move} ({text}) kan niet.", "Game {game}, move {move} ({text}) is refused.",
        "Partie {game}, coup {move} ({text}) refusé.", "Spiel {game}, Zug {move} ({text}) abgelehnt."}},
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
