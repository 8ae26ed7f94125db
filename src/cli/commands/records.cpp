// The commands that read and write records: new, show, verify, convert, perft.

#include <iostream>

#include "cli/commands/refuse.h"
#include "cli/rush/page.h"
#include "cli/screen/terminal.h"
#include "cli/table/narrator.h"
#include "core/text.h"
#include "game/fair.h"

namespace cli {

using game::Reason;

namespace {

constexpr int kPictureWidth = 96, kPictureHeight = 27;
constexpr int kDeepest = 20;

/// A record told and ready to be drawn after some of its moves.
struct Shown {
    Opened opened;
    std::vector<Chapter> chapters;
    std::size_t taken = 0;
    const game::VariantInfo* variant = nullptr;
};

core::Result<Shown, Reason> open_shown(const ShowArguments& arguments) {
    auto opened = open_record(arguments.file, {});
    if (!opened) return core::fail(opened.error());
    const auto notation = find_notation(*opened->game, arguments.notation);
    if (!notation) return core::fail(notation.error());
    auto chapters = tell(*opened->game, opened->record, *notation, game::Viewer::keeper());
    if (!chapters) return core::fail(chapters.error());
    const int last = static_cast<int>(chapters->back().steps.size());
    if (arguments.at && (*arguments.at < 0 || *arguments.at > last))
        return core::fail(Reason("cli.bad-number", "",
                                 {{"what", std::string("--at")},
                                  {"low", 0},
                                  {"high", last},
                                  {"text", std::to_string(*arguments.at)}}));
    const std::string variant = chapters->back().start->setup().variant;
    Shown shown{std::move(*opened), std::move(*chapters), 0, nullptr};
    shown.taken = static_cast<std::size_t>(arguments.at.value_or(last));
    shown.variant = find_variant(shown.opened.game->variants(), variant);
    return shown;
}

std::string move_lines(const Chapter& chapter, std::size_t taken) {
    std::string out, line;
    const std::size_t players = chapter.start->scores().size();
    for (std::size_t i = 0; i < taken; ++i) {
        std::string word = chapter.steps[i].shown;
        if (i % players == 0) word = std::to_string(i / players + 1) + ". " + word;
        if (!line.empty() && line.size() + word.size() + 1 > 78) {
            out += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return line.empty() ? out : out + line + "\n";
}

void show_as_text(const TablePage& table, const Chapter& chapter, std::size_t taken, const Inks& inks) {
    const Extent board = table.look->extent(*table.scene.position, Scale::small);
    Screen screen(80, board.height + 3 + static_cast<int>(table.seats.size()));
    int y = 0;
    screen.put(1, y, table.title + " · " + table.subtitle, {{}, {}, true});
    table.look->draw(screen, 1, y += 2, table.scene, Scale::small);
    y += board.height + 1;
    for (const SeatLine& seat : table.seats) {
        if (seat.is_turn) screen.put(1, y, "›");
        screen.put(3, y, seat.mark.glyph);
        const int x = screen.put(5, y++, seat.name);
        screen.put(x, y - 1, "  " + seat.tray + (seat.tray.empty() ? "" : " ") + seat.points);
    }
    std::cout << to_lines(screen, inks) << '\n' << move_lines(chapter, taken);
    if (!table.message.empty()) std::cout << '\n' << table.message << '\n';
}

/// A new game as it is asked for, in which chance waits.
core::Result<game::Match, Reason> begin_match(const SetupArguments& arguments) {
    const auto game = read_game(arguments.game);
    if (!game) return core::fail(game.error());
    const auto setup = read_setup(**game, arguments);
    if (!setup) return core::fail(setup.error());
    return game::Match::start(**game, *setup, {.automatic = false});
}

}  // namespace

int run_new(const NewArguments& arguments, game::Language language) {
    const auto match = begin_match(arguments);
    if (!match) return refuse(match.error(), language);
    if (auto reason = deliver(to_text(match->record(game::Viewer::keeper())), arguments.out, arguments.force))
        return refuse(*reason, language);
    return kDone;
}

namespace {

/// The page on which Penta Rush is played, for whoever moved last.
Screen rush_picture(const Chapter& chapter, std::size_t taken, const Words& words) {
    const auto view = penta_rush_view(chapter.state_after(taken), game::Viewer::keeper());
    RushPage page;
    page.table = view.table;
    if (taken > 0 && chapter.steps[taken - 1].seat.is_player())
        page.seat = chapter.steps[taken - 1].seat.index();
    page.board = board_in_view(view, page.seat);
    page.keys = words.label("cli.rush.keys-search");
    return draw_rush_page(page, words, 80, 24, {});
}

}  // namespace

int run_show(const ShowArguments& arguments, game::Language language) {
    const auto shown = open_shown(arguments);
    if (!shown) return refuse(shown.error(), language);
    Inks inks = arguments.plain ? Inks{Depth::none, Letters::ascii} : inks_of_output();
    const bool picture = arguments.svg || !arguments.picture.empty();
    const Chapter& chapter = shown->chapters.back();
    const game::Tree position = chapter.state_after(shown->taken).position(game::Viewer::keeper());
    const game::Record& record = shown->opened.record;
    const Narrator narrator(*shown->opened.game, *shown->variant,
                            words_for(language, record.names, record.tags), game::Viewer::keeper());
    const bool drawn = picture || inks.depth != Depth::none;
    TablePage table =
        narrator.table(chapter, shown->taken, position, false, {.lines = drawn, .tones = drawn});
    const bool at_end = shown->taken == chapter.steps.size();
    if (at_end) table.message = narrator.ending(chapter);
    if (!picture) {
        show_as_text(table, chapter, shown->taken, inks);
        return kDone;
    }
    const auto state_actors = chapter.state_after(shown->taken).actors();
    if (!state_actors.empty()) table.prompt = narrator.words().name(*state_actors.begin());
    table.keys = narrator.words().label(table.look->keys());
    const std::string svg =
        to_svg(shown->opened.game->all_at_once() ? rush_picture(chapter, shown->taken, narrator.words())
                                                 : draw_table(table, kPictureWidth, kPictureHeight));
    if (auto reason = deliver(svg, arguments.picture, true)) return refuse(*reason, language);
    return kDone;
}

int run_convert(const ConvertArguments& arguments, game::Language language) {
    const auto opened = open_record(arguments.file, arguments.from);
    if (!opened) return refuse(opened.error(), language);
    const bool is_file = !arguments.out.empty() && arguments.out != "-";
    const auto text = write_as(*opened, arguments.to, is_file ? Sealing::sealed : Sealing::open);
    if (!text) return refuse(text.error(), language);
    if (auto reason = deliver(*text, arguments.out, arguments.force)) return refuse(*reason, language);
    return kDone;
}

int run_verify(const std::string& file, game::Language language) {
    const auto opened = open_record(file, {});
    if (!opened) return refuse(opened.error(), language);
    const auto verified = game::verify_draws(*opened->game, opened->record);
    if (!verified) return refuse(verified.error(), language);
    for (const game::Notice& notice : game::told(*verified))
        std::cout << catalog().say(notice, language) << '\n';
    return kDone;
}

int run_perft(const PerftArguments& arguments, game::Language language) {
    // 1. The position: that of a record, or a fresh game.
    const bool has_file = arguments.file_and_depth.size() == 2;
    const bool has_game = !arguments.game.empty() || !arguments.variant.empty() || arguments.players ||
                          !arguments.options.empty();
    if (has_file && has_game) return refuse(Reason("cli.file-or-game", ""), language);
    const std::string& typed = arguments.file_and_depth.back();
    const auto depth = core::read_number(typed, 0, kDeepest);
    if (!depth)
        return refuse(Reason("cli.bad-number", "",
                             {{"what", std::string("DEPTH")},
                              {"low", 0},
                              {"high", kDeepest},
                              {"text", core::quotable(typed)}}),
                      language);
    std::unique_ptr<game::AnyState> state;
    if (has_file) {
        const auto opened = open_record(arguments.file_and_depth.front(), {});
        if (!opened) return refuse(opened.error(), language);
        const auto match = game::Match::replay(*opened->game, opened->record, {.automatic = false});
        if (!match) return refuse(match.error(), language);
        state = match->state().clone();
    } else {
        const auto match = begin_match(arguments);
        if (!match) return refuse(match.error(), language);
        state = match->state().clone();
    }
    // 2. The count, by first move when asked.
    if (arguments.divide && *depth > 0)
        for (const game::Seat seat : state->actors())
            for (const game::AnyMove move : state->legal_moves(seat)) {
                auto next = state->clone();
                next->apply(seat, move, nullptr);
                std::cout << state->write_move(seat, move, game::Viewer::keeper()) << ' '
                          << next->perft(static_cast<int>(*depth) - 1) << '\n';
            }
    std::cout << state->perft(static_cast<int>(*depth)) << std::endl;
    return kDone;
}

}  // namespace cli
