#include "cli/cover.h"

#include <algorithm>

#include "cli/look.h"
#include "cli/story.h"

namespace cli {

namespace {

constexpr std::size_t kMostNews = 8;

/// The moves of the others since the last one of `seat`, as a spectator saw them.
std::vector<std::string> news_for(game::Seat seat, const Sitting& sitting, const Words& words, int columns) {
    const game::Match& match = sitting.match();
    const auto told = tell(match.game(), match.record(game::Viewer::keeper()), sitting.notation(),
                           game::Viewer::spectator());
    std::vector<std::string> lines;
    if (!told) return lines;
    const std::vector<Step>& steps = told->back().steps;
    const auto own =
        std::find_if(steps.rbegin(), steps.rend(), [&](const Step& s) { return s.seat == seat; });
    for (auto step = own.base(); step != steps.end(); ++step) {
        if (!step->seat.is_player()) continue;
        for (std::string& line : wrap(words.name(step->seat) + ": " + step->shown, columns))
            lines.push_back(std::move(line));
        for (const std::string& sentence : sentences(step->events, game::Viewer::spectator(), words))
            for (const std::string& line : wrap(sentence, columns - 2)) lines.push_back("  " + line);
    }
    if (lines.size() > kMostNews) lines.erase(lines.begin(), lines.end() - kMostNews);
    return lines;
}

}  // namespace

bool Cover::is_on(const Sitting& sitting) const {
    return sitting.people() > 1 && sitting.turn() && !sitting.bot_is_to_move() &&
           sitting.turn() != shown_to_ && sitting.has_secrets();
}

std::vector<std::string> cover_lines(const Sitting& sitting, const Words& words, int columns) {
    std::vector<std::string> lines = news_for(*sitting.turn(), sitting, words, columns);
    if (!lines.empty()) lines.emplace_back();
    const game::Notice hand_over("cli.hand-over", "", {{"seat", *sitting.turn()}});
    for (const game::Notice& notice : {hand_over, game::Notice("cli.press-enter", "")})
        for (std::string& line : wrap(words.say(notice), columns)) lines.push_back(std::move(line));
    return lines;
}

}  // namespace cli
