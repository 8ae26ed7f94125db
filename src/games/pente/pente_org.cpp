// The record form of pente.org: header lines `[Key "value"]`, an empty line, numbered moves.
// It has two players on 19 lines and no room for the choices of Swap2.

#include <algorithm>
#include <array>

#include "core/text.h"
#include "games/pente/rules.h"

namespace games::pente {

using core::fail;
using game::Ending;
using game::Reason;
using game::Record;
using game::Seat;

namespace {

struct GameName {
    std::string_view variant, name;
};
constexpr std::array<GameName, 11> kNames{{
    {"tournament", "Pente"},
    {"standard", "Pente"},
    {"keryo", "Keryo-Pente"},
    {"gomoku", "Gomoku"},
    {"g-pente", "G-Pente"},
    {"d-pente", "D-Pente"},
    {"dk-pente", "DK-Pente"},
    {"poof", "Poof-Pente"},
    {"connect6", "Connect6"},
    {"boat", "Boat-Pente"},
    {"o-pente", "O-Pente"},
}};

/// Headers that are kept as tags of the record; a tag's key has no spaces.
struct Header {
    std::string_view key, tag, unknown;
};
constexpr std::array<Header, 12> kKept{{
    {"Site", "Site", "-"},
    {"Event", "Event", "-"},
    {"Round", "Round", "-"},
    {"Section", "Section", "-"},
    {"Date", "Date", "-"},
    {"Time", "Time", "-"},
    {"TimeControl", "TimeControl", "-"},
    {"Rated", "Rated", "N"},
    {"Player 1 Rating", "Rating1", "-"},
    {"Player 2 Rating", "Rating2", "-"},
    {"Player 1 Type", "Type1", "Human"},
    {"Player 2 Type", "Type2", "Human"},
}};
constexpr std::string_view kSwapped = "Player's Swapped?";
constexpr std::string_view kDraw = "1/2-1/2";

bool has_swap(std::string_view variant) { return variant == "d-pente" || variant == "dk-pente"; }
std::string_view result_for(int winner) { return winner == 0 ? "1-0" : "0-1"; }

// ---------------------------------------------------------------- reading

using Headers = std::vector<std::pair<std::string_view, std::string_view>>;

std::string_view value_of(const Headers& headers, std::initializer_list<std::string_view> keys) {
    for (const std::string_view key : keys)
        for (const auto& [name, value] : headers)
            if (name == key) return value;
    return {};
}

bool is_known(std::string_view value) { return !value.empty() && value != "-" && value != "?"; }

std::optional<std::pair<std::string_view, std::string_view>> read_header(std::string_view line) {
    if (!line.starts_with('[') || !line.ends_with("\"]")) return std::nullopt;
    const std::size_t quote = line.find(" \"");
    if (quote == std::string_view::npos || quote + 4 > line.size()) return std::nullopt;
    const std::string_view value = line.substr(quote + 2, line.size() - quote - 4);
    if (!core::is_plain_line(line)) return std::nullopt;
    return std::pair(core::trim(line.substr(1, quote - 1)), core::trim(value));
}

/// "Speed Pente" and "Turn-based Pente" are Pente at another speed.
std::string_view without_pace(std::string_view name) {
    for (const std::string_view pace : {"Speed ", "Turn-based "})
        if (name.starts_with(pace)) name.remove_prefix(pace.size());
    return name;
}

/// The text after the headers, cut into points and closing words; numbers are checked.
struct MoveText {
    std::vector<std::string_view> points;
    std::optional<Ending::Kind> closing;
};

core::Result<MoveText, Reason> read_move_text(std::string_view text, int per_number) {
    MoveText moves;
    for (std::string_view word : core::words(text)) {
        const int number = static_cast<int>(moves.points.size()) / per_number + 1;
        if (const std::size_t dot = word.find('.'); dot != std::string_view::npos) {
            if (word.substr(0, dot) != std::to_string(number))
                return fail(Reason("pente.form-bad-number", "",
                                   {{"number", number}, {"text", core::quotable(word)}}));
            word.remove_prefix(dot + 1);
            if (word.empty()) continue;
        }
        if (word == "1-0" || word == "0-1" || word == kDraw || word == "?" || word == "-" || word == "*")
            continue;
        if (word == "Resign" || word == "Forfeit")
            moves.closing = word == "Resign" ? Ending::Kind::resigned : Ending::Kind::abandoned;
        else if (moves.points.size() == game::kMostRecordedMoves)
            return fail(game::too_many_moves());
        else
            moves.points.push_back(word);
    }
    return moves;
}

/// Plays the points from the start; seats and the choice of sides follow from the rules.
core::Result<State, Reason> replay_points(const MoveText& moves, std::string_view swapped, Record& record) {
    const auto options = Pente::read_options(record.setup);
    if (!options) return fail(options.error());
    State state = Pente::initial(*options);
    auto& played = record.games.front().moves;
    const auto play = [&](std::string_view text) -> std::optional<Reason> {
        const auto move = Pente::read_move(state, text);
        if (!move) return move.error();
        const game::SeatSet actors = Pente::actors(state);
        if (actors.empty()) return Reason("game-over", "");
        const Seat seat = *actors.begin();
        if (auto reason = Pente::why_illegal(state, seat, *move)) return reason;
        played.push_back({seat, Pente::write_move(state, seat, *move, game::Viewer::keeper()), {}});
        Pente::apply(state, seat, *move, nullptr);
        return std::nullopt;
    };
    const bool told = swapped == "Y" || swapped == "N";
    const auto choose_if_due = [&] {
        if (told && state.phase == Phase::choose) (void)play(swapped == "Y" ? "take 1" : "take 2");
    };
    for (const std::string_view point : moves.points) {
        choose_if_due();
        if (state.phase == Phase::choose) return fail(Reason("pente.form-no-swap", "PE-43"));
        if (auto reason = play(point)) {
            Reason bad("bad-recorded-move", reason->rule,
                       {{"game", 1},
                        {"move", static_cast<int>(played.size()) + 1},
                        {"text", core::quotable(point)}});
            bad.because.push_back(*reason);
            return fail(std::move(bad));
        }
    }
    choose_if_due();
    return state;
}

/// What the header says about a game that the board did not end, or a contradiction.
std::optional<Reason> settle_result(const State& state, std::string_view result, const MoveText& moves,
                                    Record& record) {
    const auto outcome = Pente::outcome(state);
    if (!is_known(result)) {
        if (moves.closing && !outcome)  // the side to move gave up
            record.games.front().ending = Ending{*moves.closing, Seat::player(state.to_move)};
        return std::nullopt;
    }
    const bool decided = result == "1-0" || result == "0-1";
    if (!decided && result != kDraw)
        return Reason("pente.form-bad-result", "", {{"text", core::quotable(result)}});
    const int winner = result == "1-0" ? 0 : 1;
    if (outcome) {
        const bool agrees =
            decided ? outcome->winners == game::SeatSet(Seat::player(winner)) : outcome->winners.empty();
        return agrees ? std::nullopt
                      : std::optional(Reason("pente.form-bad-result", "", {{"text", std::string(result)}}));
    }
    if (decided)
        record.games.front().ending =
            Ending{moves.closing.value_or(Ending::Kind::resigned), Seat::player(1 - winner)};
    else
        record.tags.emplace_back("Result", kDraw);  // agreed: the rules know no such end
    return std::nullopt;
}

core::Result<Record, Reason> read_with_variant(std::string_view variant, const Headers& headers,
                                               const MoveText& moves) {
    Record record;
    record.game = Pente::kId;
    record.rules_version = Pente::kRulesVersion;
    record.setup.variant = variant;
    record.games.emplace_back();
    for (const auto& keys :
         {std::initializer_list<std::string_view>{"Player 1 Name", "White"}, {"Player 2 Name", "Black"}}) {
        const std::string_view name = value_of(headers, keys);
        record.names.emplace_back(is_known(name) ? name : "");
    }
    for (const Header& kept : kKept)
        if (const std::string_view value = value_of(headers, {kept.key});
            is_known(value) && value != kept.unknown)
            record.tags.emplace_back(kept.tag, value);
    const auto state = replay_points(moves, value_of(headers, {kSwapped}), record);
    if (!state) return fail(state.error());
    if (auto reason = settle_result(*state, value_of(headers, {"Result"}), moves, record))
        return fail(*reason);
    return record;
}

core::Result<Record, Reason> read_form(std::string_view text) {
    if (text.size() > game::kMaxRecordBytes) return fail(Reason("record-too-long", ""));
    Headers headers;
    int line_number = 0;
    std::string_view rest = text;
    while (!rest.empty()) {
        ++line_number;
        const std::size_t end = rest.find('\n');
        const std::string_view line = core::trim(rest.substr(0, end));
        if (!line.empty() && !line.starts_with('[')) break;
        if (!line.empty()) {
            const auto header = read_header(line);
            if (!header || headers.size() == 64)
                return fail(Reason("pente.form-bad-header", "", {{"line", line_number}}));
            headers.push_back(*header);
        }
        rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    }
    const std::string_view name = without_pace(value_of(headers, {"Game", "GameType"}));
    const auto moves = read_move_text(rest, 2);
    if (!moves) return fail(moves.error());
    // "Pente" stands for two of our variants: the tournament rule where the moves keep to it.
    // Where neither fits, the fault is the one found without that rule.
    std::optional<Reason> fault;
    for (const GameName& known : kNames) {
        if (!core::equal_ignoring_case(known.name, name)) continue;
        auto record = read_with_variant(known.variant, headers, *moves);
        if (record) return record;
        fault = record.error();
    }
    if (fault) return fail(*fault);
    return fail(Reason("pente.form-unknown-game", "", {{"name", core::quotable(name)}}));
}

// ---------------------------------------------------------------- writing

struct Replayed {
    std::vector<std::string> points;
    std::optional<bool> swapped;
    int first = 0;  // the seat that is player 1
    State state;
};

core::Result<Replayed, Reason> replay_record(const Record& record) {
    const auto options = Pente::read_options(record.setup);
    if (!options) return fail(options.error());
    Replayed replayed;
    replayed.state = Pente::initial(*options);
    for (const game::RecordedMove& recorded : record.games.front().moves) {
        const auto move = Pente::read_move(replayed.state, recorded.text);
        if (!move) return fail(move.error());
        if (auto reason = Pente::why_illegal(replayed.state, recorded.seat, *move)) return fail(*reason);
        if (replayed.points.empty() && move->is_stone()) replayed.first = recorded.seat.index();
        if (move->is_stone()) replayed.points.push_back(recorded.text);
        if (move->is_choice()) replayed.swapped = move->choice() == Move::Choice::take_first;
        Pente::apply(replayed.state, recorded.seat, *move, nullptr);
    }
    return replayed;
}

std::string result_text(const Record& record, const Replayed& replayed) {
    const auto relative = [&](int seat) { return std::string(result_for(seat ^ replayed.first)); };
    if (const auto& ending = record.games.front().ending)
        return ending->is_drawn() ? std::string(kDraw) : relative(1 - ending->seat.index());
    const auto outcome = Pente::outcome(replayed.state);
    if (outcome && !outcome->winners.empty()) return relative((*outcome->winners.begin()).index());
    if (outcome) return std::string(kDraw);
    return record.tag("Result") == kDraw ? std::string(kDraw) : "?";
}

std::string header_line(std::string_view key, std::string_view value) {
    std::string clean(value);
    std::replace(clean.begin(), clean.end(), '"', '\'');
    return "[" + std::string(key) + " \"" + clean + "\"]\r\n";
}

std::string wrapped_moves(const Replayed& replayed, const std::string& result) {
    constexpr std::size_t kWidth = 80;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < replayed.points.size(); ++i) {
        if (i % 2 == 0) words.push_back(std::to_string(i / 2 + 1) + ".");
        words.push_back(replayed.points[i]);
    }
    words.push_back(result);
    std::string out, line;
    for (const std::string& word : words) {
        if (!line.empty() && line.size() + 1 + word.size() > kWidth) {
            out += line + "\r\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return out + line + "\r\n";
}

core::Result<std::string, Reason> write_form(const Record& record) {
    const auto known = std::find_if(kNames.begin(), kNames.end(), [&](const GameName& name) {
        return name.variant == record.setup.variant;
    });
    const auto& options = record.setup.options;
    const bool fits = std::all_of(options.begin(), options.end(), [](const auto& given) {
        const game::OptionInfo* info = game::find_option(option_infos(), given.first);
        if (info && info->name == "size") return given.second == info->fallback;
        return !info || !game::check_option(*info, given.second);
    });
    if (known == kNames.end() || !fits || record.setup.players != 2 || record.setup.position ||
        record.games.size() != 1)
        return fail(Reason("pente.form-cannot-hold", ""));
    const auto replayed = replay_record(record);
    if (!replayed) return fail(replayed.error());

    const auto name = [&](int player) -> std::string_view {
        const auto seat = static_cast<std::size_t>(player ^ replayed->first);
        return seat < record.names.size() && !record.names[seat].empty()
                   ? std::string_view(record.names[seat])
                   : "-";
    };
    const std::string result = result_text(record, *replayed);
    std::string out = header_line("Game", known->name);
    for (const Header& kept : kKept) {
        if (kept.key == "Player 1 Rating") {
            out += header_line("Player 1 Name", name(0));
            out += header_line("Player 2 Name", name(1));
        }
        const std::string_view value = record.tag(kept.tag);
        out += header_line(kept.key, value.empty() ? kept.unknown : value);
    }
    out += header_line("Result", result);
    if (has_swap(record.setup.variant) && replayed->swapped)
        out += header_line(kSwapped, *replayed->swapped ? "Y" : "N");
    return out + "\r\n" + wrapped_moves(*replayed, result);
}

constexpr std::array<game::ForeignForm, 1> kForms{{{"pente.org", read_form, write_form}}};

}  // namespace

std::span<const game::ForeignForm> Pente::forms() { return kForms; }

}  // namespace games::pente
