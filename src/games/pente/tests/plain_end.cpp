// The second reading of the rules, part two: rows, the end of a game, points, positions.

#include <algorithm>

#include "games/pente/tests/plain.h"
#include "games/pente/tests/plain_variants.h"

namespace games::pente::plain {

namespace {

constexpr std::string_view kVariants[]{"standard",    "tournament",   "pairs",
                                       "team",        "points",       "points-tournament",
                                       "points-many", "complication", "complication-tournament",
                                       "keryo",       "g-pente",      "d-pente",
                                       "dk-pente",    "poof",         "boat",
                                       "o-pente",     "swap2",        "swap2-keryo",
                                       "ninuki",      "gomoku",       "connect6"};
constexpr std::string_view kPhases[]{"lot", "opening", "offer", "extend", "choose", "play"};

}  // namespace

// ---------------------------------------------------------------- rows

int Game::run(int colour, int x, int y, int dx, int dy) const {
    int n = 1;
    for (int k = 1; at(x + k * dx, y + k * dy) == letter(colour); ++k) ++n;
    for (int k = 1; at(x - k * dx, y - k * dy) == letter(colour); ++k) ++n;
    return n;
}

bool Game::row_through(int colour, int x, int y) const {
    for (const Step d : kFour)
        if (row_wins(variant, run(colour, x, y, d.dx, d.dy))) return true;
    return false;
}

bool Game::has_row(int colour) const {
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (grid[y][x] == letter(colour) && row_through(colour, x, y)) return true;
    return false;
}

/// Unbroken lines of just this length, each counted at its first stone.
int Game::lines_of(int colour, int length) const {
    int lines = 0;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            for (const Step d : kFour)
                lines += grid[y][x] == letter(colour) && at(x - d.dx, y - d.dy) != letter(colour) &&
                         run(colour, x, y, d.dx, d.dy) == length;
    return lines;
}

// ---------------------------------------------------------------- the end

void Game::finish(std::string_view how, int colour) {
    end = how;
    winner = colour;
    row_pending = false;
}

bool Game::enough_captures(int colour) const {
    if (captures_none(variant)) return false;
    int own = captures[colour];
    if (variant == "team") own += captures[(colour + 2) % 4];
    if (own < captures_that_win(variant)) return false;
    if (poofs(variant)) return own > captures[1 - colour];
    return true;
}

/// Whether a capture of the player to move leaves `owner` without a row.
bool Game::can_break(int owner) const {
    for (const Move& reply : legal_moves()) {
        const int colour = colour_to_lay();
        Game after = *this;
        after.grid[reply.y][reply.x] = letter(colour);
        const auto taken = after.captured_by(colour, reply.x, reply.y);
        if (taken.empty()) continue;
        after.remove(colour, taken, after.poofed_by(colour, reply.x, reply.y));
        if (!after.has_row(owner)) return true;
    }
    return false;
}

void Game::judge(int colour, int x, int y) {
    if (row_pending) {
        row_pending = false;
        if (has_row(1 - colour)) {
            happened.row_outlived = true;
            return finish("row", 1 - colour);
        }
        happened.row_broken = true;
    }
    if (grid[y][x] == letter(colour)) {
        for (const Step d : kFour)
            if (row_must_be_exact(variant) && run(colour, x, y, d.dx, d.dy) > 5)
                happened.longer_row_made = true;
        if (row_through(colour, x, y)) {
            happened.row_made = true;
            if (!row_can_be_broken(variant) || !can_break(colour)) return finish("row", colour);
            row_pending = true;
        }
    }
    for (int c = 0; c < colours; ++c) {
        const bool judged = c == colour || poofs(variant);
        if (judged && enough_captures(c)) return finish("captures", c);
    }
    const bool lays = phase == "play" || phase == "opening" || phase == "extend";
    if (lays && !has_move()) finish("full", -1);
}

// ---------------------------------------------------------------- counting

int Game::points(int colour) const {
    const bool many = variant == "points-many";
    const int bonus = end == "row" && winner == colour ? (many ? 10 : 5) : 0;
    return bonus + captures[colour] + lines_of(colour, many ? 3 : 4);
}

std::vector<int> Game::scores() const {
    std::vector<int> all;
    for (int seat = 0; seat < seats; ++seat) {
        const int colour = colour_of_seat(seat);
        all.push_back(counts_points(variant) ? points(colour) : captures[colour]);
    }
    return all;
}

std::vector<int> Game::winning_seats() const {
    std::vector<int> won;
    for (int seat = 0; seat < seats && winner >= 0; ++seat) {
        const int colour = colour_of_seat(seat);
        if (colour == winner || (variant == "team" && (colour + 2) % 4 == winner)) won.push_back(seat);
    }
    return won;
}

std::vector<int> Game::places() const {
    const auto won = winning_seats();
    const auto has_won = [&](int seat) { return std::find(won.begin(), won.end(), seat) != won.end(); };
    const auto score = scores();
    std::vector<int> all(static_cast<std::size_t>(seats), 1);
    for (int seat = 0; seat < seats && !won.empty(); ++seat) {
        if (has_won(seat)) continue;
        int ahead = static_cast<int>(won.size());
        for (int other = 0; other < seats && variant == "points-many"; ++other)
            ahead += !has_won(other) &&
                     score[static_cast<std::size_t>(other)] > score[static_cast<std::size_t>(seat)];
        all[static_cast<std::size_t>(seat)] = ahead + 1;
    }
    return all;
}

// ---------------------------------------------------------------- for the tests

int Game::would_capture(int x, int y) const {
    return static_cast<int>(captured_by(colour_to_lay(), x, y).size());
}

int Game::would_line_up(int x, int y) const {
    int longest = 0;
    for (const Step d : kFour) longest = std::max(longest, run(colour_to_lay(), x, y, d.dx, d.dy));
    return longest;
}

unsigned long long Game::perft(int depth) const {
    if (depth == 0) return 1;
    const auto moves = legal_moves();
    if (depth == 1) return moves.size();
    unsigned long long count = 0;
    for (const Move& move : moves) {
        Game next = *this;
        next.apply(move);
        count += next.perft(depth - 1);
    }
    return count;
}

std::string Game::diagram() const {
    std::string out;
    for (int y = size - 1; y >= 0; --y) {
        for (int x = 0; x < size; ++x) out += grid[y][x], out += ' ';
        out.back() = '\n';
    }
    return out;
}

Game Game::from(const game::Tree& position) {
    const auto number = [&](std::string_view key, int otherwise) {
        const game::Tree* value = position.get(key);
        return value ? static_cast<int>(*value->number()) : otherwise;
    };
    const std::string& name = *position.get("variant")->text();
    const auto& stones = *position.get("stones")->list();
    const int players = name == "pairs" ? 4 : static_cast<int>(stones.size());
    Game game(*std::find(std::begin(kVariants), std::end(kVariants), name), players, number("size", kMost),
              position.get("three") && *position.get("three")->text() == "any", 0);
    for (std::size_t c = 0; c < stones.size(); ++c)
        for (const game::Tree& point : *stones[c].list()) {
            const std::string& text = *point.text();
            const int x = text[0] - 'A' - (text[0] > 'I' ? 1 : 0);
            game.grid[static_cast<std::size_t>(std::stoi(text.substr(1)) - 1)][static_cast<std::size_t>(x)] =
                letter(static_cast<int>(c));
        }
    if (const game::Tree* captured = position.get("captures"))
        for (std::size_t c = 0; c < captured->list()->size(); ++c)
            game.captures[c] = static_cast<int>(*(*captured->list())[c].number());
    game.to_move = number("to_move", 0);
    game.phase = "play";
    if (const game::Tree* phase = position.get("phase"))
        game.phase = *std::find(std::begin(kPhases), std::end(kPhases), *phase->text());
    game.stones_left = number("stones_left", 1);
    game.sides = position.get("sides") ? std::array{1, 0} : std::array{0, 1};
    if (!position.get("over") && row_can_be_broken(game.variant)) {
        const int last = 1 - game.colour_of_seat(game.to_move);
        game.row_pending = game.has_row(last);
    }
    return game;
}

}  // namespace games::pente::plain
