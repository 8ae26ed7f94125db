#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace game {

constexpr int kMaxSeats = 6;

/// Who acts: a player (0 to 5), chance, or the clock. One byte, no arithmetic by accident.
class Seat {
public:
    constexpr Seat() = default;
    static constexpr Seat player(int index) { return Seat(static_cast<std::uint8_t>(index)); }
    static constexpr Seat chance() { return Seat(30); }
    static constexpr Seat clock() { return Seat(31); }

    constexpr bool is_player() const { return raw_ < kMaxSeats; }
    /// The player's number; only for players.
    constexpr int index() const { return raw_; }

    friend constexpr auto operator<=>(Seat, Seat) = default;

private:
    friend class SeatSet;
    constexpr explicit Seat(std::uint8_t raw) : raw_(raw) {}
    std::uint8_t raw_ = 0;
};

/// `0` to `5`, `chance`, `clock`.
std::string to_text(Seat seat);
std::optional<Seat> read_seat(std::string_view text);

/// A set of seats; iterates in ascending order, players before chance and clock.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr SeatSet(Seat seat) : bits_(bit(seat)) {}
    static constexpr SeatSet players(int count) { return SeatSet((1U << count) - 1); }
    static constexpr SeatSet everyone() { return SeatSet(~0U); }

    constexpr bool has(Seat seat) const { return (bits_ & bit(seat)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr bool is_single() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }
    constexpr SeatSet& add(Seat seat) {
        bits_ |= bit(seat);
        return *this;
    }

    friend constexpr bool operator==(SeatSet, SeatSet) = default;

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint32_t bits) : bits_(bits) {}
        constexpr Seat operator*() const { return Seat(static_cast<std::uint8_t>(std::countr_zero(bits_))); }
        constexpr Iterator& operator++() {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint32_t bits_;
    };
    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(0); }

private:
    constexpr explicit SeatSet(std::uint32_t bits) : bits_(bits) {}
    static constexpr std::uint32_t bit(Seat seat) { return 1U << seat.raw_; }
    std::uint32_t bits_ = 0;
};

/// Who something is shown to: one seat, a spectator who sees only what lies open, or the
/// keeper of the true state (tests, the record after the end).
class Viewer {
public:
    static constexpr Viewer of(Seat seat) { return Viewer(Kind::seat, seat); }
    static constexpr Viewer spectator() { return Viewer(Kind::spectator, {}); }
    static constexpr Viewer keeper() { return Viewer(Kind::keeper, {}); }

    constexpr bool is_keeper() const { return kind_ == Kind::keeper; }
    constexpr bool is_seat(Seat seat) const { return kind_ == Kind::seat && seat_ == seat; }
    /// Whether something meant for `audience` may be shown to this viewer.
    constexpr bool may_see(SeatSet audience) const {
        return kind_ == Kind::keeper || audience == SeatSet::everyone() ||
               (kind_ == Kind::seat && audience.has(seat_));
    }
    friend constexpr bool operator==(Viewer, Viewer) = default;

private:
    enum class Kind : std::uint8_t { seat, spectator, keeper };
    constexpr Viewer(Kind kind, Seat seat) : kind_(kind), seat_(seat) {}
    Kind kind_;
    Seat seat_;
};

}  // namespace game
