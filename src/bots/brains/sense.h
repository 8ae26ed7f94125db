#pragma once

#include <array>
#include <cstdint>

#include "game/game.h"

namespace bots::brains {

/// What a search over unknown cards knows about a game for two. Specialized in brains/<name>/ with
///
///     void weigh(const State&, Seat, const Moves&, Weights&)   how much each legal move deserves a
///                                                               look, from 1 to kMostWeight
///     Move reply(const State&, Seat, Rng&, Moves&)   a likely move, by lot, quickly found; Moves is
///                                            room for lists
///     bool is_minor(const State&)            a decision that is searched only where it must be made;
///                                            further on `reply` makes it
///     int chance(const State&, Seat)         of winning, 0 to kSure; of a game that is not over,
///                                            where a turn begins
///     int turn(const State&)                 another number in each turn than in the one before
///     Move as_seen(Move)                     a move as the other player sees it: one and the same
///                                            for all that he cannot tell apart
///     Counts counts(const State&, Seat)      what `chance` goes by: from the other seat each has the
///                                            other sign
///     int phase(const State&)                0 to kLastPhase
///     kCuriosity                             how much weights count against values: 0.1 to 1
///     kTurns                                 how many turns are played before a chance is asked for
template <game::Game G>
struct Sense;

template <class G>
using Weights = std::array<std::uint32_t, G::Moves::capacity()>;

constexpr std::uint32_t kMostWeight = 1U << 20;  // so that those of all moves fit in 32 bits
constexpr int kSure = 1 << 16;
constexpr int kLogit = 1024;  // worth of odds e to 1

namespace detail {

constexpr int kOddsStep = kLogit / 64, kOddsRange = 8 * kLogit / kOddsStep;

/// kSure / (1 + exp(-x)) for x from 0 to 8; no library function, which may differ in its last digit.
constexpr auto kOdds = [] {
    std::array<std::int32_t, kOddsRange + 1> chances{};
    double odds = 1;
    for (std::int32_t& chance : chances) {
        // NOLINTNEXTLINE(bugprone-incorrect-roundings): positive, and lround is no constant expression
        chance = static_cast<std::int32_t>(kSure * odds / (1 + odds) + 0.5);
        odds *= 1.0157477085866857;  // exp(1/64)
    }
    return chances;
}();

}  // namespace detail

/// The chance of winning that a worth stands for.
constexpr int chance_of(int worth) {
    const int at = (worth < 0 ? -worth : worth) / detail::kOddsStep;
    const int chance =
        detail::kOdds[static_cast<std::size_t>(at < detail::kOddsRange ? at : detail::kOddsRange)];
    return worth < 0 ? kSure - chance : chance;
}

constexpr int kLastPhase = 64;

/// What counts of a position stand for, at the beginning of a game and at its end; between them in
/// proportion to the phase, which goes from 0 to kLastPhase.
template <std::size_t N>
struct PhasedWeights {
    std::array<std::int32_t, N> early{}, late{};  // in kLogit

    constexpr int worth(const std::array<int, N>& counts, int phase) const {
        int sum = 0;
        for (std::size_t i = 0; i < N; ++i)
            sum += counts[i] * (early[i] * (kLastPhase - phase) + late[i] * phase);
        return sum / kLastPhase;
    }
};

}  // namespace bots::brains
