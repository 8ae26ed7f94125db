// Puzzles of Rivero Penta: the decisions left of a turn, and the most points they can book.

#include <algorithm>

#include "bots/brains/rivero_penta/brain.h"
#include "bots/puzzles/shares.h"
#include "bots/puzzles/typed.h"
#include "bots/search/greedy.h"

namespace bots::puzzles {

using game::Reason;
using games::rivero_penta::Action;
using games::rivero_penta::Move;
using games::rivero_penta::Moves;
using games::rivero_penta::Phase;
using games::rivero_penta::RiveroPenta;
using games::rivero_penta::State;

namespace {

game::Seat mover(const State& state) { return game::Seat::player(state.to_move); }
bool decides(const State& state, game::Seat seat) {
    return RiveroPenta::actors(state) == game::SeatSet(seat);
}
int score(const State& state, game::Seat seat) {
    return state.scores[static_cast<std::size_t>(seat.index())];
}

int score(const game::AnyState& state, game::Seat seat) { return state.scores()[seat.index()]; }

/// Every way through the decisions a seat has left in its turn. No chance and no hidden card has a part
/// in it, so what it finds is exact.
class RestOfTurn {
public:
    static constexpr std::size_t kMostWays = 400'000;

    /// False if there are too many ways, or if chance acts in the middle of the turn.
    bool explore(const State& state) {
        start_ = &state;
        seat_ = mover(state);
        best_ = 0;
        ends_.clear();
        way_.clear();
        line_.clear();
        return walk(state);
    }

    /// Points booked by the best way, and by the best that ends in another state.
    int best() const { return best_; }
    int second() {
        std::sort(ends_.begin(), ends_.end(), [](const End& a, const End& b) {
            return a.points != b.points ? a.points > b.points : a.key < b.key;
        });
        for (const End& end : ends_)
            if (end.key != ends_.front().key) return end.points;
        return best_;  // all ways are one
    }
    std::size_t ways() const { return ends_.size(); }
    const std::vector<std::string>& line() const { return line_; }

private:
    struct End {
        int points;
        std::uint64_t key;
    };

    bool walk(const State& state) {
        if (!decides(state, seat_)) return finish(state);
        const auto moves = std::make_unique<Moves>();
        RiveroPenta::legal_moves(state, seat_, *moves);
        for (const Move move : *moves) {
            State after = state;
            RiveroPenta::apply(after, seat_, move, nullptr);
            way_.push_back(RiveroPenta::write_move(state, seat_, move, game::Viewer::of(seat_)));
            const bool whole = walk(after);
            way_.pop_back();
            if (!whole) return false;
        }
        return true;
    }

    bool finish(const State& state) {
        if ((!is_over(state) && mover(state) == seat_) || ends_.size() == kMostWays) return false;
        const int points = score(state, seat_) - score(*start_, seat_);
        if (ends_.empty() || points > best_) {
            best_ = points;
            line_ = way_;
        }
        ends_.push_back({points, RiveroPenta::hash(state)});
        return true;
    }

    const State* start_ = nullptr;
    game::Seat seat_;
    int best_ = 0;
    std::vector<End> ends_;
    std::vector<std::string> way_, line_;
};

/// The first decision of a turn in which the seat knows every card but those of the other's hand and
/// of the ocean: nothing was discarded face down, nothing was shuffled.
bool is_plain(const State& state) {
    const auto other = static_cast<std::size_t>(1 - state.to_move);
    return (state.phase == Phase::action || state.phase == Phase::play) && state.placed.empty() &&
           state.forgotten.empty() && state.face_down[other].empty() &&
           state.memories[state.to_move].in_ocean.empty();
}

constexpr int kMargin = 3;

class RiveroPentaMaker final : public Maker {
public:
    RiveroPentaMaker(std::uint64_t seed, int count) : rng_(seed), shares_(count, {{1, 20}, {2, 100}}) {}

    std::optional<Puzzle> next(const GoOn& go_on) override {
        while (go_on()) {
            if (fresh_ || RiveroPenta::actors(state_).empty()) {
                state_ = RiveroPenta::initial({});
                fresh_ = false;
            }
            const game::Seat seat = *RiveroPenta::actors(state_).begin();
            std::optional<Puzzle> puzzle;
            if (after_chance_ && seat.is_player() && is_plain(state_)) puzzle = look_at(state_, seat);
            after_chance_ = !seat.is_player();
            const Move move = seat.is_player() && rng_.below(kLots) != 0
                                  ? search::greedy_move<RiveroPenta>(state_, seat, rng_)
                                  : game::draw_move<RiveroPenta>(state_, seat, rng_);
            RiveroPenta::apply(state_, seat, move, nullptr);
            fresh_ = puzzle.has_value();  // one a game, so that they differ
            if (puzzle) return puzzle;
        }
        return std::nullopt;
    }

    int grade(const Puzzle& puzzle, int failed) const override {
        RestOfTurn turn;
        turn.explore(state_in<RiveroPenta>(**open(puzzle)));
        const int many = (turn.ways() > 30) + (turn.ways() > 100) + (turn.ways() > 200);
        const int hard = static_cast<int>(puzzle.solution.size()) - 1 + many + (failed + 1) / 2;
        return std::clamp(1 + 4 * hard / 6, 1, kGrades);
    }

private:
    static constexpr std::uint32_t kLots = 8;
    static constexpr int kLeast = 5;
    static constexpr std::size_t kFewestWays = 10;

    std::optional<Puzzle> look_at(const State& state, game::Seat seat) {
        if (!turn_.explore(state) || turn_.best() < kLeast || turn_.ways() < kFewestWays) return std::nullopt;
        const auto decisions = static_cast<int>(turn_.line().size());
        if (turn_.best() - turn_.second() < kMargin || !shares_.has_room(decisions)) return std::nullopt;
        shares_.take(decisions);
        Puzzle puzzle = blank_puzzle<RiveroPenta>(state, seat, Goal::points, turn_.best());
        puzzle.solution = turn_.line();
        switch (action_of(state)) {
            case Action::move: puzzle.themes.emplace_back("move"); break;
            case Action::two_cards: puzzle.themes.emplace_back("two-cards"); break;
            case Action::drought: puzzle.themes.emplace_back("drought"); break;
            case Action::bridge: puzzle.themes.emplace_back("bridge"); break;
            case Action::well: puzzle.themes.emplace_back("well"); break;
            case Action::none: break;
        }
        return puzzle;
    }

    core::Rng rng_;
    Shares shares_;  // by decisions
    State state_{};
    bool fresh_ = true, after_chance_ = true;
    RestOfTurn turn_;
};

class RiveroPentaKind final : public Kind {
public:
    std::string_view game() const override { return RiveroPenta::kId; }
    Goal goal() const override { return Goal::points; }

    /// Ends with the turn, or as soon as the goal is out of reach; the points count from the puzzle's
    /// own position.
    Answer judge(const Puzzle& puzzle, const game::AnyState& before, game::AnyMove move) const override {
        const auto after = before.clone();
        after->apply(puzzle.seat, move, nullptr);
        const int points = score(*after, puzzle.seat) - score(**open(puzzle), puzzle.seat);
        if (after->actors() != game::SeatSet(puzzle.seat))
            return {points >= puzzle.worth ? Answer::Verdict::right : Answer::Verdict::wrong, points};
        RestOfTurn turn;
        const bool lost = turn.explore(state_in<RiveroPenta>(*after)) && points + turn.best() < puzzle.worth;
        if (lost) return {Answer::Verdict::wrong, points + turn.best()};
        return {Answer::Verdict::open, points};
    }

    std::optional<game::AnyMove> reply(const Puzzle&, const game::AnyState&) const override {
        return std::nullopt;
    }

    Refutation refute(const Puzzle& puzzle, const game::AnyState& before,
                      game::AnyMove wrong) const override {
        const Answer answer = judge(puzzle, before, wrong);
        std::vector<std::string> line{before.write_move(puzzle.seat, wrong, game::Viewer::of(puzzle.seat))};
        const auto after = before.clone();
        after->apply(puzzle.seat, wrong, nullptr);
        RestOfTurn turn;
        const bool goes_on = after->actors() == game::SeatSet(puzzle.seat);
        if (goes_on && turn.explore(state_in<RiveroPenta>(*after)))
            line.insert(line.end(), turn.line().begin(), turn.line().end());
        return {std::move(line),
                {goes_on ? "puzzles.at-most" : "puzzles.too-few",
                 "",
                 {{"points", answer.points}, {"wanted", puzzle.worth}}},
                {}};
    }

    std::optional<Reason> check(const Puzzle& puzzle, Care) const override {
        const auto start = open(puzzle);
        RestOfTurn turn;
        if (!turn.explore(state_in<RiveroPenta>(**start))) return Reason("puzzles.not-proved", "");
        if (turn.best() != puzzle.worth) return Reason("puzzles.other-worth", "");
        if (turn.best() - turn.second() < kMargin) return Reason("puzzles.not-the-only-one", "");
        const auto end = follow(puzzle, **start);
        const int seat = puzzle.seat.index();
        if ((*end)->scores()[seat] - (*start)->scores()[seat] != puzzle.worth)
            return Reason("puzzles.not-proved", "");
        return std::nullopt;
    }

    std::unique_ptr<Maker> maker(std::uint64_t seed, int count) const override {
        return std::make_unique<RiveroPentaMaker>(seed, count);
    }
};

}  // namespace

const Kind& rivero_penta_kind() {
    static const RiveroPentaKind kind;
    return kind;
}

}  // namespace bots::puzzles
