#include "cli/match/messages.h"

#include <array>

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.match.title", {
        "{game}: {a} tegen {b}", "{game}: {a} against {b}", "{game} : {a} contre {b}", "{game}: {a} gegen {b}"}},
    {"cli.match.progress", {
        "{pairs} van {all} paren, {games}, Elo {elo}", "{pairs} of {all} pairs, {games}, Elo {elo}",
        "{pairs} paires sur {all}, {games}, Elo {elo}", "{pairs} von {all} Paaren, {games}, Elo {elo}"}},
    {"cli.match.games", {"gewonnen, onbeslist, verloren", "won, drawn, lost", "gagnées, nulles, perdues", "gewonnen, unentschieden, verloren"}},
    {"cli.match.pairs", {"paren naar punten, 0 tot 2", "pairs by points, 0 to 2", "paires par points, 0 à 2", "Paare nach Punkten, 0 bis 2"}},
    {"cli.match.score", {"score", "score", "score", "Ergebnis"}},
    {"cli.match.elo", {"Elo, met 95 % zekerheid", "Elo, with 95 % confidence", "Elo, avec 95 % de confiance", "Elo, mit 95 % Sicherheit"}},
    {"cli.match.ratio", {"logaritme van de verhouding", "log-likelihood ratio", "log du rapport de vraisemblance", "Log-Likelihood-Quotient"}},
    {"cli.match.won-alone", {"alleen gewonnen, a en b", "won alone, a and b", "gagnées seul, a et b", "allein gewonnen, a und b"}},
    {"cli.match.scores-alone", {"gemiddelde score, a en b", "mean score, a and b", "score moyen, a et b", "mittleres Ergebnis, a und b"}},
    {"cli.match.forfeits", {"door fouten verloren, a en b", "forfeited, a and b", "perdues par faute, a et b", "durch Fehler verloren, a und b"}},
    {"cli.match.unmeasured", {"niet te meten", "not measurable", "non mesurable", "nicht messbar"}},
    {"cli.match.verdict", {
        "De test is beslist: het verschil is eerder {elo} dan {other} Elo.", "The test is decided: the difference is {elo} rather than {other} Elo.",
        "Le test est tranché : la différence est plutôt de {elo} que de {other} Elo.", "Der Test ist entschieden: der Unterschied ist eher {elo} als {other} Elo."}},
    {"cli.match.verdict-open", {
        "De test is nog niet beslist.", "The test is not decided yet.", "Le test n'est pas encore tranché.", "Der Test ist noch nicht entschieden."}},
    {"cli.match.interrupted", {
        "Onderbroken na {pairs} van {all} paren; dezelfde opdracht gaat verder.", "Interrupted after {pairs} of {all} pairs; the same command goes on.",
        "Interrompu après {pairs} paires sur {all} ; la même commande reprend.", "Unterbrochen nach {pairs} von {all} Paaren; derselbe Befehl macht weiter."}},
    {"cli.match.kept", {
        "De partijen liggen in {folder}", "The games are kept in {folder}", "Les parties sont dans {folder}", "Die Partien liegen in {folder}"}},

    {"cli.match.together", {
        "Waar iedereen tegelijk speelt, telt een match stellingen en geen milliseconden: {player}", "Where all play at once a match counts nodes and no milliseconds: {player}",
        "Quand tous jouent en même temps, un match compte des positions et non des millisecondes : {player}", "Wo alle zugleich spielen, zählt ein Wettkampf Stellungen und keine Millisekunden: {player}"}},
    {"cli.match.no-openings-together", {
        "Waar iedereen tegelijk speelt, zijn er geen openingen.", "Where all play at once there are no openings.",
        "Quand tous jouent en même temps, il n'y a pas d'ouvertures.", "Wo alle zugleich spielen, gibt es keine Eröffnungen."}},
    {"cli.match.stuck", {
        "In paar {pair} speelde een speler tegen de regels, of niemand meer iets.", "In pair {pair} a player broke the rules, or nobody played on.",
        "À la paire {pair}, un joueur n'a pas respecté les règles, ou plus personne n'a joué.", "In Paar {pair} verstieß ein Spieler gegen die Regeln, oder niemand spielte weiter."}},
    {"cli.match.other-match", {
        "In {folder} liggen de partijen van een andere match; kies een andere map.", "There are games of another match in {folder}; choose another folder.",
        "Il y a dans {folder} les parties d'un autre match ; choisissez un autre dossier.", "In {folder} liegen die Partien eines anderen Wettkampfs; wähle einen anderen Ordner."}},
    {"cli.match.no-openings", {
        "In dit bestand staan geen openingen.", "There are no openings in this file.", "Ce fichier ne contient pas d'ouvertures.", "In dieser Datei stehen keine Eröffnungen."}},
    {"cli.match.bad-opening", {
        "De opening van paar {pair} is niet te spelen: {move}", "The opening of pair {pair} cannot be played: {move}",
        "L'ouverture de la paire {pair} n'est pas jouable : {move}", "Die Eröffnung von Paar {pair} ist nicht spielbar: {move}"}},
    {"cli.match.bad-sprt", {
        "De eerste Elo moet kleiner zijn dan de tweede.", "The first Elo must be less than the second.",
        "Le premier Elo doit être inférieur au second.", "Die erste Elo muss kleiner sein als die zweite."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> match_messages() { return kMessages; }

}  // namespace cli
