#include "bots/brains/riomino/solver.h"

#include <algorithm>

#include "bots/brains/riomino/open_game.h"

namespace bots::brains::riomino {

namespace {

using search::Hurried;
using search::LastMover;
using search::Verdict;

template <int N>
class SolverOf final : public Solver {
    using Game = OpenGame<N>;

public:
    SolverOf(const rio::State& state, Wish wish)
        : wish_(wish), game_(state), table_(wish.memory), root_(game_.position(state)) {
        rio::Moves legal;
        rio::Riomino::legal_moves(state, game::Seat::player(state.to_move), legal);
        for (const rio::Move move : legal) {
            Reply reply{move, root_, 0};
            game_.play(reply.position, game_.move_from(move));
            auto judged = reply.position;
            const search::Judgement judgement = game_.judge(judged);
            reply.hope = judgement.hope;
            reply.verdict = search::against(judgement.verdict);
            replies_.push_back(reply);
        }
        for (std::size_t i = 0; i < replies_.size(); ++i) order_.push_back(i);
        std::sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
            return replies_[a].hope != replies_[b].hope ? replies_[a].hope > replies_[b].hope : a < b;
        });
        conclude();
    }

    bool think(std::uint64_t nodes) override {
        const std::uint64_t until = spent() + nodes;
        while (!done_ && spent() < until) {
            if (phase_ == Phase::moves)
                settle_moves(until - spent());
            else
                measure(until - spent());
        }
        return done_;
    }

    Findings findings() const override {
        Findings out;
        out.verdict = verdict_;
        for (const Reply& reply : replies_) {
            out.moves.push_back({reply.move, reply.verdict});
            out.settled += reply.verdict != Verdict::open;
        }
        out.length_at_least = length_;
        if (length_known_) out.length = length_;
        out.nodes = spent();
        out.depth = measuring_ ? measuring_->search.depth() : search_.depth();
        out.done = done_;
        return out;
    }

private:
    enum class Phase : std::uint8_t { moves, length };
    struct Reply {
        rio::Move move;
        typename Game::Position position;
        int hope;
        Verdict verdict = Verdict::open;
    };

    /// The search for the length, which looks at the same game without bounds.
    struct Measuring {
        explicit Measuring(const Game& game, search::SettledTable& table)
            : unbounded(game), search(hurried, table) {
            unbounded.use_bounds(false);
        }
        Game unbounded;
        Hurried<Game> hurried{unbounded};
        LastMover<Hurried<Game>> search;
    };

    std::uint64_t spent() const { return search_.nodes() + (measuring_ ? measuring_->search.nodes() : 0); }

    /// The next reply without a verdict, the most hopeful first.
    void settle_moves(std::uint64_t nodes) {
        if (!searching_) {
            while (verdict_of_order(at_) != Verdict::open) ++at_;
            search_.begin(replies_[order_[at_]].position);
            searching_ = true;
        }
        if (!search_.think(nodes)) return;
        replies_[order_[at_]].verdict = search::against(search_.verdict());
        searching_ = false;
        conclude();
    }

    Verdict verdict_of_order(std::size_t at) const { return replies_[order_[at]].verdict; }

    /// What follows from the verdicts on the replies.
    void conclude() {
        const auto has = [&](Verdict verdict) {
            return std::any_of(replies_.begin(), replies_.end(),
                               [&](const Reply& reply) { return reply.verdict == verdict; });
        };
        const bool some_open = has(Verdict::open);
        if (has(Verdict::won))
            verdict_ = Verdict::won;
        else if (!some_open)
            verdict_ = Verdict::lost;
        if (verdict_ == Verdict::open || (some_open && wish_.every_move)) return;
        phase_ = Phase::length;
        // Who wins makes the last move.
        length_ = verdict_ == Verdict::won ? 1 : replies_.empty() ? 0 : 2;
        length_known_ = replies_.empty();
        done_ = length_known_ || !wish_.length;
    }

    /// Whether the winner can win within `length_` moves; two more when not.
    void measure(std::uint64_t nodes) {
        if (!measuring_) measuring_ = std::make_unique<Measuring>(game_, table_);
        LastMover<Hurried<Game>>& hurried = measuring_->search;
        if (!searching_) {
            hurried.begin({root_, static_cast<std::int8_t>(length_), verdict_ == Verdict::won});
            searching_ = true;
        }
        if (!hurried.think(nodes)) return;
        searching_ = false;
        if (hurried.verdict() == verdict_)
            done_ = length_known_ = true;
        else
            length_ += 2;
    }

    Wish wish_;
    Game game_;
    search::SettledTable table_;
    LastMover<Game> search_{game_, table_};
    std::unique_ptr<Measuring> measuring_;

    typename Game::Position root_;
    std::vector<Reply> replies_;
    std::vector<std::size_t> order_;  // of replies_, the most hopeful first
    std::size_t at_ = 0;
    bool searching_ = false, done_ = false, length_known_ = false;
    Phase phase_ = Phase::moves;
    Verdict verdict_ = Verdict::open;
    int length_ = 0;
};

}  // namespace

std::unique_ptr<Solver> Solver::make(const rio::State& state, Wish wish) {
    const int cells = state.field.size();
    if (cells <= 32) return std::make_unique<SolverOf<32>>(state, wish);
    if (cells <= 64) return std::make_unique<SolverOf<64>>(state, wish);
    return std::make_unique<SolverOf<96>>(state, wish);
}

}  // namespace bots::brains::riomino
