#include "bots/survey.h"

#include <algorithm>

#include "bots/brains/all.h"
#include "bots/search/greedy.h"
#include "core/hash.h"
#include "games/list.h"

namespace bots {

namespace {

/// `tap` of `tap 1,0 2,0 3,0`; a move that is a card or a square counts as laid.
std::string deed_of(const std::string& text) {
    const auto end =
        std::find_if_not(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
    const bool is_word = end != text.begin() && (end == text.end() || *end == ' ');
    return is_word ? std::string(text.begin(), end) : "lay";
}

template <game::Game G>
class Surveyor {
public:
    Surveyor(const game::Setup& setup, Habit habit)
        : start_(G::initial(*G::read_options(setup))), habit_(habit) {}

    void play(std::uint64_t seed, Survey& sum) const {
        core::Rng rng(seed);
        typename G::State state = start_;
        int starter = -1, last = -1;
        for (auto actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
            const game::Seat seat = game::draw_actor(actors, rng);
            const bool greedy = habit_ == Habit::greedy && seat.is_player();
            const auto move =
                greedy ? search::greedy_move<G>(state, seat, rng) : game::draw_move<G>(state, seat, rng);
            if (seat.is_player()) {
                ++sum.deeds[deed_of(G::write_move(state, seat, move, game::Viewer::keeper()))];
                sum.turns += seat.index() != last;
                last = seat.index();
                if (starter < 0) starter = last;
            }
            G::apply(state, seat, move, nullptr);
            ++sum.moves;
        }
        count_end(state, std::max(starter, 0), sum);
    }

private:
    static void count_end(const typename G::State& state, int starter, Survey& sum) {
        const game::Outcome outcome = *G::outcome(state);
        ++sum.games;
        ++sum.ends[std::string(outcome.code)];
        sum.draws += outcome.winners.empty();
        sum.won_by_starter += outcome.winners.has(game::Seat::player(starter));
        const game::PerSeat scores = G::scores(state);
        while (sum.scores.size() < scores.size()) sum.scores.push_back(0);
        for (std::size_t i = 0; i < scores.size(); ++i)
            sum.scores[i] += scores[(static_cast<std::size_t>(starter) + i) % scores.size()];
    }

    typename G::State start_;
    Habit habit_;
};

}  // namespace

Survey survey(const game::AnyGame& game, const game::Setup& setup, Habit habit, std::int64_t games,
              std::uint64_t seed, const std::function<bool(const Survey&)>& go_on) {
    Survey sum;
    games::for_each_game([&]<class G>() {
        if (G::kId != game.id()) return;
        const Surveyor<G> surveyor(setup, habit);
        do {
            surveyor.play(core::Hash(seed).add(static_cast<std::uint64_t>(sum.games)).value(), sum);
        } while (sum.games < games && go_on(sum));
    });
    return sum;
}

}  // namespace bots
