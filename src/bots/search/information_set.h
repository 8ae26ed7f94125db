#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "bots/bot.h"
#include "bots/brains/sense.h"
#include "bots/search/move_tree.h"
#include "core/hash.h"
#include "game/erased.h"
#include "game/playout.h"

namespace bots::search {

/// How many deals a tree stands for.
enum class Tree : std::uint8_t {
    shared,    // one for all deals that fit the view: what a seat cannot see makes no difference in it
    per_deal,  // one for each of some deals, searched as if all cards lay open
};

/// Tree search over what the seat can know (information sets; Cowling, Powley, Whitehouse 2012).
///
///   1. Every walk begins with a deal that fits the view.
///   2. It goes down the tree by moves that are legal in that deal: value so far, and a bonus by the
///      weight the game's Sense gives it and by how often it could have been played and was not.
///      Moves of the other that look the same to the seat are one move. Chance has no place in the
///      tree: the same moves lead to the same node, whatever was drawn between them.
///   3. Beyond the tree moves are drawn by their weights until a turn or two have passed.
///   4. What Sense thinks of the chances there is added to every move on the way.
template <game::Game G, Tree tree = Tree::shared>
class InformationSet final : public Bot {
    using State = typename G::State;
    using Move = typename G::Move;
    using Sense = brains::Sense<G>;

public:
    static constexpr std::uint32_t kRoom = 1U << 17;  // 6 MiB
    static constexpr int kDeals = tree == Tree::shared ? 1 : 8;

    explicit InformationSet(std::uint32_t room = kRoom) : tree_(room) {}

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override {
        const auto* known = view.as<G>();
        if (!known) return false;
        view_ = *known;
        seat_ = seat;
        rng_ = core::Rng(core::Hash(seed).value());
        state_ = G::complete(view_, rng_);
        path_.clear();
        choices_.clear();
        list(seat_);
        if (candidates_.empty()) return false;
        choices_ = candidates_;
        deals_.clear();
        if constexpr (tree == Tree::per_deal)
            for (int i = 0; i < kDeals; ++i) deals_.push_back(G::complete(view_, rng_));
        tree_.reset(kDeals);
        nodes_ = target_ = walks_ = 0;
        limit_ = kNoLimit;
        decided_ = false;
        depth_ = 0;
        return true;
    }

    void limit(std::uint64_t nodes) override { limit_ = nodes; }

    bool consider_only(game::AnyMove move) override {
        choices_ = {{game::restore<G>(move), game::restore<G>(move), 1}};
        return true;
    }

    bool leave_out(game::AnyMove move) override {
        std::erase_if(choices_,
                      [left = game::restore<G>(move)](const Candidate& one) { return one.move == left; });
        return !choices_.empty();
    }

    bool think(std::uint64_t nodes) override {
        target_ += nodes;
        while (nodes_ < target_ && !settled()) {
            walk();
            if (limit_ != kNoLimit && walks_ % kLookUp == 0) decided_ = cannot_be_overtaken();
        }
        return settled();
    }

    Thought best() const override {
        Thought thought;
        const Root top = best_root();
        thought.move = game::erase<G>(top.move);
        thought.chance = top.visits == 0 ? 0.5
                                         : static_cast<double>(top.sum) /
                                               (static_cast<double>(top.visits) * brains::kSure);
        thought.line = {thought.move};
        if (top.visits > 0) follow(top.node, thought.line);
        thought.nodes = nodes_;
        thought.depth = depth_;
        return thought;
    }

    /// Nodes of the tree, never more than there is room for.
    std::size_t tree_size() const { return tree_.size(); }

private:
    using Nodes = MoveTree<Move>;
    using Node = typename Nodes::Node;
    using Index = typename Nodes::Index;

    struct Root {
        Move move{};
        Index node = Nodes::kNone;
        std::uint64_t visits = 0, sum = 0;
    };
    /// A move that may be played now, or several that look the same.
    struct Candidate {
        Move move{}, seen{};
        std::uint32_t weight = 0;
    };

    // ------------------------------------------------------------ a walk

    /// A single move needs no choice, only a chance to be told.
    bool settled() const { return decided_ || (choices_.size() == 1 && nodes_ >= kNodesForOne); }

    /// Whether all remaining walks, at the cost of those so far, would be too few to lift
    /// another move above the one taken most often.
    bool cannot_be_overtaken() const {
        if (choices_.size() == 1 || nodes_ >= limit_) return false;
        std::uint64_t most = 0, second = 0;
        for (const Candidate& choice : choices_) {
            const std::uint64_t visits = root_of(choice.move).visits;
            second = std::max(second, std::min(most, visits));
            most = std::max(most, visits);
        }
        return most - second > (limit_ - nodes_) / (nodes_ / walks_);
    }

    void walk() {
        const Index root = static_cast<Index>(walks_++ % kDeals);
        if constexpr (tree == Tree::per_deal)
            state_ = deals_[root];
        else
            state_ = G::complete(view_, rng_);
        ++nodes_;
        path_.clear();
        path_.push_back(root);
        bool inside = true;
        fresh_ = false;
        int turn = Sense::turn(state_), turns = 0;
        for (game::SeatSet actors = G::actors(state_); !actors.empty(); actors = G::actors(state_)) {
            if (const int now = Sense::turn(state_); now != turn) {
                turn = now;
                if (++turns >= Sense::kTurns && !inside) break;
            }
            const game::Seat seat = *actors.begin();
            if (seat == game::Seat::chance()) {
                apply(seat, game::draw_chance<G>(state_, rng_));
                fresh_ = true;
                continue;
            }
            if (inside && (path_.size() == 1 || !Sense::is_minor(state_))) {
                inside = step(seat);
            } else {
                apply(seat, Sense::reply(state_, seat, rng_, moves_));
                fresh_ = true;
            }
        }
        depth_ = std::max(depth_, static_cast<int>(path_.size()) - 1);
        tree_.add(path_, value());
    }

    void apply(game::Seat seat, Move move) {
        G::apply(state_, seat, move, nullptr);
        ++nodes_;
    }

    /// Of the state the walk has come to, for the seat.
    std::uint32_t value() const {
        const auto outcome = G::outcome(state_);
        if (!outcome) return static_cast<std::uint32_t>(Sense::chance(state_, seat_));
        if (outcome->winners.empty()) return brains::kSure / 2;
        return outcome->winners.has(seat_) ? brains::kSure : 0;
    }

    /// One move within the tree; false if it leads out of it.
    bool step(game::Seat seat) {
        if (fresh_ || seat != seat_) tree_[path_.back()].blind = true;
        list(seat);
        const std::size_t at = select(seat);
        const Candidate& chosen = candidates_[at];
        Index child = tree_.find(path_.back(), chosen.seen);
        const bool known = child != Nodes::kNone;
        if (!known) child = tree_.make(path_.back(), chosen.seen);
        if (child != Nodes::kNone) path_.push_back(child);
        fresh_ = G::shows_hidden(state_, seat, chosen.move);
        apply(seat, chosen.move);
        return known;
    }

    /// The moves to choose from here, those that look the same joined: one of them by weight.
    void list(game::Seat seat) {
        if (path_.size() == 1 && !choices_.empty()) {
            candidates_ = choices_;
            return;
        }
        candidates_.clear();
        G::legal_moves(state_, seat, moves_);
        Sense::weigh(state_, seat, moves_, weights_);
        const bool hides = tree == Tree::shared && seat != seat_;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            const Move seen = hides ? Sense::as_seen(moves_[i]) : moves_[i];
            if (candidates_.empty() || candidates_.back().seen != seen) {
                candidates_.push_back({moves_[i], seen, weights_[i]});
                continue;
            }
            Candidate& same = candidates_.back();
            same.weight += weights_[i];
            if (rng_.below(same.weight) < weights_[i]) same.move = moves_[i];
        }
    }

    /// The candidate with the highest value and bonus. Sums of quotients: nothing a compiler may fuse.
    std::size_t select(game::Seat seat) {
        const Node& here = tree_[path_.back()];
        double total = 0;
        for (const Candidate& candidate : candidates_) total += candidate.weight;
        const double usual = mean(here, seat) - kDoubt;
        const double here_root = std::sqrt(static_cast<double>(here.visits) + 1);
        std::size_t best = 0;
        double most = -1e9;
        for (std::size_t i = 0; i < candidates_.size(); ++i) {
            const double weight = kCuriosity * candidates_[i].weight;
            const Index child = tree_.find(path_.back(), candidates_[i].seen);
            double worth = 0;
            if (child == Nodes::kNone && tree_.is_full()) {
                worth = weight / total - 2 * kCuriosity;  // only where nothing else is
            } else if (child == Nodes::kNone) {
                worth = usual + weight * here_root / total;
            } else {
                Node& node = tree_[child];
                ++node.available;
                worth = mean(node, seat) + weight * std::sqrt(static_cast<double>(node.available)) /
                                               (total * (1.0 + node.visits));
            }
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    /// The mean value of a node for a seat, 0 to kSure.
    double mean(const Node& node, game::Seat seat) const {
        if (node.visits == 0) return brains::kSure / 2.0;
        const double own = static_cast<double>(node.sum) / node.visits;
        return seat == seat_ ? own : brains::kSure - own;
    }

    // ------------------------------------------------------------ what was found

    /// The move of all trees together that was taken most often; ties: the better, then the first.
    Root best_root() const {
        Root top{choices_[0].move, Nodes::kNone, 0, 0};
        for (const Candidate& choice : choices_) {
            const Root root = root_of(choice.move);
            if (root.visits > top.visits ||
                (root.visits == top.visits && root.visits > 0 && root.sum > top.sum))
                top = root;
        }
        return top;
    }

    /// What all trees together say about a move.
    Root root_of(Move move) const {
        Root root{move, Nodes::kNone, 0, 0};
        for (Index tree_root = 0; tree_root < static_cast<Index>(kDeals); ++tree_root) {
            const Index child = tree_.find(tree_root, move);
            if (child == Nodes::kNone) continue;
            if (root.node == Nodes::kNone) root.node = child;
            root.visits += tree_[child].visits;
            root.sum += tree_[child].sum;
        }
        return root;
    }

    /// The moves of this turn that come next, as far as nothing unknown comes between.
    void follow(Index node, std::vector<game::AnyMove>& line) const {
        while (!tree_[node].blind) {
            node = tree_.favourite(node);
            if (node == Nodes::kNone) return;
            line.push_back(game::erase<G>(tree_[node].move));
        }
    }

    static constexpr std::uint64_t kNodesForOne = 20'000;
    static constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();
    static constexpr std::uint64_t kLookUp = 64;  // walks between two looks at what is left
    static constexpr double kCuriosity = Sense::kCuriosity * brains::kSure;
    static constexpr double kDoubt = 0.05 * brains::kSure;

    typename G::View view_{};
    game::Seat seat_;
    core::Rng rng_{0};
    std::uint64_t nodes_ = 0, target_ = 0, walks_ = 0, limit_ = kNoLimit;
    bool decided_ = false;
    int depth_ = 0;
    bool fresh_ = false;              // something was drawn or shown since the last move
    std::vector<Candidate> choices_;  // at the root, the same in all deals
    std::vector<State> deals_;
    Nodes tree_;
    // The walk in progress.
    State state_{};
    std::vector<Index> path_;
    std::vector<Candidate> candidates_;  // where it is now
    typename G::Moves moves_;
    brains::Weights<G> weights_{};
};

}  // namespace bots::search
