// game::read_record and, where the game is known, game::Match::replay.

#include "game/record.h"

#include "games/catalog.h"
#include "invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = game::read_record(fuzz::as_text(data, size));
    if (!record) return 0;
    const auto again = game::read_record(game::to_text(*record));
    MUST(again);
    MUST(*again == *record);
    const auto sealed = game::read_record(game::to_sealed_text(*record));
    MUST(sealed);
    MUST(*sealed == *record);

    const game::AnyGame* game = games::find(record->game);
    if (!game) return 0;
    const auto match = game::Match::replay(*game, *record, game::Dealer{.automatic = true, .seed = size});
    if (!match) return 0;
    fuzz::check_state(*game, match->state());
    fuzz::check_record(*game, *match);
    return 0;
}
