// No leak: what a seat, or a spectator, is told is the same for any two true games that he cannot
// tell apart. Of a random game a twin is made by another card in one draw that the viewer did not
// see; both are played side by side for as long as he is shown the same moves, and all that
// reaches him is compared. PENTARIO_LEAK_GAMES sets how many games (default 16; `make leaks` takes
// 10,000).

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "game/conformance.h"
#include "game/erased.h"
#include "games/list.h"

namespace {

using game::Seat;
using game::Viewer;

/// A move of the true game with what has to be known to make it again in a twin.
template <class G>
struct Step {
    Seat seat;
    typename G::Move move;
    std::string text;
};

template <class G>
class LeakHunt {
    using State = typename G::State;
    using Move = typename G::Move;

    // A twin lasts for some eighty moves: so many are enough to meet every step.
    static constexpr std::uint32_t kOneIn = 4;

public:
    int compared = 0, twins = 0;
    std::vector<std::string> leaks;

    void play(const game::VariantInfo& variant, std::uint64_t seed) {
        core::Rng rng(seed);
        const auto setup = game::random_setup<G>(variant, 2, rng);
        State state = G::initial(*G::read_options(setup));
        std::vector<Step<G>> steps;
        std::vector<State> states{state};
        while (!G::actors(state).empty()) {
            const Seat seat = game::draw_actor(G::actors(state), rng);
            const Move move = game::draw_move<G>(state, seat, rng);
            steps.push_back({seat, move, G::write_move(state, seat, move, Viewer::keeper())});
            G::apply(state, seat, move, nullptr);
            states.push_back(state);
        }
        label_ = std::string(G::kId) + " " + setup.variant + " seed " + std::to_string(seed);
        for (const Viewer viewer :
             {Viewer::of(Seat::player(0)), Viewer::of(Seat::player(1)), Viewer::spectator()})
            for (std::size_t i = 0; i < steps.size(); ++i)
                if (steps[i].seat == Seat::chance() && is_hidden(states[i], steps[i], viewer) &&
                    rng.below(kOneIn) == 0)
                    follow_twin(steps, states, i, viewer, rng);
    }

private:
    static bool is_hidden(const State& state, const Step<G>& step, Viewer viewer) {
        return G::write_move(state, step.seat, step.move, viewer) != step.text;
    }

    /// A move made before all eyes that turns up something hidden, such as a card of a pile: after
    /// it the two games may be told apart.
    static bool shows_openly(const State& state, const Step<G>& step, Viewer viewer) {
        return !is_hidden(state, step, viewer) && G::shows_hidden(state, step.seat, step.move);
    }

    void leak(std::size_t at, const char* what) {
        if (leaks.size() < 10) leaks.push_back(label_ + ", move " + std::to_string(at + 1) + ": " + what);
    }

    /// From the draw at `from` on: another card there, then the same moves, with the two cards
    /// changing places wherever the viewer does not see them.
    void follow_twin(const std::vector<Step<G>>& steps, const std::vector<State>& states, std::size_t from,
                     Viewer viewer, core::Rng& rng) {
        typename G::Moves draws;
        G::legal_moves(states[from], Seat::chance(), draws);
        const Move other = draws[rng.below(static_cast<std::uint32_t>(draws.size()))];
        if (other == steps[from].move) return;
        first_ = card_of(steps[from].text);
        second_ = card_of(G::write_move(states[from], Seat::chance(), other, Viewer::keeper()));
        ++twins;
        State twin = states[from];
        Move move = other;
        for (std::size_t at = from;; ++at) {
            const bool shows = shows_openly(states[at], steps[at], viewer);
            if (!step(states[at], twin, steps[at], move, viewer, at, shows)) return;
            if (shows && !(G::view(states[at + 1], viewer) == G::view(twin, viewer))) return;
            if (!same_told(states[at + 1], twin, viewer, at)) return;
            if (at + 1 == steps.size()) return;
            const auto next = answer(states[at + 1], twin, steps[at + 1], viewer);
            if (!next) return;
            move = *next;
        }
    }

    /// The twin's version of a move, as far as there is one that the viewer sees as the same.
    std::optional<Move> answer(const State& state, const State& twin, const Step<G>& step,
                               Viewer viewer) const {
        const std::string seen = G::write_move(state, step.seat, step.move, viewer);
        for (const std::string& text : {step.text, exchanged(step.text)}) {
            const auto move = G::read_move(twin, text);
            if (move && !G::why_illegal(twin, step.seat, *move) &&
                G::write_move(twin, step.seat, *move, viewer) == seen)
                return *move;
        }
        return std::nullopt;
    }

    static std::string card_of(const std::string& draw) { return draw.substr(draw.find(' ') + 1); }
    std::string exchanged(const std::string& text) const {
        const std::size_t at = text.rfind(' ');
        if (at == std::string::npos) return text;
        const std::string card = text.substr(at + 1);
        return text.substr(0, at + 1) + (card == first_ ? second_ : card == second_ ? first_ : card);
    }

    /// Makes the move in the twin and compares what the viewer hears of it.
    bool step(const State& state, State& twin, const Step<G>& step, Move move, Viewer viewer, std::size_t at,
              bool shows) {
        if (G::write_move(state, step.seat, step.move, viewer) !=
            G::write_move(twin, step.seat, move, viewer))
            return false;
        if (!(game::parts_of<G>(state, step.seat, step.move, viewer) ==
              game::parts_of<G>(twin, step.seat, move, viewer)))
            leak(at, "the parts of a move differ");
        State after = state;
        game::Events events, twin_events;
        G::apply(after, step.seat, step.move, &events);
        G::apply(twin, step.seat, move, &twin_events);
        const auto for_others = [&](const game::Event& event) { return !viewer.may_see(event.audience); };
        std::erase_if(events, for_others);
        std::erase_if(twin_events, for_others);
        if (events == twin_events) return true;
        if (!shows) leak(at, "the events differ");
        return false;
    }

    bool same_told(const State& state, const State& twin, Viewer viewer, std::size_t at) {
        ++compared;
        const std::size_t before = leaks.size();
        if (G::actors(state) != G::actors(twin)) leak(at, "the actors differ");
        if (G::outcome(state) != G::outcome(twin)) leak(at, "the outcomes differ");
        const auto scores = G::scores(state), twin_scores = G::scores(twin);
        if (!std::equal(scores.begin(), scores.end(), twin_scores.begin(), twin_scores.end()))
            leak(at, "the scores differ");
        const auto view = G::view(state, viewer), twin_view = G::view(twin, viewer);
        if (!(view == twin_view)) leak(at, "the views differ");
        if (!(G::write_position(view) == G::write_position(twin_view))) leak(at, "the positions differ");
        for (int i = 0; i < 2; ++i)
            if (viewer.is_seat(Seat::player(i))) compare_choices(state, twin, Seat::player(i), at);
        return leaks.size() == before;
    }

    /// The legal moves as the seat reads them, and the reasons against the moves it could try.
    void compare_choices(const State& state, const State& twin, Seat seat, std::size_t at) {
        typename G::Moves moves, twin_moves;
        G::legal_moves(state, seat, moves);
        G::legal_moves(twin, seat, twin_moves);
        if (!std::equal(moves.begin(), moves.end(), twin_moves.begin(), twin_moves.end()))
            return leak(at, "the legal moves differ");
        for (const Move& move : moves)
            if (G::write_move(state, seat, move, Viewer::of(seat)) !=
                G::write_move(twin, seat, move, Viewer::of(seat)))
                leak(at, "the texts of the legal moves differ");
        if (!moves.empty()) tried_.push_back(moves[at % moves.size()]);
        if (tried_.size() > 40) tried_.erase(tried_.begin());
        for (const Move& move : tried_)
            if (G::why_illegal(state, seat, move) != G::why_illegal(twin, seat, move))
                leak(at, "the refusals differ");
    }

    std::string label_, first_, second_;
    std::vector<Move> tried_;  // legal in some earlier position
};

TEST(Leaks, NobodyIsToldWhatHeMayNotKnow) {
    const char* asked = std::getenv("PENTARIO_LEAK_GAMES");
    const int games = asked ? std::atoi(asked) : 16;
    games::for_each_game([&]<class G>() {
        if constexpr (game::KeepsSecrets<G>) {
            LeakHunt<G> hunt;
            const int wanted = 1000 * games;  // steps; a short game is played more often for them
            for (int i = 0; i < games || (hunt.compared <= wanted && i < 200 * games); ++i)
                for (const game::VariantInfo& variant : G::variants())
                    hunt.play(variant, static_cast<std::uint64_t>(i) * 104729 + 3);
            for (const std::string& what : hunt.leaks) ADD_FAILURE() << what;
            EXPECT_GT(hunt.compared, wanted) << G::kId;
            std::printf("%s: %d twins, %d steps compared\n", std::string(G::kId).c_str(), hunt.twins,
                        hunt.compared);
        }
    });
}

}  // namespace
