#pragma once

#include <functional>
#include <optional>

#include "bots/puzzles/puzzle.h"

namespace bots::puzzles {

/// Asked now and then; false ends what is in progress.
using GoOn = std::function<bool()>;

/// What a move says about the attempt it belongs to.
struct Answer {
    enum class Verdict : std::uint8_t { open, right, wrong };  // open: more moves are wanted
    Verdict verdict = Verdict::open;
    int points = 0;  // where points are the goal: booked so far; with a wrong move the most within reach
};

/// What is wrong with a move.
struct Refutation {
    std::vector<std::string> line;  // the move and the best that can follow; empty if `told` says it all
    game::Notice why;
    game::Events told;  // what the line does not show
};

/// How much of a puzzle is proved again.
enum class Care : std::uint8_t {
    solution,  // that it reaches its goal
    all,       // and that nothing else does
};

/// Makes puzzles of one game out of games that bots play.
class Maker {
public:
    virtual ~Maker() = default;
    /// The next one, proved but for its grade; none if `go_on` said no.
    virtual std::optional<Puzzle> next(const GoOn& go_on) = 0;
    /// From 1 to kGrades: by what the puzzle asks for, and by how many of the four that try it fail.
    virtual int grade(const Puzzle& puzzle, int failed) const = 0;
};

/// What a puzzle of one game is.
class Kind {
public:
    virtual ~Kind() = default;
    virtual std::string_view game() const = 0;
    virtual Goal goal() const = 0;

    /// A legal move of the puzzle's seat in a state of the attempt. Where the goal is a win the first
    /// move has to be the one that wins; each later one is open that is known to keep the win.
    virtual Answer judge(const Puzzle& puzzle, const game::AnyState& before, game::AnyMove move) const = 0;
    /// What the other side answers to an open move, where the goal is a win: as in the solution where
    /// that was followed, else what lasts longest. None if the seat itself goes on.
    virtual std::optional<game::AnyMove> reply(const Puzzle& puzzle, const game::AnyState& after) const = 0;
    /// Of a move that was judged wrong.
    virtual Refutation refute(const Puzzle& puzzle, const game::AnyState& before,
                              game::AnyMove wrong) const = 0;
    /// Why the puzzle is not what it claims to be; none if it is.
    virtual std::optional<game::Reason> check(const Puzzle& puzzle, Care care) const = 0;
    /// Some kinds get only a share of the `count` puzzles; same seed and count, same puzzles.
    virtual std::unique_ptr<Maker> maker(std::uint64_t seed, int count) const = 0;
};

/// The kinds of the games that have puzzles.
std::span<const Kind* const> kinds();
/// nullptr if the game has none.
const Kind* find_kind(const game::AnyGame& game);

/// Plays the solution from the state the puzzle begins with; refused if a move is not legal.
core::Result<std::unique_ptr<game::AnyState>, game::Reason> follow(const Puzzle& puzzle,
                                                                   const game::AnyState& start);

/// Who makes the next move of a line: always the puzzle's seat where all act at once.
game::Seat mover_in(const Puzzle& puzzle, const game::AnyState& state);
/// What the solution plays next in a state it comes to.
std::optional<game::AnyMove> next_of_solution(const Puzzle& puzzle, const game::AnyState& state);

/// How many of four who try it fail: greedy, and plain with 200, 2,000 and 20,000 nodes a move.
int count_failed(const Puzzle& puzzle);

/// Shows how many puzzles there are and how many are wanted; false stops the making.
using MadeSoFar = std::function<bool(std::size_t made)>;
/// Makes puzzles until there are `count` or `go_on` says no: all different, the easiest first.
std::vector<Puzzle> make_puzzles(const Kind& kind, int count, std::uint64_t seed, const MadeSoFar& go_on);

// The games' own.
const Kind& pente_kind();
const Kind& riomino_kind();
const Kind& penta_rush_kind();
const Kind& rivero_penta_kind();

}  // namespace bots::puzzles
