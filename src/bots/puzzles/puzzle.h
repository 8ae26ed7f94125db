#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "game/any_game.h"

namespace bots::puzzles {

constexpr int kGrades = 5;

/// What is to be found: the one first move that wins by force, or a way to book the most points.
enum class Goal : std::uint8_t { win, points };

/// Words that tell what a puzzle is about; a file has no others.
constexpr std::array<std::string_view, 10> kThemes{"captures", "defence", "fours",     "threes", "trade",
                                                   "bridge",   "drought", "two-cards", "move",   "well"};

/// A position with one right way to go on, as the seat that has to find it sees it.
struct Puzzle {
    const game::AnyGame* game = nullptr;
    game::Seat seat;
    int grade = 1;  // from the easiest, 1, to kGrades
    Goal goal = Goal::win;
    int worth = 1;  // of a win: moves of both sides until the end, at most; else the points to book
    std::vector<std::string> themes;
    game::Tree position;
    std::vector<std::string> solution;  // moves as records write them; of a win both sides', in turn

    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

/// The state a puzzle begins with. What the seat cannot see is filled in somehow, always the same way.
/// Refused if the position is not one that the seat could see and act in.
core::Result<std::unique_ptr<game::AnyState>, game::Reason> open(const Puzzle& puzzle);

constexpr std::size_t kMostPuzzles = 10'000;

/// What is known about a text before it is read.
enum class Trust : std::uint8_t {
    none,
    proved,  // its positions and solutions were played through already
};

/// Reads a file of puzzles; positions are those of the rules and solutions are legal, nothing more is
/// proved.
core::Result<std::vector<Puzzle>, game::Reason> read_puzzles(std::string_view text,
                                                             Trust trust = Trust::none);
/// The same as text; each line of `remark` stands at its head.
std::string to_text(std::span<const Puzzle> puzzles, std::string_view remark);

/// Those that are built in: one set a game, the easiest puzzle first. The tests play all of them.
const std::vector<Puzzle>& built_in();

/// The index of the puzzle of a day, days counted from 1970-01-01: each of `count` once in as many days.
std::size_t daily(std::int64_t day, std::size_t count);

/// The sentences of what is wrong with a file or a puzzle.
std::span<const game::Message> messages();
/// The sentences that answer whoever solves one.
std::span<const game::Message> answer_messages();

}  // namespace bots::puzzles
