#include "games/penta_rush/tests/play.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.h"
#include "game/any_game.h"
#include "games/catalog.h"
#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using game::Seat;

namespace {

std::string code_and_rule(const game::Notice& notice) {
    return std::string(notice.code) + (notice.rule.empty() ? "" : " " + std::string(notice.rule));
}

std::string joined(const game::PerSeat& numbers) {
    std::vector<std::string> texts;
    for (const int number : numbers) texts.push_back(std::to_string(number));
    return core::join(texts, " ");
}

std::string joined(game::SeatSet seats, std::string_view between) {
    std::vector<std::string> texts;
    for (const Seat seat : seats) texts.push_back(game::to_text(seat));
    return core::join(texts, between);
}

}  // namespace

void PrintTo(const State& state, std::ostream* out) {
    *out << game::to_text(PentaRush::write_position(PentaRush::view(state, game::Viewer::keeper())));
}

Play::Play(std::string_view variant, int players, const game::OptionList& options) {
    const auto read = PentaRush::read_options(game::Setup{std::string(variant), players, options, {}});
    EXPECT_TRUE(read) << read.error().code;
    if (read) state = PentaRush::initial(*read);
}

Play Play::from(std::string_view position) {
    const auto tree = game::read_tree(position);
    EXPECT_TRUE(tree) << position;
    const auto state = PentaRush::read_position(tree ? *tree : game::Tree());
    EXPECT_TRUE(state) << code_and_rule(state.error());
    return Play(state ? *state : State());
}

Play& Play::move_of(Seat seat, std::string_view text) {
    const auto move = PentaRush::read_move(state, text);
    EXPECT_TRUE(move) << text << ": " << move.error().code;
    if (!move) return *this;
    const auto reason = PentaRush::why_illegal(state, seat, *move);
    EXPECT_FALSE(reason) << text << ": " << reason->code << '\n' << position();
    events_.clear();
    if (!reason) PentaRush::apply(state, seat, *move, &events_);
    return *this;
}

Play& Play::all_done() {
    for (int seat = 0; seat < state.seats && state.phase == Phase::search; ++seat)
        if (!is_done(state, seat) && state.flipped_by != seat) by(seat, "done");
    return *this;
}

std::string Play::refusal(Seat seat, std::string_view text) const {
    const auto move = PentaRush::read_move(state, text);
    if (!move) return code_and_rule(move.error());
    const auto reason = PentaRush::why_illegal(state, seat, *move);
    return reason ? code_and_rule(*reason) : "";
}

std::vector<std::string> Play::told(game::Viewer viewer) const {
    std::vector<std::string> lines;
    for (const game::Event& event : events_) {
        if (!viewer.may_see(event.audience)) continue;
        std::string line = code_and_rule(event);
        for (const game::Arg& arg : event.args) {
            line += " " + std::string(arg.name) + "=";
            line += arg.kind == game::Arg::Kind::number ? std::to_string(arg.number)
                    : arg.kind == game::Arg::Kind::seat ? game::to_text(arg.seat)
                                                        : arg.word;
        }
        lines.push_back(line);
    }
    return lines;
}

bool Play::was_told(std::string_view line) const {
    const auto lines = told();
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

int Play::count(std::string_view code) const {
    return static_cast<int>(std::count_if(events_.begin(), events_.end(),
                                          [&](const game::Event& event) { return event.code == code; }));
}

std::string Play::scores() const { return joined(PentaRush::scores(state)); }
std::string Play::places() const {
    const auto outcome = PentaRush::outcome(state);
    return outcome ? joined(outcome->places) : "";
}
std::string Play::winners() const {
    const auto outcome = PentaRush::outcome(state);
    return outcome ? joined(outcome->winners, "+") : "";
}
std::string Play::actors() const { return joined(PentaRush::actors(state), " "); }
std::string Play::position(game::Viewer viewer) const {
    return game::to_text(PentaRush::write_position(PentaRush::view(state, viewer)));
}

std::string board_of(std::string_view board) {
    std::string rows(board);
    std::replace(rows.begin(), rows.end(), '/', ' ');
    return "[[" + rows + "]]";
}

game::OptionList with_boards(const std::vector<std::string_view>& boards, game::OptionList more) {
    more.emplace_back("boards", core::join({boards.begin(), boards.end()}, ";"));
    return more;
}

std::string refused_setup(std::string_view variant, int players, const game::OptionList& options) {
    game::Setup setup{std::string(variant), players, options, {}};
    if (const auto reason = game::complete_setup(*games::find("penta-rush"), setup))
        return code_and_rule(*reason);
    const auto read = PentaRush::read_options(setup);
    return read ? "" : code_and_rule(read.error());
}

std::string refused_position(std::string_view text) {
    const auto tree = game::read_tree(text);
    if (!tree) return "unreadable";
    const auto state = PentaRush::read_position(*tree);
    return state ? "" : code_and_rule(state.error());
}

}  // namespace games::penta_rush
