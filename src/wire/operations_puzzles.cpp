// The puzzles that are built in: listed, laid on the table, and answered.

#include <array>

#include "bots/puzzles/hidden.h"
#include "bots/puzzles/kind.h"
#include "games/catalog.h"
#include "wire/operations.h"
#include "wire/refusals.h"
#include "wire/show.h"

namespace wire {

using bots::puzzles::Answer;
using bots::puzzles::Goal;
using bots::puzzles::Kind;
using bots::puzzles::Puzzle;
using game::AnyMove;
using game::Reason;
using game::Viewer;

namespace {

constexpr std::int64_t kFarthestDay = 10'000'000;  // from 1970, either way

const Kind& kind_of(const Puzzle& puzzle) { return *bots::puzzles::find_kind(*puzzle.game); }

/// Of those built in, counted from 1.
int number_of(const Puzzle& puzzle) {
    return static_cast<int>(&puzzle - bots::puzzles::built_in().data()) + 1;
}

Json show_puzzle(const Puzzle& puzzle) {
    Json shown;
    shown["number"] = number_of(puzzle);
    shown["game"] = puzzle.game->id();
    shown["variant"] = *puzzle.position.get("variant")->text();
    shown["grade"] = puzzle.grade;
    shown["goal"] = puzzle.goal == Goal::win ? "win" : "points";
    shown["worth"] = puzzle.worth;
    shown["themes"] = puzzle.themes;
    return shown;
}

/// A line of legal moves from a state, as the puzzle's seat sees it.
Json show_line(const Puzzle& puzzle, const game::AnyState& from, const std::vector<std::string>& line,
               const Speech& speech) {
    const Viewer viewer = Viewer::of(puzzle.seat);
    Json steps = Json::array();
    auto state = from.clone();
    for (const std::string& text : line) {
        const game::Seat seat = mover_in(puzzle, *state);
        const AnyMove move = *state->read_move(text);
        game::Step step{seat, text, state->write_move(seat, move, viewer), {}, nullptr, {}, {}};
        state->apply(seat, move, &step.events);
        step.after = state->clone();
        step.position = state->position(viewer);
        steps.push_back(show_step(step, viewer, speech));
    }
    return steps;
}

std::string_view name_of(Answer::Verdict verdict) {
    static constexpr std::array<std::string_view, 3> kVerdicts{"open", "right", "wrong"};
    return kVerdicts[static_cast<std::size_t>(verdict)];
}

}  // namespace

Operations::Refusal Operations::puzzles(Request& request, Json& reply) {
    const auto id = request.text("game");
    const auto day = request.number("day", -kFarthestDay, kFarthestDay);
    if (request.fault()) return request.fault();
    const game::AnyGame* game = id ? games::find(*id) : nullptr;
    if (id && !game) return unknown_game(*id);
    if (game && !bots::puzzles::find_kind(*game))
        return Reason("puzzles.none-of-game", "", {{"game", std::string(*id)}});
    Json list = Json::array();
    for (const Puzzle& puzzle : bots::puzzles::built_in())
        if (!game || puzzle.game == game) list.push_back(show_puzzle(puzzle));
    if (day) reply["today"] = list[bots::puzzles::daily(*day, list.size())]["number"];
    reply["puzzles"] = std::move(list);
    return std::nullopt;
}

Operations::Refusal Operations::puzzle(Request& request, Json& reply) {
    const auto& all = bots::puzzles::built_in();
    request.need("number");
    const auto number = request.number("number", 1, static_cast<std::int64_t>(bots::puzzles::kMostPuzzles));
    if (request.fault()) return request.fault();
    if (static_cast<std::size_t>(*number) > all.size())
        return Reason("puzzles.no-such-puzzle", "", {{"count", static_cast<std::int64_t>(all.size())}});
    const Puzzle& asked = all[static_cast<std::size_t>(*number - 1)];
    // Chance waits: nothing comes on the table that is not in the puzzle.
    const game::Tree position = bots::puzzles::fill_hidden(asked.position);
    Json unseen;
    if (auto refusal = lay(game::Match::load(*asked.game, position, {.automatic = false}), unseen))
        return refusal;
    puzzle_ = &asked;
    reply["puzzle"] = show_puzzle(asked);
    reply["seat"] = show(asked.seat);
    reply["state"] = show_state(*match_, Viewer::of(asked.seat), speech_);
    return std::nullopt;
}

Operations::Refusal Operations::answer(Request& request, Json& reply) {
    const std::string_view text = request.needed_text("move");
    const int form = notation(request);
    if (request.fault()) return request.fault();
    if (!puzzle_) return Reason("puzzles.none-laid", "");
    const game::AnyState& before = match_->state();
    const auto move = before.read_move(text, form);
    if (!move) return move.error();
    if (auto reason = before.why_illegal(puzzle_->seat, *move)) return reason;

    const Answer told = kind_of(*puzzle_).judge(*puzzle_, before, *move);
    reply["verdict"] = name_of(told.verdict);
    reply["points"] = told.points;
    if (told.verdict == Answer::Verdict::wrong) {
        const auto refutation = kind_of(*puzzle_).refute(*puzzle_, before, *move);
        reply["why"] = speech_.say(refutation.why);
        reply["steps"] = show_line(*puzzle_, before, refutation.line, speech_);
        reply["events"] = show_events(refutation.told, Viewer::of(puzzle_->seat), speech_);
    } else {
        if (auto refusal = match_->play(puzzle_->seat, *move)) return refusal;
        if (told.verdict == Answer::Verdict::open && !match_->over())
            if (const auto countered = kind_of(*puzzle_).reply(*puzzle_, match_->state()))
                if (auto refusal = match_->play(*match_->state().actors().begin(), *countered))
                    return refusal;
    }
    reply["state"] = show_state(*match_, Viewer::of(puzzle_->seat), speech_);
    return std::nullopt;
}

Operations::Refusal Operations::solution(Request&, Json& reply) {
    if (!puzzle_) return Reason("puzzles.none-laid", "");
    const auto start = std::move(*bots::puzzles::open(*puzzle_));
    reply["start"] = show_ground(*start, start->position(Viewer::of(puzzle_->seat)));
    reply["steps"] = show_line(*puzzle_, *start, puzzle_->solution, speech_);
    return std::nullopt;
}

}  // namespace wire
