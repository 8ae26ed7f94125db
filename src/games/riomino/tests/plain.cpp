#include "games/riomino/tests/plain.h"

#include <algorithm>

#include "core/text.h"

namespace games::riomino::plain {

namespace {

constexpr int kFarthest = 6;  // one more than any die can reach

std::string name(int x, int y) { return std::to_string(x) + "," + std::to_string(y); }

Place read(std::string_view text) {
    const std::size_t comma = text.find(',');
    return {static_cast<int>(*core::read_number(text.substr(0, comma))),
            static_cast<int>(*core::read_number(text.substr(comma + 1)))};
}

}  // namespace

std::vector<std::string> turns_of(const std::string& face) {
    std::string edges{face[0], face[0], face[1], face[1]};  // RM-02
    std::vector<std::string> turns;
    for (int i = 0; i < 4; ++i) {  // RM-04
        turns.push_back(edges);
        edges = edges.back() + edges.substr(0, 3);
    }
    return turns;
}

Game Game::from(const game::Tree& position, std::set<Place> own_board) {
    Game game;
    game.framed = *position.get("variant")->text() == "wizard";
    game.board = std::move(own_board);
    if (const game::Tree* board = position.get("board")) {
        game.board.clear();
        for (const game::Tree& square : *board->list()) game.board.insert(read(*square.text()));
    }
    for (const auto& [square, edges] : *position.get("table")->map()) {
        const auto [x, y] = read(square);
        game.put(x, y, *edges.text());
    }
    for (std::size_t seat = 0; seat < 2; ++seat)
        for (const game::Tree& die : *(*position.get("stock")->list())[seat].list())
            game.stock[seat].push_back(*die.text());
    game.to_move = static_cast<int>(*position.get("to_move")->number());
    if (const game::Tree* thrown = position.get("thrown")) game.thrown = *thrown->text();
    return game;
}

bool Game::touches(int x, int y) const {
    return !at(x, y + 1).empty() || !at(x + 1, y).empty() || !at(x, y - 1).empty() || !at(x - 1, y).empty();
}

bool Game::fits(int x, int y, const std::string& edges) const {
    const std::string &north = at(x, y + 1), &east = at(x + 1, y), &south = at(x, y - 1),
                      &west = at(x - 1, y);
    if (!north.empty() && north[2] != edges[0]) return false;  // RM-07, on all sides
    if (!east.empty() && east[3] != edges[1]) return false;
    if (!south.empty() && south[0] != edges[2]) return false;
    return west.empty() || west[1] == edges[3];
}

bool Game::is_inside(int x, int y) const {
    if (!framed) return board.contains({x, y});  // RM-16
    int left = x, right = x, bottom = y, top = y;
    for (int column = -kFarthest; column <= kFarthest; ++column)
        for (int row = -kFarthest; row <= kFarthest; ++row)
            if (!at(column, row).empty()) {
                left = std::min(left, column), right = std::max(right, column);
                bottom = std::min(bottom, row), top = std::max(top, row);
            }
    return right - left < 5 && top - bottom < 5;  // RM-14
}

std::set<std::string> Game::legal_moves() const {
    std::set<std::string> moves;
    if (!thrown.empty()) {
        for (const std::string& edges : turns_of(thrown)) moves.insert("0,0:" + edges);
        return moves;
    }
    const auto& dice = stock[static_cast<std::size_t>(to_move)];
    const std::set<std::string> faces(dice.begin(), dice.end());  // RM-22
    for (int x = -kFarthest; x <= kFarthest; ++x)
        for (int y = -kFarthest; y <= kFarthest; ++y) {
            if (!at(x, y).empty() || !touches(x, y) || !is_inside(x, y)) continue;
            for (const std::string& face : faces)
                for (const std::string& edges : turns_of(face))
                    if (fits(x, y, edges)) moves.insert(name(x, y) + ":" + edges);
        }
    return moves;
}

std::set<std::string> Game::dead() const {
    std::set<std::string> squares;
    for (int x = -kFarthest; x <= kFarthest; ++x)
        for (int y = -kFarthest; y <= kFarthest; ++y) {
            if (!at(x, y).empty() || !touches(x, y) || !is_inside(x, y)) continue;
            bool dead = true;
            for (const char* face : {"01", "02", "03", "12", "13", "23"})
                for (const std::string& edges : turns_of(face)) dead = dead && !fits(x, y, edges);
            if (dead) squares.insert(name(x, y));
        }
    return squares;
}

void Game::apply(std::string_view move) {
    const std::size_t colon = move.find(':');
    const auto [x, y] = read(move.substr(0, colon));
    const std::string edges(move.substr(colon + 1));
    put(x, y, edges);
    if (!thrown.empty()) {  // it was in no stock, and the other places next
        thrown.clear();
        return;
    }
    std::string face{edges[0], edges[2]};  // opposite edges are the two values
    std::sort(face.begin(), face.end());
    auto& dice = stock[static_cast<std::size_t>(to_move)];
    dice.erase(std::find(dice.begin(), dice.end(), face));
    to_move = 1 - to_move;
}

std::uint64_t Game::perft(int depth) const {
    if (depth == 0) return 1;
    std::uint64_t count = 0;
    for (const std::string& move : legal_moves()) {
        Game next = *this;
        next.apply(move);
        count += next.perft(depth - 1);
    }
    return count;
}

}  // namespace games::riomino::plain
