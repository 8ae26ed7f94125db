#include "server/people/rating/standings.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>

namespace server::people {

namespace {

double periods_between(Moment from, Moment to) {
    return static_cast<double>(std::max<Moment>(to - from, 0)) / kPeriodMs;
}

/// Several players as one: the mean of their points, and how far off that mean may be.
struct Side {
    double points = 0, variance = 0;
    int size = 0;
};

/// Everything about a game that its players are compared by.
class Course {
public:
    Course(const RatedGame& game, const std::vector<Rating>& ratings) : game_(game), ratings_(ratings) {
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
            Side& side = sides_[game.seats[seat].side];
            side.points += ratings[seat].points;
            side.variance += ratings[seat].deviation * ratings[seat].deviation;
            ++side.size;
        }
        for (auto& [number, side] : sides_) {
            side.points /= side.size;
            side.variance /= side.size * side.size;
        }
    }

    /// One seat against every other side. Together they weigh as one game, and in a team as his share of one.
    void compare(std::size_t seat, std::vector<Comparison>& comparisons) const {
        const RatedGame::Seat& own = game_.seats[seat];
        const Side& own_side = sides_.at(own.side);
        const double share = 1.0 / static_cast<double>(own_side.size * (sides_.size() - 1));
        for (std::size_t other = 0; other < game_.seats.size(); ++other) {
            const RatedGame::Seat& rival = game_.seats[other];
            if (rival.side == own.side || !is_first_of_side(other) || rival.player == own.player) continue;
            const double score = own.place < rival.place ? 1 : own.place > rival.place ? 0 : 0.5;
            comparisons.push_back({rival_as_one(seat, sides_.at(rival.side)), score, share});
        }
    }

private:
    bool is_first_of_side(std::size_t seat) const {
        for (std::size_t before = 0; before < seat; ++before)
            if (game_.seats[before].side == game_.seats[seat].side) return false;
        return true;
    }
    /// The other side, as strong for this player as it is for his whole side.
    Rating rival_as_one(std::size_t seat, const Side& rival) const {
        const Side& own = sides_.at(game_.seats[seat].side);
        const double own_share = ratings_[seat].deviation / own.size;
        const double partners = own.variance - own_share * own_share;
        return {ratings_[seat].points + rival.points - own.points,
                std::sqrt(rival.variance + std::max(partners, 0.0)), 0};
    }

    const RatedGame& game_;
    const std::vector<Rating>& ratings_;
    std::map<int, Side> sides_;
};

}  // namespace

Rating Standing::rating_at(Moment now) const {
    return games == 0 ? rating : after_period(rating, {}, periods_between(at, now));
}

std::vector<Change> Standings::changes_by(const RatedGame& game) const {
    std::vector<Rating> ratings;
    for (const RatedGame::Seat& seat : game.seats)
        ratings.push_back(find(game.category, seat.player).rating_at(game.key.at));
    const Course course(game, ratings);
    std::map<std::string, std::vector<Comparison>> comparisons;  // one player may have several seats
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        course.compare(seat, comparisons[game.seats[seat].player]);

    std::vector<Change> changes;
    for (const auto& [player, compared] : comparisons) {
        if (compared.empty()) continue;
        const Standing before = find(game.category, player);
        const double periods =
            before.games == 0 ? 1.0 : std::max(1.0, periods_between(before.at, game.key.at));
        Change change{game.key, game.category, player, {}};
        change.after = {rounded(after_period(before.rating, compared, periods)), game.key.at,
                        before.games + 1};
        changes.push_back(std::move(change));
    }
    return changes;
}

std::vector<Change> Standings::add(const RatedGame& game) {
    assert(comes_next(game.key));
    std::vector<Change> changes = changes_by(game);
    for (const Change& change : changes) put(change);
    return changes;
}

void Standings::put(const Change& change) {
    standings_[{change.category, change.player}] = change.after;
    last_ = std::max(last_, change.key);
}

Standing Standings::find(const std::string& category, const std::string& player) const {
    const auto found = standings_.find({category, player});
    return found == standings_.end() ? Standing() : found->second;
}

std::vector<std::string> Standings::categories() const {
    std::vector<std::string> names;
    for (const auto& [who, standing] : standings_)
        if (names.empty() || names.back() != who.first) names.push_back(who.first);
    return names;
}

std::vector<Standings::Ranked> Standings::best(const std::string& category, Moment now,
                                               std::size_t most) const {
    std::vector<Ranked> ranked;
    for (auto at = standings_.lower_bound({category, {}});
         at != standings_.end() && at->first.first == category; ++at)
        if (!is_provisional(at->second.rating_at(now))) ranked.push_back({at->first.second, at->second});
    std::sort(ranked.begin(), ranked.end(), [](const Ranked& a, const Ranked& b) {
        return std::tie(b.standing.rating.points, a.player) < std::tie(a.standing.rating.points, b.player);
    });
    if (ranked.size() > most) ranked.erase(ranked.begin() + static_cast<std::ptrdiff_t>(most), ranked.end());
    return ranked;
}

std::vector<Change> rate_all(std::vector<RatedGame> games) {
    std::sort(games.begin(), games.end(),
              [](const RatedGame& a, const RatedGame& b) { return a.key < b.key; });
    Standings standings;
    std::vector<Change> changes;
    for (const RatedGame& game : games) {
        std::vector<Change> made = standings.add(game);
        std::move(made.begin(), made.end(), std::back_inserter(changes));
    }
    return changes;
}

}  // namespace server::people
