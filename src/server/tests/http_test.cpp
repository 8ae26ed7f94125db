#include "server/http.h"

#include <gtest/gtest.h>

#include <set>

namespace server {
namespace {

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

constexpr std::array kRefusals{Status::bad_request,       Status::forbidden,
                               Status::not_found,         Status::method_not_allowed,
                               Status::content_too_large, Status::upgrade_required,
                               Status::too_many_requests, Status::headers_too_large};

TEST(Http, AHeadIsAStatusLineHeadersAndAnEmptyLine) {
    const Answer answer{.headers = {{"Content-Type", "text/css"}}, .body = "12345"};
    const std::string head = head_of(answer, "Sun, 06 Nov 1994 08:49:37 GMT", true);
    EXPECT_TRUE(
        head.starts_with("HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
                         "Content-Type: text/css\r\n"))
        << head;
    EXPECT_TRUE(head.ends_with("\r\nContent-Length: 5\r\n\r\n")) << head;
    EXPECT_TRUE(has(head_of(answer, "", false), "\r\nConnection: close\r\n"));
    EXPECT_FALSE(has(head, "Connection:"));
}

TEST(Http, AnAnswerWithoutABodyTellsNoLength) {
    const std::string head = head_of({.status = Status::not_modified}, "", true);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 304 Not Modified\r\n"));
    EXPECT_FALSE(has(head, "Content-Length"));
}

TEST(Http, ThePolicyLetsInNothingButOurOwn) {
    const std::string head = head_of({}, "", true);
    EXPECT_TRUE(has(head,
                    "\r\nContent-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
                    "worker-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
                    "manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; "
                    "frame-ancestors 'none'\r\n"))
        << head;
    EXPECT_FALSE(has(head, "unsafe-inline"));
    EXPECT_FALSE(has(head, "http:"));
}

TEST(Http, APageOverPlainHttpAtHomeStaysThere) {
    const std::string head = head_of({}, "", true);
    EXPECT_FALSE(has(head, "upgrade-insecure-requests"));
    EXPECT_FALSE(has(head, "Strict-Transport-Security"));
}

TEST(Http, EveryAnswerCarriesTheSecurityHeaders) {
    for (const Status status : {Status::ok, Status::not_modified, Status::not_found}) {
        const std::string head = head_of({.status = status}, "", true);
        for (const char* line :
             {"Content-Security-Policy: default-src 'none';", "X-Content-Type-Options: nosniff\r\n",
              "Referrer-Policy: no-referrer\r\n", "Cross-Origin-Opener-Policy: same-origin\r\n",
              "Cross-Origin-Resource-Policy: same-origin\r\n", "Permissions-Policy: "})
            EXPECT_TRUE(has(head, "\r\n" + std::string(line))) << line;
        EXPECT_TRUE(has(head, "camera=()") && has(head, "microphone=()") && has(head, "geolocation=()"));
    }
}

TEST(Http, RefusalsAreSaidInTheReadersLanguage) {
    EXPECT_TRUE(has(refusal(Status::not_found, "nl").body, "Deze pagina is er niet."));
    EXPECT_TRUE(has(refusal(Status::not_found, "nl").body, "<html lang=\"nl\">"));
    EXPECT_TRUE(has(refusal(Status::not_found).body, "There is no such page."));
    EXPECT_TRUE(has(refusal(Status::not_found).body, "<h1>404</h1>"));
    std::set<std::string_view> bodies;
    for (const Status status : kRefusals)
        for (const char* language : {"nl", "en", "fr", "de"}) {
            const Answer answer = refusal(status, language);
            EXPECT_TRUE(bodies.insert(answer.body).second) << "every status and language has its own";
            EXPECT_EQ(answer.status, status);
            EXPECT_FALSE(has(answer.body, "server.")) << answer.body;
            EXPECT_FALSE(has(answer.body, "<script") || has(answer.body, "<style"))
                << "the policy forbids it";
        }
}

TEST(Http, RefusalsAreNotKept) {
    for (const Status status : kRefusals) {
        const std::string head = head_of(refusal(status, "de"), "", true);
        EXPECT_TRUE(has(head, "\r\nCache-Control: no-cache\r\n"));
        EXPECT_TRUE(has(head, "\r\nVary: Accept-Language\r\n"));
        EXPECT_TRUE(has(head, "\r\nContent-Language: de\r\n"));
        EXPECT_TRUE(has(head, "\r\nContent-Type: text/html; charset=utf-8\r\n"));
        EXPECT_EQ(has(head, "\r\nAllow: GET, HEAD\r\n"), status == Status::method_not_allowed);
    }
}

}  // namespace
}  // namespace server
