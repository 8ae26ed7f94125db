#include "cli/screen/keys.h"

#include <array>

namespace cli {

namespace {

using Kind = Key::Kind;

struct Named {
    std::string_view sequence;  // after ESC
    Kind kind;
};
/// What xterm, rxvt, the Linux console, tmux and screen send.
constexpr std::array<Named, 28> kNamed{
    {{"[A", Kind::up},       {"[B", Kind::down},       {"[C", Kind::right},   {"[D", Kind::left},
     {"OA", Kind::up},       {"OB", Kind::down},       {"OC", Kind::right},   {"OD", Kind::left},
     {"[H", Kind::home},     {"[F", Kind::end},        {"OH", Kind::home},    {"OF", Kind::end},
     {"[1~", Kind::home},    {"[4~", Kind::end},       {"[7~", Kind::home},   {"[8~", Kind::end},
     {"[5~", Kind::page_up}, {"[6~", Kind::page_down}, {"OP", Kind::help},    {"[11~", Kind::help},
     {"[[A", Kind::help},    {"[1;5A", Kind::up},      {"[1;5B", Kind::down}, {"[1;5C", Kind::right},
     {"[1;5D", Kind::left},  {"[3~", Kind::backspace}, {"OM", Kind::enter},   {"[Z", Kind::back_tab}}};

/// The length of the sequence that ESC begins, 0 when it is not complete.
std::size_t sequence_end(std::string_view held) {
    if (held.size() < 2) return 0;
    if (held[1] == 'O') return held.size() < 3 ? 0 : 3;
    if (held[1] != '[') return 2;
    if (held.size() > 2 && held[2] == '[') return held.size() < 4 ? 0 : 4;
    for (std::size_t i = 2; i < held.size(); ++i)
        if (held[i] >= '@' && held[i] <= '~') return i + 1;
    return 0;
}

std::size_t letter_length(unsigned char lead) {
    return lead < 0xC2 || lead > 0xF4 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
}

}  // namespace

std::optional<Key> KeyReader::take(std::size_t bytes, Key key) {
    held_.erase(0, bytes);
    return key;
}

std::optional<Key> KeyReader::next(bool no_more) {
    if (held_.empty()) return std::nullopt;
    const char c = held_[0];
    if (c == '\x1b') return next_escaped(no_more);
    if (c == '\r' || c == '\n') return take(1, {Kind::enter, {}});
    if (c == '\t') return take(1, {Kind::tab, {}});
    if (c == '\x7f' || c == '\b') return take(1, {Kind::backspace, {}});
    if (c > 0 && c < ' ' && c <= 26)
        return take(1, {Kind::control, std::string(1, static_cast<char>(c + 96))});
    if (c >= 0 && c < ' ') return take(1, {});
    return next_letter(no_more);
}

std::optional<Key> KeyReader::next_escaped(bool no_more) {
    constexpr std::size_t kLongest = 32;
    if (held_.size() > 1 && held_[1] == '\x1b') return take(1, {Kind::escape, {}});
    const std::size_t end = sequence_end(held_);
    if (end == 0) {
        if (held_.size() > kLongest) return take(held_.size(), {});
        if (!no_more) return std::nullopt;
        return held_.size() == 1 ? take(1, {Kind::escape, {}}) : take(held_.size(), {});
    }
    const std::string_view sequence = std::string_view(held_).substr(1, end - 1);
    for (const Named& named : kNamed)
        if (named.sequence == sequence) return take(end, {named.kind, {}});
    const bool is_alt = end == 2 && sequence[0] > ' ' && sequence[0] < '\x7f';
    if (is_alt) return take(end, {Kind::alt, std::string(sequence)});
    return take(end, {});
}

std::optional<Key> KeyReader::next_letter(bool no_more) {
    const std::size_t length = letter_length(static_cast<unsigned char>(held_[0]));
    if (held_.size() < length) return no_more ? take(1, {}) : std::nullopt;
    for (std::size_t i = 1; i < length; ++i)
        if ((static_cast<unsigned char>(held_[i]) & 0xC0) != 0x80) return take(1, {});
    if (length == 1 && static_cast<unsigned char>(held_[0]) >= 0x80) return take(1, {});
    return take(length, {Kind::letter, held_.substr(0, length)});
}

}  // namespace cli
