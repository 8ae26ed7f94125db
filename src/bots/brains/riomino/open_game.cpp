#include "bots/brains/riomino/open_game.h"

#include <algorithm>
#include <bit>

#include "core/hash.h"

namespace bots::brains::riomino {

using search::Judgement;
using search::Key;
using search::Verdict;

template <int N>
OpenGame<N>::OpenGame(const rio::State& state)
    : floating_(state.variant == rio::Variant::wizard), remembered_(kRemembered) {
    cell_of_.fill(-1);
    int cell = 0;
    for (const rio::Square square : state.field) {
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
            places_[symmetry][cell] = moved_by(Place{rio::x_of(square), rio::y_of(square)}, symmetry);
        cell_of_[square] = static_cast<std::int8_t>(cell++);
    }
    for (const rio::Square square : state.field) connect(square, state.field);
}

template <int N>
void OpenGame<N>::connect(rio::Square square, const rio::SquareSet& field) {
    const int cell = cell_of_[square];
    for (int side = 0; side < rio::kSides; ++side) {
        const int next = rio::kBeside[square][side];
        const int other = next < 0 ? -1 : cell_of_[next];
        beside_[cell][side] = static_cast<std::int8_t>(other);
        if (other < 0) continue;
        around_[cell].add(other);
        (side == rio::kNorth || side == rio::kSouth ? upright_ : level_)[cell].add(other);
    }
    for (const rio::Square other : field)
        if (!floating_ || rio::kFramed[square].has(other)) framed_[cell].add(cell_of_[other]);
}

template <int N>
typename OpenGame<N>::Position OpenGame<N>::position(const rio::State& state) const {
    Position position;
    for (const rio::Square square : state.field) {
        const int cell = cell_of_[square];
        position.live.add(cell);
        if (state.open.has(square)) position.touched.add(cell);
        position.needs[cell] = state.needs[square];
    }
    for (int seat = 0; seat < rio::kSeats; ++seat) {
        for (int face = 0; face < rio::kFaces; ++face)
            position.stock[seat] += state.stock[seat][face] * one_of(face);
        position.faces[seat] = static_cast<std::uint8_t>(faces_in(position.stock[seat]));
    }
    position.mover = state.to_move;
    drop_dead(position, position.live);
    return position;
}

// ---------------------------------------------------------------- playing

template <int N>
void OpenGame<N>::drop_dead(Position& position, const Cells& among) const {
    const PatternSet there = kPatternsOf[any_faces(position)];
    for (const int cell : position.live & position.touched & among)
        if ((accepted(position, cell) & there) == 0) position.live.remove(cell);
}

template <int N>
void OpenGame<N>::play(Position& position, Move move) const {
    const int cell = move.cell, face = rio::face_of(move.pattern), seat = position.mover;
    position.live.remove(cell);
    if (floating_) position.live = position.live & framed_[cell];
    for (int side = 0; side < rio::kSides; ++side) {
        const int next = beside_[cell][side];
        if (next < 0) continue;
        const int other = rio::opposite(side);
        position.needs[next] = static_cast<rio::Needs>(
            position.needs[next] - (rio::kFree - rio::kEdges[move.pattern][side]) * rio::kPlace[other]);
        position.touched.add(next);
    }
    const FaceSet before = any_faces(position);
    position.stock[seat] -= one_of(face);
    if (count_at(position.stock[seat], face) == 0)
        position.faces[seat] = static_cast<std::uint8_t>(position.faces[seat] & ~(1U << face));
    drop_dead(position, any_faces(position) == before ? around_[cell] : position.live);
    position.mover = static_cast<std::uint8_t>(1 - seat);
}

/// A player has enough of a face when it could not run out even if he laid it wherever it fits.
/// Of moves that show the neighbours the same, one with such a die is as good as any.
template <int N>
PatternSet OpenGame<N>::without_dominated(const Position& position, int cell, PatternSet patterns,
                                          FaceSet ample) const {
    const auto shown = [&](int pattern) {
        int values = 0;
        for (int side = 0; side < rio::kSides; ++side) {
            const int next = beside_[cell][side];
            if (next >= 0 && position.live.has(next))
                values = values * rio::kValues + rio::kEdges[static_cast<std::size_t>(pattern)][side];
        }
        return values;
    };
    PatternSet kept = 0;
    std::array<std::uint64_t, 4> covered{};  // values shown, up to 256
    for (const bool with_enough : {true, false}) {
        const PatternSet cheap = kPatternsOf[ample];
        for (PatternSet left = patterns & (with_enough ? cheap : ~cheap); left != 0; left &= left - 1) {
            const int pattern = std::countr_zero(left), values = shown(pattern);
            const std::uint64_t bit = std::uint64_t{1} << (values & 63);
            if (covered[values >> 6] & bit) continue;
            if (with_enough) covered[values >> 6] |= bit;
            kept |= PatternSet{1} << pattern;
        }
    }
    return kept;
}

template <int N>
void OpenGame<N>::moves(const Position& position, Moves& out) const {
    out.clear();
    const int seat = position.mover;
    const PatternSet own = kPatternsOf[position.faces[seat]];
    Counts takers = (position.live - position.touched).size() * kOneEach;
    for (const int cell : position.live & position.touched)
        takers += kOneOfEach[faces_of(accepted(position, cell))];
    const FaceSet ample =
        position.faces[seat] & faces_in(where_at_most(takers, position.stock[seat]) & kOneEach);
    for (const int cell : position.live & position.touched) {
        PatternSet patterns = one_of_alike(accepted(position, cell) & own, axes_of(position.live, cell));
        if ((patterns & kPatternsOf[ample]) != 0 && !std::has_single_bit(patterns))
            patterns = without_dominated(position, cell, patterns, ample);
        for (; patterns != 0; patterns &= patterns - 1)
            out.push_back(
                {static_cast<std::uint8_t>(cell), static_cast<rio::Pattern>(std::countr_zero(patterns))});
    }
}

// ---------------------------------------------------------------- judging

template <int N>
typename OpenGame<N>::Cells OpenGame<N>::spread(Cells from, const Cells& among) const {
    Cells fresh = from;
    while (!fresh.empty()) {
        Cells next;
        for (const int cell : fresh) next = next | around_[cell];
        fresh = (next & among) - from;
        from = from | fresh;
    }
    return from;
}

/// Whether all live cells lie in one frame: no die can take another cell out of it any more.
template <int N>
bool OpenGame<N>::frame_is_at_rest(const Cells& live) const {
    if (!floating_) return true;
    for (const int cell : live)
        if (!(live - framed_[cell]).empty()) return false;
    return true;
}

template <int N>
typename OpenGame<N>::Survey OpenGame<N>::survey(const Position& position) const {
    Survey out;
    const FaceSet there = any_faces(position);
    const std::array<PatternSet, 2> stock{kPatternsOf[position.faces[0]], kPatternsOf[position.faces[1]]};
    for (const int cell : position.live - position.touched) {
        out.axes[cell] = kBoth;
        out.takers += kOneOfEach[there];
        ++out.untouched;
    }
    for (const int cell : position.live & position.touched) {
        const Axes axes = axes_of(position.live, cell);
        const PatternSet patterns = accepted(position, cell);
        const FaceSet faces = faces_of(patterns) & there;
        out.axes[cell] = axes;
        out.faces[cell] = static_cast<std::uint8_t>(faces);
        out.takers += kOneOfEach[faces];
        for (int seat = 0; seat < rio::kSeats; ++seat) {
            out.moves[seat] += std::popcount(one_of_alike(patterns & stock[seat], axes));
            out.choices[seat] += std::popcount(faces & position.faces[seat]);
        }
        const bool first = (faces & position.faces[0]) != 0, second = (faces & position.faces[1]) != 0;
        out.cells[0] += first;
        out.cells[1] += second;
        if (axes == kNone) out.apart.add(cell);
        if (!first || !second) {
            const int owner = second;
            out.own[owner].add(cell);
            if (axes == kNone) out.own_apart[owner].add(cell);
        } else if (axes == kNone) {
            out.shared_apart.add(cell);
        }
    }
    return out;
}

/// Whether a player can surely fill so many of these cells, each with a die of its own. Cells with
/// the least choice come first; a greedy try, so a no may be wrong.
template <int N>
bool OpenGame<N>::can_fill(const Position& position, const Survey& survey, const Cells& cells, int wanted,
                           int seat) {
    Counts stock = position.stock[seat];
    int spare = cells.size() - wanted;
    Cells left = cells;
    for (int choices = 1; spare >= 0 && !left.empty(); ++choices)
        for (const int cell : left) {
            const FaceSet faces = survey.faces[cell] & position.faces[seat];
            if (std::popcount(faces) > choices) continue;
            left.remove(cell);
            int best = -1;
            for (FaceSet rest = faces; rest != 0; rest &= rest - 1) {
                const int face = std::countr_zero(rest);
                if (count_at(stock, face) > (best < 0 ? 0 : count_at(stock, best))) best = face;
            }
            if (best >= 0)
                stock -= one_of(best);
            else
                --spare;
        }
    return spare >= 0;
}

/// Cells apart that only one player can use are his for as long as he likes. When he has at least
/// as many of them as the other can find moves elsewhere, he has won; cells apart that both can
/// use come in pairs, one each.
template <int N>
Verdict OpenGame<N>::by_bounds(const Position& position, const Survey& survey) const {
    const int shared = survey.shared_apart.size();
    for (const int seat : {1 - position.mover, static_cast<int>(position.mover)}) {
        const int other = 1 - seat;
        const bool moves_first = seat == position.mover;
        const int dice = total(position.stock[other]);
        const int elsewhere = survey.cells[other] - shared + survey.untouched;
        // With an odd number shared, who moves first gets the odd one.
        const int wanted = std::min(elsewhere, dice) + ((shared % 2 == 1) != moves_first);
        if (survey.own_apart[seat].size() < wanted) continue;
        const Cells needed = survey.own_apart[seat] | survey.shared_apart;
        if (can_fill(position, survey, needed, needed.size(), seat))
            return moves_first ? Verdict::won : Verdict::lost;
        // Leaving the shared cells to the other.
        const int all = std::min(elsewhere + shared, dice) + moves_first;
        if (can_fill(position, survey, survey.own_apart[seat], all, seat))
            return moves_first ? Verdict::won : Verdict::lost;
    }
    return Verdict::open;
}

/// Fitted to which replies turned out to be lost, then tuned on the number of positions that
/// expert throws need; docs/decisions/riomino-solver.md.
template <int N>
int OpenGame<N>::hope(const Position& position, const Survey& survey) {
    const int o = position.mover, u = 1 - o;
    const int shared = survey.shared_apart.size();
    return -13 * survey.moves[o] + 2 * survey.moves[u] - 4 * survey.cells[o] + 5 * survey.cells[u] -
           12 * survey.own[o].size() + 13 * survey.own[u].size() - 28 * survey.own_apart[o].size() +
           28 * survey.own_apart[u].size() + 4 * shared - 12 * (shared & 1) + survey.choices[u] -
           5 * survey.untouched + (survey.moves[o] <= 1 ? 12 : 0);
}

template <int N>
Judgement OpenGame<N>::judge(Position& position) const {
    if (!(position.live - position.touched).empty())
        position.live = spread(position.live & position.touched, position.live);
    Judgement out;
    const Survey found = survey(position);
    if (found.moves[position.mover] == 0) {  // RM-10
        out.verdict = Verdict::lost;
        return out;
    }
    const bool at_rest = frame_is_at_rest(position.live);
    if (bounds_ && at_rest) out.verdict = by_bounds(position, found);
    if (out.verdict != Verdict::open) return out;
    out.hope = hope(position, found);
    out.key = key(position, found, at_rest);
    return out;
}

// ---------------------------------------------------------------- keys

namespace {

Key hashed(std::uint64_t value) {
    return {core::mix(value ^ 0x243f6a8885a308d3ULL), core::mix(value ^ 0x13198a2e03707344ULL)};
}
Key operator+(Key a, Key b) { return {a.check + b.check, a.place + b.place}; }

constexpr std::uint32_t kUntouched = 1U << rio::kPatterns;
// Kinds of things in a key, far apart.
constexpr std::uint64_t kStockKind = std::uint64_t{1} << 60, kOtherKind = std::uint64_t{2} << 60,
                        kApartKind = std::uint64_t{3} << 60, kGroupKind = std::uint64_t{4} << 60;

}  // namespace

/// The lowest of the keys that the eight symmetries give the group, wherever it lies.
template <int N>
Key OpenGame<N>::canonical(const Cells& group, const std::array<std::uint32_t, N>& marks) const {
    Key best{~std::uint64_t{0}, 0};
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        Place corner{rio::kWidth, rio::kWidth};
        for (const int cell : group) {
            const Place place = places_[symmetry][cell];
            corner = {std::min(corner.x, place.x), std::min(corner.y, place.y)};
        }
        Key sum{};
        for (const int cell : group) {
            const Place place = places_[symmetry][cell];
            const std::uint64_t mark =
                moved_by(marks[cell] & (kUntouched - 1), symmetry) | (marks[cell] & kUntouched);
            const auto at =
                static_cast<std::uint64_t>((place.y - corner.y) * rio::kWidth + place.x - corner.x);
            sum = sum + hashed(kGroupKind | at << 32 | mark);
        }
        const Key key{core::mix(sum.check), core::mix(sum.place)};
        if (key.check < best.check) best = key;
    }
    return best;
}

template <int N>
Key OpenGame<N>::key_of_group(const Position& position, const Survey& survey, const Cells& group) const {
    const PatternSet there = kPatternsOf[any_faces(position)];
    std::array<std::uint32_t, N> marks;
    std::uint64_t sum = 0;
    for (const int cell : group) {
        marks[cell] = position.touched.has(cell)
                          ? with_alike(accepted(position, cell) & there, survey.axes[cell])
                          : there | kUntouched;
        sum += core::mix(static_cast<std::uint64_t>(cell) << 32 | marks[cell]);
    }
    Remembered& slot = remembered_[sum >> 48];
    if (slot.group != sum) slot = {sum, canonical(group, marks)};
    return slot.key;
}

/// The groups of joined cells, the cells apart by the faces they accept, and of the stocks what
/// can still be laid. While the frame can move, everything hangs together.
template <int N>
Key OpenGame<N>::key(const Position& position, const Survey& survey, bool at_rest) const {
    Key sum{};
    if (at_rest) {
        for (const int cell : survey.apart) sum = sum + hashed(kApartKind | survey.faces[cell]);
        Cells left = position.live - survey.apart;
        while (!left.empty()) {
            Cells group;
            group.add(left.first());
            group = spread(group, left);
            sum = sum + key_of_group(position, survey, group);
            left = left - group;
        }
    } else {
        sum = key_of_group(position, survey, position.live);
    }
    // The dice that one player can still lay, altogether and of each face.
    const auto most = static_cast<Counts>((position.live.size() + 1) / 2);
    const Counts limit = least(survey.takers, most * kOneEach);
    const Key own = hashed(kStockKind | least(position.stock[position.mover], limit));
    const Key other = hashed(kOtherKind | least(position.stock[1 - position.mover], limit));
    sum = sum + own + other;
    return {core::mix(sum.check), core::mix(sum.place)};
}

template class OpenGame<32>;
template class OpenGame<64>;
template class OpenGame<96>;

}  // namespace bots::brains::riomino
