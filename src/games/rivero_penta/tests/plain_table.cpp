#include "games/rivero_penta/tests/plain_table.h"

#include <algorithm>
#include <cstdlib>

namespace games::rivero_penta::plain {

std::string to_text(Card card) {
    return card.is_bridge() ? "=" : std::string(1, card.river) + std::to_string(card.value);
}

std::string to_text(Square square) { return std::to_string(square.x) + "," + std::to_string(square.y); }

Card read_card(const std::string& text) {
    return text == "=" ? Card{} : Card{text.at(0), std::stoi(text.substr(1))};
}

Square read_square(const std::string& text) {
    return {std::stoi(text), std::stoi(text.substr(text.find(',') + 1))};
}

std::array<Square, 4> around(Square square) {
    const auto [x, y] = square;
    return {{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}}};
}

bool has_card(const Table& table, Square square) {
    const auto found = table.find(square);
    return found != table.end() && !found->second.is_bridge();
}

bool has_bridge(const Table& table, Square square) {
    const auto found = table.find(square);
    return found != table.end() && found->second.is_bridge();
}

// RP-13: neither the source nor bridges nor gaps count.
int cards_in_row(const Table& table, int y) {
    int cards = 0;
    for (const auto& [square, card] : table) cards += square.y == y && !card.is_bridge();
    return cards;
}

bool links(Card a, Card b) {
    if (a.river != b.river) return a.value == b.value;
    const int apart = std::abs(a.value - b.value);
    return apart == 1 || apart == 9;
}

bool repeats(const Table& table, Square square, Card card, const Options& options) {
    if (!options.identical_run) {
        for (const auto& [other, lying] : table)
            if (lying == card && (other.x == square.x || other.y == square.y)) return true;
        return false;
    }
    for (const Square next : around(square)) {
        const int dx = next.x - square.x, dy = next.y - square.y;
        for (Square at = next; table.contains(at); at = {at.x + dx, at.y + dy}) {
            if (table.at(at) == card) return true;
            if (has_bridge(table, at) && dy != 0) break;  // a bridge joins left and right only
        }
    }
    return false;
}

namespace {

/// RP-09, RP-11, RP-30: whether the neighbours allow a card.
bool suits_neighbours(const Table& table, Square square, Card card) {
    bool beside_bridge = false;
    for (const int dx : {-1, 1}) {
        if (!has_bridge(table, {square.x + dx, square.y})) continue;
        beside_bridge = true;
        const Square behind{square.x + 2 * dx, square.y};
        if (!has_card(table, behind) || table.at(behind).river != card.river) return false;  // RP-30
    }
    if (beside_bridge) return true;

    bool beside_card = false, beside_source = false;
    for (const Square next : around(square)) {
        if (next == Square{}) beside_source = true;
        if (!has_card(table, next)) continue;
        beside_card = true;
        if (links(table.at(next), card)) return true;  // RP-09: one is enough
    }
    return beside_source && !beside_card;  // RP-11
}

}  // namespace

bool may_lie(const Table& table, Square square, Card card, const Options& options) {
    if (square == Square{} || table.contains(square)) return false;
    if (square.y < -2 || square.y > 2 || cards_in_row(table, square.y) >= 8) return false;  // RP-13
    if (!suits_neighbours(table, square, card)) return false;
    if (repeats(table, square, card, options)) return false;  // RP-12
    Table laid = table;
    laid[square] = card;
    return bridges_in_run(laid, square) <= 1;  // RP-28
}

bool may_bridge(const Table& table, Square square, const Options& options) {
    if (square == Square{} || table.contains(square)) return false;
    const Square left{square.x - 1, square.y}, right{square.x + 1, square.y};
    if (!options.source_bridge && (left == Square{} || right == Square{})) return false;
    if (has_bridge(table, left) || has_bridge(table, right)) return false;
    if (has_card(table, left) == has_card(table, right)) return false;
    return bridges_in_run(table, has_card(table, left) ? left : right) == 0;  // RP-28
}

Squares places(const Table& table) {
    std::set<Square> found;
    for (const Square next : around({})) found.insert(next);
    for (const auto& [square, card] : table)
        for (const Square next : around(square)) found.insert(next);
    return {found.begin(), found.end()};
}

namespace {

/// The run's squares and bridges on one side of a card, in steps of (dx, dy).
void follow(const Table& table, Square from, int dx, int dy, Squares& cards, int& bridges) {
    const char river = table.at(from).river;
    for (Square at{from.x + dx, from.y + dy}; table.contains(at); at = {at.x + dx, at.y + dy}) {
        if (table.at(at).river == river)
            cards.push_back(at);
        else if (has_bridge(table, at) && dy == 0)
            ++bridges;
        else
            return;
    }
}

}  // namespace

Squares run_through(const Table& table, Square square, Line line) {
    Squares cards{square};
    int bridges = 0;
    const int dx = line == Line::row, dy = line == Line::column;
    follow(table, square, dx, dy, cards, bridges);
    follow(table, square, -dx, -dy, cards, bridges);
    std::sort(cards.begin(), cards.end());
    return cards;
}

int bridges_in_run(const Table& table, Square square) {
    Squares cards;
    int bridges = 0;
    follow(table, square, 1, 0, cards, bridges);
    follow(table, square, -1, 0, cards, bridges);
    return bridges;
}

std::set<Squares> pentas(const Table& table, const Options& options) {
    std::set<Squares> found;
    for (const auto& [square, card] : table) {
        if (card.is_bridge()) continue;
        for (const Line line : {Line::row, Line::column}) {
            const Squares run = run_through(table, square, line);
            if (options.penta_exact ? run.size() == 5 : run.size() >= 5) found.insert(run);  // RP-37
        }
    }
    return found;
}

Squares floating(const Table& table) {
    std::set<Square> reached{Square{}};
    std::vector<Square> todo{Square{}};
    while (!todo.empty()) {
        const Square at = todo.back();
        todo.pop_back();
        for (Square next : around(at)) {
            if (has_bridge(table, next) && next.y == at.y) next.x += next.x - at.x;
            if (has_card(table, next) && reached.insert(next).second) todo.push_back(next);
        }
    }
    Squares lost;
    for (const auto& [square, card] : table)
        if (!card.is_bridge() && !reached.contains(square)) lost.push_back(square);
    return lost;
}

Squares loose_bridges(const Table& table) {
    Squares loose;
    for (const auto& [square, card] : table)
        if (card.is_bridge() && !has_card(table, {square.x - 1, square.y}) &&
            !has_card(table, {square.x + 1, square.y}))
            loose.push_back(square);
    return loose;
}

namespace {

/// RP-17, RP-18: the worth of one final run, given the table before this turn's hand cards.
int worth(const Squares& run, const Table& before, Line line, const Options& options) {
    if (run.size() == 3) return 3;
    if (run.size() == 4) return 5;
    if (run.size() < 3 || (options.join_exact && run.size() > 5)) return 0;
    for (const Square square : run)
        if (has_card(before, square) && run_through(before, square, line).size() >= 5) return 0;
    return 8;
}

}  // namespace

int points_of(const Table& table, const Squares& placed, const Options& options) {
    Table before = table;
    for (const Square square : placed) before.erase(square);
    int points = 0;
    for (const Line line : {Line::row, Line::column}) {
        std::set<Squares> runs;  // RP-20: each once
        for (const Square square : placed) runs.insert(run_through(table, square, line));
        for (const Squares& run : runs) points += worth(run, before, line, options);
    }
    return points;
}

}  // namespace games::rivero_penta::plain
