// Random games of everything in the catalog, with people who come and go: what each reader has put together
// from his views is what a fresh view shows him, and every message is one that was declared.

#include "core/rng.h"
#include "core/tests/fewer.h"
#include "games/catalog.h"
#include "server/protocol/messages.h"
#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

/// The change with whole positions: a step has of its position what has changed since the one before, and
/// the last has none (docs/rpc.md).
Json filled_up(Json change) {
    if (!change.contains("steps")) return change;
    const Json* before = nullptr;
    for (Json& step : change["steps"]) {
        if (step.contains("same"))
            for (const Json& key : step.at("same")) {
                const std::string name(*wire::text_of(key));
                step["position"][name] = before->at(name);
            }
        step.erase("same");
        if (!step.contains("position")) step["position"] = change.at("state").at("position");
        before = &step.at("position");
    }
    return change;
}
/// Whatever the order of its keys.
std::string in_order(const Json& json) { return nlohmann::json::parse(wire::write_json(json)).dump(); }

/// A reader who keeps what he is told, as the client does.
class Reader {
public:
    Reader(Room& room, Made made, std::string key)
        : room_(room), made_(std::move(made)), key_(std::move(key)) {}

    void come() {
        room_.come(person);
        const std::string known = sequence() < 0 ? "" : R"("known":)" + std::to_string(sequence());
        take(room_.say(person, Room::at(made_.table, key_, "enter", known)));
        is_here = true;
    }
    void go() {
        room_.go(person);
        is_here = false;
    }
    void hear() {
        for (const Json& item : person.take_news())
            if (item.at("news") == "table") {
                EXPECT_EQ(item.at("view").at("sequence"), sequence() + 1) << "a gap";
                take(item.at("view"));
            }
    }
    std::int64_t sequence() const {
        return has.contains("sequence") ? *wire::whole_number_of(has.at("sequence")) : -1;
    }

    Json has = Json::object();
    Person person;
    bool is_here = false;

private:
    void take(const Json& view) {
        for (const auto& [name, value] : view.items())
            if (name == "change")
                take_change(value);
            else if (name == "chat")
                for (const Json& line : value) has["chat"].push_back(line);
            else
                has[name] = value;
    }
    void take_change(const Json& change) {
        const auto from = static_cast<std::size_t>(*wire::whole_number_of(change.at("from")));
        Json steps = Json::array();
        for (std::size_t at = 0; at < from; ++at) steps.push_back(has["change"]["steps"].at(at));
        for (const Json& step : change.at("steps")) steps.push_back(step);
        const Json start = from == 0 ? change.at("start") : has["change"]["start"];
        has["change"] = change;
        has["change"]["steps"] = steps;
        has["change"]["start"] = start;
        has["change"]["from"] = 0;
        has["change"] = filled_up(has["change"]);
    }

    Room& room_;
    Made made_;
    std::string key_;
};

/// Whether what came fits its declaration.
void expect_declared(const std::string& text) {
    const Json json = std::move(*wire::read_json(text));
    if (!json.contains("news")) return;
    for (const protocol::News& known : protocol::news()) {
        if (json.at("news") != known.news) continue;
        Json rest = json;
        rest.erase("news");
        if (rest.contains("view")) rest["view"].erase("change");  // of games: declared by them
        const auto tree = wire::to_tree(rest);
        ASSERT_TRUE(tree);
        EXPECT_EQ(known.members.misfit(*tree).value_or("none"), "none") << text.substr(0, 300);
    }
}

class RandomTable {
public:
    RandomTable(const game::AnyGame& game, const game::VariantInfo& variant, std::uint64_t seed)
        : rng_(seed),
          table_(room_, {.game = std::string(game.id()),
                         .variant = std::string(variant.name),
                         .players = variant.max_players}) {
        for (const std::string& key : table_.made.keys) add(key);
        add(table_.made.keys.front());
        add("");
    }
    ~RandomTable() {
        for (auto& reader : readers_)
            if (reader->is_here) reader->go();
    }

    void play(int moves) {
        for (int move = 0; move < moves; ++move) {
            if (!one_move()) return;
            for (auto& reader : readers_) {
                if (reader->is_here) reader->hear();
                if (rng_.below(8) == 0) reader->is_here ? reader->go() : reader->come();
            }
            if (rng_.below(12) == 0) compare();
            if (rng_.below(40) == 0) room_.loop.advance(61'000);  // tables are dropped and loaded again
        }
        compare();
    }

private:
    void add(const std::string& key) {
        readers_.push_back(std::make_unique<Reader>(room_, table_.made, key));
        keys_.push_back(key);
        readers_.back()->come();
    }

    /// Some seat plays some move that it was told; where there are too many to be told, one that fits.
    bool one_move() {
        const int players = static_cast<int>(table_.people.size());
        for (int tries = 0; tries < 40; ++tries) {
            const int seat = static_cast<int>(rng_.below(static_cast<std::uint32_t>(players)));
            const Json view = table_.view(seat);
            if (view["phase"] == "over") return false;
            const Json& change = view["change"];
            std::string move = rng_.below(2) == 0 ? "flip" : "done";
            if (change.contains("moves")) {
                if (change["moves"].empty()) continue;
                const Json& group = pick(change["moves"]);
                move = *wire::text_of(pick(group["moves"]));
            }
            if (code_of(table_.play(seat, move)).empty()) return true;
            room_.loop.advance(20'000);
        }
        return true;
    }
    const Json& pick(const Json& list) {
        return list.at(rng_.below(static_cast<std::uint32_t>(list.size())));
    }

    void compare() {
        for (std::size_t i = 0; i < readers_.size(); ++i) {
            Reader& reader = *readers_[i];
            if (!reader.is_here) continue;
            reader.hear();
            Person other;
            room_.come(other);
            const Json fresh = room_.enter(other, table_.made, keys_[i]);
            EXPECT_EQ(reader.has["sequence"], fresh["sequence"]);
            for (const char* part : {"phase", "offers"}) EXPECT_EQ(reader.has[part], fresh[part]) << part;
            const Json change = filled_up(fresh["change"]);
            for (const char* part : {"state", "start", "steps", "moves"})
                EXPECT_EQ(in_order(reader.has["change"].value(part, Json())),
                          in_order(change.value(part, Json())))
                    << part;
            for (const std::string& text : reader.person.raw) expect_declared(text);
            reader.person.raw.clear();
        }
    }

    Room room_;
    core::Rng rng_;
    Seated table_;
    std::vector<std::unique_ptr<Reader>> readers_;
    std::vector<std::string> keys_;
};

TEST(OnlineViews, WhatIsPutTogetherIsWhatAFreshViewShows) {
    std::uint64_t seed = 5;
    for (const game::AnyGame* game : games::all())
        for (const game::VariantInfo& variant : {game->variants().front(), game->variants().back()}) {
            SCOPED_TRACE(std::string(game->id()) + " " + std::string(variant.name));
            RandomTable(*game, variant, ++seed).play(16 / core::kFewer);
        }
}

}  // namespace
}  // namespace server::tables::test
