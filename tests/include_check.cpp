// Rooms may include only rooms listed before them (rooms.txt). Folder, namespace and include
// prefix are the same word, so the check needs only the text of the include lines.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace {

namespace fs = std::filesystem;

struct Rooms {
    std::vector<std::string> order;
    std::map<std::string, std::vector<std::string>> forbidden;  // headers by room

    int rank(const std::string& room) const {
        const auto found = std::find(order.begin(), order.end(), room);
        return found == order.end() ? -1 : static_cast<int>(found - order.begin());
    }
};

Rooms read_rooms(const fs::path& file) {
    Rooms rooms;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::size_t colon = line.find(':');
        const std::string room = line.substr(0, colon);
        rooms.order.push_back(room);
        std::istringstream headers(line.substr(colon + 1));
        for (std::string header; headers >> header;) rooms.forbidden[room].push_back(header);
    }
    return rooms;
}

/// The parts of a path between slashes.
std::vector<std::string> parts_of(const std::string& path) {
    std::vector<std::string> parts;
    std::istringstream in(path);
    for (std::string part; std::getline(in, part, '/');) parts.push_back(part);
    return parts;
}

/// Why a file of the tree may not include a header; empty when it may.
std::string judge(const Rooms& rooms, const std::string& file, const std::string& header) {
    const auto from = parts_of(file), to = parts_of(header);
    const bool is_test = std::find(from.begin(), from.end(), "tests") != from.end();
    const int to_rank = rooms.rank(to[0]);
    if (to_rank < 0) {
        if (to[0] == "boost" && !file.starts_with("server/net/")) return "only server/net knows it";
        if (to[0] == "sqlite3.h" && !file.starts_with("server/store/")) return "only server/store knows it";
        const auto rules = rooms.forbidden.find(from[0]);
        if (is_test || rules == rooms.forbidden.end()) return {};
        const bool bad = std::find(rules->second.begin(), rules->second.end(), to[0]) != rules->second.end();
        return bad ? "the room never uses it" : "";
    }
    if (to_rank > rooms.rank(from[0])) return "the room is listed later";
    // A game knows no other game and not the catalog.
    const bool in_game = from[0] == "games" && from.size() > 2;
    if (in_game && !is_test && to[0] == "games" && to[1] != from[1]) return "a game knows no other game";
    return {};
}

std::vector<std::string> includes_of(const fs::path& file) {
    std::vector<std::string> found;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("#include")) continue;
        const std::size_t open = line.find_first_of("<\"");
        const std::size_t close = line.find_first_of(">\"", open + 1);
        if (close != std::string::npos) found.push_back(line.substr(open + 1, close - open - 1));
    }
    return found;
}

TEST(Includes, EveryRoomUsesOnlyRoomsListedBeforeIt) {
    const fs::path root = PENTARIO_SOURCE_DIR;
    const Rooms rooms = read_rooms(root / "rooms.txt");
    ASSERT_GE(rooms.order.size(), 6U);
    int checked = 0;
    for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
        if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
        const std::string file = fs::relative(entry.path(), root / "src").generic_string();
        EXPECT_GE(rooms.rank(parts_of(file)[0]), 0) << file << " is in a folder that rooms.txt does not list";
        for (const std::string& header : includes_of(entry.path())) {
            ++checked;
            const std::string fault = judge(rooms, file, header);
            EXPECT_TRUE(fault.empty()) << file << " includes " << header << ": " << fault;
        }
    }
    EXPECT_GT(checked, 100);
}

TEST(Includes, TheCheckSeesWhatItIsFor) {
    const Rooms rooms = read_rooms(fs::path(PENTARIO_SOURCE_DIR) / "rooms.txt");
    EXPECT_EQ(judge(rooms, "game/match.cpp", "core/rng.h"), "");
    EXPECT_NE(judge(rooms, "core/rng.h", "game/match.h"), "");
    EXPECT_NE(judge(rooms, "games/pente/rules.cpp", "bots/bot.h"), "");
    EXPECT_NE(judge(rooms, "games/pente/rules.cpp", "games/catalog.h"), "");
    EXPECT_NE(judge(rooms, "games/pente/rules.cpp", "nlohmann/json.hpp"), "");
    EXPECT_NE(judge(rooms, "core/text.cpp", "random"), "");
    EXPECT_EQ(judge(rooms, "games/pente/tests/x.cpp", "fstream"), "");
    EXPECT_EQ(judge(rooms, "server/net/listener.cpp", "boost/asio/write.hpp"), "");
    EXPECT_NE(judge(rooms, "server/http.cpp", "boost/asio/write.hpp"), "");
    EXPECT_EQ(judge(rooms, "server/store/statement.cpp", "sqlite3.h"), "");
    EXPECT_NE(judge(rooms, "server/tables/hub.cpp", "sqlite3.h"), "");
}

}  // namespace
