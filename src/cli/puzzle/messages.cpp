#include <array>

#include "cli/puzzle/puzzle.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.puzzle.title", {
        "{game}: puzzel {number} van {all}, graad {grade} van 5", "{game}: puzzle {number} of {all}, grade {grade} of 5",
        "{game} : problème {number} sur {all}, niveau {grade} sur 5", "{game}: Rätsel {number} von {all}, Stufe {grade} von 5"}},
    {"cli.puzzle.find-win", {
        "{seat} is aan de beurt. Maar één zet wint zeker: welke?", "{seat} is to move. Only one move is sure to win: which?",
        "C'est à {seat} de jouer. Un seul coup gagne à coup sûr : lequel ?", "{seat} ist dran. Nur ein Zug gewinnt sicher: welcher?"}},
    {"cli.puzzle.find-outlines", {
        "Omcirkel vormen die samen {points} {points:punt|punten} waard zijn, het meeste dat er te halen valt.",
        "Ring shapes worth {points} {points:point|points} together, the most you can get.",
        "Entourez des formes qui valent ensemble {points} {points:point|points}, le maximum possible.",
        "Umkreise Formen, die zusammen {points} {points:Punkt|Punkte} wert sind: Mehr ist nicht drin."}},
    {"cli.puzzle.find-points", {
        "{seat} is aan de beurt en kan deze beurt nog {points} {points:punt|punten} halen, meer niet. Hoe?",
        "{seat} is to move and can score {points} {points:point|points} in the rest of this turn, no more. How?",
        "C'est à {seat}, qui peut marquer {points} {points:point|points} d'ici la fin du tour, pas plus. Comment ?",
        "{seat} ist dran und kann in diesem Zug noch {points} {points:Punkt|Punkte} holen, mehr nicht. Wie?"}},
    {"cli.puzzle.start", {
        "Typ je antwoord; help zegt wat er nog meer kan.", "Type your answer; help tells what else there is.",
        "Tapez votre réponse ; help dit ce qu'il y a d'autre.", "Tippe deine Antwort; help sagt, was es noch gibt."}},
    {"cli.puzzle.help.move", {"een zet", "a move", "un coup", "ein Zug"}},
    {"cli.puzzle.help.ring", {"een vorm omcirkelen: vijf velden", "ring a shape: five squares", "entourer une forme : cinq cases", "eine Form umkreisen: fünf Felder"}},
    {"cli.puzzle.help.erase", {"een vorm wissen", "erase a shape", "effacer une forme", "eine Form löschen"}},
    {"cli.puzzle.help.done", {"klaar: laten tellen", "finished: have it counted", "fini : faire compter", "fertig: zählen lassen"}},
    {"cli.puzzle.help.hint", {"een tip", "a hint", "un indice", "ein Tipp"}},
    {"cli.puzzle.help.solution", {"de oplossing", "the solution", "la solution", "die Lösung"}},
    {"cli.puzzle.help.board", {"de stelling tonen", "show the position", "montrer la position", "die Stellung zeigen"}},
    {"cli.puzzle.help.again", {"opnieuw vanaf het begin", "again from the start", "recommencer depuis le début", "noch einmal von vorn"}},
    {"cli.puzzle.help.next", {"de volgende puzzel", "the next puzzle", "le problème suivant", "das nächste Rätsel"}},
    {"cli.puzzle.help.quit", {"stoppen", "leave", "quitter", "aufhören"}},
    {"cli.puzzle.so-far", {
        "Tot nu toe {points} van {wanted} punten.", "{points} of {wanted} points so far.",
        "Jusqu'ici {points} {points:point|points} sur {wanted}.", "Bisher {points} von {wanted} Punkten."}},
    {"cli.puzzle.right", {
        "Goed gezien. Zo kan het gaan: {moves}", "Well seen. One way it can go: {moves}",
        "Bien vu. Une suite possible : {moves}", "Gut gesehen. So kann es gehen: {moves}"}},
    {"cli.puzzle.right-at-once", {
        "Goed gezien. Dat wint meteen.", "Well seen. That wins at once.", "Bien vu. Cela gagne tout de suite.", "Gut gesehen. Das gewinnt sofort."}},
    {"cli.puzzle.right-points", {
        "Goed gezien. Dat zijn {points} {points:punt|punten}, het meeste dat er in zat.",
        "Well seen. That is {points} {points:point|points}, the most you could get.",
        "Bien vu. Cela fait {points} {points:point|points}, le maximum.",
        "Gut gesehen. Das {points:ist|sind} {points} {points:Punkt|Punkte}, und mehr war nicht drin."}},
    {"cli.puzzle.wrong", {
        "{move} wint niet. Probeer het nog eens.", "{move} does not win. Try again.",
        "{move} ne gagne pas. Essayez encore.", "{move} gewinnt nicht. Versuche es noch einmal."}},
    {"cli.puzzle.wrong-answered", {
        "{move} wint niet: het antwoord is {reply}. Probeer het nog eens.", "{move} does not win: the answer is {reply}. Try again.",
        "{move} ne gagne pas : la réponse est {reply}. Essayez encore.", "{move} gewinnt nicht: Die Antwort ist {reply}. Versuche es noch einmal."}},
    {"cli.puzzle.wrong-points", {
        "Dat brengt {points} van {wanted} punten. Probeer het nog eens vanaf het begin.", "That brings {points} of {wanted} points. Try again from the start.",
        "Cela rapporte {points} {points:point|points} sur {wanted}. Essayez encore depuis le début.", "Das bringt {points} von {wanted} Punkten. Versuche es noch einmal von vorn."}},
    {"cli.puzzle.hint-length", {
        "Het duurt hoogstens {moves} {moves:zet|zetten}, die van de ander meegeteld.", "It takes at most {moves} {moves:move|moves}, those of the other counted.",
        "Il faut au plus {moves} {moves:coup|coups}, ceux de l'autre compris.", "Es dauert höchstens {moves} {moves:Zug|Züge}, die des anderen mitgezählt."}},
    {"cli.puzzle.hint-first", {
        "Begin met {move}", "Begin with {move}", "Commencez par {move}", "Beginne mit {move}"}},
    {"cli.puzzle.theme.captures", {
        "Let op wat je kunt veroveren.", "Mind the captures.", "Pensez aux prises.", "Achte aufs Schlagen."}},
    {"cli.puzzle.theme.defence", {
        "Pas op: de ander dreigt te winnen.", "Take care: the other threatens to win.",
        "Attention : l'autre menace de gagner.", "Vorsicht: Der andere droht zu gewinnen."}},
    {"cli.puzzle.theme.fours", {
        "Het gaat met vieren alleen.", "Fours alone will do.", "Des quatre suffisent.", "Es geht mit Vierern allein."}},
    {"cli.puzzle.theme.threes", {
        "Vieren alleen zijn niet genoeg: er is ook een drie nodig.", "Fours alone will not do: it takes a three, too.",
        "Des quatre ne suffisent pas : il faut aussi un trois.", "Vierer allein genügen nicht: Es braucht auch eine Dreierreihe."}},
    {"cli.puzzle.theme.trade", {
        "De duurste vorm eerst nemen is hier niet het beste.", "Taking the dearest shape first is not the best here.",
        "Prendre d'abord la forme la plus chère n'est pas le mieux ici.", "Die teuerste Form zuerst zu nehmen ist hier nicht das Beste."}},
    {"cli.puzzle.theme.bridge", {
        "Het begint met een brug.", "It begins with a bridge.", "Cela commence par un pont.", "Es beginnt mit einer Brücke."}},
    {"cli.puzzle.theme.drought", {
        "Zon op zon: er mogen kaarten weg.", "Sun on sun: cards may go.", "Soleil sur soleil : des cartes peuvent partir.", "Sonne auf Sonne: Karten dürfen weg."}},
    {"cli.puzzle.theme.two-cards", {
        "Er zijn twee kaarten te spelen.", "There are two cards to play.", "Il y a deux cartes à jouer.", "Es sind zwei Karten zu spielen."}},
    {"cli.puzzle.theme.move", {
        "Er mag een kaart verplaatst worden.", "A card may be moved.", "Une carte peut être déplacée.", "Eine Karte darf versetzt werden."}},
    {"cli.puzzle.theme.well", {
        "Kraan op kraan: drie kaarten van één rivier mogen weg.", "Tap on tap: three cards of a river may go.",
        "Robinet sur robinet : trois cartes d'un fleuve peuvent partir.", "Hahn auf Hahn: Drei Karten eines Flusses dürfen weg."}},
    {"cli.puzzle.solution", {
        "De oplossing: {moves}", "The solution: {moves}", "La solution : {moves}", "Die Lösung: {moves}"}},
    {"cli.puzzle.enter", {
        "Enter: de volgende. quit: stoppen.", "Enter: the next one. quit: leave.", "Entrée : le suivant. quit : quitter.", "Enter: das nächste. quit: aufhören."}},
    {"cli.puzzle.solved-already", {
        "Deze is al opgelost. Enter: de volgende.", "This one is solved already. Enter: the next one.",
        "Celui-ci est déjà résolu. Entrée : le suivant.", "Dieses ist schon gelöst. Enter: das nächste."}},
    {"cli.puzzle.last", {
        "Dat was de laatste.", "That was the last one.", "C'était le dernier.", "Das war das letzte."}},
    {"cli.puzzle.tally", {
        "{solved} van {tried} opgelost.", "{solved} of {tried} solved.", "{solved} sur {tried} {solved:résolu|résolus}.", "{solved} von {tried} gelöst."}},
    {"cli.puzzle.none", {
        "Zo'n puzzel is er niet.", "There is no such puzzle.", "Ce problème n'existe pas.", "So ein Rätsel gibt es nicht."}},
    {"cli.puzzle.no-maker", {
        "Voor dit spel zijn er geen puzzels: {game}", "There are no puzzles of this game: {game}",
        "Il n'y a pas de problèmes pour ce jeu : {game}", "Für dieses Spiel gibt es keine Rätsel: {game}"}},
    {"cli.puzzle.made", {
        "{done} van {all} puzzels", "{done} of {all} puzzles", "{done} problèmes sur {all}", "{done} von {all} Rätseln"}},
    {"cli.puzzle.interrupted", {
        "Onderbroken; wat gevonden was, is bewaard.", "Interrupted; what was found is kept.",
        "Interrompu ; ce qui a été trouvé est conservé.", "Unterbrochen; was gefunden war, ist gespeichert."}},
    {"cli.puzzle.proved", {
        "{done} van {all} puzzels bewezen", "{done} of {all} puzzles proved", "{done} problèmes sur {all} prouvés", "{done} von {all} Rätseln bewiesen"}},
    {"cli.puzzle.fault", {
        "Puzzel {number} klopt niet.", "Puzzle {number} is wrong.", "Le problème {number} est faux.", "Rätsel {number} stimmt nicht."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> puzzle_messages() { return kMessages; }

}  // namespace cli
