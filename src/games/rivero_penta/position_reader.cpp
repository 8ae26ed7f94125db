#include "game/position_fields.h"
#include "games/rivero_penta/position.h"

#include <algorithm>
#include <set>

#include "core/text.h"
#include "games/rivero_penta/knowledge.h"
#include "games/rivero_penta/notation.h"
#include "games/rivero_penta/options.h"
#include "games/rivero_penta/refusals.h"
#include "games/rivero_penta/rules.h"
#include "games/rivero_penta/table.h"

namespace games::rivero_penta {

using core::fail;
using game::Reason;
using game::Tree;

namespace {

class PositionReader : public game::PositionFields {
public:
    explicit PositionReader(const Tree& tree) : PositionFields(tree, RiveroPenta::declaration().position) {}

    core::Result<State, Reason> read() {
        if (!fault()) read_box();
        if (!fault()) read_table();
        if (!fault()) check_table();
        if (!fault()) read_turn();
        if (!fault()) read_cards();
        if (!fault()) read_actions();
        if (!fault()) read_placed();
        if (!fault())
            if (auto reason = why_not_in_phase(state_)) refuse(*reason);
        if (!fault()) read_memories();
        if (fault()) return fail(*fault());
        settle(state_);
        return state_;
    }

private:
    // ------------------------------------------------------------ small parts

    std::optional<Square> square(const std::string& text) {
        const auto place = read_place(text);
        if (place && Square::in_reach(place->x, place->y)) return Square(place->x, place->y);
        refuse(Reason("rivero-penta.bad-square", "RP-13", {{"square", core::quotable(text)}}));
        return std::nullopt;
    }

    /// A card of which the box still has one; it is taken out of the box.
    std::optional<RiverCard> card(const Tree& item, std::string_view key) {
        const std::string* text = item.text();
        const auto read = text ? game::read_river_card(*text) : std::nullopt;
        if (!read) {
            if (text && *text == "?")
                refuse(Reason("rivero-penta.hidden-card", "", {{"key", std::string(key)}}));
            else
                refuse_value(key);
            return std::nullopt;
        }
        return read;
    }

    void take_from_box(RiverCard card) {
        if (box_.has(card)) return box_.remove(card);
        refuse(
            Reason("rivero-penta.too-many-of-card", "RP-01", {game::river_arg(card), game::value_arg(card)}));
    }

    /// A list of cards, each of them taken out of the box.
    RiverCards cards(const Tree* tree, std::string_view key) {
        RiverCards found;
        const Tree::List* list = tree ? tree->list() : nullptr;
        if (!list) refuse_value(key);
        for (std::size_t i = 0; list && i < list->size() && !fault(); ++i)
            if (const auto read = card((*list)[i], key)) {
                take_from_box(*read);
                if (!fault()) found.add(*read);
            }
        return found;
    }

    /// A list of cards of which each must be in `within`.
    RiverCards part_of(const Tree* tree, const RiverCards& within, std::string_view key) {
        RiverCards found, left = within;
        const Tree::List* list = tree ? tree->list() : nullptr;
        if (!list) refuse_value(key);
        for (std::size_t i = 0; list && i < list->size() && !fault(); ++i)
            if (const auto read = card((*list)[i], key)) {
                if (!left.has(*read)) {
                    refuse_value(key);
                    break;
                }
                left.remove(*read);
                found.add(*read);
            }
        return found;
    }

    /// One tree for each seat.
    const Tree::List* for_each_seat(const Tree* tree, std::string_view key) {
        const Tree::List* list = tree ? tree->list() : nullptr;
        if (list && list->size() == kSeats) return list;
        refuse_value(key);
        return nullptr;
    }

    // ------------------------------------------------------------ the keys

    void read_box() {
        constexpr std::array<std::string_view, 1> kGame{RiveroPenta::kId};
        const std::array<std::string_view, 1> variant{RiveroPenta::variants()[0].name};
        word("game", kGame, 0);
        word("variant", variant, 0);
        for (std::size_t i = 0; i < kChoiceInfos.size(); ++i)
            choose(state_.choices, i, word(kChoiceInfos[i].name, kChoiceInfos[i].values, 0));
        state_.phase = static_cast<Phase>(word("phase", kPhaseNames, static_cast<std::size_t>(Phase::play)));
    }

    /// Each thing on a square of its own; columns must be without a gap, so that nothing lies beyond
    /// the reach of a table in one piece.
    void read_table() {
        const Tree* table = value("table");
        if (!table || !table->map()) return refuse_value("table");
        std::set<int> columns{0};
        std::set<Square> taken{kSource};
        for (const auto& [key, item] : *table->map()) {
            const auto at = square(key);
            if (fault()) return;
            if (!taken.insert(*at).second) return refuse_value("table");
            columns.insert(at->x());
            if (item.text() && *item.text() == kBridgeSign) {
                bridges_.insert(*at);
                continue;
            }
            const auto read = card(item, "table");
            if (fault()) return;
            take_from_box(*read);
            laid_.emplace_back(*at, *read);
        }
        if (*columns.rbegin() - *columns.begin() + 1 != static_cast<int>(columns.size())) {
            for (const Square at : taken)
                if (std::abs(at.x()) > 1 && !columns.contains(at.x() > 0 ? at.x() - 1 : at.x() + 1))
                    return refuse(Reason("rivero-penta.apart", "RP-33", {{"square", write_square(at)}}));
        }
        for (const Square at : bridges_) state_.table.bridges.add(at);
        for (const auto& [at, read] : laid_) {
            if (auto reason = why_row_full(state_.table, at)) return refuse(*reason);
            // With identical=run a third card may have joined what two equal ones lie in.
            if (state_.choices.identical == Choices::Identical::line)
                if (auto reason = why_twin(state_.table, state_.choices, read, at)) return refuse(*reason);
            put_card(state_.table, at, read);
        }
    }

    void check_table() {
        const Table& table = state_.table;
        const Plane loose = floating(table.cards(), table.bridges);
        for (const auto& [at, read] : laid_)
            if (loose.has(at))
                return refuse(Reason("rivero-penta.apart", "RP-33", {{"square", write_square(at)}}));
        for (const Square at : bridges_) check_bridge(at);
    }

    /// RP-27, RP-28: a card on one side or cards of one river on both, never a bridge, the source by option.
    void check_bridge(Square at) {
        const Table& table = state_.table;
        if (std::abs(at.x()) >= kMostX) return refuse_value("table");
        const Square left(at.x() - 1, at.y()), right(at.x() + 1, at.y());
        const auto west = card_at(table, left), east = card_at(table, right);
        const bool at_source =
            kSourcePlane.sideways().has(at) && state_.choices.bridge_at_source == Choices::BridgeAtSource::no;
        const bool beside_other = at_source || table.bridges.has(left) || table.bridges.has(right);
        const bool two_rivers = west && east && west->river() != east->river();
        bool second = false;
        for (const auto& card : {west, east})
            if (card) {
                const Run run = row_run(table, card->river(), card == west ? left : right);
                second = second || (run.squares & table.bridges).size() > 1;
            }
        if ((!west && !east) || beside_other || two_rivers || second)
            refuse(Reason("rivero-penta.bad-bridge", "RP-28", {{"square", write_square(at)}}));
    }

    void read_turn() {
        state_.to_move = static_cast<std::uint8_t>(number("to_move", 0, kSeats - 1, 0));
        state_.turn = static_cast<std::uint16_t>(number("turn", 0, kMostTurns + 1, 1));
        state_.plays_left = static_cast<std::uint8_t>(number("plays_left", 0, 2, 1));
        state_.gave_up = static_cast<std::int8_t>(number("gave_up", 0, kSeats - 1, -1));
        if (const Tree* penalty = value("penalty")) {
            if (!penalty->boolean()) return refuse_value("penalty");
            state_.penalty = *penalty->boolean();
        }
        if (!value("scores")) return;
        const Tree::List* scores = for_each_seat(value("scores"), "scores");
        for (std::size_t seat = 0; scores && seat < kSeats; ++seat) {
            const std::int64_t* points = (*scores)[seat].number();
            if (!points || *points < -kMostPoints || *points > kMostPoints) return refuse_value("scores");
            state_.scores[seat] = static_cast<std::int16_t>(*points);
        }
    }

    void read_cards() {
        const Tree::List* hands = for_each_seat(value("hands"), "hands");
        for (std::size_t seat = 0; hands && seat < kSeats && !fault(); ++seat)
            state_.hands[seat] = cards(&(*hands)[seat], "hands");
        if (fault()) return;
        RiverCards pile;
        if (value("discard")) pile = cards(value("discard"), "discard");
        if (!fault()) read_seen_discards(pile);
        if (fault()) return;
        const Tree* ocean = value("ocean");
        if (ocean && !(ocean->text() && *ocean->text() == "rest")) {
            state_.ocean = cards(ocean, "ocean");
            if (!fault() && !box_.empty())
                refuse(Reason("rivero-penta.cards-missing", "RP-01", {{"cards", box_.size()}}));
        } else {
            state_.ocean = box_;
        }
    }

    void read_seen_discards(const RiverCards& pile) {
        const Tree* seen = value("seen");
        state_.forgotten = pile;
        if (!seen) return;
        if (!seen->map()) return refuse_value("seen");
        for (const auto& [key, item] : *seen->map())
            if (key != "all" && key != "own" && key != "shuffled") return refuse_value("seen");
        if (const Tree* all = seen->get("all")) {
            state_.discards = part_of(all, state_.forgotten, "seen");
            state_.forgotten -= state_.discards;
        }
        if (const Tree* own = seen->get("own"))
            if (const Tree::List* seats = for_each_seat(own, "seen"))
                for (std::size_t seat = 0; seat < kSeats && !fault(); ++seat) {
                    state_.face_down[seat] = part_of(&(*seats)[seat], state_.forgotten, "seen");
                    state_.forgotten -= state_.face_down[seat];
                }
    }

    void read_actions() {
        const Tree *closed = value("closed"), *open = value("open");
        if (!closed || !closed->map()) return refuse_value("closed");
        for (const auto& [key, item] : *closed->map()) {
            const auto kind = game::read_action_card(key);
            const std::int64_t* count = item.number();
            if (!kind || !count || *count < 0 || *count > game::kActionCopies) return refuse_value("closed");
            state_.closed_pile[static_cast<std::size_t>(*kind)] = static_cast<std::uint8_t>(*count);
        }
        if (!open || !open->list() || open->list()->size() > game::kActionCards) return refuse_value("open");
        std::array<int, game::kActionKinds> counts{};
        for (std::size_t kind = 0; kind < game::kActionKinds; ++kind) counts[kind] = state_.closed_pile[kind];
        for (const Tree& item : *open->list()) {
            const auto kind = item.text() ? game::read_action_card(*item.text()) : std::nullopt;
            if (!kind) return refuse_value("open");
            state_.open_pile.push_back(*kind);
            ++counts[static_cast<std::size_t>(*kind)];
        }
        counts[static_cast<std::size_t>(ActionCard::bridge)] += state_.table.bridges.size();
        for (std::size_t kind = 0; kind < game::kActionKinds; ++kind)
            if (counts[kind] != game::kActionCopies)
                return refuse(Reason("rivero-penta.action-count", "RP-01",
                                     {game::action_arg("action", static_cast<ActionCard>(kind)),
                                      {"count", counts[kind]},
                                      {"all", game::kActionCopies}}));
    }

    void read_placed() {
        const Tree* placed = value("placed");
        if (!placed) return;
        if (!placed->list() || placed->list()->size() > 2) return refuse_value("placed");
        for (const Tree& item : *placed->list()) {
            const auto at = item.text() ? square(*item.text()) : std::nullopt;
            if (!at && !fault()) refuse_value("placed");
            if (fault()) return;
            const bool known = is_near(state_.table, *at) && state_.table.cards().has(*at) &&
                               (state_.placed.empty() || state_.placed[0] != *at);
            if (!known) return refuse_value("placed");
            state_.placed.push_back(*at);
        }
    }

    // ------------------------------------------------------------ what was seen

    void read_memories() {
        const Tree* seen = value("seen");
        const Tree* shuffled = seen ? seen->get("shuffled") : nullptr;
        if (!shuffled) return;
        const Tree::List* seats = for_each_seat(shuffled, "seen");
        for (std::size_t seat = 0; seats && seat < kSeats && !fault(); ++seat)
            if (!(*seats)[seat].is_null()) read_memory((*seats)[seat], seat);
    }

    void read_memory(const Tree& tree, std::size_t seat) {
        Memory& memory = state_.memories[seat];
        const RiverCards unseen = unseen_by(state_, static_cast<int>(seat));
        memory.in_ocean = part_of(tree.get("cards"), unseen, "seen");
        const Tree::List* ways = tree.get("ways") ? tree.get("ways")->list() : nullptr;
        if (!ways || ways->empty() || memory.in_ocean.empty()) refuse_value("seen");
        for (std::size_t i = 0; ways && i < ways->size() && !fault(); ++i) read_ways((*ways)[i], seat);
        bool tells = false, possible = false;  // some card may be old, and there are cards for it
        for (int a = 0; a <= Memory::kMostOld; ++a)
            for (int b = 0; b <= Memory::kMostOld; ++b) {
                const bool counted = memory.ways[a][b] > 0;
                tells = tells || (counted && a + b > 0);
                possible = possible || (counted && a + b <= unseen.size() - memory.in_ocean.size());
            }
        if (!tells || !possible) refuse_value("seen");
    }

    /// `[a b n]`, of cards that are there.
    void read_ways(const Tree& tree, std::size_t seat) {
        Memory& memory = state_.memories[seat];
        const Tree::List* list = tree.list();
        if (!list || list->size() != 3) return refuse_value("seen");
        std::array<std::int64_t, 3> numbers{};
        for (std::size_t i = 0; i < 3; ++i) {
            if (!(*list)[i].number()) return refuse_value("seen");
            numbers[i] = *(*list)[i].number();
        }
        const auto [a, b, n] = numbers;
        const bool fits = a >= 0 && b >= 0 && a + b <= Memory::kMostOld &&
                          a <= state_.hands[1 - seat].size() && b <= state_.face_down[1 - seat].size() &&
                          n > 0 && n <= Memory::kMostWays;
        if (!fits || memory.ways[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] != 0)
            return refuse_value("seen");
        memory.ways[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = static_cast<std::uint32_t>(n);
    }

    State state_;
    RiverCards box_ = RiverCards::box();  // what has not been named yet
    std::vector<std::pair<Square, RiverCard>> laid_;
    std::set<Square> bridges_;
};

}  // namespace

core::Result<State, Reason> RiveroPenta::read_position(const Tree& tree) {
    return PositionReader(tree).read();
}

}  // namespace games::rivero_penta
