#include <array>
#include <span>

#include "cli/looks/cards.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.cards.sun", {"zon", "sun", "soleil", "Sonne"}},
    {"cli.cards.tap", {"kraan", "tap", "robinet", "Hahn"}},
    {"cli.cards.bridge", {"brug", "bridge", "pont", "Brücke"}},
    {"cli.cards.on", {"op", "on", "sur", "auf"}},
    {"cli.cards.closed", {"acties", "actions", "actions", "Aktionen"}},
    {"cli.cards.ocean", {"oceaan", "ocean", "océan", "Ozean"}},
    {"cli.cards.discard", {"aflegstapel", "discards", "défausse", "Ablage"}},

    {"cli.cards.ground", {"grondwater", "groundwater", "nappe", "Grundwasser"}},
    {"cli.cards.flask", {"veldfles", "flask", "gourde", "Flasche"}},

    {"cli.rivero.ocean", {"een kaart uit de oceaan", "a card from the ocean", "une carte de l'océan", "eine Karte aus dem Ozean"}},
    {"cli.rivero.column", {"deze rij van de bron", "this column of the spring", "cette colonne de la source", "diese Spalte der Quelle"}},
    {"cli.rivero.action", {"een actiekaart", "an action card", "une carte action", "eine Aktionskarte"}},
    {"cli.rivero.take", {"wat bij je actiekaart ligt", "what lies at your action card", "ce qui est sur votre carte action", "was bei deiner Aktionskarte liegt"}},
    {"cli.rivero.river", {"nieuwe rivier", "new river", "nouvelle rivière", "neuer Fluss"}},
    {"cli.rivero.join", {"aanleggen", "attach", "prolonger", "anlegen"}},
    {"cli.rivero.replace", {"in plaats van de brug", "in place of the bridge", "à la place du pont", "anstelle der Brücke"}},
    {"cli.rivero.double", {"erop leggen", "lay on it", "poser dessus", "darauflegen"}},
    {"cli.rivero.extra", {"nog een kaart uit de oceaan", "one more card from the ocean", "encore une carte de l'océan", "noch eine Karte aus dem Ozean"}},
    {"cli.rivero.spring", {"in de bron", "into the spring", "dans la source", "in die Quelle"}},
    {"cli.rivero.exchange", {"ruilen", "exchange", "échanger", "tauschen"}},
    {"cli.rivero.ground", {"op je grondwater", "onto your groundwater", "sur votre nappe", "auf dein Grundwasser"}},
    {"cli.rivero.lift", {"van je grondwater", "from your groundwater", "de votre nappe", "von deinem Grundwasser"}},
    {"cli.rivero.end", {"einde van de beurt", "end of the turn", "fin du tour", "Ende des Zuges"}},
    {"cli.rivero.sun-ocean", {"twee uit de oceaan", "two from the ocean", "deux de l'océan", "zwei aus dem Ozean"}},
    {"cli.rivero.sun-ground", {"twee van dat grondwater", "two from that groundwater", "deux de cette nappe", "zwei von diesem Grundwasser"}},
    {"cli.rivero.tap-low", {"de laagste kaart", "the lowest card", "la carte la plus basse", "die niedrigste Karte"}},
    {"cli.rivero.tap-high", {"de hoogste kaart", "the highest card", "la carte la plus haute", "die höchste Karte"}},
    {"cli.rivero.bridge", {"een brug over deze kaart", "a bridge over this card", "un pont sur cette carte", "eine Brücke über diese Karte"}},
    {"cli.rivero.joker", {"een joker voor later", "a joker for later", "un joker pour plus tard", "ein Joker für später"}},

    {"cli.cards.pass", {"deze actie laten", "leave the action undone", "renoncer à l'action", "auf die Aktion verzichten"}},
    {"cli.cards.give-up", {"opgeven", "give up", "abandonner", "aufgeben"}},
    {"cli.cards.throw-away", {"weggooien", "discard", "défausser", "abwerfen"}},
    {"cli.cards.drain", {"van een PENTA nemen", "take from a PENTA", "prendre d'une PENTA", "von einer PENTA nehmen"}},
    {"cli.cards.keys", {
        "Tab kaart · ←↑↓→ plaats · Enter leggen · places lijst · ? hulp",
        "Tab card · ←↑↓→ place · Enter play · places list · ? help",
        "Tab carte · ←↑↓→ place · Entrée jouer · places liste · ? aide",
        "Tab Karte · ←↑↓→ Platz · Enter legen · places Liste · ? Hilfe"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> card_messages() { return kMessages; }

}  // namespace cli
