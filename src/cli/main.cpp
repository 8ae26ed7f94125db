// The command line: what can be asked, and which command does it.

#include <CLI/CLI.hpp>
#include <iostream>
#include <limits>
#include <random>

#include "bots/levels.h"
#include "cli/bench/bench.h"
#include "cli/commands/check_games.h"
#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/words.h"
#include "core/text.h"

namespace {

using game::Reason;

constexpr const char* kVersion = "pentario " PENTARIO_VERSION;

void add_setup(CLI::App& command, cli::SetupArguments& setup) {
    command.add_option("--variant", setup.variant, "the variant; see `pentario games`")->type_name("NAME");
    command.add_option("--players", setup.players, "how many play")->type_name("N");
    command
        .add_option("--option", setup.options,
                    "an option of the game; @FILE takes a board from a file; may be repeated")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
}

/// All commands and the places their arguments are read into.
class Program {
public:
    Program() {
        app_.require_subcommand(0, 1);
        app_.set_version_flag("--version", kVersion);
        app_.add_option("--lang", language_, "nl, en, fr or de; otherwise that of the locale")
            ->type_name("LANG");
        app_.fallthrough();
        add_serve();
        add_rate();
        add_play();
        add_replay();
        add_show();
        add_verify();
        add_new();
        add_convert();
        add_games();
        add_boards();
        add_print();
        add_solve();
        add_survey();
        add_match();
        add_analyse();
        add_tune();
        add_book();
        add_puzzle();
        add_engine();
        add_perft();
        add_rpc();
        add_bench();
        add_check_games();
        add_licences();
        add_help();
    }

    int run(int count, char** arguments) {
        try {
            app_.parse(count, arguments);
        } catch (const CLI::Success& wanted) {
            return app_.exit(wanted);
        } catch (const CLI::ParseError& error) {
            return refuse_arguments(error);
        }
        const auto language = cli::choose_language(language_);
        if (!language)
            return cli::refuse(Reason("cli.unknown-language", "", {{"language", core::quotable(language_)}}),
                               cli::choose_language({}).value_or(game::Language::english));
        if (app_.get_subcommands().empty()) {
            std::cout << app_.help();
            return cli::kDone;
        }
        const int code = dispatch(*app_.get_subcommands().front(), *language);
        if (code == cli::kDone && !std::cout.flush()) return cli::refuse(cli::lost_output(), *language);
        return code;
    }

private:
    using Run = std::function<int(game::Language)>;

    CLI::App& add(const std::string& name, const std::string& about, Run run) {
        runs_.emplace_back(name, std::move(run));
        return *app_.add_subcommand(name, about);
    }

    int dispatch(const CLI::App& command, game::Language language) const {
        for (const auto& [name, run] : runs_)
            if (name == command.get_name()) return run(language);
        return cli::kBadInput;
    }

    int refuse_arguments(const CLI::ParseError& error) const {
        const auto language = cli::choose_language(language_).value_or(
            cli::choose_language({}).value_or(game::Language::english));
        const auto parsed = app_.get_subcommands();
        const int code = cli::refuse(
            Reason("cli.bad-arguments", "", {{"what", core::quotable(error.what(), 200)}}), language);
        const std::string command = parsed.empty() ? "" : parsed.front()->get_name();
        std::cerr << core::trim(cli::catalog().say(game::Notice("cli.see-help", "", {{"command", command}}),
                                                   language))
                  << '\n';
        return code;
    }

    void add_serve() {
        CLI::App& serve = add("serve", "the table in your browser: all games, all on this computer",
                              [this](game::Language l) { return cli::run_serve(serve_, l); });
        serve.add_option("--port", serve_.port, "where it is found; 8000 when left out, 0 for any free one")
            ->type_name("N");
        serve
            .add_option("--host", serve_.host,
                        "localhost, or an address of this computer in figures; 0.0.0.0 lets others in")
            ->type_name("ADDRESS");
        serve.add_flag("--lan", serve_.lan, "for everybody in your home network, with a code for phones")
            ->excludes("--host");
        serve
            .add_option("--data", serve_.data, "the folder where tables are kept; otherwise one in your home")
            ->type_name("FOLDER");
        serve.add_option("--web", serve_.web, "the folder of the built client; otherwise the one beside")
            ->type_name("FOLDER");
        serve.add_flag(
            "--proxy", serve_.proxy,
            "whoever comes from this computer is a proxy and names its visitors (X-Forwarded-For)");
        serve.add_flag("--no-open", serve_.no_open, "do not open the browser");
        serve.footer("Ctrl-C ends it. `make play` builds the client first. docs/hosting.md has the rest.");
    }

    void add_rate() {
        CLI::App& rate = add("rate", "who is how strong at the tables that `serve` keeps",
                             [this](game::Language l) { return cli::run_rate(rate_, l); });
        rate.add_flag("--rebuild", rate_.rebuild,
                      "compute all ratings anew from the games, and tell whether they were the same");
        rate.add_option("--most", rate_.most, "lines of each leaderboard; 20 when left out")
            ->check(CLI::Range(1, 100'000))
            ->type_name("N");
        rate.add_option("--data", rate_.data, "the folder where tables are kept; otherwise one in your home")
            ->type_name("FOLDER");
        rate.footer("The server must not run meanwhile. docs/ratings.md explains the figures.");
    }

    void add_play() {
        CLI::App& play = add("play", "play at this terminal: against the computer, or several people",
                             [this](game::Language l) { return cli::run_play(play_, l); });
        play.add_option("game", play_.game, "the game; the first of `pentario games` when left out");
        add_setup(play, play_);
        play.add_option("--bot", play_.bots, "a seat (from 0) for the computer; may be repeated")
            ->type_name("SEAT")
            ->allow_extra_args(false)
            ->check(CLI::Range(0, game::kMaxSeats - 1));
        play.add_option(
                "--level", play_.level,
                "how well the computer plays, 1 to 8; 4 when left out; it seats one without a terminal too")
            ->check(CLI::Range(1, bots::kTopLevel))
            ->type_name("N");
        play.add_flag("--people", play_.people, "no computer: several people at this keyboard");
        play.add_option("--name", play_.names, "how a seat is called; may be repeated")
            ->type_name("SEAT=NAME")
            ->allow_extra_args(false);
        play.add_option("--nodes", play_.nodes,
                        "how much level 8, which this asks for, may think about a move")
            ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40))
            ->type_name("N");
        play.add_option("--seed", play_.seed, "the same number: the same luck and the same computer")
            ->type_name("N");
        play.add_flag("--practice", play_.practice, "hints may be asked for; no best score is kept");
        play.add_flag("--plain", play_.plain, "line by line, also in a terminal");
        play.add_flag("--new", play_.fresh, "begin afresh; an unfinished game is set aside");
        play.add_option("--file", play_.file, "where the game is kept; otherwise in your data folder")
            ->type_name("FILE");
        play.add_option("--notation", play_.notation, "how moves are written; see `pentario games`")
            ->type_name("NAME");
        play.footer(
            "The lot says who begins; `--option begins=0` leaves it to the first seat.\n"
            "The game is saved after every move, and `pentario play` goes on with it.\n"
            "Arrow keys and Enter play, or type a point such as k10; ? shows all keys.\n"
            "Penta Rush is played in real time, or by several people in turn against the stopwatch.\n"
            "In Rivero Penta and Rivero Tab chooses a card and `places` lists all moves; between two\n"
            "people the table is covered.\n"
            "Without a terminal it reads one move or word a line.");
    }

    void add_replay() {
        CLI::App& replay = add("replay", "step through a record",
                               [this](game::Language l) { return cli::run_replay(replay_, l); });
        replay.add_option("file", replay_.file, "a record in any form; - is standard input")->required();
        replay.add_option("--notation", replay_.notation, "how moves are written")->type_name("NAME");
        replay.add_flag("--plain", replay_.plain, "as text, also in a terminal");
    }

    void add_show() {
        CLI::App& show = add("show", "draw the board of a record",
                             [this](game::Language l) { return cli::run_show(show_, l); });
        show.add_option("file", show_.file, "a record in any form; - is standard input")->required();
        show.add_option("--at", show_.at, "after this many moves of the last game")->type_name("N");
        show.add_option("--notation", show_.notation, "how moves are written")->type_name("NAME");
        show.add_flag("--plain", show_.plain, "ASCII without colour");
        show.add_flag("--svg", show_.svg)->group("");
        show.add_option("--picture", show_.picture)->group("");
    }

    void add_new() {
        CLI::App& fresh = add("new", "write the record of a game that has not begun",
                              [this](game::Language l) { return cli::run_new(new_, l); });
        fresh.add_option("game", new_.game, "the game")->required();
        add_setup(fresh, new_);
        fresh.add_option("-o,--out", new_.out, "a file instead of standard output")->type_name("FILE");
        fresh.add_flag("--force", new_.force, "replace an existing file");
    }

    void add_convert() {
        CLI::App& convert = add("convert", "write a record in another form",
                                [this](game::Language l) { return cli::run_convert(convert_, l); });
        convert.add_option("file", convert_.file, "a record; - is standard input")->required();
        convert.add_option("--to", convert_.to, "pentario, link, pente.org, booklet-nl, booklet-en")
            ->required()
            ->type_name("FORM");
        convert.add_option("--from", convert_.from, "its form, when it should not be found out")
            ->type_name("FORM");
        convert.add_option("-o,--out", convert_.out, "a file instead of standard output")->type_name("FILE");
        convert.add_flag("--force", convert_.force, "replace an existing file");
    }

    void add_games() {
        add("games", "the games, their variants and options",
            [](game::Language l) { return cli::run_games(l); });
    }

    static void add_board_choice(CLI::App& command, cli::BoardsArguments& boards, const std::string& file) {
        command.add_option("game", boards.game, "penta-rush")->required();
        CLI::Option* seed =
            command.add_option("--seed", boards.seed, "the boards of this number; 0 when left out")
                ->type_name("N")
                ->check(CLI::Range(std::int64_t{0}, std::numeric_limits<std::int64_t>::max()));
        command.add_option(file, boards.file, "boards from a file: ten rows of the letters a to f")
            ->type_name("FILE")
            ->excludes(seed);
    }

    void add_boards() {
        CLI::App& boards = add("boards", "what there is to find on boards of Penta Rush",
                               [this](game::Language l) { return cli::run_boards(boards_, l); });
        add_board_choice(boards, boards_, "--file");
    }

    void add_print() {
        CLI::App& print = add("print", "boards, plans, tiles and dice of Penta Rush to print, as SVG and PDF",
                              [this](game::Language l) { return cli::run_print(print_, l); });
        add_board_choice(print, print_, "--boards");
        print.add_option("--side", print_.side, "different (one each) or identical (one for all)")
            ->type_name("SIDE");
        print.add_option("--paper", print_.paper, "a4 or letter")->type_name("PAPER");
        print.add_option("-o,--out", print_.out, "the folder to write to; penta-rush when left out")
            ->type_name("FOLDER");
    }

    void add_solve() {
        CLI::App& solve =
            add("solve",
                "who wins a position of RioMino with perfect play, or of Pente by threats; how, and how soon",
                [this](game::Language l) { return cli::run_solve(solve_, l); });
        solve.add_option("game", solve_.game, "riomino or pente")->required();
        solve.add_option(
            "position", solve_.position,
            "a position as JSON, or a file with one or with a record; a fresh game when left out");
        solve.add_option("--at", solve_.at, "of a record: after this many moves of the last game")
            ->type_name("N")
            ->check(CLI::NonNegativeNumber);
        add_setup(solve, solve_);
        solve.add_option("--seed", solve_.seed, "of the fresh throw")->type_name("N");
        solve.add_option("--time", solve_.seconds, "stop after so many seconds")
            ->type_name("SECONDS")
            ->check(CLI::NonNegativeNumber);
        solve.add_option("--memory", solve_.memory, "MiB for settled positions; 1024 when left out")
            ->type_name("MIB")
            ->check(CLI::Range(1U, 1U << 20));
        solve.add_flag("--winner-only", solve_.winner_only, "RioMino: stop when it is known who wins");
        solve.add_flag("--json", solve_.json, "one line of JSON");
        solve.footer(
            "Ctrl-C ends it early, and it tells what it knows by then.\n"
            "It exits with 0 when it is known who wins, with 1 when not.");
    }

    void add_survey() {
        CLI::App& survey = add("survey", "how games go between simple players",
                               [this](game::Language l) { return cli::run_survey(survey_, l); });
        survey.add_option("game", survey_.game, "the game; the first of `pentario games` when left out");
        add_setup(survey, survey_);
        survey.add_option("--bots", survey_.habit, "random, or greedy: what gains most at once")
            ->check(CLI::IsMember({"random", "greedy"}));
        survey.add_option("--games", survey_.games, "how many; 1000 when left out")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40));
        survey.add_option("--seed", survey_.seed, "the same seed plays the same games");
        survey.add_flag("--json", survey_.json, "one line of JSON");
        survey.footer("Ctrl-C ends it early, and it tells what it has by then.");
    }

    void add_match() {
        CLI::App& match = add("match", "measure two players against each other, in pairs of games",
                              [this](game::Language l) { return cli::run_match(match_, l); });
        match.add_option("game", match_.game, "the game")->required();
        add_setup(match, match_);
        match
            .add_option("--a", match_.a,
                        "a player: level-5, plain nodes=5000, yardstick depth=4, greedy, random, or "
                        "exec \"COMMAND\" protocol=gomocup|lines ms=1000")
            ->required()
            ->type_name("PLAYER");
        match.add_option("--b", match_.b, "the other player")->required()->type_name("PLAYER");
        match.add_option("--out", match_.out, "the folder that keeps the games")
            ->required()
            ->type_name("FOLDER");
        match
            .add_option("--pairs", match_.pairs, "how many pairs of games; 100, or at most 20000 with --sprt")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{1'000'000}));
        CLI::Option* file =
            match.add_option("--openings", match_.openings, "a file of openings, one a line, or of records")
                ->type_name("FILE");
        match
            .add_option("--random-opening", match_.random_opening, "so many moves by lot begin each pair; 4")
            ->check(CLI::Range(0, 100))
            ->excludes(file);
        match.add_option("--seed", match_.seed, "the same number: the same openings and the same luck");
        match.add_option("--workers", match_.workers, "games played at the same time; 1")
            ->check(CLI::Range(1, 256));
        match.add_option("--longest", match_.longest, "moves after which a game is drawn; 2000")
            ->check(CLI::Range(1, 100'000));
        match.add_option("--sprt", match_.sprt, "end once it is clear which of two Elo differences holds")
            ->expected(2)
            ->type_name("ELO0 ELO1");
        match.add_flag("--json", match_.json, "one line of JSON");
        match.footer(
            "Ctrl-C ends it; the same command goes on where it stopped. docs/match.md explains the figures.");
    }

    void add_analyse() {
        CLI::App& analyse = add("analyse", "judge the moves of a record: chances, mistakes, better moves",
                                [this](game::Language l) { return cli::run_analyse(analyse_, l); });
        analyse.add_option("file", analyse_.file, "a record in any form; - is standard input")->required();
        analyse.add_option("--nodes", analyse_.nodes, "for each thought; some seconds in all when left out")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40));
        analyse.add_option("--seat", analyse_.seat, "judge only this player, from 0")->type_name("SEAT");
        analyse.add_option("--seed", analyse_.seed, "the same number: the same verdicts")
            ->check(CLI::Range(std::int64_t{0}, std::numeric_limits<std::int64_t>::max()));
        analyse.add_flag("--plain", analyse_.plain, "ASCII without colour");
        analyse.add_flag("--json", analyse_.json, "one line of JSON");
        analyse.footer(
            "Ctrl-C ends it early, and it tells what it has by then. docs/analysis.md explains the figures.");
    }

    void add_tune() {
        CLI::App& tune = add("tune", "make the numbers that the engine of Pente plays by",
                             [this](game::Language l) { return cli::run_tune(tune_, l); });
        tune.add_option("game", tune_.game, "pente")->required();
        tune.add_option(
                "what", tune_.what,
                "games: play against itself; weights: fit them to games; constants: try them in games")
            ->required()
            ->check(CLI::IsMember({"games", "weights", "constants"}));
        tune.add_option("--out", tune_.out, "the file that keeps what is made")->type_name("FILE");
        tune.add_option("--from", tune_.from, "for weights: the file of games")->type_name("FILE");
        tune.add_option("--constant", tune_.constants, "one to try; may be repeated; all when left out")
            ->type_name("NAME")
            ->allow_extra_args(false);
        const auto number = [&](const char* name, std::int64_t& value, const char* about) {
            tune.add_option(name, value, about)->check(CLI::Range(std::int64_t{1}, std::int64_t{10'000'000}));
        };
        number("--games", tune_.games, "how many games there should be; 1000");
        number("--rounds", tune_.rounds, "of constants: how many rounds; 1000");
        number("--pairs", tune_.pairs, "of games, in a round of constants; 4");
        tune.add_option("--nodes", tune_.nodes, "for each move; 2000")
            ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1} << 40));
        tune.add_option("--seed", tune_.seed, "the same number: the same games")
            ->check(CLI::Range(std::int64_t{0}, std::numeric_limits<std::int64_t>::max()));
        tune.add_option("--workers", tune_.workers, "games played at the same time; 1")
            ->check(CLI::Range(1, 256));
        tune.add_option("--ridge", tune_.ridge, "what pulls weights to zero; 20")
            ->check(CLI::Range(1e-6, 1e9));
        tune.footer(
            "Ctrl-C ends it; the same command goes on where it stopped. docs/pente-engine.md has examples.");
    }

    void add_book() {
        CLI::App& book = add("book", "make the opening book of Pente by search",
                             [this](game::Language l) { return cli::run_book(book_, l); });
        book.add_option("game", book_.game, "pente")->required();
        book.add_option("--out", book_.out, "the file that keeps it")->required()->type_name("FILE");
        book.add_option("--nodes", book_.nodes, "for each position; 2000000")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{1} << 40));
        book.add_option("--positions", book_.positions, "how many there should be; 1000")
            ->check(CLI::Range(std::int64_t{1}, std::int64_t{10'000'000}));
        book.footer("Ctrl-C ends it; the same command goes on where it stopped.");
    }

    void add_puzzle() {
        CLI::App& puzzle = add("puzzle", "solve puzzles: one right way to go on; or prove and make them",
                               [this](game::Language l) { return cli::run_puzzle(puzzle_, l); });
        puzzle.add_option("--game", puzzle_.game, "pente, riomino, penta-rush or rivero-penta")
            ->type_name("GAME");
        puzzle.add_option("--grade", puzzle_.grade, "from 1, the easiest, to 5")->check(CLI::Range(1, 5));
        puzzle
            .add_option("--number", puzzle_.number,
                        "begin with this one of those chosen; by lot when left out")
            ->check(CLI::PositiveNumber);
        puzzle.add_flag("--daily", puzzle_.daily, "the one of today");
        puzzle.add_option("--file", puzzle_.file, "puzzles from a file")->type_name("FILE");
        puzzle.add_flag("--plain", puzzle_.plain, "ASCII without colour");
        puzzle.footer("It reads one move or word a line; `help` tells which. docs/puzzles.md has the rest.");
        using What = cli::PuzzleArguments::What;
        CLI::App& check = *puzzle.add_subcommand("check", "prove every puzzle of a file again");
        check.add_option("file", puzzle_.file, "the file")->required();
        check.parse_complete_callback([this] { puzzle_.what = What::check; });
        CLI::App& make = *puzzle.add_subcommand("make", "make puzzles out of games between bots");
        make.add_option("game", puzzle_.game, "pente, riomino, penta-rush or rivero-penta")->required();
        make.add_option("--count", puzzle_.count, "how many; 100")->check(CLI::Range(1, 10'000));
        make.add_option("--seed", puzzle_.seed, "the same number: the same puzzles");
        make.add_option("-o,--out", puzzle_.out, "a file instead of standard output")->type_name("FILE");
        make.add_flag("--force", puzzle_.force, "replace an existing file");
        make.footer("Ctrl-C ends it early, and what was found is kept.");
        make.parse_complete_callback([this] { puzzle_.what = What::make; });
    }

    void add_engine() {
        engine_.version = PENTARIO_VERSION;
        CLI::App& engine =
            add("engine", "play Pente for another program, over standard input and output",
                [this](game::Language l) { return cli::run_engine(engine_, std::cin, std::cout, l); });
        engine
            .add_option("--player", engine_.player,
                        "who plays, such as `plain nodes=5000`; the best when left out")
            ->type_name("PLAYER");
        engine.add_option("--variant", engine_.variant, "the variant of Pente; standard when left out")
            ->type_name("NAME");
        engine.add_option("--protocol", engine_.protocol, "gomocup or lines; found out when left out")
            ->type_name("NAME");
        engine.footer("docs/engine-protocols.md tells what is said in each.");
    }

    void add_verify() {
        CLI::App& verify =
            add("verify", "check the draws of a record played over the net: were they fixed beforehand?",
                [this](game::Language l) { return cli::run_verify(verify_, l); });
        verify.add_option("file", verify_, "a record")->required()->type_name("RECORD");
        verify.footer("docs/online.md tells how. It ends with 0 where nothing is wrong.");
    }

    void add_perft() {
        CLI::App& perft = add("perft", "count the ways to play DEPTH moves",
                              [this](game::Language l) { return cli::run_perft(perft_, l); });
        perft
            .add_option("file_and_depth", perft_.file_and_depth, "a record, if any, and how many moves deep")
            ->required()
            ->expected(1, 2)
            ->type_name("[FILE] DEPTH");
        perft.add_option("--game", perft_.game, "a fresh game instead of a record")->type_name("GAME");
        add_setup(perft, perft_);
        perft.add_flag("--divide", perft_.divide, "a count for each first move");
    }

    void add_licences() {
        add("licences", "whose work is in this program and in the client, and on what terms",
            [](game::Language l) { return cli::run_licences(l); })
            .alias("licenses");
    }

    void add_rpc() {
        add("rpc", "answer JSON requests, one a line, on standard input", [](game::Language) {
            std::random_device entropy;
            return cli::run_rpc(std::cin, std::cout, std::uint64_t{entropy()} << 32 | entropy());
        });
    }

    void add_bench() {
        CLI::App& bench = add("bench", "measure the rules and the bots",
                              [this](game::Language) { return cli::run_bench(bench_arguments_); });
        bench.allow_extras();
        bench.fallthrough(false);
        bench.set_help_flag();
        bench.parse_complete_callback([this, &bench] { bench_arguments_ = bench.remaining(); });
    }

    void add_check_games() {
        CLI::App& check =
            add("check-games", "replay a collection of real Pente games and compare the endings",
                [this](game::Language) { return cli::run_check_games(collection_); });
        check.add_option("file", collection_, "date,rating1,rating2,winner,ended,moves")->required();
    }

    void add_help() {
        CLI::App& help = add("help", "explain a command", [this](game::Language l) { return explain(l); });
        help.add_option("command", help_command_, "the command");
    }

    int explain(game::Language language) {
        if (help_command_.empty()) {
            // `App::help` would explain the command that was typed, which is `help`.
            std::cout << app_.get_formatter()->make_help(&app_, app_.get_name(), CLI::AppFormatMode::Normal);
            return cli::kDone;
        }
        for (const CLI::App* command : app_.get_subcommands({}))
            if (command->get_name() == help_command_) {
                std::cout << command->help();
                return cli::kDone;
            }
        return cli::refuse(Reason("cli.unknown-command", "", {{"command", core::quotable(help_command_)}}),
                           language);
    }

    CLI::App app_{
        "Pentario: board games in your browser (`pentario serve`) and at your terminal (`pentario play`).",
        "pentario"};
    std::vector<std::pair<std::string, Run>> runs_;
    std::string language_, help_command_, collection_;
    cli::ServeArguments serve_;
    cli::RateArguments rate_;
    cli::PlayArguments play_;
    cli::ShowArguments show_, replay_;
    cli::NewArguments new_;
    cli::ConvertArguments convert_;
    cli::PerftArguments perft_;
    cli::SurveyArguments survey_;
    cli::MatchArguments match_;
    cli::AnalyseArguments analyse_;
    cli::TuneArguments tune_;
    cli::BookArguments book_;
    cli::PuzzleArguments puzzle_;
    cli::EngineArguments engine_;
    std::string verify_;  // a file
    cli::BoardsArguments boards_;
    cli::PrintArguments print_;
    cli::SolveArguments solve_;
    std::vector<std::string> bench_arguments_;
};

}  // namespace

int main(int count, char** arguments) { return Program().run(count, arguments); }
