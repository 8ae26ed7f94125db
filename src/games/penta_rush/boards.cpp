#include "games/penta_rush/boards.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>
#include <vector>

#include "core/text.h"

namespace games::penta_rush {

using game::Reason;

namespace {

// ---------------------------------------------------------------- text

using Rows = std::vector<std::string_view>;

/// The rows of each board. Empty rows and empty boards are nobody's meaning and left out.
std::vector<Rows> split_boards(std::string_view text) {
    std::vector<Rows> boards(1);
    const auto next_board = [&] {
        if (!boards.back().empty()) boards.emplace_back();
    };
    for (const std::string_view line : core::lines(text)) {
        const std::string_view content = core::trim(line);
        if (content.starts_with('#')) continue;
        if (content == "---") {
            next_board();
            continue;
        }
        const auto parts = core::split(content, ';');
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (i > 0) next_board();
            for (const std::string_view row : core::split(parts[i], '/'))
                if (!core::trim(row).empty()) boards.back().push_back(core::trim(row));
        }
    }
    if (boards.size() > 1 && boards.back().empty()) boards.pop_back();
    return boards;
}

// ---------------------------------------------------------------- rolls

/// By the counts of the first five symbols; those of the sixth follow from them.
struct RollTable {
    static constexpr std::size_t kKeys = std::size_t{1} << 15;
    std::array<std::int8_t, kKeys> index{};

    RollTable() {
        index.fill(-1);
        for (std::size_t i = 0; i < kRolls; ++i)
            index[kAllRolls[i].counts % kKeys] = static_cast<std::int8_t>(i);
    }
};
static_assert(kRolls <= 127);

int total_weight() {
    return std::accumulate(kAllRolls.begin(), kAllRolls.end(), 0,
                           [](int sum, const Roll& roll) { return sum + roll.weight; });
}

/// Exact sum of weight times value over the rolls, divided once: the same on every compiler.
template <class Values>
double weighted_mean(const Values& values) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < kRolls; ++i) sum += std::int64_t{kAllRolls[i].weight} * values[i];
    return static_cast<double>(sum) / total_weight();
}

/// All placements, dearest shapes first; those worth the same in ascending or descending order.
using Order = std::array<std::uint16_t, kPlacements>;
Order dearest_first(bool descending) {
    Order order{};
    std::iota(order.begin(), order.end(), std::uint16_t{0});
    std::sort(order.begin(), order.end(), [&](std::uint16_t a, std::uint16_t b) {
        const int worth_a = points_of(placements()[a].shape), worth_b = points_of(placements()[b].shape);
        return worth_a != worth_b ? worth_a > worth_b : descending ? a > b : a < b;
    });
    return order;
}

using RollOfPlacement = std::array<std::int8_t, kPlacements>;

/// The points for each roll of a player who takes whatever comes first in `order`.
std::array<int, kRolls> greedy_points(const RollOfPlacement& rolls, const Order& order) {
    constexpr int kMostShapes = 5;  // PR-13
    struct Found {
        SquareSet squares;
        unsigned shapes = 0;  // bits
        int count = 0;
    };
    std::array<Found, kRolls> found{};
    std::array<int, kRolls> points{};
    for (const std::uint16_t index : order) {
        if (rolls[index] < 0) continue;
        const auto roll = static_cast<std::size_t>(rolls[index]);
        const Placement& placement = placements()[index];
        Found& so_far = found[roll];
        const unsigned shape = 1U << static_cast<int>(placement.shape);
        if (so_far.count == kMostShapes || (so_far.shapes & shape) || so_far.squares.meets(placement.set))
            continue;
        so_far.squares = so_far.squares | placement.set;
        so_far.shapes |= shape;
        ++so_far.count;
        points[roll] += points_of(placement.shape);
    }
    return points;
}

}  // namespace

// ---------------------------------------------------------------- text

/// In the reasons rows are counted as they stand, from the top.
core::Result<Board, Reason> read_rows(std::span<const std::string_view> rows, int number) {
    if (rows.size() != kSide)
        return core::fail(Reason("penta-rush.board-rows", "PR-01",
                                 {{"board", number}, {"count", static_cast<std::int64_t>(rows.size())}}));
    Board board{};
    for (int row = 0; row < kSide; ++row) {
        const std::string_view text = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < std::min(kSide, static_cast<int>(text.size())); ++column) {
            const char letter = core::to_lower(text[static_cast<std::size_t>(column)]);
            if (letter < 'a' || letter >= 'a' + kSymbols)
                return core::fail(
                    Reason("penta-rush.board-letter", "PR-01",
                           {{"board", number},
                            {"row", row + 1},
                            {"column", column + 1},
                            {"letter", core::quotable(text.substr(static_cast<std::size_t>(column), 1))}}));
            const int square = (kSide - 1 - row) * kSide + column;
            board[static_cast<std::size_t>(square)] = static_cast<Symbol>(letter - 'a');
        }
        if (text.size() != kSide)
            return core::fail(Reason(
                "penta-rush.board-row-length", "PR-01",
                {{"board", number}, {"row", row + 1}, {"count", static_cast<std::int64_t>(text.size())}}));
    }
    return board;
}

core::Result<Boards, Reason> read_boards(std::string_view text) {
    const std::vector<Rows> parts = split_boards(text);
    if (parts.size() > kMaxPlayers)
        return core::fail(Reason("penta-rush.too-many-boards", "PR-02",
                                 {{"count", static_cast<std::int64_t>(parts.size())}}));
    Boards boards;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto board = read_rows(parts[i], static_cast<int>(i) + 1);
        if (!board) return core::fail(board.error());
        boards.push_back(*board);
    }
    return boards;
}

core::Result<Board, Reason> read_board(std::string_view text) {
    const std::vector<Rows> parts = split_boards(text);
    if (parts.size() > 1)
        return core::fail(
            Reason("penta-rush.one-board", "PR-02", {{"count", static_cast<std::int64_t>(parts.size())}}));
    return read_rows(parts.front(), 1);
}

std::string write_board(const Board& board) {
    std::string text;
    for (int row = kSide - 1; row >= 0; --row) {
        for (int column = 0; column < kSide; ++column)
            text += static_cast<char>('a' + board[static_cast<std::size_t>(row * kSide + column)]);
        if (row > 0) text += '/';
    }
    return text;
}

std::string write_boards(std::span<const Board> boards) {
    std::vector<std::string> texts;
    for (const Board& board : boards) texts.push_back(write_board(board));
    return core::join(texts, ";");
}

// ---------------------------------------------------------------- boards from a seed

Board draw_board(core::Rng& rng) {
    std::array<Symbol, kSymbols> symbols{};
    std::iota(symbols.begin(), symbols.end(), Symbol{0});
    rng.shuffle(std::span(symbols));
    Board board{};
    // Dealt round: the first four symbols of the drawn order come once more than the last two.
    for (std::size_t i = 0; i < board.size(); ++i) board[i] = symbols[i % kSymbols];
    rng.shuffle(std::span(board));
    return board;
}

Board make_board(std::uint64_t seed) {
    core::Rng rng(seed);
    return draw_board(rng);
}

std::array<Board, kMaxPlayers> make_boards(std::uint64_t seed) {
    constexpr std::size_t kCandidates = 32;
    struct Candidate {
        Board board{};
        double difficulty = 0;
    };
    std::vector<Candidate> candidates(kCandidates);
    core::Rng rng(seed);
    for (Candidate& candidate : candidates) {
        candidate.board = draw_board(rng);
        candidate.difficulty = difficulty(candidate.board);
    }
    std::vector<std::size_t> order(kCandidates);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(candidates[a].difficulty, a) < std::pair(candidates[b].difficulty, b);
    });
    std::size_t best = 0;
    const auto spread = [&](std::size_t from) {
        return candidates[order[from + kMaxPlayers - 1]].difficulty - candidates[order[from]].difficulty;
    };
    for (std::size_t from = 1; from + kMaxPlayers <= kCandidates; ++from)
        if (spread(from) < spread(best)) best = from;
    // As they were drawn, so that no seat has the richest board by rule.
    std::array<std::size_t, kMaxPlayers> chosen{};
    std::copy_n(order.begin() + static_cast<std::ptrdiff_t>(best), kMaxPlayers, chosen.begin());
    std::sort(chosen.begin(), chosen.end());
    std::array<Board, kMaxPlayers> boards{};
    for (std::size_t i = 0; i < boards.size(); ++i) boards[i] = candidates[chosen[i]].board;
    return boards;
}

// ---------------------------------------------------------------- what there is to find

int roll_index(Counts counts) {
    static const RollTable table;
    return table.index[counts % RollTable::kKeys];
}

Playability playability(const Board& board) {
    Playability result;
    std::array<std::uint16_t, kRolls> shapes{};  // bits
    for (const Placement& placement : placements()) {
        const int roll = roll_index(counts_on(board, placement));
        if (roll < 0) continue;
        ++result.placements[static_cast<std::size_t>(roll)];
        shapes[static_cast<std::size_t>(roll)] |=
            static_cast<std::uint16_t>(1U << static_cast<int>(placement.shape));
    }
    for (std::size_t i = 0; i < kRolls; ++i)
        result.shapes[i] = static_cast<std::uint8_t>(std::popcount(shapes[i]));
    result.mean_placements = weighted_mean(result.placements);
    result.mean_shapes = weighted_mean(result.shapes);
    result.fewest_placements = *std::min_element(result.placements.begin(), result.placements.end());
    result.empty_rolls = static_cast<int>(std::count(result.placements.begin(), result.placements.end(), 0));
    return result;
}

double difficulty(const Board& board) {
    static const Order ascending = dearest_first(false), descending = dearest_first(true);
    RollOfPlacement rolls{};
    for (std::size_t i = 0; i < kPlacements; ++i)
        rolls[i] = static_cast<std::int8_t>(roll_index(counts_on(board, placements()[i])));
    std::array<int, kRolls> points = greedy_points(rolls, ascending);
    const std::array<int, kRolls> others = greedy_points(rolls, descending);
    for (std::size_t i = 0; i < kRolls; ++i) points[i] = std::max(points[i], others[i]);
    return weighted_mean(points);
}

}  // namespace games::penta_rush
