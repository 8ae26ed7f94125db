#include "games/rivero_penta/notation.h"

#include <algorithm>

#include "core/text.h"
#include "games/rivero_penta/actions.h"
#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

using core::fail;
using game::Reason;
using game::Seat;
using game::Viewer;
using Read = core::Result<Move, Reason>;
using Squares = core::FixedVector<Square, Move::kLongest>;

namespace {

constexpr int kFarthest = 999;  // a place that is worth an answer of its own

Reason unreadable(std::string_view text) {
    return {"rivero-penta.unreadable-move", "", {{"text", core::quotable(text)}}};
}

/// A square of the field; places outside it are refused by the rule that keeps cards from there.
core::Result<Square, Reason> read_square(std::string_view word, std::string_view text) {
    const auto place = read_place(word);
    if (!place) return fail(unreadable(text));
    const std::string name = std::to_string(place->x) + "," + std::to_string(place->y);
    if (place->y < -(kRows / 2) || place->y > kRows / 2)
        return fail(Reason("rivero-penta.outside-rows", "RP-13", {{"square", name}}));
    if (!Square::in_reach(place->x, place->y))
        return fail(Reason("rivero-penta.touches-nothing", "RP-09", {{"square", name}}));
    return Square(place->x, place->y);
}

/// The squares after the first word, ascending; none more than once.
core::Result<Squares, Reason> read_squares(const std::vector<std::string_view>& words,
                                           std::string_view text) {
    Squares squares;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto square = read_square(words[i], text);
        if (!square) return fail(square.error());
        if (squares.full() || std::find(squares.begin(), squares.end(), *square) != squares.end())
            return fail(unreadable(text));
        squares.push_back(*square);
    }
    std::sort(squares.begin(), squares.end());
    return squares;
}

/// The squares as steps along a line from the first one; none if they are on no line.
struct Line {
    bool upright = false;
    std::uint32_t mask = 1;
};
std::optional<Line> line_of(const Squares& squares) {
    Line line;
    line.upright = squares.size() > 1 && squares[0].y() != squares[1].y();
    for (const Square square : squares) {
        const int across = line.upright ? square.x() - squares[0].x() : square.y() - squares[0].y();
        const int along = line.upright ? square.y() - squares[0].y() : square.x() - squares[0].x();
        if (across != 0 || along >= Move::kLongest) return std::nullopt;
        line.mask |= 1U << along;
    }
    return line;
}

Read read_placement(std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos) return fail(unreadable(text));
    const auto card = game::read_river_card(core::trim(text.substr(0, at)));
    if (!card) return fail(unreadable(text));
    const auto square = read_square(core::trim(text.substr(at + 1)), text);
    if (!square) return fail(square.error());
    return Move::place(*card, *square);
}

Read read_shift(std::string_view word, std::string_view text) {
    const std::size_t arrow = word.find('>');
    if (arrow == std::string_view::npos) return fail(unreadable(text));
    const auto from = read_square(word.substr(0, arrow), text),
               to = read_square(word.substr(arrow + 1), text);
    if (!from) return fail(from.error());
    if (!to) return fail(to.error());
    return Move::shift(*from, *to);
}

/// Moves that name the cards which they take from the table.
Read read_taking(const std::vector<std::string_view>& words, std::string_view text) {
    const auto squares = read_squares(words, text);
    if (!squares) return fail(squares.error());
    if (words[0] == "remove") {
        if (squares->size() != 2) return fail(Reason("rivero-penta.not-two", "RP-35"));
        return Move::remove((*squares)[0], (*squares)[1]);
    }
    const auto line = line_of(*squares);
    if (words[0] == "drain") {
        if (!line) return fail(Reason("rivero-penta.no-penta", "RP-36"));
        return Move::drain((*squares)[0], line->upright, line->mask);
    }
    if (!line || line->mask != 7) return fail(Reason("rivero-penta.not-three", "RP-39"));
    return Move::tap((*squares)[0], line->upright);
}

/// Moves of two words: what, and which.
Read read_pair(std::string_view what, std::string_view which, std::string_view text) {
    if (what == "discard" || what == "draw") {
        const auto card = game::read_river_card(which);
        if (!card) return fail(unreadable(text));
        return what == "draw" ? Move::draw(*card) : Move::discard(*card);
    }
    if (what == "turn") {
        if (const auto action = game::read_action_card(which)) return Move::turn(*action);
    } else if (what == "start") {
        if (const auto seat = core::read_number(which, 0, kSeats - 1))
            return Move::start(static_cast<int>(*seat));
    } else if (what == "move") {
        return read_shift(which, text);
    } else if (what == "bridge") {
        const auto square = read_square(which, text);
        if (!square) return fail(square.error());
        return Move::bridge(*square);
    }
    return fail(unreadable(text));
}

}  // namespace

bool knows_card(const State& state, Move move, Viewer viewer) {
    const bool on_field = move.is(Move::Kind::draw) && state.phase == Phase::refill &&
                          state.choices.refill == Choices::Refill::ocean;
    return on_field || viewer.is_keeper() || viewer.is_seat(Seat::player(state.to_move));
}

std::string write_square(Square square) {
    return std::to_string(square.x()) + "," + std::to_string(square.y());
}

std::optional<Place> read_place(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = core::read_number(text.substr(0, comma), -kFarthest, kFarthest);
    const auto y = core::read_number(text.substr(comma + 1), -kFarthest, kFarthest);
    if (!x || !y) return std::nullopt;
    return Place{static_cast<int>(*x), static_cast<int>(*y)};
}

std::string RiveroPenta::write_move(const State& state, Seat, Move move, Viewer viewer) {
    const auto with_squares = [&](std::string text) {
        for (const Square square : squares_of(move)) text += " " + write_square(square);
        return text;
    };
    const auto card = [&] {
        return knows_card(state, move, viewer) ? to_text(move.card()) : std::string("?");
    };
    switch (move.kind()) {
        case Move::Kind::place: return to_text(move.card()) + "@" + write_square(move.square());
        case Move::Kind::discard: return "discard " + card();
        case Move::Kind::move:
            return "move " + write_square(move.first()) + ">" + write_square(move.second());
        case Move::Kind::remove: return with_squares("remove");
        case Move::Kind::drain: return with_squares("drain");
        case Move::Kind::tap: return with_squares("tap");
        case Move::Kind::bridge: return "bridge " + write_square(move.square());
        case Move::Kind::pass: return "pass";
        case Move::Kind::give_up: return "give-up";
        case Move::Kind::draw: return "draw " + card();
        case Move::Kind::turn: return "turn " + std::string(to_text(move.action()));
        case Move::Kind::start: return "start " + std::to_string(move.seat());
    }
    return {};
}

Read RiveroPenta::read_move(const State&, std::string_view text) {
    const auto words = core::words(text);
    if (words.size() == 1 && words[0] == "pass") return Move::pass();
    if (words.size() == 1 && words[0] == "give-up") return Move::give_up();
    if (words.size() > 1 && (words[0] == "remove" || words[0] == "drain" || words[0] == "tap"))
        return read_taking(words, text);
    if (words.size() == 2 && text.find('@') == std::string_view::npos)
        return read_pair(words[0], words[1], text);
    return read_placement(core::trim(text));
}

}  // namespace games::rivero_penta
