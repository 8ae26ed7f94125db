#include <gtest/gtest.h>

#include "folder.h"
#include "game/fair.h"
#include "game/tests/fair_table.h"
#include "games/catalog.h"
#include "program.h"

namespace cli {
namespace {

TEST(VerifyCommand, SaysWhatItChecked) {
    const game::KeyChain chain(core::sha256("secret"));
    const game::Nonces nonces{std::string(32, 'a'), std::string(32, 'b')};
    game::Record record =
        game::play_fairly(*games::find("rivero"), chain, nonces).record(game::Viewer::keeper());
    game::FairTags fair{chain.commitment(), nonces, game::FairTags::Shown{0, chain.key(0)}};
    game::write_fair(fair, record.tags);
    const Folder folder;
    const std::string file = (folder / "record.txt").string();
    write_text(file, game::to_sealed_text(record));

    const Ran good = run("verify " + file);
    EXPECT_EQ(good.code, 0);
    EXPECT_TRUE(has(good.text, "The key belongs to what was fixed beforehand. It opens 1 of 1 game.\n"))
        << good.text;
    EXPECT_TRUE(has(good.text, "2 of 2 players gave a random number")) << good.text;
    EXPECT_TRUE(has(run("--lang de verify " + file).text, "Der Schlüssel passt"))
        << "in the person's language";

    fair.nonces[0][0] = 'b';
    game::write_fair(fair, record.tags);
    write_text(file, game::to_text(record));
    const Ran bad = run("verify " + file);
    EXPECT_EQ(bad.code, 2);
    EXPECT_TRUE(has(bad.text, "pentario: Game 1, move ")) << bad.text;
    EXPECT_TRUE(has(bad.text, ": the key gives ")) << bad.text;  // a lot may fall as it did
}

}  // namespace
}  // namespace cli
