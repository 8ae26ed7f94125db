#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "bots/search/last_mover.h"
#include "core/fixed_vector.h"

namespace bots::search {

/// Looks ahead in a game that is too long to settle: alpha-beta by iterative deepening, with the hope
/// of a position as its worth. What is settled already, by this search or another over the same table,
/// is not searched. The search keeps its own stack, so that it can pause after any number of nodes.
template <LastMoverGame G>
class LookAhead {
public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    static constexpr int kWon = 1'000'000;  // more than any hope; as a worth it is a proof
    static constexpr int kDeepest = 40;
    static constexpr std::size_t kWidth = 12;  // replies looked at, the most hopeful
    using Line = core::FixedVector<Move, kDeepest + 1>;

    /// A move that may be chosen, and the position after it.
    struct Root {
        Move move;
        Position position;
        Key key;
        int hope = 0;
        Verdict verdict = Verdict::open;  // for who makes the move
        int value = 0;                    // as far as the search has come, at most this good
        Line line;                        // the move and what is expected then
    };

    LookAhead(const G& game, SettledTable& table) : game_(&game), table_(&table), memory_(kMemory) {}

    /// The moves to choose from; what can be told at once about each is told.
    void begin(const Position& position, const typename G::Moves& moves) {
        roots_.clear();
        for (const Move move : moves) {
            Root root;
            root.move = move;
            root.position = position;
            game_->play(root.position, move);
            Position judged = root.position;
            const Judgement judgement = game_->judge(judged);
            ++nodes_;
            root.key = judgement.key;
            root.hope = judgement.hope;
            root.verdict = against(judgement.verdict);
            root.value = value_of(root.verdict, judgement.hope);
            root.line.push_back(move);
            const auto is_better = [](const Root& one, const Root& other) { return one.value > other.value; };
            roots_.insert(std::upper_bound(roots_.begin(), roots_.end(), root, is_better), root);
        }
        look_at_verdicts();
    }

    /// The best first, as far as is known; those that are settled stand where they were.
    const std::vector<Root>& roots() const { return roots_; }
    /// Another search has settled it.
    void settle(std::size_t root, Verdict verdict) {
        roots_[root].verdict = verdict;
        roots_[root].value = value_of(verdict, 0);
        look_at_verdicts();
    }

    /// Looks at about so many positions more; true if nothing is left to look at.
    bool think(std::uint64_t nodes) {
        const std::uint64_t until = nodes_ + nodes;
        while (!done_ && nodes_ < until) step();
        return done_;
    }

    std::uint64_t nodes() const { return nodes_; }
    /// What the best move is worth, as the mean of the last two depths: a hope knows whose turn it is.
    int value() const { return (last_ + before_) / 2; }
    /// Moves looked ahead in all lines.
    int depth() const { return depth_; }

private:
    struct Reply {
        Position position;
        Key key;
        int hope;
        Move move;
    };
    struct Frame {
        Key key;
        int alpha, beta, best, depth;
        std::uint32_t best_check;
        bool raised, cut;         // above the alpha it began with; some replies are not looked at
        std::size_t first, next;  // its replies stand from `first` to the next frame's
    };
    enum class Bound : std::uint8_t { none, at_least, at_most, exact };
    struct Entry {
        std::uint64_t check = 0;
        std::int32_t value = 0;
        std::uint32_t best = 0;  // of the best reply's key
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };
    static constexpr std::size_t kMemory = 1 << 17;
    static constexpr int kNothing = -2 * kWon;  // worse than lost

    static int value_of(Verdict verdict, int hope) {
        return verdict == Verdict::open ? hope : verdict == Verdict::won ? kWon : -kWon;
    }
    static std::uint32_t short_of(Key key) { return static_cast<std::uint32_t>(key.check >> 8); }

    void step() {
        if (frames_.empty()) return next_root();
        Frame& frame = frames_.back();
        if (frame.next == replies_.size() || frame.best >= frame.beta) return leave(frame.best);
        const Reply reply = replies_[frame.next++];
        enter(reply.position, reply.key, frame.depth - 1, -frame.beta, -frame.alpha);
    }

    // ------------------------------------------------------------ the roots

    /// The next root of this depth, or the first of the next depth.
    void next_root() {
        while (at_ < roots_.size() && roots_[at_].verdict != Verdict::open) ++at_;
        if (at_ == roots_.size()) {
            at_ = 0;
            before_ = std::exchange(last_, best_);
            best_ = kNothing;
            done_ = ++depth_ > kDeepest;
            return;
        }
        searching_root_ = at_;
        enter(roots_[at_].position, roots_[at_].key, depth_, -kWon, -std::max(best_, -kWon));
    }

    /// One winning move is enough; and there may be none left to look at.
    void look_at_verdicts() {
        const auto has = [&](Verdict verdict) {
            return std::any_of(roots_.begin(), roots_.end(),
                               [&](const Root& root) { return root.verdict == verdict; });
        };
        done_ = done_ || has(Verdict::won) || !has(Verdict::open);
    }

    /// A root that beats those before it comes to the front.
    void take_root(int value) {
        Root& root = roots_[searching_root_];
        at_ = searching_root_ + 1;
        if (root.verdict != Verdict::open) return;  // settled meanwhile
        root.value = value;
        if (value >= kWon || value <= -kWon) root.verdict = value > 0 ? Verdict::won : Verdict::lost;
        look_at_verdicts();
        if (value > best_) {
            best_ = value;
            root.line.clear();
            root.line.push_back(root.move);
            for (const Move move : lines_[0]) root.line.push_back(move);
            std::rotate(roots_.begin(), roots_.begin() + static_cast<std::ptrdiff_t>(searching_root_),
                        roots_.begin() + static_cast<std::ptrdiff_t>(searching_root_) + 1);
        }
    }

    // ------------------------------------------------------------ below them

    /// Looks at a position; what is known of it is handed up at once.
    void enter(const Position& position, Key key, int depth, int alpha, int beta) {
        lines_[frames_.size()].clear();
        if (const Verdict verdict = known(key); verdict != Verdict::open)
            return hand_up(value_of(verdict, 0));
        const Entry& entry = memory_[key.place & (kMemory - 1)];
        const bool remembered = entry.bound != Bound::none && entry.check == key.check;
        const std::uint32_t best = remembered ? entry.best : 0;
        if (remembered && entry.depth >= depth && (entry.depth - depth) % 2 == 0 &&
            (entry.bound == Bound::exact || (entry.bound == Bound::at_least && entry.value >= beta) ||
             (entry.bound == Bound::at_most && entry.value <= alpha)))
            return hand_up(entry.value);
        frames_.push_back(
            {key, alpha, beta, -kWon, depth, 0, false, false, replies_.size(), replies_.size()});
        if (list(position)) return leave(kWon);
        if (replies_.size() == frames_.back().first) return leave(-kWon);
        sort(depth > 1 ? best : 0);
        if (depth <= 1) return take_leaves();
        if (replies_.size() - frames_.back().first <= kWidth) return;
        replies_.resize(frames_.back().first + kWidth, replies_.back());
        frames_.back().cut = true;
    }

    /// Whether one of the replies wins; those that lose are left out.
    bool list(const Position& position) {
        const std::size_t first = frames_.back().first;
        typename G::Moves moves;
        game_->moves(position, moves);
        for (const Move move : moves) {
            Reply& reply = replies_.emplace_back(Reply{position, {}, 0, move});
            game_->play(reply.position, move);
            ++nodes_;
            const Judgement judgement = game_->judge(reply.position);
            Verdict verdict = judgement.verdict;
            if (verdict == Verdict::open) verdict = known(judgement.key);
            if (verdict == Verdict::lost) {
                lines_[frames_.size() - 1].push_back(move);
                return true;
            }
            reply.key = judgement.key;
            reply.hope = judgement.hope;
            if (verdict == Verdict::won || stands_already(first, judgement.key)) replies_.pop_back();
        }
        return false;
    }

    /// The replies are the end of the look: the most hopeful is what the position is worth.
    void take_leaves() {
        Frame& frame = frames_.back();
        const Reply& reply = replies_[frame.first];
        frame.best_check = short_of(reply.key);
        frame.raised = reply.hope > frame.alpha;
        lines_[frames_.size() - 1].push_back(reply.move);
        leave(reply.hope);
    }

    /// The line of the top frame: the move, and what was expected after it.
    void note_line(Move move) {
        Line& line = lines_[frames_.size() - 1];
        const Line& rest = lines_[frames_.size()];
        line.clear();
        line.push_back(move);
        for (const Move next : rest)
            if (!line.full()) line.push_back(next);
    }

    Verdict known(Key key) const {
        switch (table_->find(key)) {
            case SettledTable::Found::won: return Verdict::won;
            case SettledTable::Found::lost: return Verdict::lost;
            case SettledTable::Found::nothing: return Verdict::open;
        }
        return Verdict::open;
    }

    bool stands_already(std::size_t first, Key key) const {
        return std::any_of(replies_.begin() + static_cast<std::ptrdiff_t>(first), replies_.end() - 1,
                           [&](const Reply& reply) { return reply.key == key; });
    }

    /// By hope, equals in their order; the best of an earlier look before all.
    void sort(std::uint32_t best) {
        const std::size_t first = frames_.back().first;
        const auto rank = [&](const Reply& reply) {
            return best != 0 && short_of(reply.key) == best ? kWon : reply.hope;
        };
        for (std::size_t i = first + 1; i < replies_.size(); ++i) {
            if (rank(replies_[i - 1]) >= rank(replies_[i])) continue;
            const Reply reply = replies_[i];
            std::size_t at = i;
            for (; at > first && rank(replies_[at - 1]) < rank(reply); --at) replies_[at] = replies_[at - 1];
            replies_[at] = reply;
        }
    }

    /// The top position is worth this to its mover.
    void leave(int value) {
        const Frame frame = frames_.back();
        if (frame.cut) value = std::max(value, 1 - kWon);  // no proof
        if (value >= kWon || value <= -kWon) {
            table_->store(frame.key, value > 0);
        } else {
            const Bound bound = value >= frame.beta ? Bound::at_least
                                : frame.raised      ? Bound::exact
                                                    : Bound::at_most;
            memory_[frame.key.place & (kMemory - 1)] = {frame.key.check, value, frame.best_check,
                                                        static_cast<std::int8_t>(frame.depth), bound};
        }
        replies_.erase(replies_.begin() + static_cast<std::ptrdiff_t>(frame.first), replies_.end());
        frames_.pop_back();
        hand_up(value);
    }

    /// To the position before, or to the root.
    void hand_up(int value) {
        if (frames_.empty()) return take_root(-value);
        Frame& frame = frames_.back();
        if (-value <= frame.best) return;
        const Reply& reply = replies_[frame.next - 1];
        frame.best = -value;
        frame.best_check = short_of(reply.key);
        if (frame.best <= frame.alpha) return;
        frame.alpha = frame.best;
        frame.raised = true;
        note_line(reply.move);
    }

    const G* game_;
    SettledTable* table_;
    std::vector<Entry> memory_;
    std::vector<Root> roots_;
    std::vector<Frame> frames_;
    std::vector<Reply> replies_;
    std::array<Line, kDeepest + 2> lines_;  // by frame
    std::size_t at_ = 0, searching_root_ = 0;
    int depth_ = 1, best_ = kNothing, last_ = 0, before_ = 0;
    bool done_ = false;
    std::uint64_t nodes_ = 0;
};

}  // namespace bots::search
