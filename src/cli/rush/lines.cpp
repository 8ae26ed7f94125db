#include <istream>
#include <ostream>
#include <utility>

#include "cli/play/orders.h"
#include "cli/rush/page.h"
#include "cli/rush/play.h"
#include "cli/rush/verdict.h"
#include "core/text.h"

namespace cli {

namespace {

using Stage = Rush::Stage;

constexpr int kTextColumns = 78, kAllLines = 10'000;
constexpr int kCoverLines = 60;  // so that nothing of the one before is left on the screen

class RushLines {
public:
    RushLines(Sitting& sitting, const Manner& manner, std::istream& in, std::ostream& out, const Inks& inks,
              const Now& now)
        : sitting_(sitting),
          manner_(manner),
          in_(in),
          out_(out),
          inks_(inks),
          rush_(sitting, manner.nodes, now) {}

    void run() {
        if (manner_.practice) note_practice(sitting_, true);
        for (const game::Notice& notice : sitting_.greeting()) tell(notice);
        if (const auto level = sitting_.about_bots()) tell(*level);
        if (rush_.stage() != Stage::waiting) show();
        while (!done_) step();
        if (!sitting_.file().empty())
            tell(game::Notice("cli.saved", "", {{"file", sitting_.file().string()}}));
    }

private:
    Words words() const { return sitting_.words(manner_.language); }
    void tell(const game::Notice& notice) { out_ << words().say_with_rule(notice) << '\n'; }

    /// Whatever comes next: a page, time that nobody uses, or a line.
    void step() {
        if (rush_.stage() == Stage::verdict) return show_verdict();
        if (rush_.stage() == Stage::over && !std::exchange(is_ending_told_, true))
            out_ << rush_ending(sitting_, words()) << '\n';
        const bool is_wanted = rush_.is_wanted();
        if (!is_wanted && rush_.leap()) return tell_news();
        if (rush_.stage() == Stage::waiting && !rush_.is_hot_seat()) return begin();
        if (rush_.stage() == Stage::waiting) tell_waiting();
        out_.flush();
        std::string line;
        if (!std::getline(in_, line)) {
            done_ = true;
            return;
        }
        if (rush_.tick()) tell_news();
        follow(line);
    }

    void tell_news() {
        const auto seat = rush_.person();
        const game::Viewer viewer = seat ? game::Viewer::of(*seat) : game::Viewer::spectator();
        for (const game::Event& event : rush_.take_news())
            if (viewer.may_see(event.audience)) tell(event);
        if (sitting_.save_trouble()) tell(*sitting_.save_trouble());
    }

    void tell_waiting() {
        tell(game::Notice("cli.rush.hand-over", "PR-21", {{"seat", *rush_.person()}}));
        out_ << words().say("cli.rush.ready") << '\n';
    }

    void show() {
        const auto view = rush_.view();
        RushPage page;
        page.table = view.table;
        page.seat = rush_.person().value_or(game::Seat::player(0)).index();
        page.board = board_in_view(view, page.seat);
        out_ << '\n' << rush_page_text(page, words(), inks_);
        if (rush_.stage() == Stage::strike && rush_.is_wanted())
            out_ << words().say(some_shape_fits(view.table.plans[static_cast<std::size_t>(page.seat)])
                                    ? "cli.rush.strike"
                                    : "cli.rush.strike-bare")
                 << '\n';
    }

    void show_verdict() {
        tell_news();
        for (const VerdictPage& page : verdict_pages(*rush_.verdict(), words(), 0, kTextColumns, kAllLines))
            for (const std::string& line : page.lines)
                out_ << (inks_.letters == Letters::ascii ? in_ascii(line) : line) << '\n';
        rush_.go_on();
        if (rush_.stage() == Stage::search || rush_.stage() == Stage::strike) show();
    }

    static std::string in_ascii(std::string_view line) {
        std::string text;
        for (const char32_t glyph : decode(line)) text += to_ascii(glyph);
        return text;
    }

    void follow(const std::string& line) {
        switch (read_order(line)) {
            case Order::nothing:
                if (rush_.stage() == Stage::waiting) begin();
                return;
            case Order::board: return rush_.stage() == Stage::waiting ? void() : show();
            case Order::help: out_ << words().say("cli.rush.help.lines") << '\n'; return;
            case Order::anew: return begin_anew();
            case Order::quit: done_ = true; return;
            case Order::move: return play(line);
            case Order::places:
            case Order::undo:
            case Order::resign:
            case Order::next:
            case Order::review: return tell(game::Reason("cli.rush.not-now", ""));
        }
    }

    void begin() {
        if (rush_.is_hot_seat()) out_ << std::string(kCoverLines, '\n');
        rush_.begin();
        show();
    }

    void begin_anew() {
        if (const auto reason = rush_.begin_anew()) return tell(*reason);
        note_practice(sitting_, manner_.practice);
        is_ending_told_ = false;
        if (rush_.stage() != Stage::waiting) show();
    }

    void play(const std::string& line) {
        if (core::equal_ignoring_case(core::trim(line), "hint")) return hint();
        const auto refusal = rush_.play(line);
        tell_news();
        if (refusal) return tell(*refusal);
        if (rush_.stage() == Stage::waiting) out_ << std::string(kCoverLines, '\n');
        if (rush_.is_wanted()) show();
    }

    void hint() {
        if (!manner_.practice) return tell(game::Reason("cli.rush.no-hint", "PR-37"));
        if (const auto move = rush_.advice()) tell(game::Notice("cli.rush.hint", "", {{"move", *move}}));
    }

    Sitting& sitting_;
    const Manner& manner_;
    std::istream& in_;
    std::ostream& out_;
    Inks inks_;
    Rush rush_;
    bool is_ending_told_ = false, done_ = false;
};

}  // namespace

void play_rush_by_lines(Sitting& sitting, const Manner& manner, std::istream& in, std::ostream& out,
                        const Inks& inks, const Now& now) {
    RushLines(sitting, manner, in, out, inks, now).run();
}

}  // namespace cli
