#include "bots/brains/riomino/bot.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "game/erased.h"

namespace bots::brains::riomino {

using games::riomino::Riomino;
using search::Verdict;

namespace {

/// Half of the way to certainty at kEven; whole numbers and one division, equal everywhere.
double chance_of(const Finding& finding) {
    constexpr int kEven = 60;
    if (finding.verdict != Verdict::open) return finding.verdict == Verdict::won ? 1 : 0;
    const int size = std::abs(finding.value);
    return static_cast<double>(finding.value + size + kEven) / static_cast<double>(2 * (size + kEven));
}

}  // namespace

bool RiominoBot::begin(const game::AnyView& view, game::Seat seat, std::uint64_t) {
    const auto* known = view.as<Riomino>();
    if (!known || !Riomino::actors(*known).has(seat)) return false;
    state_ = *known;
    thinker_ = Thinker::make(state_, {});
    return true;
}

bool RiominoBot::think(std::uint64_t nodes) { return thinker_->think(nodes); }

bool RiominoBot::consider_only(game::AnyMove move) {
    const std::array only{game::restore<Riomino>(move)};
    thinker_ = Thinker::make(state_, only);
    return true;
}

bool RiominoBot::leave_out(game::AnyMove move) {
    Riomino::Moves others;
    Riomino::legal_moves(state_, *Riomino::actors(state_).begin(), others);
    const auto end = std::remove(others.begin(), others.end(), game::restore<Riomino>(move));
    if (end == others.begin()) return false;
    thinker_ = Thinker::make(state_, {others.begin(), end});
    return true;
}

Thought RiominoBot::best() const {
    const Finding finding = thinker_->finding();
    Thought thought;
    thought.move = game::erase<Riomino>(finding.move);
    thought.chance = chance_of(finding);
    for (const auto move : finding.line) thought.line.push_back(game::erase<Riomino>(move));
    thought.nodes = finding.nodes;
    thought.depth = finding.depth;
    return thought;
}

}  // namespace bots::brains::riomino
