#include <array>

#include "games/riomino/rules.h"

namespace games::riomino {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"riomino.name", {"RioMino", "RioMino", "RioMino", "RioMino"}},
    {"riomino.about", {
        "Leg dobbelstenen aan tot de ander niet meer kan.",
        "Place dice side by side until the other cannot.",
        "Poser des dés bord à bord jusqu'à bloquer l'autre.",
        "Würfel anlegen, bis der andere nicht mehr kann."}},

    {"riomino.variant.wizard", {"Wizard, zonder bord", "Wizard, without a board", "Wizard, sans plateau", "Wizard, ohne Brett"}},
    {"riomino.variant.professional", {"Professional", "Professional", "Professional", "Professional"}},
    {"riomino.variant.master", {"Master", "Master", "Master", "Master"}},
    {"riomino.variant.expert", {"Expert", "Expert", "Expert", "Expert"}},
    {"riomino.variant.junior", {"Junior", "Junior", "Junior", "Junior"}},
    {"riomino.variant.starter", {"Starter", "Starter", "Starter", "Starter"}},

    {"riomino.option.begins", {
        "Wie de startdobbelsteen werpt; de ander legt als eerste aan",
        "Who throws the start die; the other places first",
        "Qui lance le dé de départ ; l'autre joue en premier",
        "Wer den Startwürfel wirft; der andere legt zuerst an"}},
    {"riomino.option.start_turn", {
        "De startdobbelsteen ligt zoals hij valt, of wie hem werpt draait hem",
        "The start die lies as it falls, or whoever throws it turns it",
        "Le dé de départ reste comme il tombe, ou qui le lance le tourne",
        "Der Startwürfel liegt, wie er fällt, oder wer ihn wirft, dreht ihn"}},
    {"riomino.option.board", {
        "De vakken van het bord, rij voor rij van boven", "The squares of the board, row by row from the top",
        "Les cases du plateau, rangée par rangée depuis le haut", "Die Felder des Bretts, Reihe für Reihe von oben"}},

    {"riomino.not-in-stock", {
        "{seat} heeft geen dobbelsteen {die} meer.",
        "{seat} has no die {die} left.",
        "{seat} n'a plus de dé {die}.",
        "{seat} hat keinen Würfel {die} mehr."}},
    {"riomino.not-in-stock.here", {
        "Van deze dobbelsteen heeft {seat} er geen meer.",
        "{seat} has none of these dice left.",
        "{seat} n'a plus de ce dé.",
        "Von diesem Würfel hat {seat} keinen mehr."}},
    {"riomino.taken", {
        "Op {square} ligt al een dobbelsteen.",
        "There is a die on {square} already.",
        "Il y a déjà un dé en {square}.",
        "Auf {square} liegt schon ein Würfel."}},
    {"riomino.taken.here", {
        "Hier ligt al een dobbelsteen.",
        "There is a die here already.",
        "Il y a déjà un dé ici.",
        "Hier liegt schon ein Würfel."}},
    {"riomino.touches-none", {
        "Op {square} raakt geen zijde een andere dobbelsteen.",
        "On {square} no side would touch another die.",
        "En {square}, aucun côté ne toucherait un autre dé.",
        "Auf {square} berührt keine Seite einen anderen Würfel."}},
    {"riomino.touches-none.here", {
        "Hier raakt geen zijde een andere dobbelsteen.",
        "Here no side would touch another die.",
        "Ici, aucun côté ne toucherait un autre dé.",
        "Hier berührt keine Seite einen anderen Würfel."}},
    {"riomino.north", {
        "De bovenzijde van {square} moet {need} tonen, niet {has}.",
        "The upper side of {square} must show {need}, not {has}.",
        "Le côté supérieur de {square} doit montrer {need}, et non {has}.",
        "Die obere Seite von {square} muss {need} zeigen, nicht {has}."}},
    {"riomino.north.here", {
        "De bovenzijde moet hier {need} tonen, niet {has}.",
        "The upper side must show {need} here, not {has}.",
        "Ici, le côté supérieur doit montrer {need}, et non {has}.",
        "Die obere Seite muss hier {need} zeigen, nicht {has}."}},
    {"riomino.east", {
        "De rechterzijde van {square} moet {need} tonen, niet {has}.",
        "The right side of {square} must show {need}, not {has}.",
        "Le côté droit de {square} doit montrer {need}, et non {has}.",
        "Die rechte Seite von {square} muss {need} zeigen, nicht {has}."}},
    {"riomino.east.here", {
        "De rechterzijde moet hier {need} tonen, niet {has}.",
        "The right side must show {need} here, not {has}.",
        "Ici, le côté droit doit montrer {need}, et non {has}.",
        "Die rechte Seite muss hier {need} zeigen, nicht {has}."}},
    {"riomino.south", {
        "De onderzijde van {square} moet {need} tonen, niet {has}.",
        "The lower side of {square} must show {need}, not {has}.",
        "Le côté inférieur de {square} doit montrer {need}, et non {has}.",
        "Die untere Seite von {square} muss {need} zeigen, nicht {has}."}},
    {"riomino.south.here", {
        "De onderzijde moet hier {need} tonen, niet {has}.",
        "The lower side must show {need} here, not {has}.",
        "Ici, le côté inférieur doit montrer {need}, et non {has}.",
        "Die untere Seite muss hier {need} zeigen, nicht {has}."}},
    {"riomino.west", {
        "De linkerzijde van {square} moet {need} tonen, niet {has}.",
        "The left side of {square} must show {need}, not {has}.",
        "Le côté gauche de {square} doit montrer {need}, et non {has}.",
        "Die linke Seite von {square} muss {need} zeigen, nicht {has}."}},
    {"riomino.west.here", {
        "De linkerzijde moet hier {need} tonen, niet {has}.",
        "The left side must show {need} here, not {has}.",
        "Ici, le côté gauche doit montrer {need}, et non {has}.",
        "Die linke Seite muss hier {need} zeigen, nicht {has}."}},
    {"riomino.too-wide", {
        "Met {square} liggen de dobbelstenen {width} kolommen breed; meer dan 5 mag niet.",
        "With {square} the dice would be {width} columns wide; 5 is the most.",
        "Avec {square}, les dés occuperaient {width} colonnes ; le maximum est 5.",
        "Mit {square} lägen die Würfel {width} Spalten breit; höchstens 5 sind erlaubt."}},
    {"riomino.too-wide.here", {
        "Zo liggen de dobbelstenen {width} kolommen breed; meer dan 5 mag niet.",
        "The dice would be {width} columns wide; 5 is the most.",
        "Les dés occuperaient {width} colonnes ; le maximum est 5.",
        "So lägen die Würfel {width} Spalten breit; höchstens 5 sind erlaubt."}},
    {"riomino.too-high", {
        "Met {square} liggen de dobbelstenen {height} rijen hoog; meer dan 5 mag niet.",
        "With {square} the dice would be {height} rows high; 5 is the most.",
        "Avec {square}, les dés occuperaient {height} rangées ; le maximum est 5.",
        "Mit {square} lägen die Würfel {height} Reihen hoch; höchstens 5 sind erlaubt."}},
    {"riomino.too-high.here", {
        "Zo liggen de dobbelstenen {height} rijen hoog; meer dan 5 mag niet.",
        "The dice would be {height} rows high; 5 is the most.",
        "Les dés occuperaient {height} rangées ; le maximum est 5.",
        "So lägen die Würfel {height} Reihen hoch; höchstens 5 sind erlaubt."}},
    {"riomino.off-board", {
        "{square} is geen vak van dit bord.",
        "{square} is not a square of this board.",
        "{square} n'est pas une case de ce plateau.",
        "{square} ist kein Feld dieses Bretts."}},
    {"riomino.off-board.here", {
        "Hier is geen vak van dit bord.",
        "There is no square of this board here.",
        "Il n'y a pas de case de ce plateau ici.",
        "Hier ist kein Feld dieses Bretts."}},
    {"riomino.lot-first", {
        "Eerst wijst het lot aan wie de startdobbelsteen werpt.",
        "First the lot decides who throws the start die.",
        "Le sort décide d'abord qui lance le dé de départ.",
        "Zuerst entscheidet das Los, wer den Startwürfel wirft."}},
    {"riomino.throw-first", {
        "Eerst werpt {seat} een dobbelsteen.",
        "First {seat} throws a die.",
        "D'abord, {seat} lance un dé.",
        "Zuerst wirft {seat} einen Würfel."}},
    {"riomino.start-first", {
        "Eerst werpt {seat} de startdobbelsteen.",
        "First {seat} throws the start die.",
        "D'abord, {seat} lance le dé de départ.",
        "Zuerst wirft {seat} den Startwürfel."}},
    {"riomino.start-unlaid", {
        "{seat} heeft startdobbelsteen {die} geworpen en legt die eerst op het middelste vak.",
        "{seat} threw {die} as the start die and lays it on the middle square first.",
        "{seat} a lancé le dé de départ {die} et le pose d'abord sur la case du milieu.",
        "{seat} hat den Startwürfel {die} geworfen und legt ihn zuerst auf das mittlere Feld."}},
    {"riomino.start-unlaid.here", {
        "{seat} heeft de startdobbelsteen geworpen en legt die eerst op het middelste vak.",
        "{seat} threw the start die and lays it on the middle square first.",
        "{seat} a lancé le dé de départ et le pose d'abord sur la case du milieu.",
        "{seat} hat den Startwürfel geworfen und legt ihn zuerst auf das mittlere Feld."}},
    {"riomino.place-die", {
        "Leg nu een dobbelsteen aan; passen mag niet.",
        "Place a die now; passing is not allowed.",
        "Posez un dé maintenant ; on ne peut pas passer.",
        "Leg jetzt einen Würfel an; passen darf man nicht."}},
    {"riomino.unreadable-move", {
        "Geen zet in deze notatie: {text}",
        "Not a move in this notation: {text}",
        "Ce n'est pas un coup dans cette notation : {text}",
        "Kein Zug in dieser Notation: {text}"}},
    {"riomino.no-such-face", {
        "Geen dobbelsteen heeft een vlak {edges}.",
        "No die has a face {edges}.",
        "Aucun dé n'a de face {edges}.",
        "Kein Würfel hat eine Fläche {edges}."}},

    {"riomino.bad-square", {
        "Geen vak dat hier kan bestaan: {square}",
        "Not a square there can be: {square}",
        "Une case qui ne peut exister : {square}",
        "Kein Feld, das es geben kann: {square}"}},
    {"riomino.too-many-dice", {
        "Meer dobbelstenen dan de doos er heeft ({most}).",
        "More dice than the box has ({most}).",
        "Plus de dés que la boîte n'en contient ({most}).",
        "Mehr Würfel, als die Schachtel hat ({most})."}},
    {"riomino.no-start-die", {
        "De startdobbelsteen op 0,0 ontbreekt.",
        "The start die on 0,0 is missing.",
        "Il manque le dé de départ en 0,0.",
        "Der Startwürfel auf 0,0 fehlt."}},
    {"riomino.apart", {
        "De dobbelsteen op {square} hangt niet aan de startdobbelsteen vast.",
        "The die on {square} is not joined to the start die.",
        "Le dé en {square} n'est pas relié au dé de départ.",
        "Der Würfel auf {square} hängt nicht mit dem Startwürfel zusammen."}},
    {"riomino.board-sign", {
        "Rij {row}, plaats {column} van het bord: {sign} is geen #, o of punt.",
        "Row {row}, place {column} of the board: {sign} is not #, o or a full stop.",
        "Rangée {row}, place {column} du plateau : {sign} n'est ni #, ni o, ni un point.",
        "Reihe {row}, Stelle {column} des Bretts: {sign} ist weder #, o noch ein Punkt."}},
    {"riomino.board-centre", {
        "Een bord heeft één middenvak (o); dit heeft er {count}.",
        "A board has one centre square (o); this one has {count}.",
        "Un plateau a une case centrale (o) ; celui-ci en a {count}.",
        "Ein Brett hat ein Mittelfeld (o); dieses hat {count}."}},
    {"riomino.board-apart", {
        "Het vak {square} hangt niet aan het middenvak vast.",
        "The square {square} is not joined to the centre square.",
        "La case {square} n'est pas reliée à la case centrale.",
        "Das Feld {square} hängt nicht mit dem Mittelfeld zusammen."}},
    {"riomino.board-small", {
        "Het bord heeft {squares} {squares:vak|vakken}; voor alle dobbelstenen zijn er {least} nodig.",
        "The board has {squares} {squares:square|squares}; {least} are needed for all dice.",
        "Le plateau a {squares} {squares:case|cases} ; il en faut {least} pour tous les dés.",
        "Das Brett hat {squares} {squares:Feld|Felder}; für alle Würfel braucht es {least}."}},
    {"riomino.board-wide", {
        "{square} ligt te ver: hoogstens {most} vakken van het midden.",
        "{square} is too far out: at most {most} squares from the centre.",
        "{square} est trop loin : au plus {most} cases du centre.",
        "{square} liegt zu weit außen: höchstens {most} Felder von der Mitte."}},

    {"riomino.dead", {
        "Op {square} past geen enkele dobbelsteen meer.",
        "No die fits on {square} any more.",
        "Plus aucun dé ne convient en {square}.",
        "Auf {square} passt kein Würfel mehr."}},

    {"riomino.end.stuck", {"Geen dobbelsteen past meer", "No die fits any more", "Plus aucun dé ne va", "Kein Würfel passt mehr"}},
    {"riomino.end.placed-all", {"Alle dobbelstenen liggen", "All dice are placed", "Tous les dés sont posés", "Alle Würfel liegen"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> Riomino::messages() { return kMessages; }

}  // namespace games::riomino
