// What everybody can be certain of, worked out from what a spectator reads: every way in which
// the cards seen going to a player can lie in his hand or below, kept one by one.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "core/text.h"
#include "game/playout.h"
#include "games/rivero/tests/play.h"

namespace games::rivero {

namespace {

/// A seen card and where it is: in the hand, or the depth of the groundwater.
struct Token {
    RiverCard card;
    int depth = kInHand;
    static constexpr int kInHand = -1;
    friend auto operator<=>(const Token&, const Token&) = default;
};
using World = std::vector<Token>;  // sorted

/// One player's seen cards.
class Tracker {
public:
    static constexpr std::size_t kMostWorlds = 3000;
    bool gave_up() const { return worlds_.size() > kMostWorlds; }
    /// Cards seen between two that went down unseen: the program does not tell such layers apart.
    bool layered() const { return layered_; }

    void gain(RiverCard card) {
        change([&](const World& world, auto keep) {
            World next = world;
            next.push_back({card});
            keep(next);
        });
    }
    /// From the hand, or from a depth of the pile: a seen card, or one that nobody saw.
    void show(RiverCard card, int depth, int unseen) {
        change([&](const World& world, auto keep) {
            bool is_seen_place = false;
            for (std::size_t i = 0; i < world.size(); ++i) {
                if (world[i].depth != depth) continue;
                is_seen_place = is_seen_place || depth != Token::kInHand;
                if (world[i].card != card) continue;
                World next = world;
                next.erase(next.begin() + static_cast<std::ptrdiff_t>(i));
                keep(next);
            }
            const auto copies =
                std::count_if(world.begin(), world.end(), [&](const Token& t) { return t.card == card; });
            if (!is_seen_place && unseen - copies > 0) keep(world);
        });
        if (depth != Token::kInHand) close(depth);
    }
    void sink(int depth) {
        for (const World& world : worlds_) layered_ = layered_ || (!own_.empty() && !world.empty());
        own_.insert(depth);
        change([&](const World& world, auto keep) {
            keep(world);
            for (std::size_t i = 0; i < world.size(); ++i) {
                if (world[i].depth != Token::kInHand) continue;
                World next = world;
                next[i].depth = depth;
                keep(next);
            }
        });
    }
    void lift(int depth) {
        change([&](const World& world, auto keep) {
            World next = world;
            for (Token& token : next)
                if (token.depth == depth) token.depth = Token::kInHand;
            keep(next);
        });
        close(depth);
    }
    /// No more seen cards are in the hand than it has.
    void limit(int hand) {
        std::erase_if(worlds_, [&](const World& world) {
            return std::count_if(world.begin(), world.end(),
                                 [](const Token& t) { return t.depth == Token::kInHand; }) > hand;
        });
    }

    /// The cards that are there in every world: in the hand, or in hand and pile together.
    RiverCards certain(bool in_hand) const {
        RiverCards all;
        for (int i = 0; i < RiverCard::kKinds; ++i) {
            const RiverCard card = RiverCard::at(i);
            std::ptrdiff_t least = RiverCard::kCopies;
            for (const World& world : worlds_)
                least = std::min(least, std::count_if(world.begin(), world.end(), [&](const Token& token) {
                                     return token.card == card && (!in_hand || token.depth == Token::kInHand);
                                 }));
            for (; least > 0; --least) all.add(card);
        }
        return all;
    }

private:
    template <class Change>
    void change(Change how) {
        std::set<World> next;
        for (const World& world : worlds_)
            how(world, [&](World kept) {
                std::sort(kept.begin(), kept.end());
                next.insert(std::move(kept));
            });
        worlds_ = std::move(next);
    }
    void close(int depth) {
        own_.erase(depth);
        if (own_.empty()) layered_ = false;
    }

    std::set<World> worlds_{World{}};
    std::set<int> own_;  // depths of cards that went down unseen
    bool layered_ = false;
};

/// Follows a game through the texts and positions of a spectator.
class Watcher {
public:
    explicit Watcher(const State& state) : before_(read(state)) {}

    void see(const std::string& text, const State& after) {
        const Sight now = read(after);
        const auto words = core::words(text);
        const int mover = before_.mover;
        if (words[0] == "take") gain_all(mover, before_.open[at(mover)]);
        if (words[0] == "column") see_column(mover, words[1][0] - '1');
        if (words[0] == "river" || words[0] == "join" || words[0] == "replace" || words[0] == "double" ||
            words[0] == "spring" || words[0] == "exchange")
            for (const std::string_view word : words)
                if (const auto card = game::read_river_card(word)) show(mover, *card, Token::kInHand);
        if (words[0] == "exchange") {
            const auto& pile = before_.spring.at(std::string(words[2]));
            seats_[at(mover)].gain(pile.back());
        }
        if (words[0] == "ground") seats_[at(mover)].sink(static_cast<int>(before_.seen[at(mover)].size()));
        if (words[0] == "lift") lift(mover);
        if (words[0] == "sun" && words[1] != "ocean")
            for (const RiverCard card : now.open[at(mover)]) reveal(words[1][0] - '0', card);
        if (words[0] == "tap" && words.size() == 2 &&
            now.seen[at(mover)].size() < before_.seen[at(mover)].size())
            reveal(mover, now.spring.at(std::string(words[1])).back());
        if (words[0] == "draw") see_refills(mover, now);
        before_ = now;
        for (int seat = 0; seat < kSeats; ++seat) seats_[at(seat)].limit(after.hand_size[at(seat)]);
    }

    const Tracker& of(int seat) const { return seats_[at(seat)]; }

private:
    struct Sight {
        int mover = 0;
        std::array<std::vector<RiverCard>, kSeats> open;
        std::array<std::vector<std::string>, kSeats> seen, ground;
        std::map<std::string, std::vector<RiverCard>> spring;
        RiverCards visible;
    };
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

    static std::vector<RiverCard> cards(const game::Tree& list, RiverCards& visible) {
        std::vector<RiverCard> read;
        for (const game::Tree& item : *list.list())
            if (const auto card = game::read_river_card(*item.text())) {
                read.push_back(*card);
                visible.add(*card);
            }
        return read;
    }

    static Sight read(const State& state) {
        const game::Tree tree = Rivero::write_position(Rivero::view(state, kSpectator));
        Sight seen;
        seen.mover = static_cast<int>(*tree.get("to_move")->number());
        for (const auto& [place, list] : *tree.get("spring")->map())
            seen.spring[place] = cards(list, seen.visible);
        for (const auto& [name, list] : *tree.get("rivers")->map()) cards(list, seen.visible);
        for (int seat = 0; seat < kSeats; ++seat) {
            const game::Tree& action = (*tree.get("action")->list())[at(seat)];
            if (const game::Tree* open = action.get("open")) seen.open[at(seat)] = cards(*open, seen.visible);
            const game::Tree& ground = (*tree.get("groundwater")->list())[at(seat)];
            cards(ground, seen.visible);
            for (std::size_t i = 0; i < ground.list()->size(); ++i) {
                seen.ground[at(seat)].push_back(*(*ground.list())[i].text());
                const game::Tree* who = tree.get("seen");
                seen.seen[at(seat)].push_back(who ? *(*(*who->list())[at(seat)].list())[i].text() : "own");
            }
        }
        return seen;
    }

    void gain_all(int seat, const std::vector<RiverCard>& cards) {
        for (const RiverCard card : cards) seats_[at(seat)].gain(card);
    }
    void see_column(int mover, int column) {
        for (const char row : {'a', 'b', 'c'}) {
            const auto& pile = before_.spring.at({static_cast<char>('1' + column), row});
            seats_[at(mover)].gain(pile.back());
            if (pile.size() == 2) seats_[at(1 - mover)].gain(pile.front());
        }
    }
    void show(int seat, RiverCard card, int depth) {
        seats_[at(seat)].show(card, depth, RiverCard::kCopies - before_.visible.count(card));
    }
    /// The top card of a pile is laid open.
    void reveal(int seat, RiverCard card) {
        auto& pile = before_.seen[at(seat)];
        if (pile.back() == "own") show(seat, card, static_cast<int>(pile.size()) - 1);
        pile.pop_back();
    }
    void lift(int seat) {
        const auto& pile = before_.seen[at(seat)];
        if (pile.back() == "own") seats_[at(seat)].lift(static_cast<int>(pile.size()) - 1);
        if (pile.back() == "all")
            seats_[at(seat)].gain(*game::read_river_card(before_.ground[at(seat)].back()));
    }
    /// Outer places that are filled now and were not, the mover's side first.
    void see_refills(int mover, const Sight& now) {
        const std::string rows = mover == 0 ? "ac" : "ca";
        for (const char row : rows)
            for (char column = '1'; column <= '4'; ++column) {
                const std::string place{column, row};
                const auto is = now.spring.find(place);
                if (is != now.spring.end() && !before_.spring.contains(place))
                    reveal(mover, is->second.back());
            }
    }

    Sight before_;
    std::array<Tracker, kSeats> seats_;
};

TEST(RiveroTracker, EverybodyKnowsExactlyWhatHeSawGoingThere) {
    int compared = 0, grounded = 0;
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        core::Rng rng(seed);
        State state = Rivero::initial({});
        Watcher watcher(state);
        while (!Rivero::actors(state).empty()) {
            const game::Seat seat = *Rivero::actors(state).begin();
            const Move move = game::draw_move<Rivero>(state, seat, rng);
            const std::string text = Rivero::write_move(state, seat, move, kSpectator);
            Rivero::apply(state, seat, move, nullptr);
            watcher.see(text, state);
            if (watcher.of(0).gave_up() || watcher.of(1).gave_up()) break;
            for (int s = 0; s < kSeats; ++s) {
                const auto i = static_cast<std::size_t>(s);
                const RiverCards held = watcher.of(s).certain(true), both = watcher.of(s).certain(false);
                ASSERT_TRUE(held.contains(state.shown[i])) << "seed " << seed << " after " << text;
                ASSERT_TRUE(both.contains(state.shown[i] + state.with[i]))
                    << "seed " << seed << " after " << text;
                if (watcher.of(s).layered()) continue;
                ASSERT_EQ(held, state.shown[i]) << "seed " << seed << " after " << text;
                ASSERT_EQ(both, state.shown[i] + state.with[i]) << "seed " << seed << " after " << text;
                ++compared;
                grounded += !state.with[i].empty();
            }
        }
    }
    EXPECT_GT(compared, 2000);
    EXPECT_GT(grounded, 40);
}

}  // namespace

}  // namespace games::rivero
