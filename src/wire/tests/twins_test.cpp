// No answer tells what its viewer may not know. Of a random game a twin is made by another card in one
// draw that the viewer did not see; both are played on, each at a table of its own, for as long as he
// is shown the same moves, and every answer that is for him must be the same to the byte.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "game/match.h"
#include "games/catalog.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

using game::Match;
using game::Seat;
using game::Viewer;

constexpr std::size_t kFollowed = 16;  // moves of a pair of twins
constexpr int kPairs = 3;              // of one viewer in a game
/// Answers to compare of each game; a short one is played more often for them.
constexpr int kWanted = 300, kMostGames = 100;

/// A game at a table, and the same as a match that tells us what the table keeps to itself.
struct Side {
    std::optional<Match> match;
    Table table;

    const game::AnyState& state() const { return match->state(); }
};

struct Move {
    Seat seat;
    std::string text;
};

std::string text_for(const game::AnyState& state, const Move& move, Viewer viewer) {
    return state.write_move(move.seat, *state.read_move(move.text), viewer);
}

std::string card_of(const std::string& draw) { return draw.substr(draw.find(' ') + 1); }

Json show(Seat seat) { return seat.is_player() ? Json(seat.index()) : Json(game::to_text(seat)); }

class Twins {
public:
    Twins(const game::AnyGame& game, Viewer viewer) : game_(game), viewer_(viewer) {
        for (const Seat seat : game::SeatSet::players(2))
            if (viewer.is_seat(seat)) seat_ = seat;
    }

    int compared() const { return compared_; }

    /// Follows the game of `record` from a draw on, with `other` drawn in the twin.
    void follow(const game::Record& record, std::size_t draw, const std::string& other) {
        const auto& moves = record.games.back().moves;
        game::Record before = record;
        before.games.back().moves.resize(draw);
        lay(before);
        first_ = card_of(moves[draw].text);
        second_ = card_of(other);
        if (!play({Seat::chance(), moves[draw].text}, {Seat::chance(), other})) return;
        for (std::size_t at = draw + 1; at < std::min(moves.size(), draw + kFollowed); ++at) {
            const Move next{moves[at].seat, moves[at].text};
            const std::optional<Move> same = twin_of(next);
            if (!same || !play(next, *same)) return;
            ask_what_changes_nothing(at);
        }
        ask_what_changes_the_game();
    }

private:
    /// Asks both tables; what they answer must be the same.
    std::string ask(const Json& request) {
        const std::string first = here_.table.raw(write_json(request));
        const std::string second = there_.table.raw(write_json(request));
        ++compared_;
        EXPECT_TRUE(first == second) << game_.id() << ", " << write_json(request) << " told apart\n"
                                     << first << "\n"
                                     << second;
        return first;
    }

    Json change(std::string_view op) const {
        Json request;
        request["op"] = op;
        request["viewer"] = seat_ ? Json(seat_->index()) : Json("public");
        request["known"] = here_.match->moves_played();
        return request;
    }
    Json question(std::string_view op) const {
        Json request;
        request["op"] = op;
        request["seat"] = seat_->index();
        return request;
    }

    void lay(const game::Record& record) {
        for (Side* side : {&here_, &there_})
            side->match = std::move(*Match::replay(game_, record, {.automatic = false}));
        Json request = change("replay");
        request["record"] = game::to_text(record);
        request["dealer"] = "manual";
        request["known"] = 0;
        ask(request);
    }

    /// Plays a move here and its twin there; false once the viewer may tell the games apart, because
    /// something hidden was turned up before all eyes.
    bool play(const Move& here, const Move& there) {
        const bool is_open = text_for(here_.state(), here, viewer_) == here.text;
        const bool shows =
            is_open && here_.state().shows_hidden(here.seat, *here_.state().read_move(here.text));
        Json first = change("play");
        first["seat"] = show(here.seat);
        Json second = first;
        first["move"] = here.text;
        second["move"] = there.text;
        const std::string told = here_.table.raw(write_json(first));
        const std::string told_there = there_.table.raw(write_json(second));
        EXPECT_FALSE(here_.match->play(here.seat, here.text));
        EXPECT_FALSE(there_.match->play(there.seat, there.text));
        ++compared_;
        EXPECT_TRUE(shows || told == told_there)
            << game_.id() << ", " << write_json(first) << " told apart from " << write_json(second) << "\n"
            << told << "\n"
            << told_there;
        return told == told_there;
    }

    /// The twin's version of a move, if there is one that the viewer sees as the same.
    std::optional<Move> twin_of(const Move& move) const {
        const std::string seen = text_for(here_.state(), move, viewer_);
        const game::AnyState& state = there_.state();
        for (const std::string& text : {move.text, exchanged(move.text)}) {
            const auto read = state.read_move(text);
            if (read && !state.why_illegal(move.seat, *read) &&
                state.write_move(move.seat, *read, viewer_) == seen)
                return Move{move.seat, text};
        }
        return std::nullopt;
    }

    /// Of the two cards that changed places the other one.
    std::string exchanged(const std::string& text) const {
        const std::size_t at = text.rfind(' ');
        if (at == std::string::npos) return text;
        const std::string card = text.substr(at + 1);
        return text.substr(0, at + 1) + (card == first_ ? second_ : card == second_ ? first_ : card);
    }

    void ask_what_changes_nothing(std::size_t at) {
        Json branch = change("branch");
        branch["moves"] = at / 2;
        ask(branch);
        if (!seat_) return;
        for (const std::string_view op : {"state", "moves", "record", "pack"}) ask(question(op));
        Json look = change("look");
        look["known"] = at / 2;
        ask(look);
        if (at % 8 == 0) ask(question("story"));
        const auto moves = here_.state().legal_moves(*seat_);
        if (!moves.empty())
            tried_.push_back(here_.state().write_move(*seat_, moves[at % moves.size()], viewer_));
        if (tried_.size() > 6) tried_.erase(tried_.begin());
        for (const std::string& move : tried_) {
            Json request = question("try");
            request["move"] = move;
            ask(request);
        }
        if (at % 16 == 0 && here_.state().actors().has(*seat_)) ask_the_computer();
    }

    void ask_the_computer() {
        Json request = question("bot");
        request["level"] = 2;
        ask(request);
        request = question("hint");
        request["nodes"] = 50;
        const Json hint = json(ask(request));
        if (!hint.contains("job")) return;
        request = {};
        request["op"] = "go";
        request["job"] = hint.at("job");
        request["slices"] = 2;
        ask(request);
        request.erase("slices");
        request["op"] = "stop";
        ask(request);
    }

    void ask_what_changes_the_game() {
        ask(change("undo"));
        Json request = change("end");
        request["seat"] = 0;
        request["kind"] = "abandoned";
        ask(request);
        ask(change("undo"));
        request = change("back");
        if (seat_) request["seats"] = Json::array({seat_->index()});
        ask(request);
    }

    const game::AnyGame& game_;
    Viewer viewer_;
    std::optional<Seat> seat_;
    Side here_, there_;
    std::string first_, second_;
    std::vector<std::string> tried_;  // legal in some earlier position
    int compared_ = 0;
};

/// A random game, with its draws, as far as it goes in some hundred moves.
game::Record random_game(const game::AnyGame& game, const game::VariantInfo& variant, core::Rng& rng) {
    auto match = std::move(
        *Match::start(game, game::Setup{std::string(variant.name), 2, {}, {}}, {.automatic = false}));
    for (int moves = 0; moves < 160 && !match.over(); ++moves) {
        const Seat seat = *match.state().actors().begin();
        const auto legal = match.state().legal_moves(seat);
        EXPECT_FALSE(match.play(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return match.record(Viewer::keeper());
}

/// The draws of a game that the viewer does not see, each with another one in its place.
std::vector<std::pair<std::size_t, std::string>> twins_of(const game::AnyGame& game,
                                                          const game::Record& record, Viewer viewer,
                                                          core::Rng& rng) {
    std::vector<std::pair<std::size_t, std::string>> twins;
    const auto match = std::move(*Match::replay(game, record, {.automatic = false}));
    std::size_t at = 0;
    match.course(0).tell(0, [&](const game::Moment& moment) {
        const auto& [seat, move, when] = moment.played;
        const std::string text = moment.before.write_move(seat, move, Viewer::keeper());
        if (seat == Seat::chance() && moment.before.write_move(seat, move, viewer) != text) {
            const auto draws = moment.before.legal_moves(seat);
            const auto other = draws[rng.below(static_cast<std::uint32_t>(draws.size()))];
            if (other != move)
                twins.emplace_back(at, moment.before.write_move(seat, other, Viewer::keeper()));
        }
        ++at;
    });
    return twins;
}

/// How many answers about some twins of a game were compared.
int compare_twins_of(const game::AnyGame& game, const game::Record& record, core::Rng& rng) {
    int compared = 0;
    for (const Viewer viewer :
         {Viewer::of(Seat::player(0)), Viewer::of(Seat::player(1)), Viewer::spectator()}) {
        const auto twins = twins_of(game, record, viewer, rng);
        for (int pair = 0; pair < kPairs && !twins.empty(); ++pair) {
            const auto& [draw, other] = twins[rng.below(static_cast<std::uint32_t>(twins.size()))];
            Twins both(game, viewer);
            both.follow(record, draw, other);
            compared += both.compared();
        }
    }
    return compared;
}

TEST(Twins, AnswersAreTheSameForWhoCannotTellThemApart) {
    core::Rng rng(21);
    for (const game::AnyGame* game : games::all()) {
        if (!game->keeps_secrets() || game->all_at_once()) continue;
        int compared = 0;
        for (int games = 0; compared <= kWanted && games < kMostGames; ++games)
            for (const game::VariantInfo& variant : game->variants())
                compared += compare_twins_of(*game, random_game(*game, variant, rng), rng);
        std::printf("%s: %d answers compared\n", std::string(game->id()).c_str(), compared);
        EXPECT_GT(compared, kWanted) << game->id();
    }
}

}  // namespace
}  // namespace wire::test
