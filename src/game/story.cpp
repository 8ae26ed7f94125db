#include "game/story.h"

#include <algorithm>
#include <span>

namespace game {

namespace {

/// How many steps of a chapter are moves of the course still.
std::size_t still_true(const Chapter& chapter, const Course& course) {
    const std::span<const Played> moves = course.moves();
    const std::size_t most = std::min(chapter.steps.size(), moves.size());
    std::size_t at = 0;
    while (at < most && chapter.steps[at].seat == moves[at].seat && chapter.steps[at].move == moves[at].move)
        ++at;
    return at;
}

/// Brings a chapter up to date with its game in the match.
void tell_on(Chapter& chapter, const Match& match, int notation, Viewer viewer) {
    const auto number = static_cast<std::size_t>(chapter.number - 1);
    const Course& course = match.course(number);
    if (!chapter.start || chapter.start->hash() != course.start().hash()) {
        chapter.start = course.start().clone();
        chapter.steps.clear();
    }
    const std::size_t known = still_true(chapter, course);
    chapter.steps.erase(chapter.steps.begin() + static_cast<std::ptrdiff_t>(known), chapter.steps.end());
    course.tell(known, [&](const Moment& moment) {
        const auto& [seat, move, milliseconds] = moment.played;
        chapter.steps.push_back({seat, move, moment.before.write_move(seat, move, viewer),
                                 moment.before.write_move(seat, move, viewer, notation), moment.events,
                                 moment.after.clone(), moment.after.position(viewer), milliseconds});
    });
    chapter.ending = match.ending_of(number);
    chapter.standing = match.standing_after(number);
}

}  // namespace

const std::vector<Chapter>& Story::of(const Match& match, int notation, Viewer viewer) {
    if (viewer_ != viewer || notation_ != notation) chapters_.clear();
    viewer_ = viewer;
    notation_ = notation;
    chapters_.resize(match.games());
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
        chapters_[i].number = static_cast<int>(i) + 1;
        tell_on(chapters_[i], match, notation, viewer);
    }
    return chapters_;
}

std::vector<Chapter> tell(const Match& match, int notation, Viewer viewer) {
    Story story;
    story.of(match, notation, viewer);
    return std::move(story).told();
}

core::Result<std::vector<Chapter>, Reason> tell(const AnyGame& game, const Record& record, int notation,
                                                Viewer viewer) {
    const auto match = Match::replay(game, record, {.automatic = false});
    if (!match) return core::fail(match.error());
    return tell(*match, notation, viewer);
}

}  // namespace game
