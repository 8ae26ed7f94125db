#include "games/pente/notation.h"

#include <array>
#include <cstdlib>

#include "core/text.h"
#include "games/pente/rules.h"

namespace games::pente {

namespace {

constexpr std::string_view kColumns = "ABCDEFGHJKLMNOPQRST";

struct Letters {
    char right, left, up, down;
};
constexpr Letters letters_of(Notation notation) {
    return notation == Notation::booklet_dutch ? Letters{'R', 'L', 'O', 'N'} : Letters{'R', 'L', 'U', 'D'};
}

/// One part of the booklet's form, such as R3; 0 if it is left out (PE-32).
std::optional<int> read_distance(core::Scanner& scan, char plus, char minus) {
    const char letter = core::to_upper(scan.peek());
    if (letter != plus && letter != minus) return 0;
    scan.take();
    const auto number = core::read_number(scan.take_while(core::is_digit), 1, kMaxSize);
    if (!number) return std::nullopt;
    return static_cast<int>(letter == plus ? *number : -*number);
}

std::optional<Point> read_booklet_point(std::string_view text, int size, Notation notation) {
    const Point centre = centre_of(size);
    if (text == "0" || text == "O" || text == "o") return centre;  // PE-31
    if (text.empty()) return std::nullopt;
    const Letters letters = letters_of(notation);
    core::Scanner scan(text);
    const auto dx = read_distance(scan, letters.right, letters.left);
    if (!dx) return std::nullopt;
    const auto dy = read_distance(scan, letters.up, letters.down);
    if (!dy || !scan.done() || (*dx == 0 && *dy == 0)) return std::nullopt;
    const int x = centre.x + *dx, y = centre.y + *dy;
    if (x < 0 || y < 0 || x >= size || y >= size) return std::nullopt;
    return Point{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

/// PE-33: what may follow a move that captured: asterisks, or captured points in parentheses.
bool is_capture_mark(std::string_view text, int size, Notation notation) {
    constexpr std::size_t kLongest = 200;  // eight groups of three points
    text = core::trim(text);
    if (text.size() > kLongest) return false;
    if (text.find_first_not_of('*') == std::string_view::npos) return text.size() <= 8;
    if (!text.starts_with('(') || !text.ends_with(')')) return false;
    text = text.substr(1, text.size() - 2);
    int points = 0;
    for (const std::string_view part : core::split(text, ','))
        for (const std::string_view word : core::words(part)) {
            if (!read_point(word, size, notation)) return false;
            ++points;
        }
    return points > 0;
}

constexpr std::array<std::string_view, 3> kChoices{"take 1", "take 2", "add"};
constexpr std::array<std::string_view, 3> kNotations{"points", "booklet-nl", "booklet-en"};

game::Reason unreadable(std::string_view text) {
    return {"pente.unreadable-move", "PE-31", {{"text", core::quotable(text)}}};
}

}  // namespace

std::string write_point(Point p) {
    const char column = kColumns[static_cast<std::size_t>(p.x)],
               last = static_cast<char>('0' + (p.y + 1) % 10);
    return p.y < 9 ? std::string{column, last} : std::string{column, '1', last};
}

std::string write_point(Point p, int size, Notation notation) {
    if (notation == Notation::points) return write_point(p);
    const int dx = p.x - size / 2, dy = p.y - size / 2;
    if (dx == 0 && dy == 0) return "0";
    const Letters letters = letters_of(notation);
    std::string out;
    if (dx != 0) out += (dx > 0 ? letters.right : letters.left) + std::to_string(std::abs(dx));
    if (dy != 0) out += (dy > 0 ? letters.up : letters.down) + std::to_string(std::abs(dy));
    return out;
}

std::optional<Point> read_point(std::string_view text, int size, Notation notation) {
    if (notation != Notation::points) return read_booklet_point(text, size, notation);
    if (text.size() < 2) return std::nullopt;
    const std::size_t x = kColumns.find(core::to_upper(text[0]));
    const auto row = core::read_number(text.substr(1), 1, size);
    if (x == std::string_view::npos || static_cast<int>(x) >= size || !row) return std::nullopt;
    return Point{static_cast<std::int8_t>(x), static_cast<std::int8_t>(*row - 1)};
}

std::span<const std::string_view> Pente::notations() { return kNotations; }

std::string Pente::write_move_as(const State& state, Move move, int notation) {
    if (move.is_start()) return "start " + std::to_string(move.seat());
    if (move.is_choice()) return std::string(kChoices[static_cast<std::size_t>(move.choice())]);
    const auto form = static_cast<Notation>(notation);
    std::string out = write_point(move.point(), state.size, form);
    if (form != Notation::points)  // the booklet marks captures, pente.org's form does not (PE-33)
        out.append(taken_by(state, next_colour(state), move.point()).captured.size(), '*');
    return out;
}

core::Result<Move, game::Reason> Pente::read_move_as(const State& state, std::string_view text,
                                                     int notation) {
    const std::string_view whole = core::trim(text);
    for (std::size_t i = 0; i < kChoices.size(); ++i)
        if (core::equal_ignoring_case(whole, kChoices[i])) return Move::choice(static_cast<Move::Choice>(i));
    const auto words = core::words(whole);
    if (words.size() == 2 && words[0] == "start")
        if (const auto seat = core::read_number(words[1], 0, game::kMaxSeats - 1))
            return Move::start(static_cast<int>(*seat));
    const auto form = static_cast<Notation>(notation);
    const std::size_t mark = whole.find_first_of("*( ");
    const auto point = read_point(whole.substr(0, mark), state.size, form);
    if (point && (mark == std::string_view::npos || is_capture_mark(whole.substr(mark), state.size, form)))
        return Move::stone(*point);
    return core::fail(unreadable(text));
}

std::string Pente::write_move(const State& state, game::Seat, Move move, game::Viewer) {
    return write_move_as(state, move, static_cast<int>(Notation::points));
}

core::Result<Move, game::Reason> Pente::read_move(const State& state, std::string_view text) {
    return read_move_as(state, text, static_cast<int>(Notation::points));
}

}  // namespace games::pente
