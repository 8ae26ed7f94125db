// Playthroughs a person can read: each record of golden/ and the text printed from it.

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/riomino/rules.h"
#include "games/riomino/tests/table.h"
#include "games/tests/golden.h"

namespace games::riomino {

namespace {

using game::Language;

constexpr const char* kGolden[]{"wizard", "professional", "master",       "expert",
                                "junior", "starter",      "starter_ring", "starter_series"};

/// A square in three lines of five columns: the edges of a die, or a point.
std::string cell(const State& state, int x, int y, int line) {
    if (!in_reach(x, y) || !is_inside(state, square_at(x, y))) return "     ";
    const Square square = square_at(x, y);
    if (!has_die(state, square)) {
        const bool dead = dead_squares(state).has(square);
        return line == 1 ? (dead ? "  x  " : "  .  ") : "     ";
    }
    const auto edge = [&](int side) {
        return static_cast<char>('0' + kEdges[die_at(state, square)][static_cast<std::size_t>(side)]);
    };
    if (line == 0) return {'+', '-', edge(kNorth), '-', '+'};
    if (line == 2) return {'+', '-', edge(kSouth), '-', '+'};
    return {edge(kWest), ' ', ' ', ' ', edge(kEast)};
}

std::string diagram(const State& state) {
    int left = 0, right = 0, bottom = 0, top = 0;
    for (const Square square :
         state.variant == Variant::wizard ? state.open | kAround[kCentre] : board_of(state)) {
        left = std::min(left, x_of(square)), right = std::max(right, x_of(square));
        bottom = std::min(bottom, y_of(square)), top = std::max(top, y_of(square));
    }
    std::string out;
    for (int y = top; y >= bottom; --y)
        for (int line = 0; line < 3; ++line) {
            std::string row;
            for (int x = left; x <= right; ++x) row += cell(state, x, y, line) + " ";
            row.erase(row.find_last_not_of(' ') + 1);
            out += row + "\n";
        }
    return out;
}

class Playthrough {
public:
    explicit Playthrough(const game::Record& record) : record_(record) {}

    std::string print() {
        out_ = std::string(record_.tag("Event")) + "\n" +
               messages().say("riomino.variant." + record_.setup.variant, Language::english) + "\n";
        auto match = game::Match::start(*find("riomino"), record_.setup, {.automatic = false, .seed = 0});
        EXPECT_TRUE(match);
        if (!match) return out_;
        for (std::size_t i = 0; i < record_.games.size(); ++i) {
            if (i > 0) {
                EXPECT_FALSE(match->next());
            }
            if (record_.games.size() > 1) out_ += "\nGame " + std::to_string(i + 1) + "\n";
            print_game(*match, record_.games[i]);
        }
        return out_;
    }

private:
    std::string name(game::Seat seat) const {
        return seat.is_player() ? record_.names[static_cast<std::size_t>(seat.index())] : "the dice";
    }

    void print_game(game::Match& match, const game::RecordedGame& recorded) {
        const auto names = [this](game::Seat seat, Language) { return name(seat); };
        for (const game::RecordedMove& move : recorded.moves) {
            const auto refused = match.play(move.seat, move.text);
            EXPECT_FALSE(refused) << move.text << ' ' << refused->code;
            if (move.text.starts_with("throw")) continue;  // the stocks below tell as much
            out_ += name(move.seat) + " " + move.text;
            for (const game::Event& event : match.events())
                out_ += "  " + messages().say(event, Language::english, names) + " [" +
                        std::string(event.rule) + "]";
            out_ += "\n";
            if (move.text.starts_with("start ") && move.text.size() > 7) print_stocks(match);
        }
        if (recorded.ending) {
            EXPECT_FALSE(match.end(*recorded.ending));
            out_ += name(recorded.ending->seat) + " ends the game\n";
        }
        print_result(match);
    }

    void print_stocks(const game::Match& match) {
        const game::Tree position = match.state().position(game::Viewer::keeper());
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            out_ += "  " + record_.names[seat] + ": " +
                    game::to_text((*position.get("stock")->list())[seat]) + "\n";
    }

    void print_result(const game::Match& match) {
        const auto state = Riomino::read_position(match.state().position(game::Viewer::keeper()));
        EXPECT_TRUE(state);
        if (state) out_ += "\n" + diagram(*state) + "\n";
        print_stocks(match);
        if (const auto outcome = match.state().outcome())
            out_ += messages().say("riomino.end." + std::string(outcome->code), Language::english) + " [" +
                    std::string(outcome->rule) + "], won by " + name(*outcome->winners.begin()) + "\n";
        const game::PerSeat totals = match.standing().totals();
        out_ += "Games won: " + std::to_string(totals[0]) + " " + std::to_string(totals[1]) + "\n";
    }

    const game::Record& record_;
    std::string out_;
};

TEST(RiominoGolden, EveryRecordReplaysAndIsWrittenAsItStands) { expect_records_replay(kGolden); }

TEST(RiominoGolden, EveryPlaythroughReadsAsBefore) {
    expect_playthroughs(kGolden, [](const game::Record& record) { return Playthrough(record).print(); });
}

}  // namespace

}  // namespace games::riomino
