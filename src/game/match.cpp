#include "game/match.h"

#include <algorithm>

#include "core/hash.h"
#include "core/text.h"
#include "game/lot.h"

namespace game {

core::Result<Match, Reason> Match::start(const AnyGame& game, Setup setup, Dealer dealer) {
    if (setup.position) {  // a position knows its own variant, players and board
        const auto state = game.load(*setup.position);
        if (!state) return core::fail(state.error());
        Setup kind = (*state)->setup();
        setup.variant = kind.variant;
        setup.players = kind.players;
        std::erase_if(setup.options,
                      [&](const auto& option) { return find_option(game.options(), option.first); });
        setup.options.insert(setup.options.begin(), kind.options.begin(), kind.options.end());
    }
    if (auto reason = complete_setup(game, setup)) return core::fail(*reason);
    const VariantInfo& variant = *find_variant(game.variants(), setup.variant);
    const auto series = Series::read(variant, setup.players, setup.options);
    Match match(game, std::move(setup), variant, *series, dealer);
    if (auto reason = match.begin_game({})) return core::fail(*reason);
    match.deal();
    return match;
}

core::Result<Match, Reason> Match::load(const AnyGame& game, const Tree& position, Dealer dealer) {
    Setup setup;
    setup.position = position;
    return start(game, std::move(setup), dealer);
}

core::Result<Match, Reason> Match::replay(const AnyGame& game, const Record& record, Dealer dealer) {
    if (record.game != game.id())
        return core::fail(Reason("unknown-game", "", {{"game", core::quotable(record.game)}}));
    if (record.rules_version > game.rules_version())
        return core::fail(Reason("rules-too-new", "",
                                 {{"version", record.rules_version}, {"known", game.rules_version()}}));
    auto match = start(game, record.setup, Dealer{.automatic = false});
    if (!match) return match;
    for (std::size_t i = 0; i < record.games.size(); ++i) {
        if (i > 0)
            if (auto reason = match->next()) return core::fail(*reason);
        if (auto reason = match->replay_game(record.games[i])) return core::fail(*reason);
    }
    match->dealer_ = dealer;
    match->deal();
    match->names = record.names;
    match->names.resize(
        std::min<std::size_t>(record.names.size(), static_cast<std::size_t>(match->setup_.players)));
    while (!match->names.empty() && match->names.back().empty()) match->names.pop_back();
    match->tags = record.tags;
    return match;
}

std::optional<Reason> Match::replay_game(const RecordedGame& recorded) {
    for (const RecordedMove& move : recorded.moves) {
        const auto read = state().read_move(move.text);
        auto reason = read ? play(move.seat, *read, move.milliseconds) : std::optional(read.error());
        if (reason) {
            Reason bad("bad-recorded-move", reason->rule,
                       {{"game", series_.games() + 1},
                        {"move", static_cast<int>(moves_played()) + 1},
                        {"text", core::quotable(move.text)}});
            bad.because.push_back(*reason);
            return bad;
        }
    }
    if (recorded.ending) return end(*recorded.ending);
    return std::nullopt;
}

std::optional<Reason> Match::begin_game(std::string_view begins) {
    Setup own = without_series(*game_, setup_);
    if (!begins.empty()) {
        std::erase_if(own.options, [](const auto& option) { return option.first == "begins"; });
        own.options.emplace_back("begins", begins);
    }
    const bool from_position = setup_.position && begins.empty();
    auto fresh = from_position ? game_->load(*setup_.position) : game_->start(own);
    if (!fresh) return fresh.error();
    beginner_.reset();
    if (const OptionInfo* info = find_option(game_->options(), "begins"); info && !from_position)
        if (const auto seat = core::read_number(option_or_default(own.options, *info)))
            beginner_ = static_cast<int>(*seat);
    course_.emplace(std::move(*fresh));
    ending_.reset();
    events_.clear();
    return std::nullopt;
}

/// Chance, drawn from the seed and the place in the match: what was taken back comes again.
core::Rng Match::chance_here() const {
    return core::Rng(core::Hash(dealer_.seed)
                         .add(static_cast<std::uint64_t>(series_.games()))
                         .add(moves_played())
                         .value());
}

void Match::deal() {
    while (dealer_.automatic && !ending_ && state().actors().has(Seat::chance())) {
        core::Rng rng = chance_here();
        apply({Seat::chance(), state().draw_chance(rng), {}});
    }
}

void Match::apply(const Played& played) {
    course_->add(played, &events_);
    if (played.seat != Seat::chance()) return;
    if (const auto seat = begun_by_lot(events_)) beginner_ = seat->index();
}

std::optional<Reason> Match::play(Seat seat, AnyMove move, std::optional<std::int64_t> milliseconds) {
    if (over()) return Reason("game-over", "");
    if (seat == Seat::chance() && dealer_.automatic) return Reason("dealer-automatic", "");
    if (auto reason = state().why_illegal(seat, move)) return reason;
    events_.clear();
    apply({seat, move, milliseconds});
    deal();
    return std::nullopt;
}

std::optional<Reason> Match::play(Seat seat, std::string_view text, int notation,
                                  std::optional<std::int64_t> milliseconds) {
    const auto move = state().read_move(text, notation);
    if (!move) return move.error();
    return play(seat, *move, milliseconds);
}

std::optional<Reason> Match::play_merged(std::span<const TimedMove> alone, std::int64_t since) {
    if (over()) return Reason("game-over", "");
    core::Rng lot = chance_here();
    const auto merged = state().merge(alone, lot);
    if (!merged) return merged.error();
    events_.clear();
    for (const TimedMove& next : *merged) apply({next.seat, next.move, since + next.milliseconds});
    deal();
    return std::nullopt;
}

std::optional<Reason> Match::end(Ending ending) {
    if (over()) return Reason("game-over", "");
    if (!ending.seat.is_player() || ending.seat.index() >= setup_.players)
        return Reason("no-such-seat", "", {{"seat", to_text(ending.seat)}});
    if (const std::string_view rule = game_->resign_rule();
        ending.kind == Ending::Kind::resigned && !rule.empty())
        return Reason("resign-by-move", rule);
    if (ending.is_drawn() && !game_->can_be_drawn()) return Reason("never-drawn", "");
    ending_ = ending;
    events_.clear();
    return std::nullopt;
}

std::optional<Reason> Match::undo() {
    if (ending_) {
        ending_.reset();
        events_.clear();
        return std::nullopt;
    }
    const std::span<const Played> moves = course_->moves();
    std::size_t keep = moves.size();
    if (dealer_.automatic)
        while (keep > 0 && moves[keep - 1].seat == Seat::chance()) --keep;
    if (keep == 0) return Reason("nothing-to-undo", "");
    return take_back_to(keep - 1);
}

std::optional<Reason> Match::back(SeatSet seats) {
    if (over() && has_secrets()) return Reason("seen-since", "");
    if (ending_) return undo();
    const auto keep = last_decision(seats);
    return keep ? take_back_to(*keep) : Reason("nothing-to-undo", "");
}

std::optional<Reason> Match::why_not_back(SeatSet seats) const {
    if (over() && has_secrets()) return Reason("seen-since", "");
    if (ending_) return std::nullopt;
    const auto keep = last_decision(seats);
    return keep ? why_kept(*keep) : Reason("nothing-to-undo", "");
}

std::optional<std::size_t> Match::last_decision(SeatSet seats) const {
    const std::span<const Played> moves = course_->moves();
    for (std::size_t at = moves.size(); at-- > 0;)
        if (seats.has(moves[at].seat)) return at;
    return std::nullopt;
}

/// What showed something hidden is not taken back.
std::optional<Reason> Match::why_kept(std::size_t moves) const {
    const auto later = course_->state_after(moves);
    for (const Played& played : course_->moves().subspan(moves)) {
        if (later->shows_hidden(played.seat, played.move)) return Reason("seen-since", "");
        later->apply(played.seat, played.move, nullptr);
    }
    return std::nullopt;
}

std::optional<Reason> Match::take_back_to(std::size_t moves) {
    if (auto reason = why_kept(moves)) return reason;
    course_->cut(moves);
    events_.clear();
    return std::nullopt;
}

/// The outcome as the series counts it. After a table ending the side of the seat that ended
/// it has lost; points count as they stand, without a bonus.
Outcome Match::counted_outcome() const {
    if (auto outcome = state().outcome(); outcome && !ending_) return *outcome;
    Outcome outcome;
    outcome.code = "table";
    outcome.points = state().scores();
    for (int seat = 0; seat < setup_.players; ++seat) {
        const bool lost =
            !ending_->is_drawn() && side_of(*variant_, seat) == side_of(*variant_, ending_->seat.index());
        const bool won = !lost && !ending_->is_drawn();
        if (won) outcome.winners.add(Seat::player(seat));
        if (variant_->target == 0) outcome.points[seat] = won ? 1 : 0;
        outcome.places.push_back(lost ? 2 : 1);
    }
    return outcome;
}

/// The seat that began by option or lot, whoever moves first in that game; after a start from a
/// position the seat of the first move that a player made.
int Match::beginner() const {
    if (beginner_) return *beginner_;
    for (const Played& played : course_->moves())
        if (played.seat.is_player()) return played.seat.index();
    return 0;
}

Series Match::standing() const {
    Series standing = series_;
    if (!over()) return standing;
    standing.add(counted_outcome(), beginner());
    return standing;
}

std::optional<Reason> Match::why_full() const {
    if (games() >= kMostRecordedGames) return too_many_games();
    std::size_t moves = moves_played();
    for (const Finished& game : finished_) moves += game.recorded.moves.size();
    if (moves > kMostRecordedMoves - kLongestGame) return too_many_moves();
    return std::nullopt;
}

std::optional<Reason> Match::why_not_next() const {
    if (!over()) return Reason("game-not-over", "");
    if (standing().over()) return Reason("series-over", "SE-01");
    return why_full();
}

std::optional<Reason> Match::next() {
    if (auto reason = why_not_next()) return reason;
    const Series after = standing();
    RecordedGame told = recorded(Viewer::keeper());
    Finished done{std::move(*course_), std::move(told), after};
    if (auto reason = begin_game(after.next_begins())) {
        course_ = std::move(done.course);
        return reason;
    }
    series_ = after;
    done.course.close();
    finished_.push_back(std::move(done));
    deal();
    return std::nullopt;
}

std::string Match::last_move(Viewer viewer) const {
    const std::span<const Played> moves = course_->moves();
    if (moves.empty()) return {};
    return course_->state_after(moves.size() - 1)->write_move(moves.back().seat, moves.back().move, viewer);
}

bool Match::has_secrets() const {
    const Tree all = state().position(Viewer::keeper());
    for (const Seat seat : SeatSet::players(setup_.players))
        if (state().position(Viewer::of(seat)) != all) return true;
    return false;
}

const Course& Match::course(std::size_t game) const {
    return game < finished_.size() ? finished_[game].course : *course_;
}

const std::optional<Ending>& Match::ending_of(std::size_t game) const {
    return game < finished_.size() ? finished_[game].recorded.ending : ending_;
}

Series Match::standing_after(std::size_t game) const {
    return game < finished_.size() ? finished_[game].standing : standing();
}

RecordedGame Match::recorded(Viewer viewer, std::size_t from) const {
    RecordedGame game;
    const std::span<const Played> moves = course_->moves();
    from = std::min(from, moves.size());
    const std::vector<bool> seen = seen_since(viewer);
    const auto state = course_->state_after(from);
    for (std::size_t at = from; at < moves.size(); ++at) {
        const Played& played = moves[at];
        const Viewer eyes = seen[at] ? Viewer::keeper() : viewer;
        game.moves.push_back(
            {played.seat, state->write_move(played.seat, played.move, eyes), played.milliseconds});
        state->apply(played.seat, played.move, nullptr);
    }
    game.ending = ending_;
    return game;
}

/// The keeper needs to be told of none: he knows every move at once.
std::vector<bool> Match::seen_since(Viewer viewer) const {
    std::vector<std::pair<Seat, AnyMove>> moves;
    if (viewer.is_keeper()) return std::vector<bool>(course_->moves().size(), false);
    for (const Played& played : course_->moves()) moves.emplace_back(played.seat, played.move);
    return course_->start().seen_since(moves, viewer);
}

Record Match::record(Viewer viewer) const {
    Record record;
    record.game = game_->id();
    record.rules_version = game_->rules_version();
    record.setup = setup_;
    if (setup_.position && !viewer.is_keeper())
        record.setup.position = (*game_->load(*setup_.position))->position(viewer);
    record.names = names;
    record.tags = tags;
    for (const Finished& game : finished_) record.games.push_back(game.recorded);
    record.games.push_back(recorded(viewer));
    return record;
}

}  // namespace game
