#include "cli/rush/stopwatch.h"

#include <cassert>

#include "core/text.h"
#include "game/erased.h"

namespace cli {

using games::penta_rush::PentaRush;
using games::penta_rush::TimedMove;

games::penta_rush::View penta_rush_view(const game::AnyState& state, game::Viewer viewer) {
    const auto seen = state.view(viewer);
    assert(seen->as<PentaRush>());
    return *seen->as<PentaRush>();
}

games::penta_rush::State penta_rush_state(const game::AnyState& state) {
    const auto seen = penta_rush_view(state, game::Viewer::keeper());
    games::penta_rush::State own;
    static_cast<games::penta_rush::Table&>(own) = seen.table;
    own.pads = std::get<games::penta_rush::View::AllPads>(seen.pads);
    return own;
}

std::optional<game::Reason> Stopwatch::play(game::AnyMove move, game::Events* events) {
    if (auto reason = state_->why_illegal(seat_, move)) return reason;
    state_->apply(seat_, move, events);
    moves_.push_back({game::restore<PentaRush>(move), elapsed_});
    const auto table = penta_rush_view(*state_, game::Viewer::of(seat_)).table;
    is_over_ = table.flipped_by == seat_.index() || is_done(table, seat_.index());
    return std::nullopt;
}

std::string Stopwatch::to_text() const {
    std::string text;
    for (const TimedMove& timed : moves_)
        text += std::to_string(timed.milliseconds) + " " +
                state_->write_move(seat_, game::erase<PentaRush>(timed.move), game::Viewer::keeper()) + ", ";
    return text + std::to_string(elapsed_);
}

bool Stopwatch::read(std::string_view text) {
    Stopwatch fresh(*state_, seat_);
    for (const std::string_view part : core::split(text, ',')) {
        const std::string_view entry = core::trim(part);
        const std::size_t blank = entry.find(' ');
        const auto time = core::read_number(entry.substr(0, blank), fresh.elapsed_);
        if (!time) return false;
        fresh.run_to(*time);
        if (blank == std::string_view::npos) continue;
        const auto move = fresh.state_->read_move(entry.substr(blank + 1));
        if (!move || fresh.play(*move, nullptr)) return false;
    }
    *this = std::move(fresh);
    return true;
}

std::vector<TimedMove> bot_round(PacedBot bot, const game::AnyState& thrown) {
    Stopwatch watch(thrown, bot.seat());
    while (!watch.is_over()) {
        bot.look(watch.state());
        while (!bot.think()) {
        }
        const auto intent = bot.intent();
        if (!intent) break;
        watch.run_to(watch.elapsed() + intent->after_ms);
        if (watch.play(intent->move, nullptr)) break;
    }
    return watch.moves();
}

}  // namespace cli
