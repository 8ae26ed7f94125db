#include "games/riomino/notation.h"
#include "games/riomino/rules.h"

namespace games::riomino {

using game::kMaybe;
using game::Type;

namespace {

Type square_type() {
    return Type::text("square", [](std::string_view text) {
        const auto place = read_place(text);
        return place && in_reach(place->x, place->y);
    });
}
Type face_type() {
    return Type::text("face", [](std::string_view text) { return read_face(text).value_or(-1) >= 0; });
}
/// The edges of a die as it lies, from the north clockwise.
Type edges_type() {
    return Type::text("edges", [](std::string_view text) { return read_pattern(text).value_or(-1) >= 0; });
}
Type seat_type() { return Type::number(0, kSeats - 1); }

}  // namespace

const game::Declaration& Riomino::declaration() {
    static const game::Declaration declared{
        .position = Type::record({
            {"game", Type::word(kId)},
            {"variant", game::variant_type(variant_infos())},
            {"start_turn", Type::word(kStartTurns), kMaybe},
            {"board", Type::list(square_type()), kMaybe},
            {"table", Type::map(square_type(), edges_type())},
            {"stock", Type::list(Type::list(face_type()))},
            {"to_move", seat_type()},
            {"phase", Type::word(kPhaseNames), kMaybe},
            {"thrown", face_type(), kMaybe},
            {"dead", Type::list(square_type()), kMaybe},
        }),
        .moves = {{"lay", "{to}:{edges}", {{"to", square_type()}, {"edges", edges_type()}}},
                  {"throw", "throw {thrower} {face}", {{"thrower", seat_type()}, {"face", face_type()}}},
                  {"start", "start {begins}", {{"begins", seat_type()}}},
                  {"start-die", "start {edges}", {{"edges", edges_type()}}},
                  {"start-face", "start {face}", {{"face", face_type()}}}},
        // The squares of the variant's board (RM-16), or the sides of the floating frame (RM-14).
        .facts = Type::record(
            {{"board", Type::list(square_type()), kMaybe}, {"frame", Type::number(kFrame, kFrame), kMaybe}}),
    };
    return declared;
}

void Riomino::tell_parts(const State&, game::Seat, Move move, game::Viewer, game::Parts& parts) {
    if (move.is_die()) {
        parts.put("verb", "lay");
        parts.put("to", write_square(move.square()));
        parts.put("edges", write_pattern(move.pattern()));
    } else if (move.is_throw()) {
        parts.put("verb", "throw");
        parts.put("thrower", move.thrower());
        parts.put("face", write_face(move.face()));
    } else if (move.is_start_die()) {
        parts.put("verb", "start-die");
        parts.put("edges", write_pattern(move.pattern()));
    } else if (move.is_start_face()) {
        parts.put("verb", "start-face");
        parts.put("face", write_face(move.face()));
    } else {
        parts.put("verb", "start");
        parts.put("begins", move.seat());
    }
}

game::Tree Riomino::facts(const game::VariantInfo& info) {
    const auto variant = static_cast<Variant>(&info - variant_infos().data());
    game::Tree facts;
    if (variant == Variant::wizard)
        facts.put("frame", kFrame);
    else
        facts.put("board", write_squares(own_board(variant)));
    return facts;
}

}  // namespace games::riomino
