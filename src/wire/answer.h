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

/// The answer to a change, with nothing in it that the asker may not know: `state`; to one who says
/// what he knows `games`, `from`, and the `steps` from there on, each with what has changed in the position
/// but the last, whose position is that of `state`; to one who says who he is the `moves` that he may make.
/// `stood` is how many steps of the game on the table stood before the change; who knows more than that is
/// told the game from its start. More than a thousand moves are left out.
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
