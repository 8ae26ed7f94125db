#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "wire/operations/context.h"
#include "wire/request.h"

namespace wire::operations {

/// One `op`: reads its members, then either refuses and changes nothing, or does what is asked
/// and adds its part to the reply.
struct Operation {
    std::string_view name;
    Refusal (*run)(Context&, Request&, JsonObject& reply);
    bool needs_game;                               // refused while the table is empty
    std::array<std::string_view, 8> members = {};  // beside those of every request
};

// All of them, each list beside its operations in the file it is named after.
std::span<const Operation> general_operations();
std::span<const Operation> laying_operations();
std::span<const Operation> playing_operations();
std::span<const Operation> telling_operations();
std::span<const Operation> share_operations();
std::span<const Operation> job_operations();
std::span<const Operation> puzzle_operations();
std::span<const Operation> board_operations();

/// The lists that there are. A program that defines it itself has those it names, and nothing of the rest.
std::span<const std::span<const Operation>> lists();

}  // namespace wire::operations
