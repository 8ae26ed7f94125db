#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/notice.h"
#include "wire/json.h"

namespace server::protocol {

/// A message of a client, held against its declaration.
struct Message {
    std::string id;  // empty where it has none that can be answered to
    std::string op;
    wire::Json body;                    // an object whose members fit, when there is no fault
    std::optional<game::Reason> fault;  // why it cannot be used
};

/// Reads whatever comes: any bytes make a message, or one with a fault that says where it does not fit.
Message read_message(std::string_view text);

}  // namespace server::protocol
