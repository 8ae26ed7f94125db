#include <gtest/gtest.h>

#include "bots/brains/pente/engine.h"
#include "bots/tuning/book_maker.h"
#include "game/erased.h"
#include "games/pente/notation.h"

namespace bots::tuning {
namespace {

using brains::pente::Book;
using brains::pente::BookLine;
using brains::pente::BookText;
using brains::pente::fold;
using brains::pente::kSymmetries;
using brains::pente::position_after;
using brains::pente::turned;
using brains::pente::turned_back;
using games::pente::kMaxSize;
using games::pente::Pente;
using games::pente::Point;
using games::pente::State;
using games::pente::Variant;

const auto kGoOn = [] { return true; };

BookText small_book(std::size_t lines) {
    BookMaker maker({.nodes = 1000, .lines = {}});
    while (maker.book().lines.size() < lines && maker.step(kGoOn)) {
    }
    return maker.book();
}

std::vector<Point> image_of(const std::vector<Point>& path, int symmetry) {
    std::vector<Point> image;
    for (const Point p : path) image.push_back(turned(p, symmetry, kMaxSize));
    return image;
}

std::vector<Point> points(std::initializer_list<const char*> texts) {
    std::vector<Point> out;
    for (const char* text : texts) out.push_back(*games::pente::read_point(text, kMaxSize));
    return out;
}

TEST(Symmetries, AreEightDifferentOnesEachWithItsWayBack) {
    const Point p{3, 7};
    std::set<Point> images;
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
        images.insert(turned(p, symmetry, kMaxSize));
        EXPECT_EQ(turned_back(turned(p, symmetry, kMaxSize), symmetry, kMaxSize), p) << symmetry;
    }
    EXPECT_EQ(images.size(), 8U);
}

TEST(Folding, GivesImagesAndOtherWaysToAPositionOneKeyAndOthersAnother) {
    const auto path = points({"K10", "L11", "N10", "M12"});
    const State state = position_after(Variant::standard, path);
    for (int symmetry = 0; symmetry < kSymmetries; ++symmetry)
        EXPECT_EQ(fold(position_after(Variant::standard, image_of(path, symmetry))).key, fold(state).key);
    EXPECT_EQ(fold(position_after(Variant::standard, points({"K10", "M12", "N10", "L11"}))).key,
              fold(state).key);
    EXPECT_NE(fold(position_after(Variant::standard, points({"K10", "L11", "N10", "M13"}))).key,
              fold(state).key);
    EXPECT_NE(fold(position_after(Variant::standard, points({"K10", "N10", "L11", "M12"}))).key,
              fold(state).key);  // colours count
    // The rule counts while the third stone is to come, and no longer.
    EXPECT_EQ(fold(position_after(Variant::tournament, path)).key, fold(state).key);
    EXPECT_NE(fold(position_after(Variant::tournament, points({"K10", "L11"}))).key,
              fold(position_after(Variant::standard, points({"K10", "L11"}))).key);
}

TEST(OpeningBook, SymmetricPositionsGetSymmetricAnswers) {
    const BookText text = small_book(12);
    const Book book(text);
    for (const BookLine& line : text.lines)
        for (int symmetry = 0; symmetry < kSymmetries; ++symmetry) {
            const State state = position_after(line.variant, image_of(line.path, symmetry));
            const auto found = book.find(state);
            ASSERT_TRUE(found);
            EXPECT_EQ(found->permille, line.best.permille);
            // The same answer up to the symmetries of the position itself.
            const auto after = [&](const std::vector<Point>& path, Point p) {
                auto longer = path;
                longer.push_back(p);
                return fold(position_after(line.variant, longer)).key;
            };
            EXPECT_EQ(after(image_of(line.path, symmetry), found->point), after(line.path, line.best.point));
        }
}

TEST(OpeningBook, KnowsNothingOnOtherBoardsAndOfOtherPositions) {
    const Book book(small_book(4));
    EXPECT_TRUE(book.find(position_after(Variant::tournament, {})));
    EXPECT_FALSE(book.find(position_after(Variant::tournament, points({"K10", "A1", "T19"}))));
    games::pente::Options options;
    options.size = 15;
    EXPECT_FALSE(book.find(Pente::initial(options)));
    EXPECT_FALSE(Book().find(position_after(Variant::standard, {})));
}

TEST(OpeningBook, IsTheSameAfterWritingAndReadingAndBadLinesAreNamed) {
    const BookText text = small_book(12);
    const auto read = brains::pente::read_book(to_text(text));
    ASSERT_TRUE(read) << read.error().code;
    EXPECT_EQ(to_text(*read), to_text(text));
    EXPECT_EQ(read->lines.size(), text.lines.size());

    const std::string head = "pentario-book 1\nnodes 5\nstandard\n";
    ASSERT_TRUE(brains::pente::read_book(head + "> K10 500\nK10 > L11 480 | L12 470\nK10 L11 > M12 500 |\n"));
    for (const char* line :
         {"> L10 500", "K10 > K10 500", "K10 > L11 1001", "K10 > L11", "K10 L11", "K10 K10 > L1 5",
          "K10 > L11 5 L12 4", "K10 > L11 5 | L12", "> K10 500\n> K10 500", "complication"}) {
        const auto bad = brains::pente::read_book(head + line + "\n");
        ASSERT_FALSE(bad) << line;
        EXPECT_EQ(bad.error().code, "tuning.bad-book-line") << line;
    }
    EXPECT_EQ(brains::pente::read_book("").error().code, "tuning.no-book");
    EXPECT_EQ(brains::pente::read_book("pentario-book 2\n").error().code, "tuning.no-book");
    EXPECT_EQ(brains::pente::read_book("pentario-book 1\nstandard\n").error().code, "tuning.bad-book-line");
}

TEST(OpeningBook, ALineIsWhatASearchOfItsNodesAnswers) {
    const BookText text = small_book(9);
    const BookLine& line = text.lines[8];
    const auto answer = search_answer(position_after(line.variant, line.path), text.nodes, {}, kGoOn);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->point, line.best.point);
    EXPECT_EQ(permille_of(answer->value), line.best.permille);
}

TEST(BookMaker, GoesOnFromWhatIsKnownAsIfItHadNeverStopped) {
    const BookText whole = small_book(14), part = small_book(6);
    BookMaker maker(*brains::pente::read_book(to_text(part)));
    while (maker.book().lines.size() < 14 && maker.step(kGoOn)) {
    }
    EXPECT_EQ(to_text(maker.book()), to_text(whole));
    BookMaker stopped({.nodes = 1000, .lines = {}});
    while (stopped.step([] { return false; })) {
    }
    EXPECT_EQ(stopped.book().lines.size(), 2U);  // the centre of either rule needs no search
}

TEST(BookMaker, HasAnAnswerToItsOwnMoveAndToEveryOtherOneItThoughtPlausible) {
    const BookText text = small_book(30);
    const Book book(text);
    int others = 0;
    for (const BookLine& line : text.lines) {
        if (!line.others || line.path.size() > 1) continue;  // the first stones: all done within 30 lines
        for (const auto& other : *line.others) {
            auto path = line.path;
            path.push_back(other.point);
            EXPECT_TRUE(book.find(position_after(line.variant, path)));
            ++others;
        }
    }
    EXPECT_GT(others, 0);
}

TEST(OpeningBook, IsReadableSmallAndEveryAnswerIsLegal) {
    const std::string_view text = brains::pente::opening_book_text();
    EXPECT_LT(text.size(), 60'000U);
    const auto book = brains::pente::read_book(text);
    ASSERT_TRUE(book) << book.error().code;
    EXPECT_GE(book->nodes, 1'000'000U);
    for (const BookLine& line : book->lines) {
        const State state = position_after(line.variant, line.path);
        const auto found = brains::pente::opening_book().find(state);
        ASSERT_TRUE(found);
        EXPECT_FALSE(Pente::why_illegal(state, *Pente::actors(state).begin(),
                                        games::pente::Move::stone(found->point)));
    }
}

TEST(OpeningBook, AnswersAtOnceWithItsChance) {
    const auto book = brains::pente::read_book(brains::pente::opening_book_text());
    ASSERT_TRUE(book && book->lines.size() > 1);
    const BookLine& line = book->lines[1];
    const State state = position_after(line.variant, line.path);
    brains::pente::Engine engine;
    ASSERT_TRUE(engine.begin(game::ErasedView<Pente>(state), *Pente::actors(state).begin(), 1));
    EXPECT_TRUE(engine.think(1'000'000));
    EXPECT_EQ(engine.best().nodes, 0U);
    EXPECT_EQ(engine.best().move, game::erase<Pente>(games::pente::Move::stone(line.best.point)));
    EXPECT_EQ(engine.best().chance, line.best.permille / 1000.0);
}

}  // namespace
}  // namespace bots::tuning
