#include "wire/reviewing.h"

#include <algorithm>

#include "wire/analysis.h"
#include "wire/show.h"

namespace wire {

using bots::analysis::Review;
using bots::analysis::RushReview;
using game::Reason;

namespace {

std::size_t size_of(const Review& review) { return review.entries().size(); }
std::size_t size_of(const RushReview& review) { return review.turns().size(); }

std::size_t changed_from(Review& review) { return review.take_changed(); }
std::size_t changed_from(const RushReview& review) { return review.looked_at(); }  // a turn changes but once

void tell_kind(const Review& review, JsonObject& reply) {
    reply.put("kind", "chances");
    reply.put("exact", review.is_exact());
    reply.put("hidden", review.has_hidden_cards());
}
void tell_kind(const RushReview& review, JsonObject& reply) {
    reply.put("kind", "points");
    reply.put("puzzle", review.is_puzzle());
}

/// As in `pentario analyse`, with the game it belongs to, and seats as everywhere in `rpc`.
Json placed(const Review& review, std::size_t at) {
    Json out = finding(review, at);
    out["game"] = review.entries()[at].game;
    const game::Seat seat = review.entries()[at].seat;
    out["seat"] = seat.is_player() ? Json(seat.index()) : Json(game::to_text(seat));
    return out;
}
Json placed(const RushReview& review, std::size_t at) {
    Json out = finding(review, at);
    out["game"] = review.turns()[at].game;
    return out;
}

template <class AnyReview>
Json list(const AnyReview& review, std::size_t from, std::size_t to) {
    Json out = Json::array();
    for (std::size_t i = from; i < to; ++i) out.push_back(placed(review, i));
    return out;
}

}  // namespace

Reviewing::Reviewing(AnyReview review, const game::Match& match)
    : review_(std::move(review)), sides_(Json::array()) {
    for (int seat = 0; seat < match.setup().players; ++seat)
        sides_.push_back(game::side_of(match.variant(), seat));
}

core::Result<std::unique_ptr<Reviewing>, Reason> Reviewing::start(const game::Match& match,
                                                                  const Wish& wish) {
    const game::Record record = match.record(game::Viewer::keeper());
    if (match.game().all_at_once()) {
        const std::uint64_t nodes = wish.nodes ? wish.nodes : RushReview::kUsualNodes;
        auto review = RushReview::start(record, {nodes, wish.seed, wish.seats});
        if (!review) return core::fail(review.error());
        return std::unique_ptr<Reviewing>(new Reviewing(std::move(*review), match));
    }
    auto review = Review::start(match.game(), record, {wish.nodes, wish.seed, wish.seats});
    if (!review) return core::fail(review.error());
    return std::unique_ptr<Reviewing>(new Reviewing(std::move(*review), match));
}

bool Reviewing::step() {
    return std::visit([](auto& review) { return review.step(); }, review_);
}

void Reviewing::tell_plan(JsonObject& reply) const {
    std::visit(
        [&](const auto& review) {
            tell_kind(review, reply);
            reply.put("nodes", review.nodes());
            reply.put("seed", review.seed());
            reply.put("games", review.games());
            reply.put("sides", sides_);
            reply.put("of", size_of(review));
            reply.put("findings", list(review, 0, size_of(review)));
        },
        review_);
}

void Reviewing::tell(JsonObject& reply, const Speech&, std::size_t from) {
    std::visit(
        [&](auto& review) {
            const std::size_t size = size_of(review);
            from = std::min(from, changed_from(review));
            reply.put("looked_at", review.looked_at());
            reply.put("of", size);
            reply.put("from", from);
            reply.put("findings", list(review, from, review.looked_at()));
            reply.put("seats", tallies(review));
        },
        review_);
}

}  // namespace wire
