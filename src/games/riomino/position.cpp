#include <algorithm>
#include <array>

#include "core/text.h"
#include "game/position_fields.h"
#include "games/riomino/board.h"
#include "games/riomino/notation.h"
#include "games/riomino/rules.h"

namespace games::riomino {

using core::fail;
using game::Reason;
using game::Tree;

namespace {

Tree write_table(const State& state) {
    Tree table{Tree::Map()};
    for (int square = 0; square < kSquares; ++square)
        if (has_die(state, static_cast<Square>(square)))
            table.put(write_square(static_cast<Square>(square)),
                      write_pattern(die_at(state, static_cast<Square>(square))));
    return table;
}

Tree write_stock(const State& state, std::size_t seat) {
    Tree::List dice;
    for (int face = 0; face < kFaces; ++face)
        for (int i = 0; i < state.stock[seat][static_cast<std::size_t>(face)]; ++i)
            dice.emplace_back(write_face(face));
    return dice;
}

bool is_own_board(const State& state) {
    return state.variant == Variant::wizard || board_of(state) == own_board(state.variant);
}

class PositionReader : public game::PositionFields {
public:
    explicit PositionReader(const Tree& tree) : PositionFields(tree, Riomino::declaration().position) {}

    core::Result<State, Reason> read() {
        if (!fault()) read_box();
        if (!fault()) read_table();
        if (!fault()) read_stock();
        if (!fault()) read_turn();
        if (!fault()) check_dice();
        if (!fault()) check_dead();
        if (fault()) return fail(*fault());
        judge(state_);
        return state_;
    }

private:
    /// A square within reach; refused, and nothing, otherwise.
    std::optional<Square> square(const std::string& text) {
        const auto place = read_place(text);
        if (place && in_reach(place->x, place->y)) return square_at(place->x, place->y);
        refuse(Reason("riomino.bad-square", "RM-15", {{"square", core::quotable(text)}}));
        return std::nullopt;
    }

    /// A list of different squares.
    SquareSet squares(std::string_view key) {
        SquareSet set;
        const Tree::List* list = tree().get(key)->list();
        if (!list) refuse_value(key);
        for (std::size_t i = 0; list && i < list->size() && !fault(); ++i) {
            const std::string* text = (*list)[i].text();
            const auto at = text ? square(*text) : std::nullopt;
            if (!at || set.has(*at))
                refuse_value(key);
            else
                set.add(*at);
        }
        return set;
    }

    void read_box() {
        constexpr std::array<std::string_view, 1> kGame{Riomino::kId};
        std::array<std::string_view, kVariants> names;
        for (std::size_t i = 0; i < kVariants; ++i) names[i] = variant_infos()[i].name;
        word("game", kGame, 0);
        const auto variant = static_cast<Variant>(word("variant", names, 0));
        SquareSet board = own_board(variant);
        if (tree().get("board")) {
            if (variant == Variant::wizard) return refuse_value("board");
            board = squares("board");
            if (fault()) return;
            if (auto reason = check_board(board, least_squares(variant))) return refuse(*reason);
        }
        state_ = empty_table(variant, board);
        state_.phase = static_cast<Phase>(word("phase", kPhaseNames, static_cast<std::size_t>(Phase::play)));
        state_.turns_start = word("start_turn", kStartTurns, 0) == 1;
        if (state_.phase == Phase::turn)
            read_start();
        else if (tree().get("thrown"))
            refuse_value("thrown");
    }

    /// The start die that was thrown and is still to be turned.
    void read_start() {
        if (!state_.turns_start) return refuse_value("phase");
        const Tree* thrown = tree().get("thrown");
        const auto face = thrown && thrown->text() ? read_face(*thrown->text()) : std::nullopt;
        if (!face) return refuse_value("thrown");
        if (*face < 0) return refuse(Reason("riomino.no-such-face", "RM-02", {{"edges", *thrown->text()}}));
        state_.start_face = static_cast<std::uint8_t>(*face);
    }

    void read_table() {
        const Tree* table = tree().get("table");
        if (!table && state_.phase != Phase::play) return;
        if (!table || !table->map()) return refuse_value("table");
        for (const auto& [key, value] : *table->map()) {
            const auto at = square(key);
            const auto pattern = value.text() ? read_pattern(*value.text()) : std::nullopt;
            if (fault()) return;
            if (!pattern) return refuse_value("table");
            if (*pattern < 0)
                return refuse(Reason("riomino.no-such-face", "RM-02", {{"edges", *value.text()}}));
            if (auto reason = why_outside(state_, x_of(*at), y_of(*at))) return refuse(*reason);
            if (auto reason = why_unlike(state_, *at, static_cast<Pattern>(*pattern))) return refuse(*reason);
            put_die(state_, *at, static_cast<Pattern>(*pattern));
            dice_.add(*at);
        }
    }

    void read_stock() {
        const Tree* stock = tree().get("stock");
        if (!stock && state_.phase != Phase::play) return;
        const Tree::List* seats = stock ? stock->list() : nullptr;
        if (!seats || seats->size() != kSeats) return refuse_value("stock");
        int dice = dice_.size();
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
            const Tree::List* faces = (*seats)[seat].list();
            if (!faces) return refuse_value("stock");
            for (const Tree& item : *faces) {
                const auto face = item.text() ? read_face(*item.text()) : std::nullopt;
                if (!face) return refuse_value("stock");
                if (*face < 0)
                    return refuse(Reason("riomino.no-such-face", "RM-02", {{"edges", *item.text()}}));
                if (++dice > kBoxDice)
                    return refuse(Reason("riomino.too-many-dice", "RM-06", {{"most", kBoxDice}}));
                ++state_.stock[seat][static_cast<std::size_t>(*face)];
            }
        }
    }

    void read_turn() {
        const Tree* turn = tree().get("to_move");
        if (!turn) return;
        const std::int64_t* seat = turn->number();
        const int last = state_.phase == Phase::lot ? 0 : kSeats - 1;  // nobody is to place yet
        if (!seat || *seat < 0 || *seat > last) return refuse_value("to_move");
        state_.to_move = static_cast<std::uint8_t>(*seat);
    }

    /// What must lie where in each phase; in play only what the coordinates and RM-07 ask for.
    void check_dice() {
        const int each = dice_each(state_.variant);
        const int first = dice_left(state_, 0), second = dice_left(state_, 1);
        if (state_.phase != Phase::play && !dice_.empty()) return refuse_value("table");
        switch (state_.phase) {
            case Phase::lot:
                if (first + second > 0) refuse_value("stock");
                return;
            case Phase::throw_dice:
                if (first > each || second >= each || (first < each && second > 0)) refuse_value("stock");
                return;
            case Phase::start:
            case Phase::turn:
                if (first != each || second != each) refuse_value("stock");
                return;
            case Phase::play: break;
        }
        if (!dice_.has(kCentre)) return refuse(Reason("riomino.no-start-die", "RM-15"));
        const SquareSet joined = joined_to(kCentre, dice_);
        for (const Square square : dice_)
            if (!joined.has(square))
                return refuse(Reason("riomino.apart", "RM-07", {{"square", write_square(square)}}));
    }

    /// The list of dead squares is for those who know no rules (RM-19): it follows from the table.
    void check_dead() {
        if (tree().get("dead") && squares("dead") != dead_squares(state_)) refuse_value("dead");
    }

    State state_;
    SquareSet dice_;
};

}  // namespace

Tree Riomino::write_position(const View& state) {
    Tree tree;
    tree.put("game", kId);
    tree.put("variant", variant_infos()[static_cast<std::size_t>(state.variant)].name);
    if (state.turns_start) tree.put("start_turn", kStartTurns[1]);
    if (!is_own_board(state)) tree.put("board", write_squares(board_of(state)));
    tree.put("table", write_table(state));
    tree.put("stock", Tree::List{write_stock(state, 0), write_stock(state, 1)});
    tree.put("to_move", static_cast<int>(state.to_move));
    if (state.phase != Phase::play) tree.put("phase", kPhaseNames[static_cast<std::size_t>(state.phase)]);
    if (state.phase == Phase::turn) tree.put("thrown", write_face(state.start_face));
    if (const SquareSet dead = dead_squares(state); !dead.empty()) tree.put("dead", write_squares(dead));
    return tree;
}

core::Result<State, Reason> Riomino::read_position(const Tree& tree) { return PositionReader(tree).read(); }

game::Setup Riomino::setup_of(const State& state) {
    game::Setup setup;
    setup.variant = variant_infos()[static_cast<std::size_t>(state.variant)].name;
    setup.players = kSeats;
    if (state.turns_start) setup.options.emplace_back("start_turn", kStartTurns[1]);
    if (!is_own_board(state)) setup.options.emplace_back("board", draw_board(board_of(state)));
    return setup;
}

}  // namespace games::riomino
