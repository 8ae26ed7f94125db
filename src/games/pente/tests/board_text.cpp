#include "games/pente/tests/board_text.h"

#include <gtest/gtest.h>

#include "core/text.h"
#include "games/pente/notation.h"

namespace games::pente {

namespace {

constexpr std::string_view kStones = "XOYZVW";

int players_of(std::string_view variant, int wished) {
    const game::VariantInfo* info = game::find_variant(variant_infos(), variant);
    return wished > 0 ? wished : info->min_players;
}

template <class Numbers>
std::string joined(const Numbers& numbers) {
    std::string out;
    for (const auto n : numbers) out += (out.empty() ? "" : " ") + std::to_string(n);
    return out;
}

std::string spelled(std::string_view word) {
    if (word == "take1") return "take 1";
    if (word == "take2") return "take 2";
    if (word.starts_with("start")) return "start " + std::string(word.substr(5));
    return std::string(word);
}

}  // namespace

void PrintTo(const State& state, std::ostream* out) { *out << '\n' << write_diagram(state); }

std::string write_diagram(const State& state) {
    std::string out;
    for (int y = state.size - 1; y >= 0; --y) {
        for (int x = 0; x < state.size; ++x) {
            char here = '.';
            for (std::size_t c = 0; c < state.colours; ++c)
                if (state.board[c].has(x, y)) here = kStones[c];
            out += here;
            out += x + 1 == state.size ? '\n' : ' ';
        }
    }
    return out;
}

std::string tidy(std::string_view diagram) {
    std::string out;
    for (const std::string_view line : core::lines(diagram)) {
        const std::string_view trimmed = core::trim(line);
        if (!trimmed.empty()) out += std::string(trimmed) + '\n';
    }
    return out;
}

Board::Board(std::string_view variant, int size, int players, int begins) {
    const auto infos = variant_infos();
    const auto* info = game::find_variant(infos, variant);
    state = Pente::initial(
        {static_cast<Variant>(info - infos.data()), players_of(variant, players), size, Three::free, begins});
}

Board::Board(const Setting& setting, std::string_view diagram) {
    std::vector<std::vector<char>> rows;
    for (const std::string_view line : core::lines(diagram)) {
        std::vector<char> row;
        for (const std::string_view word : core::words(line))
            for (const char c : word) row.push_back(c);
        if (!row.empty()) rows.insert(rows.begin(), row);
    }
    const int size = static_cast<int>(rows.size());
    const int colours = setting.variant == "pairs" ? 2 : players_of(setting.variant, setting.players);
    std::vector<game::Tree::List> stones(static_cast<std::size_t>(colours));
    for (int y = 0; y < size; ++y) {
        const auto& row = rows[static_cast<std::size_t>(y)];
        EXPECT_EQ(static_cast<int>(row.size()), size) << "the diagram is not square";
        for (int x = 0; x < std::min<int>(size, static_cast<int>(row.size())); ++x) {
            const char c = row[static_cast<std::size_t>(x)];
            const Point p{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
            if (const std::size_t colour = kStones.find(c); colour != std::string_view::npos)
                stones.at(colour).emplace_back(write_point(p));
            else if (c != '.')
                named_[c] = p;
        }
    }
    game::Tree tree;
    tree.put("variant", setting.variant).put("size", size);
    game::Tree::List all, captures;
    for (std::size_t c = 0; c < stones.size(); ++c) {
        all.emplace_back(stones[c]);
        captures.emplace_back(c < setting.captures.size() ? setting.captures[c] : 0);
    }
    tree.put("stones", all).put("captures", captures).put("to_move", setting.to_move);
    if (setting.any_three) tree.put("three", "any");
    if (!setting.phase.empty()) tree.put("phase", setting.phase);
    if (setting.stones_left > 0) tree.put("stones_left", setting.stones_left);
    const auto read = Pente::read_position(tree);
    EXPECT_TRUE(read) << (read ? "" : read.error().code) << '\n' << game::to_text(tree);
    if (read) state = *read;
}

Board& Board::play(std::string_view moves) {
    for (const std::string_view word : core::words(moves)) {
        const game::SeatSet actors = Pente::actors(state);
        const auto move = Pente::read_move(state, spelled(word));
        if (actors.empty() || !move || Pente::why_illegal(state, *actors.begin(), *move)) {
            ADD_FAILURE() << word << " was refused: " << refusal(word) << '\n' << text();
            return *this;
        }
        events_.clear();
        Pente::apply(state, *actors.begin(), *move, &events_);
        EXPECT_TRUE(Pente::is_consistent(state)) << text();
    }
    return *this;
}

Board& Board::lay(char name) { return play(name_of(name)); }

Board& Board::lay_all(std::string_view names) {
    for (const char name : names) lay(name);
    return *this;
}

std::optional<game::Reason> Board::reason(std::string_view text) const {
    const auto move = Pente::read_move(state, spelled(text));
    if (!move) return move.error();
    const game::SeatSet actors = Pente::actors(state);
    return Pente::why_illegal(state, actors.empty() ? game::Seat::player(0) : *actors.begin(), *move);
}

std::string Board::refusal(std::string_view move) const {
    const auto why = reason(move);
    if (!why) return "";
    return std::string(why->code) + (why->rule.empty() ? "" : " ") + std::string(why->rule);
}

std::string Board::refusal(char name) const { return refusal(name_of(name)); }

std::string Board::events() const {
    std::string out;
    for (const game::Event& event : events_) {
        out += std::string(event.code) + " " + std::string(event.rule);
        for (const game::Arg& arg : event.args)
            out += " " + (arg.kind == game::Arg::Kind::seat   ? game::to_text(arg.seat)
                          : arg.kind == game::Arg::Kind::word ? arg.word
                                                              : std::to_string(arg.number));
        out += '\n';
    }
    return out;
}

int Board::count(std::string_view code) const {
    int n = 0;
    for (const game::Event& event : events_) n += event.code == code;
    return n;
}

std::string Board::result() const {
    const auto outcome = Pente::outcome(state);
    if (!outcome) return "";
    std::string out;
    for (const game::Seat seat : outcome->winners) out += (out.empty() ? "" : "+") + game::to_text(seat);
    constexpr std::string_view kEnds[]{"", "row", "captures", "full"};
    return (out.empty() ? "draw" : out) + " " + std::string(kEnds[static_cast<std::size_t>(state.end)]);
}

std::string Board::scores() const { return joined(Pente::scores(state)); }
std::string Board::points() const { return joined(Pente::outcome(state)->points); }
std::string Board::places() const { return joined(Pente::outcome(state)->places); }

std::string Board::captures() const {
    return joined(std::vector<int>(state.captures.begin(), state.captures.begin() + state.colours));
}

std::size_t Board::legal_count() const {
    Moves moves;
    const game::SeatSet actors = Pente::actors(state);
    if (!actors.empty()) Pente::legal_moves(state, *actors.begin(), moves);
    return moves.size();
}

bool Board::has(std::string_view point, int colour) const {
    const auto p = read_point(point, state.size);
    return p && state.board[static_cast<std::size_t>(colour)].has(p->x, p->y);
}

std::string Board::name_of(char name) const {
    const auto found = named_.find(name);
    EXPECT_NE(found, named_.end()) << "no point " << name << " in the diagram";
    return found == named_.end() ? "" : write_point(found->second);
}

}  // namespace games::pente
