#pragma once

#include <cstdint>
#include <memory>
#include <variant>

#include "bots/analysis/review.h"
#include "bots/analysis/rush.h"
#include "game/match.h"
#include "wire/job.h"
#include "wire/json.h"

namespace wire {

/// A review of the record on a table, of whichever kind its game has.
class Reviewing final : public Job {
public:
    struct Wish {
        std::uint64_t nodes = 0;  // 0: the usual ones
        std::uint64_t seed = 0;
        game::SeatSet seats = game::SeatSet::everyone();
    };
    static core::Result<std::unique_ptr<Reviewing>, game::Reason> start(const game::Match& match,
                                                                        const Wish& wish);

    /// How it judges, and all there is to judge, without findings.
    void tell_plan(JsonObject& reply) const;

    bool step() override;
    /// How far it is, and the findings from `from` on, or from before that where those changed.
    void tell(JsonObject& reply, const Speech& speech, std::size_t from) override;

private:
    using AnyReview = std::variant<bots::analysis::Review, bots::analysis::RushReview>;
    Reviewing(AnyReview review, const game::Match& match);

    AnyReview review_;
    Json sides_;  // of each seat
};

}  // namespace wire
