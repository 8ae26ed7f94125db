#include <algorithm>
#include <chrono>
#include <utility>

#include "cli/narrator.h"
#include "cli/orders.h"
#include "cli/play.h"
#include "cli/rush/play.h"

namespace cli {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = Key::Kind;

constexpr std::size_t kLongestInput = 32;
constexpr auto kProgressEvery = std::chrono::milliseconds(50);

/// The game on the full screen: waits for keys, lets bots think in between, draws.
class PlayScreen {
public:
    PlayScreen(Sitting& sitting, const Manner& manner) : sitting_(sitting), manner_(manner) {
        const auto& greeting = sitting_.greeting();
        if (greeting.size() == 1) tell(greeting.front(), false);
        if (greeting.size() > 1)
            for (const game::Notice& notice : greeting)
                for (std::string& line : wrap(words().say(notice), 64)) overlay_.push_back(std::move(line));
        look_again();
    }

    void run() {
        while (!done_) {
            draw();
            const bool thinks = sitting_.bot_is_to_move() && overlay_.empty();
            if (thinks) think();
            const Pressed pressed = terminal_.wait(thinks ? 0 : -1);
            if (pressed.kind == Pressed::Kind::leave) done_ = true;
            if (pressed.kind == Pressed::Kind::key) press(pressed.key);
        }
    }

private:
    Words words() const { return sitting_.words(manner_.language); }

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

    /// Works out anew what depends on the position.
    void look_again() {
        const game::Match& match = sitting_.match();
        auto told = cli::tell(match.game(), match.record(game::Viewer::keeper()), sitting_.notation(),
                              sitting_.viewer());
        if (told) chapters_ = std::move(*told);
        position_ = match.state().position(sitting_.viewer());
        choices_ = choices_of(sitting_, position_, words());
        const auto seat = sitting_.turn();
        has_places_ = seat && choices_.size() < match.state().legal_moves(*seat).size();
        if (!cursor_) cursor_ = look().first_spot(position_);
        look_here();
        bot_.reset();
    }

    /// The moves to the cursor's place; the first is chosen.
    void look_here() {
        here_.clear();
        if (cursor_) here_ = moves_to(sitting_, position_, *cursor_);
        chosen_ = 0;
    }

    /// Everything that can be chosen by its number.
    std::vector<Choice> offered() const {
        std::vector<Choice> all = choices_;
        if (here_.size() > 1) all.insert(all.end(), here_.begin(), here_.end());
        return all;
    }

    const Look& look() const { return look_of(sitting_.match().game()); }

    // --- what is seen

    void draw() {
        const Narrator narrator(sitting_.match().game(), sitting_.match().variant(), words(),
                                sitting_.viewer());
        const Chapter& chapter = chapters_.back();
        Table table = narrator.table(chapter, chapter.steps.size(), position_, false, terminal_.finish());
        const bool is_over = sitting_.match().over();
        if (cursor_ && !is_over && !sitting_.bot_is_to_move() && has_places_) {
            table.scene.cursor = cursor_;
            table.scene.cursor_fits = !here_.empty();
            if (!here_.empty()) table.scene.ghost = here_[chosen_].text;
        }
        if (!sitting_.bot_is_to_move())
            for (const Choice& choice : offered()) table.choices.push_back(choice.explained);
        if (here_.size() > 1) table.chosen = static_cast<int>(choices_.size() + chosen_);
        table.message = message_;
        table.rule = rule_;
        table.is_refusal = is_refusal_;
        if (bot_ && message_.empty()) table.message = progress();
        if (is_over && message_.empty()) table.message = narrator.ending(chapter);
        table.prompt = is_over ? words().say("cli.over") : words().name(*sitting_.turn());
        table.input = input_;
        table.keys = words().label(is_over ? "cli.keys-over" : bot_ ? "cli.keys-bot" : look().keys());
        table.overlay = overlay_;
        terminal_.show(draw_table(table, terminal_.width(), terminal_.height()));
    }

    std::string progress() const {
        const auto nodes = bot_->best().nodes;
        const auto percent = static_cast<int>(std::min<std::uint64_t>(100, nodes * 100 / manner_.nodes));
        return words().say(game::Notice("cli.thinking", "",
                                        {{"seat", *sitting_.turn()},
                                         {"percent", percent},
                                         {"nodes", static_cast<std::int64_t>(nodes / 1000)}}));
    }

    // --- bots

    /// Lets the bot think for a moment; plays when it is done.
    void think() {
        if (!bot_) bot_ = sitting_.thinking_bot();
        if (!bot_) {
            done_ = true;
            return;
        }
        bool settled = false;
        const auto until = Clock::now() + kProgressEvery;
        while (!settled && Clock::now() < until)
            settled = bot_->think(bots::kSlice) || bot_->best().nodes >= manner_.nodes;
        if (settled) answer(sitting_.play(bot_->best().move));
    }

    // --- keys

    void press(const Key& key) {
        if (key.is_control('c') || key.is_control('d')) {
            done_ = true;
        } else if (!overlay_.empty()) {
            overlay_.clear();
        } else if (key.is_letter("?") || key.is(Kind::help)) {
            overlay_ = help_lines(words(), true);
        } else if (key.is_control('z')) {
            answer(sitting_.undo());
        } else if (key.is_control('n')) {
            answer(sitting_.next());
        } else if (!move_cursor(key)) {
            type(key);
        }
    }

    bool move_cursor(const Key& key) {
        const auto is = [&](Kind arrow, std::string_view letter) {
            return key.is(arrow) || (key.is(Kind::alt) && key.text == letter);
        };
        const int right = is(Kind::right, "l") - is(Kind::left, "h");
        const int up = is(Kind::up, "k") - is(Kind::down, "j");
        if ((right == 0 && up == 0) || !cursor_) return false;
        cursor_ = look().moved(position_, *cursor_, right, up);
        look_here();
        return true;
    }

    void type(const Key& key) {
        const bool plays_at_cursor = input_.empty() && (key.is(Kind::enter) || key.is_letter(" "));
        if (plays_at_cursor) {
            if (cursor_ && !sitting_.match().over()) play_here();
        } else if (key.is(Kind::tab)) {
            if (!here_.empty()) chosen_ = (chosen_ + 1) % here_.size();
        } else if (key.is(Kind::enter)) {
            follow(std::exchange(input_, {}));
        } else if (key.is(Kind::escape)) {
            escape();
        } else if (key.is(Kind::backspace)) {
            if (input_.empty()) return answer(sitting_.undo());
            while (!input_.empty() && (static_cast<unsigned char>(input_.back()) & 0xC0) == 0x80)
                input_.pop_back();
            if (!input_.empty()) input_.pop_back();
        } else if (key.is(Kind::letter) && input_.size() + key.text.size() <= kLongestInput) {
            input_ += key.text;
            forget_message();
        }
    }

    void escape() {
        if (bot_ && input_.empty()) return answer(sitting_.play(bot_->best().move));
        input_.clear();
        forget_message();
    }

    /// The chosen move to the cursor's place, or the reason why there is none.
    void play_here() {
        if (sitting_.bot_is_to_move()) return tell(game::Notice("cli.wait-for-bot", ""), true);
        if (!here_.empty()) return answer(sitting_.play(here_[chosen_].move));
        const std::string_view why = look().why_none(position_, *cursor_);
        if (!why.empty()) return tell(game::Notice(why, ""), true);
        answer(sitting_.play(look().move_to(position_, *cursor_), 0));
    }

    void follow(const std::string& line) {
        switch (read_order(line)) {
            case Order::nothing:
            case Order::board: return;
            case Order::move:
                if (sitting_.bot_is_to_move()) return tell(game::Notice("cli.wait-for-bot", ""), true);
                answer(play_typed(sitting_, offered(), line));
                if (!is_refusal_) point_at_last_move();
                return;
            case Order::undo: return answer(sitting_.undo());
            case Order::resign: return answer(sitting_.resign());
            case Order::next: return answer(sitting_.next());
            case Order::anew: return answer(sitting_.begin_anew());
            case Order::review: return review();
            case Order::help: overlay_ = help_lines(words(), true); return;
            case Order::quit: done_ = true; return;
        }
    }

    void point_at_last_move() {
        const std::string last = sitting_.match().last_move(sitting_.viewer());
        if (const auto spot = look().spot_of(position_, last)) cursor_ = spot;
        look_here();
    }

    void review() {
        const game::Match& match = sitting_.match();
        if (!review_on_screen(terminal_, match.game(), match.variant(), chapters_, words(),
                              sitting_.viewer()))
            done_ = true;
    }

    void answer(const std::optional<game::Reason>& refusal) {
        forget_message();
        if (refusal) return tell(*refusal, true);
        look_again();
        if (sitting_.save_trouble()) tell(*sitting_.save_trouble(), true);
    }

    Sitting& sitting_;
    const Manner& manner_;
    std::vector<Chapter> chapters_;
    game::Tree position_;
    std::vector<Choice> choices_;
    std::vector<Choice> here_;  // moves to the cursor's place
    std::size_t chosen_ = 0;    // of those
    bool has_places_ = false;   // some legal moves are places
    std::optional<Spot> cursor_;
    std::unique_ptr<bots::Bot> bot_;
    std::string input_, message_, rule_;
    std::vector<std::string> overlay_;
    bool is_refusal_ = false, done_ = false;
    Terminal terminal_;
};

}  // namespace

void play_on_screen(Sitting& sitting, const Manner& manner) {
    if (is_rush(sitting.match().game())) return play_rush_on_screen(sitting, manner);
    PlayScreen(sitting, manner).run();
}

}  // namespace cli
