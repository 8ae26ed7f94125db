#include "learn/batch.h"

#include <algorithm>

#include "games/list.h"
#include "learn/in_turns.h"
#include "learn/together.h"

namespace learn {

using core::fail;
using game::Reason;

namespace {

/// Where nobody turns the sand a round would last for ever.
constexpr int kRoundCap = 120;

Reason outside(std::string_view name, std::int64_t low, std::int64_t high) {
    return Reason("learn.out-of-range", "", {{"name", std::string(name)}, {"low", low}, {"high", high}});
}

std::optional<Reason> check(const Terms& terms) {
    if (terms.games < 1 || terms.games > kMostGames) return outside("n", 1, kMostGames);
    if (terms.threads < 1 || terms.threads > kMostThreads) return outside("threads", 1, kMostThreads);
    if (terms.tick_ms < 1 || terms.tick_ms > 60'000) return outside("tick_ms", 1, 60'000);
    return std::nullopt;
}

/// What a game takes at most: its state, what each seat sees, and two numbers for each action.
template <class G>
std::int64_t bytes_of(const Encoding<G>& encoding, std::size_t seats) {
    return static_cast<std::int64_t>(
        sizeof(typename G::State) + seats * static_cast<std::size_t>(encoding.layout().size()) +
        seats * static_cast<std::size_t>(encoding.actions()) + sizeof(std::uint64_t) * G::Moves::capacity());
}

template <game::Game G>
core::Result<std::unique_ptr<Batch>, Reason> make_of(const game::Setup& setup, const Terms& terms) {
    const auto options = G::read_options(setup);
    if (!options) return fail(options.error());
    const auto start = G::initial(*options);
    const Encoding<G> encoding(start);
    const auto most = static_cast<std::int64_t>(kMostBytes) / bytes_of<G>(encoding, G::scores(start).size());
    if (static_cast<std::int64_t>(terms.games) > most) return fail(outside("n", 1, most));
    if constexpr (game::AllAtOnce<G>)
        return std::unique_ptr<Batch>(std::make_unique<Together>(start, setup, encoding, terms));
    else
        return std::unique_ptr<Batch>(std::make_unique<InTurns<G>>(start, setup, encoding, terms));
}

}  // namespace

core::Result<std::unique_ptr<Batch>, Reason> Batch::make(const game::AnyGame& game, game::Setup setup,
                                                         const Terms& terms) {
    if (auto reason = check(terms)) return fail(*reason);
    const auto is_cap = [](const auto& option) { return option.first == "round_cap_seconds"; };
    if (game.all_at_once() && std::none_of(setup.options.begin(), setup.options.end(), is_cap))
        setup.options.emplace_back("round_cap_seconds", std::to_string(kRoundCap));
    if (auto reason = complete_setup(game, setup)) return fail(*reason);
    core::Result<std::unique_ptr<Batch>, Reason> made = fail(Reason("unknown-game", ""));
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) made = make_of<G>(without_series(game, setup), terms);
    });
    return made;
}

Batch::Batch(Shape shape, game::Setup setup) : shape_(shape), setup_(std::move(setup)) {
    const std::size_t games = shape.games, seats = static_cast<std::size_t>(shape.seats);
    const std::size_t rows = games * (shape.together ? seats : 1);
    observations_ = std::make_unique<Cell[]>(games * seats * static_cast<std::size_t>(shape.cells));
    masks_ = std::make_unique<std::uint8_t[]>(rows * static_cast<std::size_t>(shape.actions));
    rewards_ = std::make_unique<float[]>(games * seats);
    done_ = std::make_unique<std::uint8_t[]>(games);
    actors_ = std::make_unique<std::int8_t[]>(games);
    picks_ = std::make_unique<std::int32_t[]>(rows);
}

Reason Batch::not_legal(std::size_t game, std::int32_t action) {
    return Reason("learn.not-legal", "",
                  {{"action", static_cast<std::int64_t>(action)}, {"game", static_cast<std::int64_t>(game)}});
}

void Batch::pay(const game::Outcome& outcome, int seats, float* rewards) {
    if (outcome.winners.empty()) return;
    for (int seat = 0; seat < seats; ++seat)
        rewards[seat] = outcome.winners.has(game::Seat::player(seat)) ? 1.0F : -1.0F;
}

}  // namespace learn
