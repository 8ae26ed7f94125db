#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/game.h"
#include "game/record.h"

namespace game {

/// A move of some game: its bits, which only that game's state can read.
struct AnyMove {
    std::uint64_t bits = 0;
    friend constexpr auto operator<=>(AnyMove, AnyMove) = default;
};

/// A move where all act at once: whose it is and when it was made, in milliseconds.
struct TimedMove {
    Seat seat;
    AnyMove move;
    std::int64_t milliseconds = 0;
};

/// What one viewer may know of some game. A bot that knows the game asks for its View.
class AnyView {
public:
    virtual ~AnyView() = default;
    /// The View of game G, or nullptr if this is a view of another game.
    template <Game G>
    const typename G::View* as() const {
        return tag() == &kTag<G> ? static_cast<const typename G::View*>(data()) : nullptr;
    }
    /// Whether the other one shows the same of the same game.
    virtual bool equals(const AnyView& other) const = 0;

protected:
    template <class G>
    static constexpr char kTag = 0;  // its address names the game; there is no RTTI in WebAssembly
    virtual const void* tag() const = 0;
    virtual const void* data() const = 0;
};

/// A state of some game: the concept `Game` behind virtual functions, for server, terminal and
/// browser. Bots and tests stay with the concept.
class AnyState {
public:
    virtual ~AnyState() = default;
    virtual std::unique_ptr<AnyState> clone() const = 0;

    virtual SeatSet actors() const = 0;
    /// The clock's next move where all act at once; nothing while no clock runs.
    virtual std::optional<Due<AnyMove>> due() const { return std::nullopt; }
    virtual std::vector<AnyMove> legal_moves(Seat seat) const = 0;
    virtual std::optional<Reason> why_illegal(Seat seat, AnyMove move) const = 0;
    virtual void apply(Seat seat, AnyMove move, Events* events) = 0;
    /// Whether the legal move shows anybody what he could not know before.
    virtual bool shows_hidden(Seat seat, AnyMove move) const = 0;
    /// Of the moves from this state on, which ones the viewer has seen since, whatever they hid at the time.
    virtual std::vector<bool> seen_since(std::span<const std::pair<Seat, AnyMove>> moves,
                                         Viewer viewer) const = 0;
    virtual AnyMove draw_chance(core::Rng& rng) const = 0;
    virtual std::optional<Outcome> outcome() const = 0;
    virtual PerSeat scores() const = 0;
    /// What a legal move adds to its seat's score at once, before chance goes on.
    virtual int gain(Seat seat, AnyMove move) const = 0;
    /// One course of play out of what several seats did alone on copies of this state, by the rules
    /// of the game: legal from here on, in the order of its times. The moves of a seat stand in the
    /// order of their times. Refused where people take turns, and for a move that is not legal alone.
    virtual core::Result<std::vector<TimedMove>, Reason> merge(std::span<const TimedMove> alone,
                                                               core::Rng& lot) const;

    virtual std::unique_ptr<AnyView> view(Viewer viewer) const = 0;
    virtual Tree position(Viewer viewer) const = 0;
    /// `notation` is an index into AnyGame::notations().
    virtual std::string write_move(Seat seat, AnyMove move, Viewer viewer, int notation = 0) const = 0;
    virtual core::Result<AnyMove, Reason> read_move(std::string_view text, int notation = 0) const = 0;
    /// The parts of a move, by the form that its verb names.
    virtual void tell_parts(Seat seat, AnyMove move, Viewer viewer, Parts& parts) const = 0;
    Tree parts_of(Seat seat, AnyMove move, Viewer viewer) const {
        PartsTree parts;
        tell_parts(seat, move, viewer, parts);
        return parts.tree();
    }

    /// The setup of a fresh game of the same kind.
    virtual Setup setup() const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual std::uint64_t perft(int depth) const = 0;
};

/// Another program's way to write games down.
struct ForeignForm {
    std::string_view name;
    core::Result<Record, Reason> (*read)(std::string_view text);
    core::Result<std::string, Reason> (*write)(const Record& record);
};

/// A game of the catalog. Stateless; one object a game, alive as long as the program.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual std::string_view id() const = 0;
    virtual int rules_version() const = 0;
    virtual std::span<const VariantInfo> variants() const = 0;
    /// The game's own options; those of a series come on top.
    virtual std::span<const OptionInfo> options() const = 0;
    virtual std::span<const Message> messages() const = 0;
    /// Ways to write a move; the first is the one of records and positions.
    virtual std::span<const std::string_view> notations() const = 0;
    virtual std::span<const ForeignForm> forms() const = 0;
    /// Whether a view shows less than the whole state.
    virtual bool keeps_secrets() const = 0;
    virtual const Declaration& declaration() const = 0;
    /// What never changes in a variant and is not in its positions.
    virtual Tree facts(const VariantInfo& variant) const = 0;
    /// The rule by which giving up is a move of the game; empty if a seat may resign at any time.
    virtual std::string_view resign_rule() const { return {}; }
    /// Whether a game can end without a winner, so that players may agree on that.
    virtual bool can_be_drawn() const { return false; }

    /// Whether all act at once instead of in turns.
    virtual bool all_at_once() const { return false; }

    /// A fresh state. The setup's options are the game's own only, its variant is named.
    virtual core::Result<std::unique_ptr<AnyState>, Reason> start(const Setup& setup) const = 0;
    virtual core::Result<std::unique_ptr<AnyState>, Reason> load(const Tree& position) const = 0;
};

/// Checks what no game needs to check for itself: that variant and options exist, that the
/// number of players and each value are in range. A missing variant becomes the first.
std::optional<Reason> complete_setup(const AnyGame& game, Setup& setup);
/// Only the game's own options of a setup.
Setup without_series(const AnyGame& game, const Setup& setup);

}  // namespace game
