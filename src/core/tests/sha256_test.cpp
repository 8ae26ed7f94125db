#include "core/sha256.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "core/rng.h"

namespace core {
namespace {

TEST(Sha256, KnowsThePublishedExamples) {  // FIPS 180-4, NIST's example values
    EXPECT_EQ(to_hex(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(to_hex(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(to_hex(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(to_hex(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                            "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu")),
              "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
    EXPECT_EQ(to_hex(sha256(std::string(1'000'000, 'a'))),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, ComesToTheSameInPieces) {
    const std::string text(200, 'x');
    for (std::size_t cut = 0; cut <= text.size(); ++cut)
        EXPECT_EQ(Sha256().add(text.substr(0, cut)).add(text.substr(cut)).finish(), sha256(text));
}

TEST(Sha256, KnowsTheExamplesOfRfc4231) {
    const auto hex = [](std::string_view key, std::string_view message) {
        return to_hex(hmac_sha256(key, message));
    };
    EXPECT_EQ(hex(std::string(20, '\x0b'), "Hi There"),
              "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    EXPECT_EQ(hex("Jefe", "what do ya want for nothing?"),
              "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    EXPECT_EQ(hex(std::string(20, '\xaa'), std::string(50, '\xdd')),
              "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
    std::string counted;
    for (char c = 1; c <= 25; ++c) counted += c;
    EXPECT_EQ(hex(counted, std::string(50, '\xcd')),
              "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
    EXPECT_EQ(hex(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
              "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    EXPECT_EQ(
        hex(std::string(131, '\xaa'),
            "This is a test using a larger than block-size key and a larger than block-size data. The key "
            "needs to be hashed before being used by the HMAC algorithm."),
        "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

/// What the system's own program says.
std::string other_implementation(const std::string& figures) {
    const std::string command = "printf %s '" + figures + "' | sha256sum";
    FILE* pipe = popen(command.c_str(), "r");
    std::string said;
    for (int c = std::fgetc(pipe); c != EOF && c != ' '; c = std::fgetc(pipe)) said += static_cast<char>(c);
    pclose(pipe);
    return said;
}

TEST(Sha256, AgreesWithAnotherImplementation) {
    Rng rng(1);
    for (std::uint32_t length = 0; length <= 130; length += 1 + rng.below(3)) {
        std::string figures;
        for (std::uint32_t i = 0; i < length; ++i) figures += static_cast<char>('0' + rng.below(10));
        EXPECT_EQ(to_hex(sha256(figures)), other_implementation(figures)) << figures;
    }
}

TEST(Sha256, DigestsAreReadAsTheyAreWritten) {
    const Digest digest = sha256("abc");
    const std::string hex = to_hex(digest);
    EXPECT_EQ(read_digest(hex), digest);
    EXPECT_EQ(read_digest(hex.substr(1)), std::nullopt);
    EXPECT_EQ(read_digest(hex + "0"), std::nullopt);
    EXPECT_EQ(read_digest("B" + hex.substr(1)), std::nullopt);
    EXPECT_EQ(read_digest("g" + hex.substr(1)), std::nullopt);
    EXPECT_TRUE(is_hex("00ff", 4));
    EXPECT_FALSE(is_hex("00ff", 3));
}

}  // namespace
}  // namespace core
