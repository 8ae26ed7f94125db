#pragma once

#include <memory>

#include "bots/brains/pente/search.h"

namespace bots::brains::pente {

/// Further searches of the same position on threads of their own, for what they leave in the table
/// that all share. With them a thought depends on chance; without, never.
class Crew {
public:
    virtual ~Crew() = default;
    virtual void begin(const Field& field, const std::vector<Spot>& root) = 0;
    /// All search, until `halt`, which waits for them.
    virtual void go() = 0;
    virtual void halt() = 0;
    virtual std::uint64_t nodes() const = 0;  // while halted
};

/// nullptr if there are no threads.
std::unique_ptr<Crew> make_crew(const std::shared_ptr<Visits>& table, int hands);

}  // namespace bots::brains::pente
