#include "wire/answer.h"

#include <algorithm>
#include <functional>
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

/// What each of those seats may play now.
struct Legal {
    Seat seat;
    std::vector<AnyMove> moves;
};
std::vector<Legal> legal_moves(const game::Match& match, SeatSet seats) {
    std::vector<Legal> legal;
    for (const Seat seat : match.over() ? SeatSet() : match.state().actors())
        if (seats.has(seat)) legal.push_back({seat, match.state().legal_moves(seat)});
    return legal;
}

/// A seat's moves, told by verbs: texts, gains and each part in lists of equal length.
class MoveLists final : private game::Parts {
public:
    MoveLists(const game::AnyState& now, Seat seat, Viewer viewer)
        : now_(now), seat_(seat), viewer_(viewer) {}

    void add(AnyMove move, std::string_view text) {
        now_.tell_parts(seat_, move, viewer_, *this);
        group_->moves.add_text(text);
        group_->gains.push_back(now_.gain(seat_, move));
    }

    void tell(JsonList& list) const {
        for (const Group& group : groups_) {
            JsonObject shown;
            shown.put("seat", show(seat_)).put("verb", group.verb).put("moves", group.moves);
            const bool is_gain = std::any_of(group.gains.begin(), group.gains.end(), std::identity());
            if (is_gain) shown.put("gain", group.gains);
            for (const auto& [key, parts] : group.parts) shown.put(key, parts);
            list.add(shown);
        }
    }

private:
    struct Group {
        std::string verb;
        JsonList moves{};
        std::vector<int> gains{};
        std::vector<std::pair<std::string, JsonList>> parts{};  // by their keys
    };

    Parts& put(std::string_view key, std::string_view text) override {
        if (key == "verb")
            group_ = &group_of(text);
        else
            list_of(key).add_text(text);
        return *this;
    }
    Parts& put(std::string_view key, std::int64_t number) override {
        list_of(key).add(number);
        return *this;
    }
    Parts& put(std::string_view key, const game::Tree::List& list) override {
        list_of(key).add(list);
        return *this;
    }

    Group& group_of(std::string_view verb) {
        for (Group& group : groups_)
            if (group.verb == verb) return group;
        return groups_.emplace_back(Group{.verb = std::string(verb)});
    }
    JsonList& list_of(std::string_view key) {
        for (auto& [name, list] : group_->parts)
            if (name == key) return list;
        return group_->parts.emplace_back(key, JsonList()).second;
    }

    const game::AnyState& now_;
    Seat seat_;
    Viewer viewer_;
    std::vector<Group> groups_;
    Group* group_ = nullptr;  // of the move that is being told
};

JsonList show_legal(const game::AnyState& now, const std::vector<Legal>& legal, Viewer viewer, int notation,
                    std::optional<std::string_view> card) {
    JsonList list;
    for (const auto& [seat, moves] : legal) {
        MoveLists lists(now, seat, viewer);
        for (const AnyMove move : moves) {
            const std::string text = now.write_move(seat, move, viewer, notation);
            if (!card || core::has_word(text, *card)) lists.add(move, text);
        }
        lists.tell(list);
    }
    return list;
}

/// A position as far as it differs from the one before; the keys of lists and maps that are as they were
/// stand in `same`.
void add_position(JsonObject& step, const game::Tree& before, const game::Tree& position) {
    JsonObject told;
    JsonList same;
    for (const auto& [key, value] : *position.map()) {
        const game::Tree* old = value.list() || value.map() ? before.get(key) : nullptr;
        if (old && *old == value)
            same.add(key);
        else
            told.put(key, value);
    }
    if (!same.is_empty()) step.put("same", same);
    step.put("position", told);
}

/// Steps that stand beside the state to which the last of them led.
JsonList show_new_steps(const game::Course& course, std::size_t from, Viewer viewer, const Speech& speech) {
    JsonList steps;
    game::Tree before;
    std::size_t told = from;
    course.tell(from, [&](const game::Moment& moment) {
        JsonObject step = show_bare_step(moment, viewer, 0, speech);
        if (++told < course.moves().size()) {
            game::Tree position = moment.after.position(viewer);
            add_position(step, before, position);
            before = std::move(position);
        }
        steps.add(step);
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

void answer_change(JsonObject& reply, const game::Match& match, const Asker& asker, std::size_t stood,
                   const Speech& speech) {
    const Viewer viewer = asker.viewer();
    reply.put("state", show_state(match, viewer, speech));
    if (asker.known) {
        const game::Course& course = match.course(match.games() - 1);
        const std::size_t from = *asker.known > stood ? 0 : std::min(*asker.known, course.moves().size());
        reply.put("games", match.games());
        reply.put("from", from);
        if (from == 0) reply.put("start", show_start(course, viewer));
        reply.put("steps", show_new_steps(course, from, viewer, speech));
    }
    if (!asker.named) return;
    const std::vector<Legal> legal = legal_moves(match, seats_of(viewer));
    std::size_t count = 0;
    for (const auto& [seat, moves] : legal) count += moves.size();
    if (count <= kMostMovesTold) reply.put("moves", show_legal(match.state(), legal, viewer, 0, {}));
}

JsonObject show_start(const game::Course& course, Viewer viewer) {
    return show_ground(course.start(), course.start().position(viewer));
}

JsonList show_steps(const game::Course& course, std::size_t from, Viewer viewer, int notation,
                    const Speech& speech) {
    JsonList steps;
    course.tell(from,
                [&](const game::Moment& moment) { steps.add(show_step(moment, viewer, notation, speech)); });
    return steps;
}

JsonList show_moves(const game::Match& match, SeatSet seats, Viewer viewer, int notation,
                    std::optional<std::string_view> card) {
    return show_legal(match.state(), legal_moves(match, seats), viewer, notation, card);
}

}  // namespace wire
