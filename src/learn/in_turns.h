#pragma once

#include <algorithm>
#include <atomic>
#include <vector>

#include "core/hash.h"
#include "game/erased.h"
#include "learn/batch.h"
#include "learn/encodings/all.h"
#include "learn/workers.h"

namespace learn {

/// Games in which one seat decides at a time.
template <game::Game G>
class InTurns final : public Batch {
    using State = typename G::State;
    using Move = typename G::Move;
    using Moves = typename G::Moves;
    // Where an action is a point of the board its move is read off it, and one stone changes one place of
    // the mask; elsewhere the legal moves are kept with their actions.
    static constexpr bool kFollows = requires(const Encoding<G>& encoding) { encoding.move(0); };

public:
    InTurns(const State& start, game::Setup setup, const Encoding<G>& encoding, const Terms& terms)
        : Batch({.games = terms.games,
                 .seats = static_cast<int>(G::scores(start).size()),
                 .cells = encoding.layout().size(),
                 .actions = encoding.actions()},
                std::move(setup)),
          start_(start),
          encoding_(encoding),
          terms_(terms),
          tables_(terms.games),
          choices_(terms.games),
          workers_(terms.threads) {
        if constexpr (!kFollows)
            listed_moves_ = std::make_unique_for_overwrite<Listed[]>(terms.games * Moves::capacity());
        reset(terms.seed);
    }

    const Layout& layout() const override { return encoding_.layout(); }

    void reset(std::uint64_t seed) override {
        seed_ = seed;
        moves_ = ended_ = 0;
        workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
            std::uint64_t moves = 0;
            for (std::size_t at = from; at < to; ++at) {
                Table& table = tables_[at];
                table.number = 0;
                choices_[at].lot = core::Rng(core::Hash(seed_).add(at).add(kPicks).value());
                forget_mask(at);
                begin(at, moves);
                std::fill_n(rewards_of(at), shape_.seats, 0.0F);
                done_[at] = 0;
                show(at);
            }
            moves_ += moves;
        });
    }

    std::optional<game::Reason> step(std::span<const std::int32_t> actions) override {
        std::atomic<std::size_t> bad = shape_.games;
        workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
            for (std::size_t at = from; at < to; ++at) {
                if (is_playable(at, actions[at])) continue;
                for (std::size_t first = bad; at < first && !bad.compare_exchange_weak(first, at);) {
                }
                return;
            }
        });
        if (bad < shape_.games) return not_legal(bad, actions[bad]);
        workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
            std::uint64_t moves = 0, ended = 0;
            for (std::size_t at = from; at < to; ++at) {
                if constexpr (kFollows)
                    if (at + kAhead < to) fetch(at + kAhead);
                play(at, moves, ended);
            }
            moves_ += moves;
            ended_ += ended;
        });
        return std::nullopt;
    }

    void sample() override {
        workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
            for (std::size_t at = from; at < to; ++at) picks_[at] = pick(at);
        });
    }

    std::unique_ptr<game::AnyState> state(std::size_t index) const override {
        return std::make_unique<game::ErasedState<G>>(tables_[index].state);
    }
    std::uint64_t moves() const override { return moves_; }
    std::uint64_t ended() const override { return ended_; }

private:
    static constexpr std::uint64_t kPicks = 0x7069636b;  // lots of `sample`, apart from those of chance
    static constexpr std::size_t kAhead = 3;

    /// A legal move's bits with its action; left as it comes until it is written.
    struct Listed {
        std::uint32_t action, bits;
    };
    static_assert(kFollows || sizeof(Move) <= sizeof(std::uint32_t));
    struct Table {
        State state;
        core::Rng chance{0};
        std::uint64_t number = 0;  // games begun here before this one
        game::PerSeat scores;
    };
    /// What is asked of every game in every step, close together.
    struct Choice {
        core::Rng lot{0};  // of `sample`
        std::uint32_t legal = 0;
        std::uint32_t chosen = 0;  // the action, or its place in the list, once it was found legal
        bool plain = false;        // the mask has every empty point, and nothing else
    };

    std::uint8_t* mask_of(std::size_t at) {
        return masks_.get() + at * static_cast<std::size_t>(shape_.actions);
    }
    float* rewards_of(std::size_t at) { return rewards_.get() + at * static_cast<std::size_t>(shape_.seats); }
    Cell* cells_of(std::size_t at, int seat) {
        return observations_.get() +
               (at * static_cast<std::size_t>(shape_.seats) + static_cast<std::size_t>(seat)) *
                   static_cast<std::size_t>(shape_.cells);
    }
    std::span<Listed> listed(std::size_t at) {
        return {listed_moves_.get() + at * Moves::capacity(), choices_[at].legal};
    }

    void fetch(std::size_t at)
        requires kFollows
    {
        for (int seat = 0; seat < shape_.seats; ++seat)
            encoding_.fetch(tables_[at].state, static_cast<int>(choices_[at].chosen), cells_of(at, seat));
    }

    /// A fresh game with what chance does before the first decision.
    void begin(std::size_t at, std::uint64_t& moves) {
        Table& table = tables_[at];
        table.chance = core::Rng(core::Hash(seed_).add(at).add(table.number++).value());
        table.state = start_;
        let_chance_play(table, moves);
        if (terms_.reward == Reward::points) table.scores = G::scores(table.state);
    }

    static void let_chance_play(Table& table, std::uint64_t& moves) {
        while (G::actors(table.state) == game::SeatSet(game::Seat::chance())) {
            G::apply(table.state, game::Seat::chance(), game::draw_chance<G>(table.state, table.chance),
                     nullptr);
            ++moves;
        }
    }

    /// Whether the action is legal. It is kept: by the time it is played the caller's array may be another.
    bool is_playable(std::size_t at, std::int32_t action) {
        if (actors_[at] == kNobody) return true;
        if (action < 0 || action >= shape_.actions) return false;
        if constexpr (kFollows) {
            choices_[at].chosen = static_cast<std::uint32_t>(action);
            return mask_of(at)[action] != 0;
        } else {
            const auto moves = listed(at);
            const auto found = std::find_if(moves.begin(), moves.end(), [&](const Listed& one) {
                return one.action == static_cast<std::uint32_t>(action);
            });
            choices_[at].chosen = static_cast<std::uint32_t>(found - moves.begin());
            return found != moves.end();
        }
    }

    void play(std::size_t at, std::uint64_t& moves, std::uint64_t& ended) {
        float* rewards = rewards_of(at);
        if (done_[at] != 0 || terms_.reward == Reward::points) std::fill_n(rewards, shape_.seats, 0.0F);
        done_[at] = 0;
        if (actors_[at] == kNobody) return;
        Table& table = tables_[at];
        const game::Seat seat = game::Seat::player(actors_[at]);
        if constexpr (kFollows) {
            if (stay_plain(at, seat, static_cast<int>(choices_[at].chosen), moves)) return;
        } else {
            G::apply(table.state, seat, game::restore<G>({listed(at)[choices_[at].chosen].bits}), nullptr);
            ++moves;
        }
        let_chance_play(table, moves);
        if (terms_.reward == Reward::points) pay_points(table, rewards);
        if (G::actors(table.state).empty()) {
            ++ended;
            done_[at] = 1;
            if (terms_.reward == Reward::outcome) pay(*G::outcome(table.state), shape_.seats, rewards);
            if (terms_.restarts) begin(at, moves);
        }
        show(at);
    }

    void pay_points(Table& table, float* rewards) const {
        const game::PerSeat now = G::scores(table.state);
        for (std::size_t seat = 0; seat < now.size(); ++seat)
            rewards[seat] = static_cast<float>(now[seat] - table.scores[seat]);
        table.scores = now;
    }

    /// Plays it, and in plain play brings up to date what it changed.
    bool stay_plain(std::size_t at, game::Seat seat, int action, std::uint64_t& moves)
        requires kFollows
    {
        Table& table = tables_[at];
        Choice& choice = choices_[at];
        const auto stones = table.state.stones;
        G::apply(table.state, seat, encoding_.move(action), nullptr);
        ++moves;
        if (!choice.plain || !Encoding<G>::is_plain(table.state)) return false;
        if (terms_.reward == Reward::points) pay_points(table, rewards_of(at));
        std::uint8_t* mask = mask_of(at);
        if (table.state.stones == stones + 1) {
            for (int i = 0; i < shape_.seats; ++i)
                encoding_.follow(table.state, i, seat.index(), action, cells_of(at, i));
            mask[action] = 0;
        } else {
            for (int i = 0; i < shape_.seats; ++i) encoding_.refresh(table.state, i, action, cells_of(at, i));
            encoding_.around(action, [&](int point) { mask[point] = encoding_.is_free(table.state, point); });
        }
        choice.legal += stones;
        choice.legal -= table.state.stones;
        actors_[at] = static_cast<std::int8_t>(table.state.to_move);
        return true;
    }

    /// Everything about a game anew.
    void show(std::size_t at) {
        const Table& table = tables_[at];
        for (int seat = 0; seat < shape_.seats; ++seat) {
            const auto view = G::view(table.state, game::Viewer::of(game::Seat::player(seat)));
            Cell* cells = cells_of(at, seat);
            if (seat == 0)
                encoding_.observe_common(view, cells);
            else
                std::copy_n(cells_of(at, 0), Encoding<G>::kCommon, cells);
            encoding_.observe_own(view, seat, Moment(), cells + Encoding<G>::kCommon);
        }
        clear_mask(at);
        const game::SeatSet actors = G::actors(table.state);
        actors_[at] = actors.empty() ? kNobody : static_cast<std::int8_t>((*actors.begin()).index());
        choices_[at].legal = 0;
        choices_[at].plain = false;
        if (!actors.empty()) list(at, *actors.begin());
    }

    void list(std::size_t at, game::Seat seat) {
        const State& state = tables_[at].state;
        Choice& choice = choices_[at];
        std::uint8_t* mask = mask_of(at);
        if constexpr (kFollows) {
            choice.plain = Encoding<G>::is_plain(state);
            if (choice.plain) {
                choice.legal = static_cast<std::uint32_t>(encoding_.mask(state, mask));
                return;
            }
        }
        thread_local Moves moves;  // making one anew would take longer than filling it
        G::legal_moves(state, seat, moves);
        choice.legal = static_cast<std::uint32_t>(moves.size());
        for (std::uint32_t i = 0; i < choice.legal; ++i) {
            const int action = encoding_.action(state, seat.index(), moves[i], static_cast<int>(i));
            mask[action] = 1;
            if constexpr (!kFollows)
                listed_moves_[at * Moves::capacity() + i] = {
                    static_cast<std::uint32_t>(action),
                    static_cast<std::uint32_t>(game::erase<G>(moves[i]).bits)};
        }
    }

    void clear_mask(std::size_t at) {
        if constexpr (kFollows)
            forget_mask(at);
        else
            for (const Listed& one : listed(at)) mask_of(at)[one.action] = 0;
    }
    void forget_mask(std::size_t at) {
        std::fill_n(mask_of(at), shape_.actions, std::uint8_t{0});
        choices_[at].legal = 0;
    }

    std::int32_t pick(std::size_t at) {
        Choice& choice = choices_[at];
        if (choice.legal == 0) return kNothing;
        if constexpr (kFollows) {
            const std::uint8_t* mask = mask_of(at);
            const auto places = static_cast<std::uint32_t>(shape_.actions);
            if (choice.legal * 8 > places)
                for (;;)
                    if (const std::uint32_t drawn = choice.lot.below(places); mask[drawn] != 0)
                        return static_cast<std::int32_t>(drawn);
            std::uint32_t left = choice.lot.below(choice.legal);
            for (std::int32_t action = 0;; ++action)
                if (mask[action] != 0 && left-- == 0) return action;
        } else {
            return static_cast<std::int32_t>(listed(at)[choice.lot.below(choice.legal)].action);
        }
    }

    const State start_;
    const Encoding<G> encoding_;
    const Terms terms_;
    std::uint64_t seed_ = 0;
    std::atomic<std::uint64_t> moves_ = 0, ended_ = 0;
    std::vector<Table> tables_;
    std::vector<Choice> choices_;
    Array<Listed> listed_moves_;
    Workers workers_;
};

}  // namespace learn
