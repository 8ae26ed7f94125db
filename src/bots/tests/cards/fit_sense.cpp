// Fits what the card bots think of a position to how their own games ended, and prints the weights as
// the file that holds them: `fit_sense GAME GAMES NODES SLIP > src/bots/brains/<game>/weights.h`. One
// move in SLIP is any move: games without such moves say nothing about what the bot never does.

#include <charconv>
#include <cmath>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/brains/rivero/brain.h"
#include "bots/brains/rivero_penta/brain.h"
#include "bots/tuning/fit.h"
#include "core/hash.h"
#include "game/playout.h"

namespace {

using namespace bots;

template <class G>
class Fit {
    using Sense = brains::Sense<G>;
    static constexpr std::size_t kCounts = Sense::kCounts;
    static constexpr double kRidge = 50.0 * brains::kLastPhase * brains::kLastPhase;

public:
    explicit Fit(std::uint32_t slip) : slip_(slip) {}

    void play(std::uint64_t seed, std::uint64_t nodes) {
        core::Rng rng(core::Hash(seed).value());
        const auto variant = G::variants()[seed % G::variants().size()].name;
        auto state = G::initial(*G::read_options({std::string(variant), 2, {}, {}}));
        std::vector<std::array<int, 2 * kCounts>> seen;
        for (int turn = -1; !G::actors(state).empty();) {
            const game::Seat seat = *G::actors(state).begin();
            if (Sense::turn(state) != turn) seen.push_back(phased(state));
            turn = Sense::turn(state);
            const bool any = !seat.is_player() || rng.below(slip_) == 0;
            G::apply(state, seat,
                     any ? game::draw_move<G>(state, seat, rng) : chosen(state, seat, rng, nodes), nullptr);
        }
        const auto winners = G::outcome(state)->winners;
        const int half_points = winners.empty() ? 1 : winners.has(game::Seat::player(0)) ? 2 : 0;
        for (const auto& counts : seen) samples_.add(counts, half_points);
    }

    void print(std::string_view folder, std::string_view command) const {
        const std::vector<double> weights = tuning::fit(samples_, kRidge);
        std::fprintf(stderr, "%zu positions, loss %.4f\n", samples_.size(),
                     tuning::log_loss(samples_, weights));
        std::printf("#pragma once\n\n// Made by `%s`; never edit.\n\n#include \"bots/brains/sense.h\"\n\n",
                    std::string(command).c_str());
        const std::string room = "bots::brains::" + std::string(folder);
        std::printf("namespace %s {\n\ninline constexpr PhasedWeights<%zu> kWeights{\n", room.c_str(),
                    kCounts);
        print_row("early", weights, 0);
        print_row("late", weights, kCounts);
        std::printf("};\n\n}  // namespace %s\n", room.c_str());
    }

private:
    typename G::Move chosen(const typename G::State& state, game::Seat seat, core::Rng& rng,
                            std::uint64_t nodes) {
        const game::ErasedView<G> view(G::view(state, game::Viewer::of(seat)));
        bot_->begin(view, seat, rng.next());
        bot_->think(nodes);
        return game::restore<G>(bot_->best().move);
    }

    /// Each count twice: by how early and by how late it is.
    static std::array<int, 2 * kCounts> phased(const typename G::State& state) {
        const auto counts = Sense::counts(state, game::Seat::player(0));
        const int phase = Sense::phase(state);
        std::array<int, 2 * kCounts> out{};
        for (std::size_t i = 0; i < kCounts; ++i) {
            out[i] = counts[i] * (brains::kLastPhase - phase);
            out[kCounts + i] = counts[i] * phase;
        }
        return out;
    }

    static void print_row(const char* name, const std::vector<double>& weights, std::size_t from) {
        std::printf("    .%s = {", name);
        for (std::size_t i = 0; i < kCounts; ++i)
            std::printf("%s%ld", i == 0 ? "" : ", ",
                        std::lround(weights[from + i] * brains::kLastPhase * brains::kLogit));
        std::printf("},\n");
    }

    std::uint32_t slip_;
    std::unique_ptr<search::InformationSet<G>> bot_ = std::make_unique<search::InformationSet<G>>();
    tuning::Samples samples_{2 * kCounts};
};

struct Order {
    std::uint64_t games = 0, nodes = 0;
    std::uint32_t slip = 0;
    std::string command;
};

template <class G>
void run(std::string_view folder, const Order& order) {
    Fit<G> fit(order.slip);
    for (std::uint64_t game = 0; game < order.games; ++game) {
        fit.play(game, order.nodes);
        if (game % 100 == 99) std::fprintf(stderr, "\r%llu games", static_cast<unsigned long long>(game + 1));
    }
    std::fputc('\n', stderr);
    fit.print(folder, order.command);
}

template <class Number>
bool read(std::string_view text, Number& out) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
    return error == std::errc{} && end == text.data() + text.size() && out > 0;
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string> said(words, words + count);
    Order order;
    if (said.size() != 5 || !read(said[2], order.games) || !read(said[3], order.nodes) ||
        !read(said[4], order.slip)) {
        std::fputs("fit_sense GAME GAMES NODES SLIP\n", stderr);
        return 2;
    }
    order.command = "fit_sense";
    for (std::size_t i = 1; i < said.size(); ++i) order.command += " " + said[i];
    if (said[1] == "rivero")
        run<games::rivero::Rivero>("rivero", order);
    else if (said[1] == "rivero-penta")
        run<games::rivero_penta::RiveroPenta>("rivero_penta", order);
    else
        return 2;
    return 0;
}
