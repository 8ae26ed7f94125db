#pragma once

#include <string>

#include "bots/tuning/fit.h"
#include "bots/tuning/game_file.h"
#include "bots/tuning/likings_fit.h"
#include "bots/tuning/net_fit.h"

namespace bots::tuning {

/// What is learned from games: the counts of quiet positions, the network's inputs beside them, and
/// what the engine chose there.
struct Lessons {
    Samples counts;
    std::vector<NetSample> nets;  // whose odds are to be filled in
    std::vector<Choice> choices;

    Lessons();
};

/// The positions of the games in which the engine thought and nobody was about to win. Every tenth
/// game is kept out of what is fitted, to judge it by.
struct SplitLessons {
    Lessons fitted, kept_out;
};
SplitLessons lessons_of(const GameFile& file);

/// All that the engine plays by.
struct AllWeights {
    brains::pente::Weights counts{};
    brains::pente::Net net{};
    brains::pente::Likings likings{};
};
/// Those that are built in.
AllWeights present_weights();

/// The counts by a logistic fit, then the network on top of them, then the order of moves. `go_on`
/// is asked now and then; false ends the passes early.
AllWeights fit_weights(const Lessons& lessons, double ridge, const GoOn& go_on);

/// How well weights foretell: the mean surprise at the results, and how many moves are liked better
/// than the one chosen, in the mean.
struct Judgement {
    double loss = 0, rank = 0;
};
Judgement judge(const Lessons& lessons, const AllWeights& weights);

/// brains/pente/weights.cpp with these weights in it.
std::string to_source(const AllWeights& weights);

}  // namespace bots::tuning
