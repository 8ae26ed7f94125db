#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/any_game.h"
#include "game/course.h"
#include "game/record.h"
#include "game/series.h"

namespace game {

/// Who makes the moves of chance: the match itself from a seed, or somebody else.
struct Dealer {
    bool automatic = true;
    std::uint64_t seed = 0;
};

/// A table in use: a game in progress, its moves so far, and the series it belongs to. Every
/// refusal leaves it as it was.
class Match {
public:
    static core::Result<Match, Reason> start(const AnyGame& game, Setup setup, Dealer dealer);
    /// Starts from a position alone; variant and players are those of the position.
    static core::Result<Match, Reason> load(const AnyGame& game, const Tree& position, Dealer dealer);
    /// Plays a record from its start. With an automatic dealer chance goes on where it ends.
    static core::Result<Match, Reason> replay(const AnyGame& game, const Record& record, Dealer dealer);

    // --- what is
    const AnyGame& game() const { return *game_; }
    const Setup& setup() const { return setup_; }
    const VariantInfo& variant() const { return *variant_; }
    const AnyState& state() const { return course_->now(); }
    /// The series with the game on the table counted, once that is over.
    Series standing() const;
    const std::optional<Ending>& ending() const { return ending_; }
    bool over() const { return ending_ || state().outcome(); }
    /// Whether something on the table is hidden from somebody who plays.
    bool has_secrets() const;
    /// What the last call that changed something brought about.
    const Events& events() const { return events_; }
    std::size_t moves_played() const { return course_->moves().size(); }
    /// How many games were begun at this table, and how each went. The last one is on the table.
    std::size_t games() const { return finished_.size() + 1; }
    const Course& course(std::size_t game) const;
    const std::optional<Ending>& ending_of(std::size_t game) const;
    /// The series with the games up to this one counted, as far as they are over.
    Series standing_after(std::size_t game) const;
    /// The last move as text, for display; empty before the first.
    std::string last_move(Viewer viewer) const;
    /// The games so far as `viewer` may know them by now: with what was seen since, too.
    Record record(Viewer viewer) const;
    /// Of the game on the table what came after its first `from` moves.
    RecordedGame recorded(Viewer viewer, std::size_t from = 0) const;

    // --- what can be done
    std::optional<Reason> play(Seat seat, AnyMove move, std::optional<std::int64_t> milliseconds = {});
    std::optional<Reason> play(Seat seat, std::string_view text, int notation = 0,
                               std::optional<std::int64_t> milliseconds = {});
    /// Plays what seats did alone from here on (AnyState::merge), with times counted from `since`.
    std::optional<Reason> play_merged(std::span<const TimedMove> alone, std::int64_t since);
    /// A table ending: the seat loses for its side, or, where a draw was agreed, nobody does.
    std::optional<Reason> end(Ending ending);
    /// Takes back the table ending, or the last move together with what chance did after it.
    /// Refused if something hidden was shown since.
    std::optional<Reason> undo();
    /// Takes back the table ending, or everything since the last decision of one of these seats with
    /// that decision. Refused like `undo`, and once the end has shown what was hidden.
    std::optional<Reason> back(SeatSet seats);
    /// Why `back` would be refused now.
    std::optional<Reason> why_not_back(SeatSet seats) const;
    /// Begins the next game of the series.
    std::optional<Reason> next();
    /// Why `next` would be refused now.
    std::optional<Reason> why_not_next() const;

    /// Kept in the record, of no other effect.
    std::vector<std::string> names;
    std::vector<std::pair<std::string, std::string>> tags;

private:
    /// An earlier game of the series; nothing in it is secret any more.
    struct Finished {
        Course course;
        RecordedGame recorded;
        Series standing;
    };

    Match(const AnyGame& game, Setup setup, const VariantInfo& variant, Series series, Dealer dealer)
        : game_(&game), setup_(std::move(setup)), variant_(&variant), series_(series), dealer_(dealer) {}

    std::optional<Reason> begin_game(std::string_view begins);
    std::optional<Reason> replay_game(const RecordedGame& recorded);
    std::vector<bool> seen_since(Viewer viewer) const;
    void deal();
    core::Rng chance_here() const;
    void apply(const Played& played);
    Outcome counted_outcome() const;
    int beginner() const;
    std::optional<std::size_t> last_decision(SeatSet seats) const;
    std::optional<Reason> why_kept(std::size_t moves) const;
    std::optional<Reason> take_back_to(std::size_t moves);
    /// Why no record could hold another game.
    std::optional<Reason> why_full() const;

    const AnyGame* game_;
    Setup setup_;
    const VariantInfo* variant_;
    Series series_;
    Dealer dealer_;

    std::vector<Finished> finished_;
    std::optional<Course> course_;  // always there once a game has begun
    std::optional<int> beginner_;   // named by `begins` or by the lot; not in a game from a position
    std::optional<Ending> ending_;
    Events events_;
};

}  // namespace game
