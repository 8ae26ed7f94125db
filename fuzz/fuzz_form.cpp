// The foreign forms of every game: what is read can be replayed, written, and read again.

#include "games/catalog.h"
#include "invariants.h"

namespace {

void read_as(const game::AnyGame& game, const game::ForeignForm& form, std::string_view text) {
    const auto record = form.read(text);
    if (!record) return;
    MUST(record->game == game.id());
    const auto match = game::Match::replay(game, *record, game::Dealer{.automatic = false});
    MUST(match);
    fuzz::check_record(game, *match);

    const auto written = form.write(*record);
    MUST(written);
    const auto again = form.read(*written);
    MUST(again);
    MUST(again->setup == record->setup);
    MUST(again->games.front().moves == record->games.front().moves);
    MUST(again->games.front().ending.has_value() ==
         record->games.front().ending.has_value());  // its kind has no place there
    MUST(again->names.size() == record->names.size());
    for (const auto& [key, value] : record->tags) MUST(!again->tag(key).empty());
    const auto rewritten = form.write(*again);
    MUST(rewritten);
    MUST(*rewritten == *written);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    for (const game::AnyGame* game : games::all())
        for (const game::ForeignForm& form : game->forms()) read_as(*game, form, fuzz::as_text(data, size));
    return 0;
}
