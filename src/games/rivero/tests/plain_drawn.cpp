#include "games/rivero/tests/plain_drawn.h"

#include <algorithm>
#include <iterator>

namespace games::rivero::plain {

namespace {

class Drawing {
public:
    Drawing(const Options& options, core::Rng& rng)
        : rng_(rng), game_(Game::fresh(options)), late_(rng.below(2) == 0), near_(below(2)) {}

    Game draw() {
        game_.phase = "choose";
        game_.to_move = below(2);
        for (int column = 1; column <= 4; ++column) put_in_spring(std::to_string(column) + "b");
        const bool eight = game_.options.eight;
        for (int rivers = !late_ ? 0 : eight ? 1 : 4; rivers > 0; --rivers) {
            const int low = 1 + below(eight ? 3 : 5);
            lay_river(near_, low, low + (eight ? 7 : 5) + below(4));
        }
        for (int rivers = 1 + below(late_ ? 5 : 9); rivers > 0; --rivers) {
            const int low = 1 + below(8);
            lay_river(late_ ? 1 - near_ : below(2), low, low + 2 + below(below(2) == 0 ? 8 : 4));
        }
        for (const int seat : {0, 1}) put_action(seat);
        fill_outer_rows();
        for (const int seat : {0, 1}) fill_seat(static_cast<std::size_t>(seat));
        const bool only_suns = late_ && below(2) == 0;  // they can empty a groundwater
        for (int used = only_suns || below(4) == 0 ? 100 : below(15); used > 0; --used) {
            const std::string kind = kKinds[only_suns ? 1 + below(2) : below(3)];
            if (left_of(kind) > 0) game_.discard.insert(kind);
        }
        dry_up();
        return game_;
    }

private:
    static constexpr const char* kKinds[]{"sun", "tap", "bridge"};

    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }

    bool take(Card card) {
        const auto found = game_.ocean.find(card);
        if (found == game_.ocean.end()) return false;
        game_.ocean.erase(found);
        return true;
    }

    Card take_any() {
        auto at = game_.ocean.begin();
        std::advance(at, below(static_cast<int>(game_.ocean.size())));
        const Card card = *at;
        game_.ocean.erase(at);
        return card;
    }

    std::size_t left_of(const std::string& kind) const {
        std::size_t left = 6 - game_.discard.count(kind);
        for (const auto& action : game_.action) left -= action && action->card == kind;
        return left;
    }

    /// Single, or doubled by a card of equal value where there is one.
    void put_in_spring(const std::string& place) {
        const Card card = take_any();
        game_.spring[place] = {card};
        if (below(3) != 0) return;
        for (const char river : {'N', 'C', 'D', 'A'})
            if (river != card.river && take({river, card.value})) {
                game_.spring[place].push_back({river, card.value});
                return;
            }
    }

    void fill_outer_rows() {
        const bool full = below(2) == 0;
        for (int column = 1; column <= 4; ++column)
            for (const char* row : {"a", "c"})
                if (full || below(2) == 0) put_in_spring(std::to_string(column) + row);
    }

    /// As long as drawn where the box still has the cards; here and there a bridge.
    void lay_river(int seat, int low, int high) {
        const char letter = "NCDA"[below(4)];
        high = std::min(high, 10);
        River river{.letter = letter, .slots = {}};
        for (int value = low; value <= high; ++value) {
            const bool behind_bridge = value > low && river.slots.at(value - 1).bridge;
            const bool inner = value > low && value < high;
            if (inner && !behind_bridge && below(5) == 0)
                river.slots[value] = {take_any(), true};
            else if (take({letter, value}))
                river.slots[value] = {{letter, value}, false};
            else
                break;
        }
        while (!river.slots.empty() && river.slots.rbegin()->second.bridge) drop_last(river);
        if (river.slots.size() < 3) {
            while (!river.slots.empty()) drop_last(river);
            return;
        }
        int& made = game_.made[static_cast<std::size_t>(seat)];
        made += 1 + (below(6) == 0);  // an earlier one may be gone
        game_.rivers[{seat, made}] = river;
        if (below(3) == 0) game_.flask[static_cast<std::size_t>(seat)] = Name{seat, made};
    }

    void drop_last(River& river) {
        game_.ocean.insert(river.slots.rbegin()->second.card);
        river.slots.erase(river.high());
    }

    /// RV-22, RV-24: with what it brought, or used up in one of two ways.
    void put_action(int seat) {
        if (below(late_ ? 2 : 3) == 0) return;
        Action action{.card = kKinds[below(3)], .open = {}, .joker = {}, .used = false};
        if (left_of(action.card) == 0) return;
        const int cards = below(action.card == "sun" ? 3 : 2);
        if (action.card == "bridge" && below(2) == 0)
            action.joker = take_any();
        else
            for (int i = 0; i < cards; ++i) action.open.insert(take_any());
        action.used = (action.joker || !action.open.empty()) && below(3) == 0;
        game_.action[static_cast<std::size_t>(seat)] = action;
    }

    /// Cards that continue rivers are frequent in the hand.
    void fill_seat(std::size_t seat) {
        for (int cards = below(2) == 0 ? 0 : below(late_ ? 2 : 5); cards > 0; --cards)
            game_.ground[seat].push_back(take_any());
        int cards = late_ || below(3) == 0 ? below(3) : below(10);
        if (late_ && static_cast<int>(seat) == near_ && (near_ != game_.to_move || below(2) == 0)) cards = 0;
        for (const auto& [name, river] : game_.rivers) {
            for (const auto& [value, slot] : river.slots)
                if (slot.bridge && cards > 0 && below(2) == 0 && take({river.letter, value})) {
                    game_.hands[seat].insert({river.letter, value});
                    --cards;
                }
            for (const int value : {river.low() - 2, river.low() - 1, river.high() + 1, river.high() + 2})
                if (cards > 0 && below(3) == 0 && take({river.letter, value})) {
                    game_.hands[seat].insert({river.letter, value});
                    --cards;
                }
        }
        for (; cards > 0 && game_.ocean.size() > 8; --cards) game_.hands[seat].insert(take_any());
    }

    /// RV-38: nobody has won yet. RV-41: every other ocean holds few cards.
    void dry_up() {
        for (const std::size_t seat : {0U, 1U})
            if (game_.ground[seat].empty() &&
                (game_.riveros(static_cast<int>(seat)) >= 3 || game_.options.eight))
                game_.ground[seat].push_back(take_any());
        const std::size_t keep = below(2) == 0 ? static_cast<std::size_t>(1 + below(6)) : 80;
        while (game_.ocean.size() > keep)
            (below(2) == 0 ? game_.ground[rng_.below(2)] : rest_).push_back(take_any());
        for (const Card card : rest_) game_.hands[rng_.below(2)].insert(card);
    }

    core::Rng& rng_;
    Game game_;
    const bool late_;  // somebody is near to a win:
    const int near_;   // this seat
    std::vector<Card> rest_;
};

}  // namespace

Game drawn_position(const Options& options, core::Rng& rng) { return Drawing(options, rng).draw(); }

}  // namespace games::rivero::plain
