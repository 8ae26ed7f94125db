// The player of Pente in every variant and with every number of players, judged by the rules alone.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "bots/brains/pente/brain.h"
#include "bots/brains/pente/engine.h"
#include "bots/search/one_look.h"
#include "core/tests/fewer.h"
#include "game/conformance.h"
#include "game/erased.h"

namespace bots::brains::pente {
namespace {

using games::pente::Counting;
using games::pente::End;
using games::pente::Move;
using games::pente::Moves;
using games::pente::Pente;
using games::pente::Phase;
using games::pente::rules_of;
using games::pente::State;

game::Seat mover(const State& state) { return *Pente::actors(state).begin(); }

State after(const State& state, Move move) {
    State next = state;
    Pente::apply(next, mover(state), move, nullptr);
    return next;
}

Moves legal(const State& state) {
    Moves moves;
    Pente::legal_moves(state, mover(state), moves);
    return moves;
}

struct Opening {
    std::string name;
    State start;
};

/// Every variant with every number of players, on a small board so that games are crowded.
std::vector<Opening> openings(const std::string& size) {
    std::vector<Opening> out;
    for (const game::VariantInfo& variant : Pente::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players) {
            const game::Setup setup{std::string(variant.name), players, {{"size", size}}, {}};
            out.push_back({std::string(variant.name) + " " + std::to_string(players),
                           Pente::initial(*Pente::read_options(setup))});
        }
    return out;
}

/// Calls visit for the positions of some games in which each move is one of the better ones.
template <class Visit>
void walk(const Opening& opening, int games, std::uint64_t seed, Visit&& visit) {
    core::Rng rng(seed);
    for (int game = 0; game < games; ++game) {
        State state = opening.start;
        for (int move = 0; move < 120 && state.end == End::none && !::testing::Test::HasFatalFailure();
             ++move) {
            visit(state);
            state = after(state, search::good_move<Pente>(state, mover(state), rng));
        }
    }
}

bool is_friend(const State& state, int seat, int other) {
    return general::same_side(state, games::pente::colour_of(state, seat),
                              games::pente::colour_of(state, other));
}
bool wins(const State& state, int seat) {
    return state.end != End::none && state.winner >= 0 &&
           general::same_side(state, state.winner, games::pente::colour_of(state, seat));
}
bool loses(const State& state, int seat) {
    return state.end != End::none && state.winner >= 0 && !wins(state, seat);
}

/// Whether the seat to move can win with its next stone, or in Connect6 within its turn.
bool can_win(const State& state) {
    for (const Move move : legal(state)) {
        const State next = after(state, move);
        if (wins(next, state.to_move)) return true;
        if (next.end == End::none && next.to_move == state.to_move && can_win(next)) return true;
    }
    return false;
}

/// Whether the turn passes to somebody who then wins at once, or is lost already.
bool lets_win(const State& next, int seat) {
    if (next.end != End::none) return loses(next, seat);
    return next.to_move != seat && !is_friend(next, next.to_move, seat) && can_win(next);
}

Thought think(const State& state, std::uint64_t nodes, std::uint64_t slice, std::uint64_t seed = 1) {
    Engine engine;
    EXPECT_TRUE(engine.begin(game::ErasedView<Pente>(state), mover(state), seed));
    while (engine.best().nodes < nodes && !engine.think(std::min(slice, nodes - engine.best().nodes))) {
    }
    return engine.best();
}

TEST(PenteVariants, AWinWithinTheTurnIsTaken) {
    for (const Opening& opening : openings("9")) {
        int seen = 0;
        walk(opening, 6, 3, [&](const State& state) {
            if (state.phase != Phase::play || !can_win(state)) return;
            ++seen;
            const Thought thought = think(state, 400, 400);
            const State next = after(state, game::restore<Pente>(thought.move));
            const bool goes_on = next.end == End::none && next.to_move == state.to_move && can_win(next);
            // Where points are counted, more of them may come before the win.
            const bool wants_more = rules_of(state).counting != Counting::none && thought.chance == 1.0;
            ASSERT_TRUE(wins(next, state.to_move) || goes_on || wants_more)
                << opening.name << ": " << game::to_text(Pente::write_position(state));
        });
        EXPECT_GT(seen, 3) << opening.name;
    }
}

TEST(PenteVariants, AWinOfTheNextPlayerIsPreventedWhereItCanBe) {
    int all = 0;
    for (const Opening& opening : openings("9")) {
        int seen = 0;
        walk(opening, 6, 5, [&](const State& state) {
            if (state.phase != Phase::play || state.stones_left > 1 || can_win(state)) return;
            std::set<Move> safe;
            for (const Move move : legal(state))
                if (!lets_win(after(state, move), state.to_move)) safe.insert(move);
            if (safe.empty() || safe.size() == legal(state).size()) return;
            ++seen;
            const Move move = game::restore<Pente>(think(state, 400, 400).move);
            ASSERT_TRUE(safe.contains(move))
                << opening.name << ": " << game::to_text(Pente::write_position(state)) << " plays "
                << Pente::write_move(state, mover(state), move, game::Viewer::keeper());
        });
        EXPECT_GT(seen, 0) << opening.name;
        all += seen;
    }
    EXPECT_GT(all, 200);
}

TEST(PenteVariants, EveryMoveIsLegalAtEveryMomentAndTheSameAgain) {
    core::Rng setups(7);
    for (const game::VariantInfo& variant : Pente::variants())
        for (int players = variant.min_players; players <= variant.max_players; ++players)
            for (int game = 0; game < (core::kFewer > 1 ? 1 : 2); ++game) {
                const auto setup = game::random_setup<Pente>(variant, players, setups);
                State state = Pente::initial(*Pente::read_options(setup));
                core::Rng rng(static_cast<std::uint64_t>(game));
                for (int i = 0; i < 60 / core::kFewer && state.end == End::none; ++i) {
                    Move move = game::draw_move<Pente>(state, mover(state), rng);
                    if (mover(state).is_player()) {
                        Engine engine;
                        const game::ErasedView<Pente> view(state);
                        ASSERT_TRUE(engine.begin(view, mover(state), 3));
                        for (int slice = 0; slice < 3; ++slice, engine.think(20)) {
                            move = game::restore<Pente>(engine.best().move);
                            ASSERT_FALSE(Pente::why_illegal(state, mover(state), move)) << variant.name;
                        }
                        ASSERT_TRUE(engine.begin(view, mover(state), 3));
                        for (int slice = 0; slice < 2; ++slice) engine.think(20);
                        ASSERT_EQ(game::restore<Pente>(engine.best().move), move) << variant.name;
                        if (rng.below(3) == 0) move = game::draw_move<Pente>(state, mover(state), rng);
                    }
                    state = after(state, move);
                }
            }
}

TEST(PenteVariants, AThoughtInSlicesIsTheThoughtInOneGoAndOverrunsLittle) {
    for (const Opening& opening : openings("13")) {
        State state = opening.start;
        core::Rng rng(11);
        for (int i = 0; i < 10 && state.end == End::none; ++i) {
            if (i % 3 == 0 || state.phase != Phase::play) {
                const Thought whole = think(state, 3000, 3000), sliced = think(state, 3000, 150);
                EXPECT_EQ(whole.move, sliced.move) << opening.name;
                EXPECT_LT(whole.nodes, 3000U + 1000) << opening.name;
                EXPECT_NEAR(static_cast<double>(whole.nodes), static_cast<double>(sliced.nodes), 1000);
            }
            state = after(state, search::good_move<Pente>(state, mover(state), rng));
        }
    }
}

State position(std::string_view text) {
    const auto state = Pente::read_position(*game::read_tree(text));
    EXPECT_TRUE(state) << (state ? "" : state.error().code);
    return *state;
}

std::string answer(const State& state, std::uint64_t nodes) {
    return Pente::write_move(state, mover(state), game::restore<Pente>(think(state, nodes, nodes).move),
                             game::Viewer::keeper());
}

TEST(PenteSides, TheBetterSideIsTaken) {
    for (const char* variant : {"swap2", "swap2-keryo", "d-pente", "dk-pente"}) {
        const std::string head = std::string("{variant ") + variant;
        // Four in a row with both ends open, whoever moves next.
        EXPECT_EQ(answer(position(head + " stones [[H10 J10 K10 L10] [A1 C3]] phase choose}"), 3000),
                  "take 1")
            << variant;
        EXPECT_EQ(answer(position(head + " stones [[A1 C3] [H10 J10 K10 L10]] phase choose}"), 3000),
                  "take 2")
            << variant;
    }
    EXPECT_EQ(answer(position("{variant swap2 stones [[A1] [J10 K10]] phase offer}"), 3000), "take 2");
}

TEST(PenteSides, TheOpeningStonesLeaveBothSidesEven) {
    for (const char* variant : {"swap2", "d-pente", "dk-pente"}) {
        State state = Pente::initial(
            *Pente::read_options({.variant = variant, .players = 2, .options = {}, .position = {}}));
        while (state.phase == Phase::opening)
            state = after(state, game::restore<Pente>(think(state, 60'000, 60'000, 5).move));
        EXPECT_LT(think(state, 20'000, 20'000).chance, 0.75) << variant;  // for whoever takes his pick
    }
}

TEST(PenteTeams, APartnersOpenRowIsLeftToWin) {
    const State state = position(
        "{variant team stones [[A1 C1] [A5 C8] [H10 J10 K10 L10] [A12 D15]] captures [0 0 0 0] to_move 0}");
    const Thought thought = think(state, 2000, 2000);
    EXPECT_EQ(thought.chance, 1.0);
    const std::string move = answer(state, 2000);
    EXPECT_TRUE(move != "G10" && move != "M10") << move;
}

TEST(PentePoints, AFourIsMadeBeforeTheWinWhereItCostsNothing) {
    // Five is there to be made on two lines; a four that must be answered brings a point first.
    const State state = position(
        "{variant points stones [[D4 E4 F4 G4 K10 L10 M10] [N10 A1 A3 A7 C9 A12 C15]] captures [0 0] to_move "
        "0}");
    State played = state;
    int points_at_once = 0;
    for (const Move move : legal(state))
        if (const State next = after(state, move); wins(next, 0))
            points_at_once = std::max<int>(points_at_once, Pente::scores(next)[0]);
    while (played.end == End::none) {
        const Move move = played.to_move == 0 ? game::restore<Pente>(think(played, 4000, 4000).move)
                                              : game::restore<Pente>(think(played, 400, 400).move);
        played = after(played, move);
    }
    EXPECT_TRUE(wins(played, 0));
    EXPECT_GT(Pente::scores(played)[0], points_at_once);
}

}  // namespace
}  // namespace bots::brains::pente
