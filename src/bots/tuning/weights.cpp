#include "bots/tuning/weights.h"

#include <algorithm>
#include <cmath>

namespace bots::tuning {

using brains::pente::Counts;
using brains::pente::Field;
using brains::pente::kFine;
using brains::pente::kKinds;
using brains::pente::kNoSpot;
using brains::pente::kWorthScale;
using brains::pente::Net;
using brains::pente::Spot;
using games::pente::Move;
using games::pente::Pente;
using games::pente::State;

namespace {

constexpr std::int64_t kKeptOut = 10;
constexpr int kNetPasses = 20, kLikingPasses = 20;
constexpr std::uint64_t kNetSeed = 1;

// Behind the counts stand those of either kind alone: a pair of kinds that is seldom seen is then
// worth what its two kinds are worth elsewhere, for the ridge holds down what is peculiar to it.
constexpr std::size_t kMine = Counts::kAll, kTheirs = kMine + kKinds, kWidth = kTheirs + kKinds;

std::vector<int> counts_of(const Field& field) {
    const auto features = brains::pente::features_of(field);
    std::vector<int> counts(features.begin(), features.end());
    counts.resize(kWidth);
    for (std::size_t pair = 1; pair < kKinds * kKinds; ++pair) {
        counts[kMine + pair / kKinds] += counts[pair];
        counts[kTheirs + pair % kKinds] += counts[pair];
    }
    counts[kMine] = counts[kTheirs] = 0;
    return counts;
}

/// A position to learn from: nothing is decided at once.
bool is_quiet(const Field& field) {
    return field.winning_spot(0) == kNoSpot && field.winning_spot(1) == kNoSpot;
}

void add_choice(const Field& field, Spot chosen, std::vector<Choice>& out) {
    Choice choice;
    bool found = false;
    field.empties_near().for_each([&](Spot spot) {
        if (spot == chosen) {
            choice.best = choice.moves.size();
            found = true;
        }
        choice.moves.push_back(brains::pente::liked_by(field, spot));
    });
    if (found) out.push_back(std::move(choice));
}

void add_lessons(const SelfPlay& game, Lessons& out) {
    State state = fresh_game(game.variant);
    for (const Stone& stone : game.stones) {
        const Field field(state);
        if (!stone.by_lot && is_quiet(field)) {
            const int half_points = state.to_move == 0 ? game.half_points : 2 - game.half_points;
            out.counts.add(counts_of(field), half_points);
            out.nets.push_back({brains::pente::net_inputs_of(field), 0, static_cast<float>(half_points) / 2});
            add_choice(field, brains::pente::spot_of(stone.point), out.choices);
        }
        Pente::apply(state, *Pente::actors(state).begin(), Move::stone(stone.point), nullptr);
    }
}

/// The network's samples with what these weights of the counts say of them.
std::vector<NetSample> with_odds(const Lessons& lessons, const std::vector<double>& weights) {
    std::vector<NetSample> samples = lessons.nets;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        double odds = 0;
        for (const auto& [at, count] : lessons.counts.counts(i)) odds += weights[at] * count;
        samples[i].odds = static_cast<float>(odds);
    }
    return samples;
}

std::vector<double> real_weights(const brains::pente::Weights& counts) {
    std::vector<double> weights(kWidth);
    for (std::size_t i = 0; i < counts.size(); ++i) weights[i] = counts[i] / (kWorthScale * kFine);
    return weights;
}

brains::pente::Weights whole_weights(const std::vector<double>& weights, double share) {
    brains::pente::Weights whole{};
    for (std::size_t i = 1; i < whole.size(); ++i) {
        double weight = weights[i];
        if (i < kKinds * kKinds) weight += weights[kMine + i / kKinds] + weights[kTheirs + i % kKinds];
        whole[i] = static_cast<std::int16_t>(
            std::lround(std::clamp(weight * share * kWorthScale * kFine, -32767.0, 32767.0)));
    }
    return whole;
}

template <class Numbers>
std::string list(const Numbers& numbers) {
    std::string out = "{";
    for (const auto number : numbers) out.append(out.size() == 1 ? "" : ", ").append(std::to_string(number));
    return out.append("}");
}

}  // namespace

Lessons::Lessons() : counts(kWidth) {}

SplitLessons lessons_of(const GameFile& file) {
    SplitLessons split;
    for (const auto& [number, game] : file.games)
        add_lessons(game, number % kKeptOut == kKeptOut - 1 ? split.kept_out : split.fitted);
    return split;
}

AllWeights present_weights() {
    return {brains::pente::kFitted, brains::pente::kNet, brains::pente::kLikings};
}

AllWeights fit_weights(const Lessons& lessons, double ridge, const GoOn& go_on) {
    const std::vector<double> weights = fit(lessons.counts, ridge);
    const auto still = [&](int) { return go_on(); };
    const FittedNet fitted = fit_net(with_odds(lessons, weights), kNetPasses, kNetSeed, still);
    return {whole_weights(weights, fitted.share), fitted.net,
            fit_likings(lessons.choices, kLikingPasses, still)};
}

Judgement judge(const Lessons& lessons, const AllWeights& weights) {
    return {log_loss(with_odds(lessons, real_weights(weights.counts)), {weights.net, 1}),
            mean_rank(lessons.choices, weights.likings)};
}

std::string to_source(const AllWeights& weights) {
    std::string out =
        "// Fitted to the engine's own games by `pentario tune pente weights`; see docs/pente-engine.md.\n"
        "\n"
        "#include \"bots/brains/pente/evaluation.h\"\n"
        "#include \"bots/brains/pente/order.h\"\n"
        "\n"
        "namespace bots::brains::pente {\n"
        "\n"
        "const Weights kFitted";
    out.append(list(weights.counts)).append(";\n\nconst Net kNet{.in = {{");
    for (const auto& row : weights.net.in) out.append(list(row)).append(",\n");
    out.append("}},\n.bias = ").append(list(weights.net.bias));
    out.append(",\n.out = ").append(list(weights.net.out));
    out.append(",\n.out_bias = ").append(std::to_string(weights.net.out_bias));
    out.append("};\n\nconst Likings kLikings").append(list(weights.likings));
    return out.append(";\n\n}  // namespace bots::brains::pente\n");
}

}  // namespace bots::tuning
