#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>

#include "core/result.h"
#include "server/http.h"
#include "server/net/place.h"

namespace server {

/// What strangers may take.
struct Limits {
    int connections = 256;                        // served at the same time; more wait at the door
    std::uint32_t header_bytes = 8192;            // of a request
    std::chrono::milliseconds patience{15'000};   // for a whole request, and between two
    std::chrono::milliseconds delivery{120'000};  // for a whole answer
};

/// Gives the answer to a request; what the answer looks at must outlive the listener.
using Answerer = std::function<Answer(const Request&)>;

/// Doors at which HTTP/1.1 is spoken, all in one thread.
class Listener {
public:
    virtual ~Listener() = default;

    /// The port that was asked for, or the free one that was found.
    virtual std::uint16_t port() const = 0;
    /// Answers until `stop`, SIGINT or SIGTERM.
    virtual void run() = 0;
    /// Ends `run`; from any thread.
    virtual void stop() = 0;
};

/// Connections are taken from here on, and answered in `run`.
core::Result<std::unique_ptr<Listener>, game::Reason> listen(const Place& place, Answerer answerer,
                                                             const Limits& limits = {});

}  // namespace server
