#include "server/files/path.h"

#include <algorithm>

#include "core/text.h"

namespace server {

namespace {

std::optional<int> hex_digit(char c) {
    if (core::is_digit(c)) return c - '0';
    const char lower = core::to_lower(c);
    return lower >= 'a' && lower <= 'f' ? std::optional(lower - 'a' + 10) : std::nullopt;
}

/// The text with its escapes resolved, once. An escaped slash or percent sign is a trick: the
/// first would cut a name in two, the second hides another escape.
std::optional<std::string> unescape(std::string_view text) {
    std::string plain;
    for (core::Scanner scan(text); !scan.done();) {
        const char c = scan.take();
        if (c != '%') {
            plain += c;
            continue;
        }
        if (scan.rest().size() < 2) return std::nullopt;
        const auto high = hex_digit(scan.take()), low = hex_digit(scan.take());
        if (!high || !low) return std::nullopt;
        const auto byte = static_cast<char>(*high * 16 + *low);
        if (byte == '/' || byte == '%') return std::nullopt;
        plain += byte;
    }
    return plain;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
    // RFC 9112, 3.2.2: a proxy's form, `http://host/path`, must be taken, too.
    for (const std::string_view scheme : {"http://", "https://"})
        if (core::equal_ignoring_case(target.substr(0, scheme.size()), scheme)) {
            target.remove_prefix(scheme.size());
            target.remove_prefix(std::min(target.find('/'), target.size()));
        }
    target = target.substr(0, target.find('?'));
    if (!target.starts_with('/') || target.find('#') != target.npos) return std::nullopt;
    auto path = unescape(target);
    if (!path || !core::is_plain_line(*path) || path->find('\\') != path->npos) return std::nullopt;
    if (path->ends_with('/')) *path += "index.html";
    for (const std::string_view name : core::split(std::string_view(*path).substr(1), '/'))
        if (name.empty() || name == "." || name == "..") return std::nullopt;
    return path;
}

}  // namespace server
