#include <gtest/gtest.h>

#include "cli/play/page.h"
#include "folder.h"

namespace cli {
namespace {

using Kind = Key::Kind;

/// A page of Pente for two people.
struct Played {
    Folder folder;
    Sitting sitting;
    Manner manner;
    PlayPage page{sitting, manner};

    explicit Played(const Wish& wish = {}) : sitting(std::move(*Sitting::open(wish, 1))) {}

    void type(std::string_view text) {
        for (const char c : text) page.press({Kind::letter, std::string(1, c)});
        page.press({Kind::enter, {}});
    }
    std::string text() const { return to_lines(page.draw(100, 32, {}), {}); }
    bool shows(std::string_view part) const { return text().find(part) != std::string::npos; }
    std::size_t moves() const { return sitting.match().moves_played(); }
};

TEST(PlayPage, PlaysByCursorAndByTypingAndTakesBack) {
    Played played;
    played.page.press({Kind::enter, {}});
    played.page.press({Kind::up, {}});
    played.page.press({Kind::letter, " "});
    EXPECT_EQ(played.sitting.match().last_move(game::Viewer::keeper()), "K11");
    played.type("a1");
    EXPECT_EQ(played.moves(), 3U);
    played.page.press({Kind::backspace, {}});
    played.page.press({Kind::control, "z"});
    EXPECT_EQ(played.moves(), 1U);
    played.type("k10");
    EXPECT_TRUE(played.shows("There is a stone on K10 already.")) << played.text();
    EXPECT_EQ(played.moves(), 1U);
}

TEST(PlayPage, AnOpenGameIsNeverCovered) {
    Played played;
    EXPECT_FALSE(played.sitting.has_secrets());
    EXPECT_FALSE(played.shows("Hand the keyboard"));
    played.type("k10");
    EXPECT_FALSE(played.shows("Hand the keyboard"));
    played.type("resign");
    EXPECT_FALSE(played.sitting.undo()) << "nothing was hidden, so the end can be taken back";
}

TEST(PlayPage, PlacesTellsWhatAMoveBrings) {
    Played played;
    for (const char* move : {"k10", "l10", "a1", "m10"}) played.type(move);
    played.type("places n10");
    EXPECT_TRUE(played.shows("N10  +1")) << played.text();
    played.page.press({Kind::escape, {}});
    EXPECT_FALSE(played.shows("N10  +1"));
    played.type("places z9");
    EXPECT_TRUE(played.shows("There is no move with z9 now."));
    played.page.press({Kind::escape, {}});
    played.type("places");
    EXPECT_TRUE(played.shows("N10  +1")) << "the best comes first";
    played.page.press({Kind::escape, {}});
    played.type("resign");
    played.type("places");
    EXPECT_TRUE(played.shows("The game is over."));
}

TEST(PlayPage, WhereNothingIsAPlaceEnterAsksForANumber) {
    Played played({.variant = "swap2"});
    for (const char* move : {"k10", "l10", "m11"}) played.type(move);
    played.page.press({Kind::enter, {}});
    EXPECT_TRUE(played.shows("Type the number of your choice")) << played.text();
    EXPECT_EQ(played.moves(), 3U);
    played.type("1");
    EXPECT_EQ(played.moves(), 4U);
}

TEST(PlayPage, AsksForAReviewOnce) {
    Played played;
    played.type("k10");
    EXPECT_FALSE(played.page.takes_review());
    played.type("review");
    EXPECT_TRUE(played.page.takes_review());
    EXPECT_FALSE(played.page.takes_review());
    EXPECT_EQ(played.page.chapters().back().steps.size(), 1U);
}

TEST(PlayPage, LeavesOnRequest) {
    for (const Key& key : {Key{Kind::control, "c"}, Key{Kind::control, "d"}}) {
        Played played;
        played.page.press(key);
        EXPECT_TRUE(played.page.is_done());
    }
    Played played;
    played.type("quit");
    EXPECT_TRUE(played.page.is_done());
}

TEST(Cover, ShowsItsLinesAndNothingElse) {
    const Screen screen = draw_cover({"Title", {"Hand it over.", "Press Enter."}, "Enter show"}, 40, 9);
    EXPECT_EQ(to_lines(screen, {}),
              "  Title\n\n\n             Hand it over.\n             Press Enter.\n\n\n\n  Enter show\n");
}

}  // namespace
}  // namespace cli
