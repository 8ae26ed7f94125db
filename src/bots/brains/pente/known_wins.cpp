#include "bots/brains/pente/known_wins.h"

#include <optional>

#include "core/text.h"
#include "game/tree.h"

namespace bots::brains::pente {

using games::pente::Pente;

namespace {

std::optional<KnownWin> read_win(std::string_view line) {
    const std::size_t first = line.find(' '), second = line.find(' ', first + 1);
    if (second == std::string_view::npos) return {};
    const auto length = core::read_number(line.substr(0, first), 1, 999);
    const auto tree = game::read_tree(line.substr(second + 1));
    if (!length || !tree) return {};
    const auto state = Pente::read_position(*tree);
    if (!state || Pente::actors(*state).empty()) return {};
    const auto move = Pente::read_move(*state, line.substr(first + 1, second - first - 1));
    if (!move || Pente::why_illegal(*state, *Pente::actors(*state).begin(), *move)) return {};
    return KnownWin{*state, *move, static_cast<int>(*length)};
}

}  // namespace

core::Result<std::vector<KnownWin>, int> read_wins(std::string_view text) {
    std::vector<KnownWin> wins;
    int number = 0;
    for (const std::string_view line : core::lines(text)) {
        ++number;
        if (line.empty() || line.starts_with('#')) continue;
        const auto win = read_win(line);
        if (!win) return core::fail(number);
        wins.push_back(*win);
    }
    return wins;
}

std::string write_win(const KnownWin& win) {
    const game::Seat seat = *Pente::actors(win.state).begin();
    return std::to_string(win.length) + " " +
           Pente::write_move(win.state, seat, win.first, game::Viewer::keeper()) + " " +
           game::to_text(Pente::write_position(win.state));
}

}  // namespace bots::brains::pente
