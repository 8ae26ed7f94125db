#pragma once

#include "game/any_game.h"
#include "game/match.h"
#include "wire/json.h"

namespace wire {

/// A player's number, `"chance"` or `"clock"`.
Json show(game::Seat seat);
Json show(game::SeatSet seats);

/// `{code, message, rule, args}`, in English; rule and arguments only where there are any.
Json show_error(const game::Reason& reason);
/// A game of the catalog with its variants, options, notations and forms.
Json show_game(const game::AnyGame& game);
/// The table as `viewer` may know it.
Json show_state(const game::Match& match, game::Viewer viewer);

/// How a table ending is called: the names of game::Ending::Kind, in that order.
std::span<const std::string_view> ending_names();

}  // namespace wire
