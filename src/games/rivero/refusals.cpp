// Why a move is refused: the first cause a person would name. Nothing here reads what the mover
// may not know.

#include "games/rivero/notation.h"
#include "games/rivero/rules.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Reason;
using game::Seat;
using Kind = Move::Kind;
using Refusal = std::optional<Reason>;

namespace {

/// Judges the moves of the player to act.
class Judge {
public:
    explicit Judge(const State& state) : state_(state), seat_(state.to_move) {}

    Refusal judge(Move move) const {
        switch (move.kind()) {
            case Kind::start:
            case Kind::draw:
            case Kind::turn: return Reason("rivero.chance-only", "RV-29");
            case Kind::sun:
            case Kind::tap:
            case Kind::tap_spring:
            case Kind::bridge:
            case Kind::joker: return act(move);
            default: break;
        }
        if (state_.phase == Phase::act)
            return Reason("rivero.do-action", "RV-21", {game::action_arg("action", spot().card())});
        switch (move.kind()) {
            case Kind::ocean:
            case Kind::column:
            case Kind::action: return option(move);
            case Kind::lift: return state_.house.lifts_in_turn ? lift() : end_step(move);
            case Kind::spring:
            case Kind::exchange:
            case Kind::ground:
            case Kind::end: return end_step(move);
            default: return part(move);
        }
    }

private:
    const ActionSpot& spot() const { return state_.action[static_cast<std::size_t>(seat_)]; }
    const RiverCards& hand() const { return state_.hands[static_cast<std::size_t>(seat_)]; }
    int flask() const { return state_.flask[static_cast<std::size_t>(seat_)]; }

    static Reason of_card(std::string_view code, std::string_view rule, RiverCard card) {
        return Reason(code, rule, {game::river_arg(card), game::value_arg(card)});
    }
    static Reason of_card(std::string_view code, std::string_view rule, RiverCard card, RiverName river) {
        return Reason(code, rule,
                      {game::river_arg(card), game::value_arg(card), {"where", write_river_name(river)}});
    }
    static Reason of_card(std::string_view code, std::string_view rule, RiverCard card, Place place) {
        return Reason(code, rule,
                      {game::river_arg(card), game::value_arg(card), {"place", write_place(place)}});
    }
    static Reason of_river(std::string_view code, std::string_view rule, RiverName river) {
        return Reason(code, rule, {{"where", write_river_name(river)}});
    }
    static Reason of_place(std::string_view code, std::string_view rule, Place place) {
        return Reason(code, rule, {{"place", write_place(place)}});
    }
    Refusal why_not_held(RiverCard card, std::string_view rule) const {
        if (hand().has(card)) return std::nullopt;
        return of_card("rivero.not-in-hand", rule, card);
    }

    // ------------------------------------------------------------ options

    Refusal option(Move move) const {
        if (state_.phase != Phase::choose) return Reason("rivero.option-chosen", "RV-07");
        if (move.kind() == Kind::column) return column(move.index());
        if (move.kind() == Kind::action && spot().lies())
            return Reason("rivero.action-lies", "RV-20", {game::action_arg("action", spot().card())});
        return std::nullopt;
    }

    Refusal column(int column) const {
        if (flask() == 0) return Reason("rivero.flask-free", "RV-15");
        if (!is_complete(state_.spring, column))
            return Reason("rivero.column-short", "RV-15", {{"column", column + 1}});
        if (!has_use_for(state_, top_cards(state_.spring, column)))
            return Reason("rivero.column-useless", "RV-15", {{"column", column + 1}});
        return std::nullopt;
    }

    // ------------------------------------------------------------ parts of a turn

    Refusal part(Move move) const {
        if (state_.phase == Phase::end) {
            if (state_.done == Done::none) return Reason("rivero.action-done", "RV-21");
            return Reason("rivero.turn-ending", "RV-32");
        }
        const bool early =
            move.kind() == Kind::take || move.kind() == Kind::join || move.kind() == Kind::replace;
        if (state_.phase == Phase::choose && !early) return Reason("rivero.choose-first", "RV-07");
        switch (move.kind()) {
            case Kind::take: return take();
            case Kind::river: return river(move);
            case Kind::join: return join(move);
            case Kind::replace: return replace(move);
            case Kind::double_up: return double_up(move.card(), move.place());
            default: return extra();
        }
    }

    Refusal take() const {
        if (spot().open[0]) return std::nullopt;
        if (spot().joker) return Reason("rivero.joker-stays", "RV-29");
        return Reason("rivero.nothing-to-take", "RV-23");
    }

    Refusal river(Move move) const {
        unsigned cards = move.values();
        if (move.joker() != 0) {
            if (!has_joker(state_, seat_)) return Reason("rivero.no-joker", "RV-29");
            cards &= ~static_cast<unsigned>(bit_of(move.joker()));
        }
        for (unsigned left = cards; left != 0; left &= left - 1)
            if (auto reason = why_not_held({move.name(), lowest(static_cast<Values>(left))}, "RV-03"))
                return reason;
        if (state_.option == Option::ocean && flask() != 0)
            return of_river("rivero.flask-lies", "RV-08", {seat_, flask()});
        if (state_.option == Option::column && (cards & values_of(state_.unused.kinds(), move.name())) == 0)
            return Reason("rivero.without-column", "RV-17");
        return std::nullopt;
    }

    /// The river a move names; none if there is no such one.
    const River* find(RiverName name) const {
        const int index = find_river(state_, name.owner, name.number);
        return index < 0 ? nullptr : &river_at(state_, index);
    }

    Refusal join(Move move) const {
        const RiverCard card = move.river_card();
        const RiverName name = move.of_river();
        const River* river = find(name);
        if (!river) return of_river("rivero.no-such-river", "RV-12", name);
        if (auto reason = why_not_held(card, "RV-12")) return reason;
        if (name.owner != seat_ && !state_.house.attach_to_any)
            return of_river("rivero.not-your-river", "RV-11", name);
        if (card.river() != river->name) return of_card("rivero.other-river", "RV-12", card, name);
        const Values value = bit_of(card.value());
        if ((river->places & value) != 0) return of_card("rivero.lies-there", "RV-12", card, name);
        if (move.behind_joker()) {
            if (!has_joker(state_, seat_)) return Reason("rivero.no-joker", "RV-29");
            if ((river->beyond(2) & value) == 0)
                return of_card("rivero.not-behind-joker", "RV-30", card, name);
        } else if ((river->beyond(1) & value) == 0) {
            return of_card("rivero.not-at-end", "RV-12", card, name);
        }
        return why_not_first(card);
    }

    Refusal replace(Move move) const {
        const RiverCard card = move.river_card();
        const RiverName name = move.of_river();
        const River* river = find(name);
        if (!river) return of_river("rivero.no-such-river", "RV-31", name);
        if (auto reason = why_not_held(card, "RV-31")) return reason;
        if (card.river() != river->name || (river->bridges & bit_of(card.value())) == 0)
            return of_card("rivero.no-bridge", "RV-31", card, name);
        if (owes_use(state_) && name.owner != seat_) return Reason("rivero.use-first", "RV-17");
        return why_not_first(card);
    }

    /// RV-17: the first use after `column` is of one of its cards.
    Refusal why_not_first(RiverCard card) const {
        if (!owes_use(state_) || state_.unused.has(card)) return std::nullopt;
        return Reason("rivero.use-first", "RV-17");
    }

    Refusal double_up(RiverCard card, Place place) const {
        if (state_.option == Option::column) return Reason("rivero.no-doubling", "RV-18");
        if (state_.doubled) return Reason("rivero.doubled", "RV-14");
        if (auto reason = why_not_held(card, "RV-14")) return reason;
        if (!state_.spring.has(place)) return of_place("rivero.place-empty", "RV-14", place);
        if (state_.spring.upper[place]) return of_place("rivero.place-double", "RV-14", place);
        return why_no_twins(card, place, "RV-14");
    }

    Refusal why_no_twins(RiverCard card, Place place, std::string_view rule) const {
        const RiverCard top = state_.spring.top(place);
        if (card.value() != top.value()) return of_card("rivero.other-value", rule, card, place);
        if (card.river() == top.river()) return of_card("rivero.same-river", rule, card, place);
        return std::nullopt;
    }

    Refusal extra() const {
        if (state_.option == Option::column) return Reason("rivero.no-doubling", "RV-18");
        if (state_.extra) return std::nullopt;
        if (state_.ocean_size == 0) return Reason("rivero.ocean-empty", "RV-43");
        return Reason("rivero.no-extra", "RV-14");
    }

    // ------------------------------------------------------------ the end step

    Refusal end_step(Move move) const {
        if (state_.phase == Phase::choose) return Reason("rivero.choose-first", "RV-07");
        if (owes_use(state_)) return Reason("rivero.use-before-end", "RV-17");
        switch (move.kind()) {
            case Kind::spring: return spring(move.card(), move.place());
            case Kind::exchange: return exchange(move.card(), move.place());
            case Kind::ground: return ground(move.card());
            case Kind::lift: return lift();
            default: break;
        }
        if (must_spring(state_)) return why_spring_first();
        if (must_ground(state_))
            return Reason("rivero.ground-first", "RV-34", {{"cards", hand_of_mover(state_)}});
        return std::nullopt;
    }

    Reason why_spring_first() const {
        return Reason("rivero.spring-first", "RV-32", {{"cards", hand_of_mover(state_)}});
    }

    /// RV-21, RV-32: one card into the spring or for one of its cards, before the rest of the end step.
    Refusal why_spring_closed() const {
        if (spring_is_open(state_)) return std::nullopt;
        if (state_.done == Done::none) return Reason("rivero.no-spring-after-action", "RV-21");
        if (state_.done == Done::spring) return Reason("rivero.spring-done", "RV-32");
        if (state_.done == Done::exchange) return Reason("rivero.exchange-done", "RV-33");
        return Reason("rivero.spring-late", "RV-32");
    }

    Refusal spring(RiverCard card, Place place) const {
        if (auto reason = why_spring_closed()) return reason;
        if (auto reason = why_not_held(card, "RV-32")) return reason;
        if (is_middle(place)) return of_place("rivero.middle-place", "RV-05", place);
        if (state_.spring.has(place)) return of_place("rivero.place-taken", "RV-05", place);
        return std::nullopt;
    }

    Refusal exchange(RiverCard card, Place place) const {
        if (auto reason = why_spring_closed()) return reason;
        if (!state_.spring.is_full()) return Reason("rivero.spring-not-full", "RV-33");
        if (auto reason = why_not_held(card, "RV-33")) return reason;
        return why_no_twins(card, place, "RV-33");
    }

    Refusal ground(RiverCard card) const {
        if (must_spring(state_)) return why_spring_first();
        if (state_.done == Done::exchange) return Reason("rivero.exchanged", "RV-33");
        if (state_.done == Done::ground) return Reason("rivero.grounded", "RV-34");
        if (hand_of_mover(state_) <= kHand)
            return Reason("rivero.hand-small", "RV-34", {{"cards", hand_of_mover(state_)}});
        return why_not_held(card, "RV-34");
    }

    Refusal lift() const {
        if (must_spring(state_)) return why_spring_first();
        if (hand_of_mover(state_) >= kHand)
            return Reason("rivero.hand-full", "RV-36", {{"cards", hand_of_mover(state_)}});
        if (state_.ground_size[static_cast<std::size_t>(seat_)] == 0)
            return Reason("rivero.ground-empty", "RV-36", {{"seat", Seat::player(seat_)}});
        return std::nullopt;
    }

    // ------------------------------------------------------------ actions

    Refusal act(Move move) const {
        if (state_.phase != Phase::act) return Reason("rivero.no-action-now", "RV-21");
        const ActionCard wanted = move.kind() == Kind::sun ? ActionCard::sun
                                  : move.kind() == Kind::tap || move.kind() == Kind::tap_spring
                                      ? ActionCard::tap
                                      : ActionCard::bridge;
        if (wanted != spot().card())
            return Reason("rivero.do-action", "RV-21", {game::action_arg("action", spot().card())});
        switch (move.kind()) {
            case Kind::sun: return sun(move.index());
            case Kind::tap: return tap(move.of_river());
            case Kind::tap_spring:
                if (state_.spring.has(move.place())) return std::nullopt;
                return of_place("rivero.place-empty", "RV-27", move.place());
            case Kind::bridge: return bridge(move.of_river(), move.river_card());
            default: return std::nullopt;
        }
    }

    Refusal sun(int source) const {
        if (source == Move::kSunOcean || state_.ground_size[static_cast<std::size_t>(source)] != 0)
            return std::nullopt;
        return Reason("rivero.ground-empty", "RV-25", {{"seat", Seat::player(source)}});
    }

    Refusal tap(RiverName name) const {
        const int index = find_river(state_, name.owner, name.number);
        if (index < 0) return of_river("rivero.no-such-river", "RV-26", name);
        if (has_flask(state_, index)) return of_river("rivero.flask-protects", "RV-10", name);
        return std::nullopt;
    }

    Refusal bridge(RiverName name, RiverCard card) const {
        const River* river = find(name);
        if (!river) return of_river("rivero.no-such-river", "RV-28", name);
        const Values value = bit_of(card.value());
        if (card.river() != river->name || (river->cards() & value) == 0)
            return of_card("rivero.not-in-river", "RV-28", card, name);
        if (value == bit_of(lowest(river->places)) || value == bit_of(highest(river->places)))
            return of_card("rivero.bridge-at-end", "RV-28", card, name);
        if ((river->bridgeable() & value) == 0) return of_card("rivero.bridge-beside", "RV-28", card, name);
        return std::nullopt;
    }

    const State& state_;
    const int seat_;
};

Refusal why_chance_not(const State& state, Move move) {
    if (state.phase == Phase::start) {
        if (move.kind() == Kind::start) return std::nullopt;
        return Reason("rivero.lot-first", "RV-06");
    }
    if (state.phase == Phase::turn) {
        if (move.kind() != Kind::turn) return Reason("rivero.turn-first", "RV-21");
        if (action_pile(state, move.action_card()) > 0) return std::nullopt;
        return Reason("rivero.not-in-pile", "RV-44", {game::action_arg("action", move.action_card())});
    }
    if (move.kind() != Kind::draw) return Reason("rivero.draw-first", "RV-07");
    if (state.ocean.has(move.card())) return std::nullopt;
    return Reason("rivero.not-in-ocean", "RV-43",
                  {game::river_arg(move.card()), game::value_arg(move.card())});
}

}  // namespace

Refusal Rivero::why_illegal(const State& state, Seat seat, Move move) {
    if (state.phase == Phase::over) return Reason("game-over", "");
    if (!actors(state).has(seat))
        return Reason("not-your-turn", "", {{"seat", seat}, {"turn", *actors(state).begin()}});
    if (seat == Seat::chance()) return why_chance_not(state, move);
    return Judge(state).judge(move);
}

}  // namespace games::rivero
