#include "cli/tune/messages.h"

#include <array>

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.tune.only-pente", {
        "Alleen pente heeft iets om af te stellen, niet {game}.", "Only pente has something to tune, not {game}.",
        "Seul pente a quelque chose à régler, pas {game}.", "Nur pente hat etwas einzustellen, nicht {game}."}},
    {"cli.tune.other-terms", {
        "Het bestand {file} is met andere opties gemaakt; kies een ander.", "The file {file} was made with other options; choose another.",
        "Le fichier {file} a été fait avec d'autres options ; choisissez-en un autre.", "Die Datei {file} ist mit anderen Optionen entstanden; wähle eine andere."}},
    {"cli.tune.wants-file", {
        "Deze opdracht heeft {option} nodig.", "This command needs {option}.", "Cette commande a besoin de {option}.", "Dieser Befehl braucht {option}."}},
    {"cli.tune.too-few", {
        "Er zijn te weinig partijen: minstens tien zijn er nodig.", "There are too few games: it takes ten at least.",
        "Il y a trop peu de parties : il en faut au moins dix.", "Es gibt zu wenige Partien: mindestens zehn sind nötig."}},
    {"cli.tune.no-constants", {
        "Dit bestand bevat geen constanten van een zoekproces.", "This file does not hold constants of a search.",
        "Ce fichier ne contient pas de constantes de recherche.", "Diese Datei enthält keine Konstanten einer Suche."}},
    {"cli.tune.interrupted", {
        "Onderbroken; dezelfde opdracht gaat verder.", "Interrupted; the same command goes on.",
        "Interrompu ; la même commande reprend.", "Unterbrochen; derselbe Befehl macht weiter."}},

    {"cli.tune.games", {
        "{done} van {all} partijen", "{done} of {all} games", "{done} parties sur {all}", "{done} von {all} Partien"}},
    {"cli.tune.rounds", {
        "{done} van {all} ronden: {setting}", "{done} of {all} rounds: {setting}",
        "{done} tours sur {all} : {setting}", "{done} von {all} Runden: {setting}"}},
    {"cli.tune.positions", {
        "{done} van {all} stellingen", "{done} of {all} positions", "{done} positions sur {all}", "{done} von {all} Stellungen"}},
    {"cli.tune.fitted", {"stellingen waaraan is aangepast", "positions fitted to", "positions de l'ajustement", "Stellungen der Anpassung"}},
    {"cli.tune.kept-out", {"stellingen om te oordelen", "positions to judge by", "positions pour juger", "Stellungen zum Urteilen"}},
    {"cli.tune.fitting", {"De gewichten worden aangepast …", "The weights are being fitted …", "Ajustement des poids …", "Die Gewichte werden angepasst …"}},
    {"cli.tune.rank-before", {"zetten die hoger stonden, voorheen", "moves liked better than the one chosen, before", "coups mieux classés, avant", "höher eingestufte Züge, vorher"}},
    {"cli.tune.rank-after", {"zetten die hoger stonden, nu", "moves liked better than the one chosen, now", "coups mieux classés, maintenant", "höher eingestufte Züge, jetzt"}},
    {"cli.tune.before", {"log-verlies met de huidige gewichten", "log loss with the present weights", "perte log. avec les poids actuels", "Log-Verlust mit den jetzigen Gewichten"}},
    {"cli.tune.after", {"log-verlies met de nieuwe gewichten", "log loss with the new weights", "perte log. avec les nouveaux poids", "Log-Verlust mit den neuen Gewichten"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> tune_messages() { return kMessages; }

}  // namespace cli
