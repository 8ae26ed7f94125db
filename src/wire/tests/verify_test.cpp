#include "game/fair.h"
#include "game/tests/fair_table.h"
#include "games/catalog.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

std::string replay(const game::FairTags& fair, const game::Match& match) {
    game::Record record = match.record(game::Viewer::keeper());
    game::write_fair(fair, record.tags);
    return write_json(Json{{"op", "replay"}, {"record", game::to_text(record)}});
}

TEST(Verify, TellsWhatWasChecked) {
    const game::KeyChain chain(core::sha256("secret"));
    const game::Nonces nonces{std::string(32, 'a'), ""};
    const auto match = game::play_fairly(*games::find("riomino"), chain, nonces);
    game::FairTags fair{chain.commitment(), nonces, game::FairTags::Shown{0, chain.key(0)}};

    Table table;
    table.grant(replay(fair, match));
    Json answer = table.grant(R"({"op":"verify"})");
    EXPECT_EQ(answer["games"], 1);
    EXPECT_EQ(answer["keys"], 1);
    EXPECT_GT(answer["draws"], 0);
    EXPECT_EQ(answer["checked"], answer["draws"]);
    EXPECT_EQ(answer["nonces"], 1);
    ASSERT_EQ(answer["told"].size(), 3U);
    EXPECT_EQ(answer["told"][0]["text"],
              "The key belongs to what was fixed beforehand. It opens 1 of 1 game.");
    EXPECT_EQ(answer["told"][2]["text"], "1 of 2 players gave a random number of their own to it.");

    fair.shown->key[0] ^= 1;
    table.grant(replay(fair, match));
    EXPECT_EQ(table.refusal(R"({"op":"verify"})"), "broken-chain");
}

TEST(Verify, NeedsARecordThatWasFixedBeforehand) {
    Table table;
    EXPECT_EQ(table.refusal(R"({"op":"verify"})"), "no-game");
    table.grant(R"({"op":"new","game":"riomino"})");
    EXPECT_EQ(table.refusal(R"({"op":"verify"})"), "no-commitment");
    EXPECT_EQ(table.refusal(R"({"op":"verify","seat":0})"), "unknown-member");
}

}  // namespace
}  // namespace wire::test
