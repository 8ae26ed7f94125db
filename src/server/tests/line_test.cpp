// WebSockets over real sockets: what a line carries, and what becomes of those who abuse one.

#include "server/net/line.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstring>

#include "core/rng.h"
#include "line_client.h"
#include "running.h"

namespace server {
namespace {

using std::chrono::milliseconds;

TEST(Line, CarriesTextsBothWays) {
    RunningLines server;
    LineClient line(server.port());
    ASSERT_TRUE(line.is_open()) << line.opening();
    EXPECT_NE(line.opening().find("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="), std::string::npos);
    for (const std::string& text : {std::string("one"), std::string(), std::string(126, 'x'),
                                    std::string(60'000, 'y'), std::string("\xE2\x82\xAC")}) {
        line.say(text);
        EXPECT_EQ(line.text(), text);
    }
    line.say("visitor");
    EXPECT_EQ(line.text(), "127.0.0.1");
    EXPECT_EQ(server.echo().opened(), 1);
}

TEST(Line, WhatIsSaidBehindTheRequestAtOnceIsHeard) {
    RunningLines server;
    Client client(server.port());
    client.send(LineClient::request() + LineClient::frame("early"));
    EXPECT_EQ(status_of(client.answer(false)), 101);
    std::string heard;
    while (heard.find("\x81\x05"
                      "early") == heard.npos)
        heard += client.bytes(1);
}

TEST(Line, WhatOneTurnSendsGoesOutInOrder) {
    RunningLines server;
    LineClient line(server.port());
    line.say("many 1000 50");
    line.say("end");
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(line.text(), std::string(50, 'x')) << i;
    EXPECT_EQ(line.text(), "end");
}

TEST(Line, APingIsAnswered) {
    RunningLines server;
    LineClient line(server.port());
    line.send(LineClient::frame("are you there", 0x89));
    for (;;) {
        const auto frame = line.frame();
        ASSERT_TRUE(frame);
        if (frame->opcode != 10) continue;
        EXPECT_EQ(frame->payload, "are you there");
        return;
    }
}

TEST(Line, ItsDelayIsHalfTheRoundTrip) {
    RunningLines server({.ping = milliseconds(40)});
    LineClient line(server.port());
    const auto ping = line.frame();
    ASSERT_TRUE(ping && ping->opcode == 9);
    std::this_thread::sleep_for(milliseconds(30));  // as long as a slow line takes
    line.send(LineClient::frame(ping->payload, 0x8A));
    line.say("delay");
    const auto delay = line.text();
    ASSERT_TRUE(delay);
    EXPECT_GE(std::stoi(*delay), 14);
}

TEST(Line, WhoAnswersPingsStaysAndWhoDoesNotIsCutOff) {
    RunningLines server({.silence = milliseconds(200), .ping = milliseconds(30)});
    LineClient alive(server.port()), dead(server.port(), 2);
    server.echo().wait_for_closed(0);
    std::thread reader([&] { EXPECT_EQ(alive.end(), closing::kRestart); });
    server.echo().wait_for_closed(1);
    EXPECT_EQ(dead.end(), closing::kSilent);
    EXPECT_EQ(server.echo().closed(), 1) << "the other one is there";
    server.stop();
    reader.join();
}

TEST(Line, AGoodbyeIsAnsweredWithItsCode) {
    RunningLines server;
    LineClient line(server.port());
    line.send(LineClient::frame("\x0F\xA5 enough", 0x88));
    EXPECT_EQ(line.end(), 4005);
    EXPECT_FALSE(line.broken());
    server.echo().wait_for_closed(1);
}

TEST(Line, IsClosedWithTheCodeItsOwnerWants) {
    RunningLines server;
    LineClient line(server.port());
    line.say("close 4321");
    line.say("not heard any more");
    EXPECT_EQ(line.end(), 4321);
    server.echo().wait_for_closed(1);
    EXPECT_EQ(server.echo().heard(), 1);
}

TEST(Line, EndsWhenTheOtherSideIsGone) {
    RunningLines server;
    {
        const LineClient line(server.port());
        EXPECT_TRUE(line.is_open());
    }
    server.echo().wait_for_closed(1);
}

TEST(Line, EveryFaultHasItsCode) {
    RunningLines server;
    const auto end_of = [&](const std::string& bytes) {
        LineClient line(server.port());
        line.send(bytes);
        return line.end();
    };
    const auto frame = [](std::string_view payload, unsigned first) {
        return LineClient::frame(payload, first);
    };
    EXPECT_EQ(end_of(std::string("\x81\x01x", 3)), closing::kProtocol) << "not masked";
    EXPECT_EQ(end_of(frame("x", 0xF1)), closing::kProtocol);
    EXPECT_EQ(end_of(frame("x", 0x82)), closing::kNotText);
    EXPECT_EQ(end_of(frame("\xFF", 0x81)), closing::kNotUtf8);
    EXPECT_EQ(end_of(frame(std::string((64 << 10) + 1, 'x'), 0x81)), closing::kTooBig);
    EXPECT_EQ(end_of(frame(std::string(60'000, 'x'), 0x01) + frame(std::string(6'000, 'x'), 0x80)),
              closing::kTooBig);
    EXPECT_EQ(end_of(frame("GET / HTTP/1.1\r\n\r\n", 0x88)), closing::kProtocol);
    EXPECT_EQ(server.echo().heard(), 0);
}

TEST(Line, AMessageMayComeInParts) {
    RunningLines server;
    LineClient line(server.port());
    line.send(LineClient::frame("one ", 0x01) + LineClient::frame("two ", 0x00) +
              LineClient::frame("three", 0x80));
    EXPECT_EQ(line.text(), "one two three");
}

TEST(Line, WhoSaysTooMuchIsCutOff) {
    RunningLines server({.messages_a_second = 1, .message_burst = 10});
    LineClient quick(server.port()), in_parts(server.port(), 2), pinging(server.port(), 3);
    for (int i = 0; i < 12; ++i) {
        quick.say("x");
        in_parts.send(LineClient::frame("", i == 0 ? 0x01 : 0x00));
        pinging.send(LineClient::frame("", 0x89));
    }
    EXPECT_EQ(quick.end(), closing::kTooMany);
    EXPECT_EQ(in_parts.end(), closing::kTooMany);
    EXPECT_EQ(pinging.end(), closing::kTooMany);
    EXPECT_EQ(server.echo().heard(), 10);
}

TEST(Line, AllLinesOfOneVisitorTogetherMaySayOnlySoMuch) {
    RunningLines server({.visitor_messages_a_second = 1, .visitor_message_burst = 10});
    LineClient one(server.port()), two(server.port()), other(server.port(), 2);
    for (int i = 0; i < 10; ++i) one.say("x");
    for (int i = 0; i < 10; ++i) EXPECT_EQ(one.text(), "x");
    for (int i = 0; i < 3; ++i) two.say("x");
    EXPECT_EQ(two.end(), closing::kTooMany);
    other.say("y");
    EXPECT_EQ(other.text(), "y");
}

TEST(Line, WhoDoesNotReadIsCutOffAndCostsNoMore) {
    RunningLines server({.unread_bytes = 100'000, .farewell = milliseconds(200)});
    LineClient greedy(server.port());
    for (int i = 0; i < 40; ++i) greedy.say("many 50 2000");
    server.echo().wait_for_closed(1);
    EXPECT_LT(server.echo().heard(), 40);
    // Whoever reads after all is told why.
    RunningLines patient({.unread_bytes = 100'000});
    LineClient late(patient.port());
    late.say("many 300 20000");
    EXPECT_EQ(late.end(), closing::kUnread);
}

TEST(Line, WhoNeverPartsIsLeftAfterAWhile) {
    RunningLines server({.farewell = milliseconds(100)});
    LineClient line(server.port());
    line.say("close 4321");
    EXPECT_EQ(line.end(), 4321);  // and does not go
    server.stop();
}

TEST(Line, OneVisitorHasOnlySoManyLines) {
    RunningLines server({.per_visitor = 4, .lines_per_visitor = 2});
    LineClient first(server.port());
    {
        const LineClient second(server.port());
        EXPECT_TRUE(first.is_open() && second.is_open());
        const LineClient third(server.port());
        EXPECT_EQ(status_of(third.opening()), 429);
        EXPECT_NE(third.opening().find("\r\nRetry-After: "), std::string::npos);
        const LineClient other(server.port(), 2);
        EXPECT_TRUE(other.is_open()) << "another visitor has his own";
    }
    server.echo().wait_for_closed(2);
    for (bool is_open = false; !is_open;) is_open = LineClient(server.port()).is_open();
}

TEST(Line, AsksOfOneVisitorAreCounted) {
    RunningLines server({.requests_a_second = 1, .request_burst = 3});
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(LineClient(server.port()).is_open());
    EXPECT_EQ(status_of(LineClient(server.port()).opening()), 429);
    Client client(server.port());
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_EQ(status_of(client.answer()), 429);
    EXPECT_TRUE(LineClient(server.port(), 2).is_open());
}

TEST(Line, IsOpenedOnlyToOwnPagesAndPrograms) {
    RunningLines server;
    const auto with = [&](const std::string& more) {
        return status_of(LineClient(server.port(), 1, more).opening());
    };
    EXPECT_EQ(with("Origin: http://localhost\r\n"), 101);
    EXPECT_EQ(with("Origin: http://example.org\r\n"), 403);
    EXPECT_EQ(with("Origin: null\r\n"), 403);
    EXPECT_EQ(with("Origin: http://localhost\r\nOrigin: http://example.org\r\n"), 400);
    EXPECT_EQ(with("Content-Length: 5\r\n"), 400);
    EXPECT_EQ(with("Sec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n"), 400);
    EXPECT_EQ(with("Sec-WebSocket-Extensions: permessage-deflate\r\n"), 101) << "offered, and not taken";
    server.echo().wait_for_closed(2);
    EXPECT_EQ(server.echo().opened(), 2);
    const auto asked = [&](const std::string& text) {
        Client client(server.port());
        client.send(text);
        return client.rest();
    };
    const std::string plain = asked("GET /online HTTP/1.1\r\nHost: x\r\n\r\n");
    EXPECT_EQ(status_of(plain), 426);
    EXPECT_NE(plain.find("\r\nSec-WebSocket-Version: 13\r\n"), std::string::npos);
    EXPECT_EQ(status_of(asked("POST /online HTTP/1.1\r\nHost: x\r\n\r\n")), 405);
    EXPECT_EQ(status_of(asked("GET /online?x HTTP/1.1\r\nHost: x\r\n\r\n")), 426);
}

TEST(Line, AProxyNamesItsVisitors) {
    RunningLines server({.per_visitor = 1, .lines_per_visitor = 1}, {.port = 0, .is_proxied = true});
    const std::string first = "X-Forwarded-For: 1.1.1.1, 192.0.2.7\r\n";
    LineClient one(server.port(), 1, first);
    ASSERT_TRUE(one.is_open());
    one.say("visitor");
    EXPECT_EQ(one.text(), "192.0.2.7");
    EXPECT_EQ(status_of(LineClient(server.port(), 1, first).opening()), 429);
    LineClient two(server.port(), 1, "X-Forwarded-For: 2001:db8:1:2:3::4\r\n");
    two.say("visitor");
    EXPECT_EQ(two.text(), "2001:db8:1:2::/64");
    RunningLines direct;
    LineClient liar(direct.port(), 1, first);
    liar.say("visitor");
    EXPECT_EQ(liar.text(), "127.0.0.1") << "without a proxy nobody is believed";
}

TEST(Line, StoppingTellsEverybodyToComeBack) {
    for (const int signal : {0, SIGINT, SIGTERM}) {
        RunningLines server({.farewell = milliseconds(200)});
        LineClient one(server.port()), two(server.port(), 2);
        const LineClient stubborn(server.port(), 3);
        one.say("x");
        EXPECT_EQ(one.text(), "x") << "it runs, so that it hears signals";
        std::thread reader([&] {
            EXPECT_EQ(one.end(), closing::kRestart);
            EXPECT_EQ(two.end(), closing::kRestart);
        });
        if (signal == 0)
            server.stop();
        else
            ::kill(::getpid(), signal);
        server.echo().wait_for_closed(3);
        reader.join();
    }
}

/// Bytes that are frames here and there: what a reader of frames may be sent.
std::string noise(core::Rng& rng) {
    std::string bytes;
    for (int i = 0; i < 20; ++i) {
        const auto first = static_cast<unsigned>(rng.below(256));
        switch (rng.below(4)) {
            case 0: bytes += LineClient::frame("x", first); break;
            case 1:
                bytes += LineClient::frame(std::string(rng.below(300), 'x'), 0x80 | (first & 0x0F));
                break;
            case 2: bytes += LineClient::frame("\xE2\x82", first & 0x81); break;
            default: bytes += static_cast<char>(first);
        }
    }
    return bytes;
}

TEST(Line, NoiseHarmsNobody) {
    RunningLines server({.farewell = milliseconds(200), .visitor_message_burst = 100'000});
    core::Rng rng(11);
    for (int round = 0; round < 300; ++round) {
        LineClient line(server.port(), static_cast<std::uint8_t>(2 + round % 100));
        ASSERT_TRUE(line.is_open());
        line.send(noise(rng));
        line.finish();
        line.end();
    }
    server.echo().wait_for_closed(300);
    LineClient line(server.port());
    line.say("still here");
    EXPECT_EQ(line.text(), "still here");
}

}  // namespace
}  // namespace server
