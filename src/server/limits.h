#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace server {

/// What strangers may take: everything there is of the kind stands here.
struct Limits {
    // --- connections (net)
    int connections = 20'000;                            // at the same time; more wait at the door
    int per_visitor = 64;                                // of one address; more are closed at once
    std::uint32_t header_bytes = 8192;                   // of a request
    std::chrono::milliseconds patience{15'000};          // for a whole request, and between two
    std::chrono::milliseconds delivery{120'000};         // for a whole answer
    int requests_a_second = 500, request_burst = 2'000;  // of one address

    // --- lines: WebSockets (net)
    int lines_per_visitor = 48;                 // of one address; the rest of its connections is for pages
    std::size_t message_bytes = 64 << 10;       // of one message heard
    std::size_t unread_bytes = 256 << 10;       // sent and not read; who lets more wait is cut off
    std::chrono::milliseconds silence{60'000};  // without a sign of life, pongs included
    std::chrono::milliseconds ping{15'000};     // between two pings
    std::chrono::milliseconds farewell{2'000};  // for the end of a line that was closed
    int messages_a_second = 20, message_burst = 60;  // of one line; parts of messages and pings count
    int visitor_messages_a_second = 200, visitor_message_burst = 600;  // of all lines of one address

    // --- tables
    std::size_t tables_a_line = 8;      // read at the same time
    int makes_an_hour = 60;             // new tables of one address
    int bad_keys_a_minute = 20;         // of one address
    std::size_t name_bytes = 48;        // of a player's name
    std::size_t chat_bytes = 400;       // of one line of chat
    std::size_t chat_lines = 500;       // of one table
    int chat_lines_a_minute = 20;       // of one seat or spectator
    std::size_t events = 50'000;        // of one table
    std::size_t waiting_messages = 64;  // of one table, while an event is being stored
    std::size_t waiting_bots = 4'096;   // thoughts that wait for a thread

    /// Where only this machine can come: whoever it is, is at home, and may have all there is.
    static Limits at_home() {
        constexpr int kAll = 1'000'000;
        Limits limits;
        limits.per_visitor = limits.lines_per_visitor = limits.connections;
        limits.requests_a_second = limits.request_burst = kAll;
        limits.visitor_messages_a_second = limits.visitor_message_burst = kAll;
        limits.makes_an_hour = kAll;
        return limits;
    }
};

}  // namespace server
