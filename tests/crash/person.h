#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/rng.h"
#include "load/line.h"
#include "tests/crash/told.h"
#include "wire/json.h"

namespace crash {

using wire::Json;

/// What all persons of a run look at.
struct World {
    load::Lines lines{};
    std::uint16_t port = 0;
    std::uint32_t pace_ms = 200;  // between what a person does, on average
    Downs downs{};
    std::int64_t slowest_ms = 0;  // of all confirmations
    Faults faults{};
    Tally tally{};
};

class Party;

/// Somebody at a seat of a party's table, with a line of his own. He knows no rules: he plays what he is told
/// he may. A wish without an answer he sends again under its old id, as the client does.
class Person {
public:
    Person(World& world, Party& party, int seat, std::uint64_t seed);

    /// Over a new line: greets, enters, and sends again what waits.
    void come();
    /// The line is dead, which the server does not know; he comes over another one.
    void lose_line();
    /// Makes his next wish, if it is time for one.
    void act(load::Time now);
    /// The game is over: he forgets the table.
    void begin_anew();

    bool is_lost() const { return !line_ || line_->is_lost(); }
    bool is_live() const { return stage_ == Stage::live && !is_lost(); }
    bool waits() const { return wish_.has_value(); }
    bool is_over() const { return phase_ == "over" && !wish_; }
    std::int64_t known() const { return known_; }
    /// How things stand for him, for people.
    std::string account() const;

private:
    enum class Stage : std::uint8_t { down, greeting, entering, live };
    struct Wish {
        std::string op, id, text, move;
    };

    void hear(std::string_view text);
    void hear_answer(const Json& answer);
    void answered(const Json& answer);
    void refused(const std::string& code);
    void entered(const Json& view);
    void see(const Json& view);
    void see_change(const Json& change);
    void see_clocks(const Json& view);
    void check_again(const Json& answer);
    void enter();
    void send_wish();
    void wish(const std::string& op, const Json& members);
    void wish_make();
    void wish_at_table();
    void wish_rush(bool is_ready);
    void wish_move();
    void say(const std::string& op, const std::string& id, const Json& members);
    std::string next_id();
    std::string figures();
    bool is_on_turn() const;

    World& world_;
    Party& party_;
    int seat_;
    core::Rng lot_;
    std::unique_ptr<load::Line> line_, dead_line_;
    Stage stage_ = Stage::down;
    int ids_ = 0;
    std::string name_;

    // --- of the table
    std::int64_t known_ = -1, told_ = -1;  // what he has seen; what anybody had when he entered
    std::string phase_;
    Json seats_, to_move_, moves_ = Json::array();
    std::size_t games_ = 0;
    std::vector<std::string> steps_;  // of the game on the table, as they were told
    bool is_done_ = false;            // in a round of Penta Rush
    struct Clock {
        std::int64_t sequence = -1;
        Moment now = 0;
        std::vector<std::int64_t> left, running;
    };
    Clock clock_;

    std::optional<Wish> wish_, last_;  // the one that waits; the last one that was confirmed
    bool is_unsure_ = false;           // the store could not take it
    std::int64_t last_sequence_ = -1;
    std::map<std::string, std::int64_t> again_;  // sent once more: what must be answered
    load::Time next_{}, sent_{};
};

}  // namespace crash
