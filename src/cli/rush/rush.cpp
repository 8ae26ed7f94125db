#include "cli/rush/rush.h"

#include <algorithm>

#include "core/text.h"
#include "game/erased.h"

namespace cli {

using game::Reason;
using game::Seat;
using games::penta_rush::Move;
using games::penta_rush::PentaRush;
using games::penta_rush::Phase;
using games::penta_rush::Table;

namespace {

constexpr std::string_view kClockTag = "clock";

std::string watch_tag(Seat seat) { return "round-" + game::to_text(seat); }

std::string_view tag_of(const game::Match& match, std::string_view key) {
    for (const auto& [name, value] : match.tags)
        if (name == key) return value;
    return {};
}

bool was_judged(const game::Events& events) {
    return std::any_of(events.begin(), events.end(),
                       [](const game::Event& event) { return event.code == "penta-rush.round-score"; });
}

/// Without what already belongs to the next round.
game::Events up_to_throw(const game::Events& events) {
    const auto thrown = std::find_if(events.begin(), events.end(), [](const game::Event& event) {
        return event.code == "penta-rush.thrown";
    });
    return {events.begin(), thrown};
}

/// The watch of the person at the keyboard; nullptr when all have stopped.
auto* first_running(auto& watches) {
    const auto own =
        std::find_if(watches.begin(), watches.end(), [](const Stopwatch& one) { return !one.is_over(); });
    return own == watches.end() ? nullptr : &*own;
}

}  // namespace

// ---------------------------------------------------------------- sitting down and leaving

Rush::Rush(Sitting& sitting, std::uint64_t nodes, Now now)
    : sitting_(sitting), nodes_(nodes), now_(std::move(now)) {
    sit_down();
}

Rush::~Rush() {
    if (Stopwatch* own = watch()) {
        if (runs()) own->run_to(time());
        if (own->elapsed() == 0) return;
        keep_watch();
    } else if (time() > times_.last && stage() == Stage::search) {
        sitting_.keep(std::string(kClockTag), std::to_string(time()));
        sitting_.save();
    }
}

void Rush::sit_down() {
    people_.clear();
    bots_.clear();
    verdict_.reset();
    news_.clear();
    for (int index = 0; index < sitting_.match().setup().players; ++index) {
        const Seat seat = Seat::player(index);
        if (sitting_.is_bot(seat))
            bots_.emplace_back(sitting_.match().game(), seat, sitting_.level_of(seat),
                               sitting_.drawn_at(static_cast<std::uint64_t>(index)), nodes_);
        else
            people_.push_back(seat);
    }
    is_ready_ = people_.empty() || !has_timer(table());  // PR-36: alone there is nothing to be late for
    read_times();
    const auto kept = core::read_number(tag_of(sitting_.match(), kClockTag), times_.last);
    sitting_.keep(std::string(kClockTag), "");
    if (is_hot_seat()) close_round_in_progress();
    open_watches();
    set_clock(kept.value_or(times_.last));
    if (!watches_.empty() && !watch()) merge_round();  // left between the last stop and the merge
}

void Rush::read_times() {
    times_ = {};
    const game::Record record = sitting_.match().record(game::Viewer::keeper());
    for (const game::RecordedMove& move : record.games.back().moves) {
        times_.last = std::max(times_.last, move.milliseconds.value_or(0));
        if (move.seat == Seat::chance()) {
            times_.thrown = times_.last;
            times_.flip.reset();
            times_.acted.fill(times_.last);
        } else if (move.seat.is_player()) {
            times_.acted[static_cast<std::size_t>(move.seat.index())] = times_.last;
            if (move.text == "flip") times_.flip = times_.last;
        }
    }
}

/// A round that was begun in real time cannot be played alone by people who joined in its middle:
/// it ends as it stands.
void Rush::close_round_in_progress() {
    const auto state = penta_rush_state(sitting_.match().state());
    const bool untouched =
        state.done == 0 && state.flipped_by < 0 &&
        std::all_of(state.pads.begin(), state.pads.end(), [](const auto& pad) { return pad.changes == 0; });
    if (state.phase != Phase::search || untouched) return;
    std::vector<game::TimedMove> moves;
    for (int seat = 0; seat < state.seats; ++seat)
        if (!is_done(state, seat) && state.flipped_by != seat)
            moves.push_back({Seat::player(seat), game::erase<PentaRush>(Move::done()), times_.last});
    (void)play_all(moves);
}

std::optional<Reason> Rush::begin_anew() {
    for (const Seat seat : people_) sitting_.keep(watch_tag(seat), "");
    if (auto reason = sitting_.begin_anew()) return reason;
    sit_down();
    return std::nullopt;
}

// ---------------------------------------------------------------- what is

Table Rush::table() const {
    return penta_rush_view(sitting_.match().state(), game::Viewer::spectator()).table;
}

Rush::Stage Rush::stage() const {
    if (verdict_) return Stage::verdict;
    if (sitting_.match().over()) return Stage::over;
    if (table().phase == Phase::strike) return Stage::strike;
    return is_ready_ ? Stage::search : Stage::waiting;
}

std::optional<Seat> Rush::person() const {
    if (people_.empty()) return std::nullopt;
    if (const Stopwatch* own = watch()) return own->seat();
    const auto owes = std::find_if(people_.begin(), people_.end(),
                                   [&](Seat seat) { return owes_strike(table(), seat.index()); });
    return owes != people_.end() ? *owes : people_.front();
}

games::penta_rush::View Rush::view() const {
    const auto seat = person();
    const game::Viewer viewer = seat ? game::Viewer::of(*seat) : game::Viewer::spectator();
    return penta_rush_view(watch() ? watch()->state() : sitting_.match().state(), viewer);
}

bool Rush::is_wanted() const {
    const auto seat = person();
    if (!seat || !runs()) return false;
    const Table open = view().table;
    if (open.phase == Phase::strike) return owes_strike(open, seat->index());
    return open.flipped_by != seat->index() && !is_done(open, seat->index());
}

std::optional<std::string> Rush::advice() const {
    const auto seat = person();
    if (!seat || !runs()) return std::nullopt;
    const game::AnyState& state = watch() ? watch()->state() : sitting_.match().state();
    PacedBot adviser(sitting_.match().game(), *seat, bots::kTopLevel,
                     sitting_.drawn_at(sitting_.match().moves_played()), nodes_);
    adviser.look(state);
    while (!adviser.think()) {
    }
    const auto intent = adviser.intent();
    if (!intent) return std::nullopt;
    return state.write_move(*seat, intent->move, game::Viewer::of(*seat));
}

std::int64_t Rush::elapsed() const {
    return watch() ? time() : std::max<std::int64_t>(0, time() - times_.thrown);
}

std::optional<std::int64_t> Rush::sand_left() const {
    if (watch() || !times_.flip || stage() != Stage::search) return std::nullopt;
    return std::max<std::int64_t>(0, *clock_due() - time());
}

std::optional<std::int64_t> Rush::cap_left() const {
    if (watch()) return std::max<std::int64_t>(0, watch_limit() - time());
    if (times_.flip || stage() != Stage::search || !clock_due()) return std::nullopt;
    return std::max<std::int64_t>(0, *clock_due() - time());
}

// ---------------------------------------------------------------- the clock

void Rush::set_clock(std::int64_t time) {
    base_ = time;
    since_ = stage() == Stage::search || stage() == Stage::strike ? now_() : -1;
}

/// PR-19, PR-20: when the sand, or the cap of a round that nobody flips, ends the search.
std::optional<std::int64_t> Rush::clock_due() const {
    if (!sitting_.match().state().actors().has(Seat::clock())) return std::nullopt;
    const Table now = table();
    return times_.flip ? *times_.flip + now.sand_seconds * std::int64_t{1000}
                       : times_.thrown + now.cap_seconds * std::int64_t{1000};
}

/// The next move that is made without a person: a bot's, or the clock's.
std::optional<game::TimedMove> Rush::next_due() {
    std::optional<game::TimedMove> next;
    const auto consider = [&](Seat seat, game::AnyMove move, std::int64_t time) {
        time = std::max(time, times_.last);
        if (!next || time < next->milliseconds) next = game::TimedMove{seat, move, time};
    };
    is_thinking_ = false;
    if (const auto due = clock_due())
        consider(Seat::clock(), game::erase<PentaRush>(times_.flip ? Move::time() : Move::cap()), *due);
    for (PacedBot& bot : bots_) {
        bot.look(sitting_.match().state());
        if (!bot.think()) is_thinking_ = true;
        if (const auto intent = bot.intent())
            consider(bot.seat(), intent->move,
                     times_.acted[static_cast<std::size_t>(bot.seat().index())] + intent->after_ms);
    }
    return next;
}

bool Rush::tick() {
    if (!runs()) return false;
    if (Stopwatch* own = watch()) {
        if (time() < watch_limit()) return false;
        own->run_to(watch_limit());
        own->stop();
        hand_over();
        return true;
    }
    bool changed = false;
    for (auto due = next_due(); due && due->milliseconds <= time(); due = next_due()) {
        const bool refused = play_all({*due}).has_value();
        changed = true;
        if (refused || !runs()) break;
    }
    return changed;
}

bool Rush::leap() {
    if (!runs() || watch()) return false;
    for (PacedBot& bot : bots_) {
        bot.look(sitting_.match().state());
        while (!bot.think()) {
        }
    }
    const auto due = next_due();
    if (!due) return false;
    set_clock(std::max(time(), due->milliseconds));
    return tick();
}

// ---------------------------------------------------------------- what people do

void Rush::begin() {
    is_ready_ = true;
    set_clock(watch() ? watch()->elapsed() : base_);
}

void Rush::go_on() {
    verdict_.reset();
    is_ready_ = !is_hot_seat();
    open_watches();
    set_clock(times_.last);
}

std::optional<Reason> Rush::play(std::string_view text) {
    (void)tick();
    if (stage() == Stage::over) return Reason("game-over", "");
    const auto seat = person();
    if (!seat || !runs()) return Reason("cli.rush.not-now", "");
    const auto move = sitting_.match().state().read_move(text);
    if (!move) return move.error();
    Stopwatch* own = watch();
    if (!own) return play_all({{*seat, *move, std::max(time(), times_.last)}});
    own->run_to(time());
    game::Events events;
    if (auto reason = own->play(*move, &events)) return reason;
    news_.insert(news_.end(), events.begin(), events.end());
    keep_watch();
    if (own->is_over()) hand_over();
    return std::nullopt;
}

std::optional<Reason> Rush::play_all(const std::vector<game::TimedMove>& moves) {
    const Table before = table();
    const std::int64_t now = time();
    auto refusal = sitting_.play(moves);
    read_times();
    if (refusal) return refusal;
    const game::Events& events = sitting_.match().events();
    const bool judged = was_judged(events);
    if (judged)
        verdict_ = Verdict{before, up_to_throw(events)};
    else
        news_.insert(news_.end(), events.begin(), events.end());
    const bool struck_all = before.phase == Phase::strike && table().phase != Phase::strike;
    if (judged || struck_all) {  // the next round begins when somebody is ready for it
        is_ready_ = people_.empty() || !has_timer(before);
        open_watches();
        set_clock(times_.last);
    } else {
        set_clock(now);
    }
    return std::nullopt;
}

// ---------------------------------------------------------------- several people (PR-21)

void Rush::open_watches() {
    watches_.clear();
    if (!is_hot_seat() || verdict_ || table().phase != Phase::search) return;
    for (const Seat seat : people_) {
        watches_.emplace_back(sitting_.match().state(), seat);
        const std::string_view kept = tag_of(sitting_.match(), watch_tag(seat));
        if (!kept.empty()) (void)watches_.back().read(kept);
        if (watches_.back().elapsed() >= watch_limit()) watches_.back().stop();
    }
}

const Stopwatch* Rush::watch() const { return first_running(watches_); }
Stopwatch* Rush::watch() { return first_running(watches_); }

std::int64_t Rush::watch_limit() const {
    const int cap = table().cap_seconds;
    return cap > 0 ? cap * std::int64_t{1000} : kStopwatchMs;
}

void Rush::keep_watch() {
    for (const Stopwatch& one : watches_)
        if (one.elapsed() > 0 || one.is_over()) sitting_.keep(watch_tag(one.seat()), one.to_text());
    sitting_.save();
}

/// To the next person; after the last one the rounds are merged.
void Rush::hand_over() {
    keep_watch();
    is_ready_ = false;
    news_.clear();
    if (!watch()) return merge_round();
    set_clock(watch()->elapsed());
}

void Rush::merge_round() {
    const game::AnyState& thrown = sitting_.match().state();
    std::vector<std::vector<games::penta_rush::TimedMove>> lists(table().seats);
    for (const Stopwatch& one : watches_) lists[static_cast<std::size_t>(one.seat().index())] = one.moves();
    for (const PacedBot& bot : bots_) {
        const auto seat = static_cast<std::size_t>(bot.seat().index());
        lists[seat] = bot_round({sitting_.match().game(), bot.seat(), sitting_.level_of(bot.seat()),
                                 sitting_.drawn_at(seat), nodes_},
                                thrown);
    }
    core::Rng lot(sitting_.drawn_at(sitting_.match().moves_played()));
    std::vector<game::TimedMove> moves;
    for (const auto& merged : merge(penta_rush_state(thrown), lists, lot))
        moves.push_back(
            {merged.seat, game::erase<PentaRush>(merged.move), times_.thrown + merged.milliseconds});
    watches_.clear();
    for (const Seat seat : people_) sitting_.keep(watch_tag(seat), "");
    (void)play_all(moves);
}

}  // namespace cli
