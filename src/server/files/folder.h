#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>

#include "core/result.h"
#include "game/notice.h"

namespace server {

/// The bytes of files by their paths, such as `/index.html`.
using Files = std::map<std::string, std::string, std::less<>>;

/// How much a folder may hold; more is a folder given by mistake.
struct FolderLimits {
    std::size_t files = 10'000;
    std::uintmax_t bytes = std::uintmax_t{64} << 20;
};

/// All plain files of a folder and below it. Links are not followed and names that begin with a
/// dot are left out, so that nothing is served that does not lie there to be served.
core::Result<Files, game::Reason> read_folder(const std::filesystem::path& folder,
                                              const FolderLimits& limits = {});

/// A file's bytes, as many of them as `most`; or why the system does not give them.
core::Result<std::string, game::Reason> read_bytes(const std::filesystem::path& file, std::uintmax_t most);

}  // namespace server
