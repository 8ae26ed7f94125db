#include "server/messages.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <set>

#include "server/net/place.h"

namespace server {
namespace {

TEST(ServerMessages, AreCompleteInFourLanguages) {
    std::set<std::string_view> codes;
    for (const game::Message& message : messages()) {
        EXPECT_TRUE(message.code.starts_with("server.")) << message.code;
        EXPECT_TRUE(codes.insert(message.code).second) << message.code << " stands twice";
        for (const std::string_view text : message.text) {
            EXPECT_FALSE(text.empty()) << message.code;
            EXPECT_EQ(game::placeholders(text), game::placeholders(message.text[0])) << message.code;
        }
    }
}

std::string said(const game::Reason& reason) {
    game::Catalog catalog;
    catalog.add(messages());
    return catalog.say(reason, game::Language::english);
}

TEST(ServerMessages, APlaceThatCannotBeHadIsNamed) {
    EXPECT_EQ(said(why_not_listening(EADDRINUSE, {"localhost", 8000})),
              "Port 8000 is in use already; choose another one with --port, for example --port 8001.");
    EXPECT_EQ(said(why_not_listening(EADDRINUSE, {"localhost", 65535})),
              "Port 65535 is in use already; choose another one with --port, for example --port 65534.");
    EXPECT_EQ(said(why_not_listening(EACCES, {"localhost", 80})),
              "You may not use port 80 on this computer; choose one from 1024 on with --port.");
    EXPECT_EQ(said(why_not_listening(EADDRNOTAVAIL, {"192.0.2.1", 80})),
              "The address 192.0.2.1 is not one of this computer.");
    EXPECT_EQ(said(why_not_listening(EMFILE, {"::1", 80})),
              "Cannot listen on ::1 port 80: Too many open files");
}

}  // namespace
}  // namespace server
