#include "server/net/frames.h"

#include <algorithm>

#include "core/text.h"
#include "server/net/line.h"

namespace server::net {

namespace {

constexpr std::uint8_t kFinal = 0x80, kReserved = 0x70, kOpcode = 0x0F, kMasked = 0x80, kLength = 0x7F;
constexpr std::uint8_t kTwoBytes = 126, kEightBytes = 127;
constexpr std::size_t kMostControl = 125, kKeptRoom = 512;

bool is_opcode(std::uint8_t value) { return value <= 2 || (value >= 8 && value <= 10); }

/// Whether a client may say this code (RFC 6455, 7.4).
bool is_sayable(std::uint16_t code) {
    const bool is_standard = code >= 1000 && code <= 1014 && (code < 1004 || code > 1006);
    return is_standard || (code >= 3000 && code <= 4999);
}

}  // namespace

FrameHead frame_head(Opcode opcode, std::size_t payload) {
    FrameHead head{};
    const auto add = [&](std::uint64_t byte) { head.bytes[head.size++] = static_cast<char>(byte); };
    add(kFinal | static_cast<std::uint8_t>(opcode));
    const std::size_t width = payload < kTwoBytes ? 0 : payload <= 0xFFFF ? 2 : 8;
    add(width == 0 ? payload : width == 2 ? kTwoBytes : kEightBytes);
    for (std::size_t i = width; i > 0; --i) add(std::uint64_t{payload} >> (8 * (i - 1)) & 0xFF);
    return head;
}

std::string goodbye(std::uint16_t code, std::string_view why) {
    std::string text{static_cast<char>(code >> 8), static_cast<char>(code & 0xFF)};
    return text.append(why.substr(0, kMostControl - 2));
}

FrameReader::Heard FrameReader::fail(std::uint16_t code) {
    code_ = code;
    return Heard::fault;
}

FrameReader::Heard FrameReader::take(std::string_view& bytes) {
    if (was_told_) {  // the last message may go now
        message_.clear();
        if (message_.capacity() > kKeptRoom) message_.shrink_to_fit();
        was_told_ = false;
    }
    if (!in_payload_) {
        if (!take_head(bytes)) return Heard::nothing;
        if (code_ != 0) return Heard::fault;
    }
    take_payload(bytes);
    return left_ == 0 ? finish() : Heard::nothing;
}

bool FrameReader::take_head(std::string_view& bytes) {
    const auto wanted = [&]() -> std::size_t {
        if (head_size_ < 2) return 2;
        const std::uint8_t length = head_[1] & kLength;
        return 2 + (length == kEightBytes ? 8 : length == kTwoBytes ? 2 : 0) + kMaskBytes;
    };
    while (head_size_ < wanted()) {
        if (bytes.empty()) return false;
        head_[head_size_++] = static_cast<std::uint8_t>(bytes.front());
        bytes.remove_prefix(1);
        // A head without a mask is shorter than the one that is waited for.
        if (head_size_ == 2 && (head_[1] & kMasked) == 0) {
            code_ = closing::kProtocol;
            return true;
        }
    }
    std::uint64_t length = head_[1] & kLength;
    if (length >= kTwoBytes) {
        length = 0;
        for (std::size_t i = 2; i + kMaskBytes < head_size_; ++i) length = length << 8 | head_[i];
    }
    code_ = why_bad_head(length);
    opcode_ = static_cast<Opcode>(head_[0] & kOpcode);
    is_final_ = (head_[0] & kFinal) != 0;
    left_ = static_cast<std::size_t>(length);
    taken_ = 0;
    in_payload_ = true;
    if (is_control()) control_.clear();
    return true;
}

std::uint16_t FrameReader::why_bad_head(std::uint64_t length) const {
    const std::uint8_t value = head_[0] & kOpcode, told = head_[1] & kLength;
    const bool is_final = (head_[0] & kFinal) != 0;
    if ((head_[0] & kReserved) != 0 || !is_opcode(value)) return closing::kProtocol;
    const bool is_padded =
        (told == kTwoBytes && length < kTwoBytes) || (told == kEightBytes && length <= 0xFFFF);
    if (is_padded) return closing::kProtocol;
    const auto opcode = static_cast<Opcode>(value);
    if (opcode >= Opcode::close) return is_final && length <= kMostControl ? 0 : closing::kProtocol;
    if ((opcode == Opcode::more) != in_message_) return closing::kProtocol;
    if (opcode == Opcode::binary) return closing::kNotText;
    return length > most_ - message_.size() ? closing::kTooBig : 0;
}

void FrameReader::take_payload(std::string_view& bytes) {
    std::string& to = is_control() ? control_ : message_;
    const std::size_t count = std::min(left_, bytes.size()), from = to.size();
    to.append(bytes.substr(0, count));
    const std::uint8_t* mask = head_.data() + head_size_ - kMaskBytes;
    for (std::size_t i = 0; i < count; ++i)
        to[from + i] = static_cast<char>(to[from + i] ^ mask[(taken_ + i) % kMaskBytes]);
    bytes.remove_prefix(count);
    taken_ += count;
    left_ -= count;
}

FrameReader::Heard FrameReader::finish() {
    in_payload_ = false;
    head_size_ = 0;
    switch (opcode_) {
        case Opcode::ping: return Heard::ping;
        case Opcode::pong: return Heard::pong;
        case Opcode::close: return finish_close();
        default: break;
    }
    in_message_ = !is_final_;
    if (!is_final_) return Heard::part;
    if (!core::is_utf8(message_)) return fail(closing::kNotUtf8);
    was_told_ = true;
    return Heard::text;
}

FrameReader::Heard FrameReader::finish_close() {
    code_ = closing::kNormal;
    if (control_.empty()) return Heard::close;
    if (control_.size() == 1) return fail(closing::kProtocol);
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(control_[i]); };
    const auto code = static_cast<std::uint16_t>(byte(0) << 8 | byte(1));
    if (!is_sayable(code)) return fail(closing::kProtocol);
    if (!core::is_utf8(std::string_view(control_).substr(2))) return fail(closing::kNotUtf8);
    code_ = code;
    return Heard::close;
}

}  // namespace server::net
