#include <array>

#include "cli/solve/solve.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.solve.pente.rules", {
        "De oplosser kent deze regels of deze fase van het spel niet: {variant}", "The solver does not know these rules, or this phase of the game: {variant}",
        "Le solveur ne connaît pas ces règles ou cette phase du jeu : {variant}", "Der Löser kennt diese Regeln oder diese Phase des Spiels nicht: {variant}"}},
    {"cli.solve.pente.over", {
        "Dit spel is al afgelopen.", "This game is over already.", "Cette partie est déjà terminée.", "Dieses Spiel ist schon zu Ende."}},
    {"cli.solve.pente.progress", {
        "{seconds} s, {positions} stellingen", "{seconds} s, {positions} positions", "{seconds} s, {positions} positions", "{seconds} s, {positions} Stellungen"}},
    {"cli.solve.pente.won", {
        "{seat} is aan zet en wint geforceerd, na hoogstens {stones} {stones:steen|stenen}.",
        "{seat} is to move and wins by force, after at most {stones} {stones:stone|stones}.",
        "{seat} a le trait et gagne à coup sûr, en {stones} {stones:pierre|pierres} au plus.",
        "{seat} ist am Zug und gewinnt erzwungen, nach höchstens {stones} {stones:Stein|Steinen}."}},
    {"cli.solve.pente.lost", {
        "{seat} is aan zet en verliest met elke zet, na hoogstens {stones} {stones:steen|stenen}.",
        "{seat} is to move and loses with every move, after at most {stones} {stones:stone|stones}.",
        "{seat} a le trait et perd quel que soit le coup, en {stones} {stones:pierre|pierres} au plus.",
        "{seat} ist am Zug und verliert mit jedem Zug, nach höchstens {stones} {stones:Stein|Steinen}."}},
    {"cli.solve.pente.none", {
        "Geen van beiden wint door dreigingen die de oplosser kent; dat bewijst niet dat het niet kan.",
        "Neither side wins by threats that the solver knows; that is no proof that neither can.",
        "Aucun camp ne gagne par les menaces que le solveur connaît ; cela ne prouve pas que ce soit impossible.",
        "Keine Seite gewinnt durch Drohungen, die der Löser kennt; das beweist nicht, dass keine es kann."}},
    {"cli.solve.pente.open", {
        "Tot nu toe is geen winst door dreigingen gevonden.", "No win by threats has been found so far.",
        "Aucun gain par menaces n'a été trouvé jusqu'ici.", "Bisher wurde kein Gewinn durch Drohungen gefunden."}},
    {"cli.solve.pente.line", {
        "Zo kan het gaan: {moves}", "One way it can go: {moves}", "Une suite possible : {moves}", "So kann es gehen: {moves}"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> solve_messages() { return kMessages; }

}  // namespace cli
