#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/words.h"
#include "core/result.h"
#include "game/story.h"

namespace cli {

using game::Chapter;
using game::Step;
using game::tell;

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
