// README.md restates every rule, and every rule with content has a test named after it.

#include <gtest/gtest.h>

#include <map>

#include "core/text.h"
#include "games/penta_rush/tests/files.h"

namespace games::penta_rush {

namespace {

constexpr int kRuleIds = 40;

std::string id_of(int number, char between) {
    return std::string("PR") + between + (number < 10 ? "0" : "") + std::to_string(number);
}

/// The row of the rules table for each id: `| PR-04 | rule | test |`.
std::map<std::string, std::string> table_rows() {
    std::map<std::string, std::string> rows;
    const std::string text = read_file("../README.md");
    for (const std::string_view line : core::lines(text))
        if (line.starts_with("| PR-")) rows[std::string(line.substr(2, 5))] += std::string(line);
    return rows;
}

bool has_test_named(const std::string& prefix) {
    const testing::UnitTest& all = *testing::UnitTest::GetInstance();
    for (int s = 0; s < all.total_test_suite_count(); ++s) {
        const testing::TestSuite& suite = *all.GetTestSuite(s);
        for (int t = 0; t < suite.total_test_count(); ++t)
            if (std::string_view(suite.GetTestInfo(t)->name()).starts_with(prefix)) return true;
    }
    return false;
}

TEST(PentaRushReadme, EveryRuleIsRestatedInOneRow) {
    const auto rows = table_rows();
    for (int number = 1; number <= kRuleIds; ++number)
        EXPECT_TRUE(rows.contains(id_of(number, '-'))) << number;
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(kRuleIds));
}

TEST(PentaRushReadme, EveryRuleWithContentHasATestNamedAfterIt) {
    int without = 0;
    for (const auto& [id, row] : table_rows()) {
        const bool none = row.find("no rule content") != std::string::npos;
        without += none;
        const int number = static_cast<int>(core::read_number(id.substr(id[3] == '0' ? 4 : 3)).value_or(0));
        EXPECT_TRUE(none || has_test_named(id_of(number, '_') + "_")) << id;
    }
    EXPECT_EQ(without, 3) << "PR-37, PR-39 and PR-40 alone are not for software";
}

TEST(PentaRushReadme, EveryFileOfThisFolderIsNamed) {
    const std::string text = read_file("../README.md");
    for (const char* name :
         {"shapes.cpp", "tiles.txt", "dice.h", "boards.cpp", "state.cpp", "options.cpp", "rules.cpp",
          "rounds.cpp", "scoring.cpp", "merge.cpp", "notation.cpp", "position.cpp", "position_reader.cpp",
          "messages.cpp", "plain.cpp", "rounds.perft", "golden/", "PENTARIO_REGENERATE"})
        EXPECT_NE(text.find(name), std::string::npos) << name;
}

}  // namespace

}  // namespace games::penta_rush
