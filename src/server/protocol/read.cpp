#include "server/protocol/read.h"

#include <utility>

#include "core/text.h"
#include "server/protocol/messages.h"

namespace server::protocol {

using game::Reason;
using wire::Json;

namespace {

/// The member as a text, if it is one.
std::string_view text_in(const Json& object, std::string_view name) {
    const auto found = object.find(name);
    const std::string* text = found == object.end() ? nullptr : wire::text_of(*found);
    return text ? std::string_view(*text) : std::string_view();
}

std::optional<Reason> why_unfit(const Message& message) {
    const Wish* wish = find_wish(message.op);
    if (!wish) return Reason("unknown-op", "", {{"op", core::quotable(message.op)}});
    game::Tree::Map members;
    members.reserve(message.body.size());
    for (const auto& [name, value] : message.body.items()) {
        if (name == "op" || name == "id") continue;
        auto member = wire::to_tree(value);
        if (!member) return member.error();
        members.emplace_back(name, std::move(*member));
    }
    if (const auto path = wish->members.misfit(std::move(members)))
        return Reason("server.unfit", "", {{"op", message.op}, {"path", core::quotable(*path)}});
    return std::nullopt;
}

}  // namespace

Message read_message(std::string_view text) {
    Message message;
    auto json = wire::read_json(text);
    if (!json) {
        message.fault = json.error();
        return message;
    }
    if (!json->is_object()) {
        message.fault = Reason("not-an-object", "");
        return message;
    }
    message.body = std::move(*json);
    const std::string_view id = text_in(message.body, "id");
    message.op = text_in(message.body, "op");
    if (is_id(id)) message.id = id;
    message.fault = message.id.empty() ? Reason("server.no-id", "") : why_unfit(message);
    return message;
}

}  // namespace server::protocol
