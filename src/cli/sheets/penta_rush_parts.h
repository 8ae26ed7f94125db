#pragma once

#include "cli/sheets/canvas.h"
#include "games/penta_rush/dice.h"

namespace cli {

// What the Penta Rush sheets are made of. A symbol is known by its form as well as by its colour,
// and the tones differ on a printer without colours.

constexpr Colour kSheetInk{0x1f2a30}, kSheetGrey{0x8a9499}, kSheetPale{0xf1ece0}, kSheetBlue{0x0072b2};

/// Circle, diamond, triangle, square, star, wave, inside a square of side `size`.
void draw_symbol(Canvas& canvas, games::penta_rush::Symbol symbol, Point centre, double size);

/// A shape as joined squares of side `unit`, in the middle of a place.
void draw_shape(Canvas& canvas, games::penta_rush::Shape shape, Point centre, double unit);

/// A number in a disc.
void draw_points(Canvas& canvas, int points, Point centre, double radius);

/// A face of an ordinary die, 1 to 6.
void draw_pips(Canvas& canvas, int value, Point centre, double size);

/// A sand timer.
void draw_timer(Canvas& canvas, Point centre, double size);

}  // namespace cli
