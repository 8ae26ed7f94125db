#include "learn/encodings/penta_rush.h"

namespace learn {

using namespace games::penta_rush;
using Stored = Encoding<PentaRush>;

namespace {

/// What lies open of one seat.
constexpr int kOfSeat = kShapes + kPuzzleRounds + 3;

void put_seat(const Table& table, int seat, Pen& pen) {
    const auto at = static_cast<std::size_t>(seat);
    for (const Tile& tile : table.plans[at]) pen.put(static_cast<int>(tile.mark));
    for (int round = 0; round < kPuzzleRounds; ++round)
        pen.put(round < judged_rounds(table) ? table.scores[at][static_cast<std::size_t>(round)] : 0);
    pen.put_all(table.timer_marks[at], is_done(table, seat), table.flipped_by == seat);
}

void put_pad(const Pad* pad, Pen& pen) {
    Cell* squares = pen.blank(kSquares);
    Cell* shapes = pen.blank(kShapes);
    if (!pad) return;
    for (const std::uint16_t outline : pad->outlines) {
        const Placement& placement = placements()[outline];
        for (const Square square : placement.squares) ++squares[square];
        ++shapes[static_cast<int>(placement.shape)];
    }
}

}  // namespace

Stored::Encoding(const State& start) {
    layout_.add("board", {kSide, kSide});
    layout_.add("outlines", {kSide, kSide});
    layout_.add("outlined_shapes", {kShapes});
    layout_.add("covered", {kSide, kSide});
    layout_.add("dice", {kSymbols});
    layout_.add("seats", {start.seats, kOfSeat});
    layout_.add("phase", {1});
    layout_.add("round", {1});
    layout_.add("sand_left", {1});
}

void Stored::observe_own(const View& view, int seat, Moment moment, Cell* out) const {
    Pen pen(out);
    const Table& table = view.table;
    const auto at = static_cast<std::size_t>(seat);
    for (const Symbol symbol : table.boards[at]) pen.put(symbol);
    put_pad(view.pad_of(seat), pen);
    const SquareSet covered = covered_by(table.plans[at]);
    for (int square = 0; square < kSquares; ++square) pen.put(covered.has(static_cast<Square>(square)));
    const Counts dice = table.roll < 0 ? 0 : dice_of(table);
    for (int symbol = 0; symbol < kSymbols; ++symbol) pen.put(how_often(dice, symbol));
    for (int i = 0; i < table.seats; ++i) put_seat(table, (seat + i) % table.seats, pen);
    pen.put_all(table.phase, table.round, moment.sand_left);
}

int Stored::action(const State&, int, Move move, int) const {
    switch (move.kind()) {
        case Move::Kind::erase: return kErase + move.placement();
        case Move::Kind::strike_bare: return kBare + static_cast<int>(move.shape());
        case Move::Kind::flip: return kFlip;
        case Move::Kind::done: return kDone;
        default: return move.placement();
    }
}

Move Stored::move(int number, bool strikes) {
    if (number < kErase) return strikes ? Move::strike(number) : Move::ring(number);
    if (number < kBare) return Move::erase(number - kErase);
    if (number < kFlip) return Move::strike_bare(static_cast<Shape>(number - kBare));
    return number == kFlip ? Move::flip() : Move::done();
}

static_assert(Encoded<PentaRush>);

}  // namespace learn
