// server::Site: lines `method`, `target`, `Accept-Encoding`, `Accept-Language`, `If-None-Match` of a
// request. No target leaves the site, every answer is whole, and nothing asked for gets into a head.

#include <algorithm>
#include <array>

#include "core/text.h"
#include "invariants.h"
#include "server/files/path.h"
#include "server/files/site.h"

namespace {

using server::Answer;
using server::Header;
using server::Status;

const server::Files& files() {
    static const server::Files all{{"/index.html", "home"},
                                   {"/a b.txt", "blank"},
                                   {"/assets/app-Bx3k9aQ2.js", "long long script"},
                                   {"/assets/app-Bx3k9aQ2.js.br", "short"},
                                   {"/assets/app-Bx3k9aQ2.js.gz", "shorter"}};
    return all;
}

const server::Site& site() {
    static const server::Site made(files());
    return made;
}

void check_path(std::string_view target) {
    const auto path = server::path_of(target);
    if (!path) return;
    MUST(path->starts_with('/'));
    MUST(core::is_plain_line(*path));
    MUST(path->find_first_of("\\%") == path->npos);
    for (const std::string_view name : core::split(std::string_view(*path).substr(1), '/'))
        MUST(!name.empty() && name != "." && name != "..");
}

std::string_view value_of(const Answer& answer, std::string_view name) {
    for (const Header& header : answer.headers)
        if (header.name == name) return header.value;
    return {};
}

/// As many lines as headers, a status line before and an empty one behind.
void check_head(const Answer& answer) {
    const std::string head = server::head_of(answer, "", true);
    const std::size_t length = answer.status == Status::not_modified ? 0 : 1;
    const std::size_t lines = 3 + length + answer.headers.size() + server::security_headers().size();
    MUST(static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n')) == lines);
    MUST(head.find("\r\nContent-Security-Policy: default-src 'none'") != head.npos);
    MUST(!value_of(answer, "Cache-Control").empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::array<std::string_view, 5> lines{};
    const auto given = core::split(fuzz::as_text(data, size), '\n');
    std::copy_n(given.begin(), std::min(given.size(), lines.size()), lines.begin());
    const server::Request request{lines[0], lines[1], lines[2], lines[3], lines[4]};
    check_path(request.target);
    const Answer answer = site().answer(request);
    check_head(answer);
    const bool is_file = std::any_of(files().begin(), files().end(),
                                     [&](const auto& file) { return file.second == answer.body; });
    MUST(is_file == (answer.status == Status::ok));
    MUST(answer.body.empty() == (answer.status == Status::not_modified));
    if (answer.status == Status::ok || answer.status == Status::not_modified) {
        MUST(request.method == "GET" || request.method == "HEAD");
        server::Request again = request;
        again.if_none_match = value_of(answer, "ETag");
        MUST(site().answer(again).status == Status::not_modified);
    }
    return 0;
}
