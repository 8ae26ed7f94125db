#pragma once

#include <memory>
#include <vector>

#include "bots/brains/pente/crew.h"
#include "bots/brains/pente/general/position.h"
#include "bots/search/rehearsal.h"
#include "games/pente/rules.h"

namespace bots::brains::pente {

/// Whether the faster search knows the rules of this variant: two colours, five or more in a row or
/// five pairs win, one stone a turn, and nothing is played for but the win.
bool engine_knows(const games::pente::State& state);

/// What may be played and is worth a thought: near other stones, or what meets a threat. Not empty.
std::vector<Spot> root_moves(const games::pente::State& state, game::Seat seat);

/// What fits a position in which a stone is to be laid: the search for the standard rules where it
/// knows them, the general one for other variants of two sides, and where more than two play each for
/// himself games played on.
class Thinker {
public:
    static constexpr std::size_t kTableBytes = std::size_t{16} << 20;

    explicit Thinker(int threads = 1) : threads_(threads) {}

    bool answers_at_once = true;  // to what leaves no choice; otherwise its value is wanted

    /// `seat` is to move, in the phase of play.
    void begin(const games::pente::State& state, game::Seat seat, std::uint64_t seed);
    /// The same with one move to choose from, where more than two play each for himself.
    void begin_with(const games::pente::State& state, game::Seat seat, games::pente::Move only,
                    std::uint64_t seed);
    /// The same without one move, where the faster search knows the rules. False if no other is worth a
    /// thought.
    bool begin_without(const games::pente::State& state, game::Seat seat, games::pente::Move left_out);
    /// Lays about `nodes` more stones; true if more would change nothing.
    bool think(std::uint64_t nodes);

    /// For the seat to move, in hundredths; `kSurelyWon` and more is a win. Only of a search.
    int value() const;
    double chance() const;
    int depth() const;
    std::uint64_t nodes() const;
    /// What is expected, the seat's own move first.
    std::vector<games::pente::Move> line() const;

private:
    enum class Way : std::uint8_t { standard, general, many };

    void begin_standard(const games::pente::State& state, const std::vector<Spot>& root);

    int threads_;
    Way way_ = Way::standard;
    std::shared_ptr<Visits> visits_;  // this and the others are made when they are first wanted
    std::unique_ptr<Search> search_;
    std::unique_ptr<Crew> crew_;
    std::unique_ptr<search::Paranoid<general::Position>> general_;
    std::unique_ptr<search::Rehearsal<general::Position>> many_;
};

/// The winning chance that goes with a value.
double chance_at(int value);

}  // namespace bots::brains::pente
