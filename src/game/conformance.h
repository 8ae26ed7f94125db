#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/hash.h"
#include "game/game.h"
#include "game/playout.h"

namespace game {

/// What a walk saw.
struct WalkReport {
    std::uint64_t chain = 0;          // hash of every move and state on the way: the same on every compiler
    int moves = 0;                    // of all games together
    int strays = 0;                   // well-formed moves that were not listed, and refused
    std::vector<std::string> faults;  // empty if the game keeps its promises
};

/// The conformance walk: one random game from `setup`, with every promise of the concept Game
/// checked on the way. The rules are the game's; the promises are the same for all.
template <Game G>
class Walk {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    static WalkReport run(const Setup& setup, std::uint64_t seed) {
        Walk walk(seed);
        const auto options = G::read_options(setup);
        if (!options) {
            walk.fault("options refused: " + std::string(options.error().code));
            return walk.report_;
        }
        if (const auto path =
                G::declaration().facts.misfit(G::facts(*find_variant(G::variants(), setup.variant))))
            walk.fault("the facts are not as declared at " + *path);
        walk.play(G::initial(*options));
        walk.report_.chain = walk.chain_.value();
        return walk.report_;
    }

private:
    explicit Walk(std::uint64_t seed) : rng_(seed), stray_(seed), chain_(seed) {}

    void fault(std::string what) {
        if (report_.faults.size() < 10)
            report_.faults.push_back("after move " + std::to_string(report_.moves) + ": " + std::move(what));
    }
    void expect(bool holds, const char* what) {
        if (!holds) fault(what);
    }

    void play(const State& start) {
        State state = start;
        std::vector<std::pair<Seat, std::string>> record;
        check_state(state);
        for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
            const Seat seat = draw_actor(actors, rng_);
            const Move move = draw_move<G>(state, seat, rng_);
            const std::string text = G::write_move(state, seat, move, Viewer::keeper());
            check_parts(state, seat, move, Viewer::spectator());
            record.emplace_back(seat, text);
            texts_.push_back(text);
            step(state, seat, move);
            chain_.add(text).add(G::hash(state));
            if (++report_.moves >= G::kLengthBound) return fault("the game is longer than its bound");
            check_state(state);
        }
        check_record(start, record, state);
    }

    void step(State& state, Seat seat, Move move) {
        State twin = state;
        Events events, twin_events;
        G::apply(state, seat, move, &events);
        G::apply(twin, seat, move, nullptr);
        expect(state == twin, "apply depends on whether events are wanted");
        G::apply(twin = before_, seat, move, &twin_events);
        expect(state == twin && events == twin_events, "apply is not deterministic");
        seen_.push_back(move);
    }

    void check_state(const State& state) {
        before_ = state;
        const SeatSet actors = G::actors(state);
        const auto outcome = G::outcome(state);
        expect(actors.empty() == outcome.has_value(), "neither or both of actors and outcome");
        if constexpr (ChecksItself<G>)
            expect(G::is_consistent(state), "incremental data differ from recomputed data");
        const int seats = static_cast<int>(G::scores(state).size());
        for (int i = 0; i < seats; ++i) check_moves(state, Seat::player(i), actors);
        check_moves(state, Seat::chance(), actors);
        check_moves(state, Seat::clock(), actors);
        if (outcome) check_outcome(*outcome, seats);
        check_clock(state, actors);
        check_position(state);
        check_views(state, seats);
    }

    void check_moves(const State& state, Seat seat, SeatSet actors) {
        typename G::Moves moves;
        G::legal_moves(state, seat, moves);
        expect(moves.empty() != actors.has(seat), "a seat acts exactly when it has legal moves");
        expect(std::is_sorted(moves.begin(), moves.end()), "legal moves are not ascending");
        expect(std::adjacent_find(moves.begin(), moves.end()) == moves.end(), "a legal move is listed twice");
        // All of them now and then (a part of thousands); otherwise a few, different ones each time.
        const std::size_t stride = 1 + moves.size() / (report_.moves % 16 == 0 ? 512 : 8);
        const std::size_t first = static_cast<std::size_t>(report_.moves) % stride;
        for (std::size_t i = first; i < moves.size(); i += stride) check_move(state, seat, moves[i]);
        check_strays(state, seat, moves);
    }

    /// What is not listed is refused, as far as it can be written at all: moves made before, and moves put
    /// together from the texts of others.
    void check_strays(const State& state, Seat seat, const typename G::Moves& moves) {
        const auto check = [&](Move stray) {
            if (std::binary_search(moves.begin(), moves.end(), stray)) return;
            const bool refused = G::why_illegal(state, seat, stray).has_value();
            report_.strays += refused;
            expect(refused, "a move that is not listed is accepted");
        };
        for (int i = moves.empty() ? 1 : kStrays; i > 0 && !seen_.empty(); --i) {
            check(seen_[any_of(seen_)]);
            std::string text = texts_[any_of(texts_)];
            if (!moves.empty() && stray_.below(2) == 0)
                text = G::write_move(state, seat, moves[any_of(moves)], Viewer::keeper());
            if (const auto read = G::read_move(state, mixed(text, texts_[any_of(texts_)]))) check(*read);
        }
    }

    /// The beginning of one text and the end of another, joined where both have the same sign between words
    /// or numbers; now and then with another figure.
    std::string mixed(std::string text, const std::string& other) {
        constexpr std::string_view kSigns = " @,>:=.";
        const std::size_t from = stray_.below(static_cast<std::uint32_t>(text.size() + 1));
        if (const std::size_t cut = text.find_first_of(kSigns, from); cut != std::string::npos)
            if (const std::size_t join = other.find(text[cut]); join != std::string::npos)
                text = text.substr(0, cut) + other.substr(join);
        const std::size_t figure = text.find_first_of("0123456789", from);
        if (figure != std::string::npos && stray_.below(2) == 0)
            text[figure] = static_cast<char>('0' + stray_.below(10));
        return text;
    }

    template <class List>
    std::size_t any_of(const List& list) {
        return stray_.below(static_cast<std::uint32_t>(list.size()));
    }

    void check_clock(const State& state, SeatSet actors) {
        if constexpr (AllAtOnce<G>) {
            const auto due = G::due(state);
            expect(due.has_value() == actors.has(Seat::clock()), "the clock acts without a move that is due");
            expect(!due || !G::why_illegal(state, Seat::clock(), due->move), "a move that is due is refused");
        } else {
            expect(!actors.has(Seat::clock()), "a clock in a game of turns");
        }
    }

    void check_move(const State& state, Seat seat, Move move) {
        expect(!G::why_illegal(state, seat, move), "a listed move is refused");
        if (seat == Seat::chance()) expect(G::weight(state, move) > 0, "a chance move without weight");
        const auto again = G::read_move(state, G::write_move(state, seat, move, Viewer::keeper()));
        expect(again.ok() && *again == move, "a move's text reads as another move");
        check_parts(state, seat, move, Viewer::keeper());
        if constexpr (TellsGain<G>)
            expect(G::gain(state, seat, move) == gain_by_playing<G>(state, seat, move),
                   "a gain that playing does not bring");
    }

    /// A move's parts are of their declared types, and its text is made of them.
    void check_parts(const State& state, Seat seat, Move move, Viewer viewer) {
        const auto& forms = G::declaration().moves;
        const Tree parts = parts_of<G>(state, seat, move, viewer);
        if (const auto path = misfit(forms, parts))
            return fault("a move's parts are not as declared at " + *path + ": " + to_text(parts));
        const MoveForm& form = *find_form(forms, *parts.get("verb")->text());
        expect(fill(form, parts) == G::write_move(state, seat, move, viewer),
               "a move's parts are not its text");
    }

    void check_outcome(const Outcome& outcome, int seats) {
        expect(static_cast<int>(outcome.places.size()) == seats &&
                   static_cast<int>(outcome.points.size()) == seats,
               "an outcome without a place and points for each seat");
        for (const Seat winner : outcome.winners) {
            const bool inside = winner.is_player() && winner.index() < seats;
            expect(inside && outcome.places[static_cast<std::size_t>(winner.index())] == 1,
                   "a winner who is not first");
        }
        expect(!outcome.code.empty() && !outcome.rule.empty(), "an outcome without reason or rule");
    }

    void check_position(const State& state) {
        const Tree position = G::write_position(G::view(state, Viewer::keeper()));
        check_type(position);
        const auto tree = read_tree(to_text(position));
        expect(tree.ok() && *tree == position, "a position's text reads as another tree");
        const auto again = G::read_position(position);
        expect(again.ok() && *again == state, "a position reads as another state");
        if (again) expect(G::hash(*again) == G::hash(state), "equal states with different hashes");
        const Setup setup = G::setup_of(state);
        expect(find_variant(G::variants(), setup.variant) != nullptr, "a state of an unknown variant");
    }

    void check_type(const Tree& position) {
        if (const auto path = G::declaration().position.misfit(position))
            fault("a position is not as declared at " + *path);
    }

    void check_views(const State& state, int seats) {
        for (int i = -1; i < seats; ++i) {
            const Viewer viewer = i < 0 ? Viewer::spectator() : Viewer::of(Seat::player(i));
            const auto view = G::view(state, viewer);
            check_type(G::write_position(view));
            core::Rng first = rng_, second = rng_;
            const State completed = G::complete(view, first);
            expect(G::view(completed, viewer) == view, "a completed state looks different to its viewer");
            expect(completed == G::complete(view, second), "equal views and generators, unequal completions");
        }
    }

    void check_record(const State& start, const std::vector<std::pair<Seat, std::string>>& record,
                      const State& end) {
        State state = start;
        for (const auto& [seat, text] : record) {
            const auto move = G::read_move(state, text);
            if (!move || G::why_illegal(state, seat, *move))
                return fault("the record does not replay: " + text);
            G::apply(state, seat, *move, nullptr);
        }
        expect(state == end, "the record replays to another state");
    }

    static constexpr int kStrays = 6;  // of each sort, for a seat that acts

    core::Rng rng_;
    core::Rng stray_;  // of its own: the games stay the same whatever is asked about them
    core::Hash chain_;
    WalkReport report_;
    State before_{};
    std::vector<Move> seen_;          // every move of the game so far,
    std::vector<std::string> texts_;  // and how it is written
};

/// A setup of the variant with options drawn at random, each left alone half of the time.
template <Game G>
Setup random_setup(const VariantInfo& variant, int players, core::Rng& rng) {
    for (;;) {
        Setup setup{.variant = std::string(variant.name), .players = players, .options = {}, .position = {}};
        for (const OptionInfo& option : G::option_infos()) {
            if (rng.below(2) == 0) continue;
            const auto words = option.is_text() ? option.examples : option.choices;
            const auto numbers = static_cast<std::size_t>((option.high - option.low) / option.step + 1);
            const std::uint32_t drawn =
                rng.below(static_cast<std::uint32_t>(words.empty() ? numbers : words.size()));
            setup.options.emplace_back(
                option.name, words.empty()
                                 ? std::to_string(option.low + static_cast<int>(drawn) * option.step)
                                 : std::string(words[drawn]));
        }
        if (G::read_options(setup)) return setup;
    }
}

}  // namespace game
