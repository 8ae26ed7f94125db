#pragma once

#include <cstring>

#include "game/any_game.h"
#include "game/perft.h"
#include "game/playout.h"

namespace game {

/// Optional abilities that AnyGame asks for where a game has them.
template <class G>
concept HasNotations =
    requires(const typename G::State& state, typename G::Move move, std::string_view text) {
        { G::notations() } -> std::same_as<std::span<const std::string_view>>;
        { G::write_move_as(state, move, 0) } -> std::same_as<std::string>;
        { G::read_move_as(state, text, 0) } -> std::same_as<core::Result<typename G::Move, Reason>>;
    };
template <class G>
concept HasForms = requires {
    { G::forms() } -> std::same_as<std::span<const ForeignForm>>;
};

/// Rounds that seats play alone, one after the other, and that a rule merges.
template <class G>
concept MergesRounds = requires(const typename G::State& state, core::Rng& lot) {
    typename G::AloneMove;
    { G::why_no_merge(state) } -> std::same_as<std::optional<Reason>>;
    { G::merge_rounds(state, std::span<const std::vector<typename G::AloneMove>>(), lot) };
};

template <Game G>
AnyMove erase(typename G::Move move) {
    AnyMove any;
    std::memcpy(&any.bits, &move, sizeof move);
    return any;
}
template <Game G>
typename G::Move restore(AnyMove any) {
    typename G::Move move;
    std::memcpy(static_cast<void*>(&move), &any.bits, sizeof move);
    return move;
}

template <Game G>
class ErasedView final : public AnyView {
public:
    explicit ErasedView(typename G::View view) : view_(std::move(view)) {}
    bool equals(const AnyView& other) const override {
        const auto* view = other.as<G>();
        return view && *view == view_;
    }

private:
    const void* tag() const override { return &kTag<G>; }
    const void* data() const override { return &view_; }
    typename G::View view_;
};

template <Game G>
class ErasedState final : public AnyState {
public:
    explicit ErasedState(const typename G::State& state) : state_(state) {}

    std::unique_ptr<AnyState> clone() const override { return std::make_unique<ErasedState>(state_); }
    SeatSet actors() const override { return G::actors(state_); }
    std::optional<Due<AnyMove>> due() const override {
        if constexpr (AllAtOnce<G>)
            if (const auto due = G::due(state_)) return Due<AnyMove>{erase<G>(due->move), due->after_ms};
        return std::nullopt;
    }
    std::vector<AnyMove> legal_moves(Seat seat) const override {
        typename G::Moves moves;
        G::legal_moves(state_, seat, moves);
        std::vector<AnyMove> erased;
        erased.reserve(moves.size());
        for (const auto& move : moves) erased.push_back(erase<G>(move));
        return erased;
    }
    std::optional<Reason> why_illegal(Seat seat, AnyMove move) const override {
        return G::why_illegal(state_, seat, restore<G>(move));
    }
    void apply(Seat seat, AnyMove move, Events* events) override {
        G::apply(state_, seat, restore<G>(move), events);
    }
    bool shows_hidden(Seat seat, AnyMove move) const override {
        if constexpr (KeepsSecrets<G>)
            return G::shows_hidden(state_, seat, restore<G>(move));
        else
            return false;
    }
    std::vector<bool> seen_since([[maybe_unused]] std::span<const std::pair<Seat, AnyMove>> moves,
                                 [[maybe_unused]] Viewer viewer) const override {
        if constexpr (ShowsLater<G>) {
            std::vector<std::pair<Seat, typename G::Move>> own;
            for (const auto& [seat, move] : moves) own.emplace_back(seat, restore<G>(move));
            return G::seen_since(state_, own, viewer);
        } else {
            return std::vector<bool>(moves.size(), false);
        }
    }
    AnyMove draw_chance(core::Rng& rng) const override { return erase<G>(game::draw_chance<G>(state_, rng)); }
    std::optional<Outcome> outcome() const override { return G::outcome(state_); }
    PerSeat scores() const override { return G::scores(state_); }
    int gain(Seat seat, AnyMove move) const override {
        if constexpr (TellsGain<G>)
            return G::gain(state_, seat, restore<G>(move));
        else
            return gain_by_playing<G>(state_, seat, restore<G>(move));
    }
    core::Result<std::vector<TimedMove>, Reason> merge(std::span<const TimedMove> alone,
                                                       core::Rng& lot) const override {
        if constexpr (MergesRounds<G>)
            return merge_alone(alone, lot);
        else
            return AnyState::merge(alone, lot);
    }

    std::unique_ptr<AnyView> view(Viewer viewer) const override {
        return std::make_unique<ErasedView<G>>(G::view(state_, viewer));
    }
    Tree position(Viewer viewer) const override { return G::write_position(G::view(state_, viewer)); }
    std::string write_move(Seat seat, AnyMove move, Viewer viewer, int notation) const override {
        if constexpr (HasNotations<G>)
            if (notation > 0) return G::write_move_as(state_, restore<G>(move), notation);
        return G::write_move(state_, seat, restore<G>(move), viewer);
    }
    core::Result<AnyMove, Reason> read_move(std::string_view text, int notation) const override {
        auto move = [&] {
            if constexpr (HasNotations<G>)
                if (notation > 0) return G::read_move_as(state_, text, notation);
            return G::read_move(state_, text);
        }();
        if (!move) return core::fail(move.error());
        return erase<G>(*move);
    }
    void tell_parts(Seat seat, AnyMove move, Viewer viewer, Parts& parts) const override {
        G::tell_parts(state_, seat, restore<G>(move), viewer, parts);
    }
    Setup setup() const override { return G::setup_of(state_); }
    std::uint64_t hash() const override { return G::hash(state_); }
    std::uint64_t perft(int depth) const override { return game::perft<G>(state_, depth); }

private:
    core::Result<std::vector<TimedMove>, Reason> merge_alone(std::span<const TimedMove> alone,
                                                             core::Rng& lot) const
        requires MergesRounds<G>
    {
        if (auto reason = G::why_no_merge(state_)) return core::fail(*reason);
        std::vector<std::vector<typename G::AloneMove>> by_seat(
            static_cast<std::size_t>(G::setup_of(state_).players));
        std::vector<typename G::State> copies(by_seat.size(), state_);
        for (const TimedMove& next : alone) {
            const auto seat = static_cast<std::size_t>(next.seat.is_player() ? next.seat.index() : kMaxSeats);
            if (seat >= by_seat.size())
                return core::fail(Reason("no-such-seat", "", {{"seat", to_text(next.seat)}}));
            const auto move = restore<G>(next.move);
            if (auto reason = G::why_illegal(copies[seat], next.seat, move)) return core::fail(*reason);
            if (!by_seat[seat].empty() && by_seat[seat].back().milliseconds > next.milliseconds)
                return core::fail(Reason("time-runs-back", "", {{"seat", next.seat}}));
            G::apply(copies[seat], next.seat, move, nullptr);
            by_seat[seat].push_back({move, next.milliseconds});
        }
        std::vector<TimedMove> merged;
        for (const auto& next : G::merge_rounds(state_, by_seat, lot))
            merged.push_back({next.seat, erase<G>(next.move), next.milliseconds});
        return merged;
    }

    typename G::State state_;
};

template <Game G>
class ErasedGame final : public AnyGame {
    static_assert(G::kLengthBound < static_cast<int>(kLongestGame), "a record could not hold it");

public:
    std::string_view id() const override { return G::kId; }
    int rules_version() const override { return G::kRulesVersion; }
    std::span<const VariantInfo> variants() const override { return G::variants(); }
    std::span<const OptionInfo> options() const override { return G::option_infos(); }
    std::span<const Message> messages() const override { return G::messages(); }
    std::span<const std::string_view> notations() const override {
        if constexpr (HasNotations<G>) return G::notations();
        return {};
    }
    std::span<const ForeignForm> forms() const override {
        if constexpr (HasForms<G>) return G::forms();
        return {};
    }
    bool keeps_secrets() const override { return !std::is_same_v<typename G::View, typename G::State>; }
    const Declaration& declaration() const override { return G::declaration(); }
    Tree facts(const VariantInfo& variant) const override { return G::facts(variant); }
    bool can_be_drawn() const override { return CanBeDrawn<G>; }
    std::string_view resign_rule() const override {
        if constexpr (ResignsByMove<G>) return G::kResignRule;
        return {};
    }
    bool all_at_once() const override { return AllAtOnce<G>; }
    core::Result<std::unique_ptr<AnyState>, Reason> start(const Setup& setup) const override {
        auto options = G::read_options(setup);
        if (!options) return core::fail(options.error());
        return std::unique_ptr<AnyState>(std::make_unique<ErasedState<G>>(G::initial(*options)));
    }
    core::Result<std::unique_ptr<AnyState>, Reason> load(const Tree& position) const override {
        auto state = G::read_position(position);
        if (!state) return core::fail(state.error());
        return std::unique_ptr<AnyState>(std::make_unique<ErasedState<G>>(*state));
    }
};

}  // namespace game
