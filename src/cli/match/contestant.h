#pragma once

#include <functional>
#include <memory>
#include <string>

#include "cli/players/player_text.h"
#include "core/result.h"
#include "game/match.h"

namespace cli::match {

/// Asked now and then; false ends what is under way.
using GoOn = std::function<bool()>;

/// Why no move came. All but `stopped` lose the game.
struct Trouble {
    enum class Kind : std::uint8_t { stopped, gone, late, unreadable, illegal };
    Kind kind;
    std::string said;  // the last line of a program, where there is one
};
std::string_view to_text(Trouble::Kind kind);

/// Who plays one seat in one game: a bot of this house or another program, started afresh for
/// each game so that none depends on those before it.
class Contestant {
public:
    virtual ~Contestant() = default;
    /// A move for the seat, which is to act. It may be illegal: the caller judges it.
    virtual core::Result<game::AnyMove, Trouble> choose(const game::Match& match, game::Seat seat,
                                                        std::uint64_t seed) = 0;
};

/// The player must fit the game (check_player).
std::unique_ptr<Contestant> make_contestant(const PlayerText& player, const game::AnyGame& game, GoOn go_on);

}  // namespace cli::match
