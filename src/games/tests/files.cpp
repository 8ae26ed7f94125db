#include "games/tests/files.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace games {

namespace {

std::string path_of(std::string_view name) {
    return PENTARIO_SOURCE_DIR "/src/games/" PENTARIO_GAME "/tests/" + std::string(name);
}

}  // namespace

std::string read_file(std::string_view name) {
    std::ifstream in(path_of(name), std::ios::binary);
    EXPECT_TRUE(in) << "cannot read " << path_of(name);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

void write_file(std::string_view name, std::string_view text) {
    std::ofstream out(path_of(name), std::ios::binary);
    out << text;
    EXPECT_TRUE(out) << "cannot write " << path_of(name);
}

}  // namespace games
