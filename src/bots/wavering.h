#pragma once

#include <algorithm>
#include <memory>

#include "bots/bot.h"
#include "core/hash.h"

namespace bots {

/// A player who thinks for so many nodes at most, and now and then lets another decide: by lot, from
/// the seed.
class Wavering final : public Bot {
public:
    /// `nodes` 0: no bound; `slips` of a thousand decisions are the other's.
    Wavering(std::unique_ptr<Bot> usual, std::uint64_t nodes, std::unique_ptr<Bot> other, int slips)
        : usual_(std::move(usual)), other_(std::move(other)), nodes_(nodes), slips_(slips) {}

    bool begin(const game::AnyView& view, game::Seat seat, std::uint64_t seed) override {
        core::Rng rng(core::Hash(seed).add(kSalt).value());
        decides_ = static_cast<int>(rng.below(1000)) < slips_ ? other_.get() : usual_.get();
        if (!decides_->begin(view, seat, seed)) return false;
        if (nodes_ > 0) decides_->limit(nodes_);
        return true;
    }
    /// The end lies at the first stop after `nodes_`, however the way there is sliced.
    bool think(std::uint64_t nodes) override {
        if (nodes_ == 0) return decides_->think(nodes);
        const std::uint64_t spent = decides_->best().nodes;
        if (spent >= nodes_) return true;
        return decides_->think(std::min(nodes, nodes_ - spent)) || decides_->best().nodes >= nodes_;
    }
    Thought best() const override { return decides_->best(); }
    void limit(std::uint64_t nodes) override {
        decides_->limit(nodes_ == 0 ? nodes : std::min(nodes, nodes_));
    }
    bool consider_only(game::AnyMove move) override { return decides_->consider_only(move); }

private:
    static constexpr std::uint64_t kSalt = 0x736c6970;  // so that the lot is not the players' own

    std::unique_ptr<Bot> usual_, other_;
    Bot* decides_ = nullptr;
    std::uint64_t nodes_;
    int slips_;
};

}  // namespace bots
