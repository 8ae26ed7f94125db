// What this game's table says beside the sentences of the rules: Dutch, English, French, German.

import { spoken } from "$/i18n/known";
import "./ended";

export const pentaRushWords = spoken({
  "penta-rush.side.different": [
    "ieder een eigen bord",
    "a board for each",
    "un carton pour chacun",
    "jedem seine Tafel",
  ],
  "penta-rush.side.identical": [
    "voor iedereen hetzelfde bord",
    "the same board for all",
    "le même carton pour tous",
    "dieselbe Tafel für alle",
  ],
  "penta-rush.extra_outline.voids": ["maakt alles ongeldig", "voids all", "annule tout", "macht alles ungültig"],
  "penta-rush.extra_outline.ignored": ["telt niet mee", "is ignored", "ne compte pas", "zählt nicht"],
  "penta-rush.overlap.all": ["alle vormen", "all shapes", "toutes les formes", "alle Formen"],
  "penta-rush.overlap.fitting": [
    "alleen vormen die bij de worp passen",
    "only shapes that fit the throw",
    "seulement celles qui correspondent aux dés",
    "nur Formen, die zum Wurf passen",
  ],

  "penta-rush.symbol.a": ["cirkel", "circle", "cercle", "Kreis"],
  "penta-rush.symbol.b": ["ruit", "diamond", "losange", "Raute"],
  "penta-rush.symbol.c": ["driehoek", "triangle", "triangle", "Dreieck"],
  "penta-rush.symbol.d": ["vierkant", "square", "carré", "Quadrat"],
  "penta-rush.symbol.e": ["ster", "star", "étoile", "Stern"],
  "penta-rush.symbol.f": ["golf", "wave", "vague", "Welle"],

  "penta-rush.board": ["Bord van {who}", "Board of {who}", "Carton de {who}", "Tafel von {who}"],
  "penta-rush.square": ["{square}, {symbol}", "{square}, {symbol}", "{square}, {symbol}", "{square}, {symbol}"],
  "penta-rush.square.taken": ["{what}, gekozen", "{what}, chosen", "{what}, choisie", "{what}, gewählt"],
  "penta-rush.square.ringed": [
    "{what}, in {shape}",
    "{what}, in {shape}",
    "{what}, dans {shape}",
    "{what}, in {shape}",
  ],
  "penta-rush.square.hatched": [
    "{what}, gearceerd voor {shape}",
    "{what}, hatched for {shape}",
    "{what}, hachurée pour {shape}",
    "{what}, für {shape} schraffiert",
  ],

  "penta-rush.dice": ["De worp: {symbols}", "The throw: {symbols}", "Les dés : {symbols}", "Der Wurf: {symbols}"],
  "penta-rush.round": [
    "Ronde {round} van {rounds}",
    "Round {round} of {rounds}",
    "Manche {round} sur {rounds}",
    "Runde {round} von {rounds}",
  ],
  "penta-rush.tiles": [
    "De twaalf vormen en hun punten",
    "The twelve shapes and their points",
    "Les douze formes et leurs points",
    "Die zwölf Formen und ihre Punkte",
  ],
  "penta-rush.tile.free": [
    "{shape}: {points} {points:punt|punten}",
    "{shape}: {points} {points:point|points}",
    "{shape} : {points} {points:point|points}",
    "{shape}: {points} {points:Punkt|Punkte}",
  ],
  "penta-rush.tile.drawn": [
    "{shape}: {points} {points:punt|punten}, omcirkeld",
    "{shape}: {points} {points:point|points}, ringed",
    "{shape} : {points} {points:point|points}, entourée",
    "{shape}: {points} {points:Punkt|Punkte}, umkreist",
  ],
  "penta-rush.tile.ringed": [
    "{shape}: {points} {points:punt|punten} binnen",
    "{shape}: {points} {points:point|points} scored",
    "{shape} : {points} {points:point|points} acquis",
    "{shape}: {points} {points:Punkt|Punkte} sicher",
  ],
  "penta-rush.tile.struck": ["{shape}: geschrapt", "{shape}: struck", "{shape} : barrée", "{shape}: gestrichen"],

  "penta-rush.ready": [
    "Klaar voor ronde {round}?",
    "Ready for round {round}?",
    "Prêt pour la manche {round} ?",
    "Bereit für Runde {round}?",
  ],
  "penta-rush.ready.how": [
    "Zoek vijf velden die aan elkaar grenzen, met precies de symbolen van de worp, en sleep er met je vinger of de muis overheen.",
    "Find five squares that touch and show exactly the symbols of the throw, and drag over them with finger or mouse.",
    "Cherchez cinq cases qui se touchent et portent exactement les symboles des dés, et glissez dessus avec le doigt ou la souris.",
    "Such fünf Felder, die aneinanderstoßen und genau die Symbole des Wurfs zeigen, und zieh mit Finger oder Maus darüber.",
  ],
  "penta-rush.ready.together": [
    "De ronde begint zodra iedereen klaar is, of na een halve minuut.",
    "The round begins when everybody is ready, or after half a minute.",
    "La manche commence quand tout le monde est prêt, ou après une demi-minute.",
    "Die Runde beginnt, sobald alle bereit sind, oder nach einer halben Minute.",
  ],
  "penta-rush.ready.timer": [
    "Genoeg gevonden? Draai de zandloper: dat is een punt voor jou, en de anderen zoeken tot het zand op is.",
    "Found enough? Turn the sand timer: a point for you, and the others search until the sand has run.",
    "Vous en avez assez ? Retournez le sablier : un point pour vous, et les autres cherchent tant que le sable coule.",
    "Genug gefunden? Dreh die Sanduhr um: ein Punkt für dich, und die anderen suchen, bis der Sand durch ist.",
  ],
  "penta-rush.public.ready": ["{who} is er klaar voor", "{who} is ready", "{who} : c'est bon", "{who} ist bereit"],
  "penta-rush.begin": ["Beginnen", "Begin", "Commencer", "Beginnen"],
  "penta-rush.continue": ["Verder zoeken", "Search on", "Reprendre", "Weitersuchen"],
  "penta-rush.calm": ["Zonder tijdsdruk", "Without time pressure", "Sans pression du temps", "Ohne Zeitdruck"],
  "penta-rush.cover": [
    "Iedereen krijgt dezelfde worp en een eigen stopwatch. De tijd loopt zodra je het bord ziet.",
    "Everybody gets the same throw and a stopwatch of their own. The clock starts when you see the board.",
    "Chacun reçoit les mêmes dés et son propre chronomètre. Le temps court dès que vous voyez le carton.",
    "Alle bekommen denselben Wurf und eine eigene Stoppuhr. Die Zeit läuft, sobald du die Tafel siehst.",
  ],

  "penta-rush.flip": ["Zandloper draaien", "Turn the timer", "Retourner le sablier", "Sanduhr umdrehen"],
  "penta-rush.done": ["Klaar", "Done", "Terminé", "Fertig"],
  "penta-rush.sponge": ["Spons", "Sponge", "Éponge", "Schwamm"],
  "penta-rush.sponge.how": [
    "Tik op een omcirkelde vorm om hem te wissen.",
    "Tap an outline to wipe it away.",
    "Touchez une forme entourée pour l'effacer.",
    "Tippe auf eine umkreiste Form, um sie wegzuwischen.",
  ],
  "penta-rush.release": ["Loslaten", "Let go", "Lâcher", "Loslassen"],
  "penta-rush.wait": [
    "Je wacht op de anderen.",
    "You are waiting for the others.",
    "Vous attendez les autres.",
    "Du wartest auf die anderen.",
  ],
  "penta-rush.leap": ["Niet wachten", "Don't wait", "Ne pas attendre", "Nicht warten"],

  "penta-rush.sand": [
    "Zandloper: nog {seconds} {seconds:seconde|seconden}",
    "Sand timer: {seconds} {seconds:second|seconds} left",
    "Sablier : encore {seconds} {seconds:seconde|secondes}",
    "Sanduhr: noch {seconds} {seconds:Sekunde|Sekunden}",
  ],
  "penta-rush.sand.rests": ["De zandloper staat stil", "The sand timer rests", "Le sablier repose", "Die Sanduhr ruht"],
  "penta-rush.watch": ["Stopwatch", "Stopwatch", "Chronomètre", "Stoppuhr"],
  "penta-rush.limit": [
    "Nog {seconds} {seconds:seconde|seconden}",
    "{seconds} {seconds:second|seconds} left",
    "Encore {seconds} {seconds:seconde|secondes}",
    "Noch {seconds} {seconds:Sekunde|Sekunden}",
  ],
  "penta-rush.seat.flipped": [
    "{who} heeft de zandloper gedraaid",
    "{who} has turned the timer",
    "{who} a retourné le sablier",
    "{who} hat die Sanduhr umgedreht",
  ],
  "penta-rush.seat.done": ["{who} is klaar", "{who} is done", "{who} a terminé", "{who} ist fertig"],
  "penta-rush.seat.strikes": [
    "{who} schrapt een vorm",
    "{who} strikes a shape",
    "{who} barre une forme",
    "{who} streicht eine Form",
  ],

  "penta-rush.strike": [
    "Geen geldige vorm deze ronde. Kies een vorm om te schrappen, en een plaats.",
    "No valid shape this round. Choose one to strike, and a place for it.",
    "Pas de forme valable cette manche. Choisissez-en une à barrer, et sa place.",
    "Keine gültige Form in dieser Runde. Wähle eine zum Streichen und ihren Platz.",
  ],
  "penta-rush.strike.place": [
    "Tik op een veld voor een andere plaats.",
    "Tap a square for another place.",
    "Touchez une case pour une autre place.",
    "Tippe auf ein Feld für einen anderen Platz.",
  ],
  "penta-rush.strike.turn": ["Anders neerleggen", "Turn it over", "La poser autrement", "Anders hinlegen"],
  "penta-rush.strike.do": ["{shape} schrappen", "Strike {shape}", "Barrer {shape}", "{shape} streichen"],
  "penta-rush.strike.others": [
    "Iemand anders schrapt nu een vorm.",
    "Somebody else is striking a shape.",
    "Quelqu'un d'autre barre une forme.",
    "Jemand anderes streicht jetzt eine Form.",
  ],

  "penta-rush.verdict": [
    "Ronde {round} is voorbij",
    "Round {round} is over",
    "La manche {round} est finie",
    "Runde {round} ist vorbei",
  ],
  "penta-rush.verdict.none": ["Niets omcirkeld.", "Nothing ringed.", "Rien d'entouré.", "Nichts umkreist."],
  "penta-rush.counts": ["Telt", "Counts", "Compte", "Zählt"],
  "penta-rush.lost": ["Telt niet", "Does not count", "Ne compte pas", "Zählt nicht"],
  "penta-rush.go-on": ["Verder", "Go on", "Continuer", "Weiter"],
  "penta-rush.scores": ["Punten per ronde", "Points by round", "Points par manche", "Punkte pro Runde"],
  "penta-rush.total": ["Samen", "Total", "Total", "Summe"],
  "penta-rush.best": ["Beste: {points}", "Best: {points}", "Record : {points}", "Bestwert: {points}"],
  "penta-rush.best.new": [
    "Je beste tot nu toe",
    "Your best so far",
    "Votre meilleur score",
    "Dein bestes Ergebnis bisher",
  ],
});
