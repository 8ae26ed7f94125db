#pragma once

#include <memory>
#include <vector>

#include "bots/brains/pente/hunt.h"
#include "bots/brains/riomino/solver.h"
#include "game/match.h"
#include "wire/job.h"
#include "wire/json.h"

namespace wire {

// What a solver has found, for programs and for people; docs/rpc.md describes it.
Json to_json(const games::riomino::State& state, const bots::brains::riomino::Findings& found);
Json to_json(const games::pente::State& state, bots::brains::pente::Hunt& hunt);
std::vector<game::Notice> tell(const games::riomino::State& state,
                               const bots::brains::riomino::Findings& found);
std::vector<game::Notice> tell(const games::pente::State& state, bots::brains::pente::Hunt& hunt);

// Why a position is not solved.
std::optional<game::Reason> why_unsolvable(const games::riomino::State& state);
std::optional<game::Reason> why_unsolvable(const game::Match& match, const games::pente::State& state);

/// A solver at work on the position of a table, of whichever kind its game has.
class Settling : public Job {
public:
    struct Wish {
        std::optional<game::Seat> seat;  // whose board of Penta Rush; the first one
        std::uint64_t seed = 0;
        bool study = false;  // Penta Rush is told while a round is being searched too
    };
    static core::Result<std::unique_ptr<Settling>, game::Reason> start(const game::Match& match,
                                                                       const Wish& wish);

    void tell(JsonObject& reply, const Speech& speech, std::size_t from) final;

private:
    virtual Json verdict() = 0;
    virtual std::vector<game::Notice> reasons() = 0;
};

}  // namespace wire
