#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bots/analysis/judge.h"
#include "core/result.h"
#include "game/any_game.h"

namespace bots::analysis {

/// How bad a choice was, by the winning chance it gave away.
enum class Mark : std::uint8_t { none, inaccuracy, mistake, blunder };
constexpr Permille kInaccuracy = 100, kMistake = 200, kBlunder = 300;
constexpr int kMarks = 4;
Mark mark_of(Permille given_away);

/// A worth with its line as text.
struct Told : Worth {
    std::vector<std::string> moves;  // as far as they can be played from where the decision was made
    friend bool operator==(const Told&, const Told&) = default;
};

/// One move of the record, and what was found out about it.
struct Entry {
    int game = 0;  // of the series, from 0
    game::Seat seat;
    game::AnyMove move;
    std::string text;
    bool forced = false;        // a player's only legal move: not judged
    std::optional<Told> known;  // as far as the seat could know; none if nobody decides
    std::optional<Told> open;   // with all cards open, in games with hidden ones
    /// Of the last of several moves of chance: what they changed for the seat that decides next.
    std::optional<Permille> luck;

    friend bool operator==(const Entry&, const Entry&) = default;
    bool is_judged() const { return known && !forced; }
    Mark mark() const { return is_judged() ? mark_of(known->given_away()) : Mark::none; }
};

/// A player's decisions together.
struct Tally {
    int judged = 0;
    std::array<int, kMarks> marks{};
    std::int64_t best = 0, played = 0;  // sums

    /// Mean chance given away; 0 without decisions.
    double mean_given_away() const;
    /// The share of the chances that was kept; none if there were no chances.
    std::optional<double> accuracy() const;
};

/// Nodes for each thought of a review, so that one of a long game takes seconds.
std::uint64_t review_nodes(const game::AnyGame& game);

/// Judges the moves of a record one by one. It works in slices of a few milliseconds, and
/// what it has found so far can be read at any moment. Same record, nodes and seed: same findings.
///
/// It plays from the true states, so it is for those who may see everything: a record that hides moves is
/// refused, and one of a game with hidden cards that is not over.
class Review {
public:
    struct Wish {
        std::uint64_t nodes = 0;  // for each thought; 0: the usual ones
        std::uint64_t seed = 0;
        game::SeatSet seats = game::SeatSet::everyone();  // whose decisions are judged
    };

    static core::Result<Review, game::Reason> start(const game::AnyGame& game, const game::Record& record,
                                                    Wish wish);
    Review(Review&&) noexcept;
    Review& operator=(Review&&) noexcept;
    ~Review();

    /// Thinks for a slice; true once all moves have been looked at.
    bool step();

    /// All moves of all games in their order; those from `looked_at()` on have no findings yet, and the
    /// ones before may learn from what is proved next.
    const std::vector<Entry>& entries() const { return entries_; }
    std::size_t looked_at() const { return at_; }
    /// The first move whose findings have changed since the last call: what is shown can grow from there.
    std::size_t take_changed() { return std::exchange(changed_, at_); }
    int games() const { return static_cast<int>(starts_.size()); }
    int players() const { return players_; }
    /// The side a seat plays for, and how many there are.
    int side_of(game::Seat seat) const { return game::side_of(*variant_, seat.index()); }
    int sides() const { return variant_->teams ? variant_->teams : players_; }
    bool has_hidden_cards() const { return hidden_; }
    /// Whether a chance of 0 or 1 is a proof.
    bool is_exact() const { return !hidden_ && sides() == 2; }
    std::uint64_t nodes() const { return wish_.nodes; }
    std::uint64_t seed() const { return wish_.seed; }
    /// Of all games.
    Tally tally(game::Seat seat) const;

private:
    struct Work;  // what is being thought about

    Review(const game::AnyGame& game, Wish wish);
    std::optional<game::Reason> read(const game::AnyGame& game, const game::Record& record);
    std::optional<game::Reason> add_game(const game::AnyState& start, const game::RecordedGame& recorded);
    bool begin_entry();
    bool begin_eyes(bool open);
    void end_eyes();
    void end_entry();
    void note_luck(std::size_t at);
    void learn_from(std::size_t at);

    Wish wish_;
    bool hidden_ = false;
    int players_ = 0;
    const game::VariantInfo* variant_ = nullptr;
    std::vector<std::unique_ptr<game::AnyState>> starts_;
    std::vector<Entry> entries_;
    std::size_t at_ = 0, changed_ = 0;
    std::unique_ptr<game::AnyState> state_;  // before the move being looked at
    std::unique_ptr<Work> work_;
};

}  // namespace bots::analysis
