// Alone in its file: a program with lists of its own takes nothing from here.

#include <array>

#include "wire/operations/operation.h"

namespace wire::operations {

std::span<const std::span<const Operation>> lists() {
    static const std::array kLists{general_operations(), laying_operations(), playing_operations(),
                                   telling_operations(), share_operations(),  job_operations(),
                                   puzzle_operations(),  board_operations()};
    return kLists;
}

}  // namespace wire::operations
