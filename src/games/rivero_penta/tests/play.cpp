#include "games/rivero_penta/tests/play.h"

#include <gtest/gtest.h>

#include <map>

#include "core/text.h"
#include "games/rivero_penta/notation.h"
#include "games/tests/faults.h"

namespace games::rivero_penta {

using game::Viewer;

void PrintTo(const State& state, std::ostream* out) {
    *out << game::to_text(RiveroPenta::write_position(RiveroPenta::view(state, Viewer::keeper())));
}

namespace {

std::string without_name(const std::string& line) {
    constexpr std::string_view kName = "rivero-penta.";
    return line.starts_with(kName) ? line.substr(kName.size()) : line;
}

}  // namespace

std::string to_line(const game::Notice& notice) { return without_name(games::to_line(notice)); }

std::string position_fault(std::string_view position) {
    return without_name(games::position_fault<RiveroPenta>(position));
}

std::string to_text(const Spot& spot) {
    std::map<std::string, int, std::less<>> used;
    for (const std::string& part : {spot.table, spot.hand, spot.discard, spot.other})
        for (const std::string_view word : core::words(part)) ++used[std::string(word)];
    std::string other = spot.other;
    for (int i = RiverCard::kKinds - 1; i >= 0 && core::words(other).size() < kHand; --i)
        if (const std::string card = to_text(RiverCard::at(i)); used[card] < 2) {
            other += " " + card;
            ++used[card];
        }
    std::map<std::string, int, std::less<>> actions;
    for (const std::string_view word : core::words(spot.open)) ++actions[std::string(word)];
    std::string closed;
    for (const char* kind : {"sun", "tap", "bridge"}) {
        const int away = actions[kind] + (std::string_view(kind) == "bridge" ? used["="] : 0);
        closed += " " + std::string(kind) + " " + std::to_string(game::kActionCopies - away);
    }
    std::string text = "{table {" + spot.table + "} hands [[" + spot.hand + "] [" + other + "]] discard [" +
                       spot.discard + "] open [" + spot.open + "] phase " + spot.phase;
    if (spot.more.find("closed") == std::string::npos) text += " closed {" + closed + "}";
    return text + " " + spot.more + "}";
}

Play::Play(game::OptionList options) {
    const auto read = RiveroPenta::read_options(
        {.variant = "standard", .players = 2, .options = std::move(options), .position = {}});
    EXPECT_TRUE(read);
    if (read) state = RiveroPenta::initial(*read);
}

Play Play::of(std::string_view position) {
    Play play;
    EXPECT_EQ(position_fault(position), "") << position;
    const auto state = RiveroPenta::read_position(*game::read_tree(position));
    if (state) play.state = *state;
    return play;
}

Play& Play::play(std::string_view moves) {
    for (const std::string_view part : core::split(moves, ';')) {
        const std::string_view text = core::trim(part);
        EXPECT_EQ(refusal(text), "") << text << " in " << this->text();
        const auto move = RiveroPenta::read_move(state, text);
        if (!move || !refusal(text).empty()) return *this;
        events_.clear();
        RiveroPenta::apply(state, turn(), *move, &events_);
        EXPECT_TRUE(RiveroPenta::is_consistent(state)) << text;
    }
    return *this;
}

std::string Play::refusal(std::string_view move) const {
    const game::SeatSet actors = RiveroPenta::actors(state);
    return refusal(actors.empty() ? game::Seat::player(0) : *actors.begin(), move);
}

std::string Play::refusal(game::Seat seat, std::string_view move) const {
    const auto read = RiveroPenta::read_move(state, move);
    if (!read) return to_line(read.error());
    const auto reason = RiveroPenta::why_illegal(state, seat, *read);
    Moves legal;
    RiveroPenta::legal_moves(state, seat, legal);
    EXPECT_EQ(!reason, std::find(legal.begin(), legal.end(), *read) != legal.end()) << move;
    return reason ? to_line(*reason) : "";
}

std::string Play::moves(std::string_view start) const {
    std::vector<std::string> texts;
    Moves moves;
    if (!RiveroPenta::actors(state).empty()) RiveroPenta::legal_moves(state, turn(), moves);
    for (const Move move : moves)
        if (const std::string text = RiveroPenta::write_move(state, turn(), move, Viewer::keeper());
            text.starts_with(start))
            texts.push_back(text);
    return core::join(texts, "; ");
}

std::string Play::places(std::string_view card) const {
    std::vector<std::string> squares;
    Moves moves;
    RiveroPenta::legal_moves(state, turn(), moves);
    for (const Move move : moves)
        if (move.is(Move::Kind::place) && to_text(move.card()) == card)
            squares.push_back(write_square(move.square()));
    return core::join(squares, " ");
}

std::string Play::events() const {
    std::vector<std::string> lines;
    for (const game::Event& event : events_) lines.push_back(to_line(event));
    return core::join(lines, "\n");
}

std::string Play::text() const {
    return game::to_text(RiveroPenta::write_position(RiveroPenta::view(state, Viewer::keeper())));
}

std::string Play::get(std::string_view key) const {
    const game::Tree tree = RiveroPenta::write_position(RiveroPenta::view(state, Viewer::keeper()));
    return tree.get(key) ? game::to_text(*tree.get(key)) : "";
}

std::string Play::result() const {
    const auto outcome = RiveroPenta::outcome(state);
    if (!outcome) return {};
    const std::string winner = outcome->winners.empty() ? "nobody" : game::to_text(*outcome->winners.begin());
    return winner + " " + std::string(outcome->code) + " " + std::string(outcome->rule);
}

}  // namespace games::rivero_penta
