// The bots of a live table.

#include <algorithm>

#include "core/hash.h"
#include "server/tables/live_table.h"

namespace server::tables {

using game::Seat;

namespace {

/// No bot moves sooner after the move before: people want to see it.
constexpr std::int64_t kPaceMs = 450;
/// Before a bot is asked again for which there was no place.
constexpr std::int64_t kAgainMs = 1000;

}  // namespace

void LiveTable::ask_bots() {
    minds_.resize(table_->seating().places().size());
    for (int seat = 0; table_->seating().has(seat); ++seat) ask_bot(seat);
}

void LiveTable::ask_bot(int index) {
    const Seat seat = Seat::player(index);
    BotMind& mind = minds_[static_cast<std::size_t>(index)];
    const game::Match& match = table_->match();
    const bool may_act = table_->phase() == Phase::playing && table_->seating().is_bot(index) &&
                         match.state().actors().has(seat);
    if (!may_act) {
        if (mind.wanted) *mind.wanted = false;
        mind = {{}, {}, -1, mind.turn + 1, {}, false};
        return;
    }
    auto view = match.state().view(game::Viewer::of(seat));
    const bool is_same = mind.seen && mind.seen->equals(*view);
    const bool is_asked = table_->game().all_at_once() ? is_same : mind.asked_at == table_->void_before();
    if (is_asked) return;
    if (mind.wanted) *mind.wanted = false;
    auto wanted = std::make_shared<std::atomic<bool>>(true);
    mind = {wanted, match.state().view(game::Viewer::of(seat)), table_->void_before(), mind.turn + 1, {},
            false};
    // At games that all play at once a bot keeps one seed, so that what it overlooked stays overlooked.
    core::Hash seed = core::Hash()
                          .add(core::bytes_of(table_->made().secret))
                          .add(match.games())
                          .add(static_cast<std::uint64_t>(index));
    if (!table_->game().all_at_once()) seed.add(match.moves_played());
    Task task{&table_->game(), std::move(view), seat, table_->seating().at(index).level,
              seed.value(),    wanted};
    const bool waits = around_.thinkers.think(
        std::move(task), [self = weak_from_this(), index, turn = mind.turn](const auto& thought) {
            if (const auto table = self.lock()) table->bot_thought(index, turn, thought);
        });
    if (waits) return;
    mind.asked_at = -1;
    mind.seen.reset();
    around_.loop.later(kAgainMs, [self = weak_from_this()] {
        const auto table = self.lock();
        if (table && table->doing_ == Doing::nothing) table->ask_bots();
    });
}

void LiveTable::bot_thought(int seat, std::uint64_t turn, const std::optional<bots::Thought>& thought) {
    BotMind& mind = minds_[static_cast<std::size_t>(seat)];
    if (!table_ || mind.turn != turn || !thought) return;
    mind.thought = thought;
    const Moment now = around_.loop.now();
    std::int64_t wait = table_->last_at() + kPaceMs - now;
    if (table_->game().all_at_once())
        wait = table_->acted_ms(seat) + thought->act_after_ms.value_or(0) - game_ms(now);
    around_.loop.later(std::max<std::int64_t>(wait, 0), [self = weak_from_this(), seat, turn] {
        const auto table = self.lock();
        if (!table || !table->table_ || table->minds_[static_cast<std::size_t>(seat)].turn != turn) return;
        table->minds_[static_cast<std::size_t>(seat)].is_due = true;
        table->work();
    });
}

bool LiveTable::bot_moves() {
    for (std::size_t seat = 0; seat < minds_.size(); ++seat) {
        BotMind& mind = minds_[seat];
        if (!mind.is_due) continue;
        mind.is_due = false;
        const Seat who = Seat::player(static_cast<int>(seat));
        const game::AnyState& now = table_->match().state();
        if (table_->phase() != Phase::playing || !now.actors().has(who) ||
            now.why_illegal(who, mind.thought->move))
            continue;
        Event event;
        event.kind = Event::Kind::moved;
        event.by = static_cast<int>(seat);
        event.move = now.write_move(who, mind.thought->move, game::Viewer::keeper());
        happen(std::move(event), std::nullopt);
        return true;
    }
    return false;
}

void LiveTable::stop_bots() {
    for (BotMind& mind : minds_) {
        if (mind.wanted) *mind.wanted = false;
        mind = {{}, {}, -1, mind.turn + 1, {}, false};
    }
}

}  // namespace server::tables
