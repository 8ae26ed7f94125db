#include "server/tables/guest.h"

#include "server/messages.h"
#include "server/tables/messages.h"
#include "wire/show.h"

namespace server::tables {

using wire::Json;

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

Json accepted(const std::string& id) {
    Json reply;
    reply["re"] = id;
    reply["ok"] = true;
    return reply;
}

Json refused(const std::string& id, const game::Reason& reason, const wire::Speech& speech) {
    Json reply;
    reply["re"] = id;
    reply["ok"] = false;
    Json& error = reply["error"] = wire::show_error(reason, speech);
    if (own_messages().find(reason.code))
        error["message"] = own_messages().say(reason, speech.language, speech.names);
    return reply;
}

Json refused(const std::string& id, const game::Reason& reason, game::Language language) {
    wire::Speech speech;
    speech.language = language;
    return refused(id, reason, speech);
}

}  // namespace server::tables
