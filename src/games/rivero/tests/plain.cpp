#include "games/rivero/tests/plain.h"

#include <algorithm>
#include <iterator>

#include "core/text.h"

namespace games::rivero::plain {

std::string to_text(Card card) { return std::string(1, card.river) + std::to_string(card.value); }

Card read_card(const std::string& text) { return {text.at(0), std::stoi(text.substr(1))}; }

std::string to_text(Name name) { return std::to_string(name.first) + "." + std::to_string(name.second); }

Name read_name(const std::string& text) {
    return {std::stoi(text), std::stoi(text.substr(text.find('.') + 1))};
}

void take_from(Heap& heap, Card card) { heap.erase(heap.find(card)); }

int River::cards() const {
    return static_cast<int>(
        std::count_if(slots.begin(), slots.end(), [](const auto& slot) { return !slot.second.bridge; }));
}

Game Game::fresh(const Options& options) {
    Game game;
    game.options = options;
    for (const char river : {'N', 'C', 'D', 'A'})
        for (int value = 1; value <= 10; ++value)
            for (int copy = 0; copy < 2; ++copy) game.ocean.insert({river, value});
    return game;
}

void Game::apply(const std::string& move) {
    std::vector<std::string> words;
    for (const auto word : core::words(move)) words.emplace_back(word);
    const std::string& verb = words.front();
    if (phase == "play") extra = false;  // RV-14: any other move declines it
    if (verb == "start") {               // RV-06
        to_move = std::stoi(words.at(1));
        phase = "deal";
    } else if (verb == "draw") {
        book_draw(read_card(words.at(1)));
    } else if (verb == "turn") {
        own_action() = Action{.card = words.at(1), .open = {}, .joker = {}, .used = false};
        phase = "act";
    } else if (verb == "ocean" || verb == "extra") {
        want(verb);
    } else if (verb == "column") {
        take_column(std::stoi(words.at(1)));
        want(move);
    } else if (verb == "action") {
        if (pile().empty()) discard.clear();  // RV-44
        phase = "turn";
    } else if (verb == "take") {
        hand().merge(own_action()->open);
        leave_action();
    } else if (verb == "river") {
        make_river(words);
    } else if (verb == "join") {
        join(words);
    } else if (verb == "replace") {
        replace(read_card(words.at(1)), read_name(words.at(2)));
    } else {
        act(words);
    }
    if (reached(0) || reached(1)) finish();                            // RV-38
    if (verb == "draw" && options.at_once && ocean.empty()) finish();  // RV-41
}

/// The moves of an action card and of the end of a turn, and doubling.
void Game::act(const std::vector<std::string>& words) {
    const std::string& verb = words.front();
    if (verb == "end") return end_turn();
    if (verb == "lift") {  // RV-36, RV-37
        hand().insert(own_ground().back());
        own_ground().pop_back();
        if (options.lift_in_turn) return;
    } else if (verb == "sun" && words[1] == "ocean") {
        return want("sun 2");
    } else if (verb == "sun") {  // RV-25
        auto& pile = ground[static_cast<std::size_t>(std::stoi(words[1]))];
        for (int i = 0; i < 2 && !pile.empty(); ++i) {
            own_action()->open.insert(pile.back());
            pile.pop_back();
        }
        return finish_action();
    } else if (verb == "tap") {
        return words.size() == 3 ? tap_river(read_name(words[1]), words[2] == "low") : tap_spring(words[1]);
    } else if (verb == "bridge") {
        return want(words[1] == "joker" ? "joker" : "bridge " + words[1] + " " + words[2]);
    } else {  // a hand card goes away
        const Card card = read_card(words.at(1));
        take_from(hand(), card);
        if (verb == "ground") own_ground().push_back(card);  // RV-34
        if (verb == "spring") spring[words.at(2)] = {card};  // RV-05
        if (verb == "double") {                              // RV-14
            spring[words.at(2)].push_back(card);
            doubled = true;
            extra = !ocean.empty();  // RV-43
            return meet_action();
        }
        if (verb == "exchange") {  // RV-33
            hand().insert(spring[words.at(2)].back());
            spring[words.at(2)].back() = card;
        }
    }
    phase = "end";
    option.clear();
    unused.clear();
    doubled = false;
    done = verb;
}

void Game::want(const std::string& purpose) {
    phase = "draw";
    draw = purpose;
}

void Game::deal(Card card) {
    const std::size_t dealt = 79 - ocean.size();
    if (dealt < 4)
        spring[std::to_string(dealt + 1) + "b"] = {card};
    else
        hands[(static_cast<std::size_t>(to_move) + dealt) % 2].insert(card);
    if (dealt == 15) phase = "choose";
}

void Game::book_draw(Card card) {
    take_from(ocean, card);
    if (phase == "deal") return deal(card);
    const std::string purpose = draw;
    const auto words = core::words(purpose);
    const auto word = [&](std::size_t i) { return std::string(words[i]); };
    draw.clear();
    if (purpose == "ocean" || purpose == "extra") {
        hand().insert(card);
        option = "ocean";
        phase = "play";
    } else if (word(0) == "column") {  // RV-19: the middle, then the outer places, the own side first
        spring[word(1) + "b"] = {card};
        for (const char* row : {to_move == 0 ? "a" : "c", to_move == 0 ? "c" : "a"})
            fill_from_ground(word(1) + row);
        phase = "play";
    } else if (word(0) == "tap") {
        spring[word(1) + "b"] = {card};
        finish_action();
    } else if (word(0) == "sun") {
        own_action()->open.insert(card);
        if (purpose == "sun 2" && !ocean.empty())  // RV-43
            want("sun 1");
        else
            finish_action();
    } else if (word(0) == "bridge") {  // RV-28
        const Card covered = read_card(word(2));
        rivers.at(read_name(word(1))).slots.at(covered.value) = {card, true};
        own_action()->open.insert(covered);
        finish_action();
    } else {  // RV-29
        own_action()->joker = card;
        finish_action();
    }
}

void Game::fill_from_ground(const std::string& place) {
    if (own_ground().empty()) return;
    spring[place] = {own_ground().back()};
    own_ground().pop_back();
}

// RV-16: the top cards to the hand, covered ones to the other player, the flask back.
void Game::take_column(int column) {
    option = "column";
    for (const char* row : {"a", "b", "c"}) {
        const std::string place = std::to_string(column) + row;
        std::vector<Card>& cards = spring.at(place);
        hand().insert(cards.back());
        unused.insert(cards.back());
        if (cards.size() == 2) hands[static_cast<std::size_t>(1 - to_move)].insert(cards.front());
        spring.erase(place);
    }
    own_flask().reset();
}

/// A hand card comes onto the table: a card of the column before an equal one.
void Game::use(Card card) {
    take_from(hand(), card);
    if (unused.contains(card)) take_from(unused, card);
}

void Game::make_river(const std::vector<std::string>& words) {
    const int low = read_card(words[1]).value;
    River river{.letter = words[1][0], .slots = {}};
    for (std::size_t i = 1; i < words.size(); ++i) {
        const int value = low + static_cast<int>(i) - 1;
        if (words[i] == "=") {
            river.slots[value] = {*own_action()->joker, true};
            own_action()->joker.reset();
        } else {
            river.slots[value] = {read_card(words[i]), false};
            use(read_card(words[i]));
        }
    }
    const Name name{to_move, ++made[static_cast<std::size_t>(to_move)]};
    rivers[name] = river;
    if (option == "ocean") own_flask() = name;  // RV-08
    meet_action();
}

void Game::join(const std::vector<std::string>& words) {
    const Card card = read_card(words[words.size() - 2]);
    River& river = rivers.at(read_name(words.back()));
    if (words[1] == "=") {
        river.slots[card.value < river.low() ? card.value + 1 : card.value - 1] = {*own_action()->joker,
                                                                                   true};
        own_action()->joker.reset();
    }
    use(card);
    river.slots[card.value] = {card, false};
    meet_action();
}

// RV-31.
void Game::replace(Card card, Name name) {
    use(card);
    Slot& slot = rivers.at(name).slots.at(card.value);
    hand().insert(slot.card);
    slot = {card, false};
    meet_action();
}

// RV-24.
void Game::meet_action() {
    if (own_action()) own_action()->used = true;
    leave_action();
}

void Game::leave_action() {
    if (!own_action() || !own_action()->used || !own_action()->open.empty() || own_action()->joker) return;
    discard.insert(own_action()->card);
    own_action().reset();
}

// RV-26.
void Game::tap_river(Name name, bool low) {
    River& river = rivers.at(name);
    std::vector<Card>& pile = ground[static_cast<std::size_t>(name.first)];
    const auto end = [&] { return low ? river.slots.begin() : std::prev(river.slots.end()); };
    own_action()->open.insert(end()->second.card);
    river.slots.erase(end());
    while (end()->second.bridge) {
        pile.push_back(end()->second.card);
        river.slots.erase(end());
    }
    if (river.slots.size() < 3) {
        for (const auto& [value, slot] : river.slots) pile.push_back(slot.card);
        rivers.erase(name);
    }
    finish_action();
}

// RV-27.
void Game::tap_spring(const std::string& place) {
    std::vector<Card>& cards = spring.at(place);
    own_action()->open.insert(cards.back());
    cards.pop_back();
    if (!cards.empty()) return finish_action();
    spring.erase(place);
    if (place[1] == 'b') return want("tap " + place.substr(0, 1));
    fill_from_ground(place);
    finish_action();
}

void Game::finish_action() {
    phase = "end";
    done.clear();
}

void Game::end_turn() {
    if (ocean.empty()) return finish();  // RV-41
    option.clear();
    unused.clear();
    doubled = false;
    done.clear();
    phase = "choose";
    to_move = 1 - to_move;
}

int Game::riveros(int seat) const {
    int found = 0;
    for (const auto& [name, river] : rivers) found += name.first == seat && river.cards() >= 6;
    return found;
}

// RV-38 to RV-40; RV-01 for the variant `eight`.
bool Game::reached(int seat) const {
    const auto me = static_cast<std::size_t>(seat);
    if (!ground[me].empty()) return false;
    if (!options.eight) return riveros(seat) >= 3;
    for (const auto& [name, river] : rivers)
        if (name.first == seat && river.cards() >= 8 && hands[me].empty()) return true;
    return false;
}

int Game::count(int seat) const {
    int cards = -static_cast<int>(ground[static_cast<std::size_t>(seat)].size());
    for (const auto& [name, river] : rivers)
        if (name.first == seat) cards += river.cards();
    return cards;
}

// RV-38: the player to move first; RV-41, RV-42.
int Game::winner() const {
    if (!over()) return kNobody;
    if (reached(to_move)) return to_move;
    if (reached(1 - to_move)) return 1 - to_move;
    return count(0) == count(1) ? kDraw : count(0) > count(1) ? 0 : 1;
}

void Game::finish() {
    phase = "over";
    option.clear();
    unused.clear();
    doubled = extra = false;
    done.clear();
    draw.clear();
}

}  // namespace games::rivero::plain
