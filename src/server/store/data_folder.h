#pragma once

#include <filesystem>
#include <utility>

#include "core/result.h"
#include "game/notice.h"

namespace server::store {

/// A folder that is ours alone while this object lives, however the program ends. Made where it is not there,
/// for nobody else's eyes.
class DataFolder {
public:
    /// Refused with `server.store-in-use` while somebody has it, with `server.store-no-folder` where it
    /// cannot be.
    static core::Result<DataFolder, game::Reason> take(const std::filesystem::path& path);

    DataFolder(DataFolder&& other) noexcept : path_(std::move(other.path_)) {
        std::swap(descriptor_, other.descriptor_);
    }
    DataFolder& operator=(DataFolder&&) = delete;
    ~DataFolder();

    const std::filesystem::path& path() const { return path_; }

private:
    DataFolder() = default;

    std::filesystem::path path_;
    int descriptor_ = -1;  // of the file `lock`, which stays: its name is never anybody else's
};

}  // namespace server::store
