#include "bots/brains/pente/threats.h"

#include <algorithm>

#include "bots/brains/pente/order.h"

namespace bots::brains::pente {

namespace {

constexpr std::uint64_t kFourNodes = 300;      // for a look at the fours of one position
constexpr std::uint64_t kLineNodes = 100'000;  // to find a win by fours again
constexpr std::size_t kMostDeep = 64, kMostPlaces = std::size_t{1} << 31;
// How many moves weigh one together beside the hardest. For answers it changes in turn: there are
// positions in which each of these finds the win and the others lose themselves.
constexpr std::uint32_t kAttacksAsOne = 4;
constexpr std::array<std::uint32_t, 3> kAnswersAsOne{8, 16, 2};
constexpr std::uint64_t kTurnNodes = 1024;
constexpr int kOpeningStones = 2;  // PE-03, PE-13: until then not every point may be played on

Shape shape_at(const Field& field, int colour, Spot spot, int step) {
    LineKey key = 0;
    for (int n = 1; n <= kReach; ++n) {
        key |= static_cast<LineKey>(field.cell(static_cast<Spot>(spot - n * step)) << shift_back(n));
        key |= static_cast<LineKey>(field.cell(static_cast<Spot>(spot + n * step)) << shift_ahead(n));
    }
    return Look(line_looks()[key].raw[static_cast<std::size_t>(colour)]).shape();
}

bool makes_three(const Field& field, int colour, Spot spot) {
    return std::any_of(kSteps.begin(), kSteps.end(),
                       [&](int step) { return shape_at(field, colour, spot, step) >= Shape::three; });
}

/// How far from a threat a stone looks, 1 at best; 0: not worth a look.
std::uint32_t promise(const Field& field, int colour, Spot spot) {
    const Marks marks = field.marks(colour, spot);
    if (marks.any_four() || marks.open_threes() > 0 || marks.takes() > 0) return 1;
    if (marks.threatens() > 0 && field.captures(colour) + 3 >= Field::kGoal) return 2;
    return makes_three(field, colour, spot) ? 2 : 0;
}

std::uint32_t together(std::uint32_t hardest, std::uint32_t others) {
    return hardest == 0 ? 0 : std::min(hardest + others, Threats::kNever);
}

}  // namespace

Threats::Threats(std::size_t places) : most_(std::clamp<std::size_t>(places, 2, kMostPlaces)) {
    static_assert(sizeof(Place) + sizeof(Settled) / 2 <= kPlaceBytes);
    tree_.reserve(most_);
    settled_.resize(std::bit_floor(most_ / 2));
    undos_.resize(kMostDeep);
}

void Threats::begin(const Field& field, int attacker) {
    field_ = std::make_unique<Field>(field);
    attacker_ = attacker;
    tree_.assign(1, Place{});
    fours_.clear();
    ++turn_;
    nodes_ = 0;
    full_ = false;
    const bool opening = field.stones() <= kOpeningStones && field.captures(0) == 0 && field.captures(1) == 0;
    if (opening) tree_[0].settle(false);
}

bool Threats::think(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + nodes;
    while (found() == Found::open && !full_ && nodes_ < until) step();
    return found() != Found::open || full_;
}

bool Threats::wins(const Field& field, std::uint64_t nodes) {
    begin(field, field.mover());
    think(nodes);
    return found() == Found::win;
}

Threats::Found Threats::found() const {
    return tree_[0].proof == 0 ? Found::win : tree_[0].disproof == 0 ? Found::none : Found::open;
}

/// Goes to the move that would settle most, looks at it, and tells those above.
void Threats::step() {
    std::array<std::uint32_t, kMostDeep + 1> path;
    path[0] = 0;
    std::size_t deep = 0;
    while (deep < kMostDeep && !tree_[path[deep]].open) {
        path[deep + 1] = choose(tree_[path[deep]]);
        field_->play(tree_[path[deep + 1]].move, undos_[deep]);
        ++deep;
    }
    nodes_ += deep + 1;
    Place& leaf = tree_[path[deep]];
    if (deep == kMostDeep)
        leaf.settle(false);
    else
        expand(leaf);
    for (;; --deep) {
        Place& place = tree_[path[deep]];
        if (place.children > 0) back_up(place);
        if (place.proof == 0 || place.disproof == 0) keep(path[deep]);
        if (deep == 0) break;
        field_->take_back(undos_[deep - 1]);
    }
}

/// The attacker takes what is easiest to prove, the defender what is easiest to disprove.
std::uint32_t Threats::choose(const Place& place) const {
    const auto number = [&](std::uint32_t at) { return attacks() ? tree_[at].proof : tree_[at].disproof; };
    std::uint32_t best = place.first_child;
    for (std::uint32_t at = best + 1; at < place.first_child + place.children; ++at)
        if (number(at) < number(best)) best = at;
    return best;
}

void Threats::expand(Place& place) {
    if (take_over(place)) return;
    place.open = false;
    attacks() ? expand_attack(place) : expand_answer(place);
}

void Threats::expand_attack(Place& place) {
    const bool wins = fours_.find(*field_, kFourNodes);
    nodes_ += fours_.nodes();
    if (wins) {
        place.settle(true);
        place.length = static_cast<std::uint16_t>(fours_.length());
        return;
    }
    Candidates candidates;
    list_attacks(candidates);
    add_children(place, candidates);
}

void Threats::expand_answer(Place& place) {
    const int me = field_->mover();
    place.settle(false);  // unless there is a threat
    if (field_->winning_spot(me) != kNoSpot) return;
    Candidates candidates;
    Field::Spots threats;
    field_->winning_spots(attacker_, threats);
    SpotSet zone;
    if (!threats.empty()) {
        if (threats.size() == 1) zone.set(threats[0], true);
        place.length = 2;
    } else {
        field_->pass();
        const bool threatens = fours_.find(*field_, kFourNodes);
        field_->pass();
        nodes_ += fours_.nodes();
        if (!threatens) return;
        zone = fours_.zone();
        place.length = static_cast<std::uint16_t>(fours_.length() + 1);
    }
    place.settle(true);  // unless there is an answer
    list_answers(zone, candidates);
    add_children(place, candidates);
}

/// In check what can meet it; else every stone that may threaten something.
void Threats::list_attacks(Candidates& out) const {
    const int me = attacker_;
    const auto add = [&](Spot spot, std::uint32_t proof) {
        out.push_back({spot, proof, liking(*field_, spot)});
    };
    Field::Spots threats;
    field_->winning_spots(1 - me, threats);
    if (!threats.empty()) {
        if (threats.size() == 1) add(threats[0], 1);
        field_->capturing(me).for_each([&](Spot spot) {
            if (threats.size() != 1 || spot != threats[0]) add(spot, 1);
        });
        return;
    }
    field_->empties_near().for_each([&](Spot spot) {
        if (const std::uint32_t proof = promise(*field_, me, spot); proof > 0) add(spot, proof);
    });
}

void Threats::list_answers(const SpotSet& zone, Candidates& out) const {
    const int me = field_->mover();
    const SpotSet& captures = field_->capturing(me);
    const auto worth = [&](Spot spot) { return liking(*field_, spot); };
    captures.for_each([&](Spot spot) { out.push_back({spot, 1, worth(spot)}); });
    zone.for_each([&](Spot spot) {
        if (field_->is_empty(spot) && !captures.has(spot)) out.push_back({spot, 1, worth(spot)});
    });
}

/// The candidates become the place's children, the most promising first; without any it is settled.
void Threats::add_children(Place& place, Candidates& candidates) {
    if (candidates.empty()) {
        if (attacks()) place.settle(false);
        return;
    }
    if (tree_.size() + candidates.size() > most_) {
        full_ = true;
        place = {.move = place.move};
        return;
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return a.worth != b.worth ? a.worth > b.worth : a.spot < b.spot;
    });
    place.first_child = static_cast<std::uint32_t>(tree_.size());
    place.children = static_cast<std::uint16_t>(candidates.size());
    for (const Candidate& candidate : candidates)
        tree_.push_back({.proof = candidate.proof, .move = candidate.spot});  // reserved: `place` stays
}

void Threats::back_up(Place& place) { attacks() ? back_up_attack(place) : back_up_answer(place); }

/// An attack is as easy to prove as its easiest child, and about as hard to disprove as the hardest:
/// the others weigh little, for what disproves one often disproves many.
void Threats::back_up_attack(Place& place) {
    place.proof = kNever;
    std::uint32_t hardest = 0, unsettled = 0;
    std::uint16_t shortest = 0;
    for (const Place& child : children(place)) {
        place.proof = std::min(place.proof, child.proof);
        hardest = std::max(hardest, child.disproof);
        unsettled += child.disproof > 0;
        if (child.proof == 0 && (shortest == 0 || child.length < shortest)) shortest = child.length;
    }
    place.disproof = together(hardest, unsettled / kAttacksAsOne);
    if (place.proof == 0) place.length = static_cast<std::uint16_t>(shortest + 1);
}

/// The same for answers, the other way round; most stones of a zone change nothing.
void Threats::back_up_answer(Place& place) {
    place.disproof = kNever;
    std::uint32_t hardest = 0, unsettled = 0;
    std::uint16_t longest = 0;
    for (const Place& child : children(place)) {
        place.disproof = std::min(place.disproof, child.disproof);
        hardest = std::max(hardest, child.proof);
        unsettled += child.proof > 0;
        longest = std::max(longest, child.length);
    }
    const std::uint32_t as_one = kAnswersAsOne[nodes_ / kTurnNodes % kAnswersAsOne.size()];
    place.proof = together(hardest, unsettled / as_one);
    if (place.proof == 0) place.length = std::max(place.length, static_cast<std::uint16_t>(longest + 1));
}

/// What was settled elsewhere in the tree holds here too, with all that hangs on it.
bool Threats::take_over(Place& place) const {
    const Settled& known = settled_[field_->key() & (settled_.size() - 1)];
    if (known.turn != turn_ || known.key != field_->key()) return false;
    const Spot move = place.move;
    place = tree_[known.place];
    place.move = move;
    return true;
}

void Threats::keep(std::uint32_t at) {
    settled_[field_->key() & (settled_.size() - 1)] = {field_->key(), at, turn_};
}

/// The child of the shortest win, or the answer that lasts longest.
std::uint32_t Threats::best_child(const Place& place) const {
    const auto better = [&](const Place& a, const Place& b) {
        if (!attacks()) return a.length > b.length;
        return a.proof == 0 && (b.proof != 0 || a.length < b.length);
    };
    std::uint32_t best = place.first_child;
    for (std::uint32_t at = best + 1; at < place.first_child + place.children; ++at)
        if (better(tree_[at], tree_[best])) best = at;
    return best;
}

Spot Threats::first() {
    const std::vector<Spot> moves = line();
    return moves.empty() ? kNoSpot : moves.front();
}

std::vector<Spot> Threats::line() {
    std::vector<Spot> out;
    std::vector<Undo> undos;
    const auto play = [&](Spot spot) {
        out.push_back(spot);
        undos.emplace_back();
        field_->play(spot, undos.back());
    };
    std::uint32_t at = 0;
    while (tree_[at].children > 0) {
        at = best_child(tree_[at]);
        play(tree_[at].move);
    }
    if (!attacks()) play(field_->winning_spot(attacker_));  // one of several threats
    if (fours_.find(*field_, kLineNodes)) fours_.line(*field_, out);
    for (; !undos.empty(); undos.pop_back()) field_->take_back(undos.back());
    return out;
}

}  // namespace bots::brains::pente
