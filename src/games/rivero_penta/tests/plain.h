#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/tree.h"
#include "games/rivero_penta/tests/plain_table.h"

namespace games::rivero_penta::plain {

/// Who acts besides seats 0 and 1.
constexpr int kChance = -1, kNobody = -2;
/// The winner of a game without one.
constexpr int kDraw = 2;
/// RP-45.
constexpr int kMostTurns = 1000;

/// The whole game: the turn, the piles, the end. Moves are texts.
struct Game {
    Options options;
    Table table;
    std::array<Heap, 2> hands;
    std::array<int, 2> scores{};
    Heap ocean, discard;
    std::map<std::string, int> closed;  // without kinds of which there is none
    std::vector<std::string> open;      // bottom to top
    std::string phase = "lot";
    int to_move = 0;
    int plays_left = 1;  // hand cards of this turn still to be played
    std::set<Square> placed;
    bool penalty = false;
    int turn = 0;
    int gave_up = -1;

    /// A fresh game whose starter chance draws.
    static Game fresh(const Options& options);
    /// From a position as the keeper writes it, without what it says of knowledge.
    static Game read(const game::Tree& position);
    game::Tree write() const;

    int actor() const;
    /// Of the actor; ascending, each once.
    std::set<std::string> legal_moves() const;
    /// Of a chance move: how many cards there are of it.
    int weight(const std::string& move) const;
    void apply(const std::string& move);

    bool over() const { return winner() != kNobody; }
    int winner() const;
    std::array<int, 2> score_board() const { return scores; }

    friend bool operator==(const Game&, const Game&) = default;

private:
    Heap& hand() { return hands[static_cast<std::size_t>(to_move)]; }
    const Heap& hand() const { return hands[static_cast<std::size_t>(to_move)]; }
    int& score() { return scores[static_cast<std::size_t>(to_move)]; }

    Heap drawable() const;
    std::set<std::string> setup_moves() const;
    std::set<std::string> placements() const;
    std::set<std::string> play_moves() const;
    std::set<std::string> action_moves() const;
    void add_moves(std::set<std::string>& moves) const;
    void add_removals(std::set<std::string>& moves) const;
    void add_drains(std::set<std::string>& moves) const;
    void add_taps(std::set<std::string>& moves) const;
    bool may_give_up() const;

    void draw(Card card);
    void turn_up(const std::string& kind);
    void act(const std::vector<std::string>& words);
    void put_back(int bridges);
    void drop_loose_bridges();
    void lay(Card card, Square square);
    void throw_away(Card card);
    void finish_play();
    void begin_turn();
    void want_card();
    void empty_field();
};

}  // namespace games::rivero_penta::plain
