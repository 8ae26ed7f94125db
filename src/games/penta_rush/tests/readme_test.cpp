// README.md restates every rule, and every rule with content has a test named after it.

#include <gtest/gtest.h>

#include "games/tests/readme.h"

namespace games::penta_rush {

namespace {

TEST(PentaRushReadme, EveryRuleIsRestatedInOneRow) { expect_every_rule_restated("PR", 40); }

TEST(PentaRushReadme, EveryRuleWithContentHasATestNamedAfterIt) {
    expect_every_rule_tested("PR", 3);  // PR-37, PR-39 and PR-40 leave nothing to a program
}

TEST(PentaRushReadme, EveryFileOfThisFolderIsNamed) {
    expect_every_file_named(
        {"tiles.txt", "dice.h", "plain.cpp", "rounds.perft", "golden/", "PENTARIO_REGENERATE"});
}

}  // namespace

}  // namespace games::penta_rush
