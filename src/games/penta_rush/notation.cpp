#include "games/penta_rush/notation.h"

#include <array>
#include <vector>

#include "core/text.h"
#include "games/penta_rush/boards.h"
#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using core::fail;
using game::Reason;

namespace {

Reason unreadable(std::string_view text) {
    return {"penta-rush.unreadable-move", "", {{"text", core::quotable(text)}}};
}

constexpr std::array<std::pair<std::string_view, Move>, 4> kSignals{
    {{"flip", Move::flip()}, {"done", Move::done()}, {"time", Move::time()}, {"cap", Move::cap()}}};

/// `strike F a1 ...`, or `strike F` (PR-28, PR-29).
core::Result<Move, Reason> read_strike(std::span<const std::string_view> words, std::string_view text) {
    const int shape = words.size() > 1 && words[1].size() == 1 ? shape_of_letter(words[1][0]) : -1;
    if (shape < 0) return fail(unreadable(text));
    if (words.size() == 2) return Move::strike_bare(static_cast<Shape>(shape));
    const auto placement = read_placement(words.subspan(2));
    if (!placement) return fail(placement.error());
    const Shape found = placements()[static_cast<std::size_t>(*placement)].shape;
    if (static_cast<int>(found) != shape)
        return fail(Reason("penta-rush.other-shape", "PR-28",
                           {{"shape", std::string(1, letter_of(static_cast<Shape>(shape)))},
                            {"found", std::string(1, letter_of(found))}}));
    return Move::strike(*placement);
}

}  // namespace

std::string write_square(Square square) {
    return static_cast<char>('a' + square % kSide) + std::to_string(square / kSide + 1);
}

std::optional<Square> read_square(std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    const int column = core::to_lower(text[0]) - 'a';
    const auto row = core::read_number(text.substr(1), 1, kSide);
    if (column < 0 || column >= kSide || !row) return std::nullopt;
    return static_cast<Square>((*row - 1) * kSide + column);
}

std::string write_squares(const Placement& placement) {
    std::string text;
    for (const Square square : placement.squares) text += (text.empty() ? "" : " ") + write_square(square);
    return text;
}

core::Result<int, Reason> read_placement(std::span<const std::string_view> squares) {
    core::FixedVector<Square, kPerShape> read;
    for (const std::string_view word : squares) {
        const auto square = read_square(word);
        if (!square)
            return fail(Reason("penta-rush.bad-square", "PR-01", {{"square", core::quotable(word)}}));
        if (!read.full()) read.push_back(*square);
    }
    const int placement =
        squares.size() == kPerShape ? find_placement(std::span<const Square>(read.begin(), read.size())) : -1;
    if (placement < 0) return fail(Reason("penta-rush.no-shape", "PR-07"));
    return placement;
}

std::string write_roll(int roll) {
    std::string text;
    const Counts counts = kAllRolls[static_cast<std::size_t>(roll)].counts;
    for (int symbol = 0; symbol < kSymbols; ++symbol)
        text.append(static_cast<std::size_t>(how_often(counts, symbol)), static_cast<char>('a' + symbol));
    return text;
}

core::Result<int, Reason> read_roll(std::string_view text) {
    Counts counts = 0;
    bool readable = text.size() == kDice;
    for (std::size_t i = 0; readable && i < text.size(); ++i) {
        const int symbol = core::to_lower(text[i]) - 'a';
        readable = symbol >= 0 && symbol < kSymbols;
        if (readable) counts += count_of(static_cast<Symbol>(symbol));
    }
    if (!readable) return fail(Reason("penta-rush.bad-dice", "PR-04", {{"dice", core::quotable(text)}}));
    const int roll = roll_index(counts);
    if (roll < 0) return fail(Reason("penta-rush.throw-again", "PR-05", {{"dice", std::string(text)}}));
    return roll;
}

std::string PentaRush::write_move(const State&, game::Seat seat, Move move, game::Viewer viewer) {
    const bool may_know = viewer.is_keeper() || viewer.is_seat(seat);
    const auto squares = [&] {
        return write_squares(placements()[static_cast<std::size_t>(move.placement())]);
    };
    const auto shape = [](Shape which) { return std::string(1, letter_of(which)); };
    switch (move.kind()) {
        case Move::Kind::ring: return "ring " + (may_know ? squares() : "?");    // PR-38
        case Move::Kind::erase: return "erase " + (may_know ? squares() : "?");  // PR-38
        case Move::Kind::strike:
            return "strike " + shape(placements()[static_cast<std::size_t>(move.placement())].shape) + " " +
                   squares();
        case Move::Kind::strike_bare: return "strike " + shape(move.shape());
        case Move::Kind::roll: return "roll " + write_roll(move.roll_index());
        default: break;
    }
    for (const auto& [word, signal] : kSignals)
        if (signal == move) return std::string(word);
    return "?";
}

core::Result<Move, Reason> PentaRush::read_move(const State&, std::string_view text) {
    const auto words = core::words(text);
    if (words.empty()) return fail(unreadable(text));
    const auto is = [&](std::string_view word) { return core::equal_ignoring_case(words[0], word); };
    if (words.size() == 1)
        for (const auto& [word, signal] : kSignals)
            if (is(word)) return signal;
    if (is("roll") && words.size() == 2) {
        const auto roll = read_roll(words[1]);
        if (!roll) return fail(roll.error());
        return Move::roll(*roll);
    }
    if (is("strike")) return read_strike(words, text);
    if (!is("ring") && !is("erase")) return fail(unreadable(text));
    const auto placement = read_placement(std::span(words).subspan(1));
    if (!placement) return fail(placement.error());
    return is("ring") ? Move::ring(*placement) : Move::erase(*placement);
}

}  // namespace games::penta_rush
