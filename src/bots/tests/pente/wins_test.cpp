#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "confirm.h"
#include "self_play.h"

namespace bots::brains::pente {
namespace {

using games::pente::Pente;
using games::pente::State;

constexpr std::uint64_t kLook = 10'000, kConfirm = 300'000;

/// How many claimed wins are played out; `make wins` asks for more.
int wanted() {
    const char* text = std::getenv("PENTARIO_WINS");
    return text ? std::atoi(text) : 40;
}

TEST(PenteThreats, AWinThatIsClaimedIsOneAgainstEveryAnswer) {
    SelfPlay games(1, 300);
    Threats threats;
    Fours fours;
    Confirm confirm(kConfirm);
    int claimed = 0, by_threes = 0, longest = 0;
    std::uint64_t looked = 0;
    while (claimed < wanted()) {
        const State& state = games.next();
        Field field(state);
        if (field.winning_spot(field.mover()) != kNoSpot) continue;
        ++looked;
        if (!threats.wins(field, kLook)) continue;
        ++claimed;
        by_threes += !fours.wins(field, 20, 100'000);
        longest = std::max(longest, threats.length());
        ASSERT_TRUE(confirm.wins(state))
            << confirm.fault << "\nfrom " << game::to_text(Pente::write_position(state));
    }
    std::cout << looked << " positions, " << claimed << " claimed wins, " << by_threes
              << " of them not by fours alone, the longest " << longest << " stones, " << confirm.answers
              << " answers tried\n";
    EXPECT_GT(by_threes, claimed / 10);
}

}  // namespace
}  // namespace bots::brains::pente
