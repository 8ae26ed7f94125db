#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "core/tests/fewer.h"
#include "game/game.h"

namespace games {

/// How many positions a comparison takes; PENTARIO_PLAIN_POSITIONS asks for more.
inline long plain_positions(long usual) {
    const char* wanted = std::getenv("PENTARIO_PLAIN_POSITIONS");
    return wanted ? std::atol(wanted) : usual / core::kFewer;
}

/// How often something was seen.
using Tally = std::map<std::string, long>;

/// The game and its plain second reading side by side. `Plain` is made afresh from a position by
/// `Plain::read`, and knows moves only as texts.
template <game::Game G, class Plain>
class TwoReadings {
    using State = typename G::State;
    using Move = typename G::Move;

public:
    explicit TwoReadings(const State& start) : state(start), plain(Plain::read(position_of(start))) {}

    /// What the two disagree on, now or after any of the legal moves where `deep`; else empty.
    std::string difference(bool deep, Tally& tally) {
        moves_.clear();
        ++tally["positions"];
        std::string found = difference_of(state, plain);
        if (found.empty() && !G::actors(state).empty()) found = list_moves() + misjudged();
        for (auto at = moves_.begin(); deep && found.empty() && at != moves_.end(); ++at) {
            State next = state;
            Plain plain_next = plain;
            ++tally["moves tried"];
            G::apply(next, seat_, at->second, nullptr);
            plain_next.apply(at->first);
            found = difference_of(next, plain_next);
            if (!found.empty()) found = "after " + at->first + ": " + found;
        }
        return found.empty() ? found : found + "\nin " + game::to_text(position_of(state));
    }

    /// The texts of the legal moves, once nothing differs; none at the end.
    const std::map<std::string, Move>& moves() const { return moves_; }

    void apply(const std::string& text) {
        G::apply(state, seat_, moves_.at(text), nullptr);
        plain.apply(text);
    }

    State state;
    Plain plain;

private:
    static game::Tree position_of(const State& state) {
        return G::write_position(G::view(state, game::Viewer::keeper()));
    }

    /// Everything but the legal moves.
    static std::string difference_of(const State& state, const Plain& plain) {
        if (Plain::read(position_of(state)) != plain)
            return "position: plain " + game::to_text(plain.write()) + "\ngame " +
                   game::to_text(position_of(state));
        const auto outcome = G::outcome(state);
        const auto scores = G::scores(state);
        const auto plain_scores = plain.score_board();
        if (outcome.has_value() != plain.over()) return "whether it is over";
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            if (scores[seat] != plain_scores[seat]) return "the scores";
            const bool won = plain.over() && plain.winner() == static_cast<int>(seat);
            if (outcome && outcome->winners.has(game::Seat::player(static_cast<int>(seat))) != won)
                return "the winner";
        }
        return {};
    }

    /// Fills moves_; what differs about the actor and his moves.
    std::string list_moves() {
        const game::SeatSet actors = G::actors(state);
        seat_ = *actors.begin();
        if (!actors.is_single() || (seat_.is_player() ? seat_.index() : -1) != plain.actor())
            return "the actor";
        typename G::Moves listed;
        G::legal_moves(state, seat_, listed);
        for (const Move& move : listed)
            if (!moves_.emplace(G::write_move(state, seat_, move, game::Viewer::keeper()), move).second)
                return "two moves with one text";
        std::string found;
        const auto own = plain.legal_moves();
        for (const std::string& text : own)
            if (!moves_.contains(text)) found += " plain alone " + text;
        for (const auto& [text, move] : moves_) {
            if (!own.contains(text))
                found += " game alone " + text;
            else if (!seat_.is_player() && static_cast<int>(G::weight(state, move)) != plain.weight(text))
                found += " weight of " + text;
        }
        return found;
    }

    /// A listed move that is refused, or one of some turns ago that is taken though it is not listed.
    std::string misjudged() {
        for (const auto& [text, move] : moves_)
            if (G::why_illegal(state, seat_, move)) return "refused: " + text;
        for (const std::string& text : past_) {
            const auto move = G::read_move(state, text);
            if (!moves_.contains(text) && move && !G::why_illegal(state, seat_, *move))
                return "taken: " + text;
        }
        for (const auto& [text, move] : moves_)
            if (past_.size() < kPast)
                past_.push_back(text);
            else
                past_[next_past_++ % kPast] = text;
        return {};
    }

    static constexpr std::size_t kPast = 64;

    game::Seat seat_;
    std::map<std::string, Move> moves_;
    std::vector<std::string> past_;  // texts of moves that were legal lately
    std::size_t next_past_ = 0;
};

/// One of the moves; a dull one is drawn again once, so that more comes to pass.
template <class Moves, class Dull>
std::string draw_text(const Moves& moves, Dull&& is_dull, core::Rng& rng) {
    const auto draw = [&] {
        auto at = moves.begin();
        std::advance(at, rng.below(static_cast<std::uint32_t>(moves.size())));
        return at->first;
    };
    const std::string text = draw();
    return is_dull(text) ? draw() : text;
}

/// A comparison for one kind of game, named by the parameter; what was met stands in the report.
template <game::Game G, class Plain>
class ReadingsTest : public testing::TestWithParam<std::string_view> {
protected:
    void TearDown() override {
        for (const auto& [event, times] : tally) RecordProperty(event, static_cast<int>(times));
    }

    /// Plays on from a position until the end or `steps` are over; every eighth position with all
    /// that can follow it. `count(before, move, after, tally)` tells what a move brought.
    template <class Dull, class Count>
    void play_both(const game::Tree& position, int steps, Dull&& is_dull, Count&& count) {
        const auto start = G::read_position(position);
        ASSERT_TRUE(start.ok()) << start.error().code << ": " << game::to_text(position);
        TwoReadings<G, Plain> readings(*start);
        for (int step = 0;; ++step) {
            const std::string difference = readings.difference(tally["positions"] % 8 == 0, tally);
            ASSERT_TRUE(difference.empty()) << difference;
            if (readings.moves().empty() || step == steps) return;
            const std::string move = draw_text(readings.moves(), is_dull, rng);
            const Plain before = readings.plain;
            readings.apply(move);
            count(before, move, readings.plain, tally);
        }
    }

    core::Rng rng{static_cast<std::uint64_t>(GetParam().size() * 100 + GetParam().front())};
    Tally tally;
};

}  // namespace games
