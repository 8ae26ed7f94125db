#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/result.h"
#include "game/notice.h"
#include "game/record.h"

namespace cli {

/// A file's bytes; `-` is standard input. Nothing longer than a record may be is read, unless `most` says so.
core::Result<std::string, game::Reason> read_file(const std::filesystem::path& path,
                                                  std::size_t most = game::kMaxRecordBytes);

/// What a power cut may do to a file just written: nothing, or leave it empty. The latter is for
/// many small files that can be made again.
enum class Lasting : std::uint8_t { at_once, soon };
/// Replaces a file at once: readers see the old text or the new one. Folders above it are made.
std::optional<game::Reason> write_file(const std::filesystem::path& path, std::string_view text,
                                       Lasting lasting = Lasting::at_once);

/// Gives a file another name; one that had it before is replaced.
std::optional<game::Reason> rename_file(const std::filesystem::path& from, const std::filesystem::path& to);

/// `wanted`, or, where there is such a file already, `wanted` with a number.
std::filesystem::path free_name(const std::filesystem::path& wanted);

}  // namespace cli
