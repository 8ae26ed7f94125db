// README.md restates every rule, and every rule with content has a test named after it.

#include <gtest/gtest.h>

#include "games/tests/readme.h"

namespace games::rivero_penta {

namespace {

TEST(RiveroPentaReadme, EveryRuleIsRestatedInOneRow) { expect_every_rule_restated("RP", 47); }

TEST(RiveroPentaReadme, EveryRuleWithContentHasATestNamedAfterIt) {
    expect_every_rule_tested("RP", 2);  // RP-46 and RP-47 leave nothing to a program
}

TEST(RiveroPentaReadme, EveryFileOfThisFolderIsNamed) {
    expect_every_file_named(
        {"state.h", "squares.h", "golden/", "PENTARIO_REGENERATE", "PENTARIO_PERFT_NODES"});
}

}  // namespace

}  // namespace games::rivero_penta
