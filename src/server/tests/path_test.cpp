#include "server/files/path.h"

#include <gtest/gtest.h>

namespace server {
namespace {

using namespace std::string_literals;

TEST(Path, IsWhatTheTargetAsksFor) {
    for (const auto& [target, path] : {std::pair("/", "/index.html"),
                                       {"/index.html", "/index.html"},
                                       {"/?x=1", "/index.html"},
                                       {"/a/b.js?v=../..", "/a/b.js"},
                                       {"/a/", "/a/index.html"},
                                       {"/a%20b.js", "/a b.js"},
                                       {"/%61.js", "/a.js"},
                                       {"/%C3%A9t%c3%a9.svg", "/été.svg"},
                                       {"/..a/...", "/..a/..."},
                                       {"http://localhost:8000/a.js", "/a.js"},
                                       {"HTTPS://x/", "/index.html"}})
        EXPECT_EQ(path_of(target), path) << target;
}

TEST(Path, TricksAreRefused) {
    for (const std::string& target : {""s,
                                      "a.js"s,
                                      "*"s,
                                      "?"s,
                                      "/.."s,
                                      "/../etc/passwd"s,
                                      "/a/../b"s,
                                      "/a/.."s,
                                      "/./a"s,
                                      "/."s,
                                      "//a"s,
                                      "//"s,
                                      "/a//b"s,
                                      "/%2e%2e/a"s,
                                      "/%2E./a"s,
                                      "/.%2e"s,
                                      "/%2e/a"s,
                                      "/%252e%252e/a"s,
                                      "/%25"s,
                                      "/a%2fb"s,
                                      "/..%2Fa"s,
                                      "/a%5cb"s,
                                      "/..\\a"s,
                                      "/\\..\\a"s,
                                      "/a%00.js"s,
                                      "/a\0.js"s,
                                      "/a%0d%0aX:%20y"s,
                                      "/a\r\nX: y"s,
                                      "/a%7f"s,
                                      "/%"s,
                                      "/%4"s,
                                      "/%4g"s,
                                      "/%-1"s,
                                      "/%c0%ae%c0%ae/a"s,  // an overlong dot
                                      "/\xff"s,
                                      "/a#b"s,
                                      "file:///etc/passwd"s,
                                      "http://"s,
                                      "http://x"s,
                                      "http://x/../a"s,
                                      "http://http://x/a"s})
        EXPECT_EQ(path_of(target), std::nullopt) << target;
}

}  // namespace
}  // namespace server
