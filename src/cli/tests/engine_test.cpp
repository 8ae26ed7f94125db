// `pentario engine`: scripted sessions in both protocols.

#include <gtest/gtest.h>

#include <sstream>

#include "cli/commands/commands.h"
#include "cli/engine/protocols.h"
#include "cli/engine/stones.h"
#include "core/rng.h"
#include "core/text.h"

namespace cli {
namespace {

constexpr game::Language kEnglish = game::Language::english;

/// What the engine answers to some lines.
std::string session(const std::string& lines, EngineArguments arguments = {.player = "greedy"}) {
    std::istringstream in(lines);
    std::ostringstream out;
    EXPECT_EQ(run_engine(arguments, in, out, kEnglish), kDone);
    return out.str();
}

std::string last_line(const std::string& text) { return std::string(core::lines(core::trim(text)).back()); }

/// An engine behind Gomocup's protocol whose moves do not matter, only its board.
struct Gomocup {
    Engine engine{*read_player("greedy"), "standard"};
    GomocupProtocol protocol{engine, Words{kEnglish, {}}, "me"};
    std::string operator()(std::string_view line) { return protocol.answer(line, Clock::now()); }
};

// ---------------------------------------------------------------- Gomocup

TEST(GomocupProtocol, AFirstStoneIsLaidInTheMiddle) {
    EXPECT_EQ(session("START 19\nBEGIN\nEND\nBEGIN\n"), "OK\n9,9\n") << "nothing after END";
    EXPECT_EQ(session("RECTSTART 15,15\r\nbegin\r\n"), "OK\n7,7\n") << "any case, any line end";
}

TEST(GomocupProtocol, ATurnIsAnsweredByAStone) {
    const std::string said = session("START 19\nTURN 9,9\n");
    const auto lines = core::lines(said);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(read_xy(core::split(lines[1], ','))) << said;
}

TEST(GomocupProtocol, BoardsThatPenteHasNotAreRefused) {
    for (const char* start :
         {"START 20", "START 16", "START 0", "START -1", "START", "START x", "START 99999999999999999999",
          "RECTSTART 19,15", "RECTSTART 19", "RECTSTART a,a"})
        EXPECT_TRUE(session(std::string(start) + "\n", {.player = "greedy", .protocol = "gomocup"})
                        .starts_with("ERROR "))
            << start;
}

TEST(GomocupProtocol, NothingIsPlayedBeforeTheStart) {
    for (const char* line : {"BEGIN", "TURN 1,1", "RESTART", "BOARD", "TAKEBACK 1,1"})
        EXPECT_EQ(session(std::string(line) + "\n"), "ERROR No game has begun yet.\n") << line;
}

TEST(GomocupProtocol, ARefusedTurnChangesNothing) {
    Gomocup gomocup;
    gomocup("START 15");
    gomocup("TURN 7,7");
    for (const char* line : {"TURN 7,7", "TURN 15,0", "TURN 0,18", "TURN 99,1", "TURN -1,1", "TURN 1", "TURN",
                             "TURN 1,2,3", "TURN 18446744073709551617,1", "BEGIN", "TAKEBACK 1,1"})
        EXPECT_TRUE(gomocup(line).starts_with("ERROR ")) << line;
    EXPECT_EQ(gomocup("TAKEBACK 7,7"), "ERROR H8 is not the last stone.\n") << "the engine's stone still is";
}

TEST(GomocupProtocol, StonesAreTakenBackInOrder) {
    Gomocup gomocup;
    gomocup("START 19");
    const std::string first(core::trim(gomocup("BEGIN")));
    EXPECT_EQ(gomocup("TAKEBACK " + first), "OK\n");
    EXPECT_TRUE(gomocup.engine.is_empty());
    EXPECT_EQ(gomocup("BEGIN"), first + "\n");
    EXPECT_EQ(gomocup("RESTART"), "OK\n");
    EXPECT_TRUE(gomocup.engine.is_empty());
}

TEST(GomocupProtocol, ABoardIsTakenAsItStands) {
    // The engine has four in a row with one end open.
    EXPECT_EQ(last_line(session(
                  "START 19\nBOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n2,3,2\n9,9,2\n9,12,2\n12,5,2\nDONE\n")),
              "7,3");
    // It has as many stones, so it is the first player; with one fewer it is the second.
    EXPECT_EQ(
        last_line(session(
            "START 19\nBOARD\n3,3,1\n4,3,1\n5,3,1\n6,3,1\n2,3,2\n9,9,2\n9,12,2\n12,5,2\n15,15,2\nDONE\n")),
        "7,3");
    EXPECT_EQ(session("START 19\nBOARD\nDONE\n"), "OK\n9,9\n");
}

TEST(GomocupProtocol, CapturesAreToldBesideABoard) {
    const std::string board = "BOARD\n9,9,1\n10,9,2\n11,9,2\n3,3,1\nDONE\n";
    // With four pairs the fifth wins: N10, which is 12,9, and only with them.
    Gomocup gomocup;
    gomocup("START 19");
    EXPECT_EQ(gomocup("INFO captures 4,0"), "");
    for (const auto line : core::lines(board)) gomocup(line);
    EXPECT_TRUE(gomocup.engine.over());
    for (const auto line : core::lines(board)) gomocup(line);
    EXPECT_FALSE(gomocup.engine.over()) << "they hold for one board only";
}

TEST(GomocupProtocol, ABadBoardIsRefusedAsAWhole) {
    for (const char* bad : {"1,1,3", "1,1", "1,1,1,1", "x", "19,1,1", "1,1,1\n1,1,2", "-1,1,1", "",
                            "0,1,1\n0,2,1\n0,3,1\n0,4,1\n0,5,1"}) {
        Gomocup gomocup;
        gomocup("START 19");
        gomocup("TURN 9,9");
        gomocup("BOARD");
        const std::string lines = std::string("5,5,2\n") + bad + "\nDONE";
        std::string said;
        for (const auto line : core::lines(lines)) said += gomocup(line);
        EXPECT_TRUE(said.starts_with("ERROR ")) << bad << ": " << said;
        EXPECT_TRUE(gomocup("TURN 9,9").starts_with("ERROR ")) << "the old board stays: " << bad;
        EXPECT_FALSE(gomocup("TURN 5,5").starts_with("ERROR ")) << bad;
    }
}

TEST(GomocupProtocol, TheRuleNumberChoosesTheVariant) {
    // Tournament: the first player's second stone stays out of the middle (PE-13).
    const auto second_stone = [](const char* rule) {
        Gomocup gomocup;
        gomocup("START 19");
        EXPECT_EQ(gomocup(rule), "");
        const std::string free = gomocup("TURN 9,9") == "11,11\n" ? "7,7" : "11,11";
        return gomocup("TURN " + free);
    };
    EXPECT_FALSE(second_stone("INFO rule 0").starts_with("ERROR "));
    EXPECT_FALSE(second_stone("INFO rule 16").starts_with("ERROR "));
    EXPECT_TRUE(second_stone("INFO rule 17").starts_with("ERROR "));
    Gomocup gomocup;
    gomocup("START 19");
    EXPECT_TRUE(gomocup("INFO rule 4").starts_with("ERROR ")) << "renju is not here";
    EXPECT_TRUE(gomocup("INFO rule").starts_with("ERROR "));
}

TEST(GomocupProtocol, ARuleThatComesDuringAGameHoldsFromTheNextOneOn) {
    Gomocup gomocup;
    gomocup("START 19");
    gomocup("TURN 9,9");
    EXPECT_EQ(gomocup("INFO rule 1"), "");
    EXPECT_TRUE(gomocup("TURN 9,9").starts_with("ERROR ")) << "the game goes on";
    gomocup("RESTART");
    EXPECT_FALSE(gomocup("TURN 0,0").starts_with("ERROR ")) << "gomoku begins anywhere";
}

TEST(GomocupProtocol, InfosHaveNoAnswerAndUnknownCommandsHaveOne) {
    EXPECT_EQ(session("INFO timeout_turn 100\nINFO timeout_match 0\nINFO max_memory 0\nINFO game_type 1\n"
                      "INFO folder /somewhere\nINFO time_left 99999999999\nINFO\nINFO what ever\n\n"),
              "");
    EXPECT_EQ(session("SWAP2BOARD\nhello there\n"), "UNKNOWN SWAP2BOARD\nUNKNOWN hello\n");
    EXPECT_EQ(session("ABOUT\n", {.player = "greedy", .version = "7"}),
              "name=\"Pentario greedy\", version=\"7\"\n");
}

TEST(GomocupProtocol, AStoneThatEndsTheGameIsNotAnswered) {
    Gomocup gomocup;
    gomocup("START 19");
    gomocup("INFO captures 0,4");
    // Two pairs can be taken, and the engine saves only one of them.
    for (const char* line : {"BOARD", "9,9,2", "10,9,1", "11,9,1", "9,3,2", "10,3,1", "11,3,1", "DONE"})
        gomocup(line);
    std::string said = gomocup("TURN 12,9");
    if (said.starts_with("ERROR ")) said = gomocup("TURN 12,3");
    EXPECT_TRUE(said.starts_with("MESSAGE ")) << said;
    EXPECT_TRUE(gomocup.engine.over());
    EXPECT_TRUE(gomocup("TURN 0,0").starts_with("ERROR "));
}

// ---------------------------------------------------------------- lines

TEST(LineProtocol, AGeneratedMoveIsAlsoPlayed) {
    EXPECT_EQ(session("newgame 19\ngenmove 100\nplay 9 9\nquit\ngenmove 1\n"),
              "9 9\nerror There is a stone on K10 already.\n");
    EXPECT_EQ(session("newgame 9\n genmove   100 \n"), "4 4\n");
}

TEST(LineProtocol, BadLinesAreAnsweredByOneErrorAndChangeNothing) {
    for (const char* line :
         {"newgame", "newgame 8", "newgame 21", "newgame 1e9", "newgame 19 19", "play", "play 1",
          "play 1 2 3", "play a b", "play -1 0", "play 9 9", "play 17 99999999999999999999", "genmove",
          "genmove x", "genmove -5", "Quit", "", "\x01\xff"}) {
        const std::string said =
            session("newgame 15\nplay 7 7\nplay 9 9\n" + std::string(line) + "\nplay 9 9\n");
        EXPECT_EQ(core::lines(said).size(), 2U) << line << ": " << said;
        EXPECT_TRUE(said.starts_with("error ")) << line << ": " << said;
        EXPECT_EQ(last_line(said), "error There is a stone on K10 already.") << line;
    }
    EXPECT_EQ(session("play 1 1\n"), "error No game has begun yet.\n");
    EXPECT_EQ(session("genmove 10\n"), "error No game has begun yet.\n");
}

TEST(LineProtocol, AThoughtEndsInTheTimeAskedFor) {
    const auto began = Clock::now();
    const std::string said =
        session("newgame 19\nplay 9 9\nplay 10 10\ngenmove 300\n", {.player = "yardstick depth=8"});
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began).count();
    EXPECT_EQ(core::lines(said).size(), 1U) << said;
    EXPECT_GE(took, 200);
    EXPECT_LE(took, 600) << "a loaded machine may take some more than asked, depth 8 takes minutes";
}

// ---------------------------------------------------------------- both

TEST(Engine, TheFirstLineTellsTheProtocol) {
    EXPECT_EQ(protocol_of("newgame 19"), Protocol::lines);
    EXPECT_EQ(protocol_of("quit"), Protocol::lines);
    EXPECT_EQ(protocol_of("START 19"), Protocol::gomocup);
    EXPECT_EQ(protocol_of(""), Protocol::gomocup);
    EXPECT_EQ(session("quit\n", {.player = "greedy", .protocol = "gomocup"}), "UNKNOWN quit\n");
    EXPECT_EQ(session("START 19\n", {.player = "greedy", .protocol = "lines"}),
              "error Cannot be understood: START 19\n");
}

TEST(Engine, EndsCleanlyWithItsInput) {
    EXPECT_EQ(session(""), "");
    EXPECT_EQ(session("START 19\nBOARD\n1,1,1"), "OK\n");
    EXPECT_EQ(session("START 19"), "OK\n") << "a last line without an end counts";
}

TEST(Engine, RefusesWhatItIsNotFor) {
    std::istringstream in;
    std::ostringstream out;
    for (const EngineArguments& bad :
         {EngineArguments{.player = "nobody"}, EngineArguments{.player = "exec 'true'"},
          EngineArguments{.player = "greedy depth=3"}, EngineArguments{.variant = "swap2"},
          EngineArguments{.variant = "connect6"}, EngineArguments{.variant = "team"},
          EngineArguments{.variant = "nope"}, EngineArguments{.protocol = "uci"}})
        EXPECT_EQ(run_engine(bad, in, out, kEnglish), kBadInput);
    EXPECT_EQ(out.str(), "");
}

TEST(Engine, GarbageIsAnsweredLineByLine) {
    core::Rng rng(5);
    constexpr std::string_view kPieces[] = {"START ",
                                            "TURN ",
                                            "BOARD\n",
                                            "DONE\n",
                                            "INFO ",
                                            "rule ",
                                            "newgame ",
                                            "play ",
                                            "genmove ",
                                            "1,1",
                                            "9,9,1",
                                            " 3 4",
                                            "19",
                                            "-7",
                                            "\n",
                                            "\n",
                                            "\xff\xfe",
                                            ",",
                                            "99999999999999999999999",
                                            "TAKEBACK ",
                                            "timeout_turn 1\n",
                                            "BEGIN\n"};
    for (int round = 0; round < 200; ++round) {
        std::string text = round % 2 == 0 ? "newgame 9\n" : "START 9\nINFO timeout_turn 1\n";
        for (int i = 0; i < 60; ++i) text += kPieces[rng.below(std::size(kPieces))];
        text += '\n' + std::string(5000, 'x') + '\n';
        const std::string said = session(text);
        for (const auto line : core::lines(core::trim(said))) EXPECT_TRUE(core::is_plain_line(line)) << text;
        EXPECT_NE(said.find(round % 2 == 0 ? "error " : "ERROR "), std::string::npos) << text;
    }
}

// ---------------------------------------------------------------- players by name

TEST(PlayerText, IsReadAndWrittenOut) {
    for (const auto& [text, full] :
         {std::pair("greedy", "greedy"),
          {" plain  nodes=5000 ", "plain nodes=5000"},
          {"plain", "plain nodes=6000000"},
          {"plain ms=20", "plain ms=20"},
          {"plain threads=1 ms=20", "plain ms=20"},
          {"plain threads=2", "plain threads=2 nodes=6000000"},
          {"yardstick", "yardstick depth=4"},
          {"yardstick ms=50", "yardstick depth=4 ms=50"},
          {"yardstick depth=2 nodes=7", "yardstick depth=2 nodes=7"},
          {"exec './x y'", "exec \"./x y\" protocol=gomocup ms=1000"},
          {"exec 'a \"b\"' protocol=lines ms=5", "exec 'a \"b\"' protocol=lines ms=5"}}) {
        const auto player = read_player(text);
        ASSERT_TRUE(player) << text;
        EXPECT_EQ(to_text(*player), full);
        EXPECT_EQ(*read_player(to_text(*player)), *player) << text;
    }
}

TEST(PlayerText, RefusesWhatItCannotRead) {
    for (const auto& [text, code] : {std::pair("", "cli.player.unknown"),
                                     {"Plain", "cli.player.unknown"},
                                     {"'plain", "cli.player.unknown"},
                                     {"plain 5000", "cli.player.bad-setting"},
                                     {"plain nodes=0", "cli.player.bad-setting"},
                                     {"plain nodes=x", "cli.player.bad-setting"},
                                     {"plain depth=4", "cli.player.bad-setting"},
                                     {"plain threads=0", "cli.player.bad-setting"},
                                     {"plain threads=65", "cli.player.bad-setting"},
                                     {"greedy threads=2", "cli.player.bad-setting"},
                                     {"yardstick depth=9", "cli.player.bad-setting"},
                                     {"plain protocol=lines", "cli.player.bad-setting"},
                                     {"exec", "cli.player.no-command"},
                                     {"exec ''", "cli.player.no-command"},
                                     {"exec x nodes=3", "cli.player.bad-setting"},
                                     {"exec x protocol=uci", "cli.player.bad-setting"}}) {
        const auto player = read_player(text);
        ASSERT_FALSE(player) << text;
        EXPECT_EQ(player.error().code, code) << text;
    }
}

}  // namespace
}  // namespace cli
