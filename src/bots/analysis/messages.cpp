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
        "Pas op: er dreigt iets.", "Take care: something threatens.",
        "Attention : quelque chose menace.", "Pass auf: Da droht etwas."}},
    {"hint.kind.points", {
        "Er zijn nu punten te halen.", "There are points to score now.",
        "Il y a des points à marquer maintenant.", "Jetzt sind Punkte zu holen."}},
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
        "De computer zou dit doen.", "This is what the computer would do.",
        "Voici ce que ferait l'ordinateur.", "Das würde der Computer tun."}},
    {"hint.kind.lost", {
        "Als de ander niets fout doet, is dit verloren.", "If the other makes no mistake, this is lost.",
        "Si l'autre ne se trompe pas, c'est perdu.", "Wenn der andere keinen Fehler macht, ist das verloren."}},
    {"hint.only", {
        "Er is geen andere zet dan {move}.", "There is no other move than {move}.",
        "Il n'y a pas d'autre coup que {move}.", "Es gibt keinen anderen Zug als {move}."}},
    {"hint.wins", {
        "{move} wint meteen.", "{move} wins at once.", "{move} gagne tout de suite.", "{move} gewinnt sofort."}},
    {"hint.forces", {
        "{move} wint zeker.", "{move} is sure to win.", "{move} gagne à coup sûr.", "{move} gewinnt sicher."}},
    {"hint.forces-in", {
        "{move} wint zeker, in {count} {count:zet|zetten} van jou.", "{move} is sure to win, in {count} {count:move|moves} of yours.",
        "{move} gagne à coup sûr, en {count} {count:coup|coups} de votre part.", "{move} gewinnt sicher, in {count} {count:Zug|Zügen} von dir."}},
    {"hint.every-other", {
        "Met elke andere zet verlies je: {seat} zou met {reply} meteen winnen.", "Every other move loses: {seat} would win at once with {reply}.",
        "Tout autre coup perd : {seat} gagnerait tout de suite par {reply}.", "Jeder andere Zug verliert: {seat} würde mit {reply} sofort gewinnen."}},
    {"hint.prevents", {
        "Zo voorkom je dat {seat} met {reply} meteen wint.", "It prevents {seat} from winning at once with {reply}.",
        "Cela empêche {seat} de gagner tout de suite par {reply}.", "So verhinderst du, dass {seat} mit {reply} sofort gewinnt."}},
    {"hint.lost", {
        "Als de ander niets fout doet, verliest elke zet; deze houdt het spel gaande.", "If the other makes no mistake, every move loses; this one keeps the game going.",
        "Si l'autre ne se trompe pas, tout coup perd ; celui-ci prolonge la partie.", "Wenn der andere keinen Fehler macht, verliert jeder Zug; dieser hält das Spiel in Gang."}},
    {"hint.gains", {
        "Het levert meteen {count} {count:punt|punten} op.", "It brings {count} {count:point|points} at once.",
        "Cela rapporte {count} {count:point|points} tout de suite.", "Das bringt sofort {count} {count:Punkt|Punkte}."}},
    {"hint.captures", {
        "Je verovert {count} {count:paar|paren}.", "You capture {count} {count:pair|pairs}.",
        "Vous prenez {count} {count:paire|paires}.", "Du schlägst {count} {count:Paar|Paare}."}},
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
        "De {shape} past bij de worp en is {points} {points:punt|punten} waard.", "The {shape} fits the throw and is worth {points} {points:point|points}.",
        "Le {shape} correspond au lancer et vaut {points} {points:point|points}.", "Das {shape} passt zum Wurf und ist {points} {points:Punkt|Punkte} wert."}},
    {"hint.rush.erase", {
        "Deze vorm staat iets beters in de weg.", "This shape stands in the way of something better.",
        "Cette forme empêche d'obtenir mieux.", "Diese Form steht etwas Besserem im Weg."}},
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
        "Bij deze regels, of zo vroeg in het spel, kan de computer het niet uitrekenen: {variant}", "With these rules, or this early in the game, the computer cannot work it out: {variant}",
        "Avec ces règles, ou si tôt dans la partie, l'ordinateur ne peut pas le calculer : {variant}", "Mit diesen Regeln, oder so früh im Spiel, kann der Computer es nicht ausrechnen: {variant}"}},
    {"solve.pente.won", {
        "{seat} is aan de beurt en wint zeker, na hoogstens {stones} {stones:steen|stenen}.",
        "{seat} is to move and is sure to win, after at most {stones} {stones:stone|stones}.",
        "C'est à {seat} de jouer et de gagner à coup sûr, en {stones} {stones:pierre|pierres} au plus.",
        "{seat} ist dran und gewinnt sicher, nach höchstens {stones} {stones:Stein|Steinen}."}},
    {"solve.pente.lost", {
        "{seat} is aan de beurt en verliest met elke zet, na hoogstens {stones} {stones:steen|stenen}.",
        "{seat} is to move and loses with every move, after at most {stones} {stones:stone|stones}.",
        "C'est à {seat} de jouer et de perdre quel que soit le coup, en {stones} {stones:pierre|pierres} au plus.",
        "{seat} ist dran und verliert mit jedem Zug, nach höchstens {stones} {stones:Stein|Steinen}."}},
    {"solve.pente.none", {
        "Geen van beiden wint door dreigingen die de computer kent; dat bewijst niet dat het niet kan.",
        "Neither side wins by threats that the computer knows; that is no proof that neither can.",
        "Aucun camp ne gagne par les menaces que l'ordinateur connaît ; cela ne prouve pas que ce soit impossible.",
        "Keine Seite gewinnt durch Drohungen, die der Computer kennt; das beweist nicht, dass keine es kann."}},
    {"solve.pente.open", {
        "Tot nu toe is geen winst door dreigingen gevonden.", "No win by threats has been found so far.",
        "Aucun gain par menaces n'a été trouvé jusqu'ici.", "Bisher wurde kein Gewinn durch Drohungen gefunden."}},
    {"solve.no-solver", {
        "Dit spel kan de computer niet uitrekenen.", "The computer cannot work this game out.",
        "L'ordinateur ne peut pas calculer ce jeu.", "Dieses Spiel kann der Computer nicht ausrechnen."}},
    {"solve.rush.no-roll", {
        "Er is in deze stelling niet geworpen.", "Nothing has been thrown in this position.",
        "Il n'y a pas de lancer dans cette position.", "In dieser Stellung ist nicht gewürfelt."}},
    {"solve.rush.searching", {
        "Zolang er gezocht wordt, verklapt niemand de oplossing.", "Nobody gives the solution away while the search is on.",
        "Personne ne révèle la solution pendant la recherche.", "Solange gesucht wird, verrät niemand die Lösung."}},
    {"solve.rush.set", {
        "Het meeste dat deze worp oplevert: {points} {points:punt|punten} met {count} {count:vorm|vormen}.",
        "The most this throw can bring: {points} {points:point|points} with {count} {count:shape|shapes}.",
        "Le maximum de ce lancer : {points} {points:point|points} avec {count} {count:forme|formes}.",
        "Das Meiste, was dieser Wurf bringt: {points} {points:Punkt|Punkte} mit {count} {count:Form|Formen}."}},
    {"solve.rush.choice", {
        "De beste keuze is één vorm van {points} {points:punt|punten}.", "The best choice is one shape worth {points} {points:point|points}.",
        "Le meilleur choix est une forme de {points} {points:point|points}.", "Die beste Wahl ist eine Form mit {points} {points:Punkt|Punkten}."}},
    {"solve.rush.strike", {
        "Er past niets; het beste is {move}.", "Nothing fits; the best is {move}.",
        "Rien ne correspond ; le mieux est {move}.", "Nichts passt; am besten ist {move}."}},
    {"solve.rush.nothing", {
        "Bij deze worp past niets op dit bord.", "Nothing on this board fits this throw.",
        "Rien sur ce carton ne correspond à ce lancer.", "Zu diesem Wurf passt auf dieser Tafel nichts."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace bots::analysis
