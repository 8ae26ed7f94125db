#include "learn/encodings/rivero_penta.h"

#include <array>
#include <bit>

#include "learn/encodings/cards.h"

namespace learn {

using namespace games::rivero_penta;
using Stored = Encoding<RiveroPenta>;

namespace {

constexpr int kCentre = kColumns / 2, kBridgeCell = RiverCard::kKinds + 1, kLaidNow = 64;

int number_of(Square square) {
    return static_cast<int>(square.row()) * kColumns + ((square.x() + kCentre) & (kColumns - 1));
}

/// A cell for each square: 0, a card from 1, or a bridge; 64 more where the turn laid it.
void put_field(const Open& open, Pen& pen) {
    Cell* field = pen.blank(kRows * kColumns);
    const auto& rivers = open.table.rivers;
    const auto& values = open.table.values;
    for (std::size_t row = 0; row < kRows; ++row) {
        // The numbers of river and value in binary: a word for each digit, a bit for each square.
        const auto river = [&](auto... at) { return (rivers[at].rows[row] | ...); };
        const auto value = [&](auto... at) { return (values[at].rows[row] | ...); };
        const std::array<std::uint64_t, 2> river_digits{river(1U, 3U), river(2U, 3U)};
        const std::array<std::uint64_t, 4> value_digits{value(1U, 3U, 5U, 7U, 9U), value(2U, 3U, 6U, 7U),
                                                        value(4U, 5U, 6U, 7U), value(8U, 9U)};
        const auto digit = [](std::uint64_t word, int column) {
            return static_cast<int>(word >> column & 1U);
        };
        Cell* cells = field + row * kColumns;
        for (std::uint64_t left = river(0U, 1U, 2U, 3U); left != 0; left &= left - 1) {
            const int at = std::countr_zero(left);
            int card = 1;
            for (int i = 0; i < 2; ++i)
                card += digit(river_digits[static_cast<std::size_t>(i)], at) * (10 << i);
            for (int i = 0; i < 4; ++i) card += digit(value_digits[static_cast<std::size_t>(i)], at) << i;
            cells[at ^ kCentre] = static_cast<Cell>(card);
        }
        for (std::uint64_t left = open.table.bridges.rows[row]; left != 0; left &= left - 1)
            cells[std::countr_zero(left) ^ kCentre] = kBridgeCell;
    }
    for (const Square square : open.placed) {
        Cell& at = field[number_of(square)];
        at = static_cast<Cell>(at + kLaidNow);
    }
}

}  // namespace

Stored::Encoding(const State&) {
    layout_.add("field", {kRows, kColumns});
    layout_.add("open_discards", {kKinds});
    layout_.add("closed_actions", {game::kActionKinds});
    layout_.add("open_actions", {game::kActionCards});
    layout_.add("ocean", {1});
    layout_.add("forgotten", {1});
    layout_.add("phase", {1});
    layout_.add("plays_left", {1});
    layout_.add("penalty", {1});
    layout_.add("choices", {7});
    layout_.add("hand", {kKinds});
    layout_.add("own_discards", {kKinds});
    layout_.add("shuffled_in", {kKinds});
    layout_.add("scores", {kSeats});
    layout_.add("hand_sizes", {kSeats});
    layout_.add("face_down", {kSeats});
    layout_.add("turn", {1});
}

void Stored::observe_common(const View& view, Cell* out) const {
    Pen pen(out);
    const Open& open = view.open;
    put_field(open, pen);
    put_heap(open.discards, pen);
    for (const int left : open.closed_pile) put_small(pen, left);
    Cell* pile = pen.blank(game::kActionCards);
    for (const ActionCard card : open.open_pile) *pile++ = cell(static_cast<int>(card) + 1);
    put_small(pen, view.counts.ocean, view.counts.forgotten, open.phase, open.plays_left, open.penalty);
    const Choices& choices = open.choices;
    put_small(pen, choices.identical, choices.join_over_five, choices.free_discard, choices.loose_bridge,
              choices.long_penta, choices.refill, choices.bridge_at_source);
}

void Stored::observe_own(const View& view, int seat, Moment, Cell* out) const {
    Pen pen(out);
    const Open& open = view.open;
    const auto* own = std::get_if<View::Own>(&view.known);
    put_heap(own ? own->hand : RiverCards(), pen);
    put_heap(own ? own->face_down : RiverCards(), pen);
    put_heap(own ? own->memory.in_ocean : RiverCards(), pen);
    const auto mine = static_cast<std::size_t>(seat), other = 1 - mine;
    pen.put_all(open.scores[mine], open.scores[other]);
    put_small(pen, view.counts.hands[mine], view.counts.hands[other]);
    put_small(pen, view.counts.face_down[mine], view.counts.face_down[other]);
    pen.put(open.to_move != seat);
}

int Stored::action(const State&, int, Move move, int rank) const {
    switch (move.kind()) {
        case Move::Kind::place: return move.card().index() * kSquares + number_of(move.square());
        case Move::Kind::discard: return kDiscard + move.card().index();
        case Move::Kind::pass: return kPass;
        case Move::Kind::give_up: return kGiveUp;
        case Move::Kind::bridge: return kBridge + number_of(move.square());
        case Move::Kind::tap: return kTap + number_of(move.first()) * 2 + move.upright();
        default: return kListed + rank;
    }
}

static_assert(Encoded<RiveroPenta>);

}  // namespace learn
