// The command that plays many games of simple players and tells how they went: survey.

#include <algorithm>
#include <iostream>

#include "bots/survey.h"
#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/screen/progress.h"
#include "cli/screen/terminal.h"
#include "cli/words.h"
#include "wire/json.h"

namespace cli {

using bots::Survey;
using game::Notice;

namespace {

double per(std::int64_t part, std::int64_t whole) {
    return static_cast<double>(part) / static_cast<double>(whole);
}

class SurveyReport {
public:
    SurveyReport(const Survey& survey, Words words) : survey_(survey), words_(std::move(words)) {}

    void print() const {
        line("cli.survey.moves", a_game(survey_.moves));
        line("cli.survey.turns", a_game(survey_.turns));
        line("cli.survey.starter", share(survey_.won_by_starter));
        line("cli.survey.draws", share(survey_.draws));
        std::string scores;
        for (const std::int32_t sum : survey_.scores) scores += (scores.empty() ? "" : "  ") + a_game(sum);
        line("cli.survey.scores", scores);
        std::cout << words_.label("cli.survey.ends") << '\n';
        for (const auto& [code, count] : survey_.ends) row(code, share(count));
        std::cout << words_.label("cli.survey.deeds") << '\n';
        for (const auto& [deed, count] : survey_.deeds) row(deed, a_game(count));
    }

private:
    std::string a_game(std::int64_t sum) const { return decimal(per(sum, survey_.games), words_.language); }
    std::string share(std::int64_t count) const {
        return decimal(100.0 * per(count, survey_.games), words_.language) + " %";
    }
    void line(std::string_view code, const std::string& value) const { row(words_.label(code), value); }
    static void row(const std::string& name, const std::string& value) {
        constexpr int kColumns = 32;
        std::cout << "  " << name
                  << std::string(static_cast<std::size_t>(std::max(1, kColumns - columns_of(name))), ' ')
                  << value << '\n';
    }

    const Survey& survey_;
    Words words_;
};

wire::Json to_json(const Survey& survey) {
    wire::Json out;
    out["games"] = survey.games;
    out["moves"] = per(survey.moves, survey.games);
    out["turns"] = per(survey.turns, survey.games);
    out["won_by_starter"] = per(survey.won_by_starter, survey.games);
    out["draws"] = per(survey.draws, survey.games);
    for (const std::int32_t sum : survey.scores) out["scores"].push_back(per(sum, survey.games));
    for (const auto& [code, count] : survey.ends) out["ends"][code] = per(count, survey.games);
    for (const auto& [deed, count] : survey.deeds) out["deeds"][deed] = per(count, survey.games);
    return out;
}

}  // namespace

int run_survey(const SurveyArguments& arguments, game::Language language) {
    const auto game = read_game(arguments.game);
    if (!game) return refuse(game.error(), language);
    const auto setup = read_setup(**game, arguments);
    if (!setup) return refuse(setup.error(), language);
    const Words words{language, {}};
    const auto habit = arguments.habit == "greedy" ? bots::Habit::greedy : bots::Habit::random;
    const auto title = [&](std::int64_t games) {
        return words.say(Notice(habit == bots::Habit::greedy ? "cli.survey.greedy" : "cli.survey.random", "",
                                {{"game", std::string((*game)->id())},
                                 {"variant", setup->variant},
                                 {"count", grouped(static_cast<std::uint64_t>(games), language)}}));
    };
    Survey survey;
    {
        Progress progress;
        survey = bots::survey(
            **game, game::without_series(**game, *setup), habit, arguments.games, arguments.seed,
            [&](const Survey& so_far) { return progress.go_on([&] { return title(so_far.games); }); });
    }
    if (arguments.json) {
        std::cout << wire::write_json(to_json(survey)) << '\n';
    } else {
        std::cout << title(survey.games) << '\n';
        SurveyReport(survey, words).print();
    }
    return kDone;
}

}  // namespace cli
