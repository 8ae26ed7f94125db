#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/words.h"
#include "core/result.h"
#include "game/match.h"

namespace cli {

/// One move of a game that is being told: as it is shown, what it brought, what lies there
/// afterwards.
struct Step {
    game::Seat seat;
    std::string text;   // in the notation of records, as the viewer may know it
    std::string shown;  // the same in the notation asked for
    game::Events events;
    std::unique_ptr<game::AnyState> after;
    game::Tree position;  // of that state, as the viewer may know it
};

/// One game of a series, from its start.
struct Chapter {
    std::unique_ptr<game::AnyState> start;
    std::vector<Step> steps;
    std::optional<game::Ending> ending;
    game::Series standing;  // with this game counted, once it is over
    int number = 1;         // in the series

    const game::AnyState& state_after(std::size_t steps_taken) const {
        return steps_taken == 0 ? *start : *steps[steps_taken - 1].after;
    }
};

/// A record told move by move, as `viewer` may know it. `notation` is an index into
/// AnyGame::notations(). There is always one chapter at least.
core::Result<std::vector<Chapter>, game::Reason> tell(const game::AnyGame& game, const game::Record& record,
                                                      int notation, game::Viewer viewer);

/// The index of a notation by its name; an empty name is the first.
core::Result<int, game::Reason> find_notation(const game::AnyGame& game, std::string_view name);

/// How the game on the table ended, in a sentence; empty while it goes on.
std::string ending_sentence(const game::AnyGame& game, const game::AnyState& state,
                            const std::optional<game::Ending>& ending, const game::VariantInfo& variant,
                            const Words& words);

/// What happened, in sentences, as far as `viewer` may know it.
std::vector<std::string> sentences(const game::Events& events, game::Viewer viewer, const Words& words);

/// How the seats of a record are called: by their names, "computer", or "player 1".
Words words_for(game::Language language, std::vector<std::string> names,
                const std::vector<std::pair<std::string, std::string>>& tags);

}  // namespace cli
