#include <algorithm>

#include "core/text.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using game::Tree;

namespace {

Tree write_outline(std::uint16_t placement) {
    Tree::List squares;
    for (const Square square : placements()[placement].squares) squares.emplace_back(write_square(square));
    return squares;
}

Tree write_board_rows(const Board& board) {
    const std::string text = write_board(board);
    Tree::List rows;
    for (const std::string_view row : core::split(text, '/')) rows.emplace_back(row);
    return rows;
}

/// One for all where they are the same.
Tree write_all_boards(const Table& table) {
    Tree::List boards;
    for (std::size_t seat = 0; seat < table.seats; ++seat)
        boards.push_back(write_board_rows(table.boards[seat]));
    const bool identical =
        std::all_of(boards.begin(), boards.end(), [&](const Tree& board) { return board == boards.front(); });
    if (identical) boards.resize(1);
    return boards;
}

Tree write_plan(const Plan& plan, int timer_marks) {
    Tree::List ringed, struck, bare;
    for (std::size_t shape = 0; shape < kShapes; ++shape) {
        const Tile& tile = plan[shape];
        if (tile.mark == Tile::Mark::ringed) ringed.push_back(write_outline(tile.placement));
        if (tile.mark == Tile::Mark::struck) struck.push_back(write_outline(tile.placement));
        if (tile.mark == Tile::Mark::struck_bare)
            bare.emplace_back(std::string(1, letter_of(static_cast<Shape>(shape))));
    }
    Tree tree;
    tree.put("ringed", std::move(ringed));
    tree.put("struck", std::move(struck));
    if (!bare.empty()) tree.put("bare", std::move(bare));
    tree.put("timer", timer_marks);
    return tree;
}

/// What was drawn, and how often something changed where that does not follow; null for a pad
/// that the viewer may not see.
void write_pads(const View& view, Tree& tree) {
    Tree::List outlines, changes;
    bool written = false;
    for (int seat = 0; seat < view.table.seats; ++seat) {
        const Pad* pad = view.pad_of(seat);
        const bool hidden = !pad && view.table.phase == Phase::search;
        Tree::List drawn;
        if (pad)
            for (const std::uint16_t placement : pad->outlines) drawn.push_back(write_outline(placement));
        outlines.push_back(hidden ? Tree() : Tree(std::move(drawn)));
        changes.push_back(hidden ? Tree() : Tree(pad ? static_cast<int>(pad->changes) : 0));
        written = written || (pad && pad->changes != pad->outlines.size());
    }
    tree.put("outlines", std::move(outlines));
    if (written) tree.put("changes", std::move(changes));
}

}  // namespace

Tree PentaRush::write_position(const View& view) {
    const Table& table = view.table;
    Tree tree;
    tree.put("game", kId);
    tree.put("variant", variants()[static_cast<std::size_t>(table.variant)].name);
    if (table.overlap != Overlap::all)
        tree.put("overlap", kOverlapNames[static_cast<std::size_t>(table.overlap)]);
    if (table.extra_outline != ExtraOutline::voids)
        tree.put("extra_outline", kExtraOutlineNames[static_cast<std::size_t>(table.extra_outline)]);
    if (table.sand_seconds != 30) tree.put("sand_seconds", static_cast<int>(table.sand_seconds));
    if (table.cap_seconds != 0) tree.put("round_cap_seconds", static_cast<int>(table.cap_seconds));
    tree.put("round", static_cast<int>(table.round));
    tree.put("phase", kPhaseNames[static_cast<std::size_t>(table.phase)]);
    if (table.roll >= 0) tree.put("dice", write_roll(table.roll));
    tree.put("boards", write_all_boards(table));
    write_pads(view, tree);
    Tree::List done, scores, plans;
    for (int seat = 0; seat < table.seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (is_done(table, seat)) done.emplace_back(seat);
        Tree::List rounds;
        for (int i = 0; i < judged_rounds(table); ++i)
            rounds.emplace_back(static_cast<int>(table.scores[at][static_cast<std::size_t>(i)]));
        scores.emplace_back(std::move(rounds));
        plans.push_back(write_plan(table.plans[at], table.timer_marks[at]));
    }
    tree.put("done", std::move(done));
    tree.put("flipped_by", table.flipped_by < 0 ? Tree() : Tree(static_cast<int>(table.flipped_by)));
    tree.put("scores", std::move(scores));
    if (is_puzzle(table)) tree.put("plan", std::move(plans));
    return tree;
}

}  // namespace games::penta_rush
