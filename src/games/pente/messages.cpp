#include <array>

#include "games/pente/rules.h"

namespace games::pente {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"pente.name", {"Pente", "Pente", "Pente", "Pente"}},
    {"pente.about", {
        "Vijf op een rij, of vijf paren veroveren.",
        "Five in a row, or five pairs captured.",
        "Cinq en ligne, ou cinq paires prises.",
        "Fünf in einer Reihe oder fünf geschlagene Paare."}},

    {"pente.variant.standard", {"Basisspel", "Basic game", "Jeu de base", "Grundspiel"}},
    {"pente.variant.tournament", {"Kampioenschap", "Tournament", "Tournoi", "Turnier"}},
    {"pente.variant.pairs", {"Twee teams, twee kleuren", "Two teams, two colours", "Deux équipes, deux couleurs", "Zwei Teams, zwei Farben"}},
    {"pente.variant.team", {"Team-Pente", "Team Pente", "Pente par équipes", "Team-Pente"}},
    {"pente.variant.points", {"Punten", "Points", "Points", "Punkte"}},
    {"pente.variant.points-tournament", {"Punten, kampioenschap", "Points, tournament", "Points, tournoi", "Punkte, Turnier"}},
    {"pente.variant.points-many", {"Punten voor 3 tot 6", "Points for 3 to 6", "Points de 3 à 6", "Punkte für 3 bis 6"}},
    {"pente.variant.complication", {"Complicatie", "Complication", "Complication", "Komplikation"}},
    {"pente.variant.complication-tournament", {"Complicatie, kampioenschap", "Complication, tournament", "Complication, tournoi", "Komplikation, Turnier"}},
    {"pente.variant.keryo", {"Keryo-Pente", "Keryo-Pente", "Keryo-Pente", "Keryo-Pente"}},
    {"pente.variant.g-pente", {"G-Pente", "G-Pente", "G-Pente", "G-Pente"}},
    {"pente.variant.d-pente", {"D-Pente", "D-Pente", "D-Pente", "D-Pente"}},
    {"pente.variant.dk-pente", {"DK-Pente", "DK-Pente", "DK-Pente", "DK-Pente"}},
    {"pente.variant.poof", {"Poof-Pente", "Poof-Pente", "Poof-Pente", "Poof-Pente"}},
    {"pente.variant.boat", {"Boat-Pente", "Boat-Pente", "Boat-Pente", "Boat-Pente"}},
    {"pente.variant.o-pente", {"O-Pente", "O-Pente", "O-Pente", "O-Pente"}},
    {"pente.variant.swap2", {"Swap2-Pente", "Swap2-Pente", "Swap2-Pente", "Swap2-Pente"}},
    {"pente.variant.swap2-keryo", {"Swap2-Keryo", "Swap2-Keryo", "Swap2-Keryo", "Swap2-Keryo"}},
    {"pente.variant.ninuki", {"Ninuki-renju", "Ninuki-renju", "Ninuki-renju", "Ninuki-Renju"}},
    {"pente.variant.gomoku", {"Gomoku", "Gomoku", "Gomoku", "Gomoku"}},
    {"pente.variant.connect6", {"Connect6", "Connect6", "Connect6", "Connect6"}},

    {"pente.option.size", {"Lijnen op het bord", "Lines on the board", "Lignes du plateau", "Linien auf dem Brett"}},
    {"pente.option.begins", {"Wie begint", "Who begins", "Qui commence", "Wer beginnt"}},
    {"pente.option.three", {"Welke drie telt voor het verbod", "Which three the ban counts", "Quel trois compte pour l'interdiction", "Welche Drei beim Verbot zählt"}},

    {"pente.taken", {
        "Op {point} ligt al een steen.",
        "There is a stone on {point} already.",
        "Il y a déjà une pierre en {point}.",
        "Auf {point} liegt schon ein Stein."}},
    {"pente.taken.here", {
        "Hier ligt al een steen.",
        "There is a stone here already.",
        "Il y a déjà une pierre ici.",
        "Hier liegt schon ein Stein."}},
    {"pente.not-centre", {
        "De eerste steen komt op het middelpunt, {centre}.",
        "The first stone goes on the centre, {centre}.",
        "La première pierre se pose au centre, {centre}.",
        "Der erste Stein kommt auf die Mitte, {centre}."}},
    {"pente.too-near", {
        "{point} ligt te dicht bij het midden: deze steen moet er minstens drie plaatsen vandaan.",
        "{point} is too near the centre: this stone must be at least three points away from it.",
        "{point} est trop près du centre : cette pierre doit en être à trois points au moins.",
        "{point} liegt zu nah an der Mitte: dieser Stein muss mindestens drei Punkte entfernt sein."}},
    {"pente.too-near.here", {
        "Dit is te dicht bij het midden: blijf er met deze steen minstens drie plaatsen vandaan.",
        "This is too near the centre: keep this stone at least three points away from it.",
        "C'est trop près du centre : cette pierre doit en être à trois points au moins.",
        "Das ist zu nah an der Mitte: Dieser Stein muss mindestens drei Punkte entfernt sein."}},
    {"pente.on-axis", {
        "{point} ligt op de middenlijn, drie of vier plaatsen van het midden: in G-Pente mag dat nu niet.",
        "{point} is on a centre line, three or four points from the centre: not allowed now in G-Pente.",
        "{point} est sur une ligne du centre, à trois ou quatre points : interdit à ce coup en G-Pente.",
        "{point} liegt auf einer Mittellinie, drei oder vier Punkte von der Mitte: im G-Pente jetzt nicht erlaubt."}},
    {"pente.on-axis.here", {
        "Dit is een middenlijn, drie of vier plaatsen van het midden: in G-Pente mag dat nu niet.",
        "This is a centre line, three or four points from the centre: not allowed now in G-Pente.",
        "C'est une ligne du centre, à trois ou quatre points : interdit à ce coup en G-Pente.",
        "Das ist eine Mittellinie, drei oder vier Punkte von der Mitte: im G-Pente jetzt nicht erlaubt."}},
    {"pente.double-three", {
        "Een steen op {point} maakt twee rijen van drie tegelijk; dat mag niet.",
        "A stone on {point} would make two rows of three at once, which is not allowed.",
        "Une pierre en {point} ferait deux lignes de trois à la fois, ce qui est interdit.",
        "Ein Stein auf {point} würde zwei Dreierreihen zugleich bilden; das ist nicht erlaubt."}},
    {"pente.double-three.here", {
        "Hier maakt een steen twee rijen van drie tegelijk; dat mag niet.",
        "A stone here would make two rows of three at once, which is not allowed.",
        "Une pierre ici ferait deux lignes de trois à la fois, ce qui est interdit.",
        "Ein Stein hier würde zwei Dreierreihen zugleich bilden; das ist nicht erlaubt."}},
    {"pente.off-board", {
        "Dat punt ligt niet op dit bord van {size} lijnen.",
        "That point is not on this board of {size} lines.",
        "Ce point n'est pas sur ce plateau de {size} lignes.",
        "Dieser Punkt liegt nicht auf diesem Brett mit {size} Linien."}},
    {"pente.lay-stone", {
        "Leg nu een steen.",
        "Lay a stone now.",
        "Posez maintenant une pierre.",
        "Leg jetzt einen Stein."}},
    {"pente.choose-side", {
        "Kies nu een kant.",
        "Choose a side now.",
        "Choisissez maintenant un camp.",
        "Wähle jetzt eine Seite."}},
    {"pente.lot-first", {
        "Eerst wijst het lot aan wie begint.",
        "First the lot decides who begins.",
        "Le sort décide d'abord qui commence.",
        "Zuerst entscheidet das Los, wer beginnt."}},
    {"pente.unreadable-move", {
        "Geen zet in deze notatie: {text}",
        "Not a move in this notation: {text}",
        "Ce n'est pas un coup dans cette notation : {text}",
        "Kein Zug in dieser Notation: {text}"}},

    {"pente.wrong-colours", {
        "{count:kleur past|kleuren passen} niet bij deze variant ({count}).",
        "{count} {count:colour does|colours do} not fit this variant.",
        "{count} {count:couleur ne convient|couleurs ne conviennent} pas à cette variante.",
        "{count} {count:Farbe passt|Farben passen} nicht zu dieser Variante."}},
    {"pente.bad-point", {
        "Geen punt van dit bord: {point}",
        "Not a point of this board: {point}",
        "Ce n'est pas un point de ce plateau : {point}",
        "Kein Punkt dieses Bretts: {point}"}},
    {"pente.two-stones", {
        "Op {point} liggen twee stenen.",
        "There are two stones on {point}.",
        "Il y a deux pierres en {point}.",
        "Auf {point} liegen zwei Steine."}},

    {"pente.captured", {
        "{seat} verovert {first} en {second}.",
        "{seat} captures {first} and {second}.",
        "{seat} prend {first} et {second}.",
        "{seat} schlägt {first} und {second}."}},
    {"pente.captured-three", {
        "{seat} verovert {first}, {second} en {third}.",
        "{seat} captures {first}, {second} and {third}.",
        "{seat} prend {first}, {second} et {third}.",
        "{seat} schlägt {first}, {second} und {third}."}},
    {"pente.poofed", {
        "{seat} zet zich klem en verliest {first} en {second}.",
        "{seat} moves into a bracket and loses {first} and {second}.",
        "{seat} se place en tenaille et perd {first} et {second}.",
        "{seat} zieht in die Klammer und verliert {first} und {second}."}},
    {"pente.poofed-three", {
        "{seat} zet zich klem en verliest {first}, {second} en {third}.",
        "{seat} moves into a bracket and loses {first}, {second} and {third}.",
        "{seat} se place en tenaille et perd {first}, {second} et {third}.",
        "{seat} zieht in die Klammer und verliert {first}, {second} und {third}."}},
    {"pente.tria", {
        "{seat} zegt tria: drie, door {point}.",
        "{seat} calls tria: three, through {point}.",
        "{seat} annonce tria : trois, par {point}.",
        "{seat} sagt Tria an: drei, durch {point}."}},
    {"pente.four", {
        "{seat} zegt vier, door {point}.",
        "{seat} calls four, through {point}.",
        "{seat} annonce quatre, par {point}.",
        "{seat} sagt vier an, durch {point}."}},
    {"pente.tessera", {
        "{seat} zegt tessera: vier zonder blokkade, door {point}.",
        "{seat} calls tessera: an unblocked four, through {point}.",
        "{seat} annonce tessera : quatre sans blocage, par {point}.",
        "{seat} sagt Tessera an: eine freie Vier, durch {point}."}},
    {"pente.breakable", {
        "{seat} heeft vijf op een rij; een verovering kan ze nog breken.",
        "{seat} has five in a row; a capture can still break it.",
        "{seat} a cinq en ligne ; une prise peut encore la rompre.",
        "{seat} hat fünf in einer Reihe; ein Schlag kann sie noch brechen."}},
    {"pente.adds", {
        "{seat} legt er twee stenen bij en laat de ander kiezen.",
        "{seat} adds two stones and leaves the choice to the other.",
        "{seat} ajoute deux pierres et laisse le choix à l'autre.",
        "{seat} legt zwei Steine dazu und überlässt die Wahl dem anderen."}},
    {"pente.takes-first", {
        "{seat} neemt de eerste kant.",
        "{seat} takes the first side.",
        "{seat} prend le premier camp.",
        "{seat} nimmt die erste Seite."}},
    {"pente.takes-second", {
        "{seat} neemt de tweede kant.",
        "{seat} takes the second side.",
        "{seat} prend le second camp.",
        "{seat} nimmt die zweite Seite."}},

    {"pente.end.five", {"Vijf op een rij", "Five in a row", "Cinq en ligne", "Fünf in einer Reihe"}},
    {"pente.end.four", {"Vier op een rij", "Four in a row", "Quatre en ligne", "Vier in einer Reihe"}},
    {"pente.end.six", {"Zes op een rij", "Six in a row", "Six en ligne", "Sechs in einer Reihe"}},
    {"pente.end.captures", {"Genoeg veroverd", "Enough captures", "Assez de prises", "Genug geschlagen"}},
    {"pente.end.full", {"Het bord is vol", "The board is full", "Le plateau est plein", "Das Brett ist voll"}},

    {"pente.form-bad-header", {
        "Regel {line} is geen kopregel van deze vorm.",
        "Line {line} is not a header of this form.",
        "La ligne {line} n'est pas un en-tête de cette forme.",
        "Zeile {line} ist keine Kopfzeile dieser Form."}},
    {"pente.form-unknown-game", {
        "Onbekend spel in de kop: {name}",
        "Unknown game in the header: {name}",
        "Jeu inconnu dans l'en-tête : {name}",
        "Unbekanntes Spiel im Kopf: {name}"}},
    {"pente.form-bad-number", {
        "Zetnummer {number} verwacht, maar er staat: {text}",
        "Move number {number} expected, found: {text}",
        "Numéro de coup {number} attendu, trouvé : {text}",
        "Zugnummer {number} erwartet, gefunden: {text}"}},
    {"pente.form-bad-result", {
        "De uitslag in de kop ({text}) past niet bij de zetten.",
        "The result in the header ({text}) does not fit the moves.",
        "Le résultat de l'en-tête ({text}) ne correspond pas aux coups.",
        "Das Ergebnis im Kopf ({text}) passt nicht zu den Zügen."}},
    {"pente.form-no-swap", {
        "De kop zegt niet of de spelers van kant wisselden.",
        "The header does not say whether the players swapped sides.",
        "L'en-tête ne dit pas si les joueurs ont changé de camp.",
        "Der Kopf sagt nicht, ob die Spieler die Seiten tauschten."}},
    {"pente.form-cannot-hold", {
        "De vorm van pente.org kan dit spel niet bevatten.",
        "The pente.org form cannot hold this game.",
        "La forme de pente.org ne peut pas contenir cette partie.",
        "Die Form von pente.org kann diese Partie nicht enthalten."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> Pente::messages() { return kMessages; }

}  // namespace games::pente
