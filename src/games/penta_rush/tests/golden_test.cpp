// Playthroughs a person can read: each record of golden/ and the text printed from it.

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/tests/golden.h"

namespace games::penta_rush {

namespace {

using game::Language;
using game::Viewer;

constexpr const char* kGolden[]{"base_cap", "base_three", "puzzle_two", "solo"};

class Playthrough {
public:
    explicit Playthrough(const game::Record& record) : record_(record) {}

    std::string print() {
        out_ = std::string(record_.tag("Event")) + "\n" +
               messages().say("penta-rush.variant." + record_.setup.variant, Language::english) +
               ", players: " + core::join(record_.names, ", ") + "\n\n";
        auto match = game::Match::start(*find("penta-rush"), record_.setup, {.automatic = false, .seed = 0});
        EXPECT_TRUE(match);
        if (!match) return out_;
        print_boards(match->state().position(Viewer::keeper()));
        for (const game::RecordedMove& move : record_.games.front().moves) print_move(*match, move);
        print_result(*match);
        return out_;
    }

private:
    std::string name(game::Seat seat) const {
        return seat.is_player() ? record_.names[static_cast<std::size_t>(seat.index())] : game::to_text(seat);
    }

    void print_boards(const game::Tree& position) {
        for (const game::Tree& board : *position.get("boards")->list()) {
            for (const game::Tree& row : *board.list()) out_ += *row.text() + "\n";
            out_ += "\n";
        }
    }

    void print_move(game::Match& match, const game::RecordedMove& move) {
        const auto refused = match.play(move.seat, move.text);
        EXPECT_FALSE(refused) << move.text << ' ' << refused->code;
        if (move.seat == game::Seat::chance()) out_ += "\n";
        out_ += std::to_string(*move.milliseconds / 1000) + " s  " + name(move.seat) + ": " +
                match.last_move(Viewer::keeper()) + "\n";
        const auto names = [this](game::Seat seat, Language) { return name(seat); };
        for (const game::Event& event : match.events()) {
            if (!Viewer::spectator().may_see(event.audience)) continue;
            out_ += "      " + messages().say(event, Language::english, names) + " [" +
                    std::string(event.rule) + "]\n";
        }
    }

    void print_result(const game::Match& match) {
        const auto outcome = match.state().outcome();
        ASSERT_TRUE(outcome);
        out_ += "\n" + messages().say("penta-rush.end." + std::string(outcome->code), Language::english) +
                " [" + std::string(outcome->rule) + "], won by";
        for (const game::Seat seat : outcome->winners) out_ += " " + name(seat);
        out_ +=
            "\nScores: " + numbers(match.state().scores()) + "\nPlaces: " + numbers(outcome->places) + "\n";
    }

    static std::string numbers(const game::PerSeat& values) {
        std::string text;
        for (const int n : values) text += (text.empty() ? "" : " ") + std::to_string(n);
        return text;
    }

    const game::Record& record_;
    std::string out_;
};

TEST(PentaRushGolden, EveryRecordReplaysAndIsWrittenAsItStands) { expect_records_replay(kGolden); }

TEST(PentaRushGolden, EveryPlaythroughReadsAsBefore) {
    expect_playthroughs(kGolden, [](const game::Record& record) { return Playthrough(record).print(); });
}

}  // namespace

}  // namespace games::penta_rush
