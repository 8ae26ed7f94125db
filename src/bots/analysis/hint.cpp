#include "bots/analysis/hint.h"

#include <algorithm>
#include <array>

#include "bots/analysis/secrets.h"
#include "bots/brains/all.h"
#include "game/erased.h"
#include "games/list.h"

namespace bots::analysis {

using game::AnyMove;
using game::Notice;
using game::Seat;
using game::Viewer;

namespace {

constexpr std::uint64_t kHintsASecond = 16;
/// A lead over the next move that is worth a word; in thousandths.
constexpr Permille kClearly = 50;
/// If more of the other moves than this are safe, there is no threat to speak of.
constexpr int kMostSafe = 8;

int percent(Permille chance) { return (chance + 5) / 10; }

struct OfKind {
    std::string_view name, code;
};
constexpr std::array<OfKind, kHintKinds> kKinds{{
    {"only", "hint.kind.only"},
    {"win", "hint.kind.win"},
    {"force", "hint.kind.force"},
    {"must", "hint.kind.must"},
    {"points", "hint.kind.points"},
    {"find", "hint.kind.find"},
    {"better", "hint.kind.better"},
    {"equal", "hint.kind.equal"},
    {"chosen", "hint.kind.chosen"},
    {"lost", "hint.kind.lost"},
}};

/// Whether the move ends the game for the others.
bool loses_to(const game::AnyState& state, Seat other, AnyMove reply, Seat seat) {
    const auto later = state.clone();
    later->apply(other, reply, nullptr);
    const auto outcome = later->outcome();
    return outcome && !outcome->winners.empty() && !outcome->winners.has(seat);
}

/// Where all play at once no move has a winning chance: the game's brain says why.
Notice why_at_once(const game::AnyGame& game, AnyMove move) {
    std::optional<Notice> why;
    games::for_each_game([&]<class G>() {
        if constexpr (game::AllAtOnce<G>)
            if (G::kId == game.id()) why = brains::Brain<G>::why(game::restore<G>(move));
    });
    return *why;
}

}  // namespace

std::string_view name_of(HintKind kind) { return kKinds[static_cast<std::size_t>(kind)].name; }
std::string_view code_of(HintKind kind) { return kKinds[static_cast<std::size_t>(kind)].code; }

std::uint64_t hint_nodes(const game::AnyGame& game) { return plain_nodes(game) / kHintsASecond; }

struct Hint::Work {
    explicit Work(const game::AnyGame& game) : bot(make_plain_bot(game)), judge(*bot) {}

    std::unique_ptr<Bot> bot;
    Judge judge;
    std::unique_ptr<game::AnyView> view;
    std::optional<Decision> decision;
    std::uint64_t spent = 0;

    // The search for threats.
    std::vector<AnyMove> others;
    std::size_t at = 0;
    int lost = 0, safe = 0;
    AnyMove last_reply;  // what refuted the move before: likely to refute the next one too
};

Hint::Hint(const game::AnyGame& game, const game::AnyState& state, Seat seat, Wish wish)
    : wish_(wish),
      game_(&game),
      state_(state.clone()),
      seat_(seat),
      hidden_(hides(game)),
      together_(game.all_at_once()),
      work_(std::make_unique<Work>(game)) {
    const game::Setup setup = state.setup();
    const game::VariantInfo* variant = game::find_variant(game.variants(), setup.variant);
    exact_ = !hidden_ && (variant->teams ? variant->teams : setup.players) == 2;
    if (wish_.nodes == 0) wish_.nodes = hint_nodes(game);
}
Hint::Hint(Hint&&) noexcept = default;
Hint& Hint::operator=(Hint&&) noexcept = default;
Hint::~Hint() = default;

std::optional<Hint> Hint::start(const game::AnyGame& game, const game::AnyState& state, Seat seat,
                                Wish wish) {
    Hint hint(game, state, seat, wish);
    Work& work = *hint.work_;
    work.view = state.view(Viewer::of(seat));
    if (!work.bot->begin(*work.view, seat, wish.seed)) return std::nullopt;
    hint.best_ = work.bot->best().move;
    hint.line_ = {hint.best_};
    if (hint.together_) {
        hint.kind_ = HintKind::find;
        return hint;
    }
    work.others = state.legal_moves(seat);
    const auto win = std::find_if(work.others.begin(), work.others.end(),
                                  [&](AnyMove move) { return hint.wins_at_once(move); });
    if (win != work.others.end()) {
        hint.best_ = *win;
        hint.line_ = {*win};
        hint.chance_ = kSure;
        hint.kind_ = HintKind::win;
        hint.stage_ = Stage::done;
    } else if (work.others.size() == 1) {
        hint.kind_ = HintKind::only;
        hint.stage_ = Stage::done;
    }
    return hint;
}

// ---------------------------------------------------------------- thinking

bool Hint::step() {
    switch (stage_) {
        case Stage::choice:
            if (think()) stage_ = after_choice();
            break;
        case Stage::threats: stage_ = look_at_threat(); break;
        case Stage::next:
            if (!think()) break;
            next_ = work_->bot->best().move;
            stage_ = begin_comparison();
            break;
        case Stage::compare:
            if (work_->judge.step()) stage_ = end_comparison();
            break;
        case Stage::done: break;
    }
    return stage_ == Stage::done;
}

/// A slice of a thought; true once it is finished.
bool Hint::think() {
    const std::uint64_t slice = std::min(kSlice, wish_.nodes - work_->spent);
    work_->spent += slice;
    return work_->bot->think(slice) || work_->spent >= wish_.nodes;
}

Hint::Stage Hint::after_choice() {
    const Thought thought = work_->bot->best();
    best_ = thought.move;
    line_ = thought.line;
    if (together_) return Stage::done;
    chance_ = permille(thought.chance);
    if (exact_ && (*chance_ == kSure || *chance_ == 0)) {
        kind_ = *chance_ == kSure ? HintKind::force : HintKind::lost;
        return Stage::done;
    }
    std::erase(work_->others, best_);
    return hidden_ ? begin_next() : Stage::threats;
}

/// Looks at one of the other moves: whether the next player could win at once.
Hint::Stage Hint::look_at_threat() {
    Work& work = *work_;
    if (work.at == work.others.size() || work.safe > kMostSafe) {
        every_other_loses_ = work.safe == 0;
        if (work.lost <= work.safe || work.safe > kMostSafe) threat_.reset();
        if (threat_) kind_ = HintKind::must;
        return every_other_loses_ ? begin_comparison() : begin_next();
    }
    const auto after = state_->clone();
    after->apply(seat_, work.others[work.at++], nullptr);
    const game::SeatSet actors = after->outcome() ? game::SeatSet() : after->actors();
    const bool others_turn = actors.is_single() && (*actors.begin()).is_player() && !actors.has(seat_);
    const auto wins = [&](AnyMove reply) { return loses_to(*after, *actors.begin(), reply, seat_); };
    if (!others_turn) {
        ++work.safe;
        return Stage::threats;
    }
    if (threat_ && !after->why_illegal(*actors.begin(), work.last_reply) && wins(work.last_reply)) {
        ++work.lost;
        return Stage::threats;
    }
    const auto replies = after->legal_moves(*actors.begin());
    const auto reply = std::find_if(replies.begin(), replies.end(), wins);
    if (reply == replies.end()) {
        ++work.safe;
        return Stage::threats;
    }
    ++work.lost;
    work.last_reply = *reply;
    if (!threat_) threat_ = {*actors.begin(), after->write_move(*actors.begin(), *reply, Viewer::of(seat_))};
    return Stage::threats;
}

/// Looks for the best of the other moves, if the bot can leave one out.
Hint::Stage Hint::begin_next() {
    work_->spent = 0;
    work_->bot->begin(*work_->view, seat_, wish_.seed);
    return work_->bot->leave_out(best_) ? Stage::next : begin_comparison();
}

/// A thought flatters what it chooses, and one without a choice is none: both moves are judged alone.
Hint::Stage Hint::begin_comparison() {
    work_->decision.emplace(
        Decision{*work_->view, seat_, next_.value_or(best_), !next_, exact_, wish_.nodes, wish_.seed});
    return work_->judge.begin(*work_->decision) ? Stage::compare : Stage::done;
}

Hint::Stage Hint::end_comparison() {
    if (!work_->judge.has_verdict()) return Stage::done;
    const Worth& worth = work_->judge.worth();
    line_ = worth.line;
    chance_ = worth.best;
    if (next_) next_chance_ = worth.played;
    if (line_.front() != best_) std::swap(best_, *next_);
    if (exact_ && *chance_ == kSure)
        kind_ = HintKind::force;
    else if (exact_ && *chance_ == 0)
        kind_ = HintKind::lost;
    else if (next_ && kind_ != HintKind::must)
        kind_ = *chance_ - *next_chance_ >= kClearly ? HintKind::better : HintKind::equal;
    return Stage::done;
}

// ---------------------------------------------------------------- telling

bool Hint::wins_at_once(AnyMove move) const {
    if (!shows_nothing(move)) return false;
    const auto later = state_->clone();
    later->apply(seat_, move, nullptr);
    const auto outcome = later->outcome();
    return outcome && outcome->winners.has(seat_);
}

std::string Hint::text(AnyMove move) const { return state_->write_move(seat_, move, Viewer::of(seat_)); }

/// With hidden cards only while the seat itself goes on and nothing is shown: whether the others
/// could answer as expected would tell of their cards.
std::vector<std::string> Hint::line_texts() const {
    std::vector<std::string> out;
    const auto state = state_->clone();
    for (const AnyMove move : line_) {
        const game::SeatSet actors = state->actors();
        const Seat seat = out.empty() ? seat_ : *actors.begin();
        if (!out.empty() && (!actors.is_single() || !seat.is_player() || (hidden_ && seat != seat_))) break;
        if (state->why_illegal(seat, move)) break;
        out.push_back(state->write_move(seat, move, Viewer::of(seat_)));
        if (hidden_ && state->shows_hidden(seat, move)) break;
        state->apply(seat, move, nullptr);
    }
    return out;
}

/// How many moves of the seat the expected line has, where it ends in its win.
std::optional<int> Hint::own_moves_to_win() const {
    const auto state = state_->clone();
    int own = 0;
    for (const AnyMove move : line_) {
        const game::SeatSet actors = state->actors();
        if (!actors.is_single() || state->why_illegal(*actors.begin(), move)) return std::nullopt;
        own += *actors.begin() == seat_ ? 1 : 0;
        state->apply(*actors.begin(), move, nullptr);
    }
    const auto outcome = state->outcome();
    return outcome && outcome->winners.has(seat_) ? std::optional(own) : std::nullopt;
}

Advice Hint::advice() const {
    Advice advice;
    advice.kind = kind_;
    advice.move = best_;
    advice.line = line_texts();
    advice.chance = chance_;
    if (shows_nothing(best_)) state_->clone()->apply(seat_, best_, &advice.events);
    if (together_) {
        advice.reasons.push_back(why_at_once(*game_, best_));
        return advice;
    }
    add_why(advice);
    if (kind_ != HintKind::win) add_gain(advice);
    add_comparison(advice);
    if (advice.reasons.empty())
        advice.reasons.emplace_back(
            "hint.chance", "", std::vector<game::Arg>{{"percent", percent(chance_.value_or(kSure / 2))}});
    return advice;
}

void Hint::add_why(Advice& advice) const {
    const auto say = [&](std::string_view code, std::vector<game::Arg> args) {
        advice.reasons.emplace_back(code, "", std::move(args));
    };
    if (kind_ == HintKind::only) return say("hint.only", {{"move", text(best_)}});
    if (kind_ == HintKind::win) return say("hint.wins", {{"move", text(best_)}});
    if (kind_ == HintKind::lost) return say("hint.lost", {});
    if (kind_ == HintKind::force) {
        const auto own = own_moves_to_win();
        return own ? say("hint.forces-in", {{"move", text(best_)}, {"count", *own}})
                   : say("hint.forces", {{"move", text(best_)}});
    }
    if (threat_)
        say(every_other_loses_ ? "hint.every-other" : "hint.prevents",
            {{"seat", threat_->first}, {"reply", threat_->second}});
}

void Hint::add_gain(Advice& advice) const {
    const int gain = shows_nothing(best_) ? state_->gain(seat_, best_) : 0;
    if (gain <= 0) return;
    const bool pairs = game_->id() == games::pente::Pente::kId;
    advice.reasons.emplace_back(pairs ? "hint.captures" : "hint.gains", "",
                                std::vector<game::Arg>{{"count", gain}});
    const bool outranks =
        advice.kind == HintKind::better || advice.kind == HintKind::equal || advice.kind == HintKind::chosen;
    if (outranks) advice.kind = HintKind::points;
}

void Hint::add_comparison(Advice& advice) const {
    if (!next_chance_ || kind_ == HintKind::force) return;
    const Permille gap = *chance_ - *next_chance_;
    std::vector<game::Arg> args{{"move", text(*next_)}, {"percent", percent(*chance_)}};
    if (gap >= kClearly) args.emplace_back("other", percent(*next_chance_));
    advice.reasons.emplace_back(gap >= kClearly ? "hint.better" : "hint.equal", "", std::move(args));
}

}  // namespace bots::analysis
