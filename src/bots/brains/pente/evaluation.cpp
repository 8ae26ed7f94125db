#include "bots/brains/pente/evaluation.h"

#include <algorithm>
#include <cmath>

namespace bots::brains::pente {

namespace {

/// Calls visit(index, count) for all but the points.
template <class Visit>
void for_each_count(const Field& field, Visit&& visit) {
    const auto pairs = [&](int colour) { return std::min(field.captures(colour), Counts::kPairs - 1); };
    const int me = field.mover(), other = 1 - me;
    visit(Counts::kTaken + pairs(me) * Counts::kPairs + pairs(other), 1);
    visit(Counts::kMyTakes + pairs(me), field.takes(me));
    visit(Counts::kOtherTakes + pairs(other), field.takes(other));
    visit(Counts::kMyClosings, field.closings(me));
    visit(Counts::kOtherClosings, field.closings(other));
    visit(Counts::kToMove, 1);
}

int clipped(int count) { return std::min(count, Net::kMostCount); }

/// Calls visit(input, count) for the inputs that are not zero.
template <class Visit>
void for_each_input(const Field& field, Visit&& visit) {
    const int me = field.mover(), other = 1 - me;
    for (int kind = 1; kind < kKinds; ++kind) {
        const auto k = static_cast<Kind>(kind);
        if (const int count = field.count(me, k)) visit(Net::kMyKinds + kind, clipped(count));
        if (const int count = field.count(other, k)) visit(Net::kOtherKinds + kind, clipped(count));
    }
    visit(Net::kMyPairs + std::min(field.captures(me), Counts::kPairs - 1), 1);
    visit(Net::kOtherPairs + std::min(field.captures(other), Counts::kPairs - 1), 1);
    if (const int count = field.takes(me)) visit(Net::kMyTakes, clipped(count));
    if (const int count = field.takes(other)) visit(Net::kOtherTakes, clipped(count));
    if (const int count = field.closings(me)) visit(Net::kMyClosings, clipped(count));
    if (const int count = field.closings(other)) visit(Net::kOtherClosings, clipped(count));
    visit(Net::kStones, field.stones());
}

using Hidden = std::array<std::int32_t, Net::kHidden>;

void add_input(const Net& net, int input, int count, Hidden& hidden) {
    const auto& row = net.in[static_cast<std::size_t>(input)];
    for (std::size_t i = 0; i < Net::kHidden; ++i) hidden[i] += row[i] * count;
}

int out_of(const Net& net, const Hidden& hidden) {
    std::int64_t sum = net.out_bias;
    for (std::size_t i = 0; i < Net::kHidden; ++i)
        sum += net.out[i] * (std::clamp(hidden[i], 0, 1 << 16) >> Net::kHiddenShift);
    return static_cast<int>(sum / (Net::kOutScale * (Net::kInScale >> Net::kHiddenShift)));
}

}  // namespace

int evaluate(const Field& field) {
    int worth = field.points_worth(field.mover());
    for_each_count(field, [&](int at, int count) { worth += field.weight(at) * count; });
    Hidden hidden = kNet.bias;
    for_each_input(field, [&](int input, int count) { add_input(kNet, input, count, hidden); });
    return std::clamp(worth / kFine + out_of(kNet, hidden), -20000, 20000);
}

Features features_of(const Field& field) {
    Features features{};
    const int me = field.mover();
    field.for_each_empty([&](Spot spot) {
        ++features[static_cast<std::size_t>(field.kind(me, spot) * kKinds + field.kind(1 - me, spot))];
    });
    features[0] = 0;  // points that are nothing to either
    for_each_count(field, [&](int at, int count) { features[static_cast<std::size_t>(at)] = count; });
    return features;
}

NetInputs net_inputs_of(const Field& field) {
    NetInputs inputs{};
    for_each_input(field, [&](int input, int count) {
        inputs[static_cast<std::size_t>(input)] = static_cast<std::int16_t>(count);
    });
    return inputs;
}

int net_worth(const Net& net, const NetInputs& inputs) {
    Hidden hidden = net.bias;
    for (int input = 0; input < Net::kInputs; ++input)
        add_input(net, input, inputs[static_cast<std::size_t>(input)], hidden);
    return out_of(net, hidden);
}

double chance_of(int worth) { return 1.0 / (1.0 + std::exp(-worth / kWorthScale)); }

}  // namespace bots::brains::pente
