#include <gtest/gtest.h>

#include "folder.h"
#include "program.h"

namespace cli {
namespace {

TEST(Program, AloneAndHelpAndVersion) {
    EXPECT_EQ(run("").code, 0);
    EXPECT_TRUE(has(run("").text, "pentario play"));
    EXPECT_TRUE(has(run("--version").text, "pentario "));
    EXPECT_TRUE(has(run("help").text, "analyse")) << "all commands";
    EXPECT_TRUE(has(run("help show").text, "--notation"));
    EXPECT_EQ(run("help show").code, 0);
    EXPECT_EQ(run("help nothing").code, 2);
    for (const char* command : {"serve",   "rate",   "play",   "replay", "show",  "verify",   "new",
                                "convert", "games",  "boards", "print",  "solve", "survey",   "match",
                                "analyse", "puzzle", "engine", "perft",  "rpc",   "licences", "help"})
        EXPECT_EQ(run(std::string(command) + " --help").code, 0) << command;
}

TEST(Program, AnOptionTakesItsTextFromAFile) {
    const Folder folder;
    std::string rows;
    for (int row = 0; row < 10; ++row) rows += "abcdefabcd\n";
    write_text(folder / "boards", "# mine\n" + rows);
    const std::string boards = " --option boards=@" + (folder / "boards").string();
    EXPECT_TRUE(has(run("new penta-rush" + boards).text, "option boards abcdefabcd/abcdefabcd/"));
    write_text(folder / "board", "#####\n#####\n##o##\n#####\n#####\n");
    const std::string board = " --option board=@" + (folder / "board").string();
    EXPECT_TRUE(
        has(run("new riomino --variant professional" + board).text, "option board #####/#####/##o##/"));
    const Ran missing = run("new penta-rush --option boards=@nowhere");
    EXPECT_EQ(missing.code, 1);
    EXPECT_TRUE(has(missing.text, "Cannot read nowhere"));
    EXPECT_EQ(run("new pente --option size=@" + (folder / "boards").string()).code, 2);
}

TEST(Program, ASurveyTellsHowGamesGo) {
    const Ran told = run("survey riomino --variant starter --games 20");
    EXPECT_EQ(told.code, 0);
    EXPECT_TRUE(has(told.text, "20 games of random players"));
    EXPECT_TRUE(has(told.text, "won by the starter"));
    EXPECT_TRUE(has(told.text, "100.0 %"));
    const Ran again = run("survey riomino --variant starter --games 20 --json");
    EXPECT_TRUE(has(again.text, "\"games\":20"));
    EXPECT_EQ(again.text, run("survey riomino --variant starter --games 20 --json").text);
    EXPECT_NE(again.text, run("survey riomino --variant starter --games 20 --json --seed 1").text);
    for (const char* bad : {"survey nothing", "survey riomino --bots clever", "survey riomino --games 0"})
        EXPECT_EQ(run(bad).code, 2) << bad;
}

TEST(Program, SaysWhoseWorkIsInIt) {
    const Ran told = run("licences");
    EXPECT_EQ(told.code, 0);
    for (const char* word : {"The Pentario authors", "nlohmann-json\n=====", "Niels Lohmann",
                             "CLI11\n=====", "University of Cincinnati",
                             "Boost.Asio, Boost.Beast\n=====", "Boost Software License - Version 1.0"})
        EXPECT_TRUE(has(told.text, word)) << word;
    EXPECT_TRUE(has(run("--lang nl licenses").text, "werk van anderen"));
}

TEST(Program, ARecordFileEndsWithItsSum) {
    const Folder folder;
    const std::string open = PENTARIO_SOURCE_DIR "/src/games/riomino/tests/golden/starter.record";
    const std::string file = (folder / "x.record").string(), other = (folder / "y.record").string();
    ASSERT_EQ(run("convert '" + open + "' --to pentario --out '" + file + "'").code, 0);
    const std::string text = text_of(file);
    EXPECT_TRUE(has(text, "pentario-record 2\n"));
    EXPECT_EQ(run("convert '" + file + "' --to pentario").text, text_of(open))
        << "standard output may be added to";
    write_text(other, text.substr(0, text.rfind("sum ")));
    const Ran cut = run("show '" + other + "'");
    EXPECT_EQ(cut.code, 2);
    EXPECT_TRUE(has(cut.text, "damaged or cut off"));
}

TEST(Program, BadArgumentsEndWithTwo) {
    const Folder folder;
    for (const char* bad : {"nonsense",
                            "show",
                            "new",
                            "new chess",
                            "new pente --variant nope",
                            "new pente --players 9",
                            "new pente --option size=10",
                            "new pente --option size",
                            "new pente --option nope=1",
                            "new pente --players x",
                            "play --bot 9",
                            "play --bot x",
                            "play --name Anna",
                            "play --name 7=Anna",
                            "play chess",
                            "play --nodes 0",
                            "play --notation morse",
                            "--lang xx games",
                            "convert",
                            "convert /dev/null --to pentario",
                            "verify",
                            "verify /dev/null",
                            "perft",
                            "perft x",
                            "perft -1",
                            "perft 99",
                            "perft --game chess 1",
                            "show /dev/null",
                            "replay /dev/null",
                            "games --nope",
                            "boards",
                            "boards pente",
                            "boards chess",
                            "boards penta-rush --seed -1",
                            "boards penta-rush --seed x",
                            "boards penta-rush --file /dev/null",
                            "boards penta-rush --seed 1 --file x",
                            "print pente",
                            "print penta-rush --paper a3",
                            "print penta-rush --side both",
                            "print penta-rush --boards /dev/null"}) {
        const Ran ran = run(std::string(bad) + " </dev/null");
        EXPECT_EQ(ran.code, 2) << bad << "\n" << ran.text;
        EXPECT_TRUE(has(ran.text, "pentario: ")) << bad;
    }
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Program, WhatCannotBeDoneEndsWithOne) {
    const Folder folder;
    EXPECT_EQ(run("show /no/such/file").code, 1);
    EXPECT_EQ(run("new pente -o /proc/nothing/x").code, 1);
    EXPECT_EQ(run("games >/dev/full").code, 1);
    EXPECT_EQ(run("boards penta-rush --file /no/such/file").code, 1);
    EXPECT_EQ(run("print penta-rush --out /proc/nothing").code, 1);
    EXPECT_EQ(run("new pente >/dev/full").code, 1);
    const std::string file = (folder / "x.record").string();
    EXPECT_EQ(run("new pente -o " + file).code, 0);
    EXPECT_EQ(run("new pente -o " + file).code, 1);
    EXPECT_EQ(run("new pente --variant keryo --force -o " + file).code, 0);
    EXPECT_TRUE(has(text_of(file), "variant keryo"));
}

TEST(Program, RefusalsAreInThePersonsLanguage) {
    EXPECT_TRUE(has(run("new chess --lang nl").text, "Onbekend spel: chess"));
    EXPECT_TRUE(has(run("--lang fr new chess").text, "Jeu inconnu : chess"));
    EXPECT_TRUE(has(run("new chess", "LC_ALL=de_DE.UTF-8").text, "Unbekanntes Spiel: chess"));
    EXPECT_TRUE(has(run("nonsense --lang nl").text, "Deze opdracht is niet te begrijpen"));
}

TEST(Program, ShowsARecordFromAPipe) {
    const std::string pipe =
        "printf 'pentario-record 1\\ngame pente 1\\nvariant standard\\nplayers 2\\nmoves\\n0 K10\\n1 L11\\n' "
        "|";
    const Ran ran = run("show - --at 1 --plain", pipe);
    EXPECT_EQ(ran.code, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "(X)"));
    EXPECT_FALSE(has(ran.text, "\x1b"));
    EXPECT_EQ(run("show - --at 3", pipe).code, 2);
    EXPECT_TRUE(has(run("replay -", pipe).text, "2. player 2: L11"));
    EXPECT_TRUE(run("show - --svg", pipe).text.starts_with("<svg"));
}

TEST(Program, CountsWithPerft) {
    EXPECT_EQ(run("perft 2").text, "360\n");
    EXPECT_EQ(run("perft --game pente --variant gomoku --option size=9 2").text, "6480\n");
    EXPECT_EQ(run("perft --divide 1").text, "K10 1\n1\n");
}

TEST(Program, PlaysLineByLineAndGoesOn) {
    const Folder folder;
    EXPECT_EQ(run("play --option begins=0", "printf 'k10\\nl11\\n' |").code, 0);
    const Ran again = run("play", "printf 'k11\\n' |");
    EXPECT_EQ(again.code, 0);
    EXPECT_TRUE(has(again.text, "after 2 moves"));
    EXPECT_TRUE(has(text_of(folder / "pentario/pente.record"), "0 K11\n"));
}

TEST(Program, TheLotSaysWhoBeginsAtATable) {
    const Folder folder;
    EXPECT_EQ(run("play pente --seed 1", "printf 'k10\\n' |").code, 0);
    const std::string record = text_of(folder / "pentario/pente.record");
    EXPECT_TRUE(has(record, "option begins lot\n")) << record;
    EXPECT_TRUE(has(record, " start ")) << record;
    EXPECT_FALSE(has(run("new pente").text, "begins lot")) << "records keep the first seat";
}

TEST(Program, ALevelSeatsTheComputerWithoutATerminalToo) {
    const Folder folder;
    const Ran ran = run("play pente --level 1 --option begins=0", "printf 'k10\\n' |");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(has(text_of(folder / "pentario/pente.record"), "tag bot-1 level-1\n")) << ran.text;
    EXPECT_TRUE(has(ran.text, "2. ")) << "it answered: " << ran.text;
}

TEST(Program, ReportsOnBoards) {
    const Folder folder;
    const Ran seeded = run("boards penta-rush --seed 3 --lang nl");
    EXPECT_EQ(seeded.code, 0) << seeded.text;
    EXPECT_TRUE(has(seeded.text, "Bord 4"));
    EXPECT_TRUE(has(seeded.text, "% uiteen"));
    const std::string file = (folder / "boards.txt").string();
    std::string rows;
    for (int i = 0; i < 10; ++i) rows += "aaaaaaaaaa\n";
    write_text(file, rows);
    const Ran typed = run("boards penta-rush --file " + file);
    EXPECT_EQ(typed.code, 0) << typed.text;
    EXPECT_TRUE(has(typed.text, "Rolls with nothing to find, of 126                  126"));
    EXPECT_FALSE(has(typed.text, "apart"));
}

TEST(Program, PrintsSheetsAndReplacesEarlierOnes) {
    const Folder folder;
    const std::string out = " --out " + (folder / "sheets").string();
    for (int i = 0; i < 2; ++i) {
        const Ran ran = run("print penta-rush --seed 5" + out);
        EXPECT_EQ(ran.code, 0) << ran.text;
        EXPECT_TRUE(has(ran.text, "Wrote 9 files")) << ran.text;
    }
    for (const char* name : {"board-1", "board-4", "score-plan", "puzzle-plan", "tiles", "dice"})
        EXPECT_TRUE(text_of(folder / ("sheets/" + std::string(name) + ".svg")).starts_with("<svg")) << name;
    const std::string different = text_of(folder / "sheets/penta-rush.pdf");
    EXPECT_TRUE(different.starts_with("%PDF"));
    EXPECT_TRUE(has(run("print penta-rush --seed 5 --side identical --paper letter --lang fr" + out).text,
                    "6 fichiers"));
    EXPECT_NE(text_of(folder / "sheets/penta-rush.pdf"), different);
}

TEST(Program, ListsTheGames) {
    const Ran ran = run("games --lang de");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(has(ran.text, "points-many"));
    EXPECT_TRUE(has(ran.text, "3 bis 6 Spieler"));
    EXPECT_TRUE(has(ran.text, "booklet-nl"));
}

constexpr const char* kPosition = R"('{"game":"riomino","variant":"wizard","table":{"0,0":"0011"},)"
                                  R"("stock":[["01","01","23"],["01","02","13"]],"to_move":1}')";

TEST(Program, SolveTellsWhoWinsHowAndHowSoon) {
    const Ran told = run(std::string("solve riomino ") + kPosition);
    EXPECT_EQ(told.code, 0);
    EXPECT_TRUE(has(told.text, "Player 1 wins with perfect play")) << told.text;
    EXPECT_TRUE(has(told.text, "It takes 6 more moves")) << told.text;
    EXPECT_TRUE(has(told.text, "Losing moves of player 2: 16")) << told.text;
    const Ran line = run(std::string("solve riomino --json ") + kPosition);
    EXPECT_TRUE(has(line.text, R"({"winner":0,"length":6,"to_move":1,"winning":[],"losing":["0,-1:1001")"))
        << line.text;
    EXPECT_TRUE(has(line.text, R"("done":true)")) << line.text;
    EXPECT_TRUE(
        has(run("--lang de solve riomino --variant starter --seed 3").text, "gewinnt bei bestem Spiel"));
}

TEST(Program, SolveReadsPositionsAndRecordsFromFiles) {
    const Folder folder;
    const std::string quoted = kPosition, position = (folder / "position.json").string();
    write_text(position, quoted.substr(1, quoted.size() - 2) + "\n");
    EXPECT_TRUE(has(run("solve riomino '" + position + "'").text, "It takes 6 more moves"));
    const std::string record = PENTARIO_SOURCE_DIR "/src/games/riomino/tests/golden/starter.record";
    EXPECT_EQ(run("solve riomino '" + record + "' --at 16 --json").code, 0);
    EXPECT_TRUE(has(run("solve riomino '" + record + "' --at 3").text, "have not been thrown yet"));
}

TEST(Program, SolveStoppedEarlyTellsWhatItKnows) {
    const Ran late = run("solve riomino --variant master --seed 1 --time 0.2 --memory 16");
    EXPECT_EQ(late.code, 1);
    EXPECT_TRUE(has(late.text, "Who wins is not known yet.")) << late.text;
    EXPECT_TRUE(has(late.text, "positions looked at")) << late.text;
    const Ran broken =
        run("solve riomino --variant professional --seed 1", "timeout --preserve-status -s INT 1");
    EXPECT_EQ(broken.code, 1);
    EXPECT_TRUE(has(broken.text, "Who wins is not known yet.")) << broken.text;
}

std::string pente(const char* stones, int to_move) {
    return std::string(R"('{"game":"pente","variant":"standard","size":19,"stones":)") + stones +
           R"(,"captures":[0,0],"to_move":)" + std::to_string(to_move) + "}'";
}

TEST(Program, SolveFindsWinsByThreatsInPente) {
    const std::string crossing = pente(R"([["K10","M10","L12","L13"],["A1","C1","A4","R18"]])", 0);
    const Ran won = run("solve pente --memory 16 " + crossing);
    EXPECT_EQ(won.code, 0);
    EXPECT_TRUE(has(won.text, "Player 1 is to move and is sure to win, after at most 5 stones.")) << won.text;
    EXPECT_TRUE(has(won.text, "One way it can go: L10 ")) << won.text;
    EXPECT_TRUE(has(run("--lang nl solve pente --memory 16 " + crossing).text, "wint zeker")) << won.text;
    const Ran lost =
        run("solve pente --memory 16 --json " + pente(R"([["K10","L10","M10","N10"],["A1","C1","A4"]])", 1));
    EXPECT_EQ(lost.code, 0);
    EXPECT_TRUE(has(lost.text, R"({"to_move":1,"verdict":"lost","length":2,"line":["O10","J10"],)"))
        << lost.text;
}

TEST(Program, SolveClaimsNothingInPenteWhereItFindsNothing) {
    const Ran none = run("solve pente --memory 16 " + pente(R"([["K10","L11"],["A1"]])", 1));
    EXPECT_EQ(none.code, 1);
    EXPECT_TRUE(has(none.text, "that is no proof that neither can.")) << none.text;
    const Ran over = run("solve pente " + pente(R"([["K10","L10","M10","N10","O10"],["A1","C1"]])", 1));
    EXPECT_EQ(over.code, 2);
    EXPECT_TRUE(has(over.text, "The game is over.")) << over.text;
}

TEST(Program, SolveRefusesWhatItCannotRead) {
    for (const auto& [arguments, said] : {std::pair("rivero", "riomino can"),
                                          {"pente --variant keryo", "keryo"},
                                          {"riomino '{'", "JSON"},
                                          {"riomino /no/such/file", "/no/such/file"},
                                          {"riomino --variant nope", "nope"},
                                          {"riomino --memory 0", "memory"},
                                          {"riomino --time -1", "time"}}) {
        const Ran refused = run(std::string("solve ") + arguments);
        EXPECT_NE(refused.code, 0) << arguments;
        EXPECT_TRUE(has(refused.text, said)) << arguments << ": " << refused.text;
    }
}

}  // namespace
}  // namespace cli
