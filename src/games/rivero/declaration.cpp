#include "core/text.h"
#include "game/parts/card_types.h"
#include "games/rivero/notation.h"
#include "games/rivero/options.h"
#include "games/rivero/phases.h"
#include "games/rivero/rules.h"

namespace games::rivero {

using game::kMaybe;
using game::Type;
using Fields = std::vector<Type::Field>;
using Kind = Move::Kind;

namespace {

constexpr std::array<std::string_view, 2> kTips{"low", "high"};

Type place_type() {
    return Type::text("place", [](std::string_view text) { return read_place(text).has_value(); });
}
Type river_type() {
    return Type::text("river", [](std::string_view text) { return read_river_name(text).has_value(); });
}
Type seat_type() { return Type::number(0, kSeats - 1); }
Type cards_type() { return Type::list(game::river_card_type()); }
Type laid_type() { return Type::list(game::laid_card_type()); }
Type held_type() { return Type::list(game::held_card_type()); }

/// What a card is drawn for: its word, and what that is about.
Type errand_type() {
    return Type::text("errand", [](std::string_view text) {
        const auto words = core::words(text);
        return !words.empty() &&
               std::find(kErrandNames.begin() + 1, kErrandNames.end(), words[0]) != kErrandNames.end();
    });
}

Type action_type() {
    return Type::record({
        {"card", game::action_card_type()},
        {"open", cards_type(), kMaybe},
        {"joker", game::held_card_type(), kMaybe},
        {"used", Type::flag(), kMaybe},
    });
}

Type position_type() {
    const std::span<const std::string_view> options(kOptionNames.data() + 1, kOptionNames.size() - 1);
    Fields fields{{"game", Type::word(Rivero::kId)}, {"variant", Type::word(kVariantNames)}};
    for (const HouseRule& rule : kHouseRules) fields.push_back({rule.name, Type::word(rule.values), kMaybe});
    const Fields rest{
        {"phase", Type::word(std::span(kPhaseNames.data(), kPhaseNames.size() - 1)), kMaybe},
        {"to_move", seat_type()},
        {"option", Type::word(options), kMaybe},
        {"unused", cards_type(), kMaybe},
        {"doubled", Type::flag(), kMaybe},
        {"extra", Type::flag(), kMaybe},
        {"done", Type::word(kDoneNames), kMaybe},
        {"draw", errand_type(), kMaybe},
        {"hands", Type::list(held_type())},
        {"ocean", Type::number(0, kCards)},
        {"spring", Type::map(place_type(), cards_type())},
        {"rivers", Type::map(river_type(), laid_type())},
        {"bridges", Type::map(river_type(), cards_type()), kMaybe},
        {"made", Type::list(Type::number(0, 255)), kMaybe},
        {"flask", Type::list(Type::or_nothing(river_type()))},
        {"action", Type::list(Type::or_nothing(action_type()))},
        {"discard", Type::list(game::action_card_type()), kMaybe},
        {"groundwater", Type::list(held_type())},
        {"seen", Type::list(Type::list(Type::word(kSeenNames))), kMaybe},
        {"shown", Type::list(cards_type()), kMaybe},
        {"with", Type::list(cards_type()), kMaybe},
    };
    fields.insert(fields.end(), rest.begin(), rest.end());
    return Type::record(std::move(fields));
}

/// In the order of Move::Kind.
std::vector<game::MoveForm> move_forms() {
    const Type card = game::river_card_type(), held = game::held_card_type();
    const Fields lay{{"card", card}, {"place", place_type()}};
    const Fields at_river{{"card", card}, {"river", river_type()}};
    return {
        {"ocean", "ocean", {}},
        {"column", "column {column}", {{"column", Type::number(1, kColumns)}}},
        {"action", "action", {}},
        {"take", "take", {}},
        {"river", "river {cards}", {{"cards", laid_type()}}},
        {"join", "join {cards} {river}", {{"cards", laid_type()}, {"river", river_type()}}},
        {"replace", "replace {card} {river}", at_river},
        {"double", "double {card} {place}", lay},
        {"extra", "extra", {}},
        {"spring", "spring {card} {place}", lay},
        {"exchange", "exchange {card} {place}", lay},
        {"ground", "ground {card}", {{"card", held}}},
        {"lift", "lift", {}},
        {"end", "end", {}},
        {"sun", "sun {from}", {{"from", Type::either({Type::word("ocean"), seat_type()})}}},
        {"tap", "tap {river} {tip}", {{"river", river_type()}, {"tip", Type::word(kTips)}}},
        {"tap-spring", "tap {place}", {{"place", place_type()}}},
        {"bridge", "bridge {river} {card}", at_river},
        {"bridge-joker", "bridge joker", {}},
        {"start", "start {begins}", {{"begins", seat_type()}}},
        {"draw", "draw {card}", {{"card", held}}},
        {"turn", "turn {action}", {{"action", game::action_card_type()}}},
    };
}

/// RV-03, RV-30: the cards of a new river, `=` for the joker.
game::Tree::List new_river(Move move) {
    game::Tree::List cards;
    for (int value = move.low(); value <= move.high(); ++value)
        cards.emplace_back(value == move.joker() ? "=" : game::to_text(RiverCard(move.name(), value)));
    return cards;
}

game::Tree::List joined(Move move) {
    game::Tree::List cards;
    if (move.behind_joker()) cards.emplace_back("=");
    cards.emplace_back(game::to_text(move.river_card()));
    return cards;
}

}  // namespace

const game::Declaration& Rivero::declaration() {
    static const game::Declaration declared{
        .position = position_type(),
        .moves = move_forms(),
        .facts = Type::record({{"action_cards", Type::number(game::kActionCards, game::kActionCards)},
                               {"goal", Type::number(1, kRiveros)},
                               {"goal_length", Type::number(kRivero, kEight)}}),
    };
    return declared;
}

void Rivero::tell_parts(const State& state, game::Seat seat, Move move, game::Viewer viewer,
                        game::Parts& parts) {
    parts.put("verb", declaration().moves[static_cast<std::size_t>(move.kind())].verb);
    const auto put_card = [&](bool known) {
        parts.put("card", known ? game::to_text(move.card()) : std::string("?"));
    };
    const auto put_river = [&] { parts.put("river", write_river_name(move.of_river())); };
    switch (move.kind()) {
        case Kind::column: parts.put("column", move.index() + 1); break;
        case Kind::river: parts.put("cards", new_river(move)); break;
        case Kind::join:
            parts.put("cards", joined(move));
            put_river();
            break;
        case Kind::replace:
        case Kind::bridge:
            parts.put("card", game::to_text(move.river_card()));
            put_river();
            break;
        case Kind::double_up:
        case Kind::spring:
        case Kind::exchange:
            put_card(true);
            parts.put("place", write_place(move.place()));
            break;
        case Kind::ground: put_card(viewer.may_see(seat)); break;
        case Kind::draw: put_card(sees_draw(state, viewer)); break;
        case Kind::sun:
            if (move.index() == Move::kSunOcean)
                parts.put("from", "ocean");
            else
                parts.put("from", move.index());
            break;
        case Kind::tap:
            put_river();
            parts.put("tip", kTips[move.at_high() ? 1 : 0]);
            break;
        case Kind::tap_spring: parts.put("place", write_place(move.place())); break;
        case Kind::start: parts.put("begins", move.index()); break;
        case Kind::turn: parts.put("action", game::to_text(move.action_card())); break;
        default: break;
    }
}

/// RV-01: the goal is so many rivers of that length.
game::Tree Rivero::facts(const game::VariantInfo& variant) {
    const bool standard = variant.name == kVariantNames[0];
    game::Tree facts;
    facts.put("action_cards", game::kActionCards);
    facts.put("goal", standard ? kRiveros : 1);
    facts.put("goal_length", standard ? kRivero : kEight);
    return facts;
}

}  // namespace games::rivero
