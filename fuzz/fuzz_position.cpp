// AnyGame::load: a position that is accepted can be written, read back and played on from.

#include "games/catalog.h"
#include "invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto tree = game::read_tree(fuzz::as_text(data, size));
    if (!tree) return 0;
    for (const game::AnyGame* game : games::all()) {
        const auto loaded = game->load(*tree);
        if (!loaded) continue;
        auto state = (*loaded)->clone();
        core::Rng rng(state->hash());
        fuzz::play_on(*game, *state, rng, 8);

        auto match = game::Match::load(*game, *tree, game::Dealer{.automatic = true, .seed = size});
        MUST(match);
        fuzz::check_record(*game, *match);
    }
    return 0;
}
