#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "server/bus/bus.h"
#include "server/tests/fake_loop.h"

namespace server::bus {

/// What every bus must do. `Station` has `std::unique_ptr<Bus> member(Loop&)`: one more member of its bus.
/// A bus may lose or repeat what it is told, so these tests tell a message again until it is heard.
template <class Station>
class BusSuite : public ::testing::Test {
protected:
    using Heard = std::vector<std::string>;

    std::unique_ptr<Bus> member(Heard& heard) {
        std::unique_ptr<Bus> made = station_.member(loop_);
        made->to([&heard](std::string_view topic, std::string_view text) {
            heard.push_back(std::string(topic) + ": " + std::string(text));
        });
        return made;
    }
    /// Tells until the line has been heard; false if it never is.
    bool tell_until(Bus& bus, const std::string& topic, const std::string& text, const Heard& heard) {
        const auto is_heard = [&] {
            return std::find(heard.begin(), heard.end(), topic + ": " + text) != heard.end();
        };
        for (int tries = 0; tries < 20; ++tries) {
            bus.tell(topic, text);
            if (loop_.run_until(is_heard, std::chrono::milliseconds(500))) return true;
        }
        return false;
    }
    static bool has(const Heard& heard, std::string_view line) {
        return std::find(heard.begin(), heard.end(), line) != heard.end();
    }

    FakeLoop loop_;
    Station station_;
};
TYPED_TEST_SUITE_P(BusSuite);

TYPED_TEST_P(BusSuite, TellsWhoListens) {
    std::vector<std::string> heard, heard_beside;
    const auto bus = this->member(heard), beside = this->member(heard_beside);
    bus->listen("table");
    beside->listen("table");
    EXPECT_TRUE(this->tell_until(*bus, "table", "12", heard));
    EXPECT_TRUE(this->tell_until(*bus, "table", "12", heard_beside));
    EXPECT_TRUE(this->tell_until(*beside, "table", "13", heard));
}

TYPED_TEST_P(BusSuite, TellsNothingOfOtherTopics) {
    std::vector<std::string> heard;
    const auto bus = this->member(heard);
    bus->listen("table");
    bus->tell("stable", "1");
    bus->tell("tabl", "1");
    bus->tell("", "1");
    EXPECT_TRUE(this->tell_until(*bus, "table", "12", heard));
    for (const std::string& line : heard) EXPECT_EQ(line, "table: 12");
}

TYPED_TEST_P(BusSuite, IsHeardLaterAndNeverWithinTell) {
    std::vector<std::string> heard;
    const auto bus = this->member(heard);
    bus->listen("table");
    bus->tell("table", "12");
    EXPECT_TRUE(heard.empty());
}

TYPED_TEST_P(BusSuite, WhoStoppedListeningHearsNoMore) {
    std::vector<std::string> heard;
    const auto bus = this->member(heard);
    bus->listen("table");
    bus->listen("table");
    bus->listen("other");
    bus->ignore("table");
    bus->ignore("never listened to");
    bus->tell("table", "12");
    EXPECT_TRUE(this->tell_until(*bus, "other", "1", heard));
    EXPECT_FALSE(this->has(heard, "table: 12"));
    bus->listen("table");
    EXPECT_TRUE(this->tell_until(*bus, "table", "13", heard));
}

TYPED_TEST_P(BusSuite, AMemberThatIsGoneHearsNothing) {
    std::vector<std::string> heard, heard_beside;
    const auto bus = this->member(heard);
    auto beside = this->member(heard_beside);
    bus->listen("table");
    beside->listen("table");
    bus->tell("table", "12");
    beside.reset();
    EXPECT_TRUE(this->tell_until(*bus, "table", "13", heard));
    EXPECT_TRUE(heard_beside.empty());
}

TYPED_TEST_P(BusSuite, CarriesAnyLine) {
    std::vector<std::string> heard;
    const auto bus = this->member(heard);
    bus->listen("table");
    for (const std::string& text :
         {std::string(), std::string("é 'quoted' \"twice\" \\ $1"), std::string(4000, 'x')})
        EXPECT_TRUE(this->tell_until(*bus, "table", text, heard)) << text;
}

REGISTER_TYPED_TEST_SUITE_P(BusSuite, TellsWhoListens, TellsNothingOfOtherTopics,
                            IsHeardLaterAndNeverWithinTell, WhoStoppedListeningHearsNoMore,
                            AMemberThatIsGoneHearsNothing, CarriesAnyLine);

}  // namespace server::bus
