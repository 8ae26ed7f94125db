#pragma once

#include <filesystem>

namespace cli {

struct BestScore {
    int score = 0;        // the best so far, this one included
    bool is_new = false;  // it is this one
};

/// PR-36: the best score alone on this device, in a file beside the saved games. What cannot be
/// read counts as no score, and what cannot be written is forgotten.
BestScore note_best_score(const std::filesystem::path& file, int score);

/// `best` beside the place where games are kept; empty when there is none.
std::filesystem::path best_score_file();

}  // namespace cli
