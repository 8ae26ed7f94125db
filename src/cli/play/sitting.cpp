#include "cli/play/sitting.h"

#include <algorithm>
#include <cstdlib>

#include "cli/files/files.h"
#include "cli/files/own_texts.h"
#include "cli/table/story.h"
#include "core/hash.h"
#include "core/text.h"
#include "games/catalog.h"

namespace cli {

namespace fs = std::filesystem;
using core::fail;
using game::Notice;
using game::Reason;
using game::Seat;

namespace {

constexpr std::size_t kLongestName = 40;
const std::string kLevelTag = "level-";

/// The level that a seat's tag names: none without a tag; the top one in games kept before there were
/// levels.
int read_level(std::string_view tag) {
    if (tag.empty()) return 0;
    if (!tag.starts_with(kLevelTag)) return bots::kTopLevel;
    const auto level = core::read_number(tag.substr(kLevelTag.size()), 1, bots::kTopLevel);
    return static_cast<int>(level.value_or(bots::kTopLevel));
}

std::string quoted(const fs::path& path) { return core::quotable(path.string(), 200); }

bool is_given(const game::Setup& setup, std::string_view option) {
    return std::any_of(setup.options.begin(), setup.options.end(),
                       [&](const auto& given) { return given.first == option; });
}

game::Setup setup_for(const game::AnyGame& game, const Wish& wish) {
    game::Setup setup;
    setup.variant = wish.variant.value_or(std::string(game.variants().front().name));
    const game::VariantInfo* variant = find_variant(game.variants(), setup.variant);
    setup.players = wish.players.value_or(variant ? variant->min_players : 2);
    setup.options = wish.options;
    if (wish.by_lot && !is_given(setup, "begins")) setup.options.emplace_back("begins", "lot");
    return setup;
}

/// Texts that nobody gave: a player's own board where there is one, else a fresh seed.
std::optional<Reason> fill_in_texts(const game::AnyGame& game, game::Setup& setup, std::uint64_t entropy,
                                    std::vector<Notice>& notices) {
    for (const game::OptionInfo& info : game.options()) {
        if (!info.is_text() || is_given(setup, info.name)) continue;
        if (const auto own = own_text_file(game.id(), setup.variant, info.name)) {
            auto text = read_option_file(*own);
            if (!text) return text.error();
            setup.options.emplace_back(info.name, std::move(*text));
            notices.emplace_back("cli.own-text", info.rule, std::vector<game::Arg>{{"file", quoted(*own)}});
        } else if (is_seeded(info)) {
            setup.options.emplace_back(info.name, seed_text(entropy));
        }
    }
    return std::nullopt;
}

/// A refusal that says nothing against the file itself.
bool is_persons_choice(const Reason& reason) {
    return reason.code == "cli.other-game" || reason.code == "cli.cannot-read";
}

}  // namespace

fs::path usual_file(std::string_view game) {
    fs::path folder;
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    if (data && *data == '/')
        folder = data;
    else if (home && *home)
        folder = fs::path(home) / ".local" / "share";
    else
        return {};
    return folder / "pentario" / (std::string(game) + ".record");
}

fs::path previous_of(const fs::path& file) {
    fs::path previous = file;
    previous.replace_filename(file.stem().string() + ".previous" + file.extension().string());
    return previous;
}

// ---------------------------------------------------------------- sitting down

core::Result<Sitting, Reason> Sitting::open(const Wish& wish, std::uint64_t entropy) {
    Wish named = wish;
    if (named.game.empty()) named.game = games::all().front()->id();
    if (!games::find(named.game))
        return fail(Reason("unknown-game", "", {{"game", core::quotable(named.game)}}));
    const fs::path file = wish.file.empty() ? usual_file(named.game) : fs::path(wish.file);
    auto lock = file.empty() ? core::Result<Lock, Reason>(Lock()) : Lock::take(file);
    if (!lock) return fail(lock.error());
    auto sitting = sit_down(wish, named, file, entropy);
    if (sitting) sitting->lock_ = std::move(*lock);
    return sitting;
}

/// `named` is the wish with the game that the person means when none is said.
core::Result<Sitting, Reason> Sitting::sit_down(const Wish& wish, const Wish& named, const fs::path& file,
                                                std::uint64_t entropy) {
    std::error_code error;
    const bool saved = !file.empty() && fs::exists(file, error);
    if (!saved) return start(named, file, entropy);
    if (wish.fresh) return start_over(named, file, previous_of(file), entropy);

    auto resumed = resume(wish.file.empty() ? named : wish, file, entropy);
    const bool is_damaged = !resumed && !is_persons_choice(resumed.error());
    if (is_damaged && wish.file.empty()) {  // a file of the program's own: kept, and told
        auto sitting = start_over(named, file, free_name(file.string() + ".damaged"), entropy);
        if (!sitting) return sitting;
        const std::string aside = sitting->greeting_.back().args.front().word;
        sitting->greeting_ = {resumed.error(), Notice("cli.damaged", "", {{"file", aside}})};
        return sitting;
    }
    if (!resumed) return resumed;
    if (!resumed->is_worth_going_on()) return start_over(named, file, previous_of(file), entropy);
    if (!resumed->fits(wish))
        return fail(Reason("cli.unfinished", "",
                           {{"file", quoted(file)}, {"variant", resumed->match().setup().variant}}));
    if (auto reason = resumed->seat_people(wish, false)) return fail(*reason);
    resumed->greeting_.emplace_back(
        "cli.continued", "",
        std::vector<game::Arg>{{"moves", static_cast<int>(resumed->match().moves_played())}});
    return resumed;
}

/// A new game; what the file held gets another name, but only once the wish is found good.
core::Result<Sitting, Reason> Sitting::start_over(const Wish& wish, const fs::path& file,
                                                  const fs::path& aside, std::uint64_t entropy) {
    auto sitting = start(wish, file, entropy);
    if (!sitting) return sitting;
    if (auto reason = rename_file(file, aside)) return fail(*reason);
    sitting->greeting_.emplace_back("cli.set-aside", "", std::vector<game::Arg>{{"file", quoted(aside)}});
    return sitting;
}

core::Result<Sitting, Reason> Sitting::start(const Wish& wish, fs::path file, std::uint64_t entropy) {
    const game::AnyGame& game = *games::find(wish.game);
    game::Setup setup = setup_for(game, wish);
    std::vector<Notice> notices;
    if (auto reason = fill_in_texts(game, setup, entropy, notices)) return fail(*reason);
    auto match = game::Match::start(game, std::move(setup), {.automatic = true, .seed = entropy});
    if (!match) return fail(match.error());
    Sitting sitting(std::move(*match), std::move(file), entropy);
    if (auto reason = sitting.seat_people(wish, true)) return fail(*reason);
    sitting.greeting_ = std::move(notices);
    if (sitting.file_.empty()) sitting.greeting_.emplace_back("cli.no-home", "");
    return sitting;
}

/// The game in a file, as it was left.
core::Result<Sitting, Reason> Sitting::resume(const Wish& wish, const fs::path& file, std::uint64_t entropy) {
    const auto text = read_file(file);
    if (!text) return fail(text.error());
    const auto record = game::read_record(*text);
    if (!record) return fail(record.error());
    const game::AnyGame* game = games::find(record->game);
    if (!game) return fail(Reason("unknown-game", "", {{"game", core::quotable(record->game)}}));
    if (!wish.game.empty() && record->game != wish.game)
        return fail(Reason("cli.other-game", "", {{"file", quoted(file)}, {"game", record->game}}));
    auto match = game::Match::replay(*game, *record, {.automatic = true, .seed = entropy});
    if (!match) return fail(match.error());
    Sitting sitting(std::move(*match), file, entropy);
    for (int seat = 0; seat < game::kMaxSeats; ++seat)
        sitting.levels_[static_cast<std::size_t>(seat)] =
            read_level(record->tag("bot-" + std::to_string(seat)));
    return sitting;
}

std::optional<Reason> Sitting::seat_people(const Wish& wish, bool is_new) {
    const int players = match_->setup().players;
    const auto there_is = [&](int seat) { return seat >= 0 && seat < players; };
    const auto no_seat = [](int seat) {
        return Reason("no-such-seat", "", {{"seat", std::to_string(seat)}});
    };
    const auto notation = find_notation(match_->game(), wish.notation);
    if (!notation) return notation.error();
    notation_ = *notation;
    const int level = wish.level.value_or(bots::kUsualLevel);
    if (!wish.bots.empty()) levels_.fill(0);
    for (const int seat : wish.bots) {
        if (!there_is(seat)) return no_seat(seat);
        levels_[static_cast<std::size_t>(seat)] = level;
    }
    if (is_new && wish.against_bots)
        for (int seat = 1; seat < players; ++seat) levels_[static_cast<std::size_t>(seat)] = level;
    if (wish.level)
        for (int& one : levels_)
            if (one > 0) one = level;
    match_->names.resize(static_cast<std::size_t>(players));
    for (const auto& [seat, name] : wish.names) {
        if (!there_is(seat)) return no_seat(seat);
        const std::string_view trimmed = core::trim(name);
        if (trimmed.empty() || trimmed.size() > kLongestName || !core::is_plain_line(trimmed))
            return Reason("cli.bad-name", "", {{"name", core::quotable(name)}});
        match_->names[static_cast<std::size_t>(seat)] = trimmed;
    }
    write_tags();
    return std::nullopt;
}

std::optional<Notice> Sitting::about_bots() const {
    const int level = *std::max_element(levels_.begin(), levels_.end());
    const bool alike =
        std::all_of(levels_.begin(), levels_.end(), [&](int one) { return one == 0 || one == level; });
    if (level == 0 || !alike) return std::nullopt;
    return Notice(
        "cli.level", "",
        {{"level", level}, {"top", bots::kTopLevel}, game::Arg::term("name", bots::level_code(level))});
}

/// A game that is not over, or one of a series that is not decided.
bool Sitting::is_worth_going_on() const {
    return !match_->over() || (match_->standing().target() > 0 && !match_->standing().over());
}

bool Sitting::fits(const Wish& wish) const {
    const game::Setup& setup = match_->setup();
    if (wish.variant && *wish.variant != setup.variant) return false;
    if (wish.players && *wish.players != setup.players) return false;
    return std::all_of(wish.options.begin(), wish.options.end(), [&](const auto& option) {
        return std::find(setup.options.begin(), setup.options.end(), option) != setup.options.end();
    });
}

void Sitting::write_tags() {
    std::erase_if(match_->tags, [](const auto& tag) { return tag.first.starts_with("bot-"); });
    for (int seat = 0; seat < match_->setup().players; ++seat)
        if (const int level = level_of(Seat::player(seat)); level > 0)
            match_->tags.emplace_back("bot-" + std::to_string(seat), kLevelTag + std::to_string(level));
}

void Sitting::save() {
    if (file_.empty()) return;
    save_trouble_ = write_file(file_, to_sealed_text(match_->record(game::Viewer::keeper())));
}

// ---------------------------------------------------------------- at the table

std::optional<Seat> Sitting::turn() const {
    if (match_->over()) return std::nullopt;
    for (const Seat seat : match_->state().actors())
        if (seat.is_player()) return seat;
    return std::nullopt;
}

int Sitting::people() const {
    const auto end = levels_.begin() + match_->setup().players;
    return static_cast<int>(std::count(levels_.begin(), end, 0));
}

bool Sitting::has_secrets() const { return match_->has_secrets(); }

game::Viewer Sitting::viewer() const {
    if (match_->over()) return game::Viewer::keeper();
    for (const Seat seat : game::SeatSet::players(match_->setup().players))
        if (!is_bot(seat) && (people() == 1 || turn() == seat)) return game::Viewer::of(seat);
    return game::Viewer::spectator();
}

Words Sitting::words(game::Language language) const {
    return words_for(language, match_->names, match_->tags);
}

std::optional<Reason> Sitting::play(game::AnyMove move) {
    const auto seat = turn();
    if (!seat) return Reason("game-over", "");
    if (auto reason = match_->play(*seat, move)) return reason;
    save();
    return std::nullopt;
}

std::optional<Reason> Sitting::play(std::string_view text, int notation) {
    if (!turn()) return Reason("game-over", "");
    const auto move = match_->state().read_move(text, notation);
    if (!move) return move.error();
    return play(*move);
}

std::optional<Reason> Sitting::play(std::span<const game::TimedMove> moves) {
    std::optional<Reason> refusal;
    for (std::size_t i = 0; i < moves.size() && !refusal; ++i)
        refusal = match_->play(moves[i].seat, moves[i].move, moves[i].milliseconds);
    save();
    return refusal;
}

void Sitting::keep(const std::string& tag, const std::string& value) {
    std::erase_if(match_->tags, [&](const auto& kept) { return kept.first == tag; });
    if (!value.empty()) match_->tags.emplace_back(tag, value);
}

std::uint64_t Sitting::drawn_at(std::uint64_t place) const { return core::Hash(entropy_).add(place).value(); }

std::optional<Reason> Sitting::undo() {
    game::SeatSet deciders;
    for (const Seat seat : game::SeatSet::players(match_->setup().players))
        if (people() == 0 || !is_bot(seat)) deciders.add(seat);
    if (auto reason = match_->back(deciders)) return reason;
    save();
    return std::nullopt;
}

std::optional<Reason> Sitting::resign() {
    auto seat = turn();
    if (!seat) return Reason("game-over", "");
    for (int other = 0; is_bot(*seat) && other < match_->setup().players; ++other)
        if (!is_bot(Seat::player(other))) seat = Seat::player(other);
    if (auto reason = match_->end({game::Ending::Kind::resigned, *seat})) return reason;
    save();
    return std::nullopt;
}

std::optional<Reason> Sitting::next() {
    if (auto reason = match_->next()) return reason;
    save();
    return std::nullopt;
}

std::optional<Reason> Sitting::begin_anew() {
    entropy_ = core::Hash(entropy_).add(1).value();
    game::Setup setup = match_->setup();
    for (auto& [name, value] : setup.options)  // a new game on new boards, where they come from a seed
        if (const auto* info = find_option(match_->game().options(), name);
            info && is_seeded(*info) && value.starts_with("seed "))
            value = seed_text(entropy_);
    auto fresh = game::Match::start(match_->game(), std::move(setup), {.automatic = true, .seed = entropy_});
    if (!fresh) return fresh.error();
    std::error_code error;
    if (!file_.empty() && fs::exists(file_, error))
        if (auto reason = rename_file(file_, previous_of(file_))) return reason;
    fresh->names = match_->names;
    fresh->tags = match_->tags;
    match_ = std::move(*fresh);
    return std::nullopt;
}

std::unique_ptr<bots::Bot> Sitting::thinking_bot() const {
    const auto seat = turn();
    if (!seat) return nullptr;
    auto bot = bots::make_level(match_->game(), level_of(*seat));
    if (!bot->begin(*match_->state().view(game::Viewer::of(*seat)), *seat, drawn_at(match_->moves_played())))
        return nullptr;
    return bot;
}

}  // namespace cli
