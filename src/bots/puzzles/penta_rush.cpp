// Puzzles of Penta Rush: a board and a throw, and the most points that can be ringed; found exactly.

#include <algorithm>

#include "bots/brains/penta_rush/solver.h"
#include "bots/puzzles/typed.h"
#include "games/penta_rush/rules.h"
#include "games/penta_rush/scoring.h"

namespace bots::puzzles {

using brains::penta_rush::BestSet;
using brains::penta_rush::BoardTable;
using brains::penta_rush::Fitting;
using brains::penta_rush::SetSolver;
using game::Reason;
using games::penta_rush::Board;
using games::penta_rush::Move;
using games::penta_rush::PentaRush;
using games::penta_rush::placements;
using games::penta_rush::points_of;
using games::penta_rush::State;

namespace {

const Board& board_of(const State& state, game::Seat seat) {
    return state.boards[static_cast<std::size_t>(seat.index())];
}

void find_fitting(const State& state, game::Seat seat, Fitting& out) {
    BoardTable(board_of(state, seat)).find(dice_of(state), out);
}

/// What a person in a hurry rings: the dearest outline first, then whatever still goes with it.
int dearest_first(const Fitting& fitting) {
    const auto worth = [](std::uint16_t index) { return points_of(placements()[index].shape); };
    std::vector<std::uint16_t> order(fitting.begin(), fitting.end());
    std::sort(order.begin(), order.end(), [&](std::uint16_t a, std::uint16_t b) {
        return worth(a) != worth(b) ? worth(a) > worth(b) : a < b;
    });
    games::penta_rush::SquareSet covered;
    unsigned shapes = 0;
    int points = 0, outlines = 0;
    for (const std::uint16_t index : order) {
        const auto& placement = placements()[index];
        const unsigned shape = 1U << static_cast<unsigned>(placement.shape);
        if (outlines == games::penta_rush::kDice || (shapes & shape) != 0 || placement.set.meets(covered))
            continue;
        shapes |= shape;
        covered = covered | placement.set;
        points += worth(index);
        ++outlines;
    }
    return points;
}

/// A table for two with the same board for both, the dice thrown, in the first round.
State drawn_table(core::Rng& rng) {
    games::penta_rush::Options options;
    options.boards.fill(games::penta_rush::draw_board(rng));
    State state = PentaRush::initial(options);
    while (PentaRush::actors(state) == game::SeatSet(game::Seat::chance()))
        PentaRush::apply(state, game::Seat::chance(), game::draw_chance<PentaRush>(state, rng), nullptr);
    return state;
}

class PentaRushMaker final : public Maker {
public:
    PentaRushMaker(std::uint64_t seed, int count) : rng_(seed), count_(count) {}

    std::optional<Puzzle> next(const GoOn& go_on) override {
        while (go_on()) {
            const State state = drawn_table(rng_);
            const game::Seat seat = game::Seat::player(0);
            Fitting fitting;
            find_fitting(state, seat, fitting);
            const BestSet best = solver_->best(fitting);
            if (best.placements.size() < kFewestOutlines || fitting.size() > kMostFitting) continue;
            const bool trade = dearest_first(fitting) < best.points;
            // At least half of the sets cannot be had by taking the dearest first.
            if (!trade && 2 * plain_ >= count_) continue;
            plain_ += !trade;
            return puzzle_of(state, seat, best, trade);
        }
        return std::nullopt;
    }

    /// By what there is to look at: how many outlines fit, how many count, and whether they are in
    /// each other's way. The bots solve the throw exactly, so their tries tell nothing.
    int grade(const Puzzle& puzzle, int) const override {
        const State state = state_in<PentaRush>(**open(puzzle));
        Fitting fitting;
        find_fitting(state, puzzle.seat, fitting);
        const bool trade = !puzzle.themes.empty();
        const int many = (fitting.size() > 8) + (fitting.size() > 16);
        const int hard = static_cast<int>(puzzle.solution.size()) - 2 + many + 2 * trade;  // 0 to 7
        return std::clamp(1 + 4 * hard / 7, 1, kGrades);
    }

private:
    static constexpr std::size_t kFewestOutlines = 2, kMostFitting = 40;

    static Puzzle puzzle_of(const State& state, game::Seat seat, const BestSet& best, bool trade) {
        Puzzle puzzle = blank_puzzle<PentaRush>(state, seat, Goal::points, best.points);
        for (const auto index : best.placements)
            puzzle.solution.push_back(
                PentaRush::write_move(state, seat, Move::ring(index), game::Viewer::keeper()));
        if (trade) puzzle.themes.emplace_back("trade");
        return puzzle;
    }

    core::Rng rng_;
    int count_, plain_ = 0;
    std::unique_ptr<SetSolver> solver_ = std::make_unique<SetSolver>();
};

class PentaRushKind final : public Kind {
public:
    std::string_view game() const override { return PentaRush::kId; }
    Goal goal() const override { return Goal::points; }

    /// The points of what is ringed so far; `done` ends the attempt.
    Answer judge(const Puzzle& puzzle, const game::AnyState& before, game::AnyMove any) const override {
        const int seat = puzzle.seat.index();
        State state = state_in<PentaRush>(before);
        const auto move = game::restore<PentaRush>(any);
        const bool rings = move.kind() == Move::Kind::ring || move.kind() == Move::Kind::erase;
        if (rings) PentaRush::apply(state, puzzle.seat, move, nullptr);
        const int points = evaluate(state, seat, state.pads[static_cast<std::size_t>(seat)].outlines).points;
        if (points >= puzzle.worth) return {Answer::Verdict::right, points};
        return {rings ? Answer::Verdict::open : Answer::Verdict::wrong, points};
    }

    std::optional<game::AnyMove> reply(const Puzzle&, const game::AnyState&) const override {
        return std::nullopt;
    }

    /// What the rules say about each outline that does not count.
    Refutation refute(const Puzzle& puzzle, const game::AnyState& before,
                      game::AnyMove wrong) const override {
        State state = state_in<PentaRush>(before);
        const int points = judge(puzzle, before, wrong).points;
        game::Events events;
        while (state.phase == games::penta_rush::Phase::search)
            for (const game::Seat seat : PentaRush::actors(state))
                if (seat.is_player()) PentaRush::apply(state, seat, Move::done(), &events);
        std::erase_if(events, [&](const game::Event& event) {
            const auto about = [&](const game::Arg& arg) {
                return arg.name == "seat" && arg.seat == puzzle.seat;
            };
            const auto squares = [](const game::Arg& arg) { return arg.name == "squares"; };
            return event.code == "penta-rush.counts" || std::ranges::none_of(event.args, about) ||
                   std::ranges::none_of(event.args, squares);
        });
        return {
            {}, {"puzzles.too-few", "", {{"points", points}, {"wanted", puzzle.worth}}}, std::move(events)};
    }

    std::optional<Reason> check(const Puzzle& puzzle, Care) const override {
        const auto start = open(puzzle);
        const State state = state_in<PentaRush>(**start);
        if (state.phase != games::penta_rush::Phase::search || is_puzzle(state) ||
            !state.pads[static_cast<std::size_t>(puzzle.seat.index())].outlines.empty())
            return Reason("puzzles.not-proved", "");
        Fitting fitting;
        find_fitting(state, puzzle.seat, fitting);
        if (std::make_unique<SetSolver>()->best(fitting).points != puzzle.worth)
            return Reason("puzzles.other-worth", "");
        const State end = state_in<PentaRush>(**follow(puzzle, **start));
        const auto& outlines = end.pads[static_cast<std::size_t>(puzzle.seat.index())].outlines;
        if (evaluate(end, puzzle.seat.index(), outlines).points != puzzle.worth)
            return Reason("puzzles.not-proved", "");
        return std::nullopt;
    }

    std::unique_ptr<Maker> maker(std::uint64_t seed, int count) const override {
        return std::make_unique<PentaRushMaker>(seed, count);
    }
};

}  // namespace

const Kind& penta_rush_kind() {
    static const PentaRushKind kind;
    return kind;
}

}  // namespace bots::puzzles
