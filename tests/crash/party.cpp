#include "tests/crash/party.h"

namespace crash {

namespace {

constexpr const char* kNone = R"({"kind":"none"})";
constexpr const char* kGame = R"({"kind":"game","minutes":10,"seconds":5})";
constexpr const char* kMove = R"({"kind":"move","seconds":60})";

}  // namespace

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> kKinds{
        {"pente", "", {0, 0}, kMove, "{}"},
        {"penta-rush", "", {0, 0}, kNone, R"({"sand_seconds":5})", false},
        {"riomino", "", {0, 0}, kGame, "{}"},
        {"rivero-penta", "", {0, 0}, kMove, "{}", false},
        {"rivero", "", {0, 0}, kGame, "{}", false},
        {"pente", "points-many", {0, 2, 0}, kGame, "{}"},
        {"penta-rush", "", {0, 2, 0}, kNone, R"({"sand_seconds":5})", false},
        {"riomino", "", {2, 0}, kMove, "{}"},
        {"rivero-penta", "", {0, 2}, kGame, "{}", false},
        {"rivero", "", {1, 0}, kNone, "{}", false},
        {"pente", "team", {0, 0, 0, 0}, kMove, "{}"},
        {"pente", "", {0, 1}, kNone, "{}"},
    };
    return kKinds;
}

Party::Party(World& world, const Kind& kind, std::uint64_t seed) : world_(world), kind_(kind) {
    core::Rng lot(seed);
    for (int seat = 0; seat < static_cast<int>(kind.levels.size()); ++seat) {
        if (kind.levels[static_cast<std::size_t>(seat)] > 0) continue;
        persons_seats_.push_back(seat);
        persons_.push_back(std::make_unique<Person>(world, *this, seat, lot.next()));
    }
    begin_anew();
}

void Party::begin_anew() {
    told_.push_back({{}, kind_.game});
    keys_.assign(kind_.levels.size(), {});
}

void Party::come() {
    acted_ = load::Clock::now();
    for (const auto& person : persons_) person->come();
}

void Party::lose_a_line() { persons_.front()->lose_line(); }

bool Party::is_lost() const {
    for (const auto& person : persons_)
        if (!person->is_lost()) return false;
    return true;
}

/// When all have seen the end the next table is made.
void Party::act(load::Time now) {
    bool is_live = true, is_over = true;
    for (const auto& person : persons_) {
        person->act(now);
        is_live = is_live && person->is_live();
        is_over = is_over && person->is_over();
    }
    if (is_live) quiet_ms_ += std::chrono::duration_cast<std::chrono::milliseconds>(now - acted_).count();
    acted_ = now;
    if (!is_live || !is_over) return;
    ++world_.tally.games;
    for (const auto& person : persons_) person->begin_anew();
    begin_anew();
}

void Party::made(const std::string& table, std::vector<std::string> keys) {
    told_.back().table = table;
    told_.back().last = 0;
    keys_ = std::move(keys);
    ++progress_;
    went_on();
}

void Party::confirmed(Confirmed what) {
    ++world_.tally.confirmed;
    world_.tally.moves += what.op == "play";
    saw(what.sequence);
    told_.back().confirmed.push_back(std::move(what));
}

void Party::saw(std::int64_t sequence) {
    if (sequence <= told_.back().last) return;
    told_.back().last = sequence;
    ++progress_;
}

void Party::went_on() {
    if (quiet_ms_ > world_.tally.quiet_ms) {
        world_.tally.quiet_ms = quiet_ms_;
        world_.tally.quiet_at = kind_.game + " " + table() + " before " + std::to_string(told_.back().last);
    }
    quiet_ms_ = 0;
}

std::string Party::account() const {
    std::string text = kind_.game + " " + kind_.variant + " at " + (table().empty() ? "no table" : table());
    for (const auto& person : persons_) text += "\n  " + person->account();
    return text;
}

}  // namespace crash
