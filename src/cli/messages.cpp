#include <array>

#include "cli/words.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.computer", {"computer", "computer", "ordinateur", "Computer"}},
    {"cli.over", {"Afgelopen", "The end", "Terminé", "Zu Ende"}},
    {"cli.game-number", {"Spel {number}", "Game {number}", "Partie {number}", "Spiel {number}"}},
    {"cli.move-of", {
        "Zet {move} van {moves}, spel {game} van {games}", "Move {move} of {moves}, game {game} of {games}",
        "Coup {move} sur {moves}, partie {game} sur {games}", "Zug {move} von {moves}, Spiel {game} von {games}"}},

    {"cli.won", {
        "{how}: {winners} {count:wint|winnen}.", "{how}: {winners} {count:wins|win}.",
        "{how} : {winners} {count:gagne|gagnent}.", "{how}: {winners} {count:gewinnt|gewinnen}."}},
    {"cli.drawn", {
        "{how}: niemand wint.", "{how}: nobody wins.", "{how} : personne ne gagne.", "{how}: niemand gewinnt."}},
    {"cli.resigned", {
        "{seat} geeft op; {winners} {count:wint|winnen}.", "{seat} resigns; {winners} {count:wins|win}.",
        "{seat} abandonne ; {winners} {count:gagne|gagnent}.", "{seat} gibt auf; {winners} {count:gewinnt|gewinnen}."}},
    {"cli.out-of-time", {
        "De tijd van {seat} is om; {winners} {count:wint|winnen}.", "{seat} is out of time; {winners} {count:wins|win}.",
        "{seat} n'a plus de temps ; {winners} {count:gagne|gagnent}.", "Die Zeit von {seat} ist um; {winners} {count:gewinnt|gewinnen}."}},
    {"cli.abandoned", {
        "{seat} heeft de tafel verlaten; {winners} {count:wint|winnen}.", "{seat} has left the table; {winners} {count:wins|win}.",
        "{seat} a quitté la table ; {winners} {count:gagne|gagnent}.", "{seat} hat den Tisch verlassen; {winners} {count:gewinnt|gewinnen}."}},
    {"cli.agreed-draw", {
        "Samen afgesproken: gelijk, niemand wint.", "A draw was agreed: nobody wins.",
        "Égalité convenue : personne ne gagne.", "Unentschieden vereinbart: Niemand gewinnt."}},
    {"cli.unfinished-game", {
        "Dit spel is niet uitgespeeld.", "This game was not played to its end.",
        "Cette partie n'est pas terminée.", "Dieses Spiel ist nicht zu Ende gespielt."}},

    {"cli.thinking", {
        "{seat} denkt na: {percent}%, {nodes} duizend stellingen", "{seat} is thinking: {percent}%, {nodes} thousand positions",
        "{seat} réfléchit : {percent} %, {nodes} milliers de positions", "{seat} denkt nach: {percent} %, {nodes} Tausend Stellungen"}},
    {"cli.level", {
        "De computer speelt op niveau {level} van {top}: {name}.", "The computer plays at level {level} of {top}: {name}.",
        "L'ordinateur joue au niveau {level} sur {top} : {name}.", "Der Computer spielt auf Stufe {level} von {top}: {name}."}},
    {"cli.wait-for-bot", {
        "De computer is aan de beurt; Esc laat hem nu zetten.", "It is the computer's turn; Esc makes it move now.",
        "C'est à l'ordinateur ; Échap le fait jouer tout de suite.", "Der Computer ist am Zug; mit Esc zieht er sofort."}},
    {"cli.hand-over", {
        "Geef het toetsenbord aan {seat}.", "Hand the keyboard to {seat}.",
        "Passez le clavier à {seat}.", "Gib die Tastatur an {seat}."}},
    {"cli.press-enter", {
        "Druk op Enter als alleen jij het scherm ziet.", "Press Enter when nobody else sees the screen.",
        "Appuyez sur Entrée quand vous seul voyez l'écran.", "Drücke Enter, wenn nur du den Bildschirm siehst."}},
    {"cli.keys-cover", {
        "Enter tafel tonen · ? hulp · Ctrl-C weg", "Enter show the table · ? help · Ctrl-C leave",
        "Entrée montrer la table · ? aide · Ctrl-C quitter", "Enter Tisch zeigen · ? Hilfe · Strg-C Ende"}},
    {"cli.choose-number", {
        "Typ het nummer van je keuze, of de zet zelf.", "Type the number of your choice, or the move itself.",
        "Tapez le numéro de votre choix, ou le coup lui-même.", "Tippe die Nummer deiner Wahl oder den Zug selbst."}},
    {"cli.no-places", {
        "Met {card} is nu geen zet mogelijk.", "There is no move with {card} now.",
        "Aucun coup possible avec {card} pour l'instant.", "Mit {card} ist jetzt kein Zug möglich."}},
    {"cli.continued", {
        "Het bewaarde spel gaat verder na {moves} {moves:zet|zetten}.", "Going on with the saved game after {moves} {moves:move|moves}.",
        "La partie enregistrée reprend après {moves} {moves:coup|coups}.", "Das gespeicherte Spiel geht nach {moves} {moves:Zug|Zügen} weiter."}},
    {"cli.saved", {
        "Bewaard in {file}", "Saved in {file}", "Enregistré dans {file}", "Gespeichert in {file}"}},
    {"cli.go-on", {
        "`pentario play {game}` gaat verder waar je gebleven bent.", "`pentario play {game}` goes on where you left off.",
        "`pentario play {game}` reprend là où vous en étiez.", "`pentario play {game}` macht dort weiter, wo du aufgehört hast."}},
    {"cli.set-aside", {
        "Een nieuw spel; het vorige ligt in {file}", "A new game; the previous one is in {file}",
        "Une nouvelle partie ; la précédente est dans {file}", "Ein neues Spiel; das vorige liegt in {file}"}},
    {"cli.damaged", {
        "Het bewaarde spel was niet te openen. Het ligt ongewijzigd in {file}; hier begint een nieuw spel.",
        "The saved game could not be opened. It is kept unchanged in {file}; a new game begins here.",
        "La partie enregistrée n'a pas pu être ouverte. Elle est gardée telle quelle dans {file} ; une nouvelle partie commence ici.",
        "Das gespeicherte Spiel ließ sich nicht öffnen. Es liegt unverändert in {file}; hier beginnt ein neues Spiel."}},
    {"cli.no-home", {
        "Er is geen map om in te bewaren; dit spel wordt niet bewaard.", "There is no folder to save in; this game is not saved.",
        "Il n'y a pas de dossier où enregistrer ; cette partie ne sera pas gardée.", "Es gibt keinen Ordner zum Speichern; dieses Spiel wird nicht gespeichert."}},
    {"cli.unfinished", {
        "In {file} wacht een ander spel ({variant}). Met --new begint een nieuw; zonder opties gaat het verder.",
        "Another game ({variant}) is waiting in {file}. Use --new to begin afresh, or leave the options out to go on.",
        "Une autre partie ({variant}) attend dans {file}. Avec --new une nouvelle commence ; sans options elle reprend.",
        "In {file} wartet ein anderes Spiel ({variant}). Mit --new beginnt ein neues; ohne Optionen geht es weiter."}},
    {"cli.other-game", {
        "Het bestand {file} is van een ander spel: {game}", "The file {file} holds another game: {game}",
        "Le fichier {file} contient un autre jeu : {game}", "Die Datei {file} enthält ein anderes Spiel: {game}"}},

    {"cli.own-text", {
        "Je eigen bord uit {file} wordt gebruikt.", "Your own board from {file} is used.",
        "Votre propre plateau de {file} est utilisé.", "Dein eigenes Brett aus {file} wird benutzt."}},
    {"cli.empty-file", {
        "Er staat niets in {file}", "There is nothing in {file}", "Il n'y a rien dans {file}", "In {file} steht nichts"}},
    {"cli.cannot-read", {
        "Niet te lezen is {file}: {why}", "Cannot read {file}: {why}", "Impossible de lire {file} : {why}", "Nicht lesbar ist {file}: {why}"}},
    {"cli.in-use", {
        "Dit spel is al open in een ander venster ({file}). Speel daar verder, of kies een ander bestand met --file.",
        "This game is open in another window already ({file}). Go on there, or choose another file with --file.",
        "Cette partie est déjà ouverte dans une autre fenêtre ({file}). Continuez là-bas, ou choisissez un autre fichier avec --file.",
        "Dieses Spiel ist schon in einem anderen Fenster offen ({file}). Spiel dort weiter oder wähle eine andere Datei mit --file."}},
    {"cli.cannot-write", {
        "Niet te schrijven is {file}: {why}", "Cannot write {file}: {why}", "Impossible d'écrire {file} : {why}", "Nicht schreibbar ist {file}: {why}"}},
    {"cli.cannot-overwrite", {
        "Het bestand {file} bestaat al; met --force wordt het vervangen.", "The file {file} exists already; --force replaces it.",
        "Le fichier {file} existe déjà ; --force le remplace.", "Die Datei {file} gibt es schon; --force ersetzt sie."}},
    {"cli.no-form-fits", {
        "Dit is geen partij in een vorm die dit programma kent.", "This is not a record in any form this program knows.",
        "Ce n'est pas une partie dans une forme que ce programme connaît.", "Das ist keine Partie in einer Form, die dieses Programm kennt."}},
    {"cli.unknown-notation", {
        "Onbekende notatie: {notation}", "Unknown notation: {notation}", "Notation inconnue : {notation}", "Unbekannte Notation: {notation}"}},
    {"cli.unknown-language", {
        "Onbekende taal: {language} (nl, en, fr of de)", "Unknown language: {language} (nl, en, fr or de)",
        "Langue inconnue : {language} (nl, en, fr ou de)", "Unbekannte Sprache: {language} (nl, en, fr oder de)"}},
    {"cli.bad-pair", {
        "Niet in de vorm {form}: {text}", "Not of the form {form}: {text}",
        "Pas de la forme {form} : {text}", "Nicht in der Form {form}: {text}"}},
    {"cli.bad-name", {
        "Geen bruikbare naam: {name}", "Not a usable name: {name}", "Ce nom ne convient pas : {name}", "Kein brauchbarer Name: {name}"}},
    {"cli.bad-number", {
        "{what} moet een getal zijn van {low} tot {high}, niet {text}", "{what} must be a number from {low} to {high}, not {text}",
        "{what} doit être un nombre de {low} à {high}, pas {text}", "{what} muss eine Zahl von {low} bis {high} sein, nicht {text}"}},
    {"cli.bad-arguments", {
        "Deze opdracht is niet te begrijpen: {what}", "This command cannot be understood: {what}",
        "Cette commande est incompréhensible : {what}", "Dieser Befehl ist nicht zu verstehen: {what}"}},
    {"cli.see-help", {
        "Meer uitleg: pentario help {command}", "More: pentario help {command}",
        "Pour en savoir plus : pentario help {command}", "Mehr dazu: pentario help {command}"}},
    {"cli.unknown-command", {
        "Onbekende opdracht: {command}", "Unknown command: {command}", "Commande inconnue : {command}", "Unbekannter Befehl: {command}"}},
    {"cli.file-or-game", {
        "Geef een bestand of een spel, niet allebei.", "Give a file or a game, not both.",
        "Donnez un fichier ou un jeu, pas les deux.", "Gib eine Datei oder ein Spiel an, nicht beides."}},

    {"cli.no-solver", {
        "{game} kan hier niet opgelost worden; pente en riomino wel.", "{game} cannot be solved here; pente and riomino can.",
        "{game} ne peut pas être résolu ici ; pente et riomino oui.", "{game} kann hier nicht gelöst werden; pente und riomino schon."}},
    {"cli.solve.progress", {
        "{seconds} s, {positions} stellingen, {depth} diep, eerste zetten beslist: {settled}",
        "{seconds} s, {positions} positions, {depth} deep, first moves settled: {settled}",
        "{seconds} s, {positions} positions, profondeur {depth}, premiers coups tranchés : {settled}",
        "{seconds} s, {positions} Stellungen, {depth} tief, erste Züge entschieden: {settled}"}},
    {"cli.solve.winning", {
        "Winnende zetten van {seat}: {count}", "Winning moves of {seat}: {count}",
        "Coups gagnants de {seat} : {count}", "Gewinnzüge von {seat}: {count}"}},
    {"cli.solve.losing", {
        "Verliezende zetten van {seat}: {count}", "Losing moves of {seat}: {count}",
        "Coups perdants de {seat} : {count}", "Verlustzüge von {seat}: {count}"}},
    {"cli.solve.unsettled", {
        "Nog niet besliste zetten van {seat}: {count}", "Moves of {seat} not settled yet: {count}",
        "Coups de {seat} pas encore tranchés : {count}", "Noch nicht entschiedene Züge von {seat}: {count}"}},
    {"cli.solve.effort", {
        "{positions} stellingen bekeken in {seconds} s.", "{positions} positions looked at in {seconds} s.",
        "{positions} positions examinées en {seconds} s.", "{positions} Stellungen betrachtet in {seconds} s."}},
    {"cli.survey.random", {
        "{game} {variant}: {count} spellen van willekeurige spelers", "{game} {variant}: {count} games of random players",
        "{game} {variant} : {count} parties de joueurs au hasard", "{game} {variant}: {count} Spiele von Zufallsspielern"}},
    {"cli.survey.greedy", {
        "{game} {variant}: {count} spellen van gulzige spelers", "{game} {variant}: {count} games of greedy players",
        "{game} {variant} : {count} parties de joueurs gloutons", "{game} {variant}: {count} Spiele von gierigen Spielern"}},
    {"cli.survey.moves", {"zetten per spel", "moves a game", "coups par partie", "Züge je Spiel"}},
    {"cli.survey.turns", {"beurten per spel", "turns a game", "tours par partie", "Runden je Spiel"}},
    {"cli.survey.starter", {"gewonnen door de beginner", "won by the starter", "gagnées par le premier", "vom Anziehenden gewonnen"}},
    {"cli.survey.draws", {"onbeslist", "drawn", "nulles", "unentschieden"}},
    {"cli.survey.scores", {"punten, de beginner eerst", "points, the starter first", "points, le premier d'abord", "Punkte, der Anziehende zuerst"}},
    {"cli.survey.ends", {"einde", "ends", "fins", "Ende"}},
    {"cli.survey.deeds", {"zetten per spel, naar soort", "moves a game, by kind", "coups par partie, par sorte", "Züge je Spiel, nach Art"}},
    {"cli.no-boards", {
        "Dit spel heeft geen borden om te tonen of af te drukken: {game}", "This game has no boards to show or to print: {game}",
        "Ce jeu n'a pas de plateaux à montrer ou à imprimer : {game}", "Dieses Spiel hat keine Tafeln zum Zeigen oder Drucken: {game}"}},
    {"cli.unknown-paper", {
        "Onbekend papier: {paper} (a4 of letter)", "Unknown paper: {paper} (a4 or letter)",
        "Papier inconnu : {paper} (a4 ou letter)", "Unbekanntes Papier: {paper} (a4 oder letter)"}},
    {"cli.unknown-side", {
        "Onbekende kant: {side} (different of identical)", "Unknown side: {side} (different or identical)",
        "Face inconnue : {side} (different ou identical)", "Unbekannte Seite: {side} (different oder identical)"}},
    {"cli.sheets-written", {
        "{count} {count:bestand|bestanden} geschreven in {folder}", "Wrote {count} {count:file|files} in {folder}",
        "{count} {count:fichier écrit|fichiers écrits} dans {folder}", "{count} {count:Datei|Dateien} geschrieben in {folder}"}},

    {"cli.boards.symbol", {"Vakjes met {symbol}", "Squares with {symbol}", "Cases avec {symbol}", "Felder mit {symbol}"}},
    {"cli.boards.placements", {"Passende plaatsen per worp, gemiddeld", "Places that fit a roll, on average", "Places qui conviennent, en moyenne", "Passende Stellen je Wurf, im Mittel"}},
    {"cli.boards.poorest", {"  bij de armste worp", "  for the poorest roll", "  pour le lancer le plus pauvre", "  beim ärmsten Wurf"}},
    {"cli.boards.richest", {"  bij de rijkste worp", "  for the richest roll", "  pour le lancer le plus riche", "  beim reichsten Wurf"}},
    {"cli.boards.empty", {"Worpen zonder vondst, van 126", "Rolls with nothing to find, of 126", "Lancers où rien ne convient, sur 126", "Würfe ohne Fund, von 126"}},
    {"cli.boards.shapes", {"Verschillende vormen per worp, gemiddeld", "Different shapes for a roll, on average", "Formes différentes par lancer, en moyenne", "Verschiedene Formen je Wurf, im Mittel"}},
    {"cli.boards.best", {"Beste score per worp, gemiddeld", "Best score of a roll, on average", "Meilleur score d'un lancer, en moyenne", "Beste Wertung je Wurf, im Mittel"}},
    {"cli.boards.spread", {
        "De gemiddelde beste scores van de borden liggen {percent} % uiteen.", "The boards' average best scores lie {percent}% apart.",
        "Les meilleurs scores moyens des plateaux diffèrent de {percent} %.", "Die mittleren besten Wertungen der Tafeln liegen {percent} % auseinander."}},

    {"cli.players", {
        "{low} tot {high} spelers", "{low} to {high} players", "{low} à {high} joueurs", "{low} bis {high} Spieler"}},
    {"cli.players-exactly", {"{low} spelers", "{low} players", "{low} joueurs", "{low} Spieler"}},
    {"cli.variants", {"Varianten (--variant)", "Variants (--variant)", "Variantes (--variant)", "Varianten (--variant)"}},
    {"cli.options", {"Opties (--option naam=waarde)", "Options (--option name=value)", "Options (--option nom=valeur)", "Optionen (--option Name=Wert)"}},
    {"cli.from-to", {"{low} tot {high}", "{low} to {high}", "{low} à {high}", "{low} bis {high}"}},
    {"cli.notations", {"Notaties (--notation)", "Notations (--notation)", "Notations (--notation)", "Notationen (--notation)"}},
    {"cli.forms", {"Andere vormen (convert --to)", "Other forms (convert --to)", "Autres formes (convert --to)", "Andere Formen (convert --to)"}},

    {"cli.pente.captured", {"veroverd", "captured", "prises", "geschlagen"}},
    {"cli.points", {"punten · totaal", "points · total", "points · total", "Punkte · gesamt"}},
    {"cli.pente.take-1", {"de eerste kant nemen", "take the first side", "prendre le premier camp", "die erste Seite nehmen"}},
    {"cli.pente.take-2", {"de tweede kant nemen", "take the second side", "prendre le second camp", "die zweite Seite nehmen"}},
    {"cli.pente.add", {
        "twee stenen bijleggen, de ander kiest", "add two stones, the other chooses",
        "ajouter deux pierres, l'autre choisit", "zwei Steine dazulegen, der andere wählt"}},

    {"cli.riomino.stock", {"in voorraad", "in stock", "en réserve", "im Vorrat"}},
    {"cli.riomino.none-fits", {
        "Geen van je dobbelstenen past op dit vak.", "None of your dice fits on this square.",
        "Aucun de vos dés ne convient à cette case.", "Keiner deiner Würfel passt auf dieses Feld."}},
    {"cli.riomino.dead", {
        "Op dit vak past geen enkele dobbelsteen meer.", "No die at all fits on this square any more.",
        "Plus aucun dé ne convient à cette case.", "Auf dieses Feld passt überhaupt kein Würfel mehr."}},
    {"cli.riomino.keys", {
        "←↑↓→ vak · Tab andere steen · Enter leggen · Backspace terug · ? hulp",
        "←↑↓→ square · Tab other die · Enter lay · Backspace undo · ? help",
        "←↑↓→ case · Tab autre dé · Entrée poser · Retour reprendre · ? aide",
        "←↑↓→ Feld · Tab anderer Würfel · Enter legen · Rücktaste zurück · ? Hilfe"}},

    {"cli.keys-play", {
        "←↑↓→ Enter of k10 zetten · Backspace terug · ? hulp · Ctrl-C weg",
        "←↑↓→ Enter or k10 play · Backspace undo · ? help · Ctrl-C leave",
        "←↑↓→ Entrée ou k10 jouer · Retour reprendre · ? aide · Ctrl-C quitter",
        "←↑↓→ Enter oder k10 ziehen · Rücktaste zurück · ? Hilfe · Strg-C Ende"}},
    {"cli.keys-bot", {
        "Esc nu laten zetten · ? hulp · Ctrl-C weg", "Esc make it move now · ? help · Ctrl-C leave",
        "Échap le faire jouer · ? aide · Ctrl-C quitter", "Esc sofort ziehen lassen · ? Hilfe · Strg-C Ende"}},
    {"cli.keys-over", {
        "next volgend spel · new opnieuw · review terugkijken · undo · ? hulp · quit",
        "next game · new table · review · undo · ? help · quit",
        "next suivante · new nouvelle · review revoir · undo · ? aide · quit",
        "next weiter · new neu · review ansehen · undo · ? Hilfe · quit"}},
    {"cli.keys-review", {
        "← → zet · Home End begin, eind · ↑ ↓ spel · q terug", "← → move · Home End first, last · ↑ ↓ game · q back",
        "← → coup · Home End début, fin · ↑ ↓ partie · q retour", "← → Zug · Home End Anfang, Ende · ↑ ↓ Spiel · q zurück"}},

    {"cli.help.keys", {"Toetsen", "Keys", "Touches", "Tasten"}},
    {"cli.help.words", {"Woorden, met Enter", "Words, with Enter", "Mots, avec Entrée", "Wörter, mit Enter"}},
    {"cli.help.cursor", {"de aanwijzer verplaatsen", "move the cursor", "déplacer le curseur", "den Zeiger bewegen"}},
    {"cli.help.enter", {"zetten waar de aanwijzer staat (ook spatie)", "play where the cursor stands (also Space)", "jouer là où est le curseur (aussi Espace)", "dort ziehen, wo der Zeiger steht (auch Leertaste)"}},
    {"cli.help.tab", {"een andere kaart, of een andere zet op die plaats", "another card, or another move to that place", "une autre carte, ou un autre coup à cette place", "eine andere Karte oder ein anderer Zug auf den Platz"}},
    {"cli.help.type", {"een zet of een keuze typen", "type a move or a choice", "taper un coup ou un choix", "einen Zug oder eine Wahl tippen"}},
    {"cli.help.places", {"waar een kaart kan liggen en wat dat oplevert", "where a card may go and what it brings", "où une carte peut aller et ce qu'elle rapporte", "wohin eine Karte kann und was sie bringt"}},
    {"cli.help.undo", {"terugnemen, ook het antwoord van de computer", "take back, the computer's answer included", "reprendre, avec la réponse de l'ordinateur", "zurücknehmen, samt Antwort des Computers"}},
    {"cli.help.escape", {"wissen; of de computer nu laten zetten", "clear; or make the computer move now", "effacer ; ou faire jouer l'ordinateur", "löschen; oder den Computer sofort ziehen lassen"}},
    {"cli.help.next", {"het volgende spel van de reeks", "the next game of the series", "la partie suivante de la série", "das nächste Spiel der Reihe"}},
    {"cli.help.new", {"opnieuw beginnen; het oude spel blijft bewaard", "begin afresh; the old game is kept", "recommencer ; l'ancienne partie est gardée", "neu beginnen; das alte Spiel bleibt erhalten"}},
    {"cli.help.resign", {"opgeven", "resign", "abandonner", "aufgeben"}},
    {"cli.help.review", {"het spel zet voor zet bekijken", "look at the game move by move", "revoir la partie coup par coup", "das Spiel Zug für Zug ansehen"}},
    {"cli.help.board", {"het bord nog eens tonen", "show the board again", "montrer encore le plateau", "das Brett noch einmal zeigen"}},
    {"cli.help.help", {"deze uitleg", "this help", "cette aide", "diese Hilfe"}},
    {"cli.help.quit", {"weggaan; het spel is bewaard", "leave; the game is saved", "quitter ; la partie est enregistrée", "gehen; das Spiel ist gespeichert"}},
    {"cli.too-small", {
        "Dit venster is te klein voor de tafel: maak het minstens {width} tekens breed en {height} regels hoog.",
        "This window is too small for the table: please make it at least {width} columns wide and {height} lines high.",
        "Cette fenêtre est trop petite pour la table : il faut au moins {width} colonnes et {height} lignes.",
        "Dieses Fenster ist zu klein für den Tisch: bitte mindestens {width} Spalten breit und {height} Zeilen hoch."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace cli
