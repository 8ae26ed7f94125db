#include "bots/play_table.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <vector>

#include "core/hash.h"

namespace bots {

using game::Match;
using game::Seat;

namespace {

using GoOn = std::function<bool()>;

/// None if `go_on` said no.
std::optional<Thought> think_out(Bot& bot, std::uint64_t nodes, const GoOn& go_on) {
    bot.limit(nodes);
    for (;;) {
        Thought thought = bot.best();
        if (thought.nodes >= nodes) return thought;
        if (!go_on()) return std::nullopt;
        if (bot.think(std::min(kSlice, nodes - thought.nodes))) return bot.best();
    }
}

// ---------------------------------------------------------------- in turns

class Turns {
public:
    Turns(Match& match, std::span<const Sitter> sitters, std::uint64_t seed, const GoOn& go_on)
        : match_(match), sitters_(sitters), seed_(seed), go_on_(go_on) {}

    /// One move; a value once the table stops playing.
    std::optional<TableEnd> step() {
        const Seat seat = *match_.state().actors().begin();
        if (!seat.is_player()) return TableEnd::idle;  // a dealer by hand
        const Sitter& sitter = sitters_[static_cast<std::size_t>(seat.index())];
        const std::uint64_t seed = core::Hash(seed_).add(match_.moves_played()).value();
        if (!sitter.bot->begin(*match_.state().view(game::Viewer::of(seat)), seat, seed))
            return TableEnd::idle;
        const auto thought = think_out(*sitter.bot, sitter.nodes, go_on_);
        if (!thought) return TableEnd::stopped;
        if (match_.play(seat, thought->move)) return TableEnd::illegal;
        return std::nullopt;
    }

private:
    Match& match_;
    std::span<const Sitter> sitters_;
    std::uint64_t seed_;
    const GoOn& go_on_;
};

// ---------------------------------------------------------------- all at once

/// A sitter keeps one seed for the whole game, so that what it once overlooked stays overlooked however
/// often it is asked.
class Together {
public:
    Together(Match& match, std::span<const Sitter> sitters, std::uint64_t seed, const GoOn& go_on)
        : match_(match), sitters_(sitters), seed_(seed), go_on_(go_on), minds_(sitters.size()) {}

    /// The next move in time; a value once the table stops playing.
    std::optional<TableEnd> step() {
        for (std::size_t index = 0; index < minds_.size(); ++index)
            if (!ask(index)) return TableEnd::stopped;
        const auto next = next_move();
        if (!next) return TableEnd::idle;
        const std::size_t before = match_.moves_played();
        if (match_.play(next->seat, next->move, next->milliseconds)) return TableEnd::illegal;
        note(*next, match_.moves_played() - before > 1);
        return std::nullopt;
    }

private:
    struct Mind {
        std::unique_ptr<game::AnyView> seen;
        std::optional<Thought> wish;  // none: it has nothing to do
        std::int64_t acted = 0;       // its last move, or that of chance
    };

    /// False if it was stopped.
    bool ask(std::size_t index) {
        Mind& mind = minds_[index];
        const Seat seat = Seat::player(static_cast<int>(index));
        auto now = match_.state().view(game::Viewer::of(seat));
        if (mind.seen && mind.seen->equals(*now)) return true;
        const Sitter& sitter = sitters_[index];
        mind.seen = std::move(now);
        mind.wish.reset();
        if (!match_.state().actors().has(seat)) return true;
        const std::uint64_t seed = core::Hash(seed_).add(index).value();
        if (!sitter.bot->begin(*mind.seen, seat, seed)) return true;
        mind.wish = think_out(*sitter.bot, sitter.nodes, go_on_);
        return mind.wish.has_value();
    }

    std::optional<game::TimedMove> next_move() const {
        std::optional<game::TimedMove> next;
        if (due_) next = game::TimedMove{Seat::clock(), due_->move, due_since_ + due_->after_ms};
        for (std::size_t index = 0; index < minds_.size(); ++index) {
            const Mind& mind = minds_[index];
            if (!mind.wish) continue;
            const std::int64_t time = std::max(now_, mind.acted + mind.wish->act_after_ms.value_or(0));
            if (!next || time < next->milliseconds)
                next = game::TimedMove{Seat::player(static_cast<int>(index)), mind.wish->move, time};
        }
        return next;
    }

    /// `by_chance`: chance has gone on after the move.
    void note(const game::TimedMove& made, bool by_chance) {
        now_ = made.milliseconds;
        if (made.seat.is_player()) minds_[static_cast<std::size_t>(made.seat.index())].acted = now_;
        const auto due = match_.state().due();
        if (by_chance || due != due_) due_since_ = now_;
        due_ = due;
        if (!by_chance) return;
        for (Mind& mind : minds_) mind.acted = now_;
    }

    Match& match_;
    std::span<const Sitter> sitters_;
    std::uint64_t seed_;
    const GoOn& go_on_;
    std::vector<Mind> minds_;
    std::int64_t now_ = 0, due_since_ = 0;  // milliseconds since the game began
    std::optional<game::Due<game::AnyMove>> due_ = match_.state().due();
};

template <class Way>
TableEnd play_by(Way way, const Match& match, std::size_t longest) {
    while (!match.over()) {
        if (match.moves_played() >= longest) return TableEnd::longest;
        if (const auto end = way.step()) return *end;
    }
    return TableEnd::over;
}

}  // namespace

TableEnd play_table(Match& match, std::span<const Sitter> sitters, const TableTerms& terms,
                    const GoOn& go_on) {
    assert(sitters.size() == static_cast<std::size_t>(match.setup().players));
    if (match.game().all_at_once())
        return play_by(Together(match, sitters, terms.seed, go_on), match, terms.longest);
    return play_by(Turns(match, sitters, terms.seed, go_on), match, terms.longest);
}

core::Result<PlayedTable, game::Reason> play_table(const game::AnyGame& game, const game::Setup& setup,
                                                   std::span<const Sitter> sitters, const TableTerms& terms,
                                                   const GoOn& go_on) {
    auto match = Match::start(game, setup, {.automatic = true, .seed = terms.seed});
    if (!match) return core::fail(match.error());
    PlayedTable played{std::move(*match)};
    played.end = play_table(played.match, sitters, terms, go_on);
    return played;
}

}  // namespace bots
