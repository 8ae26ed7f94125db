#include "server/tables/seating.h"

#include <algorithm>

#include "core/text.h"

namespace server::tables {

using game::Reason;

namespace {

/// The characters of a text of well-formed UTF-8.
template <class Visit>
void each_character(std::string_view text, Visit visit) {
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const int more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
        char32_t code = more == 0 ? first : first & (0x3fU >> more);
        for (int i = 1; i <= more; ++i)
            code = code << 6 | (static_cast<unsigned char>(text[at + static_cast<std::size_t>(i)]) & 0x3fU);
        visit(code);
        at += static_cast<std::size_t>(more) + 1;
    }
}

/// Characters without a shape of their own that change how others are shown, and those of private use.
bool disturbs(char32_t code) {
    struct Range {
        char32_t first, last;
    };
    static constexpr Range kRanges[]{{0x00ad, 0x00ad}, {0x061c, 0x061c}, {0x180e, 0x180e},   {0x200b, 0x200f},
                                     {0x2028, 0x202e}, {0x2060, 0x206f}, {0xe000, 0xf8ff},   {0xfeff, 0xfeff},
                                     {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0x10ffff}};
    return std::any_of(std::begin(kRanges), std::end(kRanges),
                       [&](const Range& range) { return code >= range.first && code <= range.last; });
}

core::Result<std::string, Reason> read_text(std::string_view given, std::size_t most,
                                            std::string_view member) {
    const std::string name(member);
    if (given.size() > most)
        return core::fail(Reason("server.text-too-long", "",
                                 {{"member", name}, {"most", static_cast<std::int64_t>(most)}}));
    if (!core::is_plain_line(given)) return core::fail(Reason("server.bad-text", "", {{"member", name}}));
    bool is_plain = true;
    each_character(given, [&](char32_t code) { is_plain = is_plain && !disturbs(code); });
    if (!is_plain) return core::fail(Reason("server.bad-text", "", {{"member", name}}));
    const std::string_view kept = core::trim(given);
    if (kept.empty()) return core::fail(Reason("server.empty-text", "", {{"member", name}}));
    return std::string(kept);
}

}  // namespace

core::Result<std::string, Reason> read_name(std::string_view given, const Limits& limits) {
    return read_text(given, limits.name_bytes, "name");
}
core::Result<std::string, Reason> read_chat(std::string_view given, const Limits& limits) {
    return read_text(given, limits.chat_bytes, "text");
}

Seating::Seating(const SeatKeys& keys, const std::vector<int>& levels) {
    for (std::size_t seat = 0; seat < keys.size(); ++seat) {
        const bool is_bot = levels[seat] > 0;
        places_.push_back({keys[seat], {}, {}, {}, levels[seat], is_bot, is_bot});
    }
}

bool Seating::is_full() const {
    return std::all_of(places_.begin(), places_.end(), [](const Place& place) { return place.is_taken; });
}

bool Seating::are_all_ready() const {
    return std::all_of(places_.begin(), places_.end(), [](const Place& place) { return place.is_ready; });
}

std::vector<int> Seating::not_ready() const {
    std::vector<int> seats;
    for (int seat = 0; has(seat); ++seat)
        if (!at(seat).is_ready) seats.push_back(seat);
    return seats;
}

game::SeatSet Seating::persons() const {
    game::SeatSet seats;
    for (int seat = 0; has(seat); ++seat)
        if (!is_bot(seat) && at(seat).is_taken) seats.add(game::Seat::player(seat));
    return seats;
}

std::optional<int> Seating::seat_of(const store::KeyHash& key) const {
    for (int seat = 0; has(seat); ++seat)
        if (at(seat).key == key) return seat;
    return std::nullopt;
}

game::Nonces Seating::nonces() const {
    game::Nonces nonces;
    for (const Place& place : places_) nonces.push_back(place.nonce);
    return nonces;
}

std::vector<std::string> Seating::names() const {
    std::vector<std::string> names;
    for (const Place& place : places_) names.push_back(place.name);
    return names;
}

void Seating::sit(int seat, const std::string& name, const std::string& nonce, const std::string& account) {
    Place& here = place(seat);
    here.name = name;
    here.account = account;
    if (!here.is_taken) here.nonce = nonce;
    here.is_taken = true;
    here.level = 0;
}

void Seating::relink(int seat, const store::KeyHash& key) { place(seat).key = key; }

void Seating::nobody_ready() {
    for (Place& place : places_) place.is_ready = place.level > 0;
}

void Seating::dismiss(int seat) {
    Place& here = place(seat);
    here.name.clear();
    here.nonce.clear();
    here.account.clear();
    here.is_taken = here.is_ready = false;
}

void Seating::stand_in(int seat, int level) {
    place(seat).level = level;
    place(seat).is_ready = true;
}

}  // namespace server::tables
