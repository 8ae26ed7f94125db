#pragma once

#include <cstdint>
#include <optional>

#include "bots/puzzles/puzzle.h"
#include "game/match.h"
#include "wire/answer.h"
#include "wire/job.h"
#include "wire/json_text.h"
#include "wire/request.h"
#include "wire/speech.h"

namespace wire::operations {

using Refusal = std::optional<game::Reason>;

/// The most nodes that a job may be given for one thought, and that one request may spend at once.
constexpr std::int64_t kMostNodes = 50'000'000, kMostNodesAtOnce = 1'000'000;

/// What a session holds from one request to the next.
struct Context {
    explicit Context(std::uint64_t seed) : entropy(seed) {}

    std::uint64_t entropy;   // seeds the games that name no seed of their own
    std::uint64_t laid = 0;  // matches so far: each gets another seed
    std::optional<game::Match> match;
    const bots::puzzles::Puzzle* puzzle = nullptr;  // the one the match was laid for
    Jobs jobs;
    Speech speech;
};

// Members that several operations read. The first four need a game on the table.

/// For whom an answer is: the `seat` given, or whoever runs the table.
game::Viewer viewer(const Context& context, Request& request);
/// Who asks for a change: `viewer` and `known`.
Asker asker(const Context& context, Request& request);
/// The `notation` named, as an index into AnyGame::notations().
int notation(const game::Match& match, Request& request);
/// The `seat` named, or the first player of those that may act.
core::Result<game::Seat, game::Reason> deciding_seat(const Context& context, Request& request);
/// How chance plays on a new table: `dealer` and `seed`.
game::Dealer dealer(const Context& context, Request& request);
/// The `game` of a series, from 0; the last one when none is named.
core::Result<std::size_t, game::Reason> which_game(Request& request, std::size_t games);

/// Puts a new match on the table at which the asker has a seat, or passes its refusal on.
Refusal lay(Context& context, core::Result<game::Match, game::Reason> match, const Asker& asker = {});
/// Answers a change of the game on the table, of which `stood` moves stood before it.
void tell_change(const Context& context, const Asker& asker, std::size_t stood, JsonObject& reply);

}  // namespace wire::operations
