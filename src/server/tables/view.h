#pragma once

#include <optional>
#include <vector>

#include "server/tables/table.h"
#include "wire/json_text.h"
#include "wire/speech.h"

namespace server::tables {

/// Whether somebody is there for a seat, and if not, since when.
struct Presence {
    bool is_here = false;
    std::optional<Moment> away_since;
};

/// With whose eyes a table is read: a seat's, or a spectator's.
struct Audience {
    std::optional<int> seat;
    game::Language language = game::Language::english;

    game::Viewer viewer() const {
        return seat ? game::Viewer::of(game::Seat::player(*seat)) : game::Viewer::spectator();
    }
    friend auto operator<=>(const Audience&, const Audience&) = default;
};

/// How an audience is spoken to: its language, the players by their names.
wire::Speech speech_for(const Table& table, game::Language language);

/// What the table has measured beside its events.
struct Around {
    Moment now = 0;
    std::vector<Presence> presence;  // by seat
    std::vector<std::int64_t> left;  // by seat, at `now`
    std::optional<Moment> due;       // when the table acts by itself
};

/// The view of that audience for a reader who knows the events up to `known`; nothing: he knows none. It
/// holds nothing that the audience may not know.
wire::JsonObject show_view(const Table& table, const Around& around, const Audience& audience,
                           std::optional<std::int64_t> known);
wire::JsonList show_seats(const Table& table, const std::vector<Presence>& presence);

}  // namespace server::tables
