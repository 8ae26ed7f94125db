#include "cli/rush/page.h"

#include <algorithm>

#include "cli/screen/palette.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/scoring.h"

namespace cli {

namespace rush = games::penta_rush;
using game::Notice;
using game::Seat;

namespace {

constexpr int kPanelColumns = 33, kEdge = 1, kGap = 2;
constexpr int kPanelTop = 1, kDiceTop = 2, kClockTop = 6, kTextTop = 8;
constexpr int kLinesAround = 3;  // title, message, keys
constexpr int kTilesInRow = 6, kTileColumns = 5;

std::string minutes(std::int64_t milliseconds) {
    const std::int64_t seconds = (milliseconds + 999) / 1000;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest;
}

Extent room_for(SquareSize size) {
    const Extent board = board_extent(size);
    return {kEdge + board.width + kGap + kPanelColumns + kEdge, board.height + kLinesAround};
}

SquareSize size_for(int width, int height) {
    const Extent large = room_for(kLargeSquare);
    return width >= large.width && height >= large.height ? kLargeSquare : kSmallSquare;
}

std::string round_title(const RushPage& page, const Words& words) {
    return words.say(Notice(
        "cli.rush.round-of", "",
        {{"round", static_cast<int>(page.table.round)}, {"rounds", rush::rounds_of(page.table.variant)}}));
}

/// A tile of the table: its letter, its worth, and what has become of it for this seat.
std::string tile_text(const RushPage& page, int index) {
    const auto shape = static_cast<rush::Shape>(index);
    const rush::Tile& tile =
        page.table.plans[static_cast<std::size_t>(page.seat)][static_cast<std::size_t>(index)];
    const bool is_drawn =
        std::any_of(page.board.rings.begin(), page.board.rings.end(), [&](const Ring& ring) {
            return ring.kind == Ring::Kind::drawn && rush::placements()[ring.placement].shape == shape;
        });
    std::string text(1, letter_of(shape));
    text += std::to_string(rush::points_of(shape));
    switch (tile.mark) {
        case rush::Tile::Mark::open: return text + (is_drawn ? "•" : "");
        case rush::Tile::Mark::ringed: return text + "✓";
        default: return text + "✗";
    }
}

struct SeatText {
    std::string name, state, rounds;
    int total = 0;
};

SeatText seat_text(const RushPage& page, int seat, const Words& words) {
    SeatText text;
    text.name = words.name(Seat::player(seat));
    if (page.table.flipped_by == seat)
        text.state = words.label("cli.rush.flipped");
    else if (is_done(page.table, seat))
        text.state = words.label("cli.rush.done");
    for (int round = 0; round < judged_rounds(page.table); ++round) {
        const int score = page.table.scores[static_cast<std::size_t>(seat)][static_cast<std::size_t>(round)];
        text.rounds += (text.rounds.empty() ? "" : " ") + std::to_string(score);
        text.total += score;
    }
    return text;
}

class Drawing {
public:
    Drawing(const RushPage& page, const Words& words, int width, int height, const Finish& finish)
        : page_(page),
          words_(words),
          screen_(width, height),
          finish_(finish),
          size_(size_for(width, height)) {
        const Extent board = board_extent(size_);
        panel_ = kEdge + board.width + kGap;
        screen_.fill(0, 0, width, height, palette::kText);
    }

    Screen draw() {
        const int x = screen_.put(kEdge, 0, words_.say("penta-rush.name"), palette::kStrong);
        screen_.put(x + 2, 0, words_.say("penta-rush.variant." + variant()), palette::kQuiet);
        if (!page_.is_covered) {
            draw_rush_board(screen_, kEdge, 1, page_.board, size_, finish_);
            draw_dice();
            draw_clock();
        }
        if (!page_.panel.empty())
            draw_panel();
        else if (!page_.is_covered)
            draw_scores(draw_tiles(kTextTop));
        draw_message();
        screen_.put(kEdge, screen_.height() - 1, shorten(page_.keys, screen_.width() - 2), palette::kQuiet);
        if (!page_.overlay.empty()) draw_overlay();
        return std::move(screen_);
    }

private:
    std::string variant() const {
        return std::string(rush::PentaRush::variants()[static_cast<std::size_t>(page_.table.variant)].name);
    }

    /// Five dice of paper, five columns and three lines each.
    void draw_dice() {
        screen_.put(panel_, kPanelTop, round_title(page_, words_), palette::kStrong);
        if (page_.table.roll < 0) return;
        int x = panel_;
        for (const char letter : rush::write_roll(page_.table.roll)) {
            const Mark mark = symbol_mark(static_cast<rush::Symbol>(letter - 'a'));
            screen_.fill(x, kDiceTop, 5, 3, {mark.tone, palette::kPaper});
            if (!finish_.tones) screen_.put(x, kDiceTop + 1, "[   ]");
            screen_.put(x + 2, kDiceTop + 1, mark.glyph, {mark.tone, {}, true});
            x += 6;
        }
    }

    /// The time of the round, and the sand as a bar once it runs.
    void draw_clock() {
        if (page_.elapsed_ms)
            screen_.put(panel_ + kPanelColumns - 5, kPanelTop, minutes(*page_.elapsed_ms / 1000 * 1000),
                        palette::kQuiet);
        if (!page_.sand_ms && !page_.cap_ms) return;
        constexpr int kBar = 16;
        const std::int64_t left = page_.sand_ms ? *page_.sand_ms : *page_.cap_ms;
        const std::string label = words_.label(page_.sand_ms ? "cli.rush.sand" : "cli.rush.time-left");
        int x = screen_.put(panel_, kClockTop, label + " ", palette::kQuiet);
        if (page_.sand_ms) {
            const std::int64_t whole = page_.table.sand_seconds * std::int64_t{1000};
            const auto full = static_cast<int>((left * kBar + whole - 1) / whole);
            for (int i = 0; i < kBar; ++i)
                screen_.put(x++, kClockTop, i < full ? U'█' : U'░', palette::kRefusal);
        }
        screen_.put(x + 1, kClockTop, minutes(left), palette::kStrong);
    }

    int draw_tiles(int y) {
        for (int index = 0; index < rush::kShapes; ++index) {
            const auto mark =
                page_.table.plans[static_cast<std::size_t>(page_.seat)][static_cast<std::size_t>(index)].mark;
            screen_.put(panel_ + index % kTilesInRow * kTileColumns, y + index / kTilesInRow,
                        tile_text(page_, index),
                        mark == rush::Tile::Mark::open ? palette::kText : palette::kQuiet);
        }
        return y + 3;
    }

    void draw_scores(int y) {
        for (int seat = 0; seat < page_.table.seats; ++seat) {
            const SeatText text = seat_text(page_, seat, words_);
            const bool is_own = seat == page_.seat;
            if (is_own) screen_.put(panel_, y, U'▌', palette::kAccent);
            const Style style = is_own ? palette::kStrong : palette::kText;
            int x = screen_.put(panel_ + 2, y, shorten(text.name, 16), style);
            screen_.put(x + 1, y, shorten(text.state, panel_ + kPanelColumns - 5 - x), palette::kRefusal);
            const std::string total = std::to_string(text.total);
            screen_.put(panel_ + kPanelColumns - columns_of(total), y++, total, style);
            screen_.put(panel_ + 2, y++, shorten(text.rounds, kPanelColumns - 2), palette::kQuiet);
        }
    }

    void draw_panel() {
        int y = kTextTop - 2;
        for (const std::string& line : page_.panel) {
            const bool counts = line.starts_with("✓"), lost = line.starts_with("✗");
            screen_.put(panel_, y++, line,
                        counts ? palette::kStrong
                        : lost ? palette::kRefusal
                               : palette::kText);
        }
    }

    void draw_message() {
        const int y = screen_.height() - 2;
        const int room = screen_.width() - 2 - (page_.rule.empty() ? 0 : columns_of(page_.rule) + 2);
        const int x = screen_.put(kEdge, y, shorten(page_.message, room),
                                  page_.is_refusal ? palette::kRefusal : palette::kText);
        if (!page_.rule.empty()) screen_.put(x + 2, y, page_.rule, palette::kQuiet);
    }

    void draw_overlay() {
        int width = 0;
        for (const std::string& line : page_.overlay) width = std::max(width, columns_of(line));
        const int height = static_cast<int>(page_.overlay.size()) + 2;
        const int x = std::max(0, (screen_.width() - width - 6) / 2);
        int y = std::max(0, (screen_.height() - height) / 2);
        const Style paper{palette::kPaperInk, palette::kPaper};
        screen_.fill(x, y, width + 6, height, paper);
        for (const std::string& line : page_.overlay) screen_.put(x + 3, ++y, line, paper);
    }

    const RushPage& page_;
    const Words& words_;
    Screen screen_;
    Finish finish_;
    SquareSize size_;
    int panel_ = 0;
};

}  // namespace

Extent panel_room(int width, int height) {
    const Extent board = board_extent(size_for(width, height));
    return {width - kEdge - board.width - kGap - kEdge, height - kTextTop};
}

Screen draw_rush_page(const RushPage& page, const Words& words, int width, int height, const Finish& finish) {
    const Extent least = room_for(kSmallSquare);
    if (width >= least.width && height >= least.height)
        return Drawing(page, words, width, height, finish).draw();
    Screen screen(width, height);
    screen.fill(0, 0, width, height, palette::kText);
    int y = 0;
    const Notice small("cli.too-small", "", {{"width", least.width}, {"height", least.height}});
    for (const std::string& line : wrap(words.say(small), width)) screen.put(0, y++, line, palette::kText);
    return screen;
}

std::string rush_page_text(const RushPage& page, const Words& words, const Inks& inks) {
    const Finish finish{.lines = false, .tones = false};
    const Extent board = board_extent(kTightSquare);
    Screen screen(80, board.height + 4 + page.table.seats);
    int y = 0;
    int x = screen.put(0, y, round_title(page, words));
    if (page.table.roll >= 0)
        screen.put(x + 3, y, words.label("cli.rush.dice") + " " + rush::write_roll(page.table.roll));
    draw_rush_board(screen, 0, ++y, page.board, kTightSquare, finish);
    y += board.height;
    x = 0;
    for (int index = 0; index < rush::kShapes; ++index) x = screen.put(x, y, tile_text(page, index)) + 2;
    for (int seat = 0; seat < page.table.seats; ++seat) {
        const SeatText text = seat_text(page, seat, words);
        screen.put(0, ++y, seat == page.seat ? "›" : " ");
        std::string line = text.name + "  " + std::to_string(text.total);
        if (!text.rounds.empty()) line += "  (" + text.rounds + ")";
        if (!text.state.empty()) line += "  " + text.state;
        screen.put(2, y, line);
    }
    return to_lines(screen, {Depth::none, inks.letters});
}

RushBoard board_in_view(const rush::View& view, int seat) {
    const auto at = static_cast<std::size_t>(seat);
    RushBoard board{view.table.boards[at], {}, {}, {}};
    for (const rush::Tile& tile : view.table.plans[at])
        if (tile.covers())
            board.rings.push_back({tile.placement, tile.mark == rush::Tile::Mark::ringed
                                                       ? Ring::Kind::earlier
                                                       : Ring::Kind::hatched});
    if (const rush::Pad* pad = view.pad_of(seat))
        for (const std::uint16_t outline : pad->outlines) board.rings.push_back({outline, Ring::Kind::drawn});
    return board;
}

}  // namespace cli
