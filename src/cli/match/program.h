#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "cli/players/thinking.h"

namespace cli::match {

/// Another program, talked to line by line. It runs in a process group of its own, so that Ctrl-C
/// at the terminal does not reach it, and does not outlive this object.
class Program {
public:
    /// Runs a command of the shell; nullptr when there is none to be had.
    static std::unique_ptr<Program> start(const std::string& command);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// False when the program takes no more.
    bool send(std::string_view line);
    enum class Heard : std::uint8_t { line, late, gone, stopped };
    /// The next line without its end. `stopped` when `go_on`, asked ten times a second, says no.
    Heard hear(std::string& line, Clock::time_point until, const std::function<bool()>& go_on);

private:
    Program(int process, int to, int from) : process_(process), to_(to), from_(from) {}

    int process_, to_, from_;
    std::string heard_;  // what came and is no whole line yet
};

}  // namespace cli::match
