#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "game/notice.h"
#include "game/tree.h"

namespace wire {

/// A JSON value whose objects keep the order of their keys.
using Json = nlohmann::ordered_json;

/// Reads one JSON text, strictly: no comments, nothing after it, no key twice in an object.
/// Deeper nesting or more keys in an object than the bounds below are refused, because the
/// library walks deep values recursively and looks keys up one by one.
core::Result<Json, game::Reason> read_json(std::string_view text);
constexpr std::size_t kMaxJsonDepth = 32;
constexpr std::size_t kMaxJsonKeys = game::kMaxTreeKeys;

/// One line of valid UTF-8.
std::string write_json(const Json& json);

Json to_json(const game::Tree& tree);
/// A tree holds whole numbers of 64 bits with sign, and texts that stand on one line; its depth
/// and keys are bounded like those of game::read_tree.
core::Result<game::Tree, game::Reason> to_tree(const Json& json);

/// What is in it, or nullptr when it is of another kind.
inline const std::string* text_of(const Json& json) { return json.get_ptr<const std::string*>(); }
/// A whole number that fits in 64 bits with sign; nothing for any other value.
std::optional<std::int64_t> whole_number_of(const Json& json);

}  // namespace wire
