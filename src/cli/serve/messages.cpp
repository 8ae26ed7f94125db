#include "cli/serve/messages.h"

#include <array>

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.rate.rebuilt", {
        "{tables} {tables:tafel|tafels} gelezen, {games} {games:spel|spellen} geteld, {players} {players:rating|ratings}.",
        "{tables} {tables:table|tables} read, {games} rated {games:game|games}, {players} {players:rating|ratings}.",
        "{tables} {tables:table lue|tables lues}, {games} {games:partie classée|parties classées}, {players} {players:classement|classements}.",
        "{tables} {tables:Tisch|Tische} gelesen, {games} gewertete {games:Partie|Partien}, {players} {players:Wertung|Wertungen}."}},
    {"cli.rate.same", {
        "Alles komt uit op wat er al stond.", "Everything comes out as it was.",
        "Tout revient à ce qui était déjà là.", "Alles kommt heraus, wie es schon da stand."}},
    {"cli.rate.other", {
        "Er stond iets anders; nu geldt dit.", "It was something else before; this counts now.",
        "Il y avait autre chose avant ; ceci vaut désormais.", "Vorher stand etwas anderes da; jetzt gilt dies."}},
    {"cli.rate.damaged", {
        "{tables} {tables:tafel is|tafels zijn} beschadigd en {tables:telt|tellen} niet mee.",
        "{tables} {tables:table is|tables are} damaged and left out.",
        "{tables} {tables:table est abîmée|tables sont abîmées} et ne {tables:compte|comptent} pas.",
        "{tables} {tables:Tisch ist|Tische sind} beschädigt und {tables:zählt|zählen} nicht mit."}},
    {"cli.serve.ready", {
        "De tafel is gedekt, in je browser:", "The table is set, in your browser:",
        "La table est prête, dans votre navigateur :", "Der Tisch ist gedeckt, in deinem Browser:"}},
    {"cli.serve.others", {
        "Wie deze computer op {host} kan bereiken, kan hem ook openen.",
        "Whoever can reach this computer at {host} can open it, too.",
        "Toute personne qui peut joindre cet ordinateur par {host} peut l'ouvrir aussi.",
        "Wer diesen Computer über {host} erreicht, kann ihn ebenfalls öffnen."}},
    {"cli.serve.home", {
        "Voor iedereen in huis; een telefoon leest de code hieronder:", "For everybody at home; a phone reads the code below:",
        "Pour tous à la maison ; un téléphone lit le code ci-dessous :", "Für alle zu Hause; ein Telefon liest den Code hier unten:"}},
    {"cli.serve.same-network", {
        "Wie meespeelt, zit op hetzelfde netwerk als deze computer.", "Whoever plays along is on the same network as this computer.",
        "Qui joue avec vous est sur le même réseau que cet ordinateur.", "Wer mitspielt, ist im selben Netz wie dieser Computer."}},
    {"cli.serve.no-network", {
        "Deze computer zit op geen netwerk; de tafel staat nu alleen hier:", "This computer is on no network; for now the table is only here:",
        "Cet ordinateur n'est sur aucun réseau ; pour l'instant, la table n'est qu'ici :", "Dieser Computer ist in keinem Netz; der Tisch steht vorerst nur hier:"}},
    {"cli.cannot-find-home", {
        "Er is geen map om tafels te bewaren; noem er een met --data.", "There is no folder to keep tables in; name one with --data.",
        "Il n'y a pas de dossier où garder les tables ; indiquez-en un avec --data.", "Es gibt keinen Ordner, um Tische aufzuheben; nenne einen mit --data."}},
    {"cli.serve.stop", {
        "Stoppen: Ctrl-C.", "To stop: Ctrl-C.", "Pour arrêter : Ctrl-C.", "Beenden: Strg-C."}},
    {"cli.licences.program", {
        "In dit programma zit ook werk van anderen, onder deze voorwaarden:",
        "This program also holds the work of others, on these terms:",
        "Ce programme contient aussi le travail d'autres personnes, à ces conditions :",
        "In diesem Programm steckt auch die Arbeit anderer, zu diesen Bedingungen:"}},
    {"cli.licences.client", {
        "En in de speeltafel voor de browser ({folder}):", "And in the table for the browser ({folder}):",
        "Et dans la table pour le navigateur ({folder}) :", "Und im Spieltisch für den Browser ({folder}):"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> serve_messages() { return kMessages; }

}  // namespace cli
