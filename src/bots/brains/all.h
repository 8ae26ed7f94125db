#pragma once

// What is known about the games, all of it: a file that makes players for any game includes this,
// so that each game has the same brain everywhere.

#include "bots/brains/penta_rush/bot.h"
#include "bots/brains/pente/brain.h"
#include "bots/brains/pente/engine.h"
#include "bots/brains/riomino/bot.h"
#include "bots/brains/rivero/bot.h"
#include "bots/brains/rivero/brain.h"
#include "bots/brains/rivero_penta/bot.h"
#include "bots/brains/rivero_penta/brain.h"
