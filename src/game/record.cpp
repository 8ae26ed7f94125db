#include "game/record.h"

#include "core/hash.h"
#include "core/text.h"

namespace game {

namespace {

constexpr std::string_view kMagic = "pentario-record", kSum = "sum";

/// A line's first word, and what follows it.
struct Line {
    std::string_view head, rest;
};
Line cut(std::string_view line) {
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) return {line, {}};
    return {line.substr(0, space), core::trim(line.substr(space + 1))};
}

/// Counts up the lines of a record; blank ones and remarks do not count.
class LineSum {
public:
    void add(std::string_view line) { hash_.add(line); }
    std::string text() const {
        constexpr std::string_view kDigits = "0123456789abcdef";
        std::string digits;
        for (int shift = 60; shift >= 0; shift -= 4) digits += kDigits[hash_.value() >> shift & 15];
        return digits;
    }

private:
    core::Hash hash_;
};

class RecordReader {
public:
    core::Result<Record, Reason> read(std::string_view text) {
        if (text.size() > kMaxRecordBytes) return core::fail(Reason("record-too-long", ""));
        for (const std::string_view raw : core::lines(text)) {
            ++line_;
            const std::string_view line = core::trim(raw);
            if (!core::is_plain_line(line)) return broken();
            if (!line.empty() && !line.starts_with('#') && !take(line)) return core::fail(*fault_);
        }
        if (!started_) return core::fail(Reason("not-a-record", ""));
        if (is_sealed_ && !is_whole_) return core::fail(Reason("record-damaged", ""));
        if (record_.game.empty())
            return core::fail(Reason("record-lacks", "", {{"what", std::string("game")}}));
        return std::move(record_);
    }

private:
    core::Failure<Reason> broken() const {
        return core::fail(Reason("bad-record-line", "", {{"line", line_}}));
    }
    bool refuse(Reason reason) {
        fault_ = std::move(reason);
        return false;
    }
    bool refuse_line() { return refuse(broken().error); }

    bool take(std::string_view line) {
        if (is_whole_) return refuse(Reason("record-damaged", ""));
        if (is_sealed_ && cut(line).head == kSum) {
            is_whole_ = cut(line).rest == sum_.text();
            return is_whole_ || refuse(Reason("record-damaged", ""));
        }
        sum_.add(line);
        if (!started_) return take_first(line);
        if (line == "moves") {
            if (record_.games.size() == kMostRecordedGames) return refuse(too_many_games());
            record_.games.emplace_back();
            return true;
        }
        return record_.games.empty() ? take_header(cut(line)) : take_move(line);
    }

    bool take_first(std::string_view line) {
        const Line first = cut(line);
        if (first.head != kMagic) return refuse(Reason("not-a-record", ""));
        const auto version = core::read_number(first.rest, 1, 1000000);
        if (!version) return refuse_line();
        if (*version > Record::kSealedVersion)
            return refuse(
                Reason("record-too-new", "", {{"version", *version}, {"known", Record::kSealedVersion}}));
        is_sealed_ = *version == Record::kSealedVersion;
        started_ = true;
        return true;
    }

    bool take_header(const Line& line) {
        if (line.rest.empty()) return refuse_line();
        if (line.head == "game") return take_game(line.rest);
        if (line.head == "variant") return once(record_.setup.variant, line.rest);
        if (line.head == "players") return take_players(line.rest);
        if (line.head == "start") return take_start(line.rest);
        if (line.head == "seat") return take_seat(cut(line.rest));
        if (line.head == "option" || line.head == "tag") {
            const Line entry = cut(line.rest);
            auto& entries = line.head == "option" ? record_.setup.options : record_.tags;
            if (entry.rest.empty() || entries.size() == kMaxEntries) return refuse_line();
            entries.emplace_back(entry.head, entry.rest);
            return true;
        }
        return refuse_line();
    }

    bool once(std::string& field, std::string_view value) {
        if (!field.empty()) return refuse_line();
        field = value;
        return true;
    }

    bool take_game(std::string_view rest) {
        const Line line = cut(rest);
        const auto version = core::read_number(line.rest, 1, 1000000);
        if (!version || !once(record_.game, line.head)) return refuse_line();
        record_.rules_version = static_cast<int>(*version);
        return true;
    }

    bool take_players(std::string_view rest) {
        const auto players = core::read_number(rest, 1, kMaxSeats);
        if (!players) return refuse_line();
        record_.setup.players = static_cast<int>(*players);
        return true;
    }

    bool take_start(std::string_view rest) {
        auto tree = read_tree(rest);
        if (!tree || record_.setup.position) return refuse_line();
        record_.setup.position = std::move(*tree);
        return true;
    }

    bool take_seat(const Line& line) {
        const auto seat = core::read_number(line.head, 0, kMaxSeats - 1);
        if (!seat || line.rest.empty()) return refuse_line();
        if (record_.names.size() <= static_cast<std::size_t>(*seat))
            record_.names.resize(static_cast<std::size_t>(*seat) + 1);
        return once(record_.names[static_cast<std::size_t>(*seat)], line.rest);
    }

    bool take_move(std::string_view line) {
        RecordedGame& game = record_.games.back();
        if (game.ending) return refuse_line();
        Line parts = cut(line);
        if (parts.head == "end") return take_ending(game, cut(parts.rest));
        RecordedMove move;
        const auto seat = read_seat(parts.head);
        if (!seat) return refuse_line();
        move.seat = *seat;
        const std::size_t at = parts.rest.rfind(" @");
        if (at != std::string_view::npos) {
            move.milliseconds = core::read_number(parts.rest.substr(at + 2), 0, kMostMilliseconds);
            if (!move.milliseconds) return refuse_line();
            parts.rest = core::trim(parts.rest.substr(0, at));
        }
        if (parts.rest.empty() || parts.rest.starts_with('@')) return refuse_line();
        if (++moves_ > kMostRecordedMoves) return refuse(too_many_moves());
        move.text = parts.rest;
        game.moves.push_back(std::move(move));
        return true;
    }

    bool take_ending(RecordedGame& game, const Line& line) {
        const auto seat = read_seat(line.rest);
        for (std::size_t i = 0; i < Ending::kNames.size(); ++i)
            if (line.head == Ending::kNames[i] && seat && seat->is_player())
                game.ending = Ending{static_cast<Ending::Kind>(i), *seat};
        return game.ending ? true : refuse_line();
    }

    static constexpr std::size_t kMaxEntries = 64;

    Record record_;
    std::optional<Reason> fault_;
    int line_ = 0;
    std::size_t moves_ = 0;  // of all games
    bool started_ = false;
    bool is_sealed_ = false, is_whole_ = false;  // says that it ends with a sum; and did so
    LineSum sum_;
};

std::string write_record(const Record& record, int version) {
    std::string out = std::string(kMagic) + " " + std::to_string(version) + "\n";
    out += "game " + record.game + " " + std::to_string(record.rules_version) + "\n";
    if (!record.setup.variant.empty()) out += "variant " + record.setup.variant + "\n";
    out += "players " + std::to_string(record.setup.players) + "\n";
    for (const auto& [name, value] : record.setup.options) out += "option " + name + " " + value + "\n";
    for (std::size_t seat = 0; seat < record.names.size(); ++seat)
        if (!record.names[seat].empty())
            out += "seat " + std::to_string(seat) + " " + record.names[seat] + "\n";
    for (const auto& [name, value] : record.tags) out += "tag " + name + " " + value + "\n";
    if (record.setup.position) out += "start " + to_text(*record.setup.position) + "\n";
    for (const RecordedGame& game : record.games) {
        out += "moves\n";
        out += to_text(game);
    }
    return out;
}

}  // namespace

Reason too_many_games() {
    return Reason("too-many-games", "", {{"most", static_cast<std::int64_t>(kMostRecordedGames)}});
}
Reason too_many_moves() {
    return Reason("too-many-moves", "", {{"most", static_cast<std::int64_t>(kMostRecordedMoves)}});
}

std::string_view Record::tag(std::string_view key) const {
    for (const auto& [name, value] : tags)
        if (name == key) return value;
    return {};
}

std::string to_text(const Record& record) { return write_record(record, Record::kVersion); }

std::string to_sealed_text(const Record& record) {
    std::string out = write_record(record, Record::kSealedVersion);
    LineSum sum;
    for (const std::string_view line : core::lines(out))
        if (!line.empty()) sum.add(core::trim(line));
    return out + std::string(kSum) + " " + sum.text() + "\n";
}

std::string to_text(const RecordedGame& game) {
    std::string out;
    for (const RecordedMove& move : game.moves) {
        out += to_text(move.seat) + " " + move.text;
        if (move.milliseconds) out += " @" + std::to_string(*move.milliseconds);
        out += '\n';
    }
    if (game.ending)
        out += "end " + std::string(to_text(game.ending->kind)) + " " + to_text(game.ending->seat) + "\n";
    return out;
}

core::Result<Record, Reason> read_record(std::string_view text) { return RecordReader().read(text); }

}  // namespace game
