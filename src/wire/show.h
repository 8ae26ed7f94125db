#pragma once

#include "game/any_game.h"
#include "game/match.h"
#include "wire/json_text.h"
#include "wire/speech.h"

namespace wire {

/// A player's number, `"chance"` or `"clock"`.
JsonText show(game::Seat seat);
JsonList show(game::SeatSet seats);

/// `{code, message, rule, args}`; rule and arguments only where there are any.
JsonObject show_error(const game::Reason& reason, const Speech& speech);
/// The same in words that are there already.
JsonObject show_error(const game::Reason& reason, std::string_view message);
/// A game of the catalog with its variants, options, notations and forms.
JsonObject show_game(const game::AnyGame& game, const Speech& speech);
/// Each with its sentence.
JsonList show_notices(const std::vector<game::Notice>& notices, const Speech& speech);
/// Those of the events that `viewer` may know, each with its sentence.
JsonList show_events(const game::Events& events, game::Viewer viewer, const Speech& speech);
/// The table as `viewer` may know it.
JsonObject show_state(const game::Match& match, game::Viewer viewer, const Speech& speech);
/// `position`, which is the state as somebody sees it, with who may act and the scores.
JsonObject show_ground(const game::AnyState& state, const game::Tree& position);
/// A move as the viewer may know it: its text, and beside it its parts.
JsonObject show_move(const game::AnyState& before, game::Seat seat, game::AnyMove move, game::Viewer viewer,
                     int notation = 0);
/// A move that was played, what it brought, and what lay there afterwards.
JsonObject show_step(const game::Moment& moment, game::Viewer viewer, int notation, const Speech& speech);
/// The same without the position.
JsonObject show_bare_step(const game::Moment& moment, game::Viewer viewer, int notation,
                          const Speech& speech);

}  // namespace wire
