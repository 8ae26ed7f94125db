#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
constexpr char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }
constexpr char to_upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c; }

/// The whole text as a decimal number: no sign but a leading '-', no spaces, no surplus
/// zeros, inside [low, high]. Anything else is refused.
std::optional<std::int64_t> read_number(std::string_view text,
                                        std::int64_t low = std::numeric_limits<std::int64_t>::min(),
                                        std::int64_t high = std::numeric_limits<std::int64_t>::max());

std::string_view trim(std::string_view text);
/// Pieces between separators, empty ones included; never an empty list.
std::vector<std::string_view> split(std::string_view text, char separator);
/// Runs of characters that are not white space.
std::vector<std::string_view> words(std::string_view text);
/// Lines without their ends (LF or CRLF); a last line without an end counts.
std::vector<std::string_view> lines(std::string_view text);
std::string join(const std::vector<std::string>& parts, std::string_view between);

bool equal_ignoring_case(std::string_view a, std::string_view b);
/// Whether a run of letters and digits of the text is this word, in any case: `n5` of `N5@3,0`.
bool has_word(std::string_view text, std::string_view word);
bool is_utf8(std::string_view text);
/// Well-formed UTF-8 without control characters: fit to be shown and stored on one line.
bool is_plain_line(std::string_view text);
/// At most `most` bytes of the text, cut between characters, with what cannot be shown
/// replaced by '?': how a piece of bad input is quoted in a message.
std::string quotable(std::string_view text, std::size_t most = 40);

/// Reads a text from left to right.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text) {}

    bool done() const { return at_ == text_.size(); }
    std::size_t at() const { return at_; }
    char peek() const { return done() ? '\0' : text_[at_]; }
    std::string_view rest() const { return text_.substr(at_); }

    char take() { return text_[at_++]; }
    bool accept(char c) {
        if (done() || text_[at_] != c) return false;
        ++at_;
        return true;
    }
    void skip_spaces() {
        while (!done() && is_space(text_[at_])) ++at_;
    }
    template <class Predicate>
    std::string_view take_while(Predicate wanted) {
        const std::size_t from = at_;
        while (!done() && wanted(text_[at_])) ++at_;
        return text_.substr(from, at_ - from);
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace core
