#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace wire {

namespace operations {
struct Context;
}

/// The `rpc` operations as one function: a JSON object in, a JSON object out. Holds one table.
/// Any byte sequence gets an answer; a refused one changes nothing.
class Session {
public:
    /// `entropy` seeds the games that name no seed of their own.
    explicit Session(std::uint64_t entropy);
    ~Session();

    /// `{"ok":true,...}` or `{"ok":false,"error":{"code","message",...}}`, on one line without
    /// its end. A request's `id` comes back in its answer.
    std::string answer(std::string_view request);

private:
    std::unique_ptr<operations::Context> context_;
};

/// A longer request is refused unread.
constexpr std::size_t kMaxRequestBytes = 1 << 20;
/// A longer `id`, written as JSON, is refused.
constexpr std::size_t kMaxIdBytes = 200;

}  // namespace wire
