#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/players/player_text.h"
#include "cli/players/thinking.h"
#include "game/match.h"
#include "games/pente/state.h"

namespace cli {

/// A player of this house with its own board, for programs that speak of stones: what both
/// protocols have in common. A refused call changes nothing.
class Engine {
public:
    using Point = games::pente::Point;

    /// The player and the variant must fit (check_player, is_played_by_stones).
    Engine(const PlayerText& player, std::string variant);

    bool begun() const { return match_.has_value(); }
    bool is_empty() const { return begun() && !match_->setup().position && match_->moves_played() == 0; }
    bool over() const { return begun() && match_->over(); }
    int size() const { return size_; }
    /// The game on the board; only once it has begun.
    const game::AnyState& state() const { return match_->state(); }

    /// An empty board.
    std::optional<game::Reason> begin(int size);
    /// Another variant, from the next empty board on, or at once on one that is empty.
    std::optional<game::Reason> choose_variant(std::string_view variant);
    /// A board as it stands, the engine to move. What was captured before is told apart, in the
    /// variant's own unit.
    struct Standing {
        std::vector<Point> own, others;
        int captured = 0, captured_by_others = 0;
    };
    std::optional<game::Reason> set_up(const Standing& standing);

    /// Lays the next stone, whoever's it is.
    std::optional<game::Reason> lay(Point p);
    /// Thinks for at most so many milliseconds from `came` on, within the player's own budget, and
    /// lays the stone.
    core::Result<Point, game::Reason> answer(std::int64_t milliseconds, Clock::time_point came);
    /// Only the last stone, and none of a board that was set up.
    std::optional<game::Reason> take_back(Point p);

private:
    game::Setup setup(int size) const;

    const game::AnyGame& game_;
    bots::Budget budget_;
    std::unique_ptr<bots::Bot> bot_;
    std::string variant_;
    int size_ = games::pente::kMaxSize;
    std::optional<game::Match> match_;
};

}  // namespace cli
