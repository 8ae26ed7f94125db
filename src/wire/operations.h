#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "game/match.h"
#include "wire/json.h"
#include "wire/request.h"

namespace wire {

/// What can be asked of a table, one function for each `op`. Each reads its members, then
/// either refuses and changes nothing, or does what is asked and adds its part to the reply.
class Operations {
public:
    /// `entropy` seeds the games that name no seed of their own.
    explicit Operations(std::uint64_t entropy) : entropy_(entropy) {}

    std::optional<game::Reason> run(std::string_view op, Request& request, Json& reply);

private:
    using Refusal = std::optional<game::Reason>;
    struct Operation;

    // --- without a game on the table
    Refusal games(Request& request, Json& reply);
    Refusal start(Request& request, Json& reply);
    Refusal load(Request& request, Json& reply);
    Refusal replay(Request& request, Json& reply);

    // --- with one
    Refusal state(Request& request, Json& reply);
    Refusal moves(Request& request, Json& reply);
    Refusal record(Request& request, Json& reply);
    Refusal play(Request& request, Json& reply);
    Refusal end(Request& request, Json& reply);
    Refusal undo(Request& request, Json& reply);
    Refusal next(Request& request, Json& reply);
    Refusal bot(Request& request, Json& reply);

    game::Dealer dealer(Request& request) const;
    /// Puts a new match on the table, or passes its refusal on.
    Refusal lay(core::Result<game::Match, game::Reason> match, Json& reply);
    /// For whom an answer is: the `seat` given, or whoever runs the table.
    game::Viewer viewer(Request& request) const;
    int notation(Request& request) const;

    std::uint64_t entropy_;
    std::uint64_t laid_ = 0;  // matches so far: each gets another seed
    std::optional<game::Match> match_;
};

}  // namespace wire
