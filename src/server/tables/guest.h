#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>

#include "game/messages.h"
#include "server/net/line.h"
#include "wire/json_text.h"
#include "wire/speech.h"

namespace server::tables {

/// Somebody at the other end of a line.
struct Guest {
    Line* line = nullptr;  // nothing: he has gone
    game::Language language = game::Language::english;
    bool is_greeted = false;
    std::set<std::string> tables;  // those he reads

    void send(const wire::JsonObject& message) { send(std::make_shared<const std::string>(message.text())); }
    void send(std::shared_ptr<const std::string> text) {
        if (line) line->send(std::move(text));
    }
    std::int64_t delay_ms() const { return line ? line->delay_ms() : 0; }
};

/// `{"re":id,"ok":true}`, to which members can be added.
wire::JsonObject accepted(const std::string& id);
/// `{"re":id,"ok":false,"error":{...}}`. `speech` calls the players by their names where it is known.
wire::JsonObject refused(const std::string& id, const game::Reason& reason, const wire::Speech& speech);
wire::JsonObject refused(const std::string& id, const game::Reason& reason, game::Language language);

}  // namespace server::tables
