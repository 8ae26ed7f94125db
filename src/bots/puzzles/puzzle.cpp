#include "bots/puzzles/puzzle.h"

#include <numeric>

#include "bots/puzzles/data.h"
#include "bots/puzzles/hidden.h"
#include "core/rng.h"

namespace bots::puzzles {

using core::fail;
using game::Reason;

core::Result<std::unique_ptr<game::AnyState>, Reason> open(const Puzzle& puzzle) {
    auto state = puzzle.game->load(fill_hidden(puzzle.position));
    if (!state) return state;
    if (!(*state)->actors().has(puzzle.seat)) return fail(Reason("puzzles.not-its-turn", ""));
    if ((*state)->position(game::Viewer::of(puzzle.seat)) != puzzle.position)
        return fail(Reason("puzzles.not-as-seen", ""));
    return state;
}

const std::vector<Puzzle>& built_in() {
    static const std::vector<Puzzle> all = [] {
        std::vector<Puzzle> sets;
        for (const std::string_view text :
             {data::kPente, data::kRiomino, data::kPentaRush, data::kRiveroPenta})
            if (auto puzzles = read_puzzles(text, Trust::proved))
                sets.insert(sets.end(), puzzles->begin(), puzzles->end());
            else
                assert(false && "a set that is built in cannot be read");
        return sets;
    }();
    return all;
}

std::size_t daily(std::int64_t day, std::size_t count) {
    assert(count > 0);
    const auto every = static_cast<std::int64_t>(count);
    const std::int64_t at = (day % every + every) % every;
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    core::Rng(static_cast<std::uint64_t>((day - at) / every)).shuffle(std::span(order));
    return order[static_cast<std::size_t>(at)];
}

}  // namespace bots::puzzles
