#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

/// A second, slow and simple reading of the rules, sharing nothing with the first: the table is a
/// map, heaps are sorted lists, everything is worked out afresh each time. This part: what lies where.
namespace games::rivero_penta::plain {

/// From the source: x to the right, y up.
struct Square {
    int x = 0, y = 0;
    friend auto operator<=>(const Square&, const Square&) = default;
};

/// A river's letter and a value; a bridge on the table is `=` without a value.
struct Card {
    char river = '=';
    int value = 0;

    bool is_bridge() const { return river == '='; }
    friend auto operator<=>(const Card&, const Card&) = default;
};

using Table = std::map<Square, Card>;  // without the source
using Heap = std::multiset<Card>;
using Squares = std::vector<Square>;  // ascending

/// The named rule options; all false is the default game.
struct Options {
    bool identical_run = false;  // RP-12
    bool join_exact = false;     // RP-18
    bool free_discard = false;   // RP-22
    bool bridge_under = false;   // RP-32
    bool penta_exact = false;    // RP-37
    bool refill_hands = false;   // RP-42
    bool source_bridge = false;  // RP-27
    friend bool operator==(const Options&, const Options&) = default;
};

std::string to_text(Card card);
std::string to_text(Square square);
Card read_card(const std::string& text);
Square read_square(const std::string& text);

/// The places of the set-up, in the order in which a new field is filled (RP-42).
constexpr Square kAroundSource[]{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

/// The four squares beside, above and below.
std::array<Square, 4> around(Square square);
bool has_card(const Table& table, Square square);
bool has_bridge(const Table& table, Square square);
int cards_in_row(const Table& table, int y);

/// RP-08.
bool links(Card a, Card b);
/// RP-12: whether the same card lies in the row or column of a square.
bool repeats(const Table& table, Square square, Card card, const Options& options);
/// RP-08 to RP-13, RP-28, RP-30, RP-31: whether a card may be laid on a square.
bool may_lie(const Table& table, Square square, Card card, const Options& options);
/// RP-27, RP-28: whether a bridge may.
bool may_bridge(const Table& table, Square square, const Options& options);
/// Every square that a card or a bridge could come to lie on.
Squares places(const Table& table);

enum class Line { row, column };
/// RP-15, RP-16: the cards of the run through a card; in a row also across bridges.
Squares run_through(const Table& table, Square square, Line line);
/// The bridges that belong to the run of a row, also at its ends (RP-28).
int bridges_in_run(const Table& table, Square square);
/// RP-36, RP-37: the runs that count as a PENTA.
std::set<Squares> pentas(const Table& table, const Options& options);

/// RP-33: the cards without a way to the source.
Squares floating(const Table& table);
/// RP-32: bridges without a card to the left or right.
Squares loose_bridges(const Table& table);

/// RP-17 to RP-20: what the hand cards laid on `placed` are worth together.
int points_of(const Table& table, const Squares& placed, const Options& options);

}  // namespace games::rivero_penta::plain
