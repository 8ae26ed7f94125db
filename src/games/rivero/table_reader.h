#pragma once

#include <vector>

#include "game/position_fields.h"
#include "games/rivero/move.h"

namespace games::rivero {

/// Reads what lies on the table and who knows what; a position's reader adds the turn.
class TableReader : public game::PositionFields {
protected:
    using Tree = game::Tree;

    TableReader(const Tree& tree, const game::Type& declared) : PositionFields(tree, declared) {}

    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    /// A card that also lies elsewhere and is only named; refused, and the first one, if it is none.
    RiverCard card(const Tree& tree, std::string_view key);
    /// Cards that are only named.
    RiverCards named(const Tree& tree, std::string_view key);
    void read_table();

    State state_;

private:
    struct Named {
        RiverName name;
        const Tree* tree;
    };

    /// A card, taken from the box.
    RiverCard take(const Tree& tree, std::string_view key);
    /// Calls read(seat, value) for both seats if the key is there.
    template <class Read>
    void for_seats(std::string_view key, Read read) {
        const Tree* found = value(key);
        if (!found || fault()) return;
        const Tree::List* list = found->list();
        if (!list || list->size() != kSeats) return refuse_value(key);
        for (int seat = 0; seat < kSeats && !fault(); ++seat) read(seat, (*list)[at(seat)]);
    }
    /// Calls read(item) for each item of a list.
    template <class Read>
    void for_items(const Tree& tree, std::string_view key, Read read) {
        if (!tree.list()) return refuse_value(key);
        for (const Tree& item : *tree.list()) {
            if (fault()) return;
            read(item);
        }
    }
    /// Calls read(name, value) for each entry of a map if the key is there.
    template <class Read>
    void for_entries(std::string_view key, Read read) {
        const Tree* found = value(key);
        if (!found || fault()) return;
        if (!found->map()) return refuse_value(key);
        for (const auto& [name, item] : *found->map()) {
            if (fault()) return;
            read(name, item);
        }
    }

    void read_hands();
    void read_spring();
    void read_rivers();
    void read_river(const Named& named);
    void read_bridges(RiverName name, int index, const std::vector<int>& values);
    void read_made();
    void read_flasks();
    void read_actions();
    void read_action(ActionSpot& spot, int seat, const Tree& tree);
    void read_ground();
    void read_known();
};

}  // namespace games::rivero
