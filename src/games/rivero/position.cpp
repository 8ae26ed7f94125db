#include "games/rivero/hands.h"
#include "games/rivero/notation.h"
#include "games/rivero/options.h"
#include "games/rivero/phases.h"
#include "games/rivero/rules.h"

namespace games::rivero {

using game::Tree;

namespace {

/// Writes a view; what it does not know is `?`.
class Writer {
public:
    explicit Writer(const View& view) : view_(view), table_(view.table) {}

    Tree write() {
        write_box();
        write_turn();
        put_seats("hands", true, [&](int seat) { return hand(seat); });
        tree_.put("ocean", static_cast<int>(table_.ocean_size));
        tree_.put("spring", spring());
        write_rivers();
        put_seats("flask", true, [&](int seat) { return flask(seat); });
        put_seats("action", true, [&](int seat) { return action(seat); });
        write_discard();
        put_seats("groundwater", true, [&](int seat) { return ground(seat); });
        put_seats("seen", has_seen(), [&](int seat) { return seen(seat); });
        put_seats("shown", has_any(table_.shown),
                  [&](int seat) { return write_heap(table_.shown[at(seat)]); });
        put_seats("with", has_any(table_.with), [&](int seat) { return write_heap(table_.with[at(seat)]); });
        return std::move(tree_);
    }

private:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    const Hidden* hidden() const { return std::get_if<Hidden>(&view_.rest); }
    const View::Own* own(int seat) const {
        const auto* own = std::get_if<View::Own>(&view_.rest);
        return own && own->seat == seat ? own : nullptr;
    }

    template <class Write>
    void put_seats(const char* key, bool wanted, Write write) {
        if (wanted) tree_.put(key, Tree::List{write(0), write(1)});
    }
    static bool has_any(const std::array<RiverCards, kSeats>& heaps) {
        return !heaps[0].empty() || !heaps[1].empty();
    }
    static Tree write_heap(const RiverCards& cards) {
        Tree::List list;
        cards.for_each([&](RiverCard card) { list.emplace_back(game::to_text(card)); });
        return list;
    }

    void write_box() {
        tree_.put("game", Rivero::kId);
        tree_.put("variant", kVariantNames[static_cast<std::size_t>(table_.variant)]);
        for (const HouseRule& rule : kHouseRules)
            if (table_.house.*rule.flag) tree_.put(std::string(rule.name), rule.values[1]);
    }

    void write_turn() {
        if (table_.phase != Phase::over)
            tree_.put("phase", kPhaseNames[static_cast<std::size_t>(table_.phase)]);
        tree_.put("to_move", static_cast<int>(table_.to_move));
        if (table_.phase == Phase::play)
            tree_.put("option", kOptionNames[static_cast<std::size_t>(table_.option)]);
        if (!table_.unused.empty()) tree_.put("unused", write_heap(table_.unused));
        if (table_.doubled) tree_.put("doubled", true);
        if (table_.extra) tree_.put("extra", true);
        if (table_.done != Done::none) tree_.put("done", kDoneNames[static_cast<std::size_t>(table_.done)]);
        if (table_.phase == Phase::draw) tree_.put("draw", errand());
    }

    std::string errand() const {
        std::string text(kErrandNames[static_cast<std::size_t>(table_.errand)]);
        switch (table_.errand) {
            case Errand::column: return text + " " + std::to_string(table_.errand_at + 1);
            case Errand::tap: return text + " " + std::to_string(column_of(table_.errand_at) + 1);
            case Errand::sun: return text + " " + std::to_string(table_.errand_at);
            case Errand::bridge:
                return text + " " + river_name(table_.errand_at) + " " +
                       game::to_text(river_at(table_, table_.errand_at).card(table_.errand_value));
            default: return text;
        }
    }

    std::string river_name(int index) const {
        return write_river_name({owner_of(table_, index), river_at(table_, index).number});
    }

    Tree hand(int seat) const {
        if (hidden()) return write_heap(hidden()->hands[at(seat)]);
        if (own(seat)) return write_heap(own(seat)->hand);
        Tree::List list;
        table_.shown[at(seat)].for_each([&](RiverCard card) { list.emplace_back(game::to_text(card)); });
        while (list.size() < table_.hand_size[at(seat)]) list.emplace_back("?");
        return list;
    }

    Tree spring() const {
        Tree places{Tree::Map()};
        for (Place place = 0; place < kPlaces; ++place) {
            if (!table_.spring.has(place)) continue;
            Tree::List cards{game::to_text(*table_.spring.lower[place])};
            if (const Spot upper = table_.spring.upper[place]) cards.emplace_back(game::to_text(*upper));
            places.put(write_place(place), std::move(cards));
        }
        return places;
    }

    void write_rivers() {
        Tree rivers{Tree::Map()}, bridges{Tree::Map()};
        for (int i = 0; i < all_rivers(table_); ++i) {
            const River& river = river_at(table_, i);
            Tree::List positions, under;
            for (int value = lowest(river.places); value <= highest(river.places); ++value) {
                const bool bridge = (river.bridges & bit_of(value)) != 0;
                positions.emplace_back(bridge ? "=" : game::to_text(river.card(value)));
                if (bridge && hidden())
                    under.emplace_back(
                        game::to_text(hidden()->bridges[at(i)][at(river.bridge_index(value))]));
            }
            if (!under.empty()) bridges.put(river_name(i), std::move(under));
            rivers.put(river_name(i), std::move(positions));
        }
        tree_.put("rivers", std::move(rivers));
        if (!bridges.map()->empty()) tree_.put("bridges", std::move(bridges));
        bool reused = false;
        for (int seat = 0; seat < kSeats; ++seat)
            reused = reused || table_.made[at(seat)] != last_number(seat);
        put_seats("made", reused, [&](int seat) { return static_cast<int>(table_.made[at(seat)]); });
    }
    int last_number(int seat) const {
        return table_.river_count[at(seat)] == 0 ? 0 : river_at(table_, last_river(table_, seat) - 1).number;
    }

    Tree flask(int seat) const {
        if (table_.flask[at(seat)] == 0) return {};
        return write_river_name({seat, table_.flask[at(seat)]});
    }

    Tree action(int seat) const {
        const ActionSpot& spot = table_.action[at(seat)];
        if (!spot.lies()) return {};
        Tree tree;
        tree.put("card", game::to_text(spot.card()));
        Tree::List open;
        for (const Spot card : spot.open)
            if (card) open.emplace_back(game::to_text(*card));
        if (!open.empty()) tree.put("open", std::move(open));
        if (spot.joker) tree.put("joker", hidden() ? game::to_text(hidden()->jokers[at(seat)]) : "?");
        if (spot.used) tree.put("used", true);
        return tree;
    }

    void write_discard() {
        Tree::List cards;
        for (std::size_t i = 0; i < game::kActionKinds; ++i)
            for (int j = 0; j < table_.discard[i]; ++j)
                cards.emplace_back(game::to_text(static_cast<ActionCard>(i)));
        if (!cards.empty()) tree_.put("discard", std::move(cards));
    }

    Tree ground(int seat) const {
        Tree::List cards;
        for (int depth = 0; depth < table_.ground_size[at(seat)]; ++depth) {
            const std::size_t slot = slot_at(seat, depth);
            const Seen seen = seen_at(table_, seat, depth);
            std::string text = "?";
            if (seen == Seen::all) text = game::to_text(RiverCard::at(table_.slots[slot]));
            if (hidden()) text = game::to_text(hidden()->ground[slot]);
            if (seen == Seen::own && own(seat)) text = game::to_text(own(seat)->ground[slot]);
            cards.emplace_back(std::move(text));
        }
        return cards;
    }

    bool has_seen() const {
        for (int seat = 0; seat < kSeats; ++seat)
            for (int depth = 0; depth < table_.ground_size[at(seat)]; ++depth)
                if (seen_at(table_, seat, depth) != Seen::own) return true;
        return false;
    }
    Tree seen(int seat) const {
        Tree::List list;
        for (int depth = 0; depth < table_.ground_size[at(seat)]; ++depth)
            list.emplace_back(kSeenNames[static_cast<std::size_t>(seen_at(table_, seat, depth))]);
        return list;
    }

    const View& view_;
    const Table& table_;
    Tree tree_;
};

}  // namespace

Tree Rivero::write_position(const View& view) { return Writer(view).write(); }

}  // namespace games::rivero
