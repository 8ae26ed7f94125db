#pragma once

#include <sys/wait.h>

#include <cstdio>
#include <string>
#include <string_view>

namespace cli {

struct Ran {
    int code;
    std::string text;  // what was said on both channels
};

/// Runs the program as a shell would; the arguments are the test's own and need no quoting.
inline Ran run(const std::string& arguments, const std::string& before = "") {
    const std::string command = "LC_ALL=C.UTF-8 " + before + " '" PENTARIO_PROGRAM "' " + arguments + " 2>&1";
    FILE* pipe = popen(command.c_str(), "r");
    std::string text;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    const int status = pclose(pipe);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text};
}

inline bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

}  // namespace cli
