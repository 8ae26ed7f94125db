#include "games/rivero_penta/tests/plain.h"

#include <iterator>

#include "core/text.h"

namespace games::rivero_penta::plain {

namespace {

void take(Heap& heap, Card card) { heap.erase(heap.find(card)); }

/// RP-01.
std::map<std::string, int> all_actions() { return {{"sun", 6}, {"tap", 6}, {"bridge", 6}}; }

}  // namespace

Game Game::fresh(const Options& options) {
    Game game;
    game.options = options;
    for (const char river : {'N', 'C', 'D', 'A'})
        for (int value = 1; value <= 10; ++value)
            for (int copy = 0; copy < 2; ++copy) game.ocean.insert({river, value});
    game.closed = all_actions();
    return game;
}

void Game::apply(const std::string& move) {
    std::vector<std::string> words;
    for (const auto word : core::words(move)) words.emplace_back(word);
    const std::string& verb = words.front();
    if (verb == "start") {  // RP-05: the lot comes first
        to_move = std::stoi(words.at(1));
        phase = "deal";
    } else if (verb == "draw") {
        draw(read_card(words.at(1)));
    } else if (verb == "turn") {
        turn_up(words.at(1));
    } else if (verb == "give-up") {
        gave_up = to_move;
    } else if (verb == "discard") {
        throw_away(read_card(words.at(1)));
    } else if (const auto at = verb.find('@'); at != std::string::npos) {
        lay(read_card(verb.substr(0, at)), read_square(verb.substr(at + 1)));
    } else {
        act(words);
    }
}

// RP-05, RP-07: six each, alternately; RP-42: onto the table, or two each.
void Game::draw(Card card) {
    take(ocean, card);
    if (phase == "refill" && !options.refill_hands) {
        table[kAroundSource[table.size()]] = card;
        if (table.size() == 4) finish_play();
        return;
    }
    hand().insert(card);
    if (phase == "deal" || phase == "refill") {
        to_move = 1 - to_move;
        const std::size_t wanted = phase == "deal" ? 12 : 12 + static_cast<std::size_t>(plays_left);
        if (hands[0].size() + hands[1].size() == wanted) phase = "setup";
    } else if (plays_left == 2) {
        phase = "play";  // tap on sun
    } else {
        phase = "turn";
    }
}

void Game::turn_up(const std::string& kind) {
    if (--closed[kind] == 0) closed.erase(kind);
    open.push_back(kind);
    if (open.size() == 1) return begin_turn();  // the first open card ends the set-up
    const std::string& old = open[open.size() - 2];
    if (kind == "tap" && old == "sun") {
        plays_left = 2;
        return want_card();
    }
    phase = "action";
    if (action_moves().empty()) phase = "play";  // RP-04, RP-29
}

// RP-32: on top of the open pile, or under it.
void Game::put_back(int bridges) {
    open.insert(options.bridge_under ? open.begin() : open.end(), static_cast<std::size_t>(bridges),
                "bridge");
}

void Game::drop_loose_bridges() {
    const Squares loose = loose_bridges(table);
    for (const Square square : loose) table.erase(square);
    put_back(static_cast<int>(loose.size()));
}

void Game::act(const std::vector<std::string>& words) {
    const std::string& verb = words.front();
    if (verb == "bridge") {  // RP-26
        open.pop_back();
        table[read_square(words.at(1))] = Card{};
    } else if (verb == "move") {  // RP-34
        const std::string& text = words.at(1);
        const Square from = read_square(text), to = read_square(text.substr(text.find('>') + 1));
        const Card card = table.at(from);
        table.erase(from);
        drop_loose_bridges();
        table[to] = card;
    } else if (verb != "pass") {  // RP-35, RP-36, RP-39
        for (std::size_t i = 1; i < words.size(); ++i) {
            const Square square = read_square(words[i]);
            discard.insert(table.at(square));
            table.erase(square);
        }
        if (verb == "drain") score() += static_cast<int>(words.size()) - 1;
        if (verb == "tap") {
            const Squares lost = floating(table);
            score() += 3 + static_cast<int>(lost.size());
            for (const Square square : lost) {
                discard.insert(table.at(square));
                table.erase(square);
            }
        }
        drop_loose_bridges();
    }
    phase = "play";
}

void Game::lay(Card card, Square square) {
    take(hand(), card);
    if (phase != "play") {  // RP-05: alternately
        table[square] = card;
        to_move = 1 - to_move;
        if (table.size() < 4) return;
        if (!open.empty()) return finish_play();  // RP-42
        phase = "turn";
        return;
    }
    // RP-20: the total so far less what is booked already.
    const int booked = points_of(table, {placed.begin(), placed.end()}, options);
    table[square] = card;
    placed.insert(square);
    score() += points_of(table, {placed.begin(), placed.end()}, options) - booked;
    --plays_left;
    if (over()) return;  // RP-43
    bool full = true;
    for (int y = -2; y <= 2; ++y) full = full && cards_in_row(table, y) == 8;
    if (full)
        empty_field();
    else
        finish_play();
}

// RP-21, RP-23: three points once a turn, also below zero.
void Game::throw_away(Card card) {
    take(hand(), card);
    discard.insert(card);
    if (!penalty) score() -= 3;
    penalty = true;
    --plays_left;
    finish_play();
}

// RP-42.
void Game::empty_field() {
    std::size_t bridges = 0;
    for (const auto& [square, card] : table) {
        if (card.is_bridge())
            ++bridges;
        else
            ocean.insert(card);
    }
    table.clear();
    placed.clear();
    ocean.merge(discard);
    open.insert(open.end(), bridges, "bridge");  // always on top
    phase = "refill";
}

/// After a hand card or a refilled field: the second card, or the next turn.
void Game::finish_play() {
    if (plays_left > 0) {
        phase = "play";
        return;
    }
    to_move = 1 - to_move;
    begin_turn();
}

void Game::begin_turn() {
    ++turn;
    plays_left = 1;
    placed.clear();
    penalty = false;
    phase = "draw";
    if (over()) return;    // RP-45
    if (closed.empty()) {  // RP-24, before the draw (RP-25)
        for (auto at = table.begin(); at != table.end();)
            at = at->second.is_bridge() ? table.erase(at) : std::next(at);
        for (const Square square : floating(table)) {
            discard.insert(table.at(square));
            table.erase(square);
        }
        open = {open.back()};
        closed = all_actions();
        --closed[open.back()];
    }
    want_card();
}

// RP-41.
void Game::want_card() {
    phase = "draw";
    if (ocean.empty()) ocean.swap(discard);
}

}  // namespace games::rivero_penta::plain
