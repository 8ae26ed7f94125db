#include "bots/tuning/book_maker.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/bot.h"
#include "bots/brains/pente/thinker.h"

namespace bots::tuning {

using brains::pente::BookLine;
using brains::pente::BookMove;
using brains::pente::Field;
using brains::pente::fold;
using brains::pente::Folded;
using brains::pente::kSurelyWon;
using brains::pente::position_after;
using brains::pente::Search;
using brains::pente::Spot;
using brains::pente::Thinker;
using games::pente::Move;
using games::pente::Pente;
using games::pente::Point;
using games::pente::State;
using games::pente::Variant;

namespace {

std::uint64_t key_after(State state, Point p) {
    Pente::apply(state, *Pente::actors(state).begin(), Move::stone(p), nullptr);
    return fold(state).key;
}

bool is_decided(int permille) {
    return permille > BookMaker::kDecided || permille < 1000 - BookMaker::kDecided;
}

/// PE-13, PE-42: the search looks past the rule for the third stone, which binds what is played
/// after this move.
bool binds_the_next(const State& state) {
    const auto opening = games::pente::rules_of(state).opening;
    return state.stones == 1 &&
           (opening == games::pente::Opening::tournament || opening == games::pente::Opening::g_pente);
}

/// Each move by a search of the position after it, in which the rule is known.
std::optional<Answer> search_each(const State& state, std::uint64_t nodes, const std::vector<Spot>& root,
                                  const GoOn& go_on) {
    std::optional<Answer> best;
    for (const Spot spot : root) {
        State after = state;
        const Point p = brains::pente::point_of(spot);
        Pente::apply(after, *Pente::actors(state).begin(), Move::stone(p), nullptr);
        const auto reply = search_answer(after, nodes / root.size(), {}, go_on);
        if (!reply) return std::nullopt;
        if (!best || -reply->value > best->value) best = Answer{p, -reply->value};
    }
    return best;
}

}  // namespace

int permille_of(int value) {
    if (std::abs(value) >= kSurelyWon) return value > 0 ? 1000 : 0;
    return static_cast<int>(std::lround(1000 * brains::pente::chance_of(value)));
}

std::optional<Answer> search_answer(const State& state, std::uint64_t nodes,
                                    const std::set<std::uint64_t>& without, const GoOn& go_on) {
    std::set<std::uint64_t> seen = without;
    std::vector<Spot> root;
    for (const Spot spot : brains::pente::root_moves(state, *Pente::actors(state).begin()))
        if (seen.insert(key_after(state, brains::pente::point_of(spot))).second) root.push_back(spot);
    if (root.empty()) return std::nullopt;
    if (binds_the_next(state)) return search_each(state, nodes, root, go_on);
    Search search(Thinker::kTableBytes);
    search.begin(Field(state), root);
    while (search.nodes() < nodes && !search.think(std::min(kSlice, nodes - search.nodes())))
        if (!go_on()) return std::nullopt;
    return Answer{brains::pente::point_of(search.best()), search.value()};
}

BookMaker::BookMaker(brains::pente::BookText known) : book_(std::move(known)) {
    for (std::size_t i = 0; i < book_.lines.size(); ++i)
        places_[fold(position_after(book_.lines[i].variant, book_.lines[i].path)).key] = i;
    for (const bool ours : {true, false})
        for (const Variant variant : {Variant::tournament, Variant::standard})
            items_.push_back({variant, {}, ours});
}

BookLine* BookMaker::find(std::uint64_t key) {
    const auto place = places_.find(key);
    return place == places_.end() ? nullptr : &book_.lines[place->second];
}

bool BookMaker::step(const GoOn& go_on) {
    while (!items_.empty()) {
        const Item item = items_.front();
        const State state = position_after(item.variant, item.path);
        const std::uint64_t key = fold(state).key;
        bool worked = false;
        if (!Pente::actors(state).empty() && !seen_.contains({key, item.ours})) {
            if (!find(key)) {
                if (!search_line(item, go_on)) return false;
                worked = true;
            }
            BookLine& line = *find(key);
            if (!item.ours && !line.others) {
                if (!search_others(line, go_on)) return false;
                worked = true;
            }
            go_below(item, line);
            seen_.insert({key, item.ours});
        }
        items_.pop_front();
        if (worked) return true;
    }
    return false;
}

/// The line is kept as the image that stands for all eight, so that its search does not depend on
/// the way that led here.
bool BookMaker::search_line(const Item& item, const GoOn& go_on) {
    const State there = position_after(item.variant, item.path);
    const Folded folded = fold(there);
    BookLine line;
    line.variant = item.variant;
    for (const Point p : item.path)
        line.path.push_back(brains::pente::turned(p, folded.symmetry, there.size));
    const auto answer = search_answer(position_after(line.variant, line.path), book_.nodes, {}, go_on);
    if (!answer) return false;
    line.best = {answer->point, permille_of(answer->value)};
    places_[folded.key] = book_.lines.size();
    book_.lines.push_back(std::move(line));
    return true;
}

bool BookMaker::search_others(BookLine& line, const GoOn& go_on) {
    std::vector<BookMove> others;
    const State state = position_after(line.variant, line.path);
    std::set<std::uint64_t> without{key_after(state, line.best.point)};
    while (!is_decided(line.best.permille) && others.size() < kOthers) {
        bool stopped = false;
        const auto answer =
            search_answer(state, book_.nodes / kOthersShare, without, [&] { return !(stopped = !go_on()); });
        if (stopped) return false;
        if (!answer) break;
        const int permille = permille_of(answer->value);
        if (permille < line.best.permille - kMargin) break;
        others.push_back({answer->point, permille});
        without.insert(key_after(state, answer->point));
    }
    line.others = std::move(others);
    return true;
}

/// The positions after a line's moves are looked at later: after ours only the best.
void BookMaker::go_below(const Item& item, const BookLine& line) {
    if (item.path.size() >= kLongest || is_decided(line.best.permille)) return;
    const auto push = [&](Point p) {
        Path path = line.path;
        path.push_back(p);
        items_.push_back({line.variant, std::move(path), !item.ours});
    };
    push(line.best.point);
    if (item.ours) return;
    for (const BookMove& other : *line.others) push(other.point);
}

}  // namespace bots::tuning
