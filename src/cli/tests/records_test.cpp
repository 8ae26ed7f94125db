#include "cli/files/records.h"

#include <gtest/gtest.h>

#include "cli/table/story.h"
#include "games/catalog.h"
#include "games/pente/rules.h"

namespace cli {
namespace {

constexpr std::string_view kForeign =
    "[Game \"Pente\"]\r\n[Player 1 Name \"Anna\"]\r\n[Result \"1-0\"]\r\n\r\n"
    "1. K10 M9 2. N10 M7 3. M8 O7 4. L10 J10 5. M10 O10 6. L9 N7 7. L7 P7 8. Q7 L11 9. L8 L6 "
    "10. K8 J9 11. J11 H12 12. J8 N8 13. H8 1-0\r\n";

std::string code_of(const core::Result<Opened, game::Reason>& result) {
    return result ? "" : std::string(result.error().code);
}

TEST(Records, TheFormIsFoundOut) {
    const auto opened = read_any(kForeign, "");
    ASSERT_TRUE(opened) << opened.error().code;
    EXPECT_EQ(opened->record.setup.variant, "tournament");
    EXPECT_EQ(opened->record.names.at(0), "Anna");
    EXPECT_EQ(opened->record.games.at(0).moves.size(), 25U);
}

TEST(Records, EveryFormLeadsBackToTheSameRecord) {
    const auto opened = read_any(kForeign, "");
    ASSERT_TRUE(opened);
    for (const std::string_view form : {"pentario", "pente.org", "booklet-nl", "booklet-en"}) {
        const auto text = write_as(*opened, form);
        ASSERT_TRUE(text) << form;
        for (const std::string_view from : {std::string_view(), form}) {
            const auto back = read_any(*text, from);
            ASSERT_TRUE(back) << form << ": " << back.error().code;
            EXPECT_EQ(back->record.games, opened->record.games) << form;
            EXPECT_EQ(back->record.setup, opened->record.setup) << form;
        }
    }
}

TEST(Records, ALinkOrTheAddressItEndsIsARecordToo) {
    const auto opened = read_any(kForeign, "");
    ASSERT_TRUE(opened);
    const auto link = write_as(*opened, "link");
    ASSERT_TRUE(link);
    for (const std::string& text : {*link, "https://pentario.example/#/game/" + *link}) {
        const auto back = read_any(text, "link");
        ASSERT_TRUE(back) << back.error().code;
        EXPECT_EQ(back->record.games, opened->record.games);
        EXPECT_EQ(back->record.setup, opened->record.setup);
        EXPECT_EQ(back->record.names.at(0), "Anna");
    }
    EXPECT_EQ(code_of(read_any(link->substr(0, link->size() - 4), "link")), "link-damaged");
}

TEST(Records, TheBookletMarksCaptures) {
    const auto opened = read_any(kForeign, "");
    ASSERT_TRUE(opened);
    EXPECT_NE(write_as(*opened, "booklet-nl")->find("12. L1N2* R3N2"), std::string::npos);
    EXPECT_NE(write_as(*opened, "booklet-en")->find("12. L1D2* R3D2"), std::string::npos);
}

TEST(Records, AListWithoutHeaderIsTheFirstVariant) {
    const auto opened = read_any("1. 0 R3O2 2. L2N2 (R1 O1) O4", "booklet-nl");
    ASSERT_TRUE(opened) << opened.error().code;
    EXPECT_EQ(opened->record.setup.variant, "standard");
    EXPECT_EQ(opened->record.games.at(0).moves.at(1).text, "N12");
    EXPECT_EQ(read_any("1. 0 R3U2", "")->record.games.at(0).moves.at(1).text, "N12");
}

TEST(Records, ASeriesWithChoicesAndEndingsSurvivesTheBooklet) {
    const auto opened = read_any(
        "pentario-record 1\ngame pente 1\nvariant swap2\nplayers 2\noption target 5\ntag bot-1 plain\nmoves\n"
        "0 K10\n0 L10\n0 M11\n1 take 1\n0 C3\nend resigned 0\nmoves\n0 A1\nend out-of-time 1\n",
        "");
    ASSERT_TRUE(opened) << opened.error().code;
    const auto text = write_as(*opened, "booklet-en");
    ASSERT_TRUE(text) << text.error().code;
    const auto back = read_any(*text, "");
    ASSERT_TRUE(back) << back.error().code << "\n" << *text;
    EXPECT_EQ(back->record, opened->record);
}

TEST(Records, WhatIsNoRecordIsRefusedByName) {
    EXPECT_EQ(code_of(read_any("", "")), "cli.no-form-fits");
    EXPECT_EQ(code_of(read_any("hello world", "")), "cli.no-form-fits");
    EXPECT_EQ(code_of(read_any("\xff\xfe\x00z", "")), "cli.no-form-fits");
    EXPECT_EQ(code_of(read_any("[Game \"Chess\"]\n\n1. K10", "")), "pente.form-unknown-game");
    EXPECT_EQ(code_of(read_any("pentario-record 1\ngame go 1\nmoves\n", "")), "unknown-game");
    EXPECT_EQ(code_of(read_any("x", "pgn")), "unknown-form");
    EXPECT_EQ(code_of(read_any("1. 0 0", "booklet-nl")), "pente.taken");
    EXPECT_EQ(code_of(read_any("", "booklet-nl")), "cli.no-form-fits");
}

TEST(Records, AFormThatCannotHoldTheGameSaysSo) {
    const auto opened =
        read_any("pentario-record 1\ngame pente 1\nvariant standard\nplayers 2\noption size 9\nmoves\n", "");
    ASSERT_TRUE(opened);
    EXPECT_EQ(write_as(*opened, "pente.org").error().code, "pente.form-cannot-hold");
    EXPECT_EQ(write_as(*opened, "pgn").error().code, "unknown-form");
}

TEST(Story, TellsEveryMoveWithItsEventsAndStates) {
    const auto opened = read_any(kForeign, "");
    ASSERT_TRUE(opened);
    const auto chapters = tell(*opened->game, opened->record, 1, game::Viewer::keeper());
    ASSERT_TRUE(chapters);
    const Chapter& chapter = chapters->at(0);
    EXPECT_EQ(chapter.steps.at(22).text, "J8");
    EXPECT_EQ(chapter.steps.at(22).shown, "L1N2*");
    EXPECT_EQ(chapter.steps.at(22).events.at(0).code, "pente.captured");
    EXPECT_TRUE(chapter.steps.back().after->outcome());
    const Words words = words_for(game::Language::dutch, opened->record.names, {});
    const auto& variant = *find_variant(opened->game->variants(), "tournament");
    EXPECT_EQ(ending_sentence(*opened->game, *chapter.steps.back().after, {}, variant, words),
              "Vijf op een rij: Anna wint.");
}

}  // namespace
}  // namespace cli
