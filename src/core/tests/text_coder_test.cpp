#include "core/text_coder.h"

#include <gtest/gtest.h>

#include <array>

#include "core/rng.h"

namespace core {
namespace {

constexpr std::size_t kMost = 1 << 16;
constexpr std::array<std::string_view, 2> kSamples{"a list\n0 one\n1 two\n0 three\n", "a list\n0 four\n"};

std::string random_text(Rng& rng, std::size_t size, std::uint32_t letters) {
    std::string text;
    while (text.size() + 1 < size) text += static_cast<char>(rng.below(letters));
    return text + '\n';
}

TEST(TextCoder, GivesEveryTextBack) {
    const TextCoder coder(kSamples), untrained({});
    Rng rng(8);
    for (const std::uint32_t letters : {2U, 20U, 256U})
        for (const std::size_t size : {1U, 2U, 3U, 40U, 700U, 9000U}) {
            const std::string text = random_text(rng, size, letters);
            EXPECT_EQ(coder.unpack(coder.pack(text), kMost), text) << letters << " letters, " << size;
            EXPECT_EQ(untrained.unpack(untrained.pack(text), kMost), text) << letters << " letters, " << size;
        }
}

TEST(TextCoder, ASampleMakesItsLikesShort) {
    const std::string text = "a list\n0 one\n1 two\n0 three\n1 four\n";
    EXPECT_LT(TextCoder(kSamples).pack(text).size(), 12U);
    EXPECT_GT(TextCoder({}).pack(text).size(), 20U);
}

/// What is packed must be the same with every compiler and in WebAssembly.
TEST(TextCoder, PacksTheSameBytesEverywhere) {
    std::string bytes;
    for (const char byte : TextCoder(kSamples).pack("a list\n0 one\n1 five\n")) {
        constexpr std::string_view kHex = "0123456789abcdef";
        bytes += kHex[static_cast<unsigned char>(byte) >> 4];
        bytes += kHex[static_cast<unsigned char>(byte) & 15];
    }
    EXPECT_EQ(bytes, "8caf793a31e7");
}

TEST(TextCoder, CutBytesGiveNothingOrEndTheTextEarly) {
    const TextCoder coder(kSamples);
    Rng rng(3);
    const std::string text = random_text(rng, 400, 256), bytes = coder.pack(text);
    for (std::size_t size = 0; size + 5 < bytes.size(); ++size) {
        const auto read = coder.unpack(std::string_view(bytes).substr(0, size), kMost);
        EXPECT_NE(read, text) << size;
    }
}

TEST(TextCoder, StopsAtTheMost) {
    const TextCoder coder({});
    const std::string text = std::string(5000, 'a') + '\n', bytes = coder.pack(text);
    EXPECT_LT(bytes.size(), 60U);
    EXPECT_EQ(coder.unpack(bytes, text.size()), text);
    EXPECT_EQ(coder.unpack(bytes, text.size() - 1), std::nullopt);
}

}  // namespace
}  // namespace core
