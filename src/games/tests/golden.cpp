#include "games/tests/golden.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/tests/files.h"

namespace games {

namespace {

game::Record read_golden(const std::string& name) {
    const auto record = game::read_record(read_file("golden/" + name + ".record"));
    EXPECT_TRUE(record) << name << ' ' << (record ? "" : record.error().code);
    return record ? *record : game::Record();
}

}  // namespace

void expect_records_replay(Names names) {
    for (const char* name : names) {
        const game::Record record = read_golden(name);
        const game::AnyGame* game = find(record.game);
        ASSERT_NE(game, nullptr) << name;
        const auto match = game::Match::replay(*game, record, {});
        ASSERT_TRUE(match) << name << ' ' << match.error().code;
        EXPECT_TRUE(match->over()) << name;
        EXPECT_EQ(game::to_text(match->record(game::Viewer::keeper())),
                  read_file("golden/" + std::string(name) + ".record"))
            << name;
    }
}

void expect_playthroughs(Names names, const std::function<std::string(const game::Record&)>& print) {
    const bool regenerate = std::getenv("PENTARIO_REGENERATE") != nullptr;
    for (const char* name : names) {
        const std::string file = "golden/" + std::string(name) + ".txt";
        const std::string now = print(read_golden(name));
        if (regenerate) write_file(file, now);
        const std::string before = read_file(file);
        const auto lines_now = core::lines(now), lines_before = core::lines(before);
        for (std::size_t i = 0; i < std::max(lines_now.size(), lines_before.size()); ++i) {
            const std::string_view a = i < lines_before.size() ? lines_before[i] : "(end)";
            const std::string_view b = i < lines_now.size() ? lines_now[i] : "(end)";
            ASSERT_EQ(a, b) << file << ", line " << i + 1;
        }
    }
}

}  // namespace games
