#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// Packs short texts of one kind: an arithmetic coder behind a model that has read `samples`, so that
/// what every text of the kind has costs almost nothing. A text is one whole line or more, each with its
/// line feed. Integers only: every compiler packs a text into the same bytes. A change of the model or of
/// a sample changes what is packed and wants a new version of whatever carries the bytes.
class TextCoder {
public:
    explicit TextCoder(std::span<const std::string_view> samples) : samples_(samples) {}

    std::string pack(std::string_view text) const;
    /// The text, of `most` bytes or fewer; nothing when the bytes are cut or would give more.
    std::optional<std::string> unpack(std::string_view bytes, std::size_t most) const;

private:
    std::span<const std::string_view> samples_;
};

}  // namespace core
