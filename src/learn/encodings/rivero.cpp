#include "learn/encodings/rivero.h"

#include <array>
#include <bit>

#include "learn/encodings/cards.h"

namespace learn {

using namespace games::rivero;
using Stored = Encoding<Rivero>;
using Kind = Move::Kind;

namespace {

constexpr int kOfRiver = 14;  // cells of a river

int card_cell(Spot spot) { return spot ? (*spot).index() + 1 : 0; }

/// A river's place when the seat's own come first.
int slot_of(const Table& table, int seat, RiverName name) {
    const int at = find_river(table, name.owner, name.number);
    if (seat == 0) return at;
    return name.owner == 1 ? at - table.river_count[0] : at + table.river_count[1];
}

/// Where a row from low to high begins among the new rivers of one name: without a joker, then with one at
/// each inner value.
constexpr auto kRowStart = [] {
    std::array<std::array<int, RiverCard::kValues + 1>, RiverCard::kValues + 1> start{};
    int next = 0;
    for (int low = 1; low <= RiverCard::kValues; ++low)
        for (int high = low + kLeastRiver - 1; high <= RiverCard::kValues; ++high) {
            start[low][high] = next;
            next += high - low;
        }
    return start;
}();

void put_river(const Table& table, int seat, int at, Cell* out) {
    const River& river = river_at(table, at);
    out[0] = owner_of(table, at) == seat ? 1 : 2;
    out[1] = cell(static_cast<int>(river.name) + 1);
    out[2] = cell(river.number);
    out[3] = has_flask(table, at);
    for (unsigned left = river.places; left != 0; left &= left - 1) out[4 + std::countr_zero(left)] = 1;
    for (unsigned left = river.bridges; left != 0; left &= left - 1) out[4 + std::countr_zero(left)] = 2;
}

void put_rivers(const Table& table, int seat, Pen& pen) {
    Cell* out = pen.blank(kMostRivers * kOfRiver);
    for (const int owner : {seat, 1 - seat})
        for (int at = first_river(table, owner); at < last_river(table, owner); ++at, out += kOfRiver)
            put_river(table, seat, at, out);
}

/// How many of each kind the viewer knows in a pile of groundwater, and the card on top if he knows it.
void put_ground(const Table& table, const View::Own* own, int seat, Pen& pen) {
    Cell* counts = pen.blank(RiverCard::kKinds);
    int top = 0;
    for (int depth = 0; depth < table.ground_size[static_cast<std::size_t>(seat)]; ++depth) {
        const std::size_t slot = slot_at(seat, depth);
        top = 0;
        if (table.slots[slot] < kOwnSlot)
            top = table.slots[slot] + 1;
        else if (table.slots[slot] == kOwnSlot && own && own->seat == seat)
            top = own->ground[slot].index() + 1;
        if (top > 0) ++counts[top - 1];
    }
    pen.put(top);
}

void put_seat(const Table& table, int seat, Pen& pen) {
    const auto at = static_cast<std::size_t>(seat);
    put_heap(table.shown[at], pen);
    put_heap(table.with[at], pen);
    const ActionSpot& spot = table.action[at];
    put_small(pen, spot.raw_card, card_cell(spot.open[0]), card_cell(spot.open[1]), spot.joker, spot.used,
              table.flask[at] == 0, table.hand_size[at], table.ground_size[at]);
}

}  // namespace

Stored::Encoding(const State&) {
    layout_.add("unused", {kKinds});
    layout_.add("spring", {2, kColumns, games::rivero::kRows});
    layout_.add("used_actions", {game::kActionKinds});
    layout_.add("ocean", {1});
    layout_.add("phase", {1});
    layout_.add("option", {1});
    layout_.add("doubled", {1});
    layout_.add("extra", {1});
    layout_.add("done", {1});
    layout_.add("variant", {1});
    layout_.add("house", {5});
    layout_.add("hand", {kKinds});
    layout_.add("rivers", {kMostRivers, kOfRiver});
    layout_.add("ground", {kSeats, kKinds + 1});
    layout_.add("seats", {kSeats, 2 * kKinds + 8});
    layout_.add("turn", {1});
}

void Stored::observe_common(const View& view, Cell* out) const {
    Pen pen(out);
    const Table& table = view.table;
    put_heap(table.unused, pen);
    for (const auto* row : {&table.spring.lower, &table.spring.upper})
        for (const Spot spot : *row) put_small(pen, card_cell(spot));
    for (const int used : table.discard) put_small(pen, used);
    put_small(pen, table.ocean_size, table.phase, table.option, table.doubled, table.extra, table.done,
              table.variant);
    const House& house = table.house;
    put_small(pen, house.attach_to_any, house.spring_after_action, house.spring_duty_seven,
              house.ends_at_once, house.lifts_in_turn);
}

void Stored::observe_own(const View& view, int seat, Moment, Cell* out) const {
    Pen pen(out);
    const Table& table = view.table;
    const auto* own = std::get_if<View::Own>(&view.rest);
    put_heap(own ? own->hand : RiverCards(), pen);
    put_rivers(table, seat, pen);
    for (const int whose : {seat, 1 - seat}) put_ground(table, own, whose, pen);
    for (const int whose : {seat, 1 - seat}) put_seat(table, whose, pen);
    pen.put(table.to_move != seat);
}

int Stored::action(const Table& table, int seat, Move move, int) const {
    const auto slot = [&] { return slot_of(table, seat, move.of_river()); };
    const auto laid = [&] { return move.card().index() * kPlaces + move.place(); };
    const auto value = [&] { return move.river_card().value() - 1; };
    switch (move.kind()) {
        case Kind::ocean: return kOcean;
        case Kind::column: return kColumn + move.index();
        case Kind::action: return kAction;
        case Kind::take: return kTake;
        case Kind::extra: return kExtra;
        case Kind::lift: return kLift;
        case Kind::end: return kEnd;
        case Kind::joker: return kJoker;
        case Kind::sun:
            return kSun + (move.index() == Move::kSunOcean ? kSeats : move.index() != seat ? 1 : 0);
        case Kind::river: {
            const int joker = move.joker() == 0 ? 0 : move.joker() - move.low();
            return kRiver + static_cast<int>(move.name()) * kRows + kRowStart[move.low()][move.high()] +
                   joker;
        }
        case Kind::join: {
            const RiverName name = move.of_river();
            const River& river = river_at(table, find_river(table, name.owner, name.number));
            const bool high = move.river_card().value() > lowest(river.places);
            return kJoin + slot() * 4 + (move.behind_joker() ? 2 : 0) + high;
        }
        case Kind::replace: return kReplace + slot() * kValues + value();
        case Kind::bridge: return kBridge + slot() * kValues + value();
        case Kind::tap: return kTap + slot() * 2 + move.at_high();
        case Kind::tap_spring: return kTapSpring + move.place();
        case Kind::double_up: return kDouble + laid();
        case Kind::spring: return kSpring + laid();
        case Kind::exchange: return kExchange + laid();
        case Kind::ground: return kGround + move.card().index();
        default: return -1;  // chance's own
    }
}

bool Stored::is_move(Move move) {
    const bool card = move.card().index() < kKinds, place = move.place() < kPlaces;
    const bool river = move.of_river().owner < kSeats && move.river_card().index() < kKinds;
    switch (move.kind()) {
        case Kind::column: return move == Move::column(move.index()) && move.index() < kColumns;
        case Kind::river:
            return static_cast<int>(move.name()) < RiverCard::kRivers && move.low() >= 1 &&
                   move.high() <= kValues && move.low() + kLeastRiver - 1 <= move.high() &&
                   (move.joker() == 0 || (move.joker() > move.low() && move.joker() < move.high())) &&
                   move == Move::river(move.name(), move.low(), move.high(), move.joker());
        case Kind::join:
            return river && move == Move::join(move.of_river(), move.river_card(), move.behind_joker());
        case Kind::replace: return river && move == Move::replace(move.of_river(), move.river_card());
        case Kind::bridge: return river && move == Move::bridge(move.of_river(), move.river_card());
        case Kind::double_up:
        case Kind::spring:
        case Kind::exchange:
            return card && place && move == Move::lay(move.kind(), move.card(), move.place());
        case Kind::ground: return card && move == Move::ground(move.card());
        case Kind::draw: return card && move == Move::draw(move.card());
        case Kind::sun: return move == Move::sun(move.index()) && move.index() <= Move::kSunOcean;
        case Kind::tap:
            return move.of_river().owner < kSeats && move == Move::tap(move.of_river(), move.at_high());
        case Kind::tap_spring: return place && move == Move::tap(move.place());
        case Kind::start: return move == Move::start(move.index()) && move.index() < kSeats;
        case Kind::turn: return move.index() < game::kActionKinds && move == Move::turn(move.action_card());
        case Kind::ocean:
        case Kind::action:
        case Kind::take:
        case Kind::extra:
        case Kind::lift:
        case Kind::end:
        case Kind::joker: return move == Move::plain(move.kind());
    }
    return false;
}

static_assert(Encoded<Rivero>);

}  // namespace learn
