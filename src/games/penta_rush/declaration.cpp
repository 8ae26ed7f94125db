#include "games/penta_rush/notation.h"
#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using game::kMaybe;
using game::Type;

namespace {

constexpr int kLastSeat = kMaxPlayers - 1;

/// `?` in a move that the viewer may not know (PR-38).
Type square_type() {
    return Type::text("square",
                      [](std::string_view text) { return text == "?" || read_square(text).has_value(); });
}
Type squares_type() { return Type::list(square_type()); }
Type letter_type() {
    return Type::text(
        "shape", [](std::string_view text) { return text.size() == 1 && shape_of_letter(text[0]) >= 0; });
}
Type dice_type() {
    return Type::text("dice", [](std::string_view text) { return read_roll(text).ok(); });
}
Type row_type() {
    return Type::text("row", [](std::string_view text) { return text.size() == kSide; });
}

Type plan_type() {
    return Type::record({
        {"ringed", Type::list(squares_type())},
        {"struck", Type::list(squares_type())},
        {"bare", Type::list(letter_type()), kMaybe},
        {"timer", Type::number(0, kPuzzleRounds)},
    });
}

Type position_type() {
    const auto infos = PentaRush::option_infos();
    const game::OptionInfo& sand = *game::find_option(infos, "sand_seconds");
    const game::OptionInfo& cap = *game::find_option(infos, "round_cap_seconds");
    return Type::record({
        {"game", Type::word(PentaRush::kId)},
        {"variant", game::variant_type(PentaRush::variants())},
        {"overlap", Type::word(kOverlapNames), kMaybe},
        {"extra_outline", Type::word(kExtraOutlineNames), kMaybe},
        {"sand_seconds", Type::number(sand.low, sand.high), kMaybe},
        {"round_cap_seconds", Type::number(cap.low, cap.high), kMaybe},
        {"round", Type::number(1, kPuzzleRounds)},
        {"phase", Type::word(kPhaseNames)},
        {"dice", dice_type(), kMaybe},
        {"boards", Type::list(Type::list(row_type()))},
        {"outlines", Type::list(Type::or_nothing(Type::list(squares_type())))},
        {"changes", Type::list(Type::or_nothing(Type::number(0, kMostChanges))), kMaybe},
        {"done", Type::list(Type::number(0, kLastSeat))},
        {"flipped_by", Type::or_nothing(Type::number(0, kLastSeat))},
        {"scores", Type::list(Type::list(Type::number(0, 255)))},
        {"plan", Type::list(plan_type()), kMaybe},
    });
}

game::Tree::List squares_of(int placement) {
    game::Tree::List squares;
    for (const Square square : placements()[static_cast<std::size_t>(placement)].squares)
        squares.emplace_back(write_square(square));
    return squares;
}

std::string letter(Shape shape) { return std::string(1, letter_of(shape)); }

}  // namespace

const game::Declaration& PentaRush::declaration() {
    static const game::Declaration declared{
        .position = position_type(),
        .moves = {{"ring", "ring {squares}", {{"squares", squares_type()}}},
                  {"erase", "erase {squares}", {{"squares", squares_type()}}},
                  {"strike",
                   "strike {shape} {squares}",
                   {{"shape", letter_type()}, {"squares", squares_type()}}},
                  {"strike-bare", "strike {shape}", {{"shape", letter_type()}}},
                  {"roll", "roll {dice}", {{"dice", dice_type()}}},
                  {"flip", "flip", {}},
                  {"done", "done", {}},
                  {"time", "time", {}},
                  {"cap", "cap", {}}},
        // PR-09: what each shape is worth. PR-23, PR-31, PR-36: how many rounds there are at most.
        .facts = Type::record({{"points", Type::map(letter_type(), Type::number(1, 9))},
                               {"rounds", Type::number(1, kPuzzleRounds)}}),
    };
    return declared;
}

void PentaRush::tell_parts(const State&, game::Seat seat, Move move, game::Viewer viewer,
                           game::Parts& parts) {
    const bool may_know = viewer.is_keeper() || viewer.is_seat(seat);
    const auto drawn = [&](std::string_view verb) {
        parts.put("verb", verb);
        parts.put("squares", may_know ? squares_of(move.placement()) : game::Tree::List{"?"});  // PR-38
    };
    switch (move.kind()) {
        case Move::Kind::ring: drawn("ring"); break;
        case Move::Kind::erase: drawn("erase"); break;
        case Move::Kind::strike:
            parts.put("verb", "strike");
            parts.put("shape", letter(placements()[static_cast<std::size_t>(move.placement())].shape));
            parts.put("squares", squares_of(move.placement()));
            break;
        case Move::Kind::strike_bare:
            parts.put("verb", "strike-bare");
            parts.put("shape", letter(move.shape()));
            break;
        case Move::Kind::roll:
            parts.put("verb", "roll");
            parts.put("dice", write_roll(move.roll_index()));
            break;
        case Move::Kind::flip: parts.put("verb", "flip"); break;
        case Move::Kind::done: parts.put("verb", "done"); break;
        case Move::Kind::time: parts.put("verb", "time"); break;
        case Move::Kind::cap: parts.put("verb", "cap"); break;
        case Move::Kind::none: break;
    }
}

game::Tree PentaRush::facts(const game::VariantInfo& variant) {
    game::Tree points;
    for (int shape = 0; shape < kShapes; ++shape)
        points.put(letter(static_cast<Shape>(shape)), points_of(static_cast<Shape>(shape)));
    game::Tree facts;
    facts.put("points", std::move(points));
    facts.put("rounds", rounds_of(static_cast<Variant>(&variant - variants().data())));
    return facts;
}

}  // namespace games::penta_rush
