#include "game/match.h"

#include "core/hash.h"
#include "core/text.h"

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
        const auto read = state_->read_move(move.text);
        auto reason = read ? play(move.seat, *read, move.milliseconds) : std::optional(read.error());
        if (reason) {
            Reason bad("bad-recorded-move", reason->rule,
                       {{"game", series_.games() + 1},
                        {"move", static_cast<int>(moves_.size()) + 1},
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
    first_ = std::move(*fresh);
    state_ = first_->clone();
    moves_.clear();
    ending_.reset();
    events_.clear();
    return std::nullopt;
}

/// Chance, drawn from the seed and the place in the match: what was taken back comes again.
core::Rng Match::chance_here() const {
    return core::Rng(
        core::Hash(dealer_.seed).add(static_cast<std::uint64_t>(series_.games())).add(moves_.size()).value());
}

void Match::deal() {
    while (dealer_.automatic && !ending_ && state_->actors().has(Seat::chance())) {
        core::Rng rng = chance_here();
        apply({Seat::chance(), state_->draw_chance(rng), {}});
    }
}

void Match::apply(const Played& played) {
    state_->apply(played.seat, played.move, &events_);
    moves_.push_back(played);
    if (played.seat == Seat::chance() && !events_.empty() && events_.back().code == "begins-by-lot")
        beginner_ = events_.back().args.front().seat.index();
}

std::optional<Reason> Match::play(Seat seat, AnyMove move, std::optional<std::int64_t> milliseconds) {
    if (over()) return Reason("game-over", "");
    if (seat == Seat::chance() && dealer_.automatic) return Reason("dealer-automatic", "");
    if (auto reason = state_->why_illegal(seat, move)) return reason;
    events_.clear();
    apply({seat, move, milliseconds});
    deal();
    return std::nullopt;
}

std::optional<Reason> Match::play(Seat seat, std::string_view text, int notation,
                                  std::optional<std::int64_t> milliseconds) {
    const auto move = state_->read_move(text, notation);
    if (!move) return move.error();
    return play(seat, *move, milliseconds);
}

std::optional<Reason> Match::play_merged(std::span<const TimedMove> alone, std::int64_t since) {
    if (over()) return Reason("game-over", "");
    core::Rng lot = chance_here();
    const auto merged = state_->merge(alone, lot);
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
    std::size_t keep = moves_.size();
    if (dealer_.automatic)
        while (keep > 0 && moves_[keep - 1].seat == Seat::chance()) --keep;
    if (keep == 0) return Reason("nothing-to-undo", "");
    auto earlier = first_->clone();
    for (std::size_t i = 0; i + 1 < keep; ++i) earlier->apply(moves_[i].seat, moves_[i].move, nullptr);
    auto later = earlier->clone();
    for (std::size_t i = keep - 1; i < moves_.size(); ++i) {
        if (later->shows_hidden(moves_[i].seat, moves_[i].move)) return Reason("seen-since", "");
        later->apply(moves_[i].seat, moves_[i].move, nullptr);
    }
    moves_.resize(keep - 1);
    state_ = std::move(earlier);
    events_.clear();
    return std::nullopt;
}

/// The outcome as the series counts it. After a table ending the side of the seat that ended
/// it has lost; points count as they stand, without a bonus.
Outcome Match::counted_outcome() const {
    if (auto outcome = state_->outcome(); outcome && !ending_) return *outcome;
    Outcome outcome;
    outcome.code = "table";
    outcome.points = state_->scores();
    for (int seat = 0; seat < setup_.players; ++seat) {
        const bool lost = side_of(*variant_, seat) == side_of(*variant_, ending_->seat.index());
        if (!lost) outcome.winners.add(Seat::player(seat));
        if (variant_->target == 0) outcome.points[seat] = lost ? 0 : 1;
        outcome.places.push_back(lost ? 2 : 1);
    }
    return outcome;
}

/// The seat that began by option or lot, whoever moves first in that game; after a start from a
/// position the seat of the first move that a player made.
int Match::beginner() const {
    if (beginner_) return *beginner_;
    for (const Played& played : moves_)
        if (played.seat.is_player()) return played.seat.index();
    return 0;
}

Series Match::standing() const {
    Series standing = series_;
    if (!over()) return standing;
    standing.add(counted_outcome(), beginner());
    return standing;
}

std::optional<Reason> Match::next() {
    if (!over()) return Reason("game-not-over", "");
    const Series before = series_, after = standing();
    if (after.over()) return Reason("series-over", "PE-23");
    RecordedGame done = recorded(Viewer::keeper());
    series_ = after;
    if (auto reason = begin_game(after.next_begins())) {
        series_ = before;
        return reason;
    }
    finished_.push_back(std::move(done));
    deal();
    return std::nullopt;
}

std::string Match::last_move(Viewer viewer) const {
    if (moves_.empty()) return {};
    auto state = first_->clone();
    for (std::size_t i = 0; i + 1 < moves_.size(); ++i) state->apply(moves_[i].seat, moves_[i].move, nullptr);
    return state->write_move(moves_.back().seat, moves_.back().move, viewer);
}

RecordedGame Match::recorded(Viewer viewer) const {
    RecordedGame game;
    auto state = first_->clone();
    for (const Played& played : moves_) {
        game.moves.push_back(
            {played.seat, state->write_move(played.seat, played.move, viewer), played.milliseconds});
        state->apply(played.seat, played.move, nullptr);
    }
    game.ending = ending_;
    return game;
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
    record.games = finished_;
    record.games.push_back(recorded(viewer));
    return record;
}

}  // namespace game
