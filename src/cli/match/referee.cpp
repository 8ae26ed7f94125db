#include "cli/match/referee.h"

#include <algorithm>
#include <limits>

#include "bots/play_table.h"
#include "cli/files/own_texts.h"
#include "core/hash.h"
#include "core/text.h"
#include "game/record.h"

namespace cli::match {

using core::fail;
using game::Match;
using game::Reason;
using game::Seat;

namespace {

constexpr std::uint64_t kNoBound = std::numeric_limits<std::uint64_t>::max();
constexpr std::int64_t kMostScore = 1'000'000, kLeastScore = -kMostScore;
constexpr std::string_view kRecordBegins = "pentario-record ";
// By the lone seat's half points.
constexpr std::array<std::string_view, 3> kResults{"0-1", "1/2-1/2", "1-0"};

// ---------------------------------------------------------------- openings

std::vector<std::string> read_line_of_moves(std::string_view line) {
    std::vector<std::string> moves;
    const bool parted = line.find(';') != std::string_view::npos;
    for (const std::string_view move : parted ? core::split(line, ';') : core::words(line))
        if (!core::trim(move).empty()) moves.emplace_back(core::trim(move));
    return moves;
}

core::Result<std::vector<std::vector<std::string>>, Reason> read_records(std::string_view text) {
    std::vector<std::vector<std::string>> out;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t next = text.find("\n" + std::string(kRecordBegins), from);
        const std::size_t end = next == std::string_view::npos ? text.size() : next + 1;
        const auto record = game::read_record(text.substr(from, end - from));
        if (!record) return fail(record.error());
        out.emplace_back();
        if (!record->games.empty())
            for (const game::RecordedMove& move : record->games.front().moves)
                if (move.seat.is_player()) out.back().push_back(move.text);
        from = end;
    }
    return out;
}

Reason bad_opening(std::int64_t pair, std::string_view move, const Reason& why) {
    Reason reason("cli.match.bad-opening", "", {{"pair", pair + 1}, {"move", core::quotable(move)}});
    reason.because.push_back(why);
    return reason;
}

// ---------------------------------------------------------------- one game

class Game {
public:
    Game(const Terms& terms, GameId id, const GoOn& go_on) : terms_(terms), id_(id), go_on_(go_on) {}

    core::Result<std::optional<game::Record>, Reason> play() {
        auto match = terms_.together                 ? start()
                     : terms_.openings.lines.empty() ? open_by_lot()
                                                     : open_by_line();
        if (!match) return fail(match.error());
        if (terms_.together) return play_together(*match);
        std::vector<std::unique_ptr<Contestant>> contestants;
        for (int seat = 0; seat < terms_.setup.players; ++seat)
            contestants.push_back(make_contestant(player_at(seat), *terms_.game, go_on_));
        std::optional<Trouble> trouble;
        while (!match->over() && !trouble && static_cast<int>(match->moves_played()) < terms_.longest) {
            const Seat seat = *match->state().actors().begin();
            trouble = move(*match, seat, *contestants[static_cast<std::size_t>(seat.index())]);
            if (trouble && trouble->kind == Trouble::Kind::stopped) return std::optional<game::Record>();
            if (trouble) forfeit(*match, seat, *trouble);
        }
        return std::optional(told(*match));
    }

private:
    /// Without a clock on the wall: the bots' own paces decide who acts first.
    core::Result<std::optional<game::Record>, Reason> play_together(Match& match) const {
        std::vector<std::unique_ptr<bots::Bot>> players;
        std::vector<bots::Sitter> sitters;
        for (int seat = 0; seat < terms_.setup.players; ++seat) {
            const PlayerText& player = player_at(seat);
            players.push_back(bots::find_player(player.name)->make(*terms_.game, player.budget));
            sitters.push_back(
                {players.back().get(), player.budget.nodes > 0 ? player.budget.nodes : kNoBound});
        }
        const bots::TableTerms table{pair_hash().value(), static_cast<std::size_t>(terms_.longest)};
        switch (bots::play_table(match, sitters, table, go_on_)) {
            case bots::TableEnd::stopped: return std::optional<game::Record>();
            case bots::TableEnd::idle:
            case bots::TableEnd::illegal:
                return fail(Reason("cli.match.stuck", "", {{"pair", id_.pair + 1}}));
            case bots::TableEnd::over:
            case bots::TableEnd::longest: break;
        }
        return std::optional(told(match));
    }

    int lone() const { return lone_seat(terms_, id_.pair); }
    const PlayerText& player_at(int seat) const {
        const game::VariantInfo& variant = *game::find_variant(terms_.game->variants(), terms_.setup.variant);
        const bool alone = game::side_of(variant, seat) == game::side_of(variant, lone());
        return terms_.players[static_cast<std::size_t>(alone ? id_.number : 1 - id_.number)];
    }

    core::Hash pair_hash() const { return core::Hash(terms_.seed).add(static_cast<std::uint64_t>(id_.pair)); }

    /// Both games of a pair have the same dealer, and the same boards where those are drawn.
    core::Result<Match, Reason> start() const {
        game::Setup setup = terms_.setup;
        for (const game::OptionInfo& info : terms_.game->options())
            if (is_seeded(info) && std::none_of(setup.options.begin(), setup.options.end(),
                                                [&](const auto& given) { return given.first == info.name; }))
                setup.options.emplace_back(info.name, seed_text(pair_hash().value()));
        return Match::start(*terms_.game, std::move(setup), {.automatic = true, .seed = pair_hash().value()});
    }

    core::Result<Match, Reason> open_by_line() const {
        const auto& lines = terms_.openings.lines;
        auto match = start();
        if (!match) return match;
        for (const std::string& move : lines[static_cast<std::size_t>(id_.pair) % lines.size()]) {
            const game::SeatSet actors = match->state().actors();
            const auto reason = actors.empty() ? Reason("game-over", "")
                                               : match->play(*actors.begin(), std::string_view(move));
            if (reason) return fail(bad_opening(id_.pair, move, *reason));
        }
        if (match->over()) return fail(bad_opening(id_.pair, "", Reason("game-over", "")));
        return match;
    }

    /// The same opening in both games; one that ends the game is drawn again.
    core::Result<Match, Reason> open_by_lot() const {
        constexpr std::uint64_t kTries = 100;
        const auto opener = bots::find_player(bots::kOpener)->make(*terms_.game, {});
        for (std::uint64_t attempt = 0; attempt < kTries; ++attempt) {
            auto match = start();
            if (!match) return match;
            for (int i = 0; i < terms_.openings.by_lot && !match->over(); ++i) {
                const Seat seat = *match->state().actors().begin();
                const std::uint64_t seed = pair_hash().add(attempt).add(match->moves_played()).value();
                if (!opener->begin(*match->state().view(game::Viewer::of(seat)), seat, seed)) break;
                if (const auto reason = match->play(seat, opener->best().move)) return fail(*reason);
            }
            if (!match->over()) return match;
        }
        return fail(bad_opening(id_.pair, "", Reason("game-over", "")));
    }

    std::optional<Trouble> move(Match& match, Seat seat, Contestant& contestant) const {
        const std::uint64_t seed =
            pair_hash().add(static_cast<std::uint64_t>(id_.number)).add(match.moves_played()).value();
        const auto chosen = contestant.choose(match, seat, seed);
        if (!chosen) return chosen.error();
        if (!match.play(seat, *chosen)) return std::nullopt;
        return Trouble{Trouble::Kind::illegal,
                       match.state().write_move(seat, *chosen, game::Viewer::keeper())};
    }

    static void forfeit(Match& match, Seat seat, const Trouble& trouble) {
        const bool late = trouble.kind == Trouble::Kind::late;
        match.end({late ? game::Ending::Kind::out_of_time : game::Ending::Kind::abandoned, seat});
        match.tags.emplace_back("Forfeit", to_text(trouble.kind));
        if (core::is_plain_line(trouble.said) && !core::trim(trouble.said).empty())
            match.tags.emplace_back("Said", trouble.said);
    }

    /// The record, with all that a later reading of it needs.
    game::Record told(Match& match) const {
        const auto outcome = match.state().outcome();
        const Seat alone = Seat::player(lone());
        int points = 1;  // of the lone seat, in halves
        if (match.ending() && !match.ending()->is_drawn())
            points = match.ending()->seat == alone ? 0 : 2;
        else if (outcome && !outcome->winners.empty())
            points = outcome->winners.has(alone) ? 2 : 0;
        match.names.clear();
        for (int seat = 0; seat < terms_.setup.players; ++seat)
            match.names.push_back(to_text(player_at(seat)));
        match.tags.emplace_back("Pair", std::to_string(id_.pair + 1));
        match.tags.emplace_back("Game", std::to_string(id_.number + 1));
        match.tags.emplace_back("Result", kResults[static_cast<std::size_t>(points)]);
        match.tags.emplace_back(
            "Score", std::to_string(match.state().scores()[static_cast<std::size_t>(alone.index())]));
        if (!match.over()) match.tags.emplace_back("Drawn", "too long");
        return match.record(game::Viewer::keeper());
    }

    const Terms& terms_;
    GameId id_;
    const GoOn& go_on_;
};

}  // namespace

core::Result<std::vector<std::vector<std::string>>, Reason> read_openings(std::string_view text) {
    if (text.starts_with(kRecordBegins)) return read_records(text);
    std::vector<std::vector<std::string>> out;
    for (const std::string_view line : core::lines(text)) {
        auto moves =
            core::trim(line).starts_with('#') ? std::vector<std::string>() : read_line_of_moves(line);
        if (!moves.empty()) out.push_back(std::move(moves));
    }
    if (out.empty()) return fail(Reason("cli.match.no-openings", ""));
    return out;
}

int lone_seat(const Terms& terms, std::int64_t pair) {
    return terms.setup.players == 2 ? 0 : static_cast<int>(pair % terms.setup.players);
}

core::Result<std::optional<game::Record>, Reason> play_game(const Terms& terms, GameId id,
                                                            const GoOn& go_on) {
    return Game(terms, id, go_on).play();
}

std::optional<Result> result_of(const game::Record& record, GameId id) {
    if (record.tag("Pair") != std::to_string(id.pair + 1) ||
        record.tag("Game") != std::to_string(id.number + 1))
        return std::nullopt;
    for (std::size_t points = 0; points < kResults.size(); ++points)
        if (record.tag("Result") == kResults[points])
            return Result{static_cast<int>(id.number == 0 ? points : 2 - points),
                          !record.tag("Forfeit").empty(),
                          static_cast<int>(
                              core::read_number(record.tag("Score"), kLeastScore, kMostScore).value_or(0))};
    return std::nullopt;
}

}  // namespace cli::match
