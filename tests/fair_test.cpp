#include "game/fair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>

#include "game/tests/fair_table.h"
#include "games/catalog.h"

namespace game {
namespace {

constexpr core::Digest kSecret{1, 2, 3};
const Nonces kNonces2{"00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"};

Record with_tags(const Match& match, const FairTags& fair) {
    Record record = match.record(Viewer::keeper());
    write_fair(fair, record.tags);
    return record;
}

FairTags tags_of(const KeyChain& chain, Nonces nonces, std::size_t last_shown) {
    return {chain.commitment(), std::move(nonces), FairTags::Shown{last_shown, chain.key(last_shown)}};
}

std::string_view fault(const AnyGame& game, const Record& record) {
    const auto verified = verify_draws(game, record);
    return verified ? std::string_view() : verified.error().code;
}

TEST(Fair, EachKeyIsTheHashOfTheNext) {
    const KeyChain chain(kSecret);
    EXPECT_EQ(chain.key(kMostRecordedGames - 1), kSecret);
    for (const std::size_t game : {std::size_t{0}, std::size_t{5}, kMostRecordedGames - 2})
        EXPECT_EQ(chain.key(game), core::sha256(chain.key(game + 1)));
    EXPECT_EQ(chain.commitment(), core::sha256(chain.key(0)));
}

/// The figure is that of another program; records that were played stay valid only while this holds.
TEST(Fair, ADrawIsWhatTheDocumentSays) {
    const core::Digest key = core::sha256("key");
    core::Rng rng = fair_draw(key, {kNonces2[0], ""}, 3, 14);
    const core::Digest drawn =
        core::hmac_sha256(core::bytes_of(key), "pentario-draw 1\n00112233445566778899aabbccddeeff,-\n3\n14");
    std::array<std::uint64_t, 4> state{};
    for (std::size_t i = 0; i < 32; ++i) state[i / 8] |= std::uint64_t{drawn[i]} << (56 - 8 * (i % 8));
    EXPECT_EQ(rng, std::bit_cast<core::Rng>(state));
    EXPECT_EQ(rng.next(), 1281130855245919846U) << "as computed elsewhere";
}

TEST(Fair, EveryDrawHasAGeneratorOfItsOwn) {
    const core::Digest key = core::sha256("key");
    const core::Rng rng = fair_draw(key, kNonces2, 1, 1);
    EXPECT_EQ(rng, fair_draw(key, kNonces2, 1, 1));
    EXPECT_NE(rng, fair_draw(key, kNonces2, 1, 2));
    EXPECT_NE(rng, fair_draw(key, kNonces2, 11, 1)) << "not the same text as game 1, place 11";
    EXPECT_NE(fair_draw(key, kNonces2, 1, 11), fair_draw(key, kNonces2, 11, 1));
    EXPECT_NE(rng, fair_draw(key, {kNonces2[1], kNonces2[0]}, 1, 1));
    EXPECT_NE(rng, fair_draw(core::sha256("other"), kNonces2, 1, 1));
}

TEST(Fair, TheTagsOfARecordAreReadAsTheyWereWritten) {
    const KeyChain chain(kSecret);
    FairTags fair{chain.commitment(), {kNonces2[0], "", kNonces2[1]}, {}};
    Record record;
    record.game = "pente";
    record.rules_version = 1;
    record.tags = {{"Event", "x"}};
    write_fair(fair, record.tags);
    EXPECT_EQ(*read_fair(*read_record(to_text(record))), fair);
    fair.shown = FairTags::Shown{2, chain.key(2)};
    write_fair(fair, record.tags);
    EXPECT_EQ(*read_fair(*read_record(to_text(record))), fair);
    EXPECT_EQ(record.tags.size(), 4U) << "the old ones are gone, others stay";
}

TEST(Fair, HoldsInEveryGame) {
    const KeyChain chain(kSecret);
    int games_with_draws = 0;
    for (const AnyGame* game : games::all()) {
        const Match match = play_fairly(*game, chain, kNonces2);
        const auto verified = verify_draws(*game, with_tags(match, tags_of(chain, kNonces2, 0)));
        ASSERT_TRUE(verified) << game->id() << ": " << verified.error().code;
        EXPECT_EQ(verified->checked, verified->draws);
        EXPECT_EQ(verified->keys, 1U);
        EXPECT_EQ(verified->nonces, 2U);
        games_with_draws += verified->draws > 0;
    }
    EXPECT_GE(games_with_draws, 4);
}

TEST(Fair, ChecksTheGamesWhoseKeysAreShown) {
    const AnyGame& game = *games::find("rivero-penta");
    const KeyChain chain(kSecret);
    const Match match = play_fairly(game, chain, {kNonces2[0], ""}, 3, 4);
    const FairTags fair = tags_of(chain, {kNonces2[0], ""}, 1);
    const auto verified = verify_draws(game, with_tags(match, fair));
    ASSERT_TRUE(verified) << verified.error().code;
    EXPECT_EQ(verified->games, 3U);
    EXPECT_EQ(verified->keys, 2U);
    EXPECT_EQ(verified->nonces, 1U);
    EXPECT_GT(verified->checked, 0U);
    EXPECT_LT(verified->checked, verified->draws) << "those of the third game wait for its key";

    FairTags running = fair;
    running.shown.reset();
    EXPECT_EQ(verify_draws(game, with_tags(match, running))->checked, 0U);
}

class PlantedFaults : public ::testing::TestWithParam<std::string_view> {
protected:
    const AnyGame& game_ = *games::find(GetParam());
    const KeyChain chain_{kSecret};
    const FairTags fair_ = tags_of(chain_, kNonces2, 0);
    const Match match_ = play_fairly(game_, chain_, kNonces2);
};

TEST_P(PlantedFaults, AChangedDrawIsFound) {
    // Drawn by other keys, so that the game is still a possible one.
    const KeyChain other(core::sha256("other"));
    const Record record = with_tags(play_fairly(game_, other, kNonces2), fair_);
    EXPECT_EQ(fault(game_, record), "other-draw");
}

TEST_P(PlantedFaults, AChangedOrMissingNonceIsFound) {
    FairTags fair = fair_;
    fair.nonces[1].back() = fair.nonces[1].back() == '0' ? '1' : '0';
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "other-draw");
    fair.nonces[1].clear();
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "other-draw");
    fair.nonces.pop_back();
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "nonces-for-each");
    fair.nonces = kNonces2;
    std::swap(fair.nonces[0], fair.nonces[1]);
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "other-draw");
}

TEST_P(PlantedFaults, AKeyOutOfTheChainIsFound) {
    FairTags fair = fair_;
    fair.shown->key[31] ^= 1;
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "broken-chain");
    fair = fair_;
    fair.shown->game = 1;
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "broken-chain");
    fair = fair_;
    fair.commitment[0] ^= 1;
    EXPECT_EQ(fault(game_, with_tags(match_, fair)), "broken-chain");
    // A chain of the cheat's own, from another commitment, fits the commitment but not the draws.
    const KeyChain other(core::sha256("other"));
    EXPECT_EQ(fault(game_, with_tags(match_, tags_of(other, kNonces2, 0))), "other-draw");
}

INSTANTIATE_TEST_SUITE_P(Games, PlantedFaults,
                         ::testing::Values("rivero", "rivero-penta", "penta-rush", "riomino"));

TEST(Fair, WhatCannotBeReadIsNamed) {
    const AnyGame& pente = *games::find("pente");
    const KeyChain chain(kSecret);
    const Match match = play_fairly(pente, chain, kNonces2, 1, 2);
    EXPECT_EQ(fault(pente, match.record(Viewer::keeper())), "no-commitment");
    const Record good = with_tags(match, tags_of(chain, kNonces2, 0));
    for (const auto& [key, bad] : Tags{{"fair-commitment", "12"},
                                       {"fair-nonces", "12,34"},
                                       {"fair-nonces", kNonces2[0] + "," + kNonces2[1] + ","},
                                       {"fair-key", "0"},
                                       {"fair-key", "200 " + core::to_hex(kSecret)},
                                       {"fair-key", "-1 " + core::to_hex(kSecret)},
                                       {"fair-key", "0 " + core::to_hex(kSecret) + " 1"}}) {
        Record record = good;
        for (auto& tag : record.tags)
            if (tag.first == key) tag.second = bad;
        const auto verified = verify_draws(pente, record);
        ASSERT_FALSE(verified) << key << " " << bad;
        EXPECT_EQ(verified.error(), Reason("bad-fair-tag", "", {{"tag", key}}));
    }
    Record impossible = good;
    impossible.games[0].moves.push_back(impossible.games[0].moves[0]);
    EXPECT_EQ(fault(pente, impossible), "bad-recorded-move");
}

}  // namespace
}  // namespace game
