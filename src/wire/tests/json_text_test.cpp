#include "wire/json_text.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace wire {
namespace {

/// Written from front to back, and by way of a tree.
template <class T>
void expect_alike(const T& value) {
    EXPECT_EQ(JsonText(value).text(), write_json(Json(value)));
}

TEST(JsonText, AValueIsWrittenAsByATree) {
    expect_alike(nullptr);
    expect_alike(true);
    expect_alike(false);
    expect_alike(0);
    expect_alike(std::numeric_limits<std::int64_t>::min());
    expect_alike(std::numeric_limits<std::uint64_t>::max());
    expect_alike(0.1);
    expect_alike(1e300);
    expect_alike(2.0);
}

TEST(JsonText, EveryByteIsEscapedOrReplacedAsByATree) {
    for (int first = 0; first < 256; ++first)
        for (const std::string_view behind : {"", "a", "\x80", "\xbf\xbf", "\n\xff"}) {
            const std::string text = "a" + std::string(1, static_cast<char>(first)) + std::string(behind);
            expect_alike(text);
        }
    for (const std::string_view text : {"", "Zoë — 5 × ☂ 𝄞", "\"quoted\"", "back\\slash", "\u2028"})
        expect_alike(std::string(text));
}

TEST(JsonText, ListsAndObjectsHoldWhateverThereIs) {
    EXPECT_EQ(JsonText(std::vector<int>()).text(), "[]");
    EXPECT_EQ(JsonText(std::vector<std::string>{"a", "b"}).text(), R"(["a","b"])");
    EXPECT_EQ(JsonObject().text(), "{}");
    JsonObject inner;
    inner.put("text", "a\"b").put("list", JsonList().add(1).add(nullptr).add(JsonList()));
    JsonObject outer;
    outer.put("inner", inner).put("tree", Json::array({1, "x"})).put("known", JsonText(7));
    EXPECT_EQ(outer.text(), R"({"inner":{"text":"a\"b","list":[1,null,[]]},"tree":[1,"x"],"known":7})");
}

TEST(JsonText, ATreeIsWrittenAsItsJson) {
    game::Tree tree;
    tree.put("list", game::Tree::List{1, "two", true, game::Tree()}).put("empty", game::Tree::List());
    tree.put("map", game::Tree(game::Tree::Map())).put("key \"x\"", "é");
    EXPECT_EQ(JsonText(tree).text(), write_json(to_json(tree)));
    EXPECT_EQ(JsonText(game::Tree()).text(), "null");
}

TEST(JsonText, MembersOfAnotherComeBehindTheOwn) {
    JsonObject some;
    some.put("a", 1);
    JsonObject all;
    all.put_all(some).put_all(JsonObject()).put_all(Json{{"b", 2}, {"c", "x"}});
    game::Tree map;
    map.put("d", 4);
    EXPECT_EQ(all.put_all(map).text(), R"({"a":1,"b":2,"c":"x","d":4})");
}

}  // namespace
}  // namespace wire
