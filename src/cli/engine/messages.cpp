#include "cli/engine/messages.h"

#include <array>

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.player.unknown", {
        "Onbekende speler: {player} (er zijn {known})", "Unknown player: {player} (there are {known})",
        "Joueur inconnu : {player} (il y a {known})", "Unbekannter Spieler: {player} (es gibt {known})"}},
    {"cli.player.bad-setting", {
        "De speler {player} kent deze instelling niet: {setting}", "The player {player} does not know this setting: {setting}",
        "Le joueur {player} ne connaît pas ce réglage : {setting}", "Der Spieler {player} kennt diese Einstellung nicht: {setting}"}},
    {"cli.player.no-command", {
        "Na exec hoort een opdracht, tussen aanhalingstekens als ze spaties heeft.", "After exec comes a command, in quotes if it has blanks.",
        "Après exec vient une commande, entre guillemets si elle a des espaces.", "Nach exec kommt ein Befehl, in Anführungszeichen, wenn er Leerzeichen hat."}},
    {"cli.player.other-game", {
        "De speler {player} kan dit spel niet spelen: {game}", "The player {player} cannot play this game: {game}",
        "Le joueur {player} ne sait pas jouer à ce jeu : {game}", "Der Spieler {player} kann dieses Spiel nicht spielen: {game}"}},

    {"cli.engine.variant", {
        "Deze variant wordt niet met één steen per beurt gespeeld: {variant}", "This variant is not played with one stone a turn: {variant}",
        "Cette variante ne se joue pas avec une pierre par tour : {variant}", "Diese Variante wird nicht mit einem Stein je Zug gespielt: {variant}"}},
    {"cli.engine.protocol", {
        "Onbekend protocol: {protocol} (gomocup of lines)", "Unknown protocol: {protocol} (gomocup or lines)",
        "Protocole inconnu : {protocol} (gomocup ou lines)", "Unbekanntes Protokoll: {protocol} (gomocup oder lines)"}},
    {"cli.engine.no-game", {
        "Er is nog geen spel begonnen.", "No game has begun yet.", "Aucune partie n'a commencé.", "Es hat noch kein Spiel begonnen."}},
    {"cli.engine.not-empty", {
        "Er liggen al stenen op het bord.", "There are stones on the board already.",
        "Il y a déjà des pierres sur le plateau.", "Es liegen schon Steine auf dem Brett."}},
    {"cli.engine.not-last", {
        "{point} is niet de laatste steen.", "{point} is not the last stone.",
        "{point} n'est pas la dernière pierre.", "{point} ist nicht der letzte Stein."}},
    {"cli.engine.rule", {
        "Deze regels zijn er niet: {rule}", "There are no such rules: {rule}",
        "Ces règles n'existent pas : {rule}", "Diese Regeln gibt es nicht: {rule}"}},
    {"cli.engine.bad-line", {
        "Niet te begrijpen: {line}", "Cannot be understood: {line}", "Incompréhensible : {line}", "Nicht zu verstehen: {line}"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> engine_messages() { return kMessages; }

}  // namespace cli
