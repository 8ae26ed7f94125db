#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.h"
#include "learn/layout.h"

namespace learn {

/// A legal move with the number that it has as an action.
struct Numbered {
    int action = 0;
    game::AnyMove move;
};

/// What one viewer may know, and nothing else.
class PlayView;

/// One game in progress with everything that a program may ask of it. Every question has an answer and every
/// wrong one a reason: nothing that comes from outside can break a promise of the rules.
class Play {
public:
    static core::Result<std::unique_ptr<Play>, game::Reason> start(const game::AnyGame& game,
                                                                   game::Setup setup);
    static core::Result<std::unique_ptr<Play>, game::Reason> load(const game::AnyGame& game,
                                                                  const game::Tree& position);
    virtual ~Play() = default;

    virtual const game::AnyGame& game() const = 0;
    virtual game::Setup setup() const = 0;
    virtual std::unique_ptr<Play> clone() const = 0;
    virtual bool equals(const Play& other) const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual int seats() const = 0;

    virtual game::SeatSet actors() const = 0;
    /// Ascending. They are kept until the next move, so that what is chosen among them is known to be legal.
    virtual const std::vector<game::AnyMove>& legal_moves(game::Seat seat) = 0;
    /// Also of bits that are no move at all.
    virtual std::optional<game::Reason> why_illegal(game::Seat seat, game::AnyMove move) = 0;
    /// Refused if it is not legal; then nothing has changed.
    virtual std::optional<game::Reason> apply(game::Seat seat, game::AnyMove move, game::Events* events) = 0;
    virtual std::optional<game::Outcome> outcome() const = 0;
    virtual game::PerSeat scores() const = 0;
    virtual std::optional<std::int64_t> due_ms(game::AnyMove& move) const = 0;

    /// The seat must be one of the actors.
    virtual game::AnyMove draw(game::Seat seat, core::Rng& rng) const = 0;
    /// Of a legal move of chance.
    virtual std::uint32_t weight(game::AnyMove move) const = 0;

    /// Of a legal move.
    virtual std::string write_move(game::Seat seat, game::AnyMove move, game::Viewer viewer) const = 0;
    virtual game::Tree parts_of(game::Seat seat, game::AnyMove move, game::Viewer viewer) const = 0;
    virtual bool shows_hidden(game::Seat seat, game::AnyMove move) const = 0;
    virtual core::Result<game::AnyMove, game::Reason> read_move(std::string_view text) const = 0;

    virtual std::unique_ptr<PlayView> view(game::Viewer viewer) const = 0;
    /// As view(viewer).position(): shorter where nothing else is wanted.
    virtual game::Tree position(game::Viewer viewer) const = 0;

    // As a learner sees it (encodings/<game>.h).
    virtual Layout layout() const = 0;
    virtual int actions() const = 0;
    virtual std::vector<Cell> observation(int seat) const = 0;
    virtual std::vector<Numbered> numbered(int seat) = 0;
};

class PlayView {
public:
    virtual ~PlayView() = default;
    virtual const game::AnyGame& game() const = 0;
    virtual const game::AnyView& any() const = 0;
    virtual game::Tree position() const = 0;
    /// A state that fits it, drawn by lot.
    virtual std::unique_ptr<Play> complete(core::Rng& rng) const = 0;
    virtual bool equals(const PlayView& other) const = 0;
};

/// The hash chain of the conformance walk (game/conformance.h) without its checks: every move and state of a
/// random game.
core::Result<std::uint64_t, game::Reason> walk_chain(const game::AnyGame& game, game::Setup setup,
                                                     std::uint64_t seed);

/// Plays so many random games to their end; how many moves that took.
core::Result<std::uint64_t, game::Reason> random_games(const game::AnyGame& game, game::Setup setup,
                                                       std::uint64_t count, std::uint64_t seed);

}  // namespace learn
