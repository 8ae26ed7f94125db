// Positions in the form of the game's README, without the keys that tell who knows what.

#include <algorithm>

#include "games/rivero/tests/plain.h"

namespace games::rivero::plain {

using game::Tree;

namespace {

struct OptionName {
    bool Options::* field;
    const char *name, *yes;
};
constexpr OptionName kOptionNames[]{
    {&Options::eight, "variant", "eight"},
    {&Options::attach_any, "attach_to", "any"},
    {&Options::spring_after_action, "spring_after_action", "yes"},
    {&Options::duty_seven, "spring_duty", "seven"},
    {&Options::at_once, "ocean_end", "at_once"},
    {&Options::lift_in_turn, "take_groundwater", "turn"},
};

template <class Cards>
Tree write_cards(const Cards& cards) {
    Tree::List list;
    for (const Card card : cards) list.emplace_back(to_text(card));
    return list;
}

std::vector<Card> read_cards(const Tree* tree) {
    std::vector<Card> cards;
    if (tree)
        for (const Tree& card : *tree->list()) cards.push_back(read_card(*card.text()));
    return cards;
}

Heap read_heap(const Tree* tree) {
    const std::vector<Card> cards = read_cards(tree);
    return {cards.begin(), cards.end()};
}

std::string word(const Tree& position, const char* key) {
    const Tree* found = position.get(key);
    return found ? *found->text() : "";
}

bool flag(const Tree& position, const char* key) {
    const Tree* found = position.get(key);
    return found && *found->boolean();
}

/// The value for a seat under a key that has one for each; nullptr if there is none.
const Tree* of_seat(const Tree& position, const char* key, std::size_t seat) {
    const Tree* found = position.get(key);
    return found && !(*found->list())[seat].is_null() ? &(*found->list())[seat] : nullptr;
}

void write_rivers(Tree& position, const Game& game) {
    Tree rivers{Tree::Map()}, bridges{Tree::Map()};
    for (const auto& [name, river] : game.rivers) {
        Tree::List slots, hidden;
        for (const auto& [value, slot] : river.slots) {
            slots.emplace_back(slot.bridge ? "=" : to_text(slot.card));
            if (slot.bridge) hidden.emplace_back(to_text(slot.card));
        }
        rivers.put(to_text(name), slots);
        if (!hidden.empty()) bridges.put(to_text(name), hidden);
    }
    position.put("rivers", rivers).put("bridges", bridges);
}

void read_rivers(const Tree& position, Game& game) {
    if (!position.get("rivers")) return;
    for (const auto& [text, tree] : *position.get("rivers")->map()) {
        const Tree::List& slots = *tree.list();
        const Card first = read_card(*slots.front().text());
        River river{.letter = first.river, .slots = {}};
        const Tree* bridges = position.get("bridges");
        const std::vector<Card> hidden = read_cards(bridges ? bridges->get(text) : nullptr);
        std::size_t next = 0;
        for (std::size_t i = 0; i < slots.size(); ++i) {
            const bool bridge = *slots[i].text() == "=";
            const Card card = bridge ? hidden.at(next++) : read_card(*slots[i].text());
            river.slots[first.value + static_cast<int>(i)] = {card, bridge};
        }
        const Name name = read_name(text);
        game.rivers[name] = river;
        int& made = game.made[static_cast<std::size_t>(name.first)];
        made = std::max(made, name.second);
    }
}

Tree write_action(const std::optional<Action>& action) {
    if (!action) return {};
    Tree tree;
    tree.put("card", action->card).put("open", write_cards(action->open));
    if (action->joker) tree.put("joker", to_text(*action->joker));
    if (action->used) tree.put("used", true);
    return tree;
}

std::optional<Action> read_action(const Tree* tree) {
    if (!tree) return std::nullopt;
    Action action{.card = *tree->get("card")->text(), .open = {}, .joker = {}, .used = flag(*tree, "used")};
    action.open = read_heap(tree->get("open"));
    if (const Tree* joker = tree->get("joker")) action.joker = read_card(*joker->text());
    return action;
}

/// RV-41: the ocean is what is nowhere else.
void take_away(Heap& ocean, const Game& game) {
    const auto take_all = [&](const auto& cards) {
        for (const Card card : cards) take_from(ocean, card);
    };
    for (const std::size_t seat : {0U, 1U}) {
        take_all(game.hands[seat]);
        take_all(game.ground[seat]);
        if (!game.action[seat]) continue;
        take_all(game.action[seat]->open);
        if (game.action[seat]->joker) take_from(ocean, *game.action[seat]->joker);
    }
    for (const auto& [place, cards] : game.spring) take_all(cards);
    for (const auto& [name, river] : game.rivers)
        for (const auto& [value, slot] : river.slots) take_from(ocean, slot.card);
}

}  // namespace

Tree Game::write() const {
    Tree tree;
    tree.put("game", "rivero");
    for (const auto& [field, name, yes] : kOptionNames)
        if (options.*field) tree.put(name, yes);
    if (phase != "over") tree.put("phase", phase);
    tree.put("to_move", to_move);
    if (phase == "play") tree.put("option", option);
    if (!unused.empty()) tree.put("unused", write_cards(unused));
    if (doubled) tree.put("doubled", true);
    if (extra) tree.put("extra", true);
    if (!done.empty()) tree.put("done", done);
    if (!draw.empty()) tree.put("draw", draw);
    tree.put("hands", Tree::List{write_cards(hands[0]), write_cards(hands[1])});
    Tree places{Tree::Map()};
    for (const auto& [place, cards] : spring) places.put(place, write_cards(cards));
    tree.put("spring", places);
    write_rivers(tree, *this);
    Tree::List flasks;
    for (const auto& river : flask) flasks.push_back(river ? Tree(to_text(*river)) : Tree());
    tree.put("flask", flasks);
    tree.put("action", Tree::List{write_action(action[0]), write_action(action[1])});
    Tree::List used;
    for (const char* kind : {"sun", "tap", "bridge"})
        for (std::size_t i = 0; i < discard.count(kind); ++i) used.emplace_back(kind);
    tree.put("discard", used).put("made", Tree::List{made[0], made[1]});
    tree.put("groundwater", Tree::List{write_cards(ground[0]), write_cards(ground[1])});
    return tree;
}

Game Game::read(const Tree& position) {
    Options options;
    for (const auto& [field, name, yes] : kOptionNames) options.*field = word(position, name) == yes;
    Game game = fresh(options);
    game.phase = position.get("phase") ? word(position, "phase") : "over";
    if (const Tree* seat = position.get("to_move")) game.to_move = static_cast<int>(*seat->number());
    game.option = word(position, "option");
    game.unused = read_heap(position.get("unused"));
    game.doubled = flag(position, "doubled");
    game.extra = flag(position, "extra");
    game.done = word(position, "done");
    game.draw = word(position, "draw");
    if (game.draw == "extra") game.option = "ocean";
    if (game.draw.starts_with("column")) game.option = "column";
    if (const Tree* places = position.get("spring"))
        for (const auto& [place, cards] : *places->map()) game.spring[place] = read_cards(&cards);
    read_rivers(position, game);
    for (const std::size_t seat : {0U, 1U}) {
        game.hands[seat] = read_heap(of_seat(position, "hands", seat));
        game.ground[seat] = read_cards(of_seat(position, "groundwater", seat));
        game.action[seat] = read_action(of_seat(position, "action", seat));
        if (const Tree* river = of_seat(position, "flask", seat))
            game.flask[seat] = read_name(*river->text());
        if (const Tree* made = of_seat(position, "made", seat))
            game.made[seat] = static_cast<int>(*made->number());
    }
    if (const Tree* used = position.get("discard"))
        for (const Tree& kind : *used->list()) game.discard.insert(*kind.text());
    take_away(game.ocean, game);
    return game;
}

}  // namespace games::rivero::plain
