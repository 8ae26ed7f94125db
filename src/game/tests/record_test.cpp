#include "game/record.h"

#include <gtest/gtest.h>

namespace game {
namespace {

constexpr std::string_view kText =
    "pentario-record 1\n"
    "game pente 1\n"
    "variant points\n"
    "players 2\n"
    "option size 15\n"
    "option target 21\n"
    "seat 0 Anna van Dijk\n"
    "seat 1 Zoë\n"
    "tag Event Club evening\n"
    "start {stones [[K10] []] to_move 1}\n"
    "moves\n"
    "0 H8\n"
    "1 J9 @5250\n"
    "chance throw 0 01\n"
    "clock time @9000\n"
    "end resigned 1\n"
    "moves\n"
    "1 H8\n";

TEST(Record, ReadsAndWritesWithoutLoss) {
    const auto record = read_record(kText);
    ASSERT_TRUE(record.ok()) << record.error().code;
    EXPECT_EQ(to_text(*record), kText);
    EXPECT_EQ(record->names, (std::vector<std::string>{"Anna van Dijk", "Zoë"}));
    EXPECT_EQ(record->tag("Event"), "Club evening");
    ASSERT_EQ(record->games.size(), 2U);
    EXPECT_EQ(record->games[0].moves[1], (RecordedMove{Seat::player(1), "J9", 5250}));
    EXPECT_EQ(record->games[0].moves[2].text, "throw 0 01");
    EXPECT_EQ(record->games[0].ending, (Ending{Ending::Kind::resigned, Seat::player(1)}));
}

TEST(Record, ReadsWhatAnEditorMayHaveDoneToIt) {
    std::string text = "\n# a comment\n";
    for (const char c : kText) text += c == '\n' ? std::string("  \r\n") : std::string(1, c);
    const auto record = read_record(text);
    ASSERT_TRUE(record.ok());
    EXPECT_EQ(to_text(*record), kText);
}

TEST(Record, NamesTheLineItCannotRead) {
    const std::string head = "pentario-record 1\ngame pente 1\n";
    for (const char* bad : {"colour red",         "variant",
                            "players 0",          "players seven",
                            "seat 9 Anna",        "seat 0",
                            "option size",        "start {",
                            "game pente",         "variant a\nvariant b",
                            "seat 0 A\nseat 0 B", "tag x",
                            "moves\n0",           "moves\n7 K10",
                            "moves\nK10",         "moves\n0 K10 @soon",
                            "moves\n0 K10 @-1",   "moves\nend resigned chance",
                            "moves\nend tired 0", "moves\nend resigned 0\n0 K10",
                            "moves\n0  @5",       "seat 0 \x1b[31m",
                            "seat 0 \xff"}) {
        const auto record = read_record(head + bad + "\n");
        ASSERT_FALSE(record.ok()) << bad;
        EXPECT_EQ(record.error().code, "bad-record-line") << bad;
    }
}

TEST(Record, ASealedOneIsReadOnlyWhole) {
    const Record record = *read_record(kText);
    const std::string text = to_sealed_text(record);
    EXPECT_TRUE(text.starts_with("pentario-record 2\n"));
    ASSERT_TRUE(read_record(text)) << read_record(text).error().code;
    EXPECT_EQ(*read_record(text), record);
    EXPECT_EQ(to_text(*read_record(text)), kText);
    EXPECT_EQ(read_record("\n# a remark\n" + text + "\n# another\n").value(), record)
        << "remarks are nobody's";
    const std::string lines_of_dos = [&] {
        std::string out;
        for (const char c : text) out += c == '\n' ? std::string(" \r\n") : std::string(1, c);
        return out;
    }();
    EXPECT_EQ(read_record(lines_of_dos).value(), record);

    for (std::size_t size = 0; size + 1 < text.size(); ++size)
        EXPECT_FALSE(read_record(text.substr(0, size))) << "cut after " << size;
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        std::string other = text;
        other[at] = other[at] == '1' ? '2' : '1';
        EXPECT_FALSE(read_record(other)) << "changed at " << at;
    }
    const auto code = [](const std::string& bad) { return std::string(read_record(bad).error().code); };
    EXPECT_EQ(code(text.substr(0, text.find("moves\n1 H8"))), "record-damaged")
        << "still a game, not this one";
    EXPECT_EQ(code(text + "0 A1\n"), "record-damaged") << "nothing follows its end";
    std::string twice = text;
    twice.insert(text.find("1 J9"), "0 H8\n");
    EXPECT_EQ(code(twice), "record-damaged");
}

TEST(Record, SaysWhyAnotherFileIsNotOne) {
    EXPECT_EQ(read_record("").error().code, "not-a-record");
    EXPECT_EQ(read_record("hello\n").error().code, "not-a-record");
    EXPECT_EQ(read_record("pentario-record 1\n").error().code, "record-lacks");
    EXPECT_EQ(read_record("pentario-record 3\ngame pente 1\n").error().code, "record-too-new");
    EXPECT_EQ(read_record(std::string(kMaxRecordBytes + 1, ' ')).error().code, "record-too-long");
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
}

TEST(Record, HasSoManyGamesAndMovesAndNoMore) {
    const std::string head = "pentario-record 1\ngame pente 1\nplayers 2\n", game = "moves\nend resigned 0\n";
    EXPECT_TRUE(read_record(head + repeated(game, kMostRecordedGames)).ok());
    const auto games = read_record(head + repeated(game, kMostRecordedGames + 1));
    ASSERT_FALSE(games.ok());
    EXPECT_EQ(games.error().code, "too-many-games");
    const std::string two = head + "moves\n" + repeated("0 a\n", 40'000) + "moves\n";
    EXPECT_TRUE(read_record(two + repeated("0 a\n", kMostRecordedMoves - 40'000)).ok());
    const auto moves = read_record(two + repeated("0 a\n", kMostRecordedMoves - 39'999));
    ASSERT_FALSE(moves.ok());
    EXPECT_EQ(moves.error().code, "too-many-moves") << "of all games together";
}

}  // namespace
}  // namespace game
