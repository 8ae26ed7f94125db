// Who begins and where: PE-11, PE-13, PE-14, PE-42. (The first stone, PE-03: board_test.cpp.)

#include <gtest/gtest.h>

#include <cstdlib>

#include "games/catalog.h"
#include "games/pente/notation.h"
#include "games/pente/rules.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

constexpr const char* kTournament[]{"tournament", "points-tournament", "complication-tournament",
                                    "keryo",      "g-pente",           "o-pente"};

TEST(PenteOpening, PE_11_TheLotIsAChanceMoveThatNamesABeginner) {
    for (const int players : {3, 4, 5, 6}) {
        Board board("points-many", 9, players, Options::kLot);
        EXPECT_EQ(Pente::actors(board.state), game::SeatSet(game::Seat::chance()));
        EXPECT_EQ(board.legal_count(), static_cast<std::size_t>(players));
        EXPECT_EQ(board.refusal("E5"), "pente.lot-first PE-11");
        EXPECT_EQ(board.refusal("take1"), "pente.lot-first PE-11");
        EXPECT_EQ(board.refusal("start" + std::to_string(players)).empty(), false);
        const std::string last = std::to_string(players - 1);
        board.play("start" + last);
        EXPECT_EQ(board.turn(), players - 1);
        EXPECT_EQ(board.events(), "begins-by-lot PE-11 " + last + "\n");
        EXPECT_EQ(board.play("E5").turn(), 0);
    }
}

TEST(PenteOpening, PE_11_TheLotIsFair) {
    const Board board("standard", 9, 2, Options::kLot);
    for (int seat = 0; seat < 2; ++seat) EXPECT_EQ(Pente::weight(board.state, Move::start(seat)), 1U);
}

TEST(PenteOpening, PE_11_TheOptionBeginsNamesASeatOrTheLot) {
    const auto read = [](std::string_view variant, int players, std::string begins) {
        return Pente::read_options({std::string(variant), players, {{"begins", begins}}, std::nullopt});
    };
    EXPECT_EQ(read("standard", 2, "0")->begins, 0);
    EXPECT_EQ(read("standard", 2, "1")->begins, 1);
    EXPECT_EQ(read("standard", 2, "lot")->begins, Options::kLot);
    EXPECT_EQ(read("points-many", 6, "5")->begins, 5);
    const auto none = read("standard", 2, "2");
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, "bad-option-value");
    EXPECT_EQ(none.error().rule, "PE-11");
    EXPECT_EQ(Pente::read_options({"standard", 2, {}, std::nullopt})->begins, 0);
}

TEST(PenteOpening, PE_11_TheBeginnerLaysTheFirstStoneAndTheOthersFollow) {
    Board board("standard", 9, 2, 1);
    EXPECT_EQ(board.turn(), 1);
    board.play("E5");
    EXPECT_TRUE(board.has("E5", 1));
    EXPECT_EQ(board.turn(), 0);
    Board four("pairs", 9, 4, 2);
    four.play("E5");
    EXPECT_TRUE(four.has("E5", 0));
    EXPECT_EQ(four.turn(), 3);
}

TEST(PenteOpening, PE_13_TheSecondStoneOfTheFirstPlayerStaysThreeAway) {
    for (const char* variant : kTournament)
        for (const int size : {9, 19}) {
            const int centre = size / 2;
            Board board(variant, size);
            board.play(write_point(centre_of(size)));
            // The second player is free, also right beside the centre.
            EXPECT_EQ(board.legal_count(), static_cast<std::size_t>(size * size - 1)) << variant;
            board.play(write_point({static_cast<std::int8_t>(centre + 1), static_cast<std::int8_t>(centre)}));
            if (std::string_view(variant) == "g-pente") continue;
            for (std::int8_t y = 0; y < size; ++y)
                for (std::int8_t x = 0; x < size; ++x) {
                    const Point p{x, y};
                    if (!is_empty(board.state, p)) continue;
                    const bool near = std::abs(x - centre) < 3 && std::abs(y - centre) < 3;
                    EXPECT_EQ(board.refusal(write_point(p)), near ? "pente.too-near PE-13" : "")
                        << variant << ' ' << write_point(p);
                }
        }
}

TEST(PenteOpening, PE_13_AfterTheThirdStoneEveryPointIsFree) {
    Board board("tournament", 9);
    board.play("E5 D5 A1");
    EXPECT_EQ(board.legal_count(), 78U);
    board.play("A9");
    EXPECT_EQ(board.legal_count(), 77U);
    EXPECT_EQ(board.refusal("E6"), "");
}

TEST(PenteOpening, PE_13_TheRuleIsJudgedAtTwoStonesWithNothingCaptured) {
    const char* two = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . a . . . .
        . . . . X O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )";
    EXPECT_EQ(Board({.variant = "tournament"}, two).refusal('a'), "pente.too-near PE-13");
    EXPECT_EQ(Board({.variant = "tournament", .captures = {0, 1}}, two).refusal('a'), "");
    EXPECT_EQ(Board({.variant = "standard"}, two).refusal('a'), "");
}

TEST(PenteOpening, PE_03_TheCentreIsAskedForOnlyWhileNothingLiesAndNothingWasCaptured) {
    const char* empty = R"(
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . b . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a . . . . . . . . )";
    EXPECT_EQ(Board({.variant = "standard"}, empty).refusal('a'), "pente.not-centre PE-03");
    EXPECT_EQ(Board({.variant = "standard"}, empty).refusal('b'), "");
    EXPECT_EQ(Board({.variant = "standard", .captures = {1, 0}}, empty).refusal('a'), "");
}

TEST(PenteOpening, PE_14_TheTournamentRuleIsForTwoPlayersOnly) {
    for (const game::VariantInfo& info : variant_infos()) {
        const bool listed = std::any_of(std::begin(kTournament), std::end(kTournament),
                                        [&](const char* name) { return info.name == name; });
        const Opening opening = kRules[static_cast<std::size_t>(&info - variant_infos().data())].opening;
        EXPECT_EQ(opening == Opening::tournament || opening == Opening::g_pente, listed) << info.name;
        EXPECT_TRUE(!listed || info.max_players == 2) << info.name;
    }
    for (const char* variant : {"pairs", "team", "points-many"}) {
        Board board(variant, 9);
        board.play("E5 E6");
        EXPECT_EQ(board.refusal("D5"), "") << variant;
    }
    for (const char* variant : {"standard", "points", "complication", "poof", "boat"}) {
        Board board(variant, 9);
        board.play("E5 E6");
        EXPECT_EQ(board.refusal("D5"), "") << variant;
    }
}

TEST(PenteOpening, PE_42_GPenteAlsoClosesTheCentreLinesAtThreeAndFour) {
    Board board("g-pente");
    board.play("K10 K11");
    for (std::int8_t y = 0; y < 19; ++y)
        for (std::int8_t x = 0; x < 19; ++x) {
            const int dx = std::abs(x - 9), dy = std::abs(y - 9);
            if (!is_empty(board.state, {x, y})) continue;
            const bool near = dx < 3 && dy < 3;
            const bool axis = (dx == 0 && (dy == 3 || dy == 4)) || (dy == 0 && (dx == 3 || dx == 4));
            EXPECT_EQ(board.refusal(write_point({x, y})), near   ? "pente.too-near PE-13"
                                                          : axis ? "pente.on-axis PE-42"
                                                                 : "")
                << write_point({x, y});
        }
    EXPECT_EQ(board.refusal("K15"), "");
    EXPECT_EQ(board.refusal("L13"), "");
    EXPECT_EQ(board.play("K15").refusal("K13"), "");
}

}  // namespace

}  // namespace games::pente
