#include <gtest/gtest.h>

#include "core/rng.h"
#include "game/parts/bit_lines.h"
#include "game/seat.h"

namespace game::parts {
namespace {

using Bits = BitLines<19>;

TEST(BitLines, KeepTheSamePointsInAllFourDirections) {
    Bits bits;
    bits.flip(3, 4);
    bits.flip(4, 5);  // rising neighbour
    bits.flip(4, 3);  // falling neighbour
    EXPECT_TRUE(bits.has(3, 4));
    EXPECT_EQ(bits.count(), 3);
    EXPECT_EQ(bits.window(Line::row, 3, 4), 1U << 5);
    EXPECT_EQ(bits.window(Line::column, 3, 4), 1U << 5);
    EXPECT_EQ(bits.window(Line::rising, 3, 4), 3U << 5);
    EXPECT_EQ(bits.window(Line::falling, 3, 4), 3U << 5);
    bits.flip(3, 4);
    EXPECT_FALSE(bits.has(3, 4));
}

TEST(BitLines, WindowsAtTheEdgeSeeNothingBeyondIt) {
    Bits bits;
    for (int i = 0; i < 19; ++i) bits.flip(i, 0);
    EXPECT_EQ(bits.window(Line::row, 0, 0), 0x7E0U);
    EXPECT_EQ(bits.window(Line::row, 18, 0), 0x3FU);
    EXPECT_EQ(bits.window(Line::column, 0, 0), 0x20U);
}

TEST(BitLines, TheBoardEndsWhereItsSizeSays) {
    for (const int size : {9, 13, 19})
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x)
                for (const Line line : kLineKinds) {
                    int points = 0;
                    for (int k = -18; k <= 18; ++k) {
                        const int px = x + (line == Line::column ? 0 : k);
                        const int py = y + (line == Line::row ? 0 : line == Line::falling ? -k : k);
                        points += px >= 0 && py >= 0 && px < size && py < size;
                    }
                    const std::uint32_t inside = line_on_board<19>(line, x, y, size);
                    EXPECT_EQ(std::popcount(inside), points);
                    EXPECT_TRUE((inside >> Bits::bit(line, x, y)) & 1U);
                }
}

TEST(BitLines, RunsAgreeWithCountingOneByOne) {
    core::Rng rng(9);
    for (int i = 0; i < 20000; ++i) {
        const auto word =
            static_cast<std::uint32_t>(rng.next() & rng.next() << 1 & 0x00FFFFE0U) | (i % 3 ? 0U : 0x3E0U);
        int exact = 0, run = 0;
        bool has_five = false;
        for (int bit = 0; bit <= 31; ++bit) {
            run = (word >> bit) & 1U ? run + 1 : 0;
            has_five |= run >= 5;
            exact += run == 4 && !((word >> (bit + 1)) & 1U);
            if (run > 0) {
                EXPECT_EQ(run_through(word, bit).from, bit - run + 1);
            }
        }
        EXPECT_EQ(runs_of<5>(word) != 0, has_five);
        EXPECT_EQ(exact_runs(word, 4), exact);
    }
}

TEST(Seats, AreReadAndWrittenAndListedInOrder) {
    EXPECT_EQ(to_text(Seat::chance()), "chance");
    EXPECT_EQ(read_seat("5"), Seat::player(5));
    EXPECT_EQ(read_seat("clock"), Seat::clock());
    for (const char* bad : {"6", "-1", "Chance", "", "0 "}) EXPECT_FALSE(read_seat(bad)) << bad;
    SeatSet set(Seat::clock());
    set.add(Seat::player(2)).add(Seat::player(0));
    std::string listed;
    for (const Seat seat : set) listed += to_text(seat) + " ";
    EXPECT_EQ(listed, "0 2 clock ");
    EXPECT_EQ(set.size(), 3);
    EXPECT_FALSE(set.is_single());
}

TEST(Viewers, SeeWhatIsMeantForThemAndNoMore) {
    const SeatSet secret(Seat::player(1));
    EXPECT_TRUE(Viewer::keeper().may_see(secret));
    EXPECT_TRUE(Viewer::of(Seat::player(1)).may_see(secret));
    EXPECT_FALSE(Viewer::of(Seat::player(0)).may_see(secret));
    EXPECT_FALSE(Viewer::spectator().may_see(secret));
    EXPECT_FALSE(Viewer::spectator().may_see(SeatSet::players(6)));
    EXPECT_TRUE(Viewer::spectator().may_see(SeatSet::everyone()));
}

}  // namespace
}  // namespace game::parts
