#include "games/penta_rush/state.h"

#include <algorithm>
#include <map>
#include <utility>

#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using game::Viewer;

int used_tiles(const Plan& plan) {
    return static_cast<int>(std::count_if(plan.begin(), plan.end(),
                                          [](const Tile& tile) { return tile.mark != Tile::Mark::open; }));
}

SquareSet covered_by(const Plan& plan) {
    SquareSet covered;
    for (const Tile& tile : plan)
        if (tile.covers()) covered = covered | placements()[tile.placement].set;
    return covered;
}

bool owes_strike(const Table& table, int seat) {
    return table.phase == Phase::strike &&
           used_tiles(table.plans[static_cast<std::size_t>(seat)]) < table.round;
}

bool some_shape_fits(const Plan& plan) {
    const SquareSet covered = covered_by(plan);
    return std::any_of(placements().begin(), placements().end(), [&](const Placement& placement) {
        return plan[static_cast<std::size_t>(placement.shape)].mark == Tile::Mark::open &&
               !placement.set.meets(covered);
    });
}

const Pad* View::pad_of(int seat) const {
    if (const auto* own = std::get_if<OwnPad>(&pads)) return own->seat == seat ? &own->pad : nullptr;
    if (const auto* all = std::get_if<AllPads>(&pads)) return &(*all)[static_cast<std::size_t>(seat)];
    return nullptr;
}

View PentaRush::view(const State& state, Viewer viewer) {
    View view{.table = state, .pads = {}};
    if (viewer.is_keeper()) view.pads = state.pads;
    for (int seat = 0; seat < state.seats; ++seat)
        if (viewer.is_seat(game::Seat::player(seat)))
            view.pads = View::OwnPad{seat, state.pads[static_cast<std::size_t>(seat)]};
    return view;
}

/// What the others drew is left empty: one guess is as good as another, and none is needed to
/// go on.
State PentaRush::complete(const View& view, core::Rng&) {
    State state;
    static_cast<Table&>(state) = view.table;
    for (int seat = 0; seat < state.seats; ++seat)
        if (const Pad* pad = view.pad_of(seat)) state.pads[static_cast<std::size_t>(seat)] = *pad;
    return state;
}

/// What stands when a round ends is told to all (PR-38).
std::vector<bool> PentaRush::seen_since(const State& start,
                                        std::span<const std::pair<game::Seat, Move>> moves, Viewer) {
    std::vector<bool> seen(moves.size(), false);
    std::array<std::map<int, std::size_t>, kMaxPlayers> standing;  // by placement: the move that drew it
    State state = start;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const auto& [seat, move] = moves[i];
        if (move.kind() == Move::Kind::ring)
            standing[static_cast<std::size_t>(seat.index())][move.placement()] = i;
        if (move.kind() == Move::Kind::erase)
            standing[static_cast<std::size_t>(seat.index())].erase(move.placement());
        const bool searched = state.phase == Phase::search;
        apply(state, seat, move, nullptr);
        if (!searched || state.phase == Phase::search) continue;
        for (auto& drawn : standing)
            for (const auto& [placement, index] : std::exchange(drawn, {})) seen[index] = true;
    }
    return seen;
}

}  // namespace games::penta_rush
