#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/notice.h"
#include "game/tree.h"
#include "game/type.h"

namespace game {

/// The keys of a position, read one by one; the first fault is kept. What every game's reader of
/// positions is built on.
class PositionFields {
public:
    /// Refuses what is no map, and keys that are not `declared`.
    PositionFields(const Tree& tree, const Type& declared);

    const std::optional<Reason>& fault() const { return fault_; }

protected:
    void refuse(Reason reason);
    void refuse_value(std::string_view key);

    const Tree& tree() const { return *tree_; }
    /// The value under a key; null counts as absent.
    const Tree* value(std::string_view key) const;
    /// A number in a range, or the fallback where there is none.
    std::int64_t number(std::string_view key, std::int64_t low, std::int64_t high, std::int64_t fallback);
    /// Which of the words it is.
    std::size_t word(std::string_view key, std::span<const std::string_view> words, std::size_t fallback);

private:
    const Tree* tree_;
    std::optional<Reason> fault_;
};

}  // namespace game
