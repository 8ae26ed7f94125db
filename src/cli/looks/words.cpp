#include "cli/looks/all.h"

#include <algorithm>

#include "cli/screen/palette.h"

namespace cli {

using game::Tree;

namespace {

/// A game without a look of its own: its position as lines of words, played by typing moves.
class WordsLook final : public Look {
public:
    Extent extent(const game::Tree& position, Scale scale) const override;
    void draw(Screen& screen, int x, int y, const Scene& scene, Scale scale) const override;
    Mark mark(const game::Tree& position, int seat, bool tones) const override;
    Mark mark_of_move(const game::Tree& after, std::string_view move, int seat, bool tones) const override;
    std::string tray(const game::Tree& position, int seat) const override;
    std::string_view tray_title() const override;
    std::optional<Spot> first_spot(const game::Tree& position) const override;
    Spot moved(const game::Tree& position, Spot from, int right, int up) const override;
    std::string move_to(const game::Tree& position, Spot spot) const override;
    std::optional<Spot> spot_of(const game::Tree& position, std::string_view move) const override;
    std::string_view explain(std::string_view move) const override;
};

constexpr int kWidth = 42;

/// One entry of the position a line; longer values go on below, indented.
std::vector<std::string> lines_of(const Tree& position) {
    std::vector<std::string> lines;
    if (!position.map()) return {to_text(position)};
    for (const auto& [key, value] : *position.map())
        for (const std::string& part : wrap(key + "  " + to_text(value), kWidth - 2))
            lines.push_back((part.starts_with(key) ? "" : "  ") + part);
    return lines;
}

}  // namespace

Extent WordsLook::extent(const Tree& position, Scale) const {
    return {kWidth, std::max(12, static_cast<int>(lines_of(position).size()))};
}

void WordsLook::draw(Screen& screen, int x, int y, const Scene& scene, Scale) const {
    for (const std::string& line : lines_of(*scene.position)) screen.put(x, y++, line, {palette::kChalk, {}});
}

Mark WordsLook::mark(const Tree&, int seat, bool) const {
    return {U'1' + static_cast<char32_t>(seat), palette::kChalk};
}

Mark WordsLook::mark_of_move(const Tree& after, std::string_view, int seat, bool tones) const {
    return mark(after, seat, tones);
}
std::string WordsLook::tray(const Tree&, int) const { return {}; }
std::string_view WordsLook::tray_title() const { return {}; }
std::optional<Spot> WordsLook::first_spot(const Tree&) const { return std::nullopt; }
Spot WordsLook::moved(const Tree&, Spot from, int, int) const { return from; }
std::string WordsLook::move_to(const Tree&, Spot) const { return {}; }
std::optional<Spot> WordsLook::spot_of(const Tree&, std::string_view) const { return std::nullopt; }
std::string_view WordsLook::explain(std::string_view) const { return {}; }

const Look& words_look() {
    static const WordsLook look;
    return look;
}

}  // namespace cli
