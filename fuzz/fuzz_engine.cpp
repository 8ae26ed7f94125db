// The protocols of `pentario engine`: each line is said to one engine, in the protocol that the
// first line belongs to. Answers are whole lines, and a refused line changes nothing.

#include "cli/engine/protocols.h"
#include "core/text.h"
#include "invariants.h"

namespace {

constexpr std::size_t kMostLines = 200;  // the time of one input is bounded

/// The board, or 0 before there is one.
std::uint64_t board_of(const cli::Engine& engine) { return engine.begun() ? engine.state().hash() : 0; }

template <class Spoken>
void say(cli::Engine& engine, Spoken spoken, std::string_view text, std::string_view refusal) {
    std::size_t said = 0;
    for (const std::string_view line : core::lines(text)) {
        if (++said > kMostLines || spoken.ended()) return;
        const std::uint64_t before = board_of(engine);
        const std::string answer = spoken.answer(line, cli::Clock::now());
        MUST(answer.empty() || answer.ends_with('\n'));
        const std::string_view told = core::trim(answer);
        MUST(core::is_plain_line(told));  // at most one line
        if (told.starts_with(refusal)) MUST(board_of(engine) == before);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::as_text(data, size);
    cli::Engine engine(*cli::read_player("greedy"), "standard");
    const cli::Words words{game::Language::english, {}};
    if (cli::protocol_of(text.substr(0, text.find('\n'))) == cli::Protocol::lines)
        say(engine, cli::LineProtocol(engine, words), text, "error ");
    else
        say(engine, cli::GomocupProtocol(engine, words, "me"), text, "ERROR ");
    return 0;
}
