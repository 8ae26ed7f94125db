#include "cli/serve/lan.h"

#include <gtest/gtest.h>

#include <qrcodegen.hpp>

#include "cli/serve/qr.h"

namespace cli {
namespace {

using Figures = std::vector<std::string>;

TEST(Lan, TheAddressOfAHomeNetworkComesFirst) {
    EXPECT_EQ(in_likely_order({{"lo", "127.0.0.1"},
                               {"docker0", "172.17.0.1"},
                               {"eth0", "10.1.2.3"},
                               {"eth0", "2001:db8::7"},
                               {"wlan0", "192.168.1.7"},
                               {"wlan0", "fe80::1"},
                               {"lo", "::1"},
                               {"eth1", "172.31.0.9"},
                               {"eth2", "169.254.3.3"},
                               {"eth3", "203.0.113.5"},
                               {"wg0", "192.168.77.1"}}),
              (Figures{"192.168.1.7", "10.1.2.3", "172.31.0.9", "203.0.113.5", "2001:db8::7", "192.168.77.1",
                       "172.17.0.1"}));
    EXPECT_EQ(in_likely_order({{"lo", "127.0.0.1"}}), Figures());
}

TEST(Lan, ThisComputerKnowsItsLoopback) {
    bool found = false;
    for (const OwnAddress& address : own_addresses()) found = found || address.figures == "127.0.0.1";
    EXPECT_TRUE(found);
}

/// What is drawn, module by module: whether it is dark.
std::vector<std::vector<bool>> modules_of(const std::vector<std::string>& lines) {
    const std::string ink = "\x1b[38;5;16;48;5;231m", end = "\x1b[0m";
    std::vector<std::vector<bool>> rows;
    for (const std::string& line : lines) {
        EXPECT_TRUE(line.starts_with(ink) && line.ends_with(end)) << "dark on light whatever surrounds it";
        const std::string drawn = line.substr(ink.size(), line.size() - ink.size() - end.size());
        std::vector<bool> upper, lower;
        for (std::size_t at = 0; at < drawn.size(); at += drawn[at] == ' ' ? 1 : 3) {
            const std::string block = drawn.substr(at, drawn[at] == ' ' ? 1 : 3);
            upper.push_back(block == "\u2580" || block == "\u2588");
            lower.push_back(block == "\u2584" || block == "\u2588");
        }
        rows.push_back(upper);
        rows.push_back(lower);
    }
    return rows;
}

TEST(Lan, TheCodeInTheTerminalIsWhatPhonesRead) {
    for (const std::string text : {"http://192.168.1.7:8000/", "http://[2001:db8::7]:65535/"}) {
        const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::LOW);
        const auto rows = modules_of(qr_lines(text));
        constexpr int kMargin = 4;
        const int size = code.getSize() + 2 * kMargin;
        ASSERT_GE(static_cast<int>(rows.size()), size);
        for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
            ASSERT_EQ(static_cast<int>(rows[y].size()), size);
            for (int x = 0; x < size; ++x)
                ASSERT_EQ(rows[y][x], code.getModule(x - kMargin, y - kMargin)) << x << ' ' << y;
        }
    }
}

}  // namespace
}  // namespace cli
