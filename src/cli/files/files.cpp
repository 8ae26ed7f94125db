#include "cli/files/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "core/text.h"

namespace cli {

namespace fs = std::filesystem;
using game::Reason;

namespace {

constexpr std::size_t kQuoted = 200;

Reason trouble(std::string_view code, const fs::path& path, std::string why) {
    return Reason(code, "", {{"file", core::quotable(path.string(), kQuoted)}, {"why", std::move(why)}});
}
Reason trouble(std::string_view code, const fs::path& path, int error) {
    return trouble(code, path, std::string(std::strerror(error)));
}

/// An open file that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int get() const { return number_; }
    bool ok() const { return number_ >= 0; }
    /// Closes now; false when the last bytes did not get through.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A new file beside the one that it will replace, with that one's permissions, or with those that the umask
/// leaves.
int open_draft(const fs::path& path, const fs::path& folder, fs::path& draft) {
    constexpr mode_t kUsual = 0666, kRights = 0777;
    constexpr int kTries = 1000;
    const std::string stem = "." + path.filename().string() + "." + std::to_string(::getpid()) + ".";
    int file = -1;
    errno = EEXIST;
    for (int number = 0; file < 0 && errno == EEXIST && number < kTries; ++number) {
        draft = folder / (stem + std::to_string(number));
        file = ::open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kUsual);
    }
    struct stat old{};
    if (file >= 0 && ::stat(path.c_str(), &old) == 0) ::fchmod(file, old.st_mode & kRights);
    return file;
}

/// A rename lasts only once its folder is on the disk, too.
void sync_folder(const fs::path& folder) {
    const Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.ok()) ::fsync(opened.get());
}

}  // namespace

core::Result<std::string, Reason> read_file(const fs::path& path, std::size_t most) {
    const Descriptor file(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.ok()) return core::fail(trouble("cli.cannot-read", path, errno));
    std::string text;
    std::array<char, 1 << 16> bytes;
    for (;;) {
        const ssize_t count = ::read(file.get(), bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return core::fail(trouble("cli.cannot-read", path, errno));
        if (count == 0) return text;
        text.append(bytes.data(), static_cast<std::size_t>(count));
        if (text.size() > most) return core::fail(Reason("record-too-long", ""));
    }
}

std::optional<Reason> write_file(const fs::path& path, std::string_view text, Lasting lasting) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::error_code error;
    fs::create_directories(folder, error);
    if (error) return trouble("cli.cannot-write", path, error.message());
    fs::path draft;
    Descriptor file(open_draft(path, folder, draft));
    if (!file.ok()) return trouble("cli.cannot-write", path, errno);
    const bool sync = lasting == Lasting::at_once;
    const bool written = write_all(file.get(), text) && (!sync || ::fsync(file.get()) == 0) && file.close();
    if (!written || ::rename(draft.c_str(), path.c_str()) != 0) {
        const int why = errno;
        ::unlink(draft.c_str());
        return trouble("cli.cannot-write", path, why);
    }
    if (sync) sync_folder(folder);
    return std::nullopt;
}

std::optional<Reason> rename_file(const fs::path& from, const fs::path& to) {
    std::error_code error;
    fs::rename(from, to, error);
    if (error) return trouble("cli.cannot-write", to, error.message());
    return std::nullopt;
}

fs::path free_name(const fs::path& wanted) {
    fs::path name = wanted;
    std::error_code error;
    for (int number = 2; fs::exists(name, error); ++number)
        name = wanted.string() + "." + std::to_string(number);
    return name;
}

}  // namespace cli
