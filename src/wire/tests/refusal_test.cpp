#include <gtest/gtest.h>

#include <array>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

struct Bad {
    std::string_view code, request;
};

/// Requests that are refused at any table.
constexpr std::array kBadAlways = std::to_array<Bad>({
    {"bad-json", ""},
    {"bad-json", "play"},
    {"bad-json", R"({"op":"undo")"},
    {"bad-json", R"({"op":"undo"} {"op":"undo"})"},
    {"bad-json", R"({"op":"undo","op":"undo"})"},
    {"bad-json", "{\"op\":\"undo\",\"id\":\"\xff\"}"},
    {"too-deep", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"},
    {"not-an-object", "[]"},
    {"not-an-object", "\"undo\""},
    {"not-an-object", "null"},
    {"missing-member", "{}"},
    {"missing-member", R"({"Op":"undo"})"},
    {"bad-member", R"({"op":1})"},
    {"bad-member", R"({"op":null})"},
    {"bad-member", R"({"op":["undo"]})"},
    {"unknown-op", R"({"op":""})"},
    {"unknown-op", R"({"op":"Undo"})"},
    {"unknown-op", R"({"op":"undo\u0000"})"},
    {"unknown-member", R"({"op":"undo","seat":0})"},
    {"unknown-member", R"({"op":"next","game":"pente"})"},
    {"unknown-member", R"({"op":"games","":0})"},
    {"unknown-member", R"({"op":"state","form":"x"})"},
    {"unknown-member", R"({"op":"new","game":"pente","position":{}})"},
    {"missing-member", R"({"op":"new"})"},
    {"bad-member", R"({"op":"new","game":5})"},
    {"unknown-game", R"({"op":"new","game":"chess"})"},
    {"unknown-game", R"({"op":"new","game":""})"},
    {"bad-member", R"({"op":"new","game":"pente","variant":null})"},
    {"unknown-variant", R"({"op":"new","game":"pente","variant":""})"},
    {"unknown-variant", R"({"op":"new","game":"pente","variant":"Standard"})"},
    {"bad-member", R"({"op":"new","game":"pente","players":"2"})"},
    {"bad-member", R"({"op":"new","game":"pente","players":2.0})"},
    {"bad-member", R"({"op":"new","game":"pente","players":0})"},
    {"bad-member", R"({"op":"new","game":"pente","players":18446744073709551615})"},
    {"wrong-players", R"({"op":"new","game":"pente","players":3})"},
    {"bad-member", R"({"op":"new","game":"pente","options":[]})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"size":null}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"size":15.0}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"size":{}}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"handicap":["0","5"]}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"handicap":[]}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"handicap":""}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"handicap":"0,\n5"}})"},
    {"bad-member", R"({"op":"new","game":"pente","options":{"handicap":" 0,5"}})"},
    {"handicap-for-each", R"({"op":"new","game":"pente","options":{"handicap":[1,2,3]}})"},
    {"unknown-option", R"({"op":"new","game":"pente","options":{"colour":"red"}})"},
    {"bad-option-value", R"({"op":"new","game":"pente","options":{"size":16}})"},
    {"bad-option-value", R"({"op":"new","game":"pente","options":{"begins":true}})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":-1})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":9223372036854775808})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":"9223372036854775808"})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":"0x1"})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":""})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":"-0"})"},
    {"bad-member", R"({"op":"new","game":"pente","seed":1.5})"},
    {"bad-member", R"({"op":"new","game":"pente","dealer":"me"})"},
    {"bad-member", R"({"op":"new","game":"pente","dealer":true})"},
    {"missing-member", R"({"op":"load"})"},
    {"bad-member", R"({"op":"load","position":[]})"},
    {"bad-member", R"({"op":"load","position":null})"},
    {"bad-member", R"({"op":"load","position":"{}"})"},
    {"bad-member", R"({"op":"load","position":{"game":1,"stones":[[],[]]}})"},
    {"unknown-game", R"({"op":"load","position":{"game":"go","stones":[[],[]]}})"},
    {"not-a-whole-number", R"({"op":"load","position":{"game":"pente","size":19.0}})"},
    {"not-plain-text", R"({"op":"load","position":{"game":"pente","a\tb":0}})"},
    {"too-deep", R"({"op":"load","position":{"a":[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]}})"},
    {"bad-position-value", R"({"op":"load","position":{"game":"pente"}})"},
    {"pente.two-stones", R"({"op":"load","position":{"game":"pente","stones":[["K10"],["K10"]]}})"},
    {"unknown-position-key", R"({"op":"load","position":{"game":"pente","stones":[[],[]],"komi":6}})"},
    {"bad-member", R"({"op":"load","position":{"game":"pente","stones":[[],[]]},"seed":[]})"},
    {"missing-member", R"({"op":"replay"})"},
    {"bad-member", R"({"op":"replay","record":["pentario-record 1"]})"},
    {"not-a-record", R"({"op":"replay","record":""})"},
    {"not-a-record", R"({"op":"replay","record":"1. K10"})"},
    {"record-too-new", R"({"op":"replay","record":"pentario-record 3\n"})"},
    {"record-damaged", R"({"op":"replay","record":"pentario-record 2\ngame pente 1\n"})"},
    {"record-lacks", R"({"op":"replay","record":"pentario-record 1\n"})"},
    {"unknown-game", R"({"op":"replay","record":"pentario-record 1\ngame go 1\nmoves\n"})"},
    {"rules-too-new", R"({"op":"replay","record":"pentario-record 1\ngame pente 99\nmoves\n"})"},
    {"bad-recorded-move",
     R"({"op":"replay","record":"pentario-record 1\ngame pente 1\nmoves\n0 A1\n0 A2\n"})"},
    {"unknown-form", R"({"op":"replay","record":"1. K10","form":"sgf"})"},
    {"bad-member", R"({"op":"replay","record":"1. K10","form":7})"},
    {"pente.form-unknown-game", R"({"op":"replay","record":"[Game \"Go\"]\n\n1. K10","form":"pente.org"})"},
});

/// Requests that are refused while seat 1 is to move in a game of two.
constexpr std::array kBadAtTable = std::to_array<Bad>({
    {"bad-member", R"({"op":"state","seat":6})"},
    {"bad-member", R"({"op":"state","seat":-1})"},
    {"bad-member", R"({"op":"state","seat":0.0})"},
    {"bad-member", R"({"op":"state","seat":"0"})"},
    {"bad-member", R"({"op":"state","seat":"keeper"})"},
    {"bad-member", R"({"op":"state","seat":null})"},
    {"no-such-seat", R"({"op":"state","seat":2})"},
    {"no-such-seat", R"({"op":"moves","seat":5})"},
    {"no-such-seat", R"({"op":"record","seat":2})"},
    {"unknown-notation", R"({"op":"moves","notation":"latin"})"},
    {"bad-member", R"({"op":"moves","notation":0})"},
    {"bad-member", R"({"op":"moves","card":5})"},
    {"unknown-form", R"({"op":"record","form":"sgf"})"},
    {"unknown-form", R"({"op":"record","form":""})"},
    {"missing-member", R"({"op":"play","seat":1})"},
    {"missing-member", R"({"op":"play","move":"A1"})"},
    {"bad-member", R"({"op":"play","seat":1,"move":1})"},
    {"bad-member", R"({"op":"play","seat":true,"move":"A1"})"},
    {"not-your-turn", R"({"op":"play","seat":0,"move":"A1"})"},
    {"not-your-turn", R"({"op":"play","seat":5,"move":"A1"})"},
    {"not-your-turn", R"({"op":"play","seat":"clock","move":"A1"})"},
    {"dealer-automatic", R"({"op":"play","seat":"chance","move":"start 0"})"},
    {"pente.taken", R"({"op":"play","seat":1,"move":"K10"})"},
    {"pente.unreadable-move", R"({"op":"play","seat":1,"move":""})"},
    {"pente.unreadable-move", R"({"op":"play","seat":1,"move":"K10\u0000"})"},
    {"pente.unreadable-move", R"({"op":"play","seat":1,"move":"A1","notation":"booklet-nl"})"},
    {"unknown-notation", R"({"op":"play","seat":1,"move":"A1","notation":"x"})"},
    {"game-not-over", R"({"op":"next"})"},
    {"missing-member", R"({"op":"end","seat":0})"},
    {"missing-member", R"({"op":"end","kind":"resigned"})"},
    {"bad-member", R"({"op":"end","seat":0,"kind":"tired"})"},
    {"bad-member", R"({"op":"end","seat":0,"kind":0})"},
    {"no-such-seat", R"({"op":"end","seat":2,"kind":"resigned"})"},
    {"no-such-seat", R"({"op":"end","seat":"chance","kind":"resigned"})"},
    {"bad-member", R"({"op":"bot","nodes":0})"},
    {"bad-member", R"({"op":"bot","nodes":1000001})"},
    {"bad-member", R"({"op":"bot","seed":"x"})"},
    {"nobody-to-move", R"({"op":"bot","seat":0})"},
});

class Refusals : public ::testing::Test {
protected:
    void expect_refused_without_effect(std::span<const Bad> requests) {
        const std::string state = table.raw(R"({"op":"state"})"), record = table.raw(R"({"op":"record"})");
        for (const Bad& bad : requests) {
            EXPECT_EQ(table.refusal(bad.request), bad.code) << bad.request;
            ASSERT_EQ(table.raw(R"({"op":"state"})"), state) << bad.request;
            ASSERT_EQ(table.raw(R"({"op":"record"})"), record) << bad.request;
        }
    }
    Table table;
};

TEST_F(Refusals, AtAnEmptyTable) { expect_refused_without_effect(kBadAlways); }

TEST_F(Refusals, InARunningGameWithEventsOnTheTable) {
    table.state(kNew);
    table.play_all("K10 L10 A1 M10 N10");
    ASSERT_EQ(table.state()["events"].size(), 1U);
    expect_refused_without_effect(kBadAlways);
    expect_refused_without_effect(kBadAtTable);
}

TEST_F(Refusals, AfterTheEnd) {
    table.state(kNew);
    table.play_all(kFive);
    expect_refused_without_effect(kBadAlways);
    constexpr std::array kBad = std::to_array<Bad>({
        {"game-over", R"({"op":"play","seat":1,"move":"T1"})"},
        {"game-over", R"({"op":"end","seat":1,"kind":"resigned"})"},
        {"game-over", R"({"op":"bot"})"},
    });
    expect_refused_without_effect(kBad);
}

TEST_F(Refusals, BeforeTheFirstMove) {
    table.state(kNew);
    constexpr std::array kBad = std::to_array<Bad>({{"nothing-to-undo", R"({"op":"undo"})"}});
    expect_refused_without_effect(kBad);
}

TEST_F(Refusals, WhereTheFormCannotHoldTheGame) {
    table.state(R"({"op":"new","game":"pente","variant":"points"})");
    constexpr std::array kBad =
        std::to_array<Bad>({{"pente.form-cannot-hold", R"({"op":"record","form":"pente.org"})"}});
    expect_refused_without_effect(kBad);
}

}  // namespace
}  // namespace wire::test
