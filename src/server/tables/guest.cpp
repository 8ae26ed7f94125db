#include "server/tables/guest.h"

#include "server/messages.h"
#include "server/tables/messages.h"
#include "wire/show.h"

namespace server::tables {

using wire::JsonObject;

namespace {

const game::Catalog& own_messages() {
    static const game::Catalog kCatalog = [] {
        game::Catalog catalog;
        catalog.add(server::messages());
        catalog.add(tables::messages());
        return catalog;
    }();
    return kCatalog;
}

}  // namespace

JsonObject accepted(const std::string& id) {
    JsonObject reply;
    reply.put("re", id).put("ok", true);
    return reply;
}

JsonObject refused(const std::string& id, const game::Reason& reason, const wire::Speech& speech) {
    const bool is_own = own_messages().find(reason.code) != nullptr;
    const std::string message =
        is_own ? own_messages().say(reason, speech.language, speech.names) : speech.say_why(reason);
    JsonObject reply;
    reply.put("re", id).put("ok", false).put("error", wire::show_error(reason, message));
    return reply;
}

JsonObject refused(const std::string& id, const game::Reason& reason, game::Language language) {
    wire::Speech speech;
    speech.language = language;
    return refused(id, reason, speech);
}

}  // namespace server::tables
