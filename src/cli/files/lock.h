#pragma once

#include <filesystem>
#include <utility>

#include "core/result.h"
#include "game/notice.h"

namespace cli {

/// A file that is ours alone while this object lives, marked by `.NAME.lock` beside it. In a folder that
/// takes no lock file, nothing is locked.
class Lock {
public:
    Lock() = default;
    /// Refused with cli.in-use if another program, or another part of this one, has the file.
    static core::Result<Lock, game::Reason> take(const std::filesystem::path& file);

    Lock(Lock&& other) noexcept { swap(other); }
    Lock& operator=(Lock&& other) noexcept {
        swap(other);
        return *this;
    }
    ~Lock();

private:
    void swap(Lock& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        std::swap(name_, other.name_);
        std::swap(made_folder_, other.made_folder_);
    }

    int descriptor_ = -1;
    std::filesystem::path name_;
    bool made_folder_ = false;
};

}  // namespace cli
