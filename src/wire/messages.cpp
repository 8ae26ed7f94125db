#include "wire/messages.h"

#include <array>

#include "bots/analysis/messages.h"
#include "bots/levels.h"
#include "bots/puzzles/puzzle.h"
#include "games/catalog.h"

namespace wire {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"bad-json", {
        "Dit is geen geldige JSON, of een naam staat er twee keer in.",
        "This is not valid JSON, or a key stands in it twice.",
        "Ce n'est pas du JSON valide, ou une clé y figure deux fois.",
        "Das ist kein gültiges JSON, oder ein Schlüssel steht zweimal darin."}},
    {"not-an-object", {
        "Een verzoek is een JSON-object.", "A request is a JSON object.",
        "Une requête est un objet JSON.", "Eine Anfrage ist ein JSON-Objekt."}},
    {"too-long", {
        "Het verzoek is langer dan {most} bytes.", "The request is longer than {most} bytes.",
        "La requête dépasse {most} octets.", "Die Anfrage ist länger als {most} Bytes."}},
    {"missing-member", {
        "In het verzoek ontbreekt: {member}", "The request lacks: {member}",
        "Il manque à la requête : {member}", "In der Anfrage fehlt: {member}"}},
    {"bad-member", {
        "De waarde van {member} past niet; verwacht: {want}", "The value of {member} does not fit; wanted: {want}",
        "La valeur de {member} ne convient pas ; attendu : {want}", "Der Wert von {member} passt nicht; erwartet: {want}"}},
    {"unknown-member", {
        "Dit verzoek kent geen {member}.", "This request has no {member}.",
        "Cette requête n'a pas de {member}.", "Diese Anfrage kennt kein {member}."}},
    {"unknown-op", {
        "Onbekende opdracht: {op}", "Unknown operation: {op}",
        "Opération inconnue : {op}", "Unbekannter Befehl: {op}"}},
    {"unknown-notation", {
        "Onbekende notatie: {notation}", "Unknown notation: {notation}",
        "Notation inconnue : {notation}", "Unbekannte Notation: {notation}"}},
    {"no-game", {
        "Er ligt nog geen spel op tafel.", "There is no game on the table yet.",
        "Il n'y a pas encore de partie en cours.", "Es liegt noch kein Spiel auf dem Tisch."}},
    {"nobody-to-move", {
        "Er is nu geen speler aan de beurt.", "No player is to move now.",
        "Ce n'est à aucun joueur de jouer maintenant.", "Im Moment ist kein Spieler am Zug."}},
    {"no-such-job", {
        "Zo'n klus loopt er niet: hij is klaar, gestopt of nooit begonnen.",
        "No such job is running: it is done, was stopped, or never began.",
        "Aucune tâche de ce numéro n'est en cours : elle est finie, arrêtée ou n'a jamais commencé.",
        "So eine Aufgabe läuft nicht: Sie ist fertig, gestoppt oder hat nie begonnen."}},
    {"too-many-jobs", {
        "Er lopen al {most} klussen; stop er eerst een.", "{most} jobs are running already; stop one first.",
        "{most} tâches sont déjà en cours ; arrêtez-en une d'abord.", "Es laufen schon {most} Aufgaben; stoppe erst eine."}},
    {"no-such-game", {
        "Dit verslag heeft {count} {count:spel|spellen}.", "This record has {count} {count:game|games}.",
        "Cette partie enregistrée compte {count} {count:manche|manches}.", "Diese Aufzeichnung hat {count} {count:Spiel|Spiele}."}},
    {"no-such-move", {
        "Dit spel heeft {count} {count:zet|zetten}.", "This game has {count} {count:move|moves}.",
        "Cette partie compte {count} {count:coup|coups}.", "Dieses Spiel hat {count} {count:Zug|Züge}."}},
    {"keeper-only", {
        "Zolang er kaarten verborgen zijn, kan alleen wie de tafel leidt een spel terugzetten.",
        "While cards are hidden, only whoever keeps the table may set a game back.",
        "Tant que des cartes sont cachées, seul qui tient la table peut ramener la partie en arrière.",
        "Solange Karten verdeckt sind, kann nur, wer den Tisch führt, ein Spiel zurücksetzen."}},
    {"would-show", {
        "Deze zet zou iets verborgens laten zien; hij kan niet op proef.",
        "This move would show something hidden; it cannot be tried out.",
        "Ce coup montrerait quelque chose de caché ; il ne peut être essayé.",
        "Dieser Zug würde etwas Verborgenes zeigen; er lässt sich nicht ausprobieren."}},
    {"no-boards", {
        "In dit spel zijn hiervoor geen borden: {game}", "This game has no boards for this: {game}",
        "Ce jeu n'a pas de plateaux pour cela : {game}", "In diesem Spiel gibt es dafür keine Bretter: {game}"}},
    {"nothing-to-do", {
        "{seat} wacht op de anderen en doet nu niets.", "{seat} waits for the others and does nothing now.",
        "{seat} attend les autres et ne fait rien pour l'instant.", "{seat} wartet auf die anderen und tut jetzt nichts."}},
    {"not-a-whole-number", {
        "Geen geheel getal van 64 bits: {number}", "Not a whole number of 64 bits: {number}",
        "Ce n'est pas un entier de 64 bits : {number}", "Keine ganze Zahl mit 64 Bits: {number}"}},
    {"not-plain-text", {
        "Geen tekst van één regel: {text}", "Not a text of one line: {text}",
        "Ce n'est pas un texte d'une ligne : {text}", "Kein einzeiliger Text: {text}"}},
    {"too-many-keys", {
        "Meer dan {most} namen in één object.", "More than {most} keys in one object.",
        "Plus de {most} clés dans un objet.", "Mehr als {most} Schlüssel in einem Objekt."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

const game::Catalog& catalog() {
    static const game::Catalog all = [] {
        game::Catalog made = games::messages();
        made.add(messages());
        made.add(bots::level_messages());
        made.add(bots::puzzles::answer_messages());
        made.add(bots::analysis::messages());
        return made;
    }();
    return all;
}

}  // namespace wire
