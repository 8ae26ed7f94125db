#include "bots/brains/riomino/start_turn.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "games/riomino/board.h"

namespace bots::brains::riomino {

namespace {

namespace rio = games::riomino;
using rio::Riomino;
using search::Verdict;

constexpr std::uint64_t kEachWay = 4096;  // nodes for a way to turn the die before it is the next one's turn

class StartTurn final : public Thinker {
public:
    StartTurn(const rio::State& state, std::span<const rio::Move> only) {
        const game::Seat seat = *Riomino::actors(state).begin();
        rio::Moves moves;
        for (const rio::Move move : only) moves.push_back(move);
        if (only.empty()) Riomino::legal_moves(state, seat, moves);
        const bool all_equal = rio::symmetry_of(rio::board_of(state)).quarter_turn;
        const std::size_t count = all_equal ? 1 : moves.size();
        for (std::size_t i = 0; i < count; ++i) {
            rio::State after = state;
            Riomino::apply(after, seat, moves[i], nullptr);
            ways_.push_back({moves[i], after.over ? nullptr : make(after, {}, kMemory / count)});
        }
    }

    bool think(std::uint64_t nodes) override {
        const std::uint64_t until = spent() + nodes;
        while (!done() && spent() < until) {
            Way& way = ways_[next_];
            const std::uint64_t so_far = way.nodes();
            const bool settled =
                way.done() || way.thinker->think(std::min(until - spent(), turn_ends_ - so_far));
            if (settled || way.nodes() >= turn_ends_) advance();
        }
        return done();
    }

    Finding finding() const override {
        const Way* best = &ways_.front();
        for (const Way& way : ways_)
            if (hope(way.found()) > hope(best->found())) best = &way;
        Finding found = best->found();
        found.nodes = spent();
        found.done = done();
        return found;
    }

private:
    /// A way to turn the die; without a thinker the other has no placement after it.
    struct Way {
        rio::Move move;
        std::unique_ptr<Thinker> thinker;

        std::uint64_t nodes() const { return thinker ? thinker->finding().nodes : 0; }
        bool done() const { return !thinker || thinker->finding().done; }
        /// As who turns the die sees it.
        Finding found() const {
            Finding found;
            if (thinker) found = thinker->finding();
            found.verdict = thinker ? search::against(found.verdict) : Verdict::won;
            found.value = -found.value;
            found.line.insert(found.line.begin(), move);
            found.move = move;
            ++found.depth;
            return found;
        }
    };

    static std::pair<int, int> hope(const Finding& found) {
        return {found.verdict == Verdict::won ? 1 : found.verdict == Verdict::lost ? -1 : 0, found.value};
    }
    std::uint64_t spent() const {
        std::uint64_t nodes = 0;
        for (const Way& way : ways_) nodes += way.nodes();
        return nodes;
    }
    bool done() const {
        const auto is_won = [](const Way& way) { return way.done() && way.found().verdict == Verdict::won; };
        return std::any_of(ways_.begin(), ways_.end(), is_won) ||
               std::all_of(ways_.begin(), ways_.end(), [](const Way& way) { return way.done(); });
    }
    void advance() {
        if (++next_ < ways_.size()) return;
        next_ = 0;
        turn_ends_ += kEachWay;
    }

    std::vector<Way> ways_;
    std::size_t next_ = 0;
    std::uint64_t turn_ends_ = kEachWay;  // by the nodes of a way
};

}  // namespace

std::unique_ptr<Thinker> make_start_turn(const rio::State& state, std::span<const rio::Move> only) {
    return std::make_unique<StartTurn>(state, only);
}

}  // namespace bots::brains::riomino
