#include "wire/operations/run.h"

#include <algorithm>

#include "core/text.h"
#include "wire/operations/operation.h"

namespace wire::operations {

namespace {

const Operation* find(std::string_view op) {
    for (const auto list : lists())
        for (const Operation& operation : list)
            if (operation.name == op) return &operation;
    return nullptr;
}

}  // namespace

Refusal run(Context& context, std::string_view op, Request& request, JsonObject& reply) {
    const Operation* operation = find(op);
    if (!operation) return game::Reason("unknown-op", "", {{"op", core::quotable(op)}});
    const auto& members = operation->members;
    request.allow_only({members.begin(), std::find(members.begin(), members.end(), "")});
    if (request.fault()) return request.fault();
    if (operation->needs_game && !context.match) return game::Reason("no-game", "");
    return operation->run(context, request, reply);
}

}  // namespace wire::operations
