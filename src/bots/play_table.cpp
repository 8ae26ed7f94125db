#include "bots/play_table.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "core/hash.h"
#include "game/erased.h"
#include "games/penta_rush/rules.h"

namespace bots {

using game::Match;
using game::Seat;
using games::penta_rush::PentaRush;

namespace {

using GoOn = std::function<bool()>;

/// Nothing when `go_on` said no.
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

    /// One move; something when the table plays on no further.
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

/// Rounds of Penta Rush. A sitter keeps one seed for the whole game, so that what it once overlooked
/// stays overlooked however often it is asked.
class Together {
public:
    Together(Match& match, std::span<const Sitter> sitters, std::uint64_t seed, const GoOn& go_on)
        : match_(match), sitters_(sitters), seed_(seed), go_on_(go_on), minds_(sitters.size()) {}

    /// The next move in time; something when the table plays on no further.
    std::optional<TableEnd> step() {
        for (std::size_t index = 0; index < minds_.size(); ++index)
            if (!ask(index)) return TableEnd::stopped;
        const auto due = next_due();
        if (!due) return TableEnd::idle;
        const std::size_t before = match_.moves_played();
        if (match_.play(due->seat, due->move, due->time)) return TableEnd::illegal;
        note(*due, match_.moves_played() - before > 1);
        return std::nullopt;
    }

private:
    using View = games::penta_rush::View;
    using Move = games::penta_rush::Move;

    struct Mind {
        std::optional<View> seen;
        std::optional<Thought> wish;  // nothing: it has nothing to do
        std::int64_t acted = 0;       // its last move, or the throw
    };
    struct Due {
        Seat seat;
        game::AnyMove move;
        std::int64_t time;
    };

    View view(game::Viewer viewer) const { return *match_.state().view(viewer)->as<PentaRush>(); }

    /// False when it was stopped.
    bool ask(std::size_t index) {
        Mind& mind = minds_[index];
        const Seat seat = Seat::player(static_cast<int>(index));
        View now = view(game::Viewer::of(seat));
        if (mind.seen == now) return true;
        const Sitter& sitter = sitters_[index];
        mind.seen = std::move(now);
        mind.wish.reset();
        if (!match_.state().actors().has(seat)) return true;
        const std::uint64_t seed = core::Hash(seed_).add(index).value();
        if (!sitter.bot->begin(*match_.state().view(game::Viewer::of(seat)), seat, seed)) return true;
        mind.wish = think_out(*sitter.bot, sitter.nodes, go_on_);
        return mind.wish.has_value();
    }

    /// PR-19, PR-20: when the sand, or the cap of a round that nobody flips, ends the search.
    std::optional<Due> clock_due() const {
        if (!match_.state().actors().has(Seat::clock())) return std::nullopt;
        const games::penta_rush::Table table = view(game::Viewer::spectator()).table;
        const bool flipped = table.flipped_by >= 0;
        const int seconds = flipped ? table.sand_seconds : table.cap_seconds;
        return Due{Seat::clock(), game::erase<PentaRush>(flipped ? Move::time() : Move::cap()),
                   (flipped ? flipped_ : thrown_) + seconds * std::int64_t{1000}};
    }

    std::optional<Due> next_due() const {
        std::optional<Due> next = clock_due();
        for (std::size_t index = 0; index < minds_.size(); ++index) {
            const Mind& mind = minds_[index];
            if (!mind.wish) continue;
            const std::int64_t time = std::max(now_, mind.acted + mind.wish->act_after_ms.value_or(0));
            if (!next || time < next->time)
                next = Due{Seat::player(static_cast<int>(index)), mind.wish->move, time};
        }
        return next;
    }

    void note(const Due& due, bool thrown) {
        now_ = due.time;
        if (due.seat.is_player()) minds_[static_cast<std::size_t>(due.seat.index())].acted = now_;
        if (due.move == game::erase<PentaRush>(Move::flip())) flipped_ = now_;
        if (!thrown) return;
        thrown_ = now_;
        for (Mind& mind : minds_) mind.acted = now_;
    }

    Match& match_;
    std::span<const Sitter> sitters_;
    std::uint64_t seed_;
    const GoOn& go_on_;
    std::vector<Mind> minds_;
    std::int64_t now_ = 0, thrown_ = 0, flipped_ = 0;  // milliseconds since the game began
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
    if (match.game().id() == PentaRush::kId)
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
