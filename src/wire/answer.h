#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "game/match.h"
#include "wire/json_text.h"
#include "wire/request.h"
#include "wire/speech.h"

namespace wire {

/// For whom the answer to a change is, and how much of the game he has already.
struct Asker {
    std::optional<game::Viewer> named;  // the keeper, where nobody is
    std::optional<std::size_t> known;   // steps of the game on the table

    game::Viewer viewer() const { return named.value_or(game::Viewer::keeper()); }
};

/// Reads `viewer` and `known`.
Asker read_asker(Request& request);
/// Why the asker cannot sit at a table of so many players.
std::optional<game::Reason> why_not_here(const Asker& asker, int players);

/// The answer to a change, with nothing in it that the asker may not know:
///
///     state               always
///     games, from, steps  to an asker with `known`: the steps from there on, each with what it changed in
///                         the position; the last has no position, for that is the one in `state`
///     moves               to an asker with `named`: what he may play, unless that is more than a thousand
///
/// `stood` is how many steps the game had before the change; who claims to know more is told all of them.
void answer_change(JsonObject& reply, const game::Match& match, const Asker& asker, std::size_t stood,
                   const Speech& speech);

/// Answers `state`, `story`, `moves`, `try` or `record` with the eyes of that seat, or of a spectator:
/// nothing in the question can change whose they are.
std::optional<game::Reason> answer_question(const Json& question, const game::Match& match,
                                            std::optional<game::Seat> seat, const Speech& speech,
                                            JsonObject& reply);

/// `start`, the ground on which a game began, and its steps from number `from` on.
JsonObject show_start(const game::Course& course, game::Viewer viewer);
JsonList show_steps(const game::Course& course, std::size_t from, game::Viewer viewer, int notation,
                    const Speech& speech);
/// What each seat of `seats` may play now; with `card` only the moves in which that word stands.
JsonList show_moves(const game::Match& match, game::SeatSet seats, game::Viewer viewer, int notation,
                    std::optional<std::string_view> card = {});

}  // namespace wire
