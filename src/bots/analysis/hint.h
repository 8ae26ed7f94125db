#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/analysis/judge.h"
#include "game/any_game.h"

namespace bots::analysis {

/// What sort of move a hint points to.
enum class HintKind : std::uint8_t { only, win, force, must, points, find, better, equal, chosen, lost };
constexpr int kHintKinds = 10;
std::string_view name_of(HintKind kind);
/// The code of a sentence that tells the kind and not the move.
std::string_view code_of(HintKind kind);

/// What to play and why.
struct Advice {
    HintKind kind = HintKind::chosen;
    game::AnyMove move;
    std::vector<std::string> line;      // the move and what is expected after it, as the seat may know it
    std::optional<Permille> chance;     // of winning, after the move; none if all play at once
    std::vector<game::Notice> reasons;  // the most important one first; at least one
    game::Events events;                // what the move brings, where that shows nothing hidden
};

/// Nodes for each thought of a hint, so that it takes about a second.
std::uint64_t hint_nodes(const game::AnyGame& game);

/// Finds a move for a seat and the reasons for it, in slices. The bot gets the seat's view, and the rest
/// is told of moves that show nothing hidden, so exchanging what the seat cannot see changes no hint.
class Hint {
public:
    struct Wish {
        std::uint64_t nodes = 0;  // for each thought; 0: the usual ones
        std::uint64_t seed = 0;
    };

    /// The game must not be over. None if the seat has nothing to decide now.
    static std::optional<Hint> start(const game::AnyGame& game, const game::AnyState& state, game::Seat seat,
                                     Wish wish);
    Hint(Hint&&) noexcept;
    Hint& operator=(Hint&&) noexcept;
    ~Hint();

    /// Thinks for a slice; true once all is known that will be.
    bool step();
    /// What is known so far.
    Advice advice() const;
    game::Seat seat() const { return seat_; }

private:
    enum class Stage : std::uint8_t { choice, threats, next, compare, done };
    struct Work;

    Hint(const game::AnyGame& game, const game::AnyState& state, game::Seat seat, Wish wish);
    bool think();
    Stage after_choice();
    Stage begin_next();
    Stage begin_comparison();
    Stage end_comparison();
    Stage look_at_threat();

    bool shows_nothing(game::AnyMove move) const { return !state_->shows_hidden(seat_, move); }
    bool wins_at_once(game::AnyMove move) const;
    std::optional<int> own_moves_to_win() const;
    std::vector<std::string> line_texts() const;
    void add_why(Advice& advice) const;
    void add_gain(Advice& advice) const;
    void add_comparison(Advice& advice) const;
    std::string text(game::AnyMove move) const;

    Wish wish_;
    const game::AnyGame* game_;
    std::unique_ptr<game::AnyState> state_;
    game::Seat seat_;
    bool hidden_ = false, exact_ = false, together_ = false;
    std::unique_ptr<Work> work_;
    Stage stage_ = Stage::choice;
    HintKind kind_ = HintKind::chosen;  // nothing to compare with

    // What was found.
    game::AnyMove best_;
    std::vector<game::AnyMove> line_;
    std::optional<Permille> chance_;
    std::optional<game::AnyMove> next_;  // the best of the others
    std::optional<Permille> next_chance_;
    std::optional<std::pair<game::Seat, std::string>> threat_;  // who would win by which move
    bool every_other_loses_ = false;
};

}  // namespace bots::analysis
