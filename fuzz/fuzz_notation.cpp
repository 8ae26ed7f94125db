// AnyState::read_move: the input is one move, read in every notation in a state of every
// variant of every game. How far those games are follows from the input.

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "core/hash.h"
#include "games/catalog.h"
#include "invariants.h"

namespace {

struct Sample {
    const game::AnyGame* game;
    std::unique_ptr<game::AnyState> state;
};
constexpr std::array kMovesPlayed{0, 1, 4, 34};
using Stages = std::array<std::vector<Sample>, kMovesPlayed.size()>;

/// The lot, the first turn, and what random play makes of it after some moves.
void add_samples(const game::AnyGame& game, const game::VariantInfo& variant, Stages& stages) {
    game::Setup setup;
    setup.variant = variant.name;
    setup.players = variant.max_players;
    setup.options.emplace_back("begins", "lot");
    auto state = game.start(setup);
    MUST(state);
    core::Rng rng(stages[0].size());
    int played = 0;
    for (std::size_t stage = 0; stage < stages.size(); ++stage) {
        fuzz::play_on(game, **state, rng, kMovesPlayed[stage] - played);
        played = kMovesPlayed[stage];
        stages[stage].push_back({&game, (*state)->clone()});
    }
}

Stages make_stages() {
    Stages stages;
    for (const game::AnyGame* game : games::all())
        for (const game::VariantInfo& variant : game->variants()) add_samples(*game, variant, stages);
    return stages;
}

void try_move(const Sample& sample, game::Seat seat, game::AnyMove move, int notation) {
    const game::AnyState& state = *sample.state;
    if (state.why_illegal(seat, move)) return;
    MUST(state.actors().has(seat));
    const auto again =
        state.read_move(state.write_move(seat, move, game::Viewer::keeper(), notation), notation);
    MUST(again && *again == move);
    auto next = state.clone();
    game::Events events;
    next->apply(seat, move, &events);
    MUST(next->actors().empty() == next->outcome().has_value());
    MUST(next->hash() != state.hash());
}

void read_in(const Sample& sample, std::string_view text, int notation) {
    const auto move = sample.state->read_move(text, notation);
    if (!move) return;
    for (int index = 0; index < game::kMaxSeats; ++index)
        try_move(sample, game::Seat::player(index), *move, notation);
    try_move(sample, game::Seat::chance(), *move, notation);
    try_move(sample, game::Seat::clock(), *move, notation);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Stages stages = make_stages();
    const std::string_view text = fuzz::as_text(data, size);
    for (const Sample& sample : stages[core::Hash().add(text).value() % stages.size()]) {
        const int notations = std::max(1, static_cast<int>(sample.game->notations().size()));
        for (int notation = 0; notation < notations; ++notation) read_in(sample, text, notation);
    }
    return 0;
}
