#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "cli/engine/engine.h"
#include "cli/words.h"

namespace cli {

/// Longer lines are not understood.
constexpr std::size_t kMaxProtocolLine = 1000;

/// The protocol of Piskvork and the Gomocup tournaments; docs/engine-protocols.md has all
/// commands and what is particular to Pente.
class GomocupProtocol {
public:
    GomocupProtocol(Engine& engine, Words words, std::string about)
        : engine_(engine), words_(std::move(words)), about_(std::move(about)) {}

    /// The answer to a line that came at that time: lines that each end, or nothing.
    std::string answer(std::string_view line, Clock::time_point came);
    /// The other side has said goodbye.
    bool ended() const { return ended_; }

private:
    std::string start(std::string_view size);
    std::string turn(std::string_view point, Clock::time_point came);
    std::string move(Clock::time_point came);
    std::string board_line(std::string_view line, Clock::time_point came);
    std::string info(std::string_view key, std::string_view value);
    std::string take_back(std::string_view point);
    std::string error(const game::Reason& reason) const;
    std::string ok_or(const std::optional<game::Reason>& reason) const;
    std::int64_t time_for_a_move() const;

    Engine& engine_;
    Words words_;
    std::string about_;
    bool ended_ = false;

    std::optional<Engine::Standing> board_;  // while the lines of a BOARD come in
    std::optional<game::Reason> board_fault_;
    int captured_ = 0, captured_by_others_ = 0;  // what the next BOARD is told beside it

    std::int64_t turn_ = 30'000, match_ = 0;  // milliseconds
    std::optional<std::int64_t> left_;
};

/// `newgame N`, `play X Y`, `genmove MS`, `quit`.
class LineProtocol {
public:
    LineProtocol(Engine& engine, Words words) : engine_(engine), words_(std::move(words)) {}

    std::string answer(std::string_view line, Clock::time_point came);
    bool ended() const { return ended_; }

private:
    Engine& engine_;
    Words words_;
    bool ended_ = false;
};

/// What `INFO rule` calls a variant; nothing when it has no number.
std::optional<int> gomocup_rule(std::string_view variant);

/// The protocol that a first line belongs to: every one that is not of the line protocol is taken
/// for Gomocup's.
Protocol protocol_of(std::string_view first_line);

}  // namespace cli
