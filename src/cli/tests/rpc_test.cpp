#include <gtest/gtest.h>

#include <sstream>

#include "cli/commands/commands.h"
#include "core/text.h"
#include "wire/session.h"

namespace cli {
namespace {

std::vector<std::string> answers(const std::string& requests) {
    std::istringstream in(requests);
    std::ostringstream out;
    EXPECT_EQ(run_rpc(in, out, 1), kDone);
    std::vector<std::string> lines;
    const std::string text = out.str();
    for (const std::string_view line : core::lines(text)) lines.emplace_back(line);
    if (!lines.empty() && lines.back().empty()) lines.pop_back();
    return lines;
}

TEST(Rpc, AnswersEachLineWithALine) {
    const auto lines = answers("{\"op\":\"games\"}\r\n\nnonsense\n{\"op\":\"games\"}");
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_TRUE(lines[0].starts_with("{\"ok\":true"));
    EXPECT_TRUE(lines[1].starts_with("{\"ok\":false"));
    EXPECT_EQ(lines[2], lines[0]);
}

TEST(Rpc, ALineThatIsTooLongIsNamedAndSkipped) {
    const auto lines = answers(std::string(3 * wire::kMaxRequestBytes, 'x') + "\n{\"op\":\"games\"}\n");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_NE(lines[0].find("too-long"), std::string::npos);
    EXPECT_TRUE(lines[1].starts_with("{\"ok\":true"));
}

TEST(Rpc, EndsQuietlyWithItsInput) { EXPECT_TRUE(answers("").empty()); }

}  // namespace
}  // namespace cli
