#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/notice.h"
#include "game/options.h"
#include "game/seat.h"
#include "wire/json.h"

namespace wire {

/// The members of a request, checked as they are read. A member that does not fit reads as
/// absent and leaves a fault; the first fault is kept. An operation reads all it wants, then
/// asks `fault()` before it changes anything.
class Request {
public:
    /// `object` must be a JSON object and outlive this.
    explicit Request(const Json& object) : object_(object) {}

    const std::optional<game::Reason>& fault() const { return fault_; }
    void refuse(game::Reason reason);

    /// Every member must be one of these, or of those of all requests: `op`, `id`.
    void allow_only(std::span<const std::string_view> names);

    /// nullptr when there is none.
    const Json* find(std::string_view name) const;
    /// As find, but its absence is a fault.
    const Json* need(std::string_view name);

    std::optional<std::string_view> text(std::string_view name);
    std::string_view needed_text(std::string_view name);
    /// Up to `most` texts of one line; empty when there are none.
    std::vector<std::string> texts(std::string_view name, std::size_t most);
    /// Up to `most` objects; empty when there are none.
    std::span<const Json> objects(std::string_view name, std::size_t most);
    std::optional<std::int64_t> number(std::string_view name, std::int64_t low, std::int64_t high);
    /// A number, or the same as digits in a text: not every program can write 63 bits.
    std::optional<std::uint64_t> seed();
    /// `0` to `5`, `"chance"` or `"clock"`.
    std::optional<game::Seat> seat();
    game::Seat needed_seat();
    /// `0` to `5`, `"public"` or `"keeper"`.
    std::optional<game::Viewer> viewer();
    /// Players by their numbers; everyone when none are named.
    game::SeatSet seats(std::string_view name);
    /// False when it is not there.
    bool flag(std::string_view name);
    /// One of some words, as its place among them.
    std::optional<std::size_t> choice(std::string_view name, std::span<const std::string_view> words);
    /// Names with texts, whole numbers, booleans or lists of whole numbers (joined by commas).
    game::OptionList options();

private:
    void refuse_value(std::string_view name, std::string want);

    const Json& object_;
    std::optional<game::Reason> fault_;
};

}  // namespace wire
