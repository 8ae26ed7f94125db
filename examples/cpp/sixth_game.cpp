// A game that Pentario does not know, in one file: three rows of pebbles, and who takes the last one wins.
// The concept `game::Game` asks for everything below; in return the game has the conformance walk, bots that
// search, tables and records.

#include <algorithm>
#include <array>
#include <cstdio>

#include "bots/play_table.h"
#include "bots/search/one_look.h"
#include "bots/search/sampling.h"
#include "core/hash.h"
#include "core/text.h"
#include "game/conformance.h"
#include "game/position_fields.h"

namespace {

using game::Reason;
using game::Seat;

constexpr std::array<int, 3> kRows{3, 4, 5};

struct Pebbles {
    struct Options {
        int begins = 0;
    };
    struct State {
        std::array<std::uint8_t, 3> rows{3, 4, 5};
        std::uint8_t to_move = 0;
        friend bool operator==(const State&, const State&) = default;
    };
    using View = State;  // everything lies open
    struct Move {
        std::uint8_t row = 0, count = 0;
        friend auto operator<=>(const Move&, const Move&) = default;
    };
    using Moves = core::FixedVector<Move, 12>;

    static constexpr std::string_view kId = "pebbles";
    static constexpr int kRulesVersion = 1, kLengthBound = 12;

    // --- the box
    static std::span<const game::VariantInfo> variants() {
        static constexpr std::array kVariants{game::VariantInfo{.name = "standard", .rule = "PB-01"}};
        return kVariants;
    }
    static std::span<const game::OptionInfo> option_infos() {
        static constexpr std::array kOptions{
            game::OptionInfo{.name = "begins", .rule = "PB-02", .low = 0, .high = 1, .fallback = "0"}};
        return kOptions;
    }
    static std::span<const game::Message> messages() { return {}; }  // codes are shown as they are
    static const game::Declaration& declaration() {
        static const game::Declaration declared{
            .position = game::Type::record({{"game", game::Type::word(kId)},
                                            {"rows", game::Type::list(game::Type::number(0, 5))},
                                            {"to_move", game::Type::number(0, 1)}}),
            .moves = {{"take",
                       "take {count} {row}",
                       {{"count", game::Type::number(1, 5)}, {"row", game::Type::number(1, 3)}}}},
            .facts = game::Type::record({})};
        return declared;
    }
    static game::Tree facts(const game::VariantInfo&) { return game::Tree::Map{}; }
    static core::Result<Options, Reason> read_options(const game::Setup& setup) {
        const auto begins = core::read_number(game::option_or_default(setup.options, option_infos()[0]));
        return Options{static_cast<int>(begins.value_or(0))};
    }
    static game::Setup setup_of(const State&) { return {.variant = "standard", .players = 2}; }

    // --- the machine
    static State initial(const Options& options) {
        return {.to_move = static_cast<std::uint8_t>(options.begins)};
    }
    static bool is_over(const State& state) { return state.rows == std::array<std::uint8_t, 3>{}; }
    static game::SeatSet actors(const State& state) {
        return is_over(state) ? game::SeatSet() : game::SeatSet(Seat::player(state.to_move));
    }
    static void legal_moves(const State& state, Seat seat, Moves& moves) {
        moves.clear();
        if (!actors(state).has(seat)) return;
        for (std::uint8_t row = 0; row < 3; ++row)
            for (std::uint8_t count = 1; count <= state.rows[row]; ++count) moves.push_back({row, count});
    }
    static std::uint32_t weight(const State&, Move) { return 1; }
    static std::optional<Reason> why_illegal(const State& state, Seat seat, Move move) {
        if (!actors(state).has(seat)) return Reason("not-your-turn", "PB-02");
        if (move.row > 2 || move.count < 1 || move.count > state.rows[move.row])
            return Reason("too-few-pebbles", "PB-03");
        return std::nullopt;
    }
    static void apply(State& state, Seat, Move move, game::Events*) {
        state.rows[move.row] = static_cast<std::uint8_t>(state.rows[move.row] - move.count);
        state.to_move ^= 1;
    }
    static std::optional<game::Outcome> outcome(const State& state) {
        if (!is_over(state)) return std::nullopt;
        const int winner = 1 - state.to_move;
        game::Outcome outcome{.winners = Seat::player(winner), .code = "last", .rule = "PB-04"};
        for (int seat = 0; seat < 2; ++seat) {
            outcome.places.push_back(seat == winner ? 1 : 2);
            outcome.points.push_back(seat == winner ? 1 : 0);
        }
        return outcome;
    }
    static game::PerSeat scores(const State&) {
        game::PerSeat none;
        none.push_back(0);
        none.push_back(0);
        return none;
    }
    static std::uint64_t hash(const State& state) {
        return core::Hash()
            .add(state.rows[0])
            .add(state.rows[1])
            .add(state.rows[2])
            .add(state.to_move)
            .value();
    }

    // --- secrets: there are none
    static View view(const State& state, game::Viewer) { return state; }
    static State complete(const View& view, core::Rng&) { return view; }

    // --- text
    static std::string write_move(const State&, Seat, Move move, game::Viewer) {
        return "take " + std::to_string(move.count) + " " + std::to_string(move.row + 1);
    }
    static core::Result<Move, Reason> read_move(const State&, std::string_view text) {
        for (std::uint8_t row = 0; row < 3; ++row)
            for (std::uint8_t count = 1; count <= kRows[row]; ++count)
                if (write_move({}, {}, {row, count}, game::Viewer::keeper()) == text) return Move{row, count};
        return core::fail(Reason("unreadable", ""));
    }
    static void tell_parts(const State&, Seat, Move move, game::Viewer, game::Parts& parts) {
        parts.put("verb", "take").put("count", move.count).put("row", move.row + 1);
    }
    static game::Tree write_position(const View& view) {
        game::Tree::List rows;
        for (const int row : view.rows) rows.emplace_back(row);
        game::Tree position;
        position.put("game", kId);
        position.put("rows", std::move(rows));
        position.put("to_move", int{view.to_move});
        return position;
    }
    static core::Result<State, Reason> read_position(const game::Tree& tree) {
        if (declaration().position.misfit(tree) || tree.get("rows")->list()->size() != 3)
            return core::fail(Reason("unreadable", ""));
        State state;
        for (std::size_t row = 0; row < 3; ++row) {
            const std::int64_t count = *(*tree.get("rows")->list())[row].number();
            if (count > kRows[row]) return core::fail(Reason("too-many-pebbles", "PB-01"));
            state.rows[row] = static_cast<std::uint8_t>(count);
        }
        state.to_move = static_cast<std::uint8_t>(*tree.get("to_move")->number());
        return state;
    }
};
static_assert(game::Game<Pebbles>);

}  // namespace

/// What our searches may know of it: nothing beyond its rules.
template <>
struct bots::brains::Brain<Pebbles> {};

int main() {
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        for (const std::string& fault : game::Walk<Pebbles>::run({.variant = "standard"}, seed).faults)
            return std::fprintf(stderr, "%s\n", fault.c_str()), 1;

    const game::ErasedGame<Pebbles> pebbles;
    bots::search::Sampling<Pebbles> thinker;
    bots::search::OneLook<Pebbles, bots::search::Pick::any> guesser;
    int won = 0;
    constexpr int kGames = 50;
    for (std::uint64_t number = 0; number < kGames; ++number) {
        const std::array sitters{bots::Sitter{&thinker, 20'000}, bots::Sitter{&guesser}};
        const auto played =
            bots::play_table(pebbles, {.players = 2}, sitters, {.seed = number}, [] { return true; });
        won += played && played->outcome()->winners.has(Seat::player(0)) ? 1 : 0;
    }
    std::printf("the walk found no fault; the thinker won %d of %d games against chance\n", won, kGames);
}
