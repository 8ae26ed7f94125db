// The puzzles that are built in: listed, laid on the table, and answered.

#include <array>

#include "bots/puzzles/hidden.h"
#include "bots/puzzles/kind.h"
#include "games/catalog.h"
#include "wire/answer.h"
#include "wire/operations/operation.h"
#include "wire/refusals.h"
#include "wire/show.h"

namespace wire::operations {

using bots::puzzles::Answer;
using bots::puzzles::Goal;
using bots::puzzles::Kind;
using bots::puzzles::Puzzle;
using game::Reason;
using game::Viewer;

namespace {

constexpr std::int64_t kFarthestDay = 10'000'000;  // from 1970, either way

const Kind& kind_of(const Puzzle& puzzle) { return *bots::puzzles::find_kind(*puzzle.game); }

/// Of those built in, counted from 1.
int number_of(const Puzzle& puzzle) {
    return static_cast<int>(&puzzle - bots::puzzles::built_in().data()) + 1;
}

JsonObject show_puzzle(const Puzzle& puzzle) {
    JsonObject shown;
    shown.put("number", number_of(puzzle));
    shown.put("game", puzzle.game->id());
    shown.put("variant", *puzzle.position.get("variant")->text());
    shown.put("grade", puzzle.grade);
    shown.put("goal", puzzle.goal == Goal::win ? "win" : "points");
    shown.put("worth", puzzle.worth);
    shown.put("themes", puzzle.themes);
    return shown;
}

/// A line of legal moves from a state, as the puzzle's seat sees it.
JsonList show_line(const Puzzle& puzzle, const game::AnyState& from, const std::vector<std::string>& line,
                   const Speech& speech) {
    game::Course course(from.clone());
    for (const std::string& text : line) {
        const game::Seat seat = mover_in(puzzle, course.now());
        course.add({seat, *course.now().read_move(text), {}}, nullptr);
    }
    return show_steps(course, 0, Viewer::of(puzzle.seat), 0, speech);
}

std::string_view name_of(Answer::Verdict verdict) {
    static constexpr std::array<std::string_view, 3> kVerdicts{"open", "right", "wrong"};
    return kVerdicts[static_cast<std::size_t>(verdict)];
}

Refusal puzzles(Context&, Request& request, JsonObject& reply) {
    const auto id = request.text("game");
    const auto day = request.number("day", -kFarthestDay, kFarthestDay);
    if (request.fault()) return request.fault();
    const game::AnyGame* game = id ? games::find(*id) : nullptr;
    if (id && !game) return unknown_game(*id);
    if (game && !bots::puzzles::find_kind(*game))
        return Reason("puzzles.none-of-game", "", {{"game", std::string(*id)}});
    JsonList list;
    std::vector<int> numbers;
    for (const Puzzle& puzzle : bots::puzzles::built_in()) {
        if (game && puzzle.game != game) continue;
        list.add(show_puzzle(puzzle));
        numbers.push_back(number_of(puzzle));
    }
    if (day) reply.put("today", numbers[bots::puzzles::daily(*day, numbers.size())]);
    reply.put("puzzles", list);
    return std::nullopt;
}

Refusal puzzle(Context& context, Request& request, JsonObject& reply) {
    const auto& all = bots::puzzles::built_in();
    request.need("number");
    const auto number = request.number("number", 1, static_cast<std::int64_t>(bots::puzzles::kMostPuzzles));
    if (request.fault()) return request.fault();
    if (static_cast<std::size_t>(*number) > all.size())
        return Reason("puzzles.no-such-puzzle", "", {{"count", static_cast<std::int64_t>(all.size())}});
    const Puzzle& asked = all[static_cast<std::size_t>(*number - 1)];
    // Chance waits: nothing comes on the table that is not in the puzzle.
    const game::Tree position = bots::puzzles::fill_hidden(asked.position);
    if (auto refusal = lay(context, game::Match::load(*asked.game, position, {.automatic = false})))
        return refusal;
    context.puzzle = &asked;
    reply.put("puzzle", show_puzzle(asked));
    reply.put("seat", show(asked.seat));
    reply.put("state", show_state(*context.match, Viewer::of(asked.seat), context.speech));
    return std::nullopt;
}

Refusal answer(Context& context, Request& request, JsonObject& reply) {
    const std::string_view text = request.needed_text("move");
    const int form = notation(*context.match, request);
    if (request.fault()) return request.fault();
    if (!context.puzzle) return Reason("puzzles.none-laid", "");
    const game::AnyState& before = context.match->state();
    const auto move = before.read_move(text, form);
    if (!move) return move.error();
    if (auto reason = before.why_illegal(context.puzzle->seat, *move)) return reason;

    const Answer told = kind_of(*context.puzzle).judge(*context.puzzle, before, *move);
    reply.put("verdict", name_of(told.verdict));
    reply.put("points", told.points);
    if (told.verdict == Answer::Verdict::wrong) {
        const auto refutation = kind_of(*context.puzzle).refute(*context.puzzle, before, *move);
        reply.put("why", context.speech.say(refutation.why));
        reply.put("steps", show_line(*context.puzzle, before, refutation.line, context.speech));
        reply.put("events", show_events(refutation.told, Viewer::of(context.puzzle->seat), context.speech));
    } else {
        if (auto refusal = context.match->play(context.puzzle->seat, *move)) return refusal;
        if (told.verdict == Answer::Verdict::open && !context.match->over())
            if (const auto countered =
                    kind_of(*context.puzzle).reply(*context.puzzle, context.match->state()))
                if (auto refusal = context.match->play(*context.match->state().actors().begin(), *countered))
                    return refusal;
    }
    reply.put("state", show_state(*context.match, Viewer::of(context.puzzle->seat), context.speech));
    return std::nullopt;
}

Refusal solution(Context& context, Request&, JsonObject& reply) {
    if (!context.puzzle) return Reason("puzzles.none-laid", "");
    const auto start = std::move(*bots::puzzles::open(*context.puzzle));
    reply.put("start", show_ground(*start, start->position(Viewer::of(context.puzzle->seat))));
    reply.put("steps", show_line(*context.puzzle, *start, context.puzzle->solution, context.speech));
    return std::nullopt;
}

}  // namespace

std::span<const Operation> puzzle_operations() {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"puzzles", puzzles, false, {"game", "day"}},
        {"puzzle", puzzle, false, {"number"}},
        {"answer", answer, true, {"move", "notation"}},
        {"solution", solution, true, {}},
    });
    return kOperations;
}

}  // namespace wire::operations
