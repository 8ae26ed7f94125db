// Nothing that leaves the server tells what its reader may not know. Of an online game of hidden cards a twin
// is made by another card in one draw that the reader did not see. Both are served by nodes of their own, and
// while he is shown the same moves every byte he is sent must be the same. PENTARIO_LEAK_ONLINE sets how
// many games (default 6; `make leaks-online` takes 1,000).

#include <cstdio>
#include <cstdlib>

#include "core/rng.h"
#include "games/catalog.h"
#include "server/tables/event.h"
#include "server/tables/table.h"
#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

using game::Seat;
using game::Viewer;

constexpr std::size_t kFollowed = 16;  // events of a pair of twins
constexpr int kMoves = 80;             // of a game
const std::string kTable = "abcdefgh23456789";

std::string key_of(int seat) { return std::string(22, static_cast<char>('0' + seat)); }

Event made_event(const game::AnyGame& game, const game::VariantInfo& variant, core::Rng& rng) {
    Event event;
    event.at = FakeLoop::kStart;
    event.made.emplace();
    event.made->terms.game = game.id();
    event.made->terms.setup.variant = variant.name;
    event.made->terms.setup.players = 2;
    event.made->terms.levels = {0, 0};
    for (int seat = 0; seat < 2; ++seat) event.made->keys.push_back(core::sha256(key_of(seat)));
    for (auto& byte : event.made->secret) byte = static_cast<std::uint8_t>(rng.below(256));
    return event;
}

/// The events of a random game.
std::vector<Event> random_game(const game::AnyGame& game, const game::VariantInfo& variant, core::Rng& rng) {
    std::vector<Event> events{made_event(game, variant, rng)};
    Table table = std::move(*Table::begin(kTable, events.front()));
    const auto happen = [&](Event::Kind kind, int by, const std::string& move) {
        Event event;
        event.kind = kind;
        event.by = by;
        event.at = FakeLoop::kStart + static_cast<Moment>(events.size()) * 100;
        event.id = "m" + std::to_string(events.size());
        event.move = move;
        event.ms = static_cast<std::int64_t>(events.size()) * 100;
        if (kind == Event::Kind::sat) {
            event.name = by == 0 ? "Anna" : "Ben";
            event.nonce = std::string(32, by == 0 ? 'a' : 'b');
        }
        EXPECT_FALSE(table.happen(event));
        events.push_back(event);
    };
    for (const Event::Kind kind : {Event::Kind::sat, Event::Kind::ready})
        for (int seat = 0; seat < 2; ++seat) happen(kind, seat, "");
    for (int moves = 0; moves < kMoves && table.phase() == Phase::playing; ++moves) {
        const game::AnyState& now = table.match().state();
        const Seat seat = *now.actors().begin();
        const auto legal = now.legal_moves(seat);
        const game::AnyMove move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        happen(Event::Kind::moved, seat.index(), now.write_move(seat, move, Viewer::keeper()));
    }
    return events;
}

/// A node that serves a table whose events another one wrote, and somebody who reads it.
struct Side {
    Side() { room.come(reader); }

    void add(const Event& event) {
        if (event.kind == Event::Kind::made)
            table.emplace(std::move(*Table::begin(kTable, event)));
        else
            EXPECT_FALSE(table->apply(event));
        store::Append append;
        append.table = kTable;
        append.sequence = table->sequence();
        append.event = to_line(event);
        append.at = event.at;
        room.store.append(std::move(append), [](const auto& result) { EXPECT_TRUE(result); });
        room.bus.tell(kTable, std::to_string(table->sequence()));
        room.loop.run();
    }
    const game::AnyState& state() const { return table->match().state(); }
    std::vector<std::string> heard() { return std::exchange(reader.raw, {}); }

    Room room;
    Person reader;
    std::optional<Table> table;
};

std::string card_of(const std::string& draw) { return draw.substr(draw.find(' ') + 1); }

class Twins {
public:
    explicit Twins(Viewer viewer) : viewer_(viewer) {
        for (int seat = 0; seat < 2; ++seat)
            if (viewer.is_seat(Seat::player(seat))) key_ = key_of(seat);
    }

    std::size_t compared() const { return compared_; }

    /// Follows the game from the draw `which` of event `from` on, with another one in the twin.
    void follow(const std::vector<Event>& events, std::size_t from, std::size_t which, core::Rng& rng) {
        for (std::size_t at = 0; at < from; ++at)
            for (Side* side : {&here_, &there_}) side->add(events[at]);
        ask("enter", "", "e");
        which_ = which;
        rng_ = &rng;
        for (std::size_t at = from; at < std::min(events.size(), from + kFollowed); ++at) {
            const auto twin = twin_of(events[at]);
            which_.reset();
            if (!twin) return;
            here_.add(events[at]);
            there_.add(*twin);
            if (!compare("event " + std::to_string(at))) return;
            if (at % 3 == 0) ask_questions();
        }
        ask("enter", "", "f");
    }

private:
    struct Part {
        Seat seat;
        std::string text;
    };
    static std::vector<Part> parts_of(const Event& event) {
        std::vector<Part> parts;
        if (event.kind == Event::Kind::moved) parts.push_back({Seat::player(event.by), event.move});
        for (const std::string& draw : event.draws) parts.push_back({Seat::chance(), draw});
        return parts;
    }

    /// The same event as it would be in the twin, if the reader cannot tell them apart.
    std::optional<Event> twin_of(const Event& event) {
        Event twin = event;
        shows_ = false;
        const auto first = here_.state().clone(), second = there_.state().clone();
        const bool has_move = event.kind == Event::Kind::moved;
        std::size_t at = 0;
        for (const Part& part : parts_of(event)) {
            const auto move = *first->read_move(part.text);
            const bool is_draw = part.seat == Seat::chance();
            const bool is_other = is_draw && which_ && at - (has_move ? 1 : 0) == *which_;
            const auto text = is_other ? another(*second, part) : same(*first, *second, part);
            if (!text) return std::nullopt;
            const bool is_open = first->write_move(part.seat, move, viewer_) == part.text;
            shows_ = shows_ || (is_open && first->shows_hidden(part.seat, move));
            first->apply(part.seat, move, nullptr);
            second->apply(part.seat, *second->read_move(*text), nullptr);
            (is_draw ? twin.draws[at - (has_move ? 1 : 0)] : twin.move) = *text;
            ++at;
        }
        return twin;
    }
    std::optional<std::string> another(const game::AnyState& state, const Part& part) {
        const auto draws = state.legal_moves(part.seat);
        const auto drawn = draws[rng_->below(static_cast<std::uint32_t>(draws.size()))];
        const std::string text = state.write_move(part.seat, drawn, Viewer::keeper());
        if (text == part.text) return std::nullopt;
        first_ = card_of(part.text);
        second_ = card_of(text);
        return text;
    }
    /// The move itself, or with the two cards exchanged, if it looks the same.
    std::optional<std::string> same(const game::AnyState& here, const game::AnyState& there,
                                    const Part& part) const {
        const std::string seen = here.write_move(part.seat, *here.read_move(part.text), viewer_);
        for (const std::string& text : {part.text, exchanged(part.text)}) {
            const auto read = there.read_move(text);
            if (read && !there.why_illegal(part.seat, *read) &&
                there.write_move(part.seat, *read, viewer_) == seen)
                return text;
        }
        return std::nullopt;
    }
    std::string exchanged(const std::string& text) const {
        const std::size_t at = text.rfind(' ');
        if (at == std::string::npos) return text;
        const std::string card = text.substr(at + 1);
        return text.substr(0, at + 1) + (card == first_ ? second_ : card == second_ ? first_ : card);
    }

    void ask(std::string_view op, const std::string& more, const std::string& id) {
        for (Side* side : {&here_, &there_})
            side->room.say(side->reader, Room::at(kTable, key_, op, more), id);
        shows_ = false;
        compare(std::string(op));
    }
    void ask_questions() {
        ask("ask", R"("requests":[{"op":"state"},{"op":"moves"},{"op":"story"},{"op":"record"}])", "q");
        if (key_.empty()) return;
        const int seat = key_[0] - '0';
        const auto legal = here_.state().legal_moves(Seat::player(seat));
        if (legal.empty()) return;
        ask("ask",
            R"("requests":[{"op":"try","move":")" +
                here_.state().write_move(Seat::player(seat), legal.front(), viewer_) + "\"}]",
            "t");
    }
    /// False once he may tell them apart, because something hidden was turned up before all eyes.
    bool compare(const std::string& what) {
        const auto first = here_.heard(), second = there_.heard();
        compared_ += first.size();
        EXPECT_FALSE(first.empty()) << what;
        EXPECT_TRUE(shows_ || first == second) << what << " told apart\n"
                                               << (first.empty() ? "" : first.back()) << "\n"
                                               << (second.empty() ? "" : second.back());
        return first == second;
    }

    Viewer viewer_;
    std::string key_;
    Side here_, there_;
    std::optional<std::size_t> which_;
    core::Rng* rng_ = nullptr;
    std::string first_, second_;
    bool shows_ = false;
    std::size_t compared_ = 0;
};

struct Hidden {
    std::size_t event = 0, draw = 0;
};

/// The draws of a game that the viewer does not see.
std::vector<Hidden> hidden_draws(const std::vector<Event>& events, Viewer viewer) {
    std::vector<Hidden> hidden;
    Table table = std::move(*Table::begin(kTable, events.front()));
    for (std::size_t at = 1; at < events.size(); ++at) {
        const auto state = table.match().state().clone();
        if (events[at].kind == Event::Kind::moved)
            state->apply(Seat::player(events[at].by), *state->read_move(events[at].move), nullptr);
        for (std::size_t draw = 0; draw < events[at].draws.size(); ++draw) {
            const std::string& text = events[at].draws[draw];
            const auto move = *state->read_move(text);
            if (state->write_move(Seat::chance(), move, viewer) != text) hidden.push_back({at, draw});
            state->apply(Seat::chance(), move, nullptr);
        }
        EXPECT_FALSE(table.apply(events[at]));
    }
    return hidden;
}

TEST(OnlineLeaks, WhoCannotTellTwoGamesApartIsSentTheSameBytes) {
    const char* wanted = std::getenv("PENTARIO_LEAK_ONLINE");
    const int games = wanted ? std::atoi(wanted) : 6;
    for (const game::AnyGame* game : games::all()) {
        if (!game->keeps_secrets() || game->all_at_once()) continue;
        std::size_t compared = 0;
        for (int number = 0; number < games; ++number) {
            core::Rng rng(static_cast<std::uint64_t>(number) + 31);
            const auto variants = game->variants();
            const auto& variant = variants[static_cast<std::size_t>(number) % variants.size()];
            if (variant.min_players > 2 || variant.max_players < 2) continue;
            const auto events = random_game(*game, variant, rng);
            for (const Viewer viewer :
                 {Viewer::of(Seat::player(0)), Viewer::of(Seat::player(1)), Viewer::spectator()}) {
                const auto hidden = hidden_draws(events, viewer);
                if (hidden.empty()) continue;
                const Hidden one = hidden[rng.below(static_cast<std::uint32_t>(hidden.size()))];
                Twins both(viewer);
                both.follow(events, one.event, one.draw, rng);
                compared += both.compared();
            }
        }
        std::printf("%s: %zu messages compared\n", std::string(game->id()).c_str(), compared);
        EXPECT_GT(compared, static_cast<std::size_t>(games) * 5) << game->id();
    }
}

}  // namespace
}  // namespace server::tables::test
