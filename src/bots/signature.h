#pragma once

#include <string>
#include <vector>

namespace bots {

/// The behaviour of rules and bots in a few lines, the same for every compiler and in
/// WebAssembly: for each game, variant and number of players the hash chain of some walks and
/// what the bot thinks in some positions; finally the stones that Pente's search lays in
/// fixed positions. Kept in bench/signature.txt.
struct Signature {
    std::vector<std::string> lines;
    std::vector<std::string> faults;  // promises of a game that the walks found broken
};
Signature signature();

}  // namespace bots
