// The text of puzzles: a first line, then a block of `key value` lines for each.

#include <algorithm>
#include <optional>

#include "bots/puzzles/kind.h"
#include "core/text.h"
#include "games/catalog.h"

namespace bots::puzzles {

using core::fail;
using game::Reason;

namespace {

constexpr std::string_view kFirstLine = "pentario-puzzles 1";
constexpr std::array<std::string_view, 7> kKeys{"game",   "seat",     "grade",   "goal",
                                                "themes", "position", "solution"};
constexpr std::array<std::string_view, 2> kGoals{"win", "points"};
constexpr int kMostWorth = 999;
constexpr std::size_t kMostMoves = 200;

/// One block, its lines by their keys.
struct Block {
    std::array<std::string_view, kKeys.size()> values;
    std::array<int, kKeys.size()> lines{};  // from 1; 0: the key is not there
};

Reason at_line(std::string_view code, int line) { return {code, "", {{"line", line}}}; }

Reason at_line(std::string_view code, int line, const Reason& why) {
    Reason reason = at_line(code, line);
    reason.because = {why};
    return reason;
}

class Reader {
public:
    explicit Reader(Trust trust) : trust_(trust) {}

    core::Result<std::vector<Puzzle>, Reason> read(std::string_view text) {
        const auto lines = core::lines(text);
        if (lines.empty() || lines.front() != kFirstLine) return fail(Reason("puzzles.no-puzzles", ""));
        for (std::size_t i = 1; i < lines.size(); ++i) {
            if (lines[i].empty() || lines[i].starts_with('#')) continue;
            if (auto reason = take(lines[i], static_cast<int>(i + 1))) return fail(*reason);
        }
        if (auto reason = close()) return fail(*reason);
        return std::move(puzzles_);
    }

private:
    std::optional<Reason> take(std::string_view line, int number) {
        const std::size_t blank = line.find(' ');
        const std::string_view key = line.substr(0, blank);
        const auto found = std::find(kKeys.begin(), kKeys.end(), key);
        if (found == kKeys.end() || blank == std::string_view::npos)
            return at_line("puzzles.unknown-line", number);
        const auto at = static_cast<std::size_t>(found - kKeys.begin());
        if (at == 0)
            if (auto reason = close()) return reason;
        if (at != 0 && block_.lines[0] == 0) return at_line("puzzles.no-game-first", number);
        if (block_.lines[at] != 0) return at_line("puzzles.line-twice", number);
        block_.values[at] = line.substr(blank + 1);
        block_.lines[at] = number;
        return std::nullopt;
    }

    /// Makes a puzzle of the block that ends here.
    std::optional<Reason> close() {
        if (block_.lines[0] == 0) return std::nullopt;
        if (puzzles_.size() == kMostPuzzles)
            return Reason("puzzles.too-many", "", {{"most", static_cast<int>(kMostPuzzles)}});
        Puzzle puzzle;
        if (auto reason = read_block(puzzle)) return reason;
        puzzles_.push_back(std::move(puzzle));
        block_ = {};
        return std::nullopt;
    }

    enum Key : std::uint8_t { kGame, kSeat, kGrade, kGoal, kThemesKey, kPosition, kSolution };

    std::optional<Reason> read_block(Puzzle& puzzle) const {
        for (std::size_t key = 0; key < kKeys.size(); ++key)
            if (block_.lines[key] == 0 && key != kThemesKey)
                return Reason("puzzles.line-missing", "",
                              {{"line", block_.lines[0]}, {"key", std::string(kKeys[key])}});
        puzzle.game = games::find(block_.values[kGame]);
        if (!puzzle.game || !find_kind(*puzzle.game)) return bad(kGame);
        const auto seat = core::read_number(block_.values[kSeat], 0, game::kMaxSeats - 1);
        if (!seat) return bad(kSeat);
        puzzle.seat = game::Seat::player(static_cast<int>(*seat));
        const auto grade = core::read_number(block_.values[kGrade], 1, kGrades);
        if (!grade) return bad(kGrade);
        puzzle.grade = static_cast<int>(*grade);
        if (!read_goal(puzzle)) return bad(kGoal);
        if (!read_themes(puzzle)) return bad(kThemesKey);
        return read_play(puzzle);
    }

    Reason bad(Key key) const {
        return {"puzzles.bad-value",
                "",
                {{"line", block_.lines[key]}, {"value", core::quotable(block_.values[key])}}};
    }

    bool read_goal(Puzzle& puzzle) const {
        puzzle.goal = find_kind(*puzzle.game)->goal();
        const auto words = core::split(block_.values[kGoal], ' ');
        if (words.size() != 2 || words[0] != kGoals[static_cast<std::size_t>(puzzle.goal)]) return false;
        const auto worth = core::read_number(words[1], 1, kMostWorth);
        puzzle.worth = static_cast<int>(worth.value_or(0));
        return worth.has_value();
    }

    bool read_themes(Puzzle& puzzle) const {
        if (block_.lines[kThemesKey] == 0) return true;
        for (const std::string_view word : core::split(block_.values[kThemesKey], ' ')) {
            const bool known = std::find(kThemes.begin(), kThemes.end(), word) != kThemes.end();
            if (!known || std::find(puzzle.themes.begin(), puzzle.themes.end(), word) != puzzle.themes.end())
                return false;
            puzzle.themes.emplace_back(word);
        }
        return true;
    }

    /// The position must be one the seat can act in, and the solution legal from there.
    std::optional<Reason> read_play(Puzzle& puzzle) const {
        const auto tree = game::read_tree(block_.values[kPosition]);
        if (!tree) return at_line("puzzles.bad-position", block_.lines[kPosition], tree.error());
        puzzle.position = *tree;
        for (const std::string_view text : core::split(block_.values[kSolution], ';'))
            puzzle.solution.emplace_back(core::trim(text));
        if (puzzle.solution.size() > kMostMoves) return bad(kSolution);
        if (trust_ == Trust::proved) return std::nullopt;
        const auto state = open(puzzle);
        if (!state) return at_line("puzzles.bad-position", block_.lines[kPosition], state.error());
        const auto played = follow(puzzle, **state);
        if (!played) return at_line("puzzles.bad-solution", block_.lines[kSolution], played.error());
        return std::nullopt;
    }

    Trust trust_;
    std::vector<Puzzle> puzzles_;
    Block block_;
};

}  // namespace

core::Result<std::vector<Puzzle>, Reason> read_puzzles(std::string_view text, Trust trust) {
    return Reader(trust).read(text);
}

std::string to_text(std::span<const Puzzle> puzzles, std::string_view remark) {
    std::string out = std::string(kFirstLine) + "\n";
    for (const std::string_view line : core::lines(remark)) out += "# " + std::string(line) + "\n";
    for (const Puzzle& puzzle : puzzles) {
        out += "\ngame " + std::string(puzzle.game->id());
        out += "\nseat " + std::to_string(puzzle.seat.index());
        out += "\ngrade " + std::to_string(puzzle.grade);
        out += "\ngoal " + std::string(kGoals[static_cast<std::size_t>(puzzle.goal)]) + " " +
               std::to_string(puzzle.worth);
        if (!puzzle.themes.empty()) out += "\nthemes " + core::join(puzzle.themes, " ");
        out += "\nposition " + game::to_text(puzzle.position);
        out += "\nsolution " + core::join(puzzle.solution, "; ") + "\n";
    }
    return out;
}

}  // namespace bots::puzzles
