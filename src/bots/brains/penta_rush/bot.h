#pragma once

#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/brains/penta_rush/advice.h"
#include "bots/brains/penta_rush/person.h"
#include "games/penta_rush/rules.h"

namespace bots::brains::penta_rush {

/// The shapes of a plan still open, and the rounds that will use them: one each.
Quarter quarter_of(const games::penta_rush::Plan& plan);

/// Plays Penta Rush from its own view. In the base game it rings the best set of the roll, the
/// dearest first, and turns the timer; in puzzle and solo it rings what the advice says and
/// strikes what the advice says. It erases only what would spoil its result.
///
/// It knows its answer at once; `act_after_ms` is the pace of a person, to be counted from its
/// own last move in the round or from the throw. As a Person it sees less and later: it draws what
/// it has seen when it has seen it, and turns the timer when its patience is at an end.
class PentaRushBot final : public Bot {
public:
    /// Without a person it plays the best there is.
    explicit PentaRushBot(std::optional<Person> person = std::nullopt) : person_(person) {}

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override;
    bool think(std::uint64_t nodes) override;
    Thought best() const override;

private:
    using Move = games::penta_rush::Move;

    std::optional<Move> choose_in_base(const games::penta_rush::Pad& pad);
    std::optional<Move> choose_as_person(const games::penta_rush::Pad& pad);
    std::optional<Move> choose_towards(const games::penta_rush::Pad& pad, const Fitting& fitting);
    std::optional<Move> choose_in_puzzle(const games::penta_rush::Pad& pad, std::uint64_t seed);
    std::optional<Move> finish(bool wants_flip) const;
    const games::penta_rush::Board& board() const { return table_.boards[static_cast<std::size_t>(seat_)]; }
    const games::penta_rush::Plan& plan() const { return table_.plans[static_cast<std::size_t>(seat_)]; }
    int pace(Move move) const;

    void see_as_person();
    void keep_by_points(int sign);

    std::optional<Person> person_;
    games::penta_rush::Table table_;
    int seat_ = 0;
    std::uint64_t seed_ = 0, nodes_ = 0;
    Move move_;                       // without an advisor
    std::optional<int> after_ms_;     // when the person wants to make it
    std::optional<Advisor> advisor_;  // while there is something to weigh
    std::unique_ptr<SetSolver> solver_;
};

/// The levels 1 to 8: the persons, and above them the best there is.
std::unique_ptr<Bot> make_person_bot(int level);

}  // namespace bots::brains::penta_rush
