// bots::puzzles::read_puzzles: what is read is written and read back the same, and can be begun.

#include "bots/puzzles/puzzle.h"
#include "invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto puzzles = bots::puzzles::read_puzzles(fuzz::as_text(data, size));
    if (!puzzles) return 0;
    const auto again = bots::puzzles::read_puzzles(to_text(*puzzles, "again"));
    MUST(again);
    MUST(*again == *puzzles);
    for (const bots::puzzles::Puzzle& puzzle : *puzzles) {
        const auto state = open(puzzle);
        MUST(state);
        fuzz::check_state(*puzzle.game, **state);
    }
    return 0;
}
