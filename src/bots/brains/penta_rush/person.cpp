#include "bots/brains/penta_rush/person.h"

#include <algorithm>

#include "core/hash.h"
#include "core/rng.h"

namespace bots::brains::penta_rush {

using namespace games::penta_rush;  // this folder is about nothing else

namespace {

// Tuned until each beat the one before in 65 to 85 of a hundred games for two; docs/penta-rush-persons.md.
// look, dearer, overlooked, hand, rearranges, patience, nodes
constexpr std::array<Person, kPersons> kTable{{
    {130'000, 40, 40, 4500, false, 24'000, 0},
    {80'000, 40, 33, 4000, false, 21'500, 0},
    {76'000, 40, 33, 3800, true, 21'000, 1},
    {60'000, 40, 20, 3000, true, 20'000, 1},
    {47'000, 30, 13, 2600, true, 17'500, 5000},
    {36'000, 30, 6, 2200, true, 15'000, 20'000},
    {24'000, 30, 1, 1800, true, 12'000, 100'000},
}};

struct Sight {
    int at;
    Index placement;
    friend auto operator<=>(const Sight&, const Sight&) = default;
};

void take_off(Outlines& pad, Index placement) {
    auto* at = std::find(pad.begin(), pad.end(), placement);
    std::copy(at + 1, pad.end(), at);
    pad.pop_back();
}

/// Whether it can stand beside all others: a new shape on squares of its own, the fifth at most.
bool can_stand(const Outlines& pad, Index placement) {
    const Placement& fresh = placements()[placement];
    return pad.size() < kDice && std::none_of(
                                     pad.begin(), pad.end(),
                                     [&](Index one) {
                                         return placements()[one].shape == fresh.shape ||
                                                placements()[one].set.meets(fresh.set);
                                     });
}

int points_on(const Outlines& pad) {
    int points = 0;
    for (const Index one : pad) points += points_of(placements()[one].shape);
    return points;
}

/// Draws on a pad, one thing after the other.
class Hand {
public:
    Hand(const Person& person, std::vector<Course::Step>& steps) : person_(person), steps_(steps) {}

    const Outlines& pad() const { return pad_; }
    int free_at() const { return free_at_; }

    void ring(Index placement, int now) {
        pad_.push_back(placement);
        note(Move::ring(placement), now);
    }
    void erase(Index placement, int now) {
        take_off(pad_, placement);
        note(Move::erase(placement), now);
    }

private:
    void note(Move move, int now) {
        free_at_ = std::max(now, free_at_) + person_.hand_ms;
        steps_.push_back({move, free_at_});
    }

    const Person& person_;
    std::vector<Course::Step>& steps_;
    Outlines pad_;
    int free_at_ = 0;
};

/// Makes the pad the best set of what was seen, when that is worth more than what stands there.
void rearrange(Hand& hand, const Fitting& seen, int now, SetSolver& solver) {
    const BestSet set = solver.best(seen);
    if (set.points <= points_on(hand.pad())) return;
    const Outlines before = hand.pad();
    for (const Index one : before)
        if (!contains(set.placements, one)) hand.erase(one, now);
    for (const Index one : set.placements)
        if (!contains(hand.pad(), one)) hand.ring(one, now);
}

}  // namespace

const Person& person_of(int level) { return kTable[static_cast<std::size_t>(level - 1)]; }

std::optional<int> seen_after(const Person& person, std::uint64_t seed, int round, Index placement) {
    core::Rng rng(core::Hash(seed).add("sees").add(static_cast<std::uint64_t>(round)).add(placement).value());
    if (static_cast<int>(rng.below(100)) < person.overlooked) return std::nullopt;
    const int points = points_of(placements()[placement].shape);
    const int longest = person.look_ms / 100 * (100 + person.dearer_percent * (points - 1));
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(longest)));
}

Outlines Course::pad_after(std::size_t count) const {
    Outlines pad;
    for (std::size_t i = 0; i < count; ++i) {
        const auto placement = static_cast<Index>(steps[i].move.placement());
        if (steps[i].move.kind() == Move::Kind::ring)
            pad.push_back(placement);
        else
            take_off(pad, placement);
    }
    return pad;
}

Course course_of(const Person& person, const Table& table, int seat, std::uint64_t seed, SetSolver& solver) {
    Fitting fitting;
    BoardTable(table.boards[static_cast<std::size_t>(seat)]).find(dice_of(table), fitting);
    std::vector<Sight> sights;
    Course course;
    for (const Index placement : fitting)
        if (const auto at = seen_after(person, seed, table.round, placement)) {
            sights.push_back({*at, placement});
            course.seen.push_back(placement);
        }
    std::sort(sights.begin(), sights.end());
    Hand hand(person, course.steps);
    Fitting seen;
    for (std::size_t i = 0; i < sights.size();) {
        const int now = std::max(sights[i].at, hand.free_at());
        for (; i < sights.size() && sights[i].at <= now; ++i) {
            seen.push_back(sights[i].placement);
            if (!person.rearranges && can_stand(hand.pad(), sights[i].placement))
                hand.ring(sights[i].placement, now);
        }
        std::sort(seen.begin(), seen.end());
        if (person.rearranges) rearrange(hand, seen, now, solver);
    }
    return course;
}

}  // namespace bots::brains::penta_rush
