#include "games/riomino/dice.h"

namespace games::riomino {

// Not in the header, or every file that includes it would compute the table.
constinit const std::array<PatternSet, kNeeds> kFitting = [] {
    std::array<PatternSet, kNeeds> fitting{};
    for (int needs = 0; needs < kNeeds; ++needs)
        for (int pattern = 0; pattern < kPatterns; ++pattern) {
            bool fits = true;
            for (int side = 0; side < kSides; ++side) {
                const int need = need_at(static_cast<Needs>(needs), side);
                fits = fits && (need == kFree || need == kEdges[pattern][side]);
            }
            if (fits) fitting[needs] |= PatternSet{1} << pattern;
        }
    return fitting;
}();

}  // namespace games::riomino
