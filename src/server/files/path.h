#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace server {

/// The path a request's target asks for, such as `/assets/a b.js` for `/assets/a%20b.js?x`; a
/// folder asks for its index.html. Nothing for what no page of ours ever asks: steps up or to
/// nowhere, backslashes, control characters, a slash or a percent sign behind an escape.
std::optional<std::string> path_of(std::string_view target);

}  // namespace server
