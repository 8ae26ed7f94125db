#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

namespace text_coding {
class Model;
}

/// Packs short texts of one kind: an arithmetic coder behind a model that has read `samples`, so that
/// what all texts of the kind share costs almost nothing. A text is one whole line or more, each with its
/// line feed. Integers only: every compiler packs a text into the same bytes. Changing the model or
/// a sample changes the packed bytes, so whatever carries them needs a new version.
class TextCoder {
public:
    /// Reads the samples, which takes far longer than packing a text.
    explicit TextCoder(std::span<const std::string_view> samples);

    std::string pack(std::string_view text) const;
    /// The text, of `most` bytes or fewer; none if the bytes are cut short or would give more.
    std::optional<std::string> unpack(std::string_view bytes, std::size_t most) const;

private:
    std::shared_ptr<const text_coding::Model> trained_;
};

}  // namespace core
