#include "bots/analysis/review.h"

#include <algorithm>

#include "bots/analysis/secrets.h"
#include "core/hash.h"
#include "game/match.h"

namespace bots::analysis {

using game::Reason;
using game::Seat;
using game::Viewer;

namespace {

constexpr std::uint64_t kThoughtsASecond = 20, kHiddenThoughtsASecond = 80;  // twice as many, and more moves

/// Plays the line from a state for as long as it can: what a seat expects of cards it does not
/// see may be impossible.
std::vector<std::string> texts(const game::AnyState& from, const std::vector<game::AnyMove>& line) {
    std::vector<std::string> out;
    const auto state = from.clone();
    for (const game::AnyMove move : line) {
        const game::SeatSet actors = state->actors();
        if (!actors.is_single() || !(*actors.begin()).is_player()) break;
        const Seat seat = *actors.begin();
        if (state->why_illegal(seat, move)) break;
        out.push_back(state->write_move(seat, move, Viewer::keeper()));
        state->apply(seat, move, nullptr);
    }
    return out;
}

}  // namespace

Mark mark_of(Permille given_away) {
    return given_away >= kBlunder      ? Mark::blunder
           : given_away >= kMistake    ? Mark::mistake
           : given_away >= kInaccuracy ? Mark::inaccuracy
                                       : Mark::none;
}

double Tally::mean_given_away() const {
    return judged == 0 ? 0.0 : static_cast<double>(best - played) / (static_cast<double>(kSure) * judged);
}

std::optional<double> Tally::accuracy() const {
    if (best == 0) return std::nullopt;
    return static_cast<double>(played) / static_cast<double>(best);
}

std::uint64_t review_nodes(const game::AnyGame& game) {
    return plain_nodes(game) / (hides(game) ? kHiddenThoughtsASecond : kThoughtsASecond);
}

/// One decision through one pair of eyes.
struct Review::Work {
    explicit Work(const game::AnyGame& game) : bot(make_plain_bot(game)), judge(*bot) {}

    std::unique_ptr<Bot> bot;
    Judge judge;
    bool busy = false, open = false;
    std::unique_ptr<game::AnyView> view;
    std::optional<Decision> decision;
};

Review::Review(const game::AnyGame& game, Wish wish)
    : wish_(wish), hidden_(hides(game)), work_(std::make_unique<Work>(game)) {
    if (wish_.nodes == 0) wish_.nodes = review_nodes(game);
}
Review::Review(Review&&) noexcept = default;
Review& Review::operator=(Review&&) noexcept = default;
Review::~Review() = default;

core::Result<Review, Reason> Review::start(const game::AnyGame& game, const game::Record& record, Wish wish) {
    Review review(game, wish);
    if (auto reason = review.read(game, record)) return core::fail(*reason);
    return review;
}

std::optional<Reason> Review::read(const game::AnyGame& game, const game::Record& record) {
    if (hidden_ && hides_moves(record)) return Reason("analysis.hidden-moves", "");
    // 1. The rules judge the whole record: their reasons name the game and the move.
    const auto judged = game::Match::replay(game, record, {.automatic = false});
    if (!judged) return judged.error();
    if (hidden_ && !judged->over()) return Reason("analysis.not-over", "");
    variant_ = &judged->variant();
    players_ = judged->setup().players;
    // 2. Then it is replayed, to keep its moves.
    auto match = game::Match::start(game, record.setup, {.automatic = false});
    for (const game::RecordedGame& recorded : record.games) {
        if (!starts_.empty()) (void)match->next();
        if (auto reason = add_game(match->state(), recorded)) return reason;
        for (const game::RecordedMove& move : recorded.moves) (void)match->play(move.seat, move.text);
        if (recorded.ending) (void)match->end(*recorded.ending);
    }
    return std::nullopt;
}

std::optional<Reason> Review::add_game(const game::AnyState& start, const game::RecordedGame& recorded) {
    const int number = games();
    starts_.push_back(start.clone());
    const auto state = start.clone();
    for (const game::RecordedMove& move : recorded.moves) {
        if (!state->actors().is_single()) return Reason("analysis.together", "");
        Entry entry;
        entry.game = number;
        entry.seat = move.seat;
        entry.move = *state->read_move(move.text);
        entry.text = state->write_move(move.seat, entry.move, Viewer::keeper());
        entry.forced = move.seat.is_player() && state->legal_moves(move.seat).size() == 1;
        state->apply(entry.seat, entry.move, nullptr);
        entries_.push_back(std::move(entry));
    }
    return std::nullopt;
}

bool Review::step() {
    if (work_->busy) {
        if (!work_->judge.step()) return false;
        end_eyes();
        if (hidden_ && !work_->open && begin_eyes(true)) return false;
        end_entry();
        return at_ == entries_.size();
    }
    while (at_ < entries_.size() && !begin_entry()) end_entry();
    return at_ == entries_.size();
}

/// False if there is nothing to judge in the move.
bool Review::begin_entry() {
    const Entry& entry = entries_[at_];
    if (at_ == 0 || entries_[at_ - 1].game != entry.game)
        state_ = starts_[static_cast<std::size_t>(entry.game)]->clone();
    return entry.seat.is_player() && wish_.seats.has(entry.seat) && begin_eyes(false);
}

bool Review::begin_eyes(bool open) {
    const Entry& entry = entries_[at_];
    work_->open = open;
    work_->view = state_->view(open ? Viewer::keeper() : Viewer::of(entry.seat));
    work_->decision.emplace(Decision{*work_->view, entry.seat, entry.move, entry.forced, is_exact(),
                                     wish_.nodes, core::Hash(wish_.seed).add(at_).value()});
    work_->busy = work_->judge.begin(*work_->decision);
    return work_->busy;
}

void Review::end_eyes() {
    work_->busy = false;
    if (!work_->judge.has_verdict()) return;
    Told told{work_->judge.worth(), {}};
    told.moves = texts(*state_, told.line);
    (work_->open ? entries_[at_].open : entries_[at_].known) = std::move(told);
}

void Review::end_entry() {
    note_luck(at_);
    learn_from(at_);
    state_->apply(entries_[at_].seat, entries_[at_].move, nullptr);
    ++at_;
}

/// What chance changed between the decision before and this one, through the same eyes.
void Review::note_luck(std::size_t at) {
    const Entry& now = entries_[at];
    const auto& after = hidden_ ? now.open : now.known;
    if (!after || at == 0 || entries_[at - 1].seat != Seat::chance()) return;
    std::size_t earlier = at;
    while (earlier > 0 && entries_[earlier - 1].seat == Seat::chance()) --earlier;
    if (earlier == 0 || entries_[earlier - 1].game != now.game) return;
    const Entry& last = entries_[earlier - 1];
    const auto& before = hidden_ ? last.open : last.known;
    if (!before) return;
    const bool same_side = side_of(last.seat) == side_of(now.seat);
    if (!same_side && sides() != 2) return;
    changed_ = std::min(changed_, at - 1);
    entries_[at - 1].luck = after->best - (same_side ? before->played : kSure - before->played);
}

/// What is proved about a position holds for the move that led to it, whatever was thought of that.
void Review::learn_from(std::size_t at) {
    if (!is_exact() || at == 0 || entries_[at - 1].game != entries_[at].game) return;
    const std::optional<Told>& now = entries_[at].known;
    Entry& last = entries_[at - 1];
    if (!now || !last.known || !(now->hopeless || now->best == kSure)) return;
    const bool same_side = side_of(last.seat) == side_of(entries_[at].seat);
    const Permille proved = same_side == now->hopeless ? 0 : kSure;
    if (last.known->played == proved) return;
    changed_ = std::min(changed_, at - 1);
    last.known->played = proved;
    if (last.known->best > proved) return;
    last.known->best = proved;
    last.known->line = {last.move};
    last.known->line.insert(last.known->line.end(), now->line.begin(), now->line.end());
    last.known->moves = {last.text};
    last.known->moves.insert(last.known->moves.end(), now->moves.begin(), now->moves.end());
    learn_from(at - 1);
}

Tally Review::tally(Seat seat) const {
    Tally tally;
    for (const Entry& entry : entries_) {
        if (entry.seat != seat || !entry.is_judged()) continue;
        ++tally.judged;
        ++tally.marks[static_cast<std::size_t>(entry.mark())];
        tally.best += entry.known->best;
        tally.played += entry.known->played;
    }
    return tally;
}

}  // namespace bots::analysis
