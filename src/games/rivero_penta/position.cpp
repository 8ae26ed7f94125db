#include "games/rivero_penta/position.h"
#include "games/rivero_penta/notation.h"
#include "games/rivero_penta/options.h"
#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

using game::Tree;

namespace {

void append(Tree::List& list, const RiverCards& cards) {
    cards.for_each([&](RiverCard card) { list.emplace_back(to_text(card)); });
}
void append_unknown(Tree::List& list, int count) {
    for (int i = 0; i < count; ++i) list.emplace_back("?");
}
Tree list_of(const RiverCards& cards) {
    Tree::List list;
    append(list, cards);
    return list;
}

Tree write_table(const Table& table) {
    Tree tree{Tree::Map()};
    for_each_square(table.cards() | table.bridges, west_edge(table), [&](Square square) {
        const auto card = card_at(table, square);
        tree.put(write_square(square), card ? to_text(*card) : std::string(kBridgeSign));
    });
    return tree;
}

/// What the viewer knows of each seat's cards; nullptr if he does not.
class Known {
public:
    explicit Known(const View& view)
        : own_(std::get_if<View::Own>(&view.known)), all_(std::get_if<View::All>(&view.known)) {}

    const RiverCards* hand(std::size_t seat) const {
        return all_ ? &all_->hands[seat] : is_own(seat) ? &own_->hand : nullptr;
    }
    const RiverCards* face_down(std::size_t seat) const {
        return all_ ? &all_->face_down[seat] : is_own(seat) ? &own_->face_down : nullptr;
    }
    const Memory* memory(std::size_t seat) const {
        return all_ ? &all_->memories[seat] : is_own(seat) ? &own_->memory : nullptr;
    }
    const View::All* all() const { return all_; }

private:
    bool is_own(std::size_t seat) const { return own_ && static_cast<std::size_t>(own_->seat) == seat; }
    const View::Own* own_;
    const View::All* all_;
};

Tree list_or_unknown(const RiverCards* cards, int count) {
    if (cards) return list_of(*cards);
    Tree::List list;
    append_unknown(list, count);
    return list;
}

/// The whole pile: what the viewer saw go there, and a `?` for each other card.
Tree write_discards(const View& view, const Known& known) {
    Tree::List list;
    int unknown = 0;
    append(list, view.open.discards);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        if (const RiverCards* cards = known.face_down(seat))
            append(list, *cards);
        else
            unknown += view.counts.face_down[seat];
    }
    if (known.all())
        append(list, known.all()->forgotten);
    else
        unknown += view.counts.forgotten;
    append_unknown(list, unknown);
    return list;
}

Tree write_memory(const Memory& memory) {
    Tree::List ways;
    for (int a = 0; a <= Memory::kMostOld; ++a)
        for (int b = 0; b <= Memory::kMostOld; ++b)
            if (memory.ways[a][b] > 0)
                ways.emplace_back(Tree::List{a, b, static_cast<std::int64_t>(memory.ways[a][b])});
    Tree tree;
    tree.put("cards", list_of(memory.in_ocean));
    tree.put("ways", std::move(ways));
    return tree;
}

/// Who saw what: discards before all eyes, one's own face-down ones, and the memory of a shuffle.
void write_seen(const View& view, const Known& known, Tree& tree) {
    Tree seen;
    if (!view.open.discards.empty()) seen.put("all", list_of(view.open.discards));
    Tree::List own, memories;
    bool any_own = false, any_memory = false;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        own.push_back(list_or_unknown(known.face_down(seat), view.counts.face_down[seat]));
        any_own = any_own || view.counts.face_down[seat] > 0;
        const Memory* memory = known.memory(seat);
        const bool remembers = memory && !memory->in_ocean.empty();
        memories.push_back(remembers ? write_memory(*memory) : Tree());
        any_memory = any_memory || remembers;
    }
    if (any_own) seen.put("own", std::move(own));
    if (any_memory) seen.put("shuffled", std::move(memories));
    if (!seen.is_null()) tree.put("seen", std::move(seen));
}

void write_actions(const Open& open, Tree& tree) {
    Tree closed;
    for (std::size_t kind = 0; kind < game::kActionKinds; ++kind)
        closed.put(std::string(to_text(static_cast<ActionCard>(kind))),
                   static_cast<int>(open.closed_pile[kind]));
    Tree::List pile;
    for (const ActionCard card : open.open_pile) pile.emplace_back(to_text(card));
    tree.put("closed", std::move(closed));
    tree.put("open", std::move(pile));
}

}  // namespace

Tree RiveroPenta::write_position(const View& view) {
    const Open& open = view.open;
    const Known known(view);
    Tree tree;
    tree.put("game", kId);
    tree.put("variant", variants()[0].name);
    for (std::size_t i = 0; i < kChoiceInfos.size(); ++i)
        if (const std::size_t value = choice(open.choices, i); value != 0)
            tree.put(std::string(kChoiceInfos[i].name), kChoiceInfos[i].values[value]);
    tree.put("table", write_table(open.table));
    Tree::List hands, scores, placed;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        hands.push_back(list_or_unknown(known.hand(seat), view.counts.hands[seat]));
        scores.emplace_back(static_cast<int>(open.scores[seat]));
    }
    for (const Square square : open.placed) placed.emplace_back(write_square(square));
    tree.put("hands", std::move(hands));
    tree.put("scores", std::move(scores));
    tree.put("ocean", known.all() ? Tree("rest") : Tree(static_cast<int>(view.counts.ocean)));
    tree.put("discard", write_discards(view, known));
    write_actions(open, tree);
    tree.put("to_move", static_cast<int>(open.to_move));
    tree.put("phase", kPhaseNames[static_cast<std::size_t>(open.phase)]);
    tree.put("plays_left", static_cast<int>(open.plays_left));
    tree.put("placed", std::move(placed));
    tree.put("penalty", open.penalty);
    tree.put("turn", static_cast<int>(open.turn));
    if (open.gave_up >= 0) tree.put("gave_up", static_cast<int>(open.gave_up));
    write_seen(view, known, tree);
    return tree;
}

}  // namespace games::rivero_penta
