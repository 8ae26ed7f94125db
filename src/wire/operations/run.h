#pragma once

#include <string_view>

#include "wire/operations/context.h"
#include "wire/request.h"

namespace wire::operations {

/// Does what `op` says, or tells why not; then nothing has changed.
Refusal run(Context& context, std::string_view op, Request& request, JsonObject& reply);

}  // namespace wire::operations
