#include "games/riomino/tests/table.h"

#include <gtest/gtest.h>

#include "core/text.h"
#include "games/riomino/notation.h"

namespace games::riomino {

void PrintTo(const State& state, std::ostream* out) { *out << game::to_text(Riomino::write_position(state)); }

std::string position_fault(std::string_view position) { return games::position_fault<Riomino>(position); }

Table::Table(std::string_view variant, game::OptionList options) {
    const auto read = Riomino::read_options(
        {.variant = std::string(variant), .players = 2, .options = std::move(options), .position = {}});
    EXPECT_TRUE(read) << read.error().code;
    if (read) state = Riomino::initial(*read);
}

Table Table::of(std::string_view position) {
    Table table;
    EXPECT_EQ(position_fault(position), "");
    const auto state = Riomino::read_position(*game::read_tree(position));
    if (state) table.state = *state;
    return table;
}

Table& Table::play(std::string_view moves) {
    for (const std::string_view part : core::split(moves, ';')) {
        const std::string_view text = core::trim(part);
        EXPECT_EQ(refusal(text), "") << text << " in " << this->text();
        const auto move = Riomino::read_move(state, text);
        if (!move || !refusal(text).empty()) return *this;
        events_.clear();
        Riomino::apply(state, turn(), *move, &events_);
    }
    return *this;
}

Table& Table::deal(std::string_view first, std::string_view second, std::string_view start) {
    for (const std::string_view face : core::words(first)) play("throw 0 " + std::string(face));
    for (const std::string_view face : core::words(second)) play("throw 1 " + std::string(face));
    return play("start " + std::string(start));
}

std::string Table::refusal(std::string_view move) const { return refusal(turn(), move); }

std::string Table::refusal(game::Seat seat, std::string_view move) const {
    const auto read = Riomino::read_move(state, move);
    if (!read) return to_line(read.error());
    const auto reason = Riomino::why_illegal(state, seat, *read);
    return reason ? to_line(*reason) : "";
}

std::string Table::moves() const {
    std::vector<std::string> texts;
    Moves moves;
    Riomino::legal_moves(state, turn(), moves);
    for (const Move move : moves)
        texts.push_back(Riomino::write_move(state, turn(), move, game::Viewer::keeper()));
    return core::join(texts, " ");
}

std::string Table::moves_on(std::string_view square) const {
    std::vector<std::string> patterns;
    Moves moves;
    Riomino::legal_moves(state, turn(), moves);
    for (const Move move : moves)
        if (write_square(move.square()) == square) patterns.push_back(write_pattern(move.pattern()));
    return core::join(patterns, " ");
}

std::string Table::events() const {
    std::vector<std::string> lines;
    for (const game::Event& event : events_) lines.push_back(to_line(event));
    return core::join(lines, "\n");
}

std::string Table::result() const {
    const auto outcome = Riomino::outcome(state);
    if (!outcome) return {};
    return game::to_text(*outcome->winners.begin()) + " " + std::string(outcome->code) + " " +
           std::string(outcome->rule);
}

std::string Table::dead() const {
    std::vector<std::string> squares;
    for (const Square square : dead_squares(state)) squares.push_back(write_square(square));
    return core::join(squares, " ");
}

}  // namespace games::riomino
