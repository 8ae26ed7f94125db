#include "games/tests/readme.h"

#include <gtest/gtest.h>

namespace games::rivero {

TEST(RiveroReadme, RestatesEveryRule) { expect_every_rule_restated("RV", 48); }
TEST(RiveroReadme, NamesATestForEveryRule) { expect_every_rule_tested("RV", 1); }
TEST(RiveroReadme, NamesEveryFile) { expect_every_file_named({"state.h", "move.h", "tests/golden"}); }

}  // namespace games::rivero
