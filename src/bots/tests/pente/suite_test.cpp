#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "bots/brains/pente/confirm.h"
#include "bots/brains/pente/known_wins.h"
#include "core/tests/fewer.h"
#include "wanted_wins.h"

namespace bots::brains::pente {
namespace {

constexpr const char* kFile = PENTARIO_SOURCE_DIR "/bench/pente-wins.txt";
constexpr std::uint64_t kProve = 3'000'000;

std::vector<KnownWin> kept() {
    std::ifstream file(kFile);
    std::stringstream text;
    text << file.rdbuf();
    const auto wins = read_wins(text.str());
    EXPECT_TRUE(wins.ok()) << "line " << wins.error();
    return wins ? *wins : std::vector<KnownWin>();
}

/// Whether the first move of a claim wins within its length, by the solver.
bool is_proved(const KnownWin& win, Threats& threats) {
    Field field(win.state);
    const int attacker = field.mover();
    const Spot spot = spot_of(win.first.point());
    if (field.wins_at(attacker, spot)) return true;
    Undo undo;
    field.play(spot, undo);
    threats.begin(field, attacker);
    threats.think(kProve);
    return threats.found() == Threats::Found::win;
}

TEST(PenteWins, EveryClaimOfTheFileIsProved) {
    Threats threats(1 << 20);
    std::map<int, int> counted;
    for (const KnownWin& win : kept()) {
        ++counted[win.length];
        EXPECT_EQ(Field(win.state).winning_spot(Field(win.state).mover()), kNoSpot) << write_win(win);
        EXPECT_TRUE(is_proved(win, threats)) << write_win(win);
    }
    EXPECT_EQ(counted, wanted_wins());
}

TEST(PenteWins, ClaimsOfTheFileHoldAgainstEveryAnswer) {
    const std::vector<KnownWin> wins = kept();
    const bool all = std::getenv("PENTARIO_WINS") != nullptr;
    Confirm confirm(kProve);
    for (std::size_t i = 0; i < wins.size(); i += all ? 1 : 10 * core::kFewer)
        EXPECT_TRUE(confirm.wins_after(wins[i].state, spot_of(wins[i].first.point())))
            << confirm.fault << "\nfrom " << write_win(wins[i]);
    EXPECT_GT(confirm.answers, wins.size() / core::kFewer);
}

TEST(PenteWins, WhatCannotBeReadIsRefusedByItsLine) {
    const std::string good =
        "5 L10 {game pente variant standard size 19 stones [[K10 M10 L12 L13] [A1 C1 A4 R18]] "
        "captures [0 0] to_move 0}";
    const auto read = read_wins("# a remark\n" + good + "\n");
    ASSERT_TRUE(read.ok());
    ASSERT_EQ(read->size(), 1U);
    EXPECT_EQ(write_win(read->front()), good);
    for (const char* bad : {"5", "5 L10", "x L10 {game pente}", "0 L10 {game pente}"})
        EXPECT_EQ(read_wins(std::string("\n") + bad).error(), 2) << bad;
    std::string taken = good;
    taken.replace(2, 3, "K10");  // a stone lies there
    EXPECT_EQ(read_wins(taken).error(), 1);
}

}  // namespace
}  // namespace bots::brains::pente
