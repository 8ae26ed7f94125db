#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "bots/brains/pente/confirm.h"
#include "core/tests/fewer.h"
#include "self_play.h"

namespace bots::brains::pente {
namespace {

using games::pente::Pente;
using games::pente::State;

constexpr std::uint64_t kLook = 10'000, kConfirm = 3'000'000;

/// How many claimed wins are played out; `make wins` asks for more.
int wanted() {
    const char* text = std::getenv("PENTARIO_WINS");
    return text ? std::atoi(text) : core::kFewer > 1 ? 5 : 25;
}

struct Tally {
    std::uint64_t looked = 0;
    int claimed = 0, by_threes = 0, longest = 0;

    void tell(std::uint64_t answers) const {
        std::cout << looked << " positions, " << claimed << " claimed wins, " << by_threes
                  << " not by fours alone, the longest " << longest << " stones, " << answers
                  << " answers tried" << std::endl;
    }
};

TEST(PenteThreats, AWinThatIsClaimedIsOneAgainstEveryAnswer) {
    SelfPlay games(1, 300);
    Threats threats;
    Fours fours;
    Confirm confirm(kConfirm);
    Tally tally;
    while (tally.claimed < wanted()) {
        const State& state = games.next();
        Field field(state);
        if (field.winning_spot(field.mover()) != kNoSpot) continue;
        ++tally.looked;
        if (!threats.wins(field, kLook)) continue;
        ++tally.claimed;
        tally.by_threes += !fours.wins(field, 20, 100'000);
        tally.longest = std::max(tally.longest, threats.length());
        ASSERT_TRUE(confirm.wins_after(state, threats.first()))
            << confirm.fault << "\nfrom " << game::to_text(Pente::write_position(state));
        if (tally.claimed % 100 == 0) tally.tell(confirm.answers);
    }
    tally.tell(confirm.answers);
    EXPECT_GT(tally.by_threes, tally.claimed / 10);
}

}  // namespace
}  // namespace bots::brains::pente
