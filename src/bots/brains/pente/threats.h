#pragma once

#include <memory>
#include <span>
#include <vector>

#include "bots/brains/pente/four_win.h"

namespace bots::brains::pente {

/// Looks for a win by threats: moves that win at once, fours, and threes, which are moves that would
/// be followed by a win by fours if they were not answered. The answers to a four are all that can
/// meet it; those to a three are all captures and the zone of the win it threatens, every other stone
/// loses to just that win. So a win that is found is a win; that none is found proves nothing.
///
/// A proof-number search over a tree in bounded memory: it goes on where it stopped, and the same
/// position and numbers of nodes give the same findings.
class Threats {
public:
    enum class Found : std::uint8_t { open, win, none };

    static constexpr std::size_t kUsualPlaces = 1 << 16, kPlaceBytes = 32;
    static constexpr std::uint32_t kNever = 1'000'000'000;  // the number of what is settled otherwise

    /// Room for that many moves in the tree, of kPlaceBytes each.
    explicit Threats(std::size_t places = kUsualPlaces);

    /// Starts afresh: does `attacker` win by threats, whoever is to move?
    void begin(const Field& field, int attacker);
    /// Lays about `nodes` more stones; true if settled or if there is no room to go on.
    bool think(std::uint64_t nodes);
    /// Both for the player to move; true if he wins.
    bool wins(const Field& field, std::uint64_t nodes);

    Found found() const;
    std::uint64_t nodes() const { return nodes_; }

    // Of a win:
    int length() const { return tree_[0].length; }  // stones of its longest line, the last included
    /// Its longest line; of an attacker who is not to move the answer that lasts longest comes first.
    std::vector<Spot> line();
    Spot first();

private:
    struct Place {
        std::uint32_t proof = 1, disproof = 1;  // moves to look at, at least, to prove a win or none
        std::uint32_t first_child = 0;
        std::uint16_t children = 0;
        Spot move = kNoSpot;
        std::uint16_t length = 0;  // of the win; of an open answer: of the win after a stone elsewhere
        bool open = true;          // not looked at yet

        void settle(bool win) {
            proof = win ? 0 : kNever;
            disproof = win ? kNever : 0;
        }
    };
    struct Settled {
        std::uint64_t key = 0;
        std::uint32_t place = 0, turn = 0;
    };
    struct Candidate {
        Spot spot;
        std::uint32_t proof;
        std::int32_t worth;
    };
    using Candidates = core::FixedVector<Candidate, games::pente::kMaxSize * games::pente::kMaxSize>;

    bool attacks() const { return field_->mover() == attacker_; }
    std::span<const Place> children(const Place& place) const {
        return {tree_.data() + place.first_child, place.children};
    }
    void step();
    std::uint32_t choose(const Place& place) const;
    void expand(Place& place);
    void expand_attack(Place& place);
    void expand_answer(Place& place);
    void list_attacks(Candidates& out) const;
    void list_answers(const SpotSet& zone, Candidates& out) const;
    void add_children(Place& place, Candidates& candidates);
    void back_up(Place& place);
    void back_up_attack(Place& place);
    void back_up_answer(Place& place);
    bool take_over(Place& place) const;
    void keep(std::uint32_t at);
    std::uint32_t best_child(const Place& place) const;

    std::unique_ptr<Field> field_;
    int attacker_ = 0;
    std::vector<Place> tree_;
    std::size_t most_;
    std::vector<Settled> settled_;
    std::vector<Undo> undos_;  // of the way to the place that is looked at
    std::uint32_t turn_ = 0;
    FourWin fours_;
    std::uint64_t nodes_ = 0;
    bool full_ = false;
};

}  // namespace bots::brains::pente
