#pragma once

#include <bit>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "game/notice.h"

namespace game {

enum class River : std::uint8_t { nile, colorado, danube, amazon };

/// A river card: one of four rivers, a value from 1 to 10. Two of each are in the box.
class RiverCard {
public:
    static constexpr int kRivers = 4, kValues = 10, kKinds = kRivers * kValues, kCopies = 2;

    constexpr RiverCard() = default;
    constexpr RiverCard(River river, int value)
        : index_(static_cast<std::uint8_t>(static_cast<int>(river) * kValues + value - 1)) {}
    static constexpr RiverCard at(int index) {
        RiverCard card;
        card.index_ = static_cast<std::uint8_t>(index);
        return card;
    }

    constexpr River river() const { return static_cast<River>(index_ / kValues); }
    constexpr int value() const { return index_ % kValues + 1; }
    /// 0 to 39, by river and then by value.
    constexpr int index() const { return index_; }

    friend constexpr auto operator<=>(RiverCard, RiverCard) = default;

private:
    std::uint8_t index_ = 0;
};

/// `N4`, `C10`, `D7`, `A1`.
std::string to_text(RiverCard card);
std::optional<RiverCard> read_river_card(std::string_view text);
/// The letter of a river in those texts, and back.
char letter_of(River river);
std::optional<River> river_of(char letter);
/// The arguments a sentence needs to name a card: `{river} {value}`.
Arg river_arg(RiverCard card);
Arg value_arg(RiverCard card);

/// A heap of river cards without order: at most two of each, 16 bytes, no loop to count them.
class RiverCards {
public:
    constexpr RiverCards() = default;
    static constexpr RiverCards box() { return RiverCards(kEveryKind, kEveryKind); }

    constexpr bool empty() const { return first_ == 0; }
    constexpr int size() const { return std::popcount(first_) + std::popcount(second_); }
    constexpr int count(RiverCard card) const {
        return static_cast<int>((first_ >> card.index()) & 1U) +
               static_cast<int>((second_ >> card.index()) & 1U);
    }
    constexpr bool has(RiverCard card) const { return ((first_ >> card.index()) & 1U) != 0; }
    /// A bit for each kind of which there is at least one.
    constexpr std::uint64_t kinds() const { return first_; }

    constexpr void add(RiverCard card) {
        const std::uint64_t bit = std::uint64_t{1} << card.index();
        assert((second_ & bit) == 0);
        second_ |= first_ & bit;
        first_ |= bit;
    }
    constexpr void remove(RiverCard card) {
        const std::uint64_t bit = std::uint64_t{1} << card.index();
        assert((first_ & bit) != 0);
        first_ &= ~bit | second_;
        second_ &= ~bit;
    }
    /// Both heaps together; they must not hold more than two of a kind.
    constexpr RiverCards& operator+=(const RiverCards& other) {
        assert((second_ & other.first_) == 0 && (first_ & other.second_) == 0);
        second_ |= (first_ & other.first_) | other.second_;
        first_ |= other.first_;
        return *this;
    }
    /// Takes away cards that are there.
    constexpr RiverCards& operator-=(const RiverCards& other) {
        assert(contains(other));
        const std::uint64_t one = other.first_ & ~other.second_;
        const std::uint64_t first = first_ & ~other.second_ & ~(one & ~second_);
        second_ &= ~other.first_;
        first_ = first;
        return *this;
    }
    friend constexpr RiverCards operator+(RiverCards a, const RiverCards& b) { return a += b; }
    friend constexpr RiverCards operator-(RiverCards a, const RiverCards& b) { return a -= b; }
    /// What both have.
    friend constexpr RiverCards operator&(const RiverCards& a, const RiverCards& b) {
        return RiverCards(a.first_ & b.first_, a.second_ & b.second_);
    }
    constexpr bool contains(const RiverCards& other) const {
        return (other.first_ & ~first_) == 0 && (other.second_ & ~second_) == 0;
    }
    /// Whether both together hold no more than two of each kind.
    constexpr bool fits(const RiverCards& other) const {
        return (second_ & other.first_) == 0 && (first_ & other.second_) == 0;
    }

    /// One of the cards, each copy equally likely; it stays where it is.
    constexpr RiverCard pick(core::Rng& rng) const {
        const int ones = std::popcount(first_);
        const int n = static_cast<int>(rng.below(static_cast<std::uint32_t>(size())));
        return n < ones ? nth_kind(first_, n) : nth_kind(second_, n - ones);
    }
    /// The same, taken out.
    constexpr RiverCard draw(core::Rng& rng) {
        const RiverCard card = pick(rng);
        remove(card);
        return card;
    }

    /// Calls visit(card) for each kind that is there, ascending.
    template <class Visit>
    constexpr void for_each_kind(Visit&& visit) const {
        for (std::uint64_t left = first_; left != 0; left &= left - 1)
            visit(RiverCard::at(std::countr_zero(left)));
    }
    /// Calls visit(card) for each card, ascending, equal ones after each other.
    template <class Visit>
    constexpr void for_each(Visit&& visit) const {
        for_each_kind([&](RiverCard card) {
            visit(card);
            if (count(card) == 2) visit(card);
        });
    }

    /// The two words, for hashing.
    constexpr std::uint64_t first() const { return first_; }
    constexpr std::uint64_t second() const { return second_; }

    friend constexpr bool operator==(const RiverCards&, const RiverCards&) = default;

private:
    static constexpr std::uint64_t kEveryKind = (std::uint64_t{1} << RiverCard::kKinds) - 1;

    constexpr RiverCards(std::uint64_t first, std::uint64_t second) : first_(first), second_(second) {}

    /// The kind of the n-th set bit, found by halving.
    static constexpr RiverCard nth_kind(std::uint64_t bits, int n) {
        int at = 0;
        for (int half = 32; half > 0; half /= 2) {
            const int low = std::popcount(bits & ((std::uint64_t{1} << half) - 1));
            if (n < low) continue;
            n -= low;
            bits >>= half;
            at += half;
        }
        return RiverCard::at(at);
    }

    std::uint64_t first_ = 0;   // kinds with at least one
    std::uint64_t second_ = 0;  // kinds with two
};

/// An action card; six of each are in the box.
enum class ActionCard : std::uint8_t { sun, tap, bridge };

inline constexpr int kActionKinds = 3, kActionCopies = 6, kActionCards = kActionKinds * kActionCopies;

/// `sun`, `tap`, `bridge`.
std::string_view to_text(ActionCard card);
std::optional<ActionCard> read_action_card(std::string_view text);
/// The argument by which a sentence names it.
Arg action_arg(std::string_view name, ActionCard card);

}  // namespace game
