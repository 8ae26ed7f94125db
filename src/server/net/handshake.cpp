#include "server/net/handshake.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "core/text.h"

namespace server::net {

namespace {

/// SHA-1, good enough for what it is used for here: to show that the key was read.
class Sha1 {
public:
    using Digest = std::array<std::uint8_t, 20>;

    static Digest of(std::string text) {
        Sha1 sum;
        const std::uint64_t bits = std::uint64_t{text.size()} * 8;
        text += '\x80';
        while (text.size() % kBlock != kBlock - 8) text += '\0';
        for (int shift = 56; shift >= 0; shift -= 8) text += static_cast<char>(bits >> shift & 0xFF);
        for (std::size_t at = 0; at < text.size(); at += kBlock) sum.add(text.data() + at);
        Digest digest{};
        for (std::size_t i = 0; i < digest.size(); ++i)
            digest[i] = static_cast<std::uint8_t>(sum.state_[i / 4] >> (24 - 8 * (i % 4)));
        return digest;
    }

private:
    static constexpr std::size_t kBlock = 64;

    void add(const char* block) {
        std::array<std::uint32_t, 80> w{};
        for (std::size_t i = 0; i < kBlock; ++i)
            w[i / 4] = w[i / 4] << 8 | static_cast<std::uint8_t>(block[i]);
        for (std::size_t i = 16; i < w.size(); ++i)
            w[i] = std::rotl(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
        auto [a, b, c, d, e] = state_;
        for (std::size_t i = 0; i < w.size(); ++i) {
            const auto [f, k] = round(i / 20, b, c, d);
            const std::uint32_t next = std::rotl(a, 5) + f + e + k + w[i];
            e = d;
            d = c;
            c = std::rotl(b, 30);
            b = a;
            a = next;
        }
        const std::array<std::uint32_t, 5> added{a, b, c, d, e};
        for (std::size_t i = 0; i < added.size(); ++i) state_[i] += added[i];
    }

    struct Round {
        std::uint32_t f, k;
    };
    static Round round(std::size_t number, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
        switch (number) {
            case 0: return {(b & c) | (~b & d), 0x5A827999};
            case 1: return {b ^ c ^ d, 0x6ED9EBA1};
            case 2: return {(b & c) | (b & d) | (c & d), 0x8F1BBCDC};
            default: return {b ^ c ^ d, 0xCA62C1D6};
        }
    }

    std::array<std::uint32_t, 5> state_{0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0};
};

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

template <std::size_t N>
std::string base64(const std::array<std::uint8_t, N>& bytes) {
    std::string text;
    for (std::size_t at = 0; at < N; at += 3) {
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 3; ++i) three = three << 8 | (at + i < N ? bytes[at + i] : 0U);
        for (std::size_t i = 0; i < 4; ++i) text += at + i > N ? '=' : kDigits[three >> (18 - 6 * i) & 0x3F];
    }
    return text;
}

/// 16 bytes in base64.
bool is_key(std::string_view key) {
    constexpr std::size_t kFigures = 22;
    const std::string_view figures = key.substr(0, std::min(key.size(), kFigures));
    return key.size() == kFigures + 2 && key.ends_with("==") &&
           figures.find_first_not_of(kDigits) == figures.npos;
}

bool lists(std::string_view list, std::string_view word) {
    const auto items = core::split(list, ',');
    return std::any_of(items.begin(), items.end(), [&](std::string_view item) {
        return core::equal_ignoring_case(core::trim(item), word);
    });
}

/// A host without the port that its scheme has anyway.
std::string_view without_usual_port(std::string_view host, std::string_view port) {
    if (host.ends_with(port)) host.remove_suffix(port.size());
    return host;
}

}  // namespace

bool is_same_origin(std::string_view origin, std::string_view host) {
    for (const auto& [scheme, port] :
         {std::pair<std::string_view, std::string_view>("http://", ":80"), {"https://", ":443"}})
        if (origin.starts_with(scheme))
            return !host.empty() &&
                   core::equal_ignoring_case(without_usual_port(origin.substr(scheme.size()), port),
                                             without_usual_port(host, port));
    return false;
}

std::optional<Status> why_not_upgraded(const Upgrade& request) {
    if (request.method != "GET") return Status::method_not_allowed;
    if (!request.is_plain) return Status::bad_request;
    if (!lists(request.upgrade, "websocket") || !lists(request.connection, "upgrade"))
        return Status::upgrade_required;
    if (request.version != "13") return Status::upgrade_required;
    if (!is_key(request.key)) return Status::bad_request;
    if (request.origin && !is_same_origin(*request.origin, request.host)) return Status::forbidden;
    return std::nullopt;
}

std::string accept_of(std::string_view key) {
    return base64(Sha1::of(std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"));
}

std::string welcome_head(std::string_view key, std::string_view date) {
    return "HTTP/1.1 101 Switching Protocols\r\nDate: " + std::string(date) +
           "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: " + accept_of(key) +
           "\r\n\r\n";
}

}  // namespace server::net
