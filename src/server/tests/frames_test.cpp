#include "server/net/frames.h"

#include <gtest/gtest.h>

#include <vector>

#include "line_client.h"
#include "server/net/line.h"

namespace server::net {
namespace {

using Heard = FrameReader::Heard;

std::string frame(std::string_view payload, unsigned first = 0x81) {
    return LineClient::frame(payload, first);
}

/// What is heard of bytes in pieces of this size: texts, `ping x`, `pong x`, `close CODE`, `fault CODE`.
std::vector<std::string> heard(std::string_view bytes, std::size_t piece = 1'000'000,
                               std::size_t most = 64 << 10) {
    FrameReader reader(most);
    std::vector<std::string> all;
    while (!bytes.empty()) {
        std::string_view next = bytes.substr(0, piece);
        bytes.remove_prefix(next.size());
        for (;;) {
            const Heard what = reader.take(next);
            if (what == Heard::nothing) break;
            const std::string said(reader.payload());
            switch (what) {
                case Heard::text: all.push_back(said); break;
                case Heard::part: all.emplace_back("..."); break;
                case Heard::ping: all.push_back("ping " + said); break;
                case Heard::pong: all.push_back("pong " + said); break;
                case Heard::close: all.push_back("close " + std::to_string(reader.code())); break;
                default: all.push_back("fault " + std::to_string(reader.code())); return all;
            }
        }
        EXPECT_TRUE(next.empty()) << "what is not whole is kept inside";
    }
    return all;
}
using Texts = std::vector<std::string>;

TEST(Frames, AreReadInWhateverPiecesTheyCome) {
    const std::string bytes = frame("one") + frame(std::string(300, 'x')) + frame("", 0x89) +
                              frame(std::string(70'000, 'y')) + frame("7", 0x8A) + frame("last");
    for (const std::size_t piece : {1, 2, 3, 5, 7, 126, 1000, 1'000'000}) {
        const Texts all = heard(bytes, piece, 80'000);
        ASSERT_EQ(all.size(), 6U) << piece;
        EXPECT_EQ(all[0], "one");
        EXPECT_EQ(all[1], std::string(300, 'x'));
        EXPECT_EQ(all[2], "ping ");
        EXPECT_EQ(all[3], std::string(70'000, 'y'));
        EXPECT_EQ(all[4], "pong 7");
        EXPECT_EQ(all[5], "last");
    }
}

TEST(Frames, AMessageMayComeInPartsWithPingsBetween) {
    const std::string bytes =
        frame("one ", 0x01) + frame("", 0x00) + frame("!", 0x89) + frame("two", 0x80) + frame("three");
    EXPECT_EQ(heard(bytes), (Texts{"...", "...", "ping !", "one two", "three"}));
    EXPECT_EQ(heard(bytes, 1), heard(bytes));
}

TEST(Frames, PartsThatAreOneCharacterTogetherAreText) {
    EXPECT_EQ(heard(frame("\xE2\x82", 0x01) + frame("\xAC", 0x80)), (Texts{"...", "\xE2\x82\xAC"}));
}

TEST(Frames, WhatIsNoFrameIsAFaultOfItsOwn) {
    const std::string unmasked("\x81\x01x", 3), reserved = frame("x", 0xC1), strange = frame("x", 0x83);
    const std::string long_ping = frame(std::string(126, 'x'), 0x89), ping_in_parts = frame("x", 0x09);
    const std::string padded("\x81\xFE\x00\x01....x", 9);
    const std::string padded_more("\x81\xFF\x00\x00\x00\x00\x00\x00\xFF\xFF....x", 15);
    const std::string nothing_to_go_on = frame("x", 0x80), two_begun = frame("x", 0x01) + frame("y");
    for (const std::string& bytes : {unmasked, reserved, strange, long_ping, ping_in_parts, padded,
                                     padded_more, nothing_to_go_on, two_begun})
        for (const std::size_t piece : {1, 1000})
            EXPECT_EQ(heard(bytes, piece).back(), "fault 1002") << bytes;
    EXPECT_EQ(heard(frame("x", 0x82)), (Texts{"fault 1003"})) << "only texts are heard";
}

TEST(Frames, WhatIsTooBigIsRefusedBeforeItComes) {
    EXPECT_EQ(heard(frame(std::string(100, 'x')), 1000, 100).size(), 1U);
    EXPECT_EQ(heard(frame(std::string(101, 'x')).substr(0, 8), 1, 100), (Texts{"fault 1009"}));
    const std::string huge("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF....", 14);
    EXPECT_EQ(heard(huge), (Texts{"fault 1009"}));
    EXPECT_EQ(heard(frame(std::string(60, 'x'), 0x01) + frame(std::string(41, 'x'), 0x80), 1000, 100),
              (Texts{"...", "fault 1009"}))
        << "parts count together";
}

TEST(Frames, TextIsUtf8) {
    for (const std::string_view bad : {"\xFF", "\xC0\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80", "ab\xE2\x82"})
        EXPECT_EQ(heard(frame(bad)), (Texts{"fault 1007"}));
    EXPECT_EQ(heard(frame("\xE2\x82", 0x01) + frame("x", 0x80)).back(), "fault 1007");
}

TEST(Frames, AGoodbyeHasACodeThatMayBeSaid) {
    const auto closing = [](int code, const std::string& why = "") {
        std::string payload{static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)};
        return frame(payload + why, 0x88);
    };
    EXPECT_EQ(heard(frame("", 0x88)), (Texts{"close 1000"}));
    for (const int code : {1000, 1001, 1011, 3000, 4999})
        EXPECT_EQ(heard(closing(code, "why")), (Texts{"close " + std::to_string(code)}));
    for (const int code : {0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535})
        EXPECT_EQ(heard(closing(code)), (Texts{"fault 1002"})) << code;
    EXPECT_EQ(heard(frame("x", 0x88)), (Texts{"fault 1002"}));
    EXPECT_EQ(heard(closing(1000, "\xFF")), (Texts{"fault 1007"}));
}

TEST(Frames, AHeadSaysHowLongItsPayloadIs) {
    const auto head = [](std::size_t payload) {
        const FrameHead made = frame_head(Opcode::text, payload);
        return std::string(made.bytes.data(), made.size);
    };
    EXPECT_EQ(head(0), std::string("\x81\x00", 2));
    EXPECT_EQ(head(125), "\x81\x7D");
    EXPECT_EQ(head(126), std::string("\x81\x7E\x00\x7E", 4));
    EXPECT_EQ(head(65535), "\x81\x7E\xFF\xFF");
    EXPECT_EQ(head(65536), std::string("\x81\x7F\0\0\0\0\0\1\0\0", 10));
    EXPECT_EQ(goodbye(1000, "x"), "\x03\xE8x");
    EXPECT_EQ(goodbye(1000, std::string(200, 'x')).size(), 125U);
}

}  // namespace
}  // namespace server::net
