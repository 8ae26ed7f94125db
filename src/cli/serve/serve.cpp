#include "cli/serve/serve.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace cli {

namespace fs = std::filesystem;

namespace {

/// The value of a variable; empty when it is not set.
std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

/// In a session of its own, so that Ctrl-C here does not end it, and silent.
void spawn_apart(std::string program, std::string argument) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    if (posix_spawn_file_actions_init(&actions) != 0) return;
    if (posix_spawnattr_init(&attributes) == 0) {
        bool ok = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID) == 0;
        for (const int channel : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
            ok = ok && posix_spawn_file_actions_addopen(&actions, channel, "/dev/null", O_RDWR, 0) == 0;
        const std::array<char*, 3> arguments{program.data(), argument.data(), nullptr};
        pid_t process = -1;
        if (ok) ::posix_spawnp(&process, program.c_str(), &actions, &attributes, arguments.data(), environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
}

}  // namespace

fs::path web_folder_of(const fs::path& program) {
    fs::path beside = program.parent_path() / "web";
    std::error_code error;
    if (fs::is_regular_file(beside / "index.html", error)) return beside;
    return (program.parent_path() / "../../../web").lexically_normal();  // from build/PRESET/src/cli
}

fs::path usual_data_folder() {
    const std::string data = variable("XDG_DATA_HOME"), home = variable("HOME");
    if (data.starts_with('/')) return fs::path(data) / "pentario" / "serve";
    return home.empty() ? fs::path() : fs::path(home) / ".local" / "share" / "pentario" / "serve";
}

std::string address_of(std::string_view host, std::uint16_t port) {
    std::string name(host);
    if (host == "0.0.0.0" || host == "::")
        name = "localhost";
    else if (host.find(':') != host.npos)
        name = "[" + name + "]";
    return "http://" + name + ":" + std::to_string(port) + "/";
}

bool is_loopback(std::string_view host) {
    return host == "localhost" || host.starts_with("127.") || host == "::1";
}

void raise_descriptors() {
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
    files.rlim_cur = files.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &files);
}

void open_browser(const std::string& address) {
    const bool has_display = !variable("DISPLAY").empty() || !variable("WAYLAND_DISPLAY").empty();
    if (!has_display || ::isatty(STDOUT_FILENO) == 0) return;
    const std::string chosen = variable("BROWSER");
    spawn_apart(chosen.empty() ? "xdg-open" : chosen, address);
}

}  // namespace cli
