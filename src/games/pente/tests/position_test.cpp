// The outside form of a position: every key, every wrong value, there and back.

#include <gtest/gtest.h>

#include <algorithm>

#include "game/match.h"
#include "games/catalog.h"
#include "games/pente/rules.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

core::Result<State, game::Reason> load(std::string_view text) {
    const auto tree = game::read_tree(text);
    EXPECT_TRUE(tree) << text;
    return Pente::read_position(*tree);
}

/// Code, rule and the first argument of the refusal, empty if the position is accepted.
std::string refusal(std::string_view text) {
    const auto state = load(text);
    if (state) return "";
    const game::Reason& why = state.error();
    std::string out(why.code);
    if (!why.rule.empty()) out += " " + std::string(why.rule);
    for (const game::Arg& arg : why.args)
        out += " " + (arg.kind == game::Arg::Kind::word ? arg.word : std::to_string(arg.number));
    return out;
}

std::string rewritten(std::string_view text) {
    const auto state = load(text);
    return state ? game::to_text(Pente::write_position(*state)) : "refused: " + refusal(text);
}

TEST(PentePosition, TheExampleOfTheRulesIsReadAndWritten) {
    const char* text =
        "{game pente variant standard size 19 stones [[K10 L12] [L11]] captures [0 0] to_move 1}";
    EXPECT_EQ(rewritten(text), text);
    const auto state = load(text);
    EXPECT_EQ(state->to_move, 1);
    EXPECT_EQ(state->stones, 3);
    EXPECT_TRUE(state->board[0].has(9, 9) && state->board[0].has(10, 11) && state->board[1].has(10, 10));
}

TEST(PentePosition, OnlyStonesAreNeededTheRestHasDefaults) {
    EXPECT_EQ(rewritten("{stones [[] []]}"),
              "{game pente variant standard size 19 stones [[] []] captures [0 0] to_move 0}");
    EXPECT_EQ(refusal("{}"), "bad-position-value stones");
    EXPECT_EQ(refusal("[]"), "position-not-map");
    EXPECT_EQ(refusal("7"), "position-not-map");
}

TEST(PentePosition, EveryKeyGoesThereAndBack) {
    for (const char* text : {
             "{game pente variant complication size 9 three any stones [[E5] []] captures [2 3] to_move 1}",
             "{game pente variant team size 11 stones [[F6] [A1] [B1] [C1]] captures [0 1 2 3] to_move 3}",
             "{game pente variant pairs size 9 stones [[E5] [E6]] captures [0 1] to_move 2}",
             "{game pente variant points-many size 9 stones [[E5] [] [] [] []] captures [0 0 1 0 0] to_move "
             "4}",
             "{game pente variant connect6 size 9 stones [[E5] [A1]] captures [0 0] to_move 1 stones_left 1}",
             "{game pente variant connect6 size 9 stones [[E5] [A1]] captures [0 0] to_move 1 stones_left 2}",
             "{game pente variant connect6 size 9 stones [[] []] captures [0 0] to_move 0 stones_left 1}",
             "{game pente variant d-pente size 9 stones [[E5] [A1]] captures [0 0] to_move 0 phase opening "
             "stones_left 2 colour 0}",
             "{game pente variant d-pente size 9 stones [[E5 E7] [A1 A2]] captures [0 0] to_move 1 phase "
             "choose "
             "stones_left 0}",
             "{game pente variant swap2 size 9 stones [[E5 E7] [A1]] captures [0 0] to_move 0 phase offer "
             "stones_left 0 sides [1 0]}",
             "{game pente variant swap2 size 9 stones [[E5 E7] [A1]] captures [0 0] to_move 1 phase extend "
             "stones_left 2 colour 1}",
             "{game pente variant swap2 size 9 stones [[E5 E7] [A1]] captures [0 0] to_move 1 phase extend "
             "stones_left 1 colour 0}",
             "{game pente variant swap2 size 9 stones [[C3 E5 E7] [A1 A2]] captures [0 0] to_move 0 phase "
             "choose "
             "stones_left 0}",
             "{game pente variant swap2-keryo size 9 stones [[E5] [A1]] captures [14 2] to_move 0 phase play "
             "stones_left 1 sides [1 0]}",
             "{game pente variant standard size 9 stones [[] []] captures [0 0] to_move 0 phase lot}",
             "{game pente variant complication size 9 stones [[A1 B1 C1 D1 E1] []] captures [0 0] to_move 0 "
             "over "
             "false}",
             "{game pente variant standard size 9 stones [[] []] captures [0 0] to_move 0 over [row 1]}",
             "{game pente variant standard size 9 stones [[] []] captures [0 0] to_move 0 over [captures 0]}",
             "{game pente variant standard size 9 stones [[] []] captures [0 0] to_move 0 over [full -1]}",
         })
        EXPECT_EQ(rewritten(text), text);
}

/// What a position tells of the rows that won; empty when none did.
std::string rows_of(std::string_view text) {
    const auto state = load(text);
    if (!state) return "refused: " + refusal(text);
    const game::Tree position = Pente::write_position(*state);
    return position.get("rows") ? game::to_text(*position.get("rows")) : "";
}

TEST(PentePosition, TellsTheRowsThatWon) {
    EXPECT_EQ(rows_of("{size 9 stones [[A1 B1 C1 D1] []]}"), "");
    EXPECT_EQ(rows_of("{size 9 stones [[A1 B2 C3 D4 E5 F6] [A9]]}"), "[[A1 B2 C3 D4 E5 F6]]");
    EXPECT_EQ(rows_of("{size 9 stones [[] [C9 C8 C7 C6 C5 D8 E7 F6 G5]]}"),
              "[[C5 C6 C7 C8 C9] [C9 D8 E7 F6 G5]]");
    EXPECT_EQ(rows_of("{size 9 variant connect6 stones [[A1 B1 C1 D1 E1] []]}"), "");
    EXPECT_EQ(rows_of("{size 9 variant complication stones [[A1 B1 C1 D1 E1 F1] [A9 B9 C9 D9 E9]]}"),
              "[[A9 B9 C9 D9 E9]]");
    EXPECT_EQ(rows_of("{size 9 stones [[A1 B1 C1 D1 E1] []] captures [0 0] over [captures 1]}"), "");
}

TEST(PentePosition, WhatFollowsFromTheRestMustAgreeWithIt) {
    EXPECT_EQ(refusal("{size 9 stones [[A1 B1 C1 D1 E1] []] rows [[A1 B1 C1 D1 E1]]}"), "");
    EXPECT_EQ(refusal("{size 9 stones [[A1 B1 C1 D1 E1] []] rows [[A1 B1 C1 D1]]}"),
              "bad-position-value rows");
    EXPECT_EQ(refusal("{stones [[] []] rows [[A1]]}"), "bad-position-value rows");
    EXPECT_EQ(refusal("{variant d-pente stones [[] []] phase opening colour 0}"), "");
    EXPECT_EQ(refusal("{variant d-pente stones [[] []] phase opening colour 1}"),
              "bad-position-value colour");
    EXPECT_EQ(refusal("{stones [[] []] colour 0}"), "bad-position-value colour");
}

TEST(PentePosition, EveryWrongValueIsRefusedByItsName) {
    const std::pair<const char*, const char*> kCases[]{
        {"{stones [[] []] tint red}", "unknown-position-key tint"},
        {"{game chess stones [[] []]}", "bad-position-value game"},
        {"{game 5 stones [[] []]}", "bad-position-value game"},
        {"{variant go stones [[] []]}", "bad-position-value variant"},
        {"{variant 1 stones [[] []]}", "bad-position-value variant"},
        {"{size 10 stones [[] []]}", "bad-position-value size"},
        {"{size 7 stones [[] []]}", "bad-position-value size"},
        {"{size 21 stones [[] []]}", "bad-position-value size"},
        {"{size -9 stones [[] []]}", "bad-position-value size"},
        {"{size big stones [[] []]}", "bad-position-value size"},
        {"{three free stones [[] []]}", "bad-position-value three"},
        {"{variant complication three maybe stones [[] []]}", "bad-position-value three"},
        {"{stones 4}", "bad-position-value stones"},
        {"{stones [[] 4]}", "bad-position-value stones"},
        {"{stones [[]]}", "pente.wrong-colours PE-36 1"},
        {"{stones [[] [] []]}", "pente.wrong-colours PE-36 3"},
        {"{variant pairs stones [[] [] [] []]}", "pente.wrong-colours PE-36 4"},
        {"{variant team stones [[] []]}", "pente.wrong-colours PE-36 2"},
        {"{variant points-many stones [[] []]}", "pente.wrong-colours PE-36 2"},
        {"{variant points-many stones [[] [] [] [] [] [] []]}", "pente.wrong-colours PE-36 7"},
        {"{stones [[I5] []]}", "pente.bad-point PE-01 I5"},
        {"{stones [[7] []]}", "pente.bad-point PE-01 ?"},
        {"{size 9 stones [[K1] []]}", "pente.bad-point PE-01 K1"},
        {"{size 9 stones [[A10] []]}", "pente.bad-point PE-01 A10"},
        {"{stones [[K10] [K10]]}", "pente.two-stones PE-04 K10"},
        {"{stones [[K10 k10] []]}", "pente.two-stones PE-04 K10"},
        {"{stones [[] []] captures 3}", "bad-position-value captures"},
        {"{stones [[] []] captures [1]}", "bad-position-value captures"},
        {"{stones [[] []] captures [1 2 3]}", "bad-position-value captures"},
        {"{stones [[] []] captures [-1 0]}", "bad-position-value captures"},
        {"{stones [[] []] captures [0 65536]}", "bad-position-value captures"},
        {"{stones [[] []] captures [0 x]}", "bad-position-value captures"},
        {"{variant gomoku stones [[] []] captures [1 0]}", "bad-position-value captures"},
        {"{variant connect6 stones [[] []] captures [0 1]}", "bad-position-value captures"},
        {"{stones [[] []] to_move 2}", "bad-position-value to_move"},
        {"{stones [[] []] to_move -1}", "bad-position-value to_move"},
        {"{stones [[] []] to_move me}", "bad-position-value to_move"},
        {"{variant pairs stones [[] []] to_move 4}", "bad-position-value to_move"},
        {"{stones [[] []] phase opening}", "bad-position-value phase"},
        {"{stones [[] []] phase choose}", "bad-position-value phase"},
        {"{stones [[] []] phase end}", "bad-position-value phase"},
        {"{stones [[K10] []] phase lot}", "bad-position-value phase"},
        {"{variant d-pente stones [[] []] phase offer}", "bad-position-value phase"},
        {"{variant d-pente stones [[] []] phase extend}", "bad-position-value phase"},
        {"{variant swap2 stones [[] []] phase offer to_move 0}", "bad-position-value to_move"},
        {"{variant swap2 stones [[] []] phase opening to_move 1}", "bad-position-value to_move"},
        {"{variant swap2 stones [[] []] phase extend to_move 0}", "bad-position-value to_move"},
        {"{variant swap2 stones [[] []] phase choose to_move 1}", "bad-position-value to_move"},
        {"{variant d-pente stones [[] []] phase choose to_move 0}", "bad-position-value to_move"},
        {"{variant d-pente stones [[] []] phase choose sides [1 0] to_move 1}", "bad-position-value to_move"},
        {"{stones [[] []] stones_left 2}", "bad-position-value stones_left"},
        {"{stones [[] []] stones_left 0}", "bad-position-value stones_left"},
        {"{variant connect6 stones [[] []] stones_left 3}", "bad-position-value stones_left"},
        {"{variant d-pente stones [[] []] phase opening stones_left 5}", "bad-position-value stones_left"},
        {"{variant swap2 stones [[] []] phase opening stones_left 4}", "bad-position-value stones_left"},
        {"{variant swap2 stones [[] []] phase extend stones_left 3}", "bad-position-value stones_left"},
        {"{variant swap2 stones [[] []] phase offer stones_left 1}", "bad-position-value stones_left"},
        {"{stones [[] []] sides [0 1]}", "bad-position-value sides"},
        {"{variant swap2 stones [[] []] sides [1 1]}", "bad-position-value sides"},
        {"{variant swap2 stones [[] []] sides [1]}", "bad-position-value sides"},
        {"{variant swap2 stones [[] []] sides 1}", "bad-position-value sides"},
        {"{variant swap2 stones [[] []] sides [a b]}", "bad-position-value sides"},
        {"{stones [[] []] over true}", "bad-position-value over"},
        {"{stones [[] []] over [row]}", "bad-position-value over"},
        {"{stones [[] []] over [row 2]}", "bad-position-value over"},
        {"{stones [[] []] over [row -1]}", "bad-position-value over"},
        {"{stones [[] []] over [full 0]}", "bad-position-value over"},
        {"{stones [[] []] over [none 0]}", "bad-position-value over"},
        {"{stones [[] []] over [resigned 0]}", "bad-position-value over"},
        {"{stones [[] []] over pending}", "bad-position-value over"},
        {"{variant boat stones [[] []] over waiting}", "bad-position-value over"},
        {"{stones [[] []] over [1 0]}", "bad-position-value over"},
    };
    for (const auto& [text, why] : kCases) EXPECT_EQ(refusal(text), why) << text;
}

TEST(PentePosition, EveryReasonHasASentenceInFourLanguages) {
    for (
        const char* code :
        {"pente.taken",           "pente.not-centre",      "pente.too-near",          "pente.on-axis",
         "pente.double-three",    "pente.off-board",       "pente.lay-stone",         "pente.choose-side",
         "pente.lot-first",       "pente.unreadable-move", "pente.wrong-colours",     "pente.bad-point",
         "pente.two-stones",      "pente.form-bad-header", "pente.form-unknown-game", "pente.form-bad-number",
         "pente.form-bad-result", "pente.form-no-swap",    "pente.form-cannot-hold",  "bad-position-value",
         "unknown-position-key",  "position-not-map",      "option-not-here",         "game-over",
         "not-your-turn",         "begins-by-lot"}) {
        const game::Message* message = messages().find(code);
        ASSERT_TRUE(message) << code;
        for (const auto text : message->text) EXPECT_FALSE(text.empty()) << code;
    }
}

TEST(PentePosition, ARefusedPositionLeavesTheTableUntouched) {
    auto match = game::Match::start(*find("pente"), {"standard", 2, {{"size", "9"}}, std::nullopt}, {});
    ASSERT_TRUE(match);
    ASSERT_FALSE(match->play(game::Seat::player(0), "E5"));
    const std::string before = game::to_text(match->state().position(game::Viewer::keeper()));
    for (const char* text : {"E5", "Z9", "take 1", ""}) {
        EXPECT_TRUE(match->play(game::Seat::player(1), text)) << text;
        EXPECT_TRUE(match->play(game::Seat::player(0), "A1"));
        EXPECT_EQ(game::to_text(match->state().position(game::Viewer::keeper())), before);
    }
    EXPECT_FALSE(game::Match::load(*find("pente"), *game::read_tree("{stones [[K10] [K10]]}"), {}));
}

TEST(PentePosition, PE_10_AFullBoardCannotBeCalledOpen) {
    std::string first, second;
    const char* columns = "ABCDEFGHJ";
    for (int y = 0; y < 9; ++y)
        for (int x = 0; x < 9; ++x)
            (((x / 2 + y) % 2) == 0 ? first : second) +=
                std::string(1, columns[x]) + std::to_string(y + 1) + " ";
    const std::string full = "{size 9 stones [[" + first + "] [" + second + "]]";
    EXPECT_EQ(refusal(full + " over false}"), "bad-position-value over");
    const auto state = load(full + "}");
    ASSERT_TRUE(state);
    EXPECT_EQ(state->end, End::full);
}

TEST(PentePosition, PE_47_AnOpeningNeedsRoomForItsStones) {
    std::string stones;
    const char* columns = "ABCDEFGHJ";
    for (int y = 1; y <= 9; ++y)
        for (int x = 0; x < 9; ++x)
            if (x != y % 9 || y > 7) stones += std::string(1, columns[x]) + std::to_string(y) + " ";
    const std::string crowded = "{variant swap2 size 9 stones [[" + stones + "] []] phase ";
    for (const char* phase : {"opening", "offer", "extend", "choose"})
        EXPECT_EQ(refusal(crowded + phase + "}"), "bad-position-value stones") << phase;
}

TEST(PentePosition, PE_07_ALoadedRowIsJudgedAsWon) {
    EXPECT_EQ(load("{size 9 stones [[A1 B1 C1 D1 E1] []] to_move 1}")->winner, 0);
    EXPECT_EQ(load("{size 9 stones [[A1 B1 C1 D1 E1] []] to_move 0}")->winner, 0);
    EXPECT_EQ(load("{size 9 stones [[A1 B1 C1 D1 E1] [A3 B3 C3 D3 E3]] to_move 0}")->winner, 1);
    EXPECT_EQ(load("{size 9 stones [[A1] []] captures [5 0] to_move 1}")->end, End::captures);
    EXPECT_EQ(load("{size 9 variant complication stones [[A1 B1 C1 D1 E1 F1] []] to_move 1}")->end,
              End::none);
}

TEST(PentePosition, PE_49_APendingRowBesideAFiveCutFromSixGoesThereAndBack) {
    // X at F6 completes a breakable five and takes F7 F8, which cuts the six of O down to five.
    Board board({.variant = "ninuki"}, R"(
        . . . . . X . . .
        O O O O O O . . .
        . O . . . O . . .
        . X X X X a . . .
        . X . . . . . . .
        . b . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . c )");
    ASSERT_EQ(board.result(), "");
    board.lay('a');
    ASSERT_EQ(board.result(), "") << board.text();
    ASSERT_TRUE(board.state.row_pending);
    const game::Tree tree = Pente::write_position(board.state);
    const auto again = Pente::read_position(tree);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->row_pending) << game::to_text(tree);
    ASSERT_TRUE(tree.get("over"));
    EXPECT_EQ(*tree.get("over"), game::Tree("pending"));
    EXPECT_EQ(*again, board.state) << game::to_text(tree);
}

TEST(PentePosition, TheSetupOfAPositionIsAFreshGameOfItsKind) {
    const auto state = load("{variant complication size 11 three any stones [[F6] []]}");
    const game::Setup setup = Pente::setup_of(*state);
    EXPECT_EQ(setup.variant, "complication");
    EXPECT_EQ(setup.players, 2);
    EXPECT_EQ(setup.options, (game::OptionList{{"size", "11"}, {"three", "any"}}));
    EXPECT_EQ(Pente::setup_of(*load("{variant points-many stones [[] [] [] [] []]}")).players, 5);
    EXPECT_EQ(Pente::setup_of(*load("{variant pairs stones [[] []]}")).players, 4);
}

TEST(PentePosition, EqualStatesHaveEqualHashesAndOtherStatesOthers) {
    const char* kDifferent[]{
        "{size 9 stones [[A1] [B1]]}",
        "{size 9 stones [[B1] [A1]]}",
        "{size 9 stones [[A1] [B1]] to_move 1}",
        "{size 9 stones [[A1] [B1]] captures [1 0]}",
        "{size 9 stones [[A1] [B1]] captures [0 1]}",
        "{size 11 stones [[A1] [B1]]}",
        "{size 9 variant tournament stones [[A1] [B1]]}",
        "{size 9 variant complication stones [[A1] [B1]]}",
        "{size 9 variant complication three any stones [[A1] [B1]]}",
        "{size 9 variant swap2 stones [[A1] [B1]]}",
        "{size 9 variant swap2 stones [[A1] [B1]] sides [1 0]}",
        "{size 9 variant swap2 stones [[A1] [B1]] phase extend stones_left 2}",
        "{size 9 variant swap2 stones [[A1] [B1]] phase extend stones_left 1}",
        "{size 9 stones [[A1] [B1]] over [row 0]}",
        "{size 9 stones [[A1] [B1]] over [row 1]}",
        "{size 9 stones [[A1] [B1]] over [captures 1]}",
    };
    std::vector<std::uint64_t> seen;
    for (const char* text : kDifferent) {
        const auto state = load(text);
        ASSERT_TRUE(state) << refusal(text);
        const std::uint64_t hash = Pente::hash(*state);
        EXPECT_EQ(hash, Pente::hash(*load(text)));
        EXPECT_EQ(std::count(seen.begin(), seen.end(), hash), 0) << text;
        seen.push_back(hash);
    }
}

}  // namespace

}  // namespace games::pente
