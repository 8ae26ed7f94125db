#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/fair.h"
#include "server/limits.h"
#include "server/tables/event.h"

namespace server::tables {

/// Who sits where, by whose key, and who is ready.
class Seating {
public:
    struct Place {
        std::optional<store::KeyHash> key;  // none: a bot's from the beginning
        std::string name, nonce;
        std::string account;  // empty: a guest
        int level = 0;        // above 0 a bot plays here: from the beginning, or for somebody who stayed away
        bool is_taken = false, is_ready = false;
    };

    Seating(const SeatKeys& keys, const std::vector<int>& levels);

    const std::vector<Place>& places() const { return places_; }
    const Place& at(int seat) const { return places_[static_cast<std::size_t>(seat)]; }
    bool has(int seat) const { return seat >= 0 && seat < static_cast<int>(places_.size()); }
    bool is_bot(int seat) const { return at(seat).level > 0; }
    bool is_full() const;
    bool are_all_ready() const;
    /// Persons who are not ready.
    std::vector<int> not_ready() const;
    /// Seats in which a person sits.
    game::SeatSet persons() const;
    std::optional<int> seat_of(const store::KeyHash& key) const;
    game::Nonces nonces() const;
    std::vector<std::string> names() const;

    void sit(int seat, const std::string& name, const std::string& nonce, const std::string& account);
    void relink(int seat, const store::KeyHash& key);
    void ready(int seat) { place(seat).is_ready = true; }
    void nobody_ready();
    /// He did not get ready: somebody else may sit there.
    void dismiss(int seat);
    void stand_in(int seat, int level);

private:
    Place& place(int seat) { return places_[static_cast<std::size_t>(seat)]; }

    std::vector<Place> places_;
};

/// A name as it is kept; refused when it is empty, too long, or holds what would disturb other texts: control
/// and format characters, such as those that turn the direction of writing.
core::Result<std::string, game::Reason> read_name(std::string_view given, const Limits& limits);
/// The same for a line of chat.
core::Result<std::string, game::Reason> read_chat(std::string_view given, const Limits& limits);

}  // namespace server::tables
