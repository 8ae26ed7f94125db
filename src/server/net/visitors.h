#pragma once

#include <map>
#include <string>
#include <utility>

#include "server/limits.h"
#include "server/net/asio.h"
#include "server/net/bucket.h"

namespace server::net {

/// Somebody by his address, and what he takes of ours.
struct Visitor {
    std::string name;  // the address, or in IPv6 the network that one household gets
    int connections = 0, lines = 0;
    Bucket requests, messages;
};

/// One more of something for as long as this lives.
class Held {
public:
    explicit Held(int& count) : count_(&count) { ++count; }
    Held(Held&& other) noexcept : count_(std::exchange(other.count_, nullptr)) {}
    Held& operator=(Held&& other) noexcept {
        std::swap(count_, other.count_);
        return *this;
    }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    ~Held() {
        if (count_) --*count_;
    }

private:
    int* count_;
};

/// A connection counts among all and among its visitor's.
struct Connection {
    Held of_all, of_visitor;
};

/// Everybody who is here, or was a moment ago.
class Visitors {
public:
    explicit Visitors(const Limits& limits) : limits_(limits) {}

    /// Stays where it is until he has gone and `forget` was called.
    Visitor& at(const asio::ip::address& address);
    void forget(Time now);

private:
    using Network = asio::ip::address_v6::bytes_type;

    const Limits& limits_;
    std::map<Network, Visitor> all_{};
};

}  // namespace server::net
