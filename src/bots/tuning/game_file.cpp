#include "bots/tuning/game_file.h"

#include <algorithm>
#include <array>

#include "bots/brains/pente/order.h"
#include "core/hash.h"
#include "core/text.h"
#include "games/pente/notation.h"

namespace bots::tuning {

using core::fail;
using game::Reason;
using games::pente::Move;
using games::pente::Pente;
using games::pente::State;
using games::pente::Variant;

namespace {

constexpr std::string_view kGamesBegin = "pentario-games 1";
constexpr std::array<std::string_view, 3> kResults{"0-1", "1/2-1/2", "1-0"};
constexpr std::array<std::pair<std::string_view, Variant>, 2> kVariants{
    {{"standard", Variant::standard}, {"tournament", Variant::tournament}}};
constexpr std::size_t kTableBytes = std::size_t{4} << 20;
constexpr std::uint32_t kLots = 30;  // one stone in thirty: games leave the usual lines

template <class Pairs>
auto find_name(const Pairs& pairs, std::string_view name) {
    return std::find_if(pairs.begin(), pairs.end(), [&](const auto& pair) { return pair.first == name; });
}

Reason bad_line(std::string_view code, std::size_t line) {
    return Reason(code, "", {{"line", static_cast<std::int64_t>(line)}});
}

std::string write_stone(const Stone& stone) {
    std::string text = games::pente::write_point(stone.point);
    if (stone.by_lot) text[0] = core::to_lower(text[0]);
    return text;
}

/// Whether stones and result are those of a game by the rules.
bool is_game(const SelfPlay& game) {
    State state = fresh_game(game.variant);
    for (const Stone& stone : game.stones) {
        if (Pente::actors(state).empty()) return false;
        const game::Seat seat = *Pente::actors(state).begin();
        if (Pente::why_illegal(state, seat, Move::stone(stone.point))) return false;
        Pente::apply(state, seat, Move::stone(stone.point), nullptr);
    }
    return half_points_of(state) == game.half_points;
}

std::optional<SelfPlay> read_game(std::span<const std::string_view> words) {
    SelfPlay game;
    const auto variant = find_name(kVariants, words[0]);
    const auto result = std::find(kResults.begin(), kResults.end(), words[1]);
    if (variant == kVariants.end() || result == kResults.end()) return std::nullopt;
    game.variant = variant->second;
    game.half_points = static_cast<int>(result - kResults.begin());
    for (const std::string_view word : words.subspan(2)) {
        const auto point = games::pente::read_point(word, games::pente::kMaxSize);
        if (!point) return std::nullopt;
        game.stones.push_back({*point, word[0] == core::to_lower(word[0])});
    }
    if (!is_game(game)) return std::nullopt;
    return game;
}

/// `name value` of the head.
std::optional<std::uint64_t> read_term(std::string_view line, std::string_view name) {
    const auto words = core::words(line);
    if (words.size() != 2 || words[0] != name) return std::nullopt;
    const auto value = core::read_number(words[1], 0);
    return value ? std::optional(static_cast<std::uint64_t>(*value)) : std::nullopt;
}

}  // namespace

std::optional<SelfPlay> GameFile::play(std::int64_t number, const GoOn& go_on) const {
    core::Rng rng(core::Hash(seed).add(static_cast<std::uint64_t>(number)).value());
    brains::pente::Search search(kTableBytes);
    const Variant variant = kVariants[static_cast<std::size_t>(number) % kVariants.size()].second;
    return play_on(draw_opening(variant, rng), {{&search, &search}, nodes, kLots}, rng, go_on);
}

std::string to_text(const GameFile& file) {
    std::string out = std::string(kGamesBegin) + "\nnodes " + std::to_string(file.nodes) + "\nseed " +
                      std::to_string(file.seed) + "\nweights " + std::to_string(file.weights) + "\n";
    for (const auto& [number, game] : file.games) {
        const auto variant = std::find_if(kVariants.begin(), kVariants.end(),
                                          [&](const auto& pair) { return pair.second == game.variant; });
        out += std::to_string(number) + " " + std::string(variant->first) + " " +
               std::string(kResults[static_cast<std::size_t>(game.half_points)]);
        for (const Stone& stone : game.stones) out += " " + write_stone(stone);
        out += "\n";
    }
    return out;
}

core::Result<GameFile, Reason> read_games(std::string_view text) {
    constexpr std::size_t kHead = 4;
    const auto lines = core::lines(text);
    if (lines.size() < kHead || lines[0] != kGamesBegin) return fail(Reason("tuning.no-games", ""));
    GameFile file;
    const std::array<std::pair<std::string_view, std::uint64_t*>, kHead - 1> terms{
        {{"nodes", &file.nodes}, {"seed", &file.seed}, {"weights", &file.weights}}};
    for (std::size_t i = 0; i < terms.size(); ++i) {
        const auto value = read_term(lines[i + 1], terms[i].first);
        if (!value) return fail(bad_line("tuning.bad-term", i + 2));
        *terms[i].second = *value;
    }
    for (std::size_t i = kHead; i < lines.size(); ++i) {
        const auto words = core::words(lines[i]);
        const auto number = words.size() < 3 ? std::nullopt : core::read_number(words[0], 0);
        auto game = number ? read_game(std::span(words).subspan(1)) : std::nullopt;
        if (!game) return fail(bad_line("tuning.bad-game", i + 1));
        if (!file.games.emplace(*number, std::move(*game)).second)
            return fail(bad_line("tuning.game-twice", i + 1));
    }
    return file;
}

std::uint64_t weights_hash() {
    core::Hash hash;
    const auto add = [&](const auto& numbers) {
        for (const auto number : numbers) hash.add(static_cast<std::uint64_t>(number));
    };
    add(brains::pente::kFitted);
    add(brains::pente::kLikings);
    for (const auto& row : brains::pente::kNet.in) add(row);
    add(brains::pente::kNet.bias);
    add(brains::pente::kNet.out);
    return hash.value() >> 1;  // a number that every reader of numbers reads
}

}  // namespace bots::tuning
