// What time does at a live table.

#include <algorithm>

#include "bots/levels.h"
#include "server/tables/live_table.h"

namespace server::tables {

using game::Reason;
using game::Seat;

namespace {

/// No line's delay counts for more.
constexpr std::int64_t kMostDelayMs = 500;
/// Who does not get ready in time can be replaced.
constexpr std::int64_t kReadyMs = 120'000, kReadyDaysMs = 24 * 3'600'000;
/// Where all play at once a round begins so long after the last verdict, ready or not.
constexpr std::int64_t kRoundMs = 30'000;
/// An alarm is not set for later than this: the store wakes tables up that sleep longer.
constexpr std::int64_t kLongestAlarmMs = 600'000;

bool stops_clocks(Event::Kind kind) {
    return kind == Event::Kind::moved || kind == Event::Kind::ended || kind == Event::Kind::accepted ||
           kind == Event::Kind::stood_in;
}

}  // namespace

std::int64_t Surroundings::served(Moment from, Moment to) const {
    std::int64_t ms = std::max<std::int64_t>(to - from, 0);
    // Without a beat for so long nobody serves: the next one will tell it as an absence.
    if (to - beaten_at > store::kLongestBeatMs)
        ms -= std::max<std::int64_t>(to - std::max(from, beaten_at), 0);
    for (auto absence = absences.rbegin(); absence != absences.rend() && absence->to > from; ++absence)
        ms -= std::max<std::int64_t>(std::min(to, absence->to) - std::max(from, absence->from), 0);
    return std::max<std::int64_t>(ms, 0);
}

/// Since it was told, or where nobody knows when that was, since it happened.
std::int64_t LiveTable::used(int seat, Moment now) const {
    const auto since = table_->clocks().since(seat);
    if (!since) return 0;
    return around_.served(std::max(*since, told_at_[static_cast<std::size_t>(seat)]), now);
}

std::int64_t LiveTable::game_ms(Moment now) const {
    const Watch& watch = table_->watch();
    return watch.ms() + (watch.since() ? around_.served(*watch.since(), now) : 0);
}

Around LiveTable::around() const {
    Around around;
    around.now = around_.loop.now();
    around.due = due();
    const Seating& seating = table_->seating();
    for (int seat = 0; seating.has(seat); ++seat) {
        Presence presence;
        presence.is_here = std::any_of(readers_.begin(), readers_.end(),
                                       [&](const Reader& reader) { return reader.who.seat == seat; });
        const bool is_person = seating.at(seat).is_taken && !seating.is_bot(seat);
        if (!presence.is_here && is_person) presence.away_since = away_since_[static_cast<std::size_t>(seat)];
        around.presence.push_back(presence);
        around.left.push_back(table_->clocks().left(seat) - used(seat, around.now));
    }
    return around;
}

std::int64_t LiveTable::allowance(const Mail& mail) const {
    const std::int64_t delay = std::clamp<std::int64_t>(mail.delay, 0, kMostDelayMs);
    const auto early = mail.message.body.find("early");
    const std::int64_t held =
        early == mail.message.body.end() ? 0 : wire::whole_number_of(*early).value_or(0);
    return std::min(delay + std::min(held, delay), kMostDelayMs);
}

bool LiveTable::is_after_clock(const Mail& mail) const {
    const auto due = table_->due_ms();
    return due && game_ms(mail.arrived) - allowance(mail) >= *due;
}

bool LiveTable::is_out_of_time(int seat, Moment now, std::int64_t delay) const {
    const Clocks& clocks = table_->clocks();
    return clocks.are_kept() && clocks.since(seat) && used(seat, now) - delay >= clocks.left(seat);
}

/// Of two sides the other one wins; among more play goes on, with a bot in his place.
Event LiveTable::time_is_up(int seat) const {
    Event event;
    event.by = Event::kClock;
    event.seat = seat;
    if (table_->sides() > 2) {
        event.kind = Event::Kind::stood_in;
        event.level = bots::kUsualLevel;
    } else {
        event.kind = Event::Kind::ended;
        event.ending = game::Ending::Kind::out_of_time;
    }
    return event;
}

std::optional<Moment> LiveTable::due() const {
    const Moment now = around_.loop.now();
    const auto at_ms = [&](std::int64_t ms) { return now + ms - game_ms(now); };
    if (const auto waits = table_->waits_since()) {
        const bool is_slow = table_->terms().clock.kind == ClockTerms::Kind::days;
        const std::size_t lazy = table_->seating().not_ready().size();
        if (lazy == 0 || lazy == static_cast<std::size_t>(table_->seating().persons().size()))
            return std::nullopt;
        return *waits + (is_slow ? kReadyDaysMs : kReadyMs);
    }
    if (table_->chance_waits()) return at_ms(table_->last_ms() + kRoundMs);
    if (const auto due = table_->due_ms()) {
        std::int64_t slowest = 0;
        for (const Reader& reader : readers_)
            if (reader.who.seat) slowest = std::max(slowest, reader.guest->delay_ms());
        return at_ms(*due) + std::min(2 * slowest, kMostDelayMs);
    }
    std::optional<Moment> first;
    for (const Seat seat : table_->clocks().running()) {
        const Moment end = now + table_->clocks().left(seat.index()) - used(seat.index(), now) + kMostDelayMs;
        if (!first || end < *first) first = end;
    }
    return first;
}

std::optional<Event> LiveTable::due_event(Moment now) const {
    Event event;
    event.by = Event::kClock;
    if (table_->waits_since()) {
        event.kind = Event::Kind::dismissed;
        event.seats = table_->seating().not_ready();
        return event;
    }
    if (table_->chance_waits()) {
        event.kind = Event::Kind::thrown;
        return event;
    }
    if (table_->due_ms()) {
        event.kind = Event::Kind::moved;
        event.move = table_->match().state().write_move(Seat::clock(), table_->match().state().due()->move,
                                                        game::Viewer::keeper());
        return event;
    }
    for (const Seat seat : table_->clocks().running())
        if (is_out_of_time(seat.index(), now, kMostDelayMs)) return time_is_up(seat.index());
    return std::nullopt;
}

bool LiveTable::act_in_time() {
    const Moment now = around_.loop.now();
    const auto when = due();
    if (!when || *when > now || now < acts_from_) return false;
    auto event = due_event(now);
    if (!event) return false;
    happen(std::move(*event), std::nullopt);
    return true;
}

void LiveTable::measure(Event& event, Moment now, std::int64_t delay) const {
    const bool is_move = event.kind == Event::Kind::moved && event.by >= 0;
    if (stops_clocks(event.kind))
        for (const Seat seat : table_->clocks().running()) {
            const std::int64_t allowed = is_move && seat.index() == event.by ? delay : 0;
            event.spent.emplace_back(seat.index(),
                                     std::max<std::int64_t>(used(seat.index(), now) - allowed, 0));
        }
    if (!table_->has_begun()) {
        if (event.kind == Event::Kind::ready || event.kind == Event::Kind::stood_in) event.ms = 0;
        return;
    }
    if (!stops_clocks(event.kind) && event.kind != Event::Kind::ready && event.kind != Event::Kind::thrown)
        return;
    std::int64_t ms = game_ms(now);
    if (is_move && table_->game().all_at_once()) ms -= delay;
    if (event.kind == Event::Kind::moved && event.by == Event::kClock) ms = table_->due_ms().value_or(ms);
    event.ms = std::max(ms, table_->last_ms());
}

void LiveTable::set_alarm() {
    const auto when = doing_ == Doing::nothing ? due() : std::nullopt;
    ++alarm_;
    if (!when) return;
    const std::int64_t wait =
        std::clamp<std::int64_t>(std::max(*when, acts_from_) - around_.loop.now(), 1, kLongestAlarmMs);
    around_.loop.later(wait, [self = weak_from_this(), alarm = alarm_] {
        const auto table = self.lock();
        if (table && table->alarm_ == alarm) table->wake();
    });
}

void LiveTable::wake() {
    if (doing_ == Doing::lost) return load();
    if (doing_ != Doing::nothing) return;
    work();
    if (doing_ == Doing::nothing) set_alarm();
}

}  // namespace server::tables
