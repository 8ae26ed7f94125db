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

TEST(Record, SaysWhyAnotherFileIsNotOne) {
    EXPECT_EQ(read_record("").error().code, "not-a-record");
    EXPECT_EQ(read_record("hello\n").error().code, "not-a-record");
    EXPECT_EQ(read_record("pentario-record 1\n").error().code, "record-lacks");
    EXPECT_EQ(read_record("pentario-record 2\ngame pente 1\n").error().code, "record-too-new");
    EXPECT_EQ(read_record(std::string(kMaxRecordBytes + 1, ' ')).error().code, "record-too-long");
}

}  // namespace
}  // namespace game
