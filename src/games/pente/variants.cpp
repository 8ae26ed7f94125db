#include "games/pente/variants.h"

#include <array>

namespace games::pente {

namespace {

struct Entry {
    Variant variant;
    game::VariantInfo info;
    Rules rules;
};

/// Families of variants, each named after its first one.
constexpr std::string_view kFive = "standard", kPartners = "pairs", kPoints = "points", kTriples = "keryo",
                           kRow = "gomoku", kSix = "connect6";

constexpr game::VariantInfo two(std::string_view name, std::string_view rule, std::string_view family,
                                int target = 0) {
    return {.name = name,
            .rule = rule,
            .min_players = 2,
            .max_players = 2,
            .teams = 0,
            .target = target,
            .family = family};
}
constexpr game::VariantInfo four(std::string_view name, std::string_view rule) {
    return {.name = name,
            .rule = rule,
            .min_players = 4,
            .max_players = 4,
            .teams = 2,
            .target = 0,
            .family = kPartners};
}

constexpr std::array<Entry, kVariants> kEntries{{
    {Variant::standard, two("standard", "PE-03", kFive), {}},
    {Variant::tournament, two("tournament", "PE-13", kFive), {.opening = Opening::tournament}},
    {Variant::pairs, four("pairs", "PE-15"), {}},
    {Variant::team, four("team", "PE-16"), {.capture_goal = 10, .count_stones = true, .teams = true}},
    {Variant::points, two("points", "PE-21", kPoints, 21), {.counting = Counting::fours}},
    {Variant::points_tournament,
     two("points-tournament", "PE-14", kPoints, 21),
     {.opening = Opening::tournament, .counting = Counting::fours}},
    {Variant::points_many,
     {.name = "points-many",
      .rule = "PE-24",
      .min_players = 3,
      .max_players = 6,
      .teams = 0,
      .target = 21,
      .family = kPoints},
     {.row = 4, .capture_goal = 4, .counting = Counting::threes}},
    {Variant::complication, two("complication", "PE-25", kFive), {.exact = true, .no_double_three = true}},
    {Variant::complication_tournament,
     two("complication-tournament", "PE-14", kFive),
     {.exact = true, .no_double_three = true, .opening = Opening::tournament}},
    {Variant::keryo,
     two("keryo", "PE-41", kTriples),
     {.capture_goal = 15, .count_stones = true, .triples = true, .opening = Opening::tournament}},
    {Variant::g_pente, two("g-pente", "PE-42", kFive), {.opening = Opening::g_pente}},
    {Variant::d_pente, two("d-pente", "PE-43", kFive), {.opening = Opening::d_pente}},
    {Variant::dk_pente,
     two("dk-pente", "PE-43", kTriples),
     {.capture_goal = 15, .count_stones = true, .triples = true, .opening = Opening::d_pente}},
    {Variant::poof, two("poof", "PE-44", kFive), {.capture_goal = 10, .count_stones = true, .poof = true}},
    {Variant::boat, two("boat", "PE-45", kFive), {.breakable = true}},
    {Variant::o_pente,
     two("o-pente", "PE-46", kTriples),
     {.capture_goal = 15,
      .count_stones = true,
      .triples = true,
      .poof = true,
      .breakable = true,
      .opening = Opening::tournament}},
    {Variant::swap2, two("swap2", "PE-47", kFive), {.opening = Opening::swap2}},
    {Variant::swap2_keryo,
     two("swap2-keryo", "PE-47", kTriples),
     {.capture_goal = 15, .count_stones = true, .triples = true, .opening = Opening::swap2}},
    {Variant::ninuki,
     two("ninuki", "PE-49", kFive),
     {.exact = true, .breakable = true, .no_double_three = true, .opening = Opening::anywhere}},
    {Variant::gomoku,
     two("gomoku", "PE-40", kRow),
     {.exact = true, .capture_goal = 0, .opening = Opening::anywhere}},
    {Variant::connect6,
     two("connect6", "PE-48", kSix),
     {.row = 6, .capture_goal = 0, .stones_a_turn = 2, .opening = Opening::anywhere}},
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

constexpr std::array<std::string_view, 2> kThrees{"free", "any"};
constexpr std::array<std::string_view, 7> kBeginners{"0", "1", "2", "3", "4", "5", "lot"};
constexpr std::array<game::OptionInfo, 3> kOptions{{
    {.name = "size", .rule = "PE-01", .low = kMinSize, .high = kMaxSize, .step = 2, .fallback = "19"},
    {.name = "begins", .rule = "PE-11", .choices = kBeginners, .fallback = "0"},
    {.name = "three", .rule = "PE-26", .choices = kThrees, .fallback = "free"},
}};

}  // namespace

constinit const std::array<Rules, kVariants> kRules = [] {
    std::array<Rules, kVariants> rules{};
    for (int i = 0; i < kVariants; ++i) rules[i] = kEntries[i].rules;
    return rules;
}();

std::span<const game::VariantInfo> variant_infos() { return kInfos; }
std::span<const game::OptionInfo> option_infos() { return kOptions; }

}  // namespace games::pente
