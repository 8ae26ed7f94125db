#include "cli/match/contest.h"

#include "cli/match/workers.h"

namespace cli::match {

using game::Reason;

Contest::Contest(const Terms& terms, const Archive& archive, std::int64_t pairs, std::optional<Sprt> sprt)
    : terms_(terms),
      archive_(archive),
      sprt_(sprt),
      slots_(static_cast<std::size_t>(pairs)),
      ready_(static_cast<std::size_t>(pairs)) {
    for (std::int64_t pair = 0; pair < pairs; ++pair) {
        Slot& slot = slots_[static_cast<std::size_t>(pair)];
        for (const int number : {0, 1})
            slot.games[static_cast<std::size_t>(number)] = archive_.find({pair, number});
        ready_[static_cast<std::size_t>(pair)] = slot.is_played();
    }
    count();
}

std::optional<Reason> Contest::run(int workers, const std::function<bool()>& go_on) {
    std::vector<std::int64_t> missing;
    for (std::size_t i = 0; i < slots_.size(); ++i)
        if (!ready_[i]) missing.push_back(static_cast<std::int64_t>(i));
    if (complete()) return std::nullopt;
    Workers pool(workers, missing, [this](std::int64_t pair, const GoOn& still) { play(pair, still); });
    while (!complete() && !pool.idle() && go_on()) {
        for (const std::int64_t pair : pool.finished()) {
            const auto at = static_cast<std::size_t>(pair);
            if (slots_[at].fault) return slots_[at].fault;
            ready_[at] = slots_[at].is_played();
        }
        count();
    }
    return std::nullopt;
}

void Contest::play(std::int64_t pair, const GoOn& go_on) {
    Slot& slot = slots_[static_cast<std::size_t>(pair)];
    for (const int number : {0, 1}) {
        auto& result = slot.games[static_cast<std::size_t>(number)];
        if (result) continue;
        const GameId id{pair, number};
        const auto record = play_game(terms_, id, go_on);
        if (!record) slot.fault = record.error();
        if (!record || !*record) return;
        slot.fault = archive_.keep(id, **record);
        if (slot.fault) return;
        result = result_of(**record, id);
    }
}

void Contest::count() {
    for (auto at = static_cast<std::size_t>(tally_.pairs_played()); at < slots_.size() && ready_[at]; ++at) {
        if (verdict_ != Verdict::open) return;
        count(slots_[at]);
        if (sprt_) verdict_ = judge(log_ratio(tally_, *sprt_));
    }
}

/// Who plays alone is better than the other when he has more points from the same luck.
void Contest::count(const Slot& slot) {
    const Result &first = *slot.games[0], &second = *slot.games[1];
    if (terms_.setup.players == 1) {
        const int better = first.score > second.score ? 2 : first.score == second.score ? 1 : 0;
        tally_.add(better, better);
    } else {
        tally_.add(first.half_points, second.half_points);
    }
    won_alone_[0] += first.half_points == 2;
    won_alone_[1] += second.half_points == 0;
    scores_alone_[0] += first.score;
    scores_alone_[1] += second.score;
    for (const auto& game : slot.games)
        if (game->forfeit) ++forfeits_[game->half_points == 0 ? 0 : 1];
}

}  // namespace cli::match
