// The conformance walk over every game, variant and number of players. PENTARIO_WALK_GAMES sets
// how many random games each gets (default 30, fewer under a sanitizer; `make walk` takes thousands).

#include <gtest/gtest.h>

#include <cstdlib>

#include "core/tests/fewer.h"
#include "game/conformance.h"
#include "games/list.h"

namespace {

struct Case {
    std::string name;
    std::function<game::WalkReport(std::uint64_t seed)> walk;
};

std::ostream& operator<<(std::ostream& out, const Case& one) { return out << one.name; }

std::vector<Case> all_cases() {
    std::vector<Case> cases;
    games::for_each_game([&]<class G>() {
        for (const game::VariantInfo& variant : G::variants())
            for (int players = variant.min_players; players <= variant.max_players; ++players)
                cases.push_back(
                    {std::string(G::kId) + " " + std::string(variant.name) + " " + std::to_string(players),
                     [&variant, players](std::uint64_t seed) {
                         core::Rng rng(seed);
                         const auto setup = game::random_setup<G>(variant, players, rng);
                         return game::Walk<G>::run(setup, seed);
                     }});
    });
    return cases;
}

class Conformance : public testing::TestWithParam<Case> {};

TEST_P(Conformance, KeepsEveryPromiseOnRandomGames) {
    const char* wanted = std::getenv("PENTARIO_WALK_GAMES");
    const int games = wanted ? std::atoi(wanted) : 30 / core::kFewer;
    int moves = 0, strays = 0;
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) * 7919 + 1;
        const game::WalkReport report = GetParam().walk(seed);
        moves += report.moves;
        strays += report.strays;
        for (const std::string& fault : report.faults) ADD_FAILURE() << "seed " << seed << ", " << fault;
    }
    EXPECT_GT(moves, games);
    EXPECT_GT(strays, moves) << "moves that are not legal must have been tried";
}

std::string test_name(const testing::TestParamInfo<Case>& info) {
    std::string name = info.param.name;
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Conformance, testing::ValuesIn(all_cases()), test_name);

}  // namespace
