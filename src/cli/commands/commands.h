#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "game/messages.h"

namespace cli {

/// What every command ends with.
constexpr int kDone = 0, kCouldNot = 1, kBadInput = 2;

/// The options that set up a game, as typed.
struct SetupArguments {
    std::string game;
    std::string variant;
    std::optional<int> players;
    std::vector<std::string> options;  // name=value
};

struct NewArguments : SetupArguments {
    std::string out;
    bool force = false;
};

struct ShowArguments {
    std::string file, notation, picture;
    std::optional<int> at;
    bool plain = false, svg = false;
};

struct PlayArguments : SetupArguments {
    std::vector<int> bots;
    std::vector<std::string> names;  // seat=name
    std::optional<std::uint64_t> nodes, seed;
    std::optional<int> level;
    bool fresh = false, people = false, plain = false, practice = false;
    std::string file, notation;
};

struct ConvertArguments {
    std::string file, to, from, out;
    bool force = false;
};

struct PerftArguments : SetupArguments {
    std::vector<std::string> file_and_depth;
    bool divide = false;
};

struct BoardsArguments {
    std::string game, file;
    std::uint64_t seed = 0;
};

struct PrintArguments : BoardsArguments {
    std::string side = "different", paper = "a4", out = "penta-rush";
};

struct SolveArguments : SetupArguments {
    std::string position;  // JSON, or a file; empty: a fresh throw
    std::optional<int> at;
    std::uint64_t seed = 0;
    std::optional<double> seconds;
    std::uint32_t memory = 1024;  // MiB
    bool winner_only = false, json = false;
};

struct SurveyArguments : SetupArguments {
    std::string habit = "random";
    std::int64_t games = 1000;
    std::uint64_t seed = 0;
    bool json = false;
};

struct MatchArguments : SetupArguments {
    std::string a, b;  // as PlayerText reads them
    std::optional<std::int64_t> pairs;
    std::string openings;  // a file; empty: by lot
    int random_opening = 4;
    std::uint64_t seed = 0;
    int workers = 1, longest = 2000;
    std::vector<double> sprt;  // none, or two
    std::string out;
    bool json = false;
};

struct AnalyseArguments {
    std::string file;
    std::optional<std::uint64_t> nodes;
    std::optional<int> seat;
    std::uint64_t seed = 0;
    bool json = false, plain = false;
};

struct TuneArguments {
    std::string game, what;  // games, weights or constants
    std::string from, out;
    std::vector<std::string> constants;  // names; none: all
    std::int64_t games = 1000, rounds = 1000, pairs = 4;
    std::uint64_t nodes = 2000, seed = 0;
    int workers = 1;
    double ridge = 20;
};

struct BookArguments {
    std::string game, out;
    std::uint64_t nodes = 2'000'000;
    std::int64_t positions = 1000;
};

struct PuzzleArguments {
    enum class What : std::uint8_t { play, check, make };
    What what = What::play;
    std::string game, file, out;
    std::optional<int> grade, number;
    int count = 100;
    std::uint64_t seed = 0;
    bool daily = false, plain = false, force = false;
};

struct ServeArguments {
    std::uint16_t port = 8000;  // 0: any free one
    std::string host = "localhost";
    std::string web{};     // empty: the client that was built with this program
    std::string data{};    // empty: the usual folder
    bool lan = false;      // for everybody in the local network
    bool proxy = false;    // behind one on this computer
    bool no_open = false;  // no browser
};

struct RateArguments {
    std::string data{};  // empty: the usual folder
    bool rebuild = false;
    std::size_t most = 20;  // of each leaderboard
};

struct EngineArguments {
    std::string player{};  // empty: the best
    std::string variant = "standard", protocol{};
    std::string version{};  // of this program, for those who ask
};

// Each writes to standard output, its refusals to standard error, and returns an exit code.
int run_games(game::Language language);
int run_licences(game::Language language);
int run_new(const NewArguments& arguments, game::Language language);
int run_show(const ShowArguments& arguments, game::Language language);
int run_play(const PlayArguments& arguments, game::Language language);
int run_replay(const ShowArguments& arguments, game::Language language);
int run_verify(const std::string& file, game::Language language);
int run_convert(const ConvertArguments& arguments, game::Language language);
int run_perft(const PerftArguments& arguments, game::Language language);
int run_boards(const BoardsArguments& arguments, game::Language language);
int run_print(const PrintArguments& arguments, game::Language language);
int run_solve(const SolveArguments& arguments, game::Language language);
int run_survey(const SurveyArguments& arguments, game::Language language);
int run_match(const MatchArguments& arguments, game::Language language);
int run_analyse(const AnalyseArguments& arguments, game::Language language);
int run_tune(const TuneArguments& arguments, game::Language language);
int run_book(const BookArguments& arguments, game::Language language);
int run_puzzle(const PuzzleArguments& arguments, game::Language language);
/// Serves the client until Ctrl-C.
int run_serve(const ServeArguments& arguments, game::Language language);
/// Tells the leaderboards of the tables that are kept; computes the ratings anew where that is wanted.
int run_rate(const RateArguments& arguments, game::Language language);
/// Speaks a protocol for programs until the input ends.
int run_engine(const EngineArguments& arguments, std::istream& in, std::ostream& out,
               game::Language language);
/// One JSON object a line in, one a line out, until the input ends.
int run_rpc(std::istream& in, std::ostream& out, std::uint64_t entropy);

}  // namespace cli
