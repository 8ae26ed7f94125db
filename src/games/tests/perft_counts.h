#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace games {

/// A line `perft DEPTH NODES` of a data file, with the block it stands in:
///
///     id standard-start
///     position {game pente variant standard size 9 ...}
///     perft 1 1
///     perft 2 80
struct Count {
    std::string id, position;
    int depth = 0;
    std::uint64_t nodes = 0;
};

std::vector<Count> read_counts(std::initializer_list<const char*> files);
/// The smallest first, and no more than `nodes` altogether; PENTARIO_PERFT_NODES allows more.
std::vector<Count> within_limit(std::vector<Count> counts, std::uint64_t nodes);

}  // namespace games
