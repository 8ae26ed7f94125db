#include "cli/words.h"

#include <cstdlib>

#include "bots/analysis/messages.h"
#include "bots/levels.h"
#include "bots/puzzles/puzzle.h"
#include "bots/tuning/messages.h"
#include "cli/analyse/report.h"
#include "cli/engine/messages.h"
#include "cli/looks/cards.h"
#include "cli/match/messages.h"
#include "cli/puzzle/puzzle.h"
#include "cli/rush/play.h"
#include "cli/serve/messages.h"
#include "cli/sheets/penta_rush.h"
#include "cli/solve/solve.h"
#include "cli/tune/messages.h"
#include "games/catalog.h"
#include "server/messages.h"
#include "wire/messages.h"

namespace cli {

const game::Catalog& catalog() {
    static const game::Catalog all = [] {
        game::Catalog made = games::messages();
        made.add(messages());
        made.add(sheet_messages());
        made.add(wire::messages());
        made.add(rush_messages());
        made.add(card_messages());
        made.add(analyse_messages());
        made.add(engine_messages());
        made.add(match_messages());
        made.add(serve_messages());
        made.add(solve_messages());
        made.add(tune_messages());
        made.add(server::messages());
        made.add(bots::level_messages());
        made.add(bots::analysis::messages());
        made.add(puzzle_messages());
        made.add(bots::puzzles::messages());
        made.add(bots::tuning::messages());
        return made;
    }();
    return all;
}

std::optional<game::Language> choose_language(std::string_view asked) {
    if (!asked.empty()) return game::read_language(asked);
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (!value || !*value) continue;
        return game::read_language(value).value_or(game::Language::english);
    }
    return game::Language::english;
}

}  // namespace cli
