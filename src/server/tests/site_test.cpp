#include "server/files/site.h"

#include <gtest/gtest.h>

#include "server/files/media.h"

namespace server {
namespace {

std::string_view header(const Answer& answer, std::string_view name) {
    for (const Header& header : answer.headers)
        if (header.name == name) return header.value;
    return {};
}

const Site& site() {
    static const Site made({{"/index.html", "<!doctype html>"},
                            {"/a.txt", "plain"},
                            {"/assets/app-Bx3k9aQ2.js", "let long = 1;"},
                            {"/assets/app-Bx3k9aQ2.js.br", "BR"},
                            {"/assets/app-Bx3k9aQ2.js.gz", "GZIP"},
                            {"/assets/logo.svg", "<svg/>"},
                            {"/assets/logo.svg.gz", "GZ"},
                            {"/alone.br", "no other form"},
                            {"/empty.css", ""}});
    return made;
}

Answer get(std::string_view target, std::string_view accept_encoding = {}) {
    return site().answer({.method = "GET", .target = target, .accept_encoding = accept_encoding});
}

constexpr std::string_view kScript = "/assets/app-Bx3k9aQ2.js";

TEST(Site, AnswersWithTheFile) {
    const Answer answer = get("/a.txt");
    EXPECT_EQ(answer.status, Status::ok);
    EXPECT_EQ(answer.body, "plain");
    EXPECT_EQ(header(answer, "Content-Type"), "text/plain; charset=utf-8");
    EXPECT_EQ(get("/").body, "<!doctype html>");
    EXPECT_EQ(get("/?lang=nl").body, "<!doctype html>");
    EXPECT_EQ(get("/empty.css").status, Status::ok);
    EXPECT_EQ(get("/empty.css").body, "");
}

TEST(Site, TypesAreTold) {
    for (const auto& [path, type] : {std::pair("/index.html", "text/html; charset=utf-8"),
                                     {"/a.js", "text/javascript; charset=utf-8"},
                                     {"/a.css", "text/css; charset=utf-8"},
                                     {"/a.wasm", "application/wasm"},
                                     {"/a.svg", "image/svg+xml"},
                                     {"/a.json", "application/json"},
                                     {"/a.js.map", "application/json"},
                                     {"/a.webmanifest", "application/manifest+json"},
                                     {"/a.png", "image/png"},
                                     {"/a.ico", "image/x-icon"},
                                     {"/a.txt", "text/plain; charset=utf-8"},
                                     {"/a.woff2", "font/woff2"},
                                     {"/a.exe", "application/octet-stream"},
                                     {"/js", "application/octet-stream"}})
        EXPECT_EQ(media_type(path), type) << path;
}

TEST(Site, WhatIsNotThereIsNotFound) {
    for (const char* target :
         {"/b.txt", "/pente", "/assets", "/assets/", "/INDEX.HTML", "/a.txt/", "/a.txt/x",
          "/assets/app-Bx3k9aQ2.js.br", "/assets/app-Bx3k9aQ2.js.gz", "/.git/config"}) {
        EXPECT_EQ(get(target).status, Status::not_found) << target;
        EXPECT_NE(get(target).body, "") << target;
    }
    EXPECT_EQ(get("/alone.br").status, Status::ok) << "a file of its own";
}

TEST(Site, TricksAreBadRequests) {
    for (const char* target :
         {"/../a.txt", "/%2e%2e/a.txt", "/a.txt%00", "/assets\\..\\a.txt", "/./a.txt", "a.txt"})
        EXPECT_EQ(get(target).status, Status::bad_request) << target;
}

TEST(Site, OnlyReadingIsAllowed) {
    for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "", "GETS"})
        EXPECT_EQ(site().answer({.method = method, .target = "/"}).status, Status::method_not_allowed)
            << method;
    const Answer head = site().answer({.method = "HEAD", .target = "/a.txt"});
    EXPECT_EQ(head.headers, get("/a.txt").headers);
    EXPECT_EQ(head.body, get("/a.txt").body) << "its length is told; the listener keeps the bytes back";
}

TEST(Site, OnlyNamesWithAHashAreKeptForEver) {
    EXPECT_EQ(header(get(kScript), "Cache-Control"), "public, max-age=31536000, immutable");
    for (const char* target : {"/", "/index.html", "/a.txt", "/assets/logo.svg"})
        EXPECT_EQ(header(get(target), "Cache-Control"), "no-cache") << target;
    for (const char* path :
         {"/assets/index-DiwrgTda.js", "/assets/rules.4f3a9c1b.wasm", "/assets/x-_-aB3d-f.css",
          "/assets/x-DiwrgTda.js.map", "/assets/fonts/f-0badcafe.woff2", "/assets/4f3a9c1b.png"})
        EXPECT_TRUE(is_named_by_content(path)) << path;
    for (const char* path : {"/index-DiwrgTda.js", "/assets/index.js", "/assets/board-backdrop.svg",
                             "/assets/x-DiwrgTd.js", "/assets/xDiwrgTda.js", "/assets/x-Diwrg+da.js",
                             "/assets/x.DiwrgTda", "/asset/x-DiwrgTda.js", "/assets/x-DiwrgTda/index.html"})
        EXPECT_FALSE(is_named_by_content(path)) << path;
}

TEST(Site, AKnownTagIsAnsweredWithoutTheBytes) {
    const std::string tag(header(get("/a.txt"), "ETag"));
    EXPECT_EQ(tag.size(), 18U);
    const auto ask = [](std::string_view target, const std::string& tags, std::string_view encodings = {}) {
        return site().answer(
            {.method = "GET", .target = target, .accept_encoding = encodings, .if_none_match = tags});
    };
    for (const std::string& tags : {tag, "W/" + tag, "\"other\", " + tag + ", W/\"x\"", std::string(" * ")}) {
        const Answer known = ask("/a.txt", tags);
        EXPECT_EQ(known.status, Status::not_modified) << tags;
        EXPECT_EQ(known.body, "");
        EXPECT_EQ(header(known, "ETag"), tag);
        EXPECT_EQ(header(known, "Cache-Control"), "no-cache");
        EXPECT_EQ(header(known, "Content-Type"), "");
    }
    for (const std::string& tags :
         {std::string(), std::string("\"other\""), tag.substr(1), tag.substr(0, 17)})
        EXPECT_EQ(ask("/a.txt", tags).status, Status::ok) << tags;
    EXPECT_EQ(ask("/index.html", tag).status, Status::ok);
    EXPECT_EQ(ask("/nothing", "*").status, Status::not_found);
    const Answer packed = ask(kScript, std::string(header(get(kScript, "br"), "ETag")), "br");
    EXPECT_EQ(packed.status, Status::not_modified);
    EXPECT_EQ(header(packed, "Vary"), "Accept-Encoding");
    EXPECT_EQ(ask(kScript, std::string(header(get(kScript, "br"), "ETag")), "gzip").status, Status::ok)
        << "each form has its own tag";
}

TEST(Site, TheTagTellsTheBytes) {
    const auto tag = [](const std::string& bytes) {
        const Site made({{"/index.html", bytes}});
        return std::string(header(made.answer({.method = "GET", .target = "/"}), "ETag"));
    };
    EXPECT_EQ(tag("one"), tag("one"));
    EXPECT_NE(tag("one"), tag("two"));
    EXPECT_NE(tag(""), tag(std::string(1, '\0')));
}

TEST(Site, TheSmallestWelcomeFormIsSent) {
    for (const auto& [accepted, encoding] : {std::pair("gzip, deflate, br, zstd", "br"),
                                             {"gzip, deflate", "gzip"},
                                             {"br;q=0.5, gzip", "gzip"},
                                             {"br;q=0, *", "gzip"},
                                             {"*", "br"},
                                             {"identity, br;q=0.9", ""},
                                             {"identity;q=0, *;q=0", ""},
                                             {"br;q=0", ""},
                                             {"brotli", ""},
                                             {"", ""}}) {
        const Answer answer = get(kScript, accepted);
        EXPECT_EQ(header(answer, "Content-Encoding"), encoding) << accepted;
        EXPECT_EQ(answer.body, encoding == std::string("br")     ? "BR"
                               : encoding == std::string("gzip") ? "GZIP"
                                                                 : "let long = 1;");
        EXPECT_EQ(header(answer, "Content-Type"), "text/javascript; charset=utf-8");
        EXPECT_EQ(header(answer, "Vary"), "Accept-Encoding") << "also of the plain form";
    }
    EXPECT_EQ(get("/assets/logo.svg", "br, gzip").body, "GZ");
    EXPECT_EQ(get("/a.txt", "br, gzip").body, "plain");
    EXPECT_EQ(header(get("/a.txt", "br"), "Vary"), "");
}

}  // namespace
}  // namespace server
