// The record form of pente.org: what it reads, what it writes, what it cannot hold.

#include <gtest/gtest.h>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/pente/rules.h"
#include "games/pente/tests/board_text.h"

namespace games::pente {

namespace {

using game::Ending;
using game::Record;
using game::Seat;

const game::ForeignForm& form() { return Pente::forms().front(); }

std::string code_of(std::string_view text) {
    const auto record = form().read(text);
    return record ? "" : std::string(record.error().code);
}

Record read(std::string_view text) {
    const auto record = form().read(text);
    EXPECT_TRUE(record) << (record ? "" : record.error().code) << '\n' << text;
    if (!record) return {};
    EXPECT_TRUE(game::Match::replay(*find("pente"), *record, {})) << text;
    return *record;
}

std::string moves_of(const Record& record) {
    std::string out;
    for (const auto& move : record.games.front().moves)
        out += (out.empty() ? "" : " ") + game::to_text(move.seat) + ":" + move.text;
    return out;
}

constexpr std::string_view kFive = "1. K10 A1 2. K14 C1 3. K11 E1 4. K12 G1 5. K13";

std::string file(std::string_view game, std::string_view result, std::string_view moves,
                 std::string_view more = "") {
    return "[Game \"" + std::string(game) + "\"]\r\n[Result \"" + std::string(result) + "\"]\r\n" +
           std::string(more) + "\r\n" + std::string(moves) + "\r\n";
}

TEST(PenteForm, AWholeFileIsReadWithItsHeadersAsNamesAndTags) {
    const Record record = read(
        "[Game \"Pente\"]\r\n[Site \"Pente.org\"]\r\n[Event \"Turn-based Game\"]\r\n[Round \"-\"]\r\n"
        "[Section \"?\"]\r\n[Date \"02/28/2021\"]\r\n[Time \"12:34:56\"]\r\n[TimeControl \"5+10\"]\r\n"
        "[Rated \"Y\"]\r\n[Player 1 Name \"anna\"]\r\n[Player 2 Name \"bert\"]\r\n"
        "[Player 1 Rating \"1600\"]\r\n[Player 2 Rating \"1700\"]\r\n[Player 1 Type \"Human\"]\r\n"
        "[Player 2 Type \"Computer\"]\r\n[Result \"1-0\"]\r\n\r\n" +
        std::string(kFive) + " 1-0\r\n");
    EXPECT_EQ(record.game, "pente");
    EXPECT_EQ(record.setup.variant, "tournament");
    EXPECT_EQ(record.names, (std::vector<std::string>{"anna", "bert"}));
    EXPECT_EQ(record.tag("Site"), "Pente.org");
    EXPECT_EQ(record.tag("Event"), "Turn-based Game");
    EXPECT_EQ(record.tag("Round"), "");
    EXPECT_EQ(record.tag("Section"), "");
    EXPECT_EQ(record.tag("Date"), "02/28/2021");
    EXPECT_EQ(record.tag("Time"), "12:34:56");
    EXPECT_EQ(record.tag("TimeControl"), "5+10");
    EXPECT_EQ(record.tag("Rated"), "Y");
    EXPECT_EQ(record.tag("Rating1"), "1600");
    EXPECT_EQ(record.tag("Rating2"), "1700");
    EXPECT_EQ(record.tag("Type2"), "Computer");
    ASSERT_EQ(record.games.size(), 1U);
    EXPECT_EQ(record.games[0].moves.size(), 9U);
    EXPECT_FALSE(record.games[0].ending);
}

TEST(PenteForm, OlderKeysAndLooseLayoutAreRead) {
    const Record record = read(
        "[GameType \"pente\"]\n[White \"anna\"]\n[Black \"bert\"]\n[Date \"2021.02.28\"]\n\n"
        "1. k10 l10\n2.k7 l6   3. L8\n");
    EXPECT_EQ(record.names, (std::vector<std::string>{"anna", "bert"}));
    EXPECT_EQ(record.tag("Date"), "2021.02.28");
    EXPECT_EQ(moves_of(record), "0:K10 1:L10 0:K7 1:L6 0:L8");
    EXPECT_EQ(read(file("Speed Pente", "?", "1. K10")).setup.variant, "tournament");
    EXPECT_EQ(read(file("Turn-based Keryo-Pente", "?", "1. K10")).setup.variant, "keryo");
}

TEST(PenteForm, PE_13_PenteIsTheTournamentVariantWhereTheMovesAllowIt) {
    EXPECT_EQ(read(file("Pente", "?", "1. K10 L10 2. K7")).setup.variant, "tournament");
    EXPECT_EQ(read(file("Pente", "?", "1. K10 L10 2. K9")).setup.variant, "standard");
}

TEST(PenteForm, EveryGameOfTheSiteHasItsVariant) {
    const std::pair<const char*, const char*> kNames[]{
        {"Keryo-Pente", "keryo"}, {"Gomoku", "gomoku"},     {"G-Pente", "g-pente"},
        {"D-Pente", "d-pente"},   {"DK-Pente", "dk-pente"}, {"Poof-Pente", "poof"},
        {"Boat-Pente", "boat"},   {"O-Pente", "o-pente"},   {"Connect6", "connect6"}};
    for (const auto& [name, variant] : kNames) {
        const Record record = read(file(name, "?", "1. K10 A1"));
        EXPECT_EQ(record.setup.variant, variant);
        const auto text = form().write(record);
        ASSERT_TRUE(text) << name;
        EXPECT_TRUE(text->starts_with("[Game \"" + std::string(name) + "\"]\r\n")) << *text;
    }
    for (const char* name : {"Go", "Swap2-Pente", "Chess", ""})
        EXPECT_EQ(code_of(file(name, "?", "1. K10")), "pente.form-unknown-game") << name;
    EXPECT_EQ(code_of(""), "pente.form-unknown-game");
}

TEST(PenteForm, HeadersAreWrittenInOrderWithUnknownValuesAndCrLf) {
    Record record = read(file("Pente", "1-0", kFive));
    record.names = {"Anna \"Ace\"", ""};
    record.tags = {{"Event", "Club"}};
    const auto text = form().write(record);
    ASSERT_TRUE(text);
    EXPECT_EQ(*text,
              "[Game \"Pente\"]\r\n[Site \"-\"]\r\n[Event \"Club\"]\r\n[Round \"-\"]\r\n[Section \"-\"]\r\n"
              "[Date \"-\"]\r\n[Time \"-\"]\r\n[TimeControl \"-\"]\r\n[Rated \"N\"]\r\n"
              "[Player 1 Name \"Anna 'Ace'\"]\r\n[Player 2 Name \"-\"]\r\n[Player 1 Rating \"-\"]\r\n"
              "[Player 2 Rating \"-\"]\r\n[Player 1 Type \"Human\"]\r\n[Player 2 Type \"Human\"]\r\n"
              "[Result \"1-0\"]\r\n\r\n1. K10 A1 2. K14 C1 3. K11 E1 4. K12 G1 5. K13 1-0\r\n");
}

TEST(PenteForm, MoveLinesAreWrappedAtEightyCharacters) {
    const char* long_game =
        "1. K10 L10 2. K7 L6 3. L8 J6 4. M9 K6 5. N10 O11 6. M6 H6 7. G6 K8 8. J7 H7 9. H5 L7 10. L5 K7 11. "
        "K5 "
        "J5 12. G8 M5 13. K5 G7 14. F8 K4 15. L3 J7 16. H7 G5 17. L7 F9 18. L5 N7 19. J6 L4";
    const auto text = form().write(read(file("Pente", "0-1", long_game)));
    ASSERT_TRUE(text);
    std::size_t longest = 0, lines = 0;
    std::string joined;
    const std::string body = text->substr(text->find("\r\n\r\n") + 4);
    for (const auto line : core::lines(body)) {
        longest = std::max(longest, line.size());
        joined += (lines++ > 0 ? " " : "") + std::string(line);
    }
    EXPECT_GT(lines, 1U);
    EXPECT_LE(longest, 80U);
    EXPECT_GT(longest, 74U);
    EXPECT_EQ(core::trim(joined), std::string(long_game) + " 0-1");
    EXPECT_EQ(text->find('*'), std::string::npos) << "captures are not marked";
    for (std::size_t at = text->find('\n'); at != std::string::npos; at = text->find('\n', at + 1))
        EXPECT_EQ((*text)[at - 1], '\r');
}

TEST(PenteForm, WhatIsWrittenIsReadBack) {
    for (const char* result : {"1-0", "0-1", "1/2-1/2", "?"}) {
        const Record record = read(file("Pente", result, "1. K10 L10 2. K7 L6"));
        const auto text = form().write(record);
        ASSERT_TRUE(text);
        EXPECT_NE(text->find("[Result \"" + std::string(result) + "\"]"), std::string::npos) << *text;
        const Record again = read(*text);
        EXPECT_EQ(again.games, record.games) << result;
        EXPECT_EQ(again.setup, record.setup);
    }
}

TEST(PenteForm, AResultWithoutAWinOnTheBoardIsATableEnding) {
    const char* moves = "1. K10 L10 2. K7 L6";
    const auto ending = [&](std::string_view result, std::string_view closing) {
        return read(file("Pente", result, std::string(moves) + std::string(closing))).games[0].ending;
    };
    EXPECT_EQ(ending("1-0", ""), (Ending{Ending::Kind::resigned, Seat::player(1)}));
    EXPECT_EQ(ending("0-1", ""), (Ending{Ending::Kind::resigned, Seat::player(0)}));
    EXPECT_EQ(ending("0-1", " Forfeit"), (Ending{Ending::Kind::abandoned, Seat::player(0)}));
    EXPECT_EQ(ending("1-0", " Resign"), (Ending{Ending::Kind::resigned, Seat::player(1)}));
    EXPECT_EQ(ending("?", " Resign"), (Ending{Ending::Kind::resigned, Seat::player(0)}));
    EXPECT_EQ(ending("-", " Forfeit"), (Ending{Ending::Kind::abandoned, Seat::player(0)}));
    EXPECT_EQ(ending("?", ""), std::nullopt);
    EXPECT_EQ(ending("1/2-1/2", ""), std::nullopt);
    EXPECT_EQ(read(file("Pente", "1/2-1/2", moves)).tag("Result"), "1/2-1/2");
}

TEST(PenteForm, AResultAgainstTheBoardIsRefused) {
    EXPECT_EQ(code_of(file("Pente", "1-0", kFive)), "");
    EXPECT_EQ(code_of(file("Pente", "?", kFive)), "");
    for (const char* result : {"0-1", "1/2-1/2", "2-0", "won"})
        EXPECT_EQ(code_of(file("Pente", result, kFive)), "pente.form-bad-result") << result;
    EXPECT_EQ(code_of(file("Pente", "white", "1. K10")), "pente.form-bad-result");
}

TEST(PenteForm, BadFilesAreRefusedByName) {
    EXPECT_EQ(code_of("[Game \"Pente\"\n\n1. K10"), "pente.form-bad-header");
    EXPECT_EQ(code_of("[Game Pente]\n\n1. K10"), "pente.form-bad-header");
    EXPECT_EQ(code_of("[Game \"Pente\x01\"]\n\n1. K10"), "pente.form-bad-header");
    EXPECT_EQ(code_of(file("Pente", "?", "1. K10 L10 3. K7")), "pente.form-bad-number");
    EXPECT_EQ(code_of(file("Pente", "?", "1. K10 2. L10")), "pente.form-bad-number");
    EXPECT_EQ(code_of(file("Pente", "?", "0. K10")), "pente.form-bad-number");
    EXPECT_EQ(code_of(std::string(game::kMaxRecordBytes + 1, ' ')), "record-too-long");
    std::string endless = "[Game \"Pente\"]\n\n";
    for (std::size_t i = 0; i <= game::kMostRecordedMoves; ++i) endless += "K10 ";
    EXPECT_EQ(code_of(endless), "too-many-moves");
    const auto line = form().read("[Game \"Pente\"]\n[Site]\n\n1. K10");
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().args[0].number, 2);
}

TEST(PenteForm, AnIllegalMoveIsNamedWithItsReason) {
    const auto why = [](std::string_view moves, std::string_view game = "Pente") {
        const auto record = form().read(file(game, "?", moves));
        EXPECT_FALSE(record);
        if (record) return std::string();
        EXPECT_EQ(record.error().code, "bad-recorded-move");
        if (record.error().args.size() < 3 || record.error().because.empty()) return std::string("unnamed");
        return std::to_string(record.error().args[1].number) + " " + record.error().args[2].word + " " +
               std::string(record.error().because[0].code);
    };
    EXPECT_EQ(why("1. K11"), "1 K11 pente.not-centre");
    EXPECT_EQ(why("1. K10 K10"), "2 K10 pente.taken");
    EXPECT_EQ(why("1. K10 Z9"), "2 Z9 pente.unreadable-move");
    EXPECT_EQ(why("1. K10 L10 2. K9", "Keryo-Pente"), "3 K9 pente.too-near");
    EXPECT_EQ(why("1. K10 L10 2. K9 A1 3. A1"), "5 A1 pente.taken");  // no tournament game, but for that
    EXPECT_EQ(why(std::string(kFive) + " A9"), "10 A9 game-over");
}

TEST(PenteForm, PE_43_DPenteSaysWhetherThePlayersSwapped) {
    const char* moves = "1. K10 A1 2. K12 C1 3. E5 G7";
    const Record yes = read(file("D-Pente", "?", moves, "[Player's Swapped? \"Y\"]\r\n"));
    EXPECT_EQ(moves_of(yes), "0:K10 0:A1 0:K12 0:C1 1:take 1 1:E5 0:G7");
    const Record no = read(file("DK-Pente", "?", moves, "[Player's Swapped? \"N\"]\r\n"));
    EXPECT_EQ(moves_of(no), "0:K10 0:A1 0:K12 0:C1 1:take 2 0:E5 1:G7");
    EXPECT_EQ(code_of(file("D-Pente", "?", moves)), "pente.form-no-swap");
    EXPECT_EQ(code_of(file("D-Pente", "?", moves, "[Player's Swapped? \"-\"]\r\n")), "pente.form-no-swap");
    for (const Record& record : {yes, no}) {
        const auto text = form().write(record);
        ASSERT_TRUE(text);
        EXPECT_NE(text->find("[Result \"?\"]\r\n[Player's Swapped? \""), std::string::npos) << *text;
        EXPECT_EQ(read(*text).games, record.games);
    }
    // Without a fifth stone there was no choice yet.
    const auto short_game = form().write(read(file("D-Pente", "?", "1. K10 A1 2. K12 C1")));
    EXPECT_EQ(short_game->find("Swapped"), std::string::npos);
    EXPECT_EQ(form().write(read(file("Pente", "?", "1. K10")))->find("Swapped"), std::string::npos);
}

TEST(PenteForm, PE_43_AChoiceAfterWhichNobodyMovedIsKept) {
    Record record = read(file("D-Pente", "?", "1. K10 A1 2. K12 C1"));
    record.games[0].moves.push_back({Seat::player(1), "take 1", {}});
    record.games[0].ending = Ending{Ending::Kind::resigned, Seat::player(0)};
    const auto text = form().write(record);
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("[Player's Swapped? \"Y\"]"), std::string::npos);
    EXPECT_EQ(read(*text).games, record.games) << *text;
}

TEST(PenteForm, TheOneWhoBeginsIsPlayerOne) {
    Record record;
    record.game = "pente";
    record.rules_version = Pente::kRulesVersion;
    record.setup = {"gomoku", 2, {{"begins", "1"}}, std::nullopt};
    record.names = {"anna", "bert"};
    record.games.push_back({{{Seat::player(1), "K10", {}}, {Seat::player(0), "A1", {}}},
                            Ending{Ending::Kind::resigned, Seat::player(0)}});
    const auto text = form().write(record);
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("[Player 1 Name \"bert\"]\r\n[Player 2 Name \"anna\"]"), std::string::npos) << *text;
    EXPECT_NE(text->find("[Result \"1-0\"]"), std::string::npos) << *text;
}

TEST(PenteForm, WhatTheFormCannotHoldIsRefused) {
    const Record good = read(file("Pente", "?", "1. K10 L10"));
    ASSERT_TRUE(form().write(good));
    const auto code = [](const Record& record) {
        const auto text = form().write(record);
        return text ? std::string() : std::string(text.error().code);
    };
    for (const char* variant : {"team", "pairs", "points", "points-tournament", "points-many", "complication",
                                "complication-tournament", "swap2", "swap2-keryo", "ninuki"}) {
        Record record = good;
        record.setup.variant = variant;
        EXPECT_EQ(code(record), "pente.form-cannot-hold") << variant;
    }
    Record small = good;
    small.setup.options = {{"size", "13"}};
    EXPECT_EQ(code(small), "pente.form-cannot-hold");
    Record full = good;
    full.setup.options = {{"size", "19"}};
    EXPECT_EQ(code(full), "");
    Record position = good;
    position.setup.position = *game::read_tree("{stones [[] []]}");
    EXPECT_EQ(code(position), "pente.form-cannot-hold");
    Record series = good;
    series.games.push_back(series.games[0]);
    EXPECT_EQ(code(series), "pente.form-cannot-hold");
    Record none = good;
    none.games.clear();
    EXPECT_EQ(code(none), "pente.form-cannot-hold");
    Record illegal = good;
    illegal.games[0].moves[1].text = "K10";
    EXPECT_EQ(code(illegal), "pente.taken");
}

}  // namespace

}  // namespace games::pente
