#pragma once

#ifdef __linux__
#include <sys/mman.h>
#endif

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <memory>

namespace bots::search {

/// Two independent hashes of a position: one finds its place, the other tells it from those
/// that share the place. Together they are wide enough that a mistake is not to be expected.
struct Key {
    std::uint64_t check = 0, place = 0;
    friend constexpr bool operator==(Key, Key) = default;
};

/// Which positions are settled, and how: eight bytes each, in a bounded piece of memory.
///
/// It begins small, since fresh memory costs time. A table that is nearly full gives way to one
/// sixteen times as large; what it held is soon found again.
class SettledTable {
public:
    explicit SettledTable(std::uint64_t most_bytes)
        : most_(std::bit_floor(std::max<std::uint64_t>(most_bytes / sizeof(Bucket), 1))) {
        replace(std::min(most_, kFirst));
    }

    std::uint64_t bytes() const { return buckets_ * sizeof(Bucket); }

    enum class Found : std::uint8_t { nothing, lost, won };

    Found find(Key key) const {
        for (const std::uint64_t entry : bucket(key).entries)
            if ((entry ^ stored(key)) <= 1 && entry != 0) return entry & 1 ? Found::won : Found::lost;
        return Found::nothing;
    }

    /// Says that `find` will be asked soon, so that the memory is fetched meanwhile.
    void expect(Key key) const { __builtin_prefetch(&bucket(key)); }

    void store(Key key, bool won) {
        auto& entries = bucket(key).entries;
        std::size_t at = 0;
        while (at < kWays && entries[at] != 0 && (entries[at] ^ stored(key)) > 1) ++at;
        if (at == kWays)
            at = turn_++ % kWays;
        else if (entries[at] == 0)
            ++entries_;
        entries[at] = stored(key) | static_cast<std::uint64_t>(won);
        if (buckets_ < most_ && entries_ > buckets_ * kWays / 4 * 3) replace(std::min(most_, buckets_ * 16));
    }

private:
    static constexpr std::size_t kWays = 8;
    struct Bucket {  // a line of the cache
        std::uint64_t entries[kWays];
    };
    static constexpr std::uint64_t kFirst = (1 << 20) / sizeof(Bucket);
    struct Free {
        void operator()(Bucket* table) const { std::free(table); }
    };

    /// If the memory cannot be had, the table stays as it is.
    void replace(std::uint64_t buckets) {
        auto* fresh = static_cast<Bucket*>(std::calloc(buckets, sizeof(Bucket)));
        if (!fresh) {
            most_ = buckets_;
            return;
        }
        use_large_pages(fresh, buckets * sizeof(Bucket));
        table_.reset(fresh);
        buckets_ = buckets;
        entries_ = 0;
    }

    /// A random look-up in small pages costs two misses instead of one.
    static void use_large_pages([[maybe_unused]] void* memory, [[maybe_unused]] std::uint64_t bytes) {
#ifdef __linux__
        constexpr std::uintptr_t kPage = 2U << 20;
        const auto first = reinterpret_cast<std::uintptr_t>(memory);
        const std::uintptr_t begin = (first + kPage - 1) & ~(kPage - 1), end = (first + bytes) & ~(kPage - 1);
        if (bytes >= 8 * kPage)
            madvise(static_cast<char*>(memory) + (begin - first), end - begin, MADV_HUGEPAGE);
#endif
    }

    static std::uint64_t stored(Key key) { return key.check & ~std::uint64_t{1}; }
    Bucket& bucket(Key key) const { return table_.get()[key.place & (buckets_ - 1)]; }

    std::uint64_t most_, buckets_ = 0;
    std::unique_ptr<Bucket, Free> table_;
    std::uint64_t entries_ = 0, turn_ = 0;
};

}  // namespace bots::search
