#include "games/pente/tests/plain_compare.h"

#include <algorithm>
#include <sstream>

#include "games/pente/notation.h"

namespace games::pente::plain {

namespace {

constexpr std::string_view kPhaseNames[]{"lot", "opening", "offer", "extend", "choose", "play"};
constexpr std::string_view kEndNames[]{"", "row", "captures", "full"};

template <class A, class B>
std::optional<std::string> unequal(std::string_view what, const A& plain, const B& real) {
    if (plain == real) return std::nullopt;
    std::ostringstream out;
    out << what << ": plain " << plain << ", real " << real;
    return out.str();
}

std::string text_of(const Move& move) {
    if (move.kind == 's') return write_point(to_real(move).point());
    return std::string(1, move.kind) + std::to_string(move.x);
}

std::optional<std::string> different_moves(const Game& plain, const State& real) {
    const game::SeatSet actors = Pente::actors(real);
    Moves moves;
    if (!actors.empty()) Pente::legal_moves(real, *actors.begin(), moves);
    const auto own = plain.legal_moves();
    if (own.size() == moves.size() &&
        std::equal(own.begin(), own.end(), moves.begin(),
                   [](const Move& a, pente::Move b) { return to_real(a) == b; }))
        return std::nullopt;
    std::string out = "legal moves:";
    for (const Move& move : own)
        if (std::find(moves.begin(), moves.end(), to_real(move)) == moves.end())
            out += " plain alone " + text_of(move);
    for (const pente::Move move : moves)
        if (std::find(own.begin(), own.end(), to_plain(move)) == own.end())
            out += " real alone " + text_of(to_plain(move));
    return out;
}

std::optional<std::string> different_result(const Game& plain, const State& real) {
    const auto outcome = Pente::outcome(real);
    if (auto found = unequal("over", plain.over(), outcome.has_value())) return found;
    const auto scores = plain.scores();
    const auto real_scores = Pente::scores(real);
    for (int seat = 0; seat < plain.seats; ++seat)
        if (auto found = unequal("score", scores[static_cast<std::size_t>(seat)],
                                 real_scores[static_cast<std::size_t>(seat)]))
            return found;
    if (!outcome) return std::nullopt;
    const auto won = plain.winning_seats();
    const auto places = plain.places();
    const bool counted = plain.variant.starts_with("points");
    for (int s = 0; s < plain.seats; ++s) {
        const auto seat = static_cast<std::size_t>(s);
        const bool has_won = std::find(won.begin(), won.end(), s) != won.end();
        if (auto found = unequal("winner", has_won, outcome->winners.has(game::Seat::player(s))))
            return found;
        if (auto found = unequal("place", places[seat], outcome->places[seat])) return found;
        if (auto found = unequal("points", counted ? scores[seat] : has_won ? 1 : 0, outcome->points[seat]))
            return found;
    }
    return std::nullopt;
}

}  // namespace

pente::Move to_real(const Move& move) {
    if (move.kind == 'b') return pente::Move::start(move.x);
    if (move.kind == 'c') return pente::Move::choice(static_cast<pente::Move::Choice>(move.x));
    return pente::Move::stone({static_cast<std::int8_t>(move.x), static_cast<std::int8_t>(move.y)});
}

Move to_plain(pente::Move move) {
    if (move.is_start()) return {'b', move.seat(), 0};
    if (move.is_choice()) return {'c', static_cast<int>(move.choice()), 0};
    return {'s', move.point().x, move.point().y};
}

std::optional<std::string> difference(const Game& plain, const State& real) {
    for (std::int8_t y = 0; y < plain.size; ++y)
        for (std::int8_t x = 0; x < plain.size; ++x) {
            char here = Game::kEmpty;
            for (int c = 0; c < real.colours; ++c)
                if (real.board[static_cast<std::size_t>(c)].has(x, y)) here = static_cast<char>('0' + c);
            if (auto found = unequal(write_point({x, y}), plain.at(x, y), here)) return found;
        }
    for (int c = 0; c < plain.colours; ++c)
        if (auto found = unequal("captures", plain.captures[static_cast<std::size_t>(c)],
                                 static_cast<int>(real.captures[static_cast<std::size_t>(c)])))
            return found;
    if (auto found = unequal("end", plain.end, kEndNames[static_cast<std::size_t>(real.end)])) return found;
    if (auto found = unequal("winner", plain.winner, static_cast<int>(real.winner))) return found;
    if (auto found = unequal("pending", plain.row_pending, real.row_pending)) return found;
    if (auto found = unequal("phase", plain.phase, kPhaseNames[static_cast<std::size_t>(real.phase)]))
        return found;
    if (auto found = unequal("stones left", plain.stones_left, static_cast<int>(real.stones_left)))
        return found;
    if (auto found = unequal("seat", plain.to_move, static_cast<int>(real.to_move))) return found;
    for (int seat = 0; seat < plain.seats; ++seat)
        if (auto found = unequal("colour", plain.colour_of_seat(seat), colour_of(real, seat))) return found;
    if (!plain.over() && plain.phase != "lot" && plain.phase != "offer" && plain.phase != "choose")
        if (auto found = unequal("next colour", plain.colour_to_lay(), next_colour(real))) return found;
    if (auto found = different_result(plain, real)) return found;
    return different_moves(plain, real);
}

}  // namespace games::pente::plain
