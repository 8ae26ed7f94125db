// Positions in the form of the game's README, without the keys that tell who knows what.

#include "games/rivero_penta/tests/plain.h"

namespace games::rivero_penta::plain {

using game::Tree;

namespace {

struct OptionName {
    bool Options::* field;
    const char *name, *no, *yes;
};
constexpr OptionName kOptionNames[]{
    {&Options::identical_run, "identical", "line", "run"},
    {&Options::join_exact, "join_over_five", "scores", "exact"},
    {&Options::free_discard, "free_discard", "no", "yes"},
    {&Options::bridge_under, "loose_bridge", "open", "under"},
    {&Options::penta_exact, "long_penta", "yes", "no"},
    {&Options::refill_hands, "refill", "ocean", "hands"},
    {&Options::source_bridge, "bridge_at_source", "no", "yes"},
};

Tree write_heap(const Heap& heap) {
    Tree::List list;
    for (const Card card : heap) list.emplace_back(to_text(card));
    return list;
}

Heap read_heap(const Tree& tree) {
    Heap heap;
    for (const Tree& card : *tree.list()) heap.insert(read_card(*card.text()));
    return heap;
}

int number(const Tree& position, const char* key, int fallback) {
    const Tree* found = position.get(key);
    return found ? static_cast<int>(*found->number()) : fallback;
}

void write_options(Tree& position, const Options& options) {
    for (const auto& [field, name, no, yes] : kOptionNames)
        if (options.*field) position.put(name, yes);
}

Options read_options(const Tree& position) {
    Options options;
    for (const auto& [field, name, no, yes] : kOptionNames)
        if (const Tree* value = position.get(name)) options.*field = *value->text() == yes;
    return options;
}

/// Every card that is not named.
Heap rest_of_box(const Game& game) {
    Heap rest = Game::fresh({}).ocean;
    const auto take = [&](Card card) {
        if (!card.is_bridge()) rest.erase(rest.find(card));
    };
    for (const auto& [square, card] : game.table) take(card);
    for (const Heap* heap : {&game.hands[0], &game.hands[1], &game.discard})
        for (const Card card : *heap) take(card);
    return rest;
}

}  // namespace

Tree Game::write() const {
    Tree laid{Tree::Map()}, counts{Tree::Map()};
    for (const auto& [square, card] : table) laid.put(to_text(square), to_text(card));
    for (const char* kind : {"sun", "tap", "bridge"})
        counts.put(kind, closed.contains(kind) ? closed.at(kind) : 0);
    Tree::List pile, squares;
    for (const std::string& kind : open) pile.emplace_back(kind);
    for (const Square square : placed) squares.emplace_back(to_text(square));
    Tree tree;
    tree.put("game", "rivero-penta").put("variant", "standard");
    write_options(tree, options);
    tree.put("table", laid);
    tree.put("hands", Tree::List{write_heap(hands[0]), write_heap(hands[1])});
    tree.put("scores", Tree::List{scores[0], scores[1]});
    tree.put("ocean", write_heap(ocean)).put("discard", write_heap(discard));
    tree.put("closed", counts).put("open", pile);
    tree.put("to_move", to_move).put("phase", phase).put("plays_left", plays_left);
    tree.put("placed", squares).put("penalty", penalty).put("turn", turn);
    if (gave_up >= 0) tree.put("gave_up", gave_up);
    return tree;
}

Game Game::read(const Tree& position) {
    Game game;
    game.options = read_options(position);
    for (const auto& [square, card] : *position.get("table")->map())
        game.table[read_square(square)] = read_card(*card.text());
    for (const std::size_t seat : {0U, 1U}) {
        game.hands[seat] = read_heap((*position.get("hands")->list())[seat]);
        game.scores[seat] = static_cast<int>(*(*position.get("scores")->list())[seat].number());
    }
    game.discard = read_heap(*position.get("discard"));
    if (position.get("ocean")->list())
        game.ocean = read_heap(*position.get("ocean"));
    else
        game.ocean = rest_of_box(game);
    for (const auto& [kind, count] : *position.get("closed")->map())
        if (*count.number() > 0) game.closed[kind] = static_cast<int>(*count.number());
    for (const Tree& kind : *position.get("open")->list()) game.open.push_back(*kind.text());
    game.phase = *position.get("phase")->text();
    game.to_move = number(position, "to_move", 0);
    game.plays_left = number(position, "plays_left", 1);
    game.gave_up = number(position, "gave_up", -1);
    game.turn = number(position, "turn", 0);
    if (const Tree* squares = position.get("placed"))
        for (const Tree& square : *squares->list()) game.placed.insert(read_square(*square.text()));
    if (const Tree* penalty = position.get("penalty")) game.penalty = *penalty->boolean();
    return game;
}

}  // namespace games::rivero_penta::plain
