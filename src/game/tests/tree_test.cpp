#include "game/tree.h"

#include <gtest/gtest.h>

namespace game {
namespace {

Tree sample() {
    Tree tree;
    tree.put("size", 19);
    tree.put("stones", Tree::List{Tree::List{"K10", "L12"}, Tree::List{}});
    tree.put("over", false);
    tree.put("nobody", Tree());
    tree.put("two words", "a \"quoted\" \\ thing");
    tree.put("number text", "-12");
    return tree;
}

TEST(Tree, WritesOneLineThatReadsBack) {
    const std::string text = to_text(sample());
    EXPECT_EQ(text,
              "{size 19 stones [[K10 L12] []] over false nobody null \"two words\" "
              "\"a \\\"quoted\\\" \\\\ thing\" \"number text\" \"-12\"}");
    const auto again = read_tree(text);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(*again, sample());
}

TEST(Tree, KeepsWordsApartFromNumbersAndFlags) {
    for (const char* word : {"true", "null", "12", "", "a b", "é", "[", "\"", "\\"}) {
        const auto again = read_tree(to_text(Tree(word)));
        ASSERT_TRUE(again.ok()) << word;
        EXPECT_EQ(*again, Tree(word));
    }
}

TEST(Tree, RefusesWhatIsNotATree) {
    for (const char* bad :
         {"", "{", "[1", "]", "{a}", "{a 1 a 2}", "[1] 2", "\"", "\"\\x\"", "{[] 1}", "\"a\nb\"", "\xff"})
        EXPECT_FALSE(read_tree(bad).ok()) << bad;
    EXPECT_EQ(read_tree("[1 ,").error().code, "bad-tree");
}

TEST(Tree, RefusesTooDeepAndTooManyKeys) {
    EXPECT_TRUE(read_tree(std::string(kMaxTreeDepth, '[') + std::string(kMaxTreeDepth, ']')).ok());
    EXPECT_EQ(read_tree(std::string(100000, '[')).error().code, "too-deep");
    std::string many = "{";
    for (int i = 0; i < 300; ++i) many += "k" + std::to_string(i) + " 1 ";
    EXPECT_FALSE(read_tree(many + "}").ok());
}

}  // namespace
}  // namespace game
