// `pentario match`: pairs, openings, forfeits, what is kept, and going on.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>

#include "cli/match/contest.h"
#include "core/text.h"
#include "folder.h"
#include "games/catalog.h"
#include "program.h"
#include "wire/json.h"

namespace cli::match {
namespace {

namespace fs = std::filesystem;
const GoOn kAlways = [] { return true; };

Terms terms(std::string_view a, std::string_view b, std::string_view id = "pente",
            std::string_view variant = "standard") {
    Terms out;
    out.game = games::find(id);
    out.setup.variant = variant;
    out.players = {*read_player(a), *read_player(b)};
    out.openings.by_lot = 4;
    out.seed = 3;
    return out;
}

game::Record game_of(const Terms& terms, GameId id) {
    const auto record = play_game(terms, id, kAlways);
    EXPECT_TRUE(record.ok() && *record) << (record.ok() ? "stopped" : record.error().code);
    return **record;
}

std::vector<std::string> moves_of(const game::Record& record, bool of_players = true) {
    std::vector<std::string> out;
    for (const auto& move : record.games.back().moves)
        if (move.seat.is_player() == of_players) out.push_back(move.text);
    return out;
}

std::vector<std::string> first(std::vector<std::string> moves, std::size_t count) {
    moves.resize(std::min(moves.size(), count));
    return moves;
}

/// All files of a folder, by name.
std::vector<std::pair<std::string, std::string>> contents(const fs::path& folder) {
    std::vector<std::pair<std::string, std::string>> out;
    for (const auto& entry : fs::directory_iterator(folder))
        out.emplace_back(entry.path().filename().string(), text_of(entry.path()));
    std::sort(out.begin(), out.end());
    return out;
}

// ---------------------------------------------------------------- pairs and openings

TEST(Match, BothGamesOfAPairBeginAlikeWithTheSeatsChanged) {
    const Terms match = terms("greedy", "random");
    const game::Record one = game_of(match, {5, 0}), two = game_of(match, {5, 1}),
                       other = game_of(match, {6, 0});
    EXPECT_EQ(one.names, (std::vector<std::string>{"greedy", "random"}));
    EXPECT_EQ(two.names, (std::vector<std::string>{"random", "greedy"}));
    EXPECT_EQ(first(moves_of(one), 4), first(moves_of(two), 4));
    EXPECT_NE(moves_of(one), moves_of(two));
    EXPECT_NE(first(moves_of(one), 4), first(moves_of(other), 4)) << "each pair has an opening of its own";
}

TEST(Match, BothGamesOfAPairHaveTheSameLuck) {
    const Terms match = terms("random", "greedy", "riomino", "starter");
    const auto luck = [&](GameId id) { return moves_of(game_of(match, id), false); };
    EXPECT_FALSE(luck({0, 0}).empty());
    EXPECT_EQ(luck({0, 0}), luck({0, 1}));
    EXPECT_NE(luck({0, 0}), luck({1, 0}));
}

TEST(Match, TheResultIsTheFirstPlayersInEitherSeat) {
    const Terms match = terms("greedy", "random");
    EXPECT_EQ(game_of(match, {0, 0}).tag("Result"), "1-0");
    EXPECT_EQ(game_of(match, {0, 1}).tag("Result"), "0-1");
    EXPECT_EQ(result_of(game_of(match, {0, 0}), {0, 0})->half_points, 2);
    EXPECT_EQ(result_of(game_of(match, {0, 1}), {0, 1})->half_points, 2);
    EXPECT_FALSE(result_of(game_of(match, {0, 1}), {0, 0})) << "another game";
}

TEST(Match, OpeningsAreReadFromLinesAndFromRecords) {
    using Lines = std::vector<std::vector<std::string>>;
    EXPECT_EQ(*read_openings("# remark\nK10 L11\n\n  K10  M12 N9\n"),
              (Lines{{"K10", "L11"}, {"K10", "M12", "N9"}}));
    EXPECT_EQ(*read_openings("discard 3; draw\n"), (Lines{{"discard 3", "draw"}}));
    const std::string record = "pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\nmoves\n0 K10\n";
    EXPECT_EQ(*read_openings(record + "1 L11\n" + record), (Lines{{"K10", "L11"}, {"K10"}}));
    EXPECT_EQ(read_openings("# nothing\n").error().code, "cli.match.no-openings");
    EXPECT_FALSE(read_openings("pentario-record 1\nrubbish\n").ok());
}

TEST(Match, OpeningsAreUsedInTurn) {
    Terms match = terms("greedy", "random");
    match.openings.lines = {{"K10", "A1"}, {"K10", "T19", "H8"}};
    EXPECT_EQ(first(moves_of(game_of(match, {0, 1})), 2), match.openings.lines[0]);
    EXPECT_EQ(first(moves_of(game_of(match, {1, 0})), 3), match.openings.lines[1]);
    EXPECT_EQ(first(moves_of(game_of(match, {2, 0})), 2), match.openings.lines[0]);
}

TEST(Match, AnOpeningThatCannotBePlayedEndsTheMatch) {
    Terms match = terms("greedy", "random");
    for (const auto& line : std::vector<std::vector<std::string>>{
             {"K10", "K10"}, {"A1"}, {"what"}, {"K10", "A1", "K11", "A2", "K12", "A3", "K13", "A4", "K14"}}) {
        match.openings.lines = {line};
        const auto record = play_game(match, {0, 0}, kAlways);
        ASSERT_FALSE(record.ok()) << line.back();
        EXPECT_EQ(record.error().code, "cli.match.bad-opening");
        EXPECT_EQ(record.error().because.size(), 1U);
    }
}

TEST(Match, AGameThatIsTooLongIsDrawn) {
    Terms match = terms("random", "random");
    match.longest = 7;
    const game::Record record = game_of(match, {0, 0});
    EXPECT_EQ(moves_of(record).size(), 7U);
    EXPECT_EQ(record.tag("Drawn"), "too long");
    EXPECT_EQ(result_of(record, {0, 0})->half_points, 1);
}

// ---------------------------------------------------------------- programs

TEST(Programs, TheEngineBehindEitherProtocolPlaysAsItDoesAtHome) {
    for (const char* variant : {"standard", "tournament"}) {
        const auto moves = [&](const std::string& b, GameId id) {
            return moves_of(game_of(terms("greedy", b, "pente", variant), id));
        };
        const std::string call = "exec '" PENTARIO_PROGRAM " engine --player \"yardstick depth=1\"";
        // Gomocup's protocol tells the variant, lines do not.
        const std::string gomocup = call + "' ms=2000";
        const std::string lines = call + " --variant " + variant + "' ms=2000 protocol=lines";
        for (const GameId id : {GameId{0, 0}, {0, 1}, {1, 0}}) {
            const auto at_home = moves("yardstick depth=1", id);
            EXPECT_EQ(moves(gomocup, id), at_home) << variant;
            EXPECT_EQ(moves(lines, id), at_home) << variant;
        }
    }
}

TEST(Programs, AnEngineMayBeginAndIsToldAWholeBoardOnlyOnce) {
    Terms match = terms("exec '" PENTARIO_PROGRAM " engine --player greedy'", "greedy");
    match.openings.by_lot = 0;
    EXPECT_EQ(game_of(match, {0, 0}).tag("Forfeit"), "") << "BEGIN";
    EXPECT_EQ(game_of(match, {0, 1}).tag("Forfeit"), "") << "TURN";
    match.setup.options = {{"begins", "lot"}};
    EXPECT_EQ(game_of(match, {0, 0}).tag("Forfeit"), "") << "a lot is no stone";
}

TEST(Programs, ThatFailLoseTheirGameWithANamedReason) {
    struct Case {
        const char *command, *forfeit, *said;
        game::Ending::Kind ending;
    };
    using Ending = game::Ending::Kind;
    for (const Case& each : {Case{"true", "gone", "", Ending::abandoned},
                             {"/no/such/program 2>/dev/null", "gone", "", Ending::abandoned},
                             {"sleep 100", "late", "", Ending::out_of_time},
                             {"echo nonsense; cat", "unreadable", "nonsense", Ending::abandoned},
                             {"echo 30 30; cat", "unreadable", "30 30", Ending::abandoned},
                             {"echo 9 9; cat", "illegal", "K10", Ending::abandoned},
                             {"printf \"\\\\377\\\\n\"; cat", "unreadable", "?", Ending::abandoned}}) {
        const game::Record record =
            game_of(terms(std::string("exec '") + each.command + "' protocol=lines ms=1", "greedy"), {0, 0});
        EXPECT_EQ(record.tag("Forfeit"), each.forfeit) << each.command;
        EXPECT_EQ(record.tag("Said"), each.said) << each.command;
        EXPECT_EQ(record.games.back().ending, (game::Ending{each.ending, game::Seat::player(0)}))
            << each.command;
        EXPECT_EQ(result_of(record, {0, 0})->half_points, 0);
        EXPECT_TRUE(result_of(record, {0, 0})->forfeit);
        EXPECT_TRUE(game::read_record(to_text(record)).ok());
    }
}

TEST(Programs, ThatSpeakGomocupMaySayMoreThanTheirMove) {
    const std::string talker =
        "exec 'read a; echo MESSAGE hello; echo OK; while read a b; do case $a in BEGIN|DONE) "
        "echo DEBUG x; echo 0,0;; esac; done' ms=1";
    Terms match = terms(talker, "greedy");
    const game::Record record = game_of(match, {0, 0});
    EXPECT_EQ(moves_of(record)[4], "A1");
    const game::Record refusing = game_of(terms("exec 'read a; echo ERROR no' ms=10", "greedy"), {0, 0});
    EXPECT_EQ(refusing.tag("Said"), "ERROR no");
}

// ---------------------------------------------------------------- a whole match

TEST(Contest, PlaysTheSameGamesWhateverTheNumberOfWorkers) {
    const Folder folder;
    const Terms match = terms("plain nodes=2000", "greedy");
    std::vector<Tally> tallies;
    for (const int workers : {1, 3}) {
        const auto archive = Archive::open(folder / std::to_string(workers), match);
        Contest contest(match, *archive, 6, {});
        EXPECT_FALSE(contest.run(workers, kAlways));
        EXPECT_TRUE(contest.complete());
        tallies.push_back(contest.tally());
    }
    EXPECT_EQ(tallies[0], tallies[1]);
    EXPECT_EQ(tallies[0].games(), 12);
    EXPECT_EQ(contents(folder / "1"), contents(folder / "3"));
}

TEST(Contest, GoesOnWhereItStopped) {
    const Folder folder;
    const Terms match = terms("greedy", "random", "riomino", "starter");
    const auto play = [&](const std::string& name, std::int64_t pairs) {
        const auto archive = Archive::open(folder / name, match);
        Contest contest(match, *archive, pairs, {});
        EXPECT_FALSE(contest.run(2, kAlways));
        return contest.tally();
    };
    const Tally whole = play("whole", 8);
    play("parts", 3);
    fs::remove(folder / "parts/000002-2.record");
    write_text(folder / "parts/000003-1.record", "damaged");
    EXPECT_EQ(play("parts", 8), whole);
    EXPECT_EQ(contents(folder / "parts"), contents(folder / "whole"));
    EXPECT_EQ(play("whole", 8), whole) << "nothing is left to play";
}

TEST(Contest, WhatIsFinishedOutlivesAStop) {
    const Folder folder;
    const Terms match = terms("greedy", "exec 'sleep 100' ms=60000 protocol=lines");
    const auto archive = Archive::open(folder / "x", match);
    int asked = 0;
    Contest contest(match, *archive, 4, {});
    EXPECT_FALSE(contest.run(2, [&] { return ++asked < 3; }));
    EXPECT_FALSE(contest.complete());
    EXPECT_EQ(contest.tally().games(), 0);
    EXPECT_EQ(contents(folder / "x").size(), 1U) << "only match.txt: no game was over";
}

TEST(Contest, OnlyPairsBeforeTheFirstMissingOneCount) {
    const Folder folder;
    const Terms match = terms("greedy", "random");
    const auto whole = Archive::open(folder / "x", match);
    EXPECT_FALSE(Contest(match, *whole, 4, {}).run(1, kAlways));
    fs::remove(folder / "x/000003-1.record");
    const auto holed = Archive::open(folder / "x", match);
    const Contest again(match, *holed, 4, {});
    EXPECT_EQ(again.tally().pairs_played(), 2);
    EXPECT_FALSE(again.complete());
}

TEST(Contest, ATestEndsTheMatchAtTheSamePairWhateverTheNumberOfWorkers) {
    const Folder folder;
    const Terms match = terms("greedy", "random");
    std::vector<std::int64_t> ends;
    for (const int workers : {1, 4}) {
        const auto archive = Archive::open(folder / std::to_string(workers), match);
        Contest contest(match, *archive, 500, Sprt{0, 200});
        EXPECT_FALSE(contest.run(workers, kAlways));
        EXPECT_EQ(contest.verdict(), Verdict::high);
        EXPECT_TRUE(contest.complete());
        ends.push_back(contest.tally().pairs_played());
    }
    EXPECT_EQ(ends[0], ends[1]);
    EXPECT_LT(ends[0], 30);
    const Terms worse = terms("random", "greedy");
    const auto archive = Archive::open(folder / "worse", worse);
    Contest contest(worse, *archive, 500, Sprt{0, 200});
    EXPECT_FALSE(contest.run(1, kAlways));
    EXPECT_EQ(contest.verdict(), Verdict::low);
}

TEST(Contest, CountsForfeitsByPlayer) {
    const Folder folder;
    const Terms match = terms("exec false", "greedy");
    const auto archive = Archive::open(folder / "x", match);
    Contest contest(match, *archive, 2, {});
    EXPECT_FALSE(contest.run(1, kAlways));
    EXPECT_EQ(contest.forfeits(), (std::array<std::int64_t, 2>{4, 0}));
    EXPECT_EQ(contest.tally().lost, 4);
}

TEST(Contest, AFolderHoldsOneMatchOnly) {
    const Folder folder;
    const Terms match = terms("greedy", "random");
    EXPECT_TRUE(Archive::open(folder / "x", match).ok());
    EXPECT_TRUE(Archive::open(folder / "x", match).ok());
    Terms other = match;
    other.seed = 4;
    EXPECT_EQ(Archive::open(folder / "x", other).error().code, "cli.match.other-match");
    other = match;
    other.openings.lines = {{"K10"}};
    EXPECT_EQ(Archive::open(folder / "x", other).error().code, "cli.match.other-match");
    EXPECT_EQ(Archive::open("/proc/x", match).error().code, "cli.cannot-write");
}

// ---------------------------------------------------------------- the command

Ran run_match(const std::string& arguments, const std::string& before = "") {
    return run("match " + arguments, before);
}
TEST(MatchCommand, TellsTheFiguresInWordsAndAsJson) {
    const Folder folder;
    const std::string arguments = "pente --a greedy --b random --pairs 3 --out " + (folder / "x").string();
    const Ran told = run_match(arguments);
    EXPECT_EQ(told.code, 0) << told.text;
    EXPECT_TRUE(has(told.text, "pente standard: greedy against random")) << told.text;
    EXPECT_TRUE(has(told.text, "+6 =0 -0")) << told.text;
    EXPECT_TRUE(has(told.text, "0 0 0 0 3")) << told.text;
    const Ran line = run_match(arguments + " --json --sprt 0 100 ");
    const auto json = wire::read_json(core::trim(line.text));
    ASSERT_TRUE(json.ok()) << line.text;
    EXPECT_EQ((*json)["won"], 6);
    EXPECT_EQ((*json)["pentanomial"], wire::Json({0, 0, 0, 0, 3}));
    EXPECT_TRUE((*json)["elo"].is_null()) << "a clean sweep has no Elo";
    EXPECT_EQ((*json)["sprt"]["verdict"], "open");
    EXPECT_GT((*json)["sprt"]["llr"], 0);
}

TEST(MatchCommand, CtrlCEndsItAndTheSameCommandGoesOn) {
    const Folder folder;
    const std::string arguments =
        "pente --a 'plain nodes=2000' --b greedy --workers 2 --out " + (folder / "x").string() + " --pairs ";
    const Ran broken = run_match(arguments + "100000", "timeout --preserve-status -s INT 2");
    EXPECT_EQ(broken.code, 1) << broken.text;
    EXPECT_TRUE(has(broken.text, "the same command goes on")) << broken.text;
    const auto kept = contents(folder / "x");
    ASSERT_GT(kept.size(), 1U);
    const Ran again = run_match(arguments + std::to_string(kept.size() / 2 + 1));
    EXPECT_EQ(again.code, 0) << again.text;
    const auto now = contents(folder / "x");
    EXPECT_GT(now.size(), kept.size());
    EXPECT_TRUE(std::includes(now.begin(), now.end(), kept.begin(), kept.end())) << "nothing was lost";
}

TEST(MatchCommand, SeatsOneOfAKindAmongTheOthers) {
    const Folder folder;
    const Ran ran =
        run_match("pente --variant points-many --players 3 --a greedy --b random --pairs 6 --out " +
                  (folder / "x").string());
    EXPECT_EQ(ran.code, 0) << ran.text;
    EXPECT_TRUE(has(ran.text, "+12 =0 -0")) << ran.text;
    EXPECT_TRUE(has(ran.text, "won alone, a and b                  100.0 %, 0.0 %")) << ran.text;
    for (const int pair : {0, 1, 2}) {  // the lone seat goes round
        const std::string text = text_of(folder / "x" / ("00000" + std::to_string(pair + 1) + "-1.record"));
        ASSERT_FALSE(text.empty());
        EXPECT_TRUE(has(text, "seat " + std::to_string(pair) + " greedy")) << text;
        EXPECT_TRUE(has(text, "seat " + std::to_string((pair + 1) % 3) + " random")) << text;
    }
}

TEST(MatchCommand, LetsAllPlayAtOnceAndOnePlayAlone) {
    const Folder folder;
    const Ran rush = run_match("penta-rush --a plain --b random --pairs 2 --out " + (folder / "x").string());
    EXPECT_TRUE(has(rush.text, "+4 =0 -0")) << rush.text;
    const Ran solo =
        run_match("penta-rush --variant solo --players 1 --a 'plain nodes=1000' --b random --pairs 2 --out " +
                  (folder / "y").string());
    EXPECT_TRUE(has(solo.text, "mean score, a and b")) << solo.text;
    EXPECT_TRUE(has(solo.text, "+4 =0 -0")) << solo.text;
}

TEST(MatchCommand, RefusesWhatCannotBeMeasured) {
    const Folder folder;
    const std::string out = " --out " + (folder / "x").string();
    for (const auto& [arguments, said] :
         {std::pair("penta-rush --a 'plain ms=5' --b random", "all play at once"),
          {"penta-rush --a plain --b random --openings /no/such", "there are no openings"},
          {"pente --variant nope --a plain --b random", "nope"},
          {"riomino --a yardstick --b random", "yardstick cannot play"},
          {"pente --variant swap2 --a 'exec x' --b random", "exec cannot play"},
          {"pente --a nobody --b random", "Unknown player"},
          {"pente --a random --b random --sprt 5 5", "must be less"},
          {"pente --a random --b random --openings /no/such", "/no/such"},
          {"pente --a random", "--b"}}) {
        const Ran refused = run_match(arguments + out);
        EXPECT_NE(refused.code, 0) << arguments;
        EXPECT_TRUE(has(refused.text, said)) << arguments << ": " << refused.text;
        EXPECT_FALSE(fs::exists(folder / "x")) << arguments;
    }
}

}  // namespace
}  // namespace cli::match
