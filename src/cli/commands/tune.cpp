// The commands that make what the engine plays by: tune and book.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

#include "bots/tuning/book_maker.h"
#include "bots/tuning/game_file.h"
#include "bots/tuning/trial.h"
#include "bots/tuning/weights.h"
#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/files/files.h"
#include "cli/match/workers.h"
#include "cli/screen/progress.h"
#include "cli/screen/terminal.h"
#include "cli/words.h"
#include "core/text.h"

namespace cli {

namespace fs = std::filesystem;
using bots::brains::pente::BookText;
using bots::tuning::GameFile;
using bots::tuning::Spsa;
using bots::tuning::TrialTerms;
using core::fail;
using game::Notice;
using game::Reason;

namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 28;  // of a file of games
constexpr double kKeptEvery = 10;                         // seconds

Reason only_pente(const std::string& game) {
    return Reason("cli.tune.only-pente", "", {{"game", core::quotable(game)}});
}

Reason other_terms(const std::string& file) {
    return Reason("cli.tune.other-terms", "", {{"file", core::quotable(file, 200)}});
}

/// The text of a file that may be there.
core::Result<std::optional<std::string>, Reason> read_if_there(const fs::path& file) {
    std::error_code error;
    if (!fs::exists(file, error)) return std::optional<std::string>();
    auto text = read_file(file, kMostBytes);
    if (!text) return fail(text.error());
    return std::optional(std::move(*text));
}

void row(const std::string& name, const std::string& value) {
    constexpr int kColumns = 50;
    std::cout << "  " << name
              << std::string(static_cast<std::size_t>(std::max(1, kColumns - columns_of(name))), ' ') << value
              << '\n';
}

/// Says so where it was interrupted; the exit code.
int finish(bool complete, const Words& words) {
    if (complete) return kDone;
    std::cout << words.say("cli.tune.interrupted") << '\n';
    return kCouldNot;
}

// ---------------------------------------------------------------- games

/// The games of these terms that lie there already.
core::Result<GameFile, Reason> open_games(const TuneArguments& arguments) {
    GameFile wanted;
    wanted.nodes = arguments.nodes;
    wanted.seed = arguments.seed;
    wanted.weights = bots::tuning::weights_hash();
    const auto text = read_if_there(arguments.out);
    if (!text) return fail(text.error());
    if (!*text) return wanted;
    auto kept = bots::tuning::read_games(**text);
    if (kept && !kept->same_terms(wanted)) return fail(other_terms(arguments.out));
    return kept;
}

/// Plays the games that are missing, and keeps them at times. False when it was interrupted.
core::Result<bool, Reason> play_missing(const TuneArguments& arguments, GameFile& file,
                                        const std::function<std::string()>& line) {
    std::vector<std::int64_t> missing;
    for (std::int64_t number = 0; number < arguments.games; ++number)
        if (!file.games.contains(number)) missing.push_back(number);
    std::vector<std::optional<bots::tuning::SelfPlay>> played(static_cast<std::size_t>(arguments.games));
    const GameFile terms{file.nodes, file.seed, file.weights, {}};
    Progress progress;
    double kept_at = 0;
    match::Workers pool(arguments.workers, missing, [&](std::int64_t number, const auto& go_on) {
        played[static_cast<std::size_t>(number)] = terms.play(number, go_on);
    });
    while (!pool.idle() && progress.go_on(line)) {
        for (const std::int64_t number : pool.finished())
            file.games.emplace(number, std::move(*played[static_cast<std::size_t>(number)]));
        if (progress.seconds() < kept_at + kKeptEvery) continue;
        kept_at = progress.seconds();
        if (const auto reason = write_file(arguments.out, to_text(file))) return fail(*reason);
    }
    return pool.idle();
}

int tune_games(const TuneArguments& arguments, const Words& words) {
    auto file = open_games(arguments);
    if (!file) return refuse(file.error(), words.language);
    const auto line = [&] {
        const auto done = static_cast<std::int64_t>(file->games.size());
        return words.say(
            Notice("cli.tune.games", "", {{"done", done}, {"all", std::max(arguments.games, done)}}));
    };
    const auto complete = play_missing(arguments, *file, line);
    if (!complete) return refuse(complete.error(), words.language);
    if (const auto reason = write_file(arguments.out, to_text(*file))) return refuse(*reason, words.language);
    std::cout << line() << '\n';
    return finish(*complete, words);
}

// ---------------------------------------------------------------- weights

std::string to_text(double loss, game::Language language) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4f", loss);
    std::string out = text;
    if (language != game::Language::english) std::replace(out.begin(), out.end(), '.', ',');
    return out;
}

int tune_weights(const TuneArguments& arguments, const Words& words) {
    const auto text = read_file(arguments.from, kMostBytes);
    if (!text) return refuse(text.error(), words.language);
    const auto file = bots::tuning::read_games(*text);
    if (!file) return refuse(file.error(), words.language);
    const auto lessons = bots::tuning::lessons_of(*file);
    if (lessons.fitted.nets.empty() || lessons.kept_out.nets.empty())
        return refuse(Reason("cli.tune.too-few", ""), words.language);
    row(words.label("cli.tune.fitted"), grouped(lessons.fitted.nets.size(), words.language));
    row(words.label("cli.tune.kept-out"), grouped(lessons.kept_out.nets.size(), words.language));
    bool interrupted = false;
    bots::tuning::AllWeights found;
    {
        Progress progress;
        const auto line = [&] { return words.say("cli.tune.fitting"); };
        found = bots::tuning::fit_weights(lessons.fitted, arguments.ridge,
                                          [&] { return !(interrupted = !progress.go_on(line)); });
    }
    if (interrupted) return finish(false, words);
    const auto before = bots::tuning::judge(lessons.kept_out, bots::tuning::present_weights());
    const auto after = bots::tuning::judge(lessons.kept_out, found);
    row(words.label("cli.tune.before"), to_text(before.loss, words.language));
    row(words.label("cli.tune.after"), to_text(after.loss, words.language));
    row(words.label("cli.tune.rank-before"), to_text(before.rank, words.language));
    row(words.label("cli.tune.rank-after"), to_text(after.rank, words.language));
    if (const auto reason = write_file(arguments.out, bots::tuning::to_source(found)))
        return refuse(*reason, words.language);
    return kDone;
}

// ---------------------------------------------------------------- constants

constexpr std::string_view kConstantsBegin = "pentario-constants 1\n";

std::string head_of(const TrialTerms& terms) {
    return std::string(kConstantsBegin) + "nodes " + std::to_string(terms.nodes) + "\nseed " +
           std::to_string(terms.seed) + "\npairs " + std::to_string(terms.pairs) + "\n";
}

core::Result<Spsa, Reason> open_constants(const TuneArguments& arguments, const TrialTerms& terms) {
    auto knobs = bots::tuning::knobs_of(arguments.constants);
    if (!knobs) return fail(knobs.error());
    Spsa spsa(std::move(*knobs), terms.seed);
    const auto text = read_if_there(arguments.out);
    if (!text) return fail(text.error());
    if (!*text) return spsa;
    if (!(*text)->starts_with(kConstantsBegin)) return fail(Reason("cli.tune.no-constants", ""));
    if (!(*text)->starts_with(head_of(terms))) return fail(other_terms(arguments.out));
    if (const auto reason = spsa.read(std::string_view(**text).substr(head_of(terms).size())))
        return fail(*reason);
    return spsa;
}

/// Plays a round's pairs; the score of the first side from -1 to 1, nothing after Ctrl-C.
std::optional<double> play_round(const Spsa& spsa, const TrialTerms& terms, int workers,
                                 const std::function<bool()>& go_on) {
    const auto sides = spsa.sides();
    const auto plus = constants_of(spsa.knobs(), sides.plus), minus = constants_of(spsa.knobs(), sides.minus);
    std::vector<std::int64_t> pairs;
    for (std::int64_t pair = 0; pair < terms.pairs; ++pair) pairs.push_back(pair);
    std::vector<std::optional<int>> points(pairs.size());
    match::Workers pool(workers, pairs, [&](std::int64_t pair, const auto& still) {
        points[static_cast<std::size_t>(pair)] = play_pair(plus, minus, terms, spsa.rounds(), pair, still);
    });
    while (!pool.idle()) {
        if (!go_on()) return std::nullopt;
        (void)pool.finished();
    }
    double score = 0;
    for (const auto& half_points : points) score += (*half_points - 2) / 2.0;
    return score / static_cast<double>(terms.pairs);
}

int tune_constants(const TuneArguments& arguments, const Words& words) {
    const TrialTerms terms{arguments.nodes, arguments.seed, arguments.pairs};
    auto spsa = open_constants(arguments, terms);
    if (!spsa) return refuse(spsa.error(), words.language);
    const auto line = [&] {
        std::string setting;
        for (const int value : spsa->setting())
            setting += (setting.empty() ? "" : " ") + std::to_string(value);
        return words.say(Notice("cli.tune.rounds", "",
                                {{"done", spsa->rounds()},
                                 {"all", std::max(arguments.rounds, spsa->rounds())},
                                 {"setting", setting}}));
    };
    {
        Progress progress;
        while (spsa->rounds() < arguments.rounds) {
            const auto score =
                play_round(*spsa, terms, arguments.workers, [&] { return progress.go_on(line); });
            if (!score) break;
            spsa->learn(*score);
            if (const auto reason = write_file(arguments.out, head_of(terms) + spsa->text(), Lasting::soon))
                return refuse(*reason, words.language);
        }
    }
    std::cout << line() << '\n';
    for (std::size_t i = 0; i < spsa->knobs().size(); ++i)
        row(std::string(spsa->knobs()[i].name), std::to_string(spsa->setting()[i]));
    return finish(spsa->rounds() >= arguments.rounds, words);
}

// ---------------------------------------------------------------- the book

core::Result<BookText, Reason> open_book(const BookArguments& arguments) {
    const auto text = read_if_there(arguments.out);
    if (!text) return fail(text.error());
    if (!*text) return BookText{arguments.nodes, {}};
    auto kept = bots::brains::pente::read_book(**text);
    if (kept && kept->nodes != arguments.nodes) return fail(other_terms(arguments.out));
    return kept;
}

}  // namespace

int run_book(const BookArguments& arguments, game::Language language) {
    if (arguments.game != "pente") return refuse(only_pente(arguments.game), language);
    const Words words{language, {}};
    auto known = open_book(arguments);
    if (!known) return refuse(known.error(), language);
    bots::tuning::BookMaker maker(std::move(*known));
    const auto lines = [&] { return static_cast<std::int64_t>(maker.book().lines.size()); };
    const auto line = [&] {
        return words.say(Notice("cli.tune.positions", "",
                                {{"done", lines()}, {"all", std::max(lines(), arguments.positions)}}));
    };
    bool interrupted = false;
    {
        Progress progress;
        double kept_at = 0;
        const auto go_on = [&] { return !(interrupted = !progress.go_on(line)); };
        while (lines() < arguments.positions && maker.step(go_on)) {
            if (progress.seconds() < kept_at + kKeptEvery) continue;
            kept_at = progress.seconds();
            if (const auto reason = write_file(arguments.out, to_text(maker.book())))
                return refuse(*reason, language);
        }
    }
    if (const auto reason = write_file(arguments.out, to_text(maker.book())))
        return refuse(*reason, language);
    std::cout << line() << '\n';
    return finish(!interrupted, words);
}

int run_tune(const TuneArguments& arguments, game::Language language) {
    if (arguments.game != "pente") return refuse(only_pente(arguments.game), language);
    const Words words{language, {}};
    const bool fits = arguments.what == "weights";
    const bool wants_from = fits && arguments.from.empty();
    if (wants_from || arguments.out.empty())
        return refuse(
            Reason("cli.tune.wants-file", "", {{"option", std::string(wants_from ? "--from" : "--out")}}),
            language);
    if (fits) return tune_weights(arguments, words);
    return arguments.what == "games" ? tune_games(arguments, words) : tune_constants(arguments, words);
}

}  // namespace cli
