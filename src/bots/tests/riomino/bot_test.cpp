#include "bots/brains/riomino/bot.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "bots/brains/riomino/open_game.h"
#include "bots/brains/riomino/solver.h"
#include "bots/play_table.h"
#include "bots/players.h"
#include "bots/search/look_ahead.h"
#include "core/tests/fewer.h"
#include "game/erased.h"
#include "game/playout.h"
#include "games/catalog.h"
#include "games/riomino/rules.h"

namespace bots::brains::riomino {
namespace {

using game::Seat;
using rio::Riomino;
using search::Verdict;

using State = rio::State;

Seat to_move(const State& state) { return Seat::player(state.to_move); }

State thrown(const std::string& variant, core::Rng& rng, game::OptionList options = {}) {
    State state = Riomino::initial(*Riomino::read_options({variant, 2, std::move(options), {}}));
    while (Riomino::actors(state).has(Seat::chance()))
        Riomino::apply(state, Seat::chance(), game::draw_chance<Riomino>(state, rng), nullptr);
    return state;
}

/// After some random placements; none if that ends the game.
std::optional<State> in_play(const std::string& variant, int placements, core::Rng& rng) {
    State state = thrown(variant, rng);
    for (int i = 0; i < placements && !Riomino::actors(state).empty(); ++i)
        Riomino::apply(state, to_move(state), game::draw_move<Riomino>(state, to_move(state), rng), nullptr);
    return Riomino::actors(state).empty() ? std::nullopt : std::optional(state);
}

State after(State state, rio::Move move) {
    EXPECT_FALSE(Riomino::why_illegal(state, to_move(state), move));
    Riomino::apply(state, to_move(state), move, nullptr);
    return state;
}

/// None if so many nodes are not enough.
Verdict solve(const State& state, std::uint64_t nodes) {
    if (Riomino::actors(state).empty()) return Verdict::lost;
    const auto solver =
        Solver::make(state, {.memory = Thinker::kMemory, .every_move = false, .length = false});
    solver->think(nodes);
    return solver->findings().verdict;
}

Thought think(Bot& bot, std::uint64_t nodes, std::uint64_t slice) {
    while (bot.best().nodes < nodes && !bot.think(std::min(slice, nodes - bot.best().nodes))) {
    }
    return bot.best();
}

Thought think(const State& state, std::uint64_t nodes, std::uint64_t slice = kSlice) {
    RiominoBot bot;
    EXPECT_TRUE(bot.begin(game::ErasedView<Riomino>(state), to_move(state), 1));
    return think(bot, nodes, slice);
}

rio::Move move_of(const Thought& thought) { return game::restore<Riomino>(thought.move); }

/// Plays against an opponent that sees little; returns in how many positions the bot had to win,
/// because half of its nodes were enough to settle that it can. Elsewhere a tenth of them will do.
int expect_no_win_let_go(const std::string& variant, std::uint64_t seed, std::uint64_t nodes) {
    core::Rng rng(seed);
    State state = thrown(variant, rng);
    const int seat = static_cast<int>(seed % 2);
    int won = 0;
    while (!Riomino::actors(state).empty()) {
        const bool is_bot = state.to_move == seat;
        const bool must_win = is_bot && solve(state, nodes / 2) == Verdict::won;
        const Thought thought = think(state, must_win ? nodes : is_bot ? nodes / 10 : 500);
        state = after(state, move_of(thought));
        if (!must_win) continue;
        ++won;
        EXPECT_EQ(solve(state, 100 * nodes), Verdict::lost) << variant << " " << seed;
    }
    return won;
}

TEST(RiominoBot, NeverLetsAWinGoThatItsNodesAreEnoughToSee) {
    const char* text = std::getenv("PENTARIO_RIOMINO_GAMES");  // `make holds` asks for more
    const int games = text ? std::atoi(text) : 36 / core::kFewer;
    // In a second the solver looks at some 5 million positions.
    const std::uint64_t nodes = text ? 10'000'000 : 20'000;
    int won = 0;
    for (int game = 0; game < games; ++game) {
        const auto& variants = Riomino::variants();
        const auto& variant = variants[static_cast<std::size_t>(game) % variants.size()];
        won += expect_no_win_let_go(std::string(variant.name), static_cast<std::uint64_t>(game), nodes);
    }
    EXPECT_GT(won, games) << "most games must have such positions";
    std::cout << games << " games, " << won << " positions that were to be won\n";
}

TEST(RiominoBot, KnowsWhoWinsAndTellsTheWholeLine) {
    core::Rng rng(3);
    int won = 0, lost = 0;
    for (int i = 0; i < 150 / core::kFewer; ++i) {
        const auto state = in_play(i % 2 == 0 ? "starter" : "wizard", i % 2 == 0 ? i % 5 : 10, rng);
        if (!state) continue;
        const Verdict verdict = solve(*state, 10'000'000);
        const Thought thought = think(*state, 10'000'000);
        EXPECT_EQ(thought.chance, verdict == Verdict::won ? 1.0 : 0.0);
        ++(verdict == Verdict::won ? won : lost);
        State end = *state;
        for (const auto move : thought.line) end = after(end, game::restore<Riomino>(move));
        ASSERT_TRUE(Riomino::outcome(end)) << "the line ends before the game";
        EXPECT_EQ(Riomino::outcome(end)->winners.has(to_move(*state)), verdict == Verdict::won);
        EXPECT_EQ(thought.depth, static_cast<int>(thought.line.size()));
    }
    EXPECT_GT(won, 20 / core::kFewer);
    EXPECT_GT(lost, 20 / core::kFewer);
}

TEST(RiominoBot, AsksOfOneMoveWhatItIsWorth) {
    core::Rng rng(4);
    int good = 0, bad = 0;
    for (int i = 0; i < 12 / core::kFewer + 1; ++i) {
        const auto state = in_play("junior", 4, rng);
        if (!state) continue;
        rio::Moves moves;
        Riomino::legal_moves(*state, to_move(*state), moves);
        RiominoBot bot;
        ASSERT_TRUE(bot.begin(game::ErasedView<Riomino>(*state), to_move(*state), 1));
        for (const rio::Move move : moves) {
            ASSERT_TRUE(bot.consider_only(game::erase<Riomino>(move)));
            const Thought thought = think(bot, 10'000'000, kSlice);
            EXPECT_EQ(move_of(thought), move);
            const bool wins = solve(after(*state, move), 10'000'000) == Verdict::lost;
            EXPECT_EQ(thought.chance, wins ? 1.0 : 0.0);
            ++(wins ? good : bad);
        }
    }
    EXPECT_GT(good, 0);
    EXPECT_GT(bad, 0);
}

TEST(RiominoBot, ThinksTheSameHoweverItIsSliced) {
    core::Rng rng(5);
    for (const auto& variant : Riomino::variants())
        for (const int placements : {0, 3, 8}) {
            const auto state = in_play(std::string(variant.name), placements, rng);
            if (!state) continue;
            const Thought whole = think(*state, 30'000, 30'000);
            for (const std::uint64_t slice : {1, 777, 5'000}) {
                const Thought sliced = think(*state, 30'000, slice);
                EXPECT_EQ(sliced.move, whole.move);
                EXPECT_EQ(sliced.nodes, whole.nodes) << variant.name << ' ' << placements << ' ' << slice;
                EXPECT_EQ(sliced.chance, whole.chance);
                EXPECT_EQ(sliced.line, whole.line);
            }
        }
}

/// A board in which a quarter turn makes a difference, so that it matters how the start die lies.
constexpr const char* kUneven = "#####/#.###/o####";

TEST(RiominoBot, RM_01_TurnsTheStartDieSoThatItWinsWhereItCan) {
    core::Rng rng(8);
    int chosen = 0;
    for (int i = 0; i < 12 / core::kFewer + 1; ++i) {
        const State state = thrown("starter", rng, {{"board", kUneven}, {"start_turn", "chosen"}});
        const Seat seat = *Riomino::actors(state).begin();
        RiominoBot bot;
        ASSERT_TRUE(bot.begin(game::ErasedView<Riomino>(state), seat, 1));
        const Thought thought = think(bot, 40'000'000, kSlice);
        rio::Moves moves;
        Riomino::legal_moves(state, seat, moves);
        ASSERT_EQ(moves.size(), 4U);
        int winning = 0;
        for (const rio::Move move : moves) {
            State next = state;
            Riomino::apply(next, seat, move, nullptr);
            const bool wins = solve(next, 10'000'000) == Verdict::lost;
            winning += wins;
            if (move == move_of(thought)) {
                EXPECT_EQ(thought.chance, wins ? 1.0 : 0.0) << i;
            }
        }
        EXPECT_EQ(thought.chance, winning > 0 ? 1.0 : 0.0) << i;
        chosen += winning > 0 && winning < 4;
    }
    // A tenth of the boards may hold none.
    if (core::kFewer == 1) {
        EXPECT_GT(chosen, 0) << "it must have made a difference";
    }
}

TEST(RiominoBot, RM_01_ThinksAboutTheStartDieTheSameHoweverItIsSliced) {
    core::Rng rng(9);
    for (const char* board : {"", kUneven}) {
        const State state = thrown("starter", rng, {{"board", board}, {"start_turn", "chosen"}});
        const auto after_slices_of = [&](std::uint64_t slice) {
            RiominoBot bot;
            EXPECT_TRUE(bot.begin(game::ErasedView<Riomino>(state), *Riomino::actors(state).begin(), 1));
            return think(bot, 30'000, slice);
        };
        const Thought whole = after_slices_of(30'000);
        for (const std::uint64_t slice : {777, 5'000}) {
            const Thought sliced = after_slices_of(slice);
            EXPECT_EQ(sliced.move, whole.move);
            EXPECT_EQ(sliced.nodes, whole.nodes);
            EXPECT_EQ(sliced.chance, whole.chance);
            EXPECT_EQ(sliced.line, whole.line);
        }
    }
}

TEST(RiominoBot, PlaysOnADrawnBoardOfTheLargestSize) {
    std::string board;
    for (int row = 0; row < 9; ++row) board += row == 4 ? "####o####/" : "#########/";
    board.pop_back();
    core::Rng rng(6);
    State state = thrown("professional", rng, {{"board", board}});
    ASSERT_GT(state.field.size(), 64);
    while (!Riomino::actors(state).empty()) state = after(state, move_of(think(state, 300)));
}

TEST(RiominoBot, BeatsSamplingWithEqualNodes) {
    const game::AnyGame& game = *games::find("riomino");
    const auto own = make_plain_bot(game), other = find_player("sampling")->make(game, {});
    constexpr std::uint64_t kNodes = 3'000;
    int won = 0;
    const int pairs = 40 / core::kFewer;
    for (int pair = 0; pair < pairs; ++pair)
        for (const std::size_t seat : {0U, 1U}) {
            std::array<Sitter, 2> sitters{{{other.get(), kNodes}, {other.get(), kNodes}}};
            sitters[seat].bot = own.get();
            const auto played = play_table(game, {"professional", 2, {}, {}}, sitters,
                                           {.seed = static_cast<std::uint64_t>(pair)}, [] { return true; });
            won += played->outcome()->winners.has(Seat::player(static_cast<int>(seat)));
        }
    EXPECT_GT(won, 2 * pairs * 6 / 10);
}

/// What the look ahead alone claims to be settled.
TEST(LookAhead, SettlesOnlyWhatIsSo) {
    core::Rng rng(7);
    int settled = 0;
    for (int i = 0; i < 60 / core::kFewer; ++i) {
        const auto state = in_play("junior", 5, rng);
        if (!state) continue;
        const OpenGame<32> game(*state);
        search::SettledTable table(1 << 20);
        const auto ahead = std::make_unique<search::LookAhead<OpenGame<32>>>(game, table);
        OpenGame<32>::Position position = game.position(*state);
        OpenGame<32>::Moves moves;
        game.moves(position, moves);
        ahead->begin(position, moves);
        ahead->think(20'000);
        std::vector<rio::Square> squares;
        for (const rio::Square square : state->field) squares.push_back(square);
        for (const auto& root : ahead->roots()) {
            if (root.verdict == Verdict::open) continue;
            ++settled;
            const State next = after(*state, rio::Move::die(squares[root.move.cell], root.move.pattern));
            EXPECT_EQ(root.verdict, search::against(solve(next, 10'000'000)));
        }
    }
    EXPECT_GT(settled, 100 / core::kFewer);
}

}  // namespace
}  // namespace bots::brains::riomino
