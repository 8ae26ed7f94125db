#include "server/tables/table.h"

#include <algorithm>
#include <array>

#include "games/catalog.h"
#include "server/limits.h"

namespace server::tables {

using game::Match;
using game::Reason;
using game::Seat;
using game::SeatSet;

namespace {

/// So many messages of a table are known again when they are sent twice.
constexpr std::size_t kRemembered = 64;

}  // namespace

std::string_view to_text(Phase phase) {
    static constexpr std::array<std::string_view, 5> kWords{"gathering", "ready", "playing", "paused",
                                                            "over"};
    return kWords[static_cast<std::size_t>(phase)];
}

core::Result<Table, Reason> Table::begin(store::TableId id, const Event& made) {
    if (made.kind != Event::Kind::made || !made.made || !games::find(made.made->terms.game))
        return core::fail(damaged());
    auto match = Match::start(game_of(made.made->terms), made.made->terms.setup, {.automatic = false});
    if (!match) return core::fail(damaged());
    Table table(std::move(id), *made.made, std::move(*match));
    table.remember(made);
    return table;
}

Table::Table(store::TableId id, const Made& made, Match match)
    : id_(std::move(id)),
      made_(made),
      commitment_(core::to_hex(game::KeyChain(made.secret).commitment())),
      match_(std::move(match)),
      seating_(made.keys, made.terms.levels),
      clocks_(made.terms.clock, made.terms.setup.players),
      chat_(Limits{}.chat_lines),
      acted_ms_(static_cast<std::size_t>(made.terms.setup.players)) {}

Phase Table::phase() const {
    if (match_->over()) return Phase::over;
    if (!has_begun_) return seating_.is_full() ? Phase::ready : Phase::gathering;
    return is_paused_ ? Phase::paused : Phase::playing;
}

std::optional<Moment> Table::waits_since() const {
    return phase() == Phase::ready ? std::optional(full_since_) : std::nullopt;
}

bool Table::chance_waits() const {
    return phase() == Phase::playing && game().all_at_once() && match_->state().actors().has(Seat::chance());
}

std::optional<std::int64_t> Table::due_ms() const {
    if (phase() != Phase::playing || !due_) return std::nullopt;
    return due_since_ms_ + due_->after_ms;
}

std::int64_t Table::last_ms() const {
    const auto moves = match_->course(match_->games() - 1).moves();
    return moves.empty() ? 0 : moves.back().milliseconds.value_or(0);
}

SeatSet Table::acting() const {
    SeatSet seats;
    if (phase() != Phase::playing || game().all_at_once()) return seats;
    for (const Seat seat : match_->state().actors())
        if (seat.is_player() && !seating_.is_bot(seat.index())) seats.add(seat);
    return seats;
}

int Table::sides() const {
    const auto& variant = match_->variant();
    return variant.teams ? variant.teams : made_.terms.setup.players;
}

bool Table::is_silent() const {
    return match_->variant().teams > 0 && (phase() == Phase::playing || phase() == Phase::paused);
}

std::optional<Reason> Table::apply(const Event& event) {
    if (auto reason = change(event)) return reason;
    for (const std::string& text : event.draws)
        if (auto reason = draw(text, event.ms)) return reason;
    keep_time(event);
    remember(event);
    return std::nullopt;
}

std::optional<Reason> Table::happen(Event& event) {
    if (auto reason = change(event)) return reason;
    deal(event);
    keep_time(event);
    remember(event);
    return std::nullopt;
}

std::optional<Reason> Table::change(const Event& event) {
    const bool knows_by = event.by < 0 || seating_.has(event.by);
    if (!knows_by || !seating_.has(event.seat)) return damaged();
    for (const auto& [seat, ms] : event.spent) {
        if (!seating_.has(seat)) return damaged();
        clocks_.charge(seat, ms, event.at);
    }
    switch (event.kind) {
        case Event::Kind::made: return damaged();
        case Event::Kind::sat: seating_.sit(event.by, event.name, event.nonce, event.account); break;
        case Event::Kind::linked: seating_.relink(event.seat, event.hash.value_or(store::KeyHash{})); break;
        case Event::Kind::ready: seating_.ready(event.by); break;
        case Event::Kind::dismissed:
            for (const int seat : event.seats)
                if (seating_.has(seat)) seating_.dismiss(seat);
            seating_.nobody_ready();
            break;
        case Event::Kind::moved: return play(event);
        case Event::Kind::thrown: break;
        case Event::Kind::ended:
            if (!event.ending) return damaged();
            return match_->end({*event.ending, Seat::player(event.seat)});
        case Event::Kind::offered:
            if (!event.what) return damaged();
            offers_.make(*event.what, event.by);
            break;
        case Event::Kind::declined:
            if (event.what) offers_.end(*event.what);
            break;
        case Event::Kind::accepted: return agree(event);
        case Event::Kind::next: return next(event);
        case Event::Kind::said:
            chat_.add({sequence_ + 1, event.at, event.by, event.name, event.text, event.phrase});
            break;
        case Event::Kind::stood_in: seating_.stand_in(event.seat, event.level); break;
    }
    begin_if_ready();
    if (!has_begun_ && seating_.is_full() && !full_since_) full_since_ = event.at;
    if (!seating_.is_full()) full_since_ = 0;
    return std::nullopt;
}

void Table::begin_if_ready() {
    if (has_begun_ || !seating_.is_full() || !seating_.are_all_ready()) return;
    has_begun_ = true;
    void_before_ = sequence_ + 1;
    match_->names = seating_.names();
    prove_draws();
}

std::optional<Reason> Table::play(const Event& event) {
    const Seat seat = event.by == Event::kClock ? Seat::clock() : Seat::player(event.by);
    if (auto reason = match_->play(seat, event.move, 0, event.ms)) return reason;
    if (seat.is_player()) acted_ms_[static_cast<std::size_t>(event.by)] = event.ms.value_or(0);
    if (game().all_at_once()) {
        note_due(false);
        if (match_->state().actors().has(Seat::chance())) seating_.nobody_ready();
    } else {
        offers_.end_all();
        void_before_ = sequence_ + 1;
    }
    return std::nullopt;
}

std::optional<Reason> Table::draw(const std::string& text, std::optional<std::int64_t> ms) {
    if (auto reason = match_->play(Seat::chance(), text, 0, ms)) return reason;
    thrown_ms_ = ms.value_or(0);
    std::fill(acted_ms_.begin(), acted_ms_.end(), thrown_ms_);
    void_before_ = sequence_ + 1;
    if (game().all_at_once()) {
        note_due(true);
        seating_.nobody_ready();
        offers_.end_all();
    }
    return std::nullopt;
}

/// The clock's wait begins with the throw, or with the move that made it due.
void Table::note_due(bool by_chance) {
    const auto due = match_->state().due();
    if (by_chance || due != due_) due_since_ms_ = last_ms();
    due_ = due;
}

/// Where all play at once chance waits until all are ready, or long enough.
void Table::deal(Event& event) {
    if (phase() != Phase::playing) return;
    if (game().all_at_once() && !seating_.are_all_ready() && event.kind != Event::Kind::thrown) return;
    while (!match_->over() && match_->state().actors().has(Seat::chance())) {
        const std::size_t game = match_->games() - 1;
        core::Rng rng = game::fair_draw(keys().key(game), seating_.nonces(), game, match_->moves_played());
        const game::AnyMove move = match_->state().draw_chance(rng);
        event.draws.push_back(match_->state().write_move(Seat::chance(), move, game::Viewer::keeper()));
        if (draw(event.draws.back(), event.ms)) return;
    }
}

std::optional<Reason> Table::agree(const Event& event) {
    if (!event.what) return damaged();
    const What what = *event.what;
    if (!offers_.find(what)) offers_.make(what, event.by);  // nobody else is there to be asked
    const int by = offers_.find(what)->by;
    offers_.accept(what, event.by);
    if (!offers_.is_agreed(what, seating_.persons())) return std::nullopt;
    offers_.end_all();
    switch (what) {
        case What::draw: return match_->end({game::Ending::Kind::drawn, Seat::player(by)});
        case What::undo: void_before_ = sequence_ + 1; return match_->back(Seat::player(by));
        case What::pause: is_paused_ = true; break;
        case What::resume: is_paused_ = false; break;
        case What::rematch: rematch_ = event.rematch; break;
    }
    return std::nullopt;
}

std::optional<Reason> Table::next(const Event& event) {
    if (auto reason = match_->next()) return reason;
    has_begun_ = false;
    offers_.end_all();
    clocks_.reset();
    watch_.reset();
    due_.reset();
    seating_.nobody_ready();
    seating_.ready(event.by);
    full_since_ = event.at;
    void_before_ = sequence_ + 1;
    return std::nullopt;
}

void Table::keep_time(const Event& event) {
    const bool plays = phase() == Phase::playing;
    const bool moved = event.kind == Event::Kind::moved && event.by >= 0;
    // Where all play at once a move counts as made before it came: that sets no sand back.
    const bool tells_time = event.ms && !(moved && game().all_at_once());
    if (tells_time || plays != watch_.since().has_value())
        watch_.set(event.ms.value_or(watch_.ms()), event.at, plays);
    clocks_.run(acting(), event.at, moved ? std::optional(event.by) : std::nullopt);
}

/// What the record tells about its draws; the key only once its game is over.
void Table::prove_draws() {
    game::FairTags fair{keys().commitment(), seating_.nonces(), {}};
    const std::size_t over = match_->games() - (match_->over() ? 0 : 1);
    if (over > 0) fair.shown = {over - 1, keys().key(over - 1)};
    game::write_fair(fair, match_->tags);
}

void Table::remember(const Event& event) {
    ++sequence_;
    last_at_ = event.at;
    const Stand now{static_cast<std::uint32_t>(match_->games()),
                    static_cast<std::uint32_t>(match_->moves_played())};
    const bool by_table = event.kind == Event::Kind::ended || event.kind == Event::Kind::accepted;
    if (stands_.empty() || stands_.back().games != now.games || stands_.back().steps != now.steps || by_table)
        changed_ = sequence_;
    stands_.push_back(now);
    if (match_->over() && changed_ == sequence_) prove_draws();
    if (!match_->over())
        over_at_.reset();
    else if (!over_at_)
        over_at_ = event.at;
    if (event.id.empty()) return;
    if (done_.size() < kRemembered) done_.emplace_back();
    done_[done_count_++ % kRemembered] = {
        event.by, event.by == Event::kSpectator ? event.name : std::string(), event.id, sequence_};
}

std::size_t Table::steps_known(std::int64_t sequence) const {
    if (sequence < 0 || sequence > sequence_) return 0;
    std::uint32_t least = stands_.back().steps;
    for (auto at = static_cast<std::size_t>(sequence); at < stands_.size(); ++at) {
        if (stands_[at].games != stands_.back().games) return 0;
        least = std::min(least, stands_[at].steps);
    }
    return least;
}

std::optional<std::int64_t> Table::done(int by, std::string_view name, std::string_view id) const {
    for (const DoneId& done : done_)
        if (done.by == by && done.id == id && (by != Event::kSpectator || done.name == name))
            return done.sequence;
    return std::nullopt;
}

bool Table::would_agree(const Event& accepting) const {
    Offers offers = offers_;
    if (!offers.find(*accepting.what)) offers.make(*accepting.what, accepting.by);
    offers.accept(*accepting.what, accepting.by);
    return offers.is_agreed(*accepting.what, seating_.persons());
}

bool Table::done_by(int seat) const {
    return !done_.empty() && last_done().sequence == sequence_ && last_done().by == seat;
}

}  // namespace server::tables
