#include "cli/table/table.h"

#include <algorithm>

#include "cli/screen/palette.h"

namespace cli {

namespace {

constexpr int kPanelLeast = 30, kPanelMost = 46, kGap = 3, kEdge = 2;
constexpr int kLinesAround = 4;  // title, message, input, keys
constexpr int kLeastLog = 3;     // lines of the log that choices leave free

/// Where the parts of the table lie; worked out once for a size.
struct Layout {
    Scale scale;
    int board_x, board_y;
    int panel_x, panel_width, panel_bottom;
    int title_y, message_y, input_y, keys_y;
};

Extent room_for(const TablePage& table, Scale scale) {
    const Extent board = table.look->extent(*table.scene.position, scale);
    return {1 + board.width + kGap + kPanelLeast + 1, board.height + kLinesAround};
}

Layout lay_out(const TablePage& table, int width, int height) {
    Layout layout{};
    const Extent large = room_for(table, Scale::large);
    if (table.scene.finish.blocks && width >= large.width && height >= large.height)
        layout.scale = Scale::large;
    const Extent board = table.look->extent(*table.scene.position, layout.scale);
    const int spare = height - board.height - kLinesAround;
    const int above = std::clamp(spare - 1, 0, 1), below = std::clamp(spare, 0, 1);
    const int used = board.height + kLinesAround + above + below;
    const int top = std::max(0, (height - used) / 2);
    layout.panel_width = std::clamp(width - board.width - kGap - 2 * kEdge, kPanelLeast, kPanelMost);
    layout.board_x = std::max(1, (width - board.width - kGap - layout.panel_width) / 2);
    layout.panel_x = layout.board_x + board.width + kGap;
    layout.title_y = top;
    layout.board_y = top + 1 + above;
    layout.panel_bottom = layout.board_y + board.height;
    layout.message_y = layout.panel_bottom + below;
    layout.input_y = layout.message_y + 1;
    layout.keys_y = layout.message_y + 2;
    return layout;
}

/// A page of paper in the middle of the screen.
void lay_page(Screen& screen, const std::vector<std::string>& lines) {
    int width = 0;
    for (const std::string& line : lines) width = std::max(width, columns_of(line));
    width = std::min(width + 6, screen.width());
    const int height = std::min(static_cast<int>(lines.size()) + 2, screen.height());
    const int x = (screen.width() - width) / 2, y = (screen.height() - height) / 2;
    const Style page{palette::kPaperInk, palette::kPaper};
    screen.fill(x, y, width, height, page);
    for (int i = 0; i + 1 < height && i < static_cast<int>(lines.size()); ++i)
        screen.put(x + 3, y + 1 + i, shorten(lines[static_cast<std::size_t>(i)], width - 6), page);
}

class Drawing {
public:
    Drawing(const TablePage& table, int width, int height)
        : table_(table), screen_(width, height), layout_(lay_out(table, width, height)) {
        screen_.fill(0, 0, width, height, palette::kText);
    }

    Screen draw() {
        table_.look->draw(screen_, layout_.board_x, layout_.board_y, table_.scene, layout_.scale);
        draw_title();
        int y = layout_.board_y;
        screen_.put(layout_.panel_x + layout_.panel_width - columns_of(table_.seats_title), y++,
                    table_.seats_title, palette::kQuiet);
        for (const SeatLine& seat : table_.seats) y = draw_seat(seat, y);
        y = draw_choices(y + 1);
        draw_log(y, layout_.panel_bottom);
        draw_message();
        draw_input();
        screen_.put(layout_.board_x, layout_.keys_y, shorten(table_.keys, room()), palette::kQuiet);
        if (!table_.overlay.empty()) lay_page(screen_, table_.overlay);
        return std::move(screen_);
    }

private:
    int room() const { return screen_.width() - layout_.board_x - 1; }

    void draw_title() {
        const int x = screen_.put(layout_.board_x, layout_.title_y, table_.title, palette::kStrong);
        const int left = layout_.panel_x + layout_.panel_width - x - 3;
        if (!table_.subtitle.empty())
            screen_.put(x, layout_.title_y, "  " + shorten(table_.subtitle, left), palette::kQuiet);
    }

    /// Returns the line below.
    int draw_seat(const SeatLine& seat, int y) {
        const int x = layout_.panel_x, end = x + layout_.panel_width;
        // The sign lies on a chip of wood, as its stones do on the board.
        if (seat.is_turn) screen_.put(x, y, U'▌', palette::kAccent);
        screen_.put(x + 1, y, U' ', {palette::kGroove, palette::kWood});
        screen_.put(x + 2, y, seat.mark.glyph, {seat.mark.tone, palette::kWood, true});
        screen_.put(x + 3, y, U' ', {palette::kGroove, palette::kWood});
        const int points_x = end - columns_of(seat.points);
        const bool is_long = table_.look->has_long_trays();
        const int tray_x = points_x - (seat.tray.empty() || is_long ? 0 : columns_of(seat.tray) + 1);
        const Style name = seat.is_turn ? palette::kStrong : palette::kText;
        screen_.put(x + 5, y, shorten(seat.name, tray_x - x - 6), name);
        screen_.put(points_x, y, seat.points, name);
        if (is_long) screen_.put(x + 1, ++y, shorten(seat.tray, layout_.panel_width - 1), palette::kQuiet);
        if (!is_long) screen_.put(tray_x, y, seat.tray, palette::kQuiet);
        return y + 1;
    }

    /// As many as leave room for the last moves; the others are counted.
    int draw_choices(int y) {
        const int bottom = layout_.panel_bottom - kLeastLog - 1;
        int number = 1;
        for (const std::string& choice : table_.choices) {
            const auto lines = wrap(choice, layout_.panel_width - 4);
            const int left = static_cast<int>(table_.choices.size()) - number + 1;
            if (y + static_cast<int>(lines.size()) + (left > 1 ? 1 : 0) > bottom) {
                screen_.put(layout_.panel_x + 4, y++, "… +" + std::to_string(left), palette::kQuiet);
                break;
            }
            const bool is_chosen = number - 1 == table_.chosen;
            if (is_chosen) screen_.put(layout_.panel_x, y, U'›', palette::kAccent);
            screen_.put(layout_.panel_x + 1, y, std::to_string(number++), palette::kAccent);
            for (const std::string& line : lines)
                screen_.put(layout_.panel_x + 4, y++, line, is_chosen ? palette::kStrong : palette::kText);
        }
        return table_.choices.empty() ? y : y + 1;
    }

    struct LogRow {
        const LogLine* line;
        std::string text;
        bool is_first;
    };

    /// The log's last rows, or those around the current one.
    void draw_log(int top, int bottom) {
        std::vector<LogRow> rows;
        int current = -1;
        for (const LogLine& line : table_.log) {
            bool first = true;
            for (const std::string& part : wrap(line.text, layout_.panel_width - 7)) {
                if (line.is_current) current = static_cast<int>(rows.size());
                rows.push_back({&line, part, first});
                first = false;
            }
        }
        const int fit = bottom - top, count = static_cast<int>(rows.size());
        int from = std::max(0, count - fit);
        if (current >= 0) from = std::clamp(current - fit / 2, 0, from);
        for (int i = from; i < count && top < bottom; ++i)
            draw_log_row(rows[static_cast<std::size_t>(i)], top++);
    }

    void draw_log_row(const LogRow& row, int y) {
        const int x = layout_.panel_x;
        const LogLine& line = *row.line;
        if (line.kind == LogLine::Kind::event) {
            screen_.put(x + 7, y, row.text, palette::kQuiet);
            return;
        }
        const Style style = line.is_current ? palette::kStrong : palette::kText;
        screen_.put(x + 3 - columns_of(line.number), y, line.number, palette::kQuiet);
        // Dark stones would sink into the slate: in the log the shape alone speaks.
        screen_.put(x + 5, y, line.mark.glyph, style);
        screen_.put(x + 7, y, row.text, style);
    }

    void draw_message() {
        const Style style = table_.is_refusal ? palette::kRefusal : palette::kText;
        const int left = room() - (table_.rule.empty() ? 0 : columns_of(table_.rule) + 2);
        const int x = screen_.put(layout_.board_x, layout_.message_y, shorten(table_.message, left), style);
        if (!table_.rule.empty()) screen_.put(x + 2, layout_.message_y, table_.rule, palette::kQuiet);
    }

    void draw_input() {
        int x = screen_.put(layout_.board_x, layout_.input_y, table_.prompt + " ", palette::kQuiet);
        if (!table_.takes_input) return;
        x = screen_.put(x, layout_.input_y, "› ", palette::kAccent);
        x = screen_.put(x, layout_.input_y, shorten(table_.input, room() - columns_of(table_.prompt) - 6),
                        palette::kStrong);
        screen_.put(x, layout_.input_y, U'▏', palette::kAccent);
    }

    const TablePage& table_;
    Screen screen_;
    Layout layout_;
};

}  // namespace

Extent least_room(const TablePage& table) { return room_for(table, Scale::small); }

Screen draw_table(const TablePage& table, int width, int height) {
    const Extent least = least_room(table);
    if (width >= least.width && height >= least.height) return Drawing(table, width, height).draw();
    Screen screen(width, height);
    screen.fill(0, 0, width, height, palette::kText);
    int y = 0;
    for (const std::string& line : wrap(table.too_small, width)) screen.put(0, y++, line, palette::kText);
    return screen;
}

Screen draw_cover(const CoverPage& page, int width, int height) {
    Screen screen(width, height);
    screen.fill(0, 0, width, height, palette::kText);
    screen.put(2, 0, shorten(page.title, width - 2), palette::kStrong);
    screen.put(2, height - 1, shorten(page.keys, width - 2), palette::kQuiet);
    lay_page(screen, page.lines);
    return screen;
}

}  // namespace cli
