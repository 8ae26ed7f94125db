#include <array>

#include "cli/sheets/penta_rush.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.sheet.board", {"Bord {number}", "Board {number}", "Plateau {number}", "Tafel {number}"}},
    {"cli.sheet.board-for-all", {"Bord voor iedereen", "Board for everybody", "Plateau pour tous", "Tafel für alle"}},
    {"cli.sheet.score-plan", {"Scoreblad", "Score plan", "Feuille de score", "Wertungsblatt"}},
    {"cli.sheet.puzzle-plan", {"Puzzelblad", "Puzzle plan", "Feuille de puzzle", "Puzzleblatt"}},
    {"cli.sheet.tiles", {"De twaalf vormen", "The twelve shapes", "Les douze formes", "Die zwölf Formen"}},
    {"cli.sheet.dice", {"Dobbelstenen", "Dice", "Les dés", "Würfel"}},
    {"cli.sheet.name", {"Naam", "Name", "Nom", "Name"}},
    {"cli.sheet.round", {"Ronde {number}", "Round {number}", "Tour {number}", "Runde {number}"}},
    {"cli.sheet.total", {"Totaal", "Total", "Total", "Summe"}},
    {"cli.sheet.from-seed", {"startgetal {seed}", "seed {seed}", "graine {seed}", "Startzahl {seed}"}},
    {"cli.sheet.trademark", {
        "Penta Rush is een merk van HABA.", "Penta Rush is a trademark of HABA.",
        "Penta Rush est une marque de HABA.", "Penta Rush ist eine Marke von HABA."}},
    {"cli.sheet.hint-identical", {
        "Druk dit bord af voor elke speler.", "Print this board once for each player.",
        "Imprimez ce plateau une fois par joueur.", "Druckt diese Tafel einmal für jeden Spieler."}},
    {"cli.sheet.hint-score", {
        "Vul per ronde de punten van de geldige vormen in; in de vijfde ronde tellen ze dubbel. Wie de zandloper omdraaide, kruist +1 aan.",
        "Each round, enter the points of the valid shapes; in the fifth round they count double. Whoever turned the sand timer crosses +1.",
        "À chaque tour, notez les points des formes valables ; au cinquième, ils comptent double. Qui a retourné le sablier coche +1.",
        "Tragt in jeder Runde die Punkte der gültigen Formen ein; in der fünften zählen sie doppelt. Wer die Sanduhr umgedreht hat, kreuzt +1 an."}},
    {"cli.sheet.hint-puzzle", {
        "Omcirkel de vorm die je in een ronde vindt. Vind je er geen, streep dan een vorm door en arceer hem op je bord. Kruis een vakje aan als je de zandloper omdraaide.",
        "Ring the shape you find in a round. If you find none, strike a shape out and hatch it on your board. Cross a box when you turned the sand timer.",
        "Entourez la forme trouvée pendant le tour. Si vous n'en trouvez pas, barrez une forme et hachurez-la sur votre plateau. Cochez une case si vous avez retourné le sablier.",
        "Kreise die Form ein, die du in einer Runde findest. Findest du keine, streiche eine Form und schraffiere sie auf deiner Tafel. Kreuze ein Kästchen an, wenn du die Sanduhr umgedreht hast."}},
    {"cli.sheet.hint-tiles", {
        "Knip langs de stippellijnen. Het getal zegt hoeveel punten de vorm waard is.",
        "Cut along the dashed lines. The number is what the shape is worth.",
        "Découpez le long des pointillés. Le nombre indique la valeur de la forme.",
        "Schneidet an den gestrichelten Linien. Die Zahl sagt, wie viel die Form wert ist."}},
    {"cli.sheet.hint-dice", {
        "Met vijf gewone dobbelstenen: lees elk getal als het symbool erboven. Staat een symbool er drie keer of vaker, gooi dan alle vijf opnieuw.",
        "With five ordinary dice: read each number as the symbol above it. If a symbol shows three times or more, throw all five again.",
        "Avec cinq dés ordinaires : chaque nombre se lit comme le symbole au-dessus. Si un symbole apparaît trois fois ou plus, relancez les cinq dés.",
        "Mit fünf gewöhnlichen Würfeln: lest jede Zahl als das Symbol darüber. Zeigt sich ein Symbol dreimal oder öfter, werft alle fünf noch einmal."}},
    {"cli.sheet.hint-net", {
        "Of knip vijf dobbelstenen uit stevig papier, vouw langs de lijnen en plak de lipjes vast.",
        "Or cut five dice out of firm paper, fold along the lines and glue the tabs.",
        "Ou découpez cinq dés dans du papier fort, pliez le long des traits et collez les languettes.",
        "Oder schneidet fünf Würfel aus festem Papier, faltet an den Linien und klebt die Laschen an."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> sheet_messages() { return kMessages; }

}  // namespace cli
