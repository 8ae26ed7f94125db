// The board, the players and the first stone: PE-01 to PE-03, PE-35, PE-36, PE-39.

#include <gtest/gtest.h>

#include "games/catalog.h"
#include "games/pente/rules.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

game::Setup setup(std::string_view variant, int players, game::OptionList options = {}) {
    return {std::string(variant), players, std::move(options), std::nullopt};
}

std::string refused(game::Setup wanted) {
    const auto reason = game::complete_setup(*find("pente"), wanted);
    return reason ? std::string(reason->code) + " " + std::string(reason->rule) : "";
}

TEST(PenteBoard, PE_01_TheBoardHasNineteenLinesUnlessSaidOtherwise) {
    const auto options = Pente::read_options(setup("standard", 2));
    ASSERT_TRUE(options);
    EXPECT_EQ(Pente::initial(*options).size, 19);
    EXPECT_EQ(Board("gomoku").legal_count(), 361U);
}

TEST(PenteBoard, PE_01_OnlyOddSizesFromNineToNineteenAreAccepted) {
    for (int size = 0; size <= 25; ++size) {
        const bool fits = size >= 9 && size <= 19 && size % 2 == 1;
        const auto wanted = setup("gomoku", 2, {{"size", std::to_string(size)}});
        EXPECT_EQ(refused(wanted), fits ? "" : "bad-option-value PE-01") << size;
        if (!fits) continue;
        const auto options = Pente::read_options(wanted);
        ASSERT_TRUE(options);
        EXPECT_EQ(Pente::initial(*options).size, size);
        EXPECT_EQ(Board("gomoku", size).legal_count(), static_cast<std::size_t>(size * size));
    }
}

TEST(PenteBoard, PE_01_APointOutsideASmallBoardIsRefused) {
    const Board board("gomoku", 9);
    const game::Seat first = game::Seat::player(0);
    for (const Point p : {Point{9, 0}, Point{0, 9}, Point{18, 18}, Point{31, 31}}) {
        const auto why = Pente::why_illegal(board.state, first, Move::stone(p));
        ASSERT_TRUE(why);
        EXPECT_EQ(why->code, "pente.off-board");
        EXPECT_EQ(why->rule, "PE-01");
        ASSERT_EQ(why->args.size(), 1U);
        EXPECT_EQ(why->args[0].number, 9);
    }
    EXPECT_FALSE(Pente::why_illegal(board.state, first, Move::stone({8, 8})));
}

TEST(PenteBoard, PE_02_EveryPointTakesAStoneTheEdgeIncluded) {
    Board board("standard");
    board.play("K10");
    EXPECT_EQ(board.legal_count(), 360U);
    for (const char* point : {"A1", "T1", "A19", "T19", "K1", "K19", "A10", "T10", "J1", "L19", "A11", "T9"})
        EXPECT_EQ(board.refusal(point), "") << point;
}

TEST(PenteBoard, PE_02_ARowOnTheEdgeWinsAndAPairOnTheEdgeIsTaken) {
    Board row({.variant = "standard"}, R"(
        X X X X a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(row.lay('a').result(), "0 row");
    Board pair({.variant = "standard"}, R"(
        . . . . . . . . a
        . . . . . . . . O
        . . . . . . . . O
        . . . . . . . . X
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . . )");
    EXPECT_EQ(pair.lay('a').captures(), "1 0");
}

TEST(PenteBoard, PE_03_TheFirstStoneOfEveryBookletGameLiesOnTheCentre) {
    for (const char* variant : {"standard", "tournament", "pairs", "team", "points", "points-tournament",
                                "points-many", "complication", "complication-tournament"})
        for (const int size : {9, 11, 13, 15, 17, 19}) {
            Board board(variant, size);
            ASSERT_EQ(board.legal_count(), 1U) << variant << ' ' << size;
            const auto why = board.reason("A1");
            ASSERT_TRUE(why);
            EXPECT_EQ(why->code, "pente.not-centre");
            EXPECT_EQ(why->rule, "PE-03");
            Moves moves;
            Pente::legal_moves(board.state, game::Seat::player(0), moves);
            EXPECT_EQ(moves[0].point(),
                      (Point{static_cast<std::int8_t>(size / 2), static_cast<std::int8_t>(size / 2)}));
        }
}

TEST(PenteBoard, PE_03_TheRefusalNamesTheCentre) {
    const auto why = Board("standard").reason("K11");
    ASSERT_TRUE(why);
    ASSERT_EQ(why->args.size(), 2U);
    EXPECT_EQ(why->args[0].word, "K11");
    EXPECT_EQ(why->args[1].word, "K10");
    EXPECT_EQ(Board("standard").refusal("K10"), "");
}

TEST(PenteBoard, PE_03_TheSecondStoneIsFree) {
    Board board("standard", 9);
    board.play("E5");
    EXPECT_EQ(board.legal_count(), 80U);
    board.play("E6");
    EXPECT_EQ(board.legal_count(), 79U);
}

TEST(PenteBoard, PE_35_StonesNeverRunOut) {
    // 41 stones of one colour on 81 points, more than half of all: the next is laid all the same.
    Board board({.variant = "standard"}, R"(
        X X X X . X X X X
        X X X X . X X X X
        . . . . . . . . .
        X X X X . X X X X
        X X X X a X X X .
        . . . . . . . . .
        X X X X . X X . .
        . . . . . . . . .
        X X . . O . . . . )");
    ASSERT_EQ(board.result(), "");
    board.play("J1");
    EXPECT_EQ(board.stones(), 41);
    EXPECT_EQ(board.result(), "");
}

TEST(PenteBoard, PE_36_EachVariantHasItsNumbersOfPlayers) {
    for (const game::VariantInfo& info : variant_infos())
        for (int players = 0; players <= 7; ++players) {
            const bool team = info.name == "pairs" || info.name == "team";
            const bool fits = info.name == "points-many" ? players >= 3 && players <= 6
                              : team                     ? players == 4
                                                         : players == 2;
            const std::string why = refused(setup(info.name, players));
            EXPECT_EQ(why, fits ? "" : "wrong-players " + std::string(info.rule))
                << info.name << ' ' << players;
        }
}

TEST(PenteBoard, PE_36_OnlyTheFourPlayerFormsHaveTeams) {
    for (const game::VariantInfo& info : variant_infos())
        EXPECT_EQ(info.teams, info.name == "pairs" || info.name == "team" ? 2 : 0) << info.name;
}

TEST(PenteBoard, PE_39_ExtrasComeAfterTheBookletAndAreNeverTheDefault) {
    game::Setup nothing;
    ASSERT_FALSE(game::complete_setup(*find("pente"), nothing));
    EXPECT_EQ(nothing.variant, "standard");
    EXPECT_EQ(Options().variant, Variant::standard);
    EXPECT_EQ(State().variant, Variant::standard);
    std::vector<std::string_view> names;
    for (const game::VariantInfo& info : variant_infos()) names.push_back(info.name);
    const std::vector<std::string_view> booklet(names.begin(), names.begin() + 9);
    EXPECT_EQ(booklet, (std::vector<std::string_view>{"standard", "tournament", "pairs", "team", "points",
                                                      "points-tournament", "points-many", "complication",
                                                      "complication-tournament"}));
    std::vector<std::string_view> extras(names.begin() + 9, names.end());
    std::sort(extras.begin(), extras.end());
    EXPECT_EQ(extras,
              (std::vector<std::string_view>{"boat", "connect6", "d-pente", "dk-pente", "g-pente", "gomoku",
                                             "keryo", "ninuki", "o-pente", "poof", "swap2", "swap2-keryo"}));
}

TEST(PenteBoard, UnknownVariantsAndOptionsAreRefused) {
    EXPECT_EQ(refused(setup("go", 2)), "unknown-variant ");
    EXPECT_EQ(refused(setup("standard", 2, {{"komi", "7"}})), "unknown-option ");
    EXPECT_EQ(refused(setup("standard", 2, {{"size", "9"}, {"size", "9"}})), "option-twice ");
    EXPECT_EQ(refused(setup("standard", 2, {{"begins", "6"}})), "bad-option-value PE-11");
    EXPECT_EQ(refused(setup("complication", 2, {{"three", "open"}})), "bad-option-value PE-26");
}

TEST(PenteBoard, OnlyTheListedMovesAreAcceptedWhateverTheBits) {
    // A move from outside is 16 bits; the judge must accept just the listed ones.
    const game::AnyGame& pente = *find("pente");
    for (const char* position :
         {"{variant swap2 size 9 stones [[E5 E7] [A1]] phase offer to_move 1 stones_left 0}",
          "{variant d-pente size 9 stones [[E5 E7] [A1 A3]] phase choose to_move 1 stones_left 0}",
          "{variant points-many size 9 stones [[] [] []] phase lot}",
          "{variant standard size 9 stones [[E5] [E6]] to_move 0}"}) {
        const auto tree = game::read_tree(position);
        ASSERT_TRUE(tree);
        const auto state = pente.load(*tree);
        ASSERT_TRUE(state) << position;
        const game::Seat seat = *(*state)->actors().begin();
        std::size_t accepted = 0;
        for (std::uint64_t bits = 0; bits < 65536; ++bits)
            accepted += !(*state)->why_illegal(seat, {bits}).has_value();
        EXPECT_EQ(accepted, (*state)->legal_moves(seat).size()) << position;
    }
}

}  // namespace

}  // namespace games::pente
