// Playthroughs a person can read: each record of golden/ and the text printed from it.

#include <gtest/gtest.h>

#include "core/text.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/rivero/notation.h"
#include "games/rivero/tests/play.h"
#include "games/tests/golden.h"

namespace games::rivero {

namespace {

using game::Language;
using game::Tree;

constexpr const char* kGolden[]{"three_riveros", "river_of_eight", "ocean_used_up", "other_readings"};

class Playthrough {
public:
    explicit Playthrough(const game::Record& record) : record_(record) {}

    std::string print() {
        out_ = std::string(record_.tag("Event")) + "\n" +
               messages().say("rivero.variant." + record_.setup.variant, Language::english) + "\n";
        for (const auto& [name, value] : record_.setup.options) out_ += name + " " + value + "\n";
        auto match = game::Match::start(*find("rivero"), record_.setup, {.automatic = false, .seed = 0});
        EXPECT_TRUE(match);
        if (!match) return out_;
        for (const game::RecordedMove& move : record_.games[0].moves) play(*match, move);
        end_turn(*match);
        print_table(*match);
        if (const auto outcome = match->state().outcome())
            out_ += messages().say("rivero.end." + std::string(outcome->code), Language::english) + " [" +
                    std::string(outcome->rule) + "], " +
                    (outcome->winners.empty() ? "a draw" : "won by " + name(*outcome->winners.begin())) +
                    "\n";
        return out_;
    }

private:
    std::string name(game::Seat seat) const {
        return seat.is_player() ? record_.names[static_cast<std::size_t>(seat.index())] : "the cards";
    }

    /// A turn is one line; what it brought about follows, a line each.
    void play(game::Match& match, const game::RecordedMove& move) {
        const std::string phase = text_of(match, "phase");
        if (phase == "choose" && line_.empty()) {
            if (turns_ % 8 == 0) print_table(match);
            line_ = name(move.seat) + ":";
        }
        const auto refused = match.play(move.seat, move.text);
        EXPECT_FALSE(refused) << move.text << ' ' << refused->code;
        if (phase != "start" && phase != "deal") line_ += (line_.ends_with(':') ? " " : ", ") + move.text;
        const auto names = [this](game::Seat seat, Language) { return name(seat); };
        for (const game::Event& event : match.events())
            told_ += "    " + messages().say(event, Language::english, names) + " [" +
                     std::string(event.rule) + "]" +
                     (event.audience == game::SeatSet::everyone() ? "" : " (told to one)") + "\n";
        if (move.text == "end") end_turn(match);
    }

    void end_turn(const game::Match&) {
        if (!line_.empty()) out_ += line_ + "\n" + told_;
        line_.clear();
        told_.clear();
        ++turns_;
    }

    static std::string text_of(const game::Match& match, std::string_view key) {
        const Tree position = match.state().position(kKeeper);
        const Tree* found = position.get(key);
        return !found ? "" : found->text() ? *found->text() : game::to_text(*found);
    }

    void print_table(const game::Match& match) {
        const Tree position = match.state().position(kKeeper);
        out_ += "\n";
        for (const char row : {'a', 'b', 'c'}) {
            std::string line = "  spring " + std::string(1, row);
            for (char column = '1'; column <= '4'; ++column) {
                const Tree* cards = position.get("spring")->get(std::string{column, row});
                std::string text = cards ? game::to_text(*cards) : "-";
                text.resize(std::max<std::size_t>(text.size(), 10), ' ');
                line += " " + text;
            }
            out_ += line.erase(line.find_last_not_of(' ') + 1) + "\n";
        }
        for (const auto& [river, cards] : *position.get("rivers")->map())
            out_ += "  river " + river + " " + game::to_text(cards) + "\n";
        for (const char* key : {"hands", "flask", "action", "groundwater", "ocean"})
            out_ += "  " + std::string(key) + " " + game::to_text(*position.get(key)) + "\n";
        out_ += "\n";
    }

    const game::Record& record_;
    std::string out_, line_, told_;
    int turns_ = 0;
};

TEST(RiveroGolden, EveryRecordReplaysAndIsWrittenAsItStands) { expect_records_replay(kGolden); }

TEST(RiveroGolden, EveryPlaythroughReadsAsBefore) {
    expect_playthroughs(kGolden, [](const game::Record& record) { return Playthrough(record).print(); });
}

}  // namespace

}  // namespace games::rivero
