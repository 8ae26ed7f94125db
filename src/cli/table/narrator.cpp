#include "cli/table/narrator.h"

namespace cli {

using game::Seat;

namespace {

/// The step whose trace is seen: the last one of a player, not what chance did after it.
std::size_t last_made(const Chapter& chapter, std::size_t taken) {
    for (std::size_t i = taken; i-- > 0;)
        if (chapter.steps[i].seat.is_player()) return i;
    return taken - 1;
}

bool is_series(const Chapter& chapter) { return chapter.number > 1 || chapter.standing.target() > 0; }

}  // namespace

Narrator::Narrator(const game::AnyGame& game, const game::VariantInfo& variant, Words words,
                   game::Viewer viewer)
    : game_(&game), variant_(&variant), words_(std::move(words)), viewer_(viewer) {}

std::string Narrator::ending(const Chapter& chapter) const {
    return ending_sentence(*game_, chapter.state_after(chapter.steps.size()), chapter.ending, *variant_,
                           words_);
}

TablePage Narrator::table(const Chapter& chapter, std::size_t taken, const game::Tree& position,
                          bool whole_log, Finish finish) const {
    TablePage table;
    table.look = &look_of(*game_);
    table.scene.position = &position;
    table.scene.finish = finish;
    table.scene.language = words_.language;
    for (const Seat seat : game::SeatSet::players(game::kMaxSeats))
        if (viewer_.is_seat(seat)) table.scene.seat = seat.index();
    if (taken > 0) {
        const Step& last = chapter.steps[last_made(chapter, taken)];
        table.scene.last_move = last.text;
        for (const game::Event& event : last.events)
            if (viewer_.may_see(event.audience)) table.scene.happened.push_back(event);
    }
    table.title = words_.say(std::string(game_->id()) + ".name");
    table.subtitle = words_.say(std::string(game_->id()) + ".variant." + std::string(variant_->name));
    const std::string_view tray = table.look->tray_title();
    table.seats_title = is_series(chapter) ? words_.label("cli.points")
                        : tray.empty()     ? ""
                                           : words_.label(tray);
    table.seats = seats(chapter, taken, position, finish.tones);
    const std::size_t told = whole_log ? chapter.steps.size() : taken;
    for (std::size_t i = 0; i < told; ++i)
        if (table.look->is_told(chapter.steps[i].text))
            tell_step(chapter.steps[i], i + 1, whole_log && i + 1 == taken, finish.tones, table.log);
    const Extent least = least_room(table);
    table.too_small =
        words_.say(game::Notice("cli.too-small", "", {{"width", least.width}, {"height", least.height}}));
    return table;
}

std::vector<SeatLine> Narrator::seats(const Chapter& chapter, std::size_t taken, const game::Tree& position,
                                      bool tones) const {
    const game::AnyState& state = chapter.state_after(taken);
    const Look& look = look_of(*game_);
    const bool ended = chapter.ending && taken == chapter.steps.size();
    const game::PerSeat scores = state.scores();
    const bool in_series = is_series(chapter);
    std::vector<SeatLine> seats;
    for (int seat = 0; seat < static_cast<int>(scores.size()); ++seat) {
        const Seat player = Seat::player(seat);
        SeatLine line{look.mark(position, seat, tones), words_.name(player),
                      !ended && state.actors().has(player), look.tray(position, seat),
                      std::to_string(scores[seat])};
        if (in_series) line.points += " · " + std::to_string(chapter.standing.totals()[seat]);
        seats.push_back(std::move(line));
    }
    return seats;
}

void Narrator::tell_step(const Step& step, std::size_t number, bool is_current, bool tones,
                         std::vector<LogLine>& log) const {
    LogLine move;
    move.kind = LogLine::Kind::move;
    if (step.seat.is_player())
        move.mark = look_of(*game_).mark_of_move(step.position, step.text, step.seat.index(), tones);
    move.number = std::to_string(number);
    move.text = step.shown;
    move.is_current = is_current;
    log.push_back(std::move(move));
    for (std::string& sentence : sentences(step.events, viewer_, words_)) {
        LogLine event;
        event.text = std::move(sentence);
        log.push_back(std::move(event));
    }
}

}  // namespace cli
