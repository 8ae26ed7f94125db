#include "cli/files/records.h"

#include <algorithm>

#include "cli/table/story.h"
#include "core/text.h"
#include "games/catalog.h"
#include "games/link/link.h"

namespace cli {

using core::fail;
using game::Reason;

namespace {

constexpr std::string_view kOwnForm = "pentario", kLinkForm = "link";
constexpr std::string_view kComment = "# ";
constexpr std::size_t kLineWidth = 80;

core::Result<Opened, Reason> read_own(std::string_view text) {
    auto record = game::read_record(text);
    if (!record) return fail(record.error());
    const game::AnyGame* game = games::find(record->game);
    if (!game) return fail(Reason("unknown-game", "", {{"game", core::quotable(record->game)}}));
    return Opened{game, std::move(*record)};
}

// A list of moves is a record whose own lines stand behind "# " and whose moves are written
// one after the other in a notation of the game, numbered by rounds:
//
//     # pentario-record 1
//     # game pente 1
//     # moves
//     1. 0 R3O2 2. L2N2* ...

std::string write_list(const Opened& opened, const std::vector<Chapter>& chapters) {
    game::Record bare = opened.record;
    bare.games.clear();
    std::string out;
    const std::string header = to_text(bare);
    for (const std::string_view line : core::lines(header))
        if (!line.empty()) out += std::string(kComment) + std::string(line) + "\n";
    for (const Chapter& chapter : chapters) {
        out += std::string(kComment) + "moves\n";
        const auto players = chapter.start->scores().size();
        std::string line;
        std::size_t turns = 0;
        for (const Step& step : chapter.steps) {
            std::string word = step.shown;
            if (step.seat.is_player()) {
                if (turns % players == 0) word = std::to_string(turns / players + 1) + ". " + word;
                ++turns;
            }
            if (!line.empty() && line.size() + 1 + word.size() > kLineWidth) {
                out += line + "\n";
                line.clear();
            }
            line += (line.empty() ? "" : " ") + word;
        }
        if (!line.empty()) out += line + "\n";
        if (chapter.ending) {  // in the words of a record
            game::Record last = bare;
            last.games = {{{}, chapter.ending}};
            const std::string text = to_text(last);
            out += std::string(kComment) + text.substr(text.rfind("end "));
        }
    }
    return out;
}

bool is_number(std::string_view word) {
    return word.size() > 1 && word.ends_with('.') &&
           std::all_of(word.begin(), word.end() - 1, core::is_digit);
}

/// The words of a list without its numbers; captured points in parentheses stay with their move.
std::vector<std::string> move_words(std::string_view text) {
    std::vector<std::string> out;
    bool inside = false;
    for (const std::string_view word : core::words(text)) {
        if (is_number(word)) continue;
        inside = inside || word.starts_with('(');
        if (inside && !out.empty())
            out.back() += " " + std::string(word);
        else
            out.emplace_back(word);
        inside = inside && !word.ends_with(')');
    }
    return out;
}

/// Plays a list of moves: each is one word or two (`take 1`).
std::optional<Reason> play_list(game::Match& match, std::string_view text, int notation) {
    const auto words = move_words(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto move = match.state().read_move(words[i], notation);
        if (!move && i + 1 < words.size())
            if (auto longer = match.state().read_move(words[i] + " " + words[i + 1], notation)) {
                move = std::move(longer);
                ++i;
            }
        if (!move) return move.error();
        if (match.over()) return Reason("game-over", "");
        if (auto reason = match.play(*match.state().actors().begin(), *move)) return reason;
    }
    return std::nullopt;
}

struct ListedGame {
    std::string moves, ending;
};

core::Result<Opened, Reason> read_list(std::string_view text, const game::AnyGame& game, int notation) {
    // 1. Lines behind "# " are those of a record; the others are moves of the game begun last.
    std::string header;
    std::vector<ListedGame> games;
    for (const std::string_view raw : core::lines(text)) {
        const std::string_view line = core::trim(raw);
        const bool own = line.starts_with(kComment);
        const std::string_view rest = own ? core::trim(line.substr(kComment.size())) : line;
        if (line.empty()) continue;
        if (own && rest != "moves") {
            (games.empty() ? header : games.back().ending) += std::string(rest) + "\n";
            continue;
        }
        if (own || games.empty()) games.emplace_back();
        if (!own) games.back().moves += std::string(line) + " ";
    }
    if (games.empty()) return fail(Reason("cli.no-form-fits", ""));
    if (header.empty()) header = "pentario-record 1\ngame " + std::string(game.id()) + " 1\n";
    auto bare = read_own(header);
    if (!bare) return bare;
    // 2. The moves are played from the start; who moves follows from the rules.
    auto match = game::Match::start(*bare->game, bare->record.setup, {.automatic = false});
    if (!match) return fail(match.error());
    for (const ListedGame& listed : games) {
        if (&listed != &games.front())
            if (auto reason = match->next()) return fail(*reason);
        if (auto reason = play_list(*match, listed.moves, notation)) return fail(*reason);
        if (listed.ending.empty()) continue;
        const auto ended = game::read_record(header + "moves\n" + listed.ending);
        if (!ended) return fail(ended.error());
        if (ended->games.back().ending)
            if (auto reason = match->end(*ended->games.back().ending)) return fail(*reason);
    }
    match->names = bare->record.names;
    match->tags = bare->record.tags;
    return Opened{bare->game, match->record(game::Viewer::keeper())};
}

/// Calls `use(game, form)` for each foreign form, `use_list(game, index)` for each notation.
template <class UseForm, class UseList>
void for_each_form(UseForm use, UseList use_list) {
    for (const game::AnyGame* game : games::all()) {
        for (const game::ForeignForm& form : game->forms()) use(*game, form);
        for (std::size_t i = 1; i < game->notations().size(); ++i) use_list(*game, static_cast<int>(i));
    }
}

/// A whole address, or what stands behind its last stroke.
core::Result<Opened, Reason> read_linked(std::string_view text) {
    const std::size_t stroke = text.rfind('/');
    const auto record = games::read_link(stroke == std::string_view::npos ? text : text.substr(stroke + 1));
    if (!record) return fail(record.error());
    return read_own(to_text(*record));
}

core::Result<std::string, Reason> write_linked(const game::Record& record) {
    auto link = games::to_link(games::without_times(record));
    if (link) *link += '\n';
    return link;
}

Reason unknown_form(std::string_view form) {
    return Reason("unknown-form", "", {{"form", core::quotable(form)}});
}

}  // namespace

core::Result<Opened, Reason> read_any(std::string_view text, std::string_view form) {
    const bool finds_out = form.empty();
    if (form == kLinkForm) return read_linked(core::trim(text));
    if (form == kOwnForm || (finds_out && core::trim(text).starts_with("pentario-record")))
        return read_own(text);
    core::Result<Opened, Reason> found =
        fail(finds_out ? Reason("cli.no-form-fits", "") : unknown_form(form));
    for_each_form(
        [&](const game::AnyGame& game, const game::ForeignForm& foreign) {
            if (found || (!finds_out && foreign.name != form)) return;
            auto record = foreign.read(text);
            if (record)
                found = Opened{&game, std::move(*record)};
            else if (!finds_out || core::trim(text).starts_with('['))
                found = fail(record.error());
        },
        [&](const game::AnyGame& game, int notation) {
            if (found || (!finds_out && game.notations()[static_cast<std::size_t>(notation)] != form)) return;
            auto opened = read_list(text, game, notation);
            if (opened || !finds_out) found = std::move(opened);
        });
    return found;
}

core::Result<std::string, Reason> write_as(const Opened& opened, std::string_view form, Sealing sealing) {
    const game::AnyGame& game = *opened.game;
    const auto notation = find_notation(game, form);
    const auto chapters = tell(game, opened.record, notation ? *notation : 0, game::Viewer::keeper());
    if (!chapters) return fail(chapters.error());
    if (form == kOwnForm)
        return sealing == Sealing::sealed ? to_sealed_text(opened.record) : to_text(opened.record);
    if (form == kLinkForm) return write_linked(opened.record);
    for (const game::ForeignForm& foreign : game.forms())
        if (foreign.name == form) return foreign.write(opened.record);
    if (notation && *notation > 0) return write_list(opened, *chapters);
    return fail(unknown_form(form));
}

}  // namespace cli
