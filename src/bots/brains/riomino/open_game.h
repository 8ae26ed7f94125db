#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/brains/riomino/cells.h"
#include "bots/search/last_mover.h"
#include "core/fixed_vector.h"
#include "games/riomino/rules.h"

namespace bots::brains::riomino {

namespace rio = games::riomino;

/// RioMino reduced to what is still open: the empty squares on which a die may yet come to lie,
/// what each of them accepts, and the stocks. How the table came to be has no effect any more.
///
/// N is the number of cells a position can have; fewer cells are faster.
template <int N>
class OpenGame {
public:
    using Cells = CellSet<N>;

    struct Position {
        Cells live;     // can still take a die, as far as the dice around and the stocks tell
        Cells touched;  // beside a die: only there can one be laid now
        std::array<rio::Needs, N> needs{};
        std::array<Counts, rio::kSeats> stock{};
        std::array<std::uint8_t, rio::kSeats> faces{};  // those of each stock
        std::uint8_t mover = 0;
    };

    struct Move {
        std::uint8_t cell = 0;
        rio::Pattern pattern = 0;
    };
    using Moves = core::FixedVector<Move, N * 6>;

    /// The squares that matter from `state` on must not be more than N.
    explicit OpenGame(const rio::State& state);
    Position position(const rio::State& state) const;
    /// A legal move of that state, or of one after it.
    Move move_from(rio::Move move) const {
        return {static_cast<std::uint8_t>(cell_of_[move.square()]), move.pattern()};
    }

    /// Whether `judge` may use bounds on the number of moves left: right about who wins, but not
    /// about how soon.
    void use_bounds(bool use) { bounds_ = use; }

    search::Judgement judge(Position& position) const;
    void moves(const Position& position, Moves& out) const;
    void play(Position& position, Move move) const;

private:
    /// What one look over the cells finds, for both players.
    struct Survey {
        Cells apart;  // live cells without a live neighbour
        std::array<std::uint8_t, N> faces;
        std::array<Axes, N> axes;
        Counts takers = 0;                                  // how many cells accept a face
        std::array<int, rio::kSeats> moves{}, cells{};      // that a player has now
        std::array<int, rio::kSeats> choices{};             // faces over all cells
        std::array<Cells, rio::kSeats> own{}, own_apart{};  // cells the other cannot use
        Cells shared_apart;
        int untouched = 0;
    };

    void connect(rio::Square square, const rio::SquareSet& field);
    Axes axes_of(const Cells& live, int cell) const {
        return static_cast<Axes>(((live & upright_[cell]).empty() ? kNone : kUpright) |
                                 ((live & level_[cell]).empty() ? kNone : kLevel));
    }
    PatternSet accepted(const Position& position, int cell) const {
        return rio::kFitting[position.needs[cell]];
    }
    static FaceSet any_faces(const Position& position) { return position.faces[0] | position.faces[1]; }
    void drop_dead(Position& position, const Cells& among) const;
    /// With everything joined to them over sides, within `among`.
    Cells spread(Cells from, const Cells& among) const;
    bool frame_is_at_rest(const Cells& live) const;
    Survey survey(const Position& position) const;
    search::Verdict by_bounds(const Position& position, const Survey& survey) const;
    static bool can_fill(const Position& position, const Survey& survey, const Cells& cells, int wanted,
                         int seat);
    static int hope(const Position& position, const Survey& survey);
    search::Key key(const Position& position, const Survey& survey, bool at_rest) const;
    search::Key key_of_group(const Position& position, const Survey& survey, const Cells& group) const;
    search::Key canonical(const Cells& group, const std::array<std::uint32_t, N>& marks) const;
    PatternSet without_dominated(const Position& position, int cell, PatternSet patterns,
                                 FaceSet ample) const;

    bool floating_ = false;  // RM-14: the frame narrows
    bool bounds_ = true;
    std::array<std::int8_t, rio::kSquares> cell_of_{};  // -1: none
    std::array<std::array<Place, N>, kSymmetries> places_{};
    std::array<std::array<std::int8_t, rio::kSides>, N> beside_{};  // -1: none
    std::array<Cells, N> around_{}, upright_{}, level_{}, framed_{};

    struct Remembered {
        std::uint64_t group = 0;
        search::Key key;
    };
    static constexpr std::size_t kRemembered = 1 << 16;
    mutable std::vector<Remembered> remembered_;  // canonical keys of groups seen lately
};

extern template class OpenGame<32>;
extern template class OpenGame<64>;
extern template class OpenGame<96>;

}  // namespace bots::brains::riomino
