#include "server/files/preferences.h"

#include <gtest/gtest.h>

namespace server {
namespace {

int welcome_in(std::string_view header, std::string_view encoding) {
    return welcome(read_preferences(header), encoding);
}

TEST(Preferences, AreNamesWithWeights) {
    const auto read = read_preferences("gzip, br;q=0.5 , deflate ; q=0, x;a=b;q=1.000,,y;Q=0.25");
    ASSERT_EQ(read.size(), 5U);
    const std::vector<std::pair<std::string_view, int>> wanted{
        {"gzip", 1000}, {"br", 500}, {"deflate", 0}, {"x", 1000}, {"y", 250}};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        EXPECT_EQ(read[i].name, wanted[i].first);
        EXPECT_EQ(read[i].weight, wanted[i].second);
    }
}

TEST(Preferences, UnreadableWeightsAreLeftOut) {
    for (const char* weight : {"", "2", "1.001", "0.1234", "-1", ".5", "0x1", "1e0", "00"})
        EXPECT_TRUE(read_preferences("br;q=" + std::string(weight)).empty()) << weight;
}

TEST(Preferences, AnEncodingIsWelcomeWhenNamedOrByTheStar) {
    EXPECT_EQ(welcome_in("gzip, br", "br"), 1000);
    EXPECT_EQ(welcome_in("gzip, BR;q=0.3", "br"), 300);
    EXPECT_EQ(welcome_in("gzip", "br"), 0);
    EXPECT_EQ(welcome_in("br;q=0, *", "br"), 0);
    EXPECT_EQ(welcome_in("*;q=0.7", "br"), 700);
    EXPECT_EQ(welcome_in("", "br"), 0);
    EXPECT_EQ(welcome_in("xbr, brx", "br"), 0);
}

TEST(Preferences, ThePlainFormIsWelcomeUnlessRefused) {
    EXPECT_GT(welcome_in("", "identity"), 0);
    EXPECT_GT(welcome_in("br", "identity"), 0);
    EXPECT_LT(welcome_in("br;q=0.1", "identity"), welcome_in("br;q=0.1", "br"));
    EXPECT_EQ(welcome_in("identity;q=0", "identity"), 0);
    EXPECT_EQ(welcome_in("*;q=0", "identity"), 0);
}

TEST(Preferences, TheLanguageIsTheMostWelcomeOfOurs) {
    for (const auto& [header, language] : {std::pair("", game::Language::english),
                                           {"nl", game::Language::dutch},
                                           {"nl-BE,fr;q=0.9", game::Language::dutch},
                                           {"es, fr;q=0.5, de;q=0.8", game::Language::german},
                                           {"es, it", game::Language::english},
                                           {"fr;q=0, *", game::Language::english},
                                           {"de;q=0.5, fr;q=0.5", game::Language::german}})
        EXPECT_EQ(preferred_language(header), language) << header;
}

}  // namespace
}  // namespace server
