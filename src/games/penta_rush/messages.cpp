#include <array>

#include "games/penta_rush/rules.h"

namespace games::penta_rush {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"penta-rush.name", {"Penta Rush", "Penta Rush", "Penta Rush", "Penta Rush"}},
    {"penta-rush.about", {
        "Wie vindt de worp het vaakst terug, in vormen van vijf velden?",
        "Who finds the throw most often, in shapes of five squares?",
        "Qui retrouve le plus souvent les dés, en formes de cinq cases ?",
        "Wer findet den Wurf am häufigsten wieder, in Formen aus fünf Feldern?"}},

    {"penta-rush.variant.base", {"Basisspel", "Base game", "Jeu de base", "Grundspiel"}},
    {"penta-rush.variant.puzzle", {"Puzzel", "Puzzle", "Puzzle", "Puzzle"}},
    {"penta-rush.variant.solo", {"Alleen", "Solo", "Solitaire", "Solo"}},

    {"penta-rush.option.boards", {"Borden", "Boards", "Cartons", "Tafeln"}},
    {"penta-rush.option.side", {"Kant van de borden", "Side of the boards", "Face des cartons", "Seite der Tafeln"}},
    {"penta-rush.option.sand_seconds", {"Looptijd van de zandloper in seconden", "Seconds of the sand timer", "Durée du sablier en secondes", "Laufzeit der Sanduhr in Sekunden"}},
    {"penta-rush.option.round_cap_seconds", {"Langste ronde in seconden (0: geen grens)", "Longest round in seconds (0: no limit)", "Manche la plus longue en secondes (0 : sans limite)", "Längste Runde in Sekunden (0: keine Grenze)"}},
    {"penta-rush.option.overlap", {"Welke vormen elkaar door overlap ongeldig maken", "Which shapes spoil each other by overlapping", "Quelles formes s'annulent en se chevauchant", "Welche Formen sich durch Überlappen ungültig machen"}},
    {"penta-rush.option.extra_outline", {
        "Een ongeldige vorm naast een geldige maakt alles ongeldig, of telt niet mee",
        "An invalid outline beside a valid one voids both, or is ignored",
        "Une forme fausse à côté d'une juste annule tout, ou ne compte pas",
        "Eine ungültige Form neben einer gültigen macht alles ungültig oder zählt nicht"}},
    {"penta-rush.option.begins", {"Wie gooit", "Who throws", "Qui lance les dés", "Wer würfelt"}},

    // --- boards
    {"penta-rush.board-rows", {
        "Bord {board} heeft {count} {count:rij|rijen}; het moeten er tien zijn.",
        "Board {board} has {count} {count:row|rows}; there must be ten.",
        "Le carton {board} a {count} {count:ligne|lignes} ; il en faut dix.",
        "Tafel {board} hat {count} {count:Zeile|Zeilen}; es müssen zehn sein."}},
    {"penta-rush.board-row-length", {
        "Bord {board}, rij {row} van boven, heeft {count} {count:teken|tekens}; het moeten er tien zijn.",
        "Board {board}, row {row} from the top, has {count} {count:character|characters}; there must be ten.",
        "Carton {board}, ligne {row} depuis le haut : {count} {count:caractère|caractères} au lieu de dix.",
        "Tafel {board}, Zeile {row} von oben, hat {count} {count:Zeichen|Zeichen}; es müssen zehn sein."}},
    {"penta-rush.board-letter", {
        "Bord {board}, rij {row} van boven, teken {column}: {letter} is geen letter van a tot f.",
        "Board {board}, row {row} from the top, character {column}: {letter} is not a letter from a to f.",
        "Carton {board}, ligne {row} depuis le haut, caractère {column} : {letter} n'est pas une lettre de a à f.",
        "Tafel {board}, Zeile {row} von oben, Zeichen {column}: {letter} ist kein Buchstabe von a bis f."}},
    {"penta-rush.too-many-boards", {
        "Er staan {count} borden; vier is het meeste.",
        "There are {count} boards; four is the most.",
        "Il y a {count} cartons ; quatre au plus.",
        "Es sind {count} Tafeln; vier sind das Höchste."}},
    {"penta-rush.too-few-boards", {
        "{count} borden zijn te weinig voor {players} spelers: geef er één voor allen of één voor elk.",
        "{count} boards are too few for {players} players: give one for all or one for each.",
        "{count} cartons ne suffisent pas pour {players} joueurs : donnez-en un pour tous ou un pour chacun.",
        "{count} Tafeln sind zu wenig für {players} Spieler: eine für alle oder eine für jeden."}},
    {"penta-rush.one-board", {
        "Hier hoort één bord te staan, geen {count}.",
        "One board belongs here, not {count}.",
        "Il faut un seul carton ici, et non {count}.",
        "Hier gehört eine Tafel hin, nicht {count}."}},

    // --- moves that cannot be read
    {"penta-rush.unreadable-move", {
        "Geen zet van dit spel: {text}",
        "Not a move of this game: {text}",
        "Ce n'est pas un coup de ce jeu : {text}",
        "Kein Zug dieses Spiels: {text}"}},
    {"penta-rush.rounds-judged", {
        "{seat} heeft punten van {count} {count:ronde|rondes}; er {all:is|zijn} er {all} voorbij.",
        "{seat} has points of {count} {count:round|rounds}; {all} {all:is|are} over.",
        "{seat} a les points de {count} {count:manche|manches} ; {all} {all:est terminée|sont terminées}.",
        "{seat} hat Punkte aus {count} {count:Runde|Runden}; {all} {all:ist|sind} vorbei."}},
    {"penta-rush.bad-square", {
        "Geen veld van het bord: {square}",
        "Not a square of the board: {square}",
        "Ce n'est pas une case du carton : {square}",
        "Kein Feld der Tafel: {square}"}},
    {"penta-rush.no-shape", {
        "Een vorm is vijf verschillende velden die met hun zijden aan elkaar grenzen.",
        "A shape is five different squares joined by their edges.",
        "Une forme, c'est cinq cases différentes qui se touchent par un côté.",
        "Eine Form sind fünf verschiedene Felder, die mit den Kanten aneinanderstoßen."}},
    {"penta-rush.other-shape", {
        "Die velden vormen een {found}, geen {shape}.",
        "Those squares make {found}, not {shape}.",
        "Ces cases forment {found}, et non {shape}.",
        "Diese Felder bilden {found}, nicht {shape}."}},
    {"penta-rush.bad-dice", {
        "Geen worp van vijf symbolen van a tot f: {dice}",
        "Not a throw of five symbols from a to f: {dice}",
        "Ce n'est pas un lancer de cinq symboles de a à f : {dice}",
        "Kein Wurf aus fünf Symbolen von a bis f: {dice}"}},
    {"penta-rush.throw-again", {
        "In {dice} staat een symbool vaker dan twee keer: er wordt opnieuw gegooid.",
        "{dice} shows a symbol more than twice: the dice are thrown again.",
        "{dice} montre un symbole plus de deux fois : on relance les dés.",
        "{dice} zeigt ein Symbol öfter als zweimal: es wird neu gewürfelt."}},

    // --- moves that are refused
    {"penta-rush.throw-first", {
        "Eerst worden de dobbelstenen gegooid.",
        "First the dice are thrown.",
        "On lance d'abord les dés.",
        "Zuerst wird gewürfelt."}},
    {"penta-rush.thrown-already", {
        "Voor deze ronde is al gegooid.",
        "The dice have been thrown for this round.",
        "Les dés sont déjà lancés pour cette manche.",
        "Für diese Runde ist schon gewürfelt."}},
    {"penta-rush.ringed-already", {
        "{squares} is al omcirkeld.",
        "{squares} is ringed already.",
        "{squares} est déjà entouré.",
        "{squares} ist schon umkreist."}},
    {"penta-rush.ringed-already.here", {
        "Deze vorm is al omcirkeld.",
        "This shape is ringed already.",
        "Cette forme est déjà entourée.",
        "Diese Form ist schon umkreist."}},
    {"penta-rush.not-ringed", {
        "Er staat geen vorm op {squares}.",
        "There is no outline on {squares}.",
        "Il n'y a pas de forme en {squares}.",
        "Auf {squares} ist keine Form umkreist."}},
    {"penta-rush.not-ringed.here", {
        "Hier staat geen vorm.",
        "There is no outline here.",
        "Il n'y a pas de forme entourée ici.",
        "Hier steht keine Form."}},
    {"penta-rush.earlier-round", {
        "{squares} is van een eerdere ronde en blijft staan.",
        "{squares} is from an earlier round and stays.",
        "{squares} date d'une manche précédente et reste.",
        "{squares} stammt aus einer früheren Runde und bleibt stehen."}},
    {"penta-rush.earlier-round.here", {
        "Deze vorm is van een eerdere ronde en blijft staan.",
        "This shape is from an earlier round and stays.",
        "Cette forme est d'une manche précédente et reste.",
        "Diese Form ist aus einer früheren Runde und bleibt stehen."}},
    {"penta-rush.too-many-outlines", {
        "Meer dan {most} vormen tegelijk gaat niet; wis er eerst een.",
        "No more than {most} outlines can stand at once; erase one first.",
        "Pas plus de {most} formes à la fois ; effacez-en une d'abord.",
        "Mehr als {most} Formen zugleich gehen nicht; wisch erst eine weg."}},
    {"penta-rush.too-many-changes", {
        "Na {most} keer omcirkelen of wissen is het voor deze ronde genoeg.",
        "After {most} rings and erasures that is enough for this round.",
        "Après {most} tracés ou effacements, c'est assez pour cette manche.",
        "Nach {most} Mal Umkreisen oder Wegwischen ist es für diese Runde genug."}},
    {"penta-rush.you-flipped", {
        "Wie de zandloper heeft omgedraaid, verandert niets meer.",
        "Whoever has turned the sand timer changes nothing any more.",
        "Qui a retourné le sablier ne change plus rien.",
        "Wer die Sanduhr umgedreht hat, ändert nichts mehr."}},
    {"penta-rush.flipped-already", {
        "De zandloper loopt al: {seat} heeft hem omgedraaid.",
        "The sand timer is running: {seat} has turned it.",
        "Le sablier coule déjà : {seat} l'a retourné.",
        "Die Sanduhr läuft schon: {seat} hat sie umgedreht."}},
    {"penta-rush.no-timer", {
        "Alleen speel je zonder zandloper.",
        "Playing alone, there is no sand timer.",
        "En solitaire, on joue sans sablier.",
        "Allein spielt man ohne Sanduhr."}},
    {"penta-rush.done-already", {
        "Dat is al gezegd: klaar.",
        "That has been said already: done.",
        "C'est déjà dit : terminé.",
        "Das ist schon gesagt: fertig."}},
    {"penta-rush.search-now", {
        "Nu is het zoeken naar vormen.",
        "Now is the time to find shapes.",
        "C'est le moment de chercher des formes.",
        "Jetzt werden Formen gesucht."}},
    {"penta-rush.strike-now", {
        "Nu wordt er een vorm geschrapt.",
        "Now is the time to strike a shape.",
        "C'est le moment de barrer une forme.",
        "Jetzt wird eine Form gestrichen."}},
    {"penta-rush.nothing-to-strike", {
        "Wie deze ronde een vorm vond, schrapt er geen.",
        "Whoever found a shape in this round strikes none.",
        "Qui a trouvé une forme dans cette manche n'en barre pas.",
        "Wer in dieser Runde eine Form fand, streicht keine."}},
    {"penta-rush.shape-gone", {
        "{shape} is al omcirkeld of geschrapt.",
        "{shape} is ringed or struck already.",
        "{shape} est déjà entouré ou barré.",
        "{shape} ist schon umkreist oder gestrichen."}},
    {"penta-rush.square-taken", {
        "{square} hoort al bij een vorm van een eerdere ronde.",
        "{square} belongs to a shape of an earlier round.",
        "{square} fait déjà partie d'une forme d'une manche précédente.",
        "{square} gehört schon zu einer Form einer früheren Runde."}},
    {"penta-rush.square-taken.here", {
        "Dit veld hoort al bij een vorm van een eerdere ronde.",
        "This square belongs to a shape of an earlier round.",
        "Cette case appartient à une forme d'une manche précédente.",
        "Dieses Feld gehört schon zu einer Form aus einer früheren Runde."}},
    {"penta-rush.hatch-it", {
        "{shape} alleen schrappen mag pas als geen enkele vorm nog op het bord past.",
        "{shape} may be struck without a place only when no shape fits the board any more.",
        "Barrer {shape} sans le dessiner n'est permis que si plus aucune forme ne tient sur le carton.",
        "{shape} ohne Platz zu streichen geht erst, wenn keine Form mehr auf die Tafel passt."}},
    {"penta-rush.clock-stands", {
        "Er loopt nu geen tijd.",
        "No time is running now.",
        "Aucun temps ne court maintenant.",
        "Jetzt läuft keine Zeit."}},
    {"penta-rush.only-clock", {
        "De klok zegt alleen dat de tijd om is.",
        "The clock says only that time is up.",
        "L'horloge dit seulement que le temps est écoulé.",
        "Die Uhr sagt nur, dass die Zeit um ist."}},
    {"penta-rush.sand-stands", {
        "Niemand heeft de zandloper omgedraaid.",
        "Nobody has turned the sand timer.",
        "Personne n'a retourné le sablier.",
        "Niemand hat die Sanduhr umgedreht."}},
    {"penta-rush.sand-runs", {
        "De zandloper loopt; hij beëindigt de ronde.",
        "The sand timer is running; it ends the round.",
        "Le sablier coule ; c'est lui qui termine la manche.",
        "Die Sanduhr läuft; sie beendet die Runde."}},
    {"penta-rush.round-begun", {
        "In deze ronde is al gespeeld; samenvoegen kan alleen vanaf de worp.",
        "This round has begun; rounds are merged only from the throw on.",
        "Cette manche est entamée ; on ne réunit les manches qu'à partir du lancer.",
        "In dieser Runde ist schon gespielt; zusammengeführt wird nur vom Wurf an."}},
    {"penta-rush.no-cap", {
        "Deze ronde heeft geen tijdsgrens.",
        "This round has no time limit.",
        "Cette manche n'a pas de limite de temps.",
        "Diese Runde hat keine Zeitgrenze."}},

    // --- what happens in a round
    {"penta-rush.thrown", {
        "Ronde {round}: de dobbelstenen tonen {dice}.",
        "Round {round}: the dice show {dice}.",
        "Manche {round} : les dés montrent {dice}.",
        "Runde {round}: die Würfel zeigen {dice}."}},
    {"penta-rush.ringed", {
        "{shape} op {squares} omcirkeld.",
        "{shape} on {squares} ringed.",
        "{shape} en {squares} entouré.",
        "{shape} auf {squares} umkreist."}},
    {"penta-rush.erased", {
        "{shape} op {squares} gewist.",
        "{shape} on {squares} erased.",
        "{shape} en {squares} effacé.",
        "{shape} auf {squares} weggewischt."}},
    {"penta-rush.flipped", {
        "{seat} draait de zandloper om: nog {seconds} {seconds:seconde|seconden}.",
        "{seat} turns the sand timer: {seconds} {seconds:second|seconds} left.",
        "{seat} retourne le sablier : encore {seconds} {seconds:seconde|secondes}.",
        "{seat} dreht die Sanduhr um: noch {seconds} {seconds:Sekunde|Sekunden}."}},
    {"penta-rush.done", {"{seat} is klaar.", "{seat} is done.", "{seat} a terminé.", "{seat} ist fertig."}},
    {"penta-rush.searches-on", {
        "{seat} zoekt toch verder.",
        "{seat} goes on searching after all.",
        "{seat} continue finalement à chercher.",
        "{seat} sucht doch weiter."}},
    {"penta-rush.stop", {
        "Stop. De zandloper van {seat} is doorgelopen.",
        "Stop. The sand of {seat} has run out.",
        "Stop. Le sablier de {seat} est écoulé.",
        "Stopp. Die Sanduhr von {seat} ist abgelaufen."}},
    {"penta-rush.cap-reached", {
        "Stop. De ronde heeft {seconds} {seconds:seconde|seconden} geduurd.",
        "Stop. The round has lasted {seconds} {seconds:second|seconds}.",
        "Stop. La manche a duré {seconds} {seconds:seconde|secondes}.",
        "Stopp. Die Runde hat {seconds} {seconds:Sekunde|Sekunden} gedauert."}},
    {"penta-rush.all-done", {
        "Iedereen is klaar; de ronde is voorbij.",
        "Everybody is done; the round is over.",
        "Tout le monde a terminé ; la manche est finie.",
        "Alle sind fertig; die Runde ist vorbei."}},

    // --- what becomes of an outline
    {"penta-rush.counts", {
        "{seat}: {shape} op {squares} is {points} {points:punt|punten} waard.",
        "{seat}: {shape} on {squares} counts {points} {points:point|points}.",
        "{seat} : {shape} en {squares} compte {points} {points:point|points}.",
        "{seat}: {shape} auf {squares} zählt {points} {points:Punkt|Punkte}."}},
    {"penta-rush.overlaps", {
        "{seat}: {shape} op {squares} telt niet, want het overlapt de vorm op {other}.",
        "{seat}: {shape} on {squares} does not count, because it overlaps the outline on {other}.",
        "{seat} : {shape} en {squares} ne compte pas, car il chevauche la forme en {other}.",
        "{seat}: {shape} auf {squares} zählt nicht, weil es die Form auf {other} überlappt."}},
    {"penta-rush.misfits", {
        "{seat}: {shape} op {squares} telt niet: het symbool op {square} past niet bij de worp.",
        "{seat}: {shape} on {squares} does not count: the symbol on {square} does not fit the throw.",
        "{seat} : {shape} en {squares} ne compte pas : le symbole en {square} ne correspond pas aux dés.",
        "{seat}: {shape} auf {squares} zählt nicht: das Symbol auf {square} passt nicht zum Wurf."}},
    {"penta-rush.twice", {
        "{seat}: {shape} op {squares} telt niet, want {shape} telt maar één keer.",
        "{seat}: {shape} on {squares} does not count, because {shape} counts only once.",
        "{seat} : {shape} en {squares} ne compte pas, car {shape} ne compte qu'une fois.",
        "{seat}: {shape} auf {squares} zählt nicht, weil {shape} nur einmal zählt."}},
    {"penta-rush.dearest", {
        "{seat}: {shape} op {squares} ({points} {points:punt|punten}) vervalt: er tellen maar vijf vormen, die met de minste punten.",
        "{seat}: {shape} on {squares} ({points} {points:point|points}) is dropped: only five shapes count, those worth least.",
        "{seat} : {shape} en {squares} ({points} {points:point|points}) est éliminé : cinq formes seulement comptent, celles qui valent le moins.",
        "{seat}: {shape} auf {squares} ({points} {points:Punkt|Punkte}) entfällt: Nur fünf Formen zählen, die mit den wenigsten Punkten."}},
    {"penta-rush.several", {
        "{seat}: {shape} op {squares} telt niet, want er is meer dan één vorm omcirkeld.",
        "{seat}: {shape} on {squares} does not count, because more than one shape is ringed.",
        "{seat} : {shape} en {squares} ne compte pas, car plus d'une forme est entourée.",
        "{seat}: {shape} auf {squares} zählt nicht, weil mehr als eine Form umkreist ist."}},
    {"penta-rush.unavailable", {
        "{seat}: {shape} op {squares} telt niet, want {shape} is niet meer beschikbaar.",
        "{seat}: {shape} on {squares} does not count, because {shape} is not available any more.",
        "{seat} : {shape} en {squares} ne compte pas, car {shape} n'est plus disponible.",
        "{seat}: {shape} auf {squares} zählt nicht, weil {shape} nicht mehr verfügbar ist."}},
    {"penta-rush.covered", {
        "{seat}: {shape} op {squares} telt niet, want {square} hoort bij een vorm van een eerdere ronde.",
        "{seat}: {shape} on {squares} does not count, because {square} belongs to a shape of an earlier round.",
        "{seat} : {shape} en {squares} ne compte pas, car {square} fait partie d'une forme d'une manche précédente.",
        "{seat}: {shape} auf {squares} zählt nicht, weil {square} zu einer Form einer früheren Runde gehört."}},

    // --- what a round brings
    {"penta-rush.doubled", {
        "{seat}: in de laatste ronde tellen de vormen dubbel, samen {points} {points:punt|punten}.",
        "{seat}: in the last round the shapes count double, {points} {points:point|points} in all.",
        "{seat} : à la dernière manche les formes comptent double, {points} {points:point|points} en tout.",
        "{seat}: in der letzten Runde zählen die Formen doppelt, zusammen {points} {points:Punkt|Punkte}."}},
    {"penta-rush.bonus", {
        "{seat}: {points} {points:punt|punten} voor het omdraaien van de zandloper.",
        "{seat}: {points} {points:point|points} for turning the sand timer.",
        "{seat} : {points} {points:point|points} pour avoir retourné le sablier.",
        "{seat}: {points} {points:Punkt|Punkte} für das Umdrehen der Sanduhr."}},
    {"penta-rush.round-score", {
        "{seat} haalt {points} {points:punt|punten} in ronde {round}.",
        "{seat} scores {points} {points:point|points} in round {round}.",
        "{seat} marque {points} {points:point|points} à la manche {round}.",
        "{seat} holt {points} {points:Punkt|Punkte} in Runde {round}."}},
    {"penta-rush.must-strike", {
        "{seat} heeft geen geldige vorm en schrapt er nu een.",
        "{seat} has no valid shape and strikes one now.",
        "{seat} n'a pas de forme valable et en barre une maintenant.",
        "{seat} hat keine gültige Form und streicht jetzt eine."}},
    {"penta-rush.struck", {
        "{seat} schrapt {shape} en arceert {squares}.",
        "{seat} strikes {shape} and hatches {squares}.",
        "{seat} barre {shape} et hachure {squares}.",
        "{seat} streicht {shape} und schraffiert {squares}."}},
    {"penta-rush.struck-bare", {
        "{seat} schrapt {shape}; op het bord past geen vorm meer.",
        "{seat} strikes {shape}; no shape fits the board any more.",
        "{seat} barre {shape} ; plus aucune forme ne tient sur le carton.",
        "{seat} streicht {shape}; auf die Tafel passt keine Form mehr."}},
    {"penta-rush.nobody-found", {
        "Niemand vond in deze ronde een geldige vorm; daarmee is het spel uit.",
        "Nobody found a valid shape in this round; that ends the game.",
        "Personne n'a trouvé de forme valable dans cette manche ; la partie est finie.",
        "Niemand fand in dieser Runde eine gültige Form; damit ist das Spiel zu Ende."}},

    {"penta-rush.end.five-rounds", {"Vijf rondes gespeeld", "Five rounds played", "Cinq manches jouées", "Fünf Runden gespielt"}},
    {"penta-rush.end.twelve-rounds", {"Twaalf rondes gespeeld", "Twelve rounds played", "Douze manches jouées", "Zwölf Runden gespielt"}},
    {"penta-rush.end.nobody-found", {"Een ronde zonder geldige vorm", "A round without a valid shape", "Une manche sans forme valable", "Eine Runde ohne gültige Form"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> PentaRush::messages() { return kMessages; }

}  // namespace games::penta_rush
