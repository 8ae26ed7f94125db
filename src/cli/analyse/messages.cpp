#include <array>

#include "cli/analyse/report.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.analyse.progress", {
        "{done} van {all} beurten bekeken", "{done} of {all} turns looked at", "{done} tours sur {all} examinés", "{done} von {all} Zügen angesehen"}},
    {"cli.analyse.interrupted", {
        "Afgebroken: {done} van {all} beurten zijn bekeken.", "Interrupted: {done} of {all} turns were looked at.",
        "Interrompu : {done} tours sur {all} ont été examinés.", "Abgebrochen: {done} von {all} Zügen wurden angesehen."}},
    {"cli.analyse.no-seat", {
        "Er is geen speler {number} in dit verslag; ze zijn genummerd van 0 tot {last}.", "There is no player {number} in this record; they are numbered from 0 to {last}.",
        "Il n'y a pas de joueur {number} dans cet enregistrement ; ils sont numérotés de 0 à {last}.", "Es gibt keinen Spieler {number} in dieser Aufzeichnung; sie sind von 0 bis {last} nummeriert."}},
    {"cli.analyse.game", {
        "Spel {game} van {games}", "Game {game} of {games}", "Partie {game} sur {games}", "Partie {game} von {games}"}},
    {"cli.analyse.graph", {
        "Winstkans van {players}", "Winning chance of {players}", "Chances de gain de {players}", "Gewinnchance von {players}"}},
    {"cli.analyse.graph-open", {
        "Winstkans van {players}, met alle kaarten open", "Winning chance of {players}, with all cards open",
        "Chances de gain de {players}, toutes cartes ouvertes", "Gewinnchance von {players}, mit allen Karten offen"}},
    {"cli.analyse.move", {"zet", "move", "coup", "Zug"}},
    {"cli.analyse.chance", {"kans", "chance", "chances", "Chance"}},
    {"cli.analyse.open", {"open", "open", "ouvert", "offen"}},
    {"cli.analyse.won", {"gewonnen", "won", "gagné", "gewonnen"}},
    {"cli.analyse.lost", {"verloren", "lost", "perdu", "verloren"}},
    {"cli.analyse.forced", {"gedwongen", "forced", "forcé", "erzwungen"}},
    {"cli.analyse.better", {
        "beter: {move} ({chance})", "better: {move} ({chance})", "mieux : {move} ({chance})", "besser: {move} ({chance})"}},
    {"cli.analyse.luck", {
        "geluk van {seat}: {chance}", "luck of {seat}: {chance}", "chance de {seat} : {chance}", "Glück von {seat}: {chance}"}},
    {"cli.analyse.round", {"ronde", "round", "manche", "Runde"}},
    {"cli.analyse.dice", {"worp", "roll", "jet", "Wurf"}},
    {"cli.analyse.points", {"punten", "points", "points", "Punkte"}},
    {"cli.analyse.missed", {
        "gemist: {shape} op {squares} ({points} {points:punt|punten})", "missed: {shape} on {squares} ({points} {points:point|points})",
        "manqué : {shape} en {squares} ({points} {points:point|points})", "verpasst: {shape} auf {squares} ({points} {points:Punkt|Punkte})"}},
    {"cli.analyse.better-outline", {
        "beter: {shape} op {squares} ({points} {points:punt|punten})", "better: {shape} on {squares} ({points} {points:point|points})",
        "mieux : {shape} en {squares} ({points} {points:point|points})", "besser: {shape} auf {squares} ({points} {points:Punkt|Punkte})"}},
    {"cli.analyse.found", {"gevonden", "found", "trouvé", "gefunden"}},
    {"cli.analyse.best-sets", {"te vinden", "to be found", "à trouver", "zu finden"}},
    {"cli.analyse.share", {"deel", "share", "part", "Anteil"}},
    {"cli.analyse.decisions", {"beslissingen", "decisions", "décisions", "Entscheidungen"}},
    {"cli.analyse.given-away", {"weggegeven", "given away", "cédé", "verschenkt"}},
    {"cli.analyse.accuracy", {"nauwkeurigheid", "accuracy", "précision", "Genauigkeit"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> analyse_messages() { return kMessages; }

}  // namespace cli
