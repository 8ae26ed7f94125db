#include "games/riomino/variants.h"

#include <array>
#include <cassert>

#include "games/riomino/board.h"
#include "games/riomino/data.h"

namespace games::riomino {

namespace {

struct Entry {
    Variant variant;
    game::VariantInfo info;
    int dice;                  // each
    std::string_view drawing;  // empty: no board
};

constexpr game::VariantInfo two(std::string_view name, std::string_view rule) {
    return {.name = name, .rule = rule, .min_players = 2, .max_players = 2};
}

constexpr std::array<Entry, kVariants> kEntries{{
    {Variant::wizard, two("wizard", "RM-14"), 12, {}},
    {Variant::professional, two("professional", "RM-17"), 12, data::kProfessional},
    {Variant::master, two("master", "RM-16"), 10, data::kMaster},
    {Variant::expert, two("expert", "RM-16"), 9, data::kExpert},
    {Variant::junior, two("junior", "RM-16"), 8, data::kJunior},
    {Variant::starter, two("starter", "RM-16"), 6, data::kStarter},
}};

constexpr bool in_order() {
    for (int i = 0; i < kVariants; ++i)
        if (static_cast<int>(kEntries[i].variant) != i) return false;
    return true;
}
static_assert(in_order(), "the list of variants must follow the enum");

constexpr auto kInfos = [] {
    std::array<game::VariantInfo, kVariants> infos{};
    for (int i = 0; i < kVariants; ++i) infos[i] = kEntries[i].info;
    return infos;
}();

constexpr std::array<std::string_view, 3> kBeginners{"0", "1", "lot"};
constexpr std::array<std::string_view, 4> kBoards{
    "..#../.###./##o##/.###./..#..",
    "#####/#####/##o##/#####/#####",
    "o####/#####/#...#/#####/#####",
    "....#..../...###.../..#####../.#######./####o####/.#######./..#####../...###.../....#....",
};
constexpr std::array<game::OptionInfo, 3> kOptions{{
    {.name = "begins", .rule = "RM-01", .choices = kBeginners, .fallback = "0"},
    {.name = "start_turn", .rule = "RM-01", .choices = kStartTurns, .fallback = "lot"},
    {.name = "board", .rule = "RM-16", .examples = kBoards},
}};

SquareSet read_own_board(const Entry& entry) {
    SquareSet all;
    for (int square = 0; square < kSquares; ++square) all.add(static_cast<Square>(square));
    if (entry.drawing.empty()) return all;
    const auto board = read_board(entry.drawing, 2 * entry.dice + 1);
    assert(board);
    return *board;
}

const Entry& entry_of(Variant variant) { return kEntries[static_cast<std::size_t>(variant)]; }

}  // namespace

std::span<const game::VariantInfo> variant_infos() { return kInfos; }
std::span<const game::OptionInfo> option_infos() { return kOptions; }

int dice_each(Variant variant) { return entry_of(variant).dice; }

SquareSet own_board(Variant variant) {
    static const auto boards = [] {
        std::array<SquareSet, kVariants> read;
        for (std::size_t i = 0; i < kVariants; ++i) read[i] = read_own_board(kEntries[i]);
        return read;
    }();
    return boards[static_cast<std::size_t>(variant)];
}

}  // namespace games::riomino
