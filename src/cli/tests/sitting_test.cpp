#include "cli/play/sitting.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <memory>

#include "cli/files/files.h"
#include "folder.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

Sitting sit(const Wish& wish) {
    auto sitting = Sitting::open(wish, 1);
    EXPECT_TRUE(sitting) << (sitting ? "" : sitting.error().code);
    return std::move(*sitting);
}

std::string refusal(const Wish& wish) {
    const auto sitting = Sitting::open(wish, 1);
    return sitting ? "" : std::string(sitting.error().code);
}

void play(Sitting& sitting, std::initializer_list<const char*> moves) {
    for (const char* move : moves) EXPECT_FALSE(sitting.play(move, 0)) << move;
}

TEST(Sitting, IsSavedAfterEveryMoveAndGoesOn) {
    const Folder folder;
    {
        Sitting sitting = sit({.names = {{0, "Anna"}}});
        EXPECT_TRUE(sitting.greeting().empty());
        play(sitting, {"K10", "L11"});
        EXPECT_EQ(sitting.file(), folder / "pentario/pente.record");
        EXPECT_NE(text_of(sitting.file()).find("1 L11\n"), std::string::npos);
    }
    Sitting again = sit({});
    ASSERT_EQ(again.greeting().size(), 1U);
    EXPECT_EQ(again.greeting()[0].code, "cli.continued");
    EXPECT_EQ(again.match().moves_played(), 2U);
    EXPECT_EQ(again.words(game::Language::english).name(game::Seat::player(0)), "Anna");
}

TEST(Sitting, KeepsWhoIsABot) {
    const Folder folder;
    {
        Sitting sitting = sit({.bots = {1}});
        play(sitting, {"K10"});
        EXPECT_TRUE(sitting.bot_is_to_move());
    }
    EXPECT_NE(text_of(folder / "pentario/pente.record").find("tag bot-1 level-4\n"), std::string::npos);
    Sitting again = sit({});
    EXPECT_TRUE(again.bot_is_to_move());
    EXPECT_EQ(again.words(game::Language::dutch).name(game::Seat::player(1)), "computer");
}

TEST(Sitting, NewSetsTheOldGameAside) {
    const Folder folder;
    play(*std::make_unique<Sitting>(sit({})), {"K10", "L11"});
    const std::string old = text_of(folder / "pentario/pente.record");
    Sitting second = sit({.fresh = true});
    EXPECT_EQ(second.match().moves_played(), 0U);
    EXPECT_EQ(second.greeting().at(0).code, "cli.set-aside");
    EXPECT_EQ(text_of(folder / "pentario/pente.previous.record"), old);
}

TEST(Sitting, ADamagedSaveIsKeptAsideUntouched) {
    const Folder folder;
    for (const std::string bad :
         {"not a record", "pentario-record 1\ngame pente 1\nmoves\n0 A1\n", "pentario-record 9\n",
          "pentario-record 1\ngame chess 1\nmoves\n", "\xff\xfe"}) {
        const fs::path file = folder / "pentario/pente.record";
        write_text(file, bad);
        Sitting sitting = sit({});
        ASSERT_EQ(sitting.greeting().size(), 2U);
        EXPECT_EQ(sitting.greeting()[1].code, "cli.damaged");
        const std::string aside = sitting.greeting()[1].args[0].word;
        EXPECT_EQ(text_of(aside), bad);
        play(sitting, {"K10"});
        EXPECT_EQ(text_of(aside), bad);
        fs::remove(file);
    }
    EXPECT_TRUE(fs::exists(folder / "pentario/pente.record.damaged.5"));
}

TEST(Sitting, AFileOfOnesOwnIsNeverMoved) {
    const Folder folder;
    const std::string file = (folder / "notes.txt").string();
    write_text(file, "my notes");
    EXPECT_EQ(refusal({.file = file}), "not-a-record");
    EXPECT_EQ(text_of(file), "my notes");
}

TEST(Sitting, AnotherVariantDoesNotPushAnUnfinishedGameAway) {
    const Folder folder;
    play(*std::make_unique<Sitting>(sit({})), {"K10"});
    EXPECT_EQ(refusal({.variant = "keryo"}), "cli.unfinished");
    EXPECT_EQ(refusal({.options = {{"size", "9"}}}), "cli.unfinished");
    EXPECT_EQ(sit({.variant = "standard"}).match().moves_played(), 1U);
    EXPECT_EQ(sit({.variant = "keryo", .fresh = true}).match().setup().variant, "keryo");
}

TEST(Sitting, AFinishedGameMakesRoom) {
    const Folder folder;
    {
        Sitting sitting = sit({});
        play(sitting, {"K10"});
        EXPECT_FALSE(sitting.resign());
    }
    Sitting next = sit({});
    EXPECT_EQ(next.match().moves_played(), 0U);
    EXPECT_TRUE(fs::exists(folder / "pentario/pente.previous.record"));
}

TEST(Sitting, UndoAgainstABotTakesBackToThePersonsTurn) {
    const Folder folder;
    Sitting sitting = sit({.bots = {1}});
    play(sitting, {"K10", "L11", "K13", "L12"});
    EXPECT_FALSE(sitting.undo());
    EXPECT_EQ(sitting.match().moves_played(), 2U);
    play(sitting, {"K13"});
    EXPECT_FALSE(sitting.undo());  // the bot has not answered yet
    EXPECT_EQ(sitting.match().moves_played(), 2U);
    EXPECT_FALSE(sitting.undo());
    EXPECT_EQ(sitting.match().moves_played(), 0U);
    EXPECT_EQ(sitting.undo()->code, "nothing-to-undo");
}

TEST(Sitting, ABotsOwnOpeningIsNotTakenBack) {
    const Folder folder;
    Sitting sitting = sit({.bots = {0}});
    play(sitting, {"K10"});
    EXPECT_EQ(sitting.undo()->code, "nothing-to-undo");
    EXPECT_EQ(sitting.match().moves_played(), 1U);
}

TEST(Sitting, ResigningIsThePersonsAlsoWhileABotThinks) {
    const Folder folder;
    Sitting sitting = sit({.bots = {1}});
    play(sitting, {"K10"});
    EXPECT_FALSE(sitting.resign());
    EXPECT_EQ(sitting.match().ending()->seat, game::Seat::player(0));
    EXPECT_FALSE(sitting.undo());
    EXPECT_FALSE(sitting.match().over());
}

TEST(Sitting, ASeriesGoesOnAfterComingBack) {
    const Folder folder;
    {
        Sitting sitting = sit({.variant = "points"});
        play(sitting, {"K10"});
        EXPECT_FALSE(sitting.resign());
    }
    {
        Sitting again = sit({});
        EXPECT_TRUE(again.match().over());
        EXPECT_FALSE(again.next());
        EXPECT_FALSE(again.match().over());
    }
    EXPECT_EQ(sit({}).match().record(game::Viewer::keeper()).games.size(), 2U);
}

TEST(Sitting, AFileHasOneSittingAtATime) {
    const Folder folder;
    const fs::path file = folder / "pentario/pente.record";
    const auto names = [&] {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(file.parent_path()))
            found.push_back(entry.path().filename());
        std::sort(found.begin(), found.end());
        return found;
    };
    {
        Sitting first = sit({});
        EXPECT_EQ(refusal({}), "cli.in-use") << "also before anything was saved";
        play(first, {"K10"});
        const std::string saved = text_of(file);
        EXPECT_EQ(refusal({}), "cli.in-use");
        EXPECT_EQ(refusal({.fresh = true}), "cli.in-use");
        EXPECT_EQ(refusal({.file = file.string()}), "cli.in-use");
        EXPECT_EQ(refusal({.file = (folder / "pentario/../pentario/pente.record").string()}), "cli.in-use");
        EXPECT_EQ(text_of(file), saved);
        EXPECT_EQ(refusal({.game = "riomino"}), "") << "another game";
        Sitting moved = std::move(first);
        EXPECT_EQ(refusal({}), "cli.in-use");
        play(moved, {"L11"});
    }
    EXPECT_EQ(names(), (std::vector<std::string>{"pente.record"})) << "nothing is left of a lock";
    write_text(file.parent_path() / ".pente.record.lock", "");  // of a program that was killed
    EXPECT_EQ(sit({}).match().moves_played(), 2U);
    EXPECT_EQ(names(), (std::vector<std::string>{"pente.record"}));
    sit({.file = (folder / "mine/x.record").string()});
    EXPECT_FALSE(fs::exists(folder / "mine")) << "a folder for nothing is not left either";
}

TEST(Sitting, ASaveThatWasCutOffIsNotGoneOnWith) {
    const Folder folder;
    const fs::path file = folder / "pentario/pente.record";
    play(*std::make_unique<Sitting>(sit({})), {"K10", "L11", "M12"});
    const std::string whole = text_of(file);
    const std::string cut = whole.substr(0, whole.find("0 M12"));  // a game of two moves, by its lines
    write_text(file, cut);
    {
        const Sitting sitting = sit({});
        ASSERT_EQ(sitting.greeting().size(), 2U);
        EXPECT_EQ(sitting.greeting()[0].code, "record-damaged");
        EXPECT_EQ(text_of(sitting.greeting()[1].args[0].word), cut);
        EXPECT_EQ(sitting.match().moves_played(), 0U);
    }
    write_text(file, cut);
    EXPECT_EQ(refusal({.file = file.string()}), "record-damaged");
    EXPECT_EQ(text_of(file), cut);
    // What was saved before there were sums goes on.
    std::string old = cut;
    old.replace(0, old.find('\n'), "pentario-record 1");
    write_text(file, old);
    EXPECT_EQ(sit({}).match().moves_played(), 2U);
}

TEST(Sitting, WrongWishesAreRefusedByName) {
    const Folder folder;
    EXPECT_EQ(refusal({.game = "chess"}), "unknown-game");
    EXPECT_EQ(refusal({.variant = "nope"}), "unknown-variant");
    EXPECT_EQ(refusal({.players = 7}), "wrong-players");
    EXPECT_EQ(refusal({.bots = {4}}), "no-such-seat");
    EXPECT_EQ(refusal({.names = {{0, "a\nb"}}}), "cli.bad-name");
    EXPECT_EQ(refusal({.names = {{0, " "}}}), "cli.bad-name");
    EXPECT_EQ(refusal({.notation = "morse"}), "cli.unknown-notation");
}

TEST(Sitting, AFolderThatCannotBeWrittenIsToldAndTheGameGoesOn) {
    const Folder folder;
    write_text(folder / "blocked", "a file, not a folder");
    Sitting sitting = sit({.file = (folder / "blocked/game.record").string()});
    play(sitting, {"K10"});
    ASSERT_TRUE(sitting.save_trouble());
    EXPECT_EQ(sitting.save_trouble()->code, "cli.cannot-write");
    EXPECT_EQ(sitting.match().moves_played(), 1U);
}

TEST(Files, AreReadByWhomTheirOwnerSays) {
    const Folder folder;
    const fs::path file = folder / "x.record";
    const auto rights = [&] { return static_cast<int>(fs::status(file).permissions()); };
    const mode_t usual = ::umask(027);
    EXPECT_FALSE(write_file(file, "one"));
    EXPECT_EQ(rights(), 0640);
    fs::permissions(file, static_cast<fs::perms>(0600));
    EXPECT_FALSE(write_file(file, "two"));
    EXPECT_EQ(rights(), 0600) << "as it was";
    ::umask(usual);
}

TEST(Files, AreReplacedWholeAndLeaveNoDrafts) {
    const Folder folder;
    const fs::path file = folder / "deep/er/x.record";
    EXPECT_FALSE(write_file(file, "one"));
    EXPECT_FALSE(write_file(file, "two"));
    EXPECT_EQ(text_of(file), "two");
    EXPECT_EQ(std::distance(fs::directory_iterator(file.parent_path()), {}), 1);
    EXPECT_EQ(read_file(folder / "none").error().code, "cli.cannot-read");
    EXPECT_EQ(read_file(folder.path()).error().code, "cli.cannot-read");
}

}  // namespace
}  // namespace cli
