#include "cli/match/contestant.h"

#include <array>

#include "cli/engine/protocols.h"
#include "cli/engine/stones.h"
#include "cli/match/program.h"
#include "core/text.h"
#include "games/pente/rules.h"

namespace cli::match {

using core::fail;
using game::AnyMove;
using games::pente::Pente;
using games::pente::Point;
using std::chrono::milliseconds;
using Kind = Trouble::Kind;

namespace {

constexpr std::array<std::string_view, 5> kKinds{"stopped", "gone", "late", "unreadable", "illegal"};

class BuiltIn final : public Contestant {
public:
    BuiltIn(const PlayerText& player, const game::AnyGame& game, GoOn go_on)
        : bot_(bots::find_player(player.name)->make(game, player.budget)),
          budget_(player.budget),
          go_on_(std::move(go_on)) {}

    core::Result<AnyMove, Trouble> choose(const game::Match& match, game::Seat seat,
                                          std::uint64_t seed) override {
        const auto began = Clock::now();
        if (!bot_->begin(*match.state().view(game::Viewer::of(seat)), seat, seed))
            return fail(Trouble{Kind::unreadable, {}});
        if (budget_.nodes > 0) bot_->limit(budget_.nodes);
        const AnyMove move = think_out(*bot_, budget_, began, go_on_).move;
        if (!go_on_()) return fail(Trouble{Kind::stopped, {}});
        return move;
    }

private:
    std::unique_ptr<bots::Bot> bot_;
    bots::Budget budget_;
    GoOn go_on_;
};

/// What both protocols have in common: a program, and how much of the game it knows.
class Foreign : public Contestant {
public:
    Foreign(const PlayerText& player, GoOn go_on)
        : program_(Program::start(player.command)),
          time_(player.budget.milliseconds),
          go_on_(std::move(go_on)) {}

protected:
    // What a program may take beyond its time before it has lost: it may be busy elsewhere, and a
    // measurement should not be one of a loaded machine.
    milliseconds patience() const { return 2 * time_ + milliseconds(1000); }

    bool send(std::string_view line) { return program_ && program_->send(line); }

    /// The next line that `wanted` says yes to.
    template <class Wanted>
    core::Result<std::string, Trouble> hear(milliseconds within, Wanted wanted) {
        if (!program_) return fail(Trouble{Kind::gone, {}});
        const auto until = Clock::now() + within;
        for (std::string line;;) {
            switch (program_->hear(line, until, go_on_)) {
                case Program::Heard::late: return fail(Trouble{Kind::late, {}});
                case Program::Heard::gone: return fail(Trouble{Kind::gone, {}});
                case Program::Heard::stopped: return fail(Trouble{Kind::stopped, {}});
                case Program::Heard::line: break;
            }
            if (wanted(line)) return line;
        }
    }

    static Trouble unreadable(std::string_view said) { return {Kind::unreadable, core::quotable(said, 100)}; }

    static int size_of(const game::Match& match) {
        return match.state().view(game::Viewer::keeper())->as<Pente>()->size;
    }
    static std::vector<Point> stones_of(const game::Match& match) {
        std::vector<Point> stones;
        const game::Record record = match.record(game::Viewer::keeper());
        for (const game::RecordedMove& move : record.games.back().moves)
            if (move.seat.is_player()) stones.push_back(point_of(*match.state().read_move(move.text)));
        return stones;
    }

    std::unique_ptr<Program> program_;
    milliseconds time_;
    std::size_t known_ = 0;  // stones the program knows of

private:
    GoOn go_on_;
};

class LinesProgram final : public Foreign {
public:
    using Foreign::Foreign;

    core::Result<AnyMove, Trouble> choose(const game::Match& match, game::Seat, std::uint64_t) override {
        bool sent = begun_ || send("newgame " + std::to_string(size_of(match)));
        begun_ = true;
        const auto stones = stones_of(match);
        for (; known_ < stones.size(); ++known_)
            sent = sent &&
                   send("play " + std::to_string(stones[known_].x) + " " + std::to_string(stones[known_].y));
        if (!sent || !send("genmove " + std::to_string(time_.count()))) return fail(Trouble{Kind::gone, {}});
        const auto line = hear(patience(), [](const std::string&) { return true; });
        if (!line) return fail(line.error());
        const auto point = read_xy(core::words(*line));
        if (!point) return fail(unreadable(*line));
        ++known_;
        return stone_at(*point);
    }

private:
    bool begun_ = false;
};

class GomocupProgram final : public Foreign {
public:
    using Foreign::Foreign;

    core::Result<AnyMove, Trouble> choose(const game::Match& match, game::Seat seat, std::uint64_t) override {
        if (!begun_)
            if (const auto trouble = start(match)) return fail(*trouble);
        const auto stones = stones_of(match);
        if (!tell(match, seat, stones)) return fail(Trouble{Kind::gone, {}});
        const auto line = hear(patience(), is_answer);
        if (!line) return fail(line.error());
        const auto point = read_xy(core::split(*line, ','));
        if (!point) return fail(unreadable(*line));
        known_ = stones.size() + 1;
        return stone_at(*point);
    }

private:
    static constexpr milliseconds kStart{10'000};

    /// Chatter may come before any answer.
    static bool is_answer(const std::string& line) {
        for (const std::string_view chatter : {"MESSAGE", "DEBUG", "UNKNOWN"})
            if (line.starts_with(chatter)) return false;
        return !core::trim(line).empty();
    }

    std::optional<Trouble> start(const game::Match& match) {
        begun_ = true;
        if (!send("START " + std::to_string(size_of(match)))) return Trouble{Kind::gone, {}};
        const auto line = hear(kStart, is_answer);
        if (!line) return line.error();
        if (!line->starts_with("OK")) return unreadable(*line);
        const auto rule = gomocup_rule(match.setup().variant);
        bool sent = send("INFO timeout_turn " + std::to_string(time_.count())) &&
                    send("INFO timeout_match 0") && send("INFO game_type 1");
        if (rule) sent = sent && send("INFO rule " + std::to_string(*rule));
        return sent ? std::nullopt : std::optional(Trouble{Kind::gone, {}});
    }

    /// The last stone, or the whole board when the program has not seen it come about.
    bool tell(const game::Match& match, game::Seat seat, const std::vector<Point>& stones) {
        if (stones.empty()) return send("BEGIN");
        if (stones.size() == known_ + 1) return send("TURN " + xy(stones.back()));
        const auto view = match.state().view(game::Viewer::keeper());
        const games::pente::State& state = *view->as<Pente>();
        const int own = games::pente::colour_of(state, seat.index());
        bool sent = send("INFO captures " + std::to_string(state.captures[own]) + "," +
                         std::to_string(state.captures[own ^ 1])) &&
                    send("BOARD");
        for (std::int8_t y = 0; y < state.size; ++y)
            for (std::int8_t x = 0; x < state.size; ++x)
                if (!games::pente::is_empty(state, {x, y}))
                    sent = sent && send(xy({x, y}) + (state.board[own].has(x, y) ? ",1" : ",2"));
        return sent && send("DONE");
    }

    static std::string xy(Point p) { return std::to_string(p.x) + "," + std::to_string(p.y); }

    bool begun_ = false;
};

}  // namespace

std::string_view to_text(Kind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

std::unique_ptr<Contestant> make_contestant(const PlayerText& player, const game::AnyGame& game, GoOn go_on) {
    if (!player.is_program()) return std::make_unique<BuiltIn>(player, game, std::move(go_on));
    if (player.protocol == Protocol::lines) return std::make_unique<LinesProgram>(player, std::move(go_on));
    return std::make_unique<GomocupProgram>(player, std::move(go_on));
}

}  // namespace cli::match
