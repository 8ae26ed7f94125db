#pragma once

#include <cstdint>
#include <functional>
#include <memory>

#include "core/result.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/net/line.h"
#include "server/net/place.h"

namespace server {

/// Gives the answer to a request; what the answer looks at must outlive the listener.
using Answerer = std::function<Answer(const Request&)>;

/// Doors at which HTTP/1.1 is spoken, and WebSocket at /online, all in one thread.
class Listener {
public:
    virtual ~Listener() = default;

    /// The port that was asked for, or the free one that was found.
    virtual std::uint16_t port() const = 0;
    /// The thread that `run` is in. After it nothing is done that is posted.
    virtual Loop& loop() = 0;
    /// Who answers lines; without it there are none. Before `run`, which it must outlive.
    virtual void connect(Switchboard& switchboard) = 0;
    /// Answers until `stop`, SIGINT or SIGTERM.
    virtual void run() = 0;
    /// Lets nobody in any more, closes all lines and ends `run`; from any thread.
    virtual void stop() = 0;
};

/// Connections are taken from here on, and answered in `run`.
core::Result<std::unique_ptr<Listener>, game::Reason> listen(const Place& place, Answerer answerer,
                                                             const Limits& limits = {});

}  // namespace server
