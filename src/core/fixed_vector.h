#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace core {

/// A vector that lives in place and never allocates. Trivially copyable when T is.
template <class T, std::size_t N>
class FixedVector {
public:
    using value_type = T;

    static constexpr std::size_t capacity() { return N; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == N; }
    constexpr void clear() { size_ = 0; }

    constexpr void push_back(const T& item) {
        assert(size_ < N);
        items_[size_++] = item;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
    }

    constexpr T& operator[](std::size_t i) {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        assert(i < size_);
        return items_[i];
    }
    constexpr const T& back() const { return (*this)[size_ - 1]; }

    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    std::array<T, N> items_{};
    std::size_t size_ = 0;
};

}  // namespace core
