#pragma once

#include <string>
#include <vector>

namespace cli {

/// `pentario bench [--json] [--long] [prefix] | --signature`: measures what the names begin
/// with, one figure a line.
int run_bench(const std::vector<std::string>& args);

}  // namespace cli
