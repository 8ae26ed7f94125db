#include "cli/screen/keys.h"

#include <gtest/gtest.h>

#include <vector>

namespace cli {
namespace {

using Kind = Key::Kind;

std::vector<Key> keys_of(std::string_view bytes) {
    KeyReader reader;
    reader.add(bytes);
    std::vector<Key> keys;
    while (auto key = reader.next(true)) keys.push_back(*key);
    return keys;
}

Kind only_kind(std::string_view bytes) {
    const auto keys = keys_of(bytes);
    return keys.size() == 1 ? keys[0].kind : Kind::unknown;
}

TEST(Keys, LettersAreThemselvesInUtf8) {
    EXPECT_EQ(keys_of("k1"), (std::vector<Key>{{Kind::letter, "k"}, {Kind::letter, "1"}}));
    EXPECT_EQ(keys_of("é€😀"),
              (std::vector<Key>{{Kind::letter, "é"}, {Kind::letter, "€"}, {Kind::letter, "😀"}}));
}

TEST(Keys, ArrowsComeInSeveralDialects) {
    for (const char* up : {"\x1b[A", "\x1bOA", "\x1b[1;5A"}) EXPECT_EQ(only_kind(up), Kind::up) << up + 1;
    EXPECT_EQ(only_kind("\x1b[B"), Kind::down);
    EXPECT_EQ(only_kind("\x1b[C"), Kind::right);
    EXPECT_EQ(only_kind("\x1b[D"), Kind::left);
    EXPECT_EQ(only_kind("\x1b[1~"), Kind::home);
    EXPECT_EQ(only_kind("\x1b[F"), Kind::end);
    EXPECT_EQ(only_kind("\x1b[5~"), Kind::page_up);
    EXPECT_EQ(only_kind("\x1bOP"), Kind::help);
}

TEST(Keys, ControlAltAndNamedKeys) {
    EXPECT_EQ(keys_of("\x03"), (std::vector<Key>{{Kind::control, "c"}}));
    EXPECT_EQ(keys_of("\x1a"), (std::vector<Key>{{Kind::control, "z"}}));
    EXPECT_EQ(keys_of("\x1bh"), (std::vector<Key>{{Kind::alt, "h"}}));
    EXPECT_EQ(only_kind("\r"), Kind::enter);
    EXPECT_EQ(only_kind("\x7f"), Kind::backspace);
    EXPECT_EQ(only_kind("\t"), Kind::tab);
    EXPECT_EQ(only_kind("\x1b[Z"), Kind::back_tab);
}

TEST(Keys, ALoneEscapeIsAKeyOnlyWhenNothingFollows) {
    KeyReader reader;
    reader.add("\x1b");
    EXPECT_FALSE(reader.next(false));
    EXPECT_EQ(reader.next(true)->kind, Kind::escape);
    reader.add("\x1b");
    EXPECT_FALSE(reader.next(false));
    reader.add("[");
    EXPECT_FALSE(reader.next(false));
    reader.add("C");
    EXPECT_EQ(reader.next(false)->kind, Kind::right);
    EXPECT_TRUE(reader.empty());
}

TEST(Keys, ALetterMayArriveInPieces) {
    KeyReader reader;
    reader.add("\xc3");
    EXPECT_FALSE(reader.next(false));
    reader.add("\xa9");
    EXPECT_EQ(reader.next(false)->text, "é");
}

TEST(Keys, UnknownSequencesAreSwallowedWhole) {
    EXPECT_EQ(keys_of("\x1b[200~k"), (std::vector<Key>{{Kind::unknown, {}}, {Kind::letter, "k"}}));
    EXPECT_EQ(keys_of("\xff"
                      "a"),
              (std::vector<Key>{{Kind::unknown, {}}, {Kind::letter, "a"}}));
}

TEST(Keys, AnyBytesAreReadToTheirEnd) {
    std::uint32_t seed = 1;
    for (int round = 0; round < 2000; ++round) {
        std::string bytes;
        for (int i = 0; i < 20; ++i) {
            seed = seed * 1664525 + 1013904223;
            bytes += static_cast<char>(round % 2 ? seed >> 24 : "\x1b[O1;5A~k"[(seed >> 24) % 9]);
        }
        KeyReader reader;
        reader.add(bytes);
        int keys = 0;
        while (reader.next(true)) ASSERT_LE(++keys, 20);
        EXPECT_TRUE(reader.empty());
    }
}

}  // namespace
}  // namespace cli
