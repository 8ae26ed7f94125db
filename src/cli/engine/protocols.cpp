#include "cli/engine/protocols.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "cli/engine/stones.h"
#include "core/text.h"

namespace cli {

using game::Reason;
using Point = games::pente::Point;

namespace {

Reason bad_line(std::string_view line) {
    return Reason("cli.engine.bad-line", "", {{"line", core::quotable(line)}});
}

/// The first word and what follows it.
struct Command {
    std::string_view word, rest;
};
Command command_of(std::string_view line) {
    line = core::trim(line);
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    return {line.substr(0, end), core::trim(line.substr(end))};
}

// ---------------------------------------------------------------- Gomocup

/// `INFO rule N`: 0 leaves what the command line says, 1 is Gomocup's own number for exactly five
/// in a row, the rest are this house's numbers for Pente.
struct RuleNumber {
    int number;
    std::string_view variant;
};
constexpr std::array kRuleNumbers =
    std::to_array<RuleNumber>({{0, ""}, {1, "gomoku"}, {16, "standard"}, {17, "tournament"}, {18, "keryo"}});

constexpr std::int64_t kLongest = 86'400'000;  // a day
constexpr std::int64_t kMovesToCome = 12;      // among which the time left is shared
constexpr std::size_t kMostStones = games::pente::kMaxSize * games::pente::kMaxSize;

std::optional<std::int64_t> read_milliseconds(std::string_view text) {
    return core::read_number(text, std::numeric_limits<std::int32_t>::min(),
                             std::numeric_limits<std::int32_t>::max());
}

std::string xy(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y) + "\n"; }

}  // namespace

std::string GomocupProtocol::error(const Reason& reason) const {
    return "ERROR " + words_.say(reason) + "\n";
}

std::string GomocupProtocol::ok_or(const std::optional<Reason>& reason) const {
    return reason ? error(*reason) : "OK\n";
}

std::string GomocupProtocol::answer(std::string_view line, Clock::time_point came) {
    if (line.size() > kMaxProtocolLine) return error(bad_line(line));
    if (board_) return board_line(line, came);
    const auto [word, rest] = command_of(line);
    const auto is = [&](std::string_view name) { return core::equal_ignoring_case(word, name); };
    if (word.empty()) return {};
    if (is("START")) return start(rest);
    if (is("RECTSTART")) {
        const auto sides = core::split(rest, ',');
        if (sides.size() != 2 || core::trim(sides[0]) != core::trim(sides[1])) return error(bad_line(line));
        return start(core::trim(sides[0]));
    }
    if (is("RESTART"))
        return engine_.begun() ? ok_or(engine_.begin(engine_.size()))
                               : error(Reason("cli.engine.no-game", ""));
    if (is("BEGIN"))
        return engine_.begun() && !engine_.is_empty() ? error(Reason("cli.engine.not-empty", ""))
                                                      : move(came);
    if (is("TURN")) return turn(rest, came);
    if (is("TAKEBACK")) return take_back(rest);
    if (is("BOARD")) {
        if (!engine_.begun()) return error(Reason("cli.engine.no-game", ""));
        board_.emplace();
        board_fault_.reset();
        return {};
    }
    if (is("INFO")) {
        const auto [key, value] = command_of(rest);
        return info(key, value);
    }
    if (is("ABOUT")) return about_ + "\n";
    if (is("END")) {
        ended_ = true;
        return {};
    }
    return "UNKNOWN " + core::quotable(word) + "\n";
}

std::string GomocupProtocol::start(std::string_view size) {
    const auto number = core::read_number(size, 1, 1000);
    return number ? ok_or(engine_.begin(static_cast<int>(*number))) : error(bad_line(size));
}

std::string GomocupProtocol::move(Clock::time_point came) {
    const auto point = engine_.answer(time_for_a_move(), came);
    return point ? xy(*point) : error(point.error());
}

std::string GomocupProtocol::turn(std::string_view point, Clock::time_point came) {
    const auto p = read_xy(core::split(point, ','));
    if (!p) return error(bad_line(point));
    if (const auto reason = engine_.lay(*p)) return error(*reason);
    if (engine_.over()) return "MESSAGE " + words_.say(Reason("game-over", "")) + "\n";
    return move(came);
}

std::string GomocupProtocol::take_back(std::string_view point) {
    const auto p = read_xy(core::split(point, ','));
    return p ? ok_or(engine_.take_back(*p)) : error(bad_line(point));
}

/// `x,y,1` is a stone of the engine's, `x,y,2` one of the other's; DONE asks for a move.
std::string GomocupProtocol::board_line(std::string_view line, Clock::time_point came) {
    line = core::trim(line);
    if (!core::equal_ignoring_case(line, "DONE")) {
        const std::size_t comma = std::min(line.rfind(','), line.size());
        const auto p = read_xy(core::split(line.substr(0, comma), ','));
        const std::string_view owner = core::trim(line.substr(std::min(comma + 1, line.size())));
        const std::size_t stones = board_->own.size() + board_->others.size();
        if (!p || (owner != "1" && owner != "2") || stones == kMostStones)
            board_fault_ = board_fault_.value_or(bad_line(line));
        else
            (owner == "1" ? board_->own : board_->others).push_back(*p);
        return {};
    }
    Engine::Standing standing = *board_;
    board_.reset();
    standing.captured = std::exchange(captured_, 0);
    standing.captured_by_others = std::exchange(captured_by_others_, 0);
    if (board_fault_) return error(*board_fault_);
    if (const auto reason = engine_.set_up(standing)) return error(*reason);
    return move(came);
}

/// An INFO has no answer, unless it asks for rules that are not there. What is not known or not
/// needed (max_memory, game_type, folder, evaluate) is passed over, as the protocol wants it.
std::string GomocupProtocol::info(std::string_view key, std::string_view value) {
    const auto is = [&](std::string_view name) { return core::equal_ignoring_case(key, name); };
    const auto number = read_milliseconds(value);
    if (is("rule")) {
        for (const RuleNumber& rule : kRuleNumbers) {
            if (number != rule.number) continue;
            const auto reason = rule.variant.empty() ? std::nullopt : engine_.choose_variant(rule.variant);
            return reason ? error(*reason) : "";
        }
        return error(Reason("cli.engine.rule", "", {{"rule", core::quotable(value)}}));
    }
    if (is("captures")) {
        const auto both = read_xy(core::split(value, ','));  // own, the other's
        if (!both) return error(bad_line(value));
        captured_ = both->x;
        captured_by_others_ = both->y;
    }
    if (!number) return {};
    if (is("timeout_turn")) turn_ = std::clamp<std::int64_t>(*number, 0, kLongest);
    if (is("timeout_match")) match_ = std::max<std::int64_t>(*number, 0);
    if (is("time_left")) left_ = std::max<std::int64_t>(*number, 0);
    return {};
}

/// The time of a turn, but no more than a share of what is left for the match. 0 asks for haste.
std::int64_t GomocupProtocol::time_for_a_move() const {
    if (match_ == 0) return turn_;
    return std::min(turn_, left_.value_or(match_) / kMovesToCome);
}

std::optional<int> gomocup_rule(std::string_view variant) {
    for (const RuleNumber& rule : kRuleNumbers)
        if (rule.variant == variant) return rule.number;
    return std::nullopt;
}

// ---------------------------------------------------------------- lines

std::string LineProtocol::answer(std::string_view line, Clock::time_point came) {
    const auto error = [&](const Reason& reason) { return "error " + words_.say(reason) + "\n"; };
    if (line.size() > kMaxProtocolLine) return error(bad_line(line));
    const auto [word, rest] = command_of(line);
    if (word == "quit") {
        ended_ = true;
        return {};
    }
    if (word == "newgame") {
        const auto size = core::read_number(rest, 1, 1000);
        const auto reason = size ? engine_.begin(static_cast<int>(*size)) : bad_line(line);
        return reason ? error(*reason) : "";
    }
    if (word == "play") {
        const auto point = read_xy(core::words(rest));
        const auto reason = point ? engine_.lay(*point) : bad_line(line);
        return reason ? error(*reason) : "";
    }
    if (word == "genmove") {
        const auto milliseconds = core::read_number(rest, 0, kLongest);
        if (!milliseconds) return error(bad_line(line));
        const auto point = engine_.answer(*milliseconds, came);
        if (!point) return error(point.error());
        return std::to_string(point->x) + " " + std::to_string(point->y) + "\n";
    }
    return error(bad_line(line));
}

Protocol protocol_of(std::string_view first_line) {
    const std::string_view word = command_of(first_line).word;
    for (const std::string_view known : {"newgame", "play", "genmove", "quit"})
        if (word == known) return Protocol::lines;
    return Protocol::gomocup;
}

}  // namespace cli
