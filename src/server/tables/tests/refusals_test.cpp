// Every refusal by its own error; none changes anything.

#include "server/tables/tests/room.h"

namespace server::tables::test {
namespace {

const std::string kNoKey = "AAAAAAAAAAAAAAAAAAAAAA";

TEST(OnlineRefusals, BeforeAGreetingNothingIsDone) {
    Room room;
    Person anna;
    anna.leaves = [&] { room.go(anna); };
    room.hub->opened(anna);
    EXPECT_EQ(code_of(room.say(anna, R"({"op":"ping"})")), "server.hello-first");
    EXPECT_EQ(code_of(room.say(anna, R"({"op":"hello","version":2,"language":"nl"})")),
              "server.other-version");
    EXPECT_EQ(code_of(room.say(anna, R"({"op":"ping"})")), "server.hello-first");
    EXPECT_EQ(code_of(room.say(anna, R"({"op":"hello","version":1,"language":"nl"})")), "");
    EXPECT_EQ(code_of(room.say(anna, R"({"op":"ping"})")), "");
}

TEST(OnlineRefusals, WhatIsNoMessageIsAnsweredToAndChangesNothing) {
    Room room;
    Seated table(room, {});
    for (const char* text : {"", "{", "[]", "nonsense", R"({"op":"play"})", "\xff\xfe"}) {
        room.hub->heard(table.person(0), text);
        room.loop.run();
    }
    EXPECT_EQ(code_of(table.wish(0, "launch")), "unknown-op");
    EXPECT_EQ(code_of(table.wish(0, "play", R"("move":7,"sequence":1)")), "server.unfit");
    EXPECT_EQ(code_of(table.wish(0, "ready", R"("more":1)")), "server.unfit");
    EXPECT_EQ(table.view(0)["sequence"], 4);
}

TEST(OnlineRefusals, SaidInTheLanguageOfWhoAsks) {
    Room room;
    Person anna;
    room.come(anna, "nl");
    const Json reply = room.say(anna, Room::at("abcdefgh23456789", "", "enter"));
    EXPECT_EQ(reply["error"]["message"], "Deze tafel is er niet, of niet meer.");
}

TEST(OnlineRefusals, AMoveOutOfTurnOfAForeignSeatOrDecidedTooLong) {
    Room room;
    Seated table(room, {}), other(room, {});
    EXPECT_EQ(code_of(table.play(1, "K10")), "not-your-turn");
    EXPECT_EQ(code_of(table.play(0, "Z99")), "pente.unreadable-move");
    EXPECT_EQ(code_of(room.say(table.person(0), Room::at(table.made.table, other.made.keys[0], "play",
                                                         R"("move":"K10","sequence":4)"))),
              "server.bad-key");
    EXPECT_EQ(code_of(room.say(table.person(0), Room::at(table.made.table, table.made.host, "play",
                                                         R"("move":"K10","sequence":4)"))),
              "server.no-seat");
    EXPECT_EQ(code_of(room.say(table.person(0), Room::at(table.made.table, "", "ready"))), "server.unfit");
    EXPECT_EQ(code_of(table.play(0, "K10")), "");
    EXPECT_EQ(code_of(room.play(table.person(1), table.made, 1, "K11", 4)), "server.late");
    EXPECT_EQ(code_of(table.play(1, "K10")), "pente.taken");
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 1);
}

TEST(OnlineRefusals, AMessageThatSomebodySendsOnceMore) {
    Room room;
    Seated table(room, {});
    const Json first = table.play(0, "K10", "wish-1");
    const std::string copied = R"("move":"K10","sequence":4)";
    EXPECT_EQ(table.wish(0, "play", copied, "wish-1"), first) << "the same: answered, and nothing happens";
    EXPECT_EQ(code_of(table.wish(0, "play", copied, "wish-2")), "server.late");
    EXPECT_EQ(code_of(table.wish(1, "play", copied, "wish-1")), "server.late") << "by another seat";
    Person stranger;
    room.come(stranger);
    EXPECT_EQ(code_of(room.say(stranger, Room::at(table.made.table, "", "play", copied), "wish-1")),
              "server.unfit");
    EXPECT_EQ(table.view(0)["change"]["state"]["moves_played"], 1);
}

TEST(OnlineRefusals, NamesThatDisturb) {
    Room room;
    Person anna, ben;
    room.come(anna);
    room.come(ben);
    const Made made = room.make(anna, {});
    EXPECT_EQ(code_of(room.sit(anna, made, 0, "")), "server.empty-text");
    EXPECT_EQ(code_of(room.sit(anna, made, 0, "   ")), "server.empty-text");
    EXPECT_EQ(code_of(room.sit(anna, made, 0, std::string(49, 'a'))), "server.text-too-long");
    EXPECT_EQ(code_of(room.sit(anna, made, 0,
                               "a\xe2\x80\xae"
                               "b")),
              "server.bad-text");                                                     // turns writing round
    EXPECT_EQ(code_of(room.sit(anna, made, 0, "a\xe2\x80\x8b")), "server.bad-text");  // has no width
    EXPECT_EQ(code_of(room.sit(anna, made, 0, "  Zo\xc3\xab  ")), "");
    EXPECT_EQ(room.enter(anna, made, made.keys[0])["seats"][0]["name"], "Zo\xc3\xab");
    EXPECT_EQ(code_of(room.sit(ben, made, 1, "Zo\xc3\xab")), "server.name-taken");
}

TEST(OnlineRefusals, ChatThatIsTooLongTooMuchOrNotAllowed) {
    Room room;
    Seated table(room, {});
    EXPECT_EQ(code_of(table.wish(0, "say")), "server.text-or-phrase");
    EXPECT_EQ(code_of(table.wish(0, "say", R"("text":")" + std::string(401, 'a') + "\"")),
              "server.text-too-long");
    EXPECT_EQ(code_of(table.wish(0, "say", R"("phrase":"howdy")")), "server.unfit");
    for (int i = 0; i < 18; ++i) EXPECT_EQ(code_of(table.wish(0, "say", R"("phrase":"hello")")), "") << i;
    EXPECT_EQ(code_of(table.wish(0, "say", R"("phrase":"hello")")), "server.too-much-said");
    EXPECT_EQ(code_of(table.wish(1, "say", R"("text":"hi")")), "");
    room.loop.advance(60'000);
    EXPECT_EQ(code_of(table.wish(0, "say", R"("phrase":"hello")")), "");
}

TEST(OnlineRefusals, PartnersDoNotTalkWhileTheyPlay) {  // PE-37
    Room room;
    Seated table(room, {.variant = "team", .players = 4});
    EXPECT_EQ(table.view(0)["talk"], false);
    EXPECT_EQ(code_of(table.wish(0, "say", R"("text":"left")")), "server.no-chat");
    EXPECT_EQ(code_of(table.wish(0, "say", R"("phrase":"hello")")), "server.no-chat");
    Person watcher;
    room.come(watcher);
    EXPECT_FALSE(room.enter(watcher, table.made, "").contains("talk"));
    EXPECT_EQ(code_of(room.say(watcher, Room::at(table.made.table, "", "say", R"("name":"W","text":"oh")"))),
              "");
    EXPECT_EQ(code_of(table.wish(0, "end")), "");
    EXPECT_EQ(table.person(1).last_view()["talk"], true);
    EXPECT_EQ(code_of(table.wish(0, "say", R"("phrase":"good-game")")), "");
}

TEST(OnlineRefusals, SpectatorsHearSpectatorsAndPlayersPlayers) {
    Room room;
    Seated table(room, {});
    Person watcher;
    room.come(watcher);
    room.enter(watcher, table.made, "");
    EXPECT_EQ(code_of(room.say(watcher, Room::at(table.made.table, "", "say", R"("text":"oh")"))),
              "server.empty-text");
    room.say(watcher, Room::at(table.made.table, "", "say", R"("name":"Wim","text":"oh")"));
    table.wish(0, "say", R"("text":"hi")");
    EXPECT_EQ(watcher.raw.back().find("hi\""), std::string::npos);
    const Json seen = room.enter(watcher, table.made, ""), own = table.view(1);
    ASSERT_EQ(seen["chat"].size(), 1u);
    EXPECT_EQ(seen["chat"][0]["name"], "Wim");
    ASSERT_EQ(own["chat"].size(), 1u);
    EXPECT_EQ(own["chat"][0]["text"], "hi");
}

TEST(OnlineRefusals, TablesThatCannotBe) {
    Room room;
    Person anna;
    room.come(anna);
    const auto make = [&](const std::string& members) {
        return code_of(
            room.say(anna, R"({"op":"make",)" + members + R"(,"secret":")" + room.next_secret() + "\"}"));
    };
    const std::string rest = R"(,"sitters":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"})";
    EXPECT_EQ(make(R"("game":"chess","players":2)" + rest), "unknown-game");
    EXPECT_EQ(make(R"("game":"pente","variant":"chess","players":2)" + rest), "unknown-variant");
    EXPECT_EQ(make(R"("game":"pente","players":5)" + rest), "wrong-players");
    EXPECT_EQ(make(R"("game":"pente","players":2,"options":{"size":3})" + rest), "bad-option-value");
    EXPECT_EQ(make(R"("game":"riomino","players":2,"sitters":[{"kind":"open"}],"clock":{"kind":"none"})"),
              "server.bad-sitters");
    EXPECT_EQ(
        make(R"("game":"pente","players":2,"sitters":[{"kind":"bot","level":1},{"kind":"bot","level":1}],)"
             R"("clock":{"kind":"none"})"),
        "server.nobody");
    EXPECT_EQ(make(R"("game":"penta-rush","players":2,"sitters":[{"kind":"open"},{"kind":"open"}],)"
                   R"("clock":{"kind":"move","seconds":30})"),
              "server.no-clock");
}

TEST(OnlineRefusals, NewTablesAndWrongKeysAreCountedByVisitor) {
    Limits limits;
    limits.makes_an_hour = 2;
    limits.bad_keys_a_minute = 3;
    Room room(limits);
    Person anna("10.0.0.1"), ben("10.0.0.2");
    room.come(anna);
    room.come(ben);
    const std::string make =
        R"({"op":"make","game":"pente","players":1,"sitters":[],"clock":{"kind":"none"},"secret":")" +
        room.next_secret() + "\"}";
    const Made made = room.make(anna, {});
    room.make(anna, {});
    EXPECT_EQ(code_of(room.say(anna, make)), "server.too-many-makes");
    EXPECT_NE(code_of(room.say(ben, make)), "server.too-many-makes");
    for (int i = 0; i < 3; ++i) EXPECT_EQ(code_of(room.enter(anna, made, kNoKey)), "server.bad-key");
    EXPECT_EQ(code_of(room.enter(anna, made, made.keys[0])), "server.too-many-keys");
    EXPECT_EQ(code_of(room.enter(ben, made, made.keys[0])), "");
    room.loop.advance(60'000);
    EXPECT_EQ(code_of(room.enter(anna, made, made.keys[0])), "");
}

TEST(OnlineRefusals, SoManyTablesAndSoManyWaitingWishes) {
    Limits limits;
    limits.tables_a_line = 1;
    limits.waiting_messages = 2;
    Room room(limits);
    Person anna;
    room.come(anna);
    const Made first = room.make(anna, {}), second = room.make(anna, {});
    EXPECT_EQ(code_of(room.enter(anna, first, first.keys[0])), "");
    EXPECT_EQ(code_of(room.enter(anna, second, second.keys[0])), "server.too-many-tables");
    EXPECT_EQ(code_of(room.say(anna, R"({"op":"leave","table":")" + first.table + "\"}")), "");
    EXPECT_EQ(code_of(room.enter(anna, second, second.keys[0])), "");
    room.store.answer_after(100);
    std::vector<std::string> codes;
    for (int i = 0; i < 5; ++i)
        codes.push_back(code_of(room.sit(anna, second, 0, "Anna " + std::to_string(i))));
    EXPECT_EQ(codes.back(), "server.busy");
}

TEST(OnlineRefusals, ALinkIsMadeAnewUntilSomebodySitsThere) {
    Room room;
    Person anna, ben;
    room.come(anna);
    room.come(ben);
    Made made = room.make(anna, {});
    EXPECT_EQ(code_of(room.relink(ben, made, made.keys[1], 1)), "server.not-host");
    EXPECT_EQ(code_of(room.relink(anna, made, made.host, 2)), "no-such-seat");
    const Json reply = room.relink(anna, made, made.host, 1);
    ASSERT_EQ(code_of(reply), "");
    EXPECT_EQ(code_of(room.enter(ben, made, made.keys[1])), "server.bad-key");
    made.keys[1] = *wire::text_of(reply["key"]);
    EXPECT_EQ(room.enter(ben, made, made.keys[1])["you"]["seat"], 1);
    room.sit(ben, made, 1, "Ben");
    EXPECT_EQ(code_of(room.relink(anna, made, made.host, 1)), "server.seat-taken");
    room.restart();
    EXPECT_EQ(room.enter(ben, made, made.keys[1])["seats"][1]["name"], "Ben");
}

TEST(OnlineRefusals, QuestionsAreAnsweredWithOnesOwnEyesOnly) {
    Room room;
    Seated table(room, {.game = "rivero-penta"});
    Person watcher;
    room.come(watcher);
    const auto ask = [&](Person& person, const std::string& key, const std::string& question) {
        return room.say(person, Room::at(table.made.table, key, "ask", R"("requests":[)" + question + "]"));
    };
    EXPECT_EQ(code_of(ask(table.person(0), table.made.keys[0], R"({"op":"state","seat":1})")),
              "server.unfit");
    EXPECT_EQ(code_of(ask(table.person(0), table.made.keys[0], R"({"op":"play"})")), "server.unfit");
    const Json own = ask(table.person(0), table.made.keys[0], R"({"op":"state"})")["answers"][0];
    const Json open = ask(watcher, "", R"({"op":"state"})")["answers"][0];
    EXPECT_NE(own["state"]["position"], open["state"]["position"]);
    EXPECT_EQ(ask(watcher, "", R"({"op":"moves"})")["answers"][0]["moves"], Json::array());
    EXPECT_EQ(ask(watcher, "", R"({"op":"try","move":"x"})")["answers"][0]["error"]["code"], "no-such-seat");
    EXPECT_NE(wire::write_json(ask(watcher, "", R"({"op":"record"})")).find('?'), std::string::npos);
}

}  // namespace
}  // namespace server::tables::test
