#pragma once

#include <string_view>

namespace server {

/// The media type of a file, by the end of its name.
std::string_view media_type(std::string_view path);

/// Whether the name tells the content, so that it never changes: under /assets/, with eight
/// characters of a hash before the ending, as in `/assets/index-Bx3k9aQ2.js`.
bool is_named_by_content(std::string_view path);

}  // namespace server
