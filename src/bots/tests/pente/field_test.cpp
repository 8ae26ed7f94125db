#include "bots/brains/pente/field.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "positions.h"

namespace bots::brains::pente {
namespace {

using games::pente::Pente;

TEST(PenteField, IsTheSameByPlayingAndByLooking) {
    core::Rng rng(1);
    for (int game = 0; game < 40; ++game) {
        auto state = fresh();
        Field field(state);
        std::vector<Field> before;
        std::vector<Undo> undos;
        for (;;) {
            const auto move = close_move(state, rng);
            const Spot spot = spot_of(move.point());
            const bool wins = field.wins_at(field.mover(), spot);
            before.push_back(field);
            undos.emplace_back();
            field.play(spot, undos.back());
            Pente::apply(state, *Pente::actors(state).begin(), move, nullptr);
            const bool won = state.end == games::pente::End::row || state.end == games::pente::End::captures;
            ASSERT_EQ(wins, won) << "game " << game << ", stone " << before.size();
            if (state.end != games::pente::End::none) break;
            ASSERT_EQ(field, Field(state)) << "game " << game << ", stone " << before.size();
        }
        for (; !undos.empty(); undos.pop_back(), before.pop_back()) {
            field.take_back(undos.back());
            ASSERT_EQ(field, before.back());
        }
    }
}

TEST(PenteField, APassChangesNothingButTheSide) {
    Field field(fresh());
    const std::uint64_t key = field.key();
    field.pass();
    EXPECT_EQ(field.mover(), 1);
    EXPECT_NE(field.key(), key);
    field.pass();
    EXPECT_EQ(field.key(), key);
}

/// A line of nine cells as a key: `x` the first colour, `o` the second, `#` outside; the middle
/// is where the stone would go.
Look look_at(const std::string& line, int colour) {
    LineKey key = 0;
    const auto cell = [](char c) {
        return c == 'x' ? kFirst : c == 'o' ? kSecond : c == '#' ? kOutside : kEmpty;
    };
    for (int n = 1; n <= kReach; ++n) {
        key |= static_cast<LineKey>(cell(line[static_cast<std::size_t>(kReach - n)]) << shift_back(n));
        key |= static_cast<LineKey>(cell(line[static_cast<std::size_t>(kReach + n)]) << shift_ahead(n));
    }
    return Look(line_looks()[key].raw[static_cast<std::size_t>(colour)]);
}

TEST(PenteShapes, AreNamedAsPlayersNameThem) {
    const std::pair<const char*, Shape> lines[] = {
        {"xxxx.....", Shape::five},       {"..xx.xx..", Shape::five},      {"..xx.x...", Shape::open_four},
        {".oxx.xo..", Shape::none},       {".oxx.x...", Shape::four},      {"x.xx.....", Shape::four},
        {"...x.x...", Shape::open_three}, {"..ox.x...", Shape::three},     {"x.x......", Shape::three},
        {"...x.....", Shape::open_two},   {".........", Shape::one},       {"oooo.oooo", Shape::none},
        {"####.....", Shape::one},        {"#..#.....", Shape::one},       {".xxx.....", Shape::open_four},
        {"oxxx.....", Shape::four},       {"oxxx.o...", Shape::none},      {"x.x.x....", Shape::four},
        {"..x..x...", Shape::open_three}, {".o..xx...", Shape::open_three}};
    for (const auto& [line, shape] : lines) {
        if (line[kReach] != '.') continue;
        EXPECT_EQ(static_cast<int>(look_at(line, 0).shape()), static_cast<int>(shape)) << line;
    }
}

TEST(PenteShapes, SeeWhatCanBeTaken) {
    EXPECT_EQ(look_at("....."
                      "oox.",
                      0)
                  .takes(),
              1);
    EXPECT_EQ(look_at(".xoo.oox.", 0).takes(), 2);
    EXPECT_EQ(look_at(".xoo.oox.", 1).takes(), 0);
    EXPECT_EQ(look_at(".....ooox", 0).takes(), 0);
    EXPECT_TRUE(look_at(".....oo..", 0).threatens());
    EXPECT_FALSE(look_at(".....ooo.", 0).threatens());
    EXPECT_FALSE(look_at(".....oo#.", 0).threatens());
    EXPECT_TRUE(look_at(".....xo..", 0).exposes());
    EXPECT_TRUE(look_at("...o.x...", 0).exposes());
    EXPECT_FALSE(look_at(".....x...", 0).exposes());
    EXPECT_FALSE(look_at("...o.xo..", 0).exposes());
    EXPECT_FALSE(look_at(".....xxo.", 0).exposes());
}

}  // namespace
}  // namespace bots::brains::pente
