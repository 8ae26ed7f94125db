// Thousands of crowded random games, played by two readings of the rules at once.

#include <gtest/gtest.h>

#include <map>

#include "core/rng.h"
#include "core/tests/fewer.h"
#include "games/pente/tests/plain.h"
#include "games/pente/tests/plain_compare.h"
#include "games/pente/tests/plain_variants.h"

namespace games::pente {

namespace {

/// How often each kind of event occurred, by name.
using Tally = std::map<std::string, int>;

bool is_near_stone(const plain::Game& game, int x, int y) {
    for (int dy = -2; dy <= 2; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
            const char c = game.at(x + dx, y + dy);
            if (c != plain::Game::kEmpty && c != '#') return true;
        }
    return false;
}

/// How a game is played. Each kind of player brings about what the others end too early.
enum class Temper : std::uint8_t { eager, hungry, patient, builder };
constexpr int kTempers = 4;

bool is_wanted(const plain::Game& game, Temper temper, const plain::Move& move) {
    const int length = game.would_line_up(move.x, move.y);
    switch (temper) {
        case Temper::eager: return true;
        case Temper::hungry: return length < 4;                                              // no rows
        case Temper::patient: return length < 4 && game.would_capture(move.x, move.y) == 0;  // a full board
        case Temper::builder: return !plain::row_wins(game.variant, length) || length > 5;   // longer rows
    }
    return true;
}

/// A legal move that makes something happen: beside other stones, often a capture, often the
/// longest line; now and then any at all.
plain::Move pick(const plain::Game& game, std::vector<plain::Move> moves, Temper temper, core::Rng& rng) {
    const auto any = [&](const std::vector<plain::Move>& from) {
        return from[rng.below(static_cast<std::uint32_t>(from.size()))];
    };
    if (moves[0].kind != 's' || rng.below(100) < 3) return any(moves);
    const auto keep = [&](auto wanted) {
        std::vector<plain::Move> kept;
        for (const auto& move : moves)
            if (wanted(move)) kept.push_back(move);
        if (!kept.empty()) moves = std::move(kept);
    };
    keep([&](const plain::Move& move) {
        return game.row_pending ? game.would_capture(move.x, move.y) > 0 : is_wanted(game, temper, move);
    });
    const std::uint32_t mood = rng.below(10);
    const std::uint32_t capturing = temper == Temper::hungry ? 6 : temper == Temper::builder ? 1 : 3;
    if (mood < capturing) {
        keep([&](const plain::Move& move) { return game.would_capture(move.x, move.y) > 0; });
    } else if (mood < capturing + 2) {
        int longest = 0;
        for (const auto& move : moves) longest = std::max(longest, game.would_line_up(move.x, move.y));
        keep([&](const plain::Move& move) { return game.would_line_up(move.x, move.y) == longest; });
    }
    keep([&](const plain::Move& move) { return is_near_stone(game, move.x, move.y); });
    return any(moves);
}

void count(Tally& tally, const plain::Game& game) {
    const plain::Happened& h = game.happened;
    tally["pair"] += h.pairs;
    tally["triple"] += h.triples;
    tally["several groups"] += h.pairs + h.triples > 1;
    tally["mixed pair"] += h.mixed;
    tally["partner taken"] += h.partners;
    tally["poof"] += h.poofs;
    tally["poof and capture"] += h.poofs > 0 && h.captured;
    tally["row"] += h.row_made;
    tally["longer row"] += h.longer_row_made && !game.over();
    tally["row pending"] += game.row_pending;
    tally["row broken"] += h.row_broken;
    tally["row outlived"] += h.row_outlived;
    if (game.over()) ++tally["end " + std::string(game.end)];
    if (h.row_broken && game.end == "captures") ++tally["broken by the last capture"];
    if (game.over() || tally["looked for bans"]++ % 4 != 0 || !plain::bans_double_three(game.variant)) return;
    for (int y = 0; y < game.size; ++y)
        for (int x = 0; x < game.size; ++x) {
            if (game.at(x, y) != plain::Game::kEmpty) continue;
            tally["banned"] += game.banned(x, y);
            tally["excused"] += game.excused(x, y);
        }
}

struct Table {
    const game::VariantInfo* info;
    int players, size;
    bool any_three;
    Temper temper;
};

/// Plays one game in both readings; false at the first difference.
void play(const Table& table, std::uint64_t seed, Tally& tally) {
    core::Rng rng(seed);
    const int begins = static_cast<int>(rng.below(static_cast<std::uint32_t>(table.players + 1))) - 1;
    plain::Game game(table.info->name, table.players, table.size, table.any_three, begins);
    State state = Pente::initial({static_cast<Variant>(table.info - variant_infos().data()), table.players,
                                  table.size, table.any_three ? Three::any : Three::free, begins});
    constexpr int kMostMoves = 400;
    for (int played = 0; played <= kMostMoves; ++played) {
        if (const auto found = plain::difference(game, state)) {
            FAIL() << table.info->name << ", " << table.players << " players, size " << table.size
                   << ", seed " << seed << ", after " << played << " moves\n"
                   << *found << '\n'
                   << game.diagram();
        }
        ASSERT_TRUE(Pente::is_consistent(state)) << "seed " << seed << '\n' << game.diagram();
        if (played % 4 == 0 || game.row_pending || game.over()) {
            const game::Tree position = Pente::write_position(state);
            const auto again = Pente::read_position(position);
            ASSERT_TRUE(again && *again == state) << "seed " << seed << '\n' << game::to_text(position);
        }
        if (game.over()) break;
        const plain::Move move = pick(game, game.legal_moves(), table.temper, rng);
        const game::Seat seat = *Pente::actors(state).begin();
        Pente::apply(state, seat, plain::to_real(move), nullptr);
        game.apply(move);
        count(tally, game);
    }
    ++tally["games"];
}

/// The least a run must have seen, so that nobody can make it blind unnoticed.
struct Least {
    std::string_view event;
    int times;
};

void expect_at_least(const Tally& tally, std::initializer_list<Least> least) {
    if (core::kFewer > 1) return;  // rare events need the whole run
    for (const auto& [event, times] : least) {
        const auto found = tally.find(std::string(event));
        EXPECT_GE(found == tally.end() ? 0 : found->second, times) << event;
    }
}

class RandomGames : public testing::TestWithParam<int> {};

/// All games of one variant: every number of players, four sizes.
Tally play_variant(const game::VariantInfo& info, int games_a_table) {
    Tally tally;
    std::uint64_t seed = 1000 * static_cast<std::uint64_t>(&info - variant_infos().data());
    for (int players = info.min_players; players <= info.max_players; ++players)
        for (const int size : {9, 11, 13, 19})
            for (int i = 0; i < (size == 19 ? games_a_table / 4 : games_a_table); ++i) {
                const bool any_three = plain::bans_double_three(info.name) && i % 8 >= 6;
                play({&info, players, size, any_three, static_cast<Temper>(i % kTempers)}, ++seed, tally);
                if (testing::Test::HasFatalFailure()) return tally;
            }
    return tally;
}

TEST_P(RandomGames, TwoReadingsOfTheRulesAgreeAtEveryPosition) {
    const game::VariantInfo& info = variant_infos()[static_cast<std::size_t>(GetParam())];
    const std::string_view name = info.name;
    const Tally tally = play_variant(info, 80 / core::kFewer);
    if (HasFatalFailure()) return;

    for (const auto& [event, times] : tally) RecordProperty(event, times);
    expect_at_least(tally, {{"games", 130}, {"end row", 10}});
    if (!plain::captures_none(name))
        expect_at_least(tally, {{"pair", 500}, {"several groups", 3}, {"end captures", 10}});
    if (plain::captures_three(name)) expect_at_least(tally, {{"triple", 100}});
    if (name == "team") expect_at_least(tally, {{"mixed pair", 100}, {"partner taken", 100}});
    if (name == "points-many") expect_at_least(tally, {{"mixed pair", 500}});
    if (plain::poofs(name)) expect_at_least(tally, {{"poof", 300}, {"poof and capture", 20}});
    if (plain::row_can_be_broken(name))
        expect_at_least(tally, {{"row pending", 30}, {"row broken", 10}, {"row outlived", 10}});
    if (plain::row_must_be_exact(name)) expect_at_least(tally, {{"longer row", 5}});
    if (plain::bans_double_three(name)) expect_at_least(tally, {{"banned", 1000}, {"excused", 20}});
    if (plain::captures_none(name) || name == "team" || name == "points-many")
        expect_at_least(tally, {{"end full", 5}});
}

INSTANTIATE_TEST_SUITE_P(Pente, RandomGames, testing::Range(0, kVariants), [](const auto& variant) {
    std::string name(variant_infos()[static_cast<std::size_t>(variant.param)].name);
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
});

}  // namespace

}  // namespace games::pente
