#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/screen/screen.h"
#include "game/any_game.h"

namespace cli {

/// A place the cursor can stand on; what the numbers mean is the look's own business.
struct Spot {
    int x = 0, y = 0;
    friend constexpr bool operator==(Spot, Spot) = default;
};

struct Extent {
    int width = 0, height = 0;
};

/// A seat's sign: a shape and a tone, so that neither is needed alone.
struct Mark {
    char32_t glyph = U'•';
    Colour tone;
};

/// How fine the table is drawn.
struct Finish {
    bool lines = true;    // lines and grounds; otherwise points, for plain text
    bool tones = true;    // colours are seen; otherwise shapes must differ more
    bool blocks = false;  // half blocks are seen: the board may be drawn large
};

enum class Scale : std::uint8_t { small, large };

/// A place where the chosen piece may go, and what that would bring.
struct Place {
    Spot spot;
    int gain = 0;
};

/// What lies on the table, as one viewer may see it.
struct Scene {
    const game::Tree* position = nullptr;
    std::optional<int> seat;  // the viewer's own
    game::Language language = game::Language::english;
    std::string last_move;              // in the notation of records; empty before the first
    std::vector<game::Event> happened;  // with the last move
    std::optional<Spot> cursor;
    bool cursor_fits = true;    // a move to the cursor's place would be legal
    std::string ghost;          // that move, where a place has several: shown as if it were made
    std::string piece;          // what is chosen to be moved, where pieces are chosen first
    std::vector<Place> places;  // where it may go
    Finish finish;
};

/// How one game looks in a terminal. It reads the position's outside form and knows no rules.
class Look {
public:
    virtual ~Look() = default;

    // --- the board
    virtual Extent extent(const game::Tree& position, Scale scale) const = 0;
    virtual void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const = 0;

    // --- the seats
    virtual Mark mark(const game::Tree& position, int seat, bool tones) const = 0;
    /// The sign of what a move laid down, in the position after it; the seat's own where it laid
    /// down nothing that is still there.
    virtual Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const = 0;
    /// What a seat has won so far, as signs: `●● ●●`. Empty: the game has no trays.
    virtual std::string tray(const game::Tree& position, int seat) const = 0;
    /// Whether trays are as long as the panel, so that each has a line below its seat.
    virtual bool has_long_trays() const { return false; }
    /// The code of the word over the trays; empty: none.
    virtual std::string_view tray_title() const = 0;

    // --- the cursor
    /// Where it starts; nothing: the game is played by words only.
    virtual std::optional<Spot> first_spot(const game::Tree& position) const = 0;
    virtual Spot moved(const game::Tree& position, Spot from, int right, int up) const = 0;
    /// The move to a place, in the notation of records.
    virtual std::string move_to(const game::Tree& position, Spot spot) const = 0;
    virtual std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const = 0;
    /// What a move is made with, where that is chosen before the place: `N5` of `N5@3,0`.
    virtual std::string_view piece_of(std::string_view) const { return {}; }
    /// The move of that piece to a place.
    virtual std::string move_with(const game::Tree& position, std::string_view, Spot spot) const {
        return move_to(position, spot);
    }

    /// The code of the sentence that explains a move which is no place; empty: none.
    virtual std::string_view explain(std::string_view move) const = 0;
    /// The code of the sentence that says why no move goes to a place. Empty:
    /// the refusal of move_to says it.
    virtual std::string_view why_none(const game::Tree&, Spot) const { return {}; }
    /// Whether the log names a move; what lies open on the table already need not be named.
    virtual bool is_told(std::string_view) const { return true; }
    /// The code of the line that names the keys of a player to move.
    virtual std::string_view keys() const { return "cli.keys-play"; }
};

struct GameLook {
    std::string_view game;
    const Look& look;
};
/// All of them, written out; a game that is only shown as words says so here with words_look().
std::span<const GameLook> all_looks();

/// The look of a game.
const Look& look_of(const game::AnyGame& game);

}  // namespace cli
