#include "bots/analysis/secrets.h"

#include <algorithm>
#include <type_traits>

#include "games/list.h"

namespace bots::analysis {

bool hides(const game::AnyGame& game) {
    bool hidden = false;
    games::for_each_game([&]<class G>() {
        if (G::kId == game.id()) hidden = !std::is_same_v<typename G::View, typename G::State>;
    });
    return hidden;
}

bool hides_moves(const game::Record& record) {
    const auto is_hidden = [](const game::RecordedMove& move) {
        return move.text.find('?') != move.text.npos;
    };
    return std::any_of(record.games.begin(), record.games.end(), [&](const game::RecordedGame& played) {
        return std::any_of(played.moves.begin(), played.moves.end(), is_hidden);
    });
}

}  // namespace bots::analysis
