// The record as part of an address.

#include "core/text.h"
#include "games/link/link.h"
#include "wire/operations/operation.h"

namespace wire::operations {

namespace {

Refusal pack(Context& context, Request& request, JsonObject& reply) {
    const game::Viewer whom = viewer(context, request);
    const bool times = request.flag("times");
    const std::vector<std::string> names = request.texts("names", game::kMaxSeats);
    if (request.fault()) return request.fault();
    game::Record record = context.match->record(whom);
    if (!names.empty()) record.names.assign(names.size(), {});
    for (std::size_t seat = 0; seat < names.size(); ++seat) record.names[seat] = core::trim(names[seat]);
    const auto packed = games::to_link(times ? std::move(record) : games::without_times(std::move(record)));
    if (!packed) return packed.error();
    reply.put("packed", *packed);
    return std::nullopt;
}

Refusal unpack(Context&, Request& request, JsonObject& reply) {
    const std::string_view packed = request.needed_text("packed");
    if (request.fault()) return request.fault();
    const auto record = games::read_link(packed);
    if (!record) return record.error();
    reply.put("record", game::to_text(*record));
    return std::nullopt;
}

}  // namespace

std::span<const Operation> share_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"pack", pack, true, {"seat", "times", "names"}},
        {"unpack", unpack, false, {"packed"}},
    });
    return kOperations;
}

}  // namespace wire::operations
