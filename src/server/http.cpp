#include "server/http.h"

#include <array>
#include <map>
#include <utility>

#include "server/files/preferences.h"
#include "server/messages.h"

namespace server {

namespace {

constexpr std::array kSecurity = std::to_array<Header>({
    // Nothing inline, nothing from elsewhere; WebAssembly may be compiled, text may not be run.
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
     "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; "
     "form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
     "microphone=(), midi=(), payment=(), usb=()"},
});

struct Kind {
    Status status;
    std::string_view phrase;
    std::string_view code{};  // of the sentence on its page, where it has one
};
constexpr std::array kKinds = std::to_array<Kind>({
    {Status::ok, "OK"},
    {Status::not_modified, "Not Modified"},
    {Status::bad_request, "Bad Request", "server.bad-request"},
    {Status::forbidden, "Forbidden", "server.forbidden"},
    {Status::not_found, "Not Found", "server.not-found"},
    {Status::method_not_allowed, "Method Not Allowed", "server.method-not-allowed"},
    {Status::content_too_large, "Content Too Large", "server.content-too-large"},
    {Status::upgrade_required, "Upgrade Required", "server.upgrade-required"},
    {Status::too_many_requests, "Too Many Requests", "server.too-many-requests"},
    {Status::headers_too_large, "Request Header Fields Too Large", "server.headers-too-large"},
});

const Kind& kind_of(Status status) {
    std::size_t at = 0;
    while (kKinds[at].status != status) ++at;  // every status has its row
    return kKinds[at];
}

std::string number_of(Status status) { return std::to_string(static_cast<int>(status)); }

std::string page(const Kind& kind, game::Language language) {
    game::Catalog catalog;
    catalog.add(messages());
    return "<!doctype html>\n<html lang=\"" + std::string(game::to_text(language)) +
           "\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n"
           "<title>Pentario</title>\n<h1>" +
           number_of(kind.status) + "</h1>\n<p>" + catalog.say(kind.code, language) +
           "</p>\n<p><a href=\"/\">Pentario</a></p>\n</html>\n";
}

using Pages = std::map<std::pair<Status, game::Language>, std::string>;

const Pages& pages() {
    static const Pages all = [] {
        Pages made;
        for (const Kind& kind : kKinds)
            if (!kind.code.empty())
                for (const game::Language language : game::kLanguages)
                    made[{kind.status, language}] = page(kind, language);
        return made;
    }();
    return all;
}

}  // namespace

std::span<const Header> security_headers() { return kSecurity; }

Answer refusal(Status status, std::string_view accept_language) {
    const game::Language language = preferred_language(accept_language);
    Answer answer{.status = status, .body = pages().at({status, language})};
    answer.headers = {{"Content-Type", "text/html; charset=utf-8"},
                      {"Content-Language", game::to_text(language)},
                      {"Cache-Control", "no-cache"},
                      {"Vary", "Accept-Language"}};
    if (status == Status::method_not_allowed) answer.headers.push_back({"Allow", "GET, HEAD"});
    if (status == Status::too_many_requests) answer.headers.push_back({"Retry-After", "5"});
    if (status == Status::upgrade_required) {
        answer.headers.push_back({"Upgrade", "websocket"});
        answer.headers.push_back({"Sec-WebSocket-Version", "13"});
    }
    return answer;
}

std::string head_of(const Answer& answer, std::string_view date, bool keep_alive) {
    std::string head = "HTTP/1.1 " + number_of(answer.status) + ' ';
    head.append(kind_of(answer.status).phrase).append("\r\n");
    const auto add = [&](const Header& header) {
        head.append(header.name).append(": ").append(header.value).append("\r\n");
    };
    add({"Date", date});
    for (const Header& header : answer.headers) add(header);
    for (const Header& header : security_headers()) add(header);
    if (answer.status != Status::not_modified) add({"Content-Length", std::to_string(answer.body.size())});
    if (!keep_alive) add({"Connection", "close"});
    return head.append("\r\n");
}

}  // namespace server
