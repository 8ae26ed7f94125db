// The command that measures players against each other: match.

#include <algorithm>
#include <cmath>
#include <iostream>

#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/files/files.h"
#include "cli/files/own_texts.h"
#include "cli/match/contest.h"
#include "cli/screen/progress.h"
#include "cli/screen/terminal.h"
#include "cli/words.h"
#include "core/text.h"
#include "wire/json.h"

namespace cli {

using core::fail;
using game::Notice;
using game::Reason;
using match::Contest;
using match::Terms;
using match::Verdict;

namespace {

// ---------------------------------------------------------------- the terms

/// The setup with everything named that a game starts with, and whether all play at once in it.
std::optional<Reason> read_match_setup(const SetupArguments& arguments, Terms& terms) {
    const auto setup = read_setup(*terms.game, arguments);
    if (!setup) return setup.error();
    const auto table = game::Match::start(*terms.game, *setup, {.automatic = true});
    if (!table) return table.error();
    terms.together = !table->state().actors().is_single() || setup->players == 1;
    terms.setup = game::without_series(*terms.game, table->setup());
    std::erase_if(terms.setup.options, [&](const auto& option) {  // each pair draws its own
        const bool is_given = std::any_of(setup->options.begin(), setup->options.end(),
                                          [&](const auto& given) { return given.first == option.first; });
        return !is_given && is_seeded(*game::find_option(terms.game->options(), option.first));
    });
    return std::nullopt;
}

core::Result<Terms, Reason> read_terms(const MatchArguments& arguments) {
    Terms terms;
    const auto game = read_game(arguments.game);
    if (!game) return fail(game.error());
    terms.game = *game;
    if (const auto reason = read_match_setup(arguments, terms)) return fail(*reason);
    for (const std::size_t i : {0, 1}) {
        const auto player = read_player(i == 0 ? arguments.a : arguments.b);
        if (!player) return fail(player.error());
        if (const auto reason = check_player(*player, **game, terms.setup.variant)) return fail(*reason);
        if (terms.together && (player->budget.milliseconds > 0 || player->is_program()))
            return fail(Reason("cli.match.together", "", {{"player", to_text(*player)}}));
        terms.players[i] = *player;
    }
    if (!arguments.openings.empty()) {
        if (terms.together) return fail(Reason("cli.match.no-openings-together", ""));
        const auto text = read_file(arguments.openings);
        if (!text) return fail(text.error());
        auto lines = match::read_openings(*text);
        if (!lines) return fail(lines.error());
        terms.openings.lines = std::move(*lines);
    }
    terms.openings.by_lot = arguments.random_opening;
    terms.seed = arguments.seed;
    terms.longest = arguments.longest;
    return terms;
}

// ---------------------------------------------------------------- telling

class MatchReport {
public:
    MatchReport(const Contest& contest, const Terms& terms, Words words)
        : contest_(contest), terms_(terms), words_(std::move(words)) {}

    std::string progress() const {
        return say("cli.match.progress", {{"pairs", contest_.tally().pairs_played()},
                                          {"all", contest_.pairs()},
                                          {"games", games()},
                                          {"elo", elo()}});
    }

    void print(const std::string& folder) const {
        std::cout << say("cli.match.title",
                         {{"game", std::string(terms_.game->id()) + " " + terms_.setup.variant},
                          {"a", to_text(terms_.players[0])},
                          {"b", to_text(terms_.players[1])}})
                  << '\n';
        row("cli.match.games", games());
        std::string pairs;
        for (const std::int64_t count : contest_.tally().pairs)
            pairs += (pairs.empty() ? "" : " ") + std::to_string(count);
        row("cli.match.pairs", pairs);
        if (contest_.tally().pairs_played() > 0)
            row("cli.match.score",
                decimal(100 * match::estimate(contest_.tally()).score, words_.language) + " %");
        row("cli.match.elo", elo());
        print_alone();
        const auto& forfeits = contest_.forfeits();
        if (forfeits[0] + forfeits[1] > 0)
            row("cli.match.forfeits", std::to_string(forfeits[0]) + ", " + std::to_string(forfeits[1]));
        if (contest_.sprt()) print_test(*contest_.sprt());
        if (!contest_.complete())
            std::cout << say("cli.match.interrupted",
                             {{"pairs", contest_.tally().pairs_played()}, {"all", contest_.pairs()}})
                      << '\n';
        std::cout << say("cli.match.kept", {{"folder", core::quotable(folder, 200)}}) << '\n';
    }

    void print_json() const {
        const match::Tally& tally = contest_.tally();
        wire::Json out;
        out["game"] = terms_.game->id();
        out["variant"] = terms_.setup.variant;
        out["a"] = to_text(terms_.players[0]);
        out["b"] = to_text(terms_.players[1]);
        out["seed"] = terms_.seed;
        out["complete"] = contest_.complete();
        out["pairs"] = tally.pairs_played();
        out["won"] = tally.won;
        out["drawn"] = tally.drawn;
        out["lost"] = tally.lost;
        out["pentanomial"] = tally.pairs;
        out["players"] = terms_.setup.players;
        out["won_alone"] = contest_.won_alone();
        out["scores_alone"] = contest_.scores_alone();
        out["forfeits"] = contest_.forfeits();
        for (const char* key : {"score", "elo", "elo_low", "elo_high"}) out[key] = nullptr;
        if (tally.pairs_played() > 0) {
            const match::Estimate found = match::estimate(tally);
            out["score"] = found.score;
            out["elo"] = finite(match::elo_of(found.score));
            if (found.interval) {
                out["elo_low"] = finite(match::elo_of((*found.interval)[0]));
                out["elo_high"] = finite(match::elo_of((*found.interval)[1]));
            }
        }
        if (contest_.sprt()) out["sprt"] = test_json(*contest_.sprt());
        std::cout << wire::write_json(out) << '\n';
    }

private:
    static wire::Json finite(double elo) { return std::isfinite(elo) ? wire::Json(elo) : wire::Json(); }

    wire::Json test_json(const match::Sprt& test) const {
        constexpr std::array<std::string_view, 3> kVerdicts{"open", "elo0", "elo1"};
        wire::Json out;
        out["elo0"] = test.low;
        out["elo1"] = test.high;
        out["llr"] = match::log_ratio(contest_.tally(), test);
        out["bound"] = match::kDecided;
        out["verdict"] = kVerdicts[static_cast<std::size_t>(contest_.verdict())];
        return out;
    }

    std::string say(std::string_view code, std::vector<game::Arg> args) const {
        return words_.say(Notice(code, "", std::move(args)));
    }
    void row(std::string_view code, const std::string& value) const {
        constexpr int kColumns = 36;
        const std::string name = words_.label(code);
        std::cout << "  " << name
                  << std::string(static_cast<std::size_t>(std::max(1, kColumns - columns_of(name))), ' ')
                  << value << '\n';
    }

    std::string games() const {
        const match::Tally& tally = contest_.tally();
        return "+" + std::to_string(tally.won) + " =" + std::to_string(tally.drawn) + " -" +
               std::to_string(tally.lost);
    }
    std::string number(double elo) const {
        if (!std::isfinite(elo)) return elo > 0 ? "∞" : "-∞";
        return (elo > 0 ? "+" : "") + decimal(elo, words_.language);
    }
    std::string elo() const {
        if (contest_.tally().pairs_played() == 0) return words_.label("cli.match.unmeasured");
        const match::Estimate found = match::estimate(contest_.tally());
        const std::string range = found.interval ? number(match::elo_of((*found.interval)[0])) + " … " +
                                                       number(match::elo_of((*found.interval)[1]))
                                                 : words_.label("cli.match.unmeasured");
        return number(match::elo_of(found.score)) + " (" + range + ")";
    }

    /// With more than two: how often one of a kind won among the others; alone: the mean scores.
    void print_alone() const {
        const auto pairs = static_cast<double>(contest_.tally().pairs_played());
        if (terms_.setup.players == 2 || pairs == 0) return;
        const bool solo = terms_.setup.players == 1;
        const auto& sums = solo ? contest_.scores_alone() : contest_.won_alone();
        const auto mean = [&](std::size_t player) {
            const double share = static_cast<double>(sums[player]) / pairs;
            return solo ? decimal(share, words_.language) : decimal(100 * share, words_.language) + " %";
        };
        row(solo ? "cli.match.scores-alone" : "cli.match.won-alone", mean(0) + ", " + mean(1));
    }

    void print_test(const match::Sprt& test) const {
        row("cli.match.ratio", decimal(match::log_ratio(contest_.tally(), test), words_.language) + " (" +
                                   decimal(-match::kDecided, words_.language) + " … " +
                                   decimal(match::kDecided, words_.language) + ")");
        const bool high = contest_.verdict() == Verdict::high;
        if (contest_.verdict() == Verdict::open)
            std::cout << words_.say("cli.match.verdict-open") << '\n';
        else
            std::cout << say("cli.match.verdict", {{"elo", number(high ? test.high : test.low)},
                                                   {"other", number(high ? test.low : test.high)}})
                      << '\n';
    }

    const Contest& contest_;
    const Terms& terms_;
    Words words_;
};

}  // namespace

int run_match(const MatchArguments& arguments, game::Language language) {
    std::optional<match::Sprt> sprt;
    if (!arguments.sprt.empty()) {
        sprt = match::Sprt{arguments.sprt[0], arguments.sprt[1]};
        if (!(sprt->low < sprt->high)) return refuse(Reason("cli.match.bad-sprt", ""), language);
    }
    const auto terms = read_terms(arguments);
    if (!terms) return refuse(terms.error(), language);
    const auto archive = match::Archive::open(arguments.out, *terms);
    if (!archive) return refuse(archive.error(), language);
    constexpr std::int64_t kPairs = 100, kPairsOfATest = 20'000;
    Contest contest(*terms, *archive, arguments.pairs.value_or(sprt ? kPairsOfATest : kPairs), sprt);
    const MatchReport report(contest, *terms, {language, {}});
    {
        Progress progress;
        const auto reason =
            contest.run(arguments.workers, [&] { return progress.go_on([&] { return report.progress(); }); });
        if (reason) return refuse(*reason, language);
    }
    if (arguments.json)
        report.print_json();
    else
        report.print(arguments.out);
    return contest.complete() ? kDone : kCouldNot;
}

}  // namespace cli
