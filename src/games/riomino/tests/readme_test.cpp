// README.md restates every rule, and every rule with content has a test named after it.

#include <gtest/gtest.h>

#include "games/tests/readme.h"

namespace games::riomino {

namespace {

TEST(RiominoReadme, EveryRuleIsRestatedInOneRow) { expect_every_rule_restated("RM", 23); }

TEST(RiominoReadme, EveryRuleWithContentHasATestNamedAfterIt) {
    expect_every_rule_tested("RM", 2);  // RM-08 and RM-23 leave nothing to a program
}

TEST(RiominoReadme, EveryFileOfThisFolderIsNamed) {
    expect_every_file_named({"state.h", "dice.h", "squares.h", "boards/", "plain.cpp", "riomino.perft",
                             "golden/", "PENTARIO_REGENERATE", "PENTARIO_PERFT_NODES"});
}

}  // namespace

}  // namespace games::riomino
