#pragma once

#include <string>
#include <string_view>

namespace server::tables {

class Table;

/// Who is signed in; a guest has no id.
struct Account {
    std::string id, name;
};

/// What tables ask of, and tell, those who know people. In the loop's thread.
class People {
public:
    virtual ~People() = default;

    /// Whose session that is.
    virtual Account who(std::string_view session) const = 0;
    /// The game on a rated table is over; may be said more than once.
    virtual void over(const Table& table) = 0;
};

}  // namespace server::tables
