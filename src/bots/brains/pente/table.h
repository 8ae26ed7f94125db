#pragma once

#include <cstdint>
#include <vector>

#include "bots/brains/pente/field.h"

namespace bots::brains::pente {

enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What an earlier visit found out about a position.
struct Visit {
    std::uint64_t key = 0;
    std::int16_t value = 0, worth = 0;
    Spot move = kNoSpot;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
    std::uint8_t age = 0;
};

/// Positions seen, four to a bucket; the shallowest or oldest makes room.
class Table {
public:
    explicit Table(std::size_t bytes) : visits_(std::bit_floor(bytes / sizeof(Visit))) {}

    const Visit* find(std::uint64_t key) const {
        const Visit* bucket = &visits_[place(key)];
        for (std::size_t i = 0; i < kBucket; ++i)
            if (bucket[i].key == key && bucket[i].bound != Bound::none) return &bucket[i];
        return nullptr;
    }
    void keep(Visit visit) {
        visit.age = age_;
        Visit* bucket = &visits_[place(visit.key)];
        Visit* room = bucket;
        for (std::size_t i = 0; i < kBucket; ++i) {
            if (bucket[i].key == visit.key || bucket[i].bound == Bound::none) {
                room = &bucket[i];
                break;
            }
            if (use(bucket[i]) < use(*room)) room = &bucket[i];
        }
        if (room->key == visit.key && visit.move == kNoSpot) visit.move = room->move;
        *room = visit;
    }
    void next_age() { ++age_; }
    void clear() { std::fill(visits_.begin(), visits_.end(), Visit{}); }

private:
    static constexpr std::size_t kBucket = 4;

    std::size_t place(std::uint64_t key) const { return key & (visits_.size() - kBucket); }
    int use(const Visit& visit) const {
        return visit.depth - 8 * static_cast<std::uint8_t>(age_ - visit.age);
    }

    std::vector<Visit> visits_;
    std::uint8_t age_ = 0;
};

}  // namespace bots::brains::pente
