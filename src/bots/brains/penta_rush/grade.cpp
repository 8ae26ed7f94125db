#include "bots/brains/penta_rush/grade.h"

#include <algorithm>
#include <cassert>

#include "bots/brains/penta_rush/data.h"
#include "core/text.h"

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

constexpr std::size_t kHundredths = 99;  // bounds between a hundred equal parts
constexpr int kPerGrade = 100 / static_cast<int>(kGradeNames.size());

using Bounds = std::array<int, kHundredths>;

Bounds read_bounds() {
    Bounds bounds{};
    std::size_t at = 0;
    for (const std::string_view line : core::lines(data::kRichness)) {
        if (line.starts_with('#')) continue;
        for (const std::string_view word : core::words(line))
            if (at < kHundredths) bounds[at++] = static_cast<int>(core::read_number(word, 0).value_or(0));
    }
    assert(at == kHundredths);
    return bounds;
}

}  // namespace

int richness(const BoardReport& report) {
    int sum = 0;
    for (std::size_t i = 0; i < kRolls; ++i) sum += kAllRolls[i].weight * report.best[i].points;
    return sum;
}

int easier_than(const BoardReport& report) {
    static const Bounds bounds = read_bounds();
    return static_cast<int>(std::upper_bound(bounds.begin(), bounds.end(), richness(report)) -
                            bounds.begin());
}

Grade grade_of(const BoardReport& report) {
    return static_cast<Grade>(static_cast<int>(kGradeNames.size()) - 1 - easier_than(report) / kPerGrade);
}

}  // namespace bots::brains::penta_rush
