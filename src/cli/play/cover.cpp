#include "cli/play/cover.h"

#include "cli/looks/look.h"
#include "cli/table/story.h"

namespace cli {

namespace {

constexpr std::size_t kMostNews = 8;

/// The moves of the others since the last one of `seat`, as a spectator saw them.
std::vector<std::string> news_for(game::Seat seat, const Sitting& sitting, const Words& words, int columns) {
    const game::Match& match = sitting.match();
    const game::Course& course = match.course(match.games() - 1);
    std::size_t since = course.moves().size();
    while (since > 0 && course.moves()[since - 1].seat != seat) --since;
    const game::Viewer viewer = game::Viewer::spectator();
    std::vector<std::string> lines;
    course.tell(since, [&](const game::Moment& moment) {
        const auto& [mover, move, when] = moment.played;
        if (!mover.is_player()) return;
        const std::string shown = moment.before.write_move(mover, move, viewer, sitting.notation());
        for (std::string& line : wrap(words.name(mover) + ": " + shown, columns))
            lines.push_back(std::move(line));
        for (const std::string& sentence : sentences(moment.events, viewer, words))
            for (const std::string& line : wrap(sentence, columns - 2)) lines.push_back("  " + line);
    });
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
