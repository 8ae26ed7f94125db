#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "game/messages.h"

namespace cli {

/// The sentences of this room.
std::span<const game::Message> messages();

/// The games' sentences and this room's.
const game::Catalog& catalog();

/// The language asked for, else that of LC_ALL, LC_MESSAGES or LANG, else English. Nothing
/// when one was asked for that is not there.
std::optional<game::Language> choose_language(std::string_view asked);

/// Sentences in one person's language.
struct Words {
    game::Language language = game::Language::english;
    game::SeatNames names;

    std::string say(const game::Notice& notice) const { return catalog().say(notice, language, names); }
    std::string say(std::string_view code) const { return catalog().say(code, language); }
    /// The sentence with its rule in brackets, if it rests on one.
    std::string say_with_rule(const game::Notice& notice) const {
        return say(notice) + (notice.rule.empty() ? "" : " (" + std::string(notice.rule) + ")");
    }
    /// Words that begin no sentence: as they stand in the table.
    std::string label(std::string_view code) const {
        const game::Message* message = catalog().find(code);
        return std::string(message ? message->text[static_cast<std::size_t>(language)] : code);
    }
    std::string name(game::Seat seat) const {
        return names ? names(seat, language) : game::plain_seat_name(seat, language);
    }
};

}  // namespace cli
