#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include "bots/brains/pente/known_wins.h"
#include "confirm.h"
#include "self_play.h"

namespace bots::brains::pente {
namespace {

using games::pente::Move;
using games::pente::Pente;
using games::pente::State;

constexpr const char* kFile = PENTARIO_SOURCE_DIR "/bench/pente-wins.txt";
constexpr std::uint64_t kProve = 3'000'000;

/// How many of each length the file has.
const std::map<int, int> kWanted{{3, 20}, {5, 40}, {7, 40}, {9, 40}, {11, 35}, {13, 25}};

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

/// One position of each game that has one wanted, until the file is full; every second longer one
/// must not be won by fours alone.
std::vector<KnownWin> collect() {
    SelfPlay games(2024, 1500);
    Threats threats;
    Fours fours;
    Confirm confirm(kProve);
    std::map<int, int> missing = kWanted;
    std::vector<KnownWin> wins;
    int taken_from = 0, by_fours = 0;
    while (std::any_of(missing.begin(), missing.end(), [](const auto& m) { return m.second > 0; })) {
        const State& state = games.next();
        Field field(state);
        if (games.number() == taken_from || field.winning_spot(field.mover()) != kNoSpot) continue;
        if (!threats.wins(field, 20'000)) continue;
        const auto found = missing.find(threats.length());
        if (found == missing.end() || found->second == 0) continue;
        const bool four = threats.length() > 3 && fours.wins(field, 20, 100'000);
        if (four && 2 * by_fours > static_cast<int>(wins.size())) continue;
        const KnownWin win{state, Move::stone(point_of(threats.first())), threats.length()};
        if (!confirm.wins_after(state, threats.first())) {
            ADD_FAILURE() << confirm.fault << "\nfrom " << write_win(win);
            continue;
        }
        wins.push_back(win);
        --found->second;
        by_fours += four;
        taken_from = games.number();
    }
    std::sort(wins.begin(), wins.end(), [](const KnownWin& a, const KnownWin& b) {
        return a.length != b.length ? a.length < b.length : write_win(a) < write_win(b);
    });
    return wins;
}

TEST(PenteWins, TheFileCanBeMadeAnew) {
    if (!std::getenv("PENTARIO_REGENERATE")) GTEST_SKIP() << "only with PENTARIO_REGENERATE";
    const std::vector<KnownWin> wins = collect();
    std::ofstream file(kFile);
    file << "# Forced wins of the player to move, out of the engine's games with itself: stones at most,\n"
            "# a first move, the position. Made by pente_wins_tests with PENTARIO_REGENERATE=1.\n";
    for (const KnownWin& win : wins) file << write_win(win) << '\n';
}

TEST(PenteWins, EveryClaimOfTheFileIsProved) {
    Threats threats(1 << 20);
    std::map<int, int> counted;
    for (const KnownWin& win : kept()) {
        ++counted[win.length];
        EXPECT_EQ(Field(win.state).winning_spot(Field(win.state).mover()), kNoSpot) << write_win(win);
        EXPECT_TRUE(is_proved(win, threats)) << write_win(win);
    }
    EXPECT_EQ(counted, kWanted);
}

TEST(PenteWins, ClaimsOfTheFileHoldAgainstEveryAnswer) {
    const std::vector<KnownWin> wins = kept();
    const bool all = std::getenv("PENTARIO_WINS") != nullptr;
    Confirm confirm(kProve);
    for (std::size_t i = 0; i < wins.size(); i += all ? 1 : 10)
        EXPECT_TRUE(confirm.wins_after(wins[i].state, spot_of(wins[i].first.point())))
            << confirm.fault << "\nfrom " << write_win(wins[i]);
    EXPECT_GT(confirm.answers, wins.size());
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
