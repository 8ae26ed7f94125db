#include "learn/play.h"

#include <algorithm>

#include "core/hash.h"
#include "game/erased.h"
#include "games/catalog.h"
#include "games/list.h"
#include "learn/encodings/all.h"

namespace learn {

using core::fail;
using game::AnyMove;
using game::Reason;
using game::Seat;
using game::Viewer;

namespace {

template <game::Game G>
const game::AnyGame& game_of() {
    static const game::AnyGame& game = *games::find(G::kId);
    return game;
}

template <game::Game G>
class PlayOf;

template <game::Game G>
class ViewOf final : public PlayView {
public:
    explicit ViewOf(const typename G::View& view) : any_(view) {}
    const game::AnyGame& game() const override { return game_of<G>(); }
    const game::AnyView& any() const override { return any_; }
    game::Tree position() const override { return G::write_position(view()); }
    std::unique_ptr<Play> complete(core::Rng& rng) const override {
        return std::make_unique<PlayOf<G>>(G::complete(view(), rng));
    }
    bool equals(const PlayView& other) const override { return any_.equals(other.any()); }

private:
    const typename G::View& view() const { return *static_cast<const game::AnyView&>(any_).as<G>(); }
    game::ErasedView<G> any_;
};

template <game::Game G>
class PlayOf final : public Play {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    explicit PlayOf(const State& state) : state_(state) {}

    const game::AnyGame& game() const override { return game_of<G>(); }
    game::Setup setup() const override { return G::setup_of(state_); }
    std::unique_ptr<Play> clone() const override { return std::make_unique<PlayOf>(state_); }
    bool equals(const Play& other) const override {
        return &other.game() == &game() && static_cast<const PlayOf&>(other).state_ == state_;
    }
    std::uint64_t hash() const override { return G::hash(state_); }
    int seats() const override { return static_cast<int>(G::scores(state_).size()); }

    game::SeatSet actors() const override { return G::actors(state_); }
    const std::vector<AnyMove>& legal_moves(Seat seat) override {
        if (listed_ && listed_for_ == seat) return legal_;
        thread_local typename G::Moves moves;  // making one anew would take longer than filling it
        G::legal_moves(state_, seat, moves);
        legal_.clear();
        for (const auto& move : moves) legal_.push_back(game::erase<G>(move));
        listed_ = true;
        listed_for_ = seat;
        return legal_;
    }
    std::optional<Reason> why_illegal(Seat seat, AnyMove move) override {
        if (!is_move(move)) return Reason("learn.no-move", "", {{"move", std::to_string(move.bits)}});
        return G::why_illegal(state_, seat, game::restore<G>(move));
    }
    std::optional<Reason> apply(Seat seat, AnyMove move, game::Events* events) override {
        const bool known = listed_ && listed_for_ == seat &&
                           std::binary_search(legal_.begin(), legal_.end(), move, by_value);
        if (!known)
            if (auto reason = why_illegal(seat, move)) return reason;
        listed_ = false;
        G::apply(state_, seat, game::restore<G>(move), events);
        return std::nullopt;
    }
    std::optional<game::Outcome> outcome() const override { return G::outcome(state_); }
    game::PerSeat scores() const override { return G::scores(state_); }
    std::optional<std::int64_t> due_ms([[maybe_unused]] AnyMove& move) const override {
        if constexpr (game::AllAtOnce<G>)
            if (const auto due = G::due(state_)) {
                move = game::erase<G>(due->move);
                return due->after_ms;
            }
        return std::nullopt;
    }

    AnyMove draw(Seat seat, core::Rng& rng) const override {
        return game::erase<G>(game::draw_move<G>(state_, seat, rng));
    }
    std::uint32_t weight(AnyMove move) const override { return G::weight(state_, game::restore<G>(move)); }

    std::string write_move(Seat seat, AnyMove move, Viewer viewer) const override {
        return G::write_move(state_, seat, game::restore<G>(move), viewer);
    }
    game::Tree parts_of(Seat seat, AnyMove move, Viewer viewer) const override {
        return game::parts_of<G>(state_, seat, game::restore<G>(move), viewer);
    }
    bool shows_hidden([[maybe_unused]] Seat seat, [[maybe_unused]] AnyMove move) const override {
        if constexpr (game::KeepsSecrets<G>) return G::shows_hidden(state_, seat, game::restore<G>(move));
        return false;
    }
    core::Result<AnyMove, Reason> read_move(std::string_view text) const override {
        const auto move = G::read_move(state_, text);
        if (!move) return fail(move.error());
        return game::erase<G>(*move);
    }

    std::unique_ptr<PlayView> view(Viewer viewer) const override {
        return std::make_unique<ViewOf<G>>(G::view(state_, viewer));
    }
    game::Tree position(Viewer viewer) const override { return G::write_position(G::view(state_, viewer)); }

    Layout layout() const override { return Encoding<G>(state_).layout(); }
    int actions() const override { return Encoding<G>(state_).actions(); }
    std::vector<Cell> observation(int seat) const override {
        const Encoding<G> encoding(state_);
        std::vector<Cell> cells(static_cast<std::size_t>(encoding.layout().size()));
        observe<G>(encoding, G::view(state_, Viewer::of(Seat::player(seat))), seat, Moment(), cells.data());
        return cells;
    }
    std::vector<Numbered> numbered(int seat) override {
        const Encoding<G> encoding(state_);
        std::vector<Numbered> numbered;
        int rank = 0;
        for (const AnyMove move : legal_moves(Seat::player(seat)))
            numbered.push_back({encoding.action(state_, seat, game::restore<G>(move), rank++), move});
        return numbered;
    }

private:
    static bool is_move(AnyMove move) {
        const auto own = game::restore<G>(move);
        return game::erase<G>(own) == move && Encoding<G>::is_move(own);
    }
    /// The order of the game, in which legal moves stand.
    static bool by_value(AnyMove a, AnyMove b) { return game::restore<G>(a) < game::restore<G>(b); }

    State state_;
    std::vector<AnyMove> legal_;
    Seat listed_for_;
    bool listed_ = false;
};

template <class Found>
void with_game(const game::AnyGame& game, Found&& found) {
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) found.template operator()<G>();
    });
}

template <game::Game G>
std::uint64_t chain_of(typename G::State state, std::uint64_t seed) {
    core::Rng rng(seed);
    core::Hash chain(seed);
    for (auto actors = G::actors(state); !actors.empty(); actors = G::actors(state)) {
        const Seat seat = game::draw_actor(actors, rng);
        const auto move = game::draw_move<G>(state, seat, rng);
        chain.add(G::write_move(state, seat, move, Viewer::keeper()));
        G::apply(state, seat, move, nullptr);
        chain.add(G::hash(state));
    }
    return chain.value();
}

}  // namespace

core::Result<std::unique_ptr<Play>, Reason> Play::start(const game::AnyGame& game, game::Setup setup) {
    if (auto reason = complete_setup(game, setup)) return fail(*reason);
    setup = without_series(game, setup);
    core::Result<std::unique_ptr<Play>, Reason> play = fail(Reason("unknown-game", ""));
    with_game(game, [&]<class G>() {
        const auto options = G::read_options(setup);
        if (options)
            play = std::unique_ptr<Play>(std::make_unique<PlayOf<G>>(G::initial(*options)));
        else
            play = fail(options.error());
    });
    return play;
}

core::Result<std::unique_ptr<Play>, Reason> Play::load(const game::AnyGame& game,
                                                       const game::Tree& position) {
    core::Result<std::unique_ptr<Play>, Reason> play = fail(Reason("unknown-game", ""));
    with_game(game, [&]<class G>() {
        const auto state = G::read_position(position);
        if (state)
            play = std::unique_ptr<Play>(std::make_unique<PlayOf<G>>(*state));
        else
            play = fail(state.error());
    });
    return play;
}

namespace {

/// What visit.operator()<G>(start) makes of a game's fresh state.
template <class Visit>
core::Result<std::uint64_t, Reason> from_start(const game::AnyGame& game, game::Setup setup, Visit&& visit) {
    if (auto reason = complete_setup(game, setup)) return fail(*reason);
    setup = without_series(game, setup);
    core::Result<std::uint64_t, Reason> made = fail(Reason("unknown-game", ""));
    with_game(game, [&]<class G>() {
        const auto options = G::read_options(setup);
        if (options)
            made = visit.template operator()<G>(G::initial(*options));
        else
            made = fail(options.error());
    });
    return made;
}

}  // namespace

core::Result<std::uint64_t, Reason> walk_chain(const game::AnyGame& game, game::Setup setup,
                                               std::uint64_t seed) {
    return from_start(game, std::move(setup),
                      [&]<class G>(const typename G::State& start) { return chain_of<G>(start, seed); });
}

core::Result<std::uint64_t, Reason> random_games(const game::AnyGame& game, game::Setup setup,
                                                 std::uint64_t count, std::uint64_t seed) {
    return from_start(game, std::move(setup), [&]<class G>(const typename G::State& start) {
        core::Rng rng(seed);
        std::uint64_t moves = 0;
        for (std::uint64_t i = 0; i < count; ++i) {
            typename G::State state = start;
            moves += static_cast<std::uint64_t>(game::play_out<G>(state, rng));
        }
        return moves;
    });
}

}  // namespace learn
