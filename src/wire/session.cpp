#include "wire/session.h"

#include <optional>
#include <utility>

#include "wire/json_text.h"
#include "wire/operations/run.h"
#include "wire/request.h"
#include "wire/show.h"

namespace wire {

namespace {

using game::Reason;

JsonObject accepted(const std::optional<Json>& id) {
    JsonObject reply;
    reply.put("ok", true);
    if (id) reply.put("id", *id);
    return reply;
}

JsonObject refusal_of(const std::optional<Json>& id, const Reason& reason, const Speech& speech) {
    JsonObject reply;
    reply.put("ok", false);
    if (id) reply.put("id", *id);
    reply.put("error", show_error(reason, speech));
    return reply;
}

/// A reply to the request; its `id` is read first, so that a refusal has it too.
JsonObject reply_to(std::string_view text, operations::Context& context) {
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
    JsonObject reply = accepted(id);
    if (const auto refusal = operations::run(context, op, request, reply)) return refused(*refusal);
    return reply;
}

}  // namespace

Session::Session(std::uint64_t entropy) : context_(std::make_unique<operations::Context>(entropy)) {}
Session::~Session() = default;

std::string Session::answer(std::string_view request) { return reply_to(request, *context_).text(); }

}  // namespace wire
