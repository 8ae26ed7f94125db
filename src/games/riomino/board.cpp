#include "games/riomino/board.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/text.h"
#include "games/riomino/notation.h"

namespace games::riomino {

using core::fail;
using game::Reason;

namespace {

struct Cell {
    int column = 0, row = 0;  // from the upper left
};

struct Drawing {
    std::vector<Cell> squares;  // the centre included
    std::vector<Cell> centres;
};

core::Result<Drawing, Reason> read_signs(std::string_view text) {
    Drawing drawing;
    Cell at;
    for (const char sign : text) {
        if (sign == '/' || sign == '\n') {
            at = {0, at.row + 1};
            continue;
        }
        if (sign == '#' || sign == 'o') drawing.squares.push_back(at);
        if (sign == 'o') drawing.centres.push_back(at);
        if (sign != '#' && sign != 'o' && sign != '.')
            return fail(Reason("riomino.board-sign", "RM-16",
                               {{"sign", core::quotable(std::string_view(&sign, 1))},
                                {"row", at.row + 1},
                                {"column", at.column + 1}}));
        ++at.column;
    }
    return drawing;
}

}  // namespace

std::optional<Reason> check_board(SquareSet board, int least) {
    if (!board.has(kCentre)) return Reason("riomino.board-centre", "RM-16", {{"count", 0}});
    const SquareSet joined = joined_to(kCentre, board);
    for (const Square square : board)
        if (!joined.has(square))
            return Reason("riomino.board-apart", "RM-16", {{"square", write_square(square)}});
    if (board.size() < least)
        return Reason("riomino.board-small", "RM-16", {{"squares", board.size()}, {"least", least}});
    return std::nullopt;
}

core::Result<SquareSet, Reason> read_board(std::string_view text, int least) {
    const auto drawing = read_signs(text);
    if (!drawing) return fail(drawing.error());
    if (drawing->centres.size() != 1)
        return fail(
            Reason("riomino.board-centre", "RM-16", {{"count", static_cast<int>(drawing->centres.size())}}));
    const Cell centre = drawing->centres.front();
    SquareSet board;
    for (const Cell cell : drawing->squares) {
        const int x = cell.column - centre.column, y = centre.row - cell.row;
        if (!in_reach(x, y))
            return fail(
                Reason("riomino.board-wide", "RM-16", {{"square", write_square(x, y)}, {"most", kReach}}));
        board.add(square_at(x, y));
    }
    if (auto reason = check_board(board, least)) return fail(*reason);
    return board;
}

std::string draw_board(SquareSet board) {
    int left = 0, right = 0, bottom = 0, top = 0;
    for (const Square square : board) {
        left = std::min(left, x_of(square)), right = std::max(right, x_of(square));
        bottom = std::min(bottom, y_of(square)), top = std::max(top, y_of(square));
    }
    std::string drawing;
    for (int y = top; y >= bottom; --y) {
        if (y != top) drawing += '/';
        for (int x = left; x <= right; ++x) {
            const Square square = square_at(x, y);
            drawing += !board.has(square) ? '.' : square == kCentre ? 'o' : '#';
        }
    }
    return drawing;
}

Symmetry symmetry_of(SquareSet board) {
    const auto fixed_by = [&](auto moved) {
        for (const Square square : board)
            if (!board.has(moved(x_of(square), y_of(square)))) return false;
        return true;
    };
    const bool falling = fixed_by([](int x, int y) { return square_at(-y, -x); });
    const bool rising = fixed_by([](int x, int y) { return square_at(y, x); });
    return {.left_right = fixed_by([](int x, int y) { return square_at(-x, y); }),
            .top_bottom = fixed_by([](int x, int y) { return square_at(x, -y); }),
            .diagonal = falling || rising,
            .half_turn = fixed_by([](int x, int y) { return square_at(-x, -y); }),
            .quarter_turn = fixed_by([](int x, int y) { return square_at(-y, x); })};
}

}  // namespace games::riomino
