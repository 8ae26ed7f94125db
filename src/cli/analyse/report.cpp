#include "cli/analyse/report.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "cli/analyse/graph.h"
#include "cli/screen/progress.h"
#include "core/text.h"

namespace cli {

using bots::analysis::Entry;
using bots::analysis::kSure;
using bots::analysis::Mark;
using bots::analysis::Permille;
using bots::analysis::Review;
using bots::analysis::Tally;
using bots::analysis::Told;
using game::Notice;
using game::Seat;

namespace {

constexpr int kGraphRows = 8, kSmallGraphRows = 4;  // of two sides; of one of many
constexpr int kNumber = 4, kMark = 3, kFigure = 9, kLongestMove = 24, kIndent = 6, kGap = 2;
constexpr Permille kLuckWorthTelling = 10;
constexpr std::array kMarksToCount{Mark::inaccuracy, Mark::mistake, Mark::blunder};

class Report {
public:
    Report(const Review& review, const game::AnyGame& game, const std::vector<Chapter>& chapters,
           const Words& words, const Surface& surface)
        : review_(review),
          game_(game),
          chapters_(chapters),
          words_(words),
          surface_(surface),
          names_(name_columns(review.players(), words, surface)) {}

    std::string text() {
        for (int number = 0; number < review_.games(); ++number) {
            const auto moves = moves_of(number);
            if (moves.empty()) continue;
            if (review_.games() > 1) {
                out_ += '\n';
                row().put_rest(say("cli.analyse.game", {{"game", number + 1}, {"games", review_.games()}}),
                               tones::kBold);
            }
            draw_graphs(moves);
            list(moves);
            end(number);
        }
        draw_tallies();
        return out_;
    }

private:
    // ------------------------------------------------------------ lines

    /// A line that is added to the others once it is written.
    class Line : public Row {
    public:
        Line(const Surface& surface, std::string& out) : Row(surface), out_(out) {}
        ~Line() { out_ += line(); }
        Line(const Line&) = delete;
        Line& operator=(const Line&) = delete;

    private:
        std::string& out_;
    };
    Line row() { return Line(surface_, out_); }

    std::string say(std::string_view code, std::vector<game::Arg> args) const {
        return words_.say(Notice(code, "", std::move(args)));
    }
    std::string label(std::string_view code) const { return words_.label(code); }

    // ------------------------------------------------------------ figures

    static std::string percent(Permille permille) {
        // What is not certain is not rounded to certainty.
        const int rounded =
            permille <= 0 || permille >= kSure ? permille / 10 : std::clamp((permille + 5) / 10, 1, 99);
        return std::to_string(rounded) + " %";
    }
    std::string chance(Permille permille) const {
        if (review_.is_exact() && permille >= kSure) return label("cli.analyse.won");
        if (review_.is_exact() && permille <= 0) return label("cli.analyse.lost");
        return percent(permille);
    }
    static std::string signed_percent(Permille permille) {
        const int rounded = (std::abs(permille) + 5) / 10;
        return (permille < 0 ? "-" : "+") + std::to_string(rounded) + " %";
    }

    // ------------------------------------------------------------ one game

    struct Numbered {
        int number;
        const Entry* entry;
    };
    using Moves = std::vector<Numbered>;

    Moves moves_of(int game) const {
        Moves moves;
        for (std::size_t i = 0; i < review_.looked_at(); ++i)
            if (review_.entries()[i].game == game)
                moves.push_back({static_cast<int>(moves.size()) + 1, &review_.entries()[i]});
        return moves;
    }

    /// What the course of a game is drawn from: with hidden cards what they would have said.
    const std::optional<Told>& course(const Entry& entry) const {
        return review_.has_hidden_cards() ? entry.open : entry.known;
    }

    void draw_graphs(const Moves& moves) {
        if (review_.sides() == 2) return draw_graph_of(moves, 0, kGraphRows);
        for (int side = 0; side < review_.sides(); ++side) draw_graph_of(moves, side, kSmallGraphRows);
    }

    /// The chances of a side; of two sides also by what the other decided.
    void draw_graph_of(const Moves& moves, int side, int rows) {
        std::vector<GraphPoint> points;
        for (const auto& [number, entry] : moves) {
            if (!course(*entry)) continue;
            const bool own = review_.side_of(entry->seat) == side;
            if (!own && review_.sides() != 2) continue;
            const Permille played = course(*entry)->played;
            points.push_back({number, own ? played : kSure - played, entry->mark()});
        }
        if (points.empty()) return;
        out_ += '\n';
        row().put_rest(say(review_.has_hidden_cards() ? "cli.analyse.graph-open" : "cli.analyse.graph",
                           {{"players", side_name(side)}}),
                       tones::kBetter);
        out_ += to_lines(draw_graph(points, surface_.columns, rows, surface_.inks), surface_.inks);
    }

    std::string side_name(int side) const {
        std::vector<std::string> names;
        for (int seat = 0; seat < review_.players(); ++seat)
            if (review_.side_of(Seat::player(seat)) == side) names.push_back(words_.name(Seat::player(seat)));
        return core::join(names, " & ");
    }

    // ------------------------------------------------------------ the moves

    void list(const Moves& moves) {
        int longest = columns_of(label("cli.analyse.move"));
        for (const auto& [number, entry] : moves)
            if (entry->seat.is_player()) longest = std::max(longest, columns_of(entry->text));
        move_columns_ = std::min(longest, kLongestMove);
        out_ += '\n';
        {
            auto header = row();
            header.skip(kNumber + kGap + names_)
                .put(label("cli.analyse.move"), move_columns_ + 1, tones::kQuiet)
                .skip(kMark);
            header.put_right(label("cli.analyse.chance"), kFigure, tones::kQuiet);
            if (review_.has_hidden_cards())
                header.skip(1).put_right(label("cli.analyse.open"), kFigure, tones::kQuiet);
        }
        for (std::size_t i = 0; i < moves.size();) {
            if (moves[i].entry->seat.is_player())
                list_move(moves[i++]);
            else
                i = list_chance(moves, i);
        }
        out_ += '\n';
    }

    void list_move(const Numbered& move) {
        const Entry& entry = *move.entry;
        const Mark mark = entry.mark();
        const Style style = !entry.is_judged()   ? tones::kQuiet
                            : mark == Mark::none ? Style{}
                                                 : style_of(mark);
        {
            auto line = row();
            line.put_right(std::to_string(move.number), kNumber, tones::kQuiet).skip(kGap);
            line.put(words_.name(entry.seat), names_ - 1, style).skip(1);
            line.put(entry.text, move_columns_, style).skip(1).put(symbol_of(mark), kMark, style);
            line.put_right(entry.known ? chance(entry.known->played) : "", kFigure, style);
            if (entry.open) line.skip(1).put_right(chance(entry.open->played), kFigure, tones::kQuiet);
            if (entry.forced) line.skip(2).put_rest(label("cli.analyse.forced"), tones::kQuiet);
        }
        if (mark == Mark::none || entry.known->moves.empty()) return;
        const std::vector<std::string> after(entry.known->moves.begin() + 1, entry.known->moves.end());
        const std::string better = say("cli.analyse.better", {{"move", entry.known->moves.front()},
                                                              {"chance", chance(entry.known->best)}});
        const int columns = std::min(columns_of(better), surface_.columns - kIndent);
        row()
            .skip(kIndent)
            .put(better, columns, tones::kBetter)
            .skip(2)
            .put_rest(core::join(after, "  "), tones::kQuiet);
    }

    /// Moves of chance in a row stand on one line, with what they changed.
    std::size_t list_chance(const Moves& moves, std::size_t from) {
        std::size_t to = from;
        std::vector<std::string> texts;
        for (; to < moves.size() && !moves[to].entry->seat.is_player(); ++to)
            texts.push_back(moves[to].entry->text);
        const auto& luck = moves[to - 1].entry->luck;
        const std::string told = luck && std::abs(*luck) >= kLuckWorthTelling
                                     ? say("cli.analyse.luck", {{"seat", moves[to].entry->seat},
                                                                {"chance", signed_percent(*luck)}})
                                     : "";
        const std::string all = core::join(texts, ", ");
        const int room = std::max(surface_.columns - kNumber - 2 * kGap - columns_of(told), 0);
        row()
            .put_right(std::to_string(moves[from].number), kNumber, tones::kQuiet)
            .skip(kGap)
            .put(all, std::min(columns_of(all), room), tones::kQuiet)
            .skip(kGap)
            .put_rest(told, tones::kQuiet);
        return to;
    }

    void end(int number) {
        const Chapter& chapter = chapters_[static_cast<std::size_t>(number)];
        const auto* variant = find_variant(game_.variants(), chapter.start->setup().variant);
        const std::string sentence = ending_sentence(game_, chapter.state_after(chapter.steps.size()),
                                                     chapter.ending, *variant, words_);
        if (sentence.empty()) return;
        for (const std::string& part : wrap(sentence, surface_.columns)) row().put_rest(part);
        out_ += '\n';
    }

    // ------------------------------------------------------------ the players

    void draw_tallies() {
        constexpr int kCount = 4;
        const std::string decisions = label("cli.analyse.decisions"), given = label("cli.analyse.given-away"),
                          accuracy = label("cli.analyse.accuracy");
        const auto width = [](const std::string& name) {
            return std::max(columns_of(name), kFigure - kGap) + kGap;
        };
        // Where there is little room the decisions are not counted.
        const bool counts =
            names_ + width(decisions) + width(given) + 3 * kCount + width(accuracy) <= surface_.columns;
        {
            auto header = row();
            header.skip(names_);
            if (counts) header.put_right(decisions, width(decisions), tones::kQuiet);
            header.put_right(given, width(given), tones::kQuiet);
            for (const Mark mark : kMarksToCount) header.put_right(symbol_of(mark), kCount, style_of(mark));
            header.put_right(accuracy, width(accuracy), tones::kQuiet);
        }
        for (int seat = 0; seat < review_.players(); ++seat) {
            const Tally tally = review_.tally(Seat::player(seat));
            auto line = row();
            line.put(words_.name(Seat::player(seat)), names_ - 1, tones::kBold).skip(1);
            if (counts) line.put_right(std::to_string(tally.judged), width(decisions));
            line.put_right(tally.judged == 0 ? "-" : share(tally.mean_given_away()), width(given));
            for (const Mark mark : kMarksToCount) {
                const int count = tally.marks[static_cast<std::size_t>(mark)];
                line.put_right(std::to_string(count), kCount, count == 0 ? tones::kQuiet : style_of(mark));
            }
            line.put_right(tally.accuracy() ? share(*tally.accuracy()) : "-", width(accuracy), tones::kBold);
        }
    }
    std::string share(double part) const { return decimal(100 * part, words_.language) + " %"; }

    const Review& review_;
    const game::AnyGame& game_;
    const std::vector<Chapter>& chapters_;
    const Words& words_;
    const Surface& surface_;
    int names_, move_columns_ = 0;
    std::string out_;
};

}  // namespace

int name_columns(int players, const Words& words, const Surface& surface) {
    int columns = 0;
    for (int seat = 0; seat < players; ++seat)
        columns = std::max(columns, columns_of(words.name(Seat::player(seat))) + kGap);
    return std::min(columns, surface.columns / 4);
}

std::string tell_review(const Review& review, const game::AnyGame& game, const std::vector<Chapter>& chapters,
                        const Words& words, const Surface& surface) {
    return Report(review, game, chapters, words, surface).text();
}

}  // namespace cli
