// Both readings of the rules play random games, from the start and from drawn positions, and must
// agree at every position. PENTARIO_PLAIN_POSITIONS sets how many positions each test compares.

#include <gtest/gtest.h>

#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/tests/plain.h"
#include "games/rivero_penta/tests/plain_drawn.h"
#include "games/tests/two_readings.h"

namespace games::rivero_penta {

namespace {

using Readings = TwoReadings<RiveroPenta, plain::Game>;

/// The default game, each option with its other value, and any mixture.
constexpr std::string_view kKinds[]{"standard",     "identical",        "join_over_five",
                                    "free_discard", "loose_bridge",     "long_penta",
                                    "refill",       "bridge_at_source", "mixed"};

plain::Options options_of(std::string_view kind, core::Rng& rng) {
    const auto is_set = [&](std::string_view name) {
        return kind == name || (kind == "mixed" && rng.below(2) == 0);
    };
    plain::Options options;
    options.identical_run = is_set("identical");
    options.join_exact = is_set("join_over_five");
    options.free_discard = is_set("free_discard");
    options.bridge_under = is_set("loose_bridge");
    options.penta_exact = is_set("long_penta");
    options.refill_hands = is_set("refill");
    options.source_bridge = is_set("bridge_at_source");
    return options;
}

bool is_dull(const std::string& move) {
    return move == "give-up" || move == "pass" || move.starts_with("discard") || move.starts_with("remove");
}

/// What a comparison should have met, seen from the plain side.
void count_events(const plain::Game& before, const std::string& move, const plain::Game& after,
                  Tally& tally) {
    const auto verb = move.substr(0, move.find(' '));
    ++tally[verb.find('@') == std::string::npos ? verb : "lay"];
    tally["RP-24"] += before.closed.empty() && !after.closed.empty();
    tally["RP-41"] += before.discard.size() > 1 && after.discard.empty() && after.phase == "draw";
    tally["RP-42"] += before.phase == "play" && after.phase == "refill";
    tally["two in a turn"] += before.placed.size() == 1 && verb.find('@') != std::string::npos;
    tally["bridges at the source"] += after.table.contains({1, 0}) && after.table.at({1, 0}).is_bridge();
    tally["bridges back"] += verb != "turn" && after.open.size() > before.open.size();
    const auto me = static_cast<std::size_t>(before.to_move);
    tally["PENTA"] += before.phase == "play" && after.scores[me] - before.scores[me] >= 8;
    if (after.over())
        ++tally[after.gave_up >= 0 ? "RP-44" : after.winner() == plain::kDraw ? "RP-45" : "RP-43"];
}

using RiveroPentaPlain = ReadingsTest<RiveroPenta, plain::Game>;

TEST_P(RiveroPentaPlain, BothReadingsAgreeAtEveryPositionOfRandomGames) {
    const long wanted = plain_positions(2'000);
    while (tally["positions"] < wanted && !HasFailure())
        play_both(plain::Game::fresh(options_of(GetParam(), rng)).write(), 2'000, is_dull, count_events);
    if (wanted < 2'000) return;
    for (const char* event : {"start", "lay", "move", "remove", "tap", "bridge", "bridges back", "RP-24"})
        EXPECT_GT(tally[event], 0) << event;
}

TEST_P(RiveroPentaPlain, BothReadingsAgreeAtEveryPositionAfterDrawnOnes) {
    const long wanted = plain_positions(2'000);
    while (tally["positions"] < wanted && !HasFailure())
        play_both(plain::drawn_position(options_of(GetParam(), rng), rng).write(), 12, is_dull, count_events);
    if (wanted < 2'000) return;
    for (const char* event :
         {"discard", "drain", "two in a turn", "bridges back", "PENTA", "RP-24", "RP-41", "RP-42", "RP-43"})
        EXPECT_GT(tally[event], 0) << event;
    if (GetParam() == "bridge_at_source") {
        EXPECT_GT(tally["bridges at the source"], 0);
    }
}

/// Random play does not meet it: the second card of a turn lengthens the PENTA of the first.
TEST(RiveroPentaPlainCase, RP_20_APentaThatGrowsInTheSameTurnIsBookedByItsFinalLength) {
    for (const auto& [option, total] : {std::pair{"", 8}, std::pair{"join_over_five exact", 0}}) {
        const auto position = game::read_tree(
            std::string("{") + option +
            " table {1,0 N1 2,0 N2 3,0 N3 4,0 N4} hands [[N5 N6 A1 A2 A3 A4] [C1 C2 C3 C4]] scores [0 0]"
            " ocean rest discard [] closed {sun 5 tap 5 bridge 6} open [sun tap] phase play plays_left 2}");
        ASSERT_TRUE(position);
        const auto state = RiveroPenta::read_position(*position);
        ASSERT_TRUE(state);
        Readings readings(*state);
        Tally tally;
        for (const char* move : {"N5@5,0", "N6@6,0"}) {
            ASSERT_EQ(readings.difference(true, tally), "");
            readings.apply(move);
        }
        EXPECT_EQ(readings.difference(true, tally), "");
        EXPECT_EQ(readings.plain.scores[0], total) << option;
    }
}

INSTANTIATE_TEST_SUITE_P(EveryOption, RiveroPentaPlain, testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param); });

}  // namespace

}  // namespace games::rivero_penta
