#pragma once

#include <memory>

#include "server/bus/bus.h"
#include "server/loop.h"

namespace server::bus {

/// The bus of a server that runs alone.
class LocalBus : public Bus {
public:
    explicit LocalBus(Loop& loop);
    /// One more member: each hears what the other tells.
    explicit LocalBus(const LocalBus& beside, Loop& loop);

    void tell(std::string_view topic, std::string text) override;
    void listen(const std::string& topic) override;
    void ignore(const std::string& topic) override;
    void to(Hears hears) override;

private:
    struct Member;
    struct Members;
    std::shared_ptr<Members> all_;
    std::shared_ptr<Member> self_;
};

}  // namespace server::bus
