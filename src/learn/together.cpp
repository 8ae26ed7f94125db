#include "learn/together.h"

#include <algorithm>

namespace learn {

using game::Seat;
using games::penta_rush::Phase;

namespace {

constexpr std::uint64_t kPicks = 0x7069636b, kLot = 0x6c6f74;  // apart from the lots of chance

}  // namespace

Together::Together(const State& start, game::Setup setup, const Rush& encoding, const Terms& terms)
    : Batch({.games = terms.games,
             .seats = start.seats,
             .cells = encoding.layout().size(),
             .actions = encoding.actions(),
             .together = true},
            std::move(setup)),
      start_(start),
      encoding_(encoding),
      terms_(terms),
      tables_(terms.games),
      chosen_(terms.games * start.seats),
      workers_(terms.threads) {
    reset(terms.seed);
}

void Together::reset(std::uint64_t seed) {
    seed_ = seed;
    moves_ = ended_ = 0;
    workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
        std::uint64_t moves = 0;
        for (std::size_t at = from; at < to; ++at) {
            Table& table = tables_[at];
            table.number = 0;
            table.picks = core::Rng(core::Hash(seed_).add(at).add(kPicks).value());
            begin(at, moves);
            std::fill_n(rewards_.get() + at * seats(), seats(), 0.0F);
            done_[at] = 0;
            show(at);
        }
        moves_ += moves;
    });
}

/// A fresh game with its first throw.
void Together::begin(std::size_t at, std::uint64_t& moves) {
    Table& table = tables_[at];
    const core::Hash seed = core::Hash(seed_).add(at).add(table.number++);
    table.chance = core::Rng(seed.value());
    table.lot = core::Rng(core::Hash(seed).add(kLot).value());
    table.state = start_;
    go_on(table, moves);
    if (terms_.reward == Reward::points) table.scores = G::scores(table.state);
}

/// Chance throws, and the clock looks at what it is to do next.
void Together::go_on(Table& table, std::uint64_t& moves) const {
    bool thrown = false;
    while (G::actors(table.state) == game::SeatSet(Seat::chance())) {
        G::apply(table.state, Seat::chance(), game::draw_chance<G>(table.state, table.chance), nullptr);
        ++moves;
        thrown = true;
    }
    const auto due = G::due(table.state);
    if (thrown || due != table.due) table.waited_ms = 0;
    table.due = due;
}

std::optional<game::Reason> Together::step(std::span<const std::int32_t> actions) {
    std::atomic<std::size_t> bad = actions.size();
    workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from * seats(); at < to * seats(); ++at) {
            const std::int32_t action = chosen_[at] = actions[at];
            if (actors_[at / seats()] == kNobody) continue;
            if (action >= 0 && action < shape_.actions && mask_of(0, at)[action] != 0) continue;
            for (std::size_t first = bad; at < first && !bad.compare_exchange_weak(first, at);) {
            }
            return;
        }
    });
    if (bad < actions.size()) return not_legal(bad / seats(), actions[bad]);
    workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
        std::uint64_t moves = 0, ended = 0;
        for (std::size_t at = from; at < to; ++at) play(at, chosen_.data() + at * seats(), moves, ended);
        moves_ += moves;
        ended_ += ended;
    });
    return std::nullopt;
}

void Together::play(std::size_t at, const std::int32_t* actions, std::uint64_t& moves, std::uint64_t& ended) {
    Table& table = tables_[at];
    float* rewards = rewards_.get() + at * seats();
    std::fill_n(rewards, seats(), 0.0F);
    done_[at] = 0;
    if (actors_[at] == kNobody) return;
    act(table, actions, moves);
    go_on(table, moves);
    let_time_pass(table, moves);
    if (terms_.reward == Reward::points) {
        const game::PerSeat now = G::scores(table.state);
        for (std::size_t seat = 0; seat < seats(); ++seat)
            rewards[seat] = static_cast<float>(now[seat] - table.scores[seat]);
        table.scores = now;
    }
    if (const auto outcome = G::outcome(table.state)) {
        ++ended;
        done_[at] = 1;
        if (terms_.reward == Reward::outcome) pay(*outcome, shape_.seats, rewards);
        if (terms_.restarts) begin(at, moves);
    }
    show(at);
}

/// Each seat's action, in an order drawn by lot. What another one made impossible in the same tick is left
/// out, and so is everything after the end of the search.
void Together::act(Table& table, const std::int32_t* actions, std::uint64_t& moves) const {
    std::array<std::uint8_t, games::penta_rush::kMaxPlayers> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    if (seats() > 1) table.lot.shuffle(std::span(order.data(), seats()));
    const auto phase = table.state.phase;
    const auto round = table.state.round;
    for (std::size_t i = 0; i < seats(); ++i) {
        const std::size_t seat = order[i];
        if (actions[seat] == Rush::kWait) continue;
        if (table.state.phase != phase || table.state.round != round) return;
        const Move move = Rush::move(actions[seat], phase == Phase::strike);
        const Seat player = Seat::player(static_cast<int>(seat));
        if (G::why_illegal(table.state, player, move)) continue;
        G::apply(table.state, player, move, nullptr);
        ++moves;
    }
}

void Together::let_time_pass(Table& table, std::uint64_t& moves) const {
    if (!table.due) return;
    table.waited_ms += terms_.tick_ms;
    if (table.waited_ms < table.due->after_ms) return;
    G::apply(table.state, Seat::clock(), table.due->move, nullptr);
    ++moves;
    go_on(table, moves);
}

int Together::sand_left(const Table& table) const {
    if (!table.due || table.due->move != Move::time()) return -1;
    return static_cast<int>((table.due->after_ms - table.waited_ms + 999) / 1000);
}

void Together::show(std::size_t at) {
    Table& table = tables_[at];
    const Moment moment{.sand_left = sand_left(table)};
    int acting = 0;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        const Seat player = Seat::player(static_cast<int>(seat));
        observe<G>(encoding_, G::view(table.state, game::Viewer::of(player)), player.index(), moment,
                   observations_.get() + (at * seats() + seat) * static_cast<std::size_t>(shape_.cells));
        acting += G::actors(table.state).has(player);
        show_mask(at, seat);
    }
    actors_[at] = G::outcome(table.state) ? kNobody : static_cast<std::int8_t>(acting);
}

/// The legal actions of a seat, and to wait where nothing must be struck.
void Together::show_mask(std::size_t at, std::size_t seat) {
    Table& table = tables_[at];
    const State& state = table.state;
    const Seat player = Seat::player(static_cast<int>(seat));
    const Seen now{.pad = state.pads[seat],
                   .phase = state.phase,
                   .may_act = G::actors(state).has(player),
                   .done = games::penta_rush::is_done(state, player.index()),
                   .flipped = state.flipped_by >= 0};
    if (now == table.seen[seat] && state.phase == Phase::search) return;
    table.seen[seat] = now;
    std::uint8_t* mask = mask_of(at, seat);
    std::fill_n(mask, actions(), std::uint8_t{0});
    thread_local G::Moves moves;
    G::legal_moves(state, player, moves);
    for (const Move move : moves) mask[encoding_.action(state, player.index(), move, 0)] = 1;
    if (state.phase != Phase::strike || moves.empty()) mask[Rush::kWait] = 1;
}

void Together::sample() {
    workers_.share(shape_.games, [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < to; ++at)
            for (std::size_t seat = 0; seat < seats(); ++seat) {
                const std::uint8_t* mask = mask_of(at, seat);
                const auto legal = static_cast<std::uint32_t>(std::count(mask, mask + actions(), 1));
                std::uint32_t left = tables_[at].picks.below(legal);
                std::int32_t action = 0;
                while (mask[action] == 0 || left-- > 0) ++action;
                picks_[at * seats() + seat] = action;
            }
    });
}

}  // namespace learn
