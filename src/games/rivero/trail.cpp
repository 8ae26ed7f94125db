// Which move laid each card that lies face down, so that a record can name the card once it was seen.

#include <map>
#include <tuple>
#include <vector>

#include "games/rivero/rules.h"

namespace games::rivero {

using game::Seat;
using Kind = Move::Kind;

namespace {

using Index = std::size_t;  // of a move
constexpr Index kUnknown = ~Index{0};

class Trail {
public:
    Trail(const State& start, game::Viewer viewer, std::size_t moves)
        : state_(start), viewer_(viewer), seen_(moves, false) {
        keep_in_step();
    }

    void follow(Seat seat, Move move, Index index) {
        const State before = state_;
        Rivero::apply(state_, seat, move, nullptr);
        const int mover = before.to_move;
        switch (move.kind()) {
            case Kind::ground: pile(mover).push_back(index); break;
            case Kind::draw: lay(before, index); break;
            case Kind::river:
                if (move.joker() != 0) bridges_[{mover, state_.made[at(mover)], move.joker()}] = joker(mover);
                break;
            case Kind::join:
                if (move.behind_joker()) lay_joker(before, move, mover);
                break;
            case Kind::replace: {
                const RiverName name = move.of_river();
                see(taken({name.owner, name.number, move.river_card().value()}), mover);
                break;
            }
            case Kind::tap: fall(before, move); break;
            case Kind::lift: see(popped(mover), mover); break;
            default: break;
        }
        keep_in_step();
    }

    std::vector<bool> seen() && { return std::move(seen_); }

private:
    using Bridge = std::tuple<int, int, int>;  // a river's owner and number, and the value it stands for

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    std::vector<Index>& pile(int seat) { return ground_[at(seat)]; }
    Index& joker(int seat) { return jokers_[at(seat)]; }

    Index popped(int seat) {
        const Index index = pile(seat).back();
        pile(seat).pop_back();
        return index;
    }
    Index taken(const Bridge& bridge) {
        const auto found = bridges_.find(bridge);
        if (found == bridges_.end()) return kUnknown;
        const Index index = found->second;
        bridges_.erase(found);
        return index;
    }
    void see(Index index, int seat) {
        if (viewer_.is_seat(Seat::player(seat))) see(index);
    }
    void see(Index index) {
        if (index != kUnknown) seen_[index] = true;
    }

    /// RV-28, RV-29: a drawn card that lies face down.
    void lay(const State& before, Index index) {
        if (before.phase != Phase::draw) return;
        if (before.errand == Errand::joker) joker(before.to_move) = index;
        if (before.errand != Errand::bridge) return;
        const int river = before.errand_at;
        bridges_[{owner_of(before, river), river_at(before, river).number, before.errand_value}] = index;
    }

    void lay_joker(const State& before, Move move, int mover) {
        const RiverName name = move.of_river();
        const River& river = river_at(before, find_river(before, name.owner, name.number));
        const int value = move.river_card().value();
        bridges_[{name.owner, name.number, value < lowest(river.places) ? value + 1 : value - 1}] =
            joker(mover);
    }

    /// RV-26: a bridge at the end goes onto its owner's groundwater, before what is left of the river.
    void fall(const State& before, Move move) {
        const RiverName name = move.of_river();
        const River& river = river_at(before, find_river(before, name.owner, name.number));
        const int next = move.at_high() ? highest(river.places) - 1 : lowest(river.places) + 1;
        if ((river.bridges & bit_of(next)) != 0)
            pile(name.owner).push_back(taken({name.owner, name.number, next}));
    }

    /// What else left a pile lies open; what else came onto it everybody saw.
    void keep_in_step() {
        for (int seat = 0; seat < kSeats; ++seat) {
            while (pile(seat).size() > state_.ground_size[at(seat)]) see(popped(seat));
            pile(seat).resize(state_.ground_size[at(seat)], kUnknown);
        }
    }

    State state_;
    game::Viewer viewer_;
    std::vector<bool> seen_;
    std::array<std::vector<Index>, kSeats> ground_;  // the top last
    std::array<Index, kSeats> jokers_{kUnknown, kUnknown};
    std::map<Bridge, Index> bridges_;
};

}  // namespace

std::vector<bool> Rivero::seen_since(const State& start, std::span<const std::pair<Seat, Move>> moves,
                                     game::Viewer viewer) {
    Trail trail(start, viewer, moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) trail.follow(moves[i].first, moves[i].second, i);
    return std::move(trail).seen();
}

}  // namespace games::rivero
