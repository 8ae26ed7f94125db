#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace learn {

/// A number in a byte; what does not fit becomes the nearest that does.
using Cell = std::int8_t;
constexpr Cell cell(int value) { return static_cast<Cell>(value < -128 ? -128 : value > 127 ? 127 : value); }

/// A named part of an observation.
struct Part {
    std::string_view name;
    int offset = 0;
    std::vector<int> shape;
};

/// What an observation consists of, in its order.
class Layout {
public:
    void add(std::string_view name, std::vector<int> shape) {
        int size = 1;
        for (const int length : shape) size *= length;
        parts_.push_back({name, size_, std::move(shape)});
        size_ += size;
    }
    /// Cells of an observation.
    int size() const { return size_; }
    const std::vector<Part>& parts() const { return parts_; }

private:
    std::vector<Part> parts_;
    int size_ = 0;
};

/// Writes an observation from its first cell to its last.
class Pen {
public:
    explicit Pen(Cell* at) : at_(at) {}
    void put(int value) { *at_++ = cell(value); }
    template <class... Values>
    void put_all(Values... values) {
        (put(static_cast<int>(values)), ...);
    }
    /// So many cells of 0, to be filled at will.
    Cell* blank(int count) {
        Cell* first = at_;
        at_ += count;
        for (Cell* cell = first; cell != at_; ++cell) *cell = 0;
        return first;
    }
    const Cell* at() const { return at_; }

private:
    Cell* at_;
};

}  // namespace learn
