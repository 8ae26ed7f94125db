#include "bots/tuning/messages.h"

#include <array>

namespace bots::tuning {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"tuning.no-games", {
        "Dit bestand bevat geen partijen van de computer tegen zichzelf.", "This file does not hold games of the computer against itself.",
        "Ce fichier ne contient pas de parties de l'ordinateur contre lui-même.", "Diese Datei enthält keine Partien des Computers gegen sich selbst."}},
    {"tuning.bad-term", {
        "Regel {line} van de partijen is niet wat er hoort te staan.", "Line {line} of the games is not what should stand there.",
        "La ligne {line} des parties n'est pas celle attendue.", "Zeile {line} der Partien ist nicht die erwartete."}},
    {"tuning.bad-game", {
        "Op regel {line} staat geen partij volgens de regels.", "There is no game by the rules on line {line}.",
        "La ligne {line} ne contient pas de partie conforme aux règles.", "In Zeile {line} steht keine regelgerechte Partie."}},
    {"tuning.game-twice", {
        "Het nummer van de partij op regel {line} komt twee keer voor.", "The number of the game on line {line} stands twice.",
        "Le numéro de la partie à la ligne {line} apparaît deux fois.", "Die Nummer der Partie in Zeile {line} kommt zweimal vor."}},
    {"tuning.no-book", {
        "Dit bestand bevat geen openingenboek.", "This file does not hold an opening book.",
        "Ce fichier ne contient pas de livre d'ouvertures.", "Diese Datei enthält kein Eröffnungsbuch."}},
    {"tuning.bad-book-line", {
        "Regel {line} van het boek klopt niet, of de stelling stond er al.", "Line {line} of the book is wrong, or its position stood there before.",
        "La ligne {line} du livre est fausse, ou sa position y figurait déjà.", "Zeile {line} des Buchs ist falsch, oder ihre Stellung stand schon da."}},
    {"tuning.bad-line", {
        "Geen naam met een getal: {name}", "Not a name and a number: {name}",
        "Ce n'est pas un nom suivi d'un nombre : {name}", "Kein Name mit einer Zahl: {name}"}},
    {"tuning.unknown-number", {
        "Onbekend getal om af te stellen: {name}", "Unknown number to tune: {name}",
        "Nombre à régler inconnu : {name}", "Unbekannte Zahl zum Einstellen: {name}"}},
    {"tuning.number-twice", {
        "Dit getal staat er twee keer: {name}", "This number stands twice: {name}",
        "Ce nombre apparaît deux fois : {name}", "Diese Zahl kommt zweimal vor: {name}"}},
    {"tuning.number-missing", {
        "Dit getal ontbreekt: {name}", "This number is missing: {name}", "Ce nombre manque : {name}", "Diese Zahl fehlt: {name}"}},
    {"tuning.number-out-of-bounds", {
        "Dit getal ligt buiten zijn grenzen: {name}", "This number is out of its bounds: {name}",
        "Ce nombre dépasse ses limites : {name}", "Diese Zahl liegt außerhalb ihrer Grenzen: {name}"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace bots::tuning
