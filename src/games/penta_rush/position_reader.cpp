#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <vector>

#include "core/text.h"
#include "game/position_fields.h"
#include "games/penta_rush/notation.h"
#include "games/penta_rush/rules.h"

namespace games::penta_rush {

using core::fail;
using game::Reason;
using game::Tree;

namespace {

/// The text of a leaf, as long as the tree lives; empty for anything else.
std::string_view word_of(const Tree& tree) {
    return tree.text() ? std::string_view(*tree.text()) : std::string_view();
}

class PositionReader : public game::PositionFields {
public:
    explicit PositionReader(const Tree& tree) : PositionFields(tree, PentaRush::declaration().position) {}

    core::Result<State, Reason> read() {
        if (!fault()) read_box();
        if (!fault()) read_boards();
        if (!fault()) read_round();
        if (!fault()) read_pads();
        if (!fault()) read_finished();
        if (!fault()) read_scores();
        if (!fault()) read_plans();
        if (!fault()) check_end();
        if (fault()) return fail(*fault());
        return state_;
    }

private:
    /// The list under a key with one entry for each seat; nullptr after a refusal.
    const Tree::List* per_seat(std::string_view key) {
        const Tree* found = value(key);
        const Tree::List* list = found ? found->list() : nullptr;
        if (list && list->size() == state_.seats) return list;
        refuse_value(key);
        return nullptr;
    }

    // --- the box

    void read_box() {
        if (const Tree* id = value("game"); id && (!id->text() || *id->text() != PentaRush::kId))
            refuse_value("game");
        std::array<std::string_view, kVariants> names{};
        for (std::size_t i = 0; i < names.size(); ++i) names[i] = PentaRush::variants()[i].name;
        state_.variant = static_cast<Variant>(word("variant", names, 0));
        const auto infos = PentaRush::option_infos();
        const game::OptionInfo& sand = *game::find_option(infos, "sand_seconds");
        const game::OptionInfo& cap = *game::find_option(infos, "round_cap_seconds");
        state_.sand_seconds = static_cast<std::uint16_t>(number("sand_seconds", sand.low, sand.high, 30));
        state_.cap_seconds = static_cast<std::uint16_t>(number("round_cap_seconds", cap.low, cap.high, 0));
        state_.overlap = static_cast<Overlap>(word("overlap", kOverlapNames, 0));
        state_.extra_outline = static_cast<ExtraOutline>(word("extra_outline", kExtraOutlineNames, 0));
        if (state_.cap_seconds % cap.step != 0) refuse_value("round_cap_seconds");
        if (value("sand_seconds") && !has_timer(state_)) refuse_value("sand_seconds");  // PR-36
        if (value("overlap") && is_puzzle(state_)) refuse_value("overlap");             // PR-26
        if (value("extra_outline") && !is_puzzle(state_)) refuse_value("extra_outline");
        read_seats();
    }

    void read_seats() {
        const Tree* scores = value("scores");
        if (!scores || !scores->list()) return refuse_value("scores");
        const game::VariantInfo& info = PentaRush::variants()[static_cast<std::size_t>(state_.variant)];
        const std::size_t count = scores->list()->size();
        if (count < static_cast<std::size_t>(info.min_players) ||
            count > static_cast<std::size_t>(info.max_players))
            return refuse(Reason("wrong-players", info.rule,
                                 {{"variant", std::string(info.name)},
                                  {"low", info.min_players},
                                  {"high", info.max_players}}));
        state_.seats = static_cast<std::uint8_t>(count);
    }

    void read_boards() {
        const Tree* boards = value("boards");
        const Tree::List* list = boards ? boards->list() : nullptr;
        if (!list || (list->size() != 1 && list->size() != state_.seats)) return refuse_value("boards");
        for (std::size_t seat = 0; seat < state_.seats && !fault(); ++seat) {
            const std::size_t at = list->size() == 1 ? 0 : seat;
            if (!(*list)[at].list()) return refuse_value("boards");
            std::vector<std::string_view> rows;
            for (const Tree& row : *(*list)[at].list()) rows.push_back(word_of(row));
            const auto board = read_rows(rows, static_cast<int>(at) + 1);
            if (!board) return refuse(board.error());
            state_.boards[seat] = *board;
        }
    }

    // --- the round

    void read_round() {
        state_.phase =
            static_cast<Phase>(word("phase", kPhaseNames, static_cast<std::size_t>(Phase::search)));
        state_.round = static_cast<std::uint8_t>(number("round", 1, rounds_of(state_.variant), 1));
        if (state_.phase == Phase::strike && !is_puzzle(state_)) return refuse_value("phase");
        const bool thrown = state_.phase == Phase::search || state_.phase == Phase::strike;
        const Tree* dice = value("dice");
        if (thrown != (dice != nullptr) || (dice && !dice->text())) return refuse_value("dice");
        if (!dice) return;
        const auto roll = read_roll(*dice->text());
        if (!roll) return refuse(roll.error());
        state_.roll = static_cast<std::int8_t>(*roll);
    }

    /// The placement of a list of five squares; -1 after a refusal.
    int read_outline(const Tree& tree, std::string_view key) {
        std::vector<std::string_view> words;
        if (tree.list())
            for (const Tree& square : *tree.list()) words.push_back(word_of(square));
        else
            refuse_value(key);
        if (fault()) return -1;
        const auto placement = read_placement(words);
        if (!placement) refuse(placement.error());
        return placement ? *placement : -1;
    }

    void read_pads() {
        if (value("outlines")) {
            const Tree::List* list = per_seat("outlines");
            for (std::size_t seat = 0; list && seat < list->size() && !fault(); ++seat)
                if (!(*list)[seat].is_null()) read_pad(state_.pads[seat], (*list)[seat]);
        }
        if (fault() || !value("changes")) return;
        const Tree::List* list = per_seat("changes");
        for (std::size_t seat = 0; list && seat < std::min(list->size(), state_.pads.size()); ++seat) {
            if ((*list)[seat].is_null()) continue;
            const std::int64_t* n = (*list)[seat].number();
            Pad& pad = state_.pads[seat];
            const int most = state_.phase == Phase::search ? kMostChanges : 0;
            if (!n || *n < pad.changes || *n > most) return refuse_value("changes");
            pad.changes = static_cast<std::uint8_t>(*n);
        }
    }

    void read_pad(Pad& pad, const Tree& tree) {
        if (!tree.list() || (state_.phase != Phase::search && !tree.list()->empty()))
            return refuse_value("outlines");
        for (const Tree& item : *tree.list()) {
            const int placement = read_outline(item, "outlines");
            if (placement < 0) return;
            if (pad.outlines.full())
                return refuse(Reason("penta-rush.too-many-outlines", "", {{"most", kMostOutlines}}));
            const auto index = static_cast<std::uint16_t>(placement);
            if (std::find(pad.outlines.begin(), pad.outlines.end(), index) != pad.outlines.end())
                return refuse(Reason("penta-rush.ringed-already", "PR-12",
                                     {{"squares", write_squares(placements()[index])}}));
            pad.outlines.push_back(index);
            ++pad.changes;
        }
    }

    /// Who flipped and who is done; a round in which all are would be over.
    void read_finished() {
        state_.flipped_by = static_cast<std::int8_t>(number("flipped_by", 0, state_.seats - 1, -1));
        const bool thrown = state_.phase == Phase::search || state_.phase == Phase::strike;
        if (state_.flipped_by >= 0 && (!thrown || !has_timer(state_))) refuse_value("flipped_by");
        const Tree* done = value("done");
        if (!done) return;
        if (!done->list() || (state_.phase != Phase::search && !done->list()->empty()))
            return refuse_value("done");
        for (const Tree& item : *done->list()) {
            const std::int64_t* seat = item.number();
            if (!seat || *seat < 0 || *seat >= state_.seats || *seat == state_.flipped_by ||
                is_done(state_, static_cast<int>(*seat)))
                return refuse_value("done");
            state_.done = static_cast<std::uint8_t>(state_.done | 1U << *seat);
        }
        const unsigned flipper = state_.flipped_by < 0 ? 0U : 1U << state_.flipped_by;
        if ((state_.done | flipper) == (1U << state_.seats) - 1) refuse_value("done");
    }

    // --- the results

    /// The most a round can bring: the five dearest tiles, or the dearest one; and the timer's point.
    int most_points(int round) const {
        std::array<int, kShapes> points{};
        for (std::size_t i = 0; i < kShapes; ++i) points[i] = points_of(static_cast<Shape>(i));
        std::sort(points.begin(), points.end(), std::greater<>());
        const int timer = has_timer(state_) ? 1 : 0;
        if (is_puzzle(state_)) return points[0] + timer;
        return std::accumulate(points.begin(), points.begin() + 5, 0) * (round == kBaseRounds ? 2 : 1) +
               timer;
    }

    void read_scores() {
        const Tree::List* list = per_seat("scores");
        for (std::size_t seat = 0; list && seat < list->size() && !fault(); ++seat) {
            const Tree::List* rounds = (*list)[seat].list();
            if (!rounds) return refuse_value("scores");
            if (rounds->size() != static_cast<std::size_t>(judged_rounds(state_)))
                return refuse(Reason("penta-rush.rounds-judged", "",
                                     {{"key", std::string("scores")},
                                      {"seat", game::Seat::player(static_cast<int>(seat))},
                                      {"count", static_cast<int>(rounds->size())},
                                      {"all", judged_rounds(state_)}}));
            for (std::size_t i = 0; i < rounds->size(); ++i) {
                const std::int64_t* n = (*rounds)[i].number();
                if (!n || *n < 0 || *n > most_points(static_cast<int>(i) + 1)) return refuse_value("scores");
                state_.scores[seat][i] = static_cast<std::uint8_t>(*n);
            }
        }
    }

    void read_plans() {
        if (!is_puzzle(state_)) return value("plan") ? refuse_value("plan") : void();
        if (!value("plan") && state_.round == 1 && judged_rounds(state_) == 0) return;
        const Tree::List* list = per_seat("plan");
        int marks = 0;
        for (std::size_t seat = 0; list && seat < list->size() && !fault(); ++seat) {
            read_plan(seat, (*list)[seat]);
            marks += state_.timer_marks[seat];
        }
        // PR-33: one flip a round, and none alone.
        if (marks > (has_timer(state_) ? judged_rounds(state_) : 0)) refuse_value("plan");
    }

    void read_plan(std::size_t seat, const Tree& tree) {
        if (!tree.map()) return refuse_value("plan");
        for (const auto& [key, entry] : *tree.map()) {
            if (key == "ringed")
                read_areas(seat, entry, Tile::Mark::ringed);
            else if (key == "struck")
                read_areas(seat, entry, Tile::Mark::struck);
            else if (key == "bare")
                read_bare(seat, entry);
            else if (key == "timer" && entry.number() && *entry.number() >= 0 &&
                     *entry.number() <= kPuzzleRounds)
                state_.timer_marks[seat] = static_cast<std::uint8_t>(*entry.number());
            else
                refuse_value("plan");
        }
    }

    void read_areas(std::size_t seat, const Tree& tree, Tile::Mark mark) {
        if (!tree.list()) return refuse_value("plan");
        for (const Tree& item : *tree.list()) {
            const int index = read_outline(item, "plan");
            if (index < 0) return;
            const Placement& placement = placements()[static_cast<std::size_t>(index)];
            Tile& tile = state_.plans[seat][static_cast<std::size_t>(placement.shape)];
            if (tile.mark != Tile::Mark::open || placement.set.meets(covered_by(state_.plans[seat])))
                return refuse_value("plan");  // PR-27, PR-28
            tile = {mark, static_cast<std::uint16_t>(index)};
        }
    }

    void read_bare(std::size_t seat, const Tree& tree) {
        if (!tree.list()) return refuse_value("plan");
        for (const Tree& item : *tree.list()) {
            const std::string* letter = item.text();
            const int shape = letter && letter->size() == 1 ? shape_of_letter((*letter)[0]) : -1;
            if (shape < 0 || state_.plans[seat][static_cast<std::size_t>(shape)].mark != Tile::Mark::open)
                return refuse_value("plan");
            state_.plans[seat][static_cast<std::size_t>(shape)].mark = Tile::Mark::struck_bare;
        }
    }

    /// That scores and plan tell the same story, and that the phase is one the round can be in.
    void check_end() {
        if (!PentaRush::is_consistent(state_)) return refuse_value(is_puzzle(state_) ? "plan" : "scores");
        if (state_.phase == Phase::strike) return check_strikes();
        if (state_.phase != Phase::over || state_.round == rounds_of(state_.variant)) return;
        int found = 0;  // PR-31: only a round without a find ends the puzzle early
        for (std::size_t seat = 0; seat < state_.seats; ++seat)
            found += state_.scores[seat][static_cast<std::size_t>(state_.round - 1)];
        if (state_.variant != Variant::puzzle || found > 1) refuse_value("phase");
    }

    void check_strikes() {
        bool owed = false;
        for (int seat = 0; seat < state_.seats; ++seat) owed = owed || owes_strike(state_, seat);
        if (!owed) return refuse_value("phase");
        if (state_.flipped_by < 0) return;
        const auto flipper = static_cast<std::size_t>(state_.flipped_by);  // PR-16: he has his point
        if (state_.timer_marks[flipper] == 0 || state_.scores[flipper][state_.round - 1U] == 0)
            refuse_value("flipped_by");
    }

    State state_;
};

}  // namespace

core::Result<State, Reason> PentaRush::read_position(const Tree& tree) { return PositionReader(tree).read(); }

}  // namespace games::penta_rush
