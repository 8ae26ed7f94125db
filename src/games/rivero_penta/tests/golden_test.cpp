// Playthroughs a person can read: each record of golden/ and the text printed from it.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"
#include "games/rivero_penta/tests/play.h"
#include "games/tests/golden.h"

namespace games::rivero_penta {

namespace {

using game::Language;

constexpr const char* kGolden[]{"long_game", "short_game", "given_up", "full_field"};

/// The table, four columns a square: cards, `=` for a bridge, `*` for the source.
std::string diagram(const State& state) {
    const Plane lying = state.table.cards() | state.table.bridges | kSourcePlane;
    const int west = west_edge(state.table);
    int east = 0;
    for_each_square(lying, west, [&](Square square) { east = std::max(east, square.x()); });
    std::string out;
    for (int y = kRows / 2; y >= -(kRows / 2); --y) {
        std::string row = "    ";
        for (int x = west; x <= east; ++x) {
            const Square square(x, y);
            const auto card = card_at(state.table, square);
            std::string cell = card                              ? to_text(*card)
                               : state.table.bridges.has(square) ? "="
                               : square == kSource               ? "*"
                                                                 : ".";
            cell.resize(4, ' ');
            row += cell;
        }
        row.erase(row.find_last_not_of(' ') + 1);
        out += row + "\n";
    }
    return out;
}

/// One line for each decision, with what was drawn and turned before it and what it brought.
class Playthrough {
public:
    explicit Playthrough(const game::Record& record) : record_(record) {}

    std::string print() {
        out_ = std::string(record_.tag("Event")) + "\n\n";
        auto match =
            game::Match::start(*find("rivero-penta"), record_.setup, {.automatic = false, .seed = 0});
        EXPECT_TRUE(match);
        if (!match) return out_;
        if (record_.setup.position) print_table(*match);
        for (const game::RecordedMove& move : record_.games[0].moves) print_move(*match, move);
        print_table(*match);
        const auto outcome = match->state().outcome();
        EXPECT_TRUE(outcome);
        if (outcome)
            out_ += messages().say("rivero-penta.end." + std::string(outcome->code), Language::english) +
                    " [" + std::string(outcome->rule) + "], won by " + name(*outcome->winners.begin()) + "\n";
        return out_;
    }

private:
    std::string name(game::Seat seat) const { return record_.names[static_cast<std::size_t>(seat.index())]; }

    void print_move(game::Match& match, const game::RecordedMove& move) {
        const bool decided = move.seat.is_player();
        const bool acts =
            decided && !move.text.starts_with("discard") && move.text.find('@') == std::string::npos;
        if (acts && move.text != "pass") print_table(match);
        const auto refused = match.play(move.seat, move.text);
        EXPECT_FALSE(refused) << move.text << ' ' << refused->code;
        chance_ += decided ? "" : move.text + ", ";
        if (decided) {
            out_ += name(move.seat) + ": " + chance_ + move.text + "\n";
            chance_.clear();
        }
        const auto names = [this](game::Seat seat, Language) { return name(seat); };
        for (const game::Event& event : match.events())
            out_ += "    " + messages().say(event, Language::english, names) + " [" +
                    std::string(event.rule) + "]\n";
    }

    void print_table(const game::Match& match) {
        const auto state = RiveroPenta::read_position(match.state().position(game::Viewer::keeper()));
        EXPECT_TRUE(state);
        if (!state) return;
        out_ += "\n" + diagram(*state) + "    " + record_.names[0] + " " + std::to_string(state->scores[0]) +
                ", " + record_.names[1] + " " + std::to_string(state->scores[1]) + "\n\n";
    }

    const game::Record& record_;
    std::string out_, chance_;
};

TEST(RiveroPentaGolden, EveryRecordReplaysAndIsWrittenAsItStands) { expect_records_replay(kGolden); }

TEST(RiveroPentaGolden, EveryPlaythroughReadsAsBefore) {
    expect_playthroughs(kGolden, [](const game::Record& record) { return Playthrough(record).print(); });
}

TEST(RiveroPentaGolden, TogetherTheyHaveEveryKindOfMoveAndEvent) {
    std::set<std::string> found;
    expect_playthroughs(kGolden, [&](const game::Record& record) {
        for (const game::RecordedMove& move : record.games[0].moves)
            found.insert(move.text.find('@') != std::string::npos ? "@"
                                                                  : std::string(core::words(move.text)[0]));
        std::string text = Playthrough(record).print();
        for (const std::string_view line : core::lines(text))
            if (line.ends_with(']')) found.insert(std::string(line.substr(line.rfind('[') + 1, 5)));
        return text;
    });
    for (const char* wanted : {"@",       "discard", "move",  "remove", "drain", "tap",   "bridge", "pass",
                               "give-up", "draw",    "turn",  "start",  "RP-02", "RP-05", "RP-17",  "RP-23",
                               "RP-24",   "RP-32",   "RP-33", "RP-36",  "RP-39", "RP-41", "RP-42"})
        EXPECT_TRUE(found.contains(wanted)) << wanted;
}

}  // namespace

}  // namespace games::rivero_penta
