#pragma once

#include <memory>
#include <vector>

#include "bots/brains/pente/constants.h"
#include "bots/brains/pente/evaluation.h"
#include "bots/brains/pente/fours.h"
#include "bots/brains/pente/threats.h"
#include "bots/brains/pente/visits.h"

namespace bots::brains::pente {

constexpr int kWin = 30000, kSurelyWon = 29000, kMostPlies = 96;

/// A principal-variation search that can be paused after any stone: its stack is its own, so
/// thinking in slices gives the same thoughts as thinking in one go.
class Search {
public:
    /// With a table of its own, cleared for each position.
    explicit Search(std::size_t table_bytes)
        : visits_(std::make_shared<Visits>(table_bytes)), owns_table_(true) {}
    /// With a table that somebody else clears.
    explicit Search(std::shared_ptr<Visits> table) : visits_(std::move(table)) {}

    /// Starts afresh; `root` are the moves to choose from, not empty.
    void begin(const Field& field, const std::vector<Spot>& root, int first_depth = 1);
    /// Lays about `nodes` more stones; true if more would change nothing.
    bool think(std::uint64_t nodes);

    Spot best() const { return root_.front().spot; }
    int value() const { return value_; }
    int depth() const { return done_depth_; }  // of the last complete iteration
    std::uint64_t nodes() const { return nodes_; }
    std::vector<Spot> line() const;

    Constants constants;
    int most_depth = kMostPlies / 2;
    bool answers_at_once = true;  // a single move needs no thought; otherwise it gets one, for its value

private:
    struct Scored {
        Spot spot;
        std::int32_t score;
    };
    using Candidates = core::FixedVector<Scored, games::pente::kMaxSize * games::pente::kMaxSize>;

    enum class Stage : std::uint8_t { enter, next, reduced, narrow, wide };
    struct Frame {
        int alpha = 0, beta = 0, first_alpha = 0, depth = 0, worth = 0;
        int best = 0;
        int new_depth = 0;
        std::size_t at = 0, limit = 0;  // the next candidate; so many are looked at
        Stage stage = Stage::enter;
        bool forced = false, pv = false, quiet = false;
        Spot move = kNoSpot, best_move = kNoSpot;
        Undo undo;
        Candidates candidates;
        std::array<Spot, 2> killers{};
    };

    void look_for_threats();
    bool put_first(Spot spot);
    void start_iteration();
    bool finish_iteration();
    void run(std::uint64_t until);
    bool enter(Frame& frame);
    bool enter_leaf(Frame& frame);
    void list_forced(Frame& frame, const Field::Spots& threats);
    void list_all(Frame& frame, Spot known);
    static Spot pick(Frame& frame);
    bool next(Frame& frame);
    bool returned(Frame& frame);
    void push(int alpha, int beta, int depth, bool pv);
    void leave(int value);
    void settle(Frame& frame);
    void reward(const Frame& frame);
    int order(const Frame& frame, Spot spot) const;
    int reduction(const Frame& frame, std::size_t tried) const;
    int ply() const { return static_cast<int>(top_); }
    Frame& frame(int at) { return (*frames_)[static_cast<std::size_t>(at)]; }

    std::unique_ptr<Field> field_;
    std::unique_ptr<std::array<Frame, kMostPlies + 2>> frames_ =
        std::make_unique<std::array<Frame, kMostPlies + 2>>();
    std::size_t top_ = 0;
    bool running_ = false, settled_ = false;
    int result_ = 0;

    std::shared_ptr<Visits> visits_;
    bool owns_table_ = false;
    Fours fours_;
    Threats threats_;
    std::uint64_t next_threats_ = 0;  // stones after which they get more
    std::vector<Scored> root_;
    int value_ = 0, iteration_ = 0, done_depth_ = 0, low_ = 0, high_ = 0, width_ = 0;
    std::uint64_t nodes_ = 0;
    std::array<std::array<std::int32_t, kSpots>, 2> history_{};
    std::array<std::array<Spot, kSpots>, 2> answers_{};  // what refuted a move
};

}  // namespace bots::brains::pente
