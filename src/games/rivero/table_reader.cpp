#include "games/rivero/table_reader.h"

#include <algorithm>

#include "games/rivero/hands.h"
#include "games/rivero/notation.h"
#include "games/rivero/phases.h"
#include "games/rivero/river_list.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Reason;
using game::Tree;

RiverCard TableReader::card(const Tree& tree, std::string_view key) {
    const std::string* text = tree.text();
    if (text && *text == "?") {
        refuse(Reason("rivero.hidden-card", ""));
        return {};
    }
    const auto read = text ? game::read_river_card(*text) : std::nullopt;
    if (!read) refuse_value(key);
    return read.value_or(RiverCard());
}

RiverCard TableReader::take(const Tree& tree, std::string_view key) {
    const RiverCard wanted = card(tree, key);
    if (fault()) return wanted;
    if (state_.ocean.has(wanted))
        state_.ocean.remove(wanted);
    else
        refuse(Reason("rivero.too-many", "", {game::river_arg(wanted), game::value_arg(wanted)}));
    return wanted;
}

RiverCards TableReader::named(const Tree& tree, std::string_view key) {
    RiverCards cards;
    for_items(tree, key, [&](const Tree& item) {
        const RiverCard one = card(item, key);
        if (fault()) return;
        if (cards.count(one) == RiverCard::kCopies) return refuse_value(key);
        cards.add(one);
    });
    return cards;
}

void TableReader::read_table() {
    read_hands();
    read_spring();
    read_rivers();
    read_flasks();
    read_actions();
    read_ground();
    read_known();
    state_.ocean_size = static_cast<std::uint8_t>(state_.ocean.size());
    number("ocean", state_.ocean_size, state_.ocean_size, 0);
}

void TableReader::read_hands() {
    for_seats("hands", [&](int seat, const Tree& tree) {
        for_items(tree, "hands", [&](const Tree& item) {
            const RiverCard one = take(item, "hands");
            if (!fault()) gain_secretly(state_, seat, one);
        });
    });
}

void TableReader::read_spring() {
    for_entries("spring", [&](const std::string& name, const Tree& tree) {
        const auto place = read_place(name);
        if (!place || state_.spring.has(*place) || !tree.list() || tree.list()->empty() ||
            tree.list()->size() > 2)
            return refuse_value("spring");
        for_items(tree, "spring", [&](const Tree& item) {
            const RiverCard one = take(item, "spring");
            if (fault()) return;
            if (state_.spring.has(*place) && !can_cover(one, state_.spring.top(*place)))
                return refuse(Reason("rivero.bad-pile", "RV-14", {{"where", name}}));
            state_.spring.lay(*place, one);
        });
    });
}

void TableReader::read_rivers() {
    std::vector<Named> rivers;
    for_entries("rivers", [&](const std::string& text, const Tree& tree) {
        const auto name = read_river_name(text);
        if (!name || name->number > kMostNumber || !tree.list()) return refuse_value("rivers");
        rivers.push_back({*name, &tree});
    });
    std::sort(rivers.begin(), rivers.end(), [](const Named& a, const Named& b) {
        return std::pair(a.name.owner, a.name.number) < std::pair(b.name.owner, b.name.number);
    });
    for (const Named& river : rivers)
        if (!fault()) read_river(river);
    for_entries("bridges", [&](const std::string& text, const Tree&) {  // of a river that has some
        const auto name = read_river_name(text);
        const int index = name ? find_river(state_, name->owner, name->number) : -1;
        if (index < 0 || river_at(state_, index).bridges == 0) refuse_value("bridges");
    });
    read_made();
}

void TableReader::read_made() {
    for (int seat = 0; seat < kSeats; ++seat)
        if (const int last = last_river(state_, seat); last > first_river(state_, seat))
            state_.made[at(seat)] = river_at(state_, last - 1).number;
    for_seats("made", [&](int seat, const Tree& tree) {
        const std::int64_t* count = tree.number();
        if (!count || *count < state_.made[at(seat)] || *count > kMostNumber) return refuse_value("made");
        state_.made[at(seat)] = static_cast<std::uint8_t>(*count);
    });
}

/// RV-03, RV-30: rising by one, cards at the ends, bridges apart.
void TableReader::read_river(const Named& named) {
    const Tree::List& list = *named.tree->list();
    const auto bad = [&] {
        refuse(Reason("rivero.bad-river", "RV-03", {{"where", write_river_name(named.name)}}));
    };
    const auto is_bridge = [&](std::size_t i) { return list[i].text() && *list[i].text() == "="; };
    if (list.size() < kLeastRiver || list.size() > RiverCard::kValues || is_bridge(0)) return bad();
    const RiverCard first = take(list[0], "rivers");
    if (fault()) return;
    River river{.places = bit_of(first.value()),
                .bridges = 0,
                .number = static_cast<std::uint8_t>(named.name.number),
                .name = first.river()};
    std::vector<int> bridges;
    for (std::size_t i = 1; i < list.size(); ++i) {
        const int value = first.value() + static_cast<int>(i);
        if (value > RiverCard::kValues) return bad();
        river.places |= bit_of(value);
        if (is_bridge(i)) {
            if (is_bridge(i - 1) || i + 1 == list.size()) return bad();
            bridges.push_back(value);
            continue;
        }
        const RiverCard next = take(list[i], "rivers");
        if (fault()) return;
        if (next != river.card(value)) return bad();
    }
    const int index = add_river(state_, named.name.owner, river);
    read_bridges(named.name, index, bridges);
}

void TableReader::read_bridges(RiverName name, int index, const std::vector<int>& values) {
    if (values.empty()) return;
    const Tree* all = value("bridges");
    const Tree* cards = all ? all->get(write_river_name(name)) : nullptr;
    if (!cards || !cards->list() || cards->list()->size() != values.size()) return refuse_value("bridges");
    for (std::size_t i = 0; i < values.size() && !fault(); ++i) {
        const RiverCard under = take((*cards->list())[i], "bridges");
        if (!fault()) lay_bridge(state_, index, values[i], under);
    }
}

void TableReader::read_flasks() {
    for_seats("flask", [&](int seat, const Tree& tree) {
        if (tree.is_null()) return;
        const auto name = tree.text() ? read_river_name(*tree.text()) : std::nullopt;
        if (!name || name->owner != seat || find_river(state_, seat, name->number) < 0)
            return refuse_value("flask");
        state_.flask[at(seat)] = static_cast<std::uint8_t>(name->number);
    });
}

void TableReader::read_actions() {
    for_seats("action", [&](int seat, const Tree& tree) {
        if (!tree.is_null()) read_action(state_.action[at(seat)], seat, tree);
    });
    if (const Tree* used = value("discard"); used && !fault())
        for_items(*used, "discard", [&](const Tree& item) {
            const auto kind = item.text() ? game::read_action_card(*item.text()) : std::nullopt;
            if (!kind) return refuse_value("discard");
            ++state_.discard[static_cast<std::size_t>(*kind)];
            if (action_pile(state_, *kind) < 0) refuse_value("discard");
        });
}

/// RV-22, RV-29: two cards at a sun, one elsewhere, or a joker at a bridge.
void TableReader::read_action(ActionSpot& spot, int seat, const Tree& tree) {
    constexpr std::array<std::string_view, 4> kParts{"card", "open", "joker", "used"};
    if (!tree.map()) return refuse_value("action");
    for (const auto& [key, part] : *tree.map())
        if (std::find(kParts.begin(), kParts.end(), key) == kParts.end()) return refuse_value("action");
    const Tree* card = tree.get("card");
    const auto kind = card && card->text() ? game::read_action_card(*card->text()) : std::nullopt;
    if (!kind) return refuse_value("action");
    spot.raw_card = static_cast<std::uint8_t>(static_cast<int>(*kind) + 1);
    if (const Tree* open = tree.get("open")) {
        const std::size_t most = *kind == ActionCard::sun ? 2 : 1;
        if (!open->list() || open->list()->size() > most) return refuse_value("action");
        for_items(*open, "action", [&](const Tree& item) {
            const RiverCard one = take(item, "action");
            if (!fault()) spot.add(one);
        });
    }
    if (const Tree* joker = tree.get("joker")) {
        if (*kind != ActionCard::bridge || spot.open[0]) return refuse_value("action");
        state_.jokers[at(seat)] = take(*joker, "action");
        spot.joker = true;
    }
    if (const Tree* used = tree.get("used")) {
        if (!used->boolean()) return refuse_value("action");
        spot.used = *used->boolean();
    }
    if (spot.used && spot.is_bare()) refuse_value("action");  // RV-24: it would have left
}

void TableReader::read_ground() {
    std::array<std::vector<Seen>, kSeats> seen;
    for_seats("seen", [&](int seat, const Tree& tree) {
        for_items(tree, "seen", [&](const Tree& item) {
            const auto word = item.text() ? std::find(kSeenNames.begin(), kSeenNames.end(), *item.text())
                                          : kSeenNames.end();
            if (word == kSeenNames.end()) return refuse_value("seen");
            seen[at(seat)].push_back(static_cast<Seen>(word - kSeenNames.begin()));
        });
    });
    for_seats("groundwater", [&](int seat, const Tree& tree) {
        for_items(tree, "groundwater", [&](const Tree& item) {
            const std::size_t depth = state_.ground_size[at(seat)];
            const Seen who =
                value("seen") && depth < seen[at(seat)].size() ? seen[at(seat)][depth] : Seen::own;
            const RiverCard one = take(item, "groundwater");
            if (!fault()) pour(state_, seat, one, who);
        });
    });
    for (int seat = 0; seat < kSeats && value("seen"); ++seat)
        if (seen[at(seat)].size() != state_.ground_size[at(seat)]) refuse_value("seen");
}

/// What is known must be true.
void TableReader::read_known() {
    for_seats("shown", [&](int seat, const Tree& tree) {
        state_.shown[at(seat)] = named(tree, "shown");
        if (!state_.hands[at(seat)].contains(state_.shown[at(seat)])) refuse_value("shown");
    });
    for_seats("with", [&](int seat, const Tree& tree) {
        state_.with[at(seat)] = named(tree, "with");
        if (fault()) return;
        const RiverCards unsure = state_.hands[at(seat)] - state_.shown[at(seat)];
        const RiverCards laid = own_ground(state_, seat);
        // Without an unseen card in the groundwater they would be shown.
        if (!(unsure + laid).contains(state_.with[at(seat)]) ||
            (laid.empty() && !state_.with[at(seat)].empty()))
            refuse_value("with");
    });
}

}  // namespace games::rivero
