// The commands about Penta Rush boards: boards, print.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>
#include <memory>

#include "bots/brains/penta_rush/report.h"
#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/files/files.h"
#include "cli/screen/screen.h"
#include "cli/sheets/penta_rush.h"
#include "cli/words.h"
#include "core/text.h"
#include "games/penta_rush/rules.h"

namespace cli {

using bots::brains::penta_rush::BoardReport;
using game::Reason;
using games::penta_rush::Board;
using games::penta_rush::PentaRush;

namespace {

core::Result<std::vector<Board>, Reason> read_boards(const BoardsArguments& arguments) {
    const auto game = read_game(arguments.game);
    if (!game) return core::fail(game.error());
    if ((*game)->id() != PentaRush::kId)
        return core::fail(Reason("cli.no-boards", "", {{"game", std::string((*game)->id())}}));
    if (arguments.file.empty()) {
        const auto boards = games::penta_rush::make_boards(arguments.seed);
        return std::vector<Board>(boards.begin(), boards.end());
    }
    const auto text = read_file(arguments.file);
    if (!text) return core::fail(text.error());
    const auto boards = games::penta_rush::read_boards(*text);
    if (!boards) return core::fail(boards.error());
    return std::vector<Board>(boards->begin(), boards->end());
}

// ---------------------------------------------------------------- boards

/// With two decimals, and the language's sign before them.
std::string with_decimals(double value, game::Language language) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f", value);
    std::string out = text;
    if (language != game::Language::english) std::replace(out.begin(), out.end(), '.', ',');
    return out;
}

/// The report line by line: what it says, and a value for each board.
class Columns {
public:
    Columns(const std::vector<BoardReport>& boards, const Words& words) : boards_(boards), words_(words) {}

    template <class Value>
    void row(const std::string& label, Value value) const {
        std::cout << padded(label, kLabel);
        for (const BoardReport& board : boards_) std::cout << right(text_of(value(board)));
        std::cout << '\n';
    }

    void heads() const {
        std::cout << padded("", kLabel);
        for (std::size_t i = 0; i < boards_.size(); ++i)
            std::cout << right(
                words_.say(game::Notice("cli.sheet.board", "", {{"number", static_cast<int>(i) + 1}})));
        std::cout << '\n';
    }

private:
    static constexpr int kLabel = 44, kColumn = 11;

    std::string text_of(int value) const { return std::to_string(value); }
    std::string text_of(double value) const { return with_decimals(value, words_.language); }
    static std::string padded(const std::string& text, int columns) {
        return text + std::string(static_cast<std::size_t>(std::max(1, columns - columns_of(text))), ' ');
    }
    static std::string right(const std::string& text) {
        return std::string(static_cast<std::size_t>(std::max(1, kColumn - columns_of(text))), ' ') + text;
    }

    const std::vector<BoardReport>& boards_;
    const Words& words_;
};

void print_report(const std::vector<BoardReport>& boards, const Words& words) {
    const Columns table(boards, words);
    table.heads();
    for (int symbol = 0; symbol < games::penta_rush::kSymbols; ++symbol)
        table.row(words.say(game::Notice("cli.boards.symbol", "",
                                         {{"symbol", std::string(1, static_cast<char>('a' + symbol))}})),
                  [&](const BoardReport& board) { return board.symbols[static_cast<std::size_t>(symbol)]; });
    table.row(words.say("cli.boards.placements"),
              [](const BoardReport& board) { return board.playability.mean_placements; });
    table.row(words.say("cli.boards.poorest"),
              [](const BoardReport& board) { return board.playability.fewest_placements; });
    table.row(words.say("cli.boards.richest"),
              [](const BoardReport& board) { return board.most_placements; });
    table.row(words.say("cli.boards.empty"),
              [](const BoardReport& board) { return board.playability.empty_rolls; });
    table.row(words.say("cli.boards.shapes"),
              [](const BoardReport& board) { return board.playability.mean_shapes; });
    table.row(words.say("cli.boards.best"), [](const BoardReport& board) { return board.mean_best; });
    table.row(words.say("cli.boards.poorest"), [](const BoardReport& board) { return board.least_best; });
    table.row(words.say("cli.boards.richest"), [](const BoardReport& board) { return board.most_best; });
    if (boards.size() < 2) return;
    std::cout << '\n'
              << words.say(game::Notice(
                     "cli.boards.spread", "",
                     {{"percent",
                       with_decimals(100 * bots::brains::penta_rush::spread(boards), words.language)}}))
              << '\n';
}

// ---------------------------------------------------------------- print

core::Result<Paper, Reason> read_paper(const std::string& name) {
    if (name == "a4") return Paper{210, 297};
    if (name == "letter") return Paper{215.9, 279.4};
    return core::fail(Reason("cli.unknown-paper", "", {{"paper", core::quotable(name)}}));
}

core::Result<SheetWishes, Reason> read_wishes(const PrintArguments& arguments, const Words& words) {
    const auto paper = read_paper(arguments.paper);
    if (!paper) return core::fail(paper.error());
    if (arguments.side != "different" && arguments.side != "identical")
        return core::fail(Reason("cli.unknown-side", "PR-03", {{"side", core::quotable(arguments.side)}}));
    auto boards = read_boards(arguments);
    if (!boards) return core::fail(boards.error());
    SheetWishes wishes;
    wishes.paper = *paper;
    wishes.language = words.language;
    wishes.boards = std::move(*boards);
    wishes.identical = arguments.side == "identical";
    if (wishes.identical) wishes.boards.resize(1);
    const game::Notice seed("cli.sheet.from-seed", "", {{"seed", std::to_string(arguments.seed)}});
    wishes.origin = arguments.file.empty()
                        ? words.say(seed)
                        : core::quotable(std::filesystem::path(arguments.file).filename().string());
    return wishes;
}

/// Each sheet as a picture, and all of them as one file to print. Earlier ones are replaced.
core::Result<int, Reason> write_sheets(const SheetWishes& wishes, const std::filesystem::path& folder) {
    std::vector<PdfPage> pages;
    const auto sheets = penta_rush_sheets(wishes);
    for (const Sheet& sheet : sheets) {
        SvgCanvas picture(wishes.paper, "Penta Rush: " + sheet.title);
        sheet.draw(picture);
        if (auto reason = write_file(folder / (sheet.name + ".svg"), picture.finish()))
            return core::fail(*reason);
        sheet.draw(pages.emplace_back(wishes.paper));
    }
    if (auto reason = write_file(folder / "penta-rush.pdf", write_pdf(pages, "Penta Rush")))
        return core::fail(*reason);
    return static_cast<int>(sheets.size()) + 1;
}

}  // namespace

int run_boards(const BoardsArguments& arguments, game::Language language) {
    const auto boards = read_boards(arguments);
    if (!boards) return refuse(boards.error(), language);
    const auto solver = std::make_unique<bots::brains::penta_rush::SetSolver>();
    std::vector<BoardReport> reports;
    for (const Board& board : *boards) reports.push_back(report_on(board, *solver));
    Words words;
    words.language = language;
    print_report(reports, words);
    return kDone;
}

int run_print(const PrintArguments& arguments, game::Language language) {
    Words words;
    words.language = language;
    const auto wishes = read_wishes(arguments, words);
    if (!wishes) return refuse(wishes.error(), language);
    const auto written = write_sheets(*wishes, arguments.out);
    if (!written) return refuse(written.error(), language);
    std::cout << words.say(
                     game::Notice("cli.sheets-written", "",
                                  {{"count", *written}, {"folder", core::quotable(arguments.out, 200)}}))
              << '\n';
    return kDone;
}

}  // namespace cli
