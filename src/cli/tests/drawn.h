#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/looks/look.h"
#include "core/text.h"

namespace cli {

/// A position as text, as one seat sees it drawn.
struct Drawn {
    const Look& look;
    game::Tree position;
    Scene scene;

    Drawn(const Look& its, const std::string& text) : look(its) {
        auto read = game::read_tree(text);
        EXPECT_TRUE(read.ok());
        if (read) position = std::move(*read);
        scene.position = &position;
        scene.seat = 0;
    }
    Drawn(const Drawn&) = delete;
    Drawn& operator=(const Drawn&) = delete;

    std::vector<std::string> rows(Scale scale = Scale::small, Letters letters = Letters::unicode) const {
        const Extent extent = look.extent(position, scale);
        Screen screen(extent.width, extent.height);
        look.draw(screen, 0, 0, scene, scale);
        std::vector<std::string> out;
        const std::string text = to_lines(screen, {Depth::none, letters});
        for (const std::string_view line : core::lines(text)) out.emplace_back(line);
        return out;
    }
    std::string text(Scale scale = Scale::small, Letters letters = Letters::unicode) const {
        return core::join(rows(scale, letters), "\n");
    }
};

}  // namespace cli
