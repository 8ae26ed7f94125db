// Puzzles of Pente: one first move wins by force, found in the engine's games with itself.

#include <algorithm>

#include "bots/brains/pente/confirm.h"
#include "bots/brains/pente/thinker.h"
#include "bots/puzzles/shares.h"
#include "bots/puzzles/typed.h"
#include "bots/tuning/self_play.h"

namespace bots::puzzles {

using brains::pente::Field;
using brains::pente::kNoSpot;
using brains::pente::point_of;
using brains::pente::Search;
using brains::pente::Spot;
using brains::pente::spot_of;
using brains::pente::Threats;
using brains::pente::Undo;
using game::Reason;
using games::pente::Move;
using games::pente::Moves;
using games::pente::Pente;
using games::pente::State;

namespace {

constexpr std::size_t kTableBytes = std::size_t{1} << 22;
constexpr int kModest = 150;  // a value that stands for a chance of 70 %

game::Seat mover(const State& state) { return *Pente::actors(state).begin(); }

std::vector<std::string> texts(State state, std::span<const Spot> line) {
    std::vector<std::string> out;
    for (const Spot spot : line) {
        const game::Seat seat = mover(state);
        const Move move = Move::stone(point_of(spot));
        out.push_back(Pente::write_move(state, seat, move, game::Viewer::keeper()));
        Pente::apply(state, seat, move, nullptr);
    }
    return out;
}

/// Looks for a second first move that wins.
class Rivals {
public:
    /// Whether no stone but `spot` is found to win: not at once, not by threats, and a search of all of
    /// them together comes nowhere near a win.
    bool none(const State& state, Spot spot) {
        Field field(state);
        std::vector<Spot> rivals;
        if (!list(state, field, spot, rivals)) return false;
        std::vector<Spot> near;
        for (const Spot rival : rivals)
            if (field.is_near(rival)) near.push_back(rival);
        const std::vector<Spot>& root = near.empty() ? rivals : near;
        if (root.empty()) return true;
        if (value(state, root, kGlance) > kModest) return false;
        for (const Spot rival : rivals)
            if (wins_by_threats(field, rival)) return false;
        return value(state, root, kSearched) <= kModest;
    }

private:
    /// Stones laid: by the search, first at a glance, and by the threat solver for each rival.
    static constexpr std::uint64_t kGlance = 5'000, kSearched = 400'000, kThreats = 20'000;

    /// Of the best rival, for who plays it. A search does not look at a move that has no other beside
    /// it, so of a single one what the other can make of it counts.
    int value(const State& state, const std::vector<Spot>& root, std::uint64_t nodes) {
        if (root.size() > 1) {
            search_.begin(Field(state), root);
            search_.think(nodes);
            return search_.value();
        }
        State after = state;
        Pente::apply(after, mover(state), Move::stone(point_of(root.front())), nullptr);
        search_.begin(Field(after), brains::pente::root_moves(after, mover(after)));
        search_.think(nodes);
        return -search_.value();
    }

    /// The other stones that are not answered by a win at once; false if one of them wins at once.
    static bool list(const State& state, Field& field, Spot spot, std::vector<Spot>& out) {
        const int me = field.mover();
        Moves legal;
        Pente::legal_moves(state, mover(state), legal);
        for (const Move move : legal) {
            const Spot rival = spot_of(move.point());
            if (rival == spot) continue;
            if (field.wins_at(me, rival)) return false;
            Undo undo;
            field.play(rival, undo);
            if (field.winning_spot(1 - me) == kNoSpot) out.push_back(rival);
            field.take_back(undo);
        }
        return true;
    }

    bool wins_by_threats(Field& field, Spot rival) {
        const int me = field.mover();
        Undo undo;
        field.play(rival, undo);
        threats_.begin(field, me);
        threats_.think(kThreats);
        field.take_back(undo);
        return threats_.found() == Threats::Found::win;
    }

    Threats threats_;
    Search search_{kTableBytes};
};

class PenteMaker final : public Maker {
public:
    PenteMaker(std::uint64_t seed, int count)
        : rng_(seed), shares_(count, {{1, 4}, {3, 20}, {5, 30}, {7, 40}, {9, 100}}) {}

    std::optional<Puzzle> next(const GoOn& go_on) override {
        while (go_on()) {
            using games::pente::Variant;
            const Variant variant = rng_.below(2) == 0 ? Variant::standard : Variant::tournament;
            const auto game = tuning::play_on(tuning::draw_opening(variant, rng_),
                                              {{&search_, &search_}, kNodes, kLots}, rng_, go_on);
            if (!game) break;
            if (auto puzzle = find_in(*game, go_on)) return puzzle;
        }
        return std::nullopt;
    }

    int grade(const Puzzle& puzzle, int failed) const override {
        return std::clamp((2 + failed + (puzzle.worth - 1) / 2) / 2, 1, kGrades);
    }

private:
    static constexpr std::uint64_t kNodes = 400, kLook = 6'000, kProve = 1'000'000;
    static constexpr std::uint32_t kLots = 6;
    static constexpr std::size_t kLastStones = 16;

    /// The first such position among the last ones: one a game, so that they differ.
    std::optional<Puzzle> find_in(const tuning::SelfPlay& game, const GoOn& go_on) {
        State state = tuning::fresh_game(game.variant);
        for (std::size_t i = 0; i < game.stones.size() && go_on(); ++i) {
            if (i + kLastStones >= game.stones.size())
                if (auto puzzle = look_at(state)) return puzzle;
            Pente::apply(state, mover(state), Move::stone(game.stones[i].point), nullptr);
        }
        return std::nullopt;
    }

    std::optional<Puzzle> look_at(const State& state) {
        const Field field(state);
        if (!threats_.wins(field, kLook) || !shares_.has_room(threats_.length())) return std::nullopt;
        const int length = threats_.length();
        const std::vector<Spot> line = threats_.line();
        if (!rivals_.none(state, line.front())) return std::nullopt;
        if (!confirm_.wins_after(state, line.front())) return std::nullopt;
        shares_.take(length);
        Puzzle puzzle = blank_puzzle<Pente>(state, mover(state), Goal::win, length);
        puzzle.solution = texts(state, line);
        add_themes(puzzle, state, line);
        return puzzle;
    }

    void add_themes(Puzzle& puzzle, State state, std::span<const Spot> line) {
        Field field(state);
        const int me = field.mover();
        const int taken = field.captures(me);
        if (field.winning_spot(1 - me) != kNoSpot) puzzle.themes.emplace_back("defence");
        if (puzzle.worth > 1)
            puzzle.themes.emplace_back(fours_.wins(field, 20, 100'000) ? "fours" : "threes");
        for (const Spot spot : line) Pente::apply(state, mover(state), Move::stone(point_of(spot)), nullptr);
        if (Field(state).captures(me) > taken) puzzle.themes.emplace_back("captures");
    }

    core::Rng rng_;
    Shares shares_;
    Search search_{kTableBytes};
    Threats threats_;
    brains::pente::Fours fours_;
    Rivals rivals_;
    brains::pente::Confirm confirm_{kProve};
};

constexpr std::uint64_t kThought = 100'000;  // stones laid to find an answer

game::AnyMove stone_at(Spot spot) { return game::erase<Pente>(Move::stone(point_of(spot))); }

/// The best that a search finds for the player to move.
Spot best_stone(const State& state) {
    Search search(kTableBytes);
    search.begin(Field(state), brains::pente::root_moves(state, mover(state)));
    search.think(kThought);
    return search.best();
}

/// Whether the player to move is found to win by threats after that move.
bool attack_after(State state, game::AnyMove move, Threats& threats) {
    const int attacker = mover(state).index();
    Pente::apply(state, mover(state), game::restore<Pente>(move), nullptr);
    threats.begin(Field(state), attacker);
    threats.think(kThought);
    return threats.found() == Threats::Found::win;
}

class PenteKind final : public Kind {
public:
    std::string_view game() const override { return Pente::kId; }
    Goal goal() const override { return Goal::win; }

    Answer judge(const Puzzle& puzzle, const game::AnyState& before, game::AnyMove move) const override {
        if (const auto answer = judge_by_solution(puzzle, before, move)) return *answer;
        Threats threats;
        const bool wins = attack_after(state_in<Pente>(before), move, threats);
        return {wins ? Answer::Verdict::open : Answer::Verdict::wrong, 0};
    }

    std::optional<game::AnyMove> reply(const Puzzle& puzzle, const game::AnyState& after) const override {
        if (const auto known = next_of_solution(puzzle, after)) return known;
        const State state = state_in<Pente>(after);
        Threats threats;
        threats.begin(Field(state), puzzle.seat.index());
        threats.think(kThought);
        return stone_at(threats.found() == Threats::Found::win ? threats.first() : best_stone(state));
    }

    Refutation refute(const Puzzle&, const game::AnyState& before, game::AnyMove wrong) const override {
        State state = state_in<Pente>(before);
        const game::Seat seat = mover(state);
        const std::string text =
            Pente::write_move(state, seat, game::restore<Pente>(wrong), game::Viewer::keeper());
        Pente::apply(state, seat, game::restore<Pente>(wrong), nullptr);
        if (Pente::actors(state).empty()) return {{text}, {"puzzles.ends-otherwise", ""}, {}};
        Threats threats;
        std::vector<Spot> line{kNoSpot};
        const bool loses = threats.wins(Field(state), kThought);
        if (loses)
            line = threats.line();
        else
            line.front() = best_stone(state);
        std::vector<std::string> played = texts(state, line);
        game::Notice why("puzzles.win-is-gone", "", {{"reply", played.front()}});
        if (loses)
            why = line.size() == 1 ? game::Notice("puzzles.loses-at-once", "", {{"reply", played.front()}})
                                   : game::Notice("puzzles.loses", "", {{"reply", played.front()}});
        played.insert(played.begin(), text);
        return {std::move(played), std::move(why), {}};
    }

    std::optional<Reason> check(const Puzzle& puzzle, Care care) const override {
        constexpr std::uint64_t kProve = 3'000'000;
        const State state = state_in<Pente>(**open(puzzle));
        if (!brains::pente::engine_knows(state)) return Reason("puzzles.not-proved", "");
        const Spot spot = spot_of(Pente::read_move(state, puzzle.solution.front())->point());
        brains::pente::Confirm confirm(kProve);
        if (!confirm.wins_after(state, spot)) return Reason("puzzles.not-proved", "");
        if (!ends_as_claimed<Pente>(puzzle)) return Reason("puzzles.other-worth", "");
        if (care == Care::all && !Rivals().none(state, spot)) return Reason("puzzles.not-the-only-one", "");
        return std::nullopt;
    }

    std::unique_ptr<Maker> maker(std::uint64_t seed, int count) const override {
        return std::make_unique<PenteMaker>(seed, count);
    }
};

}  // namespace

const Kind& pente_kind() {
    static const PenteKind kind;
    return kind;
}

}  // namespace bots::puzzles
