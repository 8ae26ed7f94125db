#pragma once

#include "learn/encodings/penta_rush.h"
#include "learn/encodings/pente.h"
#include "learn/encodings/riomino.h"
#include "learn/encodings/rivero.h"
#include "learn/encodings/rivero_penta.h"
