#pragma once

#include <string>
#include <string_view>
#include <vector>

/// A second, slow and simple reading of what outlines are worth, sharing nothing with the first:
/// squares are pairs of numbers, symbols are letters, shapes are drawings.
namespace games::penta_rush::plain {

struct Square {
    int column = 0, row = 0;
    friend auto operator<=>(const Square&, const Square&) = default;
};
using Outline = std::vector<Square>;

/// `FILNPTUVWXYZ`, or `?`.
char shape_of(const Outline& outline);

struct Result {
    std::vector<std::string> fates;  // in the order drawn
    int points = 0;

    friend bool operator==(const Result&, const Result&) = default;
};

/// The base game; the board as ten rows, top row first.
Result judge(const std::vector<std::string>& board, std::string dice, const std::vector<Outline>& outlines,
             bool only_fitting_overlap);

/// The puzzle: `gone` are the shapes ringed or struck so far, `covered` the squares they cover;
/// `ignores_extra`: invalid outlines do not matter (PR-26).
Result judge_puzzle(const std::vector<std::string>& board, std::string dice,
                    const std::vector<Outline>& outlines, std::string_view gone, const Outline& covered,
                    bool ignores_extra);

}  // namespace games::penta_rush::plain
