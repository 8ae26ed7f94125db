#include <array>

#include "cli/solve/solve.h"

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.solve.pente.progress", {
        "{seconds} s, {positions} stellingen", "{seconds} s, {positions} positions", "{seconds} s, {positions} positions", "{seconds} s, {positions} Stellungen"}},
    {"cli.solve.pente.line", {
        "Zo kan het gaan: {moves}", "One way it can go: {moves}", "Une suite possible : {moves}", "So kann es gehen: {moves}"}},
});
// clang-format on

}  // namespace

std::span<const game::Message> solve_messages() { return kMessages; }

}  // namespace cli
