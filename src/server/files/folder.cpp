#include "server/files/folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "core/text.h"

namespace server {

namespace fs = std::filesystem;
using core::fail;
using game::Reason;

namespace {

constexpr std::size_t kQuoted = 200;
constexpr std::uintmax_t kMegabyte = std::uintmax_t{1} << 20;

std::string quoted(const fs::path& path) { return core::quotable(path.string(), kQuoted); }

Reason unreadable(const fs::path& file, std::string why) {
    return Reason("server.cannot-read", "", {{"file", quoted(file)}, {"why", std::move(why)}});
}

Reason too_big(const fs::path& folder, const FolderLimits& limits) {
    return Reason("server.cannot-hold-folder", "",
                  {{"folder", quoted(folder)},
                   {"files", static_cast<std::int64_t>(limits.files)},
                   {"megabytes", static_cast<std::int64_t>(limits.bytes / kMegabyte)}});
}

/// Goes through one folder; `from` is the path it has on the site.
class Reader {
public:
    Reader(fs::path root, const FolderLimits& limits) : root_(std::move(root)), limits_(limits) {}

    std::optional<Reason> read(const fs::path& folder, const std::string& from) {
        std::error_code error;
        for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
            const std::string name = at->path().filename().string();
            if (name.starts_with('.')) continue;
            std::error_code unknown;
            const fs::file_type type = at->symlink_status(unknown).type();
            std::optional<Reason> reason;
            if (type == fs::file_type::directory) reason = read(at->path(), from + name + '/');
            if (type == fs::file_type::regular) reason = take(at->path(), from + name);
            if (reason) return reason;
        }
        return error ? std::optional(unreadable(folder, error.message())) : std::nullopt;
    }

    Files files;

private:
    std::optional<Reason> take(const fs::path& path, const std::string& name) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(path, error);
        if (error) return unreadable(path, error.message());
        if (files.size() == limits_.files || size > limits_.bytes - bytes_) return too_big(root_, limits_);
        auto bytes = read_bytes(path, limits_.bytes - bytes_);
        if (!bytes) return bytes.error();
        bytes_ += bytes->size();
        files[name] = std::move(*bytes);
        return std::nullopt;
    }

    fs::path root_;
    FolderLimits limits_;
    std::uintmax_t bytes_ = 0;
};

}  // namespace

core::Result<std::string, Reason> read_bytes(const fs::path& file, std::uintmax_t most) {
    constexpr std::size_t kPiece = 1 << 16;
    const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return fail(unreadable(file, std::strerror(errno)));
    std::string bytes;
    ssize_t count = 1;
    int why = 0;
    while (count > 0 && bytes.size() < most) {
        const std::size_t had = bytes.size();
        bytes.resize(had + static_cast<std::size_t>(std::min<std::uintmax_t>(kPiece, most - had)));
        do count = ::read(opened, bytes.data() + had, bytes.size() - had);
        while (count < 0 && errno == EINTR);
        why = count < 0 ? errno : 0;
        bytes.resize(had + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    }
    ::close(opened);
    if (why != 0) return fail(unreadable(file, std::strerror(why)));
    return bytes;
}

core::Result<Files, Reason> read_folder(const fs::path& folder, const FolderLimits& limits) {
    std::error_code error;
    if (!fs::is_directory(folder, error))
        return fail(Reason("server.cannot-find-folder", "", {{"folder", quoted(folder)}}));
    Reader reader(folder, limits);
    // A folder that holds no site is said to be so before all of it is read.
    if (!fs::is_regular_file(fs::symlink_status(folder / "index.html", error)))
        return fail(Reason("server.cannot-find-index", "", {{"folder", quoted(folder)}}));
    if (const auto reason = reader.read(folder, "/")) return fail(*reason);
    return std::move(reader.files);
}

}  // namespace server
