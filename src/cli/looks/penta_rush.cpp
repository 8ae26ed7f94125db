#include "cli/looks/all.h"

#include <algorithm>
#include <array>

#include "cli/rush/board.h"
#include "cli/screen/palette.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/rules.h"

namespace cli {

using game::Tree;
namespace rush = games::penta_rush;

namespace {

/// The boards side by side, two in a row, each square its sign and the letter of its ring; the
/// dice above. For records and pictures; played is Penta Rush on its own page (`rush/`).
class PentaRushLook final : public Look {
public:
    Extent extent(const game::Tree& position, Scale scale) const override;
    void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const override;
    Mark mark(const game::Tree& position, int seat, bool tones) const override;
    Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const override;
    std::string tray(const game::Tree& position, int seat) const override;
    std::string_view tray_title() const override;
    std::optional<Spot> first_spot(const game::Tree& position) const override;
    Spot moved(const game::Tree& position, Spot from, int right, int up) const override;
    std::string move_to(const game::Tree& position, Spot spot) const override;
    std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const override;
    std::string_view explain(std::string_view move) const override;
};

constexpr int kDiceLines = 2, kBetween = 1;

rush::State read(const Tree& position) {
    const auto state = rush::PentaRush::read_position(position);
    return state ? *state : rush::State();
}

bool is_one_board(const rush::State& state) {
    return std::all_of(state.boards.begin(), state.boards.begin() + state.seats,
                       [&](const rush::Board& board) { return board == state.boards[0]; });
}

int boards_shown(const rush::State& state) { return is_one_board(state) ? 1 : state.seats; }

/// A board, with what the seats that use it have drawn.
RushBoard board_of(const rush::State& state, std::size_t seat) {
    RushBoard board{state.boards[seat], {}, {}, {}};
    const bool is_shared = is_one_board(state);
    for (std::size_t one = is_shared ? 0 : seat; one < (is_shared ? state.seats : seat + 1); ++one) {
        for (const rush::Tile& tile : state.plans[one])
            if (tile.covers())
                board.rings.push_back({tile.placement, tile.mark == rush::Tile::Mark::ringed
                                                           ? Ring::Kind::earlier
                                                           : Ring::Kind::hatched});
        for (const std::uint16_t outline : state.pads[one].outlines)
            board.rings.push_back({outline, Ring::Kind::drawn});
    }
    return board;
}

}  // namespace

Extent PentaRushLook::extent(const Tree& position, Scale) const {
    const int shown = boards_shown(read(position));
    const Extent one = board_extent(kTightSquare);
    const int across = shown > 1 ? 2 : 1, down = (shown + 1) / 2;
    return {across * one.width + (across - 1) * kBetween, kDiceLines + down * one.height};
}

void PentaRushLook::draw(Screen& screen, int x, int y, const Scene& scene, Scale) const {
    const rush::State state = read(*scene.position);
    const Extent one = board_extent(kTightSquare);
    int at = x + 3;
    if (state.roll >= 0)
        for (const char letter : rush::write_roll(state.roll)) {
            const Mark mark = symbol_mark(static_cast<rush::Symbol>(letter - 'a'));
            if (scene.finish.lines) screen.fill(at, y, 3, 1, {mark.tone, palette::kPaper});
            screen.put(at + 1, y, scene.finish.lines ? mark.glyph : static_cast<char32_t>(letter),
                       scene.finish.lines ? Style{mark.tone, {}, true} : Style{});
            at += 4;
        }
    for (int board = 0; board < boards_shown(state); ++board)
        draw_rush_board(screen, x + board % 2 * (one.width + kBetween),
                        y + kDiceLines + board / 2 * one.height,
                        board_of(state, static_cast<std::size_t>(board)), kTightSquare, scene.finish);
}

Mark PentaRushLook::mark(const Tree&, int seat, bool) const {
    constexpr std::array<Colour, rush::kMaxPlayers> kTones{Colour(0xfff8e7), Colour(0x8fc9ea),
                                                           Colour(0xf0c35a), Colour(0xe8b7a7)};
    return {U'1' + static_cast<char32_t>(seat), kTones[static_cast<std::size_t>(seat)]};
}

Mark PentaRushLook::mark_of_move(const Tree& after, std::string_view, int seat, bool tones) const {
    return mark(after, seat, tones);
}

std::string PentaRushLook::tray(const Tree&, int) const { return {}; }
std::string_view PentaRushLook::tray_title() const { return {}; }
std::optional<Spot> PentaRushLook::first_spot(const Tree&) const { return std::nullopt; }
Spot PentaRushLook::moved(const Tree&, Spot from, int, int) const { return from; }
std::string PentaRushLook::move_to(const Tree&, Spot) const { return {}; }
std::optional<Spot> PentaRushLook::spot_of(const Tree&, std::string_view) const { return std::nullopt; }
std::string_view PentaRushLook::explain(std::string_view) const { return {}; }

const Look& penta_rush_look() {
    static const PentaRushLook look;
    return look;
}

}  // namespace cli
