// What may be done now.

#include "games/rivero/tests/plain.h"

namespace games::rivero::plain {

namespace {

const std::string kOuter[]{"1a", "2a", "3a", "4a", "1c", "2c", "3c", "4c"};

}  // namespace

int Game::actor() const {
    if (phase == "over") return kNobody;
    if (phase == "start" || phase == "deal" || phase == "draw" || phase == "turn") return kChance;
    return to_move;
}

Moves Game::legal_moves() const {
    if (phase == "over") return {};
    if (actor() == kChance) return chance_moves();
    if (phase == "choose") return choose_moves();
    if (phase == "play") return play_moves();
    if (phase == "act") return act_moves();
    return end_moves();
}

Moves Game::chance_moves() const {
    if (phase == "start") return {"start 0", "start 1"};
    Moves moves;
    if (phase == "turn")
        for (const auto& [kind, count] : pile()) moves.insert("turn " + kind);
    else
        for (const Card card : ocean) moves.insert("draw " + to_text(card));
    return moves;
}

int Game::weight(const std::string& move) const {
    const std::string what = move.substr(move.find(' ') + 1);
    if (phase == "start") return 1;
    if (phase == "turn") return pile().at(what);
    return static_cast<int>(ocean.count(read_card(what)));
}

/// The closed action cards.
std::map<std::string, int> Game::pile() const {
    std::map<std::string, int> left{{"sun", 6}, {"tap", 6}, {"bridge", 6}};
    for (const std::string& kind : discard) --left[kind];
    for (const auto& lying : action)
        if (lying) --left[lying->card];
    std::erase_if(left, [](const auto& kind) { return kind.second == 0; });
    return left;
}

// RV-04: the middle row is always full, so only the outer rows can have room.
bool Game::spring_full() const {
    for (const std::string& place : kOuter)
        if (!spring.contains(place)) return false;
    return true;
}

Moves Game::choose_moves() const {
    Moves moves{"ocean"};  // RV-46
    for (int column = 1; column <= 4; ++column)
        if (may_take_column(column)) moves.insert("column " + std::to_string(column));
    if (!own_action()) moves.insert("action");  // RV-20
    add_takes(moves);
    add_joins(moves);
    add_replaces(moves);
    if (options.lift_in_turn) add_lift(moves);
    return moves;
}

// RV-15.
bool Game::may_take_column(int column) const {
    const std::string name = std::to_string(column);
    for (const char* row : {"a", "b", "c"})
        if (!spring.contains(name + row)) return false;
    if (!own_flask()) return false;
    Game taken = *this;
    taken.take_column(column);
    Moves uses;
    taken.add_rivers(uses);
    taken.add_joins(uses);
    taken.add_replaces(uses);
    return !uses.empty();
}

Moves Game::play_moves() const {
    Moves moves;
    add_takes(moves);
    add_joins(moves);
    add_replaces(moves);
    add_rivers(moves);
    if (option == "ocean" && !doubled) add_doubles(moves);
    if (extra) moves.insert("extra");
    if (!owes_use()) moves.merge(end_moves());  // RV-15
    if (options.lift_in_turn) add_lift(moves);
    return moves;
}

// RV-23.
void Game::add_takes(Moves& moves) const {
    if (own_action() && !own_action()->open.empty()) moves.insert("take");
}

// RV-11, RV-12; RV-17: the first use after `column` must be one of its cards.
void Game::add_joins(Moves& moves) const {
    for (const auto& [name, river] : rivers) {
        if (name.first != to_move && !options.attach_any) continue;
        for (const Card card : hand()) {
            if (card.river != river.letter || (owes_use() && !unused.contains(card))) continue;
            if (card.value == river.low() - 1 || card.value == river.high() + 1)
                moves.insert("join " + to_text(card) + " " + to_text(name));
            if (has_joker() && (card.value == river.low() - 2 || card.value == river.high() + 2))
                moves.insert("join = " + to_text(card) + " " + to_text(name));
        }
    }
}

// RV-31: any river; RV-17: as the duty of option 2 only an own one.
void Game::add_replaces(Moves& moves) const {
    for (const auto& [name, river] : rivers)
        for (const auto& [value, slot] : river.slots) {
            const Card card{river.letter, value};
            if (!slot.bridge || !hand().contains(card)) continue;
            if (owes_use() && (!unused.contains(card) || name.first != to_move)) continue;
            moves.insert("replace " + to_text(card) + " " + to_text(name));
        }
}

// RV-03, RV-08, RV-17, RV-30.
void Game::add_rivers(Moves& moves) const {
    if (option == "ocean" && own_flask()) return;
    for (const char letter : {'N', 'C', 'D', 'A'})
        for (int low = 1; low <= 8; ++low)
            for (int high = low + 2; high <= 10; ++high)
                for (int joker = low; joker < high; ++joker) {  // at `low`: none
                    if (joker > low && !has_joker()) continue;
                    std::string text = "river";
                    bool held = true, uses = option == "ocean";
                    for (int value = low; value <= high && held; ++value) {
                        const Card card{letter, value};
                        const bool bridge = value == joker && joker > low;
                        held = bridge || hand().contains(card);
                        uses = uses || (!bridge && unused.contains(card));
                        text += bridge ? " =" : " " + to_text(card);
                    }
                    if (held && uses) moves.insert(text);
                }
}

// RV-14.
void Game::add_doubles(Moves& moves) const {
    for (const auto& [place, cards] : spring)
        for (const Card card : hand())
            if (cards.size() == 1 && cards[0].value == card.value && cards[0].river != card.river)
                moves.insert("double " + to_text(card) + " " + place);
}

// RV-32 to RV-36.
Moves Game::end_moves() const {
    Moves moves;
    const bool spring_step = done.empty() && (phase == "play" || options.spring_after_action);
    const std::size_t cards = hand().size();
    if (spring_step && !spring_full()) {
        for (const std::string& place : kOuter)
            for (const Card card : hand())
                if (!spring.contains(place)) moves.insert("spring " + to_text(card) + " " + place);
        if (cards >= (options.duty_seven ? 7U : 6U)) return moves;  // RV-32: compulsory
    }
    if (spring_step && spring_full())  // RV-33
        for (const auto& [place, lying] : spring)
            for (const Card card : hand())
                if (lying.back().value == card.value && lying.back().river != card.river)
                    moves.insert("exchange " + to_text(card) + " " + place);
    if (cards > 6 && done != "exchange" && done != "ground") {  // RV-34
        for (const Card card : hand()) moves.insert("ground " + to_text(card));
        return moves;
    }
    add_lift(moves);
    moves.insert("end");
    return moves;
}

// RV-36.
void Game::add_lift(Moves& moves) const {
    if (hand().size() < 6 && !own_ground().empty()) moves.insert("lift");
}

Moves Game::act_moves() const {
    Moves moves;
    const std::string& kind = own_action()->card;
    if (kind == "sun") {  // RV-25
        moves.insert("sun ocean");
        for (const int seat : {0, 1})
            if (!ground[static_cast<std::size_t>(seat)].empty()) moves.insert("sun " + std::to_string(seat));
    } else if (kind == "tap") {  // RV-10, RV-26, RV-27
        for (const auto& [name, river] : rivers)
            if (flask[0] != name && flask[1] != name)
                for (const char* side : {" low", " high"}) moves.insert("tap " + to_text(name) + side);
        for (const auto& [place, cards] : spring) moves.insert("tap " + place);
    } else {  // RV-28, RV-29
        moves.insert("bridge joker");
        for (const auto& [name, river] : rivers)
            for (int value = river.low() + 1; value < river.high(); ++value)
                if (!river.slots.at(value - 1).bridge && !river.slots.at(value).bridge &&
                    !river.slots.at(value + 1).bridge)
                    moves.insert("bridge " + to_text(name) + " " + to_text(Card{river.letter, value}));
    }
    return moves;
}

}  // namespace games::rivero::plain
