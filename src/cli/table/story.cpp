#include "cli/table/story.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace cli {

using game::Reason;
using game::Seat;

namespace {

/// The seats as an enumeration: "Anna", "Anna & Bert".
std::string names_of(game::SeatSet seats, const Words& words) {
    std::vector<std::string> names;
    for (const Seat seat : seats) names.push_back(words.name(seat));
    return core::join(names, " & ");
}

game::SeatSet others(const game::VariantInfo& variant, int players, Seat loser) {
    game::SeatSet rest;
    for (int seat = 0; seat < players; ++seat)
        if (side_of(variant, seat) != side_of(variant, loser.index())) rest.add(Seat::player(seat));
    return rest;
}

}  // namespace

core::Result<int, Reason> find_notation(const game::AnyGame& game, std::string_view name) {
    const auto names = game.notations();
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name) return static_cast<int>(i);
    if (name.empty()) return 0;
    return core::fail(Reason("cli.unknown-notation", "", {{"notation", core::quotable(name)}}));
}

std::string ending_sentence(const game::AnyGame& game, const game::AnyState& state,
                            const std::optional<game::Ending>& ending, const game::VariantInfo& variant,
                            const Words& words) {
    if (ending) {
        constexpr std::string_view kCodes[]{"cli.resigned", "cli.out-of-time", "cli.abandoned",
                                            "cli.agreed-draw"};
        const int players = static_cast<int>(state.scores().size());
        const auto winners = others(variant, players, ending->seat);
        return words.say(game::Notice(
            kCodes[static_cast<std::size_t>(ending->kind)], "",
            {{"seat", ending->seat}, {"winners", names_of(winners, words)}, {"count", winners.size()}}));
    }
    const auto outcome = state.outcome();
    if (!outcome) return {};
    const std::string how = words.say(std::string(game.id()) + ".end." + std::string(outcome->code));
    if (outcome->winners.empty()) return words.say(game::Notice("cli.drawn", "", {{"how", how}}));
    return words.say(game::Notice(
        "cli.won", "",
        {{"how", how}, {"winners", names_of(outcome->winners, words)}, {"count", outcome->winners.size()}}));
}

std::vector<std::string> sentences(const game::Events& events, game::Viewer viewer, const Words& words) {
    std::vector<std::string> out;
    for (const game::Event& event : events)
        if (viewer.may_see(event.audience)) out.push_back(words.say(event));
    return out;
}

Words words_for(game::Language language, std::vector<std::string> names,
                const std::vector<std::pair<std::string, std::string>>& tags) {
    std::array<bool, game::kMaxSeats> is_bot{};
    for (int seat = 0; seat < game::kMaxSeats; ++seat)
        is_bot[static_cast<std::size_t>(seat)] = std::any_of(tags.begin(), tags.end(), [&](const auto& tag) {
            return tag.first == "bot-" + std::to_string(seat);
        });
    Words words;
    words.language = language;
    words.names = [names = std::move(names), is_bot](Seat seat, game::Language spoken) -> std::string {
        if (!seat.is_player()) return game::plain_seat_name(seat, spoken);
        const auto index = static_cast<std::size_t>(seat.index());
        if (index < names.size() && !names[index].empty()) return names[index];
        if (!is_bot[index]) return game::plain_seat_name(seat, spoken);
        const std::string computer = Words{spoken, {}}.label("cli.computer");
        const bool alone = std::count(is_bot.begin(), is_bot.end(), true) == 1;
        return alone ? computer : computer + " " + std::to_string(index + 1);
    };
    return words;
}

}  // namespace cli
