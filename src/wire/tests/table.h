#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

#include "core/text.h"
#include "wire/json.h"
#include "wire/session.h"

/// How a failing test shows a value; the library finds it here.
namespace nlohmann {
inline void PrintTo(const ordered_json& json, std::ostream* out) { *out << wire::write_json(json); }
}  // namespace nlohmann

namespace wire::test {

/// A session with the questions the tests ask of it. Members of answers are read with `[]` of
/// a value that may be changed: what is not there reads as null.
class Table {
public:
    explicit Table(std::uint64_t entropy = 1) : session_(entropy) {}

    std::string raw(std::string_view request) { return session_.answer(request); }

    /// Any answer, after checking what every answer must be.
    Json ask(std::string_view request) {
        const std::string line = raw(request);
        EXPECT_TRUE(core::is_plain_line(line)) << line;
        auto json = read_json(line);
        EXPECT_TRUE(json.ok()) << line;
        if (json.ok()) {
            EXPECT_EQ(write_json(*json), line) << "not as the same value is written as a tree";
        }
        Json answer = json ? *json : Json::object();
        EXPECT_TRUE(answer.is_object() && answer["ok"].is_boolean()) << line;
        EXPECT_EQ(answer["ok"] == false, answer.contains("error")) << line;
        return answer;
    }
    /// The answer to a request that must be granted.
    Json grant(std::string_view request) {
        Json answer = ask(request);
        EXPECT_EQ(answer["ok"], true) << request << "\n" << write_json(answer);
        return answer;
    }
    /// The state in the answer to a request that must be granted.
    Json state(std::string_view request = R"({"op":"state"})") { return grant(request)["state"]; }
    /// The code of the error of a request that must be refused.
    std::string refusal(std::string_view request) {
        Json answer = ask(request);
        EXPECT_EQ(answer["ok"], false) << request;
        Json& error = answer["error"];
        EXPECT_TRUE(error["message"].is_string() && error["message"] != error["code"])
            << "no sentence for " << write_json(error);
        return error.value("code", std::string());
    }

    Json play(int seat, std::string_view move) {
        return state(R"({"op":"play","seat":)" + std::to_string(seat) + R"(,"move":")" + std::string(move) +
                     R"("})");
    }
    /// Moves in turn from seat `first` on, two players.
    Json play_all(std::string_view moves, int first = 0) {
        Json last;
        for (const std::string_view move : core::words(moves)) {
            last = play(first, move);
            first = 1 - first;
        }
        return last;
    }
    /// The number of the job that this request begins.
    std::int64_t begin(std::string_view request) { return grant(request).value("job", std::int64_t{0}); }
    Json go(std::int64_t job, int slices = 1, std::size_t from = 0) {
        return grant(R"({"op":"go","job":)" + std::to_string(job) + R"(,"slices":)" + std::to_string(slices) +
                     R"(,"from":)" + std::to_string(from) + "}");
    }
    /// What a job tells in the end.
    Json finish(std::int64_t job, int slices = 1000) {
        Json told = go(job, slices);
        while (told["done"] == false) told = go(job, slices);
        return told;
    }
    std::string record() {
        const Json answer = grant(R"({"op":"record"})");
        return answer.value("record", std::string());
    }

private:
    Session session_;
};

inline Json json(std::string_view text) {
    auto read = read_json(text);
    EXPECT_TRUE(read.ok()) << text;
    return read ? *read : Json();
}

inline constexpr std::string_view kNew = R"({"op":"new","game":"pente"})";
/// Seat 0 makes five in a row.
inline constexpr std::string_view kFive = "K10 A1 K11 A3 K12 A5 K13 A7 K14";

}  // namespace wire::test
