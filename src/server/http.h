#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace server {

/// What is read of a request; a header that was not sent is empty.
struct Request {
    std::string_view method, target;
    std::string_view accept_encoding{}, accept_language{}, if_none_match{};
};

struct Header {
    std::string_view name, value;
    friend bool operator==(const Header&, const Header&) = default;
};

enum class Status : std::uint16_t {
    ok = 200,
    not_modified = 304,
    bad_request = 400,
    forbidden = 403,
    not_found = 404,
    method_not_allowed = 405,
    content_too_large = 413,
    upgrade_required = 426,
    too_many_requests = 429,
    headers_too_large = 431,
};

/// An answer looks at texts of whoever gives it (a Site, or constants) and owns none. The headers
/// that every answer carries are not among `headers`; `head_of` adds them.
struct Answer {
    Status status = Status::ok;
    std::vector<Header> headers{};
    std::string_view body{};
};

/// What every answer carries: the content security policy and its kin.
std::span<const Header> security_headers();

/// A page that says why not, in the language the reader likes best.
Answer refusal(Status status, std::string_view accept_language = {});

/// Status line and headers, up to and with the empty line. `date` is an IMF-fixdate.
std::string head_of(const Answer& answer, std::string_view date, bool keep_alive);

}  // namespace server
