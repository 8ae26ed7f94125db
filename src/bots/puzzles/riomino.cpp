// Puzzles of RioMino: one placement wins against every answer; all placements are settled exactly.

#include <algorithm>
#include <cassert>

#include "bots/brains/riomino/solver.h"
#include "bots/puzzles/shares.h"
#include "bots/puzzles/typed.h"
#include "game/playout.h"

namespace bots::puzzles {

using brains::riomino::Findings;
using brains::riomino::Solver;
using game::Reason;
using games::riomino::Move;
using games::riomino::Phase;
using games::riomino::Riomino;
using games::riomino::State;
using search::Verdict;

namespace {

constexpr std::uint64_t kMemory = std::uint64_t{1} << 22;  // bytes
constexpr std::uint64_t kNodes = 300'000;                  // positions a puzzle may take to be settled

game::Seat mover(const State& state) { return game::Seat::player(state.to_move); }

/// Everything about a position in play, or nothing when it takes too long.
std::optional<Findings> settle(const State& state) {
    const auto solver = Solver::make(state, {.memory = kMemory});
    if (!solver->think(kNodes)) return std::nullopt;
    return solver->findings();
}

/// The only move that wins, where there is just one.
std::optional<Move> only_winner(const Findings& found) {
    std::optional<Move> winner;
    for (const Findings::Tried& tried : found.moves) {
        if (tried.verdict != Verdict::won) continue;
        if (winner) return std::nullopt;
        winner = tried.move;
    }
    return winner;
}

/// The first move of a verdict after which the end is `left` moves away.
std::optional<Move> move_to_length(const State& state, const Findings& found, Verdict wanted, int left) {
    for (const Findings::Tried& tried : found.moves) {
        if (tried.verdict != wanted) continue;
        State after = state;
        Riomino::apply(after, mover(state), tried.move, nullptr);
        if (after.over ? left == 0 : settle(after).value_or(Findings()).length == left) return tried.move;
    }
    return std::nullopt;
}

/// The winner hurries and the loser delays; none if that cannot be settled.
std::optional<std::vector<std::string>> best_line(State state, int length) {
    std::vector<std::string> line;
    for (int left = length; left > 0; --left) {
        const auto found = settle(state);
        const Verdict wanted = left % 2 == 1 ? Verdict::won : Verdict::lost;
        const auto move = found ? move_to_length(state, *found, wanted, left - 1) : std::nullopt;
        if (!move) return std::nullopt;
        line.push_back(Riomino::write_move(state, mover(state), *move, game::Viewer::keeper()));
        Riomino::apply(state, mover(state), *move, nullptr);
    }
    return line;
}

class RiominoMaker final : public Maker {
public:
    RiominoMaker(std::uint64_t seed, int count)
        : rng_(seed), shares_(count, {{1, 5}, {3, 25}, {5, 35}, {7, 40}, {9, 100}}) {}

    std::optional<Puzzle> next(const GoOn& go_on) override {
        while (go_on())
            if (auto puzzle = find_in(play_game(), go_on)) return puzzle;
        return std::nullopt;
    }

    int grade(const Puzzle& puzzle, int failed) const override {
        return std::clamp((2 + failed + (puzzle.worth - 1) / 2) / 2, 1, kGrades);
    }

private:
    static constexpr std::size_t kFewestMoves = 3;  // to choose from

    /// The positions of a random game, up to the last one.
    std::vector<State> play_game() {
        const auto variants = Riomino::variants();
        const auto& variant = variants[rng_.below(static_cast<std::uint32_t>(variants.size()))];
        game::Setup setup;
        setup.variant = variant.name;
        State state = Riomino::initial(*Riomino::read_options(setup));
        std::vector<State> states;
        while (!Riomino::actors(state).empty()) {
            const game::Seat seat = *Riomino::actors(state).begin();
            if (seat.is_player()) states.push_back(state);
            Riomino::apply(state, seat, game::draw_move<Riomino>(state, seat, rng_), nullptr);
        }
        return states;
    }

    /// From the end back as far as positions can be settled: the longest there is room for.
    std::optional<Puzzle> find_in(const std::vector<State>& states, const GoOn& go_on) {
        std::optional<std::pair<State, Findings>> longest;
        for (std::size_t i = states.size(); i-- > 0 && go_on();) {
            auto found = settle(states[i]);
            if (!found) break;
            if (!only_winner(*found) || found->moves.size() < kFewestMoves) continue;
            if (shares_.has_room(*found->length)) longest.emplace(states[i], std::move(*found));
        }
        if (!longest) return std::nullopt;
        const auto& [state, found] = *longest;
        auto line = best_line(state, *found.length);
        if (!line) return std::nullopt;
        shares_.take(*found.length);
        Puzzle puzzle = blank_puzzle<Riomino>(state, mover(state), Goal::win, *found.length);
        puzzle.solution = std::move(*line);
        return puzzle;
    }

    core::Rng rng_;
    Shares shares_;
};

class RiominoKind final : public Kind {
public:
    std::string_view game() const override { return Riomino::kId; }
    Goal goal() const override { return Goal::win; }

    Answer judge(const Puzzle& puzzle, const game::AnyState& before, game::AnyMove move) const override {
        if (const auto answer = judge_by_solution(puzzle, before, move)) return *answer;
        State state = state_in<Riomino>(before);
        Riomino::apply(state, puzzle.seat, game::restore<Riomino>(move), nullptr);
        const auto solver = Solver::make(state, {.memory = kMemory, .every_move = false, .length = false});
        solver->think(kNodes);
        const bool wins = solver->findings().verdict == Verdict::lost;  // for who has to answer
        return {wins ? Answer::Verdict::open : Answer::Verdict::wrong, 0};
    }

    std::optional<game::AnyMove> reply(const Puzzle& puzzle, const game::AnyState& after) const override {
        if (const auto known = next_of_solution(puzzle, after)) return known;
        const State state = state_in<Riomino>(after);
        const auto found = settle(state);
        const auto longest = found && found->length
                                 ? move_to_length(state, *found, Verdict::lost, *found->length - 1)
                                 : std::nullopt;
        if (longest) return game::erase<Riomino>(*longest);
        return after.legal_moves(mover(state)).front();
    }

    Refutation refute(const Puzzle&, const game::AnyState& before, game::AnyMove wrong) const override {
        State state = state_in<Riomino>(before);
        const Move move = game::restore<Riomino>(wrong);
        std::vector<std::string> line{Riomino::write_move(state, mover(state), move, game::Viewer::keeper())};
        Riomino::apply(state, mover(state), move, nullptr);
        const auto found = settle(state);
        const auto rest = found && found->length ? best_line(state, *found->length) : std::nullopt;
        if (!rest) return {std::move(line), {"puzzles.does-not-win", ""}, {}};
        line.insert(line.end(), rest->begin(), rest->end());
        const std::string_view code = rest->size() == 1 ? "puzzles.loses-at-once" : "puzzles.loses";
        return {std::move(line), {code, "", {{"reply", rest->front()}}}, {}};
    }

    /// One exact search proves both parts of the claim.
    std::optional<Reason> check(const Puzzle& puzzle, Care) const override {
        const State state = state_in<Riomino>(**open(puzzle));
        if (state.phase != Phase::play) return Reason("puzzles.not-proved", "");
        const auto found = settle(state);
        const auto move = Riomino::read_move(state, puzzle.solution.front());
        if (!found || found->verdict != Verdict::won) return Reason("puzzles.not-proved", "");
        if (only_winner(*found) != *move) return Reason("puzzles.not-the-only-one", "");
        if (*found->length != puzzle.worth || !ends_as_claimed<Riomino>(puzzle))
            return Reason("puzzles.other-worth", "");
        return std::nullopt;
    }

    std::unique_ptr<Maker> maker(std::uint64_t seed, int count) const override {
        return std::make_unique<RiominoMaker>(seed, count);
    }
};

}  // namespace

const Kind& riomino_kind() {
    static const RiominoKind kind;
    return kind;
}

}  // namespace bots::puzzles
