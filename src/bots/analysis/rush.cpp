#include "bots/analysis/rush.h"

#include <algorithm>

#include "bots/analysis/secrets.h"
#include "bots/bot.h"
#include "bots/brains/penta_rush/bot.h"
#include "core/hash.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/penta_rush/rules.h"
#include "games/penta_rush/scoring.h"

namespace bots::analysis {

using namespace games::penta_rush;  // this file is about nothing else
using brains::penta_rush::Advisor;
using brains::penta_rush::Outlook;
using brains::penta_rush::Quarter;
using game::Reason;

namespace {

/// Plays on after two choices, over the same rolls, to see what each can be expected to bring.
class Comparison {
public:
    Comparison(const Board& board, const Quarter& quarter, const Outlook::Choice& best,
               const Outlook::Choice& chosen, std::uint64_t seed)
        : outlook_(board, quarter, seed),
          rng_(seed),
          best_(Outlook::after(quarter, best)),
          chosen_(Outlook::after(quarter, chosen)) {}

    /// Plays about that many rounds.
    void play(std::uint64_t rounds) {
        brains::penta_rush::Rolls rolls{};
        const std::span drawn = std::span(rolls).first(static_cast<std::size_t>(best_.rounds));
        for (std::uint64_t played = 0; played < rounds; played += 2 * (drawn.size() + 1)) {
            brains::penta_rush::draw_rolls(rng_, drawn);
            sum_.best += outlook_.play_out(best_, drawn);
            sum_.chosen += outlook_.play_out(chosen_, drawn);
            ++games_;
        }
        rounds_ += rounds;
    }
    std::uint64_t rounds() const { return rounds_; }
    Expected mean() const { return {kUnit * sum_.best / games_, kUnit * sum_.chosen / games_}; }

    static constexpr int kUnit = 1000;

private:
    Outlook outlook_;
    core::Rng rng_;
    Quarter best_, chosen_;
    Expected sum_;
    std::int64_t games_ = 0;
    std::uint64_t rounds_ = 0;
};

}  // namespace

struct RushReview::Work {
    std::unique_ptr<brains::penta_rush::SetSolver> solver = std::make_unique<brains::penta_rush::SetSolver>();
    std::optional<Advisor> advisor;
    std::optional<Comparison> comparison;
};

RushReview::RushReview(Wish wish) : wish_(wish), work_(std::make_unique<Work>()) {}
RushReview::RushReview(RushReview&&) noexcept = default;
RushReview& RushReview::operator=(RushReview&&) noexcept = default;
RushReview::~RushReview() = default;

core::Result<RushReview, Reason> RushReview::start(const game::Record& record, Wish wish) {
    if (hides_moves(record)) return core::fail(Reason("analysis.hidden-moves", ""));
    const game::AnyGame& game = *games::find(PentaRush::kId);
    const auto judged = game::Match::replay(game, record, {.automatic = false});
    if (!judged) return core::fail(judged.error());
    if (!judged->over()) return core::fail(Reason("analysis.not-over", ""));
    RushReview review(wish);
    review.players_ = judged->setup().players;
    auto match = game::Match::start(game, record.setup, {.automatic = false});
    for (const game::RecordedGame& recorded : record.games) {
        if (review.games_ > 0) (void)match->next();
        core::Rng unused(0);  // the keeper's view hides nothing
        const auto view = match->state().view(game::Viewer::keeper());
        review.read_game(PentaRush::complete(*view->as<PentaRush>(), unused), recorded);
        for (const game::RecordedMove& move : recorded.moves) (void)match->play(move.seat, move.text);
        if (recorded.ending) (void)match->end(*recorded.ending);
    }
    return review;
}

void RushReview::read_game(State state, const game::RecordedGame& recorded) {
    puzzle_ = games::penta_rush::is_puzzle(state);
    for (const game::RecordedMove& move : recorded.moves) {
        const State before = state;
        PentaRush::apply(state, move.seat, *PentaRush::read_move(state, move.text), nullptr);
        if (before.phase == Phase::search && state.phase != Phase::search) add_round(before);
        if (state.phase == Phase::roll || state.phase == Phase::over) note_choices(state);
    }
    unchosen_ = turns_.size();
    ++games_;
}

/// The search is over: what stands on each pad.
void RushReview::add_round(const State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
        if (!wish_.seats.has(game::Seat::player(seat))) continue;
        const auto at = static_cast<std::size_t>(seat);
        const Evaluation evaluation = evaluate(state, seat, state.pads[at].outlines);
        RushTurn turn;
        turn.game = games_;
        turn.round = state.round;
        turn.seat = seat;
        turn.roll = state.roll;
        for (const Judged& one : evaluation.outlines)
            (one.fate == Fate::counts ? turn.found : turn.lost).push_back(one.placement);
        turn.points = round_score(state, seat, evaluation).shapes;
        turns_.push_back(std::move(turn));
        const bool doubled = state.variant == Variant::base && state.round == kBaseRounds;  // PR-22
        grounds_.push_back({state.boards[at], state.plans[at], std::nullopt, doubled});
    }
}

/// The round is over: which shape each plan has one less of.
void RushReview::note_choices(const State& state) {
    for (; puzzle_ && unchosen_ < turns_.size(); ++unchosen_) {
        Ground& ground = grounds_[unchosen_];
        const Plan& plan = state.plans[static_cast<std::size_t>(turns_[unchosen_].seat)];
        for (std::size_t shape = 0; shape < kShapes; ++shape) {
            if (plan[shape] == ground.plan[shape]) continue;
            Outlook::Choice choice;
            choice.shape = static_cast<std::uint8_t>(shape);
            if (plan[shape].covers()) {
                choice.placement = plan[shape].placement;
                choice.set = placements()[plan[shape].placement].set;
            }
            ground.choice = choice;
        }
    }
}

bool RushReview::step() {
    if (at_ == turns_.size()) return true;
    if (!puzzle_)
        judge_set();
    else if (!judge_choice())
        return false;
    ++at_;
    return at_ == turns_.size();
}

void RushReview::judge_set() {
    RushTurn& turn = turns_[at_];
    brains::penta_rush::Fitting fitting;
    brains::penta_rush::BoardTable(grounds_[at_].board)
        .find(kAllRolls[static_cast<std::size_t>(turn.roll)].counts, fitting);
    const brains::penta_rush::BestSet set = work_->solver->best(fitting);
    turn.best.assign(set.placements.begin(), set.placements.end());
    turn.best_points = set.points * (grounds_[at_].doubled ? 2 : 1);
}

/// A slice of advice or of comparing; true once the choice is judged.
bool RushReview::judge_choice() {
    const std::uint64_t slice = std::min(kSlice, wish_.nodes);
    if (work_->comparison) {
        work_->comparison->play(slice);
        if (work_->comparison->rounds() < wish_.nodes) return false;
        end_comparison();
        return true;
    }
    const Ground& ground = grounds_[at_];
    const auto seed = core::Hash(wish_.seed).add(at_).value();
    const Quarter quarter = brains::penta_rush::quarter_of(ground.plan);
    if (!work_->advisor) {
        const Counts roll = kAllRolls[static_cast<std::size_t>(turns_[at_].roll)].counts;
        work_->advisor = Advisor::for_ring(ground.board, quarter, roll, seed);
        if (work_->advisor->empty()) work_->advisor = Advisor::for_strike(ground.board, quarter, seed);
    }
    if (!work_->advisor->think(slice) && work_->advisor->nodes() < wish_.nodes) return false;
    const bool rings = work_->advisor->is_ringing();
    const Outlook::Choice best = work_->advisor->best().choice;
    work_->advisor.reset();
    if (rings) {
        turns_[at_].best = {best.placement};
        turns_[at_].best_points = points_of(static_cast<Shape>(best.shape));
    }
    if (ground.choice) work_->comparison.emplace(ground.board, quarter, best, *ground.choice, seed);
    return !ground.choice;
}

void RushReview::end_comparison() {
    RushTurn& turn = turns_[at_];
    Expected expected = work_->comparison->mean();
    expected.best += Comparison::kUnit * turn.best_points;
    expected.chosen += Comparison::kUnit * turn.points;
    expected.best = std::max(expected.best, expected.chosen);
    turn.expected = expected;
    work_->comparison.reset();
}

RushReview::Tally RushReview::tally(int seat) const {
    Tally tally;
    for (std::size_t i = 0; i < at_; ++i) {
        const RushTurn& turn = turns_[i];
        if (turn.seat != seat) continue;
        ++tally.rounds;
        tally.points += turn.points;
        tally.best += turn.best_points;
        if (turn.expected) tally.given_away += turn.expected->given_away();
    }
    return tally;
}

}  // namespace bots::analysis
