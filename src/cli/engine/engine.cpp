#include "cli/engine/engine.h"

#include <algorithm>

#include "cli/engine/stones.h"
#include "core/hash.h"
#include "core/text.h"
#include "games/catalog.h"
#include "games/pente/notation.h"
#include "games/pente/variants.h"

namespace cli {

using core::fail;
using game::Match;
using game::Reason;
using game::Tree;

namespace {

constexpr game::Dealer kNoDealer{.automatic = false};

/// What is kept back of the time asked for: reading, writing and the last slice cost some.
std::int64_t margin(std::int64_t milliseconds) { return std::clamp<std::int64_t>(milliseconds / 20, 2, 20); }

Reason no_game() { return Reason("cli.engine.no-game", ""); }

const games::pente::Rules& rules_named(std::string_view variant) {
    const auto infos = games::pente::variant_infos();
    const auto found = std::find_if(infos.begin(), infos.end(),
                                    [&](const game::VariantInfo& info) { return info.name == variant; });
    return games::pente::kRules[static_cast<std::size_t>(found - infos.begin())];
}

Tree points(const std::vector<Engine::Point>& stones) {
    Tree::List list;
    for (const Engine::Point p : stones) list.emplace_back(games::pente::write_point(p));
    return list;
}

}  // namespace

Engine::Engine(const PlayerText& player, std::string variant)
    : game_(*games::find("pente")),
      budget_(player.budget),
      bot_(bots::find_player(player.name)->make(game_, budget_)),
      variant_(std::move(variant)) {}

game::Setup Engine::setup(int size) const {
    return {variant_, 2, {{"size", std::to_string(size)}}, std::nullopt};
}

std::optional<Reason> Engine::begin(int size) {
    auto match = Match::start(game_, setup(size), kNoDealer);
    if (!match) return match.error();
    match_ = std::move(*match);
    size_ = size;
    return std::nullopt;
}

std::optional<Reason> Engine::choose_variant(std::string_view variant) {
    if (!is_played_by_stones(game_, variant))
        return Reason("cli.engine.variant", "", {{"variant", core::quotable(variant)}});
    variant_ = variant;
    return is_empty() ? begin(size_) : std::nullopt;
}

/// Who has laid fewer stones is to move; who has laid as many is the first player.
std::optional<Reason> Engine::set_up(const Standing& standing) {
    if (!begun()) return no_game();
    const int unit = rules_named(variant_).count_stones ? 1 : 2;
    const auto laid = [&](const std::vector<Point>& stones, int captured_by_the_other) {
        return static_cast<int>(stones.size()) + unit * captured_by_the_other;
    };
    const bool first =
        laid(standing.own, standing.captured_by_others) >= laid(standing.others, standing.captured);
    Tree position;
    position.put("game", "pente");
    position.put("variant", variant_);
    position.put("size", size_);
    Tree own = points(standing.own), others = points(standing.others);
    Tree captured = standing.captured, by_others = standing.captured_by_others;
    position.put("stones", first ? Tree::List{own, others} : Tree::List{others, own});
    position.put("captures", first ? Tree::List{captured, by_others} : Tree::List{by_others, captured});
    position.put("to_move", first ? 0 : 1);
    auto match = Match::load(game_, position, kNoDealer);
    if (!match) return match.error();
    if (match->over()) return Reason("game-over", "");
    match_ = std::move(*match);
    return std::nullopt;
}

std::optional<Reason> Engine::lay(Point p) {
    if (!begun()) return no_game();
    if (over()) return Reason("game-over", "");
    return match_->play(*match_->state().actors().begin(), stone_at(p));
}

core::Result<Engine::Point, Reason> Engine::answer(std::int64_t milliseconds, Clock::time_point came) {
    if (!begun()) return fail(no_game());
    if (over()) return fail(Reason("game-over", ""));
    bots::Budget budget = budget_;
    const std::int64_t asked = std::max<std::int64_t>(milliseconds - margin(milliseconds), 1);
    budget.milliseconds = budget.milliseconds > 0 ? std::min(budget.milliseconds, asked) : asked;
    const game::Seat seat = *match_->state().actors().begin();
    const std::uint64_t seed = core::Hash(match_->state().hash()).value();
    if (!bot_->begin(*match_->state().view(game::Viewer::of(seat)), seat, seed))
        return fail(
            Reason("cli.player.other-game", "", {{"player", variant_}, {"game", std::string("pente")}}));
    const bots::Thought thought = think_out(*bot_, budget, came, [] { return true; });
    if (const auto reason = match_->play(seat, thought.move)) return fail(*reason);
    return point_of(thought.move);
}

std::optional<Reason> Engine::take_back(Point p) {
    if (!begun()) return no_game();
    if (match_->moves_played() == 0 ||
        match_->last_move(game::Viewer::keeper()) != games::pente::write_point(p))
        return Reason("cli.engine.not-last", "", {{"point", games::pente::write_point(p)}});
    return match_->undo();
}

}  // namespace cli
