#include <algorithm>
#include <array>

#include "core/text.h"
#include "games/rivero/notation.h"
#include "games/rivero/options.h"
#include "games/rivero/phases.h"
#include "games/rivero/rules.h"
#include "games/rivero/table_reader.h"
#include "games/rivero/turn.h"

namespace games::rivero {

using game::Reason;
using game::Tree;

namespace {

class PositionReader : public TableReader {
public:
    explicit PositionReader(const Tree& tree) : TableReader(tree, Rivero::declaration().position) {}

    core::Result<State, Reason> read() {
        if (!fault()) read_box();
        if (!fault()) read_table();
        if (!fault()) read_turn();
        if (!fault()) check();
        if (fault()) return core::fail(*fault());
        return state_;
    }

private:
    ActionSpot& spot() { return state_.action[state_.to_move]; }

    void read_box() {
        constexpr std::array<std::string_view, 1> kGame{Rivero::kId};
        word("game", kGame, 0);
        state_.variant = static_cast<Variant>(word("variant", kVariantNames, 0));
        for (const HouseRule& rule : kHouseRules)
            state_.house.*rule.flag = word(rule.name, rule.values, 0) == 1;
        const std::span<const std::string_view> phases(kPhaseNames.data(), kPhaseNames.size() - 1);
        state_.phase = static_cast<Phase>(word("phase", phases, static_cast<std::size_t>(Phase::over)));
        state_.to_move = static_cast<std::uint8_t>(number("to_move", 0, kSeats - 1, 0));
    }

    bool flag(std::string_view key) {
        const Tree* found = value(key);
        if (!found) return false;
        if (!found->boolean()) refuse_value(key);
        return found->boolean() && *found->boolean();
    }

    void read_turn() {
        const std::span<const std::string_view> options(kOptionNames.data() + 1, 2);
        if (state_.phase == Phase::play) {
            if (!value("option")) return refuse_value("option");
            state_.option = static_cast<Option>(word("option", options, 0) + 1);
        } else if (value("option")) {
            return refuse_value("option");
        }
        state_.done = static_cast<Done>(word("done", kDoneNames, 0));
        state_.doubled = flag("doubled");
        state_.extra = flag("extra");
        if (const Tree* unused = value("unused")) state_.unused = named(*unused, "unused");
        if (fault()) return;
        if (state_.phase == Phase::draw)
            read_errand();
        else if (value("draw"))
            refuse_value("draw");
    }

    void read_errand() {
        const Tree* found = value("draw");
        const auto words =
            found && found->text() ? core::words(*found->text()) : std::vector<std::string_view>();
        const auto kind = words.empty() ? kErrandNames.end()
                                        : std::find(kErrandNames.begin() + 1, kErrandNames.end(), words[0]);
        if (kind == kErrandNames.end()) return refuse_value("draw");
        state_.errand = static_cast<Errand>(kind - kErrandNames.begin());
        switch (state_.errand) {
            case Errand::ocean:
            case Errand::extra: state_.option = Option::ocean; break;
            case Errand::column: state_.option = Option::column; break;
            default: break;
        }
        const bool numbered =
            state_.errand == Errand::column || state_.errand == Errand::tap || state_.errand == Errand::sun;
        if (words.size() != (numbered ? 2U : state_.errand == Errand::bridge ? 3U : 1U))
            return refuse_value("draw");
        if (numbered) return read_errand_number(words[1]);
        if (state_.errand == Errand::bridge) read_errand_bridge(words[1], words[2]);
    }

    void read_errand_number(std::string_view text) {
        const auto number = core::read_number(text, 1, state_.errand == Errand::sun ? 2 : kColumns);
        if (!number) return refuse_value("draw");
        const int count = static_cast<int>(*number);
        state_.errand_at = static_cast<std::uint8_t>(state_.errand == Errand::sun   ? count
                                                     : state_.errand == Errand::tap ? place_at(count - 1, 1)
                                                                                    : count - 1);
    }

    void read_errand_bridge(std::string_view river, std::string_view text) {
        const auto name = read_river_name(river);
        const auto card = game::read_river_card(text);
        const int index = name ? find_river(state_, name->owner, name->number) : -1;
        if (index < 0 || !card || card->river() != river_at(state_, index).name ||
            (river_at(state_, index).bridgeable() & bit_of(card->value())) == 0)
            return refuse_value("draw");
        state_.errand_at = static_cast<std::uint8_t>(index);
        state_.errand_value = static_cast<std::uint8_t>(card->value());
    }

    // ------------------------------------------------------------ what the phase asks for

    void check() {
        check_memory();
        if (state_.phase == Phase::start || state_.phase == Phase::deal) return check_deal();
        check_base();
        switch (state_.phase) {
            case Phase::choose:
                if (state_.ocean_size == 0) refuse_value("ocean");
                break;
            case Phase::draw: check_errand(); break;
            case Phase::turn: check_front(spot().lies(), state_.ocean_size == 0); break;
            case Phase::act: check_front(!is_fresh() || !spot().is_bare(), state_.ocean_size == 0); break;
            case Phase::end: check_front(state_.done == Done::none && !is_fresh(), false); break;
            default: break;
        }
        if (!fault()) check_end();
    }

    /// What a turn remembers must belong to the phase.
    void check_memory() {
        const bool first = state_.option == Option::ocean;
        if (state_.doubled && !first) refuse_value("doubled");
        if (state_.extra && (state_.phase != Phase::play || !state_.doubled || state_.ocean_size == 0))
            refuse_value("extra");
        if (state_.errand == Errand::extra && !state_.doubled) refuse_value("doubled");
        if (state_.errand == Errand::ocean && state_.doubled) refuse_value("doubled");
        if ((state_.done != Done::none) != (state_.phase == Phase::end && value("done")))
            refuse_value("done");
        const bool column = state_.option == Option::column;
        const int unused = state_.unused.size();
        if (!state_.unused.empty() && (!column || unused > kRows)) refuse_value("unused");
        if (!state_.hands[state_.to_move].contains(state_.unused)) refuse_value("unused");
        if (state_.errand == Errand::column && unused != kRows) refuse_value("unused");
        if (!fault() && owes_use(state_) && !has_use_for(state_, state_.unused)) refuse_value("unused");
    }

    /// The action card was drawn in this turn.
    bool is_fresh() { return spot().lies() && !spot().used; }
    void check_front(bool bad_action, bool bad_ocean) {
        if (bad_action) refuse_value("action");
        if (bad_ocean) refuse_value("ocean");
    }

    /// Nothing but base cards, in order, and hands that are dealt in turn.
    void check_deal() {
        const int base = std::popcount(state_.spring.filled);
        const int first = state_.hand_size[state_.to_move], second = state_.hand_size[1 - state_.to_move];
        if (state_.ocean_size != kCards - base - first - second) return refuse_value("phase");
        if (state_.phase == Phase::start) {
            if (state_.ocean_size != kCards) refuse_value("phase");
            if (state_.to_move != 0) refuse_value("to_move");
            return;
        }
        if (state_.spring.filled != (kMiddle & ((1U << (base * kRows)) - 1))) refuse_value("spring");
        const bool dealt = first == kHand && second == kHand;
        if (first > kHand || dealt || (first != second && first != second + 1) ||
            (base < kColumns && first > 0))
            refuse_value("hands");
        if (!state_.shown[0].empty() || !state_.shown[1].empty()) refuse_value("shown");
        if (state_.made[0] != 0 || state_.made[1] != 0) refuse_value("made");
        if (state_.action[0].lies() || state_.action[1].lies() || value("discard")) refuse_value("action");
    }

    /// RV-04: the middle row is full, but for the place a card is drawn for.
    void check_base() {
        PlaceSet owed = 0;
        if (state_.errand == Errand::column) owed = column_places(state_.errand_at);
        if (state_.errand == Errand::tap) owed = static_cast<PlaceSet>(1U << state_.errand_at);
        if ((state_.spring.filled & owed) != 0) return refuse_value("spring");
        if (const unsigned bare = ~state_.spring.filled & ~owed & kMiddle; bare != 0)
            refuse(Reason("rivero.middle-bare", "RV-04", {{"where", write_place(std::countr_zero(bare))}}));
    }

    void check_errand() {
        if (state_.ocean_size == 0) refuse_value("ocean");
        const int open = (spot().open[0] ? 1 : 0) + (spot().open[1] ? 1 : 0);
        const auto is = [&](ActionCard card, int cards) {
            return is_fresh() && spot().card() == card && !spot().joker && open == cards;
        };
        switch (state_.errand) {
            case Errand::column:
                if (state_.flask[state_.to_move] != 0) refuse_value("flask");
                return;
            case Errand::tap: return check_front(!is(ActionCard::tap, 1), false);
            case Errand::sun: return check_front(!is(ActionCard::sun, 2 - state_.errand_at), false);
            case Errand::bridge:
            case Errand::joker: return check_front(!is(ActionCard::bridge, 0), false);
            default: return;
        }
    }

    /// RV-38, RV-41: a game is over exactly when somebody has won or the ocean ended it.
    void check_end() {
        const bool won = has_won(state_, 0) || has_won(state_, 1);
        const bool over = state_.phase == Phase::over;
        if (over ? !won && state_.ocean_size != 0
                 : won || (state_.ocean_size == 0 && state_.house.ends_at_once))
            refuse_value("phase");
    }
};

}  // namespace

core::Result<State, Reason> Rivero::read_position(const Tree& tree) { return PositionReader(tree).read(); }

}  // namespace games::rivero
