#include <algorithm>
#include <array>
#include <istream>
#include <ostream>

#include "cli/play/cover.h"
#include "cli/play/orders.h"
#include "cli/play/play.h"
#include "cli/rush/play.h"
#include "cli/table/narrator.h"

namespace cli {

namespace {

constexpr int kCoverLines = 60;  // so that nothing of the one before is left on the screen
constexpr int kTextColumns = 78;

/// The board alone, with the seats below it.
std::string plain_table(const TablePage& table, const Inks& inks) {
    const Extent board = table.look->extent(*table.scene.position, Scale::small);
    Screen screen(80, board.height + 1 + static_cast<int>(table.seats.size()));
    table.look->draw(screen, 0, 0, table.scene, Scale::small);
    int y = board.height + 1;
    for (const SeatLine& seat : table.seats) {
        screen.put(0, y, seat.is_turn ? "›" : " ");
        screen.put(2, y, seat.mark.glyph);
        const int x = screen.put(4, y, seat.name);
        screen.put(x, y, "  " + seat.tray + (seat.tray.empty() ? "" : " ") + seat.points);
        ++y;
    }
    return to_lines(screen, {Depth::none, inks.letters});
}

class Lines {
public:
    Lines(Sitting& sitting, const Manner& manner, std::istream& in, std::ostream& out, const Inks& inks)
        : sitting_(sitting), manner_(manner), in_(in), out_(out), inks_(inks) {}

    void run() {
        for (const game::Notice& notice : sitting_.greeting()) tell(notice);
        if (const auto level = sitting_.about_bots()) tell(*level);
        told_.fill(sitting_.match().moves_played());
        if (is_covered())
            show_cover();
        else
            show();
        for (std::string line; !done_;) {
            if (sitting_.bot_is_to_move())
                let_bot_move();
            else if (!std::getline(in_, line))
                done_ = true;
            else if (is_covered())
                follow_covered(line);
            else
                follow(line);
        }
        if (!sitting_.file().empty())
            tell(game::Notice("cli.saved", "", {{"file", sitting_.file().string()}}));
    }

private:
    Words words() const { return sitting_.words(manner_.language); }
    void tell(const game::Notice& notice) { out_ << words().say_with_rule(notice) << '\n'; }

    /// The games so far, as who looks at the screen may know them.
    const std::vector<Chapter>& story() {
        return story_.of(sitting_.match(), sitting_.notation(), sitting_.viewer());
    }

    bool is_covered() const { return cover_.is_on(sitting_); }

    void show_cover() {
        out_ << std::string(kCoverLines, '\n');
        for (const std::string& line : cover_lines(sitting_, words(), kTextColumns)) out_ << line << '\n';
        out_.flush();
    }

    void show() {
        const game::Match& match = sitting_.match();
        const game::Tree position = match.state().position(sitting_.viewer());
        const Narrator narrator(match.game(), match.variant(), words(), sitting_.viewer());
        const Chapter& told = story().back();
        out_ << '\n'
             << plain_table(narrator.table(told, told.steps.size(), position, false,
                                           {.lines = false, .tones = false}),
                            inks_);
        const std::string ending = narrator.ending(told);
        if (!ending.empty()) out_ << ending << '\n';
        choices_ = choices_of(sitting_, position, words());
        for (std::size_t i = 0; i < choices_.size(); ++i)
            out_ << "  " << i + 1 << "  " << choices_[i].explained << '\n';
        out_.flush();
    }

    /// The moves that this viewer has not been told yet and what came of them, then the board.
    void show_news() {
        const Look& look = look_of(sitting_.match().game());
        const std::vector<Step>& steps = story().back().steps;
        std::size_t& told = told_[listener()];
        for (std::size_t i = std::min(told, steps.size()); i < steps.size(); ++i) {
            if (!look.is_told(steps[i].text)) continue;
            out_ << i + 1 << ". " << words().name(steps[i].seat) << ": " << steps[i].shown << '\n';
            for (const std::string& sentence : sentences(steps[i].events, sitting_.viewer(), words()))
                out_ << "   " << sentence << '\n';
        }
        told = steps.size();
        show();
    }

    /// Whom `told_` counts for: the one who looks at a screen that others may not see, else all.
    std::size_t listener() const {
        if (sitting_.people() > 1 && sitting_.has_secrets())
            for (const game::Seat seat : game::SeatSet::players(game::kMaxSeats))
                if (sitting_.viewer().is_seat(seat)) return static_cast<std::size_t>(seat.index());
        return game::kMaxSeats;
    }

    void let_bot_move() {
        const auto bot = sitting_.thinking_bot();
        if (!bot) {
            done_ = true;
            return;
        }
        while (bot->best().nodes < manner_.nodes && !bot->think(bots::kSlice)) {
        }
        answer(sitting_.play(bot->best().move), true);
    }

    void answer(const std::optional<game::Reason>& refusal, bool is_move) {
        for (std::size_t& told : told_) told = std::min(told, sitting_.match().moves_played());
        if (refusal)
            tell(*refusal);
        else if (is_covered())
            show_cover();
        else if (is_move)
            show_news();
        else
            show();
        if (sitting_.save_trouble()) tell(*sitting_.save_trouble());
        out_.flush();
    }

    void begin_other(const std::optional<game::Reason>& refusal) {
        if (!refusal) {
            cover_.forget();
            told_.fill(sitting_.match().moves_played());
        }
        answer(refusal, false);
    }

    /// While the table is covered only the next person's Enter counts.
    void follow_covered(const std::string& line) {
        switch (read_order(line)) {
            case Order::nothing: cover_.lift(sitting_); return show_news();
            case Order::help: return show_help();
            case Order::quit: done_ = true; return;
            default: return show_cover();
        }
    }

    void follow(const std::string& line) {
        switch (read_order(line)) {
            case Order::nothing: return;
            case Order::move: return answer(play_typed(sitting_, choices_, line), true);
            case Order::undo: return answer(sitting_.undo(), false);
            case Order::resign: return answer(sitting_.resign(), false);
            case Order::next: return begin_other(sitting_.next());
            case Order::anew: return begin_other(sitting_.begin_anew());
            case Order::board: return show();
            case Order::review:
                out_ << told_as_text(sitting_.match().game(), sitting_.match().variant(), story(), words(),
                                     sitting_.viewer());
                return;
            case Order::places: return list_places(line);
            case Order::help: return show_help();
            case Order::quit: done_ = true; return;
        }
    }

    void list_places(const std::string& line) {
        if (!sitting_.turn()) return tell(game::Notice("game-over", ""));
        const game::Tree position = sitting_.match().state().position(sitting_.viewer());
        const auto moves = moves_of(sitting_, position, words());
        for (const std::string& place : places_lines(moves, line, words(), kTextColumns - 2))
            out_ << "  " << place << '\n';
    }

    void show_help() {
        for (const std::string& help : help_lines(words(), false)) out_ << help << '\n';
    }

    Sitting& sitting_;
    const Manner& manner_;
    std::istream& in_;
    std::ostream& out_;
    Inks inks_;
    Cover cover_;
    game::Story story_;
    std::array<std::size_t, game::kMaxSeats + 1> told_{};  // moves each has been told; last: everybody
    std::vector<Choice> choices_;
    bool done_ = false;
};

}  // namespace

void play_by_lines(Sitting& sitting, const Manner& manner, std::istream& in, std::ostream& out,
                   const Inks& inks) {
    if (sitting.match().game().all_at_once())
        return play_rush_by_lines(sitting, manner, in, out, inks, steady_now());
    Lines(sitting, manner, in, out, inks).run();
}

std::string told_as_text(const game::AnyGame& game, const game::VariantInfo& variant,
                         const std::vector<Chapter>& chapters, const Words& words, game::Viewer viewer) {
    std::string out;
    const Narrator narrator(game, variant, words, viewer);
    for (const Chapter& chapter : chapters) {
        if (chapters.size() > 1)
            out += words.say(game::Notice("cli.game-number", "", {{"number", chapter.number}})) + "\n";
        std::size_t number = 0;
        for (const Step& step : chapter.steps) {
            out += std::to_string(++number) + ". " + words.name(step.seat) + ": " + step.shown + "\n";
            for (const std::string& sentence : sentences(step.events, narrator.viewer(), words))
                out += "   " + sentence + "\n";
        }
        const std::string ending = narrator.ending(chapter);
        out += (ending.empty() ? words.say("cli.unfinished-game") : ending) + "\n";
    }
    return out;
}

}  // namespace cli
