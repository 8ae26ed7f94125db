// games::read_link, and core::TextCoder on bytes that no checksum guards.

#include "core/text_coder.h"
#include "games/link/link.h"
#include "invariants.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kMost = 1 << 8;
    const std::string_view input = fuzz::as_text(data, size);
    static const core::TextCoder coder({});
    if (const auto text = coder.unpack(input, kMost)) {
        MUST(text->size() <= kMost && text->ends_with('\n'));
        MUST(coder.unpack(coder.pack(*text), kMost) == text);
    }
    if (const auto record = games::read_link(input)) {
        const auto link = games::to_link(*record);
        if (!link) {  // what it says is foreseen too well
            MUST(link.error().code == "link-too-long");
            return 0;
        }
        const auto again = games::read_link(*link);
        MUST(again && *again == *record);
    }
    return 0;
}
