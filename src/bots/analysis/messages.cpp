#include "bots/analysis/messages.h"

#include <array>

namespace bots::analysis {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"analysis.hidden-moves", {
        "Dit verslag verbergt zetten; alleen een volledig verslag kan worden geanalyseerd.", "This record hides moves; only a complete one can be analysed.",
        "Cet enregistrement cache des coups ; seul un enregistrement complet peut être analysé.", "Diese Aufzeichnung verbirgt Züge; nur eine vollständige kann analysiert werden."}},
    {"analysis.not-over", {
        "Een spel met verborgen kaarten kan pas worden geanalyseerd als het afgelopen is.", "A game with hidden cards can be analysed only once it is over.",
        "Une partie à cartes cachées ne peut être analysée qu'une fois terminée.", "Eine Partie mit verdeckten Karten kann erst analysiert werden, wenn sie zu Ende ist."}},
    {"analysis.together", {
        "In dit spel zet iedereen tegelijk; er zijn geen winstkansen per zet.", "In this game everybody plays at once; there are no winning chances move by move.",
        "Dans ce jeu, tout le monde joue en même temps ; il n'y a pas de chances de gain coup par coup.", "In diesem Spiel ziehen alle zugleich; es gibt keine Gewinnchancen Zug für Zug."}},
    {"hint.kind.only", {
        "Er is maar één zet mogelijk.", "There is only one move.",
        "Il n'y a qu'un seul coup possible.", "Es gibt nur einen Zug."}},
    {"hint.kind.win", {
        "Je kunt nu meteen winnen.", "You can win at once.",
        "Vous pouvez gagner tout de suite.", "Du kannst sofort gewinnen."}},
    {"hint.kind.force", {
        "Er is een zet die zeker wint.", "There is a move that is sure to win.",
        "Il y a un coup qui gagne à coup sûr.", "Es gibt einen Zug, der sicher gewinnt."}},
    {"hint.kind.must", {
        "Eerst moet er iets worden voorkomen.", "There is something to prevent first.",
        "Il faut d'abord empêcher quelque chose.", "Zuerst muss etwas verhindert werden."}},
    {"hint.kind.points", {
        "Er valt nu iets te verdienen.", "There is something to be gained now.",
        "Il y a quelque chose à gagner maintenant.", "Jetzt ist etwas zu gewinnen."}},
    {"hint.kind.find", {
        "Kijk nog eens goed naar je bord.", "Take another good look at your board.",
        "Regardez encore bien votre carton.", "Sieh dir deine Tafel noch einmal gut an."}},
    {"hint.kind.better", {
        "Eén zet is duidelijk beter dan de andere.", "One move is clearly better than the others.",
        "Un coup est nettement meilleur que les autres.", "Ein Zug ist deutlich besser als die anderen."}},
    {"hint.kind.equal", {
        "Meer dan één zet is hier goed.", "More than one move is good here.",
        "Plus d'un coup est bon ici.", "Hier ist mehr als ein Zug gut."}},
    {"hint.kind.chosen", {
        "De computer heeft hier een voorkeur.", "The computer has a favourite here.",
        "L'ordinateur a ici une préférence.", "Der Computer hat hier einen Favoriten."}},
    {"hint.kind.lost", {
        "Tegen het beste spel is deze stelling verloren.", "Against perfect play this position is lost.",
        "Contre un jeu parfait, cette position est perdue.", "Gegen bestes Spiel ist diese Stellung verloren."}},
    {"hint.only", {
        "Er is geen andere zet dan {move}.", "There is no other move than {move}.",
        "Il n'y a pas d'autre coup que {move}.", "Es gibt keinen anderen Zug als {move}."}},
    {"hint.wins", {
        "{move} wint meteen.", "{move} wins at once.", "{move} gagne tout de suite.", "{move} gewinnt sofort."}},
    {"hint.forces", {
        "{move} wint geforceerd.", "{move} wins by force.", "{move} gagne à coup sûr.", "{move} gewinnt erzwungen."}},
    {"hint.forces-in", {
        "{move} wint geforceerd, in {count} eigen {count:zet|zetten}.", "{move} wins by force, in {count} {count:move|moves} of your own.",
        "{move} gagne à coup sûr, en {count} {count:coup|coups} de votre part.", "{move} gewinnt erzwungen, in {count} eigenen {count:Zug|Zügen}."}},
    {"hint.every-other", {
        "Met elke andere zet verlies je: {seat} zou met {reply} meteen winnen.", "Every other move loses: {seat} would win at once with {reply}.",
        "Tout autre coup perd : {seat} gagnerait tout de suite par {reply}.", "Jeder andere Zug verliert: {seat} würde mit {reply} sofort gewinnen."}},
    {"hint.prevents", {
        "Zo voorkom je dat {seat} met {reply} meteen wint.", "It prevents {seat} from winning at once with {reply}.",
        "Cela empêche {seat} de gagner tout de suite par {reply}.", "So verhinderst du, dass {seat} mit {reply} sofort gewinnt."}},
    {"hint.lost", {
        "Tegen het beste spel verliest elke zet; deze houdt het spel gaande.", "Against perfect play every move loses; this one keeps the game going.",
        "Contre un jeu parfait, tout coup perd ; celui-ci prolonge la partie.", "Gegen bestes Spiel verliert jeder Zug; dieser hält die Partie in Gang."}},
    {"hint.gains", {
        "Het levert meteen {count} {count:punt|punten} op.", "It brings {count} {count:point|points} at once.",
        "Cela rapporte {count} {count:point|points} tout de suite.", "Das bringt sofort {count} {count:Punkt|Punkte}."}},
    {"hint.captures", {
        "Het slaat {count} {count:paar|paren}.", "It captures {count} {count:pair|pairs}.",
        "Cela capture {count} {count:paire|paires}.", "Das schlägt {count} {count:Paar|Paare}."}},
    {"hint.better", {
        "De winstkans is {percent} %; met {move} is ze {other} %.", "The winning chance is {percent}%; with {move} it is {other}%.",
        "Les chances de gain sont de {percent} % ; avec {move}, de {other} %.", "Die Gewinnchance ist {percent} %; mit {move} ist sie {other} %."}},
    {"hint.equal", {
        "De winstkans is {percent} %; {move} is ongeveer even goed.", "The winning chance is {percent}%; {move} is about as good.",
        "Les chances de gain sont de {percent} % ; {move} est à peu près aussi bon.", "Die Gewinnchance ist {percent} %; {move} ist etwa gleich gut."}},
    {"hint.chance", {
        "De winstkans is ongeveer {percent} %.", "The winning chance is about {percent}%.",
        "Les chances de gain sont d'environ {percent} %.", "Die Gewinnchance ist etwa {percent} %."}},
    {"hint.rush.ring", {
        "De {shape} past bij de worp en is {points} {points:punt|punten} waard.", "The {shape} fits the roll and is worth {points} {points:point|points}.",
        "Le {shape} correspond au lancer et vaut {points} {points:point|points}.", "Das {shape} passt zum Wurf und ist {points} {points:Punkt|Punkte} wert."}},
    {"hint.rush.erase", {
        "Deze vorm staat iets beters in de weg.", "This outline stands in the way of something better.",
        "Ce contour empêche d'obtenir mieux.", "Dieser Umriss steht etwas Besserem im Weg."}},
    {"hint.rush.flip", {
        "Beter wordt het niet: je kunt de zandloper omdraaien.", "It does not get better: you can turn the timer.",
        "Il n'y a pas mieux : vous pouvez retourner le sablier.", "Besser wird es nicht: Du kannst die Sanduhr umdrehen."}},
    {"hint.rush.strike", {
        "Er past niets; deze vorm zul je het minst missen.", "Nothing fits; this is the shape you will miss least.",
        "Rien ne correspond ; c'est la forme qui vous manquera le moins.", "Nichts passt; diese Form wirst du am wenigsten vermissen."}},
    {"hint.rush.done", {
        "Er is niets meer te vinden: je kunt de ronde afsluiten.", "There is nothing more to find: you can finish the round.",
        "Il n'y a plus rien à trouver : vous pouvez finir la manche.", "Es gibt nichts mehr zu finden: Du kannst die Runde beenden."}},
    {"solve.not-thrown", {
        "De dobbelstenen van deze stelling zijn nog niet geworpen.", "The dice of this position have not been thrown yet.",
        "Les dés de cette position n'ont pas encore été lancés.", "Die Würfel dieser Stellung sind noch nicht geworfen."}},
    {"solve.winner", {
        "{seat} wint met het beste spel van beide kanten.", "{seat} wins with perfect play on both sides.",
        "{seat} gagne si les deux jouent parfaitement.", "{seat} gewinnt bei bestem Spiel beider Seiten."}},
    {"solve.open", {
        "Wie wint is nog niet bekend.", "Who wins is not known yet.", "On ne sait pas encore qui gagne.",
        "Wer gewinnt, ist noch nicht bekannt."}},
    {"solve.length", {
        "Het duurt nog {moves} {moves:zet|zetten} als de winnaar haast maakt en de verliezer rekt.",
        "It takes {moves} more {moves:move|moves} when the winner hurries and the loser delays.",
        "Il faut encore {moves} {moves:coup|coups} si le gagnant se presse et que le perdant retarde.",
        "Es dauert noch {moves} {moves:Zug|Züge}, wenn der Gewinner eilt und der Verlierer verzögert."}},
    {"solve.length-at-least", {
        "Hoe snel is nog niet bekend: minstens {moves} {moves:zet|zetten}.", "How soon is not known yet: at least {moves} {moves:move|moves}.",
        "On ne sait pas encore en combien de temps : au moins {moves} {moves:coup|coups}.", "Wie bald, ist noch nicht bekannt: mindestens {moves} {moves:Zug|Züge}."}},
    {"solve.pente.rules", {
        "De oplosser kent deze regels of deze fase van het spel niet: {variant}", "The solver does not know these rules, or this phase of the game: {variant}",
        "Le solveur ne connaît pas ces règles ou cette phase du jeu : {variant}", "Der Löser kennt diese Regeln oder diese Phase des Spiels nicht: {variant}"}},
    {"solve.pente.won", {
        "{seat} is aan zet en wint geforceerd, na hoogstens {stones} {stones:steen|stenen}.",
        "{seat} is to move and wins by force, after at most {stones} {stones:stone|stones}.",
        "{seat} a le trait et gagne à coup sûr, en {stones} {stones:pierre|pierres} au plus.",
        "{seat} ist am Zug und gewinnt erzwungen, nach höchstens {stones} {stones:Stein|Steinen}."}},
    {"solve.pente.lost", {
        "{seat} is aan zet en verliest met elke zet, na hoogstens {stones} {stones:steen|stenen}.",
        "{seat} is to move and loses with every move, after at most {stones} {stones:stone|stones}.",
        "{seat} a le trait et perd quel que soit le coup, en {stones} {stones:pierre|pierres} au plus.",
        "{seat} ist am Zug und verliert mit jedem Zug, nach höchstens {stones} {stones:Stein|Steinen}."}},
    {"solve.pente.none", {
        "Geen van beiden wint door dreigingen die de oplosser kent; dat bewijst niet dat het niet kan.",
        "Neither side wins by threats that the solver knows; that is no proof that neither can.",
        "Aucun camp ne gagne par les menaces que le solveur connaît ; cela ne prouve pas que ce soit impossible.",
        "Keine Seite gewinnt durch Drohungen, die der Löser kennt; das beweist nicht, dass keine es kann."}},
    {"solve.pente.open", {
        "Tot nu toe is geen winst door dreigingen gevonden.", "No win by threats has been found so far.",
        "Aucun gain par menaces n'a été trouvé jusqu'ici.", "Bisher wurde kein Gewinn durch Drohungen gefunden."}},
    {"solve.no-solver", {
        "Voor dit spel is er geen oplosser.", "There is no solver for this game.",
        "Il n'y a pas de solveur pour ce jeu.", "Für dieses Spiel gibt es keinen Löser."}},
    {"solve.rush.no-roll", {
        "Er is in deze stelling niet geworpen.", "There is no roll in this position.",
        "Il n'y a pas de lancer dans cette position.", "In dieser Stellung ist nicht gewürfelt."}},
    {"solve.rush.searching", {
        "Zolang er gezocht wordt, verklapt niemand de oplossing.", "Nobody gives the solution away while the search is on.",
        "Personne ne révèle la solution pendant la recherche.", "Solange gesucht wird, verrät niemand die Lösung."}},
    {"solve.rush.set", {
        "Het meeste dat deze worp oplevert: {points} {points:punt|punten} met {count} {count:omlijning|omlijningen}.",
        "The most this roll can bring: {points} {points:point|points} with {count} {count:outline|outlines}.",
        "Le maximum de ce lancer : {points} {points:point|points} avec {count} {count:contour|contours}.",
        "Das Meiste, was dieser Wurf bringt: {points} {points:Punkt|Punkte} mit {count} {count:Umriss|Umrissen}."}},
    {"solve.rush.choice", {
        "De beste keuze is één vorm van {points} {points:punt|punten}.", "The best choice is one shape worth {points} {points:point|points}.",
        "Le meilleur choix est une forme de {points} {points:point|points}.", "Die beste Wahl ist eine Form mit {points} {points:Punkt|Punkten}."}},
    {"solve.rush.strike", {
        "Er past niets; het beste is {move}.", "Nothing fits; the best is {move}.",
        "Rien ne correspond ; le mieux est {move}.", "Nichts passt; am besten ist {move}."}},
    {"solve.rush.nothing", {
        "Bij deze worp past niets op dit bord.", "Nothing on this board fits this roll.",
        "Rien sur ce plateau ne correspond à ce lancer.", "Zu diesem Wurf passt auf diesem Brett nichts."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace bots::analysis
