#include "wire/session.h"

#include <optional>
#include <utility>

#include "wire/json.h"
#include "wire/operations/run.h"
#include "wire/request.h"
#include "wire/show.h"

namespace wire {

namespace {

using game::Reason;

Json accepted(const std::optional<Json>& id) {
    Json reply;
    reply["ok"] = true;
    if (id) reply["id"] = *id;
    return reply;
}

Json refusal_of(const std::optional<Json>& id, const Reason& reason, const Speech& speech) {
    Json reply;
    reply["ok"] = false;
    if (id) reply["id"] = *id;
    reply["error"] = show_error(reason, speech);
    return reply;
}

/// A reply to the request; its `id` is read first, so that a refusal has it too.
Json reply_to(std::string_view text, operations::Context& context) {
    std::optional<Json> id;
    const auto refused = [&](const Reason& reason) { return refusal_of(id, reason, context.speech); };
    if (text.size() > kMaxRequestBytes)
        return refused(Reason("too-long", "", {{"most", static_cast<int>(kMaxRequestBytes)}}));
    const auto json = read_json(text);
    if (!json) return refused(json.error());
    if (!json->is_object()) return refused(Reason("not-an-object", ""));

    Request request(*json);
    if (const Json* given = request.find("id")) {
        if (write_json(*given).size() > kMaxIdBytes)
            return refused(Reason(
                "bad-member", "",
                {{"member", std::string("id")}, {"want", "<= " + std::to_string(kMaxIdBytes) + " bytes"}}));
        id = *given;
    }
    const std::string_view op = request.needed_text("op");
    if (request.fault()) return refused(*request.fault());
    Json reply = accepted(id);
    if (const auto refusal = operations::run(context, op, request, reply)) return refused(*refusal);
    return reply;
}

}  // namespace

Session::Session(std::uint64_t entropy) : context_(std::make_unique<operations::Context>(entropy)) {}
Session::~Session() = default;

std::string Session::answer(std::string_view request) { return write_json(reply_to(request, *context_)); }

}  // namespace wire
