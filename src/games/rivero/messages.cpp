#include <array>

#include "games/rivero/rules.h"

namespace games::rivero {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"rivero.name", {"Rivero", "Rivero", "Rivero", "Rivero"}},
    {"rivero.about", {
        "Laat rivieren groeien, uit bron, oceaan en grondwater.",
        "Let rivers grow, from spring, ocean and groundwater.",
        "Faire grandir des rivières, de la source à l'océan.",
        "Flüsse wachsen lassen, aus Quelle, Ozean und Grundwasser."}},

    {"rivero.variant.standard", {"Drie Rivero's", "Three Riveros", "Trois Riveros", "Drei Riveros"}},
    {"rivero.variant.eight", {"Een rivier van acht", "A river of eight", "Une rivière de huit", "Ein Fluss aus acht"}},

    {"rivero.option.begins", {
        "Wie de blauwe veldfles heeft en begint", "Who has the blue flask and begins",
        "Qui a la gourde bleue et commence", "Wer die blaue Feldflasche hat und beginnt"}},
    {"rivero.option.attach_to", {
        "Bij welke rivieren je aansluit: je eigen of alle", "Which rivers you join cards to: your own or any",
        "À quelles rivières on ajoute des cartes : les siennes ou toutes", "An welche Flüsse man anlegt: die eigenen oder alle"}},
    {"rivero.option.spring_after_action", {
        "Of ook na een actiekaart een kaart in de bron komt", "Whether a card goes into the spring after an action too",
        "Si une carte va à la source après une action aussi", "Ob auch nach einer Aktion eine Karte in die Quelle kommt"}},
    {"rivero.option.spring_duty", {
        "Vanaf hoeveel handkaarten er een in de bron moet", "From how many hand cards on one must go into the spring",
        "À partir de combien de cartes en main l'une doit aller à la source", "Ab wie vielen Handkarten eine in die Quelle muss"}},
    {"rivero.option.take_groundwater", {
        "Wanneer je grondwater op hand mag nemen: aan het eind van je beurt, of de hele beurt",
        "When groundwater may be taken in hand: at the end of a turn, or at any time in it",
        "Quand on peut prendre de la nappe : à la fin de son tour, ou tout au long du tour",
        "Wann Grundwasser auf die Hand darf: am Ende des Zuges oder im ganzen Zug"}},
    {"rivero.option.ocean_end", {
        "Of de beurt wordt uitgespeeld als de oceaan op is, of meteen geteld",
        "Whether the turn is finished when the ocean is used up, or counted at once",
        "Si l'on finit le tour quand l'océan est épuisé, ou compte aussitôt",
        "Ob der Zug zu Ende gespielt wird, wenn der Ozean leer ist, oder gleich gezählt"}},

    // Whose move it is, and of what kind.
    {"rivero.lot-first", {
        "Eerst wordt geloot wie de blauwe veldfles krijgt.", "First the lot decides who gets the blue flask.",
        "Le sort décide d'abord qui reçoit la gourde bleue.", "Zuerst entscheidet das Los, wer die blaue Feldflasche bekommt."}},
    {"rivero.draw-first", {
        "Nu komt er een kaart uit de oceaan.", "Now a card comes from the ocean.",
        "C'est le moment d'une carte de l'océan.", "Jetzt kommt eine Karte aus dem Ozean."}},
    {"rivero.turn-first", {
        "Nu wordt er een actiekaart omgedraaid.", "An action card is turned now.",
        "C'est le moment de retourner une carte action.", "Jetzt wird eine Aktionskarte umgedreht."}},
    {"rivero.not-in-ocean", {
        "{river} {value} ligt niet meer in de oceaan.", "{river} {value} is not in the ocean any more.",
        "{river} {value} n'est plus dans l'océan.", "{river} {value} liegt nicht mehr im Ozean."}},
    {"rivero.not-in-pile", {
        "Er is geen actiekaart {action} meer op de stapel.", "There is no action card {action} left in the pile.",
        "Il n'y a plus de carte action {action} dans la pile.", "Im Stapel ist keine Aktionskarte {action} mehr."}},
    {"rivero.chance-only", {
        "Kaarten komen van de stapel; niemand kiest ze.", "Cards come from the pile; nobody chooses them.",
        "Les cartes viennent de la pile ; on ne les choisit pas.", "Karten kommen vom Stapel; man wählt sie nicht."}},
    {"rivero.do-action", {
        "Doe eerst wat je actiekaart zegt: {action}.", "First do what your action card says: {action}.",
        "Faites d'abord ce que dit votre carte action : {action}.", "Mach zuerst, was deine Aktionskarte sagt: {action}."}},
    {"rivero.no-action-now", {
        "Dat mag alleen met een actiekaart die je net hebt omgedraaid.", "Only an action card you have just turned lets you do that.",
        "Il faut pour cela une carte action que vous venez de retourner.", "Das geht nur mit einer eben umgedrehten Aktionskarte."}},
    {"rivero.choose-first", {
        "Kies eerst: oceaan, een rijtje uit de bron of een actiekaart.", "Choose first: ocean, a column of the spring or an action card.",
        "Choisissez d'abord : l'océan, une colonne de la source ou une carte action.", "Wähle zuerst: Ozean, eine Spalte der Quelle oder eine Aktionskarte."}},
    {"rivero.option-chosen", {
        "Je hebt in deze beurt al gekozen.", "You have already chosen in this turn.",
        "Vous avez déjà choisi pour ce tour.", "Du hast in diesem Zug schon gewählt."}},
    {"rivero.action-done", {
        "Na een actiekaart eindigt je beurt.", "After an action card your turn ends.",
        "Après une carte action, votre tour se termine.", "Nach einer Aktionskarte endet dein Zug."}},
    {"rivero.turn-ending", {
        "Je beurt loopt al af; daar is het nu te laat voor.", "Your turn is already ending; it is too late for that.",
        "Votre tour se termine déjà ; c'est trop tard pour cela.", "Dein Zug geht schon zu Ende; dafür ist es zu spät."}},

    // Options.
    {"rivero.flask-free", {
        "Je veldfles ligt bij geen rivier; dan mag je niets uit de bron nemen.", "Your flask is at no river, so you may not take from the spring.",
        "Votre gourde n'est auprès d'aucune rivière : vous ne pouvez pas puiser à la source.", "Deine Feldflasche liegt an keinem Fluss; dann darfst du nicht aus der Quelle nehmen."}},
    {"rivero.column-short", {
        "Rijtje {column} van de bron heeft geen drie kaarten.", "Column {column} of the spring does not have three cards.",
        "La colonne {column} de la source n'a pas trois cartes.", "Spalte {column} der Quelle hat keine drei Karten."}},
    {"rivero.column-short.here", {
        "Dit rijtje van de bron heeft geen drie kaarten.",
        "This column of the spring does not have three cards.",
        "Cette colonne de la source n'a pas trois cartes.",
        "Diese Spalte der Quelle hat keine drei Karten."}},
    {"rivero.column-useless", {
        "Van rijtje {column} zou je geen enkele kaart meteen kunnen gebruiken.", "You could not use any card of column {column} at once.",
        "Vous ne pourriez utiliser aussitôt aucune carte de la colonne {column}.", "Von Spalte {column} könntest du keine Karte sofort verwenden."}},
    {"rivero.column-useless.here", {
        "Van dit rijtje zou je geen enkele kaart meteen kunnen gebruiken.",
        "You could not use any card of this column at once.",
        "Vous ne pourriez utiliser aussitôt aucune carte de cette colonne.",
        "Von dieser Spalte könntest du keine Karte sofort verwenden."}},
    {"rivero.action-lies", {
        "Er ligt nog een actiekaart voor je: {action}.", "An action card still lies in front of you: {action}.",
        "Une carte action est encore devant vous : {action}.", "Vor dir liegt noch eine Aktionskarte: {action}."}},

    // Cards, rivers and the spring.
    {"rivero.not-in-hand", {
        "Je hebt {river} {value} niet op hand.", "You do not have {river} {value} in your hand.",
        "Vous n'avez pas {river} {value} en main.", "Du hast {river} {value} nicht auf der Hand."}},
    {"rivero.nothing-to-take", {
        "Er ligt geen kaart bij een actiekaart van jou.", "There is no card at an action card of yours.",
        "Il n'y a pas de carte près d'une de vos cartes action.", "An keiner Aktionskarte von dir liegt eine Karte."}},
    {"rivero.joker-stays", {
        "De gesloten kaart is een joker; die neem je niet op hand.", "The face-down card is a joker; it is not taken into the hand.",
        "La carte cachée est un joker ; on ne la prend pas en main.", "Die verdeckte Karte ist ein Joker; man nimmt sie nicht auf die Hand."}},
    {"rivero.no-joker", {
        "Je hebt geen joker liggen.", "You have no joker.",
        "Vous n'avez pas de joker.", "Du hast keinen Joker."}},
    {"rivero.flask-lies", {
        "Je veldfles ligt al bij {where}; een nieuwe rivier kan nu niet.", "Your flask already lies at {where}; a new river is not possible now.",
        "Votre gourde est déjà auprès de {where} ; pas de nouvelle rivière maintenant.", "Deine Feldflasche liegt schon an {where}; ein neuer Fluss geht jetzt nicht."}},
    {"rivero.flask-lies.here", {
        "Je veldfles ligt al bij deze rivier; een nieuwe rivier kan nu niet.",
        "Your flask already lies at this river; a new river is not possible now.",
        "Votre gourde est déjà auprès de cette rivière ; pas de nouvelle rivière maintenant.",
        "Deine Feldflasche liegt schon an diesem Fluss; ein neuer Fluss geht jetzt nicht."}},
    {"rivero.without-column", {
        "Een nieuwe rivier heeft nu een kaart uit het gekozen rijtje nodig.", "A new river needs a card of the column you chose.",
        "Une nouvelle rivière demande une carte de la colonne choisie.", "Ein neuer Fluss braucht eine Karte der gewählten Spalte."}},
    {"rivero.use-first", {
        "Gebruik eerst een van de drie kaarten uit de bron.", "First use one of the three cards of the spring.",
        "Utilisez d'abord une des trois cartes de la source.", "Verwende zuerst eine der drei Karten aus der Quelle."}},
    {"rivero.use-before-end", {
        "Voor je beurt eindigt, moet je een van de drie kaarten uit de bron gebruiken.", "Before your turn ends you must use one of the three cards of the spring.",
        "Avant la fin de votre tour, vous devez utiliser une des trois cartes de la source.", "Bevor dein Zug endet, musst du eine der drei Karten aus der Quelle verwenden."}},
    {"rivero.no-such-river", {
        "Er is geen rivier {where}.", "There is no river {where}.",
        "Il n'y a pas de rivière {where}.", "Es gibt keinen Fluss {where}."}},
    {"rivero.no-such-river.here", {
        "Zo'n rivier is er niet.",
        "There is no such river.",
        "Cette rivière n'existe pas.",
        "Diesen Fluss gibt es nicht."}},
    {"rivero.not-your-river", {
        "{where} is niet jouw rivier.", "{where} is not your river.",
        "{where} n'est pas votre rivière.", "{where} ist nicht dein Fluss."}},
    {"rivero.not-your-river.here", {
        "Dit is niet jouw rivier.",
        "This is not your river.",
        "Ce n'est pas votre rivière.",
        "Das ist nicht dein Fluss."}},
    {"rivero.other-river", {
        "{river} {value} hoort niet bij de rivier {where}.", "{river} {value} does not belong to the river {where}.",
        "{river} {value} n'appartient pas à la rivière {where}.", "{river} {value} gehört nicht zum Fluss {where}."}},
    {"rivero.other-river.here", {
        "{river} {value} hoort niet bij deze rivier.",
        "{river} {value} does not belong to this river.",
        "{river} {value} n'appartient pas à cette rivière.",
        "{river} {value} gehört nicht zu diesem Fluss."}},
    {"rivero.lies-there", {
        "In {where} is de plaats van {river} {value} al bezet.", "In {where} the place of {river} {value} is taken.",
        "Dans {where}, la place de {river} {value} est prise.", "In {where} ist der Platz von {river} {value} schon besetzt."}},
    {"rivero.lies-there.here", {
        "In deze rivier is de plaats van {river} {value} al bezet.",
        "In this river the place of {river} {value} is taken.",
        "Dans cette rivière, la place de {river} {value} est prise.",
        "In diesem Fluss ist der Platz von {river} {value} schon besetzt."}},
    {"rivero.not-at-end", {
        "{river} {value} sluit aan geen einde van {where} aan.", "{river} {value} fits neither end of {where}.",
        "{river} {value} ne prolonge aucun bout de {where}.", "{river} {value} passt an kein Ende von {where}."}},
    {"rivero.not-at-end.here", {
        "{river} {value} sluit aan geen einde van deze rivier aan.",
        "{river} {value} fits neither end of this river.",
        "{river} {value} ne prolonge aucun bout de cette rivière.",
        "{river} {value} passt an kein Ende dieses Flusses."}},
    {"rivero.not-behind-joker", {
        "{river} {value} past niet achter een joker aan {where}.", "{river} {value} does not fit behind a joker at {where}.",
        "{river} {value} ne va pas derrière un joker au bout de {where}.", "{river} {value} passt nicht hinter einen Joker an {where}."}},
    {"rivero.not-behind-joker.here", {
        "{river} {value} past hier niet achter een joker.",
        "{river} {value} does not fit behind a joker here.",
        "{river} {value} ne va pas derrière un joker ici.",
        "{river} {value} passt hier nicht hinter einen Joker."}},
    {"rivero.no-bridge", {
        "In {where} ligt geen brug op de plaats van {river} {value}.", "In {where} no bridge lies in the place of {river} {value}.",
        "Dans {where}, il n'y a pas de pont à la place de {river} {value}.", "In {where} liegt keine Brücke am Platz von {river} {value}."}},
    {"rivero.no-bridge.here", {
        "In deze rivier ligt geen brug op de plaats van {river} {value}.",
        "In this river no bridge lies in the place of {river} {value}.",
        "Dans cette rivière, il n'y a pas de pont à la place de {river} {value}.",
        "In diesem Fluss liegt keine Brücke am Platz von {river} {value}."}},
    {"rivero.no-doubling", {
        "Dubbelen mag alleen als je een kaart uit de oceaan nam.", "You may double only in a turn in which you took a card from the ocean.",
        "On ne double qu'après avoir pris une carte de l'océan.", "Doppeln darf nur, wer eine Karte aus dem Ozean nahm."}},
    {"rivero.doubled", {
        "Je hebt in deze beurt al gedubbeld.", "You have already doubled in this turn.",
        "Vous avez déjà doublé pendant ce tour.", "Du hast in diesem Zug schon gedoppelt."}},
    {"rivero.place-empty", {
        "Op {place} ligt geen kaart.", "No card lies on {place}.",
        "Il n'y a pas de carte en {place}.", "Auf {place} liegt keine Karte."}},
    {"rivero.place-empty.here", {
        "Hier ligt geen kaart.",
        "No card lies here.",
        "Il n'y a pas de carte ici.",
        "Hier liegt keine Karte."}},
    {"rivero.place-double", {
        "Op {place} liggen al twee kaarten.", "Two cards already lie on {place}.",
        "Il y a déjà deux cartes en {place}.", "Auf {place} liegen schon zwei Karten."}},
    {"rivero.place-double.here", {
        "Hier liggen al twee kaarten.",
        "Two cards already lie here.",
        "Il y a déjà deux cartes ici.",
        "Hier liegen schon zwei Karten."}},
    {"rivero.other-value", {
        "De kaart op {place} heeft een andere waarde dan {river} {value}.", "The card on {place} has another value than {river} {value}.",
        "La carte en {place} n'a pas la valeur de {river} {value}.", "Die Karte auf {place} hat einen anderen Wert als {river} {value}."}},
    {"rivero.other-value.here", {
        "De kaart hier heeft een andere waarde dan {river} {value}.",
        "The card here has another value than {river} {value}.",
        "La carte qui est ici n'a pas la valeur de {river} {value}.",
        "Die Karte hier hat einen anderen Wert als {river} {value}."}},
    {"rivero.same-river", {
        "De kaart op {place} is van dezelfde rivier als {river} {value}.", "The card on {place} is of the same river as {river} {value}.",
        "La carte en {place} est de la même rivière que {river} {value}.", "Die Karte auf {place} ist vom selben Fluss wie {river} {value}."}},
    {"rivero.same-river.here", {
        "De kaart hier is van dezelfde rivier als {river} {value}.",
        "The card here is of the same river as {river} {value}.",
        "La carte qui est ici est de la même rivière que {river} {value}.",
        "Die Karte hier ist vom selben Fluss wie {river} {value}."}},
    {"rivero.no-extra", {
        "Een extra kaart mag alleen meteen na het dubbelen.", "An extra card comes only directly after doubling.",
        "La carte en plus ne se prend qu'aussitôt après avoir doublé.", "Eine zusätzliche Karte gibt es nur gleich nach dem Doppeln."}},
    {"rivero.ocean-empty", {
        "De oceaan is op.", "The ocean is used up.", "L'océan est épuisé.", "Der Ozean ist leer."}},

    // The end of a turn.
    {"rivero.spring-first", {
        "Met {cards} handkaarten moet er eerst een in de bron.", "With {cards} cards in your hand, one must go into the spring first.",
        "Avec {cards} cartes en main, l'une doit d'abord aller à la source.", "Mit {cards} Handkarten muss zuerst eine in die Quelle."}},
    {"rivero.ground-first", {
        "Met {cards} handkaarten moet er eerst een op je grondwater.", "With {cards} cards in your hand, one must go onto your groundwater first.",
        "Avec {cards} cartes en main, l'une doit d'abord aller à votre nappe.", "Mit {cards} Handkarten muss zuerst eine auf dein Grundwasser."}},
    {"rivero.no-spring-after-action", {
        "Na een actiekaart komt er geen kaart in de bron.", "After an action card no card goes into the spring.",
        "Après une carte action, aucune carte ne va à la source.", "Nach einer Aktionskarte kommt keine Karte in die Quelle."}},
    {"rivero.spring-done", {
        "Je hebt al een kaart in de bron gelegd.", "You have already laid a card into the spring.",
        "Vous avez déjà posé une carte à la source.", "Du hast schon eine Karte in die Quelle gelegt."}},
    {"rivero.exchange-done", {
        "Je hebt al een kaart met de bron geruild.", "You have already exchanged a card with the spring.",
        "Vous avez déjà échangé une carte avec la source.", "Du hast schon eine Karte mit der Quelle getauscht."}},
    {"rivero.spring-late", {
        "De bron komt voor het grondwater; dat kan nu niet meer.", "The spring comes before the groundwater; it is too late for that.",
        "La source vient avant la nappe ; c'est trop tard.", "Die Quelle kommt vor dem Grundwasser; dafür ist es zu spät."}},
    {"rivero.middle-place", {
        "{place} is in de middelste rij; daar leg je geen handkaart.", "{place} is in the middle row, where no hand card is laid.",
        "{place} est au milieu ; on n'y pose pas de carte de sa main.", "{place} liegt in der Mitte; dorthin kommt keine Handkarte."}},
    {"rivero.middle-place.here", {
        "Dit is de middelste rij; hier leg je geen handkaart.",
        "This is the middle row, where no hand card is laid.",
        "C'est la rangée du milieu ; on n'y pose pas de carte de sa main.",
        "Das ist die mittlere Reihe; hierhin kommt keine Handkarte."}},
    {"rivero.place-taken", {
        "Op {place} ligt al een kaart.", "A card already lies on {place}.",
        "Il y a déjà une carte en {place}.", "Auf {place} liegt schon eine Karte."}},
    {"rivero.place-taken.here", {
        "Hier ligt al een kaart.",
        "A card already lies here.",
        "Il y a déjà une carte ici.",
        "Hier liegt schon eine Karte."}},
    {"rivero.spring-not-full", {
        "Ruilen mag alleen als de bron vol is.", "You may only exchange when the spring is full.",
        "On n'échange que lorsque la source est pleine.", "Tauschen darf man nur, wenn die Quelle voll ist."}},
    {"rivero.exchanged", {
        "Wie geruild heeft, legt geen kaart op het grondwater.", "After an exchange, no card goes onto the groundwater.",
        "Après un échange, aucune carte ne va à la nappe.", "Nach einem Tausch kommt keine Karte aufs Grundwasser."}},
    {"rivero.grounded", {
        "Er gaat maar één kaart per beurt op het grondwater.", "Only one card a turn goes onto the groundwater.",
        "Une seule carte par tour va à la nappe.", "Nur eine Karte je Zug kommt auf das Grundwasser."}},
    {"rivero.hand-small", {
        "Met {cards} {cards:handkaart|handkaarten} leg je er geen op je grondwater.",
        "With {cards} {cards:card|cards} in your hand, none goes onto your groundwater.",
        "Avec {cards} {cards:carte|cartes} en main, aucune ne va à votre nappe.",
        "Mit {cards} {cards:Handkarte|Handkarten} kommt keine auf dein Grundwasser."}},
    {"rivero.hand-full", {
        "Met {cards} handkaarten neem je niets van je grondwater.", "With {cards} cards in your hand, you take none from your groundwater.",
        "Avec {cards} cartes en main, on ne prend rien à sa nappe.", "Mit {cards} Handkarten nimmst du keine vom Grundwasser."}},
    {"rivero.ground-empty", {
        "Het grondwater van {seat} is leeg.", "The groundwater of {seat} is empty.",
        "La nappe de {seat} est vide.", "Das Grundwasser von {seat} ist leer."}},

    // Actions.
    {"rivero.flask-protects", {
        "Bij {where} ligt een veldfles; daar mag de kraan niet open.", "A flask lies at {where} and protects it from the tap.",
        "Une gourde protège {where} du robinet.", "An {where} liegt eine Feldflasche; dort darf der Hahn nicht hin."}},
    {"rivero.flask-protects.here", {
        "Hier ligt een veldfles; de kraan mag niet aan deze rivier.",
        "A flask lies here and protects this river from the tap.",
        "Une gourde protège cette rivière du robinet.",
        "Hier liegt eine Feldflasche; der Hahn darf nicht an diesen Fluss."}},
    {"rivero.not-in-river", {
        "{river} {value} ligt niet in {where}.", "{river} {value} does not lie in {where}.",
        "{river} {value} n'est pas dans {where}.", "{river} {value} liegt nicht in {where}."}},
    {"rivero.not-in-river.here", {
        "{river} {value} ligt niet in deze rivier.",
        "{river} {value} does not lie in this river.",
        "{river} {value} n'est pas dans cette rivière.",
        "{river} {value} liegt nicht in diesem Fluss."}},
    {"rivero.bridge-at-end", {
        "{river} {value} is een einde van {where}; daar komt geen brug.", "{river} {value} is an end of {where}, where no bridge may lie.",
        "{river} {value} est un bout de {where} ; pas de pont à cet endroit.", "{river} {value} ist ein Ende von {where}; dorthin kommt keine Brücke."}},
    {"rivero.bridge-at-end.here", {
        "{river} {value} is een einde van deze rivier; daar komt geen brug.",
        "{river} {value} is an end of this river, where no bridge may lie.",
        "{river} {value} est un bout de cette rivière ; pas de pont à cet endroit.",
        "{river} {value} ist ein Ende dieses Flusses; dorthin kommt keine Brücke."}},
    {"rivero.bridge-beside", {
        "Naast {river} {value} in {where} ligt al een brug.", "A bridge already lies beside {river} {value} in {where}.",
        "Il y a déjà un pont à côté de {river} {value} dans {where}.", "Neben {river} {value} in {where} liegt schon eine Brücke."}},
    {"rivero.bridge-beside.here", {
        "Naast {river} {value} ligt al een brug.",
        "A bridge already lies beside {river} {value}.",
        "Il y a déjà un pont à côté de {river} {value}.",
        "Neben {river} {value} liegt schon eine Brücke."}},

    // Texts and positions.
    {"rivero.unreadable-move", {
        "Geen zet in deze notatie: {text}", "Not a move in this notation: {text}",
        "Ce n'est pas un coup dans cette notation : {text}", "Kein Zug in dieser Notation: {text}"}},
    {"rivero.one-joker", {
        "Je hebt nooit meer dan één joker.", "You never have more than one joker.",
        "On n'a jamais plus d'un joker.", "Man hat nie mehr als einen Joker."}},
    {"rivero.joker-at-end", {
        "Een joker ligt nooit aan het begin of einde van een rivier.", "A joker never lies at the beginning or end of a river.",
        "Un joker n'est jamais au début ni à la fin d'une rivière.", "Ein Joker liegt nie am Anfang oder Ende eines Flusses."}},
    {"rivero.mixed-rivers", {
        "{river} {value} is van een andere rivier dan de eerste kaart.", "{river} {value} is of another river than the first card.",
        "{river} {value} n'est pas de la rivière de la première carte.", "{river} {value} ist von einem anderen Fluss als die erste Karte."}},
    {"rivero.not-rising", {
        "{river} {value} volgt niet op de kaart ervoor; een rivier loopt telkens één op.", "{river} {value} does not follow the card before it; a river rises by one.",
        "{river} {value} ne suit pas la carte précédente ; une rivière monte de un en un.", "{river} {value} folgt nicht auf die Karte davor; ein Fluss steigt um je eins."}},
    {"rivero.river-short", {
        "Een rivier heeft minstens {least} kaarten.", "A river has at least {least} cards.",
        "Une rivière a au moins {least} cartes.", "Ein Fluss hat mindestens {least} Karten."}},
    {"rivero.hidden-card", {
        "Een ? is geen kaart; wie hem kent, moet hem noemen.", "A ? is no card; whoever knows it must name it.",
        "Un ? n'est pas une carte ; qui la connaît doit la nommer.", "Ein ? ist keine Karte; wer sie kennt, muss sie nennen."}},
    {"rivero.too-many", {
        "Er zijn maar twee kaarten {river} {value}.", "There are only two cards {river} {value}.",
        "Il n'y a que deux cartes {river} {value}.", "Es gibt nur zwei Karten {river} {value}."}},
    {"rivero.middle-bare", {
        "Op {where} ligt geen kaart; de middelste rij van de bron is altijd vol.", "There is no card on {where}; the middle row of the spring is always full.",
        "Il n'y a pas de carte en {where} ; la rangée du milieu de la source est toujours pleine.", "Auf {where} liegt keine Karte; die mittlere Reihe der Quelle ist immer voll."}},
    {"rivero.bad-pile", {
        "Op {where} past de bovenste kaart niet op die eronder.", "On {where} the upper card does not go on the lower one.",
        "En {where}, la carte du dessus ne va pas sur celle du dessous.", "Auf {where} passt die obere Karte nicht auf die untere."}},
    {"rivero.bad-river", {
        "{where} is geen rivier.", "{where} is no river.", "{where} n'est pas une rivière.", "{where} ist kein Fluss."}},

    // Events.
    {"rivero.covered", {
        "{seat} krijgt de bedekte kaart {river} {value}.", "{seat} gets the covered card {river} {value}.",
        "{seat} reçoit la carte couverte {river} {value}.", "{seat} bekommt die verdeckte Karte {river} {value}."}},
    {"rivero.refilled", {
        "Uit het grondwater van {seat} komt {river} {value} op {place}.", "{river} {value} comes from the groundwater of {seat} onto {place}.",
        "De la nappe de {seat} vient {river} {value} en {place}.", "Aus dem Grundwasser von {seat} kommt {river} {value} auf {place}."}},
    {"rivero.refilled.here", {
        "Uit het grondwater van {seat} komt {river} {value} in de bron.", "{river} {value} comes from the groundwater of {seat} into the spring.",
        "De la nappe de {seat}, {river} {value} vient à la source.", "Aus dem Grundwasser von {seat} kommt {river} {value} in die Quelle."}},
    {"rivero.reshuffled", {
        "De gebruikte actiekaarten vormen een nieuwe stapel.", "The used action cards make a new pile.",
        "Les cartes action utilisées forment une nouvelle pile.", "Die gebrauchten Aktionskarten bilden einen neuen Stapel."}},
    {"rivero.action-leaves", {
        "De actiekaart van {seat} ({action}) gaat naar de afspeelstapel.", "The action card of {seat} ({action}) goes to the used ones.",
        "La carte action de {seat} ({action}) rejoint la défausse.", "Die Aktionskarte von {seat} ({action}) kommt auf die Ablage."}},
    {"rivero.six", {
        "{where} van {seat} is een Rivero.", "{where} of {seat} is a Rivero.",
        "{where} de {seat} est un Rivero.", "{where} von {seat} ist ein Rivero."}},
    {"rivero.six.here", {
        "{seat} heeft een Rivero.", "{seat} has a Rivero.", "{seat} a un Rivero.", "{seat} hat einen Rivero."}},
    {"rivero.bridge-taken", {
        "De brug was {river} {value}.", "The bridge was {river} {value}.",
        "Le pont était {river} {value}.", "Die Brücke war {river} {value}."}},
    {"rivero.lifted", {
        "{seat} neemt {river} {value} van het grondwater.", "{seat} takes {river} {value} from the groundwater.",
        "{seat} prend {river} {value} à la nappe.", "{seat} nimmt {river} {value} vom Grundwasser."}},
    {"rivero.bridge-falls", {
        "De brug aan het einde van {where} gaat naar het grondwater van {seat}.", "The bridge at the end of {where} goes to the groundwater of {seat}.",
        "Le pont au bout de {where} va à la nappe de {seat}.", "Die Brücke am Ende von {where} kommt ins Grundwasser von {seat}."}},
    {"rivero.bridge-falls.here", {
        "De brug aan het einde gaat naar het grondwater van {seat}.", "The bridge at the end goes to the groundwater of {seat}.",
        "Le pont au bout va à la nappe de {seat}.", "Die Brücke am Ende kommt ins Grundwasser von {seat}."}},
    {"rivero.river-falls", {
        "{where} is te kort; wat er ligt, gaat naar het grondwater van {seat}.", "{where} is too short; what is left goes to the groundwater of {seat}.",
        "{where} est trop courte ; ce qui reste va à la nappe de {seat}.", "{where} ist zu kurz; der Rest kommt ins Grundwasser von {seat}."}},
    {"rivero.river-falls.here", {
        "De rivier is nu te kort; wat er ligt, gaat naar het grondwater van {seat}.", "The river is too short now; what is left goes to the groundwater of {seat}.",
        "La rivière est trop courte ; ce qui reste va à la nappe de {seat}.", "Der Fluss ist nun zu kurz; der Rest kommt ins Grundwasser von {seat}."}},
    {"rivero.last-turn", {
        "De oceaan is op: dit is de laatste beurt.", "The ocean is used up: this is the last turn.",
        "L'océan est épuisé : c'est le dernier tour.", "Der Ozean ist leer: das ist der letzte Zug."}},

    {"rivero.end.three", {"Drie Rivero's en geen grondwater", "Three Riveros and no groundwater", "Trois Riveros et une nappe vide", "Drei Riveros und kein Grundwasser"}},
    {"rivero.end.eight", {"Een rivier van acht en een lege hand", "A river of eight and an empty hand", "Une rivière de huit et une main vide", "Ein Fluss aus acht und eine leere Hand"}},
    {"rivero.end.count", {"De oceaan is op; de rivierkaarten zijn geteld", "The ocean is used up; river cards are counted", "L'océan est épuisé ; on compte les cartes de rivière", "Der Ozean ist leer; die Flusskarten sind gezählt"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> Rivero::messages() { return kMessages; }

}  // namespace games::rivero
