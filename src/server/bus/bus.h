#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace server::bus {

/// Wakes readers up, on this node and others. It may lose a message, repeat it or be late: whoever hears that
/// a table is at 12 loads what he lacks, and everything is right without it, only slower. Called and heard
/// in the loop's thread. Every bus passes the suite in tests/bus_suite.h.
class Bus {
public:
    virtual ~Bus() = default;

    using Hears = std::function<void(std::string_view topic, std::string_view text)>;
    /// Everybody who listens to the topic hears it later, the sender too.
    virtual void tell(std::string_view topic, std::string text) = 0;
    /// A topic is a table's id or a word. Listening twice is listening once.
    virtual void listen(const std::string& topic) = 0;
    virtual void ignore(const std::string& topic) = 0;
    /// Who hears all of it; set once, before anything else.
    virtual void to(Hears hears) = 0;
};

}  // namespace server::bus
