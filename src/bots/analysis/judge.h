#pragma once

#include <cstdint>
#include <vector>

#include "bots/bot.h"

namespace bots::analysis {

/// A winning chance in thousandths: the same number on every compiler.
using Permille = int;
constexpr Permille kSure = 1000;
/// Rounds nothing uncertain to certainty.
Permille permille(double chance);

/// What a move was worth beside the best one, to the seat that made it.
struct Worth {
    Permille best = 0, played = 0;    // the best is never less
    std::vector<game::AnyMove> line;  // the best move and what would follow it
    bool hopeless = false;            // it is proved that every move loses
    friend bool operator==(const Worth&, const Worth&) = default;

    Permille given_away() const { return best - played; }
};

/// A decision to be judged. `view` is what may be known, of the seat or of the keeper.
struct Decision {
    const game::AnyView& view;
    game::Seat seat;
    game::AnyMove played;
    bool forced = false;  // there was no other move: only its worth is wanted
    bool exact = false;   // a chance of 0 or 1 is a proof
    std::uint64_t nodes = 0, seed = 0;
};

/// Finds the best move of a decision, and what it and the move that was played are worth. The thought
/// that chooses flatters what it chooses, so every worth comes from a thought about one move alone, as
/// long as the first; only a proof needs none.
/// Thinks in slices of its own, so that it finds the same however often it is interrupted.
class Judge {
public:
    explicit Judge(Bot& bot) : bot_(bot) {}

    /// False if the bot cannot tell.
    bool begin(const Decision& decision);
    /// Thinks for a slice; true once all is known that will be.
    bool step();
    /// False if the bot could not think about one move alone.
    bool has_verdict() const { return has_verdict_; }
    const Worth& worth() const { return worth_; }

private:
    enum class Stage : std::uint8_t { choice, best, played, done };

    bool ask(Stage stage);
    bool conclude();
    bool finish();

    Bot& bot_;
    const Decision* decision_ = nullptr;
    Stage stage_ = Stage::done;
    std::uint64_t spent_ = 0;
    bool has_verdict_ = false;
    game::AnyMove best_move_;
    Worth worth_;
};

}  // namespace bots::analysis
