#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace server::net {

/// What a frame is (RFC 6455, 5.2).
enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

/// What stands before a text of the server: one whole frame, not masked.
struct FrameHead {
    std::array<char, 10> bytes;
    std::uint8_t size;
};
FrameHead frame_head(Opcode opcode, std::size_t payload);
/// What a close frame says; what is too long of `why` is cut off.
std::string goodbye(std::uint16_t code, std::string_view why);

/// Reads what a client sends, in whatever pieces it comes.
class FrameReader {
public:
    enum class Heard : std::uint8_t {
        nothing,  // all bytes are taken, and nothing is whole yet
        part,     // of a message that goes on
        text,
        ping,
        pong,
        close,  // with the code to answer
        fault,  // with the code to close with; nothing may be read after it
    };

    explicit FrameReader(std::size_t message_bytes) : most_(message_bytes) {}

    /// Takes bytes off until something is whole.
    Heard take(std::string_view& bytes);
    /// What a text, ping or pong says, until the next `take`.
    std::string_view payload() const { return is_control() ? control_ : message_; }
    std::uint16_t code() const { return code_; }

private:
    static constexpr std::size_t kMaskBytes = 4, kLongestHead = 14;

    bool is_control() const { return opcode_ >= Opcode::close; }
    /// Whether the head is whole; if so, it is understood, and `code_` is set if it must not be.
    bool take_head(std::string_view& bytes);
    std::uint16_t why_bad_head(std::uint64_t length) const;
    void take_payload(std::string_view& bytes);
    Heard finish();
    Heard finish_close();
    Heard fail(std::uint16_t code);

    std::size_t most_;
    std::string message_{}, control_{};
    std::array<std::uint8_t, kLongestHead> head_{};
    std::uint8_t head_size_ = 0;
    bool in_payload_ = false, in_message_ = false, was_told_ = false, is_final_ = false;
    Opcode opcode_ = Opcode::more;
    std::uint16_t code_ = 0;
    std::size_t left_ = 0, taken_ = 0;  // bytes of the payload
};

}  // namespace server::net
