#include "bots/brains/penta_rush/bot.h"

#include <algorithm>

#include "core/hash.h"
#include "game/erased.h"
#include "games/penta_rush/scoring.h"

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

/// Whether one more outline would cost points: it overlaps one of the set, or pushes one out.
bool spoils(const Table& table, int seat, const BestSet& set, Index outline) {
    Outlines all;
    for (const Index placement : set.placements) all.push_back(placement);
    all.push_back(outline);
    return evaluate(table, seat, all).points < set.points;
}

bool is_valid_alone(const Table& table, int seat, Index outline) {
    Outlines alone;
    alone.push_back(outline);
    return evaluate(table, seat, alone).points > 0;
}

}  // namespace

Quarter quarter_of(const Plan& plan) {
    Quarter quarter{covered_by(plan), 0, kPuzzleRounds - used_tiles(plan)};
    for (std::size_t shape = 0; shape < kShapes; ++shape)
        if (plan[shape].mark == Tile::Mark::open)
            quarter.shapes = static_cast<std::uint16_t>(quarter.shapes | 1U << shape);
    return quarter;
}

bool PentaRushBot::begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) {
    const auto* known = view.as<PentaRush>();
    const Pad* pad = known && seat.is_player() ? known->pad_of(seat.index()) : nullptr;
    if (!pad) return false;
    table_ = known->table;
    seat_ = seat.index();
    seed_ = seed;
    nodes_ = 1;
    advisor_.reset();
    after_ms_.reset();
    if (owes_strike(table_, seat_)) {
        advisor_ = Advisor::for_strike(board(), quarter_of(plan()), seed);
        if (person_ && person_->nodes == 0) keep_by_points(-1);
        return true;
    }
    if (table_.phase != Phase::search || table_.flipped_by == seat_) return false;
    const auto move = is_puzzle(table_) ? choose_in_puzzle(*pad, seed)
                      : person_         ? choose_as_person(*pad)
                                        : choose_in_base(*pad);
    move_ = move.value_or(Move());
    return move.has_value();
}

// ---------------------------------------------------------------- the base game

std::optional<Move> PentaRushBot::choose_in_base(const Pad& pad) {
    Fitting fitting;
    BoardTable(board()).find(dice_of(table_), fitting);
    return choose_towards(pad, fitting);
}

/// The next step of its course; without one that comes soon enough its patience ends.
std::optional<Move> PentaRushBot::choose_as_person(const Pad& pad) {
    if (!solver_) solver_ = std::make_unique<SetSolver>();
    const Course course = course_of(*person_, table_, seat_, seed_, *solver_);
    const std::size_t at = pad.changes;
    if (at > course.steps.size() || course.pad_after(at) != pad.outlines)  // somebody else drew before
        return choose_towards(pad, course.seen);
    const int last = at == 0 ? 0 : course.steps[at - 1].at;
    const bool has_next = at < course.steps.size();
    const int wait = has_next ? course.steps[at].at - last : 0;
    if (has_next && (wait <= person_->patience_ms || table_.flipped_by >= 0)) {
        after_ms_ = wait;
        return course.steps[at].move;
    }
    after_ms_ = person_->patience_ms;
    return finish(true);
}

/// Makes the pad the best set of these.
std::optional<Move> PentaRushBot::choose_towards(const Pad& pad, const Fitting& fitting) {
    if (!solver_) solver_ = std::make_unique<SetSolver>();
    const BestSet set = solver_->best(fitting);
    nodes_ = solver_->nodes() + 1;
    const auto missing = std::find_if(set.placements.begin(), set.placements.end(),
                                      [&](Index one) { return !contains(pad.outlines, one); });
    if (pad.changes < kMostChanges) {
        const bool needs_room = missing != set.placements.end() && pad.outlines.full();
        for (const Index outline : pad.outlines)
            if (!contains(set.placements, outline) && (needs_room || spoils(table_, seat_, set, outline)))
                return Move::erase(outline);
        if (missing != set.placements.end()) return Move::ring(*missing);
    }
    return finish(true);  // PR-16: the bonus needs no valid shape
}

// ---------------------------------------------------------------- puzzle and solo

/// PR-26: exactly one outline, and a valid one.
std::optional<Move> PentaRushBot::choose_in_puzzle(const Pad& pad, std::uint64_t seed) {
    const auto kept = std::find_if(pad.outlines.begin(), pad.outlines.end(),
                                   [&](Index one) { return is_valid_alone(table_, seat_, one); });
    if (pad.changes < kMostChanges) {
        for (const std::uint16_t& outline : pad.outlines)
            if (&outline != kept) return Move::erase(outline);
        if (pad.outlines.empty()) {
            advisor_ = Advisor::for_ring(board(), quarter_of(plan()), dice_of(table_), seed);
            if (person_) see_as_person();
            if (!advisor_->empty()) return advisor_->best_move();
            advisor_.reset();
        }
    }
    return finish(kept != pad.outlines.end());
}

/// What the person sees until it has looked enough; who does not weigh takes the dearest.
void PentaRushBot::see_as_person() {
    constexpr int kLeast = 25'000;
    constexpr std::uint32_t kMore = 10'000;
    core::Rng rng(core::Hash(seed_).add("looks").add(table_.round).value());
    const int looks = kLeast + static_cast<int>(rng.below(kMore));
    after_ms_ = looks;
    advisor_->keep_only([&](const Outlook::Choice& one) {
        const auto at = seen_after(*person_, seed_, table_.round, one.placement);
        return at && *at <= looks;
    });
    if (person_->nodes == 0) keep_by_points(1);
}

/// Only the choices whose shape is worth most, or least.
void PentaRushBot::keep_by_points(int sign) {
    const auto worth = [&](const Outlook::Choice& one) {
        return sign * points_of(static_cast<Shape>(one.shape));
    };
    int most = -kDice;
    for (const Advised& one : advisor_->all()) most = std::max(most, worth(one.choice));
    advisor_->keep_only([&](const Outlook::Choice& one) { return worth(one) == most; });
}

/// None if there is nothing left to do: who is done stays so.
std::optional<Move> PentaRushBot::finish(bool wants_flip) const {
    if (wants_flip && has_timer(table_) && table_.flipped_by < 0) return Move::flip();
    return is_done(table_, seat_) ? std::nullopt : std::optional(Move::done());
}

bool PentaRushBot::think(std::uint64_t nodes) {
    if (!advisor_) return true;
    if (!person_) return advisor_->think(nodes);
    if (advisor_->nodes() >= person_->nodes) return true;
    return advisor_->think(std::min(nodes, person_->nodes - advisor_->nodes()));
}

/// Finding a shape takes a person some seconds, a dearer one more; the rest is quickly done.
int PentaRushBot::pace(Move move) const {
    core::Rng rng(core::Hash(seed_).add(table_.round).add(game::erase<PentaRush>(move).bits).value());
    const auto about = [&](int least, std::uint32_t more) {
        return least + static_cast<int>(rng.below(more));
    };
    if (move.kind() != Move::Kind::ring) return about(1000, 1500);
    const auto shape = placements()[static_cast<std::size_t>(move.placement())].shape;
    return about(2500 + 1500 * points_of(shape), 4000);
}

Thought PentaRushBot::best() const {
    const Move move = advisor_ ? advisor_->best_move() : move_;
    Thought thought;
    thought.move = game::erase<PentaRush>(move);
    thought.line = {thought.move};
    thought.nodes = advisor_ ? advisor_->nodes() : nodes_;
    thought.act_after_ms = after_ms_.value_or(pace(move));
    return thought;
}

std::unique_ptr<Bot> make_person_bot(int level) {
    if (level > kPersons) return std::make_unique<PentaRushBot>();
    return std::make_unique<PentaRushBot>(person_of(level));
}

}  // namespace bots::brains::penta_rush
