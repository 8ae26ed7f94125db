#pragma once

#include "cli/looks/look.h"

namespace cli {

Extent rivero_extent(Scale scale);
void draw_rivero(Screen& screen, int x, int y, const Scene& scene, Scale scale);

}  // namespace cli
