#include "cli/files/lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include "core/text.h"

namespace cli {

namespace fs = std::filesystem;

namespace {

/// The last owner may have removed the file that we opened.
bool still_has_name(int descriptor, const fs::path& name) {
    struct stat held{}, named{};
    return ::fstat(descriptor, &held) == 0 && ::stat(name.c_str(), &named) == 0 &&
           held.st_dev == named.st_dev && held.st_ino == named.st_ino;
}

/// 0, or why the descriptor is not locked.
int lock(int descriptor) {
    int result = 0;
    do result = ::flock(descriptor, LOCK_EX | LOCK_NB);
    while (result != 0 && errno == EINTR);
    return result == 0 ? 0 : errno;
}

}  // namespace

core::Result<Lock, game::Reason> Lock::take(const fs::path& file) {
    constexpr mode_t kMode = 0666;  // less what the person's umask takes away
    constexpr int kTries = 100;
    const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
    Lock taken;
    const fs::path name = folder / ("." + file.filename().string() + ".lock");
    for (int tries = 0; tries < kTries; ++tries) {
        std::error_code error;
        taken.made_folder_ = fs::create_directories(folder, error) || taken.made_folder_;
        const int descriptor = ::open(name.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, kMode);
        if (descriptor < 0 && errno == ENOENT && !error) continue;  // its last owner removed the folder too
        if (descriptor < 0) return taken;
        const int fault = lock(descriptor);
        if (fault == 0 && still_has_name(descriptor, name)) {
            taken.descriptor_ = descriptor;
            taken.name_ = name;
            return taken;
        }
        ::close(descriptor);
        if (fault == EWOULDBLOCK)
            return core::fail(game::Reason("cli.in-use", "", {{"file", core::quotable(file.string(), 200)}}));
        if (fault != 0) return taken;
    }
    return taken;
}

Lock::~Lock() {
    if (descriptor_ < 0) return;
    ::unlink(name_.c_str());  // while still locked, so that no new lock loses its name
    ::close(descriptor_);
    std::error_code error;
    if (made_folder_) fs::remove(name_.parent_path(), error);  // fails if it is not empty, as it should
}

}  // namespace cli
