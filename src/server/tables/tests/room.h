#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/bus/local.h"
#include "server/store/memory.h"
#include "server/tables/hub.h"
#include "server/tests/fake_loop.h"
#include "wire/json.h"

namespace server::tables::test {

using wire::Json;

/// Somebody at a line: what he says gets an id, and what he hears is kept.
class Person : public Line {
public:
    explicit Person(std::string visitor = "10.0.0.1") : visitor_(std::move(visitor)) {}
    ~Person() override {
        if (leaves) leaves();
    }

    void send(std::shared_ptr<const std::string> text) override {
        raw.push_back(*text);
        Json json = std::move(*wire::read_json(*text));
        EXPECT_EQ(wire::write_json(json), *text) << "not as the same value is written as a tree";
        if (!json.contains("re")) return news.push_back(std::move(json));
        const std::string id = *wire::text_of(json["re"]);
        answers[id] = std::move(json);
    }
    void close(std::uint16_t, std::string_view) override {}
    std::int64_t delay_ms() const override { return delay; }
    std::string_view visitor() const override { return visitor_; }
    std::string_view session() const override { return session_name; }

    /// What has come since the last call.
    std::vector<Json> take_news() { return std::exchange(news, {}); }
    /// The last view of a table that came as news.
    const Json& last_view() const {
        for (auto item = news.rbegin(); item != news.rend(); ++item)
            if (item->at("news") == "table") return item->at("view");
        static const Json kNone = Json::object();
        return kNone;
    }

    std::int64_t delay = 0;
    std::string session_name;
    std::function<void()> leaves;
    std::vector<std::string> raw;
    std::map<std::string, Json> answers;
    std::vector<Json> news;

private:
    std::string visitor_;
};

/// What makes a table.
struct Wanted {
    std::string game = "pente", variant{};
    int players = 2;
    std::string clock = R"({"kind":"none"})";
    std::vector<int> levels{};  // by seat, 0: a person; empty: persons only
    std::string options = "{}";
    bool rated = false;
};

/// A table that was made, with its keys.
struct Made {
    std::string table, host;
    std::vector<std::string> keys;
};

/// A node with its store, in a time that the test moves.
class Room {
public:
    explicit Room(Limits given = {}) : limits(given), store(loop), bus(loop) { open(); }
    ~Room() { close(); }

    /// A node that begins anew over what the store has.
    void open() {
        hub = Hub::open(loop, store, bus, limits, {.bot_threads = 0, .people = known});
        loop.run();
    }
    void close() {
        for (Person* person : std::exchange(people, {})) hub->closed(*person);
        loop.run();
        hub.reset();
    }
    void restart() {
        const auto before = people;
        close();
        open();
        for (Person* person : before) come(*person);
    }

    void come(Person& person, std::string_view language = "en") {
        people.push_back(&person);
        person.leaves = [this, &person] { go(person); };
        hub->opened(person);
        say(person, R"({"op":"hello","version":1,"language":")" + std::string(language) + "\"}");
    }
    void go(Person& person) {
        std::erase(people, &person);
        person.leaves = {};
        if (!hub) return;
        hub->closed(person);
        loop.run();
    }

    /// Sends it with an id of its own and answers with the answer.
    Json say(Person& person, const std::string& text, std::string id = {}) {
        if (id.empty()) id = "m" + std::to_string(++said_);
        person.answers.erase(id);
        hub->heard(person,
                   text.substr(0, text.size() - 1) + (text.size() > 2 ? "," : "") + R"("id":")" + id + "\"}");
        loop.run();
        const auto found = person.answers.find(id);
        return found == person.answers.end() ? Json(nullptr) : found->second;
    }

    /// Without an id; with another secret each time, unless one is given.
    std::string wish_to_make(const Wanted& wanted, const std::string& secret = {}) {
        Json sitters = Json::array();
        for (int seat = 0; seat < wanted.players; ++seat) {
            const int level = wanted.levels.empty() ? 0 : wanted.levels[static_cast<std::size_t>(seat)];
            Json& sitter = sitters.emplace_back();
            sitter["kind"] = level ? "bot" : "open";
            if (level) sitter["level"] = level;
        }
        return R"({"op":"make","game":")" + wanted.game + "\"" +
               (wanted.variant.empty() ? "" : R"(,"variant":")" + wanted.variant + "\"") + R"(,"players":)" +
               std::to_string(wanted.players) + R"(,"options":)" + wanted.options +
               (wanted.rated ? R"(,"rated":true)" : "") + R"(,"clock":)" + wanted.clock + R"(,"sitters":)" +
               wire::write_json(sitters) + R"(,"secret":")" + (secret.empty() ? next_secret() : secret) +
               "\"}";
    }
    Made make(Person& person, const Wanted& wanted) {
        const Json reply = say(person, wish_to_make(wanted));
        EXPECT_EQ(reply["ok"], true) << wire::write_json(reply);
        if (reply["ok"] != true) return {};
        Made made{*wire::text_of(reply["table"]), *wire::text_of(reply["host"]), {}};
        for (const Json& key : reply["keys"]) made.keys.push_back(key.is_null() ? "" : *wire::text_of(key));
        return made;
    }

    /// Another one each time.
    std::string next_secret() {
        std::string figures = std::to_string(++secrets_);
        return std::string(32 - figures.size(), '0') + figures;
    }

    /// `{"op":op,"table":...,"key":...` and what else stands in it.
    static std::string at(const std::string& table, const std::string& key, std::string_view op,
                          const std::string& more = {}) {
        return R"({"op":")" + std::string(op) + R"(","table":")" + table + "\"" +
               (key.empty() ? "" : R"(,"key":")" + key + "\"") + (more.empty() ? "" : "," + more) + "}";
    }
    Json enter(Person& person, const Made& made, const std::string& key) {
        return say(person, at(made.table, key, "enter"));
    }
    Json relink(Person& person, const Made& made, const std::string& key, int seat, std::string secret = {},
                const std::string& id = {}) {
        if (secret.empty()) secret = next_secret();
        return say(person,
                   at(made.table, key, "relink",
                      R"("seat":)" + std::to_string(seat) + R"(,"secret":")" + secret + "\""),
                   id);
    }
    Json sit(Person& person, const Made& made, int seat, const std::string& name) {
        return say(person, at(made.table, made.keys[static_cast<std::size_t>(seat)], "sit",
                              R"("name":")" + name + R"(","nonce":")" +
                                  std::string(32, static_cast<char>('a' + seat)) + "\""));
    }
    Json play(Person& person, const Made& made, int seat, const std::string& move, std::int64_t sequence,
              const std::string& id = {}) {
        return say(person,
                   at(made.table, made.keys[static_cast<std::size_t>(seat)], "play",
                      R"("move":")" + move + R"(","sequence":)" + std::to_string(sequence)),
                   id);
    }

    FakeLoop loop;
    Limits limits;
    store::MemoryStore store;
    bus::LocalBus bus;
    std::unique_ptr<Hub> hub;
    std::vector<Person*> people;
    People* known = nullptr;  // since the node was opened

private:
    int said_ = 0, secrets_ = 0;
};

/// A table at which everybody sits and is ready, with one person for each seat that has a key.
class Seated {
public:
    /// `sessions` by seat; none: guests.
    Seated(Room& room, const Wanted& wanted, const std::vector<std::string>& sessions = {}) : room_(room) {
        for (int seat = 0; seat < wanted.players; ++seat) {
            people.push_back(std::make_unique<Person>());
            if (!sessions.empty()) people.back()->session_name = sessions[index(seat)];
            room.come(*people.back());
        }
        made = room.make(*people[0], wanted);
        for (int seat = 0; seat < wanted.players; ++seat) {
            if (made.keys[index(seat)].empty()) continue;
            room.enter(person(seat), made, made.keys[index(seat)]);
            room.sit(person(seat), made, seat, "Player " + std::to_string(seat));
        }
        for (int seat = 0; seat < wanted.players; ++seat)
            if (!made.keys[index(seat)].empty()) wish(seat, "ready");
    }

    Person& person(int seat) { return *people[index(seat)]; }
    Json wish(int seat, std::string_view op, const std::string& more = {}, const std::string& id = {}) {
        return room_.say(person(seat), Room::at(made.table, made.keys[index(seat)], op, more), id);
    }
    Json play(int seat, const std::string& move, const std::string& id = {}) {
        return room_.play(person(seat), made, seat, move, sequence(seat), id);
    }
    /// All that the seat may know now.
    Json view(int seat) { return room_.enter(person(seat), made, made.keys[index(seat)]); }
    std::int64_t sequence(int seat) { return *wire::whole_number_of(view(seat)["sequence"]); }

    Made made;
    std::vector<std::unique_ptr<Person>> people;

private:
    static std::size_t index(int seat) { return static_cast<std::size_t>(seat); }
    Room& room_;
};

inline std::string code_of(const Json& reply) {
    if (!reply.is_object() || !reply.contains("ok")) return "no answer";
    return reply.at("ok") == true ? "" : *wire::text_of(reply.at("error").at("code"));
}

}  // namespace server::tables::test
