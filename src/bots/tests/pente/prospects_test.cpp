#include "bots/brains/pente/general/prospects.h"

#include <gtest/gtest.h>

#include "bots/brains/pente/brain.h"
#include "bots/search/one_look.h"

namespace bots::brains::pente::general {
namespace {

using games::pente::End;
using games::pente::Move;
using games::pente::Pente;
using games::pente::Point;

/// Calls visit(before, after, move) along games of every variant and number of players.
template <class Visit>
void walk_all(int games, Visit&& visit) {
    core::Rng rng(2);
    for (const game::VariantInfo& variant : Pente::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players)
            for (int game = 0; game < games; ++game) {
                State state = Pente::initial(
                    *Pente::read_options({std::string(variant.name), players, {{"size", "11"}}, {}}));
                for (int i = 0; i < 90 && state.end == End::none; ++i) {
                    const State before = state;
                    const game::Seat seat = *Pente::actors(state).begin();
                    const Move move = search::good_move<Pente>(state, seat, rng);
                    Pente::apply(state, seat, move, nullptr);
                    visit(before, state, move);
                }
            }
}

TEST(PenteProspects, AreTheSameByFollowingAndByLooking) {
    std::optional<Prospects> prospects;
    State last;
    walk_all(2, [&](const State& before, const State& after, Move) {
        if (!prospects || !(last == before)) prospects.emplace(before);
        Prospects back = *prospects;
        prospects->follow(before, after);
        ASSERT_EQ(*prospects, Prospects(after))
            << Pente::variants()[static_cast<std::size_t>(after.variant)].name;
        Prospects forth = *prospects;
        forth.follow(after, before);
        ASSERT_EQ(forth, back);
        last = after;
    });
}

TEST(PenteProspects, SayWhatTheRulesDo) {
    int rows = 0, takes = 0, losses = 0;
    walk_all(6, [&](const State& before, const State& after, Move move) {
        if (before.phase != games::pente::Phase::play) return;
        const games::pente::Rules& rules = games::pente::rules_of(before);
        const int colour = games::pente::next_colour(before);
        const auto c = static_cast<std::size_t>(colour);
        const Marks marks = Prospects(before).marks(colour, spot_of(move.point()));
        const std::string where(Pente::variants()[static_cast<std::size_t>(before.variant)].name);
        const bool made = (after.end == End::row && after.winner == colour) || after.row_pending;
        const int taken = after.captures[c] - before.captures[c];
        ASSERT_TRUE(rules.poof || before.row_pending || marks.row() == made) << where;
        ASSERT_TRUE(rules.teams || marks.takes() == taken) << where;  // a partner's stones do not count
        ASSERT_TRUE(!rules.poof || (marks.lost() > 0) == (after.captures[1 - c] > before.captures[1 - c]))
            << where;
        rows += made;
        takes += marks.takes() > 0;
        losses += marks.lost() > 0;
    });
    EXPECT_GT(rows, 40);
    EXPECT_GT(takes, 100);
    EXPECT_GT(losses, 5);
}

}  // namespace
}  // namespace bots::brains::pente::general
