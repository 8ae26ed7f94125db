#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/result.h"
#include "game/notice.h"

namespace cli {

/// A file's bytes; `-` is standard input. Nothing longer than a record may be is read.
core::Result<std::string, game::Reason> read_file(const std::filesystem::path& path);

/// Replaces a file at once: readers see the old text or the new one, also after a power cut.
/// Folders above it are made.
std::optional<game::Reason> write_file(const std::filesystem::path& path, std::string_view text);

/// Gives a file another name; one that had it before is replaced.
std::optional<game::Reason> rename_file(const std::filesystem::path& from, const std::filesystem::path& to);

/// `wanted`, or, where there is such a file already, `wanted` with a number.
std::filesystem::path free_name(const std::filesystem::path& wanted);

}  // namespace cli
