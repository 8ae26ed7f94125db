// README.md restates every rule, and every rule with content has a test named after it.

#include <gtest/gtest.h>

#include "games/tests/readme.h"

namespace games::pente {

namespace {

TEST(PenteReadme, EveryRuleIsRestatedInOneRow) { expect_every_rule_restated("PE", 49); }

TEST(PenteReadme, EveryRuleWithContentHasATestNamedAfterIt) {
    expect_every_rule_tested("PE", 3);  // PE-12, PE-37 and PE-38 leave nothing to a program
}

TEST(PenteReadme, EveryFileOfThisFolderIsNamed) {
    expect_every_file_named(
        {"state.h", "plain.cpp", "booklet.perft", "golden/", "PENTARIO_REGENERATE", "PENTARIO_PERFT_NODES"});
}

}  // namespace

}  // namespace games::pente
