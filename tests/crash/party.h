#pragma once

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "tests/crash/person.h"

namespace crash {

/// What a party plays.
struct Kind {
    std::string game, variant;
    std::vector<int> levels;  // by seat, 0: a person
    std::string clock, options;
    bool is_open = true;  // nothing is hidden: what was told once is never told otherwise
};
const std::vector<Kind>& kinds();

/// Those who play at one table, game after game.
class Party {
public:
    Party(World& world, const Kind& kind, std::uint64_t seed);

    void come();
    /// One of its persons goes on over another line; the server is not told.
    void lose_a_line();
    void act(load::Time now);
    /// Nobody reads a line any more on which something can come.
    bool is_lost() const;

    // --- for its persons
    const Kind& kind() const { return kind_; }
    Told& told() { return told_.back(); }
    const std::string& table() const { return told_.back().table; }
    const std::string& key(int seat) const { return keys_[static_cast<std::size_t>(seat)]; }
    bool is_host(int seat) const { return persons_seats_.front() == seat; }
    void made(const std::string& table, std::vector<std::string> keys);
    void confirmed(Confirmed what);
    void saw(std::int64_t sequence);
    /// The game is further than it was.
    void went_on();

    /// All its tables so far.
    const std::deque<Told>& all() const { return told_; }
    /// How long all its persons have been at their lines since it last went on.
    std::int64_t quiet_ms() const { return quiet_ms_; }
    void forgive() { quiet_ms_ = 0; }
    std::string account() const;
    /// Events and tables that it has seen: grows as long as anything happens.
    std::int64_t progress() const { return progress_; }

private:
    void begin_anew();

    World& world_;
    const Kind& kind_;
    std::vector<int> persons_seats_;
    std::vector<std::unique_ptr<Person>> persons_;
    std::deque<Told> told_;
    std::vector<std::string> keys_;
    std::int64_t progress_ = 0, quiet_ms_ = 0;
    load::Time acted_{};
};

}  // namespace crash
