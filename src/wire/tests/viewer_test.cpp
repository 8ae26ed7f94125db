// What a seat is shown, with a game that has a secret: seat 0 holds a word that only it knows.

#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "game/match.h"
#include "wire/show.h"
#include "wire/tests/table.h"

namespace wire::test {
namespace {

using game::AnyMove;
using game::Reason;
using game::Seat;
using game::Viewer;

constexpr bool knows(Viewer viewer) { return viewer.may_see(Seat::player(0)); }

class SecretState final : public game::AnyState {
public:
    std::unique_ptr<game::AnyState> clone() const override { return std::make_unique<SecretState>(*this); }
    game::SeatSet actors() const override { return Seat::player(0); }
    std::vector<AnyMove> legal_moves(Seat) const override { return {AnyMove{1}}; }
    std::optional<Reason> why_illegal(Seat, AnyMove) const override { return std::nullopt; }
    void apply(Seat seat, AnyMove, game::Events* events) override {
        if (!events) return;
        events->emplace_back("secret.drawn", "SE-01", std::vector<game::Arg>{{"seat", seat}});
        events->push_back(
            game::Event("secret.word", "SE-02", {{"word", std::string("moon")}}).only_for(Seat::player(0)));
    }
    bool shows_hidden(Seat, AnyMove) const override { return true; }
    std::vector<bool> seen_since(std::span<const std::pair<Seat, AnyMove>> moves, Viewer) const override {
        return std::vector<bool>(moves.size(), false);
    }
    AnyMove draw_chance(core::Rng&) const override { return {}; }
    std::optional<game::Outcome> outcome() const override { return std::nullopt; }
    game::PerSeat scores() const override { return {}; }
    int gain(Seat, AnyMove) const override { return 0; }
    std::unique_ptr<game::AnyView> view(Viewer) const override { return nullptr; }
    game::Tree position(Viewer viewer) const override {
        return game::Tree().put("word", knows(viewer) ? "moon" : "?");
    }
    std::string write_move(Seat, AnyMove, Viewer viewer, int) const override {
        return knows(viewer) ? "moon" : "?";
    }
    core::Result<AnyMove, Reason> read_move(std::string_view, int) const override { return AnyMove{1}; }
    void tell_parts(Seat, AnyMove, Viewer viewer, game::Parts& parts) const override {
        parts.put("verb", "draw").put("word", viewer.is_seat(Seat::player(0)) ? "moon" : "?");
    }
    game::Setup setup() const override { return {}; }
    std::uint64_t hash() const override { return 0; }
    std::uint64_t perft(int) const override { return 0; }
};

class SecretGame final : public game::AnyGame {
public:
    std::string_view id() const override { return "secret"; }
    int rules_version() const override { return 1; }
    std::span<const game::VariantInfo> variants() const override { return kVariants; }
    std::span<const game::OptionInfo> options() const override { return {}; }
    std::span<const game::Message> messages() const override { return {}; }
    std::span<const std::string_view> notations() const override { return {}; }
    std::span<const game::ForeignForm> forms() const override { return {}; }
    bool keeps_secrets() const override { return true; }
    const game::Declaration& declaration() const override {
        static const game::Declaration declared{
            .position = game::Type::record({}), .moves = {}, .facts = game::Type::record({})};
        return declared;
    }
    game::Tree facts(const game::VariantInfo&) const override { return game::Tree(game::Tree::Map()); }
    core::Result<std::unique_ptr<game::AnyState>, Reason> start(const game::Setup&) const override {
        return std::unique_ptr<game::AnyState>(std::make_unique<SecretState>());
    }
    core::Result<std::unique_ptr<game::AnyState>, Reason> load(const game::Tree&) const override {
        return core::fail(Reason("position-not-map", ""));
    }

private:
    static constexpr std::array<game::VariantInfo, 1> kVariants{{{.name = "plain", .rule = ""}}};
};

TEST(Viewers, SeeOnlyTheirOwnEventsAndPosition) {
    const SecretGame secret;
    auto match = game::Match::start(secret, {}, {});
    ASSERT_TRUE(match.ok());
    ASSERT_FALSE(match->play(Seat::player(0), AnyMove{1}));

    for (const Viewer viewer : {Viewer::keeper(), Viewer::of(Seat::player(0))}) {
        Json state = *read_json(show_state(*match, viewer, {}).text());
        EXPECT_EQ(state["position"]["word"], "moon");
        EXPECT_EQ(state["events"].size(), 2U);
    }
    for (const Viewer viewer :
         {Viewer::spectator(), Viewer::of(Seat::player(1)), Viewer::of(Seat::chance())}) {
        Json state = *read_json(show_state(*match, viewer, {}).text());
        EXPECT_EQ(state["position"]["word"], "?");
        ASSERT_EQ(state["events"].size(), 1U);
        EXPECT_EQ(state["events"][0]["code"], "secret.drawn");
        EXPECT_EQ(write_json(state).find("moon"), std::string::npos);
    }
}

TEST(Viewers, WhatShowedSomethingHiddenIsNotTakenBack) {
    const SecretGame secret;
    auto match = game::Match::start(secret, {}, {});
    ASSERT_TRUE(match.ok());
    ASSERT_FALSE(match->play(Seat::player(0), AnyMove{1}));
    const auto reason = match->undo();
    ASSERT_TRUE(reason);
    EXPECT_EQ(reason->code, "seen-since");
    EXPECT_EQ(match->moves_played(), 1U);
}

}  // namespace
}  // namespace wire::test
