#include "server/store/data_folder.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/text.h"

namespace server::store {

namespace fs = std::filesystem;
using game::Reason;

namespace {

constexpr mode_t kOwnFolder = 0700, kOwnFile = 0600;

/// 0, or why the folder is not there.
int make_folder(const fs::path& path) {
    std::error_code error;
    if (fs::is_directory(path, error)) return 0;
    if (path.has_parent_path() && path != path.parent_path())
        if (const int fault = make_folder(path.parent_path())) return fault;
    return ::mkdir(path.c_str(), kOwnFolder) == 0 || errno == EEXIST ? 0 : errno;
}

/// 0, or why the descriptor is not locked.
int lock(int descriptor) {
    int result = 0;
    do result = ::flock(descriptor, LOCK_EX | LOCK_NB);
    while (result != 0 && errno == EINTR);
    return result == 0 ? 0 : errno;
}

}  // namespace

core::Result<DataFolder, Reason> DataFolder::take(const fs::path& path) {
    const std::string name = core::quotable(path.string(), 200);
    const auto cannot = [&](int fault) {
        return core::fail(Reason("server.store-no-folder", "",
                                 {{"folder", name}, {"why", std::generic_category().message(fault)}}));
    };
    DataFolder folder;
    folder.path_ = fs::absolute(path).lexically_normal();
    if (!folder.path_.has_filename()) folder.path_ = folder.path_.parent_path();
    if (const int fault = make_folder(folder.path_)) return cannot(fault);
    folder.descriptor_ = ::open((folder.path_ / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnFile);
    if (folder.descriptor_ < 0) return cannot(errno);
    const int fault = lock(folder.descriptor_);
    if (fault == EWOULDBLOCK) return core::fail(Reason("server.store-in-use", "", {{"folder", name}}));
    if (fault != 0) return cannot(fault);
    return folder;
}

DataFolder::~DataFolder() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

}  // namespace server::store
