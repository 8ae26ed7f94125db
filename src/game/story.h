#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/result.h"
#include "game/match.h"

namespace game {

/// One move of a game that is being told: as it is shown, what it brought, what lies there
/// afterwards.
struct Step {
    Seat seat;
    AnyMove move;
    std::string text;   // in the notation of records, as the viewer may know it
    std::string shown;  // the same in the notation asked for
    Events events;
    std::unique_ptr<AnyState> after;
    Tree position;                             // of that state, as the viewer may know it
    std::optional<std::int64_t> milliseconds;  // where the record has them
};

/// One game of a series, from its start.
struct Chapter {
    std::unique_ptr<AnyState> start;
    std::vector<Step> steps;
    std::optional<Ending> ending;
    Series standing;  // with this game counted, once it is over
    int number = 1;   // in the series

    const AnyState& state_after(std::size_t steps_taken) const {
        return steps_taken == 0 ? *start : *steps[steps_taken - 1].after;
    }
};

/// The games of a match told move by move, as `viewer` may know them. `notation` is an index into
/// AnyGame::notations().
std::vector<Chapter> tell(const Match& match, int notation, Viewer viewer);
/// The same of a record. There is always one chapter at least.
core::Result<std::vector<Chapter>, Reason> tell(const AnyGame& game, const Record& record, int notation,
                                                Viewer viewer);

/// The story of a match in use, kept from one look to the next: only what is new is told.
class Story {
public:
    const std::vector<Chapter>& of(const Match& match, int notation, Viewer viewer);
    /// As it was last asked for.
    const std::vector<Chapter>& told() const& { return chapters_; }
    std::vector<Chapter> told() && { return std::move(chapters_); }

private:
    std::vector<Chapter> chapters_;
    int notation_ = 0;
    Viewer viewer_ = Viewer::keeper();
};

}  // namespace game
