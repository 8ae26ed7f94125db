#include "games/penta_rush/tests/plain.h"

#include <algorithm>
#include <map>

namespace games::penta_rush::plain {

namespace {

/// One drawing of each shape.
const std::map<char, std::vector<std::string>> kDrawings{
    {'F', {".##", "##.", ".#."}}, {'I', {"#####"}},
    {'L', {"#...", "####"}},      {'N', {"##..", ".###"}},
    {'P', {"##", "##", "#."}},    {'T', {"###", ".#.", ".#."}},
    {'U', {"#.#", "###"}},        {'V', {"#..", "#..", "###"}},
    {'W', {"#..", "##.", ".##"}}, {'X', {".#.", "###", ".#."}},
    {'Y', {"..#.", "####"}},      {'Z', {"##.", ".#.", ".##"}},
};
const std::map<char, int> kWorth{{'F', 1}, {'L', 1}, {'P', 1}, {'N', 2}, {'U', 2}, {'Y', 2},
                                 {'T', 3}, {'V', 3}, {'Z', 3}, {'I', 4}, {'W', 4}, {'X', 4}};

Outline in_corner(Outline squares) {
    int column = 1000, row = 1000;
    for (const Square& s : squares) {
        column = std::min(column, s.column);
        row = std::min(row, s.row);
    }
    for (Square& s : squares) s = {s.column - column, s.row - row};
    std::sort(squares.begin(), squares.end());
    return squares;
}

std::map<Outline, char> all_forms() {
    std::map<Outline, char> forms;
    for (const auto& [letter, rows] : kDrawings) {
        Outline squares;
        for (int row = 0; row < static_cast<int>(rows.size()); ++row)
            for (int column = 0; column < static_cast<int>(rows[static_cast<std::size_t>(row)].size());
                 ++column)
                if (rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == '#')
                    squares.push_back({column, row});
        for (int turn = 0; turn < 4; ++turn) {
            Outline mirrored = squares;
            for (Square& s : squares) s = {s.row, -s.column};
            for (Square& s : mirrored) s = {-s.column, s.row};
            forms[in_corner(squares)] = letter;
            forms[in_corner(mirrored)] = letter;
        }
    }
    return forms;
}

bool share(const Outline& a, const Outline& b) {
    return std::any_of(a.begin(), a.end(),
                       [&](const Square& s) { return std::find(b.begin(), b.end(), s) != b.end(); });
}

bool matches(const std::vector<std::string>& board, const std::string& sorted_dice, const Outline& outline) {
    std::string letters;
    for (const Square& s : outline)
        letters += board[static_cast<std::size_t>(9 - s.row)][static_cast<std::size_t>(s.column)];
    std::sort(letters.begin(), letters.end());
    return letters == sorted_dice;
}

}  // namespace

char shape_of(const Outline& outline) {
    static const std::map<Outline, char> forms = all_forms();
    const auto found = forms.find(in_corner(outline));
    return found == forms.end() ? '?' : found->second;
}

Result judge(const std::vector<std::string>& board, std::string dice, const std::vector<Outline>& outlines,
             bool only_fitting_overlap) {
    std::sort(dice.begin(), dice.end());
    const std::size_t count = outlines.size();
    std::vector<bool> fit(count);
    std::string shapes;
    for (std::size_t i = 0; i < count; ++i) {
        fit[i] = matches(board, dice, outlines[i]);
        shapes += shape_of(outlines[i]);
    }
    Result result;
    result.fates.assign(count, "counts");
    for (std::size_t i = 0; i < count; ++i) {
        bool overlaps = false;
        for (std::size_t k = 0; k < count; ++k)
            overlaps = overlaps || (k != i && (!only_fitting_overlap || (fit[i] && fit[k])) &&
                                    share(outlines[i], outlines[k]));
        if (overlaps)
            result.fates[i] = "overlaps";
        else if (!fit[i])
            result.fates[i] = "misfits";
    }
    std::string counted;
    for (std::size_t i = 0; i < count; ++i) {
        if (result.fates[i] != "counts") continue;
        if (counted.find(shapes[i]) != std::string::npos) result.fates[i] = "twice";
        counted += shapes[i];
    }
    // The valid ones by worth, equal ones as drawn: those after the fifth are too dear.
    std::vector<std::pair<int, std::size_t>> valid;
    for (std::size_t i = 0; i < count; ++i)
        if (result.fates[i] == "counts") valid.emplace_back(kWorth.at(shapes[i]), i);
    std::sort(valid.begin(), valid.end());
    for (std::size_t n = 0; n < valid.size(); ++n) {
        if (n < 5)
            result.points += valid[n].first;
        else
            result.fates[valid[n].second] = "dearest";
    }
    return result;
}

Result judge_puzzle(const std::vector<std::string>& board, std::string dice,
                    const std::vector<Outline>& outlines, std::string_view gone, const Outline& covered,
                    bool ignores_extra) {
    std::sort(dice.begin(), dice.end());
    Result result;
    if (outlines.size() > 1 && !ignores_extra) {
        result.fates.assign(outlines.size(), "several");
        return result;
    }
    for (const Outline& outline : outlines) {
        const char shape = shape_of(outline);
        const bool valid = matches(board, dice, outline);
        result.fates.emplace_back(!valid                                       ? "misfits"
                                  : gone.find(shape) != std::string_view::npos ? "unavailable"
                                  : share(outline, covered)                    ? "covered"
                                                                               : "counts");
        if (result.fates.back() == "counts") result.points += kWorth.at(shape);
    }
    if (std::count(result.fates.begin(), result.fates.end(), "counts") > 1) {
        std::replace(result.fates.begin(), result.fates.end(), std::string("counts"), std::string("several"));
        result.points = 0;
    }
    return result;
}

}  // namespace games::penta_rush::plain
