// server::net::FrameReader: the first byte says in how long pieces the rest comes, as frames of a WebSocket.
// What is heard does not depend on the pieces, is text within the limit, and ends with the first fault.

#include <algorithm>
#include <vector>

#include "core/text.h"
#include "invariants.h"
#include "server/net/frames.h"
#include "server/net/line.h"

namespace {

using server::net::FrameReader;
using Heard = FrameReader::Heard;

constexpr std::size_t kMost = 1000, kMostControl = 125;

struct Said {
    Heard what;
    std::string payload;
    std::uint16_t code;
    friend bool operator==(const Said&, const Said&) = default;
};

void check(const Said& said) {
    namespace closing = server::closing;
    const bool is_fault = said.code == closing::kProtocol || said.code == closing::kNotText ||
                          said.code == closing::kNotUtf8 || said.code == closing::kTooBig;
    switch (said.what) {
        case Heard::text: MUST(core::is_utf8(said.payload) && said.payload.size() <= kMost); break;
        case Heard::ping:
        case Heard::pong: MUST(said.payload.size() <= kMostControl); break;
        case Heard::close: MUST(said.code >= closing::kNormal && said.code < 5000); break;
        case Heard::fault: MUST(is_fault); break;
        default: break;
    }
}

/// Everything that is heard, to the first goodbye or fault.
std::vector<Said> all_of(std::string_view bytes, std::size_t piece) {
    FrameReader reader(kMost);
    std::vector<Said> all;
    while (!bytes.empty()) {
        std::string_view next = bytes.substr(0, piece);
        bytes.remove_prefix(next.size());
        for (;;) {
            const Heard what = reader.take(next);
            if (what == Heard::nothing) break;
            const bool has_payload = what == Heard::text || what == Heard::ping || what == Heard::pong;
            const bool ends = what == Heard::close || what == Heard::fault;
            all.push_back({what, has_payload ? std::string(reader.payload()) : std::string(),
                           ends ? reader.code() : std::uint16_t{0}});
            if (ends) return all;
        }
        MUST(next.empty());
    }
    return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes = fuzz::as_text(data, size);
    if (bytes.empty()) return 0;
    const std::size_t piece = 1 + static_cast<std::uint8_t>(bytes.front());
    const auto whole = all_of(bytes.substr(1), bytes.size());
    MUST(all_of(bytes.substr(1), piece) == whole);
    std::for_each(whole.begin(), whole.end(), check);
    return 0;
}
