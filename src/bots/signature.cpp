#include "bots/signature.h"

#include "bots/analysis/review.h"
#include "bots/bot.h"
#include "bots/brains/pente/middle_games.h"
#include "core/hash.h"
#include "game/conformance.h"
#include "game/erased.h"
#include "game/match.h"
#include "games/catalog.h"
#include "games/list.h"

namespace bots {

namespace {

constexpr int kWalks = 2;
constexpr std::uint64_t kNodes = 30'000;
constexpr int kMovesBefore = 12;

std::string hex(std::uint64_t value) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out(16, '0');
    for (std::size_t i = 0; i < 16; ++i) out[15 - i] = kDigits[(value >> (4 * i)) & 15];
    return out;
}

/// What the plain bot thinks after some random moves, and the dice of whoever comes next.
template <game::Game G>
std::uint64_t thought(const game::Setup& setup, std::uint64_t seed, int moves_before) {
    core::Rng rng(seed);
    auto state = G::initial(*G::read_options(setup));
    for (int i = 0; i < moves_before && !G::actors(state).empty(); ++i) {
        const game::Seat seat = game::draw_actor(G::actors(state), rng);
        G::apply(state, seat, game::draw_move<G>(state, seat, rng), nullptr);
    }
    while (G::actors(state) == game::SeatSet(game::Seat::chance()))
        G::apply(state, game::Seat::chance(), game::draw_chance<G>(state, rng), nullptr);
    if (G::actors(state).empty()) return 0;
    const game::Seat seat = *G::actors(state).begin();
    const auto bot = make_plain_bot(*games::find(G::kId));
    const game::ErasedView<G> view(G::view(state, game::Viewer::of(seat)));
    if (!seat.is_player() || !bot->begin(view, seat, seed)) return 0;
    bot->think(kNodes);
    const Thought best = bot->best();
    return core::Hash(best.move.bits)
        .add(best.nodes)
        .add(static_cast<std::uint64_t>(best.chance * 1e6))
        .value();
}

template <game::Game G>
void add_game(Signature& out) {
    for (const game::VariantInfo& variant : G::variants()) {
        for (int players = variant.min_players; players <= variant.max_players; ++players) {
            core::Hash walks, thoughts;
            core::Rng rng(1);
            for (int i = 0; i < kWalks; ++i) {
                const game::Setup setup = game::random_setup<G>(variant, players, rng);
                const auto seed = static_cast<std::uint64_t>(i);
                const game::WalkReport report = game::Walk<G>::run(setup, seed);
                walks.add(report.chain);
                for (const std::string& fault : report.faults)
                    out.faults.push_back(std::string(variant.name) + ": " + fault);
                thoughts.add(thought<G>(setup, seed, kMovesBefore));
                thoughts.add(thought<G>(setup, seed, 0));  // where there is most to think of
            }
            out.lines.push_back(std::string(G::kId) + " " + std::string(variant.name) + " " +
                                std::to_string(players) + " walk " + hex(walks.value()) + " bot " +
                                hex(thoughts.value()));
        }
    }
}

/// What a review finds in a few random moves; none if there are no winning chances.
std::optional<std::uint64_t> review_of(const game::AnyGame& game) {
    constexpr int kDecisions = 6;
    constexpr std::uint64_t kReviewNodes = 1000;
    auto match = game::Match::start(game, {}, {.automatic = true, .seed = 1});
    core::Rng rng(1);
    for (int i = 0; i < kDecisions && !match->over(); ++i) {
        const game::Seat seat = *match->state().actors().begin();
        const auto moves = match->state().legal_moves(seat);
        (void)match->play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    (void)match->end({game::Ending::Kind::abandoned, game::Seat::player(0)});
    auto review =
        analysis::Review::start(game, match->record(game::Viewer::keeper()), {.nodes = kReviewNodes});
    if (!review) return std::nullopt;
    while (!review->step()) {
    }
    core::Hash hash;
    for (const analysis::Entry& entry : review->entries())
        for (const auto* told : {&entry.known, &entry.open})
            if (*told)
                hash.add((*told)->line.front().bits)
                    .add(static_cast<std::uint64_t>((*told)->best))
                    .add(static_cast<std::uint64_t>((*told)->played));
    return hash.value();
}

}  // namespace

Signature signature() {
    Signature out;
    games::for_each_game([&]<class G>() { add_game<G>(out); });
    out.lines.push_back("pente nodes " + std::to_string(brains::pente::middle_game_nodes()));
    for (const game::AnyGame* game : games::all())
        if (const auto hash = review_of(*game))
            out.lines.push_back(std::string(game->id()) + " review " + hex(*hash));
    return out;
}

}  // namespace bots
