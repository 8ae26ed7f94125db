#pragma once

#include <functional>
#include <memory>
#include <span>

#include "server/store/rows.h"

namespace server::store {

/// Something that the store was asked. It is done within a transaction, perhaps more than once where a
/// transaction had to be given up, and answered when that has ended.
class Wish {
public:
    enum class Kind : std::uint8_t { reads, writes, appends };

    explicit Wish(Kind kind) : kind_(kind) {}
    virtual ~Wish() = default;

    Kind kind() const { return kind_; }
    /// Does it and keeps the result.
    virtual std::optional<Fault> grant(Rows& rows) = 0;
    /// Keeps instead why it was not done.
    virtual void refuse(game::Reason reason) = 0;
    /// Asked once after each transaction: whether there is more to do in another, before it is answered.
    virtual bool goes_on() { return false; }
    /// Tells the result; in the loop.
    virtual void answer() = 0;

private:
    Kind kind_;
};
using Wishes = std::vector<std::shared_ptr<Wish>>;

/// Grants the wishes, all in one transaction if it can be. What spoils it for the others is refused alone.
void grant_all(Database& database, Rows& rows, std::span<const std::shared_ptr<Wish>> wishes);

}  // namespace server::store
