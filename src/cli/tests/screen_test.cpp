#include "cli/screen/screen.h"

#include <gtest/gtest.h>

#include "core/text.h"

namespace cli {
namespace {

/// As much of a terminal as the program uses: places the cursor, clears, writes characters.
class Glass {
public:
    Glass(int width, int height) : width_(width), rows_(static_cast<std::size_t>(height)) { clear(); }

    void write(std::string_view bytes) {
        std::u32string text;
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            if (bytes[i] != '\x1b') {
                text += decode_one(bytes, i);
                put(text.back());
                continue;
            }
            const std::size_t end = bytes.find_first_of("HmJ", i);
            order(bytes.substr(i + 2, end - i - 2), bytes[end]);
            i = end;
        }
    }
    std::string row(int y) const {
        std::string out;
        for (const char32_t glyph : rows_[static_cast<std::size_t>(y)]) out += encode(glyph);
        return out;
    }

private:
    static char32_t decode_one(std::string_view bytes, std::size_t& i) {
        std::size_t end = i + 1;
        while (end < bytes.size() && (static_cast<unsigned char>(bytes[end]) & 0xC0) == 0x80) ++end;
        const char32_t glyph = decode(bytes.substr(i, end - i))[0];
        i = end - 1;
        return glyph;
    }
    void clear() {
        for (auto& row : rows_) row.assign(static_cast<std::size_t>(width_), U' ');
    }
    void order(std::string_view arguments, char kind) {
        if (kind == 'J') clear();
        if (kind != 'H') return;
        const auto parts = core::split(arguments, ';');
        y_ = static_cast<std::size_t>(*core::read_number(parts[0])) - 1;
        x_ = static_cast<std::size_t>(*core::read_number(parts[1])) - 1;
    }
    void put(char32_t glyph) { rows_[y_][x_++] = glyph; }

    int width_;
    std::vector<std::u32string> rows_;
    std::size_t x_ = 0, y_ = 0;
};

Screen random_screen(std::uint32_t& seed, int width, int height) {
    Screen screen(width, height);
    for (int i = 0; i < 12; ++i) {
        seed = seed * 1664525 + 1013904223;
        const int x = static_cast<int>(seed >> 8) % width, y = static_cast<int>(seed >> 20) % height;
        screen.put(std::abs(x), std::abs(y), i % 3 ? "●─abc" : "x",
                   {Colour(seed & 0xffffff), {}, i % 2 == 0});
    }
    return screen;
}

TEST(Screen, TextIsCutAtTheEdges) {
    Screen screen(4, 1);
    EXPECT_EQ(screen.put(2, 0, "abcd"), 6);
    screen.put(-1, 0, "xy");
    screen.put(0, 5, "no");
    EXPECT_EQ(to_lines(screen, {}), "y ab\n");
}

TEST(Screen, WideCharactersTakeTwoColumnsAndMarksNone) {
    EXPECT_EQ(columns_of("漢a"), 3);
    EXPECT_EQ(columns_of("e\u0301"), 1);
    Screen screen(4, 1);
    EXPECT_EQ(screen.put(0, 0, "漢a"), 3);
    EXPECT_EQ(to_lines(screen, {}), "漢a\n");
}

TEST(Screen, BadBytesBecomeQuestionMarks) {
    EXPECT_EQ(decode("a\xff\xc3"), U"a??");
    EXPECT_EQ(decode("a\x1b[2J"), U"a?[2J");
}

TEST(Screen, SentencesAreWrappedAndShortened) {
    EXPECT_EQ(wrap("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrap("unbreakable", 5), (std::vector<std::string>{"unbr…"}));
    EXPECT_EQ(shorten("captures", 5), "capt…");
    EXPECT_EQ(shorten("fits", 4), "fits");
}

TEST(Screen, TheDifferenceMakesOneScreenOfTheOther) {
    std::uint32_t seed = 7;
    for (int round = 0; round < 200; ++round) {
        const Screen before = random_screen(seed, 30, 6), after = random_screen(seed, 30, 6);
        for (const Depth depth : {Depth::none, Depth::palette, Depth::full}) {
            const Inks inks{depth, Letters::unicode};
            Glass glass(30, 6);
            glass.write(ansi_difference(Screen(0, 0), before, inks));
            glass.write(ansi_difference(before, after, inks));
            const std::string wanted = to_lines(after, {});
            for (int y = 0; y < 6; ++y)
                EXPECT_EQ(core::trim(glass.row(y)),
                          core::trim(core::lines(wanted)[static_cast<std::size_t>(y)]));
        }
    }
}

TEST(Screen, WhatDidNotChangeIsNotSent) {
    std::uint32_t seed = 3;
    const Screen screen = random_screen(seed, 30, 6);
    EXPECT_EQ(ansi_difference(screen, screen, {Depth::full, Letters::unicode}), "");
    Screen other = screen;
    other.put(29, 5, "Z");
    EXPECT_LT(ansi_difference(screen, other, {Depth::full, Letters::unicode}).size(), 24U);
}

TEST(Screen, ColourIsSentOnlyWhereThereIsColour) {
    Screen screen(3, 1);
    screen.put(0, 0, "a", {Colour(0xa67c45), {}});
    EXPECT_EQ(to_lines(screen, {Depth::none, Letters::unicode}), "a\n");
    EXPECT_NE(to_lines(screen, {Depth::full, Letters::unicode}).find("38;2;166;124;69"), std::string::npos);
    EXPECT_NE(to_lines(screen, {Depth::palette, Letters::unicode}).find("38;5;137"), std::string::npos);
}

TEST(Screen, AsciiStandsInForEveryStone) {
    std::string seen;
    for (const char32_t stone : U"●○◆◇■▲") {
        if (stone == U'\0') continue;
        const char letter = to_ascii(stone);
        EXPECT_EQ(seen.find(letter), std::string::npos) << letter;
        seen += letter;
    }
    EXPECT_EQ(to_ascii(U'┼'), '+');
    EXPECT_EQ(to_ascii(U'─'), '-');
}

TEST(Screen, ThePictureHasStonesLinesAndEscapedText) {
    Screen screen(10, 2);
    screen.fill(0, 0, 3, 1, {{}, Colour(0xa67c45)});
    screen.put(0, 0, U'┼', {Colour(0x6d4a22), {}});
    screen.put(2, 0, U'◉', {Colour(0x161c20), {}});
    screen.put(0, 1, "<a&b>");
    const std::string svg = to_svg(screen);
    EXPECT_TRUE(svg.starts_with("<svg "));
    EXPECT_TRUE(svg.ends_with("</svg>\n"));
    EXPECT_NE(svg.find("<path d=\"M0 10H10M5 0V20\""), std::string::npos);
    EXPECT_NE(svg.find("fill=\"#161c20\""), std::string::npos);
    EXPECT_NE(svg.find(">&lt;a&amp;b&gt;<"), std::string::npos);
}

}  // namespace
}  // namespace cli
