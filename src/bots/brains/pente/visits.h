#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/brains/pente/field.h"

namespace bots::brains::pente {

enum class Bound : std::uint8_t { none, upper, lower, exact };

/// What an earlier visit found out about a position.
struct Visit {
    std::int16_t value = 0, worth = 0;
    Spot move = kNoSpot;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
};

/// Positions seen, four to a bucket; the shallowest makes room. Several searches may use
/// one table at a time: a slot is two words, and one that was torn by two writers matches no key.
class Visits {
public:
    explicit Visits(std::size_t bytes) : slots_(std::bit_floor(bytes / sizeof(Slot))) {}

    std::optional<Visit> find(std::uint64_t key) const {
        const Slot* bucket = &slots_[place(key)];
        for (std::size_t i = 0; i < kBucket; ++i) {
            const std::uint64_t data = bucket[i].data.load(std::memory_order_relaxed);
            if (bucket[i].lock.load(std::memory_order_relaxed) == (key ^ data) && data != 0)
                return unpack(data);
        }
        return std::nullopt;
    }
    void keep(std::uint64_t key, Visit visit) {
        Slot* bucket = &slots_[place(key)];
        Slot* room = nullptr;
        int least = 0;
        for (std::size_t i = 0; i < kBucket; ++i) {
            const std::uint64_t data = bucket[i].data.load(std::memory_order_relaxed);
            const bool same = bucket[i].lock.load(std::memory_order_relaxed) == (key ^ data);
            if (same && visit.move == kNoSpot) visit.move = unpack(data).move;
            const int use = same || data == 0 ? -1000 : unpack(data).depth;
            if (!room || use < least) {
                room = &bucket[i];
                least = use;
            }
            if (same) break;
        }
        const std::uint64_t data = pack(visit);
        room->data.store(data, std::memory_order_relaxed);
        room->lock.store(key ^ data, std::memory_order_relaxed);
    }
    void clear() {
        for (Slot& slot : slots_) {
            slot.lock.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }

private:
    static constexpr std::size_t kBucket = 4;
    struct Slot {
        std::atomic<std::uint64_t> lock{0}, data{0};
    };

    std::size_t place(std::uint64_t key) const { return key & (slots_.size() - kBucket); }
    static std::uint64_t pack(const Visit& visit) {
        return std::uint64_t{static_cast<std::uint16_t>(visit.value)} |
               std::uint64_t{static_cast<std::uint16_t>(visit.worth)} << 16 |
               std::uint64_t{visit.move} << 32 | std::uint64_t{static_cast<std::uint8_t>(visit.depth)} << 48 |
               std::uint64_t{static_cast<std::uint8_t>(visit.bound)} << 56;
    }
    static Visit unpack(std::uint64_t data) {
        return {static_cast<std::int16_t>(data), static_cast<std::int16_t>(data >> 16),
                static_cast<Spot>(data >> 32), static_cast<std::int8_t>(data >> 48),
                static_cast<Bound>(data >> 56 & 3)};
    }
    std::vector<Slot> slots_;
};

}  // namespace bots::brains::pente
