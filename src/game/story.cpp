#include "game/story.h"

namespace game {

core::Result<std::vector<Chapter>, Reason> tell(const AnyGame& game, const Record& record, int notation,
                                                Viewer viewer) {
    // 1. The whole record is judged first: its reasons name the game and the move.
    if (const auto judged = Match::replay(game, record, {.automatic = false}); !judged)
        return core::fail(judged.error());
    // 2. Then it is played again, step by step.
    auto match = Match::start(game, record.setup, {.automatic = false});
    if (!match) return core::fail(match.error());
    std::vector<Chapter> chapters;
    for (const RecordedGame& recorded : record.games) {
        if (!chapters.empty())
            if (auto reason = match->next()) return core::fail(*reason);
        Chapter chapter{
            match->state().clone(), {}, {}, match->standing(), static_cast<int>(chapters.size()) + 1};
        for (const RecordedMove& move : recorded.moves) {
            const auto read = match->state().read_move(move.text);
            if (!read) return core::fail(read.error());
            std::string text = match->state().write_move(move.seat, *read, viewer);
            std::string shown = match->state().write_move(move.seat, *read, viewer, notation);
            if (auto reason = match->play(move.seat, *read)) return core::fail(*reason);
            chapter.steps.push_back({move.seat, std::move(text), std::move(shown), match->events(),
                                     match->state().clone(), match->state().position(viewer),
                                     move.milliseconds});
        }
        if (recorded.ending)
            if (auto reason = match->end(*recorded.ending)) return core::fail(*reason);
        chapter.ending = recorded.ending;
        chapter.standing = match->standing();
        chapters.push_back(std::move(chapter));
    }
    if (chapters.empty()) chapters.push_back({match->state().clone(), {}, {}, match->standing(), 1});
    return chapters;
}

}  // namespace game
