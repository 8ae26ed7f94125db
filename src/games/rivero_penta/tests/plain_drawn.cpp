#include "games/rivero_penta/tests/plain_drawn.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace games::rivero_penta::plain {

namespace {

class Drawing {
public:
    Drawing(const Options& options, core::Rng& rng) : rng_(rng), game_(Game::fresh(options)) {}

    Game draw() {
        lay_table();
        game_.to_move = below(2);
        deal_hands();
        share_actions();
        share_ocean();
        game_.turn = 1 + below(below(20) == 0 ? kMostTurns : 300);
        if (below(50) == 0) game_.turn = kMostTurns;
        for (int& score : game_.scores) score = below(3) == 0 ? 40 + below(15) : below(70) - 20;
        return game_;
    }

private:
    int below(int bound) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(bound))); }

    template <class Container>
    auto any_of(const Container& from) {
        auto at = from.begin();
        std::advance(at, below(static_cast<int>(from.size())));
        return *at;
    }

    Card take_any() {
        const Card card = any_of(game_.ocean);
        game_.ocean.erase(game_.ocean.find(card));
        return card;
    }

    /// Cards, here and there a bridge, and at last some holes.
    void lay_table() {
        const bool nearly_full = below(3) == 0;
        const int wanted = nearly_full ? 39 : 4 + below(34);
        const int choice = below(3) == 0 ? 1 : 12;  // of how many the longest run is laid
        int bridges = below(6);
        for (int left = 60; left > 0 && cards_on_table() < wanted; --left) {
            lay_one(choice);
            if (bridges > 0 && below(6) == 0 && lay_bridge()) --bridges;
        }
        for (int holes = nearly_full ? below(3) : below(6); holes > 0; --holes) make_hole();
    }

    int cards_on_table() const {
        return static_cast<int>(std::count_if(game_.table.begin(), game_.table.end(),
                                              [](const auto& lying) { return !lying.second.is_bridge(); }));
    }

    std::size_t longest_run_with(Square square, Card card) const {
        Table laid = game_.table;
        laid[square] = card;
        return std::max(run_through(laid, square, Line::row).size(),
                        run_through(laid, square, Line::column).size());
    }

    void lay_one(int choice) {
        const Squares squares = places(game_.table);
        Square best;
        Card best_card;
        std::size_t longest = 0;
        for (int tries = 400, found = 0; tries > 0 && found < choice; --tries) {
            const Square square = any_of(squares);
            const Card card = any_of(game_.ocean);
            if (!may_lie(game_.table, square, card, game_.options)) continue;
            ++found;
            const std::size_t length = longest_run_with(square, card);
            if (length <= longest) continue;
            longest = length;
            best = square;
            best_card = card;
        }
        if (longest == 0) return;
        game_.ocean.erase(game_.ocean.find(best_card));
        game_.table[best] = best_card;
    }

    /// Mostly in a row that has one, so that runs with a bridge each come near to each other.
    bool lay_bridge() {
        Squares free, near;
        for (const Square square : places(game_.table))
            if (may_bridge(game_.table, square, game_.options)) free.push_back(square);
        for (const Square square : free)
            for (const auto& [other, card] : game_.table)
                if (card.is_bridge() && other.y == square.y) near.push_back(square);
        if (free.empty()) return false;
        game_.table[any_of(near.empty() || below(4) == 0 ? free : near)] = Card{};
        return true;
    }

    void make_hole() {
        if (game_.table.empty()) return;
        const auto [square, card] = any_of(game_.table);
        if (card.is_bridge()) return;
        Table left = game_.table;
        left.erase(square);
        if (!floating(left).empty() || !loose_bridges(left).empty()) return;
        game_.table = left;
        game_.ocean.insert(card);
    }

    /// Before the draw, before an action card is turned, or with one or two cards to play.
    void deal_hands() {
        const int kind = below(4);
        game_.phase = kind == 0 ? "draw" : kind == 1 ? "turn" : "play";
        game_.plays_left = kind == 3 ? 2 : 1;
        const std::size_t mine = kind == 0 ? 4 : kind == 3 ? 6 : 5;
        Heap& hand = game_.hands[static_cast<std::size_t>(game_.to_move)];
        Heap& other = game_.hands[static_cast<std::size_t>(1 - game_.to_move)];
        for (int tries = 200; tries > 0 && hand.size() < 3; --tries) {  // some that can be laid
            const Card card = any_of(game_.ocean);
            if (!may_lie(game_.table, any_of(places(game_.table)), card, game_.options)) continue;
            game_.ocean.erase(game_.ocean.find(card));
            hand.insert(card);
        }
        while (hand.size() < mine) hand.insert(take_any());
        while (other.size() < 4) other.insert(take_any());
    }

    void share_actions() {
        std::vector<std::string> pile;
        for (const char* kind : {"sun", "tap", "bridge"}) pile.insert(pile.end(), 6, kind);
        for (const auto& [square, card] : game_.table)
            if (card.is_bridge()) pile.pop_back();
        rng_.shuffle(std::span<std::string>(pile));
        int closed = below(4) == 0 ? 1 : 1 + below(static_cast<int>(pile.size()) - 2);
        if (game_.phase == "turn" && below(3) != 0) {
            put_pair_last(pile);
            closed = 1;
        }
        game_.closed.clear();
        for (int i = 0; i < closed; ++i) {
            ++game_.closed[pile.back()];
            pile.pop_back();
        }
        game_.open = pile;
    }

    /// A pair with an action becomes the last two cards, where the pile has them.
    void put_pair_last(std::vector<std::string>& pile) {
        constexpr const char* kPairs[][2]{{"sun", "sun"}, {"sun", "sun"}, {"tap", "sun"},
                                          {"tap", "tap"}, {"sun", "tap"}, {"bridge", "bridge"}};
        auto end = pile.end();
        const auto& [old, fresh] = kPairs[below(6)];
        for (const char* kind : {fresh, old}) {
            const auto found = std::find(pile.begin(), end, kind);
            if (found == end) return;
            std::iter_swap(found, --end);
        }
    }

    void share_ocean() {
        const int keep = below(2) == 0 ? 1 + below(4) : below(2) == 0 ? 20 : 80;
        while (static_cast<int>(game_.ocean.size()) > keep) game_.discard.insert(take_any());
    }

    core::Rng& rng_;
    Game game_;
};

}  // namespace

Game drawn_position(const Options& options, core::Rng& rng) { return Drawing(options, rng).draw(); }

}  // namespace games::rivero_penta::plain
