#pragma once

#include "cli/screen/screen.h"

namespace cli::palette {

// The table.
constexpr Colour kSlate{0x1d272e}, kChalk{0xe9eef0}, kMist{0x9aa3a8}, kWater{0x4fc3e0}, kAmber{0xf0c674};

// A page laid over the table.
constexpr Colour kPaper{0xf6f1e7}, kPaperInk{0x1f2a30};

// The board: a wood between light and dark, so that both kinds of stone stand out.
constexpr Colour kWood{0xa67c45}, kGroove{0x775026}, kLetter{0xf1dfbd}, kLit{0xd3ab6b}, kFaint{0x4e3315};

constexpr Style kText{kChalk, kSlate};
constexpr Style kQuiet{kMist, kSlate};
constexpr Style kStrong{kChalk, kSlate, true};
constexpr Style kAccent{kWater, kSlate, true};
constexpr Style kRefusal{kAmber, kSlate};

}  // namespace cli::palette
