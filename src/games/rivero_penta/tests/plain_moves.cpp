// What may be done now.

#include "games/rivero_penta/tests/plain.h"

namespace games::rivero_penta::plain {

namespace {

std::string text_of(const std::string& verb, const Squares& squares) {
    std::string text = verb;
    for (const Square square : squares) text += " " + to_text(square);
    return text;
}

Table without(const Table& table, const Squares& squares) {
    Table left = table;
    for (const Square square : squares) left.erase(square);
    for (const Square square : loose_bridges(left)) left.erase(square);  // RP-32
    return left;
}

}  // namespace

int Game::actor() const {
    if (over()) return kNobody;
    return phase == "setup" || phase == "action" || phase == "play" ? to_move : kChance;
}

// RP-42: a card that is drawn onto the table must fit the place it is drawn for.
Heap Game::drawable() const {
    if (phase != "refill" || options.refill_hands) return ocean;
    Heap fitting;
    for (const Card card : ocean)
        if (!repeats(table, kAroundSource[table.size()], card, options)) fitting.insert(card);
    return fitting;
}

std::set<std::string> Game::legal_moves() const {
    std::set<std::string> moves;
    if (over()) return moves;
    if (phase == "lot") return {"start 0", "start 1"};
    if (phase == "turn") {
        for (const auto& [kind, count] : closed) moves.insert("turn " + kind);
        return moves;
    }
    if (actor() == kChance) {
        for (const Card card : drawable()) moves.insert("draw " + to_text(card));
        return moves;
    }
    moves = phase == "action" ? action_moves() : phase == "play" ? play_moves() : setup_moves();
    if (may_give_up()) moves.insert("give-up");
    return moves;
}

// RP-44: 26 points behind or more.
bool Game::may_give_up() const {
    const auto me = static_cast<std::size_t>(to_move);
    return scores[1 - me] - scores[me] > 25;
}

// RP-06.
std::set<std::string> Game::setup_moves() const {
    std::set<std::string> moves;
    for (const Square square : kAroundSource)
        for (const Card card : hand())
            if (!table.contains(square) && !repeats(table, square, card, options))
                moves.insert(to_text(card) + "@" + to_text(square));
    return moves;
}

std::set<std::string> Game::placements() const {
    std::set<std::string> moves;
    for (const Square square : places(table))
        for (const Card card : hand())
            if (may_lie(table, square, card, options)) moves.insert(to_text(card) + "@" + to_text(square));
    return moves;
}

// RP-22: who can lay a card must, unless the option leaves it free.
std::set<std::string> Game::play_moves() const {
    std::set<std::string> moves = placements();
    if (moves.empty() || options.free_discard)
        for (const Card card : hand()) moves.insert("discard " + to_text(card));
    return moves;
}

// RP-02 to RP-04: the newly turned card comes first; `pass` stands beside an optional action.
std::set<std::string> Game::action_moves() const {
    const std::string& fresh = open.back();
    const std::string& old = open[open.size() - 2];
    std::set<std::string> moves;
    if (fresh == "bridge" && old == "bridge") {
        for (const Square square : places(table))
            if (may_bridge(table, square, options)) moves.insert("bridge " + to_text(square));
        return moves;
    }
    if (fresh == "sun" && old == "tap") add_moves(moves);
    if (fresh == "sun" && old == "sun") {
        add_removals(moves);
        add_drains(moves);
    }
    if (fresh == "tap" && old == "tap") add_taps(moves);
    if (!moves.empty()) moves.insert("pass");
    return moves;
}

// RP-34.
void Game::add_moves(std::set<std::string>& moves) const {
    for (const auto& [from, card] : table) {
        if (card.is_bridge()) continue;
        const Table lifted = without(table, {from});
        for (const Square to : places(lifted)) {
            if (to == from || !may_lie(lifted, to, card, options)) continue;
            Table finished = lifted;
            finished[to] = card;
            if (floating(finished).empty()) moves.insert("move " + to_text(from) + ">" + to_text(to));
        }
    }
}

// RP-35.
void Game::add_removals(std::set<std::string>& moves) const {
    for (const auto& [square, card] : table)
        for (const Square next : around(square))
            if (square < next && has_card(table, square) && has_card(table, next) &&
                floating(without(table, {square, next})).empty())
                moves.insert(text_of("remove", {square, next}));
}

// RP-36, RP-38: every subset of every PENTA is tried.
void Game::add_drains(std::set<std::string>& moves) const {
    for (const Squares& penta : pentas(table, options)) {
        std::size_t largest = 1;
        std::vector<Squares> best;
        for (unsigned mask = 1; mask < 1U << penta.size(); ++mask) {
            Squares gone;
            for (std::size_t i = 0; i < penta.size(); ++i)
                if ((mask >> i & 1U) != 0) gone.push_back(penta[i]);
            if (gone.size() < largest || !floating(without(table, gone)).empty()) continue;
            if (gone.size() > largest) best.clear();
            largest = gone.size();
            best.push_back(gone);
        }
        for (const Squares& gone : best) moves.insert(text_of("drain", gone));
    }
}

// RP-39.
void Game::add_taps(std::set<std::string>& moves) const {
    for (const auto& [square, card] : table) {
        if (card.is_bridge()) continue;
        for (const auto& [dx, dy] : {std::pair{1, 0}, std::pair{0, 1}}) {
            const Square second{square.x + dx, square.y + dy}, third{square.x + 2 * dx, square.y + 2 * dy};
            if (has_card(table, second) && has_card(table, third) && table.at(second).river == card.river &&
                table.at(third).river == card.river)
                moves.insert(text_of("tap", {square, second, third}));
        }
    }
}

int Game::winner() const {
    if (gave_up >= 0) return 1 - gave_up;  // RP-44
    for (const int seat : {0, 1})
        if (scores[static_cast<std::size_t>(seat)] >= 55) return seat;  // RP-43
    return turn > kMostTurns ? kDraw : kNobody;                         // RP-45
}

int Game::weight(const std::string& move) const {
    const std::string what = move.substr(move.find(' ') + 1);
    if (phase == "lot") return 1;
    if (phase == "turn") return closed.at(what);
    return static_cast<int>(ocean.count(read_card(what)));
}

}  // namespace games::rivero_penta::plain
