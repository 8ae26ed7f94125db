#include "wire/json.h"

#include <gtest/gtest.h>

#include <limits>

#include "wire/tests/table.h"

namespace wire::test {
namespace {

using game::Tree;

std::string code_of(std::string_view text) {
    const auto read = read_json(text);
    return read ? "" : std::string(read.error().code);
}
std::string tree_code_of(const Json& value) {
    const auto tree = to_tree(value);
    return tree ? "" : std::string(tree.error().code);
}
std::string nested(int depth) { return std::string(depth, '[') + std::string(depth, ']'); }

std::string object_of(int keys) {
    std::string text = "{";
    for (int i = 0; i < keys; ++i) text += (i ? "," : "") + ("\"k" + std::to_string(i) + "\":0");
    return text + "}";
}

TEST(ReadJson, KeepsTheOrderOfKeys) {
    EXPECT_EQ(write_json(json(R"({"z":1,"a":[true,null,"x"],"m":{"q":-5}})")),
              R"({"z":1,"a":[true,null,"x"],"m":{"q":-5}})");
}

TEST(ReadJson, RefusesWhatIsNoJson) {
    for (const std::string_view text : {"",
                                        " ",
                                        "{",
                                        "}",
                                        "nul",
                                        "[1,]",
                                        "{\"a\":}",
                                        "{\"a\":1,}",
                                        "1 2",
                                        "// x\n1",
                                        "'a'",
                                        "01",
                                        "+1",
                                        "NaN",
                                        "1e999",
                                        "\"\xff\"",
                                        "\"\xed\xa0\x80\"",
                                        "\"\\ud800\"",
                                        "\"\n\"",
                                        "{\"a\" 1}",
                                        "{1:2}",
                                        "\xef\xbb"})
        EXPECT_EQ(code_of(text), "bad-json") << text;
    EXPECT_EQ(code_of(std::string_view("[1]\0", 4)), "bad-json");
}

TEST(ReadJson, RefusesAKeyGivenTwice) {
    EXPECT_EQ(code_of(R"({"a":1,"a":1})"), "bad-json");
    EXPECT_EQ(code_of(R"([{"x":{"a":1,"b":2,"a":3}}])"), "bad-json");
    EXPECT_EQ(code_of(R"({"a":1,"\u0061":2})"), "bad-json");
    EXPECT_EQ(code_of(R"([{"a":1},{"a":1}])"), "");
}

TEST(ReadJson, BoundsDepthAndKeys) {
    const int depth = static_cast<int>(kMaxJsonDepth), keys = static_cast<int>(kMaxJsonKeys);
    EXPECT_EQ(code_of(nested(depth)), "");
    EXPECT_EQ(code_of(nested(depth + 1)), "too-deep");
    EXPECT_EQ(code_of(nested(400'000)), "too-deep");
    EXPECT_EQ(code_of(object_of(keys)), "");
    EXPECT_EQ(code_of(object_of(keys + 1)), "bad-json");
}

TEST(WriteJson, IsOneLineOfValidText) {
    EXPECT_EQ(write_json("a\nb"), R"("a\nb")");
    EXPECT_EQ(write_json(std::string("\xff") + "é"), "\"\xef\xbf\xbd" + std::string("é\""));
}

TEST(TreeAsJson, GoesThereAndBack) {
    Tree tree;
    tree.put("null", Tree());
    tree.put("yes", true);
    tree.put("low", std::numeric_limits<std::int64_t>::min());
    tree.put("high", std::numeric_limits<std::int64_t>::max());
    tree.put("text", "naïef \"…\" 五");
    tree.put("", "");
    tree.put("list", Tree::List{1, Tree::List{}, Tree{Tree::Map{}}, "K10"});
    const std::string line = write_json(to_json(tree));
    EXPECT_EQ(
        line,
        R"({"null":null,"yes":true,"low":-9223372036854775808,"high":9223372036854775807,"text":"naïef \"…\" 五","":"","list":[1,[],{},"K10"]})");
    const auto back = to_tree(json(line));
    ASSERT_TRUE(back.ok());
    EXPECT_EQ(*back, tree);
}

TEST(TreeAsJson, RefusesNumbersThatAreNotWholeOrTooBig) {
    for (const std::string_view text :
         {"1.5", "1.0", "1e2", "9223372036854775808", "-9223372036854775809", "-0.0"})
        EXPECT_EQ(tree_code_of(json("[" + std::string(text) + "]")), "not-a-whole-number") << text;
    EXPECT_EQ(tree_code_of(json("[-0]")), "");
}

TEST(TreeAsJson, RefusesTextOfSeveralLines) {
    EXPECT_EQ(tree_code_of(json(R"(["a\nb"])")), "not-plain-text");
    EXPECT_EQ(tree_code_of(json(R"({"a\u0000":1})")), "not-plain-text");
    EXPECT_EQ(tree_code_of(json(R"(["\ud83c\udfb2 €"])")), "");
}

TEST(TreeAsJson, HasTheBoundsOfTheTextForm) {
    const int depth = game::kMaxTreeDepth + 1;  // the outermost is level 0
    EXPECT_EQ(tree_code_of(json(nested(depth))), "");
    EXPECT_TRUE(game::read_tree(nested(depth)).ok());
    EXPECT_EQ(tree_code_of(json(nested(depth + 1))), "too-deep");
    EXPECT_FALSE(game::read_tree(nested(depth + 1)).ok());

    Json many = json(object_of(static_cast<int>(game::kMaxTreeKeys)));
    EXPECT_EQ(tree_code_of(many), "");
    many["one more"] = 1;
    EXPECT_EQ(tree_code_of(many), "too-many-keys");
}

}  // namespace
}  // namespace wire::test
