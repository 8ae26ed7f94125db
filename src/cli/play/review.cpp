#include <algorithm>

#include "cli/play/play.h"
#include "cli/table/narrator.h"

namespace cli {

namespace {

using Kind = Key::Kind;

/// Steps back and forth through the games of a record.
class ReviewScreen {
public:
    ReviewScreen(Terminal& terminal, const std::vector<Chapter>& chapters, Narrator narrator)
        : terminal_(terminal), chapters_(chapters), narrator_(std::move(narrator)) {}

    bool run() {
        for (;;) {
            draw();
            const Pressed pressed = terminal_.wait(-1);
            if (pressed.kind == Pressed::Kind::leave) return false;
            if (pressed.kind == Pressed::Kind::key && !press(pressed.key)) return true;
        }
    }

private:
    const Chapter& chapter() const { return chapters_[game_]; }

    void draw() {
        const game::Tree position = chapter().state_after(taken_).position(narrator_.viewer());
        TablePage table = narrator_.table(chapter(), taken_, position, true, terminal_.finish());
        const Words& words = narrator_.words();
        const bool at_end = taken_ == chapter().steps.size();
        table.message = at_end ? narrator_.ending(chapter()) : std::string();
        table.prompt = words.say(game::Notice("cli.move-of", "",
                                              {{"move", static_cast<int>(taken_)},
                                               {"moves", static_cast<int>(chapter().steps.size())},
                                               {"game", chapter().number},
                                               {"games", static_cast<int>(chapters_.size())}}));
        table.keys = words.label("cli.keys-review");
        table.takes_input = false;
        terminal_.show(draw_table(table, terminal_.width(), terminal_.height()));
    }

    /// False when the person has seen enough.
    bool press(const Key& key) {
        const std::size_t last = chapter().steps.size();
        if (key.is_letter("q") || key.is(Kind::escape) || key.is_control('c') || key.is_control('d'))
            return false;
        if (key.is(Kind::right) || key.is_letter("l") || key.is_letter(" ") || key.is(Kind::enter))
            taken_ = std::min(taken_ + 1, last);
        else if (key.is(Kind::left) || key.is_letter("h") || key.is(Kind::backspace))
            taken_ = taken_ > 0 ? taken_ - 1 : 0;
        else if (key.is(Kind::home) || key.is_letter("g"))
            taken_ = 0;
        else if (key.is(Kind::end) || key.is_letter("G"))
            taken_ = last;
        else if ((key.is(Kind::down) || key.is(Kind::page_down) || key.is_letter("j")) &&
                 game_ + 1 < chapters_.size())
            open(game_ + 1);
        else if ((key.is(Kind::up) || key.is(Kind::page_up) || key.is_letter("k")) && game_ > 0)
            open(game_ - 1);
        return true;
    }

    void open(std::size_t game) {
        game_ = game;
        taken_ = 0;
    }

    Terminal& terminal_;
    const std::vector<Chapter>& chapters_;
    Narrator narrator_;
    std::size_t game_ = 0, taken_ = 0;
};

}  // namespace

bool review_on_screen(Terminal& terminal, const game::AnyGame& game, const game::VariantInfo& variant,
                      const std::vector<Chapter>& chapters, const Words& words, game::Viewer viewer) {
    return ReviewScreen(terminal, chapters, Narrator(game, variant, words, viewer)).run();
}

}  // namespace cli
