#include "bots/brains/pente/four_win.h"

#include <algorithm>

namespace bots::brains::pente {

namespace {

constexpr std::array<int, 5> kDepths{1, 2, 4, 8, 16};
// Steps of a win that is known are found again in the table, or by a short search.
constexpr int kStepDepth = 16;
constexpr std::uint64_t kStepNodes = 20'000;

}  // namespace

bool FourWin::find(Field& field, std::uint64_t nodes) {
    nodes_ = 0;
    for (const int depth : kDepths) {
        const bool wins = fours_.wins(field, depth, nodes - nodes_);
        nodes_ += fours_.nodes();
        if (wins) {
            zone_ = {};
            length_ = walk_attack(field);
            return length_ > 0;
        }
        if (fours_.nodes() == 0 || nodes_ >= nodes) return false;
    }
    return false;
}

/// The longest line from here in stones, the attacker to move; 0 if the win was lost from sight.
int FourWin::walk_attack(Field& field) {
    if (const Spot spot = field.winning_spot(field.mover()); spot != kNoSpot) {
        zone_.set(spot, true);
        return 1;
    }
    if (!fours_.wins(field, kStepDepth, kStepNodes)) return 0;
    const Spot spot = fours_.first();
    zone_.set(spot, true);
    add_taken_along(field, spot);
    Undo undo;
    field.play(spot, undo);
    ++nodes_;
    const int below = walk_answers(field);
    field.take_back(undo);
    return below > 0 ? below + 1 : 0;
}

/// The same with the defender to move, who is threatened and wins nowhere himself.
int FourWin::walk_answers(Field& field) {
    const int me = field.mover();
    const auto add = [&](Spot spot) { zone_.set(spot, true); };
    field.fours(me).for_each(add);
    field.closing(me).for_each(add);
    Field::Spots threats;
    field.winning_spots(1 - me, threats);
    for (const Spot spot : threats) add(spot);
    int longest = 2;
    const auto look = [&](Spot spot) {
        const int below = answered(field, spot);
        longest = below == 0 || longest == 0 ? 0 : std::max(longest, below + 1);
    };
    if (threats.size() == 1) look(threats[0]);
    const SpotSet captures = field.capturing(me);
    captures.for_each([&](Spot spot) {
        if (longest > 0 && (threats.size() != 1 || spot != threats[0])) look(spot);
    });
    return longest;
}

int FourWin::answered(Field& field, Spot spot) {
    Undo undo;
    field.play(spot, undo);
    ++nodes_;
    const int below = walk_attack(field);
    field.take_back(undo);
    return below;
}

/// Points where a stone of the other side would be taken by an attack on `spot`, with one that lies.
void FourWin::add_taken_along(const Field& field, Spot spot) {
    const int own = field.mover() + 1, other = 2 - field.mover();
    for (const int step : kSteps)
        for (const int side : {step, -step}) {
            const Spot near = static_cast<Spot>(spot + side), far = static_cast<Spot>(spot + 2 * side);
            if (field.cell(static_cast<Spot>(spot + 3 * side)) != own) continue;
            if (field.cell(near) == kEmpty && field.cell(far) == other) zone_.set(near, true);
            if (field.cell(near) == other && field.cell(far) == kEmpty) zone_.set(far, true);
        }
}

void FourWin::line(Field& field, std::vector<Spot>& out) {
    if (const Spot spot = field.winning_spot(field.mover()); spot != kNoSpot) return out.push_back(spot);
    if (!fours_.wins(field, kStepDepth, kStepNodes)) return;
    const Spot attack = fours_.first();
    out.push_back(attack);
    Undo undo;
    field.play(attack, undo);
    const int me = field.mover();
    Field::Spots answers;
    field.winning_spots(1 - me, answers);
    Spot best = answers[0];
    int longest = 1;
    if (answers.size() > 1) answers.clear();
    field.capturing(me).for_each([&](Spot spot) { answers.push_back(spot); });
    for (const Spot spot : answers)
        if (const int length = answered(field, spot); length > longest) {
            longest = length;
            best = spot;
        }
    out.push_back(best);
    Undo back;
    field.play(best, back);
    line(field, out);
    field.take_back(back);
    field.take_back(undo);
}

}  // namespace bots::brains::pente
