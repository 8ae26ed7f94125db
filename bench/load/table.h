#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "line.h"

namespace load {

/// What players of all tables have seen.
struct Seen {
    std::vector<float> confirmed_ms{};
    int refused = 0, missed = 0;  // moves: by the server; not made, as the one before was not confirmed
};

/// A table of two, each on a line of his own, who know no rules: they play what the server says they may.
class Table {
public:
    Table(Lines& lines, std::uint16_t port, std::string game, Seen& seen, std::uint32_t seed);

    /// Makes it and seats both; `is_playing` becomes true when they have said that they are ready.
    void begin();
    bool is_playing() const { return is_playing_; }
    /// Whoever's turn it is moves.
    void move();
    int moves() const { return moves_; }
    bool is_waiting() const { return is_waiting_; }

private:
    struct Player {
        std::unique_ptr<Line> line;
        std::string key{};
        bool is_ready = false;
    };

    void hear(std::size_t player, std::string_view text);
    void hear_answer(std::size_t player, std::string_view text);
    void hear_view(std::size_t player, std::string_view text);
    void sit_down(std::string_view made);
    void ask(std::size_t player, std::string_view op, const std::string& members);
    std::uint32_t random();

    std::string game_, table_{};
    Seen& seen_;
    std::uint32_t seed_;
    std::vector<Player> players_{};
    bool is_playing_ = false, is_waiting_ = false;
    int moves_ = 0, asked_ = 0;
    std::string next_{};  // the move to be made
    std::size_t mover_ = 0;
    std::string sequence_{};
    Time played_{};
};

}  // namespace load
