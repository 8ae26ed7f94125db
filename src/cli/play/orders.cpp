#include "cli/play/orders.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace cli {

namespace {

struct Named {
    std::string_view word;
    Order order;
};
constexpr std::array<Named, 17> kOrders{{{"undo", Order::undo},
                                         {"resign", Order::resign},
                                         {"next", Order::next},
                                         {"new", Order::anew},
                                         {"new game", Order::anew},
                                         {"review", Order::review},
                                         {"replay", Order::review},
                                         {"board", Order::board},
                                         {"show", Order::board},
                                         {"places", Order::places},
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
                                     {"Tab, S-Tab", "cli.help.tab"},
                                     {"k10 Enter", "cli.help.type"},
                                     {"Backspace", "cli.help.undo"},
                                     {"Esc", "cli.help.escape"},
                                     {"Ctrl-N", "cli.help.next"},
                                     {"Ctrl-C", "cli.help.quit"}}};
constexpr std::array<Line, 9> kWords{{{"places N5", "cli.help.places"},
                                      {"undo", "cli.help.undo"},
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

/// Short texts in columns of equal width, read line by line.
std::vector<std::string> side_by_side(const std::vector<std::string>& entries, int columns) {
    constexpr int kBetween = 3;
    int width = 0;
    for (const std::string& entry : entries) width = std::max(width, columns_of(entry) + kBetween);
    const auto across = static_cast<std::size_t>(std::max(1, (columns + kBetween) / width));
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i % across == 0) lines.emplace_back();
        const int at = static_cast<int>(i % across) * width;
        lines.back().append(static_cast<std::size_t>(std::max(0, at - columns_of(lines.back()))), ' ');
        lines.back() += entries[i];
    }
    return lines;
}

}  // namespace

Order read_order(std::string_view line) {
    const std::string_view asked = core::trim(line);
    for (const Named& named : kOrders)
        if (core::equal_ignoring_case(asked, named.word)) return named.order;
    const auto words = core::words(asked);
    const bool asks_places = words.size() == 2 && core::equal_ignoring_case(words[0], "places");
    return asks_places ? Order::places : Order::move;
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

std::vector<Choice> moves_of(const Sitting& sitting, const game::Tree& position, const Words& words) {
    std::vector<Choice> moves;
    const auto seat = sitting.turn();
    if (!seat || sitting.is_bot(*seat)) return moves;
    const Look& look = look_of(sitting.match().game());
    const game::AnyState& state = sitting.match().state();
    for (const game::AnyMove move : state.legal_moves(*seat)) {
        const std::string text = state.write_move(*seat, move, game::Viewer::of(*seat));
        const int gain = state.gain(*seat, move);
        const std::string_view code = look.explain(text);
        std::string explained = code.empty() ? text : text + ": " + words.label(code);
        if (gain != 0) explained += "  " + gain_text(gain);
        moves.push_back({move, text, std::move(explained), look.spot_of(position, text),
                         std::string(look.piece_of(text)), gain});
    }
    return moves;
}

std::vector<Choice> choices_of(const Sitting& sitting, const game::Tree& position, const Words& words) {
    if (!look_of(sitting.match().game()).first_spot(position)) return {};
    std::vector<Choice> moves = moves_of(sitting, position, words);
    std::erase_if(moves, [](const Choice& choice) { return choice.spot.has_value(); });
    return moves;
}

std::string gain_text(int gain) { return (gain > 0 ? "+" : "") + std::to_string(gain); }

std::vector<std::string> places_lines(const std::vector<Choice>& moves, std::string_view line,
                                      const Words& words, int columns) {
    const auto asked = core::words(line);
    std::vector<const Choice*> found;
    for (const Choice& choice : moves)
        if (asked.size() < 2 || core::has_word(choice.text, asked[1])) found.push_back(&choice);
    if (found.empty())
        return {words.say(game::Notice("cli.no-places", "", {{"card", core::quotable(asked.back())}}))};
    std::sort(found.begin(), found.end(), [](const Choice* a, const Choice* b) {
        return a->gain != b->gain ? a->gain > b->gain : a < b;  // equal ones in the order of the list
    });
    std::vector<std::string> entries;
    for (const Choice* choice : found)
        entries.push_back(choice->text + (choice->gain == 0 ? "" : "  " + gain_text(choice->gain)));
    return side_by_side(entries, columns);
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
