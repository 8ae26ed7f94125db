#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "core/fixed_vector.h"
#include "game/parts/river_cards.h"

namespace games::rivero {

using game::ActionCard;
using game::RiverCard;
using game::RiverCards;

constexpr int kSeats = 2;
constexpr int kCards = RiverCard::kKinds * RiverCard::kCopies;
constexpr int kHand = 6;                // dealt, and the threshold of RV-32, RV-34 and RV-36
constexpr int kColumns = 4, kRows = 3;  // RV-04
constexpr int kPlaces = kColumns * kRows;
constexpr int kLeastRiver = 3;                        // RV-03: positions
constexpr int kMostRivers = kCards / kLeastRiver;     // each of them is made of three cards or more
constexpr int kMostBridges = 4;                       // RV-30: of one river, inner and apart
constexpr int kRivero = 6, kRiveros = 3, kEight = 8;  // RV-02, RV-01

enum class Variant : std::uint8_t { standard, eight };
constexpr int kVariants = 2;

/// The rules a table may read in another way; the first value of each is the default.
struct House {
    bool attach_to_any = false;        // RV-11
    bool spring_after_action = false;  // RV-21
    bool spring_duty_seven = false;    // RV-32
    bool ends_at_once = false;         // RV-41
    bool lifts_in_turn = false;        // RV-36

    friend bool operator==(const House&, const House&) = default;
};

struct Options {
    Variant variant = Variant::standard;
    House house;
    int begins = kLot;  // a seat, or kLot
    static constexpr int kLot = -1;
};

enum class Phase : std::uint8_t {
    start,   // chance names who begins (RV-06)
    deal,    // the four base cards, then six cards each
    choose,  // the option is not chosen yet
    play,    // option 1 or 2 is chosen
    draw,    // chance owes a card; `errand` says what for
    turn,    // chance owes an action card
    act,     // the action is to be done
    end,     // nothing but the end step is left
    over,
};

/// The option of a turn that is in `play`, or will be after a draw.
enum class Option : std::uint8_t { none, ocean, column };
/// What a card of the ocean is drawn for.
enum class Errand : std::uint8_t { none, ocean, extra, column, tap, sun, bridge, joker };
/// The last part of the end step that was played.
enum class Done : std::uint8_t { none, spring, exchange, ground, lift };
/// Who knows a card of the groundwater: he who laid it, all, or nobody.
enum class Seen : std::uint8_t { own, all, none };

// ---------------------------------------------------------------- places of the spring

/// Three places a column: row a on seat 0's side, the middle, row c on seat 1's side.
using Place = std::uint8_t;
using PlaceSet = std::uint16_t;
constexpr PlaceSet kMiddle = 0b010'010'010'010, kOuter = 0b101'101'101'101;
constexpr Place place_at(int column, int row) { return static_cast<Place>(column * kRows + row); }
constexpr int column_of(Place place) { return place / kRows; }
constexpr bool is_middle(Place place) { return place % kRows == 1; }
constexpr PlaceSet column_places(int column) { return static_cast<PlaceSet>(0b111 << (column * kRows)); }

/// A card or none, in a byte.
class Spot {
public:
    constexpr Spot() = default;
    constexpr Spot(RiverCard card) : raw_(static_cast<std::uint8_t>(card.index() + 1)) {}
    constexpr explicit operator bool() const { return raw_ != 0; }
    constexpr RiverCard operator*() const { return RiverCard::at(raw_ - 1); }
    friend constexpr bool operator==(Spot, Spot) = default;

private:
    std::uint8_t raw_ = 0;
};

struct Spring {
    std::array<Spot, kPlaces> lower{}, upper{};  // upper: what doubles it (RV-14)
    PlaceSet filled = 0;

    constexpr RiverCard top(Place place) const { return upper[place] ? *upper[place] : *lower[place]; }
    constexpr bool has(Place place) const { return ((filled >> place) & 1) != 0; }
    /// RV-33: no outer place is empty.
    constexpr bool is_full() const { return (~filled & kOuter) == 0; }
    constexpr void lay(Place place, RiverCard card) {
        (has(place) ? upper : lower)[place] = card;
        filled = static_cast<PlaceSet>(filled | 1U << place);
    }
    constexpr RiverCard take_top(Place place) {
        const RiverCard card = top(place);
        if (upper[place]) {
            upper[place] = {};
        } else {
            lower[place] = {};
            filled = static_cast<PlaceSet>(filled & ~(1U << place));
        }
        return card;
    }

    friend bool operator==(const Spring&, const Spring&) = default;
};

// ---------------------------------------------------------------- rivers

/// A bit for each value, 1 being the lowest.
using Values = std::uint16_t;
constexpr Values kAllValues = (1U << RiverCard::kValues) - 1;
constexpr Values bit_of(int value) { return static_cast<Values>(1U << (value - 1)); }
constexpr int lowest(Values values) { return std::countr_zero(values) + 1; }
constexpr int highest(Values values) { return std::bit_width(values); }
/// The values of one river among kinds of cards (RiverCards::kinds).
constexpr Values values_of(std::uint64_t kinds, game::River river) {
    return static_cast<Values>(kinds >> (static_cast<int>(river) * RiverCard::kValues) & kAllValues);
}

/// A row of values without a gap (RV-03); some of its positions are bridges.
struct River {
    Values places = 0, bridges = 0;
    std::uint8_t number = 0;  // of its owner's rivers, from 1
    game::River name = game::River::nile;

    constexpr Values cards() const { return static_cast<Values>(places & ~bridges); }
    /// RV-02: bridges do not count.
    constexpr int length() const { return std::popcount(cards()); }
    constexpr int positions() const { return std::popcount(places); }
    constexpr RiverCard card(int value) const { return {name, value}; }
    /// RV-12: the values `steps` beyond either end.
    constexpr Values beyond(int steps) const {
        const unsigned low = places & (~places + 1U);
        return static_cast<Values>((low >> steps | (places + low) << (steps - 1)) & kAllValues);
    }
    /// RV-28: the inner cards that have a card on either side.
    constexpr Values bridgeable() const {
        const unsigned solid = cards();
        return static_cast<Values>(solid & solid << 1 & solid >> 1);
    }
    /// Which of the river's bridges the one at this value is, from low.
    constexpr int bridge_index(int value) const { return std::popcount(bridges & (bit_of(value) - 1U)); }

    friend bool operator==(const River&, const River&) = default;
};

/// Where the fields of a pile lie: seat 0's cards from the front, seat 1's from the back, for all
/// cards together are no more than the box has.
constexpr std::size_t slot_at(int seat, int depth) {
    return static_cast<std::size_t>(seat == 0 ? depth : kCards - 1 - depth);
}

/// What lies at an action card in front of a player.
struct ActionSpot {
    std::uint8_t raw_card = 0;   // ActionCard + 1; 0: none
    std::array<Spot, 2> open{};  // RV-22; the first is filled first
    bool joker = false;          // RV-29
    bool used = false;           // RV-24: its owner attached, made a river, doubled or replaced a bridge

    constexpr bool lies() const { return raw_card != 0; }
    constexpr ActionCard card() const { return static_cast<ActionCard>(raw_card - 1); }
    constexpr bool is_bare() const { return !open[0] && !joker; }
    constexpr void add(RiverCard won) { open[open[0] ? 1 : 0] = won; }

    friend bool operator==(const ActionSpot&, const ActionSpot&) = default;
};

/// A number for each seat.
using Counts = std::array<std::uint8_t, kSeats>;

/// Everything that lies open, and what everybody saw.
struct Table {
    Variant variant = Variant::standard;
    House house;
    Phase phase = Phase::start;
    std::uint8_t to_move = 0;  // while cards are dealt: who begins

    // What the turn must remember.
    Option option = Option::none;
    Errand errand = Errand::none;
    std::uint8_t errand_at = 0;     // column: its index; tap: the place; sun: cards wanted; bridge: the river
    std::uint8_t errand_value = 0;  // bridge
    bool doubled = false;           // RV-14
    bool extra = false;             // RV-14: `double` was the last move
    Done done = Done::none;
    RiverCards unused;  // RV-17: cards of the column still in hand and not used

    Spring spring;
    std::array<River, kMostRivers> rivers{};  // seat 0's, then seat 1's, by number
    Counts river_count{};
    Counts made{};   // numbers given so far
    Counts flask{};  // number of the river it lies at; 0: free
    std::array<ActionSpot, kSeats> action{};
    std::array<std::uint8_t, game::kActionKinds> discard{};
    std::array<std::uint8_t, kCards> slots{};  // groundwater: kOwnSlot, kBlindSlot, or the card all know
    Counts ground_size{};
    Counts hand_size{};
    std::uint8_t ocean_size = kCards;
    std::array<RiverCards, kSeats> shown{};  // seen going to the hand, certainly there
    std::array<RiverCards, kSeats> with{};   // there, or among the owner's own groundwater

    friend bool operator==(const Table&, const Table&) = default;
};
constexpr std::uint8_t kOwnSlot = RiverCard::kKinds, kBlindSlot = kOwnSlot + 1;

/// What lies face down.
struct Hidden {
    std::array<RiverCards, kSeats> hands{};
    RiverCards ocean = RiverCards::box();
    std::array<RiverCard, kCards> ground{};  // as `slots`
    std::array<std::array<RiverCard, kMostBridges>, kMostRivers> bridges{};
    std::array<RiverCard, kSeats> jokers{};

    friend bool operator==(const Hidden&, const Hidden&) = default;
};

struct State : Table, Hidden {
    friend bool operator==(const State&, const State&) = default;
};
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 624);

/// What one viewer may know: the table, and what is his to see. A player's view has no room for
/// the other's hand, for bridges or for the ocean.
struct View {
    struct Own {
        int seat = 0;
        RiverCards hand;
        std::array<RiverCard, kCards> ground{};  // of his own slots, in their places
        friend bool operator==(const Own&, const Own&) = default;
    };

    Table table;
    std::variant<std::monostate, Own, Hidden> rest;  // a spectator's, a player's, the keeper's

    friend bool operator==(const View&, const View&) = default;
};

// ---------------------------------------------------------------- questions about a table

/// Where the rivers of a seat begin, and where they end.
constexpr int first_river(const Table& table, int seat) { return seat == 0 ? 0 : table.river_count[0]; }
constexpr int last_river(const Table& table, int seat) {
    return first_river(table, seat) + table.river_count[static_cast<std::size_t>(seat)];
}
constexpr int all_rivers(const Table& table) { return last_river(table, 1); }
constexpr int owner_of(const Table& table, int river) { return river < table.river_count[0] ? 0 : 1; }
constexpr const River& river_at(const Table& table, int river) {
    return table.rivers[static_cast<std::size_t>(river)];
}
/// The place of a river in the list, or -1.
constexpr int find_river(const Table& table, int seat, int number) {
    for (int i = first_river(table, seat); i < last_river(table, seat); ++i)
        if (river_at(table, i).number == number) return i;
    return -1;
}
/// RV-10: whether the flask of its owner lies at it.
constexpr bool has_flask(const Table& table, int river) {
    return table.flask[static_cast<std::size_t>(owner_of(table, river))] == river_at(table, river).number;
}
/// RV-02.
constexpr int riveros_of(const Table& table, int seat) {
    int riveros = 0;
    for (int i = first_river(table, seat); i < last_river(table, seat); ++i)
        riveros += river_at(table, i).length() >= kRivero;
    return riveros;
}
/// Action cards of a kind that are not in front of a player and not used.
constexpr int action_pile(const Table& table, ActionCard card) {
    int left = game::kActionCopies - table.discard[static_cast<std::size_t>(card)];
    for (const ActionSpot& spot : table.action) left -= spot.lies() && spot.card() == card;
    return left;
}
/// RV-29: whether a joker lies at a player's action card; where he may use it, it is of an earlier turn.
constexpr bool has_joker(const Table& table, int seat) {
    return table.action[static_cast<std::size_t>(seat)].joker;
}
/// RV-17: `column` was played, and none of its cards was used yet.
constexpr bool owes_use(const Table& table) {
    return table.option == Option::column && table.unused.size() == kRows;
}

}  // namespace games::rivero
