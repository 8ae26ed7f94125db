#include "wire/analysis.h"

#include <array>

#include "games/penta_rush/notation.h"

namespace wire {

namespace analysis = bots::analysis;

Json outlines(const std::vector<bots::brains::penta_rush::Index>& indexes) {
    Json out = Json::array();
    for (const auto index : indexes) {
        const auto& placement = games::penta_rush::placements()[index];
        Json one;
        one["shape"] = std::string(1, games::penta_rush::letter_of(placement.shape));
        one["squares"] = games::penta_rush::write_squares(placement);
        one["points"] = games::penta_rush::points_of(placement.shape);
        out.push_back(std::move(one));
    }
    return out;
}

namespace {

Json thousandths(std::int64_t number) { return Json(static_cast<double>(number) / 1000); }

Json mark_of(const analysis::Entry& entry) {
    constexpr std::array<const char*, analysis::kMarks> kNames{"", "inaccuracy", "mistake", "blunder"};
    if (entry.mark() == analysis::Mark::none) return Json();
    return Json(kNames[static_cast<std::size_t>(entry.mark())]);
}

Json worth(const analysis::Told& told) {
    Json out;
    out["chance"] = thousandths(told.played);
    out["best"] = thousandths(told.best);
    out["given_away"] = thousandths(told.given_away());
    out["line"] = told.moves;
    return out;
}

Json move(const analysis::Entry& entry, bool looked_at) {
    Json out;
    out["seat"] = game::to_text(entry.seat);
    out["move"] = entry.text;
    out["forced"] = entry.forced;
    if (!looked_at) return out;
    if (entry.known) out.update(worth(*entry.known));
    if (entry.is_judged()) out["mark"] = mark_of(entry);
    if (entry.open) out["open"] = worth(*entry.open);
    if (entry.luck) out["luck"] = thousandths(*entry.luck);
    return out;
}

Json seat(const analysis::Review& review, int index) {
    const analysis::Tally tally = review.tally(game::Seat::player(index));
    Json out;
    out["judged"] = tally.judged;
    out["given_away"] = tally.mean_given_away();
    out["accuracy"] = tally.accuracy() ? Json(*tally.accuracy()) : Json();
    const auto count = [&](analysis::Mark mark) { return tally.marks[static_cast<std::size_t>(mark)]; };
    out["inaccuracies"] = count(analysis::Mark::inaccuracy);
    out["mistakes"] = count(analysis::Mark::mistake);
    out["blunders"] = count(analysis::Mark::blunder);
    return out;
}

Json turn(const analysis::RushTurn& turn, bool looked_at) {
    Json out;
    out["round"] = turn.round;
    out["seat"] = turn.seat;
    out["roll"] = games::penta_rush::write_roll(turn.roll);
    out["found"] = outlines(turn.found);
    out["lost"] = outlines(turn.lost);
    out["points"] = turn.points;
    if (!looked_at) return out;
    out["best"] = outlines(turn.best);
    out["best_points"] = turn.best_points;
    if (!turn.expected) return out;
    out["expected"] = thousandths(turn.expected->chosen);
    out["best_expected"] = thousandths(turn.expected->best);
    out["given_away"] = thousandths(turn.expected->given_away());
    return out;
}

}  // namespace

Json finding(const analysis::Review& review, std::size_t at) {
    return move(review.entries()[at], at < review.looked_at());
}

Json finding(const analysis::RushReview& review, std::size_t at) {
    return turn(review.turns()[at], at < review.looked_at());
}

Json tallies(const analysis::Review& review) {
    Json out = Json::array();
    for (int index = 0; index < review.players(); ++index) out.push_back(seat(review, index));
    return out;
}

Json tallies(const analysis::RushReview& review) {
    Json out = Json::array();
    for (int index = 0; index < review.players(); ++index) {
        const auto tally = review.tally(index);
        Json one;
        one["points"] = tally.points;
        one["best_points"] = tally.best;
        if (review.is_puzzle()) one["given_away"] = thousandths(tally.given_away);
        out.push_back(std::move(one));
    }
    return out;
}

Json to_json(const analysis::RushReview& review) {
    Json out;
    out["nodes"] = review.nodes();
    out["seed"] = review.seed();
    out["complete"] = review.looked_at() == review.turns().size();
    out["games"] = Json::array();
    for (int game = 0; game < review.games(); ++game) out["games"].push_back(Json::array());
    for (std::size_t i = 0; i < review.turns().size(); ++i)
        out["games"][static_cast<std::size_t>(review.turns()[i].game)].push_back(finding(review, i));
    out["seats"] = tallies(review);
    return out;
}

Json to_json(const analysis::Review& review) {
    Json out;
    out["nodes"] = review.nodes();
    out["seed"] = review.seed();
    out["complete"] = review.looked_at() == review.entries().size();
    out["games"] = Json::array();
    for (int game = 0; game < review.games(); ++game) out["games"].push_back(Json::array());
    for (std::size_t i = 0; i < review.entries().size(); ++i)
        out["games"][static_cast<std::size_t>(review.entries()[i].game)].push_back(finding(review, i));
    out["seats"] = tallies(review);
    return out;
}

}  // namespace wire
