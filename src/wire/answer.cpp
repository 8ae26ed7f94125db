#include "wire/answer.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/text.h"
#include "wire/show.h"

namespace wire {

using game::AnyMove;
using game::Seat;
using game::SeatSet;
using game::Viewer;

namespace {

constexpr std::int64_t kMostKnown = 1 << 20;
/// More moves than this are told to who asks for them only: in Penta Rush there are thousands.
constexpr std::size_t kMostMovesTold = 1000;

/// The seats whose moves are the viewer's to make.
SeatSet seats_of(Viewer viewer) {
    if (viewer.is_keeper()) return SeatSet::everyone();
    SeatSet own;
    for (const Seat seat : SeatSet::players(game::kMaxSeats))
        if (viewer.is_seat(seat)) own.add(seat);
    return own;
}

std::size_t count_moves(const game::Match& match, SeatSet seats) {
    std::size_t count = 0;
    for (const Seat seat : match.over() ? SeatSet() : match.state().actors())
        if (seats.has(seat)) count += match.state().legal_moves(seat).size();
    return count;
}

/// What a seat may play, told by verbs: texts, gains and each part in lists of equal length.
class LegalMoves {
public:
    LegalMoves(const game::AnyState& now, Seat seat, Viewer viewer)
        : now_(now), seat_(seat), viewer_(viewer) {}

    void add(AnyMove move, std::string text) {
        const game::Tree parts = now_.parts_of(seat_, move, viewer_);
        Json& group = group_of(*parts.get("verb")->text());
        group["moves"].push_back(std::move(text));
        group["gain"].push_back(game::gain_of(now_, seat_, move));
        for (const auto& [key, part] : *parts.map())
            if (key != "verb") group[key].push_back(to_json(part));
    }

    void tell(Json& list) {
        for (Json& group : groups_) {
            const Json& gains = group["gain"];
            if (std::all_of(gains.begin(), gains.end(), [](const Json& gain) { return gain == 0; }))
                group.erase("gain");
            list.push_back(std::move(group));
        }
    }

private:
    Json& group_of(const std::string& verb) {
        for (Json& group : groups_)
            if (group["verb"] == verb) return group;
        Json& group = groups_.emplace_back();
        group["seat"] = show(seat_);
        group["verb"] = verb;
        return group;
    }

    const game::AnyState& now_;
    Seat seat_;
    Viewer viewer_;
    std::vector<Json> groups_;
};

/// A position as far as it differs from the one before; the keys of lists and maps that are as they were
/// stand in `same`.
void add_position(Json& step, const game::Tree& before, const game::Tree& position) {
    Json told = Json::object();
    for (const auto& [key, value] : *position.map()) {
        const game::Tree* old = value.list() || value.map() ? before.get(key) : nullptr;
        if (old && *old == value)
            step["same"].push_back(key);
        else
            told[key] = to_json(value);
    }
    step["position"] = std::move(told);
}

/// Steps that stand beside the state to which the last of them led.
Json show_new_steps(const game::Course& course, std::size_t from, Viewer viewer, const Speech& speech) {
    Json steps = Json::array();
    game::Tree before;
    course.tell(from, [&](const game::Moment& moment) {
        Json& step = steps.emplace_back(show_bare_step(moment, viewer, 0, speech));
        if (from + steps.size() == course.moves().size()) return;
        game::Tree position = moment.after.position(viewer);
        add_position(step, before, position);
        before = std::move(position);
    });
    return steps;
}

}  // namespace

Asker read_asker(Request& request) {
    Asker asker;
    asker.named = request.viewer();
    if (const auto known = request.number("known", 0, kMostKnown))
        asker.known = static_cast<std::size_t>(*known);
    return asker;
}

std::optional<game::Reason> why_not_here(const Asker& asker, int players) {
    for (const Seat seat : SeatSet::players(game::kMaxSeats))
        if (seat.index() >= players && asker.viewer().is_seat(seat))
            return game::Reason("no-such-seat", "", {{"seat", game::to_text(seat)}});
    return std::nullopt;
}

void answer_change(Json& reply, const game::Match& match, const Asker& asker, std::size_t stood,
                   const Speech& speech) {
    const Viewer viewer = asker.viewer();
    reply["state"] = show_state(match, viewer, speech);
    if (asker.known) {
        const game::Course& course = match.course(match.games() - 1);
        const std::size_t from = *asker.known > stood ? 0 : std::min(*asker.known, course.moves().size());
        reply["games"] = match.games();
        reply["from"] = from;
        if (from == 0) reply["start"] = show_start(course, viewer);
        reply["steps"] = show_new_steps(course, from, viewer, speech);
    }
    if (asker.named && count_moves(match, seats_of(viewer)) <= kMostMovesTold)
        reply["moves"] = show_moves(match, seats_of(viewer), viewer, 0);
}

Json show_start(const game::Course& course, Viewer viewer) {
    return show_ground(course.start(), course.start().position(viewer));
}

Json show_steps(const game::Course& course, std::size_t from, Viewer viewer, int notation,
                const Speech& speech) {
    Json steps = Json::array();
    course.tell(from, [&](const game::Moment& moment) {
        steps.push_back(show_step(moment, viewer, notation, speech));
    });
    return steps;
}

Json show_moves(const game::Match& match, SeatSet seats, Viewer viewer, int notation,
                std::optional<std::string_view> card) {
    const game::AnyState& now = match.state();
    Json list = Json::array();
    for (const Seat seat : match.over() ? SeatSet() : now.actors()) {
        if (!seats.has(seat)) continue;
        LegalMoves legal(now, seat, viewer);
        for (const AnyMove move : now.legal_moves(seat)) {
            std::string text = now.write_move(seat, move, viewer, notation);
            if (!card || core::has_word(text, *card)) legal.add(move, std::move(text));
        }
        legal.tell(list);
    }
    return list;
}

}  // namespace wire
