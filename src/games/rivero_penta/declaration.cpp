#include "game/parts/card_types.h"
#include "games/rivero_penta/actions.h"
#include "games/rivero_penta/notation.h"
#include "games/rivero_penta/options.h"
#include "games/rivero_penta/position.h"
#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

using game::kMaybe;
using game::Type;
using Fields = std::vector<Type::Field>;

namespace {

Type square_type() {
    return Type::text("square", [](std::string_view text) {
        const auto place = read_place(text);
        return place && Square::in_reach(place->x, place->y);
    });
}
Type seat_type() { return Type::number(0, kSeats - 1); }
Type cards_type() { return Type::list(game::river_card_type()); }
Type held_type() { return Type::list(game::held_card_type()); }

Type closed_type() {
    Fields fields;
    for (std::size_t kind = 0; kind < game::kActionKinds; ++kind)
        fields.push_back({to_text(static_cast<ActionCard>(kind)), Type::number(0, game::kActionCopies)});
    return Type::record(std::move(fields));
}

Type seen_type() {
    const Type ways =
        Type::list(Type::row({Type::number(0, Memory::kMostOld), Type::number(0, Memory::kMostOld),
                              Type::number(1, Memory::kMostWays)}));
    const Type memory = Type::record({{"cards", cards_type()}, {"ways", ways}});
    return Type::record({
        {"all", cards_type(), kMaybe},
        {"own", Type::list(held_type()), kMaybe},
        {"shuffled", Type::list(Type::or_nothing(memory)), kMaybe},
    });
}

Type position_type() {
    Fields fields{{"game", Type::word(RiveroPenta::kId)},
                  {"variant", game::variant_type(RiveroPenta::variants())}};
    for (const ChoiceInfo& info : kChoiceInfos)
        fields.push_back({info.name, Type::word(info.values), kMaybe});
    const Fields rest{
        {"table", Type::map(square_type(), game::laid_card_type())},
        {"hands", Type::list(held_type())},
        {"scores", Type::list(Type::number(-kMostPoints, kMostPoints))},
        {"ocean", Type::either({Type::word("rest"), Type::number(0, kCards)})},
        {"discard", held_type()},
        {"closed", closed_type()},
        {"open", Type::list(game::action_card_type())},
        {"to_move", seat_type()},
        {"phase", Type::word(kPhaseNames)},
        {"plays_left", Type::number(0, 2)},
        {"placed", Type::list(square_type())},
        {"penalty", Type::flag()},
        {"turn", Type::number(0, kMostTurns + 1)},
        {"gave_up", seat_type(), kMaybe},
        {"seen", seen_type(), kMaybe},
    };
    fields.insert(fields.end(), rest.begin(), rest.end());
    return Type::record(std::move(fields));
}

std::vector<game::MoveForm> move_forms() {
    const Fields squares{{"squares", Type::list(square_type())}};
    const Type held = game::held_card_type();
    return {
        {"place", "{card}@{to}", {{"card", game::river_card_type()}, {"to", square_type()}}},
        {"discard", "discard {card}", {{"card", held}}},
        {"move", "move {from}>{to}", {{"from", square_type()}, {"to", square_type()}}},
        {"remove", "remove {squares}", squares},
        {"drain", "drain {squares}", squares},
        {"tap", "tap {squares}", squares},
        {"bridge", "bridge {to}", {{"to", square_type()}}},
        {"pass", "pass", {}},
        {"give-up", "give-up", {}},
        {"draw", "draw {card}", {{"card", held}}},
        {"turn", "turn {action}", {{"action", game::action_card_type()}}},
        {"start", "start {begins}", {{"begins", seat_type()}}},
    };
}

}  // namespace

const game::Declaration& RiveroPenta::declaration() {
    static const game::Declaration declared{
        .position = position_type(),
        .moves = move_forms(),
        .facts = Type::record({{"goal", Type::number(1, 255)}}),  // RP-43
    };
    return declared;
}

void RiveroPenta::tell_parts(const State& state, game::Seat, Move move, game::Viewer viewer,
                             game::Parts& parts) {
    parts.put("verb", declaration().moves[static_cast<std::size_t>(move.kind())].verb);
    const auto put_card = [&] {
        parts.put("card", knows_card(state, move, viewer) ? to_text(move.card()) : std::string("?"));
    };
    const auto put_squares = [&] {
        game::Tree::List squares;
        for (const Square square : squares_of(move)) squares.emplace_back(write_square(square));
        parts.put("squares", std::move(squares));
    };
    switch (move.kind()) {
        case Move::Kind::place:
            parts.put("card", to_text(move.card()));
            parts.put("to", write_square(move.square()));
            break;
        case Move::Kind::discard:
        case Move::Kind::draw: put_card(); break;
        case Move::Kind::move:
            parts.put("from", write_square(move.first()));
            parts.put("to", write_square(move.second()));
            break;
        case Move::Kind::remove:
        case Move::Kind::drain:
        case Move::Kind::tap: put_squares(); break;
        case Move::Kind::bridge: parts.put("to", write_square(move.square())); break;
        case Move::Kind::turn: parts.put("action", to_text(move.action())); break;
        case Move::Kind::start: parts.put("begins", move.seat()); break;
        case Move::Kind::pass:
        case Move::Kind::give_up: break;
    }
}

game::Tree RiveroPenta::facts(const game::VariantInfo&) {
    game::Tree facts;
    facts.put("goal", kGoal);
    return facts;
}

}  // namespace games::rivero_penta
