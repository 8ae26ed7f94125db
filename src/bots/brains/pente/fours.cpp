#include "bots/brains/pente/fours.h"

namespace bots::brains::pente {

bool Fours::wins(Field& field, int depth, std::uint64_t nodes) {
    nodes_ = 0;
    limit_ = nodes;
    first_ = kNoSpot;
    return attack(field, depth);
}

/// Moves that can threaten to win with the next stone.
void Fours::attacks(const Field& field, Spots& out) const {
    const int me = field.mover();
    const auto add = [&](Spot spot) {
        if (!out.full()) out.push_back(spot);
    };
    const bool in_check = field.winning_spot(1 - me) != kNoSpot;
    const int pairs = field.captures(me);
    const auto wanted = [&](Spot spot) {
        if (!in_check) return true;  // in check only what can meet the threat is of use
        return field.wins_at(1 - me, spot) || field.marks(me, spot).takes() > 0;
    };
    field.fours(me).for_each([&](Spot spot) {
        if (wanted(spot)) add(spot);
    });
    if (pairs + 2 < Field::kGoal) return;
    field.capturing(me).for_each([&](Spot spot) {
        if (!field.marks(me, spot).any_four() && wanted(spot)) add(spot);
    });
    if (pairs + 1 < Field::kGoal) return;
    field.closing(me).for_each([&](Spot spot) {
        const Marks marks = field.marks(me, spot);
        if (!marks.any_four() && marks.takes() == 0 && wanted(spot)) add(spot);
    });
}

bool Fours::attack(Field& field, int depth) {
    const int me = field.mover();
    if (const Spot spot = field.winning_spot(me); spot != kNoSpot) {
        first_ = spot;
        return true;
    }
    if (depth <= 0 || nodes_ >= limit_) return false;
    Entry& entry = table_[field.key() % table_.size()];
    if (entry.key == field.key()) {
        if (entry.known == Known::wins) {
            first_ = entry.first;
            return true;
        }
        if (entry.known == Known::fails && entry.depth >= depth) return false;
    }
    const std::uint64_t key = field.key();
    Spots spots;
    attacks(field, spots);
    for (const Spot spot : spots) {
        if (nodes_ >= limit_) return false;
        Undo undo;
        field.play(spot, undo);
        ++nodes_;
        const bool won = !holds(field, depth);
        field.take_back(undo);
        if (!won) continue;
        entry = {key, spot, static_cast<std::uint8_t>(depth), Known::wins};
        first_ = spot;
        return true;
    }
    if (nodes_ < limit_) entry = {key, kNoSpot, static_cast<std::uint8_t>(depth), Known::fails};
    return false;
}

/// Whether the player to move survives the threat he is under; true if there is none.
bool Fours::holds(Field& field, int depth) {
    const int me = field.mover();
    if (field.winning_spot(me) != kNoSpot) return true;
    Field::Spots threats;
    field.winning_spots(1 - me, threats);
    if (threats.empty()) return true;
    const auto survives = [&](Spot spot) {
        Undo undo;
        field.play(spot, undo);
        ++nodes_;
        const bool lost = attack(field, depth - 1);
        field.take_back(undo);
        return !lost;
    };
    if (threats.size() == 1 && survives(threats[0])) return true;
    Spots captures;
    field.capturing(me).for_each([&](Spot spot) {
        if (!captures.full() && (threats.size() != 1 || spot != threats[0])) captures.push_back(spot);
    });
    if (captures.full()) return true;  // more answers than were listed
    for (const Spot spot : captures)
        if (survives(spot)) return true;
    return false;
}

}  // namespace bots::brains::pente
