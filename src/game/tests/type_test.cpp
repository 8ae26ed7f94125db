#include "game/type.h"

#include <gtest/gtest.h>

#include <array>

namespace game {

namespace {

constexpr std::array<std::string_view, 2> kColours{"red", "blue"};

Type square() {
    return Type::text("square", [](std::string_view text) { return text.size() == 2; });
}

/// A board that has something of everything.
Type board() {
    return Type::record(
        {{"size", Type::number(3, 9)},
         {"colour", Type::word(kColours), kMaybe},
         {"stones", Type::list(Type::list(square()))},
         {"over", Type::either({Type::flag(), Type::row({square(), Type::number(0, 1)})}), kMaybe},
         {"at", Type::map(square(), Type::or_nothing(Type::word("x"))), kMaybe}});
}

/// Where a position in the text form does not fit; `-` when it does.
std::string misfit_of(std::string_view text) {
    const auto tree = read_tree(text);
    EXPECT_TRUE(tree.ok()) << text;
    return board().misfit(*tree).value_or("-");
}

TEST(Types, FitWhatWasDeclared) {
    EXPECT_EQ(misfit_of("{size 3 stones []}"), "-");
    EXPECT_EQ(misfit_of("{size 9 colour blue stones [[a1 b2] []] over false at {a1 x b2 null}}"), "-");
    EXPECT_EQ(misfit_of("{size 9 stones [[a1]] over [a1 1]}"), "-");
}

TEST(Types, NameThePathToWhatDoesNotFit) {
    EXPECT_EQ(misfit_of("[]"), "");
    EXPECT_EQ(misfit_of("{stones []}"), "size");
    EXPECT_EQ(misfit_of("{size 10 stones []}"), "size");
    EXPECT_EQ(misfit_of("{size 3 stones [] tint red}"), "tint");
    EXPECT_EQ(misfit_of("{size 3 stones [] colour green}"), "colour");
    EXPECT_EQ(misfit_of("{size 3 stones [[a1] [a1 b22]]}"), "stones.1.1");
    EXPECT_EQ(misfit_of("{size 3 stones [] over [a1]}"), "over");
    EXPECT_EQ(misfit_of("{size 3 stones [] at {a1 y}}"), "at.a1");
    EXPECT_EQ(misfit_of("{size 3 stones [] at {a11 x}}"), "at.a11");
}

std::vector<MoveForm> forms() {
    return {{"shift", "shift {from}>{to}", {{"from", square()}, {"to", square()}}},
            {"take",
             "take {squares} for {count}",
             {{"squares", Type::list(square())}, {"count", Type::number(0, 9)}}},
            {"pass", "pass", {}}};
}

Tree parts(std::string_view text) { return *read_tree(text); }

TEST(MoveForms, WriteTheTextOfAMoveFromItsParts) {
    const auto all = forms();
    EXPECT_EQ(fill(all[0], parts("{verb shift from a1 to b2}")), "shift a1>b2");
    EXPECT_EQ(fill(all[1], parts("{verb take squares [a1 b2] count 3}")), "take a1 b2 for 3");
    EXPECT_EQ(fill(all[2], parts("{verb pass}")), "pass");
}

TEST(MoveForms, TellWhetherPartsAreAsDeclared) {
    EXPECT_FALSE(misfit(forms(), parts("{verb take squares [a1] count 3}")));
    EXPECT_EQ(misfit(forms(), parts("{verb take squares [a1]}")), "count");
    EXPECT_EQ(misfit(forms(), parts("{verb hop}")), "verb");
}

}  // namespace

}  // namespace game
