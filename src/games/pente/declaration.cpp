#include <array>

#include "games/pente/notation.h"
#include "games/pente/rules.h"

namespace games::pente {

using game::kMaybe;
using game::Type;

namespace {

constexpr int kLastSeat = game::kMaxSeats - 1;
constexpr std::array<std::string_view, 2> kUnits{"pairs", "stones"};
/// What the score counts: what was taken, a part of what partners took together (PE-16), or the points of
/// PE-21 and PE-24.
constexpr std::array<std::string_view, 3> kScores{"captures", "shared", "points"};

Type point_type() {
    return Type::text("point", [](std::string_view text) { return read_point(text, kMaxSize).has_value(); });
}

Type position_type() {
    const std::span<const std::string_view> ends(kEndNames.data() + 1, kEndNames.size() - 1);
    const Type over = Type::either({Type::word(kPending), Type::flag(),
                                    Type::row({Type::word(ends), Type::number(-1, kMaxColours - 1)})});
    return Type::record({
        {"game", Type::word(Pente::kId)},
        {"variant", game::variant_type(variant_infos())},
        {"size", Type::number(kMinSize, kMaxSize)},
        {"three", Type::word(kThreeNames), kMaybe},
        {"stones", Type::list(Type::list(point_type()))},
        {"captures", Type::list(Type::number(0, kMaxCaptures))},
        {"to_move", Type::number(0, kLastSeat)},
        {"phase", Type::word(kPhaseNames), kMaybe},
        {"stones_left", Type::number(0, 4), kMaybe},
        {"colour", Type::number(0, 1), kMaybe},
        {"sides", Type::list(Type::number(0, 1)), kMaybe},
        {"over", over, kMaybe},
        {"rows", Type::list(Type::list(point_type())), kMaybe},
    });
}

}  // namespace

const game::Declaration& Pente::declaration() {
    static const game::Declaration declared{
        .position = position_type(),
        .moves = {{"take", "take {side}", {{"side", Type::number(1, 2)}}},
                  {"add", "add", {}},
                  {"start", "start {begins}", {{"begins", Type::number(0, kLastSeat)}}},
                  {"lay", "{to}", {{"to", point_type()}}}},
        // PE-08: how many captures win, 0 where none are made, and what they are counted in.
        .facts = Type::record({{"captures", Type::number(0, kMaxCaptures)},
                               {"counted", Type::word(kUnits)},
                               {"score", Type::word(kScores)}}),
    };
    return declared;
}

void Pente::tell_parts(const State&, game::Seat, Move move, game::Viewer, game::Parts& parts) {
    if (move.is_start()) {
        parts.put("verb", "start").put("begins", move.seat());
    } else if (move.is_stone()) {
        parts.put("verb", "lay").put("to", write_point(move.point()));
    } else if (move.choice() == Move::Choice::add) {
        parts.put("verb", "add");
    } else {
        parts.put("verb", "take").put("side", static_cast<int>(move.choice()) + 1);
    }
}

game::Tree Pente::facts(const game::VariantInfo& variant) {
    const Rules& rules = rules_of(static_cast<Variant>(&variant - variant_infos().data()));
    game::Tree facts;
    facts.put("captures", static_cast<int>(rules.capture_goal));
    facts.put("counted", kUnits[rules.count_stones ? 1 : 0]);
    facts.put("score", kScores[rules.counting != Counting::none ? 2 : rules.teams ? 1 : 0]);
    return facts;
}

}  // namespace games::pente
