#include "bots/brains/pente/search.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "bots/brains/pente/order.h"

namespace bots::brains::pente {

namespace {

constexpr int kRootFours = 24;
constexpr std::uint64_t kRootFourNodes = 1000;
constexpr std::uint64_t kThreatsFrom = 4000, kThreatNodes = 500, kThreatShare = 12;
constexpr int kKnownFirst = 1 << 28, kHistoryMost = 1 << 14, kHistoryScale = 4096;

/// A win found below counts from where it is found; the table keeps it so.
int to_table(int value, int ply) {
    return value >= kSurelyWon ? value + ply : value <= -kSurelyWon ? value - ply : value;
}
int from_table(int value, int ply) {
    return value >= kSurelyWon ? value - ply : value <= -kSurelyWon ? value + ply : value;
}

constexpr int kLogSteps = 64;
/// Natural logarithms of 1 to 63, by a series: the same on every compiler.
constexpr std::array<double, kLogSteps> kLog = [] {
    std::array<double, kLogSteps> logs{};
    for (int n = 2; n < kLogSteps; ++n) {
        const double step = 1.0 / (2 * n - 1);
        double power = step, sum = 0;
        for (int k = 1; k < 40; k += 2, power *= step * step) sum += power / k;
        logs[static_cast<std::size_t>(n)] = logs[static_cast<std::size_t>(n - 1)] + 2 * sum;
    }
    return logs;
}();
double log_of(std::size_t n) { return kLog[std::min<std::size_t>(n, kLogSteps - 1)]; }

/// How many candidates are looked at where little depth is left.
std::size_t width_at(const Constants& constants, int depth) {
    return static_cast<std::size_t>(depth >= 6 ? constants.width_most
                                               : constants.width_first + constants.width_step * depth);
}

}  // namespace

void Search::begin(const Field& field, const std::vector<Spot>& root, int first_depth) {
    field_ = std::make_unique<Field>(field);
    nodes_ = 0;
    value_ = 0;
    done_depth_ = 0;
    running_ = settled_ = false;
    if (owns_table_) visits_->clear();
    history_ = {};
    answers_ = {};
    fours_.clear();
    for (Frame& frame : *frames_) frame.killers = {};
    root_.clear();
    const int me = field_->mover();
    for (const Spot spot : root) root_.push_back({spot, liking(*field_, spot)});
    std::sort(root_.begin(), root_.end(), [](const Scored& a, const Scored& b) {
        return a.score != b.score ? a.score > b.score : a.spot < b.spot;
    });
    iteration_ = first_depth;
    low_ = -kWin;
    high_ = kWin;
    const auto wins_at_once = [&](const Scored& s) { return field_->wins_at(me, s.spot); };
    if (const auto win = std::find_if(root_.begin(), root_.end(), wins_at_once); win != root_.end()) {
        put_first(win->spot);
        value_ = kWin - 1;
        settled_ = true;
        return;
    }
    if (fours_.wins(*field_, kRootFours, kRootFourNodes) && put_first(fours_.first())) {
        value_ = kSurelyWon;
        settled_ = true;
    }
    nodes_ += fours_.nodes();
    if (root_.size() == 1 && answers_at_once) settled_ = true;
    if (settled_) return;
    threats_.begin(*field_, me);
    next_threats_ = kThreatsFrom;
}

bool Search::think(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + nodes;
    while (!settled_ && nodes_ < until) {
        if (nodes_ >= next_threats_) {
            look_for_threats();
            continue;
        }
        if (!running_) start_iteration();
        run(std::min(until, next_threats_));
        if (!running_) settled_ = finish_iteration();
    }
    return settled_;
}

/// The root's win by threats is looked for beside the search, with a share of the stones.
void Search::look_for_threats() {
    const std::uint64_t before = threats_.nodes();
    const bool done = threats_.think(kThreatNodes);
    const std::uint64_t spent = threats_.nodes() - before;
    nodes_ += spent;
    next_threats_ = done ? std::numeric_limits<std::uint64_t>::max() : nodes_ + kThreatShare * spent;
    if (threats_.found() != Threats::Found::win || !put_first(threats_.first())) return;
    value_ = kWin - threats_.length();
    settled_ = true;
}

/// False if the move is none of the root's.
bool Search::put_first(Spot spot) {
    const auto found =
        std::find_if(root_.begin(), root_.end(), [&](const Scored& s) { return s.spot == spot; });
    if (found == root_.end()) return false;
    std::rotate(root_.begin(), found, found + 1);
    return true;
}

void Search::start_iteration() {
    running_ = true;
    top_ = 0;
    Frame& root = frame(0);
    root.alpha = root.first_alpha = low_;
    root.beta = high_;
    root.depth = iteration_;
    root.best = -kWin;
    root.best_move = kNoSpot;
    root.at = 0;
    root.pv = true;
    root.forced = false;
    root.stage = Stage::next;
    root.candidates.clear();
    int rank = 0;
    for (const Scored& scored : root_) root.candidates.push_back({scored.spot, --rank});
    root.limit = root_.size();
}

/// After the root's last move: a wider window, or the next depth. True if all is known.
bool Search::finish_iteration() {
    if (result_ <= low_ && low_ > -kWin) {
        low_ = std::max(-kWin, result_ - width_);
        width_ *= 3;
        return false;
    }
    if (result_ >= high_ && high_ < kWin) {
        high_ = std::min(kWin, result_ + width_);
        width_ *= 3;
        return false;
    }
    value_ = result_;
    done_depth_ = iteration_;
    if (value_ >= kSurelyWon || iteration_ >= most_depth) return true;
    ++iteration_;
    width_ = constants.window;
    low_ = iteration_ < 4 ? -kWin : value_ - width_;
    high_ = iteration_ < 4 ? kWin : value_ + width_;
    return false;
}

/// Works until the root is settled or the stones are used up.
void Search::run(std::uint64_t until) {
    while (nodes_ < until) {
        Frame& top = frame(ply());
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

void Search::push(int alpha, int beta, int depth, bool pv) {
    Frame& child = frame(ply() + 1);
    child.alpha = child.first_alpha = alpha;
    child.beta = beta;
    child.depth = depth;
    child.pv = pv;
    child.stage = Stage::enter;
    ++top_;
}

/// Hands a value to the frame above; the caller returns false.
void Search::leave(int value) { result_ = value; }

bool Search::enter(Frame& frame) {
    const int me = field_->mover();
    if (field_->winning_spot(me) != kNoSpot) {
        leave(kWin - ply() - 1);
        return false;
    }
    // No result better than winning with the next own stone but one, none worse than losing at once.
    frame.alpha = std::max(frame.alpha, -kWin + ply() + 2);
    frame.beta = std::min(frame.beta, kWin - ply() - 3);
    if (frame.alpha >= frame.beta) {
        leave(frame.alpha);
        return false;
    }
    Field::Spots threats;
    field_->winning_spots(1 - me, threats);
    frame.forced = !threats.empty();
    if (threats.size() > 1 && field_->capturing(me).empty()) {
        leave(-kWin + ply() + 2);
        return false;
    }
    if (frame.depth <= 0 && !frame.forced) return enter_leaf(frame);
    if (ply() >= kMostPlies) {
        leave(evaluate(*field_));
        return false;
    }
    Spot known = kNoSpot;
    if (const auto visit = visits_->find(field_->key())) {
        known = visit->move;
        const int value = from_table(visit->value, ply());
        const bool enough = visit->bound == Bound::exact ||
                            (visit->bound == Bound::lower ? value >= frame.beta : value <= frame.alpha);
        if (!frame.pv && visit->depth >= frame.depth && enough) {
            leave(value);
            return false;
        }
        frame.worth = visit->worth;
    } else {
        frame.worth = evaluate(*field_);
    }
    if (!frame.pv && !frame.forced && frame.depth <= 3 && std::abs(frame.beta) < kSurelyWon &&
        frame.worth - constants.beta_margin * frame.depth >= frame.beta && field_->fours(1 - me).empty()) {
        leave(frame.worth);
        return false;
    }
    frame.best = -kWin;
    frame.best_move = kNoSpot;
    frame.first_alpha = frame.alpha;
    frame.at = 0;
    this->frame(ply() + 1).killers = {};
    if (frame.forced)
        list_forced(frame, threats);
    else
        list_all(frame, known);
    if (frame.candidates.empty()) {  // a board without room near a stone: nothing more to say
        leave(frame.worth);
        return false;
    }
    frame.stage = Stage::next;
    return true;
}

/// At the horizon: a win by fours, else the evaluation.
bool Search::enter_leaf(Frame& frame) {
    const int me = field_->mover();
    const int worth = evaluate(*field_);
    if (worth < frame.beta && (!field_->fours(me).empty() || field_->captures(me) >= 3)) {
        const auto visit = visits_->find(field_->key());
        if (visit && visit->bound == Bound::exact && visit->depth >= 0) {
            leave(from_table(visit->value, ply()));
            return false;
        }
        const bool wins = fours_.wins(*field_, constants.leaf_four_moves,
                                      static_cast<std::uint64_t>(constants.leaf_four_nodes));
        nodes_ += fours_.nodes();
        const int value = wins ? kWin - ply() - 3 : worth;
        visits_->keep(field_->key(), {.value = static_cast<std::int16_t>(to_table(value, ply())),
                                      .worth = static_cast<std::int16_t>(worth),
                                      .move = wins ? fours_.first() : kNoSpot,
                                      .depth = 0,
                                      .bound = Bound::exact});
        leave(value);
        return false;
    }
    leave(std::clamp(worth, frame.alpha, frame.beta));
    return false;
}

/// A threat to win is met on its point or by a capture; nothing else can.
void Search::list_forced(Frame& frame, const Field::Spots& threats) {
    frame.candidates.clear();
    const int me = field_->mover();
    if (threats.size() == 1) frame.candidates.push_back({threats[0], 1000});
    field_->capturing(me).for_each([&](Spot spot) {
        if (threats.size() == 1 && spot == threats[0]) return;
        frame.candidates.push_back({spot, liking(*field_, spot)});
    });
    frame.limit = frame.candidates.size();
}

int Search::order(const Frame& frame, Spot spot) const {
    const int me = field_->mover();
    int score = liking(*field_, spot);
    score += history_[me][spot] * constants.history_weight / kHistoryScale;
    if (spot == frame.killers[0] || spot == frame.killers[1]) score += constants.killer_bonus;
    if (top_ > 0 && answers_[me][(*frames_)[top_ - 1].move] == spot) score += constants.answer_bonus;
    return score;
}

void Search::list_all(Frame& frame, Spot known) {
    frame.candidates.clear();
    field_->empties_near().for_each([&](Spot spot) {
        frame.candidates.push_back({spot, spot == known ? kKnownFirst : order(frame, spot)});
    });
    frame.limit = std::min(frame.candidates.size(), width_at(constants, frame.depth));
}

/// The best of the candidates that are left; most nodes need only a few of them.
Spot Search::pick(Frame& frame) {
    const auto begin = frame.candidates.begin();
    auto best = begin + frame.at;
    for (auto other = best + 1; other != frame.candidates.end(); ++other)
        if (other->score != best->score ? other->score > best->score : other->spot < best->spot) best = other;
    std::swap(*best, begin[frame.at]);
    return begin[frame.at++].spot;
}

/// How much shallower a late move is searched first.
int Search::reduction(const Frame& frame, std::size_t tried) const {
    if (frame.forced || !frame.quiet || frame.depth < 3 || tried < 3) return 0;
    const double most =
        log_of(static_cast<std::size_t>(frame.depth)) * log_of(tried) / (constants.reduction / 100.0);
    return std::clamp(static_cast<int>(most) + (frame.pv ? 0 : 1), 0, frame.depth - 2);
}

/// Lays the next candidate; false if there is none left.
bool Search::next(Frame& frame) {
    // The weaker candidates are looked at only where all before them lose.
    if (frame.at == frame.limit && frame.best <= -kSurelyWon)
        frame.limit = std::min(frame.candidates.size(), frame.limit + width_at(constants, frame.depth));
    if (frame.at == frame.limit) {
        settle(frame);
        return false;
    }
    const int me = field_->mover();
    const std::size_t tried = frame.at;
    frame.move = pick(frame);
    const Marks mine = field_->marks(me, frame.move), theirs = field_->marks(1 - me, frame.move);
    frame.quiet = !mine.any_four() && mine.takes() == 0 && !theirs.any_four() && theirs.takes() == 0;
    // Little depth, little hope: quiet moves cannot lift the position to alpha.
    if (tried > 0 && !frame.pv && !frame.forced && frame.quiet && frame.depth <= 2 &&
        frame.best > -kSurelyWon && frame.worth + constants.alpha_margin * frame.depth < frame.alpha)
        return true;
    field_->play(frame.move, frame.undo);
    ++nodes_;
    frame.new_depth = frame.depth - 1 + (frame.forced ? 1 : 0);
    if (tried == 0) {
        frame.stage = Stage::wide;
        push(-frame.beta, -frame.alpha, frame.new_depth, frame.pv);
    } else if (const int less = reduction(frame, tried); less > 0) {
        frame.stage = Stage::reduced;
        push(-frame.alpha - 1, -frame.alpha, frame.new_depth - less, false);
    } else {
        frame.stage = Stage::narrow;
        push(-frame.alpha - 1, -frame.alpha, frame.new_depth, false);
    }
    return true;
}

/// The child has its value: if that surprises, it is searched again, deeper or wider.
bool Search::returned(Frame& frame) {
    const int value = -result_;
    if (frame.stage == Stage::reduced && value > frame.alpha) {
        frame.stage = Stage::narrow;
        push(-frame.alpha - 1, -frame.alpha, frame.new_depth, false);
        return true;
    }
    if (frame.stage == Stage::narrow && frame.pv && value > frame.alpha && value < frame.beta) {
        frame.stage = Stage::wide;
        push(-frame.beta, -frame.alpha, frame.new_depth, true);
        return true;
    }
    field_->take_back(frame.undo);
    frame.stage = Stage::next;
    if (value > frame.best) {
        frame.best = value;
        if (value > frame.alpha) {
            frame.best_move = frame.move;
            frame.alpha = value;
            if (top_ == 0) {  // the root's order is the order of the next iteration
                put_first(frame.move);
                value_ = value;
            }
        }
    }
    if (frame.alpha < frame.beta) return true;
    reward(frame);
    settle(frame);
    return false;
}

/// A refutation: tried early elsewhere.
void Search::reward(const Frame& frame) {
    if (!frame.quiet || frame.forced) return;
    const int me = field_->mover();
    auto& killers = this->frame(ply()).killers;
    if (killers[0] != frame.move) killers = {frame.move, killers[0]};
    if (top_ > 0) answers_[me][this->frame(ply() - 1).move] = frame.move;
    const int bonus = std::min(frame.depth * frame.depth * 16, 2000);
    const auto learn = [&](Spot spot, int by) {
        std::int32_t& count = history_[me][spot];
        count += by - count * std::abs(by) / kHistoryMost;
    };
    learn(frame.move, bonus);
    for (std::size_t i = 0; i + 1 < frame.at; ++i) learn(frame.candidates[i].spot, -bonus / 2);
}

void Search::settle(Frame& frame) {
    const Bound bound = frame.best >= frame.beta         ? Bound::lower
                        : frame.best > frame.first_alpha ? Bound::exact
                                                         : Bound::upper;
    visits_->keep(field_->key(), {.value = static_cast<std::int16_t>(to_table(frame.best, ply())),
                                  .worth = static_cast<std::int16_t>(frame.worth),
                                  .move = frame.best_move,
                                  .depth = static_cast<std::int8_t>(frame.depth),
                                  .bound = bound});
    leave(frame.best);
}

std::vector<Spot> Search::line() const {
    std::vector<Spot> line{best()};
    Field field = *field_;
    for (std::size_t i = running_ ? top_ + 1 : 0; i-- > 0;)  // back to the root
        if ((*frames_)[i].stage > Stage::next) field.take_back((*frames_)[i].undo);
    Undo undo;
    field.play(best(), undo);
    while (line.size() < 20) {
        const auto visit = visits_->find(field.key());
        if (!visit || visit->move == kNoSpot || !field.is_empty(visit->move)) break;
        line.push_back(visit->move);
        if (field.wins_at(field.mover(), visit->move)) break;
        field.play(visit->move, undo);
    }
    return line;
}

}  // namespace bots::brains::pente
