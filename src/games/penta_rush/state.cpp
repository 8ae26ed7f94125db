#include "games/penta_rush/state.h"

#include <algorithm>

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

/// What the others drew is left empty: every guess at it would be as good, and none is needed to
/// go on.
State PentaRush::complete(const View& view, core::Rng&) {
    State state;
    static_cast<Table&>(state) = view.table;
    for (int seat = 0; seat < state.seats; ++seat)
        if (const Pad* pad = view.pad_of(seat)) state.pads[static_cast<std::size_t>(seat)] = *pad;
    return state;
}

}  // namespace games::penta_rush
