#include "wire/request.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>
#include <vector>

#include "core/text.h"

namespace wire {

using game::Reason;

namespace {

constexpr std::string_view kOptions = "options";
constexpr std::size_t kLongestText = 200;

/// An option's value as the text that setups hold; nothing when it has no such text.
std::optional<std::string> option_text(const Json& json) {
    if (const std::string* text = text_of(json)) {
        // A record writes it on a line of its own and trims it when reading.
        const bool fits = !text->empty() && core::is_plain_line(*text) && core::trim(*text) == *text;
        return fits ? std::optional(*text) : std::nullopt;
    }
    if (const bool* flag = json.get_ptr<const bool*>()) return *flag ? "true" : "false";
    if (!json.is_array()) {
        const auto number = whole_number_of(json);
        return number ? std::optional(std::to_string(*number)) : std::nullopt;
    }
    std::vector<std::string> parts;
    for (const Json& item : json) {
        const auto number = whole_number_of(item);
        if (!number) return std::nullopt;
        parts.push_back(std::to_string(*number));
    }
    return parts.empty() ? std::nullopt : std::optional(core::join(parts, ","));
}

/// All of the text as a whole number of 63 bits, without a sign.
std::optional<std::int64_t> read_digits(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = fault == std::errc() && end == text.data() + text.size();
    return whole && core::is_digit(text.front()) ? std::optional(number) : std::nullopt;
}

}  // namespace

void Request::refuse(Reason reason) {
    if (!fault_) fault_ = std::move(reason);
}

void Request::refuse_value(std::string_view name, std::string want) {
    refuse(Reason("bad-member", "", {{"member", core::quotable(name)}, {"want", std::move(want)}}));
}

void Request::allow_only(std::span<const std::string_view> names) {
    for (const auto& [name, value] : object_.items())
        if (name != "op" && name != "id" && std::find(names.begin(), names.end(), name) == names.end())
            refuse(Reason("unknown-member", "", {{"member", core::quotable(name)}}));
}

const Json* Request::find(std::string_view name) const {
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
}

const Json* Request::need(std::string_view name) {
    const Json* value = find(name);
    if (!value) refuse(Reason("missing-member", "", {{"member", std::string(name)}}));
    return value;
}

std::optional<std::string_view> Request::text(std::string_view name) {
    const Json* value = find(name);
    if (!value) return std::nullopt;
    if (const std::string* held = text_of(*value)) return *held;
    refuse_value(name, "string");
    return std::nullopt;
}

std::string_view Request::needed_text(std::string_view name) {
    return need(name) ? text(name).value_or(std::string_view()) : std::string_view();
}

std::vector<std::string> Request::texts(std::string_view name, std::size_t most) {
    const Json* value = find(name);
    if (!value) return {};
    std::vector<std::string> list;
    for (const Json& item : *value) {
        const std::string* text = value->is_array() ? text_of(item) : nullptr;
        if (!text || !core::is_plain_line(*text) || text->size() > kLongestText || list.size() == most) {
            refuse_value(name, "<= " + std::to_string(most) + " strings");
            return {};
        }
        list.push_back(*text);
    }
    if (!value->is_array()) refuse_value(name, "strings");
    return list;
}

std::span<const Json> Request::objects(std::string_view name, std::size_t most) {
    const Json* value = find(name);
    if (!value) return {};
    const auto* list = value->get_ptr<const Json::array_t*>();
    const bool fits =
        list && list->size() <= most &&
        std::all_of(list->begin(), list->end(), [](const Json& item) { return item.is_object(); });
    if (fits) return *list;
    refuse_value(name, "<= " + std::to_string(most) + " objects");
    return {};
}

std::optional<std::int64_t> Request::number(std::string_view name, std::int64_t low, std::int64_t high) {
    const Json* value = find(name);
    if (!value) return std::nullopt;
    const auto number = whole_number_of(*value);
    if (number && *number >= low && *number <= high) return number;
    refuse_value(name, std::to_string(low) + ".." + std::to_string(high));
    return std::nullopt;
}

std::optional<std::uint64_t> Request::seed() {
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
    const Json* value = find("seed");
    if (!value) return std::nullopt;
    const std::string* digits = text_of(*value);
    const auto number = digits ? read_digits(*digits) : whole_number_of(*value);
    if (number && *number >= 0) return static_cast<std::uint64_t>(*number);
    refuse_value("seed", "0.." + std::to_string(kMost));
    return std::nullopt;
}

std::optional<game::Seat> Request::seat() {
    const Json* value = find("seat");
    if (!value) return std::nullopt;
    const auto number = whole_number_of(*value);
    if (number && *number >= 0 && *number < game::kMaxSeats)
        return game::Seat::player(static_cast<int>(*number));
    if (const std::string* word = text_of(*value))
        if (const auto seat = game::read_seat(*word); seat && !seat->is_player()) return seat;
    refuse_value("seat", "0.." + std::to_string(game::kMaxSeats - 1) + "|chance|clock");
    return std::nullopt;
}

game::Seat Request::needed_seat() { return need("seat") ? seat().value_or(game::Seat()) : game::Seat(); }

std::optional<game::Viewer> Request::viewer() {
    const Json* value = find("viewer");
    if (!value) return std::nullopt;
    const auto number = whole_number_of(*value);
    if (number && *number >= 0 && *number < game::kMaxSeats)
        return game::Viewer::of(game::Seat::player(static_cast<int>(*number)));
    const std::string* word = text_of(*value);
    if (word && *word == "public") return game::Viewer::spectator();
    if (word && *word == "keeper") return game::Viewer::keeper();
    refuse_value("viewer", "0.." + std::to_string(game::kMaxSeats - 1) + "|public|keeper");
    return std::nullopt;
}

game::SeatSet Request::seats(std::string_view name) {
    const Json* value = find(name);
    if (!value) return game::SeatSet::everyone();
    game::SeatSet seats;
    if (value->is_array())
        for (const Json& item : *value) {
            const auto number = whole_number_of(item);
            if (!number || *number < 0 || *number >= game::kMaxSeats) {
                seats = {};
                break;
            }
            seats.add(game::Seat::player(static_cast<int>(*number)));
        }
    if (seats.empty()) refuse_value(name, "[0.." + std::to_string(game::kMaxSeats - 1) + "]");
    return seats;
}

bool Request::flag(std::string_view name) {
    const Json* value = find(name);
    if (!value) return false;
    if (!value->is_boolean()) refuse_value(name, "boolean");
    return *value == true;
}

std::optional<std::size_t> Request::choice(std::string_view name, std::span<const std::string_view> words) {
    const auto given = text(name);
    if (!given) return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *given);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    refuse_value(name, core::join({words.begin(), words.end()}, "|"));
    return std::nullopt;
}

game::OptionList Request::options() {
    game::OptionList list;
    const Json* given = find(kOptions);
    if (!given) return list;
    if (!given->is_object()) {
        refuse_value(kOptions, "object");
        return list;
    }
    for (const auto& [name, value] : given->items()) {
        if (const auto text = option_text(value))
            list.emplace_back(name, *text);
        else
            refuse_value(std::string(kOptions) + "." + name, "string|number|boolean|numbers");
    }
    return list;
}

}  // namespace wire
