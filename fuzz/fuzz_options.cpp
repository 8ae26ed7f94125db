// A table's setup: lines `variant NAME`, `players N`, and `OPTION VALUE` for the rest.

#include "core/text.h"
#include "games/catalog.h"
#include "invariants.h"

namespace {

game::Setup read_setup(std::string_view text) {
    game::Setup setup;
    for (const std::string_view line : core::split(text, '\n')) {
        const std::size_t space = line.find(' ');
        const std::string_view name = line.substr(0, space);
        const std::string_view value = space == line.npos ? std::string_view() : line.substr(space + 1);
        if (name == "variant")
            setup.variant = value;
        else if (name == "players")
            setup.players = static_cast<int>(core::read_number(value, -99, 99).value_or(2));
        else if (setup.options.size() < 64)
            setup.options.emplace_back(name, value);
    }
    return setup;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const game::Setup given = read_setup(fuzz::as_text(data, size));
    for (const game::AnyGame* game : games::all()) {
        game::Setup complete = given;
        const auto refusal = game::complete_setup(*game, complete);
        auto match = game::Match::start(*game, given, game::Dealer{.automatic = true, .seed = size});
        if (refusal) MUST(!match);
        if (!match) continue;
        MUST(match->setup() == complete);
        fuzz::check_record(*game, *match);

        auto state = match->state().clone();
        core::Rng rng(size);
        fuzz::play_on(*game, *state, rng, 2);
        MUST(!match->end({game::Ending::Kind::abandoned, game::Seat::player(complete.players - 1)}));
        MUST(!match->next() || match->standing().over());
        fuzz::check_record(*game, *match);
    }
    return 0;
}
