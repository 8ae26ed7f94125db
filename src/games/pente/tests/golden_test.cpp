// Playthroughs a person can read: each record of golden/ and the text printed from it.

#include <gtest/gtest.h>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/pente/rules.h"
#include "games/pente/tests/board_text.h"
#include "games/tests/golden.h"

namespace games::pente {

namespace {

using game::Language;

constexpr const char* kGolden[]{"boat_broken_five", "complication_six", "five_at_h8",  "points_for_three",
                                "points_series",    "six_captures",     "swap2_added", "team_mixed_capture"};
constexpr int kMovesADiagram = 8;

class Playthrough {
public:
    explicit Playthrough(const game::Record& record) : record_(record) {}

    std::string print() {
        out_ = std::string(record_.tag("Event")) + "\n" +
               messages().say("pente.variant." + record_.setup.variant, Language::english) + ", " +
               std::to_string(record_.setup.players) + " players\n";
        auto match = game::Match::start(*find("pente"), record_.setup, {.automatic = false, .seed = 0});
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
        return seat.is_player() ? record_.names[static_cast<std::size_t>(seat.index())] : "the lot";
    }

    static std::string padded(std::string text, std::size_t width) {
        text.resize(std::max(width, text.size()), ' ');
        return text;
    }

    void print_game(game::Match& match, const game::RecordedGame& recorded) {
        const auto names = [this](game::Seat seat, Language) { return name(seat); };
        int number = 0;
        for (const game::RecordedMove& move : recorded.moves) {
            const auto refused = match.play(move.seat, move.text);
            EXPECT_FALSE(refused) << move.text << ' ' << refused->code;
            std::string line = padded(std::to_string(++number) + ".", 5) + padded(name(move.seat), 8) +
                               padded(match.last_move(game::Viewer::keeper()), 8);
            for (const game::Event& event : match.events())
                line +=
                    messages().say(event, Language::english, names) + " [" + std::string(event.rule) + "] ";
            out_ += std::string(core::trim(line)) + "\n";
            if (number % kMovesADiagram == 0 && &move != &recorded.moves.back())
                out_ += "\n" + diagram(match) + "\n";
        }
        if (recorded.ending) {
            EXPECT_FALSE(match.end(*recorded.ending));
            out_ += name(recorded.ending->seat) + " ends the game\n";
        }
        out_ += "\n" + diagram(match);
        print_result(match);
    }

    void print_result(const game::Match& match) {
        out_ += "Captures or points: " + numbers(match.state().scores()) + "\n";
        if (const auto outcome = match.state().outcome()) {
            out_ += messages().say("pente.end." + std::string(outcome->code), Language::english) + " [" +
                    std::string(outcome->rule) + "], won by";
            for (const game::Seat seat : outcome->winners) out_ += " " + name(seat);
            out_ += "\nPlaces: " + numbers(outcome->places) + "\n";
        }
        out_ += "Totals: " + numbers(match.standing().totals()) + "\n";
    }

    static std::string numbers(const game::PerSeat& values) {
        std::string text;
        for (const int n : values) text += (text.empty() ? "" : " ") + std::to_string(n);
        return text;
    }

    static std::string diagram(const game::Match& match) {
        const auto state = Pente::read_position(match.state().position(game::Viewer::keeper()));
        EXPECT_TRUE(state);
        return state ? write_diagram(*state) : "";
    }

    const game::Record& record_;
    std::string out_;
};

TEST(PenteGolden, EveryRecordReplaysAndIsWrittenAsItStands) { expect_records_replay(kGolden); }

TEST(PenteGolden, EveryPlaythroughReadsAsBefore) {
    expect_playthroughs(kGolden, [](const game::Record& record) { return Playthrough(record).print(); });
}

}  // namespace

}  // namespace games::pente
