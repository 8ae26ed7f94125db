#include "cli/rush/verdict.h"

#include <algorithm>
#include <array>

#include "core/text.h"
#include "games/penta_rush/notation.h"

namespace cli {

namespace {

/// Events about one player; the others are about the round.
constexpr std::array<std::string_view, 4> kPersonal{"penta-rush.doubled", "penta-rush.bonus",
                                                    "penta-rush.round-score", "penta-rush.must-strike"};

const game::Arg* find_arg(const game::Event& event, std::string_view name) {
    const auto found = std::find_if(event.args.begin(), event.args.end(),
                                    [&](const game::Arg& arg) { return arg.name == name; });
    return found == event.args.end() ? nullptr : &*found;
}

/// The outline an event judges, if it does.
std::optional<Ring> ring_of(const game::Event& event) {
    const game::Arg* squares = find_arg(event, "squares");
    if (!squares) return std::nullopt;
    const auto words = core::words(squares->word);
    const auto placement = games::penta_rush::read_placement(words);
    if (!placement) return std::nullopt;
    return Ring{static_cast<std::uint16_t>(*placement),
                event.code == "penta-rush.counts" ? Ring::Kind::counts : Ring::Kind::lost};
}

bool is_about(const game::Event& event, int seat) {
    const game::Arg* whose = find_arg(event, "seat");
    const bool is_personal =
        ring_of(event) || std::find(kPersonal.begin(), kPersonal.end(), event.code) != kPersonal.end();
    return seat < 0 ? !is_personal : is_personal && whose && whose->seat == game::Seat::player(seat);
}

/// The sentence with its rule, marked by what it says about an outline.
std::vector<std::string> told(const game::Event& event, const Words& words, int columns) {
    constexpr int kIndent = 2;
    const auto ring = ring_of(event);
    const std::string_view sign = !ring ? "" : ring->kind == Ring::Kind::counts ? "✓" : "✗";
    std::vector<std::string> lines;
    for (const std::string& part : wrap(words.say_with_rule(event), columns - kIndent))
        lines.push_back((lines.empty() && ring ? std::string(sign) + " " : "  ") + part);
    return lines;
}

}  // namespace

std::vector<VerdictPage> verdict_pages(const Verdict& verdict, const Words& words, int first, int columns,
                                       int lines) {
    std::vector<VerdictPage> pages;
    const int seats = verdict.before.seats;
    for (int i = 0; i < seats; ++i) {
        const int seat = (first + i) % seats;
        VerdictPage page{seat, {}, {}};
        for (const game::Event& event : verdict.events)
            if (is_about(event, seat))
                if (const auto ring = ring_of(event)) page.rings.push_back(*ring);
        const VerdictPage blank = page;
        for (const game::Event& event : verdict.events) {
            if (!is_about(event, seat) && !(i == 0 && is_about(event, -1))) continue;
            const auto more = told(event, words, columns);
            if (!page.lines.empty() && static_cast<int>(page.lines.size() + more.size()) > lines) {
                pages.push_back(std::move(page));
                page = blank;
            }
            page.lines.insert(page.lines.end(), more.begin(), more.end());
        }
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace cli
