#include <algorithm>
#include <istream>
#include <optional>
#include <ostream>

#include "bots/puzzles/kind.h"
#include "cli/files/line_input.h"
#include "cli/puzzle/puzzle.h"
#include "cli/table/narrator.h"
#include "core/text.h"

namespace cli {

using bots::puzzles::Answer;
using bots::puzzles::Goal;
using bots::puzzles::Kind;
using bots::puzzles::Puzzle;
using game::Notice;

namespace {

constexpr std::size_t kLongestLine = 1000;
constexpr int kTextColumns = 78;

enum class PuzzleOrder : std::uint8_t { move, hint, solution, board, again, next, help, quit };

PuzzleOrder read_puzzle_order(std::string_view line) {
    struct Named {
        std::string_view word;
        PuzzleOrder order;
    };
    constexpr std::array<Named, 12> kOrders{{{"hint", PuzzleOrder::hint},
                                             {"solution", PuzzleOrder::solution},
                                             {"board", PuzzleOrder::board},
                                             {"show", PuzzleOrder::board},
                                             {"again", PuzzleOrder::again},
                                             {"undo", PuzzleOrder::again},
                                             {"next", PuzzleOrder::next},
                                             {"help", PuzzleOrder::help},
                                             {"?", PuzzleOrder::help},
                                             {"quit", PuzzleOrder::quit},
                                             {"exit", PuzzleOrder::quit},
                                             {"q", PuzzleOrder::quit}}};
    for (const Named& named : kOrders)
        if (core::equal_ignoring_case(core::trim(line), named.word)) return named.order;
    return PuzzleOrder::move;
}

/// The board with the seats below it, as `pentario show` has them.
std::string drawn(const Puzzle& puzzle, const game::AnyState& state, const Words& words, const Inks& inks) {
    const game::Viewer viewer = game::Viewer::of(puzzle.seat);
    const game::Tree position = state.position(viewer);
    const std::string variant = state.setup().variant;
    Chapter chapter;
    chapter.start = state.clone();
    const Narrator narrator(*puzzle.game, *game::find_variant(puzzle.game->variants(), variant), words,
                            viewer);
    const bool tones = inks.depth != Depth::none;
    const TablePage table = narrator.table(chapter, 0, position, false, {.lines = tones, .tones = tones});
    const Extent board = table.look->extent(position, Scale::small);
    // Where all act at once, the others are not there to be seen.
    const bool in_turns = state.actors().is_single();
    Screen screen(80, board.height + (in_turns ? 1 + static_cast<int>(table.seats.size()) : 0));
    table.look->draw(screen, 1, 0, table.scene, Scale::small);
    int y = board.height + 1;
    for (const SeatLine& seat : in_turns ? table.seats : std::vector<SeatLine>()) {
        screen.put(1, y, seat.is_turn ? "›" : " ");
        screen.put(3, y, seat.mark.glyph);
        const int x = screen.put(5, y, seat.name);
        screen.put(x, y++, "  " + seat.tray + (seat.tray.empty() ? "" : " ") + seat.points);
    }
    return to_lines(screen, inks);
}

class Session {
public:
    Session(const PuzzleRound& round, const Words& words, const Inks& inks, std::istream& in,
            std::ostream& out)
        : round_(round), words_(words), inks_(inks), in_(in), out_(out) {}

    void run() {
        begin(round_.first);
        say("cli.puzzle.start");
        std::string line;
        while (!left_ && (out_ << "> " << std::flush) && read_line(in_, line, kLongestLine)) follow(line);
        if (!left_) out_ << '\n';
        if (tried_ > 1) say("cli.puzzle.tally", {{"solved", solved_count_}, {"tried", tried_}});
    }

private:
    void say(std::string_view code, std::vector<game::Arg> args = {}) {
        tell(Notice(code, "", std::move(args)));
    }
    void tell(const Notice& notice) {
        for (const std::string& line : wrap(words_.say_with_rule(notice), kTextColumns)) out_ << line << '\n';
    }
    const Puzzle& puzzle() const { return *round_.puzzles[at_]; }
    const Kind& kind() const { return *bots::puzzles::find_kind(*puzzle().game); }
    void show() { out_ << '\n' << drawn(puzzle(), *state_, words_, inks_) << '\n'; }

    void begin(std::size_t at) {
        at_ = at;
        solved_ = false;
        ++tried_;
        start_again();
        out_ << '\n';
        say("cli.puzzle.title", {game::Arg::term("game", std::string(puzzle().game->id()) + ".name"),
                                 {"number", static_cast<int>(at_ + 1)},
                                 {"all", static_cast<int>(round_.puzzles.size())},
                                 {"grade", puzzle().grade}});
        show();
        tell_task();
    }

    void tell_task() {
        if (puzzle().goal == Goal::win)
            say("cli.puzzle.find-win", {{"seat", puzzle().seat}});
        else if (all_at_once())
            say("cli.puzzle.find-outlines", {{"points", puzzle().worth}});
        else
            say("cli.puzzle.find-points", {{"seat", puzzle().seat}, {"points", puzzle().worth}});
    }
    bool all_at_once() const { return puzzle().game->all_at_once(); }

    void start_again() { state_ = std::move(*bots::puzzles::open(puzzle())); }

    void follow(const std::string& line) {
        switch (read_puzzle_order(line)) {
            case PuzzleOrder::quit: left_ = true; return;
            case PuzzleOrder::help: return help();
            case PuzzleOrder::board: return show();
            case PuzzleOrder::hint: return hint();
            case PuzzleOrder::solution:
                return say("cli.puzzle.solution", {{"moves", core::join(puzzle().solution, "; ")}});
            case PuzzleOrder::again: start_again(); return show();
            case PuzzleOrder::next: return next();
            case PuzzleOrder::move: break;
        }
        if (solved_) return core::trim(line).empty() ? next() : say("cli.puzzle.solved-already");
        if (!core::trim(line).empty()) attempt(line);
    }

    void help() {
        if (all_at_once()) {
            help_line("a1 a2 a3 b1 b2", "cli.puzzle.help.ring");
            help_line("erase a1 a2 a3 b1 b2", "cli.puzzle.help.erase");
            help_line("done", "cli.puzzle.help.done");
        } else {
            const auto start = std::move(*bots::puzzles::open(puzzle()));
            const auto any = start->legal_moves(puzzle().seat).front();
            help_line(start->write_move(puzzle().seat, any, game::Viewer::of(puzzle().seat)),
                      "cli.puzzle.help.move");
        }
        for (const std::string_view word : {"hint", "solution", "board", "again", "next", "quit"})
            help_line(word, "cli.puzzle.help." + std::string(word));
    }
    void help_line(std::string_view typed, std::string_view code) {
        constexpr std::size_t kColumns = 22;
        out_ << typed << std::string(std::max<std::size_t>(kColumns, typed.size() + 1) - typed.size(), ' ')
             << words_.label(code) << '\n';
    }

    void next() {
        if (round_.only_first || at_ + 1 == round_.puzzles.size()) {
            say("cli.puzzle.last");
            left_ = true;
            return;
        }
        begin(at_ + 1);
    }

    void hint() {
        for (const std::string& theme : puzzle().themes) say("cli.puzzle.theme." + theme);
        if (puzzle().goal == Goal::win)
            say("cli.puzzle.hint-length", {{"moves", puzzle().worth}});
        else
            say("cli.puzzle.hint-first", {{"move", puzzle().solution.front()}});
    }

    /// The move as typed; squares alone ring an outline.
    core::Result<game::AnyMove, game::Reason> read_typed(const std::string& line) const {
        const auto typed = core::words(line);
        const bool squares = all_at_once() && !typed.empty() && core::is_digit(typed.front().back());
        return state_->read_move((squares ? "ring " : "") + std::string(core::trim(line)));
    }

    void attempt(const std::string& line) {
        const auto move = read_typed(line);
        if (!move) return tell(move.error());
        if (const auto reason = state_->why_illegal(puzzle().seat, *move)) return tell(*reason);
        const Answer answer = kind().judge(puzzle(), *state_, *move);
        if (answer.verdict == Answer::Verdict::wrong) return wrong(*move, answer);
        state_->apply(puzzle().seat, *move, nullptr);
        // Of a win the first move is asked for here; the rest of it is told.
        if (answer.verdict == Answer::Verdict::right || puzzle().goal == Goal::win) return right();
        if (!all_at_once()) show();
        say("cli.puzzle.so-far", {{"points", answer.points}, {"wanted", puzzle().worth}});
    }

    void right() {
        solved_ = true;
        ++solved_count_;
        show();
        if (puzzle().goal == Goal::points)
            say("cli.puzzle.right-points", {{"points", puzzle().worth}});
        else if (puzzle().solution.size() > 1)
            say("cli.puzzle.right", {{"moves", core::join(puzzle().solution, "; ")}});
        else
            say("cli.puzzle.right-at-once");
        if (round_.only_first)
            left_ = true;
        else
            say("cli.puzzle.enter");
    }

    void wrong(game::AnyMove move, const Answer& answer) {
        const auto line = kind().refute(puzzle(), *state_, move).line;
        if (puzzle().goal == Goal::points)
            say("cli.puzzle.wrong-points", {{"points", answer.points}, {"wanted", puzzle().worth}});
        else if (line.size() > 1)
            say("cli.puzzle.wrong-answered", {{"move", line[0]}, {"reply", line[1]}});
        else
            say("cli.puzzle.wrong", {{"move", line[0]}});
        start_again();
    }

    const PuzzleRound& round_;
    const Words& words_;
    Inks inks_;
    std::istream& in_;
    std::ostream& out_;
    std::size_t at_ = 0;
    std::unique_ptr<game::AnyState> state_;
    bool solved_ = false, left_ = false;
    int solved_count_ = 0, tried_ = 0;
};

}  // namespace

void play_puzzles(const PuzzleRound& round, const Words& words, const Inks& inks, std::istream& in,
                  std::ostream& out) {
    Session(round, words, inks, in, out).run();
}

}  // namespace cli
