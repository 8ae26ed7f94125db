#include "games/link/link.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "core/rng.h"
#include "core/text.h"
#include "core/text_coder.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/link/samples.h"

namespace games {
namespace {

constexpr std::string_view kAddress = "https://pentario.example/#/game/";

/// A game of random moves, from a variant's start.
game::Record random_game(const game::AnyGame& game, const game::VariantInfo& variant, std::uint64_t seed,
                         int moves) {
    game::Setup setup;
    setup.variant = variant.name;
    setup.players = variant.min_players;
    auto match = game::Match::start(game, setup, {.automatic = true, .seed = seed});
    EXPECT_TRUE(match.ok());
    core::Rng rng(seed);
    for (int i = 0; i < moves && !match->over(); ++i) {
        const game::Seat seat = *match->state().actors().begin();
        const auto legal = match->state().legal_moves(seat);
        const auto chosen = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        EXPECT_FALSE(match->play(seat, chosen).has_value());
    }
    return match->record(game::Viewer::keeper());
}

std::string link_of(const game::Record& record) {
    auto link = to_link(record);
    EXPECT_TRUE(link.ok());
    return link ? *link : std::string();
}

TEST(Link, EveryGameAndVariantComesBackTheSame) {
    for (const game::AnyGame* game : all())
        for (const game::VariantInfo& variant : game->variants()) {
            const game::Record record = random_game(*game, variant, 5, 80);
            const std::string link = link_of(record);
            const auto read = read_link(link);
            ASSERT_TRUE(read.ok()) << game->id() << " " << variant.name;
            EXPECT_EQ(*read, record) << game->id() << " " << variant.name;
        }
}

TEST(Link, KeepsNamesTagsOptionsStartEndAndTimes) {
    const std::string text =
        "pentario-record 1\ngame pente 1\nvariant points\nplayers 2\noption size 13\noption handicap 0,5\n"
        "seat 0 Zo\xc3\xab\nseat 1 \xe4\xb8\xad\xe6\x96\x87\ntag Event Club evening\n"
        "start {game pente variant points size 13 stones [[G7] []] captures [0 0] to_move 1}\n"
        "moves\n1 H8 @250\n0 A1 @1900\nend resigned 1\nmoves\n1 G7\n";
    const auto record = game::read_record(text);
    ASSERT_TRUE(record.ok());
    const auto read = read_link(link_of(*record));
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(game::to_text(*read), text);
    EXPECT_EQ(game::to_text(without_times(*record)).find('@'), std::string::npos);
}

TEST(Link, AHundredMovesOfPenteTakeFewerThanFourHundredCharacters) {
    const game::AnyGame* pente = find("pente");
    for (const game::VariantInfo& variant : pente->variants())
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            game::Record record = random_game(*pente, variant, seed, 100);
            record.names = {"Johanna", "Maximilian"};
            EXPECT_LT(kAddress.size() + link_of(record).size(), 320U) << variant.name << " " << seed;
        }
}

TEST(Link, HoldsOnlyWhatAnAddressMayHold) {
    const std::string link = link_of(random_game(*find("rivero"), find("rivero")->variants().front(), 2, 60));
    for (const char c : link)
        EXPECT_TRUE(core::is_digit(c) || (core::to_lower(c) >= 'a' && core::to_lower(c) <= 'z') || c == '-' ||
                    c == '_');
}

TEST(Link, ADamagedLinkIsRefused) {
    const game::Record record = random_game(*find("pente"), find("pente")->variants().front(), 9, 30);
    const std::string link = link_of(record);
    for (std::size_t at = 0; at < link.size(); ++at) {
        for (const char other : std::string_view("AZaz09-_/ ")) {
            if (link[at] == other) continue;
            std::string changed = link;
            changed[at] = other;
            EXPECT_FALSE(read_link(changed).ok()) << at << other;
        }
        EXPECT_FALSE(read_link(std::string_view(link).substr(0, at)).ok()) << at;
        EXPECT_FALSE(read_link(std::string(link).insert(at, 1, 'x')).ok()) << at;
        if (at + 1 < link.size() && link[at] != link[at + 1]) {
            std::string swapped = link;
            std::swap(swapped[at], swapped[at + 1]);
            EXPECT_FALSE(read_link(swapped).ok()) << at;
        }
    }
}

TEST(Link, SaysWhatIsWrong) {
    const std::string link = link_of(random_game(*find("pente"), find("pente")->variants().front(), 1, 5));
    const auto why = [](std::string_view text) { return read_link(text).error().code; };
    EXPECT_EQ(why(""), "not-a-link");
    EXPECT_EQ(why(link + "?"), "not-a-link");
    EXPECT_EQ(why("nonsense"), "not-a-link");
    EXPECT_EQ(why(std::string(std::size_t{1} << 20, 'A')), "not-a-link");
    EXPECT_EQ(why("2" + link.substr(1)), "link-too-new");
    EXPECT_EQ(why(link.substr(0, 3)), "link-damaged");
    EXPECT_EQ(why(link.substr(0, link.size() - 1)), "link-damaged");
}

TEST(Link, ARecordThatIsTooLongIsRefused) {
    game::Record record = random_game(*find("pente"), find("pente")->variants().front(), 1, 5);
    while (game::to_text(record).size() <= kMaxLinkedBytes)
        record.games.push_back({std::vector(9000, record.games[0].moves[0]), {}});
    EXPECT_EQ(to_link(record).error().code, "link-too-long");
}

/// A link of any text, as somebody makes it who means harm: the checksum is right.
std::string crafted(std::string_view text) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string digits;
    std::vector<bool> bits;
    for (const char byte : core::TextCoder(link_samples()).pack(text))
        for (int shift = 7; shift >= 0; --shift)
            bits.push_back(static_cast<unsigned char>(byte) >> shift & 1);
    while (bits.size() % 6 != 0) bits.push_back(false);
    for (std::size_t at = 0; at < bits.size(); at += 6) {
        std::size_t digit = 0;
        for (std::size_t i = at; i < at + 6; ++i) digit = digit << 1 | std::size_t{bits[i]};
        digits += kDigits[digit];
    }
    std::uint32_t crc = 0xb704ce;
    for (const char digit : digits)
        for (int i = 7; i >= 0; --i) {
            const bool flip = (crc >> 23 & 1) != (static_cast<unsigned char>(digit) >> i & 1U);
            crc = (crc << 1 & 0xffffff) ^ (flip ? 0x864cfbU : 0U);
        }
    std::string sum;
    for (int shift = 18; shift >= 0; shift -= 6) sum += kDigits[crc >> shift & 63];
    return "1" + sum + digits;
}

TEST(Link, AShortOneNeverUnpacksToMuch) {
    const game::Record record = random_game(*find("rivero"), find("rivero")->variants().front(), 2, 60);
    const std::string text = game::to_text(record);
    EXPECT_EQ(crafted(text), link_of(record));
    std::string games = text.substr(0, text.find("moves\n")), moves = text;
    for (int i = 0; i < 4500; ++i) games += "moves\nend resigned 0\n";
    for (int i = 0; i < 40'000; ++i) moves += "0 take\n";
    for (const std::string& much : {games, moves}) {
        const std::string link = crafted(much.substr(0, kMaxLinkedBytes));
        EXPECT_LT(link.size(), 2000U);
        EXPECT_EQ(read_link(link).error().code, "link-too-much");
    }
    const auto read = game::read_record(games);
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.error().code, "too-many-games");
}

/// Records of games are far from what is refused.
TEST(Link, NoGameIsTooWellForeseen) {
    for (const game::AnyGame* game : all())
        for (const game::VariantInfo& variant : game->variants()) {
            game::Record record = random_game(*game, variant, 3, 2000);
            for (int again = 0; again < 3; ++again) record.games.push_back(record.games.front());
            EXPECT_TRUE(to_link(record).ok()) << game->id() << " " << variant.name;
        }
}

/// Links of version 1 that were given out: they must open for ever.
TEST(Link, OldLinksStillOpen) {
    const auto text_of = [](std::string_view link) {
        const auto record = read_link(link);
        return record ? game::to_text(*record) : std::string(record.error().code);
    };
    EXPECT_EQ(text_of("1VBnTqJmmTHq2Mp-kXzM"),
              "pentario-record 1\n"
              "game pente 1\n"
              "variant tournament\n"
              "players 2\n"
              "seat 0 Anna\n"
              "moves\n"
              "0 K10\n"
              "1 L11\n"
              "0 N12\n"
              "1 L10\n"
              "0 M13\n"
              "end resigned 1\n");
    EXPECT_EQ(text_of("1qcRZRvfinhQEoQ"),
              "pentario-record 1\n"
              "game rivero 1\n"
              "variant standard\n"
              "players 2\n"
              "moves\n"
              "chance start 1\n"
              "chance draw A6\n"
              "chance draw N7\n");
}

TEST(Link, TheSamplesAreRecordsOfTheirOwn) {
    for (const std::string_view sample : link_samples()) {
        const auto record = game::read_record(sample);
        ASSERT_TRUE(record.ok()) << sample;
        EXPECT_EQ(game::to_text(*record), sample);
        EXPECT_NE(find(record->game), nullptr);
    }
}

}  // namespace
}  // namespace games
