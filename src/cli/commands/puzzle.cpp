// The command that shows, makes and proves puzzles: puzzle.

#include <chrono>
#include <iostream>
#include <random>

#include "bots/puzzles/kind.h"
#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/files/files.h"
#include "cli/puzzle/puzzle.h"
#include "cli/screen/progress.h"
#include "cli/screen/terminal.h"
#include "core/text.h"

namespace cli {

using bots::puzzles::Kind;
using bots::puzzles::Puzzle;
using core::fail;
using game::Notice;
using game::Reason;

namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 25;  // of a file of puzzles

core::Result<const Kind*, Reason> kind_called(const std::string& id) {
    const auto game = read_game(id);
    if (!game) return fail(game.error());
    const Kind* kind = bots::puzzles::find_kind(**game);
    if (!kind) return fail(Reason("cli.puzzle.no-maker", "", {{"game", core::quotable(id)}}));
    return kind;
}

core::Result<std::vector<Puzzle>, Reason> read_puzzle_file(const std::string& file) {
    const auto text = read_file(file, kMostBytes);
    if (!text) return fail(text.error());
    return bots::puzzles::read_puzzles(*text);
}

int make(const PuzzleArguments& arguments, const Words& words) {
    const auto kind = kind_called(arguments.game);
    if (!kind) return refuse(kind.error(), words.language);
    std::error_code error;
    if (!arguments.out.empty() && !arguments.force && std::filesystem::exists(arguments.out, error))
        return refuse(Reason("cli.cannot-overwrite", "", {{"file", core::quotable(arguments.out, 200)}}),
                      words.language);
    std::size_t made = 0;
    const auto line = [&] {
        return words.say(
            Notice("cli.puzzle.made", "", {{"done", static_cast<int>(made)}, {"all", arguments.count}}));
    };
    std::vector<Puzzle> puzzles;
    {
        Progress progress;
        puzzles = make_puzzles(**kind, arguments.count, arguments.seed, [&](std::size_t now) {
            made = now;
            return progress.go_on(line);
        });
    }
    made = puzzles.size();
    const std::string remark = "Made by `pentario puzzle make " + arguments.game + " --count " +
                               std::to_string(arguments.count) + " --seed " + std::to_string(arguments.seed) +
                               "`; docs/puzzles.md tells the rest.";
    if (const auto reason = deliver(to_text(puzzles, remark), arguments.out, arguments.force))
        return refuse(*reason, words.language);
    std::cerr << line() << '\n';
    if (made == static_cast<std::size_t>(arguments.count)) return kDone;
    std::cerr << words.say("cli.puzzle.interrupted") << '\n';
    return kCouldNot;
}

int check(const PuzzleArguments& arguments, const Words& words) {
    const auto puzzles = read_puzzle_file(arguments.file);
    if (!puzzles) return refuse(puzzles.error(), words.language);
    const auto all = static_cast<int>(puzzles->size());
    int number = 0, proved = 0;
    const auto line = [&] {
        return words.say(Notice("cli.puzzle.proved", "", {{"done", proved}, {"all", all}}));
    };
    {
        Progress progress;
        for (const Puzzle& puzzle : *puzzles) {
            if (!progress.go_on(line)) break;
            ++number;
            const auto fault =
                bots::puzzles::find_kind(*puzzle.game)->check(puzzle, bots::puzzles::Care::all);
            proved += !fault;
            if (!fault) continue;
            Notice notice("cli.puzzle.fault", "", {{"number", number}});
            notice.because = {*fault};
            std::cout << words.say(notice) << '\n';
        }
    }
    std::cout << line() << '\n';
    return proved == all ? kDone : kCouldNot;
}

/// Those of the game and grade asked for.
std::vector<const Puzzle*> chosen(const std::vector<Puzzle>& all, const PuzzleArguments& arguments) {
    std::vector<const Puzzle*> out;
    for (const Puzzle& puzzle : all)
        if ((arguments.game.empty() || puzzle.game->id() == arguments.game) &&
            (!arguments.grade || puzzle.grade == *arguments.grade))
            out.push_back(&puzzle);
    return out;
}

/// By the local calendar.
std::int64_t today() {
    using namespace std::chrono;
    const std::time_t now = system_clock::to_time_t(system_clock::now());
    std::tm local{};
    localtime_r(&now, &local);
    const sys_days day = year{local.tm_year + 1900} / (local.tm_mon + 1) / local.tm_mday;
    return day.time_since_epoch().count();
}

std::size_t first_of(const PuzzleArguments& arguments, std::size_t count) {
    if (arguments.number) return static_cast<std::size_t>(*arguments.number - 1);
    if (arguments.daily) return bots::puzzles::daily(today(), count);
    std::random_device entropy;
    return core::Rng(entropy()).below(static_cast<std::uint32_t>(count));
}

int play(const PuzzleArguments& arguments, const Words& words) {
    if (!arguments.game.empty())
        if (const auto kind = kind_called(arguments.game); !kind) return refuse(kind.error(), words.language);
    std::vector<Puzzle> own;
    if (!arguments.file.empty()) {
        auto read = read_puzzle_file(arguments.file);
        if (!read) return refuse(read.error(), words.language);
        own = std::move(*read);
    }
    PuzzleRound round;
    round.puzzles = chosen(arguments.file.empty() ? bots::puzzles::built_in() : own, arguments);
    const auto count = static_cast<int>(round.puzzles.size());
    if (count == 0 || arguments.number.value_or(1) > count)
        return refuse(Reason("cli.puzzle.none", ""), words.language);
    round.first = first_of(arguments, round.puzzles.size());
    round.only_first = arguments.daily;
    play_puzzles(round, words, arguments.plain ? Inks{Depth::none, Letters::ascii} : inks_of_output(),
                 std::cin, std::cout);
    return kDone;
}

}  // namespace

int run_puzzle(const PuzzleArguments& arguments, game::Language language) {
    const Words words{language, {}};
    switch (arguments.what) {
        case PuzzleArguments::What::make: return make(arguments, words);
        case PuzzleArguments::What::check: return check(arguments, words);
        case PuzzleArguments::What::play: break;
    }
    return play(arguments, words);
}

}  // namespace cli
