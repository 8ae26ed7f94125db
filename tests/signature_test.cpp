#include "bots/signature.h"

#include <gtest/gtest.h>

#include <fstream>

namespace {

TEST(Signature, IsTheOneInTheFile) {
    const bots::Signature now = bots::signature();
    EXPECT_TRUE(now.faults.empty()) << now.faults.front();
    std::ifstream file(PENTARIO_SOURCE_DIR "/bench/signature.txt");
    std::vector<std::string> kept;
    for (std::string line; std::getline(file, line);) kept.push_back(line);
    EXPECT_EQ(kept, now.lines) << "behaviour has changed: if that is meant, run `make signature`";
}

}  // namespace
