// What a table needs for its first moves. Everything that thinks comes after it, in the whole module.

#include <array>

#include "wire/operations/operation.h"

namespace wire::operations {

std::span<const std::span<const Operation>> lists() {
    static const std::array kLists{general_operations(), laying_operations(), playing_operations(),
                                   telling_operations()};
    return kLists;
}

}  // namespace wire::operations
