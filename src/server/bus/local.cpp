#include "server/bus/local.h"

#include <unordered_set>
#include <utility>
#include <vector>

namespace server::bus {

struct LocalBus::Member {
    explicit Member(Loop& loop_) : loop(loop_) {}
    Loop& loop;
    Hears hears;
    std::unordered_set<std::string> topics;
};

struct LocalBus::Members {
    std::vector<std::weak_ptr<Member>> members;
};

LocalBus::LocalBus(Loop& loop) : all_(std::make_shared<Members>()), self_(std::make_shared<Member>(loop)) {
    all_->members.push_back(self_);
}

LocalBus::LocalBus(const LocalBus& beside, Loop& loop)
    : all_(beside.all_), self_(std::make_shared<Member>(loop)) {
    all_->members.push_back(self_);
}

void LocalBus::tell(std::string_view topic, std::string text) {
    const auto said = std::make_shared<const std::pair<std::string, std::string>>(topic, std::move(text));
    for (const auto& entry : all_->members) {
        const auto member = entry.lock();
        if (!member || !member->topics.contains(said->first)) continue;
        member->loop.post([entry, said] {
            const auto listener = entry.lock();
            if (listener && listener->hears && listener->topics.contains(said->first))
                listener->hears(said->first, said->second);
        });
    }
}

void LocalBus::listen(const std::string& topic) { self_->topics.insert(topic); }
void LocalBus::ignore(const std::string& topic) { self_->topics.erase(topic); }
void LocalBus::to(Hears hears) { self_->hears = std::move(hears); }

}  // namespace server::bus
