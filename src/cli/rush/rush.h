#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/play/sitting.h"
#include "cli/rush/stopwatch.h"

namespace cli {

/// Milliseconds since any fixed moment; never fewer than before.
using Now = std::function<std::int64_t()>;

/// What is shown when a round has been judged: the table as it was, and what became of each outline.
struct Verdict {
    games::penta_rush::Table before;
    game::Events events;
};

/// Penta Rush at one device. One person plays in real time: bots act at their pace, and the
/// clock's moves are made when they are due. Several people play each round one after the other
/// against the stopwatch, and the rounds are merged (PR-21).
///
/// The clock runs while somebody searches or strikes. It stands while a page is read, and while
/// the program is not running: the time of an unfinished round is kept with the game.
class Rush {
public:
    enum class Stage : std::uint8_t {
        waiting,  // for `begin`: the board is covered until the person at the keyboard is ready
        search,
        strike,
        verdict,  // for `go_on`
        over,
    };
    /// PR-21: nobody waits for ever for a person who neither flips nor is done.
    static constexpr std::int64_t kStopwatchMs = 300'000;

    Rush(Sitting& sitting, std::uint64_t nodes, Now now);
    ~Rush();
    Rush(const Rush&) = delete;
    Rush& operator=(const Rush&) = delete;

    // --- what is
    Stage stage() const;
    /// The person at the keyboard; nobody where only bots play.
    std::optional<game::Seat> person() const;
    bool is_hot_seat() const { return people_.size() > 1; }
    /// The table as the person at the keyboard may see it.
    games::penta_rush::View view() const;
    /// Of the round, in milliseconds.
    std::int64_t elapsed() const;
    /// What is left of the sand, or of the cap: milliseconds.
    std::optional<std::int64_t> sand_left() const;
    std::optional<std::int64_t> cap_left() const;
    const std::optional<Verdict>& verdict() const { return verdict_; }
    /// What happened since the last call, without what the verdict tells.
    game::Events take_news() { return std::exchange(news_, {}); }
    /// Whether the person at the keyboard has something to do, now or later in this stage.
    bool is_wanted() const;
    /// What a bot would do in the person's place (PR-37: for practice).
    std::optional<std::string> advice() const;
    /// Whether a bot is still thinking about what to do.
    bool is_thinking() const { return is_thinking_; }

    // --- what can be done
    /// The person is ready: the board is shown and the time runs.
    void begin();
    /// A move of the person at the keyboard; a refusal changes nothing.
    std::optional<game::Reason> play(std::string_view text);
    /// The verdict has been read.
    void go_on();
    std::optional<game::Reason> begin_anew();
    /// Does what is due by now; true when something changed.
    bool tick();
    /// Lets the time pass that nobody at the keyboard has a use for: until something happens.
    bool leap();

private:
    /// When things happened, from the moves kept so far: milliseconds since the game began.
    struct Times {
        std::int64_t last = 0, thrown = 0;
        std::optional<std::int64_t> flip;
        std::array<std::int64_t, game::kMaxSeats> acted{};
    };

    void sit_down();
    void read_times();
    void close_round_in_progress();
    /// The time shown: of the stopwatch that runs, else since the game began.
    std::int64_t time() const { return runs() ? base_ + now_() - since_ : base_; }
    bool runs() const { return since_ >= 0; }
    /// Lets the clock run or stand as the stage wants it, from `time`.
    void set_clock(std::int64_t time);
    games::penta_rush::Table table() const;
    std::optional<std::int64_t> clock_due() const;
    std::optional<game::TimedMove> next_due();
    std::optional<game::Reason> play_all(const std::vector<game::TimedMove>& moves);
    // --- several people
    void open_watches();
    Stopwatch* watch();
    const Stopwatch* watch() const;
    std::int64_t watch_limit() const;
    void keep_watch();
    void hand_over();
    void merge_round();

    Sitting& sitting_;
    std::uint64_t nodes_;
    Now now_;
    std::vector<game::Seat> people_;
    std::vector<PacedBot> bots_;
    std::vector<Stopwatch> watches_;  // of the people, in this round
    Times times_;
    std::int64_t base_ = 0, since_ = -1;  // the time shown when the clock last stood; when it was started
    bool is_ready_ = false, is_thinking_ = false;
    std::optional<Verdict> verdict_;
    game::Events news_;
};

}  // namespace cli
