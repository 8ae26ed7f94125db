#include "bots/brains/pente/middle_games.h"

#include <array>
#include <limits>
#include <string_view>

#include "bots/brains/pente/thinker.h"
#include "core/text.h"
#include "games/pente/notation.h"

namespace bots::brains::pente {

using games::pente::Pente;
using games::pente::State;

namespace {

constexpr int kDepth = 5;

constexpr std::array<std::string_view, 10> kLines{
    "K10 M12 O10 P9 J12 N7 O8 O7 M10 P7 N10 L10",
    "K10 L8 M6 N6 O5 L7 L9 M8 J11 N8 L6 O8 L8 L7 H12",
    "K10 M11 O9 M12 P8 N12 L14 H10 L12 L10 O12 N12 K9 K11 M9 O13",
    "K10 M11 J9 K8 M8 L11 L9 H8 K10 J11 N11 G9 F10 H10 J7 K12",
    "K10 K8 H7 K6 M8 G8 N6 F7 L9 N7 H9 K7 K5 M7 L7 H8 L10 N9 L7 L11",
    "K10 K8 L6 K11 J12 H13 M10 L7 M6 J9 H10 J10 K6 J6 J8 H9 L12 F9 J11 J10 G8 G9 J9",
    "K10 H9 L10 M12 K12 M10 K11 J10 K13 K10 L10 J9 H10 K10 H8 J11 L9",
    "K10 K9 L12 J7 H11 K6 H8 G7 L5 J7 F7 H7 L10 M10 L11 L9 J9 J10 K10 M12 M9",
    "K10 L10 N8 K9 N10 M10 M11 L12 N9 N7 O9 M7 N11 N12 O11 L11 K12 L11 J8 L13 Q7 P8 L14",
    "K10 L10 N12 J12 K11 K12 L12 H12 N14 K9 N13 N15 K11 J10",
};

State position_of(std::string_view line) {
    State state = Pente::initial({});
    for (const std::string_view word : core::words(line)) {
        const auto point = games::pente::read_point(word, games::pente::kMaxSize);
        Pente::apply(state, *Pente::actors(state).begin(), games::pente::Move::stone(*point), nullptr);
    }
    return state;
}

}  // namespace

const std::vector<State>& middle_games() {
    static const std::vector<State> positions = [] {
        std::vector<State> made;
        for (const std::string_view line : kLines) made.push_back(position_of(line));
        return made;
    }();
    return positions;
}

std::uint64_t middle_game_nodes() {
    std::uint64_t nodes = 0;
    for (const State& state : middle_games()) {
        Search search(Thinker::kTableBytes);
        search.most_depth = kDepth;
        search.begin(Field(state), root_moves(state, *Pente::actors(state).begin()));
        search.think(std::numeric_limits<std::uint64_t>::max() / 2);
        nodes += search.nodes();
    }
    return nodes;
}

}  // namespace bots::brains::pente
