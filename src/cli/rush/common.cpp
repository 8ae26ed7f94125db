// What the screen and the lines of Penta Rush share.

#include <algorithm>
#include <array>
#include <chrono>

#include "cli/rush/best.h"
#include "cli/rush/play.h"

namespace cli {

namespace {

constexpr std::string_view kPracticeTag = "practice";

struct Line {
    std::string_view key, code;
};
constexpr std::array<Line, 9> kKeys{{{"← ↑ ↓ →", "cli.help.cursor"},
                                     {"Space", "cli.rush.help.take"},
                                     {"x Backspace", "cli.rush.help.erase"},
                                     {"Esc", "cli.rush.help.clear"},
                                     {"f", "cli.rush.help.flip"},
                                     {"d", "cli.rush.help.done"},
                                     {"h", "cli.rush.help.hint"},
                                     {"?", "cli.help.help"},
                                     {"q Ctrl-C", "cli.help.quit"}}};

}  // namespace

Now steady_now() {
    return [] {
        const auto since = std::chrono::steady_clock::now().time_since_epoch();
        return static_cast<std::int64_t>(
            std::chrono::duration_cast<std::chrono::milliseconds>(since).count());
    };
}

std::vector<std::string> rush_help_lines(const Words& words) {
    constexpr int kKeyColumns = 13;
    std::vector<std::string> lines;
    for (const Line& line : kKeys)
        lines.push_back(std::string(line.key) +
                        std::string(static_cast<std::size_t>(kKeyColumns - columns_of(line.key)), ' ') +
                        words.label(line.code));
    return lines;
}

void note_practice(Sitting& sitting, bool is_practice) {
    sitting.keep(std::string(kPracticeTag), is_practice ? "yes" : "");
}

std::string rush_ending(const Sitting& sitting, const Words& words) {
    const game::Match& match = sitting.match();
    if (match.setup().players > 1)
        return ending_sentence(match.game(), match.state(), match.ending(), match.variant(), words);
    const auto score = static_cast<int>(match.state().scores()[0]);
    const bool is_practice = std::any_of(match.tags.begin(), match.tags.end(),
                                         [](const auto& tag) { return tag.first == kPracticeTag; });
    if (is_practice) return words.say(game::Notice("cli.rush.score", "PR-36", {{"score", score}}));
    const BestScore best = note_best_score(best_score_file(), score);
    return words.say(game::Notice(best.is_new ? "cli.rush.best-new" : "cli.rush.best-old", "PR-36",
                                  {{"score", score}, {"best", best.score}}));
}

}  // namespace cli
