// The command that judges the moves of a record: analyse.

#include <algorithm>
#include <iostream>

#include "cli/analyse/report.h"
#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/screen/progress.h"
#include "cli/screen/terminal.h"
#include "wire/analysis.h"

namespace cli {

using bots::analysis::Review;
using bots::analysis::RushReview;
using game::Notice;
using game::Reason;
using game::Seat;

namespace {

constexpr int kNarrowest = 40, kWidest = 120;

Surface surface_for(const AnalyseArguments& arguments) {
    return {std::clamp(columns_of_output(), kNarrowest, kWidest),
            arguments.plain ? Inks{Depth::none, Letters::ascii} : inks_of_output()};
}

/// Whose decisions are judged.
core::Result<game::SeatSet, Reason> read_seats(const Opened& opened, const AnalyseArguments& arguments) {
    if (!arguments.seat) return game::SeatSet::everyone();
    const int last = opened.record.setup.players - 1;
    if (*arguments.seat < 0 || *arguments.seat > last)
        return core::fail(Reason("cli.analyse.no-seat", "", {{"number", *arguments.seat}, {"last", last}}));
    return game::SeatSet(Seat::player(*arguments.seat));
}

/// The game and its variant, in bold.
std::string heading(const Opened& opened, const Words& words, const Surface& surface) {
    const std::string id(opened.game->id());
    const std::string& named = opened.record.setup.variant;
    const std::string variant(named.empty() ? opened.game->variants()[0].name : std::string_view(named));
    return Row(surface)
        .put_rest(words.say(id + ".name") + " · " + words.say(id + ".variant." + variant), tones::kBold)
        .line();
}

std::size_t size_of(const Review& review) { return review.entries().size(); }
std::size_t size_of(const RushReview& review) { return review.turns().size(); }

std::string told(const Review& review, const Opened& opened, const Words& words, const Surface& surface) {
    const auto chapters = tell(*opened.game, opened.record, 0, game::Viewer::keeper());
    return tell_review(review, *opened.game, *chapters, words, surface);
}
std::string told(const RushReview& review, const Opened&, const Words& words, const Surface& surface) {
    return tell_review(review, words, surface);
}

/// Looks at everything, or as much as there is patience for, and tells what was found.
template <class AnyReview>
int run(core::Result<AnyReview, Reason> review, const Opened& opened, const AnalyseArguments& arguments,
        game::Language language) {
    if (!review) return refuse(review.error(), language);
    const Words words = words_for(language, opened.record.names, opened.record.tags);
    const auto looked_at = [&](std::string_view code) {
        return words.say(Notice(code, "",
                                {{"done", static_cast<std::int64_t>(review->looked_at())},
                                 {"all", static_cast<std::int64_t>(size_of(*review))}}));
    };
    bool complete = false;
    {
        Progress progress;
        do complete = review->step();
        while (!complete && progress.go_on([&] { return looked_at("cli.analyse.progress"); }));
    }
    const Surface surface = surface_for(arguments);
    if (arguments.json)
        std::cout << wire::write_json(wire::to_json(*review)) << '\n';
    else
        std::cout << heading(opened, words, surface) << told(*review, opened, words, surface);
    if (!arguments.json && !complete) std::cout << '\n' << looked_at("cli.analyse.interrupted") << '\n';
    return complete ? kDone : kCouldNot;
}

}  // namespace

int run_analyse(const AnalyseArguments& arguments, game::Language language) {
    const auto opened = open_record(arguments.file, {});
    if (!opened) return refuse(opened.error(), language);
    const auto seats = read_seats(*opened, arguments);
    if (!seats) return refuse(seats.error(), language);
    const std::uint64_t seed = arguments.seed;
    if (opened->game->all_at_once()) {
        const std::uint64_t nodes = arguments.nodes.value_or(RushReview::kUsualNodes);
        return run(RushReview::start(opened->record, {nodes, seed, *seats}), *opened, arguments, language);
    }
    const std::uint64_t nodes = arguments.nodes.value_or(bots::analysis::review_nodes(*opened->game));
    return run(Review::start(*opened->game, opened->record, {nodes, seed, *seats}), *opened, arguments,
               language);
}

}  // namespace cli
