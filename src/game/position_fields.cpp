#include "game/position_fields.h"

#include <algorithm>

#include "core/text.h"

namespace game {

PositionFields::PositionFields(const Tree& tree, const Type& declared) : tree_(&tree) {
    if (!tree.map()) {
        refuse(Reason("position-not-map", ""));
        return;
    }
    for (const auto& [key, value] : *tree.map())
        if (!declared.field(key)) refuse(Reason("unknown-position-key", "", {{"key", core::quotable(key)}}));
}

void PositionFields::refuse(Reason reason) {
    if (!fault_) fault_ = std::move(reason);
}

void PositionFields::refuse_value(std::string_view key) {
    refuse(Reason("bad-position-value", "", {{"key", std::string(key)}}));
}

const Tree* PositionFields::value(std::string_view key) const {
    const Tree* found = tree_->get(key);
    return found && !found->is_null() ? found : nullptr;
}

std::int64_t PositionFields::number(std::string_view key, std::int64_t low, std::int64_t high,
                                    std::int64_t fallback) {
    const Tree* found = value(key);
    if (!found) return fallback;
    if (const std::int64_t* n = found->number(); n && *n >= low && *n <= high) return *n;
    refuse_value(key);
    return fallback;
}

std::size_t PositionFields::word(std::string_view key, std::span<const std::string_view> words,
                                 std::size_t fallback) {
    const Tree* found = value(key);
    if (!found) return fallback;
    if (const std::string* text = found->text())
        if (const auto at = std::find(words.begin(), words.end(), *text); at != words.end())
            return static_cast<std::size_t>(at - words.begin());
    refuse_value(key);
    return fallback;
}

}  // namespace game
