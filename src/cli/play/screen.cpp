#include "cli/play/page.h"
#include "cli/play/play.h"
#include "cli/rush/play.h"

namespace cli {

namespace {

/// Waits for keys, lets bots think in between, draws.
void run(Sitting& sitting, PlayPage& page) {
    Terminal terminal;
    while (!page.is_done()) {
        terminal.show(page.draw(terminal.width(), terminal.height(), terminal.finish()));
        const bool thinks = page.is_bot_thinking();
        if (thinks) page.think();
        const Pressed pressed = terminal.wait(thinks ? 0 : -1);
        if (pressed.kind == Pressed::Kind::leave) page.leave();
        if (pressed.kind == Pressed::Kind::key) page.press(pressed.key);
        const game::Match& match = sitting.match();
        if (page.takes_review() && !review_on_screen(terminal, match.game(), match.variant(), page.chapters(),
                                                     page.words(), sitting.viewer()))
            page.leave();
    }
}

}  // namespace

void play_on_screen(Sitting& sitting, const Manner& manner) {
    if (sitting.match().game().all_at_once()) return play_rush_on_screen(sitting, manner);
    PlayPage page(sitting, manner);
    run(sitting, page);
}

}  // namespace cli
