#pragma once

#include <algorithm>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <vector>

#include "bots/search/settled_table.h"

namespace bots::search {

/// Who wins, from the player to move.
enum class Verdict : std::uint8_t { open, lost, won };
constexpr Verdict against(Verdict verdict) {
    return verdict == Verdict::open ? verdict : verdict == Verdict::won ? Verdict::lost : Verdict::won;
}

/// What is known of a position before it is searched.
struct Judgement {
    Verdict verdict = Verdict::open;
    int hope = 0;  // of being lost for the player to move: who moves here looks at the greatest first
    Key key;       // equal only for positions with equal verdicts; unset when the verdict is known
};

/// A game of open information for two in which who cannot move has lost.
template <class G>
concept LastMoverGame =
    requires(const G& game, typename G::Position& position, const typename G::Position& given,
             typename G::Moves& moves, typename G::Move move) {
        // May take out of the position what can have no more effect.
        { game.judge(position) } -> std::same_as<Judgement>;
        { game.moves(given, moves) } -> std::same_as<void>;
        { game.play(position, move) } -> std::same_as<void>;
    };

/// Settles positions exactly, by a depth-first search over a table of settled positions. The
/// search keeps its own stack, so that it can pause after any number of nodes.
template <LastMoverGame G>
class LastMover {
public:
    using Position = typename G::Position;

    LastMover(const G& game, SettledTable& table) : game_(&game), table_(&table) {}

    void begin(Position position) {
        frames_.clear();
        replies_.clear();
        const Judgement judgement = game_->judge(position);
        verdict_ = judgement.verdict;
        if (verdict_ == Verdict::open) verdict_ = known(judgement.key);
        if (verdict_ == Verdict::open) enter(position, judgement.key);
    }

    /// Looks at about so many positions more; true if settled.
    bool think(std::uint64_t nodes) {
        const std::uint64_t until = nodes_ + nodes;
        while (verdict_ == Verdict::open && nodes_ < until) step();
        return verdict_ != Verdict::open;
    }

    Verdict verdict() const { return verdict_; }
    std::uint64_t nodes() const { return nodes_; }
    int depth() const { return static_cast<int>(frames_.size()); }

private:
    struct Reply {
        Position position;
        Key key;
        int hope;
    };
    struct Frame {
        Key key;
        std::size_t first, next;  // its replies stand from `first` to the next frame's
    };

    Verdict known(Key key) const {
        switch (table_->find(key)) {
            case SettledTable::Found::won: return Verdict::won;
            case SettledTable::Found::lost: return Verdict::lost;
            case SettledTable::Found::nothing: return Verdict::open;
        }
        return Verdict::open;
    }

    /// Lists the replies; a reply known to be lost settles the position at once.
    void enter(const Position& position, Key key) {
        const std::size_t first = replies_.size();
        frames_.push_back({key, first, first});
        typename G::Moves moves;
        game_->moves(position, moves);
        for (const auto move : moves) {
            Reply& reply = replies_.emplace_back(Reply{position, {}, 0});
            game_->play(reply.position, move);
            ++nodes_;
            const Judgement judgement = game_->judge(reply.position);
            if (judgement.verdict == Verdict::lost) return leave(Verdict::won);
            if (judgement.verdict == Verdict::won || stands_already(first, judgement.key)) {
                replies_.pop_back();
                continue;
            }
            reply.key = judgement.key;
            reply.hope = judgement.hope;
            table_->expect(reply.key);
            // The one before was announced a while ago, so looking it up is cheap by now.
            if (replies_.size() - first >= 2 && is_lost(replies_.size() - 2)) return leave(Verdict::won);
        }
        if (replies_.size() > first && is_lost(replies_.size() - 1)) return leave(Verdict::won);
        sort(first);
    }

    /// Whether a reply is known to be lost; one that is known to be won is taken out.
    bool is_lost(std::size_t at) {
        const Verdict verdict = known(replies_[at].key);
        if (verdict == Verdict::won) {
            if (at + 1 < replies_.size()) replies_[at] = replies_[at + 1];
            replies_.pop_back();
        }
        return verdict == Verdict::lost;
    }

    /// By insertion: the lists are short, and equals stay in their order on every compiler.
    void sort(std::size_t first) {
        for (std::size_t i = first + 1; i < replies_.size(); ++i) {
            if (replies_[i - 1].hope >= replies_[i].hope) continue;
            const Reply reply = replies_[i];
            std::size_t at = i;
            for (; at > first && replies_[at - 1].hope < reply.hope; --at) replies_[at] = replies_[at - 1];
            replies_[at] = reply;
        }
    }

    void cut(std::size_t size) {
        replies_.erase(replies_.begin() + static_cast<std::ptrdiff_t>(size), replies_.end());
    }

    /// Among the replies but the last.
    bool stands_already(std::size_t first, Key key) const {
        return std::any_of(replies_.begin() + static_cast<std::ptrdiff_t>(first), replies_.end() - 1,
                           [&](const Reply& reply) { return reply.key == key; });
    }

    void step() {
        Frame& frame = frames_.back();
        if (frame.next == replies_.size()) return leave(Verdict::lost);  // every reply wins for the other
        const Reply reply = replies_[frame.next++];
        const Verdict verdict = known(reply.key);  // perhaps settled on the way to another
        if (verdict == Verdict::lost) return leave(Verdict::won);
        if (verdict == Verdict::open) enter(reply.position, reply.key);
    }

    /// The top position is settled; a lost one settles the position before it as well.
    void leave(Verdict verdict) {
        for (;;) {
            table_->store(frames_.back().key, verdict == Verdict::won);
            cut(frames_.back().first);
            frames_.pop_back();
            if (frames_.empty()) {
                verdict_ = verdict;
                return;
            }
            if (verdict == Verdict::won) return;  // the position before looks at its next reply
            verdict = Verdict::won;
        }
    }

    const G* game_;
    SettledTable* table_;
    Verdict verdict_ = Verdict::open;
    std::uint64_t nodes_ = 0;
    std::vector<Frame> frames_;
    std::vector<Reply> replies_;
};

/// The same game with a limit: the attacker has to win within a number of moves of both sides,
/// or has lost.
template <LastMoverGame G>
class Hurried {
public:
    struct Position {
        typename G::Position position;
        std::int8_t left = 0;  // moves of both sides
        bool attacker_moves = true;
    };
    using Move = typename G::Move;
    using Moves = typename G::Moves;

    /// The game must not judge by bounds: they do not say how long it takes.
    explicit Hurried(const G& game) : game_(&game) {}

    Judgement judge(Position& position) const {
        Judgement judgement = game_->judge(position.position);
        if (judgement.verdict == Verdict::open && position.left == 0)
            judgement.verdict = position.attacker_moves ? Verdict::lost : Verdict::won;
        const auto limit = static_cast<std::uint64_t>(position.left * 2 + position.attacker_moves + 1);
        judgement.key.check ^= limit * 0x9e3779b97f4a7c15ULL;
        judgement.key.place ^= limit * 0xbf58476d1ce4e5b9ULL;
        return judgement;
    }
    void moves(const Position& position, Moves& out) const { game_->moves(position.position, out); }
    void play(Position& position, Move move) const {
        game_->play(position.position, move);
        --position.left;
        position.attacker_moves = !position.attacker_moves;
    }

private:
    const G* game_;
};

}  // namespace bots::search
