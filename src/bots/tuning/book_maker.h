#pragma once

#include <deque>
#include <map>
#include <set>
#include <vector>

#include "bots/brains/pente/book.h"
#include "bots/tuning/self_play.h"

namespace bots::tuning {

/// Makes an opening book of Pente by search, from the start of either rule and for either side: our
/// own best move each time, and all of the other's moves that are nearly as good as his best.
/// Positions come in the order of their stones; the same terms make the same book.
class BookMaker {
public:
    static constexpr int kMargin = 60;                // thousandths below the best: then a move is left out
    static constexpr std::size_t kOthers = 3;         // and at most so many besides it
    static constexpr std::uint64_t kOthersShare = 4;  // each looked for with that part of the nodes
    static constexpr std::size_t kLongest = 12;       // stones of a line
    static constexpr int kDecided = 900;              // thousandths; then the search may go on alone

    /// `known` lines, of the same number of nodes, are not searched again.
    explicit BookMaker(brains::pente::BookText known);

    /// Works until one more line is known, or one more was asked for its other moves. False if there
    /// is nothing more to do, or when `go_on` said no.
    bool step(const GoOn& go_on);

    const brains::pente::BookText& book() const { return book_; }

private:
    using Path = std::vector<games::pente::Point>;
    /// A position to be looked at, and for which side's book.
    struct Item {
        games::pente::Variant variant;
        Path path;
        bool ours;  // whose move it is
    };

    brains::pente::BookLine* find(std::uint64_t key);
    bool search_line(const Item& item, const GoOn& go_on);
    bool search_others(brains::pente::BookLine& line, const GoOn& go_on);
    void go_below(const Item& item, const brains::pente::BookLine& line);

    brains::pente::BookText book_;
    std::map<std::uint64_t, std::size_t> places_;    // of lines, by key
    std::set<std::pair<std::uint64_t, bool>> seen_;  // keys, and whose move it was
    std::deque<Item> items_;
};

/// What a search of so many nodes answers; only one of several moves that come to the same position
/// under a symmetry is looked at, and none to a position of `without`. None if there is no such
/// move or `go_on` said no.
struct Answer {
    games::pente::Point point;
    int value = 0;  // hundredths
};
std::optional<Answer> search_answer(const games::pente::State& state, std::uint64_t nodes,
                                    const std::set<std::uint64_t>& without, const GoOn& go_on);
/// A search's value as a chance in thousandths.
int permille_of(int value);

}  // namespace bots::tuning
