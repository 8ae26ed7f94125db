#include <algorithm>
#include <array>
#include <cassert>

#include "core/text.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using core::fail;
using game::Reason;

namespace {

constexpr std::array<game::VariantInfo, kVariants> kInfos{{
    {.name = "base", .rule = "PR-25", .min_players = 2, .max_players = kMaxPlayers},
    {.name = "puzzle", .rule = "PR-25", .min_players = 2, .max_players = kMaxPlayers},
    {.name = "solo", .rule = "PR-36", .min_players = 1, .max_players = 1},
}};

constexpr std::array<std::string_view, 5> kBeginners{"0", "1", "2", "3", "lot"};
constexpr std::array<std::string_view, 2> kSides{"different", "identical"};
constexpr std::array<std::string_view, 3> kBoardExamples{
    "seed 0", "seed 1789",
    "abcdefabcd/efabcdefab/cdefabcdef/abcdefabcd/efabcdefab/cdefabcdef/abcdefabcd/efabcdefab/cdefabcdef/"
    "abcdefabcd"};

constexpr std::array<game::OptionInfo, 7> kOptions{{
    {.name = "boards", .rule = "PR-02", .examples = kBoardExamples, .fallback = "seed 0"},
    {.name = "side", .rule = "PR-03", .choices = kSides, .fallback = "different"},
    {.name = "sand_seconds", .rule = "PR-20", .low = 5, .high = 300, .fallback = "30"},
    {.name = "round_cap_seconds", .rule = "PR-19", .low = 0, .high = 3600, .step = 5, .fallback = "0"},
    {.name = "overlap", .rule = "PR-11", .choices = kOverlapNames, .fallback = "all"},
    {.name = "extra_outline", .rule = "PR-26", .choices = kExtraOutlineNames, .fallback = "voids"},
    {.name = "begins", .rule = "PR-10", .choices = kBeginners, .fallback = "0"},
}};

/// A setup's options by name, with their defaults.
class Given {
public:
    explicit Given(const game::Setup& setup) : setup_(setup) {}

    std::string_view value(std::string_view name) const {
        return game::option_or_default(setup_.options, *game::find_option(kOptions, name));
    }
    int number(std::string_view name) const { return static_cast<int>(*core::read_number(value(name))); }
    bool has(std::string_view name) const {
        return std::any_of(setup_.options.begin(), setup_.options.end(),
                           [&](const auto& given) { return given.first == name; });
    }

private:
    const game::Setup& setup_;
};

/// What would have no effect is refused: no timer and one board alone, one outline in the puzzle, and
/// any number of them in the base game.
std::optional<Reason> check_effect(const game::Setup& setup, const Given& given, Variant variant) {
    const auto idle = [&](std::string_view name) {
        if (name == "overlap") return variant != Variant::base;
        return variant == (name == "extra_outline" ? Variant::base : Variant::solo);
    };
    for (const std::string_view name : {"overlap", "extra_outline", "sand_seconds", "side"})
        if (given.has(name) && idle(name))
            return Reason("option-not-here", game::find_option(kOptions, name)->rule,
                          {{"option", std::string(name)}, {"variant", setup.variant}});
    return std::nullopt;
}

/// PR-02: `seed N`, or the boards themselves.
core::Result<Boards, Reason> read_boards_option(std::string_view text) {
    const auto words = core::words(text);
    if (words.empty() || words[0] != "seed") return read_boards(text);
    const auto seed = words.size() == 2 ? core::read_number(words[1], 0) : std::nullopt;
    if (!seed)
        return fail(Reason("bad-option-value", "PR-02",
                           {{"option", std::string("boards")}, {"value", core::quotable(text)}}));
    Boards boards;
    for (const Board& board : make_boards(static_cast<std::uint64_t>(*seed))) boards.push_back(board);
    return boards;
}

}  // namespace

std::span<const game::VariantInfo> PentaRush::variants() { return kInfos; }
std::span<const game::OptionInfo> PentaRush::option_infos() { return kOptions; }

core::Result<Options, Reason> PentaRush::read_options(const game::Setup& setup) {
    const game::VariantInfo* info = game::find_variant(kInfos, setup.variant);
    assert(info && setup.players >= info->min_players && setup.players <= info->max_players);
    const Given given(setup);
    Options options;
    options.variant = static_cast<Variant>(info - kInfos.data());
    options.players = setup.players;
    if (auto reason = check_effect(setup, given, options.variant)) return fail(*reason);
    // PR-10: who throws makes no difference; the seat must exist all the same.
    if (given.value("begins") != "lot" && given.number("begins") >= setup.players)
        return fail(
            Reason("bad-option-value", "PR-10",
                   {{"option", std::string("begins")}, {"value", std::string(given.value("begins"))}}));
    options.overlap = given.value("overlap") == "fitting" ? Overlap::fitting : Overlap::all;
    options.extra_outline =
        given.value("extra_outline") == "ignored" ? ExtraOutline::ignored : ExtraOutline::voids;
    options.sand_seconds = given.number("sand_seconds");
    options.cap_seconds = given.number("round_cap_seconds");

    const auto boards = read_boards_option(given.value("boards"));
    if (!boards) return fail(boards.error());
    const auto players = static_cast<std::size_t>(setup.players);
    const bool one_for_all = given.value("side") == "identical" || boards->size() == 1;  // PR-03
    if (!one_for_all && boards->size() < players)
        return fail(
            Reason("penta-rush.too-few-boards", "PR-02",
                   {{"count", static_cast<std::int64_t>(boards->size())}, {"players", setup.players}}));
    for (std::size_t seat = 0; seat < players; ++seat)
        options.boards[seat] = (*boards)[one_for_all ? 0 : seat];
    return options;
}

game::Setup PentaRush::setup_of(const State& state) {
    game::Setup setup;
    setup.variant = kInfos[static_cast<std::size_t>(state.variant)].name;
    setup.players = state.seats;
    const std::span<const Board> boards(state.boards.data(), state.seats);
    const bool identical = std::all_of(boards.begin(), boards.end(),
                                       [&](const Board& board) { return board == boards.front(); });
    setup.options.emplace_back("boards", write_boards(identical ? boards.first(1) : boards));
    if (state.sand_seconds != 30)
        setup.options.emplace_back("sand_seconds", std::to_string(state.sand_seconds));
    if (state.cap_seconds != 0)
        setup.options.emplace_back("round_cap_seconds", std::to_string(state.cap_seconds));
    if (state.overlap != Overlap::all) setup.options.emplace_back("overlap", "fitting");
    if (state.extra_outline != ExtraOutline::voids) setup.options.emplace_back("extra_outline", "ignored");
    return setup;
}

}  // namespace games::penta_rush
