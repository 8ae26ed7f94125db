#pragma once

#include <termios.h>

#include <optional>
#include <string>
#include <string_view>

#include "cli/looks/look.h"
#include "cli/screen/keys.h"
#include "cli/screen/screen.h"

namespace cli {

/// Whether the program talks to a person: both ends are a terminal.
bool is_at_terminal();
/// What standard output shows, by NO_COLOR, COLORTERM, TERM and the locale. Colour only when it
/// is a terminal.
Inks inks_of_output();
/// How wide standard output is; 80 when it is no terminal.
int columns_of_output();

/// What a wait for a person ended with.
struct Pressed {
    enum class Kind { key, resized, nothing, leave };
    Kind kind = Kind::nothing;
    Key key;
};

/// The terminal as a full screen. Raw mode, the alternate screen and a hidden cursor last as
/// long as the object; every way out, signals included, puts the terminal back. One at a time.
class Terminal {
public:
    Terminal();
    ~Terminal();
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    int width() const { return width_; }
    int height() const { return height_; }
    /// What a table may be drawn with here.
    Finish finish() const {
        const bool tones = inks_.depth != Depth::none;
        return {true, tones, tones && inks_.letters == Letters::unicode};
    }
    /// Shows a screen; only what changed since the last one is sent.
    void show(const Screen& screen);
    /// Waits for a key, a new size, the end (hang-up, SIGINT, SIGTERM), or the time to pass;
    /// a negative time waits for ever.
    Pressed wait(int milliseconds);

private:
    void measure();
    std::optional<Pressed> held_key(bool no_more);

    Inks inks_;
    KeyReader keys_;
    Screen shown_{0, 0};
    int width_ = 80, height_ = 24;
};

}  // namespace cli
