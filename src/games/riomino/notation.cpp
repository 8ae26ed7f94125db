#include "games/riomino/notation.h"

#include <algorithm>

#include "core/text.h"
#include "games/riomino/rules.h"

namespace games::riomino {

using core::fail;
using game::Reason;

namespace {

constexpr int kFarthest = 999;  // a place that is worth an answer of its own

char digit(int value) { return static_cast<char>('0' + value); }
bool is_value(char c) { return c >= '0' && c < '0' + kValues; }
bool are_values(std::string_view text, std::size_t count) {
    return text.size() == count && std::all_of(text.begin(), text.end(), is_value);
}

Reason unreadable(std::string_view text) {
    return {"riomino.unreadable-move", "RM-15", {{"text", core::quotable(text)}}};
}
Reason no_such_face(std::string_view edges) {
    return {"riomino.no-such-face", "RM-02", {{"edges", std::string(edges)}}};
}

core::Result<Move, Reason> read_placement(const State& state, std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return fail(unreadable(text));
    const std::string_view edges = core::trim(text.substr(colon + 1));
    const auto place = read_place(core::trim(text.substr(0, colon)));
    const auto pattern = read_pattern(edges);
    if (!place || !pattern) return fail(unreadable(text));
    if (*pattern < 0) return fail(no_such_face(edges));
    if (!in_reach(place->x, place->y)) return fail(*why_outside(state, place->x, place->y));
    return Move::die(square_at(place->x, place->y), static_cast<Pattern>(*pattern));
}

}  // namespace

std::string write_square(int x, int y) { return std::to_string(x) + "," + std::to_string(y); }

game::Tree write_squares(SquareSet squares) {
    game::Tree::List list;
    for (const Square square : squares) list.emplace_back(write_square(square));
    return list;
}

std::optional<Place> read_place(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = core::read_number(text.substr(0, comma), -kFarthest, kFarthest);
    const auto y = core::read_number(text.substr(comma + 1), -kFarthest, kFarthest);
    if (!x || !y) return std::nullopt;
    return Place{static_cast<int>(*x), static_cast<int>(*y)};
}

std::string write_face(int face) {
    const auto& values = kFaceValues[static_cast<std::size_t>(face)];
    return {digit(values[0]), digit(values[1])};
}

std::optional<int> read_face(std::string_view text) {
    if (!are_values(text, 2)) return std::nullopt;
    return find_face(text[0] - '0', text[1] - '0');
}

std::string write_pattern(Pattern pattern) {
    std::string edges;
    for (const int value : kEdges[pattern]) edges += digit(value);
    return edges;
}

std::optional<int> read_pattern(std::string_view text) {
    if (!are_values(text, kSides)) return std::nullopt;
    return find_pattern(text[0] - '0', text[1] - '0', text[2] - '0', text[3] - '0');
}

std::string Riomino::write_move(const State&, game::Seat, Move move, game::Viewer) {
    if (move.is_die()) return write_square(move.square()) + ":" + write_pattern(move.pattern());
    if (move.is_throw()) return "throw " + std::to_string(move.thrower()) + " " + write_face(move.face());
    if (move.is_start_die()) return "start " + write_pattern(move.pattern());
    if (move.is_start_face()) return "start " + write_face(move.face());
    return "start " + std::to_string(move.seat());
}

core::Result<Move, Reason> Riomino::read_move(const State& state, std::string_view text) {
    const auto words = core::words(text);
    if (words.size() == 3 && words[0] == "throw") {
        const auto seat = core::read_number(words[1], 0, kSeats - 1);
        const auto face = read_face(words[2]);
        if (!seat || !face) return fail(unreadable(text));
        if (*face < 0) return fail(no_such_face(words[2]));
        return Move::throw_die(static_cast<int>(*seat), *face);
    }
    if (words.size() == 2 && words[0] == "start") {
        if (const auto seat = core::read_number(words[1], 0, kSeats - 1))
            return Move::starter(static_cast<int>(*seat));
        const auto pattern = read_pattern(words[1]);
        const auto face = read_face(words[1]);
        if (!pattern && !face) return fail(unreadable(text));
        if ((pattern ? *pattern : *face) < 0) return fail(no_such_face(words[1]));
        return pattern ? Move::start_die(static_cast<Pattern>(*pattern)) : Move::start_face(*face);
    }
    return read_placement(state, core::trim(text));
}

}  // namespace games::riomino
