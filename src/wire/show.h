#pragma once

#include "game/any_game.h"
#include "game/match.h"
#include "wire/json.h"
#include "wire/speech.h"

namespace wire {

/// A player's number, `"chance"` or `"clock"`.
Json show(game::Seat seat);
Json show(game::SeatSet seats);

/// `{code, message, rule, args}`; rule and arguments only where there are any.
Json show_error(const game::Reason& reason, const Speech& speech);
/// A game of the catalog with its variants, options, notations and forms.
Json show_game(const game::AnyGame& game, const Speech& speech);
/// Each with its sentence.
Json show_notices(const std::vector<game::Notice>& notices, const Speech& speech);
/// Those of the events that `viewer` may know, each with its sentence.
Json show_events(const game::Events& events, game::Viewer viewer, const Speech& speech);
/// The table as `viewer` may know it.
Json show_state(const game::Match& match, game::Viewer viewer, const Speech& speech);
/// `position`, which is the state as somebody sees it, with who may act and the scores.
Json show_ground(const game::AnyState& state, const game::Tree& position);
/// A move as the viewer may know it: its text, and beside it its parts.
Json show_move(const game::AnyState& before, game::Seat seat, game::AnyMove move, game::Viewer viewer,
               int notation = 0);
/// A move that was played, what it brought, and what lay there afterwards.
Json show_step(const game::Moment& moment, game::Viewer viewer, int notation, const Speech& speech);
/// The same without the position.
Json show_bare_step(const game::Moment& moment, game::Viewer viewer, int notation, const Speech& speech);

}  // namespace wire
