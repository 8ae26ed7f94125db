#include <algorithm>
#include <array>

#include "core/text.h"
#include "game/position_fields.h"
#include "games/pente/notation.h"
#include "games/pente/rules.h"

namespace games::pente {

using core::fail;
using game::Reason;
using game::Tree;

namespace {

constexpr int kOpeningRoom = 8;  // points that stay free until the sides are taken

bool has_choice(const Rules& rules) {
    return rules.opening == Opening::d_pente || rules.opening == Opening::swap2;
}

Tree write_stones(const State& state, int colour) {
    Tree::List points;
    for (std::int8_t y = 0; y < state.size; ++y)
        for (std::int8_t x = 0; x < state.size; ++x)
            if (state.board[colour].has(x, y)) points.emplace_back(write_point({x, y}));
    return points;
}

/// Whether the next stone need not be of its seat's own colour (PE-43, PE-47).
bool lays_for_both(const State& state) {
    return state.phase == Phase::opening || state.phase == Phase::extend;
}

Tree write_rows(const State& state) {
    Tree::List rows;
    for (const auto& row : winning_rows(state)) {
        Tree::List points;
        for (const Point p : row) points.emplace_back(write_point(p));
        rows.emplace_back(std::move(points));
    }
    return rows;
}

class PositionReader : public game::PositionFields {
public:
    explicit PositionReader(const Tree& tree) : PositionFields(tree, Pente::declaration().position) {}

    core::Result<State, Reason> read() {
        if (!fault()) read_box();
        if (!fault()) read_stones();
        if (!fault()) read_captures();
        if (!fault()) read_turn();
        if (!fault()) read_end();
        if (!fault()) check_told();
        if (fault()) return fail(*fault());
        return state_;
    }

private:
    void read_box() {
        constexpr std::array<std::string_view, 1> kGame{Pente::kId};
        std::array<std::string_view, kVariants> names;
        for (int i = 0; i < kVariants; ++i) names[i] = variant_infos()[i].name;
        word("game", kGame, 0);
        state_.variant = static_cast<Variant>(word("variant", names, 0));
        state_.size = static_cast<std::uint8_t>(number("size", kMinSize, kMaxSize, kMaxSize));
        if (state_.size % 2 == 0) refuse_value("size");
        state_.three = static_cast<Three>(word("three", kThreeNames, 0));
        if (tree().get("three") && !rules_of(state_).no_double_three) refuse_value("three");
    }

    void read_stones() {
        const Tree* stones = tree().get("stones");
        const Tree::List* colours = stones ? stones->list() : nullptr;
        if (!colours) return refuse_value("stones");
        const game::VariantInfo& info = variant_infos()[static_cast<int>(state_.variant)];
        const int count = static_cast<int>(std::min<std::size_t>(colours->size(), 100));
        const bool pairs = state_.variant == Variant::pairs;
        if (pairs ? count != 2 : count < info.min_players || count > info.max_players)
            return refuse(Reason("pente.wrong-colours", "PE-36", {{"count", count}}));
        state_.colours = static_cast<std::uint8_t>(count);
        state_.seats = static_cast<std::uint8_t>(pairs ? 4 : count);
        for (int c = 0; c < count && !fault(); ++c) read_colour(c, (*colours)[static_cast<std::size_t>(c)]);
    }

    void read_colour(int colour, const Tree& points) {
        if (!points.list()) return refuse_value("stones");
        for (const Tree& item : *points.list()) {
            const auto p = item.text() ? read_point(*item.text(), state_.size) : std::nullopt;
            if (!p)
                return refuse(Reason("pente.bad-point", "PE-01",
                                     {{"point", item.text() ? core::quotable(*item.text()) : "?"}}));
            if (!is_empty(state_, *p))
                return refuse(Reason("pente.two-stones", "PE-04", {{"point", write_point(*p)}}));
            state_.board[static_cast<std::size_t>(colour)].flip(p->x, p->y);
            ++state_.stones;
        }
    }

    void read_captures() {
        const Tree* captures = tree().get("captures");
        if (!captures) return;
        const Tree::List* counts = captures->list();
        if (!counts || counts->size() != state_.colours) return refuse_value("captures");
        const int most = rules_of(state_).capture_goal == 0 ? 0 : kMaxCaptures;
        for (std::size_t c = 0; c < counts->size(); ++c) {
            const std::int64_t* n = (*counts)[c].number();
            if (!n || *n < 0 || *n > most) return refuse_value("captures");
            state_.captures[c] = static_cast<std::uint16_t>(*n);
        }
    }

    void read_turn() {
        const Rules& rules = rules_of(state_);
        state_.phase = static_cast<Phase>(word("phase", kPhaseNames, static_cast<std::size_t>(Phase::play)));
        if (!phase_fits(rules)) return refuse_value("phase");
        read_sides(rules);
        const int owner = owner_of_phase(rules);
        const int low = std::max(owner, 0), high = owner < 0 ? state_.seats - 1 : owner;
        state_.to_move = static_cast<std::uint8_t>(number("to_move", low, high, low));
        const bool first_turn = rules.stones_a_turn > 1 && state_.stones == 0;  // PE-48: one stone
        const int most = stones_in_phase(rules);
        state_.stones_left =
            static_cast<std::uint8_t>(number("stones_left", std::min(most, 1), most, first_turn ? 1 : most));
        if (state_.phase != Phase::play && free_points() < state_.stones_left + kOpeningRoom + may_add())
            refuse_value("stones");
    }

    int free_points() const { return state_.size * state_.size - state_.stones; }
    /// PE-47: the stones that may come on top before the sides are taken.
    int may_add() const { return state_.phase == Phase::opening || state_.phase == Phase::offer ? 2 : 0; }

    bool phase_fits(const Rules& rules) const {
        switch (state_.phase) {
            case Phase::play: return true;
            case Phase::lot: return state_.stones == 0;
            case Phase::offer:
            case Phase::extend: return rules.opening == Opening::swap2;
            case Phase::opening:
            case Phase::choose: return has_choice(rules);
        }
        return false;
    }

    int stones_in_phase(const Rules& rules) const {
        switch (state_.phase) {
            case Phase::play: return rules.stones_a_turn;
            case Phase::opening: return rules.opening == Opening::d_pente ? 4 : 3;
            case Phase::extend: return 2;
            case Phase::lot: return 1;
            default: return 0;
        }
    }

    /// The seat that acts in an opening; -1 if it is free.
    int owner_of_phase(const Rules& rules) const {
        const int first = static_cast<int>(state_.swapped);
        switch (state_.phase) {
            case Phase::play: return -1;
            case Phase::lot: return 0;
            case Phase::opening: return first;
            case Phase::choose: return rules.opening == Opening::swap2 ? first : 1 - first;
            default: return 1 - first;
        }
    }

    void read_sides(const Rules& rules) {
        const Tree* sides = tree().get("sides");
        if (!sides) return;
        const Tree::List* list = sides->list();
        const auto is = [&](std::size_t i, int colour) {
            const std::int64_t* n = (*list)[i].number();
            return n && *n == colour;
        };
        if (!has_choice(rules) || !list || list->size() != 2) return refuse_value("sides");
        state_.swapped = is(0, 1) && is(1, 0);
        if (!state_.swapped && !(is(0, 0) && is(1, 1))) refuse_value("sides");
    }

    void read_end() {
        judge_standing(state_);
        const Tree* over = tree().get("over");
        if (!over) return;
        const bool pending = over->text() && *over->text() == kPending;
        if (pending || (over->boolean() && !*over->boolean())) {
            state_.end = End::none;
            state_.winner = -1;
            state_.row_pending = pending;
            if (is_stuck(state_) || (pending && !rules_of(state_).breakable)) refuse_value("over");
            return;
        }
        const Tree::List* list = over->list();
        const std::string* end = list && list->size() == 2 ? (*list)[0].text() : nullptr;
        const std::int64_t* winner = end ? (*list)[1].number() : nullptr;
        if (!winner || *winner < -1 || *winner >= state_.colours || (*winner == -1) != (*end == kEndNames[3]))
            return refuse_value("over");
        const auto found = std::find(kEndNames.begin() + 1, kEndNames.end(), *end);
        if (found == kEndNames.end()) return refuse_value("over");
        state_.row_pending = false;
        state_.end = static_cast<End>(found - kEndNames.begin());
        state_.winner = static_cast<std::int8_t>(*winner);
    }

    /// What only tells those who know no rules what follows from the rest.
    void check_told() {
        if (tree().get("rows") && *tree().get("rows") != write_rows(state_)) refuse_value("rows");
        if (const Tree* colour = tree().get("colour"))
            if (!lays_for_both(state_) || *colour != Tree(next_colour(state_))) refuse_value("colour");
    }

    State state_;
};

}  // namespace

Tree Pente::write_position(const View& state) {
    const Rules& rules = rules_of(state);
    Tree tree;
    tree.put("game", kId);
    tree.put("variant", variant_infos()[static_cast<int>(state.variant)].name);
    tree.put("size", static_cast<int>(state.size));
    if (state.three != Three::free) tree.put("three", kThreeNames[1]);
    Tree::List stones, captures;
    for (int c = 0; c < state.colours; ++c) {
        stones.push_back(write_stones(state, c));
        captures.emplace_back(static_cast<int>(state.captures[c]));
    }
    tree.put("stones", std::move(stones));
    tree.put("captures", std::move(captures));
    tree.put("to_move", static_cast<int>(state.to_move));
    if (has_choice(rules) || state.phase == Phase::lot)
        tree.put("phase", kPhaseNames[static_cast<std::size_t>(state.phase)]);
    if (has_choice(rules) || rules.stones_a_turn > 1)
        tree.put("stones_left", static_cast<int>(state.stones_left));
    if (lays_for_both(state)) tree.put("colour", next_colour(state));
    if (state.swapped) tree.put("sides", Tree::List{1, 0});

    // Only where the board alone would be judged otherwise, as when a capture cut a row of six
    // down to five: that five was not made, so it did not win (PE-25).
    State standing = state;
    judge_standing(standing);
    if (state.end == End::none && standing != state)
        tree.put("over", state.row_pending ? Tree(kPending) : Tree(false));
    if (state.end != End::none && standing != state)
        tree.put("over",
                 Tree::List{kEndNames[static_cast<std::size_t>(state.end)], static_cast<int>(state.winner)});
    if (Tree rows = write_rows(state); !rows.list()->empty()) tree.put("rows", std::move(rows));
    return tree;
}

core::Result<State, Reason> Pente::read_position(const Tree& tree) { return PositionReader(tree).read(); }

game::Setup Pente::setup_of(const State& state) {
    game::Setup setup;
    setup.variant = variant_infos()[static_cast<int>(state.variant)].name;
    setup.players = state.seats;
    if (state.size != kMaxSize) setup.options.emplace_back("size", std::to_string(state.size));
    if (state.three != Three::free) setup.options.emplace_back("three", "any");
    return setup;
}

}  // namespace games::pente
