// Both readings of the rules play random games, from the start and from drawn positions, and must
// agree at every position. PENTARIO_PLAIN_POSITIONS sets how many positions each test compares.

#include <gtest/gtest.h>

#include "games/rivero/rules.h"
#include "games/rivero/tests/plain.h"
#include "games/rivero/tests/plain_drawn.h"
#include "games/tests/two_readings.h"

namespace games::rivero {

namespace {

/// The default game, the other variant, each option with its other value, and any mixture.
constexpr std::string_view kKinds[]{"standard",    "eight",     "attach_to",        "spring_after_action",
                                    "spring_duty", "ocean_end", "take_groundwater", "mixed"};

plain::Options options_of(std::string_view kind, core::Rng& rng) {
    const auto is_set = [&](std::string_view name) {
        return kind == name || (kind == "mixed" && rng.below(2) == 0);
    };
    plain::Options options;
    options.eight = is_set("eight");
    options.attach_any = is_set("attach_to");
    options.spring_after_action = is_set("spring_after_action");
    options.duty_seven = is_set("spring_duty");
    options.at_once = is_set("ocean_end");
    options.lift_in_turn = is_set("take_groundwater");
    return options;
}

/// What ends a turn early or takes cards away from where they count.
bool is_dull(const std::string& move) {
    return move == "end" || move.starts_with("spring") || move.starts_with("ground") ||
           move.starts_with("double") || move.starts_with("exchange");
}

/// What a comparison should have met, seen from the plain side.
void count_events(const plain::Game& before, const std::string& move, const plain::Game& after,
                  Tally& tally) {
    const std::string verb = move.substr(0, move.find(' '));
    ++tally[verb];
    if (move.find('=') != std::string::npos) ++tally[verb + " with a joker"];
    tally["groundwater moves"] += verb == "draw" && after.ground != before.ground;
    tally["a river dissolves"] += verb == "tap" && after.rivers.size() < before.rivers.size();
    tally["a bridge falls"] += verb == "tap" && after.ground != before.ground;
    tally["sun from the ground"] += move == "sun 0" || move == "sun 1";
    tally["covered cards change hands"] +=
        verb == "column" && after.hands[static_cast<std::size_t>(1 - before.to_move)] !=
                                before.hands[static_cast<std::size_t>(1 - before.to_move)];
    tally["lifted before the end step"] += verb == "lift" && after.phase != "end";
    tally["RV-44"] += verb == "action" && after.discard.size() < before.discard.size();
    if (!after.over()) return;
    const bool counted = after.ocean.empty();
    ++tally[counted ? "ocean used up" : after.winner() == after.to_move ? "won" : "won by the other"];
    tally["draw game"] += after.winner() == plain::kDraw;
}

using RiveroPlain = ReadingsTest<Rivero, plain::Game>;

TEST_P(RiveroPlain, BothReadingsAgreeAtEveryPositionOfRandomGames) {
    const long wanted = plain_positions(5'000);
    while (tally["positions"] < wanted && !HasFailure())
        play_both(plain::Game::fresh(options_of(GetParam(), rng)).write(), 2'000, is_dull, count_events);
    if (wanted < 5'000) return;
    for (const char* event : {"start", "ocean", "column", "river", "join", "double", "extra", "spring",
                              "exchange", "ground", "sun", "tap", "bridge", "ocean used up"})
        EXPECT_GT(tally[event], 0) << event;
}

TEST_P(RiveroPlain, BothReadingsAgreeAtEveryPositionAfterDrawnOnes) {
    const long wanted = plain_positions(5'000);
    while (tally["positions"] < wanted && !HasFailure())
        play_both(plain::drawn_position(options_of(GetParam(), rng), rng).write(), 20, is_dull, count_events);
    if (wanted < 5'000) return;
    for (const char* event : {"take", "replace", "lift", "river with a joker", "join with a joker",
                              "groundwater moves", "a river dissolves", "a bridge falls", "won",
                              "won by the other", "covered cards change hands", "RV-44"})
        EXPECT_GT(tally[event], 0) << event;
    if (GetParam() == "take_groundwater") {
        EXPECT_GT(tally["lifted before the end step"], 0);
    }
}

INSTANTIATE_TEST_SUITE_P(EveryOption, RiveroPlain, testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param); });

}  // namespace

}  // namespace games::rivero
