#include "server/net/listener.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <thread>

#include "client.h"
#include "core/rng.h"
#include "server/files/site.h"

namespace server {
namespace {

const Site& site() {
    static const Site made({{"/index.html", "home"}, {"/big.txt", std::string(3'000'000, 'x')}});
    return made;
}

/// A listener in a thread of its own, at a free port.
class Running {
public:
    explicit Running(const Limits& limits = {}, const Place& place = {.port = 0}) {
        auto opened = listen(
            place,
            [this](const Request& request) {
                const std::scoped_lock lock(mutex_);
                asked_.emplace_back(request.target);
                return site().answer(request);
            },
            limits);
        EXPECT_TRUE(opened);
        listener_ = std::move(*opened);
        thread_ = std::thread([this] { listener_->run(); });
    }
    ~Running() {
        listener_->stop();
        thread_.join();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    std::uint16_t port() const { return listener_->port(); }
    /// The targets so far, in the order they were answered.
    std::vector<std::string> asked() {
        const std::scoped_lock lock(mutex_);
        return asked_;
    }

private:
    std::mutex mutex_;
    std::vector<std::string> asked_;
    std::unique_ptr<Listener> listener_;
    std::thread thread_;
};

std::string get(const std::string& target, const std::string& more = "") {
    return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n" + more + "\r\n";
}
std::string body_of(const std::string& answer) { return answer.substr(answer.find("\r\n\r\n") + 4); }
bool has(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

/// What is said to one text and the end of the connection after it.
std::string said_to(const Running& server, std::string_view text) {
    Client client(server.port());
    client.send(text);
    client.finish();
    return client.rest();
}

TEST(Listener, AnswersAndKeepsTheConnection) {
    const Running server;
    Client client(server.port());
    for (int i = 0; i < 3; ++i) {
        client.send(get("/"));
        const std::string answer = client.answer();
        EXPECT_EQ(status_of(answer), 200);
        EXPECT_EQ(body_of(answer), "home");
        EXPECT_FALSE(has(answer, "Connection: close"));
        EXPECT_TRUE(has(answer, "\r\nContent-Security-Policy: "));
    }
    client.send(get("/nothing", "Accept-Language: fr\r\n"));
    EXPECT_TRUE(has(client.answer(), "Cette page n'existe pas."));
    client.send(get("/big.txt", "Connection: close\r\n"));
    const std::string last = client.rest();
    EXPECT_TRUE(has(last, "\r\nConnection: close\r\n"));
    EXPECT_EQ(body_of(last).size(), 3'000'000U);
}

TEST(Listener, TheDateIsOne) {
    const Running server;
    const std::string answer = said_to(server, get("/"));
    const std::size_t at = answer.find("\r\nDate: ");
    ASSERT_NE(at, answer.npos);
    std::tm parts{};
    const char* end = ::strptime(answer.c_str() + at + 8, "%a, %d %b %Y %H:%M:%S GMT", &parts);
    ASSERT_NE(end, nullptr) << answer;
    EXPECT_EQ(std::string_view(end, 2), "\r\n");
    EXPECT_GT(parts.tm_year, 100);
}

TEST(Listener, AnswersRequestsThatCameTogetherInTheirOrder) {
    const Running server;
    Client client(server.port());
    client.send(get("/") + get("/nothing") + get("/big.txt") + get("/../x") + get("/"));
    for (const int status : {200, 404, 200, 400, 200}) EXPECT_EQ(status_of(client.answer()), status);
}

TEST(Listener, ARequestMayComeInPieces) {
    const Running server;
    Client client(server.port());
    for (const char c : get("/") + get("/nothing")) client.send(std::string_view(&c, 1));
    EXPECT_EQ(status_of(client.answer()), 200);
    EXPECT_EQ(status_of(client.answer()), 404);
}

TEST(Listener, HeadTellsTheLengthAndSendsNothing) {
    const Running server;
    Client client(server.port());
    client.send("HEAD /big.txt HTTP/1.1\r\nHost: x\r\n\r\n" + get("/"));
    const std::string head = client.answer(false);
    EXPECT_EQ(status_of(head), 200);
    EXPECT_TRUE(has(head, "\r\nContent-Length: 3000000\r\n"));
    const std::string next = client.answer();
    EXPECT_EQ(status_of(next), 200) << "the next answer follows at once";
    EXPECT_EQ(body_of(next), "home");
}

TEST(Listener, AKnownTagIsAnsweredShortly) {
    const Running server;
    Client client(server.port());
    client.send(get("/"));
    const std::string answer = client.answer();
    const std::size_t at = answer.find("\r\nETag: ") + 8;
    const std::string tag = answer.substr(at, answer.find("\r\n", at) - at);
    client.send(get("/", "If-None-Match: " + tag + "\r\n") + get("/"));
    EXPECT_EQ(status_of(client.answer()), 304);
    EXPECT_EQ(status_of(client.answer()), 200);
}

TEST(Listener, OldClientsAreAnsweredOnce) {
    const Running server;
    const std::string answer = said_to(server, "GET / HTTP/1.0\r\n\r\nGET / HTTP/1.0\r\n\r\n");
    EXPECT_EQ(status_of(answer), 200);
    EXPECT_TRUE(answer.ends_with("\r\nConnection: close\r\n\r\nhome")) << answer;
}

TEST(Listener, WhatIsNoRequestIsSaidToBeNoneAndEnds) {
    const Running server;
    const std::string head = "GET / HTTP/1.1\r\nHost: x\r\n";
    for (const std::string& text :
         {std::string("nonsense\r\n\r\n"), std::string("GET /\r\n\r\n"),
          std::string("GET / HTTP/9.9\r\n\r\n"),
          std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 a browser that wants TLS\r\n\r\n"),
          std::string("GET / HTTP/1.1\r\n\r\n"), head + "Host: y\r\n\r\n", head + "no colon\r\n\r\n",
          head + "a: b\x01\r\n\r\n", head + "Content-Length: x\r\n\r\n", head + "Content-Length: -1\r\n\r\n",
          std::string("GET /a b HTTP/1.1\r\nHost: x\r\n\r\n")}) {
        const std::string answer = said_to(server, text);
        EXPECT_EQ(status_of(answer), 400) << text << answer;
        EXPECT_TRUE(has(answer, "\r\nConnection: close\r\n")) << text;
    }
    EXPECT_EQ(status_of(said_to(server, get("/"))), 200);
}

TEST(Listener, NothingIsReceived) {
    const Running server;
    const std::string body(200'000, 'x'), length = "Content-Length: 200000\r\n";
    EXPECT_EQ(status_of(said_to(server, get("/", length) + body)), 413);
    EXPECT_EQ(status_of(said_to(server, get("/", "Content-Length: 99999999999\r\n"))), 413);
    EXPECT_EQ(
        status_of(said_to(server, get("/", "Transfer-Encoding: chunked\r\n") + "5\r\nhello\r\n0\r\n\r\n")),
        413);
    EXPECT_EQ(status_of(said_to(server, get("/", "Content-Length: 0\r\n"))), 200);
    const std::string posted = said_to(server, "POST / HTTP/1.1\r\nHost: x\r\n" + length + "\r\n" + body);
    EXPECT_EQ(status_of(posted), 405);
    EXPECT_TRUE(has(posted, "\r\nAllow: GET, HEAD\r\n"));
    EXPECT_TRUE(has(posted, "\r\nConnection: close\r\n"));
    EXPECT_FALSE(has(posted.substr(9), "HTTP/1.1")) << "the body is not taken for a request";
}

TEST(Listener, ARefusalIsHeardThoughMuchWasSent) {
    const Running server;
    Client client(server.port());
    client.send(get("/", "Content-Length: 500000\r\n") + std::string(500'000, 'x'));
    EXPECT_EQ(status_of(client.rest()), 413);
    EXPECT_FALSE(client.broken()) << "what was sent is read, so that the answer is not lost";
}

TEST(Listener, ALongHeadIsRefused) {
    const Running server;
    EXPECT_EQ(status_of(said_to(server, get("/", "X: " + std::string(7000, 'x') + "\r\n"))), 200);
    EXPECT_EQ(status_of(said_to(server, get("/", "X: " + std::string(9000, 'x') + "\r\n"))), 431);
    EXPECT_EQ(status_of(said_to(server, get("/" + std::string(100'000, 'x')))), 431);
    std::string many;
    for (int i = 0; i < 5000; ++i) many += "X: y\r\n";
    EXPECT_EQ(status_of(said_to(server, get("/", many))), 431);
    const Running strict({.header_bytes = 200});
    EXPECT_EQ(status_of(said_to(strict, get("/"))), 200);
    EXPECT_EQ(status_of(said_to(strict, get("/", "X: " + std::string(200, 'x') + "\r\n"))), 431);
}

TEST(Listener, WhoIsTooSlowIsLeftAlone) {
    const Running server({.patience = std::chrono::milliseconds(50)});
    Client silent(server.port()), slow(server.port());
    slow.send("GET / HTTP/1.1\r\nHo");
    EXPECT_EQ(silent.rest(), "");
    EXPECT_EQ(slow.rest(), "");
}

TEST(Listener, WhoDoesNotTakeTheAnswerIsLeftAlone) {
    Running server({.connections = 1, .delivery = std::chrono::milliseconds(300)});
    Client greedy(server.port());
    for (int i = 0; i < 20; ++i) greedy.send(get("/big.txt"));
    EXPECT_EQ(status_of(said_to(server, get("/"))), 200) << "there is room again";
}

TEST(Listener, MoreThanTheLimitWaitAtTheDoor) {
    Running server({.connections = 1});
    Client holder(server.port());
    holder.send(get("/?holder"));
    EXPECT_EQ(status_of(holder.answer()), 200);
    Client waiting(server.port());
    waiting.send(get("/?waiting"));
    for (int i = 0; i < 20; ++i) {
        holder.send(get("/?holder"));
        EXPECT_EQ(status_of(holder.answer()), 200);
    }
    const auto asked = server.asked();
    EXPECT_EQ(std::count(asked.begin(), asked.end(), "/?waiting"), 0);
    holder.finish();
    EXPECT_EQ(status_of(waiting.answer()), 200);
}

TEST(Listener, OneVisitorLeavesRoomForOthers) {
    Running server({.connections = 4, .per_visitor = 2});
    const auto ask = [](Client& client) {
        client.send(get("/"));
        return status_of(client.answer());
    };
    Client first(server.port()), second(server.port());
    EXPECT_EQ(ask(first), 200);
    EXPECT_EQ(ask(second), 200);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(Client(server.port()).rest(), "") << "closed, and not kept waiting";
    Client other(server.port(), 2);
    EXPECT_EQ(ask(other), 200);
    EXPECT_EQ(ask(first), 200) << "who is in stays in";
    second.finish();
    EXPECT_EQ(second.rest(), "");
    // The place is given back when the server is through with the second one.
    int status = 0;
    while (status != 200) {
        Client third(server.port());
        status = ask(third);
    }
}

TEST(Listener, ABodyInAnUnknownCodingEndsTheConnection) {
    const Running server;
    for (const std::string& coding :
         {std::string("identity"), std::string("gzip"), std::string("gzip, chunked"), std::string("x"),
          std::string("chunked, identity"), std::string("chunked\r\nTransfer-Encoding: identity"),
          std::string("chunked\r\nContent-Length: 3"), std::string("identity\r\nContent-Length: 3"),
          std::string(" ")}) {
        const std::string hidden = get("/hidden");
        const std::string answer =
            said_to(server, get("/", "Transfer-Encoding: " + coding + "\r\n") + hidden);
        EXPECT_EQ(status_of(answer), 400) << coding;
        EXPECT_TRUE(has(answer, "\r\nConnection: close\r\n")) << coding;
        EXPECT_FALSE(has(answer.substr(9), "HTTP/1.1"))
            << "what follows is not taken for a request: " << coding;
    }
    EXPECT_EQ(status_of(said_to(server, get("/"))), 200);
}

TEST(Listener, TooFewDescriptorsAreSaidToBeSo) {
    rlimit usual{};
    ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &usual), 0);
    const int free = ::dup(STDIN_FILENO);
    ::close(free);
    int refused = 0;
    for (;; ++refused) {
        const rlimit strict{static_cast<rlim_t>(free + refused), usual.rlim_max};
        ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &strict), 0);
        const auto opened = listen({.port = 0}, [](const Request&) { return Answer(); });
        ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &usual), 0);
        if (opened) break;
        EXPECT_EQ(opened.error().code, "server.cannot-listen");
        EXPECT_EQ(opened.error().args.back().word, std::strerror(EMFILE));
        ASSERT_LT(refused, 30);
    }
    EXPECT_GT(refused, 3) << "for its own work, and for each door";
}

TEST(Listener, GarbageHarmsNobody) {
    const Running server;
    core::Rng rng(7);
    constexpr std::string_view kPieces[] = {"GET ",
                                            "HEAD ",
                                            "/",
                                            " HTTP/1.1\r\n",
                                            "Host: x\r\n",
                                            "\r\n",
                                            "\r\n\r\n",
                                            "Content-Length: ",
                                            "99",
                                            "Transfer-Encoding: chunked\r\n",
                                            "Connection: keep-alive, upgrade\r\n",
                                            "%2e",
                                            "..",
                                            "\0",
                                            "\xff\xfe",
                                            ": ",
                                            "Expect: 100-continue\r\n",
                                            "\t",
                                            "\n",
                                            "x"};
    for (int round = 0; round < 300; ++round) {
        std::string text;
        for (int i = 0; i < 40; ++i)
            text += rng.below(4) == 0 ? std::string(1, static_cast<char>(rng.below(256)))
                                      : std::string(kPieces[rng.below(std::size(kPieces))]);
        for (std::string answers = said_to(server, text); !answers.empty();) {
            ASSERT_TRUE(answers.starts_with("HTTP/1.1 ")) << text;
            const std::size_t next = answers.find("HTTP/1.1 ", 1);
            answers.erase(0, next);
        }
    }
    EXPECT_EQ(status_of(said_to(server, get("/"))), 200);
}

TEST(Listener, ATakenPortIsNamed) {
    const Running server;
    for (const char* host : {"localhost", "127.0.0.1"}) {
        const auto second = listen({host, server.port()}, [](const Request&) { return Answer(); });
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().code, "server.cannot-take-port");
        EXPECT_EQ(second.error().args[0].number, server.port());
    }
}

TEST(Listener, ABadAddressIsNamed) {
    const auto code = [](const std::string& host) {
        const auto opened = listen({host, 0}, [](const Request&) { return Answer(); });
        return std::string(opened ? "" : opened.error().code);
    };
    for (const char* host :
         {"", "example.org", "127.0.0.1:80", "[::1]", "256.0.0.1", "http://localhost", "local host"})
        EXPECT_EQ(code(host), "server.bad-address") << host;
    EXPECT_EQ(code("192.0.2.1"), "server.cannot-use-address") << "an address for documents, nobody's";
    EXPECT_EQ(code("127.0.0.1"), "");
}

TEST(Listener, APortGivenBackCanBeHadAtOnce) {
    std::uint16_t port = 0;
    {
        const Running server;
        port = server.port();
        EXPECT_EQ(status_of(said_to(server, get("/"))), 200);
    }
    const Running again({}, {.port = port});
    EXPECT_EQ(again.port(), port);
    EXPECT_EQ(status_of(said_to(again, get("/"))), 200);
}

TEST(Listener, EndsAmidConversationsAndBySignals) {
    for (const int signal : {0, SIGINT, SIGTERM}) {
        auto opened = listen({.port = 0}, [](const Request& request) { return site().answer(request); });
        ASSERT_TRUE(opened);
        std::thread thread([&] { (*opened)->run(); });
        Client client((*opened)->port());
        client.send(get("/") + "GET ");
        EXPECT_EQ(status_of(client.answer()), 200) << "it runs, so that it hears signals";
        if (signal == 0)
            (*opened)->stop();
        else
            ::kill(::getpid(), signal);
        thread.join();
    }
}

}  // namespace
}  // namespace server
