#include "bots/brains/pente/book.h"

#include <algorithm>
#include <array>
#include <span>

#include "bots/brains/pente/data.h"
#include "core/hash.h"
#include "core/text.h"
#include "games/pente/notation.h"

namespace bots::brains::pente {

using core::fail;
using game::Reason;
using games::pente::kMaxSize;
using games::pente::Move;
using games::pente::Pente;
using games::pente::Point;
using games::pente::State;
using games::pente::Variant;

namespace {

constexpr std::string_view kBegins = "pentario-book 1";
constexpr std::array<std::pair<std::string_view, Variant>, 2> kVariants{
    {{"standard", Variant::standard}, {"tournament", Variant::tournament}}};
constexpr int kCertain = 1000;  // thousandths

bool is_legal(const State& state, Point p) {
    return !Pente::actors(state).empty() &&
           !Pente::why_illegal(state, *Pente::actors(state).begin(), Move::stone(p));
}

std::string write_move(const BookMove& move) {
    return games::pente::write_point(move.point) + " " + std::to_string(move.permille);
}

std::optional<BookMove> read_move(const State& state, std::string_view point, std::string_view permille) {
    const auto read = games::pente::read_point(point, kMaxSize);
    const auto chance = core::read_number(permille, 0, kCertain);
    if (!read || !chance || !is_legal(state, *read)) return std::nullopt;
    return BookMove{*read, static_cast<int>(*chance)};
}

/// `points > move permille | move permille ...`, the last part where it was asked for.
std::optional<BookLine> read_line(Variant variant, std::span<const std::string_view> words) {
    BookLine line;
    line.variant = variant;
    State state = position_after(variant, {});
    std::size_t at = 0;
    for (; at < words.size() && words[at] != ">"; ++at) {
        const auto point = games::pente::read_point(words[at], kMaxSize);
        if (!point || !is_legal(state, *point)) return std::nullopt;
        Pente::apply(state, *Pente::actors(state).begin(), Move::stone(*point), nullptr);
        line.path.push_back(*point);
    }
    if (words.size() < at + 3) return std::nullopt;
    const auto best = read_move(state, words[at + 1], words[at + 2]);
    if (!best) return std::nullopt;
    line.best = *best;
    at += 3;
    if (at == words.size()) return line;
    if (words[at++] != "|" || (words.size() - at) % 2 != 0) return std::nullopt;
    line.others.emplace();
    for (; at < words.size(); at += 2) {
        const auto other = read_move(state, words[at], words[at + 1]);
        if (!other) return std::nullopt;
        line.others->push_back(*other);
    }
    return line;
}

Reason bad_line(std::size_t line) {
    return Reason("tuning.bad-book-line", "", {{"line", static_cast<std::int64_t>(line)}});
}

}  // namespace

Point turned(Point p, int symmetry, int size) {
    const auto last = static_cast<std::int8_t>(size - 1);
    if ((symmetry & 1) != 0) p.x = static_cast<std::int8_t>(last - p.x);
    if ((symmetry & 2) != 0) p.y = static_cast<std::int8_t>(last - p.y);
    if ((symmetry & 4) != 0) std::swap(p.x, p.y);
    return p;
}

Point turned_back(Point p, int symmetry, int size) {
    if ((symmetry & 4) != 0) std::swap(p.x, p.y);
    return turned(p, symmetry & 3, size);
}

Folded fold(const State& state) {
    const int mover = games::pente::next_colour(state);
    std::array<std::uint64_t, kSymmetries> sums{};
    for (std::int8_t y = 0; y < state.size; ++y)
        for (std::int8_t x = 0; x < state.size; ++x) {
            const bool mine = state.board[mover].has(x, y), theirs = state.board[1 - mover].has(x, y);
            if (!mine && !theirs) continue;
            for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
                const Point p = turned({x, y}, symmetry, state.size);
                sums[static_cast<std::size_t>(symmetry)] += core::Hash(static_cast<std::uint64_t>(p.x))
                                                                .add(static_cast<std::uint64_t>(p.y))
                                                                .add(mine ? 1 : 0)
                                                                .value();
            }
        }
    const auto least = std::min_element(sums.begin(), sums.end());
    core::Hash hash(*least);
    hash.add(state.captures[mover]).add(state.captures[1 - mover]);
    // PE-03, PE-13: the rule says where the third stone may lie; later nothing depends on it.
    if (state.stones < 3 && state.captures[0] + state.captures[1] == 0)
        hash.add(static_cast<std::uint64_t>(games::pente::rules_of(state).opening));
    return {hash.value(), static_cast<int>(least - sums.begin())};
}

std::string to_text(const BookText& book) {
    std::string out = std::string(kBegins) + "\n# Made by `pentario book`; never edited by hand.\nnodes " +
                      std::to_string(book.nodes) + "\n";
    for (const auto& [name, variant] : kVariants) {
        out += std::string(name) + "\n";
        for (const BookLine& line : book.lines) {
            if (line.variant != variant) continue;
            for (const Point p : line.path) out += games::pente::write_point(p) + " ";
            out += "> " + write_move(line.best);
            if (line.others) out += " |";
            if (line.others)
                for (const BookMove& other : *line.others) out += " " + write_move(other);
            out += "\n";
        }
    }
    return out;
}

core::Result<BookText, Reason> read_book(std::string_view text) {
    BookText book;
    std::optional<Variant> variant;
    std::vector<std::uint64_t> keys;
    bool begun = false;
    const auto lines = core::lines(text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto words = core::words(lines[i]);
        if (words.empty() || words[0].starts_with('#')) continue;
        if (!begun) {
            if (lines[i] != kBegins) return fail(Reason("tuning.no-book", ""));
            begun = true;
            continue;
        }
        const auto named = std::find_if(kVariants.begin(), kVariants.end(),
                                        [&](const auto& pair) { return pair.first == words[0]; });
        if (book.nodes == 0) {
            const auto nodes =
                words.size() == 2 && words[0] == "nodes" ? core::read_number(words[1], 1) : std::nullopt;
            if (!nodes) return fail(bad_line(i + 1));
            book.nodes = static_cast<std::uint64_t>(*nodes);
        } else if (named != kVariants.end() && words.size() == 1) {
            variant = named->second;
        } else {
            auto line = variant ? read_line(*variant, words) : std::nullopt;
            if (!line) return fail(bad_line(i + 1));
            keys.push_back(fold(position_after(*variant, line->path)).key);
            if (std::find(keys.begin(), keys.end() - 1, keys.back()) != keys.end() - 1)
                return fail(bad_line(i + 1));
            book.lines.push_back(std::move(*line));
        }
    }
    if (!begun) return fail(Reason("tuning.no-book", ""));
    return book;
}

State position_after(Variant variant, const std::vector<Point>& path) {
    games::pente::Options options;
    options.variant = variant;
    State state = Pente::initial(options);
    for (const Point p : path) Pente::apply(state, *Pente::actors(state).begin(), Move::stone(p), nullptr);
    return state;
}

Book::Book(const BookText& text) {
    for (const BookLine& line : text.lines) {
        const State state = position_after(line.variant, line.path);
        const Folded folded = fold(state);
        moves_.emplace_back(
            folded.key, BookMove{turned(line.best.point, folded.symmetry, state.size), line.best.permille});
    }
    std::sort(moves_.begin(), moves_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
}

std::optional<BookMove> Book::find(const State& state) const {
    if (state.size != kMaxSize) return std::nullopt;
    const Folded folded = fold(state);
    const auto found = std::lower_bound(moves_.begin(), moves_.end(), folded.key,
                                        [](const auto& pair, std::uint64_t key) { return pair.first < key; });
    if (found == moves_.end() || found->first != folded.key) return std::nullopt;
    BookMove move = found->second;
    move.point = turned_back(move.point, folded.symmetry, state.size);
    return is_legal(state, move.point) ? std::optional(move) : std::nullopt;
}

const Book& opening_book() {
    static const Book book = [] {
        const auto text = read_book(opening_book_text());
        return text ? Book(*text) : Book();
    }();
    return book;
}

std::string_view opening_book_text() { return data::kBook; }

}  // namespace bots::brains::pente
