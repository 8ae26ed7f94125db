// What a legal move changes.

#include "game/lot.h"
#include "games/rivero/hands.h"
#include "games/rivero/notation.h"
#include "games/rivero/river_list.h"
#include "games/rivero/rules.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Arg;
using game::Events;
using game::Seat;
using game::SeatSet;
using Kind = Move::Kind;

namespace {

/// One move on one state. Tells nothing if `events` is null.
class Step {
public:
    Step(State& state, Events* events) : state_(state), events_(events) {}

    void run(Move move) {
        const bool drawn = move.kind() == Kind::draw && state_.phase == Phase::draw;
        play(move);
        judge();
        if (events_ && drawn && state_.ocean_size == 0 && state_.phase != Phase::over)
            tell("rivero.last-turn", "RV-41", {});
    }

private:
    int seat() const { return state_.to_move; }
    std::size_t at() const { return state_.to_move; }
    ActionSpot& spot() { return state_.action[at()]; }

    void tell(std::string_view code, std::string_view rule, std::vector<Arg> args,
              SeatSet audience = SeatSet::everyone()) {
        events_->emplace_back(code, rule, std::move(args)).only_for(audience);
    }
    std::string name_of(int river) const {
        return write_river_name({owner_of(state_, river), river_at(state_, river).number});
    }

    void play(Move move) {
        state_.extra = false;  // RV-14: any other move declines it
        switch (move.kind()) {
            case Kind::start: return begin(move.index());
            case Kind::draw: return draw(move.card());
            case Kind::turn: return turn(move.action_card());
            case Kind::ocean: return send_for(Errand::ocean, Option::ocean);
            case Kind::column: return column(move.index());
            case Kind::action: return action();
            case Kind::take: return take();
            case Kind::river: return river(move);
            case Kind::join: return join(move);
            case Kind::replace: return replace(move);
            case Kind::double_up: return double_up(move.card(), move.place());
            case Kind::extra: return send_for(Errand::extra, Option::ocean);
            case Kind::spring: return spring(move.card(), move.place());
            case Kind::exchange: return exchange(move.card(), move.place());
            case Kind::ground: return ground(move.card());
            case Kind::lift: return lift();
            case Kind::end: return end_turn();
            case Kind::sun: return sun(move.index());
            case Kind::tap: return tap(move.of_river(), move.at_high());
            case Kind::tap_spring: return tap_spring(move.place());
            case Kind::bridge: return bridge(move.of_river(), move.river_card());
            case Kind::joker: return send_for(Errand::joker, Option::none);
        }
    }

    // ------------------------------------------------------------ the end of a game

    /// RV-38: the player to move first; RV-41: the count when the ocean is used up.
    void judge() {
        if (state_.phase == Phase::over) return;
        const bool used_up = state_.house.ends_at_once && state_.ocean_size == 0;
        if (used_up || has_won(state_, 0) || has_won(state_, 1)) finish();
    }

    /// All that is left of the turn is whose it was.
    void finish() {
        forget_turn();
        state_.phase = Phase::over;
    }

    void forget_turn() {
        state_.option = Option::none;
        state_.errand = Errand::none;
        state_.errand_at = state_.errand_value = 0;
        state_.doubled = state_.extra = false;
        state_.done = Done::none;
        state_.unused = {};
    }

    // ------------------------------------------------------------ chance

    /// RV-06.
    void begin(int starter) {
        state_.to_move = static_cast<std::uint8_t>(starter);
        state_.phase = Phase::deal;
        if (events_) events_->push_back(game::begins_by_lot(Seat::player(starter), "RV-06"));
    }

    void send_for(Errand errand, Option option) {
        state_.phase = Phase::draw;
        state_.errand = errand;
        state_.option = option;
    }

    void draw(RiverCard card) {
        state_.ocean.remove(card);
        --state_.ocean_size;
        if (state_.phase == Phase::deal) return deal(card);
        const Errand errand = state_.errand;
        const int where = state_.errand_at, value = state_.errand_value;
        if (errand == Errand::sun) return draw_for_sun(card);
        state_.errand = Errand::none;
        state_.errand_at = state_.errand_value = 0;
        state_.phase = state_.option == Option::none ? Phase::end : Phase::play;
        switch (errand) {
            case Errand::ocean:
            case Errand::extra: return gain_secretly(state_, seat(), card);
            case Errand::column: return refill_column(where, card);
            case Errand::tap: return state_.spring.lay(static_cast<Place>(where), card);
            case Errand::bridge:
                spot().add(river_at(state_, where).card(value));
                return lay_bridge(state_, where, value, card);  // RV-28
            case Errand::joker:
                spot().joker = true;  // RV-29
                state_.jokers[at()] = card;
                return;
            case Errand::sun:
            case Errand::none: assert(false);
        }
    }

    void deal(RiverCard card) {
        const int to = dealt_to(state_);
        if (to < 0)
            state_.spring.lay(next_base_place(state_), card);
        else
            gain_secretly(state_, to, card);
        if (state_.hand_size[0] == kHand && state_.hand_size[1] == kHand) state_.phase = Phase::choose;
    }

    /// RV-25, RV-43: the second card may be missing.
    void draw_for_sun(RiverCard card) {
        spot().add(card);
        if (--state_.errand_at > 0 && state_.ocean_size > 0) return;
        state_.errand = Errand::none;
        state_.errand_at = 0;
        state_.phase = Phase::end;
    }

    void turn(ActionCard card) {
        spot() = {};
        spot().raw_card = static_cast<std::uint8_t>(static_cast<int>(card) + 1);
        state_.phase = Phase::act;
    }

    // ------------------------------------------------------------ options

    /// RV-16: three cards to the hand, covered ones to the opponent's, the flask back.
    void column(int column) {
        for (int row = 0; row < kRows; ++row) {
            const Place place = place_at(column, row);
            const RiverCard top = state_.spring.take_top(place);
            gain_openly(state_, seat(), top);
            state_.unused.add(top);
            if (!state_.spring.has(place)) continue;
            const RiverCard covered = state_.spring.take_top(place);
            gain_openly(state_, 1 - seat(), covered);
            if (events_)
                tell(
                    "rivero.covered", "RV-16",
                    {{"seat", Seat::player(1 - seat())}, game::river_arg(covered), game::value_arg(covered)});
        }
        state_.flask[at()] = 0;
        send_for(Errand::column, Option::column);
        state_.errand_at = static_cast<std::uint8_t>(column);
    }

    /// RV-19: the middle from the ocean, then the outer places from the groundwater, the own side first.
    void refill_column(int column, RiverCard card) {
        state_.spring.lay(place_at(column, 1), card);
        const int own_row = seat() == 0 ? 0 : kRows - 1;
        fill_from_ground(place_at(column, own_row), "RV-19");
        fill_from_ground(place_at(column, kRows - 1 - own_row), "RV-19");
    }

    void fill_from_ground(Place place, std::string_view rule) {
        if (state_.ground_size[at()] == 0) return;
        const RiverCard card = reveal_top(state_, seat());
        state_.spring.lay(place, card);
        if (events_)
            tell("rivero.refilled", rule,
                 {{"seat", Seat::player(seat())},
                  {"place", write_place(place)},
                  game::river_arg(card),
                  game::value_arg(card)});
    }

    /// RV-44: used action cards make a new pile when it is empty.
    void action() {
        int left = 0;
        for (int i = 0; i < game::kActionKinds; ++i) left += action_pile(state_, static_cast<ActionCard>(i));
        if (left == 0) {
            state_.discard = {};
            if (events_) tell("rivero.reshuffled", "RV-44", {});
        }
        state_.phase = Phase::turn;
    }

    // ------------------------------------------------------------ parts of a turn

    /// RV-23: all together.
    void take() {
        for (Spot& open : spot().open) {
            if (open) gain_openly(state_, seat(), *open);
            open = {};
        }
        leave_if_done();
    }

    /// RV-24: it remembers, and leaves when nothing lies at it any more.
    void use_action() {
        if (spot().lies()) spot().used = true;
        leave_if_done();
    }
    void leave_if_done() {
        if (!spot().used || !spot().is_bare()) return;
        if (events_)
            tell("rivero.action-leaves", "RV-24",
                 {{"seat", Seat::player(seat())}, game::action_arg("action", spot().card())});
        ++state_.discard[static_cast<std::size_t>(spot().card())];
        spot() = {};
    }
    RiverCard spend_joker() {
        spot().joker = false;
        return std::exchange(state_.jokers[at()], {});
    }

    void tell_rivero(int index, int length_before) {
        if (events_ && length_before < kRivero && river_at(state_, index).length() >= kRivero)
            tell("rivero.six", "RV-02",
                 {{"seat", Seat::player(owner_of(state_, index))}, {"where", name_of(index)}});
    }

    /// RV-08: with option 1 the flask is laid at it.
    void river(Move move) {
        const Values joker = move.joker() == 0 ? Values{0} : bit_of(move.joker());
        const Values cards = static_cast<Values>(move.values() & ~joker);
        River made{.places = cards, .bridges = 0, .number = ++state_.made[at()], .name = move.name()};
        for (unsigned left = cards; left != 0; left &= left - 1)
            play_openly(state_, seat(), made.card(lowest(static_cast<Values>(left))));
        const int index = add_river(state_, seat(), made);
        if (joker != 0) lay_bridge(state_, index, move.joker(), spend_joker());
        if (state_.option == Option::ocean) state_.flask[at()] = made.number;
        tell_rivero(index, 0);
        use_action();
    }

    void join(Move move) {
        const RiverCard card = move.river_card();
        const int index = find_river(state_, move.of_river().owner, move.of_river().number);
        River& river = state_.rivers[static_cast<std::size_t>(index)];
        const int before = river.length();
        play_openly(state_, seat(), card);
        if (move.behind_joker())
            lay_bridge(state_, index,
                       card.value() < lowest(river.places) ? card.value() + 1 : card.value() - 1,
                       spend_joker());
        river.places |= bit_of(card.value());
        tell_rivero(index, before);
        use_action();
    }

    /// RV-31: its card for the bridge, which goes to the hand unseen.
    void replace(Move move) {
        const RiverCard card = move.river_card();
        const int index = find_river(state_, move.of_river().owner, move.of_river().number);
        const int before = river_at(state_, index).length();
        play_openly(state_, seat(), card);
        const RiverCard taken = lift_bridge(state_, index, card.value());
        gain_secretly(state_, seat(), taken);
        if (events_)
            tell("rivero.bridge-taken", "RV-31", {game::river_arg(taken), game::value_arg(taken)},
                 Seat::player(seat()));
        tell_rivero(index, before);
        use_action();
    }

    void double_up(RiverCard card, Place place) {
        play_openly(state_, seat(), card);
        state_.spring.lay(place, card);
        state_.doubled = true;
        state_.extra = state_.ocean_size > 0;  // RV-43
        use_action();
    }

    // ------------------------------------------------------------ the end step

    void close(Done done) {
        forget_turn();
        state_.done = done;
        state_.phase = Phase::end;
    }

    void spring(RiverCard card, Place place) {
        play_openly(state_, seat(), card);
        state_.spring.lay(place, card);
        close(Done::spring);
    }

    /// RV-33: a covered card stays.
    void exchange(RiverCard card, Place place) {
        play_openly(state_, seat(), card);
        const RiverCard top = state_.spring.take_top(place);
        state_.spring.lay(place, card);
        gain_openly(state_, seat(), top);
        close(Done::exchange);
    }

    void ground(RiverCard card) {
        sink(state_, seat(), card);
        close(Done::ground);
    }

    void lift() {
        const bool open = seen_on_top(state_, seat()) == Seen::all;
        const RiverCard card = lift_top(state_, seat());
        if (!state_.house.lifts_in_turn) close(Done::lift);
        if (events_)
            tell("rivero.lifted", "RV-36",
                 {{"seat", Seat::player(seat())}, game::river_arg(card), game::value_arg(card)},
                 open ? SeatSet::everyone() : Seat::player(seat()));
    }

    /// RV-41: the turn in which the ocean was used up is the last.
    void end_turn() {
        if (state_.ocean_size == 0) return finish();
        forget_turn();
        state_.to_move ^= 1;
        state_.phase = Phase::choose;
    }

    // ------------------------------------------------------------ actions

    /// RV-25: two cards, or what the pile has.
    void sun(int source) {
        if (source == Move::kSunOcean) {
            send_for(Errand::sun, Option::none);
            state_.errand_at = 2;
            return;
        }
        for (int i = 0; i < 2 && state_.ground_size[static_cast<std::size_t>(source)] > 0; ++i)
            spot().add(reveal_top(state_, source));
        state_.phase = Phase::end;
    }

    void tap(RiverName name, bool high) {
        const int index = find_river(state_, name.owner, name.number);
        const River& river = river_at(state_, index);
        spot().add(river.card(high ? highest(river.places) : lowest(river.places)));
        const Fall fall = cut(state_, index, high);
        const auto told = [&](std::string_view code) {
            tell(code, "RV-26", {{"seat", Seat::player(name.owner)}, {"where", write_river_name(name)}});
        };
        if (events_ && fall.bridge) told("rivero.bridge-falls");
        if (events_ && fall.river) told("rivero.river-falls");
        state_.phase = Phase::end;
    }

    /// RV-27.
    void tap_spring(Place place) {
        spot().add(state_.spring.take_top(place));
        state_.phase = Phase::end;
        if (state_.spring.has(place)) return;
        if (!is_middle(place)) return fill_from_ground(place, "RV-27");
        send_for(Errand::tap, Option::none);
        state_.errand_at = place;
    }

    /// RV-28: the card lies down when it is drawn.
    void bridge(RiverName name, RiverCard card) {
        send_for(Errand::bridge, Option::none);
        state_.errand_at = static_cast<std::uint8_t>(find_river(state_, name.owner, name.number));
        state_.errand_value = static_cast<std::uint8_t>(card.value());
    }

    State& state_;
    Events* events_;
};

}  // namespace

void Rivero::apply(State& state, [[maybe_unused]] Seat seat, Move move, Events* events) {
    assert(actors(state).has(seat));
    Step(state, events).run(move);
}

}  // namespace games::rivero
