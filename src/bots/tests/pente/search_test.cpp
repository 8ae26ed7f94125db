#include "bots/brains/pente/search.h"

#include <gtest/gtest.h>

#include "bots/brains/pente/engine.h"
#include "game/erased.h"
#include "positions.h"

namespace bots::brains::pente {
namespace {

using games::pente::Pente;

/// Plays a claimed win against every legal answer, not only those the solver thought of; the
/// number of answers tried, or -1 if one of them holds.
int confirm(Field& field, Fours& fours, int depth) {
    if (!fours.wins(field, depth, 1'000'000)) return -1;
    const Spot spot = fours.first();
    if (field.wins_at(field.mover(), spot)) return 1;
    Undo undo;
    field.play(spot, undo);
    int tried = 0;
    for (int y = 0; y < field.size() && tried >= 0; ++y)
        for (int x = 0; x < field.size() && tried >= 0; ++x) {
            const Spot answer = spot_of({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
            if (!field.is_empty(answer)) continue;
            if (field.wins_at(field.mover(), answer)) {
                tried = -1;
                break;
            }
            Undo back;
            field.play(answer, back);
            const int below = confirm(field, fours, depth - 1);
            field.take_back(back);
            tried = below < 0 ? -1 : tried + below;
        }
    field.take_back(undo);
    return tried;
}

TEST(PenteFours, AWinThatIsClaimedIsOne) {
    core::Rng rng(5);
    int claimed = 0, deep = 0;
    for (int game = 0; game < 150; ++game) {
        auto state = fresh();
        while (state.end == games::pente::End::none) {
            Field field(state);
            Fours fours;
            if (state.stones > 6 && field.winning_spot(field.mover()) == kNoSpot &&
                fours.wins(field, 8, 2000)) {
                ++claimed;
                deep += fours.nodes() > 4;
                ASSERT_GE(confirm(field, fours, 8), 0) << "game " << game << ", stones " << state.stones;
                ASSERT_EQ(field, Field(state));
                break;
            }
            Pente::apply(state, *Pente::actors(state).begin(), close_move(state, rng), nullptr);
        }
    }
    EXPECT_GT(claimed, 60);
    EXPECT_GT(deep, 10);
}

game::AnyMove thought(const games::pente::State& state, std::uint64_t slice, std::uint64_t nodes,
                      std::uint64_t* spent = nullptr) {
    Engine engine;
    const game::Seat seat = *Pente::actors(state).begin();
    const game::ErasedView<Pente> view(state);
    EXPECT_TRUE(engine.begin(view, seat, 1));
    while (engine.best().nodes < nodes && !engine.think(std::min(slice, nodes - engine.best().nodes))) {
    }
    if (spent) *spent = engine.best().nodes;
    return engine.best().move;
}

TEST(PenteSearch, ThinksTheSameInSlicesAsAtOnce) {
    core::Rng rng(9);
    for (int game = 0; game < 6; ++game) {
        auto state = fresh();
        for (int i = 0; i < 9 && state.end == games::pente::End::none; ++i)
            Pente::apply(state, *Pente::actors(state).begin(), close_move(state, rng), nullptr);
        if (state.end != games::pente::End::none) continue;
        std::uint64_t at_once = 0, in_slices = 0;
        const auto whole = thought(state, 20'000, 20'000, &at_once);
        const auto sliced = thought(state, 500, 20'000, &in_slices);
        EXPECT_EQ(whole, sliced) << game;
        EXPECT_NEAR(static_cast<double>(at_once), static_cast<double>(in_slices), 200);
    }
}

std::string answer(const games::pente::State& state, std::uint64_t nodes) {
    const auto move = thought(state, 2000, nodes);
    return Pente::write_move(state, *Pente::actors(state).begin(), game::restore<Pente>(move),
                             game::Viewer::keeper());
}

TEST(PenteSearch, WinsAtOnceAndStopsWhatWouldWin) {
    // Four in a row with one end closed: the mover completes it.
    EXPECT_EQ(answer(after({"K10", "J10", "L10", "A1", "M10", "A3", "N10", "A5"}), 1000), "O10");
    // The other side to move: it has to close the row.
    EXPECT_EQ(answer(after({"K10", "J10", "L10", "A1", "M10", "A3", "N10"}), 1000), "O10");
}

TEST(PenteSearch, TakesAPairThatBreaksAFourWhenThatIsAllThereIs) {
    // An open four of the first player whose M10-M11 can be taken along the column.
    const auto state = after({"K10", "M9", "L10", "A1", "M10", "A3", "M11", "A5", "N10"});
    EXPECT_EQ(answer(state, 2000), "M12");
}

TEST(PenteSearch, AThoughtDependsOnNothingThoughtBefore) {
    const auto state = after({"K10", "L11", "N10", "K12", "M9"}), other = after({"K10", "J9", "G10"});
    const game::Seat seat = *Pente::actors(state).begin();
    Engine fresh_one, used;
    (void)used.begin(game::ErasedView<Pente>(other), *Pente::actors(other).begin(), 1);
    used.think(20'000);
    for (Engine* engine : {&fresh_one, &used}) {
        (void)engine->begin(game::ErasedView<Pente>(state), seat, 1);
        engine->think(20'000);
    }
    EXPECT_EQ(fresh_one.best().line, used.best().line);
    EXPECT_EQ(fresh_one.best().nodes, used.best().nodes);
    EXPECT_EQ(fresh_one.best().chance, used.best().chance);
}

}  // namespace
}  // namespace bots::brains::pente
