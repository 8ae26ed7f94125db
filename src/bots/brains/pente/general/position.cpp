#include "bots/brains/pente/general/position.h"

#include <algorithm>
#include <cstdlib>

#include "core/hash.h"
#include "games/pente/threes.h"

namespace bots::brains::pente::general {

using game::Seat;
using games::pente::End;
using games::pente::Pente;
using games::pente::Point;
using search::kWon;

namespace {

constexpr int kCalm = 60;              // below it a stone threatens nothing much
constexpr int kUrgent = 4000;          // a threat to win is met, or a win is there
constexpr int kPointWorth = 1000;      // a point more in a game that is won
constexpr int kMostPointsAhead = 100;  // keeps wins apart from losses

constexpr int kOpeningReach = 4;  // the first stones stay that near to the centre

int from_centre(const State& state, Point p) {
    const int middle = state.size / 2;
    return std::max(std::abs(p.x - middle), std::abs(p.y - middle));
}

}  // namespace

Position::Position(const State& state, int seat)
    : rules_(games::pente::rules_of(state)), us_(games::pente::colour_of(state, seat)), prospects_(state) {
    states_.reserve(search::kMostPlies + 2);
    states_.push_back(state);
}

int Position::result_for(const State& state, int colour) {
    const int points =
        kPointWorth * std::clamp(points_ahead(state, colour), -kMostPointsAhead, kMostPointsAhead);
    if (state.winner < 0) return points;
    return (same_side(state, state.winner, colour) ? kWon : -kWon) + points;
}

std::uint64_t Position::key() const {
    core::Hash hash(prospects_.key());
    hash.add(static_cast<std::uint64_t>(state().to_move) |
             static_cast<std::uint64_t>(state().stones_left) << 8 |
             static_cast<std::uint64_t>(state().row_pending) << 16);
    if (rules_.capture_goal > 0)
        for (int c = 0; c < state().colours; ++c) hash.add(state().captures[static_cast<std::size_t>(c)]);
    return hash.value();
}

/// Whether a stone of the colour there would capture what it still lacks.
bool Position::wins_by_captures(int colour, Spot spot) const {
    const int takes = prospects_.marks(colour, spot).takes();
    return takes > 0 && captures_for(state(), colour) + takes >= rules_.capture_goal;
}

/// What the stone is worth to who lays it, if it wins.
std::optional<int> Position::win_at(const State& from, Spot spot) {
    State after = from;
    const int colour = games::pente::next_colour(from);
    Pente::apply(after, Seat::player(from.to_move), Move::stone(point_of(spot)), nullptr);
    ++nodes_;
    if (after.end == End::none || after.winner < 0 || !same_side(after, after.winner, colour)) return {};
    return result_for(after, colour);
}

std::optional<search::Win> Position::win() {
    const int me = mover();
    std::optional<search::Win> best;
    const auto consider = [&](Spot spot) {
        if (best && !wants_more()) return;
        const auto worth = win_at(state(), spot);
        if (worth && (!best || *worth > best->worth)) best = {*worth, 1};
    };
    prospects_.rows(me).for_each(consider);
    if (rules_.capture_goal > 0)
        prospects_.taking(me).for_each([&](Spot spot) {
            if (wins_by_captures(me, spot) && allows(Move::stone(point_of(spot)))) consider(spot);
        });
    if (!best && state().stones_left > 1 && !prospects_.fours(me).empty()) best = {kWon, 2};  // PE-48
    return best;
}

/// Where the next player would win if the turn passed to him now.
void Position::find_threats() {
    threats_.clear();
    const int next = (state().to_move + 1) % state().seats, enemy = games::pente::colour_of(state(), next);
    const bool two = rules_.stones_a_turn == 2;
    std::optional<State> passed;
    const auto consider = [&](Spot spot) {
        if (!passed) {
            passed = state();
            passed->to_move = static_cast<std::uint8_t>(next);
            passed->stones_left = rules_.stones_a_turn;
        }
        if (two || win_at(*passed, spot)) threats_.push_back(spot);
    };
    prospects_.rows(enemy).for_each(consider);
    if (two)
        prospects_.fours(enemy).for_each([&](Spot spot) {
            if (!prospects_.marks(enemy, spot).row()) consider(spot);
        });
    if (rules_.capture_goal > 0)
        prospects_.taking(enemy).for_each([&](Spot spot) {
            if (!prospects_.marks(enemy, spot).row() && wins_by_captures(enemy, spot)) consider(spot);
        });
}

bool Position::is_threat(Spot spot) const {
    return std::find(threats_.begin(), threats_.end(), spot) != threats_.end();
}

Position::Candidate Position::rate(Spot spot) const {
    const int me = mover();
    int against = 0;
    for (int c = 0; c < state().colours; ++c)
        if (!same_side(state(), c, me)) against = std::max(against, prospects_.worth(c, spot));
    const int score = 2 * prospects_.worth(me, spot) + against;
    const bool urgent = is_threat(spot) || (wants_more() && wins_by_captures(me, spot));
    return {Move::stone(point_of(spot)), score + (urgent ? kUrgent : 0), score < kCalm};
}

/// A threat is met on its point, by a capture, or by stones that vanish (PE-44).
void Position::list_answers(Candidates& out) {
    const int me = mover();
    for (const Spot spot : threats_) {
        out.push_back(rate(spot));
    }
    prospects_.taking(me).for_each([&](Spot spot) {
        if (!is_threat(spot)) out.push_back(rate(spot));
    });
    prospects_.losing(me).for_each([&](Spot spot) {
        if (!is_threat(spot) && !prospects_.taking(me).has(spot)) out.push_back(rate(spot));
    });
}

bool Position::is_forced() {
    threats_.clear();
    forced_ = state().row_pending;  // broken by a capture or not at all (PE-45)
    if (forced_ || is_opening()) return forced_;
    find_threats();
    // A row to come may also be made breakable: too many ways to name them. And whoever could win but
    // plays for more may still win.
    forced_ = !threats_.empty() && !rules_.breakable && !(wants_more() && win());
    return forced_;
}

void Position::list(Candidates& out) {
    out.clear();
    if (forced_) return list_answers(out);
    if (is_opening()) return list_worthwhile(out);
    prospects_.empties_near().for_each([&](Spot spot) { out.push_back(rate(spot)); });
}

/// Legal moves that are worth a thought, whatever they lead to.
void Position::list_worthwhile(Candidates& out) {
    games::pente::Moves legal;
    Pente::legal_moves(state(), Seat::player(state().to_move), legal);
    const auto keep = [&](auto&& wanted) {
        out.clear();
        for (const Move move : legal)
            if (wanted(spot_of(move.point()))) out.push_back(rate(spot_of(move.point())));
        return !out.empty();
    };
    const int me = mover();
    const auto wins = [&](Spot spot) {
        const Marks marks = prospects_.marks(me, spot);
        return (marks.row() || marks.takes() > 0) && win_at(state(), spot).has_value();
    };
    const auto answers = [&](Spot spot) {
        return is_threat(spot) || prospects_.taking(me).has(spot) || prospects_.losing(me).has(spot);
    };
    int nearest = state().size;
    for (const Move move : legal) nearest = std::min(nearest, from_centre(state(), move.point()));
    const int reach = state().stones == 0 ? nearest : kOpeningReach;
    if (!wants_more() && keep(wins)) return;
    if (state().stones_left > 1 && keep([&](Spot spot) { return prospects_.fours(me).has(spot); })) return;
    if (forced_ && keep(answers)) return;
    if (is_opening() && keep([&](Spot spot) { return from_centre(state(), point_of(spot)) <= reach; }))
        return;
    if (!is_opening() && keep([&](Spot spot) { return prospects_.is_near(spot); })) return;
    keep([](Spot) { return true; });
}

/// Whether the turn passes to somebody who then wins at once, or the game is lost already.
bool Position::loses_at_once(Move move) {
    play(move);
    const bool loses = over() ? result() <= -search::kSure : !ours() && win();
    take_back();
    return loses;
}

void Position::list_root(Candidates& out) {
    is_forced();
    list_worthwhile(out);
    Candidates safe;  // even where all is lost against everybody, nobody wins by the very next stone
    for (const Candidate& candidate : out)
        if (!loses_at_once(candidate.move)) safe.push_back(candidate);
    if (!safe.empty()) out = safe;
}

bool Position::allows(Move move) const {
    return !rules_.no_double_three ||
           !games::pente::is_forbidden_double_three(state(), mover(), move.point());
}

/// How many candidates are looked at where little depth is left; fewer where there are more rivals.
int Position::width(int depth) const {
    const int wide = depth >= 6 ? 40 : 10 + 5 * depth;
    return state().colours == 2 ? wide : std::max(wide / 2, 8);
}

void Position::play(Move move) {
    states_.push_back(state());
    Pente::apply(states_.back(), Seat::player(state().to_move), move, nullptr);
    prospects_.follow(states_[states_.size() - 2], states_.back());
    ++nodes_;
}

void Position::take_back() {
    prospects_.follow(states_.back(), states_[states_.size() - 2]);
    states_.pop_back();
}

}  // namespace bots::brains::pente::general
