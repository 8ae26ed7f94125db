#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/result.h"
#include "game/any_game.h"
#include "wire/json_text.h"

namespace server::tables {

/// How time is kept at a table.
struct ClockTerms {
    enum class Kind : std::uint8_t { none, game, move, days };
    Kind kind = Kind::none;
    std::int64_t start_ms = 0;  // at the beginning of a game, or of each move
    std::int64_t increment_ms = 0;

    bool is_by_move() const { return kind == Kind::move || kind == Kind::days; }
    friend bool operator==(const ClockTerms&, const ClockTerms&) = default;
};

/// What is played at a table, by whom, and how time is kept.
struct Terms {
    std::string game;
    game::Setup setup;
    std::vector<int> levels;  // by seat: 0 for a person, else a bot's level
    ClockTerms clock;
    bool is_rated = false;

    friend bool operator==(const Terms&, const Terms&) = default;
};

/// The game of the terms; they were read by the functions below, so there is one.
const game::AnyGame& game_of(const Terms& terms);

/// Reads the members of `make`, whose types fit, and judges them: is there such a game, can it be played so?
core::Result<Terms, game::Reason> read_terms(const wire::Json& body);

wire::JsonObject show_clock(const ClockTerms& terms);
/// The reverse; its type fits.
ClockTerms read_clock(const wire::Json& clock);
/// For a table's readers: the terms without who sits where.
wire::JsonObject show_plan(const Terms& terms);

}  // namespace server::tables
