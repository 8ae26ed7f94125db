// Boards that players make: checked, described, made to a grade.

#include <gtest/gtest.h>

#include <set>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

constexpr std::string_view kRows =
    "abcdefabcd/efabcdefab/cdefabcdef/abcdefabcd/efabcdefab/cdefabcdef/abcdefabcd/efabcdefab/cdefabcdef/"
    "abcdefabcd";

std::string ask_board(std::string_view game, std::string_view board, std::string_view more = "") {
    return R"({"op":"board","game":")" + std::string(game) + R"(","board":")" + std::string(board) + "\"" +
           std::string(more) + "}";
}

TEST(Boards, OfPentaRushAreDescribedOneByOne) {
    Table table;
    Json boards =
        table.grant(ask_board("penta-rush", std::string(kRows) + ";" + std::string(kRows)))["boards"];
    ASSERT_EQ(boards.size(), 2U);
    Json& board = boards[0];
    EXPECT_EQ(board["board"], kRows);
    EXPECT_EQ(board["symbols"], json("[17,17,17,17,16,16]"));
    ASSERT_EQ(board["rolls"].size(), 126U);
    int weights = 0, sum = 0;
    for (Json& roll : board["rolls"]) {
        weights += roll["weight"].get<int>();
        sum += roll["weight"].get<int>() * roll["points"].get<int>();
    }
    EXPECT_DOUBLE_EQ(board["mean"].get<double>(), static_cast<double>(sum) / weights);
    EXPECT_EQ(boards[0], boards[1]);
}

TEST(Boards, OfPentaRushAreRefusedWithThePlace) {
    Table table;
    Json wrong = table.ask(ask_board("penta-rush",
                                     "abcdefabcd/efabxdefab/cdefabcdef/abcdefabcd/efabcdefab/cdefabcdef/"
                                     "abcdefabcd/efabcdefab/cdefabcdef/abcdefabcd"));
    EXPECT_EQ(wrong["error"]["code"], "penta-rush.board-letter");
    EXPECT_EQ(wrong["error"]["args"]["row"], 2);
    EXPECT_EQ(wrong["error"]["args"]["column"], 5);
    EXPECT_EQ(table.refusal(ask_board("penta-rush", "abc")), "penta-rush.board-rows");
    EXPECT_EQ(table.refusal(ask_board("penta-rush", "")), "penta-rush.board-rows");
}

TEST(Boards, AreOnlyOfGamesThatHaveThem) {
    Table table;
    EXPECT_EQ(table.refusal(ask_board("pente", kRows)), "no-boards");
    EXPECT_EQ(table.refusal(ask_board("chess", kRows)), "unknown-game");
    EXPECT_EQ(table.refusal(R"({"op":"boards","game":"riomino"})"), "no-boards");
    EXPECT_EQ(table.refusal(R"({"op":"board","game":"riomino"})"), "missing-member");
}

TEST(Boards, OfANumberAreThoseOfTheOption) {
    Table table;
    Json boards = table.grant(R"({"op":"boards","game":"penta-rush","seed":7})")["boards"];
    ASSERT_EQ(boards.size(), 4U);
    Json laid = table.state(
        R"({"op":"new","game":"penta-rush","variant":"base","players":2,"options":{"boards":"seed 7"}})");
    for (std::size_t seat = 0; seat < 2; ++seat) {
        std::string rows;
        for (const Json& row : laid["position"]["boards"][seat])
            rows += (rows.empty() ? "" : "/") + row.get<std::string>();
        EXPECT_EQ(boards[seat], rows);
    }
}

TEST(Boards, AreMadeToAGradeInSlices) {
    for (const std::string grade : {"easiest", "easy", "medium", "hard", "hardest"}) {
        Table table;
        Json made;
        std::string seed = "0";
        int slices = 0;
        do {
            made = table.grant(R"({"op":"boards","game":"penta-rush","tries":1,"grade":")" + grade +
                               R"(","seed":)" + seed + "}");
            seed = std::to_string(made["next"].get<int>());
            ++slices;
        } while (made["boards"].empty() && slices < 100);
        ASSERT_EQ(made["boards"].size(), 1U) << grade;
        EXPECT_EQ(made["next"], slices);
        EXPECT_EQ(
            table.grant(ask_board("penta-rush", made["boards"][0].get<std::string>()))["boards"][0]["grade"],
            grade);
        // All at once finds the same one.
        EXPECT_EQ(table.grant(R"({"op":"boards","game":"penta-rush","tries":100,"grade":")" + grade + "\"}"),
                  made);
    }
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"boards","game":"penta-rush","grade":"nasty"})"), "bad-member");
}

TEST(Boards, ARollTellsAllThatFitsAndTheBestOfIt) {
    Table table;
    const std::string ask = R"({"op":"roll","game":"penta-rush","board":")" + std::string(kRows) + "\"";
    Json roll = table.grant(ask + R"(,"roll":"edcba"})");
    EXPECT_EQ(roll["roll"], "abcde");
    Json described = table.grant(ask_board("penta-rush", kRows))["boards"][0];
    for (const Json& known : described["rolls"])
        if (known["roll"] == "abcde") {
            EXPECT_EQ(roll["fits"].size(), known["fits"].get<std::size_t>());
            EXPECT_EQ(roll["points"], known["points"]);
        }
    int sum = 0;
    std::set<std::string> squares, shapes;
    for (Json& outline : roll["best"]) {
        sum += outline["points"].get<int>();
        shapes.insert(outline["shape"].get<std::string>());
        for (const Json& square : outline["squares"]) squares.insert(square.get<std::string>());
    }
    EXPECT_EQ(roll["points"], sum);
    EXPECT_EQ(squares.size(), 5 * roll["best"].size());  // PR-11
    EXPECT_EQ(shapes.size(), roll["best"].size());       // PR-12
    EXPECT_EQ(table.refusal(ask + R"(,"roll":"aaabc"})"), "penta-rush.throw-again");
}

TEST(Boards, RollsByLotFollowTheirSeed) {
    Table table;
    const std::string ask =
        R"({"op":"roll","game":"penta-rush","board":")" + std::string(kRows) + R"(","seed":)";
    std::set<std::string> seen;
    for (int seed = 0; seed < 40; ++seed)
        seen.insert(table.grant(ask + std::to_string(seed) + "}")["roll"].get<std::string>());
    EXPECT_GT(seen.size(), 20U);
    EXPECT_EQ(table.grant(ask + "3}"), table.grant(ask + "3}"));
}

TEST(Boards, OfRiominoSayWhichLevelsTheyTake) {
    Table table;
    Json starter = table.grant(ask_board("riomino", "..#../.###./##o##/.###./..#.."))["boards"][0];
    EXPECT_EQ(starter["squares"].size(), 13U);
    EXPECT_EQ(starter["variants"], json(R"(["starter"])"));
    EXPECT_EQ(starter["symmetry"],
              json(R"(["left-right","top-bottom","diagonal","half-turn","quarter-turn"])"));
    Json expert = table.grant(ask_board("riomino", "..###/.####/##o##/####./###.."))["boards"][0];
    EXPECT_EQ(expert["variants"], json(R"(["expert","junior","starter"])"));
    EXPECT_EQ(expert["symmetry"], json(R"(["diagonal","half-turn"])"));
    EXPECT_EQ(table.grant(ask_board("riomino", "o####/#..../#####/#####"))["boards"][0]["symmetry"],
              json("[]"));
}

TEST(Boards, OfRiominoAreRefusedWithThePlace) {
    Table table;
    EXPECT_EQ(table.refusal(ask_board("riomino", "#o#")), "riomino.board-small");
    EXPECT_EQ(table.refusal(ask_board("riomino", "###")), "riomino.board-centre");
    EXPECT_EQ(table.refusal(ask_board("riomino", "o#?")), "riomino.board-sign");
    Json apart = table.ask(ask_board("riomino", "#.####/..##o#/..####"));
    EXPECT_EQ(apart["error"]["code"], "riomino.board-apart");
    EXPECT_EQ(apart["error"]["args"]["square"], "-4,1");
    EXPECT_EQ(table.refusal(ask_board("riomino", "..#../.###./##o##/.###./..#..", R"(,"variant":"junior")")),
              "riomino.board-small");
    EXPECT_EQ(table.refusal(ask_board("riomino", "..#../.###./##o##/.###./..#..", R"(,"variant":"wizard")")),
              "unknown-variant");
}

TEST(Boards, OddsSettleAThrowOfRiominoOrLeaveItOpen) {
    Table table;
    const std::string ask =
        R"({"op":"odds","game":"riomino","variant":"starter","board":"..#../.###./##o##/.###./..#..")";
    int first = 0;
    for (int seed = 0; seed < 12; ++seed) {
        Json settled = table.grant(ask + R"(,"seed":)" + std::to_string(seed) + "}");
        ASSERT_TRUE(settled["first_wins"].is_boolean()) << seed;
        first += settled["first_wins"] == true;
    }
    EXPECT_GT(first, 0);
    EXPECT_LT(first, 12);
    EXPECT_TRUE(table.grant(ask + R"(,"seed":0,"nodes":1})")["first_wins"].is_null());
    EXPECT_EQ(table.refusal(ask + R"(,"nodes":0})"), "bad-member");
}

}  // namespace
}  // namespace wire::test
