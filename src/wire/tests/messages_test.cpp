#include "wire/messages.h"

#include <gtest/gtest.h>

#include <set>

#include "bots/analysis/messages.h"
#include "bots/levels.h"
#include "bots/puzzles/puzzle.h"
#include "core/text.h"
#include "games/catalog.h"

namespace wire::test {
namespace {

void expect_complete(std::span<const game::Message> sentences) {
    for (const game::Message& message : sentences) {
        const auto expected = game::placeholders(message.text[0]);
        for (const std::string_view text : message.text) {
            EXPECT_FALSE(text.empty()) << message.code;
            EXPECT_TRUE(core::is_plain_line(text)) << message.code;
            EXPECT_EQ(game::placeholders(text), expected) << message.code << ": " << text;
        }
    }
}

TEST(WireMessages, AreCompleteInFourLanguages) {
    expect_complete(messages());
    expect_complete(bots::analysis::messages());
}

TEST(WireMessages, HaveCodesOfTheirOwn) {
    std::set<std::string_view> codes;
    for (const game::Message& message : catalog().all())
        EXPECT_TRUE(codes.insert(message.code).second) << message.code;
    EXPECT_EQ(codes.size(), messages().size() + games::messages().all().size() +
                                bots::level_messages().size() + bots::puzzles::answer_messages().size() +
                                bots::analysis::messages().size());
}

}  // namespace
}  // namespace wire::test
