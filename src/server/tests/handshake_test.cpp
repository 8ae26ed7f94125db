#include "server/net/handshake.h"

#include <gtest/gtest.h>

namespace server::net {
namespace {

Upgrade good() {
    return {.method = "GET",
            .host = "localhost:8000",
            .upgrade = "websocket",
            .connection = "keep-alive, Upgrade",
            .version = "13",
            .key = "dGhlIHNhbXBsZSBub25jZQ==",
            .origin = "http://localhost:8000"};
}

template <class Change>
std::optional<Status> after(Change change) {
    Upgrade request = good();
    change(request);
    return why_not_upgraded(request);
}

TEST(Handshake, TheKeyOfTheStandardHasItsAnswer) {
    EXPECT_EQ(accept_of("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    EXPECT_EQ(accept_of("x3JJHMbDL1EzLkh9GBhXDw=="), "HSmrc0sMlYUkAGmm5OPpG2HaGWk=");
    const std::string head = welcome_head("dGhlIHNhbXBsZSBub25jZQ==", "now");
    EXPECT_TRUE(head.starts_with("HTTP/1.1 101 ") && head.ends_with("kYGzzhZRbK+xOo=\r\n\r\n")) << head;
}

TEST(Handshake, WhatIsWrongHasItsStatus) {
    EXPECT_EQ(after([](Upgrade&) {}), std::nullopt);
    EXPECT_EQ(after([](Upgrade& u) { u.upgrade = "h2c, WebSocket"; }), std::nullopt);
    EXPECT_EQ(after([](Upgrade& u) { u.method = "POST"; }), Status::method_not_allowed);
    EXPECT_EQ(after([](Upgrade& u) { u.is_plain = false; }), Status::bad_request);
    EXPECT_EQ(after([](Upgrade& u) { u.upgrade = ""; }), Status::upgrade_required);
    EXPECT_EQ(after([](Upgrade& u) { u.upgrade = "websockets"; }), Status::upgrade_required);
    EXPECT_EQ(after([](Upgrade& u) { u.connection = "keep-alive"; }), Status::upgrade_required);
    for (const char* version : {"", "8", "12", "013", "13, 8"})
        EXPECT_EQ(after([&](Upgrade& u) { u.version = version; }), Status::upgrade_required) << version;
    for (const char* key : {"", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ=x",
                            "dGhlIHNhbXBsZSBub25j Q==", "dGhlIHNhbXBsZSBub25jZQQ=="})
        EXPECT_EQ(after([&](Upgrade& u) { u.key = key; }), Status::bad_request) << key;
    EXPECT_EQ(after([](Upgrade& u) { u.origin = "http://example.org"; }), Status::forbidden);
}

TEST(Handshake, OnlyPagesOfThisHostOrPrograms) {
    EXPECT_EQ(after([](Upgrade& u) { u.origin = std::nullopt; }), std::nullopt) << "a program";
    EXPECT_TRUE(is_same_origin("http://localhost:8000", "localhost:8000"));
    EXPECT_TRUE(is_same_origin("http://Example.org", "example.ORG:80"));
    EXPECT_TRUE(is_same_origin("https://example.org", "example.org")) << "behind a proxy";
    EXPECT_TRUE(is_same_origin("https://example.org:443", "example.org"));
    EXPECT_TRUE(is_same_origin("http://[::1]:8000", "[::1]:8000"));
    for (const auto& [origin, host] : {std::pair("http://localhost", "localhost:8000"),
                                       {"http://localhost:8001", "localhost:8000"},
                                       {"http://localhost:8000.example.org", "localhost:8000"},
                                       {"https://example.org", "example.org:80"},
                                       {"http://example.org", "example.org:443"},
                                       {"http://evil.org", "example.org"},
                                       {"null", "localhost"},
                                       {"", ""},
                                       {"http://", ""},
                                       {"file://", ""},
                                       {"ftp://localhost", "localhost"},
                                       {"localhost:8000", "localhost:8000"},
                                       {"http://x@localhost", "localhost"},
                                       {"http://localhost/", "localhost"}})
        EXPECT_FALSE(is_same_origin(origin, host)) << origin << ' ' << host;
}

}  // namespace
}  // namespace server::net
