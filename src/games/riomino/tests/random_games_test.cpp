// Random games: two readings of the rules at once, the fairness of the draw, and what random
// play looks like.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/rng.h"
#include "core/tests/fewer.h"
#include "game/playout.h"
#include "games/riomino/board.h"
#include "games/riomino/notation.h"
#include "games/riomino/tests/plain.h"
#include "games/riomino/tests/table.h"

namespace games::riomino {

namespace {

using game::Seat;
using Tally = std::map<std::string, int>;

std::set<plain::Place> places_of(SquareSet squares) {
    std::set<plain::Place> places;
    for (const Square square : squares) places.insert({x_of(square), y_of(square)});
    return places;
}

std::set<std::string> names_of(SquareSet squares) {
    std::set<std::string> names;
    for (const Square square : squares) names.insert(write_square(square));
    return names;
}

std::vector<std::string> texts_of(const State& state) {
    std::vector<std::string> texts;
    const game::SeatSet actors = Riomino::actors(state);
    if (actors.empty()) return texts;
    Moves moves;
    Riomino::legal_moves(state, *actors.begin(), moves);
    for (const Move move : moves)
        texts.push_back(Riomino::write_move(state, *actors.begin(), move, game::Viewer::keeper()));
    return texts;
}

/// What differs between the two readings; empty if nothing does.
std::string difference(const plain::Game& plain, const State& state) {
    const auto texts = texts_of(state);
    const std::set<std::string> listed(texts.begin(), texts.end());
    if (listed.size() != texts.size()) return "a move is listed twice";
    if (listed != plain.legal_moves()) return "the legal moves";
    const auto outcome = Riomino::outcome(state);
    if ((outcome ? outcome->winners.begin().operator*().index() : -1) != plain.winner()) return "the winner";
    if (!outcome && *Riomino::actors(state).begin() != Seat::player(plain.actor())) return "who is to act";
    if (names_of(dead_squares(state)) != plain.dead()) return "the dead squares";
    return {};
}

/// Every square with every pattern: refused exactly when it is not listed.
bool judges_every_move(const State& state) {
    Moves moves;
    const bool starts = state.phase == Phase::turn;
    const Seat seat = Seat::player(starts ? starter_of(state) : state.to_move);
    Riomino::legal_moves(state, seat, moves);
    for (int square = 0; square < kSquares; ++square)
        for (Pattern pattern = 0; pattern < kPatterns; ++pattern) {
            const Move move = Move::die(static_cast<Square>(square), pattern);
            const bool listed = std::binary_search(moves.begin(), moves.end(), move);
            if (listed == Riomino::why_illegal(state, seat, move).has_value()) return false;
            if (starts) continue;
            const PatternSet patterns = placeable(state, state.to_move, static_cast<Square>(square));
            if (listed != ((patterns >> pattern & 1U) != 0)) return false;
        }
    return true;
}

/// A joined board of some more squares than the variant needs, grown at random.
SquareSet random_board(Variant variant, core::Rng& rng) {
    const int wanted = std::min(kSquares, least_squares(variant) + static_cast<int>(rng.below(12)));
    SquareSet board;
    board.add(kCentre);
    while (board.size() < wanted) {
        const auto square = static_cast<Square>(rng.below(kSquares));
        if (!(kAround[square] & board).empty()) board.add(square);
    }
    return board;
}

void play_both(Variant variant, SquareSet board, core::Rng& rng, Tally& tally) {
    const auto starter = static_cast<int>(rng.below(2));
    State state = Riomino::initial({variant, board, starter, rng.below(2) == 0});
    while (Riomino::actors(state).has(Seat::chance()))
        Riomino::apply(state, Seat::chance(), game::draw_chance<Riomino>(state, rng), nullptr);
    plain::Game plain = plain::Game::from(Riomino::write_position(state), places_of(board));
    for (;; ++tally["positions"]) {
        ASSERT_EQ(difference(plain, state), "") << game::to_text(Riomino::write_position(state));
        ASSERT_TRUE(Riomino::is_consistent(state));
        ASSERT_TRUE(tally["positions"] % 100 != 0 || judges_every_move(state));
        if (Riomino::actors(state).empty()) break;
        tally["start dice turned"] += state.phase == Phase::turn;
        const Seat seat = *Riomino::actors(state).begin();
        const Move move = Riomino::random_move(state, seat, rng);
        plain.apply(Riomino::write_move(state, seat, move, game::Viewer::keeper()));
        Riomino::apply(state, seat, move, nullptr);
    }
    tally["dead at the end"] += !dead_squares(state).empty();
    ++tally["end " + std::string(Riomino::outcome(state)->rule)];
}

class RandomGames : public testing::TestWithParam<int> {};

TEST_P(RandomGames, TwoReadingsOfTheRulesAgreeAtEveryPosition) {
    const auto variant = static_cast<Variant>(GetParam());
    core::Rng rng(100 + static_cast<std::uint64_t>(GetParam()));
    Tally tally;
    for (int i = 0; tally["positions"] < 40'000 / core::kFewer; ++i) {
        const bool drawn = variant != Variant::wizard && i % 2 == 1;
        play_both(variant, drawn ? random_board(variant, rng) : own_board(variant), rng, tally);
        if (HasFatalFailure()) return;
    }
    for (const auto& [event, times] : tally) RecordProperty(event, times);
    EXPECT_GT(tally["dead at the end"], 1000 / core::kFewer);
    EXPECT_GT(tally["end RM-10"], 1000 / core::kFewer);
    EXPECT_GT(tally["start dice turned"], 300 / core::kFewer);
}

INSTANTIATE_TEST_SUITE_P(Riomino, RandomGames, testing::Range(0, kVariants), [](const auto& variant) {
    return std::string(variant_infos()[static_cast<std::size_t>(variant.param)].name);
});

TEST(Riomino, RM_02_RandomWizardGamesPlaceEighteenDiceOnAverage) {
    constexpr int kGames = 20'000;
    core::Rng rng(2);
    double dice = 0;
    for (int i = 0; i < kGames; ++i) {
        State state = Riomino::initial({Variant::wizard, own_board(Variant::wizard), 0, false});
        game::play_out<Riomino>(state, rng);
        dice += dice_on_table(state) - 1;
    }
    // 250 games of another program gave 18.4, 200,000 of ours 18.23.
    EXPECT_NEAR(dice / kGames, 18.23, 0.1);
}

/// Six spreads of the chi-square statistic are never reached by chance; the seed is fixed besides.
void expect_uniform(const Table& table, std::string_view what) {
    Moves moves;
    Riomino::legal_moves(table.state, table.turn(), moves);
    ASSERT_FALSE(moves.empty()) << what;
    constexpr int kEach = 400;
    std::vector<int> hits(moves.size(), 0);
    core::Rng rng(20260101);
    for (int i = 0; i < kEach * static_cast<int>(moves.size()); ++i) {
        const Move move = Riomino::random_move(table.state, table.turn(), rng);
        const auto found = std::lower_bound(moves.begin(), moves.end(), move);
        ASSERT_TRUE(found != moves.end() && *found == move) << what << ": an illegal move was drawn";
        ++hits[static_cast<std::size_t>(found - moves.begin())];
    }
    double chi = 0;
    for (const int n : hits) chi += (n - kEach) * (n - kEach) / double(kEach);
    const double freedom = static_cast<double>(moves.size()) - 1;
    EXPECT_LE(chi, freedom + 6 * std::sqrt(2 * freedom) + 1e-9) << what;
    if (moves.size() > 20) {
        EXPECT_GE(chi, freedom - 6 * std::sqrt(2 * freedom)) << what;
    }
}

TEST(RiominoRandomMove, EveryLegalMoveIsDrawnEquallyOften) {
    expect_uniform(Table("wizard", {{"begins", "lot"}}), "the lot");
    expect_uniform(Table("wizard"), "a throw");
    expect_uniform(Table::of(R"({variant starter start_turn chosen phase turn thrown "13"
                                 stock [["01" "01" "02" "12" "12" "23"] ["01" "02" "03" "12" "13" "23"]]})"),
                   "the turns of the start die");
    expect_uniform(Table::of(R"({table {0,0 "0011"} stock [["01" "12" "12" "23"] []]})"), "one die");
    expect_uniform(Table::of(R"({table {0,0 "0110" 1,0 "2211" 2,0 "0022" 0,1 "1001" 2,1 "1100"}
                                 stock [["01" "02" "03" "12" "13" "23"] []]})"),
                   "some dice and a dead square");
    expect_uniform(Table::of(R"({table {0,0 "0011"} stock [["01"] []]})"), "one face");
}

}  // namespace

}  // namespace games::riomino
