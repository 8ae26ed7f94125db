#include "wire/operations.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "bots/levels.h"
#include "core/hash.h"
#include "core/text.h"
#include "games/catalog.h"
#include "wire/messages.h"
#include "wire/refusals.h"
#include "wire/show.h"

namespace wire {

using game::Match;
using game::Reason;
using game::Seat;
using game::Viewer;

namespace {

constexpr std::size_t kMostTimedMoves = 1000;
/// Of a watch and of its start, so that their sum is still a time of a record.
constexpr std::int64_t kMostWatchMs = game::kMostMilliseconds / 4;

/// The game a position is of.
core::Result<const game::AnyGame*, Reason> game_of(const game::Tree& position) {
    const game::Tree* name = position.get("game");
    if (!name && position.map())
        return core::fail(Reason("missing-member", "", {{"member", std::string("position.game")}}));
    if (!name || !name->text())
        return core::fail(Reason("bad-member", "",
                                 {{"member", std::string(name ? "position.game" : "position")},
                                  {"want", name ? "string" : "object"}}));
    const game::AnyGame* game = games::find(*name->text());
    if (!game) return core::fail(unknown_game(*name->text()));
    return game;
}

}  // namespace

struct Operations::Operation {
    std::string_view name;
    Refusal (Operations::*run)(Request&, Json&);
    bool needs_game;
    std::array<std::string_view, 6> members;
};

std::optional<Reason> Operations::run(std::string_view op, Request& request, Json& reply) {
    static constexpr auto kOperations = std::to_array<Operation>({
        {"speak", &Operations::speak, false, {"language", "names"}},
        {"messages", &Operations::messages, false, {}},
        {"games", &Operations::games, false, {}},
        {"new", &Operations::start, false, {"game", "variant", "players", "options", "seed", "dealer"}},
        {"load", &Operations::load, false, {"position", "seed", "dealer"}},
        {"replay", &Operations::replay, false, {"record", "form", "seed", "dealer"}},
        {"puzzles", &Operations::puzzles, false, {"game", "day"}},
        {"puzzle", &Operations::puzzle, false, {"number"}},
        {"board", &Operations::board, false, {"game", "variant", "board"}},
        {"boards", &Operations::boards, false, {"game", "seed", "grade", "tries"}},
        {"roll", &Operations::roll, false, {"game", "board", "roll", "seed"}},
        {"odds", &Operations::odds, false, {"game", "variant", "board", "seed", "nodes"}},
        {"state", &Operations::state, true, {"seat"}},
        {"story", &Operations::story, true, {"seat", "notation", "game", "from"}},
        {"moves", &Operations::moves, true, {"seat", "notation", "card"}},
        {"record", &Operations::record, true, {"seat", "form"}},
        {"pack", &Operations::pack, true, {"seat", "times", "names"}},
        {"unpack", &Operations::unpack, false, {"packed"}},
        {"play", &Operations::play, true, {"seat", "move", "notation", "ms"}},
        {"merge", &Operations::merge, true, {"lists", "since"}},
        {"try", &Operations::attempt, true, {"seat", "move", "notation"}},
        {"end", &Operations::end, true, {"seat", "kind"}},
        {"undo", &Operations::undo, true, {}},
        {"branch", &Operations::branch, true, {"game", "moves", "seed", "dealer"}},
        {"next", &Operations::next, true, {}},
        {"bot", &Operations::bot, true, {"seat", "level", "nodes", "seed"}},
        {"think", &Operations::think, true, {"seat", "level", "seed"}},
        {"thought", &Operations::thought, true, {"nodes"}},
        {"answer", &Operations::answer, true, {"move", "notation"}},
        {"solution", &Operations::solution, true, {}},
        {"review", &Operations::review, true, {"nodes", "seed", "seats"}},
        {"reviewed", &Operations::reviewed, true, {"slices", "from"}},
        {"hint", &Operations::hint, true, {"seat", "nodes", "seed"}},
        {"hinted", &Operations::hinted, true, {"slices"}},
        {"settle", &Operations::settle, true, {"seat", "seed", "study"}},
        {"verdict", &Operations::verdict, true, {"nodes"}},
    });
    const auto found = std::find_if(kOperations.begin(), kOperations.end(),
                                    [&](const Operation& operation) { return operation.name == op; });
    if (found == kOperations.end()) return Reason("unknown-op", "", {{"op", core::quotable(op)}});
    const auto members_end = std::find(found->members.begin(), found->members.end(), "");
    request.allow_only({found->members.begin(), members_end});
    if (request.fault()) return request.fault();
    if (found->needs_game && !match_) return Reason("no-game", "");
    return (this->*found->run)(request, reply);
}

// ---------------------------------------------------------------- without a game on the table

Operations::Refusal Operations::speak(Request& request, Json&) {
    const std::string_view language = request.needed_text("language");
    std::vector<std::string> names = request.texts("names", game::kMaxSeats);
    if (request.fault()) return request.fault();
    const auto known = game::read_language(language);
    if (!known)
        return Reason("bad-member", "", {{"member", std::string("language")}, {"want", "nl|en|fr|de"}});
    speech_.language = *known;
    speech_.names = [names = std::move(names)](Seat seat, game::Language spoken) {
        const auto index = static_cast<std::size_t>(seat.is_player() ? seat.index() : game::kMaxSeats);
        return index < names.size() && !names[index].empty() ? names[index]
                                                             : game::plain_seat_name(seat, spoken);
    };
    return std::nullopt;
}

Operations::Refusal Operations::messages(Request&, Json& reply) {
    Json all = Json::array();  // a list of pairs: an object may not have so many keys
    for (const game::Message& message : catalog().all())
        all.push_back(Json::array({message.code, message.text[static_cast<std::size_t>(speech_.language)]}));
    reply["messages"] = std::move(all);
    return std::nullopt;
}

Operations::Refusal Operations::games(Request&, Json& reply) {
    Json list = Json::array();
    for (const game::AnyGame* game : games::all()) list.push_back(show_game(*game, speech_));
    reply["games"] = std::move(list);
    Json& levels = reply["levels"] = Json::array();
    for (int level = 1; level <= bots::kTopLevel; ++level)
        levels.push_back(speech_.say(bots::level_code(level)));
    return std::nullopt;
}

game::Dealer Operations::dealer(Request& request) const {
    static constexpr std::array<std::string_view, 2> kDealers{"auto", "manual"};
    game::Dealer dealer;
    dealer.automatic = request.choice("dealer", kDealers).value_or(0) == 0;
    dealer.seed = request.seed().value_or(core::Hash(entropy_).add(laid_).value());
    return dealer;
}

Operations::Refusal Operations::lay(core::Result<Match, Reason> match, Json& reply) {
    if (!match) return match.error();
    match_ = std::move(*match);
    puzzle_ = nullptr;
    ++laid_;
    show_table(reply);
    return std::nullopt;
}

Operations::Refusal Operations::start(Request& request, Json& reply) {
    const std::string_view id = request.needed_text("game");
    const auto variant = request.text("variant");
    const auto players = request.number("players", 1, game::kMaxSeats);
    game::Setup setup;
    setup.options = request.options();
    const game::Dealer dealing = dealer(request);
    if (request.fault()) return request.fault();

    const game::AnyGame* game = games::find(id);
    if (!game) return unknown_game(id);
    const game::VariantInfo* kind =
        variant ? game::find_variant(game->variants(), *variant) : &game->variants().front();
    if (!kind) return Reason("unknown-variant", "", {{"variant", core::quotable(*variant)}});
    setup.variant = kind->name;
    setup.players = static_cast<int>(players.value_or(kind->min_players));
    return lay(Match::start(*game, std::move(setup), dealing), reply);
}

Operations::Refusal Operations::load(Request& request, Json& reply) {
    const Json* given = request.need("position");
    const game::Dealer dealing = dealer(request);
    if (request.fault()) return request.fault();
    const auto position = to_tree(*given);
    if (!position) return position.error();
    const auto game = game_of(*position);
    if (!game) return game.error();
    return lay(Match::load(**game, *position, dealing), reply);
}

// ---------------------------------------------------------------- with one

void Operations::show_table(Json& reply) const {
    reply["state"] = show_state(*match_, Viewer::keeper(), speech_);
}

Viewer Operations::viewer(Request& request) const {
    const auto seat = request.seat();
    if (!seat) return Viewer::keeper();
    if (seat->is_player() && seat->index() >= match_->setup().players)
        request.refuse(Reason("no-such-seat", "", {{"seat", game::to_text(*seat)}}));
    return Viewer::of(*seat);
}

int Operations::notation(Request& request) const {
    const auto name = request.text("notation");
    if (!name) return 0;
    const auto known = match_->game().notations();
    const auto found = std::find(known.begin(), known.end(), *name);
    if (found == known.end())
        request.refuse(Reason("unknown-notation", "", {{"notation", core::quotable(*name)}}));
    return static_cast<int>(found - known.begin());
}

Operations::Refusal Operations::state(Request& request, Json& reply) {
    const Viewer whom = viewer(request);
    if (request.fault()) return request.fault();
    reply["state"] = show_state(*match_, whom, speech_);
    return std::nullopt;
}

Operations::Refusal Operations::moves(Request& request, Json& reply) {
    const Viewer whom = viewer(request);
    const auto only = request.seat();
    const int form = notation(request);
    const auto card = request.text("card");
    if (request.fault()) return request.fault();
    const game::AnyState& now = match_->state();
    Json list = Json::array();
    for (const Seat seat : match_->over() ? game::SeatSet() : now.actors()) {
        if (only && *only != seat) continue;
        Json texts = Json::array(), gains = Json::array();
        for (const game::AnyMove move : now.legal_moves(seat)) {
            std::string text = now.write_move(seat, move, whom, form);
            if (card && !core::has_word(text, *card)) continue;
            texts.push_back(std::move(text));
            gains.push_back(game::gain_of(now, seat, move));
        }
        Json entry;
        entry["seat"] = show(seat);
        entry["moves"] = std::move(texts);
        if (seat.is_player()) entry["gain"] = std::move(gains);
        list.push_back(std::move(entry));
    }
    reply["moves"] = std::move(list);
    return std::nullopt;
}

Operations::Refusal Operations::play(Request& request, Json& reply) {
    const Seat seat = request.needed_seat();
    const std::string_view move = request.needed_text("move");
    const int form = notation(request);
    const auto when = request.number("ms", 0, game::kMostMilliseconds);
    if (request.fault()) return request.fault();
    if (auto refusal = match_->play(seat, move, form, when)) return refusal;
    show_table(reply);
    return std::nullopt;
}

core::Result<std::vector<game::TimedMove>, Reason> Operations::timed_lists(Request& request) const {
    std::vector<game::TimedMove> alone;
    for (const Json& list : request.objects("lists", game::kMaxSeats)) {
        Request one(list);
        one.allow_only(std::array<std::string_view, 2>{"seat", "moves"});
        const Seat seat = one.needed_seat();
        one.need("moves");
        for (const Json& timed : one.objects("moves", kMostTimedMoves)) {
            Request entry(timed);
            entry.allow_only(std::array<std::string_view, 2>{"move", "ms"});
            const auto move = match_->state().read_move(entry.needed_text("move"));
            entry.need("ms");
            const auto when = entry.number("ms", 0, kMostWatchMs);
            if (entry.fault()) return core::fail(*entry.fault());
            if (!move) return core::fail(move.error());
            alone.push_back({seat, *move, *when});
        }
        if (one.fault()) return core::fail(*one.fault());
    }
    return alone;
}

Operations::Refusal Operations::merge(Request& request, Json& reply) {
    request.need("lists");
    const auto since = request.number("since", 0, kMostWatchMs).value_or(0);
    const auto alone = timed_lists(request);
    if (request.fault()) return request.fault();
    if (!alone) return alone.error();
    if (auto refusal = match_->play_merged(*alone, since)) return refusal;
    show_table(reply);
    return std::nullopt;
}

Operations::Refusal Operations::attempt(Request& request, Json& reply) {
    const Seat seat = request.needed_seat();
    const std::string_view text = request.needed_text("move");
    const int form = notation(request);
    if (request.fault()) return request.fault();
    if (!seat.is_player()) return Reason("no-such-seat", "", {{"seat", game::to_text(seat)}});
    if (match_->over()) return Reason("game-over", "");
    const game::AnyState& now = match_->state();
    const auto move = now.read_move(text, form);
    if (!move) return move.error();
    if (auto refusal = now.why_illegal(seat, *move)) return refusal;
    if (now.shows_hidden(seat, *move)) return Reason("would-show", "");
    const auto later = now.clone();
    game::Events events;
    later->apply(seat, *move, &events);
    reply["events"] = show_events(events, Viewer::of(seat), speech_);
    reply["position"] = to_json(later->position(Viewer::of(seat)));
    return std::nullopt;
}

Operations::Refusal Operations::end(Request& request, Json& reply) {
    const Seat seat = request.needed_seat();
    request.need("kind");
    const auto kind = request.choice("kind", ending_names());
    if (request.fault()) return request.fault();
    if (auto refusal = match_->end({static_cast<game::Ending::Kind>(*kind), seat})) return refusal;
    show_table(reply);
    return std::nullopt;
}

Operations::Refusal Operations::undo(Request&, Json& reply) {
    if (auto refusal = match_->undo()) return refusal;
    show_table(reply);
    return std::nullopt;
}

Operations::Refusal Operations::next(Request&, Json& reply) {
    if (auto refusal = match_->next()) return refusal;
    show_table(reply);
    return std::nullopt;
}

}  // namespace wire
