#include "games/tests/readme.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "core/text.h"
#include "games/tests/files.h"

namespace games {

namespace {

std::map<std::string, std::string> table_rows(const std::string& prefix) {
    std::map<std::string, std::string> rows;
    const std::string text = read_file("../README.md");
    for (const std::string_view line : core::lines(text))
        if (line.starts_with("| " + prefix + "-")) rows[std::string(line.substr(2, 5))] += std::string(line);
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

}  // namespace

void expect_every_rule_restated(const std::string& prefix, int rules) {
    const auto rows = table_rows(prefix);
    for (int number = 1; number <= rules; ++number) {
        const std::string id = prefix + (number < 10 ? "-0" : "-") + std::to_string(number);
        EXPECT_TRUE(rows.contains(id)) << id;
    }
    EXPECT_EQ(rows.size(), static_cast<std::size_t>(rules));
}

void expect_every_rule_tested(const std::string& prefix, int without) {
    int found = 0;
    for (const auto& [id, row] : table_rows(prefix)) {
        const bool none = row.find("no rule content") != std::string::npos;
        found += none;
        EXPECT_TRUE(none || has_test_named(prefix + "_" + id.substr(3) + "_")) << id;
    }
    EXPECT_EQ(found, without);
}

void expect_every_file_named(std::initializer_list<const char*> others) {
    const std::string text = read_file("../README.md");
    int sources = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(PENTARIO_SOURCE_DIR "/src/games/" PENTARIO_GAME)) {
        const std::string name = entry.path().filename().string();
        if (!name.ends_with(".cpp")) continue;
        ++sources;
        EXPECT_NE(text.find(name), std::string::npos) << name;
    }
    EXPECT_GE(sources, 4);
    for (const char* name : others) EXPECT_NE(text.find(name), std::string::npos) << name;
}

}  // namespace games
