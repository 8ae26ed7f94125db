#include "server/bus/local.h"

#include "server/tests/bus_suite.h"

namespace server::bus {
namespace {

struct LocalStation {
    std::unique_ptr<Bus> member(Loop& loop) {
        auto made = first ? std::make_unique<LocalBus>(*first, loop) : std::make_unique<LocalBus>(loop);
        if (!first) first.emplace(*made, loop);
        return made;
    }
    std::optional<LocalBus> first;
};

INSTANTIATE_TYPED_TEST_SUITE_P(Local, BusSuite, LocalStation);

}  // namespace
}  // namespace server::bus
