// The plans to write on: the score plan of the base game and the puzzle plan.

#include "cli/sheets/penta_rush.h"
#include "cli/sheets/penta_rush_parts.h"
#include "games/penta_rush/state.h"

namespace cli {

using namespace games::penta_rush;

namespace {

constexpr Paint kThin{.line = kSheetGrey, .width = 0.25};
constexpr Paint kStrong{.line = kSheetInk, .width = 0.5};

// ---------------------------------------------------------------- score plan

constexpr double kName = 40, kPoints = 15, kBonus = 8, kTotal = 25, kHead = 13;
constexpr double kPlanWidth = kName + kBaseRounds * (kPoints + kBonus) + kTotal;
constexpr int kGamesAPage = 3;

double round_left(int round) { return kName + round * (kPoints + kBonus); }

void draw_score_head(const SheetPage& page, Point corner) {
    const Lettering label{.size = 3, .bold = true, .anchor = Anchor::middle};
    page.canvas.draw(box(corner, kPlanWidth, kHead), {.fill = kSheetPale});
    page.canvas.write(corner + Point{2, kHead - 4}, page.say("cli.sheet.name"), {.size = 3.6, .bold = true});
    for (int round = 0; round < kBaseRounds; ++round) {
        const double left = round_left(round);
        page.canvas.write(corner + Point{left + kPoints / 2, 5.5},
                          page.say(game::Notice("cli.sheet.round", "", {{"number", round + 1}})), label);
        if (round == kBaseRounds - 1)  // PR-22
            page.canvas.write(corner + Point{left + kPoints / 2, 10.5}, "× 2",
                              {.size = 4.2, .bold = true, .anchor = Anchor::middle, .ink = kSheetBlue});
        draw_timer(page.canvas, corner + Point{left + kPoints + kBonus / 2, kHead / 2}, 6.5);
    }
    page.canvas.write(corner + Point{kPlanWidth - kTotal / 2, kHead - 4}, page.say("cli.sheet.total"),
                      {.size = 3.6, .bold = true, .anchor = Anchor::middle});
}

void draw_score_block(const SheetPage& page, Point corner, double row) {
    draw_score_head(page, corner);
    const double height = kHead + kMaxPlayers * row;
    for (int player = 0; player < kMaxPlayers; ++player) {
        const double y = corner.y + kHead + player * row;
        page.canvas.draw(segment({corner.x, y}, {corner.x + kPlanWidth, y}), kThin);
        for (int round = 0; round < kBaseRounds; ++round)
            page.canvas.write({corner.x + round_left(round) + kPoints + kBonus / 2, y + row / 2 + 1.2}, "+1",
                              {.size = 3.4, .anchor = Anchor::middle, .ink = Colour(0xc3cacd)});
    }
    for (int round = 0; round <= kBaseRounds; ++round) {
        const double x = corner.x + round_left(round);
        page.canvas.draw(segment({x, corner.y}, {x, corner.y + height}), kStrong);
        if (round < kBaseRounds)
            page.canvas.draw(segment({x + kPoints, corner.y + kHead}, {x + kPoints, corner.y + height}),
                             kThin);
    }
    page.canvas.draw(box(corner, kPlanWidth, height), kStrong);
}

// ---------------------------------------------------------------- puzzle plan

constexpr double kGap = 6;
constexpr int kColumns = 4, kRows = kShapes / kColumns;

void draw_quarter(const SheetPage& page, Point corner, double width, double height) {
    constexpr double kTop = 13, kFoot = 25;
    page.canvas.draw(box(corner, width, height), kStrong);
    page.canvas.write(corner + Point{4, 8.5}, page.say("cli.sheet.name"), {.size = 3.6, .bold = true});
    page.canvas.draw(segment(corner + Point{20, 9.5}, corner + Point{width - 4, 9.5}), kThin);
    const double wide = (width - 8) / kColumns, high = (height - kTop - kFoot) / kRows;
    for (int i = 0; i < kShapes; ++i) {
        const Point at = corner + Point{4, kTop} + place_in_grid(i, kColumns, wide, high);
        page.canvas.draw(box(at + Point{0.8, 0.8}, wide - 1.6, high - 1.6), kThin);
        draw_shape(page.canvas, static_cast<Shape>(i), at + Point{wide / 2, high / 2 - 1.5}, 3.2);
        draw_points(page.canvas, points_of(static_cast<Shape>(i)), at + Point{wide - 4.2, high - 4.2}, 2.2);
    }
    // PR-32: a mark for each round in which he turned the timer.
    const double y = corner.y + height - kFoot + 8, step = (width - 18) / kPuzzleRounds;
    draw_timer(page.canvas, {corner.x + 8, y}, 8);
    for (int i = 0; i < kPuzzleRounds; ++i)
        page.canvas.draw(box({corner.x + 14 + i * step, y - step / 2 + 0.4}, step - 0.8, step - 0.8), kThin);
    page.canvas.write(corner + Point{4, height - 5}, page.say("cli.sheet.total"),
                      {.size = 3.6, .bold = true});
    page.canvas.draw(segment(corner + Point{20, height - 4}, corner + Point{width - 4, height - 4}), kThin);
}

}  // namespace

void draw_score_plan(const SheetPage& page) {
    const double left = page.left_of(kPlanWidth), hint = 14;
    const double block = (page.bottom() - kSheetTop - hint) / kGamesAPage;
    for (int i = 0; i < kGamesAPage; ++i)
        draw_score_block(page, {left, kSheetTop - 4 + i * block}, (block - kGap - kHead) / kMaxPlayers);
    page.write_lines({left, page.bottom() - hint + 6}, page.say("cli.sheet.hint-score"), kPlanWidth, 3.4);
}

void draw_puzzle_plan(const SheetPage& page) {
    const double width = (page.width() - 2 * kSheetMargin - kGap) / 2;
    const double hint = 14, height = (page.bottom() - kSheetTop - hint - kGap) / 2;
    for (int i = 0; i < kMaxPlayers; ++i)
        draw_quarter(page,
                     Point{kSheetMargin, kSheetTop - 4} + place_in_grid(i, 2, width + kGap, height + kGap),
                     width, height);
    page.write_lines({kSheetMargin, page.bottom() - hint + 6}, page.say("cli.sheet.hint-puzzle"),
                     page.width() - 2 * kSheetMargin, 3.4);
}

}  // namespace cli
