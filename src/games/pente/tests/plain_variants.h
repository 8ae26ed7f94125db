#pragma once

#include <string_view>

/// The rules of the variants as the second reading has them: one question each, by name.
namespace games::pente::plain {

struct Step {
    int dx, dy;
};
inline constexpr Step kFour[]{{1, 0}, {0, 1}, {1, 1}, {1, -1}};
inline constexpr Step kEight[]{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

template <class... Names>
constexpr bool is_one_of(std::string_view name, Names... names) {
    return ((name == names) || ...);
}

constexpr bool is_d_pente(std::string_view v) { return is_one_of(v, "d-pente", "dk-pente"); }    // PE-43
constexpr bool is_swap2(std::string_view v) { return is_one_of(v, "swap2", "swap2-keryo"); }     // PE-47
constexpr bool captures_none(std::string_view v) { return is_one_of(v, "gomoku", "connect6"); }  // PE-40, 48
constexpr bool captures_three(std::string_view v) {                                              // PE-41
    return is_one_of(v, "keryo", "dk-pente", "o-pente", "swap2-keryo");
}
constexpr bool poofs(std::string_view v) { return is_one_of(v, "poof", "o-pente"); }  // PE-44
constexpr bool row_can_be_broken(std::string_view v) {                                // PE-45, PE-49
    return is_one_of(v, "boat", "o-pente", "ninuki");
}
constexpr bool row_must_be_exact(std::string_view v) {  // PE-25, PE-40, PE-49
    return is_one_of(v, "complication", "complication-tournament", "gomoku", "ninuki");
}
constexpr bool bans_double_three(std::string_view v) {  // PE-26, PE-49
    return is_one_of(v, "complication", "complication-tournament", "ninuki");
}
constexpr bool first_stone_is_free(std::string_view v) {
    return is_one_of(v, "gomoku", "connect6", "ninuki") || is_d_pente(v) || is_swap2(v);
}
constexpr bool has_tournament_rule(std::string_view v) {  // PE-13, PE-14
    return is_one_of(v, "tournament", "points-tournament", "complication-tournament", "keryo", "g-pente",
                     "o-pente");
}
constexpr bool counts_points(std::string_view v) {
    return is_one_of(v, "points", "points-tournament", "points-many");
}
constexpr bool counts_stones(std::string_view v) { return v == "team" || v == "poof" || captures_three(v); }
constexpr int captures_that_win(std::string_view v) {
    if (v == "points-many") return 4;
    if (v == "team" || v == "poof") return 10;
    return captures_three(v) ? 15 : 5;
}
constexpr bool row_wins(std::string_view v, int length) {
    if (v == "connect6") return length >= 6;
    if (v == "points-many") return length >= 4;
    return row_must_be_exact(v) ? length == 5 : length >= 5;
}

constexpr char letter(int colour) { return static_cast<char>('0' + colour); }

}  // namespace games::pente::plain
