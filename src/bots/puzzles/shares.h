#pragma once

#include <vector>

namespace bots::puzzles {

/// Lets puzzles through by their length so that the short ones, which are common, do not fill a set.
class Shares {
public:
    struct Share {
        int length;   // this or more, up to the next
        int percent;  // of the set, at most; the last has all that is left
    };

    Shares(int count, std::vector<Share> shares)
        : shares_(std::move(shares)), taken_(shares_.size()), count_(count) {}

    bool has_room(int length) const {
        const std::size_t at = find(length);
        return 100 * taken_[at] < shares_[at].percent * count_;
    }
    void take(int length) { ++taken_[find(length)]; }

private:
    std::size_t find(int length) const {
        std::size_t at = 0;
        while (at + 1 < shares_.size() && shares_[at + 1].length <= length) ++at;
        return at;
    }

    std::vector<Share> shares_;  // ascending
    std::vector<int> taken_;
    int count_;
};

}  // namespace bots::puzzles
