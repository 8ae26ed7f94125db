#pragma once

#include <array>
#include <atomic>
#include <numeric>
#include <optional>
#include <vector>

#include "core/hash.h"
#include "game/erased.h"
#include "learn/batch.h"
#include "learn/encodings/all.h"
#include "learn/workers.h"

namespace learn {

/// Games of Penta Rush: all seats act in every tick.
class Together final : public Batch {
    using G = games::penta_rush::PentaRush;
    using State = G::State;
    using Move = G::Move;
    using Rush = Encoding<G>;

public:
    Together(const State& start, game::Setup setup, const Rush& encoding, const Terms& terms);

    const Layout& layout() const override { return encoding_.layout(); }
    void reset(std::uint64_t seed) override;
    std::optional<game::Reason> step(std::span<const std::int32_t> actions) override;
    void sample() override;
    std::unique_ptr<game::AnyState> state(std::size_t index) const override {
        return std::make_unique<game::ErasedState<G>>(tables_[index].state);
    }
    std::uint64_t moves() const override { return moves_; }
    std::uint64_t ended() const override { return ended_; }

private:
    /// What a seat's mask follows from while people search.
    struct Seen {
        games::penta_rush::Pad pad;
        games::penta_rush::Phase phase = games::penta_rush::Phase::over;
        bool may_act = false, done = false, flipped = false;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    struct Table {
        State state;
        core::Rng chance{0}, lot{0}, picks{0};
        std::uint64_t number = 0;
        std::int64_t waited_ms = 0;  // for what the clock does next
        std::optional<game::Due<Move>> due;
        game::PerSeat scores;
        std::array<Seen, games::penta_rush::kMaxPlayers> seen;
    };

    std::size_t seats() const { return static_cast<std::size_t>(shape_.seats); }
    std::size_t actions() const { return static_cast<std::size_t>(shape_.actions); }
    std::uint8_t* mask_of(std::size_t at, std::size_t seat) {
        return masks_.get() + (at * seats() + seat) * actions();
    }
    void begin(std::size_t at, std::uint64_t& moves);
    void go_on(Table& table, std::uint64_t& moves) const;
    void act(Table& table, const std::int32_t* actions, std::uint64_t& moves) const;
    void let_time_pass(Table& table, std::uint64_t& moves) const;
    void play(std::size_t at, const std::int32_t* actions, std::uint64_t& moves, std::uint64_t& ended);
    void show(std::size_t at);
    void show_mask(std::size_t at, std::size_t seat);
    int sand_left(const Table& table) const;

    const State start_;
    const Rush encoding_;
    const Terms terms_;
    std::uint64_t seed_ = 0;
    std::atomic<std::uint64_t> moves_ = 0, ended_ = 0;
    std::vector<Table> tables_;
    std::vector<std::int32_t> chosen_;  // found legal; the caller's array may change while they are played
    Workers workers_;
};

}  // namespace learn
