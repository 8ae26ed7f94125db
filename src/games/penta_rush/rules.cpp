#include "games/penta_rush/rules.h"

#include <algorithm>
#include <cassert>

#include "core/hash.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/rounds.h"

namespace games::penta_rush {

using game::Arg;
using game::Events;
using game::Reason;
using game::Seat;
using game::SeatSet;

namespace {

// ---------------------------------------------------------------- who may do what

bool is_player(const Table& table, Seat seat) { return seat.is_player() && seat.index() < table.seats; }

bool stands(const Pad& pad, int placement) {
    return std::find(pad.outlines.begin(), pad.outlines.end(), placement) != pad.outlines.end();
}

bool may_ring(const Pad& pad) { return !pad.outlines.full() && pad.changes < kMostChanges; }
bool may_erase(const Pad& pad) { return !pad.outlines.empty() && pad.changes < kMostChanges; }
/// PR-17, PR-36: once a round, and not alone.
bool may_flip(const Table& table) { return has_timer(table) && table.flipped_by < 0; }

/// PR-18: the flipper has no move left; who is done may go on where there is anything to do.
bool may_act_in_search(const State& state, int seat) {
    if (state.flipped_by == seat) return false;
    const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    return !is_done(state, seat) || may_ring(pad) || may_erase(pad) || may_flip(state);
}

/// PR-19: the sand after a flip, the cap of a round that nobody flips.
bool clock_may_act(const Table& table) {
    return table.phase == Phase::search && (table.flipped_by >= 0 || table.cap_seconds > 0);
}

bool fits_free(const Plan& plan, SquareSet covered, const Placement& placement) {
    return plan[static_cast<std::size_t>(placement.shape)].mark == Tile::Mark::open &&
           !placement.set.meets(covered);
}

// ---------------------------------------------------------------- lists

void list_search(const State& state, int seat, Moves& out) {
    const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    Outlines standing = pad.outlines;
    std::sort(standing.begin(), standing.end());
    if (may_ring(pad)) {
        const std::uint16_t* next = standing.begin();
        for (int placement = 0; placement < kPlacements; ++placement) {
            if (next != standing.end() && *next == placement)
                ++next;
            else
                out.push_back(Move::ring(placement));
        }
    }
    if (may_erase(pad))
        for (const std::uint16_t placement : standing) out.push_back(Move::erase(placement));
    if (may_flip(state)) out.push_back(Move::flip());
    if (!is_done(state, seat)) out.push_back(Move::done());
}

void list_strikes(const Plan& plan, Moves& out) {
    const SquareSet covered = covered_by(plan);
    for (int index = 0; index < kPlacements; ++index)
        if (fits_free(plan, covered, placements()[static_cast<std::size_t>(index)]))
            out.push_back(Move::strike(index));
    if (!out.empty()) return;
    for (std::size_t shape = 0; shape < kShapes; ++shape)  // PR-29
        if (plan[shape].mark == Tile::Mark::open) out.push_back(Move::strike_bare(static_cast<Shape>(shape)));
}

// ---------------------------------------------------------------- refusals

using Refusal = std::optional<Reason>;

Refusal judge_outline(const State& state, int seat, Move move) {
    const Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    const auto squares = [&] {
        return write_squares(placements()[static_cast<std::size_t>(move.placement())]);
    };
    const bool here = stands(pad, move.placement());
    if (move.kind() == Move::Kind::ring && here)
        return Reason("penta-rush.ringed-already", "PR-12", {{"squares", squares()}});
    if (move.kind() == Move::Kind::erase && !here) {
        const auto& plan = state.plans[static_cast<std::size_t>(seat)];
        const bool earlier = std::any_of(plan.begin(), plan.end(), [&](const Tile& tile) {
            return tile.covers() && tile.placement == move.placement();
        });
        return earlier ? Reason("penta-rush.earlier-round", "PR-30", {{"squares", squares()}})
                       : Reason("penta-rush.not-ringed", "", {{"squares", squares()}});
    }
    if (pad.changes >= kMostChanges)
        return Reason("penta-rush.too-many-changes", "", {{"most", kMostChanges}});
    if (move.kind() == Move::Kind::ring && pad.outlines.full())
        return Reason("penta-rush.too-many-outlines", "", {{"most", kMostOutlines}});
    return std::nullopt;
}

Refusal judge_search(const State& state, int seat, Move move) {
    if (state.flipped_by == seat) return Reason("penta-rush.you-flipped", "PR-18");
    switch (move.kind()) {
        case Move::Kind::ring:
        case Move::Kind::erase: return judge_outline(state, seat, move);
        case Move::Kind::flip:
            if (!has_timer(state)) return Reason("penta-rush.no-timer", "PR-36");
            if (!may_flip(state))
                return Reason("penta-rush.flipped-already", "PR-17",
                              {{"seat", Seat::player(state.flipped_by)}});
            return std::nullopt;
        case Move::Kind::done:
            if (is_done(state, seat)) return Reason("penta-rush.done-already", "PR-19");
            return std::nullopt;
        default: return Reason("penta-rush.search-now", "PR-07");
    }
}

Refusal judge_strike(const State& state, int seat, Move move) {
    const Plan& plan = state.plans[static_cast<std::size_t>(seat)];
    if (!owes_strike(state, seat)) return Reason("penta-rush.nothing-to-strike", "PR-28");
    const bool bare = move.kind() == Move::Kind::strike_bare;
    if (!bare && move.kind() != Move::Kind::strike) return Reason("penta-rush.strike-now", "PR-28");
    const Shape shape = bare ? move.shape() : placements()[static_cast<std::size_t>(move.placement())].shape;
    const std::string letter(1, letter_of(shape));
    if (plan[static_cast<std::size_t>(shape)].mark != Tile::Mark::open)
        return Reason("penta-rush.shape-gone", "PR-28", {{"shape", letter}});
    if (bare)
        return some_shape_fits(plan) ? Refusal(Reason("penta-rush.hatch-it", "PR-29", {{"shape", letter}}))
                                     : std::nullopt;
    const SquareSet covered = covered_by(plan);
    for (const Square square : placements()[static_cast<std::size_t>(move.placement())].squares)
        if (covered.has(square))
            return Reason("penta-rush.square-taken", "PR-28", {{"square", write_square(square)}});
    return std::nullopt;
}

Refusal judge_clock(const State& state, Move move) {
    if (state.phase != Phase::search) return Reason("penta-rush.clock-stands", "PR-19");
    const bool time = move.kind() == Move::Kind::time;
    if (!time && move.kind() != Move::Kind::cap) return Reason("penta-rush.only-clock", "PR-19");
    if (time && state.flipped_by < 0) return Reason("penta-rush.sand-stands", "PR-19");
    if (!time && state.flipped_by >= 0) return Reason("penta-rush.sand-runs", "PR-19");
    if (!time && state.cap_seconds == 0) return Reason("penta-rush.no-cap", "PR-19");
    return std::nullopt;
}

// ---------------------------------------------------------------- moves

void tell(Events* events, std::string_view code, std::string_view rule, std::vector<Arg> args) {
    if (events) events->emplace_back(code, rule, std::move(args));
}

/// Whoever draws on after `done` is not done any more.
void take_back_done(State& state, int seat, Events* events) {
    if (!is_done(state, seat)) return;
    state.done = static_cast<std::uint8_t>(state.done & ~(1U << seat));
    tell(events, "penta-rush.searches-on", "PR-19", {{"seat", Seat::player(seat)}});
}

void draw(State& state, int seat, Move move, Events* events) {
    Pad& pad = state.pads[static_cast<std::size_t>(seat)];
    const bool ring = move.kind() == Move::Kind::ring;
    const auto index = static_cast<std::uint16_t>(move.placement());
    take_back_done(state, seat, events);
    if (ring) {
        pad.outlines.push_back(index);
    } else {
        const auto at = std::find(pad.outlines.begin(), pad.outlines.end(), index);
        std::copy(at + 1, pad.outlines.end(), at);
        pad.outlines.pop_back();
    }
    ++pad.changes;
    if (!events) return;
    const Placement& placement = placements()[index];
    game::Event event(
        ring ? "penta-rush.ringed" : "penta-rush.erased", "PR-07",
        {{"shape", std::string(1, letter_of(placement.shape))}, {"squares", write_squares(placement)}});
    events->push_back(event.only_for(Seat::player(seat)));  // PR-38
}

/// PR-19: when every player is done or has flipped there is nothing to wait for.
void end_search_if_all_finished(State& state, Events* events) {
    const unsigned flipper = state.flipped_by < 0 ? 0U : 1U << state.flipped_by;
    if ((state.done | flipper) != (1U << state.seats) - 1) return;
    tell(events, "penta-rush.all-done", "PR-19", {});
    end_search(state, events);
}

}  // namespace

// ---------------------------------------------------------------- the Game

State PentaRush::initial(const Options& options) {
    State state;
    state.variant = options.variant;
    state.seats = static_cast<std::uint8_t>(options.players);
    state.overlap = options.overlap;
    state.extra_outline = options.extra_outline;
    state.sand_seconds = static_cast<std::uint16_t>(options.sand_seconds);
    state.cap_seconds = static_cast<std::uint16_t>(options.cap_seconds);
    state.boards = options.boards;
    return state;
}

SeatSet PentaRush::actors(const State& state) {
    SeatSet actors;
    if (state.phase == Phase::roll) actors.add(Seat::chance());
    if (clock_may_act(state)) actors.add(Seat::clock());
    for (int seat = 0; seat < state.seats; ++seat)
        if (state.phase == Phase::search ? may_act_in_search(state, seat) : owes_strike(state, seat))
            actors.add(Seat::player(seat));
    return actors;
}

std::optional<game::Due<Move>> PentaRush::due(const State& state) {
    if (!clock_may_act(state)) return std::nullopt;
    if (state.flipped_by >= 0) return game::Due{Move::time(), state.sand_seconds * std::int64_t{1000}};
    return game::Due{Move::cap(), state.cap_seconds * std::int64_t{1000}};
}

void PentaRush::legal_moves(const State& state, Seat seat, Moves& out) {
    out.clear();
    if (!actors(state).has(seat)) return;
    if (seat == Seat::chance()) {
        for (int roll = 0; roll < kRolls; ++roll) out.push_back(Move::roll(roll));
    } else if (seat == Seat::clock()) {
        out.push_back(due(state)->move);
    } else if (state.phase == Phase::search) {
        list_search(state, seat.index(), out);
    } else {
        list_strikes(state.plans[static_cast<std::size_t>(seat.index())], out);
    }
}

std::uint32_t PentaRush::weight(const State&, Move move) {
    return static_cast<std::uint32_t>(kAllRolls[static_cast<std::size_t>(move.roll_index())].weight);
}

Refusal PentaRush::why_illegal(const State& state, Seat seat, Move move) {
    if (state.phase == Phase::over) return Reason("game-over", "");
    const bool rolls = move.kind() == Move::Kind::roll;
    if (state.phase == Phase::roll) {
        if (seat == Seat::chance() && rolls) return std::nullopt;
        return Reason("penta-rush.throw-first", "PR-10");
    }
    if (seat == Seat::chance()) return Reason("penta-rush.thrown-already", "PR-05");
    if (seat == Seat::clock()) return judge_clock(state, move);
    if (!is_player(state, seat)) return Reason("no-such-seat", "", {{"seat", game::to_text(seat)}});
    return state.phase == Phase::search ? judge_search(state, seat.index(), move)
                                        : judge_strike(state, seat.index(), move);
}

void PentaRush::apply(State& state, Seat seat, Move move, Events* events) {
    assert(!why_illegal(state, seat, move));
    switch (move.kind()) {
        case Move::Kind::ring:
        case Move::Kind::erase: return draw(state, seat.index(), move, events);
        case Move::Kind::flip:
            take_back_done(state, seat.index(), nullptr);
            state.flipped_by = static_cast<std::int8_t>(seat.index());
            tell(events, "penta-rush.flipped", "PR-17",
                 {{"seat", seat}, {"seconds", static_cast<int>(state.sand_seconds)}});
            return end_search_if_all_finished(state, events);
        case Move::Kind::done:
            state.done = static_cast<std::uint8_t>(state.done | 1U << seat.index());
            tell(events, "penta-rush.done", "PR-19", {{"seat", seat}});
            return end_search_if_all_finished(state, events);
        case Move::Kind::time:
            tell(events, "penta-rush.stop", "PR-24", {{"seat", Seat::player(state.flipped_by)}});
            return end_search(state, events);
        case Move::Kind::cap:
            tell(events, "penta-rush.cap-reached", "PR-19",
                 {{"seconds", static_cast<int>(state.cap_seconds)}});
            return end_search(state, events);
        case Move::Kind::roll:
            state.roll = static_cast<std::int8_t>(move.roll_index());
            state.phase = Phase::search;
            return tell(events, "penta-rush.thrown", "PR-05",
                        {{"round", static_cast<int>(state.round)}, {"dice", write_roll(state.roll)}});
        case Move::Kind::strike:
            return strike(state, seat.index(), placements()[static_cast<std::size_t>(move.placement())].shape,
                          move.placement(), events);
        case Move::Kind::strike_bare: return strike(state, seat.index(), move.shape(), -1, events);
        case Move::Kind::none: return;
    }
}

Move PentaRush::random_move(const State& state, Seat seat, core::Rng& rng) {
    if (state.phase == Phase::search && seat.is_player()) {
        const Pad& pad = state.pads[static_cast<std::size_t>(seat.index())];
        Outlines standing = pad.outlines;
        const auto drawn = static_cast<std::uint32_t>(standing.size());
        const std::uint32_t rings = may_ring(pad) ? kPlacements - drawn : 0;
        const std::uint32_t erasures = may_erase(pad) ? drawn : 0;
        const std::uint32_t flips = may_flip(state), finishes = !is_done(state, seat.index());
        std::uint32_t at = rng.below(rings + erasures + flips + finishes);
        if (at < rings) {  // the at-th of the placements that do not stand
            std::sort(standing.begin(), standing.end());
            for (const std::uint16_t placement : standing) at += placement <= at;
            return Move::ring(static_cast<int>(at));
        }
        at -= rings;
        if (at < erasures) return Move::erase(standing[at]);
        return at - erasures < flips ? Move::flip() : Move::done();
    }
    Moves moves;
    legal_moves(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

std::uint64_t PentaRush::hash(const State& state) {
    core::Hash hash;
    hash.add(static_cast<std::uint64_t>(state.variant) | static_cast<std::uint64_t>(state.overlap) << 8 |
             std::uint64_t{state.seats} << 16 | static_cast<std::uint64_t>(state.extra_outline) << 20 |
             std::uint64_t{state.sand_seconds} << 24 | std::uint64_t{state.cap_seconds} << 40);
    hash.add(static_cast<std::uint64_t>(state.phase) | std::uint64_t{state.round} << 8 |
             static_cast<std::uint64_t>(state.roll + 1) << 16 |
             static_cast<std::uint64_t>(state.flipped_by + 1) << 24 | std::uint64_t{state.done} << 32);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        std::uint64_t word = 0;
        for (std::size_t square = 0; square < kSquares; ++square) {
            word = word << 3 | state.boards[seat][square];
            if (square % 20 == 19) hash.add(std::exchange(word, 0));
        }
        for (const Tile& tile : state.plans[seat])
            hash.add(static_cast<std::uint64_t>(tile.mark) << 16 | tile.placement);
        hash.add(state.timer_marks[seat]);
        for (int round = 0; round < judged_rounds(state); ++round)
            hash.add(state.scores[seat][static_cast<std::size_t>(round)]);
        for (const std::uint16_t placement : state.pads[seat].outlines) hash.add(placement);
        hash.add(state.pads[seat].outlines.size() << 8 | state.pads[seat].changes);
    }
    return hash.value();
}

/// In the puzzle the score of the rounds is that of the plan, and each round uses one shape.
bool PentaRush::is_consistent(const State& state) {
    const game::PerSeat totals = scores(state);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        int sum = 0;
        for (const std::uint8_t score : state.scores[seat]) sum += score;
        if (sum != totals[seat]) return false;
        const int used = used_tiles(state.plans[seat]);
        const int owed = owes_strike(state, static_cast<int>(seat)) ? 1 : 0;
        if (used != (is_puzzle(state) ? judged_rounds(state) - owed : 0)) return false;
        if (state.pads[seat].outlines.size() > state.pads[seat].changes) return false;
    }
    return true;
}

}  // namespace games::penta_rush
