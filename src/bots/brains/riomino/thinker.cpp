#include "bots/brains/riomino/thinker.h"

#include <algorithm>

#include "bots/brains/riomino/open_game.h"
#include "bots/brains/riomino/start_turn.h"
#include "bots/search/look_ahead.h"

namespace bots::brains::riomino {

namespace {

using search::LastMover;
using search::LookAhead;
using search::Verdict;

// Of the positions looked at, one part goes to the look ahead and the others to the proof.
constexpr std::uint64_t kTurn = 4096, kTurnsOfProof = 3;

template <int N>
class ThinkerOf final : public Thinker {
    using Game = OpenGame<N>;
    using Position = typename Game::Position;
    using Move = typename Game::Move;
    using Root = typename LookAhead<Game>::Root;

public:
    ThinkerOf(const rio::State& state, std::span<const rio::Move> only, std::uint64_t memory)
        : game_(state), table_(memory) {
        for (const rio::Square square : state.field) squares_.push_back(square);
        Position root = game_.position(state);
        (void)game_.judge(root);
        typename Game::Moves moves;
        for (const rio::Move move : only) moves.push_back(game_.move_from(move));
        if (only.empty()) game_.moves(root, moves);
        ahead_.begin(root, moves);
        conclude();
    }

    bool think(std::uint64_t nodes) override {
        const std::uint64_t until = spent() + nodes;
        while (!done_ && spent() < until) {
            if (verdict_ != Verdict::open)
                tell_line(until - spent());
            else if (looking_)
                look(until - spent());
            else
                prove(until - spent());
        }
        return done_;
    }

    Finding finding() const override {
        Finding out;
        out.verdict = verdict_;
        out.nodes = spent();
        out.done = done_;
        if (verdict_ != Verdict::open) {
            out.line = line_;
            out.depth = static_cast<int>(line_.size());
        } else {
            const Root& best = *std::find_if(ahead_.roots().begin(), ahead_.roots().end(), is_open);
            for (const Move move : best.line) out.line.push_back(told(move));
            out.value = ahead_.value();
            out.depth = ahead_.depth();
        }
        out.move = out.line.front();
        return out;
    }

private:
    struct Reply {
        Move move;
        Position position;
        int hope;
    };

    static bool is_same(Move a, Move b) { return a.cell == b.cell && a.pattern == b.pattern; }
    static bool is_open(const Root& root) { return root.verdict == Verdict::open; }
    std::uint64_t spent() const { return ahead_.nodes() + proof_.nodes(); }
    rio::Move told(Move move) const { return rio::Move::die(squares_[move.cell], move.pattern); }

    // ------------------------------------------------------------ in turns

    void look(std::uint64_t nodes) {
        const bool done = ahead_.think(std::min(nodes, turn_ends_ - ahead_.nodes()));
        if (!done && ahead_.nodes() < turn_ends_) return;
        looking_ = false;
        turn_ends_ = proof_.nodes() + kTurn * kTurnsOfProof;
        if (proving_ && !is_open(*find(*proving_))) proving_.reset();
        conclude();
    }

    /// The most hopeful move is to be proved, once begun to the end: in the solver's order, so that what
    /// the solver settles is settled here with little more.
    void prove(std::uint64_t nodes) {
        if (!proving_)
            begin_proof();
        else if (proof_.think(std::min(nodes, turn_ends_ - proof_.nodes())))
            end_proof();
        if (proof_.nodes() < turn_ends_) return;
        looking_ = true;
        turn_ends_ = ahead_.nodes() + kTurn;
    }

    void begin_proof() {
        const auto& roots = ahead_.roots();
        const Root& next = *std::max_element(roots.begin(), roots.end(), [](const Root& a, const Root& b) {
            return is_open(a) != is_open(b) ? is_open(b) : a.hope < b.hope;
        });
        proving_ = next.move;
        began_ = proof_.nodes();
        proof_.begin(next.position);
    }

    void end_proof() {
        const Verdict verdict = search::against(proof_.verdict());
        ahead_.settle(static_cast<std::size_t>(find(*proving_) - ahead_.roots().begin()), verdict);
        const std::uint64_t effort = proof_.nodes() - began_;
        if (verdict == Verdict::lost && effort >= hardest_effort_) {
            hardest_effort_ = effort;
            hardest_ = *proving_;
        }
        proving_.reset();
        conclude();
    }

    auto find(Move move) const {
        return std::find_if(ahead_.roots().begin(), ahead_.roots().end(),
                            [&](const Root& root) { return is_same(root.move, move); });
    }

    /// What follows from the verdicts on the moves. Of lost moves the one that was hardest to refute
    /// is chosen.
    void conclude() {
        const auto& roots = ahead_.roots();
        const auto won = std::find_if(roots.begin(), roots.end(),
                                      [](const Root& root) { return root.verdict == Verdict::won; });
        if (won != roots.end())
            choose(*won);
        else if (std::none_of(roots.begin(), roots.end(), is_open))
            choose(hardest_ ? *find(*hardest_) : roots.front());
    }

    // ------------------------------------------------------------ the proved line

    void choose(const Root& root) {
        verdict_ = root.verdict;
        line_ = {told(root.move)};
        at_ = root.position;
        is_lost_ = verdict_ == Verdict::won;
        list_replies();
    }

    /// The replies at the end of the line, the most hopeful first; equals in their order.
    void list_replies() {
        (void)game_.judge(at_);
        typename Game::Moves moves;
        game_.moves(at_, moves);
        replies_.clear();
        for (const Move move : moves) {
            Reply reply{move, at_, 0};
            game_.play(reply.position, move);
            Position judged = reply.position;
            reply.hope = game_.judge(judged).hope;
            const auto is_better = [](const Reply& a, const Reply& b) { return a.hope > b.hope; };
            replies_.insert(std::upper_bound(replies_.begin(), replies_.end(), reply, is_better), reply);
        }
        next_reply_ = 0;
        if (!is_lost_ && !replies_.empty()) proof_.begin(replies_[0].position);
        done_ = replies_.empty();
    }

    /// One move more: who has lost lays what promises most, who wins what is proved to win.
    void tell_line(std::uint64_t nodes) {
        if (!is_lost_) {
            if (!proof_.think(nodes)) return;
            if (proof_.verdict() == Verdict::won) {  // by the other
                proof_.begin(replies_[++next_reply_].position);
                return;
            }
        }
        const Reply& reply = replies_[next_reply_];
        line_.push_back(told(reply.move));
        at_ = reply.position;
        is_lost_ = !is_lost_;
        list_replies();
    }

    Game game_;
    std::vector<rio::Square> squares_;  // by cell
    search::SettledTable table_;
    LookAhead<Game> ahead_{game_, table_};
    LastMover<Game> proof_{game_, table_};

    bool looking_ = true;                    // whose turn it is
    std::uint64_t turn_ends_ = kTurn;        // by the nodes of that one
    std::optional<Move> proving_, hardest_;  // the move in work; of the lost ones the hardest to refute
    std::uint64_t began_ = 0, hardest_effort_ = 0;  // nodes of the proof

    Verdict verdict_ = Verdict::open;
    bool done_ = false;
    std::vector<rio::Move> line_;
    Position at_{};         // at its end
    bool is_lost_ = false;  // for who moves there
    std::vector<Reply> replies_;
    std::size_t next_reply_ = 0;
};

}  // namespace

std::unique_ptr<Thinker> Thinker::make(const rio::State& state, std::span<const rio::Move> only,
                                       std::uint64_t memory) {
    if (state.phase == rio::Phase::turn) return make_start_turn(state, only);
    const int cells = state.field.size();
    if (cells <= 32) return std::make_unique<ThinkerOf<32>>(state, only, memory);
    if (cells <= 64) return std::make_unique<ThinkerOf<64>>(state, only, memory);
    return std::make_unique<ThinkerOf<96>>(state, only, memory);
}

}  // namespace bots::brains::riomino
