#include "bots/puzzles/kind.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "bots/players.h"
#include "core/text.h"

namespace bots::puzzles {

using core::fail;
using game::Reason;

std::span<const Kind* const> kinds() {
    static const std::array<const Kind*, 4> all{&pente_kind(), &riomino_kind(), &penta_rush_kind(),
                                                &rivero_penta_kind()};
    return all;
}

const Kind* find_kind(const game::AnyGame& game) {
    for (const Kind* kind : kinds())
        if (kind->game() == game.id()) return kind;
    return nullptr;
}

game::Seat mover_in(const Puzzle& puzzle, const game::AnyState& state) {
    // Of a win both sides' moves stand in a line; where all act at once the seat's own only.
    const bool own = puzzle.goal == Goal::points || state.actors().has(puzzle.seat);
    return own || state.actors().empty() ? puzzle.seat : *state.actors().begin();
}

std::optional<game::AnyMove> next_of_solution(const Puzzle& puzzle, const game::AnyState& state) {
    const auto walked = std::move(*open(puzzle));
    for (const std::string& text : puzzle.solution) {
        const game::AnyMove move = *walked->read_move(text);
        if (walked->hash() == state.hash()) return move;
        walked->apply(mover_in(puzzle, *walked), move, nullptr);
    }
    return std::nullopt;
}

core::Result<std::unique_ptr<game::AnyState>, Reason> follow(const Puzzle& puzzle,
                                                             const game::AnyState& start) {
    auto state = start.clone();
    for (const std::string& text : puzzle.solution) {
        const auto move = state->read_move(text);
        if (!move) return fail(move.error());
        const game::Seat seat = mover_in(puzzle, *state);
        if (const auto reason = state->why_illegal(seat, *move)) return fail(*reason);
        state->apply(seat, *move, nullptr);
    }
    return state;
}

namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kLongestAttempt = 50;

bool solves(const Puzzle& puzzle, const Kind& kind, Bot& bot, std::uint64_t nodes) {
    auto state = std::move(*open(puzzle));
    for (int i = 0; i < kLongestAttempt; ++i) {
        if (!bot.begin(*state->view(game::Viewer::of(puzzle.seat)), puzzle.seat, kSeed)) return false;
        bot.think(nodes);
        const game::AnyMove move = bot.best().move;
        if (state->why_illegal(puzzle.seat, move)) return false;
        const Answer answer = kind.judge(puzzle, *state, move);
        if (answer.verdict != Answer::Verdict::open) return answer.verdict == Answer::Verdict::right;
        if (puzzle.goal == Goal::win) return true;  // who has the first move has seen the rest
        state->apply(puzzle.seat, move, nullptr);
    }
    return false;
}

}  // namespace

int count_failed(const Puzzle& puzzle) {
    struct Try {
        std::string_view player;
        std::uint64_t nodes;
    };
    constexpr std::array<Try, 4> kTries{{{"greedy", 1}, {"plain", 200}, {"plain", 2'000}, {"plain", 20'000}}};
    int failed = 0;
    for (const Try& attempt : kTries) {
        const auto bot = find_player(attempt.player)->make(*puzzle.game, {.nodes = attempt.nodes});
        failed += !solves(puzzle, *find_kind(*puzzle.game), *bot, attempt.nodes);
    }
    return failed;
}

std::vector<Puzzle> make_puzzles(const Kind& kind, int count, std::uint64_t seed, const MadeSoFar& go_on) {
    const auto maker = kind.maker(seed, count);
    std::vector<Puzzle> made;
    std::set<std::string> positions;
    while (made.size() < static_cast<std::size_t>(count)) {
        auto puzzle = maker->next([&] { return go_on(made.size()); });
        if (!puzzle) break;
        if (!positions.insert(game::to_text(puzzle->position)).second) continue;
        puzzle->grade = maker->grade(*puzzle, count_failed(*puzzle));
        made.push_back(std::move(*puzzle));
    }
    const auto order = [](const Puzzle& p) {
        return std::tuple(p.grade, p.worth, game::to_text(p.position));
    };
    std::sort(made.begin(), made.end(),
              [&](const Puzzle& a, const Puzzle& b) { return order(a) < order(b); });
    return made;
}

}  // namespace bots::puzzles
