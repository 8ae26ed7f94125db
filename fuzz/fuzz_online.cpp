// server::tables::Hub: lines heard from somebody who reads and plays at a table. Every message that can be
// answered to is answered once, nothing else is said but declared news, and a table that was loaded anew
// shows what it showed before. `@T`, `@H` and `@0`, `@1` stand for the table, the host's key and the seats'.

#include <map>
#include <memory>

#include "core/text.h"
#include "invariants.h"
#include "server/bus/local.h"
#include "server/store/memory.h"
#include "server/tables/hub.h"
#include "server/tests/fake_loop.h"
#include "wire/json.h"

namespace {

using wire::Json;

class Somebody final : public server::Line {
public:
    void send(std::shared_ptr<const std::string> text) override {
        auto json = wire::read_json(*text);
        MUST(json && json->is_object());
        MUST(json->contains("re") != json->contains("news"));
        if (json->contains("re")) last = std::move(*json);
        heard += last.is_null() ? 0 : 1;
    }
    void close(std::uint16_t, std::string_view) override {}
    std::int64_t delay_ms() const override { return 0; }
    std::string_view visitor() const override { return "somebody"; }

    Json last;
    int heard = 0;
};

std::string text_of(const Json& json, const char* name) {
    MUST(json.contains(name));
    return *wire::text_of(json.at(name));
}

class Server {
public:
    Server() : store_(loop_), bus_(loop_), hub_(open()) {
        hub_->opened(line_);
        say(R"({"op":"hello","id":"1","version":1,"language":"en"})");
        say(R"({"op":"make","id":"2","game":"pente","players":2,"sitters":[{"kind":"open"},{"kind":"open"}],)"
            R"("clock":{"kind":"days","days":2},"secret":"00112233445566778899aabbccddeeff"})");
        names_ = {{"@T", text_of(line_.last, "table")}, {"@H", text_of(line_.last, "host")}};
        for (int seat = 0; seat < 2; ++seat)
            names_["@" + std::to_string(seat)] =
                *wire::text_of(line_.last.at("keys").at(static_cast<std::size_t>(seat)));
    }
    ~Server() {
        hub_->closed(line_);
        loop_.run();
    }

    void say(const std::string& text) {
        line_.last = nullptr;
        hub_->heard(line_, text);
        loop_.run();
        MUST(!line_.last.is_null());
        loop_.advance(100);
    }
    std::string named(std::string text) const {
        for (const auto& [short_name, name] : names_)
            for (std::size_t at = text.find(short_name); at != text.npos; at = text.find(short_name))
                text.replace(at, short_name.size(), name);
        return text;
    }
    Json view() {
        say(named(R"({"op":"enter","id":"v","table":"@T","key":"@0"})"));
        Json view = line_.last;
        if (view.contains("change")) return view.at("change");
        MUST(view.at("ok") == false);
        return nullptr;
    }
    void begin_anew() {
        hub_->closed(line_);
        loop_.run();
        hub_.reset();
        hub_ = open();
        hub_->opened(line_);
        say(R"({"op":"hello","id":"3","version":1,"language":"en"})");
    }

private:
    std::unique_ptr<server::tables::Hub> open() {
        server::Limits limits;
        limits.bad_keys_a_minute = 1000;
        return server::tables::Hub::open(loop_, store_, bus_, limits, {.bot_threads = 0});
    }

    server::FakeLoop loop_;
    server::store::MemoryStore store_;
    server::bus::LocalBus bus_;
    std::unique_ptr<server::tables::Hub> hub_;
    Somebody line_;
    std::map<std::string, std::string> names_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kMostLines = 40;
    Server server;
    std::size_t lines = 0;
    for (const std::string_view line : core::split(fuzz::as_text(data, size), '\n'))
        if (!line.empty() && ++lines <= kMostLines) server.say(server.named(std::string(line)));
    const Json before = server.view();
    server.begin_anew();
    MUST(server.view() == before);
    return 0;
}
