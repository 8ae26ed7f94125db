#include "cli/rush/board.h"

#include <algorithm>
#include <array>
#include <string>

#include "cli/screen/palette.h"
#include "core/text.h"

namespace cli {

using games::penta_rush::Placement;
using games::penta_rush::Square;
namespace rush = games::penta_rush;

namespace {

/// For the numbers of the rows.
constexpr int margin_of(SquareSize size) { return size.columns > 2 ? 3 : 2; }

constexpr std::array<Mark, rush::kSymbols> kSymbolMarks{{{U'●', Colour(0x005a8f)},
                                                         {U'◆', Colour(0xb8420a)},
                                                         {U'▲', Colour(0x00694a)},
                                                         {U'■', Colour(0x6a2f94)},
                                                         {U'★', Colour(0x7d5600)},
                                                         {U'≈', Colour(0x1f2a30)}}};

/// Grounds of outlines in the order drawn; neighbours differ, and the letter tells them apart.
constexpr std::array<Colour, 5> kDrawnGrounds{Colour(0xf7dc7e), Colour(0xb5dcf2), Colour(0xc4e8b8),
                                              Colour(0xf3c3d2), Colour(0xd9ccf2)};
constexpr Colour kCountsGround{0xb9e5bd}, kLostGround{0xf0b6a8}, kEarlierGround{0xcfc8b6},
    kHatchedGround{0xbab4a5}, kWorkGround{0xf0b23c};

Colour ground_of(const Ring& ring, std::size_t order) {
    switch (ring.kind) {
        case Ring::Kind::drawn: return kDrawnGrounds[order % kDrawnGrounds.size()];
        case Ring::Kind::counts: return kCountsGround;
        case Ring::Kind::lost: return kLostGround;
        case Ring::Kind::earlier: return kEarlierGround;
        case Ring::Kind::hatched: return kHatchedGround;
    }
    return palette::kPaper;
}

/// What a ring writes on its squares, besides its letter.
std::string_view mark_of(Ring::Kind kind) {
    switch (kind) {
        case Ring::Kind::counts: return "✓";
        case Ring::Kind::lost: return "✗";
        case Ring::Kind::hatched: return "/";
        default: return "";
    }
}

/// One square, with what lies on it.
struct Inside {
    Colour ground = palette::kPaper;
    std::string letters;
    char letter = ' ';  // where there is room for one only: `*` for several rings, small for a hatched one
};

class Drawing {
public:
    Drawing(Screen& screen, int x, int y, const RushBoard& board, SquareSize size, const Finish& finish)
        : screen_(screen), x_(x + margin_of(size)), y_(y), board_(board), size_(size), finish_(finish) {}

    void draw() {
        draw_names();
        for (int square = 0; square < rush::kSquares; ++square) draw_square(static_cast<Square>(square));
    }

private:
    int column(Square square) const { return x_ + square % rush::kSide * size_.columns; }
    int row(Square square) const { return y_ + (rush::kSide - 1 - square / rush::kSide) * size_.lines; }
    int middle() const { return (size_.columns - 1) / 2; }

    void draw_names() {
        const Style style = finish_.lines ? palette::kQuiet : Style{};
        for (int i = 0; i < rush::kSide; ++i) {
            screen_.put(x_ - margin_of(size_),
                        row(static_cast<Square>(i * rush::kSide)) + (size_.lines > 2 ? 1 : 0),
                        std::to_string(i + 1), style);
            screen_.put(column(static_cast<Square>(i)) + middle(), y_ + rush::kSide * size_.lines,
                        std::string(1, static_cast<char>('a' + i)), style);
        }
    }

    Inside inside(Square square) const {
        Inside found;
        std::size_t drawn = 0;
        for (const Ring& ring : board_.rings) {
            const Placement& placement = rush::placements()[ring.placement];
            if (placement.set.has(square)) {
                found.ground = ground_of(ring, drawn);
                const char letter = letter_of(placement.shape);
                const bool is_hatched = ring.kind == Ring::Kind::hatched;
                found.letter = !found.letters.empty() ? '*' : is_hatched ? core::to_lower(letter) : letter;
                found.letters += letter + std::string(mark_of(ring.kind));
            }
            drawn += ring.kind == Ring::Kind::drawn;
        }
        if (std::find(board_.in_work.begin(), board_.in_work.end(), square) != board_.in_work.end()) {
            found.ground = kWorkGround;
            found.letters = "+" + found.letters;
        }
        return found;
    }

    void draw_square(Square square) {
        const Inside here = inside(square);
        const auto symbol = board_.symbols[square];
        const Mark mark = symbol_mark(symbol);
        const int x = column(square), y = row(square) + (size_.lines > 2 ? 1 : 0);
        const bool is_cursor = board_.cursor == square;
        if (finish_.lines)
            screen_.fill(x, row(square), size_.columns, size_.lines, {palette::kPaperInk, here.ground});
        const Style sign = finish_.lines ? Style{mark.tone, {}, true} : Style{};
        screen_.put(x + middle(), y, finish_.lines ? mark.glyph : U'a' + static_cast<char32_t>(symbol), sign);
        const Style ink = finish_.lines ? Style{palette::kPaperInk, {}, true} : Style{};
        if (size_.lines > 1)
            screen_.put(x + middle(), y + 1, shorten(here.letters, size_.columns - middle()), ink);
        else
            screen_.put(x + middle() + 1, y, static_cast<char32_t>(here.letter), ink);
        if (is_cursor && size_.columns > 2) {
            screen_.put(x + middle() - 1, y, U'[', ink);
            screen_.put(x + middle() + 1, y, U']', ink);
        }
    }

    Screen& screen_;
    int x_, y_;
    const RushBoard& board_;
    SquareSize size_;
    Finish finish_;
};

}  // namespace

Mark symbol_mark(rush::Symbol symbol) { return kSymbolMarks[symbol]; }

Extent board_extent(SquareSize size) {
    return {margin_of(size) + rush::kSide * size.columns, rush::kSide * size.lines + 1};
}

void draw_rush_board(Screen& screen, int x, int y, const RushBoard& board, SquareSize size,
                     const Finish& finish) {
    Drawing(screen, x, y, board, size, finish).draw();
}

}  // namespace cli
