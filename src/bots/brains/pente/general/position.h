#pragma once

#include <optional>
#include <vector>

#include "bots/brains/pente/general/judgement.h"
#include "bots/search/paranoid.h"

namespace bots::brains::pente::general {

/// A position of any variant, with any number of players, as the search of one seat needs it. The
/// rules play every stone; the prospects say where to look.
class Position {
public:
    using Move = games::pente::Move;
    using Candidate = search::Candidate<Move>;
    using Candidates = core::FixedVector<Candidate, games::pente::kMaxSize * games::pente::kMaxSize>;

    /// `seat` is to move, a stone.
    Position(const State& state, int seat);

    bool ours() const { return same_side(state(), mover(), us_); }
    bool over() const { return state().end != games::pente::End::none; }
    /// What the end is worth to us.
    int result() const { return result_for(state(), us_); }
    int worth() const { return judge(state(), prospects_, us_); }
    std::uint64_t key() const;
    std::uint64_t nodes() const { return nodes_; }  // stones laid so far
    /// Whether a win at hand may wait for more points; among many it is better taken.
    bool wants_more() const {
        return rules_.counting != games::pente::Counting::none && state().colours == 2;
    }

    /// A win of the side to move within this turn.
    std::optional<search::Win> win();
    /// Whether the next player wins unless a move of `list` prevents it.
    bool is_forced();
    /// What is worth a look, in no order; asked after is_forced.
    void list(Candidates& out);
    /// What the searcher chooses from: legal, and never empty.
    void list_root(Candidates& out);
    /// Of a listed move: whether the rules allow it.
    bool allows(Move move) const;
    int width(int depth) const;

    void play(Move move);
    void take_back();

    static std::size_t index(Move move) { return static_cast<std::size_t>(spot_of(move.point())); }
    static constexpr std::size_t kIndices = kSpots;

private:
    const State& state() const { return states_.back(); }
    int mover() const { return games::pente::next_colour(state()); }
    static int result_for(const State& state, int colour);
    bool wins_by_captures(int colour, Spot spot) const;
    std::optional<int> win_at(const State& from, Spot spot);
    void find_threats();
    bool is_threat(Spot spot) const;
    Candidate rate(Spot spot) const;
    void list_answers(Candidates& out);
    void list_worthwhile(Candidates& out);
    bool loses_at_once(Move move);
    bool is_opening() const { return state().stones <= 2; }

    const games::pente::Rules& rules_;
    int us_;  // a colour
    std::vector<State> states_;
    Prospects prospects_;
    std::vector<Spot> threats_;  // where the next player would win if nothing were done
    bool forced_ = false;
    std::uint64_t nodes_ = 0;
};

}  // namespace bots::brains::pente::general
