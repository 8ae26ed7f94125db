#pragma once

#include <filesystem>
#include <unordered_set>

#include "cli/match/referee.h"

namespace cli::match {

/// The folder of a match: `match.txt` with its terms, and one record a game. A game that is kept
/// there is finished and is never played again.
class Archive {
public:
    /// Makes the folder, or opens one of the same terms.
    static core::Result<Archive, game::Reason> open(const std::filesystem::path& folder, const Terms& terms);

    /// Of the games that lay there when it was opened.
    std::optional<Result> find(GameId id) const;
    /// Safe for several threads, each with games of its own.
    std::optional<game::Reason> keep(GameId id, const game::Record& record) const;

private:
    explicit Archive(std::filesystem::path folder) : folder_(std::move(folder)) {}

    std::filesystem::path folder_;
    std::unordered_set<std::string> files_;  // names
};

}  // namespace cli::match
