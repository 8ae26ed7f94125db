#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "bots/analysis/hint.h"
#include "bots/bot.h"
#include "bots/puzzles/puzzle.h"
#include "game/match.h"
#include "wire/json.h"
#include "wire/request.h"
#include "wire/reviewing.h"
#include "wire/speech.h"
#include "wire/verdict.h"

namespace wire {

/// The most nodes that one request may ask for.
constexpr std::int64_t kMostNodes = 50'000'000;

/// What can be asked of a table, one function for each `op`. Each reads its members, then
/// either refuses and changes nothing, or does what is asked and adds its part to the reply.
class Operations {
public:
    /// `entropy` seeds the games that name no seed of their own.
    explicit Operations(std::uint64_t entropy) : entropy_(entropy) {}

    std::optional<game::Reason> run(std::string_view op, Request& request, Json& reply);
    const Speech& speech() const { return speech_; }

private:
    using Refusal = std::optional<game::Reason>;
    struct Operation;

    // --- without a game on the table
    Refusal speak(Request& request, Json& reply);
    Refusal messages(Request& request, Json& reply);
    Refusal games(Request& request, Json& reply);
    Refusal start(Request& request, Json& reply);
    Refusal load(Request& request, Json& reply);
    Refusal replay(Request& request, Json& reply);
    Refusal puzzles(Request& request, Json& reply);
    Refusal puzzle(Request& request, Json& reply);
    /// What there is to know about boards, typed or drawn.
    Refusal board(Request& request, Json& reply);
    /// Boards of Penta Rush by number, or of a grade.
    Refusal boards(Request& request, Json& reply);
    /// What a throw has to find on a board of Penta Rush.
    Refusal roll(Request& request, Json& reply);
    /// Who wins one throw on a board of RioMino.
    Refusal odds(Request& request, Json& reply);
    Refusal unpack(Request& request, Json& reply);

    // --- with one
    Refusal state(Request& request, Json& reply);
    Refusal story(Request& request, Json& reply);
    Refusal moves(Request& request, Json& reply);
    Refusal record(Request& request, Json& reply);
    Refusal pack(Request& request, Json& reply);
    Refusal play(Request& request, Json& reply);
    Refusal merge(Request& request, Json& reply);
    /// What a move would bring, before chance goes on; nothing is played.
    Refusal attempt(Request& request, Json& reply);
    Refusal end(Request& request, Json& reply);
    Refusal undo(Request& request, Json& reply);
    /// Takes a game of the record back to its first moves, whatever was seen since: for who runs the table.
    Refusal branch(Request& request, Json& reply);
    Refusal next(Request& request, Json& reply);
    Refusal bot(Request& request, Json& reply);
    Refusal think(Request& request, Json& reply);
    Refusal thought(Request& request, Json& reply);
    Refusal answer(Request& request, Json& reply);
    Refusal solution(Request& request, Json& reply);
    Refusal review(Request& request, Json& reply);
    Refusal reviewed(Request& request, Json& reply);
    Refusal hint(Request& request, Json& reply);
    Refusal hinted(Request& request, Json& reply);
    Refusal settle(Request& request, Json& reply);
    Refusal verdict(Request& request, Json& reply);

    /// A bot at work on the game on the table, as it stood when the bot began.
    struct Thinking {
        std::unique_ptr<bots::Bot> bot;
        std::unique_ptr<game::AnyState> state;  // for writing its moves down
        game::Seat seat;

        /// Spends up to `nodes` more; true when more thinking would change nothing.
        bool spend(std::uint64_t nodes);
        void tell(Json& reply) const;
    };
    /// Reads `seat`, `level` and `seed`, and lets a bot begin.
    core::Result<Thinking, game::Reason> begin_thinking(Request& request) const;

    /// A hint in the making, for the game as it stood when it was asked for.
    struct Hinting {
        bots::analysis::Hint hint;
        std::unique_ptr<game::AnyState> state;  // for writing its move down

        void tell(Json& reply, const Speech& speech) const;
    };
    /// The `seat` named, or the first player of those that may act.
    core::Result<game::Seat, game::Reason> deciding_seat(Request& request) const;

    /// How the table stands, after a change.
    void show_table(Json& reply) const;
    game::Dealer dealer(Request& request) const;
    /// Puts a new match on the table, or passes its refusal on.
    Refusal lay(core::Result<game::Match, game::Reason> match, Json& reply);
    /// For whom an answer is: the `seat` given, or whoever runs the table.
    game::Viewer viewer(Request& request) const;
    int notation(Request& request) const;
    /// The `game` of a series, from 0; the last one when none is named.
    core::Result<std::size_t, game::Reason> which_game(Request& request, std::size_t games) const;
    /// The `lists` of a merge, read as moves of the state on the table.
    core::Result<std::vector<game::TimedMove>, game::Reason> timed_lists(Request& request) const;

    std::uint64_t entropy_;
    std::uint64_t laid_ = 0;  // matches so far: each gets another seed
    std::optional<game::Match> match_;
    std::optional<Thinking> thinking_;
    const bots::puzzles::Puzzle* puzzle_ = nullptr;  // the one the match was laid for
    std::optional<Reviewing> reviewing_;
    std::optional<Hinting> hinting_;
    std::unique_ptr<Settling> settling_;
    Speech speech_;
};

}  // namespace wire
