#include <unistd.h>

#include <cstdio>
#include <memory>

#include "bots/brains/pente/engine.h"
#include "bots/brains/pente/known_wins.h"
#include "bots/brains/pente/threats.h"
#include "cli/bench/figures.h"
#include "cli/bench_data.h"
#include "cli/players/thinking.h"
#include "game/erased.h"

namespace cli {

using namespace bots::brains::pente;
using games::pente::Pente;

namespace {

constexpr std::int64_t kMilliseconds = 1000;
constexpr std::uint64_t kProve = 3'000'000;

Spot chosen(const games::pente::State& state) {
    const game::Seat seat = *Pente::actors(state).begin();
    Engine engine;
    (void)engine.begin(game::ErasedView<Pente>(state), seat, 1);
    const bots::Thought thought =
        think_out(engine, {.milliseconds = kMilliseconds}, Clock::now(), [] { return true; });
    return spot_of(game::restore<Pente>(thought.move).point());
}

/// Whether a win by force is still there after the stone.
bool keeps_win(const games::pente::State& state, Spot spot, Threats& threats) {
    Field field(state);
    const int attacker = field.mover();
    if (field.wins_at(attacker, spot)) return true;
    Undo undo;
    field.play(spot, undo);
    threats.begin(field, attacker);
    threats.think(kProve);
    return threats.found() == Threats::Found::win;
}

/// Of the known wins, those in which the engine finds a move that wins, in a second each.
double wins_found() {
    const auto wins = read_wins(data::kPenteWins);
    if (!wins) return 0;
    const auto threats = std::make_unique<Threats>(1 << 20);
    const bool shown = isatty(STDERR_FILENO) != 0;
    int found = 0, tried = 0;
    for (const KnownWin& win : *wins) {
        ++tried;
        found += keeps_win(win.state, chosen(win.state), *threats);
        if (shown) std::fprintf(stderr, "\rpente.wins_found: %d of %d ", found, tried);
    }
    if (shown) std::fprintf(stderr, "\r\033[K");
    return 100.0 * found / static_cast<double>(wins->size());
}

}  // namespace

std::vector<Figure> pente_wins_figures() { return {{"pente.wins_found", "%", wins_found}}; }

}  // namespace cli
