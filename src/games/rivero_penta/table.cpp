#include "games/rivero_penta/table.h"

#include <algorithm>

namespace games::rivero_penta {

namespace {

constexpr std::uint64_t low_ones(int count) { return (std::uint64_t{1} << count) - 1; }

/// The unbroken stretch of `row` around a column that is in it.
std::uint64_t stretch(std::uint64_t row, int column) {
    const std::uint64_t turned = std::rotr(row, column);
    const int after = std::countr_one(turned), before = std::countl_one(turned);
    return std::rotl(low_ones(after) | ~low_ones(kColumns - before - 1) << 1, column);
}

/// `seed` spread to left and right within `through`, fifteen steps at most: a row has eight cards and
/// as many bridges at most, and one source.
std::uint64_t spread_row(std::uint64_t seed, std::uint64_t through) {
    std::uint64_t right = seed, left = seed, right_way = through, left_way = through;
    for (int step = 1; step <= 8; step *= 2) {
        right |= right_way & std::rotl(right, step);
        left |= left_way & std::rotr(left, step);
        right_way &= std::rotl(right_way, step);
        left_way &= std::rotr(left_way, step);
    }
    return right | left;
}

Plane spread_sideways(Plane seed, const Plane& through) {
    for (std::size_t row = 0; row < kRows; ++row)
        seed.rows[row] = spread_row(seed.rows[row], through.rows[row]);
    return seed;
}

Plane spread_upright(Plane seed, const Plane& through) {
    for (int i = 1; i < kRows; ++i) seed |= seed.upright() & through;
    return seed;
}

/// The points for a run, by its length and the longest part of it that lay before.
int run_points(int length, int longest_before, const Choices& choices) {
    if (length < 3) return 0;
    if (length < kPenta) return length == 3 ? 3 : 5;  // RP-17
    if (longest_before >= kPenta) return 0;           // RP-18
    return length == kPenta || choices.join_over_five == Choices::JoinOverFive::scores ? 8 : 0;
}

/// The longest part that a row's run had before the squares of `fresh` were filled.
int longest_part(std::uint64_t run, std::uint64_t fresh, std::uint64_t cards) {
    int longest = 0;
    for (std::uint64_t left = run & ~fresh; left != 0;) {
        const std::uint64_t part = stretch(run & ~fresh, std::countr_zero(left));
        longest = std::max(longest, std::popcount(part & cards));
        left &= ~part;
    }
    return longest;
}

int row_points(const Table& table, const Choices& choices, River river, const Run& run, Square at,
               const Plane& fresh) {
    const std::size_t row = at.row();
    return run_points(run.length,
                      longest_part(run.squares.rows[row], fresh.rows[row], table.river(river).rows[row]),
                      choices);
}

int column_points(const Choices& choices, const Run& run, Square at, const Plane& fresh) {
    int longest = 0, part = 0;
    for (std::size_t row = 0; row < kRows; ++row) {
        const bool old = ((run.squares.rows[row] & ~fresh.rows[row]) >> at.column() & 1U) != 0;
        part = old ? part + 1 : 0;
        longest = std::max(longest, part);
    }
    return run_points(run.length, longest, choices);
}

}  // namespace

// ---------------------------------------------------------------- what lies where

std::optional<RiverCard> card_at(const Table& table, Square square) {
    for (int river = 0; river < RiverCard::kRivers; ++river) {
        if (!table.rivers[static_cast<std::size_t>(river)].has(square)) continue;
        for (int value = 1; value <= RiverCard::kValues; ++value)
            if (table.value(value).has(square)) return RiverCard(static_cast<River>(river), value);
    }
    return std::nullopt;
}

void put_card(Table& table, Square square, RiverCard card) {
    table.rivers[static_cast<std::size_t>(card.river())].add(square);
    table.values[static_cast<std::size_t>(card.value() - 1)].add(square);
}

void lift_card(Table& table, Square square) {
    for (Plane& river : table.rivers) river.remove(square);
    for (Plane& value : table.values) value.remove(square);
}

RiverCards cards_on(const Table& table, const Plane& squares) {
    RiverCards cards;
    for (std::size_t row = 0; row < kRows; ++row)
        for (std::uint64_t left = squares.rows[row]; left != 0; left &= left - 1) {
            const std::uint64_t bit = left & (~left + 1);
            int river = 0, value = 0;
            while ((table.rivers[static_cast<std::size_t>(river)].rows[row] & bit) == 0) ++river;
            while ((table.values[static_cast<std::size_t>(value)].rows[row] & bit) == 0) ++value;
            cards.add(RiverCard(static_cast<River>(river), value + 1));
        }
    return cards;
}

RiverCards lift_cards(Table& table, const Plane& squares) {
    const RiverCards cards = cards_on(table, squares);
    for (Plane& river : table.rivers) river -= squares;
    for (Plane& value : table.values) value -= squares;
    return cards;
}

int west_edge(const Table& table) {
    const Plane lying = table.cards() | table.bridges | kSourcePlane;
    const std::uint64_t columns =
        lying.rows[0] | lying.rows[1] | lying.rows[2] | lying.rows[3] | lying.rows[4];
    return -std::countl_one(columns);
}

bool is_near(const Table& table, Square square) {
    const int first = west_edge(table) - 1;
    return square.x() >= first && square.x() < first + kColumns;
}

Square nth_square(const Plane& plane, int west, int n) {
    Square found;
    any_square(plane, west, [&](Square square) {
        found = square;
        return n-- == 0;
    });
    return found;
}

// ---------------------------------------------------------------- runs

Run row_run(const Table& table, River river, Square square) {
    const std::uint64_t cards = table.river(river).rows[square.row()];
    Run run;
    run.squares.rows[square.row()] = stretch(cards | table.bridges.rows[square.row()], square.column());
    run.length = std::popcount(run.squares.rows[square.row()] & cards);
    return run;
}

Run column_run(const Table& table, River river, Square square) {
    Run run{plane_of(square), 1};
    for (const int step : {-1, 1})
        for (int y = square.y() + step; y >= -(kRows / 2) && y <= kRows / 2; y += step) {
            const Square next(square.x(), y);
            if (!table.river(river).has(next)) break;
            run.squares.add(next);
            ++run.length;
        }
    return run;
}

Plane rivers_through(const Table& table, Square square) {
    const River river = card_at(table, square)->river();
    Plane rivers;
    for (const Run& run : {row_run(table, river, square), column_run(table, river, square)})
        if (run.length >= 3) rivers |= run.squares;
    return rivers;
}

int worth(const Table& table, const Choices& choices, std::span<const Square> placed) {
    Plane fresh;
    for (const Square square : placed) fresh.add(square);
    int points = 0;
    Plane rows_counted, columns_counted;  // a run scores once, however many of its cards are new
    for (const Square square : placed) {
        const River river = card_at(table, square)->river();
        if (!rows_counted.has(square)) {
            const Run run = row_run(table, river, square);
            points += row_points(table, choices, river, run, square, fresh);
            rows_counted |= run.squares;
        }
        if (!columns_counted.has(square)) {
            const Run run = column_run(table, river, square);
            points += column_points(choices, run, square, fresh);
            columns_counted |= run.squares;
        }
    }
    return points;
}

// ---------------------------------------------------------------- floating and loose

Plane floating(const Plane& cards, const Plane& bridges) {
    const Plane lying = cards | bridges;
    Plane joined = kSourcePlane;
    // A bridge joins left and right only: up and down goes from what is no bridge to a card.
    const auto reach = [&](std::size_t row, std::size_t from) {
        const std::uint64_t seed =
            joined.rows[row] | (joined.rows[from] & ~bridges.rows[from] & cards.rows[row]);
        joined.rows[row] = spread_row(seed, lying.rows[row]);
    };
    for (;;) {
        const Plane before = joined;
        reach(2, 2);
        for (std::size_t row = 1; row < kRows; ++row) reach(row, row - 1);
        for (std::size_t row = kRows - 1; row > 0; --row) reach(row - 1, row);
        if (joined == before) return cards - joined;
    }
}

bool surely_stays_joined(const Plane& cards, const Plane& bridges, Square leaving) {
    const std::size_t row = leaving.row();
    const auto at = [&](const Plane& plane, int right, int up) {
        const std::size_t r = row + static_cast<std::size_t>(up);
        return r < kRows && (std::rotr(plane.rows[r], (leaving.column() + right) & (kColumns - 1)) & 1U) != 0;
    };
    const Plane solid = cards | kSourcePlane;  // what joins in all four directions
    const bool east = at(solid, 1, 0), west = at(solid, -1, 0), north = at(solid, 0, 1),
               south = at(solid, 0, -1);
    const int bridged = at(bridges, 1, 0) + at(bridges, -1, 0);
    const int around = east + west + north + south + bridged;
    const int corners = (east && north && at(solid, 1, 1)) + (north && west && at(solid, -1, 1)) +
                        (west && south && at(solid, -1, -1)) + (south && east && at(solid, 1, -1));
    return around - corners <= 1;
}

Plane loose_bridges(const Table& table) { return table.bridges - table.cards().sideways(); }

// ---------------------------------------------------------------- where cards and bridges may lie

Places::Places(const Table& table, const Choices& choices) : table_(table), choices_(choices) {
    const Plane cards = table.cards();
    for (std::size_t row = 0; row < kRows; ++row)
        if (std::popcount(cards.rows[row]) < kRowCards)  // RP-13
            free_.rows[row] = ~(cards.rows[row] | table.bridges.rows[row] | kSourcePlane.rows[row]);
    has_bridges_ = !table.bridges.empty();
    at_source_ = kBesideSource - cards.around();
}

Plane Places::of(RiverCard card) const {
    const Plane &river = table_.river(card.river()), &same = table_.value(card.value());
    const Plane& above = table_.value(card.value() % RiverCard::kValues + 1);  // RP-08: 1 follows 10
    const Plane& below = table_.value((card.value() + RiverCard::kValues - 2) % RiverCard::kValues + 1);
    const Plane links = same | (river & (above | below));  // RP-10: its twin is out by RP-12
    Plane fit = links.around() | at_source_;               // RP-09, RP-11
    if (has_bridges_) {                                    // RP-30
        const Plane from_west = river.east(), from_east = river.west();
        fit |= (table_.bridges & from_west).east() | (table_.bridges & from_east).west();
        fit -= (table_.bridges - from_west).east() | (table_.bridges - from_east).west();
        fit -= joining_bridges(table_, card.river());
    }
    return (fit & free_) - in_line(table_, card, choices_);
}

Plane Places::in_line(const Table& table, RiverCard card, const Choices& choices) {
    const Plane twins = table.places_of(card);
    if (twins.empty()) return {};
    if (choices.identical == Choices::Identical::run) {
        const Plane cards = table.cards();  // a bridge goes on a row, as in a run
        return spread_sideways(twins, cards | table.bridges).sideways() |
               spread_upright(twins, cards).upright();
    }
    Plane line;
    const std::uint64_t columns =
        twins.rows[0] | twins.rows[1] | twins.rows[2] | twins.rows[3] | twins.rows[4];
    for (std::size_t row = 0; row < kRows; ++row) line.rows[row] = twins.rows[row] != 0 ? ~0ULL : columns;
    return line;
}

Plane bridged_runs(const Table& table, River river) {
    const Plane& cards = table.river(river);
    const Plane bridges = table.bridges & cards.sideways();
    return spread_sideways(bridges, cards | bridges);
}

Plane Places::joining_bridges(const Table& table, River river) {
    const Plane runs = bridged_runs(table, river);
    return runs.east() & runs.west();
}

Plane bridge_places(const Table& table, const Choices& choices) {
    const Plane cards = table.cards();
    const Plane at_left = cards.east(), at_right = cards.west();  // squares with a card at that side
    Plane places = (at_left | at_right) - (at_left & at_right);
    places -= cards | table.bridges | kSourcePlane;
    if (choices.bridge_at_source == Choices::BridgeAtSource::no)
        places -= kSourcePlane.sideways();  // between a card and the source
    for (int river = 0; river < RiverCard::kRivers; ++river)
        places -= bridged_runs(table, static_cast<River>(river)).sideways();  // RP-28; beside a bridge too
    return places;
}

}  // namespace games::rivero_penta
