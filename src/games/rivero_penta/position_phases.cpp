// What must lie where in each phase of a position.

#include <algorithm>

#include "game/notice.h"
#include "games/rivero_penta/position.h"
#include "games/rivero_penta/rules.h"

namespace games::rivero_penta {

using game::Reason;

namespace {

class PhaseCheck {
public:
    explicit PhaseCheck(const State& state) : state_(state), laid_(state.table.cards().size()) {}

    const std::optional<Reason>& fault() const { return fault_; }

    void check() {
        const Phase phase = state_.phase;
        const bool over = is_over(state_);
        const bool playing = phase == Phase::play || over;
        const bool fresh = phase == Phase::lot || phase == Phase::deal;
        if (state_.plays_left == 0 && !over && !in_new_field()) return refuse_value("plays_left");
        if (state_.plays_left == 2 && phase != Phase::play && phase != Phase::draw)
            return refuse_value("plays_left");
        if (!playing && !in_new_field() && state_.penalty) return refuse_value("penalty");
        const std::size_t played =
            phase == Phase::play ? 2U - std::min<std::size_t>(2, state_.plays_left) : 0;
        if (state_.placed.size() > played) return refuse_value("placed");
        const bool full = laid_ == kFieldCards;  // RP-42: cleared before anything else
        if ((fresh && laid_ > 0) || (full && !over)) return refuse_value("table");
        if (is_before_play() != (state_.turn == 0)) return refuse_value("turn");
        const bool new_field = fresh || phase == Phase::setup || phase == Phase::refill || state_.turn == 0;
        if (new_field && !state_.table.bridges.empty()) return refuse_value("table");
        if (is_before_play() ? !state_.open_pile.empty() : state_.open_pile.empty())
            return refuse_value("open");
        if (phase == Phase::action &&
            (action_of(state_) == Action::none || action_of(state_) == Action::two_cards))
            return refuse_value("phase");
        if (phase == Phase::turn && closed_cards() == 0) return refuse_value("closed");
        check_hands();
    }

private:
    void refuse(Reason reason) {
        if (!fault_) fault_ = std::move(reason);
    }
    void refuse_value(std::string_view key) {
        refuse(Reason("bad-position-value", "", {{"key", std::string(key)}}));
    }

    void check_hand(int seat, int wanted) {
        const int has = state_.hands[static_cast<std::size_t>(seat)].size();
        if (has != wanted)
            refuse(Reason("rivero-penta.hand-size", "RP-07",
                          {{"seat", game::Seat::player(seat)}, {"cards", has}, {"all", wanted}}));
    }

    int closed_cards() const { return state_.closed_pile[0] + state_.closed_pile[1] + state_.closed_pile[2]; }
    bool is_before_play() const {
        return state_.phase == Phase::lot || state_.phase == Phase::deal ||
               (state_.open_pile.empty() && (state_.phase == Phase::setup || state_.phase == Phase::turn));
    }
    /// RP-42 with refill=hands lays four cards as in the set-up.
    bool in_new_field() const {
        return state_.phase == Phase::refill || (state_.phase == Phase::setup && state_.turn > 0);
    }

    void check_hands() {
        const int mover = state_.to_move;
        const int first = state_.hands[static_cast<std::size_t>(mover)].size();
        const int second = state_.hands[static_cast<std::size_t>(1 - mover)].size();
        switch (state_.phase) {
            case Phase::lot:
                if (mover != 0) refuse_value("to_move");
                check_hand(0, 0);
                return check_hand(1, 0);
            case Phase::deal:  // the beginner draws first, so the one to draw has as many or one less
                if (first >= kDealt || (second != first && second != first + 1)) refuse_value("hands");
                return;
            case Phase::setup: return check_setup(mover);
            case Phase::refill: return check_refill(mover);
            default: break;
        }
        if (state_.turn == 0) {
            if (laid_ != 4 || !(state_.table.cards() - kBesideSource).empty()) refuse_value("table");
            check_hand(mover, kHand);
            return check_hand(1 - mover, kHand);
        }
        const bool drawing = state_.phase == Phase::draw;
        check_hand(mover, kHand + state_.plays_left - (drawing ? 1 : 0));
        check_hand(1 - mover, kHand);
    }

    /// The one to lay has laid half of what lies, the other the rest.
    void check_setup(int mover) {
        if (laid_ >= 4 || !(state_.table.cards() - kBesideSource).empty()) return refuse_value("table");
        const bool again = state_.turn > 0;
        if (again && state_.choices.refill != Choices::Refill::hands) return refuse_value("phase");
        const int owner = laid_ % 2 == 0 ? mover : 1 - mover;  // whose turn it is
        const int extra = again ? state_.plays_left : 0;
        check_hand(mover, kDealt - laid_ / 2 + (mover == owner ? extra : 0));
        check_hand(1 - mover, kDealt - (laid_ + 1) / 2 + (mover == owner ? 0 : extra));
    }

    void check_refill(int mover) {
        if (state_.choices.refill == Choices::Refill::ocean) {
            for (int i = 0; i < laid_; ++i)
                if (laid_ >= 4 || !state_.table.cards().has(kSourcePlaces[static_cast<std::size_t>(i)]))
                    return refuse_value("table");
            check_hand(mover, kHand + state_.plays_left);
            return check_hand(1 - mover, kHand);
        }
        if (laid_ > 0) return refuse_value("table");
        const int drawn = refill_drawn(state_);
        if (drawn < 0 || drawn > 3) return refuse_value("hands");
        const int owner = drawn % 2 == 0 ? mover : 1 - mover;
        check_hand(owner, kHand + state_.plays_left + (drawn + 1) / 2);
        check_hand(1 - owner, kHand + drawn / 2);
    }

    const State& state_;
    int laid_;  // cards on the table
    std::optional<Reason> fault_;
};

}  // namespace

std::optional<Reason> why_not_in_phase(const State& state) {
    PhaseCheck check(state);
    check.check();
    return check.fault();
}

}  // namespace games::rivero_penta
