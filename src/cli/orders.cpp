#include "cli/orders.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace cli {

namespace {

struct Named {
    std::string_view word;
    Order order;
};
constexpr std::array<Named, 16> kOrders{{{"undo", Order::undo},
                                         {"resign", Order::resign},
                                         {"next", Order::next},
                                         {"new", Order::anew},
                                         {"new game", Order::anew},
                                         {"review", Order::review},
                                         {"replay", Order::review},
                                         {"board", Order::board},
                                         {"show", Order::board},
                                         {"help", Order::help},
                                         {"?", Order::help},
                                         {"quit", Order::quit},
                                         {"exit", Order::quit},
                                         {"q", Order::quit},
                                         {"leave", Order::quit},
                                         {"", Order::nothing}}};

struct Line {
    std::string_view key, code;
};
constexpr std::array<Line, 9> kKeys{{{"← ↑ ↓ →", "cli.help.cursor"},
                                     {"Alt-h j k l", "cli.help.cursor"},
                                     {"Enter", "cli.help.enter"},
                                     {"Tab", "cli.help.tab"},
                                     {"k10 Enter", "cli.help.type"},
                                     {"Backspace", "cli.help.undo"},
                                     {"Esc", "cli.help.escape"},
                                     {"Ctrl-N", "cli.help.next"},
                                     {"Ctrl-C", "cli.help.quit"}}};
constexpr std::array<Line, 8> kWords{{{"undo", "cli.help.undo"},
                                      {"resign", "cli.help.resign"},
                                      {"next", "cli.help.next"},
                                      {"new", "cli.help.new"},
                                      {"review", "cli.help.review"},
                                      {"board", "cli.help.board"},
                                      {"help", "cli.help.help"},
                                      {"quit", "cli.help.quit"}}};

std::string help_line(const Line& line, const Words& words) {
    constexpr int kKeyColumns = 13;
    std::string out(line.key);
    out.append(static_cast<std::size_t>(std::max(1, kKeyColumns - columns_of(line.key))), ' ');
    return out + words.label(line.code);
}

}  // namespace

Order read_order(std::string_view line) {
    const std::string_view asked = core::trim(line);
    for (const Named& named : kOrders)
        if (core::equal_ignoring_case(asked, named.word)) return named.order;
    return Order::move;
}

std::vector<std::string> help_lines(const Words& words, bool keys) {
    std::vector<std::string> lines;
    if (keys) {
        lines.push_back(words.say("cli.help.keys"));
        for (const Line& line : kKeys) lines.push_back(help_line(line, words));
        lines.emplace_back();
    }
    lines.push_back(words.say("cli.help.words"));
    for (const Line& line : kWords)
        if (!keys || line.key != "board") lines.push_back(help_line(line, words));
    return lines;
}

std::vector<Choice> choices_of(const Sitting& sitting, const game::Tree& position, const Words& words) {
    std::vector<Choice> choices;
    const auto seat = sitting.turn();
    const Look& look = look_of(sitting.match().game());
    if (!seat || !look.first_spot(position)) return choices;
    const game::AnyState& state = sitting.match().state();
    for (const game::AnyMove move : state.legal_moves(*seat)) {
        const std::string text = state.write_move(*seat, move, game::Viewer::of(*seat));
        if (look.spot_of(position, text)) continue;
        const std::string_view code = look.explain(text);
        choices.push_back({move, text, code.empty() ? text : text + ": " + words.label(code)});
    }
    return choices;
}

std::vector<Choice> moves_to(const Sitting& sitting, const game::Tree& position, Spot spot) {
    std::vector<Choice> moves;
    const auto seat = sitting.turn();
    if (!seat) return moves;
    const game::AnyState& state = sitting.match().state();
    for (const game::AnyMove move : state.legal_moves(*seat)) {
        const std::string text = state.write_move(*seat, move, game::Viewer::of(*seat));
        if (look_of(sitting.match().game()).spot_of(position, text) == spot)
            moves.push_back({move, text, text});
    }
    return moves;
}

std::optional<game::Reason> play_typed(Sitting& sitting, const std::vector<Choice>& choices,
                                       std::string_view line) {
    const std::string_view text = core::trim(line);
    if (const auto number = core::read_number(text, 1, static_cast<std::int64_t>(choices.size())))
        return sitting.play(choices[static_cast<std::size_t>(*number - 1)].move);
    if (!sitting.turn()) return game::Reason("game-over", "");
    const game::AnyState& state = sitting.match().state();
    const bool in_own = state.read_move(text, sitting.notation()).ok();
    const bool in_records = state.read_move(text).ok();
    return sitting.play(text, !in_own && in_records ? 0 : sitting.notation());
}

}  // namespace cli
