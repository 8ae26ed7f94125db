#include "invariants.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "game/playout.h"

namespace fuzz {

void broken(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: broken: %s\n", file, line, condition);
    std::abort();
}

std::string position_text(const game::AnyState& state) {
    return game::to_text(state.position(game::Viewer::keeper()));
}

void check_state(const game::AnyGame& game, const game::AnyState& state) {
    const game::SeatSet actors = state.actors();
    MUST(actors.empty() == state.outcome().has_value());
    for (const game::Seat seat : actors) {
        const auto moves = state.legal_moves(seat);
        MUST(!moves.empty());
        MUST(std::adjacent_find(moves.begin(), moves.end(), [](auto a, auto b) { return a == b; }) ==
             moves.end());
        MUST(!state.why_illegal(seat, moves.front()));
        MUST(!state.why_illegal(seat, moves.back()));
    }
    const std::string text = position_text(state);
    const auto tree = game::read_tree(text);
    MUST(tree);
    const auto again = game.load(*tree);
    MUST(again);
    MUST(position_text(**again) == text);
    MUST((*again)->hash() == state.hash());
}

void play_on(const game::AnyGame& game, game::AnyState& state, core::Rng& rng, int moves) {
    check_state(game, state);
    for (int played = 0; played < moves && !state.actors().empty(); ++played) {
        const game::Seat seat = game::draw_actor(state.actors(), rng);
        const auto legal = state.legal_moves(seat);
        const game::AnyMove move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        MUST(!state.why_illegal(seat, move));
        const auto read = state.read_move(state.write_move(seat, move, game::Viewer::keeper()));
        MUST(read && *read == move);
        game::Events events;
        state.apply(seat, move, &events);
        check_state(game, state);
    }
}

void check_record(const game::AnyGame& game, const game::Match& match) {
    const game::Record record = match.record(game::Viewer::keeper());
    const auto read = game::read_record(game::to_text(record));
    MUST(read);
    MUST(*read == record);
    const auto replayed = game::Match::replay(game, *read, game::Dealer{.automatic = false});
    MUST(replayed);
    MUST(position_text(replayed->state()) == position_text(match.state()));
    MUST(replayed->record(game::Viewer::keeper()) == record);
}

}  // namespace fuzz
