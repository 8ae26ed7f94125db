// Makes bench/pente-wins.txt on its output, out of the engine's games with itself. Takes minutes.

#include <algorithm>
#include <iostream>

#include "bots/brains/pente/confirm.h"
#include "bots/brains/pente/known_wins.h"
#include "self_play.h"
#include "wanted_wins.h"

namespace bots::brains::pente {
namespace {

using games::pente::Move;
using games::pente::State;

constexpr std::uint64_t kProve = 3'000'000;

/// One position of each game that has one wanted, until the file is full; every second longer one
/// must not be won by fours alone.
std::vector<KnownWin> collect() {
    SelfPlay games(2024, 1500);
    Threats threats;
    Fours fours;
    Confirm confirm(kProve);
    std::map<int, int> missing = wanted_wins();
    std::vector<KnownWin> wins;
    int taken_from = 0, by_fours = 0;
    while (std::any_of(missing.begin(), missing.end(), [](const auto& m) { return m.second > 0; })) {
        const State& state = games.next();
        Field field(state);
        if (games.number() == taken_from || field.winning_spot(field.mover()) != kNoSpot) continue;
        if (!threats.wins(field, 20'000)) continue;
        const auto found = missing.find(threats.length());
        if (found == missing.end() || found->second == 0) continue;
        const bool four = threats.length() > 3 && fours.wins(field, 20, 100'000);
        if (four && 2 * by_fours > static_cast<int>(wins.size())) continue;
        const KnownWin win{state, Move::stone(point_of(threats.first())), threats.length()};
        if (!confirm.wins_after(state, threats.first())) {
            std::cerr << confirm.fault << "\nfrom " << write_win(win) << '\n';
            continue;
        }
        wins.push_back(win);
        --found->second;
        by_fours += four;
        taken_from = games.number();
    }
    std::sort(wins.begin(), wins.end(), [](const KnownWin& a, const KnownWin& b) {
        return a.length != b.length ? a.length < b.length : write_win(a) < write_win(b);
    });
    return wins;
}

}  // namespace
}  // namespace bots::brains::pente

int main() {
    using namespace bots::brains::pente;
    std::cout
        << "# Forced wins of the player to move, out of the engine's games with itself: stones at most,\n"
           "# a first move, the position. Made by make_wins.\n";
    for (const KnownWin& win : collect()) std::cout << write_win(win) << '\n';
}
