#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "game/tree.h"

/// A second, slow and simple reading of the rules, sharing nothing with the first: heaps are sorted
/// lists, rivers are maps, moves are texts, everything is worked out afresh each time.
namespace games::rivero::plain {

/// A river's letter and a value.
struct Card {
    char river = 'N';
    int value = 0;
    friend auto operator<=>(const Card&, const Card&) = default;
};
using Heap = std::multiset<Card>;

/// One position of a river; a bridge is a face-down card.
struct Slot {
    Card card;
    bool bridge = false;
    friend bool operator==(const Slot&, const Slot&) = default;
};

struct River {
    char letter = 'N';
    std::map<int, Slot> slots;  // by the value each stands for

    int low() const { return slots.begin()->first; }
    int high() const { return slots.rbegin()->first; }
    /// RV-02: bridges do not count.
    int cards() const;
    friend bool operator==(const River&, const River&) = default;
};
using Name = std::pair<int, int>;  // owner, and the how-manieth he made

/// An action card in front of a player.
struct Action {
    std::string card;
    Heap open;
    std::optional<Card> joker;
    bool used = false;  // RV-24
    friend bool operator==(const Action&, const Action&) = default;
};

/// The variant and the named rule options; all false is the default game.
struct Options {
    bool eight = false;
    bool attach_any = false;           // RV-11
    bool spring_after_action = false;  // RV-21
    bool duty_seven = false;           // RV-32
    bool at_once = false;              // RV-41
    bool lift_in_turn = false;         // RV-36
    friend bool operator==(const Options&, const Options&) = default;
};

/// Who acts besides seats 0 and 1.
constexpr int kChance = -1, kNobody = -2;
/// The winner of a game without one.
constexpr int kDraw = 2;

using Moves = std::set<std::string>;

struct Game {
    Options options;
    std::string phase = "start";  // "over" when it is
    int to_move = 0;
    std::string option;  // in play: ocean, column
    Heap unused;         // of the column
    bool doubled = false, extra = false;
    std::string done;  // in end: the last of spring, exchange, ground, lift
    std::string draw;  // in draw: what the card is for
    std::array<Heap, 2> hands;
    Heap ocean;
    std::map<std::string, std::vector<Card>> spring;  // the lower card first
    std::map<Name, River> rivers;
    std::array<std::optional<Name>, 2> flask;
    std::array<std::optional<Action>, 2> action;
    std::multiset<std::string> discard;
    std::array<int, 2> made{};
    std::array<std::vector<Card>, 2> ground;  // the top last

    static Game fresh(const Options& options);
    /// From a position as the keeper writes it, without what it says of knowledge.
    static Game read(const game::Tree& position);
    game::Tree write() const;

    int actor() const;
    /// Of the actor; ascending, each once.
    Moves legal_moves() const;
    /// Of a chance move: how many cards there are of it.
    int weight(const std::string& move) const;
    void apply(const std::string& move);
    bool over() const { return phase == "over"; }
    int winner() const;
    std::array<int, 2> score_board() const { return {count(0), count(1)}; }
    /// RV-38: what wins at once.
    bool reached(int seat) const;
    /// RV-41, RV-47.
    int count(int seat) const;
    /// RV-02.
    int riveros(int seat) const;

    friend bool operator==(const Game&, const Game&) = default;

private:
    Heap& hand() { return hands[static_cast<std::size_t>(to_move)]; }
    const Heap& hand() const { return hands[static_cast<std::size_t>(to_move)]; }
    std::vector<Card>& own_ground() { return ground[static_cast<std::size_t>(to_move)]; }
    const std::vector<Card>& own_ground() const { return ground[static_cast<std::size_t>(to_move)]; }
    std::optional<Name>& own_flask() { return flask[static_cast<std::size_t>(to_move)]; }
    const std::optional<Name>& own_flask() const { return flask[static_cast<std::size_t>(to_move)]; }
    std::optional<Action>& own_action() { return action[static_cast<std::size_t>(to_move)]; }
    const std::optional<Action>& own_action() const { return action[static_cast<std::size_t>(to_move)]; }
    bool has_joker() const { return own_action() && own_action()->joker; }
    std::map<std::string, int> pile() const;
    bool spring_full() const;
    bool owes_use() const { return option == "column" && unused.size() == 3; }

    Moves chance_moves() const;
    Moves choose_moves() const;
    Moves play_moves() const;
    Moves act_moves() const;
    Moves end_moves() const;
    void add_takes(Moves& moves) const;
    void add_lift(Moves& moves) const;
    void add_joins(Moves& moves) const;
    void add_replaces(Moves& moves) const;
    void add_rivers(Moves& moves) const;
    void add_doubles(Moves& moves) const;
    bool may_take_column(int column) const;

    void book_draw(Card card);
    void deal(Card card);
    void take_column(int column);
    void fill_from_ground(const std::string& place);
    void make_river(const std::vector<std::string>& words);
    void join(const std::vector<std::string>& words);
    void replace(Card card, Name name);
    void use(Card card);
    void meet_action();
    void leave_action();
    void act(const std::vector<std::string>& words);
    void tap_river(Name name, bool low);
    void tap_spring(const std::string& place);
    void want(const std::string& purpose);
    void finish_action();
    void end_turn();
    void finish();
};

std::string to_text(Card card);
Card read_card(const std::string& text);
std::string to_text(Name name);
Name read_name(const std::string& text);
void take_from(Heap& heap, Card card);

}  // namespace games::rivero::plain
