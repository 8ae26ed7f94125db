#include "server/files/media.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text.h"

namespace server {

namespace {

using Type = std::pair<std::string_view, std::string_view>;

constexpr std::array kTypes = std::to_array<Type>({
    {".css", "text/css; charset=utf-8"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".woff2", "font/woff2"},
});

constexpr std::size_t kHashLength = 8;

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }

/// Eight characters of base64 for addresses, or of hexadecimal. A word in small letters is none:
/// a hash that happens to look like one is only asked for again.
bool is_hash(std::string_view text) {
    const auto fits = [](char c) {
        return core::is_digit(c) || is_capital(c) || (c >= 'a' && c <= 'z') || c == '-' || c == '_';
    };
    const auto tells = [](char c) { return core::is_digit(c) || is_capital(c); };
    return std::all_of(text.begin(), text.end(), fits) && std::any_of(text.begin(), text.end(), tells);
}

}  // namespace

std::string_view media_type(std::string_view path) {
    for (const auto& [ending, type] : kTypes)
        if (path.ends_with(ending)) return type;
    return "application/octet-stream";
}

bool is_named_by_content(std::string_view path) {
    if (!path.starts_with("/assets/")) return false;
    auto parts = core::split(path.substr(path.rfind('/') + 1), '.');
    parts.pop_back();  // the ending
    return std::any_of(parts.begin(), parts.end(), [](std::string_view part) {
        if (part.size() < kHashLength) return false;
        const std::string_view before = part.substr(0, part.size() - kHashLength);
        return (before.empty() || before.ends_with('-')) && is_hash(part.substr(before.size()));
    });
}

}  // namespace server
