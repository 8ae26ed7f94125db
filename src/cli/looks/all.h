#pragma once

#include "cli/looks/look.h"

namespace cli {

// One function a look, in the file of its name; `all_looks` lists them.
const Look& pente_look();
const Look& riomino_look();
const Look& penta_rush_look();
const Look& rivero_look();
const Look& rivero_penta_look();
/// Of a game without one: its position as lines of words, played by typing moves.
const Look& words_look();

}  // namespace cli
