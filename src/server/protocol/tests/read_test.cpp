#include "server/protocol/read.h"

#include <gtest/gtest.h>

#include <string>

#include "server/protocol/messages.h"

namespace server::protocol {
namespace {

/// Code and path of what is wrong with a message.
std::string fault_of(std::string_view text) {
    const Message message = read_message(text);
    if (!message.fault) return "";
    std::string told(message.fault->code);
    for (const game::Arg& arg : message.fault->args)
        if (arg.name == "path") told += " " + arg.word;
    return told;
}

const std::string kTable = R"("table":"abcdefgh23456789")";
const std::string kKey = R"("key":"abcdefghijklmnopqrst_-")";

TEST(ReadMessage, AFittingOneHasItsWordItsIdAndItsMembers) {
    const Message message = read_message(R"({"op":"hello","id":"a-1","version":1,"language":"nl"})");
    EXPECT_FALSE(message.fault);
    EXPECT_EQ(message.op, "hello");
    EXPECT_EQ(message.id, "a-1");
    EXPECT_EQ(message.body["language"], "nl");
}

TEST(ReadMessage, OneWithoutMembersIsAWishToo) {
    EXPECT_EQ(fault_of(R"({"op":"ping","id":"1"})"), "");
    EXPECT_EQ(fault_of(R"({"op":"ping","id":"1","more":1})"), "server.unfit more");
}

TEST(ReadMessage, AMisfitIsNamedByItsPath) {
    EXPECT_EQ(fault_of(R"({"op":"hello","id":"1","version":1})"), "server.unfit language");
    EXPECT_EQ(fault_of(R"({"op":"hello","id":"1","version":"1","language":"nl"})"), "server.unfit version");
    EXPECT_EQ(fault_of(R"({"op":"leave","id":"1","table":"ABC"})"), "server.unfit table");
    EXPECT_EQ(fault_of(R"({"op":"ask","id":"1",)" + kTable + R"(,"requests":[{"op":"state"},{"op":"bot"}]})"),
              "server.unfit requests.1.op");
    EXPECT_EQ(fault_of(R"({"op":"make","id":"1","game":"pente","players":2,"sitters":[{"kind":"bot"}],)"
                       R"("clock":{"kind":"none"},"secret":"00112233445566778899aabbccddeeff"})"),
              "server.unfit sitters.0");
}

TEST(ReadMessage, WhatIsNoMessageIsRefusedByItsOwnError) {
    EXPECT_EQ(fault_of("hello"), "bad-json");
    EXPECT_EQ(fault_of("[]"), "not-an-object");
    EXPECT_EQ(fault_of(R"({"op":"ping"})"), "server.no-id");
    EXPECT_EQ(fault_of(R"({"op":"ping","id":1})"), "server.no-id");
    EXPECT_EQ(fault_of(R"({"op":"ping","id":"a b"})"), "server.no-id");
    EXPECT_EQ(fault_of(R"({"op":"ping","id":")" + std::string(33, 'a') + "\"}"), "server.no-id");
    EXPECT_EQ(fault_of(R"({"op":"launch","id":"1"})"), "unknown-op");
    EXPECT_EQ(fault_of(R"({"id":"1"})"), "unknown-op");
    EXPECT_EQ(fault_of(std::string(1 << 16, '[')), "too-deep");
}

TEST(ReadMessage, ATextOfSeveralLinesIsRefused) {
    EXPECT_NE(fault_of(R"({"op":"say","id":"1",)" + kTable + "," + kKey + R"(,"text":"a\nb"})"), "");
    EXPECT_EQ(fault_of(R"({"op":"say","id":"1",)" + kTable + "," + kKey + R"(,"text":"a b"})"), "");
}

TEST(ReadMessage, ARefusedOneCanBeAnsweredTo) {
    EXPECT_EQ(read_message(R"({"op":"launch","id":"x7"})").id, "x7");
    EXPECT_EQ(read_message("{").id, "");
}

TEST(Messages, EveryWishIsDeclaredOnce) {
    for (const Wish& wish : wishes()) EXPECT_EQ(find_wish(wish.op), &wish);
}

}  // namespace
}  // namespace server::protocol
