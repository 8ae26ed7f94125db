// README.md restates every rule, every rule with content has a test named after it, and every
// sentence one that asks for it.

#include "games/tests/readme.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "games/rivero/rules.h"
#include "games/tests/files.h"

namespace games::rivero {

namespace {

TEST(RiveroReadme, EveryRuleIsRestatedInOneRow) { expect_every_rule_restated("RV", 48); }

TEST(RiveroReadme, EveryRuleWithContentHasATestNamedAfterIt) {
    expect_every_rule_tested("RV", 1);  // RV-48 leaves nothing to a program
}

TEST(RiveroReadme, EveryFileOfThisFolderIsNamed) {
    expect_every_file_named({"state.h", "move.h", "tracker_test.cpp", "rivero.perft", "golden/",
                             "PENTARIO_REGENERATE", "PENTARIO_PERFT_NODES"});
}

TEST(RiveroReadme, EveryReasonAndEventIsAskedForByATest) {
    std::string tests;
    for (const auto& entry :
         std::filesystem::directory_iterator(PENTARIO_SOURCE_DIR "/src/games/" PENTARIO_GAME "/tests"))
        if (entry.path().string().ends_with("_test.cpp"))
            tests += read_file(entry.path().filename().string());
    int asked = 0;
    for (const game::Message& message : Rivero::messages()) {
        const std::string code(message.code), rest = code.substr(Rivero::kId.size() + 1);
        if (rest == "name" || rest == "about" || rest.find('.') != std::string::npos) continue;
        EXPECT_NE(tests.find(code), std::string::npos) << code;
        ++asked;
    }
    EXPECT_GT(asked, 60);
}

}  // namespace

}  // namespace games::rivero
