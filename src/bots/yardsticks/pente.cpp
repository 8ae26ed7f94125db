#include "bots/yardsticks/pente.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "game/erased.h"

namespace bots::yardsticks {

using game::parts::Line;
using games::pente::Moves;
using games::pente::Point;
using games::pente::State;
using games::pente::Stones;
using Rules = games::pente::Pente;

namespace {

constexpr int kWon = 1'000'000, kSure = 900'000, kEndless = 2'000'000;

// By length, 0 to 4: a row with both ends open, and one with a single open end.
constexpr std::array<int, 5> kOpen{0, 0, 40, 400, 5000}, kHalfOpen{0, 0, 10, 60, 600};
constexpr int kPairInPeril = -50;  // two with an enemy at one end: the other end takes them (PE-04)
constexpr std::array<int, 6> kPairs{0, 80, 200, 400, 900, 900};
constexpr double kHalfWon = 600;  // the worth that makes a win three times as likely as a loss

/// The rows of one colour in one line; the words are of the same line.
int rows(std::uint32_t own, std::uint32_t other, std::uint32_t board) {
    int total = 0;
    const std::uint32_t empty = board & ~own & ~other;
    while (own != 0) {
        const int from = std::countr_zero(own), length = std::countr_one(own >> from);
        own &= ~(((1U << length) - 1) << from);
        const auto ends = [&](std::uint32_t word) {
            return static_cast<int>((word >> (from - 1)) & 1U) +
                   static_cast<int>((word >> (from + length)) & 1U);
        };
        const auto known = static_cast<std::size_t>(std::min(length, 4));
        const int open = ends(empty);
        if (open == 2)
            total += kOpen[known];
        else if (open == 1)
            total += length == 2 && ends(other) == 1 ? kPairInPeril : kHalfOpen[known];
    }
    return total;
}

/// Calls `visit` with each line of the board and one of its points.
template <class Visit>
void for_each_line_of(int size, Visit&& visit) {
    for (int i = 0; i < size; ++i) {
        visit(Line::row, 0, i);
        visit(Line::column, i, 0);
    }
    for (int d = 1 - size; d < size; ++d) visit(Line::rising, std::max(d, 0), std::max(-d, 0));
    for (int s = 0; s < 2 * size - 1; ++s)
        visit(Line::falling, std::max(s - size + 1, 0), std::min(s, size - 1));
}

int pairs_of(const State& state, int colour) {
    const int unit = games::pente::rules_of(state).count_stones ? 2 : 1;
    return kPairs[static_cast<std::size_t>(std::min(state.captures[colour] / unit, 5))];
}

/// What the position is worth to a seat, `ply` moves from the root: sooner wins are worth more.
int worth_to(const State& state, int seat, int ply) {
    const int colour = games::pente::colour_of(state, seat);
    if (state.end == games::pente::End::none) return worth(state, colour);
    if (state.winner < 0) return 0;
    return state.winner == colour ? kWon - ply : ply - kWon;
}

/// Every point at most `reach` steps from a stone, as bits of the rows.
std::array<std::uint32_t, games::pente::kMaxSize> near_stones(const State& state, int reach) {
    std::array<std::uint32_t, games::pente::kMaxSize> wide{}, out{};
    for (int y = 0; y < state.size; ++y) {
        const std::uint32_t stones = state.board[0].row(y) | state.board[1].row(y);
        for (int by = 0; by <= reach; ++by) wide[y] |= stones << by | stones >> by;
    }
    for (int y = 0; y < state.size; ++y)
        for (int from = std::max(y - reach, 0); from <= std::min(y + reach, state.size - 1); ++from)
            out[y] |= wide[from];
    return out;
}

/// The legal moves worth a look; all of them on an empty board, and all that are no stones.
void candidates(const State& state, Moves& out) {
    Moves legal;
    Rules::legal_moves(state, game::Seat::player(state.to_move), legal);
    out.clear();
    if (state.stones == 0) out = legal;
    for (int reach = 2; out.empty(); ++reach) {
        const auto near = near_stones(state, reach);
        for (const auto move : legal) {
            const Point p = move.point();
            if (!move.is_stone() || (near[p.y] >> (p.x + Stones::kPad) & 1U)) out.push_back(move);
        }
    }
}

State after(const State& state, games::pente::Move move) {
    State next = state;
    Rules::apply(next, game::Seat::player(state.to_move), move, nullptr);
    return next;
}

/// The most promising first: what has a good worth once it is played.
void order(const State& state, Moves& moves) {
    struct Ranked {
        int worth;
        games::pente::Move move;
    };
    core::FixedVector<Ranked, Moves::capacity()> ranked;
    for (const auto move : moves) ranked.push_back({worth_to(after(state, move), state.to_move, 0), move});
    std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.move < b.move;
    });
    moves.clear();
    for (const Ranked& each : ranked) moves.push_back(each.move);
}

}  // namespace

int worth(const State& state, int colour) {
    int total = pairs_of(state, colour) - pairs_of(state, colour ^ 1);
    for_each_line_of(state.size, [&](Line line, int x, int y) {
        const std::uint32_t own = state.board[colour].line(line, x, y);
        const std::uint32_t other = state.board[colour ^ 1].line(line, x, y);
        if ((own | other) == 0) return;
        const std::uint32_t board =
            game::parts::line_on_board<games::pente::kMaxSize>(line, x, y, state.size);
        total += rows(own, other, board) - rows(other, own, board);
    });
    return total;
}

Pente::Pente(int depth) : deepest_(std::clamp(depth, 1, kMaxDepth)) {}

bool Pente::begin(const game::AnyView& view, game::Seat seat, std::uint64_t) {
    const State* state = view.as<Rules>();
    if (!state || state->colours != 2 || !seat.is_player() || !Rules::actors(*state).has(seat)) return false;
    value_ = 0;
    nodes_ = 0;
    size_ = 0;
    depth_ = 1;
    push(*state, depth_, -kEndless, kEndless);
    best_ = stack_[0].moves[0];
    done_ = stack_[0].moves.size() == 1;
    return true;
}

bool Pente::think(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + nodes;
    while (!done_ && nodes_ < until) step();
    return done_;
}

Thought Pente::best() const {
    Thought thought;
    thought.move = game::erase<Rules>(best_);
    thought.line = {thought.move};
    thought.chance = 0.5 + 0.5 * value_ / (std::abs(value_) + kHalfWon);
    thought.nodes = nodes_;
    thought.depth = done_ ? depth_ : depth_ - 1;
    return thought;
}

void Pente::push(const State& state, int depth, int alpha, int beta) {
    Frame& frame = stack_[static_cast<std::size_t>(size_++)];
    frame.state = state;
    frame.next = 0;
    frame.depth = depth;
    frame.alpha = alpha;
    frame.beta = beta;
    frame.value = -kEndless;
    candidates(state, frame.moves);
    if (depth == 1 && size_ > 1) return;  // each is looked at once anyway
    order(state, frame.moves);
    nodes_ += frame.moves.size();
}

void Pente::step() {
    Frame& frame = stack_[static_cast<std::size_t>(size_ - 1)];
    if (frame.next == frame.moves.size() || frame.alpha >= frame.beta) {
        if (size_ == 1) return finish_root();
        --size_;
        Frame& parent = stack_[static_cast<std::size_t>(size_ - 1)];
        const bool same_side = frame.state.to_move == parent.state.to_move;  // a second stone (PE-48)
        return count(parent, parent.moves[parent.next - 1], same_side ? frame.value : -frame.value);
    }
    const Move move = frame.moves[frame.next++];
    const State next = after(frame.state, move);
    ++nodes_;
    if (frame.depth == 1 || next.end != games::pente::End::none)
        return count(frame, move, worth_to(next, frame.state.to_move, size_));
    if (next.to_move == frame.state.to_move)
        push(next, frame.depth - 1, frame.alpha, frame.beta);
    else
        push(next, frame.depth - 1, -frame.beta, -frame.alpha);
}

void Pente::count(Frame& frame, Move move, int value) {
    if (value <= frame.value) return;
    frame.value = value;
    frame.move = move;
    frame.alpha = std::max(frame.alpha, value);
}

/// One depth is searched: its best move leads the next one.
void Pente::finish_root() {
    Frame& root = stack_[0];
    best_ = root.move;
    value_ = root.value;
    done_ = depth_ == deepest_ || std::abs(value_) > kSure;
    if (done_) return;
    const auto at = std::find(root.moves.begin(), root.moves.end(), best_);
    std::rotate(root.moves.begin(), at, at + 1);
    root.next = 0;
    root.depth = ++depth_;
    root.alpha = root.value = -kEndless;
}

}  // namespace bots::yardsticks
