#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/notice.h"

namespace game {

enum class Language : std::uint8_t { dutch, english, french, german };
inline constexpr std::array kLanguages{Language::dutch, Language::english, Language::french,
                                       Language::german};

/// `nl`, `en`, `fr`, `de`; also the beginning of a locale's name (`nl_BE.UTF-8`).
std::optional<Language> read_language(std::string_view text);
std::string_view to_text(Language language);

/// One sentence in four languages, in the order of kLanguages. `{name}` is an argument;
/// `{name:one|many}` chooses by its number.
struct Message {
    std::string_view code;
    std::array<std::string_view, kLanguages.size()> text;
};

/// How a seat is called in a sentence: a player's name, or "player 1".
using SeatNames = std::function<std::string(Seat, Language)>;

/// All sentences of the program: the frame's own and those of each game, in one place.
class Catalog {
public:
    void add(std::span<const Message> messages);

    const Message* find(std::string_view code) const;
    /// The sentence for a notice. A code without a sentence is shown as it is.
    std::string say(const Notice& notice, Language language, const SeatNames& names = {}) const;
    /// A sentence without arguments.
    std::string say(std::string_view code, Language language) const;

    const std::vector<Message>& all() const { return messages_; }

private:
    std::vector<Message> messages_;  // sorted by code
};

/// "player 1" in each language: the default for SeatNames.
std::string plain_seat_name(Seat seat, Language language);

/// The names of the `{placeholders}` of a sentence, sorted and without repetition.
std::vector<std::string> placeholders(std::string_view sentence);

/// The sentences of this room.
std::span<const Message> frame_messages();

}  // namespace game
