#include <algorithm>
#include <utility>

#include "cli/rush/page.h"
#include "cli/rush/play.h"
#include "cli/rush/verdict.h"
#include "games/penta_rush/notation.h"

namespace cli {

namespace {

namespace rush = games::penta_rush;
using games::penta_rush::Square;
using Kind = Key::Kind;
using Stage = Rush::Stage;

constexpr int kRedrawMs = 100;       // while a clock runs
constexpr Square kFirstSquare = 44;  // e5

/// Penta Rush on the full screen: waits for keys, lets time pass in between, draws.
class RushScreen {
public:
    RushScreen(Sitting& sitting, const Manner& manner)
        : sitting_(sitting), manner_(manner), rush_(sitting, manner.nodes, steady_now()) {
        for (const game::Notice& notice : sitting_.greeting())
            for (std::string& line : wrap(words().say(notice), 64)) overlay_.push_back(std::move(line));
    }

    void run() {
        if (manner_.practice) note_practice(sitting_, true);
        while (!done_) {
            if (rush_.tick()) notice_change();
            draw();
            const bool runs = rush_.stage() == Stage::search || rush_.stage() == Stage::strike;
            const Pressed pressed = terminal_.wait(!runs ? -1 : rush_.is_thinking() ? 0 : kRedrawMs);
            if (pressed.kind == Pressed::Kind::leave) done_ = true;
            if (pressed.kind == Pressed::Kind::key) press(pressed.key);
        }
    }

private:
    Words words() const { return sitting_.words(manner_.language); }

    // --- what is seen

    void draw() {
        const Words spoken = words();
        RushPage page = rush_.stage() == Stage::verdict ? verdict_page(spoken) : table_page(spoken);
        page.overlay = rush_.stage() == Stage::waiting ? waiting_page(spoken) : std::vector<std::string>();
        if (!overlay_.empty()) page.overlay = overlay_;
        terminal_.show(
            draw_rush_page(page, spoken, terminal_.width(), terminal_.height(), terminal_.finish()));
    }

    RushPage table_page(const Words& spoken) const {
        const rush::View view = rush_.view();
        RushPage page;
        page.table = view.table;
        page.seat = rush_.person().value_or(game::Seat::player(0)).index();
        page.board = board_in_view(view, page.seat);
        page.is_covered = rush_.stage() == Stage::waiting;
        page.sand_ms = rush_.sand_left();
        page.cap_ms = rush_.cap_left();
        const bool can_draw = rush_.stage() == Stage::search || rush_.stage() == Stage::strike;
        if (can_draw) {
            page.elapsed_ms = rush_.elapsed();
            page.board.cursor = cursor_;
            page.board.in_work = in_work_;
        }
        page.message = message_;
        page.rule = rule_;
        page.is_refusal = is_refusal_;
        if (message_.empty() && rush_.stage() == Stage::strike && rush_.is_wanted())
            page.message = spoken.say(must_strike_bare() ? "cli.rush.strike-bare" : "cli.rush.strike");
        page.keys = spoken.label(keys_code(view.table));
        return page;
    }

    std::string_view keys_code(const rush::Table& table) const {
        switch (rush_.stage()) {
            case Stage::waiting: return "cli.rush.keys-waiting";
            case Stage::strike: return "cli.rush.keys-strike";
            case Stage::over: return "cli.rush.keys-over";
            default: return has_timer(table) ? "cli.rush.keys-search" : "cli.rush.keys-solo";
        }
    }

    std::vector<std::string> waiting_page(const Words& spoken) const {
        std::vector<std::string> lines;
        const rush::View view = rush_.view();
        lines.push_back(spoken.say(game::Notice("cli.rush.round-of", "",
                                                {{"round", static_cast<int>(view.table.round)},
                                                 {"rounds", rush::rounds_of(view.table.variant)}})));
        if (rush_.is_hot_seat())
            lines.push_back(
                spoken.say(game::Notice("cli.rush.hand-over", "PR-21", {{"seat", *rush_.person()}})));
        for (std::string& line : wrap(spoken.say("cli.rush.ready"), 64)) lines.push_back(std::move(line));
        return lines;
    }

    std::vector<VerdictPage> pages(const Words& spoken) const {
        const int first = rush_.person() && !rush_.is_hot_seat() ? rush_.person()->index() : 0;
        const Extent room = panel_room(terminal_.width(), terminal_.height());
        return verdict_pages(*rush_.verdict(), spoken, first, room.width, room.height);
    }

    /// The board of one player with the fate of each outline, and the explanation beside it.
    RushPage verdict_page(const Words& spoken) {
        const auto all = pages(spoken);
        verdict_at_ = std::min(verdict_at_, all.size() - 1);
        const VerdictPage& one = all[verdict_at_];
        RushPage page;
        page.table = rush_.verdict()->before;
        page.seat = one.seat;
        page.board = board_in_view({page.table, {}}, one.seat);
        page.board.rings.insert(page.board.rings.end(), one.rings.begin(), one.rings.end());
        page.panel = one.lines;
        page.message = spoken.name(game::Seat::player(one.seat));
        page.keys = spoken.say(game::Notice(
            "cli.rush.keys-verdict", "",
            {{"page", static_cast<int>(verdict_at_ + 1)}, {"pages", static_cast<int>(all.size())}}));
        return page;
    }

    // --- what happened

    void tell(const game::Notice& notice, bool is_refusal) {
        message_ = words().say(notice);
        rule_ = notice.rule;
        is_refusal_ = is_refusal;
    }
    void forget_message() {
        message_.clear();
        rule_.clear();
        is_refusal_ = false;
    }

    /// After a change: the newest thing the person may know is the message.
    void notice_change() {
        const auto seat = rush_.person();
        const game::Viewer viewer = seat ? game::Viewer::of(*seat) : game::Viewer::spectator();
        for (const game::Event& event : rush_.take_news())
            if (viewer.may_see(event.audience)) tell(event, false);
        if (rush_.stage() == Stage::verdict || rush_.stage() == Stage::waiting) {
            in_work_.clear();
            verdict_at_ = 0;
            forget_message();
        }
        if (rush_.stage() == Stage::over && !std::exchange(is_ending_told_, true)) {
            forget_message();
            message_ = rush_ending(sitting_, words());
        }
        if (sitting_.save_trouble()) tell(*sitting_.save_trouble(), true);
    }

    void play(const std::string& text) {
        forget_message();
        const auto refusal = rush_.play(text);
        notice_change();
        if (refusal) return tell(*refusal, true);
        in_work_.clear();
    }

    // --- keys

    void press(const Key& key) {
        const bool types_shape = rush_.stage() == Stage::strike && must_strike_bare() && key.is(Kind::letter);
        const bool leaves = key.is_letter("q") && overlay_.empty() && !types_shape;
        if (key.is_control('c') || key.is_control('d') || leaves) {
            done_ = true;
        } else if (!overlay_.empty()) {
            overlay_.clear();
        } else if (key.is_letter("?") || key.is(Kind::help)) {
            overlay_ = rush_help_lines(words());
        } else if (types_shape) {
            play("strike " + key.text);
        } else {
            press_in_stage(key);
        }
    }

    void press_in_stage(const Key& key) {
        const bool go_on = key.is(Kind::enter);  // not Space: a round may end while squares are taken
        switch (rush_.stage()) {
            case Stage::waiting:
                if (go_on) begin();
                return;
            case Stage::verdict:
                if (go_on) turn_page();
                return;
            case Stage::over: return press_at_end(key);
            case Stage::search:
            case Stage::strike: return press_at_board(key);
        }
    }

    /// The cursor, too, tells nothing of the one before (PR-21).
    void begin() {
        cursor_ = kFirstSquare;
        in_work_.clear();
        rush_.begin();
    }

    void turn_page() {
        if (++verdict_at_ < pages(words()).size()) return;
        rush_.go_on();
        forget_message();
        notice_change();
    }

    void press_at_end(const Key& key) {
        if (key.is_letter("n")) {
            forget_message();
            if (const auto reason = rush_.begin_anew()) return tell(*reason, true);
            note_practice(sitting_, manner_.practice);
            is_ending_told_ = false;
        } else if (key.is_letter("r")) {
            review();
        }
    }

    void review() {
        const game::Match& match = sitting_.match();
        const auto told = cli::tell(match, sitting_.notation(), game::Viewer::keeper());
        if (!review_on_screen(terminal_, match.game(), match.variant(), told, words(),
                              game::Viewer::keeper()))
            done_ = true;
    }

    void press_at_board(const Key& key) {
        if (move_cursor(key)) return;
        if (key.is_letter(" ")) return take();
        if (key.is(Kind::enter)) return complete();
        if (key.is(Kind::escape)) in_work_.clear();
        if (key.is_letter("x") || key.is(Kind::backspace)) return erase();
        if (key.is_letter("f")) return play("flip");
        if (key.is_letter("d")) return play("done");
        if (key.is_letter("h")) return hint();
    }

    bool move_cursor(const Key& key) {
        const int right = key.is(Kind::right) - key.is(Kind::left);
        const int up = key.is(Kind::up) - key.is(Kind::down);
        if (right == 0 && up == 0) return false;
        const int x = std::clamp(cursor_ % rush::kSide + right, 0, rush::kSide - 1);
        const int y = std::clamp(cursor_ / rush::kSide + up, 0, rush::kSide - 1);
        cursor_ = static_cast<Square>(y * rush::kSide + x);
        return true;
    }

    /// Into the outline in work, or out of it; the fifth square completes it.
    void take() {
        forget_message();
        const auto at = std::find(in_work_.begin(), in_work_.end(), cursor_);
        if (at != in_work_.end()) {
            in_work_.erase(at);
            return;
        }
        in_work_.push_back(cursor_);
        if (in_work_.size() < rush::kPerShape) return;
        complete();
        if (is_refusal_) in_work_.pop_back();
    }

    void complete() {
        std::string squares;
        for (const Square square : in_work_) squares += " " + rush::write_square(square);
        std::string order = "ring";
        if (rush_.stage() == Stage::strike) {
            const int placement = rush::find_placement(in_work_);
            const int shape =
                placement < 0
                    ? 0
                    : static_cast<int>(rush::placements()[static_cast<std::size_t>(placement)].shape);
            order = "strike " + std::string(1, letter_of(static_cast<rush::Shape>(shape)));
        }
        play(order + squares);
    }

    /// The square taken last, or else the newest outline under the cursor.
    void erase() {
        if (!in_work_.empty()) {
            in_work_.pop_back();
            return;
        }
        const rush::View view = rush_.view();
        const rush::Pad* pad = rush_.person() ? view.pad_of(rush_.person()->index()) : nullptr;
        for (std::size_t i = pad ? pad->outlines.size() : 0; i-- > 0;) {
            const rush::Placement& placement = rush::placements()[pad->outlines[i]];
            if (placement.set.has(cursor_)) return play("erase " + rush::write_squares(placement));
        }
        tell(game::Notice("cli.rush.no-ring-here", ""), true);
    }

    bool must_strike_bare() const {
        const auto seat = rush_.person();
        return seat && !some_shape_fits(rush_.view().table.plans[static_cast<std::size_t>(seat->index())]);
    }

    void hint() {
        if (!manner_.practice) return tell(game::Notice("cli.rush.no-hint", "PR-37"), true);
        if (const auto move = rush_.advice())
            tell(game::Notice("cli.rush.hint", "", {{"move", *move}}), false);
    }

    Sitting& sitting_;
    const Manner& manner_;
    Rush rush_;
    Square cursor_ = kFirstSquare;
    std::vector<Square> in_work_;
    std::size_t verdict_at_ = 0;  // the page that is read
    std::string message_, rule_;
    std::vector<std::string> overlay_;
    bool is_refusal_ = false, is_ending_told_ = false, done_ = false;
    Terminal terminal_;
};

}  // namespace

void play_rush_on_screen(Sitting& sitting, const Manner& manner) { RushScreen(sitting, manner).run(); }

}  // namespace cli
