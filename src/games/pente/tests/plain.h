#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "game/tree.h"

namespace games::pente::plain {

/// A move: a stone, a choice (0 and 1 take a side, 2 adds), or the seat that begins.
struct Move {
    char kind = 's';  // s stone, c choice, b begins
    int x = 0, y = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

/// What the last move brought about; the random games count these so that they cannot go blind.
struct Happened {
    int pairs = 0, triples = 0, mixed = 0, partners = 0, poofs = 0;
    bool row_made = false, longer_row_made = false;
    bool row_broken = false, row_outlived = false;
    bool captured = false;
};

/// A second reading of the rules of Pente: a grid of characters, loops over the directions,
/// nothing shared with the code under test, nothing fast. Each variant's rules are plain
/// questions by name.
class Game {
public:
    static constexpr int kMost = 19;
    static constexpr char kEmpty = '.';

    /// `begins` is a seat, or -1 for the lot.
    Game(std::string_view variant, int players, int size, bool any_three, int begins);
    /// A position that is not over, in the outside form.
    static Game from(const game::Tree& position);

    std::vector<Move> legal_moves() const;
    void apply(const Move& move);
    unsigned long long perft(int depth) const;

    bool over() const { return !end.empty(); }
    int colour_of_seat(int seat) const;
    int colour_to_lay() const;
    /// By seat: captures, or the points so far in the variants that count points.
    std::vector<int> scores() const;
    /// Seats that have won; none in a draw.
    std::vector<int> winning_seats() const;
    /// 1 for the first, equal for a shared place.
    std::vector<int> places() const;

    bool inside(int x, int y) const { return x >= 0 && y >= 0 && x < size && y < size; }
    char at(int x, int y) const { return inside(x, y) ? grid[y][x] : '#'; }
    /// PE-26 to PE-29: whether the double-three ban refuses the point.
    bool banned(int x, int y) const;
    /// Whether the ban would refuse it but for the defence against a five (PE-28).
    bool excused(int x, int y) const;
    /// How many enemy groups a stone there would take.
    int would_capture(int x, int y) const;
    /// The longest own run a stone there would stand in.
    int would_line_up(int x, int y) const;
    std::string diagram() const;

    std::string_view variant;
    int size, seats, colours;
    bool any_three;
    std::array<std::array<char, kMost>, kMost> grid{};  // '.', or the colour as a digit
    std::array<int, 6> captures{};
    std::string_view phase = "play";
    int to_move = 0, stones_left = 1;
    std::array<int, 2> sides{0, 1};  // the colour of seat 0 and seat 1 where sides are chosen
    bool row_pending = false;
    std::string_view end;  // "row", "captures", "full"
    int winner = -1;       // a colour
    Happened happened;

private:
    struct Spot {
        int x, y;
    };
    using Group = std::vector<Spot>;

    void begin(int seat);
    void lay(int x, int y);
    void pass_turn();
    void judge(int colour, int x, int y);
    void finish(std::string_view how, int colour);

    std::vector<Group> captured_by(int colour, int x, int y) const;
    std::vector<Group> poofed_by(int colour, int x, int y) const;
    void remove(int colour, const std::vector<Group>& taken, const std::vector<Group>& lost);
    bool has_move() const;
    bool allowed(int x, int y) const;
    bool allowed_by_opening(int x, int y) const;
    int threes_made(int colour, int x, int y) const;
    bool double_three(int x, int y, Game& after) const;
    bool can_complete_row(int colour) const;
    bool can_break(int owner) const;
    bool has_row(int colour) const;
    bool row_through(int colour, int x, int y) const;
    int run(int colour, int x, int y, int dx, int dy) const;
    int lines_of(int colour, int length) const;
    bool enough_captures(int colour) const;
    int count_stones() const;
    int points(int colour) const;
};

}  // namespace games::pente::plain
