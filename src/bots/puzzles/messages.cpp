#include <array>

#include "bots/puzzles/puzzle.h"
#include "game/messages.h"

namespace bots::puzzles {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"puzzles.no-puzzles", {
        "Dit bestand bevat geen puzzels.", "This file does not hold puzzles.",
        "Ce fichier ne contient pas de problèmes.", "Diese Datei enthält keine Rätsel."}},
    {"puzzles.unknown-line", {
        "Regel {line} van de puzzels begint met geen bekend woord.", "Line {line} of the puzzles does not begin with a known word.",
        "La ligne {line} des problèmes ne commence pas par un mot connu.", "Zeile {line} der Rätsel beginnt mit keinem bekannten Wort."}},
    {"puzzles.no-game-first", {
        "Regel {line} hoort bij geen puzzel: een puzzel begint met `game`.", "Line {line} belongs to no puzzle: a puzzle begins with `game`.",
        "La ligne {line} n'appartient à aucun problème : un problème commence par `game`.", "Zeile {line} gehört zu keinem Rätsel: Ein Rätsel beginnt mit `game`."}},
    {"puzzles.line-twice", {
        "Regel {line} zegt iets wat deze puzzel al zei.", "Line {line} says what this puzzle has said already.",
        "La ligne {line} répète ce que ce problème a déjà dit.", "Zeile {line} sagt, was dieses Rätsel schon gesagt hat."}},
    {"puzzles.line-missing", {
        "De puzzel op regel {line} mist een regel die begint met `{key}`.", "The puzzle on line {line} lacks a line that begins with `{key}`.",
        "Il manque au problème de la ligne {line} une ligne qui commence par `{key}`.", "Dem Rätsel in Zeile {line} fehlt eine Zeile, die mit `{key}` beginnt."}},
    {"puzzles.bad-value", {
        "Op regel {line} past dit niet: {value}", "This does not fit on line {line}: {value}",
        "Ceci ne convient pas à la ligne {line} : {value}", "In Zeile {line} passt das nicht: {value}"}},
    {"puzzles.bad-position", {
        "De stelling op regel {line} kan niet.", "The position on line {line} cannot be.",
        "La position de la ligne {line} est impossible.", "Die Stellung in Zeile {line} kann nicht sein."}},
    {"puzzles.bad-solution", {
        "De oplossing op regel {line} kan niet gespeeld worden.", "The solution on line {line} cannot be played.",
        "La solution de la ligne {line} ne peut pas être jouée.", "Die Lösung in Zeile {line} lässt sich nicht spielen."}},
    {"puzzles.too-many", {
        "Een bestand heeft hoogstens {most} puzzels.", "A file has at most {most} puzzles.",
        "Un fichier contient au plus {most} problèmes.", "Eine Datei hat höchstens {most} Rätsel."}},
    {"puzzles.not-its-turn", {
        "De speler van de puzzel is niet aan de beurt.", "The player of the puzzle is not to move.",
        "Ce n'est pas au joueur du problème de jouer.", "Der Spieler des Rätsels ist nicht dran."}},
    {"puzzles.not-as-seen", {
        "Zo ziet de speler van de puzzel de stelling niet.", "This is not how the player of the puzzle sees the position.",
        "Ce n'est pas ainsi que le joueur du problème voit la position.", "So sieht der Spieler des Rätsels die Stellung nicht."}},
    {"puzzles.not-proved", {
        "Dat de oplossing het doel bereikt, is niet bewezen.", "It is not proved that the solution reaches the goal.",
        "Il n'est pas prouvé que la solution atteigne le but.", "Dass die Lösung das Ziel erreicht, ist nicht bewiesen."}},
    {"puzzles.other-worth", {
        "Het doel is een ander dan er staat.", "The goal is another than it says.",
        "Le but n'est pas celui qui est indiqué.", "Das Ziel ist ein anderes, als dort steht."}},
    {"puzzles.not-the-only-one", {
        "Er is nog een oplossing, of die is niet uit te sluiten.", "There is another solution, or one cannot be ruled out.",
        "Il existe une autre solution, ou on ne peut pas l'exclure.", "Es gibt noch eine Lösung, oder sie lässt sich nicht ausschließen."}},
});

/// Dutch, English, French, German.
constexpr std::array kAnswers = std::to_array<game::Message>({
    {"puzzles.loses-at-once", {
        "Daarop wint de ander meteen, met {reply}.", "The other then wins at once, with {reply}.",
        "L'adversaire gagne alors tout de suite, par {reply}.", "Darauf gewinnt der andere sofort, mit {reply}."}},
    {"puzzles.loses", {
        "Daarop wint de ander zeker, en begint met {reply}.", "The other is then sure to win, beginning with {reply}.",
        "L'adversaire gagne alors à coup sûr, en commençant par {reply}.", "Darauf gewinnt der andere sicher, zuerst mit {reply}."}},
    {"puzzles.win-is-gone", {
        "De ander antwoordt {reply}, en dan is winnen niet zeker meer.", "The other answers {reply}, and no win is sure any more.",
        "L'adversaire répond {reply}, et gagner n'est plus sûr.", "Der andere antwortet {reply}, und dann ist kein Sieg mehr sicher."}},
    {"puzzles.does-not-win", {
        "Met die zet is winnen niet zeker.", "That move is not sure to win.",
        "Ce coup ne gagne pas à coup sûr.", "Mit diesem Zug ist der Sieg nicht sicher."}},
    {"puzzles.ends-otherwise", {
        "Daarmee is het spel uit, en niet gewonnen.", "That ends the game, and not with a win.",
        "La partie s'arrête là, sans victoire.", "Damit ist das Spiel zu Ende, und nicht gewonnen."}},
    {"puzzles.at-most", {
        "Daarna haal je nog hoogstens {points} van de {wanted} punten.", "After that you can score at most {points} of the {wanted} points.",
        "Après cela, vous pouvez marquer au plus {points} {points:point|points} sur {wanted}.", "Danach holst du höchstens noch {points} von {wanted} Punkten."}},
    {"puzzles.too-few", {
        "Dat brengt {points} van de {wanted} punten.", "That brings {points} of the {wanted} points.",
        "Cela rapporte {points} {points:point|points} sur {wanted}.", "Das bringt {points} von {wanted} Punkten."}},
    {"puzzles.no-such-puzzle", {
        "Zo'n puzzel is er niet: er zijn er {count}.", "There is no such puzzle: there are {count}.",
        "Ce problème n'existe pas : il y en a {count}.", "So ein Rätsel gibt es nicht: Es sind {count}."}},
    {"puzzles.none-of-game", {
        "Van dit spel zijn er geen puzzels: {game}", "There are no puzzles of this game: {game}",
        "Il n'y a pas de problèmes pour ce jeu : {game}", "Von diesem Spiel gibt es keine Rätsel: {game}"}},
    {"puzzles.none-laid", {
        "Er ligt geen puzzel op tafel.", "There is no puzzle on the table.",
        "Il n'y a pas de problème sur la table.", "Auf dem Tisch liegt kein Rätsel."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }
std::span<const game::Message> answer_messages() { return kAnswers; }

}  // namespace bots::puzzles
