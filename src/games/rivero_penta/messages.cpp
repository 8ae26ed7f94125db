#include <array>

#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"rivero-penta.name", {"Rivero Penta", "Rivero Penta", "Rivero Penta", "Rivero Penta"}},
    {"rivero-penta.about", {
        "Bouw rivieren rond de bron: drie, vier of vijf kaarten geven punten.",
        "Build rivers around the source: three, four or five cards score.",
        "Construire des rivières autour de la source : trois, quatre ou cinq cartes rapportent.",
        "Flüsse um die Quelle bauen: drei, vier oder fünf Karten bringen Punkte."}},
    {"rivero-penta.variant.standard", {"Gewoon", "Standard", "Normal", "Normal"}},

    {"rivero-penta.option.identical", {
        "Waar geen twee gelijke kaarten liggen: in de hele rij en kolom, of alleen aaneengesloten",
        "Where no two equal cards lie: in the whole row and column, or only in an unbroken one",
        "Où deux cartes égales sont interdites : dans toute la rangée et la colonne, ou seulement d'un seul tenant",
        "Wo keine zwei gleichen Karten liegen: in der ganzen Reihe und Spalte oder nur ununterbrochen"}},
    {"rivero-penta.option.join_over_five", {
        "Delen samen tot meer dan vijf kaarten: 8 punten, of alleen bij precies vijf",
        "Parts joined to more than five cards: 8 points, or only for exactly five",
        "Parties réunies à plus de cinq cartes : 8 points, ou seulement pour cinq exactement",
        "Teile zu mehr als fünf Karten verbunden: 8 Punkte oder nur bei genau fünf"}},
    {"rivero-penta.option.free_discard", {
        "Afleggen terwijl je zou kunnen spelen", "Discarding although a card could be played",
        "Défausser alors qu'on pourrait jouer", "Ablegen, obwohl man spielen könnte"}},
    {"rivero-penta.option.loose_bridge", {
        "Een losse brug komt boven op de open stapel, of eronder",
        "A loose bridge goes on top of the open pile, or under it",
        "Un pont isolé va sur la pile ouverte, ou dessous",
        "Eine lose Brücke kommt auf den offenen Stapel oder darunter"}},
    {"rivero-penta.option.long_penta", {
        "Een rivier van zes tot acht kaarten is ook een PENTA",
        "A river of six to eight cards is a PENTA too",
        "Une rivière de six à huit cartes est aussi un PENTA",
        "Ein Fluss aus sechs bis acht Karten ist auch eine PENTA"}},
    {"rivero-penta.option.refill", {
        "Wat er na een vol veld rond de bron komt: kaarten uit de oceaan, of uit de hand",
        "What comes around the source after a full field: cards from the ocean, or from the hands",
        "Ce qui vient autour de la source après un champ plein : cartes de l'océan, ou des mains",
        "Was nach einem vollen Feld um die Quelle kommt: Karten aus dem Ozean oder aus der Hand"}},
    {"rivero-penta.option.bridge_at_source", {
        "Een brug mag tussen een kaart en de bron liggen", "A bridge may lie between a card and the source",
        "Un pont peut se trouver entre une carte et la source",
        "Eine Brücke darf zwischen einer Karte und der Quelle liegen"}},
    {"rivero-penta.option.begins", {"Wie begint", "Who begins", "Qui commence", "Wer beginnt"}},

    // --- what is due now
    {"rivero-penta.lot-first", {
        "Eerst wijst het lot aan wie begint.", "First the lot decides who begins.",
        "Le sort décide d'abord qui commence.", "Zuerst entscheidet das Los, wer beginnt."}},
    {"rivero-penta.draw-first", {
        "Eerst wordt er een kaart uit de oceaan genomen.", "First a card is drawn from the ocean.",
        "On pioche d'abord une carte de l'océan.", "Zuerst wird eine Karte aus dem Ozean gezogen."}},
    {"rivero-penta.turn-first", {
        "Eerst wordt er een actiekaart omgedraaid.", "First an action card is turned.",
        "On retourne d'abord une carte action.", "Zuerst wird eine Aktionskarte aufgedeckt."}},
    {"rivero-penta.setup-now", {
        "Leg nu een kaart naast de bron.", "Lay a card beside the source now.",
        "Posez maintenant une carte à côté de la source.", "Leg jetzt eine Karte neben die Quelle."}},
    {"rivero-penta.move-now", {
        "Zon op kraan: verplaats een kaart, of pas.", "Sun on tap: move a card, or pass.",
        "Soleil sur robinet : déplacez une carte, ou passez.", "Sonne auf Hahn: Versetz eine Karte oder passe."}},
    {"rivero-penta.remove-now", {
        "Zon op zon: verwijder twee kaarten of een PENTA, of pas.", "Sun on sun: remove two cards or a PENTA, or pass.",
        "Soleil sur soleil : retirez deux cartes ou un PENTA, ou passez.", "Sonne auf Sonne: Entferne zwei Karten oder eine PENTA, oder passe."}},
    {"rivero-penta.tap-now", {
        "Kraan op kraan: haal drie kaarten van een rivier weg, of pas.", "Tap on tap: take three cards of a river, or pass.",
        "Robinet sur robinet : prenez trois cartes d'une rivière, ou passez.", "Hahn auf Hahn: Nimm drei Karten eines Flusses oder passe."}},
    {"rivero-penta.bridge-now", {
        "Brug op brug: leg eerst een brug.", "Bridge on bridge: lay a bridge first.",
        "Pont sur pont : posez d'abord un pont.", "Brücke auf Brücke: Leg zuerst eine Brücke."}},
    {"rivero-penta.play-now", {
        "Speel nu een kaart uit je hand.", "Play a card from your hand now.",
        "Jouez maintenant une carte de votre main.", "Spiel jetzt eine Karte aus der Hand."}},
    {"rivero-penta.not-far-behind", {
        "Opgeven mag pas bij {least} punten achterstand; het zijn er {behind}.",
        "You may give up only when {least} points behind; it is {behind}.",
        "On ne peut abandonner qu'avec {least} points de retard ; il y en a {behind}.",
        "Aufgeben darf man erst mit {least} Punkten Rückstand; es sind {behind}."}},

    // --- where a card may lie
    {"rivero-penta.not-in-hand", {
        "{river} {value} zit niet in de hand.", "{river} {value} is not in the hand.",
        "{river} {value} n'est pas dans la main.", "{river} {value} ist nicht auf der Hand."}},
    {"rivero-penta.on-source", {
        "Op 0,0 ligt de bron.", "The source lies on 0,0.", "La source est en 0,0.", "Auf 0,0 liegt die Quelle."}},
    {"rivero-penta.on-source.here", {
        "Hier ligt de bron.",
        "The source lies here.",
        "La source est ici.",
        "Hier liegt die Quelle."}},
    {"rivero-penta.taken", {
        "Op {square} ligt al een kaart.", "There is a card on {square} already.",
        "Il y a déjà une carte en {square}.", "Auf {square} liegt schon eine Karte."}},
    {"rivero-penta.taken.here", {
        "Hier ligt al een kaart.",
        "There is a card here already.",
        "Il y a déjà une carte ici.",
        "Hier liegt schon eine Karte."}},
    {"rivero-penta.on-bridge", {
        "Op {square} ligt een brug.", "There is a bridge on {square}.",
        "Il y a un pont en {square}.", "Auf {square} liegt eine Brücke."}},
    {"rivero-penta.on-bridge.here", {
        "Hier ligt een brug.",
        "There is a bridge here.",
        "Il y a un pont ici.",
        "Hier liegt eine Brücke."}},
    {"rivero-penta.not-at-source", {
        "{square} ligt niet naast de bron.", "{square} is not beside the source.",
        "{square} n'est pas à côté de la source.", "{square} liegt nicht neben der Quelle."}},
    {"rivero-penta.not-at-source.here", {
        "Dit ligt niet naast de bron.",
        "This is not beside the source.",
        "Ce n'est pas à côté de la source.",
        "Das liegt nicht neben der Quelle."}},
    {"rivero-penta.outside-rows", {
        "{square} ligt buiten de vijf rijen: twee boven en twee onder de bron.",
        "{square} is outside the five rows: two above and two below the source.",
        "{square} est hors des cinq rangées : deux au-dessus et deux au-dessous de la source.",
        "{square} liegt außerhalb der fünf Reihen: zwei über und zwei unter der Quelle."}},
    {"rivero-penta.outside-rows.here", {
        "Dit ligt buiten de vijf rijen: twee boven en twee onder de bron.",
        "This is outside the five rows: two above and two below the source.",
        "C'est hors des cinq rangées : deux au-dessus et deux au-dessous de la source.",
        "Das liegt außerhalb der fünf Reihen: zwei über und zwei unter der Quelle."}},
    {"rivero-penta.touches-nothing", {
        "Naast {square} ligt niets om bij aan te sluiten.", "There is nothing beside {square} to link with.",
        "Rien à côté de {square} pour s'y raccorder.", "Neben {square} liegt nichts zum Anschließen."}},
    {"rivero-penta.touches-nothing.here", {
        "Hiernaast ligt niets om bij aan te sluiten.",
        "There is nothing beside it to link with.",
        "Rien à côté pour s'y raccorder.",
        "Hier liegt nichts zum Anschließen."}},
    {"rivero-penta.row-full", {
        "In deze rij liggen al {most} kaarten.", "This row has {most} cards already.",
        "Cette rangée a déjà {most} cartes.", "In dieser Reihe liegen schon {most} Karten."}},
    {"rivero-penta.twice-in-row", {
        "{river} {value} ligt al in deze rij.", "{river} {value} already lies in this row.",
        "{river} {value} est déjà dans cette rangée.", "{river} {value} liegt schon in dieser Reihe."}},
    {"rivero-penta.twice-in-column", {
        "{river} {value} ligt al in deze kolom.", "{river} {value} already lies in this column.",
        "{river} {value} est déjà dans cette colonne.", "{river} {value} liegt schon in dieser Spalte."}},
    {"rivero-penta.bridge-river", {
        "{square} ligt naast een brug: hier mag alleen {river}.", "{square} is beside a bridge: only {river} may lie here.",
        "{square} est à côté d'un pont : seule {river} y est permise.", "{square} liegt neben einer Brücke: Hier darf nur {river} liegen."}},
    {"rivero-penta.bridge-river.here", {
        "Dit ligt naast een brug: hier mag alleen {river}.",
        "This is beside a bridge: only {river} may lie here.",
        "C'est à côté d'un pont : seule {river} est permise ici.",
        "Das liegt neben einer Brücke: Hier darf nur {river} liegen."}},
    {"rivero-penta.joins-bridges", {
        "Op {square} zou een rivier twee bruggen krijgen.", "On {square} a river would get two bridges.",
        "En {square}, une rivière aurait deux ponts.", "Auf {square} bekäme ein Fluss zwei Brücken."}},
    {"rivero-penta.joins-bridges.here", {
        "Hier zou een rivier twee bruggen krijgen.",
        "Here a river would get two bridges.",
        "Ici, une rivière aurait deux ponts.",
        "Hier bekäme ein Fluss zwei Brücken."}},
    {"rivero-penta.no-link", {
        "{river} {value} sluit op {square} bij geen enkele kaart aan.", "{river} {value} links with no card beside {square}.",
        "{river} {value} ne se raccorde à aucune carte à côté de {square}.", "{river} {value} schließt auf {square} an keine Karte an."}},
    {"rivero-penta.no-link.here", {
        "{river} {value} sluit hier bij geen enkele kaart aan.",
        "{river} {value} links with no card here.",
        "{river} {value} ne se raccorde à aucune carte ici.",
        "{river} {value} schließt hier an keine Karte an."}},
    {"rivero-penta.can-play", {
        "Afleggen mag alleen als niets past; {river} {value} past op {square}.",
        "You may discard only when nothing fits; {river} {value} fits on {square}.",
        "On ne défausse que si rien ne convient ; {river} {value} convient en {square}.",
        "Ablegen darf man nur, wenn nichts passt; {river} {value} passt auf {square}."}},
    {"rivero-penta.can-play.here", {
        "Afleggen mag alleen als niets past; {river} {value} past hier.",
        "You may discard only when nothing fits; {river} {value} fits here.",
        "On ne défausse que si rien ne convient ; {river} {value} convient ici.",
        "Ablegen darf man nur, wenn nichts passt; {river} {value} passt hier."}},

    // --- actions
    {"rivero-penta.no-card-there", {
        "Op {square} ligt geen kaart.", "There is no card on {square}.",
        "Il n'y a pas de carte en {square}.", "Auf {square} liegt keine Karte."}},
    {"rivero-penta.no-card-there.here", {
        "Hier ligt geen kaart.",
        "There is no card here.",
        "Il n'y a pas de carte ici.",
        "Hier liegt keine Karte."}},
    {"rivero-penta.same-square", {
        "De kaart ligt al op {square}; verplaats haar naar een andere plek.", "The card lies on {square} already; move it somewhere else.",
        "La carte est déjà en {square} ; déplacez-la ailleurs.", "Die Karte liegt schon auf {square}; versetz sie woandershin."}},
    {"rivero-penta.same-square.here", {
        "De kaart ligt hier al; verplaats haar naar een andere plek.",
        "The card lies here already; move it somewhere else.",
        "La carte est déjà ici ; déplacez-la ailleurs.",
        "Die Karte liegt schon hier; versetz sie woandershin."}},
    {"rivero-penta.would-float", {
        "{river} {value} op {square} zou gaan zweven.", "{river} {value} on {square} would float.",
        "{river} {value} en {square} flotterait.", "{river} {value} auf {square} würde schweben."}},
    {"rivero-penta.would-float.here", {
        "{river} {value} zou hier gaan zweven.",
        "{river} {value} would float here.",
        "{river} {value} flotterait ici.",
        "{river} {value} würde hier schweben."}},
    {"rivero-penta.not-two", {
        "Kies twee verschillende kaarten.", "Choose two different cards.",
        "Choisissez deux cartes différentes.", "Wähle zwei verschiedene Karten."}},
    {"rivero-penta.not-adjacent", {
        "{first} en {second} liggen niet naast elkaar.", "{first} and {second} are not side by side.",
        "{first} et {second} ne se touchent pas.", "{first} und {second} liegen nicht nebeneinander."}},
    {"rivero-penta.not-adjacent.here", {
        "Deze twee kaarten liggen niet naast elkaar.",
        "These two cards are not side by side.",
        "Ces deux cartes ne se touchent pas.",
        "Diese beiden Karten liegen nicht nebeneinander."}},
    {"rivero-penta.no-penta", {
        "Deze kaarten horen niet bij één PENTA.", "These cards do not belong to one PENTA.",
        "Ces cartes n'appartiennent pas à un même PENTA.", "Diese Karten gehören nicht zu einer PENTA."}},
    {"rivero-penta.not-most", {
        "Van deze PENTA moeten {most} {most:kaart|kaarten} weg: zoveel als er kunnen.",
        "{most} {most:card|cards} of this PENTA must go: as many as can.",
        "{most} {most:carte|cartes} de ce PENTA {most:doit|doivent} partir : le plus possible.",
        "Von dieser PENTA {most:muss|müssen} {most} {most:Karte|Karten} weg: so viele wie möglich."}},
    {"rivero-penta.not-three", {
        "Kies drie kaarten die op een lijn aan elkaar liggen.", "Choose three cards in an unbroken line.",
        "Choisissez trois cartes d'affilée sur une ligne.", "Wähle drei Karten, die auf einer Linie aneinanderliegen."}},
    {"rivero-penta.not-one-river", {
        "Deze drie kaarten zijn niet van één rivier.", "These three cards are not of one river.",
        "Ces trois cartes ne sont pas d'une même rivière.", "Diese drei Karten sind nicht von einem Fluss."}},
    {"rivero-penta.bridge-between", {
        "{square} ligt tussen twee kaarten; daar mag geen brug.", "{square} is between two cards; no bridge may lie there.",
        "{square} est entre deux cartes ; un pont n'y est pas permis.", "{square} liegt zwischen zwei Karten; dort darf keine Brücke liegen."}},
    {"rivero-penta.bridge-between.here", {
        "Dit ligt tussen twee kaarten; hier mag geen brug.",
        "This is between two cards; no bridge may lie here.",
        "C'est entre deux cartes ; un pont n'est pas permis ici.",
        "Das liegt zwischen zwei Karten; hier darf keine Brücke liegen."}},
    {"rivero-penta.bridge-alone", {
        "Links of rechts van {square} moet een kaart liggen.", "A card must lie to the left or right of {square}.",
        "Il faut une carte à gauche ou à droite de {square}.", "Links oder rechts von {square} muss eine Karte liegen."}},
    {"rivero-penta.bridge-alone.here", {
        "Links of rechts hiervan moet een kaart liggen.",
        "A card must lie to the left or right of it.",
        "Il faut une carte à gauche ou à droite.",
        "Links oder rechts davon muss eine Karte liegen."}},
    {"rivero-penta.bridge-at-source", {
        "{square} ligt tussen een kaart en de bron; daar mag geen brug.", "{square} is between a card and the source; no bridge may lie there.",
        "{square} est entre une carte et la source ; un pont n'y est pas permis.", "{square} liegt zwischen einer Karte und der Quelle; dort darf keine Brücke liegen."}},
    {"rivero-penta.bridge-at-source.here", {
        "Dit ligt tussen een kaart en de bron; hier mag geen brug.",
        "This is between a card and the source; no bridge may lie here.",
        "C'est entre une carte et la source ; un pont n'est pas permis ici.",
        "Das liegt zwischen einer Karte und der Quelle; hier darf keine Brücke liegen."}},
    {"rivero-penta.bridge-at-bridge", {
        "Naast {square} ligt al een brug.", "There is a bridge beside {square} already.",
        "Il y a déjà un pont à côté de {square}.", "Neben {square} liegt schon eine Brücke."}},
    {"rivero-penta.bridge-at-bridge.here", {
        "Hiernaast ligt al een brug.",
        "There is a bridge beside it already.",
        "Il y a déjà un pont à côté.",
        "Daneben liegt schon eine Brücke."}},
    {"rivero-penta.bridge-second", {
        "De rivier naast {square} heeft al een brug.", "The river beside {square} has a bridge already.",
        "La rivière à côté de {square} a déjà un pont.", "Der Fluss neben {square} hat schon eine Brücke."}},
    {"rivero-penta.bridge-second.here", {
        "De rivier hiernaast heeft al een brug.",
        "The river beside it has a bridge already.",
        "La rivière à côté a déjà un pont.",
        "Der Fluss daneben hat schon eine Brücke."}},

    // --- chance
    {"rivero-penta.not-in-ocean", {
        "{river} {value} zit niet in de oceaan.", "{river} {value} is not in the ocean.",
        "{river} {value} n'est pas dans l'océan.", "{river} {value} ist nicht im Ozean."}},
    {"rivero-penta.not-in-pile", {
        "In de gesloten actiestapel zit geen {action} meer.", "The face-down action pile has no {action} left.",
        "La pile d'actions cachée n'a plus de {action}.", "Im verdeckten Aktionsstapel ist keine Karte „{action}“ mehr."}},

    // --- texts
    {"rivero-penta.unreadable-move", {
        "Geen zet in deze notatie: {text}", "Not a move in this notation: {text}",
        "Ce n'est pas un coup dans cette notation : {text}", "Kein Zug in dieser Notation: {text}"}},
    {"rivero-penta.bad-square", {
        "Geen plek die er kan zijn: {square}", "Not a place there can be: {square}",
        "Une place qui ne peut exister : {square}", "Kein Platz, den es geben kann: {square}"}},
    {"rivero-penta.hidden-card", {
        "Bij {key} staat een verborgen kaart; zo'n stelling kan niet gespeeld worden.",
        "There is a hidden card under {key}; such a position cannot be played.",
        "Il y a une carte cachée sous {key} ; une telle position ne peut être jouée.",
        "Unter {key} steht eine verdeckte Karte; eine solche Stellung kann nicht gespielt werden."}},
    {"rivero-penta.too-many-of-card", {
        "{river} {value} staat er vaker dan twee keer.", "{river} {value} stands there more than twice.",
        "{river} {value} y figure plus de deux fois.", "{river} {value} steht öfter als zweimal da."}},
    {"rivero-penta.cards-missing", {
        "Er {cards:ontbreekt|ontbreken} {cards} {cards:rivierkaart|rivierkaarten}.",
        "{cards} river {cards:card is|cards are} missing.",
        "Il manque {cards} {cards:carte|cartes} rivière.",
        "Es {cards:fehlt|fehlen} {cards} {cards:Flusskarte|Flusskarten}."}},
    {"rivero-penta.action-count", {
        "Van {action} zijn er {count} kaarten in plaats van {all}.", "There are {count} cards of {action} instead of {all}.",
        "Il y a {count} cartes {action} au lieu de {all}.", "Von {action} gibt es {count} Karten statt {all}."}},
    {"rivero-penta.apart", {
        "Wat op {square} ligt, hangt niet aan de bron vast.", "What lies on {square} is not joined to the source.",
        "Ce qui est en {square} n'est pas relié à la source.", "Was auf {square} liegt, hängt nicht mit der Quelle zusammen."}},
    {"rivero-penta.bad-bridge", {
        "Een brug kan niet op {square} liggen.", "A bridge cannot lie on {square}.",
        "Un pont ne peut être en {square}.", "Eine Brücke kann nicht auf {square} liegen."}},
    {"rivero-penta.hand-size", {
        "{seat} heeft {cards} {cards:kaart|kaarten} in plaats van {all}.", "{seat} has {cards} {cards:card|cards} instead of {all}.",
        "{seat} a {cards} {cards:carte|cartes} au lieu de {all}.", "{seat} hat {cards} {cards:Karte|Karten} statt {all}."}},

    // --- events
    {"rivero-penta.two-cards", {
        "Kraan op zon: {seat} neemt nog een kaart en speelt er twee.", "Tap on sun: {seat} draws once more and plays two cards.",
        "Robinet sur soleil : {seat} pioche encore une carte et en joue deux.", "Hahn auf Sonne: {seat} zieht noch eine Karte und spielt zwei."}},
    {"rivero-penta.no-bridge-place", {
        "Nergens is plaats voor de brug; ze blijft liggen.", "There is no place for the bridge; it stays where it is.",
        "Aucune place pour le pont ; il reste où il est.", "Für die Brücke ist nirgends Platz; sie bleibt liegen."}},
    {"rivero-penta.scored", {
        "{seat}: {points} {points:punt|punten} voor de rivier.", "{seat}: {points} {points:point|points} for the river.",
        "{seat} : {points} {points:point|points} pour la rivière.", "{seat}: {points} {points:Punkt|Punkte} für den Fluss."}},
    {"rivero-penta.penalty", {
        "{seat} kan niet aansluiten: {points} punten.", "{seat} cannot link a card: {points} points.",
        "{seat} ne peut rien raccorder : {points} points.", "{seat} kann nichts anschließen: {points} Punkte."}},
    {"rivero-penta.drained", {
        "{seat}: {points} {points:punt|punten} voor de PENTA.", "{seat}: {points} {points:point|points} for the PENTA.",
        "{seat} : {points} {points:point|points} pour le PENTA.", "{seat}: {points} {points:Punkt|Punkte} für die PENTA."}},
    {"rivero-penta.tapped", {
        "{seat}: {points} punten voor de kraan.", "{seat}: {points} points for the tap.",
        "{seat} : {points} points pour le robinet.", "{seat}: {points} Punkte für den Hahn."}},
    {"rivero-penta.floats", {
        "{river} {value} zweeft en gaat weg.", "{river} {value} floats and goes.",
        "{river} {value} flotte et s'en va.", "{river} {value} schwebt und geht weg."}},
    {"rivero-penta.bridge-back", {
        "Een losse brug gaat terug naar de open stapel.", "A loose bridge goes back to the open pile.",
        "Un pont isolé retourne à la pile ouverte.", "Eine lose Brücke kommt zurück auf den offenen Stapel."}},
    {"rivero-penta.new-ocean", {
        "De afgelegde kaarten worden de nieuwe oceaan: {cards} kaarten.", "The discards become the new ocean: {cards} cards.",
        "La défausse devient le nouvel océan : {cards} cartes.", "Der Ablagestapel wird der neue Ozean: {cards} Karten."}},
    {"rivero-penta.new-actions", {
        "De actiekaarten worden opnieuw geschud; de bruggen gaan van tafel.", "The action cards are shuffled anew; the bridges leave the table.",
        "Les cartes action sont mélangées à nouveau ; les ponts quittent la table.", "Die Aktionskarten werden neu gemischt; die Brücken gehen vom Tisch."}},
    {"rivero-penta.field-full", {
        "Het veld is vol: alle kaarten gaan in de oceaan, en rond de bron begint het opnieuw.",
        "The field is full: all cards go into the ocean, and it starts anew around the source.",
        "Le champ est plein : toutes les cartes vont à l'océan et tout recommence autour de la source.",
        "Das Feld ist voll: Alle Karten kommen in den Ozean, und um die Quelle beginnt es neu."}},

    {"rivero-penta.end.goal", {"55 punten bereikt", "55 points reached", "55 points atteints", "55 Punkte erreicht"}},
    {"rivero-penta.end.gave-up", {"Opgegeven", "Given up", "Abandon", "Aufgegeben"}},
    {"rivero-penta.end.too-long", {"Te veel beurten", "Too many turns", "Trop de tours", "Zu viele Runden"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> RiveroPenta::messages() { return kMessages; }

}  // namespace games::rivero_penta
