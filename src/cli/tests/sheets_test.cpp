#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "cli/sheets/helvetica.h"
#include "cli/sheets/penta_rush.h"
#include "core/text.h"

namespace cli {
namespace {

using games::penta_rush::Board;

constexpr std::array kPapers{Paper{210, 297}, Paper{215.9, 279.4}};

SheetWishes wishes(Paper paper = kPapers[0], game::Language language = game::Language::english,
                   bool identical = false) {
    const auto boards = games::penta_rush::make_boards(7);
    SheetWishes wanted{paper, language, {boards.begin(), boards.end()}, identical, "seed 7"};
    if (identical) wanted.boards.resize(1);
    return wanted;
}

/// Every sheet on every paper in every language, for both sides.
template <class Visit>
void for_each_sheet(Visit visit) {
    for (const Paper paper : kPapers)
        for (const game::Language language : game::kLanguages)
            for (const bool identical : {false, true})
                for (const Sheet& sheet : penta_rush_sheets(wishes(paper, language, identical)))
                    visit(sheet, paper);
}

std::string svg(const Sheet& sheet, Paper paper = kPapers[0]) {
    SvgCanvas canvas(paper, sheet.title);
    sheet.draw(canvas);
    return canvas.finish();
}

int count(std::string_view text, std::string_view part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

/// What is wrong with a piece of XML of our kind: elements, attributes in double quotes, text.
std::string xml_fault(std::string_view text) {
    std::vector<std::string> open;
    core::Scanner scanner(text);
    const auto is_name = [](char c) { return (c >= 'a' && c <= 'z') || c == '-' || c == 'B' || c == 'o'; };
    while (!scanner.done()) {
        const std::string_view words = scanner.take_while([](char c) { return c != '<'; });
        for (std::size_t at = words.find('&'); at != std::string_view::npos; at = words.find('&', at + 1))
            if (!words.substr(at).starts_with("&amp;") && !words.substr(at).starts_with("&lt;") &&
                !words.substr(at).starts_with("&gt;") && !words.substr(at).starts_with("&quot;"))
                return "a bare & in: " + std::string(words);
        if (scanner.done()) break;
        scanner.take();
        if (scanner.accept('/')) {
            const std::string name(scanner.take_while(is_name));
            if (open.empty() || open.back() != name) return "unexpected end of " + name;
            open.pop_back();
            if (!scanner.accept('>')) return "no > after " + name;
            continue;
        }
        const std::string name(scanner.take_while(is_name));
        if (name.empty()) return "a bare <";
        while (scanner.accept(' ')) {
            const std::string attribute(scanner.take_while(is_name));
            if (attribute.empty() || !scanner.accept('=') || !scanner.accept('"'))
                return "bad attribute of " + name;
            if (scanner.take_while([](char c) { return c != '"'; }).find('<') != std::string_view::npos)
                return "a < in " + attribute;
            if (!scanner.accept('"')) return "no end of " + attribute;
        }
        if (!scanner.accept('/')) open.push_back(name);
        if (!scanner.accept('>')) return "no > after " + name;
    }
    return open.empty() ? "" : "no end of " + open.back();
}

TEST(Sheets, EveryPageIsWellFormed) {
    ASSERT_NE(xml_fault("<a><b></a></b>"), "");  // the judge itself
    ASSERT_NE(xml_fault("<a x=\"1>"), "");
    ASSERT_NE(xml_fault("<a>1 & 2</a>"), "");
    ASSERT_EQ(xml_fault("<a x=\"1\"><b/>&amp;</a>\n"), "");
    for_each_sheet(
        [](const Sheet& sheet, Paper paper) { EXPECT_EQ(xml_fault(svg(sheet, paper)), "") << sheet.name; });
}

TEST(Sheets, ABoardHasItsHundredSymbols) {
    const SheetWishes wanted = wishes();
    const auto sheets = penta_rush_sheets(wanted);
    ASSERT_EQ(sheets.size(), 8U);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(sheets[i].name, "board-" + std::to_string(i + 1));
        const std::string text = svg(sheets[i]);
        EXPECT_EQ(count(text, "class=\"symbol "), 100);
        for (int symbol = 0; symbol < games::penta_rush::kSymbols; ++symbol)
            EXPECT_EQ(count(text, std::string("symbol ") + static_cast<char>('a' + symbol) + "\""),
                      std::count(wanted.boards[i].begin(), wanted.boards[i].end(), symbol));
    }
    EXPECT_EQ(penta_rush_sheets(wishes(kPapers[0], game::Language::dutch, true)).size(), 5U);
}

/// Where the symbols of a row are drawn is what the row says: bottom row last, as on the screen.
TEST(Sheets, ABoardStandsTheRightWayUp) {
    SheetWishes wanted = wishes();
    wanted.boards = {Board{}};
    wanted.boards[0][0] = 3;   // a1: a square, at the bottom left
    wanted.boards[0][99] = 4;  // j10: a star, at the top right
    const std::string text = svg(penta_rush_sheets(wanted)[0]);
    const auto path_of = [&](std::string_view name) {
        const std::size_t at = text.find("M", text.find("d=\"", text.find(name)));
        return std::pair(std::stod(text.substr(at + 1)), std::stod(text.substr(text.find(' ', at) + 1)));
    };
    EXPECT_LT(path_of("symbol d").first, 40);
    EXPECT_GT(path_of("symbol d").second, 190);
    EXPECT_GT(path_of("symbol e").first, 170);
    EXPECT_LT(path_of("symbol e").second, 60);
}

TEST(Sheets, TilesAndPlansShowEveryShape) {
    const auto sheets = penta_rush_sheets(wishes());
    const auto find = [&](std::string_view name) {
        return svg(
            *std::find_if(sheets.begin(), sheets.end(), [&](const Sheet& s) { return s.name == name; }));
    };
    for (const char letter : std::string("FILNPTUVWXYZ")) {
        const std::string shape = std::string("shape ") + letter + "\"";
        EXPECT_EQ(count(find("tiles"), shape), 1);
        EXPECT_EQ(count(find("puzzle-plan"), shape), 4);
        EXPECT_EQ(count(find("board-1"), shape), 1);
    }
    EXPECT_EQ(count(find("dice"), "class=\"symbol "), 6 * (1 + 5));  // a table and five dice
    EXPECT_EQ(count(find("score-plan"), ">+1<"), 3 * 4 * 5);         // games, players, rounds
}

/// Judges that everything lies on the paper, with a margin that every printer reaches.
class Ruler final : public Canvas {
public:
    explicit Ruler(Paper paper) : paper_(paper) {}
    void draw(const Path& path, const Paint&) override {
        for (const auto& step : path.steps())
            for (std::size_t i = 0; i < points_of(step.verb); ++i) check(step.points[i]);
    }
    void write(Point at, std::string_view text, const Lettering& lettering) override {
        const double width = helvetica_width(text, lettering.bold) * lettering.size;
        const double left = lettering.anchor == Anchor::left     ? at.x
                            : lettering.anchor == Anchor::middle ? at.x - width / 2
                                                                 : at.x - width;
        check({left, at.y - lettering.size});
        check({left + width, at.y});
    }
    void begin_group(std::string_view) override {}
    void end_group() override {}

private:
    static std::size_t points_of(Path::Verb verb) {
        return verb == Path::Verb::close ? 0 : verb == Path::Verb::curve ? 3 : 1;
    }
    void check(Point at) const {
        EXPECT_GE(at.x, 6);
        EXPECT_GE(at.y, 6);
        EXPECT_LE(at.x, paper_.width - 6);
        EXPECT_LE(at.y, paper_.height - 6);
    }
    Paper paper_;
};

TEST(Sheets, NothingLeavesThePaper) {
    for_each_sheet([](const Sheet& sheet, Paper paper) {
        SCOPED_TRACE(sheet.name);
        Ruler ruler(paper);
        sheet.draw(ruler);
    });
}

TEST(Sheets, EverySentenceCanBeWrittenInPdf) {
    for (const game::Message& message : sheet_messages())
        for (const std::string_view text : message.text)
            EXPECT_EQ(to_winansi(text).find('?'), std::string::npos) << text;
    EXPECT_EQ(to_winansi("é–œ汉"), "\xe9\x96\x9c?");
}

TEST(Sheets, KnowsHowWideALineIs) {
    EXPECT_DOUBLE_EQ(helvetica_width("Hello", false), 2.278);
    EXPECT_DOUBLE_EQ(helvetica_width("Wij", true), 1.5);
    EXPECT_DOUBLE_EQ(helvetica_width("été", false), helvetica_width("ete", false));
    const auto lines = fit_lines("one two three four", 5, 1);
    EXPECT_GT(lines.size(), 1U);
    for (const std::string& line : lines) EXPECT_LE(helvetica_width(line, false), 5) << line;
    EXPECT_EQ(core::join(lines, " "), "one two three four");
}

TEST(Sheets, NumbersAreWrittenWithAPointAndAtMostTwoDecimals) {
    EXPECT_EQ(decimal(0), "0");
    EXPECT_EQ(decimal(-0.001), "0");
    EXPECT_EQ(decimal(12.5), "12.5");
    EXPECT_EQ(decimal(-3.049), "-3.05");
    EXPECT_EQ(decimal(100.999), "101");
}

std::string pdf(const SheetWishes& wanted) {
    std::vector<PdfPage> pages;
    for (const Sheet& sheet : penta_rush_sheets(wanted)) sheet.draw(pages.emplace_back(wanted.paper));
    return write_pdf(pages, "Penta Rush");
}

TEST(Pdf, BeginsAndEndsRightAndHasItsPages) {
    const std::string file = pdf(wishes());
    EXPECT_TRUE(file.starts_with("%PDF-1.4\n"));
    EXPECT_TRUE(file.ends_with("\n%%EOF\n"));
    EXPECT_EQ(count(file, "/Type /Page "), 8);
    EXPECT_NE(file.find("/Count 8 "), std::string::npos);
    EXPECT_EQ(count(pdf(wishes(kPapers[1], game::Language::french, true)), "/Type /Page "), 5);
    EXPECT_EQ(pdf(wishes()), file);
}

TEST(Pdf, TheTableOfObjectsPointsAtThem) {
    const std::string file = pdf(wishes());
    const std::size_t table = std::stoul(file.substr(file.rfind("startxref\n") + 10));
    ASSERT_EQ(file.substr(table, 7), "xref\n0 ");
    const int objects = std::stoi(file.substr(table + 7));
    EXPECT_EQ(objects, 1 + 5 + 2 * 8);
    std::size_t line = file.find("65535 f \n", table) + 9;
    for (int number = 1; number < objects; ++number, line += 20) {
        const std::size_t at = std::stoul(file.substr(line, 10));
        const std::string head = std::to_string(number) + " 0 obj\n";
        EXPECT_EQ(file.substr(at, head.size()), head);
    }
}

TEST(Pdf, StreamsAreAsLongAsTheySay) {
    const std::string file = pdf(wishes());
    int streams = 0;
    for (std::size_t at = file.find("<< /Length "); at != std::string::npos;
         at = file.find("<< /Length ", at + 1)) {
        const std::size_t length = std::stoul(file.substr(at + 11));
        const std::size_t begin = file.find("stream\n", at) + 7;
        EXPECT_EQ(file.substr(begin + length, 10), "\nendstream");
        ++streams;
    }
    EXPECT_EQ(streams, 8);
}

TEST(Pdf, AccentsAndParenthesesAreSafe) {
    PdfPage page(kPapers[0]);
    page.write({10, 10}, "Les dés (5)\\", {});
    EXPECT_NE(page.content().find("(Les d\\351s \\(5\\)\\\\) Tj"), std::string::npos) << page.content();
}

}  // namespace
}  // namespace cli
