#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace wire {

/// The `rpc` operations as one function: a JSON object in, a JSON object out. Holds one table.
/// Any byte sequence gets an answer; a refused one changes nothing.
class Session {
public:
    /// `entropy` seeds the games that name no seed of their own.
    explicit Session(std::uint64_t entropy);
    ~Session();

    std::string answer(std::string_view request);

private:
    struct Table;
    std::unique_ptr<Table> table_;
};

}  // namespace wire
