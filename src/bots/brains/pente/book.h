#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "game/notice.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// The board's eight symmetries: bit 0 mirrors left and right, bit 1 top and bottom, then bit 2
/// exchanges the two.
constexpr int kSymmetries = 8;
games::pente::Point turned(games::pente::Point p, int symmetry, int size);
games::pente::Point turned_back(games::pente::Point p, int symmetry, int size);

/// A position as the book knows it: one of its eight images stands for all, the player to move for
/// either colour. While the third stone is still to come the opening rule belongs to it.
struct Folded {
    std::uint64_t key = 0;
    int symmetry = 0;  // that takes the position to the image
};
Folded fold(const games::pente::State& state);

/// A move and what it is worth, as a winning chance in thousandths for who plays it.
struct BookMove {
    games::pente::Point point;
    int permille = 500;

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

/// A line of a book: the stones so far from an empty board, what to answer, and, where it was
/// asked, what else was nearly as good.
struct BookLine {
    games::pente::Variant variant = games::pente::Variant::standard;
    std::vector<games::pente::Point> path;
    BookMove best;
    std::optional<std::vector<BookMove>> others;

    friend bool operator==(const BookLine&, const BookLine&) = default;
};

/// A book as a text; `#` begins a remark:
///
///     pentario-book 1
///     nodes 2000000
///     tournament
///     K10 L11 > N12 512 | M13 498
///     standard
///     ...
struct BookText {
    std::uint64_t nodes = 0;  // spent on each position
    std::vector<BookLine> lines;

    friend bool operator==(const BookText&, const BookText&) = default;
};
std::string to_text(const BookText& book);
/// Paths and moves must be legal, and no position may stand twice.
core::Result<BookText, game::Reason> read_book(std::string_view text);

/// The position after a line's stones, which must be legal.
games::pente::State position_after(games::pente::Variant variant,
                                   const std::vector<games::pente::Point>& path);

/// Answers by position.
class Book {
public:
    Book() = default;
    explicit Book(const BookText& text);

    /// The book's answer on this very board, if there is one and it is legal.
    std::optional<BookMove> find(const games::pente::State& state) const;

private:
    std::vector<std::pair<std::uint64_t, BookMove>> moves_;  // by key, on the image
};

/// The book of the engine, made from book.txt.
const Book& opening_book();
/// Its text, to be read and tested.
std::string_view opening_book_text();

}  // namespace bots::brains::pente
