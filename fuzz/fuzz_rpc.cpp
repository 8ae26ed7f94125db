// wire::Session: each line is a request to one table. Every answer is a JSON object that says
// whether it is granted, and a refused request changes nothing.

#include "core/text.h"
#include "invariants.h"
#include "wire/json.h"
#include "wire/session.h"

namespace {

constexpr std::size_t kMostLines = 60;  // the time of one input is bounded
constexpr std::string_view kState = R"({"op":"state"})";

/// The request as it is, but nothing gets much to think about.
std::string with_short_thinking(std::string_view line) {
    auto json = wire::read_json(line);
    if (!json || !json->is_object()) return std::string(line);
    const wire::Json op = json->value("op", wire::Json());
    const char* member = op == "bot" || op == "odds" ? "nodes" : op == "go" ? "slices" : nullptr;
    if (!member) return std::string(line);
    const std::int64_t most = op == "go" ? 2 : 20;
    const auto given = json->find(member);
    if (given == json->end() || wire::whole_number_of(*given).value_or(0) > most) (*json)[member] = most;
    return wire::write_json(*json);
}

bool granted(const std::string& answer) {
    MUST(answer.find('\n') == answer.npos);
    auto json = wire::read_json(answer);
    MUST(json);
    MUST(json->is_object());
    const bool* ok = (*json)["ok"].get_ptr<const bool*>();
    MUST(ok);
    MUST(*ok != json->contains("error"));
    if (!*ok) MUST((*json)["error"]["code"].is_string() && (*json)["error"]["message"].is_string());
    return *ok;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    wire::Session session(size);
    std::string state = session.answer(kState);
    std::size_t count = 0;
    for (const std::string_view line : core::split(fuzz::as_text(data, size), '\n')) {
        if (++count > kMostLines) break;
        const bool changed = granted(session.answer(with_short_thinking(line)));
        std::string now = session.answer(kState);
        if (!changed) MUST(now == state);
        state = std::move(now);
    }
    return 0;
}
