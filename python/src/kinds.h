#pragma once

// The classes that several files of the module handle.

#include <memory>

#include "convert.h"
#include "core/rng.h"
#include "learn/play.h"

namespace pentario {

/// A setup that was found right.
struct Game {
    const game::AnyGame* game;
    game::Setup setup;
};

class State {
public:
    explicit State(std::unique_ptr<learn::Play> play) : play_(std::move(play)), players_(play_->seats()) {}
    learn::Play& play() { return *play_; }
    const learn::Play& play() const { return *play_; }
    int players() const { return players_; }

    /// The seat that is meant: the one given, or the only one that may act.
    game::Seat seat(const py::object& given) const;
    /// A number or a text as a move, legal or not.
    game::AnyMove move(const py::handle& given) const;
    /// The same, refused if it is not legal for the seat.
    game::AnyMove legal(const py::handle& given, game::Seat seat);
    game::Viewer viewer(const py::object& who) const { return to_viewer(who, players_); }
    int player(int number) const;

private:
    std::unique_ptr<learn::Play> play_;
    int players_;
};

struct View {
    std::unique_ptr<learn::PlayView> view;
    game::Viewer viewer;
};

Game make_game(const std::string& id, const std::string& variant, std::optional<int> players,
               const py::dict& options);

}  // namespace pentario
