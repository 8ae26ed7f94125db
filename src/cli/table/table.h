#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/looks/look.h"
#include "cli/screen/screen.h"

namespace cli {

/// A player as the edge of the table shows him.
struct SeatLine {
    Mark mark;
    std::string name;
    bool is_turn = false;
    std::string tray;    // what he has won so far, as signs
    std::string points;  // as figures: "3", or "3 · 14" with a total
};

/// A line of the log: a move, or what came of it.
struct LogLine {
    enum class Kind { move, event };
    Kind kind = Kind::event;
    Mark mark;           // of the seat that moved
    std::string number;  // of the move
    std::string text;
    bool is_current = false;
};

/// Everything that is seen at once. Nothing here moves when a message comes.
struct TablePage {
    const Look* look = nullptr;
    Scene scene;
    std::string title, subtitle;
    std::string seats_title;  // what the figures behind the seats are
    std::vector<SeatLine> seats;
    std::vector<LogLine> log;          // the newest last; the current line stays in view
    std::vector<std::string> choices;  // moves that are no places, or share one, numbered from 1
    int chosen = -1;                   // the index of the one that Enter makes
    std::string message, rule;         // one kind sentence, and the rule it rests on
    bool is_refusal = false;
    std::string prompt, input;
    bool takes_input = true;
    std::string keys;                  // what can be pressed
    std::vector<std::string> overlay;  // a page laid over the table; empty: none
    std::string too_small;  // said instead when the table does not fit; {width}, {height} filled in
};

/// The room the table needs.
Extent least_room(const TablePage& table);

/// Draws the table into a screen of this size.
Screen draw_table(const TablePage& table, int width, int height);

/// What is seen instead of a table while the keyboard changes hands; it has nothing of the table.
struct CoverPage {
    std::string title;
    std::vector<std::string> lines;
    std::string keys;
};
Screen draw_cover(const CoverPage& page, int width, int height);

}  // namespace cli
