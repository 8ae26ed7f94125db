// Several games in a row, through the table that people sit at.

#include <gtest/gtest.h>

#include "game/match.h"
#include "games/catalog.h"
#include "games/riomino/rules.h"

namespace games::riomino {

namespace {

using game::Match;
using game::Seat;

Match start(game::OptionList options, game::Dealer dealer = {}) {
    auto match = Match::start(
        *find("riomino"), {.variant = "starter", .players = 2, .options = std::move(options), .position = {}},
        dealer);
    EXPECT_TRUE(match) << match.error().code;
    return std::move(*match);
}

/// The seat that threw the start die: RM-05, the other one is to place.
int starter(const Match& match) { return 1 - match.state().actors().begin().operator*().index(); }

void lose(Match& match, int seat) {
    EXPECT_FALSE(match.end({game::Ending::Kind::resigned, Seat::player(seat)}));
}

TEST(Riomino, RM_21_TheLoserOfTheLastGameIsTheNextStarter) {
    Match match = start({});
    EXPECT_EQ(starter(match), 0);
    lose(match, 1);
    EXPECT_FALSE(match.next());
    EXPECT_EQ(starter(match), 1);
    lose(match, 1);
    EXPECT_FALSE(match.next());
    EXPECT_EQ(starter(match), 1);
    lose(match, 0);
    EXPECT_FALSE(match.next());
    EXPECT_EQ(starter(match), 0);
}

TEST(Riomino, RM_21_AGamePlayedToItsEndCountsOnePoint) {
    Match match = start({{"target", "2"}}, {.automatic = true, .seed = 5});
    while (!match.over()) {
        const Seat seat = *match.state().actors().begin();
        EXPECT_FALSE(match.play(seat, match.state().legal_moves(seat).front()));
    }
    const Seat winner = *match.state().outcome()->winners.begin();
    EXPECT_EQ(match.standing().totals()[static_cast<std::size_t>(winner.index())], 1);
    EXPECT_FALSE(match.next());
    EXPECT_EQ(starter(match), 1 - winner.index());
    const auto again =
        Match::replay(match.game(), match.record(game::Viewer::keeper()), {.automatic = true, .seed = 5});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->state().hash(), match.state().hash());
}

TEST(Riomino, RM_21_StartersTakeTurnsWhenAsked) {
    for (const char* begins : {"0", "1"}) {
        Match match = start({{"begins", begins}, {"next_begins", "turns"}});
        const int first = starter(match);
        for (int game = 1; game < 4; ++game) {
            const Seat seat = *match.state().actors().begin();
            EXPECT_FALSE(match.play(seat, match.state().legal_moves(seat).front()));
            lose(match, 1);
            EXPECT_FALSE(match.next());
            EXPECT_EQ(starter(match), (first + game) % 2) << "the starter counts, not who placed first";
        }
    }
}

TEST(Riomino, RM_21_StartersTakeTurnsAfterALot) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Match match = start({{"begins", "lot"}, {"next_begins", "turns"}}, {.automatic = true, .seed = seed});
        const int first = starter(match);
        const Seat seat = *match.state().actors().begin();
        EXPECT_FALSE(match.play(seat, match.state().legal_moves(seat).front()));
        lose(match, 0);
        EXPECT_FALSE(match.next());
        EXPECT_EQ(starter(match), 1 - first) << seed;
    }
}

}  // namespace

}  // namespace games::riomino
