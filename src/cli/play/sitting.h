#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bots/levels.h"
#include "cli/files/lock.h"
#include "cli/words.h"
#include "core/result.h"
#include "game/match.h"

namespace cli {

/// What a person asked for when sitting down.
struct Wish {
    std::string game{};  // empty: the first of the catalog, or that of the file
    std::optional<std::string> variant{};
    std::optional<int> players{};
    game::OptionList options{};
    std::vector<int> bots{};                           // seats
    std::vector<std::pair<int, std::string>> names{};  // by seat
    bool by_lot = false;         // a new game: the lot says who begins, unless the options do
    bool against_bots = false;   // a new game: all seats but the first are bots
    std::optional<int> level{};  // of all bots
    bool fresh = false;          // do not go on with a saved game
    std::string file{};          // empty: the game's own place
    std::string notation{};
};

/// People and bots at one table, with the game kept in a file after every change.
class Sitting {
public:
    /// Goes on with the saved game, or begins one; the file is this sitting's alone from then on.
    /// What there is to tell about that is in `greeting`.
    static core::Result<Sitting, game::Reason> open(const Wish& wish, std::uint64_t entropy);

    // --- what is
    const game::Match& match() const { return *match_; }
    int notation() const { return notation_; }
    const std::filesystem::path& file() const { return file_; }
    const std::vector<game::Notice>& greeting() const { return greeting_; }
    bool is_bot(game::Seat seat) const { return level_of(seat) > 0; }
    /// 0 for people.
    int level_of(game::Seat seat) const {
        return seat.is_player() ? levels_[static_cast<std::size_t>(seat.index())] : 0;
    }
    /// How well the computer plays, where all its seats play alike.
    std::optional<game::Notice> about_bots() const;
    /// The player who is to act; nobody after the end.
    std::optional<game::Seat> turn() const;
    bool bot_is_to_move() const { return turn() && is_bot(*turn()); }
    /// How many seats are people's.
    int people() const;
    /// Whether something on the table is hidden from somebody who plays.
    bool has_secrets() const;
    /// Who looks at the screen: the only person at the table, else the one who is to act. When
    /// the game is over everything may be seen.
    game::Viewer viewer() const;
    Words words(game::Language language) const;
    /// Why the last change could not be written down, if so; the game itself goes on.
    const std::optional<game::Reason>& save_trouble() const { return save_trouble_; }

    // --- what can be done; a refusal changes nothing
    std::optional<game::Reason> play(std::string_view text, int notation);
    std::optional<game::Reason> play(game::AnyMove move);
    /// Plays a run of moves where all act at once, and saves once; ends at the first refusal.
    std::optional<game::Reason> play(std::span<const game::TimedMove> moves);
    /// Keeps a tag with the game, or drops it when the value is empty; written with the next save.
    void keep(const std::string& tag, const std::string& value);
    void save();
    /// Takes back to a person's turn: also what bots answered to it. Once the end has shown what
    /// was hidden, it stands.
    std::optional<game::Reason> undo();
    std::optional<game::Reason> resign();
    std::optional<game::Reason> next();
    /// Clears the table for a new game of the same kind; the old one is set aside.
    std::optional<game::Reason> begin_anew();

    /// A bot that has begun to think about the position.
    std::unique_ptr<bots::Bot> thinking_bot() const;
    /// A number that belongs to a place in this sitting: the same luck for the same entropy.
    std::uint64_t drawn_at(std::uint64_t place) const;

private:
    Sitting(game::Match match, std::filesystem::path file, std::uint64_t entropy)
        : match_(std::move(match)), file_(std::move(file)), entropy_(entropy) {}

    static core::Result<Sitting, game::Reason> sit_down(const Wish& wish, const Wish& named,
                                                        const std::filesystem::path& file,
                                                        std::uint64_t entropy);
    static core::Result<Sitting, game::Reason> start(const Wish& wish, std::filesystem::path file,
                                                     std::uint64_t entropy);
    static core::Result<Sitting, game::Reason> start_over(const Wish& wish, const std::filesystem::path& file,
                                                          const std::filesystem::path& aside,
                                                          std::uint64_t entropy);
    static core::Result<Sitting, game::Reason> resume(const Wish& wish, const std::filesystem::path& file,
                                                      std::uint64_t entropy);
    std::optional<game::Reason> seat_people(const Wish& wish, bool is_new);
    bool is_worth_going_on() const;
    bool fits(const Wish& wish) const;
    void write_tags();

    std::optional<game::Match> match_;  // always there; optional for assignment only
    std::filesystem::path file_;
    Lock lock_;
    std::uint64_t entropy_ = 0;
    int notation_ = 0;
    std::array<int, game::kMaxSeats> levels_{};  // 0: a person
    std::vector<game::Notice> greeting_;
    std::optional<game::Reason> save_trouble_;
};

/// Where a game is kept when no file is named: $XDG_DATA_HOME/pentario/<game>.record. Empty
/// when the person has no home.
std::filesystem::path usual_file(std::string_view game);

/// `x.record` becomes `x.previous.record`.
std::filesystem::path previous_of(const std::filesystem::path& file);

}  // namespace cli
