#include "games/pente/rules.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>
#include <limits>

#include "core/hash.h"
#include "core/text.h"
#include "game/lot.h"
#include "games/pente/notation.h"
#include "games/pente/threes.h"

namespace games::pente {

using game::Events;
using game::Reason;
using game::Seat;
using game::SeatSet;
using game::parts::kLineKinds;
using game::parts::Line;

namespace {

constexpr int kDPenteStones = 4, kSwap2Stones = 3, kSwap2Added = 2;

// ---------------------------------------------------------------- captures

/// Stones of all other colours around a point, partner's included (PE-17, PE-18).
inline std::uint32_t others_window(const State& state, int colour, Line line, Point p) {
    if (state.colours == 2) return state.board[1 - colour].window(line, p.x, p.y);
    std::uint32_t others = 0;
    for (int c = 0; c < state.colours; ++c)
        if (c != colour) others |= state.board[c].window(line, p.x, p.y);
    return others;
}

// In a window bit 5 is the point. A pair upwards is `others at 6 and 7, own at 8`, one downwards
// `others at 3 and 4, own at 2` (PE-04). Only bit 0 of the answer counts.
constexpr std::uint32_t pair_up(std::uint32_t own, std::uint32_t others) {
    return (others >> 6) & (others >> 7) & (own >> 8);
}
constexpr std::uint32_t pair_down(std::uint32_t own, std::uint32_t others) {
    return (others >> 3) & (others >> 4) & (own >> 2);
}
constexpr std::uint32_t triple_up(std::uint32_t own, std::uint32_t others) {
    return (others >> 6) & (others >> 7) & (others >> 8) & (own >> 9);
}
constexpr std::uint32_t triple_down(std::uint32_t own, std::uint32_t others) {
    return (others >> 4) & (others >> 3) & (others >> 2) & (own >> 1);
}

/// For two colours and pairs.
std::uint32_t may_take_pairs(const State& state, int colour, Point p) {
    const Stones &own_stones = state.board[colour], &other_stones = state.board[colour ^ 1];
    std::uint32_t any = 0;
    game::parts::for_each_line([&](auto line) {
        const std::uint32_t own = own_stones.window(line, p.x, p.y);
        const std::uint32_t others = other_stones.window(line, p.x, p.y);
        any |= pair_up(own, others) | pair_down(own, others);
    });
    return any & 1U;
}

/// For more than two colours, triples and poofs.
std::uint32_t may_take_specially(const State& state, const Rules& rules, int colour, Point p) {
    std::uint32_t any = 0;
    game::parts::for_each_line([&](auto line) {
        const std::uint32_t own = state.board[colour].window(line, p.x, p.y);
        const std::uint32_t others = others_window(state, colour, line, p);
        any |= pair_up(own, others) | pair_down(own, others);
        if (rules.triples) any |= triple_up(own, others) | triple_down(own, others);
        if (rules.poof)
            any |= (others >> 3) | (others >> 4) | (others >> 6) | (others >> 7);  // an end of a bracket
    });
    return any & 1U;
}

/// What one look along the four lines tells about a stone just laid.
struct Sweep {
    bool may_take;  // something may be captured or poofed: ask taken_by
    bool has_row;   // a line through it holds a row of the winning length or longer
};

/// Lays the stone and looks around it, without a branch: most stones do nothing. Two colours
/// and pairs, the common case, need no second look for captures.
template <bool TwoColoursAndPairs>
inline Sweep lay_and_sweep(State& state, const Rules& rules, int colour, Point p) {
    Stones& own_stones = state.board[colour];
    const Stones& other_stones = state.board[colour ^ 1];
    const int x = p.x, y = p.y, beyond_four = rules.row - 4;
    std::uint32_t takes = 0, rows = 0;
    game::parts::for_each_line([&](auto line) {
        const std::uint32_t word = own_stones.set(line, x, y);
        const std::uint32_t fours = game::parts::runs_of<4>(word);
        rows |= fours & (fours >> beyond_four);
        if constexpr (TwoColoursAndPairs) {
            const int shift = Stones::bit(line, x, y) - Stones::kReach;
            const std::uint32_t own = word >> shift, others = other_stones.line(line, x, y) >> shift;
            takes |= pair_up(own, others) | pair_down(own, others);
        }
    });
    if constexpr (!TwoColoursAndPairs) takes = may_take_specially(state, rules, colour, p);
    return {(takes & 1U) != 0 && rules.capture_goal > 0, rows != 0};
}

Point step(Point p, Line line, int by) {
    static constexpr std::array<Point, 4> kSteps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    const Point d = kSteps[static_cast<std::size_t>(line)];
    return {static_cast<std::int8_t>(p.x + by * d.x), static_cast<std::int8_t>(p.y + by * d.y)};
}

/// The points from `from` to `to` steps away along a line.
Taken::Group group(Point p, Line line, int from, int to) {
    Taken::Group points;
    for (int by = from; by <= to; ++by) points.push_back(step(p, line, by));
    return points;
}

/// PE-44: the own run through the point, when it is just as long as a group and bracketed.
void add_poofed(Taken& taken, const Rules& rules, Point p, Line line, std::uint32_t own,
                std::uint32_t others) {
    const game::parts::Run run = game::parts::run_through(own | 1U << Stones::kReach, Stones::kReach);
    const bool fits = run.length() == 2 || (rules.triples && run.length() == 3);
    if (fits && ((others >> (run.from - 1)) & (others >> (run.to + 1)) & 1U))
        taken.poofed.push_back(group(p, line, run.from - Stones::kReach, run.to - Stones::kReach));
}

/// How many of a captured group count: all stones or one pair, but never a partner's stone.
int worth(const State& state, const Rules& rules, int colour, const Taken::Group& captured) {
    if (!rules.count_stones) return 1;
    if (!rules.teams) return static_cast<int>(captured.size());
    int enemies = 0;
    for (const Point p : captured)
        for (int c = 0; c < state.colours; ++c)
            enemies += state.board[c].has(p.x, p.y) && c % 2 != colour % 2;  // PE-17
    return enemies;
}

/// Poof can go on for ever with even scores: the count stops where its type ends.
void add_captures(State& state, int colour, int more) {
    constexpr int kMost = std::numeric_limits<std::uint16_t>::max();
    state.captures[colour] = static_cast<std::uint16_t>(std::min(state.captures[colour] + more, kMost));
}

void remove_stone(State& state, Point p) {
    for (int c = 0; c < state.colours; ++c) {
        if (!state.board[c].has(p.x, p.y)) continue;
        state.board[c].flip(p.x, p.y);
        --state.stones;
        return;
    }
}

// ---------------------------------------------------------------- the end of a game

int captures_of_side(const State& state, const Rules& rules, int colour) {
    if (!rules.teams) return state.captures[colour];
    return state.captures[colour % 2] + state.captures[colour % 2 + 2];  // PE-16
}

bool wins_by_captures(const State& state, const Rules& rules, int colour) {
    if (rules.capture_goal == 0) return false;
    const int own = captures_of_side(state, rules, colour);
    if (own < rules.capture_goal) return false;
    return !rules.poof || own > state.captures[1 - colour];  // PE-44
}

/// Whether the stone at `p` stands in a row that wins (PE-09, PE-25).
bool is_winning_row(const State& state, const Rules& rules, int colour, Point p) {
    for (const Line line : kLineKinds) {
        const std::uint32_t word = state.board[colour].line(line, p.x, p.y);
        const int length = game::parts::run_through(word, Stones::bit(line, p.x, p.y)).length();
        if (rules.exact ? length == rules.row : length >= rules.row) return true;
    }
    return false;
}

void finish(State& state, End end, int colour) {
    state.end = end;
    state.row_pending = false;
    state.winner = static_cast<std::int8_t>(colour);
}

/// PE-45: whether the seat to move can take the row of `colour` apart by a capture.
bool can_break_row(const State& state, int colour) {
    const Seat seat = Seat::player(state.to_move);
    const int breaker = colour_of(state, state.to_move);
    Moves replies;
    Pente::legal_moves(state, seat, replies);
    for (const Move reply : replies) {
        const Taken taken = taken_by(state, breaker, reply.point());
        if (taken.captured.empty()) continue;
        State after = state;
        after.board[breaker].flip(reply.point().x, reply.point().y);
        ++after.stones;
        take_off(after, breaker, taken);
        if (!has_row(after, colour)) return true;
    }
    return false;
}

/// PE-10, and the same for a player whom the double-three ban leaves no point at all.
inline bool has_no_point_left(const State& state, const Rules& rules) {
    if (state.stones == state.size * state.size) return true;
    if (!rules.no_double_three) return false;
    const int colour = next_colour(state);
    for (std::int8_t y = 0; y < state.size; ++y)
        for (std::int8_t x = 0; x < state.size; ++x)
            if (is_empty(state, {x, y}) && !is_forbidden_double_three(state, colour, {x, y})) return false;
    return true;
}

/// Sets the end after a stone of `colour` at `p`; the turn has passed already (PE-07, PE-45).
void judge_move(State& state, const Rules& rules, int colour, Point p, const Sweep& sweep) {
    if (state.row_pending) {  // the reply to a breakable row was this stone
        state.row_pending = false;
        if (has_row(state, 1 - colour)) return finish(state, End::row, 1 - colour);
    }
    const bool poofed = rules.poof && !state.board[colour].has(p.x, p.y);
    if (sweep.has_row && !poofed && is_winning_row(state, rules, colour, p)) {
        if (!rules.breakable || !can_break_row(state, colour)) return finish(state, End::row, colour);
        state.row_pending = true;
    }
    if (sweep.may_take && wins_by_captures(state, rules, colour)) return finish(state, End::captures, colour);
    if (rules.poof && wins_by_captures(state, rules, 1 - colour))
        return finish(state, End::captures, 1 - colour);
    if (has_no_point_left(state, rules)) finish(state, End::full, -1);
}

// ---------------------------------------------------------------- turns

void pass_turn(State& state, const Rules& rules) {
    if (--state.stones_left > 0) return;
    switch (state.phase) {
        case Phase::opening:  // PE-43, PE-47
            state.phase = rules.opening == Opening::swap2 ? Phase::offer : Phase::choose;
            state.to_move ^= 1;
            return;
        case Phase::extend:
            state.phase = Phase::choose;
            state.to_move ^= 1;
            return;
        default:
            state.to_move = state.to_move + 1 == state.seats ? 0 : state.to_move + 1;
            state.stones_left = rules.stones_a_turn;
    }
}

void begin(State& state, int seat) {
    const Rules& rules = rules_of(state);
    state.to_move = static_cast<std::uint8_t>(seat);
    state.phase = Phase::play;
    state.stones_left = 1;  // also in Connect6: the first turn is one stone (PE-48)
    if (rules.opening != Opening::d_pente && rules.opening != Opening::swap2) return;
    state.phase = Phase::opening;
    state.stones_left = rules.opening == Opening::d_pente ? kDPenteStones : kSwap2Stones;
    state.swapped = seat == 1;  // the first colour is the one that is laid first
}

void choose(State& state, Move::Choice choice) {
    if (choice == Move::Choice::add) {
        state.phase = Phase::extend;
        state.stones_left = kSwap2Added;
        return;
    }
    const int colour = choice == Move::Choice::take_first ? 0 : 1;
    const int next = rules_of(state).opening == Opening::d_pente ? 0 : 1;  // after 4, 3 or 5 stones
    state.swapped = (state.to_move ^ colour) & 1;
    state.phase = Phase::play;
    state.stones_left = 1;
    state.to_move = static_cast<std::uint8_t>(next ^ static_cast<int>(state.swapped));
}

// ---------------------------------------------------------------- legality

enum class Refusal : std::uint8_t { none, taken, not_centre, too_near, on_axis, double_three };

bool nothing_captured(const State& state) {
    return std::all_of(state.captures.begin(), state.captures.end(), [](int n) { return n == 0; });
}

/// PE-03: the first stone has one legal point.
bool only_centre_is_legal(const State& state, const Rules& rules) {
    return state.stones == 0 && rules.opening < Opening::anywhere && nothing_captured(state);
}

/// PE-03, PE-13 and PE-42. The opening is over as soon as three stones lie or one is captured.
Refusal refused_by_opening(const State& state, const Rules& rules, Point p) {
    if (state.stones > 2 || rules.opening >= Opening::anywhere) return Refusal::none;
    const int dx = std::abs(p.x - state.size / 2), dy = std::abs(p.y - state.size / 2);
    const int far = std::max(dx, dy);
    if (only_centre_is_legal(state, rules)) return far == 0 ? Refusal::none : Refusal::not_centre;
    if (state.stones != 2 || rules.opening == Opening::centre || !nothing_captured(state))
        return Refusal::none;
    if (far < 3) return Refusal::too_near;
    if (rules.opening == Opening::g_pente && std::min(dx, dy) == 0 && far <= 4) return Refusal::on_axis;
    return Refusal::none;
}

/// Why a stone may not be laid on an empty point.
Refusal refused_on_empty(const State& state, const Rules& rules, Point p) {
    if (const Refusal refusal = refused_by_opening(state, rules, p); refusal != Refusal::none) return refusal;
    if (rules.no_double_three && is_forbidden_double_three(state, next_colour(state), p))
        return Refusal::double_three;
    return Refusal::none;
}

bool lays_stones(const State& state) {
    return state.phase == Phase::play || state.phase == Phase::opening || state.phase == Phase::extend;
}

/// 65536 / size, rounded up: `n * kInverse[size] >> 16` is n / size for every point's number.
constexpr auto kInverse = [] {
    std::array<std::uint32_t, kMaxSize + 1> inverse{};
    for (std::uint32_t size = 1; size <= kMaxSize; ++size) inverse[size] = 65536 / size + 1;
    return inverse;
}();

/// Whether every empty point is a legal move.
bool all_empty_points_legal(const State& state, const Rules& rules) {
    const bool after_centre = state.stones > 0 && rules.opening == Opening::centre;
    return !rules.no_double_three && (state.stones > 2 || rules.opening >= Opening::anywhere || after_centre);
}

Reason to_reason(const State& state, Refusal refusal, Point p) {
    const std::string point = write_point(p);
    switch (refusal) {
        case Refusal::taken: return {"pente.taken", "PE-04", {{"point", point}}};
        case Refusal::not_centre:
            return {"pente.not-centre",
                    "PE-03",
                    {{"point", point}, {"centre", write_point(centre_of(state.size))}}};
        case Refusal::too_near: return {"pente.too-near", "PE-13", {{"point", point}}};
        case Refusal::on_axis: return {"pente.on-axis", "PE-42", {{"point", point}}};
        default: return {"pente.double-three", "PE-26", {{"point", point}}};
    }
}

// ---------------------------------------------------------------- events

std::string_view capture_rule(const State& state, const Rules& rules, int colour,
                              const Taken::Group& captured) {
    if (captured.size() == 3) return "PE-41";
    if (state.colours == 2) return "PE-04";
    int partners = 0, colours = 0;
    for (int c = 0; c < state.colours; ++c) {
        int here = 0;
        for (const Point p : captured) here += state.board[c].has(p.x, p.y);
        colours += here > 0;
        if (rules.teams && c % 2 == colour % 2) partners += here;
    }
    return partners == 2                  ? "PE-18"
           : partners == 1                ? "PE-17"
           : colours == 2 && !rules.teams ? "PE-24"
                                          : "PE-04";
}

void tell_taken(const State& state, const Rules& rules, Seat seat, int colour, const Taken& taken,
                Events& events) {
    const auto tell = [&](std::string_view two, std::string_view three, std::string_view rule,
                          const Taken::Group& points) {
        std::vector<game::Arg> args{
            {"seat", seat}, {"first", write_point(points[0])}, {"second", write_point(points[1])}};
        if (points.size() == 3) args.emplace_back("third", write_point(points[2]));
        events.emplace_back(points.size() == 3 ? three : two, rule, std::move(args));
    };
    for (const auto& points : taken.captured)
        tell("pente.captured", "pente.captured-three", capture_rule(state, rules, colour, points), points);
    for (const auto& points : taken.poofed) tell("pente.poofed", "pente.poofed-three", "PE-44", points);
}

/// PE-34: "tria" and "tessera" as the booklet's etiquette has them.
void tell_shapes(const State& state, const Rules& rules, Seat seat, int colour, Point p, Events& events) {
    if (rules.row == 6 || !state.board[colour].has(p.x, p.y)) return;
    for (const Line line : kLineKinds) {
        const Shape shape = shape_at(state, colour, p, line);
        if (shape == Shape::none) continue;
        const bool three_wins_next = rules.row == 4;  // points-many: the three is the last warning
        if (three_wins_next && shape == Shape::three) continue;
        const std::string_view code = three_wins_next || shape == Shape::three ? "pente.tria"
                                      : shape == Shape::four                   ? "pente.four"
                                                                               : "pente.tessera";
        events.emplace_back(code, "PE-34", std::vector<game::Arg>{{"seat", seat}, {"point", write_point(p)}});
    }
}

void lay_stone(State& state, Seat seat, Point p, Events* events) {
    const Rules& rules = rules_of(state);
    const int colour = next_colour(state);

    // 1. The stone.
    const bool plain = state.colours == 2 && !rules.triples && !rules.poof;
    const Sweep sweep =
        plain ? lay_and_sweep<true>(state, rules, colour, p) : lay_and_sweep<false>(state, rules, colour, p);
    ++state.stones;

    // 2. Captures, compulsory and all at once (PE-04, PE-05). None of them touches the mover's row.
    if (sweep.may_take) {
        const Taken taken = taken_by(state, colour, p);
        if (events) tell_taken(state, rules, seat, colour, taken, *events);
        take_off(state, colour, taken);
    }

    // 3. The turn, then the end: PE-45 asks what the next player can do.
    pass_turn(state, rules);
    judge_move(state, rules, colour, p, sweep);

    // 4. What players like to hear.
    if (!events) return;
    if (state.end == End::none) {
        tell_shapes(state, rules, seat, colour, p, *events);
        if (state.row_pending)
            events->emplace_back("pente.breakable", "PE-45", std::vector<game::Arg>{{"seat", seat}});
    }
}

}  // namespace

// ---------------------------------------------------------------- parts that others use

int next_colour(const State& state) {
    if (state.phase == Phase::play) return colour_of(state, state.to_move);
    const bool even_first = rules_of(state).opening == Opening::d_pente;  // 4 3 2 1, else 3 2 1 2 1
    return (state.stones_left % 2 == 0) == even_first ? 0 : 1;
}

Taken taken_by(const State& state, int colour, Point p) {
    const Rules& rules = rules_of(state);
    Taken taken;
    if (rules.capture_goal == 0) return taken;
    for (const Line line : kLineKinds) {
        const std::uint32_t own = state.board[colour].window(line, p.x, p.y);
        const std::uint32_t others = others_window(state, colour, line, p);
        if (pair_up(own, others) & 1U) taken.captured.push_back(group(p, line, 1, 2));
        if (pair_down(own, others) & 1U) taken.captured.push_back(group(p, line, -2, -1));
        if (rules.triples && (triple_up(own, others) & 1U)) taken.captured.push_back(group(p, line, 1, 3));
        if (rules.triples && (triple_down(own, others) & 1U))
            taken.captured.push_back(group(p, line, -3, -1));
        if (rules.poof) add_poofed(taken, rules, p, line, own, others);
    }
    return taken;
}

void take_off(State& state, int colour, const Taken& taken) {
    const Rules& rules = rules_of(state);
    for (const auto& points : taken.captured) {
        add_captures(state, colour, worth(state, rules, colour, points));
        for (const Point p : points) remove_stone(state, p);
    }
    const int before = state.stones;
    for (const auto& points : taken.poofed)
        for (const Point p : points) remove_stone(state, p);  // the shared stone goes and counts once
    if (!taken.poofed.empty()) add_captures(state, 1 - colour, before - state.stones);
}

bool all_empty_points_legal(const State& state) { return all_empty_points_legal(state, rules_of(state)); }

bool has_row(const State& state, int colour) {
    const Rules& rules = rules_of(state);
    for (int i = 0; i < Stones::kLines; ++i) {
        const std::uint32_t word = state.board[colour].word(i);
        const std::uint32_t fours = game::parts::runs_of<4>(word);
        if ((fours & (fours >> (rules.row - 4))) == 0) continue;
        if (!rules.exact || game::parts::exact_runs(word, rules.row) > 0) return true;
    }
    return false;
}

std::vector<std::vector<Point>> winning_rows(const State& state) {
    std::vector<std::vector<Point>> rows;
    if (state.end != End::row) return rows;
    const Rules& rules = rules_of(state);
    const auto is_own = [&](Point p) {
        return on_board(state, p) && state.board[static_cast<std::size_t>(state.winner)].has(p.x, p.y);
    };
    const auto beside = [](Point p, Point step, int times) {
        return Point{static_cast<std::int8_t>(p.x + step.x * times),
                     static_cast<std::int8_t>(p.y + step.y * times)};
    };
    for (std::int8_t y = 0; y < state.size; ++y)
        for (std::int8_t x = 0; x < state.size; ++x)
            for (const Point step : {Point{1, 0}, Point{0, 1}, Point{1, 1}, Point{1, -1}}) {
                const Point first{x, y};
                if (!is_own(first) || is_own(beside(first, step, -1))) continue;
                std::vector<Point> row;
                for (Point p = first; is_own(p); p = beside(p, step, 1)) row.push_back(p);
                const auto length = static_cast<int>(row.size());
                if (rules.exact ? length == rules.row : length >= rules.row) rows.push_back(std::move(row));
            }
    return rows;
}

bool is_stuck(const State& state) { return has_no_point_left(state, rules_of(state)); }

void judge_standing(State& state) {
    const Rules& rules = rules_of(state);
    state.end = End::none;
    state.winner = -1;
    state.row_pending = false;
    if (state.phase != Phase::play) return;
    // The seat that moved last is judged first, as it would have been after its move.
    for (int back = 1; back <= state.seats; ++back) {
        const int colour = colour_of(state, (state.to_move + state.seats - back) % state.seats);
        if (!has_row(state, colour)) continue;
        if (!rules.breakable || back > 1) return finish(state, End::row, colour);
        if (has_row(state, 1 - colour)) continue;
        if (!can_break_row(state, colour)) return finish(state, End::row, colour);
        state.row_pending = true;
    }
    for (int back = 1; back <= state.seats; ++back) {
        const int colour = colour_of(state, (state.to_move + state.seats - back) % state.seats);
        if (wins_by_captures(state, rules, colour)) return finish(state, End::captures, colour);
    }
    if (has_no_point_left(state, rules)) finish(state, End::full, -1);
}

// ---------------------------------------------------------------- the Game

core::Result<Options, Reason> Pente::read_options(const game::Setup& setup) {
    const auto infos = variant_infos();
    const game::VariantInfo* info = game::find_variant(infos, setup.variant);
    assert(info && setup.players >= info->min_players && setup.players <= info->max_players);
    Options options;
    options.variant = static_cast<Variant>(info - infos.data());
    options.players = setup.players;
    const auto value = [&](std::string_view name) {
        return game::option_or_default(setup.options, *game::find_option(pente::option_infos(), name));
    };
    options.size = static_cast<int>(*core::read_number(value("size")));
    options.three = value("three") == "any" ? Three::any : Three::free;
    const bool three_given = std::any_of(setup.options.begin(), setup.options.end(),
                                         [](const auto& given) { return given.first == "three"; });
    if (three_given && !rules_of(options.variant).no_double_three)
        return core::fail(Reason("option-not-here", "PE-26",
                                 {{"option", std::string("three")}, {"variant", setup.variant}}));
    if (value("begins") == "lot") {
        options.begins = Options::kLot;
        return options;
    }
    options.begins = static_cast<int>(*core::read_number(value("begins")));
    if (options.begins >= setup.players)
        return core::fail(
            Reason("bad-option-value", "PE-11",
                   {{"option", std::string("begins")}, {"value", std::string(value("begins"))}}));
    return options;
}

State Pente::initial(const Options& options) {
    State state;
    state.variant = options.variant;
    state.size = static_cast<std::uint8_t>(options.size);
    state.three = options.three;
    state.seats = static_cast<std::uint8_t>(options.players);
    state.colours = options.variant == Variant::pairs ? 2 : state.seats;  // PE-15
    if (options.begins == Options::kLot)
        state.phase = Phase::lot;
    else
        begin(state, options.begins);
    return state;
}

SeatSet Pente::actors(const State& state) {
    if (state.end != End::none) return {};
    return state.phase == Phase::lot ? Seat::chance() : Seat::player(state.to_move);
}

void Pente::legal_moves(const State& state, Seat seat, Moves& out) {
    out.clear();
    if (!actors(state).has(seat)) return;
    if (state.phase == Phase::lot) {
        for (int s = 0; s < state.seats; ++s) out.push_back(Move::start(s));
        return;
    }
    if (!lays_stones(state)) {
        out.push_back(Move::choice(Move::Choice::take_first));
        out.push_back(Move::choice(Move::Choice::take_second));
        if (state.phase == Phase::offer) out.push_back(Move::choice(Move::Choice::add));
        return;
    }
    const Rules& rules = rules_of(state);
    const bool all = all_empty_points_legal(state, rules);
    for (std::int8_t y = 0; y < state.size; ++y) {
        std::uint32_t empty = ((1U << state.size) - 1) << Stones::kPad;
        for (int c = 0; c < state.colours; ++c) empty &= ~state.board[c].row(y);
        for (; empty != 0; empty &= empty - 1) {
            const Point p{static_cast<std::int8_t>(std::countr_zero(empty) - Stones::kPad), y};
            if (all || refused_on_empty(state, rules, p) == Refusal::none) out.push_back(Move::stone(p));
        }
    }
}

std::optional<Reason> Pente::why_illegal(const State& state, Seat seat, Move move) {
    if (state.end != End::none) return Reason("game-over", "");
    if (!actors(state).has(seat))
        return Reason("not-your-turn", "", {{"seat", seat}, {"turn", *actors(state).begin()}});
    if (state.phase == Phase::lot)
        return move.is_start() && move.seat() < state.seats
                   ? std::nullopt
                   : std::optional(Reason("pente.lot-first", "PE-11"));
    if (!lays_stones(state)) {
        const bool add = move.is_choice() && move.choice() == Move::Choice::add;
        if (!move.is_choice() || (add && state.phase != Phase::offer))
            return Reason(
                "pente.choose-side",
                state.phase == Phase::offer || rules_of(state).opening == Opening::swap2 ? "PE-47" : "PE-43");
        return std::nullopt;
    }
    if (!move.is_stone()) return Reason("pente.lay-stone", "PE-04");
    const Point p = move.point();
    if (!on_board(state, p))
        return Reason("pente.off-board", "PE-01", {{"size", static_cast<int>(state.size)}});
    const Refusal refusal =
        !is_empty(state, p) ? Refusal::taken : refused_on_empty(state, rules_of(state), p);
    if (refusal == Refusal::none) return std::nullopt;
    return to_reason(state, refusal, p);
}

void Pente::apply(State& state, Seat seat, Move move, Events* events) {
    assert(actors(state).has(seat));
    if (move.is_stone()) {
        lay_stone(state, seat, move.point(), events);
    } else if (move.is_choice()) {
        choose(state, move.choice());
        if (events) {
            const bool add = move.choice() == Move::Choice::add;
            const bool first = move.choice() == Move::Choice::take_first;
            events->emplace_back(add     ? "pente.adds"
                                 : first ? "pente.takes-first"
                                         : "pente.takes-second",
                                 rules_of(state).opening == Opening::d_pente ? "PE-43" : "PE-47",
                                 std::vector<game::Arg>{{"seat", seat}});
        }
    } else {
        begin(state, move.seat());
        if (events) events->push_back(game::begins_by_lot(Seat::player(move.seat()), "PE-11"));
    }
}

/// Where captures alone count, a stone that takes nothing brings nothing: most do.
int Pente::gain(const State& state, Seat seat, Move move) {
    const Rules& rules = rules_of(state);
    if (rules.counting == Counting::none && move.is_stone()) {
        const int colour = next_colour(state);
        const bool is_usual = state.colours == 2 && !rules.triples && !rules.poof;
        const std::uint32_t may_take = is_usual ? may_take_pairs(state, colour, move.point())
                                                : may_take_specially(state, rules, colour, move.point());
        if (may_take == 0) return 0;
    }
    return game::gain_by_playing<Pente>(state, seat, move);
}

Move Pente::random_move(const State& state, Seat seat, core::Rng& rng) {
    const Rules& rules = rules_of(state);
    if (lays_stones(state) && only_centre_is_legal(state, rules)) return Move::stone(centre_of(state.size));
    const std::uint32_t size = state.size, points = size * size;
    // Draw points until one is legal: as fair as drawing from the list and much faster while
    // the board is not nearly full.
    if (lays_stones(state) && state.stones * 8U < points * 7U) {
        const bool all = all_empty_points_legal(state, rules);
        for (int tries = 0; tries < 1000; ++tries) {
            const std::uint32_t drawn = rng.below(points);
            const std::uint32_t y = drawn * kInverse[size] >> 16;
            const Point p{static_cast<std::int8_t>(drawn - y * size), static_cast<std::int8_t>(y)};
            if (is_empty(state, p) && (all || refused_on_empty(state, rules, p) == Refusal::none))
                return Move::stone(p);
        }
    }
    Moves moves;
    legal_moves(state, seat, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

std::uint64_t Pente::hash(const State& state) {
    core::Hash hash;
    hash.add(static_cast<std::uint64_t>(state.variant) | state.size << 8 | state.seats << 16 |
             static_cast<std::uint64_t>(state.three) << 24);
    hash.add(static_cast<std::uint64_t>(state.phase) | state.to_move << 8 | state.stones_left << 16 |
             static_cast<std::uint64_t>(state.swapped) << 24);
    hash.add(static_cast<std::uint64_t>(state.end) | static_cast<std::uint64_t>(state.winner + 1) << 8 |
             static_cast<std::uint64_t>(state.row_pending) << 16);
    for (int c = 0; c < state.colours; ++c) {
        hash.add(state.captures[c]);
        for (int y = 0; y < state.size; ++y) hash.add(state.board[c].row(y));
    }
    return hash.value();
}

bool Pente::is_consistent(const State& state) {
    std::array<Stones, kMaxColours> again{};
    int stones = 0;
    for (std::int8_t y = 0; y < state.size; ++y) {
        for (std::int8_t x = 0; x < state.size; ++x) {
            int here = 0;
            for (int c = 0; c < state.colours; ++c)
                if (state.board[c].has(x, y)) again[c].flip(x, y), ++here;
            if (here > 1) return false;
            stones += here;
        }
    }
    return again == state.board && stones == state.stones;
}

}  // namespace games::pente
