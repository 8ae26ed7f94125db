#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace cli {

/// What a person pressed.
struct Key {
    enum class Kind : std::uint8_t {
        letter,   // any character, in `text`
        control,  // Ctrl with a letter, in `text` as a lower-case letter
        alt,      // Alt with a character, in `text`
        enter,
        escape,
        backspace,
        tab,
        back_tab,  // Shift-Tab
        up,
        down,
        left,
        right,
        home,
        end,
        page_up,
        page_down,
        help,  // F1
        unknown
    };
    Kind kind = Kind::unknown;
    std::string text;

    bool is(Kind wanted) const { return kind == wanted; }
    bool is_letter(std::string_view wanted) const { return kind == Kind::letter && text == wanted; }
    bool is_control(char letter) const { return kind == Kind::control && text == std::string(1, letter); }
    friend bool operator==(const Key&, const Key&) = default;
};

/// Cuts the bytes of a terminal into keys. Sequences may arrive in pieces.
class KeyReader {
public:
    void add(std::string_view bytes) { held_ += bytes; }
    bool empty() const { return held_.empty(); }
    /// The next key; nothing when the bytes so far are only its beginning. With `no_more` the
    /// beginning of a sequence is taken as it stands: a lone ESC is the Escape key.
    std::optional<Key> next(bool no_more);

private:
    std::optional<Key> take(std::size_t bytes, Key key);
    std::optional<Key> next_escaped(bool no_more);
    std::optional<Key> next_letter(bool no_more);

    std::string held_;
};

}  // namespace cli
