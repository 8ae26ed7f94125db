#include "games/riomino/rules.h"

#include <algorithm>
#include <cassert>

#include "core/hash.h"
#include "core/text.h"
#include "game/lot.h"
#include "games/riomino/board.h"
#include "games/riomino/notation.h"

namespace games::riomino {

using game::Events;
using game::Reason;
using game::Seat;
using game::SeatSet;

namespace {

/// What a die adds to the needs of the square on each side of it: its value in place of kFree.
constexpr auto kAsked = [] {
    std::array<std::array<std::int16_t, kSides>, kPatterns> asked{};
    for (int pattern = 0; pattern < kPatterns; ++pattern)
        for (int side = 0; side < kSides; ++side)
            asked[pattern][side] =
                static_cast<std::int16_t>((kEdges[pattern][side] - kFree) * kPlace[opposite(side)]);
    return asked;
}();

bool has_placement(const State& state) {
    const PatternSet stock = stock_patterns(state, state.to_move);
    for (const Square square : state.open)
        if ((kFitting[state.needs[square]] & stock) != 0) return true;
    return false;
}

/// RM-01: seat 0 throws first.
int thrower(const State& state) { return dice_left(state, 0) < dice_each(state.variant) ? 0 : 1; }

/// A die never lies on a dead square: those before are still dead.
void tell_dead(SquareSet before, SquareSet after, Events& events) {
    for (const Square square : after)
        if (!before.has(square))
            events.emplace_back("riomino.dead", "RM-19",
                                std::vector<game::Arg>{{"square", write_square(square)}});
}

void place(State& state, Square square, Pattern pattern) {
    put_die(state, square, pattern);
    --state.stock[state.to_move][static_cast<std::size_t>(face_of(pattern))];
    state.to_move ^= 1;
    judge(state);
}

void throw_die(State& state, int seat, int face) {
    ++state.stock[static_cast<std::size_t>(seat)][static_cast<std::size_t>(face)];
    const int each = dice_each(state.variant);
    if (seat == 1 && dice_left(state, 1) == each) state.phase = Phase::start;
}

/// RM-05: the player who does not throw the start die places first.
void begin(State& state, int starter) {
    state.to_move = static_cast<std::uint8_t>(1 - starter);
    state.phase = Phase::throw_dice;
}

/// RM-01: from the throw of the start die on it lies on the middle square.
void lay_start(State& state, Pattern pattern) {
    put_die(state, kCentre, pattern);
    state.start_face = 0;
    state.phase = Phase::play;
    judge(state);
}

/// Whether a move lays the start die on its square with the face that it shows.
bool lays_start(const State& state, Move move) {
    return move.is_die() && move.square() == kCentre && face_of(move.pattern()) == state.start_face;
}

/// Why a placement is refused, the first fault in the order of the rules.
std::optional<Reason> why_not_placed(const State& state, Square square, Pattern pattern) {
    const int face = face_of(pattern);
    if (state.stock[state.to_move][static_cast<std::size_t>(face)] == 0)
        return Reason("riomino.not-in-stock", "RM-03",
                      {{"seat", Seat::player(state.to_move)}, {"die", write_face(face)}});
    if (has_die(state, square)) return Reason("riomino.taken", "RM-04", {{"square", write_square(square)}});
    if (state.needs[square] == kNoNeeds)
        return Reason("riomino.touches-none", "RM-07", {{"square", write_square(square)}});
    if (auto reason = why_unlike(state, square, pattern)) return reason;
    return why_outside(state, x_of(square), y_of(square));
}

}  // namespace

// ---------------------------------------------------------------- parts that others use

State empty_table(Variant variant, SquareSet board) {
    State state;
    state.variant = variant;
    state.field = board;
    state.needs.fill(kNoNeeds);
    return state;
}

void put_die(State& state, Square square, Pattern pattern) {
    state.table[square] = static_cast<std::uint8_t>(pattern + 1);
    for (int side = 0; side < kSides; ++side)
        if (const int other = kBeside[square][side]; other >= 0)
            state.needs[other] = static_cast<Needs>(state.needs[other] + kAsked[pattern][side]);
    state.field.remove(square);
    if (state.variant == Variant::wizard) state.field = state.field & kFramed[square];  // RM-14, RM-20
    state.open = (state.open | kAround[square]) & state.field;
}

void judge(State& state) { state.over = state.phase == Phase::play && !has_placement(state); }

SquareSet board_of(const State& state) {
    SquareSet board = state.field;
    for (int square = 0; square < kSquares; ++square)
        if (has_die(state, static_cast<Square>(square))) board.add(static_cast<Square>(square));
    return board;
}

SquareSet dead_squares(const State& state) {
    SquareSet dead;
    for (const Square square : state.open)
        if (kFitting[state.needs[square]] == 0) dead.add(square);
    return dead;
}

std::optional<Reason> why_outside(const State& state, int x, int y) {
    if (in_reach(x, y) && is_inside(state, square_at(x, y))) return std::nullopt;
    if (state.variant != Variant::wizard)
        return Reason("riomino.off-board", "RM-16", {{"square", write_square(x, y)}});
    // RM-15: the start die is 0,0, thrown or not.
    int left = std::min(x, 0), right = std::max(x, 0), bottom = std::min(y, 0), top = std::max(y, 0);
    for (int square = 0; square < kSquares; ++square) {
        if (!has_die(state, static_cast<Square>(square))) continue;
        left = std::min(left, x_of(static_cast<Square>(square)));
        right = std::max(right, x_of(static_cast<Square>(square)));
        bottom = std::min(bottom, y_of(static_cast<Square>(square)));
        top = std::max(top, y_of(static_cast<Square>(square)));
    }
    const int width = right - left + 1, height = top - bottom + 1;
    if (width > kFrame)
        return Reason("riomino.too-wide", "RM-14", {{"square", write_square(x, y)}, {"width", width}});
    return Reason("riomino.too-high", "RM-14", {{"square", write_square(x, y)}, {"height", height}});
}

std::optional<Reason> why_unlike(const State& state, Square square, Pattern pattern) {
    static constexpr std::array<std::string_view, kSides> kCodes{"riomino.north", "riomino.east",
                                                                 "riomino.south", "riomino.west"};
    for (int side = 0; side < kSides; ++side) {
        const int need = need_at(state.needs[square], side), has = kEdges[pattern][side];
        if (need != kFree && need != has)
            return Reason(kCodes[static_cast<std::size_t>(side)], "RM-07",
                          {{"square", write_square(square)}, {"need", need}, {"has", has}});
    }
    return std::nullopt;
}

// ---------------------------------------------------------------- the Game

core::Result<Options, Reason> Riomino::read_options(const game::Setup& setup) {
    const auto infos = variant_infos();
    const game::VariantInfo* info = game::find_variant(infos, setup.variant);
    assert(info && setup.players == kSeats);
    const auto value = [&](std::string_view name) {
        return game::option_or_default(setup.options, *game::find_option(riomino::option_infos(), name));
    };
    Options options;
    options.variant = static_cast<Variant>(info - infos.data());
    options.board = own_board(options.variant);
    if (const std::string_view drawing = value("board"); !drawing.empty()) {
        if (options.variant == Variant::wizard)
            return core::fail(Reason("option-not-here", "RM-14",
                                     {{"option", std::string("board")}, {"variant", setup.variant}}));
        const auto board = read_board(drawing, least_squares(options.variant));
        if (!board) return core::fail(board.error());
        options.board = *board;
    }
    const std::string_view begins = value("begins");
    options.begins = begins == "lot" ? Options::kLot : static_cast<int>(*core::read_number(begins));
    options.turns_start = value("start_turn") == kStartTurns[1];
    return options;
}

State Riomino::initial(const Options& options) {
    State state = empty_table(options.variant, options.board);
    state.phase = Phase::lot;
    state.turns_start = options.turns_start;
    if (options.begins != Options::kLot) begin(state, options.begins);
    return state;
}

SeatSet Riomino::actors(const State& state) {
    if (state.over) return {};
    if (state.phase == Phase::turn) return Seat::player(starter_of(state));
    return state.phase == Phase::play ? Seat::player(state.to_move) : Seat::chance();
}

void Riomino::legal_moves(const State& state, Seat seat, Moves& out) {
    out.clear();
    if (!actors(state).has(seat)) return;
    switch (state.phase) {
        case Phase::lot:
            for (int s = 0; s < kSeats; ++s) out.push_back(Move::starter(s));
            return;
        case Phase::throw_dice: {
            const int throws = thrower(state);
            for (int face = 0; face < kFaces; ++face) out.push_back(Move::throw_die(throws, face));
            return;
        }
        case Phase::start:
            if (state.turns_start)
                for (int face = 0; face < kFaces; ++face) out.push_back(Move::start_face(face));
            else
                for (Pattern pattern = 0; pattern < kPatterns; ++pattern)
                    out.push_back(Move::start_die(pattern));
            return;
        case Phase::turn:
            for (int turn = 0; turn < kTurns; ++turn)
                out.push_back(Move::die(kCentre, pattern_of(state.start_face, turn)));
            return;
        case Phase::play: break;
    }
    const PatternSet stock = stock_patterns(state, state.to_move);
    for (const Square square : state.open)
        for (PatternSet left = kFitting[state.needs[square]] & stock; left != 0; left &= left - 1)
            out.push_back(Move::die(square, static_cast<Pattern>(std::countr_zero(left))));
}

std::optional<Reason> Riomino::why_illegal(const State& state, Seat seat, Move move) {
    if (state.over) return Reason("game-over", "");
    if (!actors(state).has(seat))
        return Reason("not-your-turn", "", {{"seat", seat}, {"turn", *actors(state).begin()}});
    switch (state.phase) {
        case Phase::lot:
            if (!move.is_starter()) return Reason("riomino.lot-first", "RM-01");
            return std::nullopt;
        case Phase::throw_dice:
            if (!move.is_throw() || move.thrower() != thrower(state))
                return Reason("riomino.throw-first", "RM-01", {{"seat", Seat::player(thrower(state))}});
            return std::nullopt;
        case Phase::start:
            if (state.turns_start ? !move.is_start_face() : !move.is_start_die())
                return Reason("riomino.start-first", "RM-01", {{"seat", Seat::player(starter_of(state))}});
            return std::nullopt;
        case Phase::turn:
            if (!lays_start(state, move))
                return Reason("riomino.start-unlaid", "RM-01",
                              {{"seat", seat}, {"die", write_face(state.start_face)}});
            return std::nullopt;
        case Phase::play: break;
    }
    if (!move.is_die()) return Reason("riomino.place-die", "RM-09");
    return why_not_placed(state, move.square(), move.pattern());
}

void Riomino::apply(State& state, [[maybe_unused]] Seat seat, Move move, Events* events) {
    assert(actors(state).has(seat));
    switch (state.phase) {
        case Phase::lot:
            begin(state, move.seat());
            if (events) events->push_back(game::begins_by_lot(Seat::player(move.seat()), "RM-01"));
            return;
        case Phase::throw_dice: return throw_die(state, move.thrower(), move.face());
        case Phase::start:
            if (!state.turns_start) return lay_start(state, move.pattern());
            state.start_face = static_cast<std::uint8_t>(move.face());
            state.phase = Phase::turn;
            return;
        case Phase::turn: return lay_start(state, move.pattern());
        case Phase::play: break;
    }
    const SquareSet dead = events ? dead_squares(state) : SquareSet();
    place(state, move.square(), move.pattern());
    if (events) tell_dead(dead, dead_squares(state), *events);
}

Move Riomino::random_move(const State& state, Seat seat, core::Rng& rng) {
    if (state.phase != Phase::play) {
        Moves moves;
        legal_moves(state, seat, moves);
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
    const PatternSet stock = stock_patterns(state, state.to_move);
    const auto placements = [&](Square square) { return kFitting[state.needs[square]] & stock; };
    int count = 0;
    for (const Square square : state.open) count += std::popcount(placements(square));
    int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    for (const Square square : state.open) {
        PatternSet left = placements(square);
        const int here = std::popcount(left);
        if (drawn >= here) {
            drawn -= here;
            continue;
        }
        for (; drawn > 0; --drawn) left &= left - 1;
        return Move::die(square, static_cast<Pattern>(std::countr_zero(left)));
    }
    assert(false);
    return {};
}

std::optional<game::Outcome> Riomino::outcome(const State& state) {
    if (!state.over) return std::nullopt;
    game::Outcome outcome;
    const int winner = 1 - state.to_move;  // RM-13: there always is one
    outcome.winners = Seat::player(winner);
    for (int seat = 0; seat < kSeats; ++seat) {
        outcome.places.push_back(seat == winner ? 1 : 2);
        outcome.points.push_back(seat == winner ? 1 : 0);
    }
    const bool has_dice = dice_left(state, state.to_move) > 0;
    outcome.code = has_dice ? "stuck" : "placed-all";
    outcome.rule = !has_dice ? "RM-11" : dice_on_table(state) == 1 ? "RM-12" : "RM-10";
    return outcome;
}

game::PerSeat Riomino::scores(const State& state) {
    game::PerSeat scores;
    for (int seat = 0; seat < kSeats; ++seat) scores.push_back(dice_left(state, seat));
    return scores;
}

std::uint64_t Riomino::hash(const State& state) {
    core::Hash hash;
    hash.add(static_cast<std::uint64_t>(state.variant) | static_cast<std::uint64_t>(state.phase) << 8 |
             static_cast<std::uint64_t>(state.to_move) << 16 |
             static_cast<std::uint64_t>(state.turns_start) << 24 |
             static_cast<std::uint64_t>(state.start_face) << 32);
    hash.add(state.field.low()).add(state.field.high());
    for (int row = 0; row < kWidth; ++row) {
        std::uint64_t dice = 0;  // five bits each
        for (int column = 0; column < kWidth; ++column) dice = dice << 5 | state.table[row * kWidth + column];
        hash.add(dice);
    }
    for (const auto& stock : state.stock) {
        std::uint64_t counts = 0;
        for (const int count : stock) counts = counts << 8 | static_cast<std::uint64_t>(count);
        hash.add(counts);
    }
    return hash.value();
}

bool Riomino::is_consistent(const State& state) {
    // A board keeps its squares; the frame is what all dice leave of the squares within reach.
    const bool framed = state.variant == Variant::wizard;
    State again = empty_table(state.variant, framed ? own_board(state.variant) : board_of(state));
    again.stock = state.stock;
    again.phase = state.phase;
    again.to_move = state.to_move;
    again.turns_start = state.turns_start;
    again.start_face = state.start_face;
    for (int square = 0; square < kSquares; ++square)
        if (has_die(state, static_cast<Square>(square)))
            put_die(again, static_cast<Square>(square), die_at(state, static_cast<Square>(square)));
    judge(again);
    return again == state;
}

}  // namespace games::riomino
