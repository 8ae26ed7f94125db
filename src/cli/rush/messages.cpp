#include <array>

#include "cli/rush/play.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.rush.round-of", {
        "Ronde {round} van {rounds}", "Round {round} of {rounds}", "Manche {round} sur {rounds}", "Runde {round} von {rounds}"}},
    {"cli.rush.dice", {"worp", "dice", "dés", "Wurf"}},
    {"cli.rush.sand", {"zand", "sand", "sable", "Sand"}},
    {"cli.rush.time-left", {"nog", "left", "reste", "noch"}},
    {"cli.rush.done", {"✓ klaar", "✓ done", "✓ terminé", "✓ fertig"}},
    {"cli.rush.flipped", {"✓ zandloper", "✓ timer", "✓ sablier", "✓ Sanduhr"}},

    {"cli.rush.hand-over", {
        "Geef het toetsenbord aan {seat}.", "Hand the keyboard to {seat}.",
        "Passez le clavier à {seat}.", "Gib die Tastatur an {seat}."}},
    {"cli.rush.ready", {
        "Druk op Enter als je klaar bent om te zoeken; dan loopt de tijd.", "Press Enter when you are ready to search; then the time runs.",
        "Appuyez sur Entrée quand vous êtes prêt à chercher ; le temps court alors.", "Drücke Enter, wenn du suchen willst; dann läuft die Zeit."}},
    {"cli.rush.not-now", {
        "Nu valt er niets te doen.", "There is nothing to do now.", "Il n'y a rien à faire maintenant.", "Jetzt gibt es nichts zu tun."}},
    {"cli.rush.no-ring-here", {
        "Op dit veld staat geen vorm van deze ronde.", "There is no outline of this round on this square.",
        "Il n'y a pas de forme de cette manche sur cette case.", "Auf diesem Feld liegt keine Form dieser Runde."}},
    {"cli.rush.strike", {
        "Kies vijf vrije velden voor de vorm die je schrapt.", "Choose five free squares for the shape you strike.",
        "Choisissez cinq cases libres pour la forme que vous barrez.", "Wähle fünf freie Felder für die Form, die du streichst."}},
    {"cli.rush.strike-bare", {
        "Er past geen vorm meer: druk op de letter van de vorm die je schrapt.", "No shape fits any more: press the letter of the shape you strike.",
        "Plus aucune forme ne tient : tapez la lettre de la forme que vous barrez.", "Keine Form passt mehr: drücke den Buchstaben der Form, die du streichst."}},
    {"cli.rush.hint", {"Tip: {move}", "Hint: {move}", "Conseil : {move}", "Tipp: {move}"}},
    {"cli.rush.no-hint", {
        "Een tip is er alleen bij het oefenen: begin met --practice.", "Hints are for practice only: start with --practice.",
        "Les conseils sont réservés à l'entraînement : lancez avec --practice.", "Tipps gibt es nur beim Üben: beginne mit --practice."}},
    {"cli.rush.best-new", {
        "{score} {score:punt|punten}: het beste tot nu toe op dit apparaat.", "{score} {score:point|points}: the best so far on this device.",
        "{score} {score:point|points} : le meilleur résultat sur cet appareil.", "{score} {score:Punkt|Punkte}: das Beste bisher auf diesem Gerät."}},
    {"cli.rush.best-old", {
        "{score} {score:punt|punten}; het beste op dit apparaat is {best}.", "{score} {score:point|points}; the best on this device is {best}.",
        "{score} {score:point|points} ; le meilleur résultat sur cet appareil est {best}.", "{score} {score:Punkt|Punkte}; das Beste auf diesem Gerät sind {best}."}},
    {"cli.rush.score", {
        "{score} {score:punt|punten}.", "{score} {score:point|points}.", "{score} {score:point|points}.", "{score} {score:Punkt|Punkte}."}},

    {"cli.rush.keys-search", {
        "←↑↓→ Spatie veld · x wissen · f zandloper · d klaar · ? hulp · q weg", "←↑↓→ Space square · x erase · f flip · d done · ? help · q leave",
        "←↑↓→ Espace case · x effacer · f sablier · d terminé · ? aide · q quitter", "←↑↓→ Leertaste Feld · x wischen · f Sanduhr · d fertig · ? Hilfe · q Ende"}},
    {"cli.rush.keys-solo", {
        "←↑↓→ Spatie veld · x wissen · d klaar · ? hulp · q weg", "←↑↓→ Space square · x erase · d done · ? help · q leave",
        "←↑↓→ Espace case · x effacer · d terminé · ? aide · q quitter", "←↑↓→ Leertaste Feld · x wischen · d fertig · ? Hilfe · q Ende"}},
    {"cli.rush.keys-strike", {
        "←↑↓→ Spatie veld · Esc opnieuw kiezen · ? hulp · q weg", "←↑↓→ Space square · Esc choose again · ? help · q leave",
        "←↑↓→ Espace case · Échap choisir à nouveau · ? aide · q quitter", "←↑↓→ Leertaste Feld · Esc neu wählen · ? Hilfe · q Ende"}},
    {"cli.rush.keys-verdict", {
        "Enter verder ({page} van {pages}) · q weg", "Enter go on ({page} of {pages}) · q leave",
        "Entrée continuer ({page} sur {pages}) · q quitter", "Enter weiter ({page} von {pages}) · q Ende"}},
    {"cli.rush.keys-waiting", {"Enter begin · ? hulp · q weg", "Enter begin · ? help · q leave", "Entrée commencer · ? aide · q quitter", "Enter los · ? Hilfe · q Ende"}},
    {"cli.rush.keys-over", {
        "n nieuw spel · r terugkijken · q weg", "n new game · r review · q leave", "n nouvelle partie · r revoir · q quitter", "n neues Spiel · r ansehen · q Ende"}},

    {"cli.rush.help.take", {
        "een veld in de vorm nemen of eruit; met vijf is ze af", "take a square in or out; the fifth completes the outline",
        "prendre ou lâcher une case ; la cinquième achève la forme", "ein Feld nehmen oder loslassen; das fünfte schließt die Form"}},
    {"cli.rush.help.erase", {
        "de vorm onder de aanwijzer wissen", "erase the outline under the cursor", "effacer la forme sous le curseur", "die Form unter dem Zeiger wegwischen"}},
    {"cli.rush.help.clear", {
        "de gekozen velden loslaten", "let go of the squares taken", "lâcher les cases prises", "die gewählten Felder loslassen"}},
    {"cli.rush.help.flip", {
        "de zandloper omdraaien: één punt, en je verandert niets meer", "turn the sand timer: a point, and you change nothing any more",
        "retourner le sablier : un point, et vous ne changez plus rien", "die Sanduhr umdrehen: ein Punkt, und du änderst nichts mehr"}},
    {"cli.rush.help.done", {
        "klaar met deze ronde", "done with this round", "terminé pour cette manche", "fertig mit dieser Runde"}},
    {"cli.rush.help.hint", {
        "een tip, met --practice", "a hint, with --practice", "un conseil, avec --practice", "ein Tipp, mit --practice"}},
    {"cli.rush.help.lines", {
        "Typ een zet: ring a1 a2 a3 b3 c3, erase ..., flip, done, strike F a1 ...; of hint, board, help, new, quit.",
        "Type a move: ring a1 a2 a3 b3 c3, erase ..., flip, done, strike F a1 ...; or hint, board, help, new, quit.",
        "Tapez un coup : ring a1 a2 a3 b3 c3, erase ..., flip, done, strike F a1 ... ; ou hint, board, help, new, quit.",
        "Tippe einen Zug: ring a1 a2 a3 b3 c3, erase ..., flip, done, strike F a1 ...; oder hint, board, help, new, quit."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> rush_messages() { return kMessages; }

}  // namespace cli
