#include "table.h"

#include <array>
#include <cstdio>

namespace load {

namespace {

/// The text behind the first `mark`, to the next character of `ends`; empty where there is none.
std::string_view behind(std::string_view text, std::string_view mark, std::string_view ends) {
    const std::size_t at = text.find(mark);
    if (at == text.npos) return {};
    text.remove_prefix(at + mark.size());
    return text.substr(0, text.find_first_of(ends));
}

/// Another one for each table of this program.
std::string next_secret() {
    static unsigned count = 0;
    std::array<char, 33> figures{};
    std::snprintf(figures.data(), figures.size(), "%032x", ++count);
    return figures.data();
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

/// The lists of moves in a change, one for each verb; giving up is none.
std::vector<std::string_view> lists_in(std::string_view text) {
    constexpr std::string_view kMark = "\"moves\":[\"";
    std::vector<std::string_view> lists;
    for (std::size_t at = text.find(kMark); at != text.npos; at = text.find(kMark, at + 1)) {
        const std::string_view list = text.substr(at + kMark.size());
        const std::string_view found = list.substr(0, list.find("\"]"));
        if (found != "give-up") lists.push_back(found);
    }
    return lists;
}

}  // namespace

Table::Table(Lines& lines, std::uint16_t port, std::string game, Seen& seen, std::uint32_t seed)
    : game_(std::move(game)), seen_(seen), seed_(seed * 2654435761U + 1) {
    for (std::size_t i = 0; i < 2; ++i) {
        players_.push_back({std::make_unique<Line>(lines, port)});
        players_[i].line->hears = [this, i](std::string_view text) { hear(i, text); };
    }
}

std::uint32_t Table::random() {
    seed_ ^= seed_ << 13;
    seed_ ^= seed_ >> 17;
    return seed_ ^= seed_ << 5;
}

void Table::ask(std::size_t player, std::string_view op, const std::string& members) {
    players_[player].line->say("{\"op\":\"" + std::string(op) + "\",\"id\":\"" + std::string(op) + "-" +
                               std::to_string(asked_++) + "\"" + members + "}");
}

void Table::begin() {
    is_playing_ = is_waiting_ = false;
    next_.clear();
    moves_ = 0;
    for (std::size_t i = 0; i < players_.size(); ++i) {
        players_[i].is_ready = false;
        if (table_.empty())
            ask(i, "hello", R"(,"version":1,"language":"en")");
        else
            ask(i, "leave", ",\"table\":\"" + table_ + "\"");
    }
    table_.clear();
    ask(0, "make",
        ",\"game\":\"" + game_ +
            R"(","players":2,"options":{"begins":0},"sitters":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"},"secret":")" +
            next_secret() + "\"");
}

void Table::sit_down(std::string_view made) {
    table_ = behind(made, "\"table\":\"", "\"");
    std::string_view keys = behind(made, "\"keys\":[", "]");
    for (std::size_t i = 0; i < players_.size(); ++i) {
        players_[i].key = keys.substr(1, keys.find('"', 1) - 1);
        keys.remove_prefix(std::min(keys.size(), players_[i].key.size() + 3));
        const std::string seat = ",\"table\":\"" + table_ + "\",\"key\":\"" + players_[i].key + "\"";
        ask(i, "enter", seat);
        ask(i, "sit",
            seat + ",\"name\":\"Player " + std::to_string(i + 1) +
                R"(","nonce":"00112233445566778899aabbccddeeff")");
    }
}

void Table::hear(std::size_t player, std::string_view text) {
    if (has(text.substr(0, 200), "\"re\":")) hear_answer(player, text);
    if (has(text, "\"sequence\":") && !table_.empty() && has(text, table_)) hear_view(player, text);
}

void Table::hear_answer(std::size_t player, std::string_view text) {
    const std::string_view id = behind(text, "\"re\":\"", "\"");
    const bool is_ok = has(text, "\"ok\":true");
    if (!is_ok) {
        if (seen_.refused++ < 3)
            std::fprintf(stderr, "load: %.*s\n", static_cast<int>(std::min<std::size_t>(text.size(), 300)),
                         text.data());
        is_waiting_ = false;
        return;
    }
    if (id.starts_with("make")) sit_down(text);
    if (!id.starts_with("play") || player != mover_) return;
    const std::chrono::duration<float, std::milli> took = Clock::now() - played_;
    seen_.confirmed_ms.push_back(took.count());
    is_waiting_ = false;
    ++moves_;
}

void Table::hear_view(std::size_t player, std::string_view text) {
    if (has(text, "\"phase\":\"over\"")) return begin();
    if (has(text, "\"phase\":\"ready\"") && !players_[player].is_ready) {
        players_[player].is_ready = true;
        ask(player, "ready", ",\"table\":\"" + table_ + "\",\"key\":\"" + players_[player].key + "\"");
    }
    if (const auto lists = lists_in(text); !lists.empty()) {
        // Any move of any kind: the one that begins behind a random place of its list.
        const std::string_view list = lists[random() % lists.size()];
        const std::size_t comma = list.find("\",\"", random() % list.size());
        const std::size_t from = comma == list.npos ? 0 : comma + 3;
        next_ = list.substr(from, list.find('"', from) - from);
        mover_ = player;
    }
    if (player == mover_) sequence_ = behind(text, "\"sequence\":", ",}");
    if (has(text, "\"phase\":\"playing\"") && !next_.empty()) is_playing_ = true;
}

void Table::move() {
    if (is_waiting_ || next_.empty()) {
        ++seen_.missed;
        return;
    }
    is_waiting_ = true;
    played_ = Clock::now();
    ask(mover_, "play",
        ",\"table\":\"" + table_ + "\",\"key\":\"" + players_[mover_].key + "\",\"move\":\"" + next_ +
            "\",\"sequence\":" + sequence_);
    next_.clear();
}

}  // namespace load
