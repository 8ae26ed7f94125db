#pragma once

#include <cstdint>
#include <list>
#include <string>

#include "server/loop.h"

namespace server::tables {

/// What was said at a table: by players among themselves, and by spectators among themselves. The oldest
/// lines go.
class Chat {
public:
    struct Line {
        std::int64_t number = 0;  // of the event
        Moment at = 0;
        int by = 0;  // a seat, or Event::kSpectator
        std::string name, text, phrase;

        bool is_of_players() const { return by >= 0; }
    };

    explicit Chat(std::size_t most) : most_(most) {}
    const std::list<Line>& lines() const { return lines_; }
    void add(Line line) {
        lines_.push_back(std::move(line));
        if (lines_.size() > most_) lines_.pop_front();
    }

private:
    std::size_t most_;
    std::list<Line> lines_;
};

}  // namespace server::tables
