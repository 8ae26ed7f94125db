#include <algorithm>

#include "cli/analyse/graph.h"
#include "cli/analyse/report.h"
#include "cli/screen/progress.h"
#include "core/text.h"
#include "games/penta_rush/notation.h"

namespace cli {

using bots::analysis::RushReview;
using bots::analysis::RushTurn;
using game::Notice;
using game::Seat;

namespace {

constexpr int kRound = 8, kRoll = 8, kBar = 12, kPoints = 9, kShare = 7, kIndent = 18, kGap = 2;
constexpr std::int64_t kWorthTelling = 500;  // thousandths of a point; less is within what chance does

class RushReport {
public:
    RushReport(const RushReview& review, const Words& words, const Surface& surface)
        : review_(review),
          words_(words),
          surface_(surface),
          names_(name_columns(review.players(), words, surface)) {}

    std::string text() {
        const RushTurn* last = nullptr;
        for (std::size_t i = 0; i < review_.looked_at(); ++i) {
            const RushTurn& turn = review_.turns()[i];
            const bool is_next_game = last == nullptr || last->game != turn.game;
            if (is_next_game) begin_game(turn.game);
            list(turn, is_next_game || last->round != turn.round);
            last = &turn;
        }
        out_ += '\n';
        draw_tallies();
        return out_;
    }

private:
    void add(const Row& row) { out_ += row.line(); }
    std::string label(std::string_view code) const { return words_.label(code); }
    std::string say(std::string_view code, std::vector<game::Arg> args) const {
        return words_.say(Notice(code, "", std::move(args)));
    }
    static std::string percent(int part, int whole) {
        return whole == 0 ? "-" : std::to_string((200 * part + whole) / (2 * whole)) + " %";
    }
    std::string points(std::int64_t thousandths) const {
        return decimal(static_cast<double>(thousandths) / 1000, words_.language);
    }

    void begin_game(int number) {
        out_ += '\n';
        if (review_.games() > 1)
            add(Row(surface_).put_rest(
                say("cli.analyse.game", {{"game", number + 1}, {"games", review_.games()}}), tones::kBold));
        Row header(surface_);
        header.put(label("cli.analyse.round"), kRound, tones::kQuiet)
            .put(label("cli.analyse.dice"), kRoll, tones::kQuiet);
        header.skip(kGap + names_ + kBar + kGap)
            .put_right(label("cli.analyse.points"), kPoints, tones::kQuiet);
        header.skip(kShare);
        if (review_.is_puzzle())
            header.skip(kGap).put(label("cli.analyse.given-away"), surface_.columns, tones::kQuiet);
        add(header);
    }

    /// A player's round: how much of the best he found, and what the best was where it was more.
    void list(const RushTurn& turn, bool is_first) {
        Row row(surface_);
        row.put(is_first ? std::to_string(turn.round) : "", kRound, tones::kBold);
        row.put(is_first ? games::penta_rush::write_roll(turn.roll) : "", kRoll, tones::kBold).skip(kGap);
        row.put(words_.name(Seat::player(turn.seat)), names_ - 1).skip(1);
        put_bar(row, turn.points, turn.best_points);
        row.skip(kGap).put_right(std::to_string(turn.points) + " / " + std::to_string(turn.best_points),
                                 kPoints);
        row.put_right(percent(turn.points, turn.best_points), kShare, tones::kBold);
        if (turn.expected && turn.expected->given_away() > 0)
            row.skip(kGap).put_rest("-" + points(turn.expected->given_away()), style_of(mark_of(turn)));
        add(row);
        const bool is_bettered =
            turn.expected ? turn.expected->given_away() >= kWorthTelling : turn.points < turn.best_points;
        if (!is_bettered) return;
        for (const auto index : turn.best) {
            if (std::find(turn.found.begin(), turn.found.end(), index) != turn.found.end()) continue;
            const auto& placement = games::penta_rush::placements()[index];
            const std::string shape(1, games::penta_rush::letter_of(placement.shape));
            add(Row(surface_).skip(kIndent).put_rest(
                say(turn.expected ? "cli.analyse.better-outline" : "cli.analyse.missed",
                    {{"shape", shape},
                     {"squares", games::penta_rush::write_squares(placement)},
                     {"points", games::penta_rush::points_of(placement.shape)}}),
                tones::kBetter));
        }
    }

    void put_bar(Row& row, int part, int whole) const {
        const int filled = whole == 0 ? 0 : std::min(kBar, (2 * kBar * part + whole) / (2 * whole));
        std::string full, rest;
        for (int i = 0; i < kBar; ++i) (i < filled ? full : rest) += i < filled ? "█" : "░";
        row.put(full, filled, tones::kBetter).put(rest, kBar - filled, tones::kQuiet);
    }

    /// A point given away is as bad as a tenth of winning chance.
    static bots::analysis::Mark mark_of(const RushTurn& turn) {
        constexpr int kPart = 10;
        return bots::analysis::mark_of(static_cast<int>(turn.expected->given_away() / kPart));
    }

    void draw_tallies() {
        const std::string found = label("cli.analyse.found"), best = label("cli.analyse.best-sets"),
                          share = label("cli.analyse.share"), given = label("cli.analyse.given-away");
        const auto width = [](const std::string& name) { return columns_of(name) + kGap; };
        Row header(surface_);
        header.skip(names_);
        for (const std::string& name : {found, best, share})
            header.put_right(name, width(name), tones::kQuiet);
        if (review_.is_puzzle()) header.put_right(given, width(given), tones::kQuiet);
        add(header);
        for (int seat = 0; seat < review_.players(); ++seat) {
            const RushReview::Tally tally = review_.tally(seat);
            Row row(surface_);
            row.put(words_.name(Seat::player(seat)), names_ - 1, tones::kBold).skip(1);
            row.put_right(std::to_string(tally.points), width(found));
            row.put_right(std::to_string(tally.best), width(best));
            row.put_right(percent(tally.points, tally.best), width(share), tones::kBold);
            if (review_.is_puzzle()) row.put_right(points(tally.given_away), width(given));
            add(row);
        }
    }

    const RushReview& review_;
    const Words& words_;
    const Surface& surface_;
    int names_;
    std::string out_;
};

}  // namespace

std::string tell_review(const RushReview& review, const Words& words, const Surface& surface) {
    return RushReport(review, words, surface).text();
}

}  // namespace cli
