#include "cli/looks/pente_position.h"

#include <cstdlib>

#include "core/text.h"
#include "game/seat.h"

namespace cli {

using game::Tree;

namespace {

/// Six stones that differ in tone and in the mark cut into them: plain, ring, dot, cross, bar,
/// triangle. Without colour the signs differ more.
constexpr std::array<PenteStone, game::kMaxSeats> kStones{{{Colour(0xfff8e7), U'●', U'●', U' '},
                                                           {Colour(0x161c20), U'◉', U'○', U'○'},
                                                           {Colour(0xffe08a), U'◎', U'◆', U'•'},
                                                           {Colour(0x0a2a80), U'⊗', U'◇', U'×'},
                                                           {Colour(0xff9d7a), U'⊖', U'■', U'━'},
                                                           {Colour(0x0b4027), U'▲', U'▲', U'△'}}};

bool takes_stones_off(std::string_view code) {
    return code.starts_with("pente.captured") || code.starts_with("pente.poofed");
}

}  // namespace

const PenteStone& pente_stone(int colour) {
    return kStones[static_cast<std::size_t>(colour) % kStones.size()];
}

int pente_size(const Tree& position) {
    const Tree* size = position.get("size");
    const std::int64_t* number = size ? size->number() : nullptr;
    return number ? static_cast<int>(*number) : 19;
}

std::optional<Spot> read_pente_spot(std::string_view text, int size) {
    if (text.size() < 2) return std::nullopt;
    const std::size_t column = kPenteColumns.find(core::to_upper(text[0]));
    const auto row = core::read_number(text.substr(1), 1, size);
    if (column == std::string_view::npos || static_cast<int>(column) >= size || !row) return std::nullopt;
    return Spot{static_cast<int>(column), static_cast<int>(*row) - 1};
}

PentePosition::PentePosition(const Scene& scene)
    : size_(pente_size(*scene.position)), stones_(static_cast<std::size_t>(size_ * size_), -1) {
    const Tree* stones = scene.position->get("stones");
    if (const Tree::List* colours = stones ? stones->list() : nullptr)
        for (std::size_t colour = 0; colour < colours->size(); ++colour) {
            const Tree::List* points = (*colours)[colour].list();
            for (std::size_t i = 0; points && i < points->size(); ++i)
                if (const std::string* text = (*points)[i].text())
                    if (const auto spot = read_pente_spot(*text, size_))
                        stones_[static_cast<std::size_t>(spot->y * size_ + spot->x)] =
                            static_cast<signed char>(colour);
        }
    last_ = read_pente_spot(scene.last_move, size_);
    for (const game::Event& event : scene.happened)
        for (const game::Arg& arg : event.args)
            if (takes_stones_off(event.code))
                if (const auto spot = read_pente_spot(arg.word, size_)) traces_.push_back(*spot);
}

std::optional<int> PentePosition::stone(Spot spot) const {
    if (spot.x < 0 || spot.y < 0 || spot.x >= size_ || spot.y >= size_) return std::nullopt;
    const int colour = stones_[static_cast<std::size_t>(spot.y * size_ + spot.x)];
    return colour < 0 ? std::nullopt : std::optional(colour);
}

bool PentePosition::is_star(Spot spot) const {
    const int right = std::abs(spot.x - size_ / 2), up = std::abs(spot.y - size_ / 2);
    return right == up && (right == 0 || right == 3 || (right == 6 && size_ > 13));
}

char32_t PentePosition::crossing(Spot spot) const {
    constexpr std::array<std::u32string_view, 3> kGrid{U"└┴┘", U"├┼┤", U"┌┬┐"};
    const auto place = [this](int at) {
        return static_cast<std::size_t>(at == 0 ? 0 : at == size_ - 1 ? 2 : 1);
    };
    return is_star(spot) ? U'•' : kGrid[place(spot.y)][place(spot.x)];
}

}  // namespace cli
