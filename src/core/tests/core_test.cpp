#include <gtest/gtest.h>

#include <array>
#include <set>

#include "core/fixed_vector.h"
#include "core/hash.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/text.h"

namespace core {
namespace {

TEST(Rng, GivesTheSameNumbersOnEveryMachine) {
    Rng rng(2026);
    EXPECT_EQ(rng.next(), 7876778575317408663ULL);
    EXPECT_EQ(rng.next(), 11327947559129167783ULL);
    EXPECT_EQ(Rng(1), Rng(1));
    EXPECT_NE(Rng(1), Rng(2));
}

TEST(Rng, DrawsEveryValueBelowTheBoundAboutEquallyOften) {
    Rng rng(7);
    std::array<int, 7> counts{};
    constexpr int kDraws = 70000;
    for (int i = 0; i < kDraws; ++i) ++counts[rng.below(7)];
    double chi = 0;
    for (const int count : counts) chi += (count - 10000.0) * (count - 10000.0) / 10000.0;
    EXPECT_LT(chi, 30.0);  // six degrees of freedom; this seed is fixed
    EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, BoundedDrawIsUnbiasedForABoundThatDoesNotDivideTheRange) {
    Rng rng(3);
    constexpr std::uint32_t kBound = 3U << 30;  // a plain remainder would hit the lower third twice as often
    int low = 0;
    for (int i = 0; i < 30000; ++i) low += rng.below(kBound) < kBound / 3;
    EXPECT_NEAR(low, 10000, 400);
}

TEST(Rng, ShuffleReachesEveryOrder) {
    Rng rng(5);
    std::set<std::array<int, 3>> orders;
    for (int i = 0; i < 200; ++i) {
        std::array<int, 3> items{0, 1, 2};
        rng.shuffle(std::span(items));
        orders.insert(items);
    }
    EXPECT_EQ(orders.size(), 6U);
}

TEST(Hash, DependsOnOrderAndOnWhereATextEnds) {
    EXPECT_NE(Hash().add(1).add(2).value(), Hash().add(2).add(1).value());
    EXPECT_NE(Hash().add("ab").add("c").value(), Hash().add("a").add("bc").value());
    EXPECT_EQ(Hash(4).add("x").value(), Hash(4).add("x").value());
}

TEST(Text, NumbersAreReadWholeOrNotAtAll) {
    EXPECT_EQ(read_number("0"), 0);
    EXPECT_EQ(read_number("-17"), -17);
    EXPECT_EQ(read_number("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(read_number("-9223372036854775808"), std::numeric_limits<std::int64_t>::min());
    for (const char* bad : {"", "-", "+1", " 1", "1 ", "01", "-0", "1.0", "1e3", "0x1", "9223372036854775808",
                            "-9223372036854775809", "99999999999999999999", "٣"})
        EXPECT_FALSE(read_number(bad)) << bad;
    EXPECT_FALSE(read_number("7", 0, 6));
    EXPECT_TRUE(read_number("6", 0, 6));
}

TEST(Text, LinesAndWordsAreCutAtTheirEnds) {
    EXPECT_EQ(lines("a\r\nb\n\nc"), (std::vector<std::string_view>{"a", "b", "", "c"}));
    EXPECT_EQ(lines("a\n"), (std::vector<std::string_view>{"a"}));
    EXPECT_TRUE(lines("").empty());
    EXPECT_EQ(words("  a\tbc  d "), (std::vector<std::string_view>{"a", "bc", "d"}));
    EXPECT_EQ(split(",a,", ','), (std::vector<std::string_view>{"", "a", ""}));
    EXPECT_EQ(trim(" \t x y \r\n"), "x y");
    EXPECT_EQ(join({"a", "b"}, ", "), "a, b");
}

TEST(Text, OnlyWellFormedUtf8WithoutControlsIsAPlainLine) {
    EXPECT_TRUE(is_plain_line("Zoë · 五 🎲"));
    EXPECT_TRUE(is_plain_line(""));
    EXPECT_FALSE(is_plain_line("a\nb"));
    EXPECT_FALSE(is_plain_line("\x1b[31m"));
    EXPECT_FALSE(is_plain_line("\xc3"));
    EXPECT_FALSE(is_plain_line("\xc0\xaf"));          // overlong
    EXPECT_FALSE(is_plain_line("\xed\xa0\x80"));      // surrogate
    EXPECT_FALSE(is_plain_line("\xf4\x90\x80\x80"));  // beyond the last character
    EXPECT_FALSE(is_plain_line("\xc2\x85"));          // a control above 0x7f
}

TEST(Text, BadInputIsQuotedWithoutHarm) {
    EXPECT_EQ(quotable("K10"), "K10");
    EXPECT_EQ(quotable("a\x1b\xff"
                       "b"),
              "a??b");
    EXPECT_EQ(quotable(std::string(100, 'x'), 5), "xxxxx...");
    EXPECT_EQ(quotable("ééé", 5), "éé...");
    EXPECT_TRUE(is_plain_line(quotable("\xe2\x82")));
}

TEST(Text, AWordIsFoundBetweenOtherCharacters) {
    EXPECT_TRUE(has_word("N5@3,0", "n5"));
    EXPECT_TRUE(has_word("river N4 = N10", "N10"));
    EXPECT_TRUE(has_word("N5", "N5"));
    EXPECT_FALSE(has_word("N51@3,0", "N5"));
    EXPECT_FALSE(has_word("river N4 = N10", "N1"));
    EXPECT_FALSE(has_word("N5 N6", "N5 N6"));
    EXPECT_FALSE(has_word("N5", ""));
    EXPECT_FALSE(has_word("", "N5"));
}

TEST(FixedVector, HoldsWhatWasPushedInOrder) {
    FixedVector<int, 3> v;
    EXPECT_TRUE(v.empty());
    v.push_back(4);
    v.push_back(5);
    v.push_back(6);
    EXPECT_TRUE(v.full());
    v.pop_back();
    FixedVector<int, 3> same;
    same.push_back(4);
    same.push_back(5);
    EXPECT_EQ(v, same);  // what was popped does not count
    EXPECT_EQ(v.back(), 5);
}

TEST(Result, IsEitherTheValueOrTheError) {
    const Result<int, std::string> good = 3;
    const Result<int, std::string> bad = fail(std::string("no"));
    EXPECT_TRUE(good.ok());
    EXPECT_EQ(*good, 3);
    EXPECT_FALSE(bad);
    EXPECT_EQ(bad.error(), "no");
}

}  // namespace
}  // namespace core
