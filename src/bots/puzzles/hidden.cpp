#include "bots/puzzles/hidden.h"

#include "game/parts/river_cards.h"

namespace bots::puzzles {

using game::RiverCard;
using game::RiverCards;
using game::Tree;

namespace {

bool is_hidden(const Tree& card) { return card.text() && *card.text() == "?"; }

/// Takes every card that stands somewhere in the tree out of the box.
void take_seen(const Tree& tree, RiverCards& box) {
    if (tree.text())
        if (const auto card = game::read_river_card(*tree.text()); card && box.has(*card)) box.remove(*card);
    if (tree.list())
        for (const Tree& item : *tree.list()) take_seen(item, box);
    if (tree.map())
        for (const auto& [key, item] : *tree.map()) take_seen(item, box);
}

RiverCards unseen(const Tree& seen) {
    RiverCards box = RiverCards::box();
    for (const std::string_view key : {"table", "hands", "discard"})
        if (const Tree* part = seen.get(key)) take_seen(*part, box);
    return box;
}

Tree fill_hands(const Tree& hands, RiverCards box) {
    if (!hands.list()) return hands;
    Tree::List filled;
    for (const Tree& hand : *hands.list()) {
        if (!hand.list()) return hands;
        Tree::List cards;
        for (const Tree& card : *hand.list()) {
            if (!is_hidden(card) || box.empty()) {
                cards.push_back(card);
                continue;
            }
            const RiverCard drawn = RiverCard::at(std::countr_zero(box.kinds()));
            box.remove(drawn);
            cards.emplace_back(to_text(drawn));
        }
        filled.emplace_back(std::move(cards));
    }
    return filled;
}

}  // namespace

Tree fill_hidden(const Tree& seen) {
    if (!seen.map()) return seen;
    Tree filled{Tree::Map()};
    for (const auto& [key, value] : *seen.map()) {
        if (filled.get(key)) return seen;  // the game's reader refuses it
        if (key == "hands")
            filled.put(key, fill_hands(value, unseen(seen)));
        else if (key == "ocean" && value.number())
            filled.put(key, "rest");
        else
            filled.put(key, value);
    }
    return filled;
}

}  // namespace bots::puzzles
