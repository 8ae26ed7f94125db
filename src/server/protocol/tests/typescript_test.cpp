#include "server/protocol/typescript.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace server::protocol {
namespace {

const std::string kFile = std::string(PENTARIO_SOURCE_DIR) + "/web/src/net/messages.ts";

std::string kept() {
    std::ostringstream text;
    text << std::ifstream(kFile).rdbuf();
    return text.str();
}

TEST(Typescript, TheClientsTypesAreTheDeclaredOnes) {
    if (std::getenv("PENTARIO_REGENERATE")) std::ofstream(kFile) << typescript();
    EXPECT_TRUE(kept() == typescript())
        << "PENTARIO_REGENERATE=1 build/dev/src/server/protocol/tests/protocol_tests";
}

}  // namespace
}  // namespace server::protocol
