#include "games/rivero/tests/play.h"

#include <gtest/gtest.h>

#include "core/text.h"

namespace games::rivero {

void PrintTo(const State& state, std::ostream* out) {
    *out << game::to_text(Rivero::write_position(Rivero::view(state, kKeeper)));
}

std::string whole(std::string_view position) {
    std::string text = "{game rivero " + std::string(position);
    if (position.find("spring {") == std::string_view::npos)
        text += " spring {1b [C1] 2b [C1] 3b [C2] 4b [C2]}";
    return text + "}";
}

std::string position_fault(std::string_view position) {
    return games::position_fault<Rivero>(whole(position));
}

std::string all_but(std::string_view cards) {
    RiverCards left = RiverCards::box();
    for (const std::string_view word : core::words(cards)) left.remove(*game::read_river_card(word));
    std::vector<std::string> texts;
    left.for_each([&](RiverCard card) { texts.push_back(game::to_text(card)); });
    return "[" + core::join(texts, " ") + "]";
}

Play::Play(std::string_view variant, game::OptionList options) {
    const auto read = Rivero::read_options(
        {.variant = std::string(variant), .players = 2, .options = std::move(options), .position = {}});
    EXPECT_TRUE(read) << read.error().code;
    if (read) state = Rivero::initial(*read);
}

Play Play::of(std::string_view position) {
    Play table;
    EXPECT_EQ(position_fault(position), "") << position;
    if (const auto state = Rivero::read_position(*game::read_tree(whole(position)))) table.state = *state;
    return table;
}

Play& Play::play(std::string_view moves) {
    for (const std::string_view part : core::split(moves, ';')) {
        const std::string_view text = core::trim(part);
        EXPECT_FALSE(Rivero::actors(state).empty()) << text << " in " << this->text();
        if (Rivero::actors(state).empty()) return *this;
        EXPECT_EQ(refusal(text), "") << text << " in " << this->text();
        const auto move = Rivero::read_move(state, text);
        if (!move || !refusal(text).empty()) return *this;
        events_.clear();
        Rivero::apply(state, turn(), *move, &events_);
    }
    EXPECT_TRUE(Rivero::is_consistent(state)) << text();
    return *this;
}

std::string Play::refusal(std::string_view move) const { return refusal(turn(), move); }

std::string Play::refusal(game::Seat seat, std::string_view move) const {
    const auto read = Rivero::read_move(state, move);
    if (!read) return to_line(read.error());
    const auto reason = Rivero::why_illegal(state, seat, *read);
    Moves moves;
    Rivero::legal_moves(state, seat, moves);
    EXPECT_EQ(std::find(moves.begin(), moves.end(), *read) == moves.end(), reason.has_value())
        << move << " in " << text();
    return reason ? to_line(*reason) : "";
}

std::string Play::moves(std::string_view beginning) const {
    std::vector<std::string> texts;
    Moves moves;
    Rivero::legal_moves(state, turn(), moves);
    for (const Move move : moves) {
        const std::string text = Rivero::write_move(state, turn(), move, kKeeper);
        if (text.starts_with(beginning)) texts.push_back(text);
    }
    return core::join(texts, ", ");
}

std::string Play::events_seen_by(game::Viewer viewer) const {
    std::vector<std::string> lines;
    for (const game::Event& event : events_)
        if (viewer.may_see(event.audience)) lines.push_back(to_line(event));
    return core::join(lines, "\n");
}

std::string Play::events() const { return events_seen_by(kSpectator); }
std::string Play::events_for(int seat) const { return events_seen_by(eyes_of(seat)); }

std::string Play::result() const {
    const auto outcome = Rivero::outcome(state);
    if (!outcome) return "";
    const std::string winner = outcome->winners.empty() ? "-" : game::to_text(*outcome->winners.begin());
    return winner + " " + std::string(outcome->code) + " " + std::string(outcome->rule);
}

std::string Play::get(std::string_view key) const { return get(key, kKeeper); }

std::string Play::get(std::string_view key, game::Viewer viewer) const {
    const game::Tree tree = Rivero::write_position(Rivero::view(state, viewer));
    const game::Tree* found = tree.get(key);
    return found ? game::to_text(*found) : "";
}

std::string Play::text() const { return game::to_text(Rivero::write_position(Rivero::view(state, kKeeper))); }

}  // namespace games::rivero
