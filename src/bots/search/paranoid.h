#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <vector>

namespace bots::search {

/// A game that is over is worth about this to who has won it, and nothing else as much as kSure.
constexpr int kWon = 1'000'000, kSure = 800'000;
constexpr int kMostPlies = 64;

template <class Move>
struct Candidate {
    Move move{};
    int score = 0;      // the larger, the earlier it is looked at
    bool calm = false;  // may be looked at less deeply
};

/// A win of the side to move, that many moves away and all of them its own.
struct Win {
    int worth = 0, plies = 1;
};

/// What the search asks of a position. It is the searcher's: `ours` says whether his side moves, and
/// worths are his. Where it `is_forced`, only what `list` then gives can meet a threat to win. The
/// candidates come in no order; one is played only if the position `allows` it.
template <class P>
concept Searchable = requires(P p, const P& c, typename P::Move move, typename P::Candidates list) {
    { c.ours() } -> std::same_as<bool>;
    { c.over() } -> std::same_as<bool>;
    { c.wants_more() } -> std::same_as<bool>;
    { c.result() } -> std::same_as<int>;
    { c.worth() } -> std::same_as<int>;
    { c.key() } -> std::same_as<std::uint64_t>;
    { c.nodes() } -> std::same_as<std::uint64_t>;
    { p.win() } -> std::same_as<std::optional<Win>>;
    { p.is_forced() } -> std::same_as<bool>;
    p.list(list);
    p.list_root(list);
    { c.allows(move) } -> std::same_as<bool>;
    { c.width(1) } -> std::same_as<int>;
    p.play(move);
    p.take_back();
    { P::index(move) } -> std::same_as<std::size_t>;
    { P::kIndices } -> std::convertible_to<std::size_t>;
};

/// Alpha-beta for one side against all others together: between two it is the usual search, among more
/// it fears the worst of everybody. Moves need not alternate. It deepens step by step, keeps its own
/// stack and pauses after any move, so that thinking in slices gives the same thoughts as thinking in
/// one go; every thought begins with an empty memory.
template <Searchable P>
class Paranoid {
public:
    using Move = typename P::Move;

    explicit Paranoid(std::size_t entries = std::size_t{1} << 17) : table_(entries) {}

    void begin(std::unique_ptr<P> position);
    /// Plays about `nodes` more moves; true if more would change nothing.
    bool think(std::uint64_t nodes);

    Move best() const { return root_[0].move; }
    int value() const { return value_; }       // for the searcher
    int depth() const { return done_depth_; }  // of the last complete iteration
    std::uint64_t nodes() const { return position_->nodes(); }
    /// What is expected, the searcher's move first.
    std::vector<Move> line() const { return line_; }

    bool answers_at_once = true;  // a single move needs no thought; otherwise it gets one, for its value

private:
    using Candidates = typename P::Candidates;
    enum class Bound : std::uint8_t { none, upper, lower, exact };
    enum class Stage : std::uint8_t { enter, next, reduced, narrow, wide };

    struct Entry {
        std::uint64_t key = 0;
        int value = 0;
        Move move{};
        std::int8_t depth = 0;
        Bound bound = Bound::none;
    };
    struct Frame {
        int alpha = 0, beta = 0, first_alpha = 0, depth = 0, new_depth = 0, best = 0;
        std::size_t at = 0, sorted = 0;  // the next candidate; those in order
        Stage stage = Stage::enter;
        bool ours = false, forced = false, pv = false, has_best = false, flips = false;
        std::uint64_t key = 0;
        Move move{}, best_move{};
        std::array<Move, 2> killers{};
        Candidates candidates;
    };

    static constexpr int kMostDepth = kMostPlies / 2, kForcedPlies = 12;
    static constexpr int kKnown = 1 << 28, kKiller = 60, kHistoryMost = 1 << 14, kHistoryShare = 256;

    static int to_table(int value, int ply) {
        return value >= kSure ? value + ply : value <= -kSure ? value - ply : value;
    }
    static int from_table(int value, int ply) {
        return value >= kSure ? value - ply : value <= -kSure ? value + ply : value;
    }

    int ply() const { return static_cast<int>(top_); }
    Frame& frame(std::size_t at) { return (*frames_)[at]; }
    Entry& entry(std::uint64_t key) { return table_[key % table_.size()]; }
    bool leave(int value) {
        result_ = value;
        return false;
    }

    void start_iteration();
    void run(std::uint64_t until);
    bool enter(Frame& frame);
    bool next(Frame& frame);
    bool returned(Frame& frame);
    void push(Frame& from, int alpha, int beta, int depth, bool pv);
    void order(Frame& frame, const Entry& known);
    void sort_more(Frame& frame, std::size_t from);
    int reduction(const Frame& frame, std::size_t tried) const;
    void reward(const Frame& frame);
    bool settle(Frame& frame);
    void note_root(const Frame& root, int value);

    std::unique_ptr<P> position_;
    std::unique_ptr<std::array<Frame, kMostPlies + 2>> frames_ =
        std::make_unique<std::array<Frame, kMostPlies + 2>>();
    std::size_t top_ = 0;
    bool running_ = false, settled_ = false;
    int result_ = 0, value_ = 0, iteration_ = 0, done_depth_ = 0;
    Candidates root_;
    std::vector<Move> line_;
    std::vector<Entry> table_;
    std::array<std::array<std::int32_t, P::kIndices>, 2> history_{};  // by side
};

template <Searchable P>
void Paranoid<P>::begin(std::unique_ptr<P> position) {
    position_ = std::move(position);
    std::fill(table_.begin(), table_.end(), Entry{});
    history_ = {};
    for (Frame& frame : *frames_) frame.killers = {};
    value_ = done_depth_ = 0;
    iteration_ = 1;
    running_ = false;
    position_->list_root(root_);
    std::sort(root_.begin(), root_.end(), [](const auto& a, const auto& b) {
        return a.score != b.score ? a.score > b.score : a.move < b.move;
    });
    line_ = {best()};
    settled_ = root_.size() == 1 && answers_at_once;
}

template <Searchable P>
bool Paranoid<P>::think(std::uint64_t nodes) {
    const std::uint64_t until = position_->nodes() + nodes;
    while (!settled_ && position_->nodes() < until) {
        if (!running_) start_iteration();
        run(until);
        if (running_) break;
        value_ = result_;
        done_depth_ = iteration_++;
        settled_ = iteration_ > kMostDepth || (value_ >= kSure && !position_->wants_more());
    }
    return settled_;
}

template <Searchable P>
void Paranoid<P>::start_iteration() {
    running_ = true;
    top_ = 0;
    Frame& root = frame(0);
    root.alpha = root.first_alpha = root.best = -2 * kWon;
    root.beta = 2 * kWon;
    root.depth = iteration_;
    root.ours = root.pv = true;
    root.forced = root.has_best = false;
    root.at = 0;
    root.key = position_->key();
    root.stage = Stage::next;
    root.candidates = root_;
    root.sorted = root_.size();
}

/// Works until the root is settled or the moves are used up.
template <Searchable P>
void Paranoid<P>::run(std::uint64_t until) {
    while (position_->nodes() < until) {
        Frame& top = frame(top_);
        bool goes_on = false;
        switch (top.stage) {
            case Stage::enter: goes_on = enter(top); break;
            case Stage::next: goes_on = next(top); break;
            default: goes_on = returned(top); break;
        }
        if (goes_on) continue;
        if (top_ == 0) {
            running_ = false;
            return;
        }
        --top_;
    }
}

/// Looks below the move just played. Between moves of one side the window stays as it is.
template <Searchable P>
void Paranoid<P>::push(Frame& from, int alpha, int beta, int depth, bool pv) {
    Frame& child = frame(top_ + 1);
    child.ours = position_->over() ? !from.ours : position_->ours();
    from.flips = child.ours != from.ours;
    child.alpha = child.first_alpha = from.flips ? -beta : alpha;
    child.beta = from.flips ? -alpha : beta;
    child.depth = depth;
    child.pv = pv;
    child.stage = Stage::enter;
    ++top_;
}

template <Searchable P>
bool Paranoid<P>::enter(Frame& frame) {
    const int sign = frame.ours ? 1 : -1;
    if (position_->over()) {
        const int end = sign * position_->result();
        return leave(end >= kSure ? end - ply() : end <= -kSure ? end + ply() : end);
    }
    if (frame.depth <= 0 || !position_->wants_more())
        if (const auto win = position_->win()) return leave(win->worth - ply() - win->plies);
    frame.forced = position_->is_forced();
    const bool extended = frame.forced && ply() < iteration_ + kForcedPlies;
    if ((frame.depth <= 0 && !extended) || ply() >= kMostPlies) return leave(sign * position_->worth());
    frame.key = position_->key();
    const Entry& known = entry(frame.key);
    if (known.key == frame.key && known.bound != Bound::none) {
        const int value = from_table(known.value, ply());
        const bool enough = known.bound == Bound::exact ||
                            (known.bound == Bound::lower ? value >= frame.beta : value <= frame.alpha);
        if (!frame.pv && known.depth >= frame.depth && enough) return leave(value);
    }
    position_->list(frame.candidates);
    if (frame.forced && frame.candidates.empty()) return leave(-kWon + ply() + 2);
    frame.best = -2 * kWon;
    frame.has_best = false;
    frame.at = 0;
    order(frame, known);
    frame.stage = Stage::next;
    return true;
}

template <Searchable P>
void Paranoid<P>::order(Frame& frame, const Entry& known) {
    const bool is_known = known.key == frame.key && known.bound != Bound::none;
    const auto& history = history_[frame.ours ? 0 : 1];
    for (auto& candidate : frame.candidates) {
        if (is_known && candidate.move == known.move) {
            candidate.score = kKnown;
            continue;
        }
        candidate.score += history[P::index(candidate.move)] / kHistoryShare;
        if (candidate.move == frame.killers[0] || candidate.move == frame.killers[1])
            candidate.score += kKiller;
    }
    sort_more(frame, 0);
}

/// Puts the next best candidates in order; the rest waits until it is wanted.
template <Searchable P>
void Paranoid<P>::sort_more(Frame& frame, std::size_t from) {
    const auto width = static_cast<std::size_t>(position_->width(std::max(frame.depth, 1)));
    const std::size_t to = std::min(frame.candidates.size(), from + width);
    std::partial_sort(frame.candidates.begin() + from, frame.candidates.begin() + to, frame.candidates.end(),
                      [](const auto& a, const auto& b) {
                          return a.score != b.score ? a.score > b.score : a.move < b.move;
                      });
    frame.sorted = to;
}

/// How much shallower a late move is searched first.
template <Searchable P>
int Paranoid<P>::reduction(const Frame& frame, std::size_t tried) const {
    if (frame.forced || frame.depth < 3 || tried < 4 || !frame.candidates[tried].calm) return 0;
    return std::min(tried < 12 || frame.pv ? 1 : 2, frame.depth - 2);
}

/// Plays the next candidate; false if there is none left.
template <Searchable P>
bool Paranoid<P>::next(Frame& frame) {
    // The weaker candidates are looked at only where all before them lose.
    if (frame.at == frame.sorted && frame.at < frame.candidates.size() && frame.best <= -kSure)
        sort_more(frame, frame.at);
    if (frame.at == frame.sorted) return settle(frame);
    const std::size_t tried = frame.at++;
    frame.move = frame.candidates[tried].move;
    if (!position_->allows(frame.move)) return true;
    position_->play(frame.move);
    frame.new_depth = frame.depth - (frame.forced ? 0 : 1);
    if (!frame.has_best) {
        frame.stage = Stage::wide;
        push(frame, frame.alpha, frame.beta, frame.new_depth, frame.pv);
    } else if (const int less = reduction(frame, tried); less > 0) {
        frame.stage = Stage::reduced;
        push(frame, frame.alpha, frame.alpha + 1, frame.new_depth - less, false);
    } else {
        frame.stage = Stage::narrow;
        push(frame, frame.alpha, frame.alpha + 1, frame.new_depth, false);
    }
    return true;
}

/// The child has its value: if that surprises, it is searched again, deeper or wider.
template <Searchable P>
bool Paranoid<P>::returned(Frame& frame) {
    const int value = frame.flips ? -result_ : result_;
    if (frame.stage == Stage::reduced && value > frame.alpha) {
        frame.stage = Stage::narrow;
        push(frame, frame.alpha, frame.alpha + 1, frame.new_depth, false);
        return true;
    }
    if (frame.stage == Stage::narrow && frame.pv && value > frame.alpha && value < frame.beta) {
        frame.stage = Stage::wide;
        push(frame, frame.alpha, frame.beta, frame.new_depth, true);
        return true;
    }
    position_->take_back();
    frame.stage = Stage::next;
    if (!frame.has_best || value > frame.best) {
        frame.best = value;
        frame.best_move = frame.move;
        frame.has_best = true;
        if (top_ == 0) note_root(frame, value);
    }
    frame.alpha = std::max(frame.alpha, value);
    if (frame.alpha < frame.beta) return true;
    reward(frame);
    return settle(frame);
}

/// The best move so far leads the root's list; what follows it is read from the table.
template <Searchable P>
void Paranoid<P>::note_root(const Frame& root, int value) {
    const auto found = std::find_if(root_.begin(), root_.end(),
                                    [&](const auto& candidate) { return candidate.move == root.move; });
    std::rotate(root_.begin(), found, found + 1);
    value_ = value;
    line_ = {root.move};
    position_->play(root.move);
    while (!position_->over() && line_.size() < kMostDepth) {
        const Entry& known = entry(position_->key());
        if (known.key != position_->key() || known.bound == Bound::none || !position_->allows(known.move))
            break;
        position_->play(known.move);
        line_.push_back(known.move);
    }
    for (std::size_t i = 0; i < line_.size(); ++i) position_->take_back();
}

/// A refutation: tried early elsewhere.
template <Searchable P>
void Paranoid<P>::reward(const Frame& frame) {
    if (frame.forced || !frame.candidates[frame.at - 1].calm) return;
    auto& killers = this->frame(top_).killers;
    if (killers[0] != frame.move) killers = {frame.move, killers[0]};
    auto& history = history_[frame.ours ? 0 : 1];
    const int bonus = std::min(frame.depth * frame.depth * 16, 2000);
    const auto learn = [&](Move move, int by) {
        std::int32_t& count = history[P::index(move)];
        count += by - count * std::abs(by) / kHistoryMost;
    };
    learn(frame.move, bonus);
    for (std::size_t i = 0; i + 1 < frame.at; ++i) learn(frame.candidates[i].move, -bonus / 2);
}

template <Searchable P>
bool Paranoid<P>::settle(Frame& frame) {
    if (!frame.has_best) return leave((frame.ours ? 1 : -1) * position_->worth());  // nothing is allowed
    Entry& kept = entry(frame.key);
    if (kept.key != frame.key || kept.depth <= frame.depth || kept.bound == Bound::none)
        kept = {.key = frame.key,
                .value = to_table(frame.best, ply()),
                .move = frame.best_move,
                .depth = static_cast<std::int8_t>(frame.depth),
                .bound = frame.best >= frame.beta         ? Bound::lower
                         : frame.best > frame.first_alpha ? Bound::exact
                                                          : Bound::upper};
    return leave(frame.best);
}

}  // namespace bots::search
