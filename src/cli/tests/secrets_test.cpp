// Two people at one keyboard, in the games with hidden cards: whatever is pressed or typed, nobody
// sees a card that only the other may know.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "cli/play/page.h"
#include "core/rng.h"
#include "core/text.h"
#include "folder.h"
#include "game/parts/river_cards.h"

namespace cli {
namespace {

using game::Seat;
using game::Viewer;

constexpr std::string_view kGames[]{"rivero-penta", "rivero"};
constexpr std::string_view kTyped = "N1";  // of the moves that are typed to be refused

/// The river cards named in a text.
std::set<std::string> cards_in(std::string_view text) {
    std::set<std::string> cards;
    core::Scanner scanner(text);
    while (!scanner.done()) {
        const std::string_view run = scanner.take_while([](char c) {
            return core::is_digit(c) || (core::to_lower(c) >= 'a' && core::to_lower(c) <= 'z');
        });
        if (game::read_river_card(run)) cards.emplace(run);
        if (!scanner.done()) scanner.take();
    }
    return cards;
}

/// The cards a viewer can name: from what lies there for him, and from the moves as he was told.
std::set<std::string> known_to(const Sitting& sitting, Viewer viewer) {
    const game::Match& match = sitting.match();
    std::set<std::string> known =
        cards_in(to_text(match.state().position(viewer)) + " " + to_text(match.record(viewer)));
    known.insert(std::string(kTyped));
    return known;
}

/// How many cards in hands a viewer cannot name: what a leak would show.
std::size_t count_secrets(const Sitting& sitting, const std::set<std::string>& known) {
    const auto hands = cards_in(to_text(*sitting.match().state().position(Viewer::keeper()).get("hands")));
    return static_cast<std::size_t>(std::count_if(
        hands.begin(), hands.end(), [&](const std::string& card) { return !known.contains(card); }));
}

void expect_only(const std::set<std::string>& known, const std::string& text, std::string_view when) {
    for (const std::string& card : cards_in(text))
        EXPECT_TRUE(known.contains(card)) << card << " " << when << "\n" << text;
}

/// One player's or, while it is covered, nobody's.
Viewer looker(const Sitting& sitting, bool is_covered) {
    return is_covered || !sitting.turn() ? Viewer::spectator() : Viewer::of(*sitting.turn());
}

Sitting sit(std::string_view game, std::uint64_t seed, bool against_bot = false) {
    Wish wish{.game = std::string(game), .fresh = true};
    if (against_bot) wish.bots = {1};
    auto sitting = Sitting::open(wish, seed);
    EXPECT_TRUE(sitting);
    return std::move(*sitting);
}

std::string a_legal_move(const Sitting& sitting, core::Rng& rng) {
    const auto moves = sitting.match().state().legal_moves(*sitting.turn());
    const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    return sitting.match().state().write_move(*sitting.turn(), move, Viewer::of(*sitting.turn()));
}

void type(PlayPage& page, std::string_view text) {
    for (const char c : text) page.press({Key::Kind::letter, std::string(1, c)});
    page.press({Key::Kind::enter, {}});
}

class HotSeat : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(CardGames, HotSeat, testing::ValuesIn(kGames),
                         [](const auto& made) { return made.param == "rivero" ? "Rivero" : "RiveroPenta"; });

TEST_P(HotSeat, NoScreenShowsWhatOnlyTheOtherMayKnow) {
    const Folder folder;
    std::size_t hidden = 0, covers = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        Sitting sitting = sit(GetParam(), seed);
        const Manner manner;
        PlayPage page(sitting, manner);
        core::Rng rng(seed);
        const auto look = [&](std::string_view after) {
            if (sitting.match().over()) return false;
            const std::string text = to_lines(page.draw(110, 44, {true, true, true}), {});
            const bool is_covered = text.find("Hand the keyboard to") != std::string::npos;
            covers += is_covered;
            const auto known = known_to(sitting, looker(sitting, is_covered));
            hidden += count_secrets(sitting, known);
            expect_only(known, text, after);
            return is_covered;
        };
        for (int i = 0; i < 40 && !sitting.match().over() && !HasFailure(); ++i) {
            if (look("after a move")) page.press({Key::Kind::enter, {}});
            look("after the cover");
            page.press({Key::Kind::tab, {}});
            page.press({Key::Kind::right, {}});
            look("after another piece and place");
            type(page, "places");
            look("after places");
            page.press({Key::Kind::escape, {}});
            type(page, std::string(kTyped) + "@40,0");
            look("after a refusal");
            const std::string move = a_legal_move(sitting, rng);
            if (move == "give-up") continue;
            type(page, move);
            if (rng.below(4) == 0) page.press({Key::Kind::control, "z"});
        }
    }
    EXPECT_GT(hidden, 500U);
    EXPECT_GT(covers, 20U);
}

TEST_P(HotSeat, NoLineShowsWhatOnlyTheOtherMayKnow) {
    const Folder folder;
    // 1. A game is drawn up, with what each may know while he thinks about a move.
    struct Look {
        Seat seat;
        std::set<std::string> known;
    };
    std::vector<Look> looks;
    std::string typed;
    std::size_t hidden = 0;
    {
        Sitting sitting = sit(GetParam(), 5);
        core::Rng rng(5);
        for (int i = 0; i < 48 && !sitting.match().over(); ++i) {
            const std::string move = a_legal_move(sitting, rng);
            if (move == "give-up") continue;
            const Seat seat = *sitting.turn();
            if (looks.empty() || looks.back().seat != seat) typed += "\n";
            looks.push_back({seat, known_to(sitting, Viewer::of(seat))});
            hidden += count_secrets(sitting, looks.back().known);
            typed += std::string(kTyped) + "@40,0\nplaces\nreview\n" + move + "\n";
            ASSERT_FALSE(sitting.play(move, 0));
        }
    }
    EXPECT_GT(hidden, 50U);
    // 2. It is typed. Between two covers only the one who sits there is spoken to.
    Sitting sitting = sit(GetParam(), 5);
    std::istringstream in(typed);
    std::ostringstream out;
    play_by_lines(sitting, {}, in, out, {Depth::none, Letters::ascii});
    constexpr std::string_view kCover = "Press Enter when nobody else sees the screen.\n";
    const std::string text = out.str();
    std::size_t at = text.find(kCover), turns = 0;
    for (std::size_t i = 0; i < looks.size(); ++turns) {
        std::set<std::string> known;
        const Seat seat = looks[i].seat;
        for (; i < looks.size() && looks[i].seat == seat; ++i) known.merge(looks[i].known);
        ASSERT_NE(at, std::string::npos) << "turn " << turns;
        const std::size_t next = text.find(kCover, at + 1);
        expect_only(known, text.substr(at, next - at), "in turn " + std::to_string(turns));
        at = next;
    }
    EXPECT_GT(turns, 8U);
}

TEST_P(HotSeat, NothingIsCoveredAgainstTheComputer) {
    const Folder folder;
    Sitting sitting = sit(GetParam(), 1, true);
    const Manner manner{.nodes = 200};
    PlayPage page(sitting, manner);
    core::Rng rng(1);
    for (int i = 0; i < 12 && !sitting.match().over(); ++i) {
        const std::string text = to_lines(page.draw(110, 44, {}), {});
        EXPECT_EQ(text.find("Hand the keyboard to"), std::string::npos);
        expect_only(known_to(sitting, Viewer::of(Seat::player(0))), text, "against the computer");
        if (page.is_bot_thinking())
            page.think();
        else if (const std::string move = a_legal_move(sitting, rng); move != "give-up")
            type(page, move);
    }
}

TEST_P(HotSeat, ARefusedTakingBackChangesNothing) {
    const Folder folder;
    Sitting sitting = sit(GetParam(), 1, true);
    core::Rng rng(1);
    std::size_t partly = 0;  // the bot's last move could have been taken back, the person's could not
    for (int i = 0; i < 60 && !sitting.match().over(); ++i) {
        ASSERT_FALSE(sitting.play(a_legal_move(sitting, rng), 0));
        const game::Record before = sitting.match().record(Viewer::keeper());
        auto copy = game::Match::replay(sitting.match().game(), before, {});
        ASSERT_TRUE(copy);
        if (copy->undo() || !sitting.is_bot(before.games[0].moves[copy->moves_played()].seat)) continue;
        if (!sitting.undo()) continue;
        ++partly;
        EXPECT_EQ(to_text(sitting.match().record(Viewer::keeper())), to_text(before));
    }
    EXPECT_GT(partly, 0U);
}

TEST_P(HotSeat, TheCoverLetsOnlyEnterThrough) {
    const Folder folder;
    Sitting sitting = sit(GetParam(), 2);
    const Manner manner;
    PlayPage page(sitting, manner);
    const auto is_covered = [&] {
        return to_lines(page.draw(80, 24, {}), {}).find("Hand the keyboard to") != std::string::npos;
    };
    EXPECT_TRUE(is_covered());
    for (const Key& key : {Key{Key::Kind::letter, "x"}, Key{Key::Kind::tab, {}}, Key{Key::Kind::escape, {}},
                           Key{Key::Kind::letter, " "}, Key{Key::Kind::control, "z"}}) {
        page.press(key);
        EXPECT_TRUE(is_covered());
    }
    page.press({Key::Kind::enter, {}});
    EXPECT_FALSE(is_covered());
}

TEST_P(HotSeat, TabGoesThroughTheCardsAndBack) {
    const Folder folder;
    Sitting sitting = sit(GetParam(), 2, true);
    const Manner manner{.nodes = 200};
    PlayPage page(sitting, manner);
    while (page.is_bot_thinking()) page.think();
    if (GetParam() == "rivero") type(page, "ocean");
    std::vector<std::string> screens;
    for (int i = 0; i < 3; ++i) {
        screens.push_back(to_lines(page.draw(80, 24, {}), {}));
        page.press({Key::Kind::tab, {}});
    }
    EXPECT_NE(screens[0], screens[1]);
    EXPECT_NE(screens[1], screens[2]);
    page.press({Key::Kind::back_tab, {}});
    EXPECT_EQ(to_lines(page.draw(80, 24, {}), {}), screens[2]);
    page.press({Key::Kind::back_tab, {}});
    EXPECT_EQ(to_lines(page.draw(80, 24, {}), {}), screens[1]);
}

/// A game of Rivero Penta in which seat 0 may give up: 26 points behind (RP-44).
constexpr std::string_view kFarBehind =
    "pentario-record 1\ngame rivero-penta 1\nvariant standard\nplayers 2\n"
    "start {game rivero-penta variant standard table {1,0 N4 -1,0 D2 0,1 C8 0,-1 A5} "
    "hands [[N5 N6 C3 A10 D1] [D3 C7 A6 N9]] scores [0 26] ocean rest discard [] "
    "closed {sun 6 tap 6 bridge 5} open [bridge] to_move 0 phase play plays_left 1 placed [] "
    "penalty false turn 2}\nmoves\n";

TEST_P(HotSeat, WhenItIsOverAllIsShownAndNothingTakenBack) {
    const Folder folder;
    const bool is_penta = GetParam() == "rivero-penta";
    if (is_penta) write_text(folder / "pentario/rivero-penta.record", std::string(kFarBehind));
    auto opened = Sitting::open({.game = std::string(GetParam())}, 3);
    ASSERT_TRUE(opened);
    Sitting& sitting = *opened;
    EXPECT_TRUE(sitting.has_secrets());
    ASSERT_FALSE(is_penta ? sitting.play("give-up", 0) : sitting.resign());
    const Manner manner;
    PlayPage page(sitting, manner);
    const std::string text = to_lines(page.draw(110, 44, {}), {});
    const game::Tree all = sitting.match().state().position(Viewer::keeper());
    const auto shown = cards_in(text);
    for (const std::string& card : cards_in(to_text(*all.get("hands"))))
        EXPECT_TRUE(shown.contains(card)) << text;
    const auto reason = sitting.undo();
    ASSERT_TRUE(reason);
    EXPECT_EQ(reason->code, "seen-since");
    EXPECT_TRUE(sitting.match().over());
}

}  // namespace
}  // namespace cli
