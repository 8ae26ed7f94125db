#pragma once

#include <cassert>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "game/seat.h"

namespace game {

/// One argument of a reason or an event: a number, a seat, a short word of the game's own
/// notation (a square, a card), or a term: the code of a name that each language has its own word
/// for (a river). Never a sentence.
struct Arg {
    enum class Kind : std::uint8_t { number, seat, word, term };

    Arg(std::string_view name_, std::int64_t value) : name(name_), number(value) {}
    Arg(std::string_view name_, int value) : Arg(name_, static_cast<std::int64_t>(value)) {}
    Arg(std::string_view name_, Seat value) : name(name_), kind(Kind::seat), seat(value) {}
    Arg(std::string_view name_, std::string value) : name(name_), kind(Kind::word), word(std::move(value)) {}
    static Arg term(std::string_view name, std::string_view code) {
        Arg arg(name, std::string(code));
        arg.kind = Kind::term;
        return arg;
    }

    friend bool operator==(const Arg&, const Arg&) = default;

    std::string_view name;  // a literal; the catalog's sentences use it as {name}
    Kind kind = Kind::number;
    std::int64_t number = 0;
    Seat seat;
    std::string word;
};

/// What a reason and an event have in common: a code into the message catalog, the rule it
/// rests on, and at most four arguments. Code and rule are literals.
struct Notice {
    static constexpr std::size_t kMaxArgs = 4;

    Notice(std::string_view code_, std::string_view rule_, std::vector<Arg> args_ = {})
        : code(code_), rule(rule_), args(std::move(args_)) {
        assert(args.size() <= kMaxArgs);
    }

    friend bool operator==(const Notice&, const Notice&) = default;

    std::string_view code;
    std::string_view rule;
    std::vector<Arg> args;
    std::vector<Notice> because;  // at most one: the cause, told after it
};

/// Why something was refused.
struct Reason : Notice {
    using Notice::Notice;
};

/// What a move brought about, and who may learn of it.
struct Event : Notice {
    using Notice::Notice;
    Event& only_for(SeatSet seats) {
        audience = seats;
        return *this;
    }
    friend bool operator==(const Event&, const Event&) = default;

    SeatSet audience = SeatSet::everyone();
};

/// Where `apply` leaves its events; loops that do not want them pass nullptr instead.
using Events = std::vector<Event>;

}  // namespace game
