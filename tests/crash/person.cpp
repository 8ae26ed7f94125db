#include "tests/crash/person.h"

#include <algorithm>
#include <array>

#include "tests/crash/audit.h"

namespace crash {

using std::chrono::milliseconds;
using wire::text_of;
using wire::whole_number_of;

namespace {

constexpr int kSeldom = 20;  // of so many acts one is something unusual
constexpr std::uint32_t kAgainMs = 300;

std::int64_t number(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() ? -1 : whole_number_of(*found).value_or(-1);
}
std::string text(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() || !text_of(*found) ? std::string() : *text_of(*found);
}

/// Five squares of Penta Rush in a row.
std::string five_in_a_row(core::Rng& lot) {
    const std::string row = std::to_string(1 + lot.below(10));
    const auto first = static_cast<char>('a' + lot.below(6));
    std::string squares;
    for (char column = first; column < first + 5; ++column) squares += ' ' + (column + row);
    return squares;
}

}  // namespace

Person::Person(World& world, Party& party, int seat, std::uint64_t seed)
    : world_(world), party_(party), seat_(seat), lot_(seed), name_("Player " + std::to_string(seat)) {}

std::string Person::next_id() { return "s" + std::to_string(seat_) + "-" + std::to_string(++ids_); }

void Person::say(const std::string& op, const std::string& id, const Json& members) {
    Json message{{"op", op}, {"id", id}};
    message.update(members);
    line_->say(wire::write_json(message));
}

// --- his line

void Person::come() {
    line_ = std::make_unique<load::Line>(world_.lines, world_.port);
    line_->hears = [this](std::string_view text) { hear(text); };
    stage_ = Stage::greeting;
    again_.clear();
    say("hello", "hello", {{"version", 1}, {"language", "en"}});
}

void Person::lose_line() {
    line_->go_dead();
    dead_line_ = std::move(line_);
    come();
}

void Person::enter() {
    if (party_.table().empty()) {
        stage_ = Stage::live;
        if (wish_) send_wish();
        return;
    }
    stage_ = Stage::entering;
    told_ = std::max(known_, party_.told().last);
    Json members{{"table", party_.table()}, {"key", party_.key(seat_)}};
    if (known_ >= 0) members["known"] = known_;
    say("enter", "enter", members);
}

void Person::begin_anew() {
    if (stage_ == Stage::live) say("leave", next_id(), {{"table", party_.table()}});
    known_ = last_sequence_ = -1;
    phase_.clear();
    seats_ = to_move_ = Json();
    moves_ = Json::array();
    games_ = 0;
    steps_.clear();
    is_done_ = false;
    clock_ = {};
    wish_.reset();
    last_.reset();
    again_.clear();
}

// --- what he hears

void Person::hear(std::string_view text) {
    const auto json = wire::read_json(text);
    if (!json) return world_.faults.add("unreadable: " + std::string(text.substr(0, 200)));
    if (json->contains("re")) return hear_answer(*json);
    if (crash::text(*json, "news") == "table") {
        const Json& view = json->at("view");
        if (crash::text(view, "table") == party_.table() && stage_ == Stage::live) see(view);
    } else if (crash::text(*json, "news") == "gone") {
        world_.faults.add("a table is gone: " + std::string(text.substr(0, 200)));
    }
}

void Person::hear_answer(const Json& answer) {
    const std::string id = text(answer, "re");
    if (again_.contains(id)) return check_again(answer);
    if (id == "hello") return enter();
    if (id == "enter") return entered(answer);
    if (wish_ && wish_->id == id) answered(answer);
}

void Person::entered(const Json& view) {
    if (view.at("ok") != true)
        return world_.faults.add(party_.table() + " cannot be entered: " + wire::write_json(view));
    if (number(view, "sequence") < told_)
        world_.faults.add(party_.table() + " was told up to " + std::to_string(told_) + ", and stands at " +
                          std::to_string(number(view, "sequence")));
    stage_ = Stage::live;
    see(view);
    if (wish_) send_wish();
    // What was confirmed before is confirmed again, and nothing happens by it.
    if (last_ && party_.table() != "" && !again_.contains(last_->id) && !wish_ && lot_.below(2) == 0) {
        again_[last_->id] = last_sequence_;
        ++world_.tally.resent;
        line_->say(last_->text);
    }
}

void Person::check_again(const Json& answer) {
    const auto expected = again_.extract(text(answer, "re"));
    if (answer.at("ok") != true || number(answer, "sequence") != expected.mapped())
        world_.faults.add(party_.table() + ", confirmed at " + std::to_string(expected.mapped()) +
                          ", is answered to otherwise: " + wire::write_json(answer));
}

void Person::answered(const Json& answer) {
    if (answer.at("ok") != true) return refused(text(answer.at("error"), "code"));
    const auto took = std::chrono::duration_cast<milliseconds>(load::Clock::now() - sent_);
    world_.slowest_ms = std::max<std::int64_t>(world_.slowest_ms, took.count());
    const Wish done = std::move(*wish_);
    wish_.reset();
    if (done.op == "make") {
        std::vector<std::string> keys;
        for (const Json& key : answer.at("keys")) keys.push_back(key.is_null() ? "" : *text_of(key));
        return party_.made(text(answer, "table"), std::move(keys));
    }
    if (text(answer, "table") != party_.table())
        return world_.faults.add(party_.table() + " is answered for another: " + wire::write_json(answer));
    if (done.op == "play" && (done.move == "done" || done.move == "flip")) is_done_ = true;
    last_sequence_ = number(answer, "sequence");
    party_.confirmed({done.op, done.id, done.move, seat_, last_sequence_});
    last_ = done;
}

/// Of what the store could not do he tries again; anything else was not to be.
void Person::refused(const std::string& code) {
    if (code.starts_with("server.store") || code == "server.busy") {
        ++world_.tally.unsure[code];
        is_unsure_ = true;
        next_ = load::Clock::now() + milliseconds(kAgainMs);
        return;
    }
    ++world_.tally.refused;
    // Where all play at once the last round may end while a wish is on its way.
    const bool is_usual = code == "server.late" || code.starts_with("penta-rush.") ||
                          code == "not-your-turn" ||
                          (code == "game-over" && party_.kind().game == "penta-rush");
    if (!is_usual) world_.faults.add(party_.table() + ": " + wish_->text + " is refused by " + code);
    wish_.reset();
}

// --- what he sees

void Person::see(const Json& view) {
    const std::int64_t sequence = number(view, "sequence");
    if (sequence == known_ && !view.contains("you"))
        world_.faults.add(party_.table() + " tells a number twice");
    if (known_ >= 0 && sequence > known_ + 1 && !view.contains("you"))
        world_.faults.add(party_.table() + " tells " + std::to_string(sequence) + " after " +
                          std::to_string(known_));
    known_ = sequence;
    party_.saw(sequence);
    if (text(view, "phase") != phase_) party_.went_on();
    phase_ = text(view, "phase");
    if (view.contains("seats")) seats_ = view.at("seats");
    if (view.contains("change")) see_change(view.at("change"));
    see_clocks(view);
}

void Person::see_change(const Json& change) {
    to_move_ = change.at("state").at("to_move");
    moves_ = change.contains("moves") ? change.at("moves") : Json::array();
    const auto games = static_cast<std::size_t>(number(change, "games")),
               from = static_cast<std::size_t>(number(change, "from"));
    if (games != games_) steps_.clear();
    games_ = games;
    if (from > steps_.size())
        return world_.faults.add(party_.table() + " tells steps from " + std::to_string(from) +
                                 " to who knows " + std::to_string(steps_.size()));
    const std::vector<std::string> before(steps_.begin() + static_cast<std::ptrdiff_t>(from), steps_.end());
    steps_.resize(from);
    for (const Json& step : change.at("steps")) {
        steps_.push_back(wire::write_json(step.at("seat")) + " " + text(step, "move"));
        if (step.at("seat") == "chance") is_done_ = false;
        // Where all play at once anybody can draw on while time stands still.
        if (step.at("seat").is_string() || party_.kind().game != "penta-rush") party_.went_on();
    }
    if (!party_.kind().is_open) return;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (from + i >= steps_.size() || before[i] != steps_[from + i])
            return world_.faults.add(party_.table() + " had " + before[i] + " at " +
                                     std::to_string(from + i) + " and has it no more");
}

/// While nothing happens a clock runs as long as the server does, and not while it is down.
void Person::see_clocks(const Json& view) {
    if (!view.contains("clock") || view.at("clock").at("left").is_null()) return;
    Clock clock;
    clock.sequence = known_;
    clock.now = number(view, "now");
    for (const Json& left : view.at("clock").at("left")) clock.left.push_back(*whole_number_of(left));
    for (const Json& seat : view.at("clock").at("running")) clock.running.push_back(*whole_number_of(seat));
    if (clock.sequence == clock_.sequence && clock.now > clock_.now)
        for (const std::int64_t seat : clock.running) {
            const auto at = static_cast<std::size_t>(seat);
            const std::int64_t charged = clock_.left[at] - clock.left[at];
            if (const auto why = why_wrong_time(world_, charged, clock_.now, clock.now, world_.slowest_ms))
                world_.faults.add(party_.table() + ", seat " + std::to_string(seat) + ": " + *why);
        }
    clock_ = std::move(clock);
}

// --- what he wishes

void Person::wish(const std::string& op, const Json& members) {
    Json message{{"op", op}, {"id", next_id()}};
    if (op != "make") {
        message["table"] = party_.table();
        message["key"] = party_.key(seat_);
    }
    message.update(members);
    wish_ = Wish{op, *text_of(message["id"]), wire::write_json(message), text(members, "move")};
    send_wish();
}

void Person::send_wish() {
    is_unsure_ = false;
    sent_ = load::Clock::now();
    line_->say(wish_->text);
    if (wish_->op != "make" && lot_.below(kSeldom) == 0) line_->say(wish_->text);  // nobody knows why
}

/// 32 of them, at random.
std::string Person::figures() {
    std::string text;
    for (int i = 0; i < 32; ++i) text += "0123456789abcdef"[lot_.below(16)];
    return text;
}

void Person::wish_make() {
    const Kind& kind = party_.kind();
    Json sitters = Json::array();
    for (const int level : kind.levels)
        sitters.push_back(level ? Json{{"kind", "bot"}, {"level", level}} : Json{{"kind", "open"}});
    Json members{{"game", kind.game}, {"players", kind.levels.size()}, {"sitters", sitters}};
    if (!kind.variant.empty()) members["variant"] = kind.variant;
    members["options"] = *wire::read_json(kind.options);
    members["clock"] = *wire::read_json(kind.clock);
    members["secret"] = figures();
    wish("make", members);
}

bool Person::is_on_turn() const {
    for (const Json& seat : to_move_)
        if (seat == seat_) return true;
    return false;
}

void Person::act(load::Time now) {
    if (!is_live() || now < next_) return;
    next_ = now + milliseconds(world_.pace_ms / 2 + lot_.below(world_.pace_ms));
    if (wish_ && !is_unsure_) return;
    if (wish_) return send_wish();
    if (party_.table().empty()) {
        if (party_.is_host(seat_)) wish_make();
    } else if (known_ < 0) {
        enter();
    } else {
        wish_at_table();
    }
}

void Person::wish_at_table() {
    const Json& own = seats_.at(static_cast<std::size_t>(seat_));
    const bool may_talk = party_.kind().variant != "team";
    if (own.at("kind") == "open")
        wish("sit", {{"name", name_}, {"nonce", figures()}});
    else if (phase_ == "ready" && own.at("ready") != true)
        wish("ready", Json::object());
    else if (phase_ == "playing" && may_talk && lot_.below(kSeldom) == 0)
        wish("say", {{"phrase", "nice-move"}});
    else if (phase_ == "playing" && party_.kind().game == "penta-rush")
        wish_rush(own.at("ready") == true);
    else if (phase_ == "playing" && is_on_turn())
        wish_move();
}

void Person::wish_move() {
    if (moves_.empty()) return world_.faults.add(party_.table() + ": no moves are told");
    // Giving up would end every game soon.
    const Json* group = &moves_[lot_.below(static_cast<std::uint32_t>(moves_.size()))];
    if (group->at("verb") == "give-up" && lot_.below(kSeldom) != 0) group = &moves_[0];
    const Json& list = group->at("moves");
    const std::string move = *text_of(list[lot_.below(static_cast<std::uint32_t>(list.size()))]);
    wish("play", {{"move", move}, {"sequence", known_}});
}

/// All at once: some outlines, then the timer or enough.
void Person::wish_rush(bool is_ready) {
    const bool waits = to_move_ == Json::array({"chance"});
    if (waits && !is_ready) wish("ready", Json::object());
    // Where all are done and nobody turns the timer a round has no end.
    const bool stands = is_done_ && std::find(to_move_.begin(), to_move_.end(), "clock") == to_move_.end();
    if (waits || !is_on_turn() || (is_done_ && !stands && lot_.below(kSeldom) != 0)) return;
    const auto luck = lot_.below(8);
    const std::string move = stands || luck == 0 ? "flip" : luck == 1 ? "done" : "ring" + five_in_a_row(lot_);
    wish("play", {{"move", move}, {"sequence", known_}});
}

std::string Person::account() const {
    static constexpr std::array<const char*, 4> kStages{"down", "greeting", "entering", "live"};
    return "seat " + std::to_string(seat_) + " " + kStages[static_cast<std::size_t>(stage_)] +
           (is_lost() ? " lost" : "") + ", knows " + std::to_string(known_) + " " + phase_ + ", to move " +
           wire::write_json(to_move_) + ", " + std::to_string(moves_.size()) + " kinds of moves, waits for " +
           (wish_ ? wish_->text : "nothing") + (is_done_ ? ", done" : "");
}

}  // namespace crash
