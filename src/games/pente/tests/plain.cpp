#include "games/pente/tests/plain.h"

#include <cstdlib>

#include "games/pente/tests/plain_variants.h"

namespace games::pente::plain {

// ---------------------------------------------------------------- setting up

Game::Game(std::string_view variant_, int players, int size_, bool any_three_, int begins)
    : variant(variant_),
      size(size_),
      seats(players),
      colours(variant_ == "pairs" ? 2 : players),
      any_three(any_three_) {
    for (auto& row : grid) row.fill(kEmpty);
    if (begins < 0)
        phase = "lot";
    else
        begin(begins);
}

void Game::begin(int seat) {
    to_move = seat;
    phase = "play";
    stones_left = 1;
    if (is_d_pente(variant)) phase = "opening", stones_left = 4;
    if (is_swap2(variant)) phase = "opening", stones_left = 3;
    if (phase == "opening") sides = {seat == 0 ? 0 : 1, seat == 0 ? 1 : 0};
}

int Game::colour_of_seat(int seat) const {
    if (variant == "pairs") return seat % 2;
    return seats == 2 ? sides[static_cast<std::size_t>(seat)] : seat;
}

int Game::colour_to_lay() const {
    if (phase == "extend") return stones_left == 2 ? 1 : 0;
    if (phase != "opening") return colour_of_seat(to_move);
    const int whole = is_swap2(variant) ? 3 : 4;
    return (whole - stones_left) % 2;
}

int Game::count_stones() const {
    int n = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) n += grid[y][x] != kEmpty;
    return n;
}

// ---------------------------------------------------------------- legal moves

std::vector<Move> Game::legal_moves() const {
    std::vector<Move> moves;
    if (over()) return moves;
    if (phase == "lot") {
        for (int s = 0; s < seats; ++s) moves.push_back({'b', s, 0});
    } else if (phase == "offer" || phase == "choose") {
        for (int c = 0; c < (phase == "offer" ? 3 : 2); ++c) moves.push_back({'c', c, 0});
    } else {
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                if (grid[y][x] == kEmpty && allowed(x, y)) moves.push_back({'s', x, y});
    }
    return moves;
}

bool Game::has_move() const {
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (grid[y][x] == kEmpty && allowed(x, y)) return true;
    return false;
}

bool Game::allowed(int x, int y) const { return allowed_by_opening(x, y) && !banned(x, y); }

bool Game::allowed_by_opening(int x, int y) const {
    if (first_stone_is_free(variant)) return true;
    for (int n : captures)
        if (n > 0) return true;
    const int centre = (size - 1) / 2, across = std::abs(x - centre), up = std::abs(y - centre);
    const int lying = count_stones();
    if (lying == 0) return across == 0 && up == 0;
    if (lying != 2 || !has_tournament_rule(variant)) return true;
    if (across < 3 && up < 3) return false;
    if (variant != "g-pente") return true;
    const bool on_a_centre_line = across == 0 || up == 0;
    return !(on_a_centre_line && (across + up == 3 || across + up == 4));
}

/// Lines in which the stone lying at x, y makes a three of the ban (PE-26).
int Game::threes_made(int colour, int x, int y) const {
    int threes = 0;
    for (const Step d : kFour) {
        bool four = false, three = false;
        for (int extra = -4; extra <= 4; ++extra) {  // where the one more stone would lie
            const auto cell = [&](int k) { return at(x + k * d.dx, y + k * d.dy); };
            const auto own = [&](int k) { return k == extra || cell(k) == letter(colour); };
            if (cell(extra) != kEmpty) continue;
            int from = 0, to = 0;
            while (own(to + 1)) ++to;
            while (own(from - 1)) --from;
            if (extra < from || extra > to) continue;
            const bool open = cell(from - 1) == kEmpty && cell(to + 1) == kEmpty;
            if (to - from + 1 == 5) four = true;
            if (to - from + 1 == 4 && (open || any_three)) three = true;
        }
        if (three && !four) ++threes;
    }
    return threes;
}

/// Whether the stone makes a double three and neither wins; `after` becomes the board with it.
bool Game::double_three(int x, int y, Game& after) const {
    const int colour = colour_to_lay();
    after.grid[y][x] = letter(colour);
    after.remove(colour, after.captured_by(colour, x, y), {});
    if (after.threes_made(colour, x, y) < 2) return false;
    return !after.row_through(colour, x, y) && after.captures[colour] < 5;
}

bool Game::banned(int x, int y) const {
    if (!bans_double_three(variant)) return false;
    Game after = *this;
    if (!double_three(x, y, after)) return false;
    const int enemy = 1 - colour_to_lay();
    if (can_complete_row(enemy) && !after.can_complete_row(enemy)) return false;
    return !(variant == "ninuki" && has_row(enemy) && !after.has_row(enemy));
}

bool Game::excused(int x, int y) const {
    if (!bans_double_three(variant)) return false;
    Game after = *this;
    return double_three(x, y, after) && !banned(x, y);
}

bool Game::can_complete_row(int colour) const {
    Game trial = *this;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            if (grid[y][x] != kEmpty) continue;
            trial.grid[y][x] = letter(colour);
            if (trial.row_through(colour, x, y)) return true;
            trial.grid[y][x] = kEmpty;
        }
    return false;
}

// ---------------------------------------------------------------- playing

void Game::apply(const Move& move) {
    happened = {};
    if (move.kind == 'b') {
        begin(move.x);
    } else if (move.kind == 's') {
        lay(move.x, move.y);
    } else if (move.x == 2) {
        phase = "extend";
        stones_left = 2;
    } else {
        const int mine = move.x, chooser = to_move;
        sides[static_cast<std::size_t>(chooser)] = mine;
        sides[static_cast<std::size_t>(1 - chooser)] = 1 - mine;
        // After an even number of stones the first colour goes on, after an odd one the second.
        const int next = is_swap2(variant) ? 1 : 0;
        to_move = sides[0] == next ? 0 : 1;
        phase = "play";
        stones_left = 1;
    }
}

void Game::lay(int x, int y) {
    const int colour = colour_to_lay();
    grid[y][x] = letter(colour);
    const auto taken = captured_by(colour, x, y);
    const auto lost = poofed_by(colour, x, y);
    remove(colour, taken, lost);
    pass_turn();
    judge(colour, x, y);
}

std::vector<Game::Group> Game::captured_by(int colour, int x, int y) const {
    std::vector<Group> groups;
    if (captures_none(variant)) return groups;
    const char own = letter(colour);
    for (const Step d : kEight) {
        Group between;
        int k = 1;
        for (;; ++k) {
            const char c = at(x + k * d.dx, y + k * d.dy);
            if (c == own || c == kEmpty || c == '#') break;
            between.push_back({x + k * d.dx, y + k * d.dy});
        }
        if (at(x + k * d.dx, y + k * d.dy) != own) continue;
        if (between.size() == 2 || (between.size() == 3 && captures_three(variant)))
            groups.push_back(between);
    }
    return groups;
}

std::vector<Game::Group> Game::poofed_by(int colour, int x, int y) const {
    std::vector<Group> groups;
    if (!poofs(variant)) return groups;
    const char own = letter(colour), enemy = letter(1 - colour);
    for (const Step d : kFour) {
        Group line{{x, y}};
        int up = 1, down = 1;
        for (; at(x + up * d.dx, y + up * d.dy) == own; ++up) line.push_back({x + up * d.dx, y + up * d.dy});
        for (; at(x - down * d.dx, y - down * d.dy) == own; ++down)
            line.push_back({x - down * d.dx, y - down * d.dy});
        const bool bracketed =
            at(x + up * d.dx, y + up * d.dy) == enemy && at(x - down * d.dx, y - down * d.dy) == enemy;
        if (bracketed && (line.size() == 2 || (line.size() == 3 && captures_three(variant))))
            groups.push_back(line);
    }
    return groups;
}

void Game::remove(int colour, const std::vector<Group>& taken, const std::vector<Group>& lost) {
    for (const Group& group : taken) {
        int partners = 0;
        bool mixed = false;
        for (const Spot s : group) {
            const int other = grid[s.y][s.x] - '0';
            partners += variant == "team" && other % 2 == colour % 2;
            mixed = mixed || grid[s.y][s.x] != grid[group[0].y][group[0].x];
        }
        for (const Spot s : group) grid[s.y][s.x] = kEmpty;
        const int stones = static_cast<int>(group.size());
        captures[colour] += counts_stones(variant) ? stones - partners : 1;
        ++(stones == 2 ? happened.pairs : happened.triples);
        happened.mixed += mixed;
        happened.partners += partners > 0;
        happened.captured = true;
    }
    for (const Group& group : lost) {
        ++happened.poofs;
        for (const Spot s : group) {
            if (grid[s.y][s.x] == kEmpty) continue;
            grid[s.y][s.x] = kEmpty;
            ++captures[1 - colour];
        }
    }
}

void Game::pass_turn() {
    --stones_left;
    if (stones_left > 0) return;
    if (phase == "opening") {
        phase = is_swap2(variant) ? "offer" : "choose";
        to_move = 1 - to_move;
    } else if (phase == "extend") {
        phase = "choose";
        to_move = 1 - to_move;
    } else {
        to_move = (to_move + 1) % seats;
        stones_left = variant == "connect6" ? 2 : 1;
    }
}

}  // namespace games::pente::plain
