#include "cli/players/player_text.h"

#include <array>

#include "bots/yardsticks/pente.h"
#include "cli/engine/stones.h"
#include "core/text.h"

namespace cli {

using core::fail;
using game::Reason;

namespace {

constexpr std::array<std::string_view, 2> kProtocols{"gomocup", "lines"};
constexpr std::int64_t kMostNodes = std::int64_t{1} << 40, kMostMilliseconds = 86'400'000;
constexpr std::int64_t kUsualMilliseconds = 1000;  // of a program, when nothing is said

/// Words between blanks; what stands between quotes is one word, or part of one.
std::optional<std::vector<std::string>> words_of(std::string_view text) {
    std::vector<std::string> words;
    core::Scanner scan(text);
    for (scan.skip_spaces(); !scan.done(); scan.skip_spaces()) {
        std::string word;
        while (!scan.done() && !core::is_space(scan.peek())) {
            const char quote = scan.peek();
            if (quote != '"' && quote != '\'') {
                word += scan.take();
                continue;
            }
            scan.take();
            word += scan.take_while([&](char c) { return c != quote; });
            if (!scan.accept(quote)) return std::nullopt;
        }
        words.push_back(std::move(word));
    }
    return words;
}

Reason bad_setting(const std::string& player, std::string_view setting) {
    return Reason("cli.player.bad-setting", "", {{"player", player}, {"setting", core::quotable(setting)}});
}

/// One `key=value`; false when it is none that this player takes. `usual` are its usual bounds.
bool read_setting(PlayerText& player, std::string_view setting, const bots::Budget& usual) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string_view::npos) return false;
    const std::string_view key = setting.substr(0, equals), value = setting.substr(equals + 1);
    const auto number = [&](std::int64_t most) { return core::read_number(value, 1, most); };
    if (key == "nodes" && !player.is_program()) {
        player.budget.nodes = static_cast<std::uint64_t>(number(kMostNodes).value_or(0));
        return player.budget.nodes > 0;
    }
    if (key == "ms") {
        player.budget.milliseconds = number(kMostMilliseconds).value_or(0);
        return player.budget.milliseconds > 0;
    }
    if (key == "threads" && usual.threads > 0) {
        player.budget.threads = static_cast<int>(number(bots::kMostThreads).value_or(0));
        return player.budget.threads > 0;
    }
    if (key == "depth" && usual.depth > 0) {
        player.budget.depth = static_cast<int>(number(bots::yardsticks::Pente::kMaxDepth).value_or(0));
        return player.budget.depth > 0;
    }
    if (key == "protocol" && player.is_program()) {
        const auto protocol = read_protocol(value);
        if (protocol) player.protocol = *protocol;
        return protocol.has_value();
    }
    return false;
}

std::string known_players() {
    std::string out;
    for (const bots::PlayerInfo& info : bots::players()) out += std::string(info.name) + ", ";
    return out + "exec";
}

}  // namespace

std::optional<Protocol> read_protocol(std::string_view text) {
    for (std::size_t i = 0; i < kProtocols.size(); ++i)
        if (text == kProtocols[i]) return static_cast<Protocol>(i);
    return std::nullopt;
}
std::string_view to_text(Protocol protocol) { return kProtocols[static_cast<std::size_t>(protocol)]; }

core::Result<PlayerText, Reason> read_player(std::string_view text) {
    const auto words = words_of(text);
    PlayerText player;
    if (words && !words->empty()) player.name = words->front();
    const bots::PlayerInfo* info = bots::find_player(player.name);
    if (!info && !player.is_program())
        return fail(
            Reason("cli.player.unknown", "", {{"player", core::quotable(text)}, {"known", known_players()}}));
    std::size_t next = 1;
    if (player.is_program()) {
        if (words->size() < 2 || !core::is_plain_line((*words)[1]) || (*words)[1].empty())
            return fail(Reason("cli.player.no-command", ""));
        player.command = (*words)[next++];
    }
    const bots::Budget usual = info ? info->usual : bots::Budget{.milliseconds = kUsualMilliseconds};
    for (; next < words->size(); ++next)
        if (!read_setting(player, (*words)[next], usual))
            return fail(bad_setting(player.name, (*words)[next]));
    bots::Budget& budget = player.budget;
    if (budget.nodes == 0 && budget.milliseconds == 0) {
        budget.nodes = usual.nodes;
        budget.milliseconds = usual.milliseconds;
    }
    if (budget.depth == 0) budget.depth = usual.depth;
    if (budget.threads == 0) budget.threads = usual.threads;
    return player;
}

std::string to_text(const PlayerText& player) {
    std::string out = player.name;
    if (player.is_program()) {
        const char quote = player.command.find('"') == std::string::npos ? '"' : '\'';
        out += std::string(" ") + quote + player.command + quote;
        out += " protocol=" + std::string(to_text(player.protocol));
    }
    if (player.budget.depth > 0) out += " depth=" + std::to_string(player.budget.depth);
    if (player.budget.threads > 1) out += " threads=" + std::to_string(player.budget.threads);
    if (player.budget.nodes > 0) out += " nodes=" + std::to_string(player.budget.nodes);
    if (player.budget.milliseconds > 0) out += " ms=" + std::to_string(player.budget.milliseconds);
    return out;
}

std::optional<Reason> check_player(const PlayerText& player, const game::AnyGame& game,
                                   std::string_view variant) {
    if (player.is_program() ? is_played_by_stones(game, variant)
                            : bots::find_player(player.name)->plays(game))
        return std::nullopt;
    return Reason("cli.player.other-game", "",
                  {{"player", player.name}, {"game", std::string(game.id()) + " " + std::string(variant)}});
}

}  // namespace cli
