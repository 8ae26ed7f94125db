#include "bots/tuning/self_play.h"

#include <cstdlib>
#include <utility>

#include "bots/brains/pente/thinker.h"

namespace bots::tuning {

using brains::pente::Field;
using brains::pente::Search;
using brains::pente::spot_of;
using games::pente::Move;
using games::pente::Moves;
using games::pente::Pente;
using games::pente::Point;
using games::pente::State;
using games::pente::Variant;

namespace {

constexpr int kFewestDrawn = 3;
constexpr std::uint32_t kDrawnSpread = 6;
constexpr std::size_t kLongest = 200;  // stones
constexpr int kFromCentre = 5;         // where stones are laid by lot

/// A legal point near other stones in the middle of the board, by lot; any legal one where there
/// is none.
Point draw_point(const State& state, core::Rng& rng) {
    Moves legal, close;
    Pente::legal_moves(state, *Pente::actors(state).begin(), legal);
    const Field field(state);
    const int centre = state.size / 2;
    for (const Move move : legal) {
        const Point p = move.point();
        const bool in_middle = std::abs(p.x - centre) <= kFromCentre && std::abs(p.y - centre) <= kFromCentre;
        if (in_middle && field.is_near(spot_of(p))) close.push_back(move);
    }
    const Moves& from = close.empty() ? legal : close;
    return from[rng.below(static_cast<std::uint32_t>(from.size()))].point();
}

Point think(const State& state, Search& search, std::uint64_t nodes) {
    search.begin(Field(state), brains::pente::root_moves(state, *Pente::actors(state).begin()));
    search.think(nodes);
    return brains::pente::point_of(search.best());
}

void lay(State& state, SelfPlay& game, Stone stone) {
    Pente::apply(state, *Pente::actors(state).begin(), Move::stone(stone.point), nullptr);
    game.stones.push_back(stone);
}

}  // namespace

State fresh_game(Variant variant) {
    games::pente::Options options;
    options.variant = variant;
    return Pente::initial(options);
}

int half_points_of(const State& state) {
    const auto outcome = Pente::outcome(state);
    if (!outcome || outcome->winners.empty()) return 1;
    return outcome->winners.has(game::Seat::player(0)) ? 2 : 0;
}

SelfPlay draw_opening(Variant variant, core::Rng& rng) {
    for (;;) {
        SelfPlay game;
        game.variant = variant;
        State state = fresh_game(variant);
        const int wanted = kFewestDrawn + static_cast<int>(rng.below(kDrawnSpread));
        for (int i = 0; i < wanted && !Pente::actors(state).empty(); ++i)
            lay(state, game, {draw_point(state, rng), true});
        if (!Pente::actors(state).empty()) return game;
    }
}

std::optional<SelfPlay> play_on(SelfPlay game, const Thinking& thinking, core::Rng& rng, const GoOn& go_on) {
    State state = fresh_game(game.variant);
    for (const Stone& stone : std::exchange(game.stones, {})) lay(state, game, stone);
    while (!Pente::actors(state).empty() && game.stones.size() < kLongest) {
        if (!go_on()) return std::nullopt;
        const bool by_lot = thinking.lots > 0 && rng.below(thinking.lots) == 0;
        lay(state, game,
            {by_lot ? draw_point(state, rng)
                    : think(state, *thinking.searches[state.to_move], thinking.nodes),
             by_lot});
    }
    game.half_points = half_points_of(state);
    return game;
}

}  // namespace bots::tuning
