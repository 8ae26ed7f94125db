#include "cli/play/page.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace cli {

namespace {

using Clock = std::chrono::steady_clock;
using Kind = Key::Kind;

constexpr std::size_t kLongestInput = 64;  // of a move that names eight squares
constexpr auto kProgressEvery = std::chrono::milliseconds(50);
constexpr int kPageColumns = 64;

}  // namespace

PlayPage::PlayPage(Sitting& sitting, const Manner& manner) : sitting_(sitting), manner_(manner) {
    const auto& greeting = sitting_.greeting();
    if (greeting.empty() && sitting_.about_bots()) tell(*sitting_.about_bots(), false);
    if (greeting.size() == 1) tell(greeting.front(), false);
    if (greeting.size() > 1)
        for (const game::Notice& notice : greeting)
            for (std::string& line : wrap(words().say(notice), kPageColumns))
                overlay_.push_back(std::move(line));
    look_again();
}

void PlayPage::tell(const game::Notice& notice, bool is_refusal) {
    message_ = words().say(notice);
    rule_ = notice.rule;
    is_refusal_ = is_refusal;
}

void PlayPage::forget_message() {
    message_.clear();
    rule_.clear();
    is_refusal_ = false;
}

// ---------------------------------------------------------------- what depends on the position

void PlayPage::look_again() {
    const game::Match& match = sitting_.match();
    story_.of(match, sitting_.notation(), sitting_.viewer());
    position_ = match.state().position(sitting_.viewer());
    moves_ = moves_of(sitting_, position_, words());
    pieces_.clear();
    piece_ = 0;
    for (const Choice& move : moves_)
        if (!move.piece.empty() && std::find(pieces_.begin(), pieces_.end(), move.piece) == pieces_.end())
            pieces_.push_back(move.piece);
    if (!cursor_) cursor_ = look().first_spot(position_);
    look_here();
    bot_.reset();
}

/// The moves to the cursor's place; the first is chosen.
void PlayPage::look_here() {
    here_.clear();
    chosen_ = 0;
    for (const Choice& move : moves_)
        if (cursor_ && move.spot == cursor_ && is_of_piece(move)) here_.push_back(move);
}

/// Moves that are no places.
std::vector<Choice> PlayPage::choices() const {
    std::vector<Choice> found;
    for (const Choice& move : moves_)
        if (cursor_ && !move.spot && is_of_piece(move)) found.push_back(move);
    return found;
}

/// Everything that can be chosen by its number.
std::vector<Choice> PlayPage::offered() const {
    std::vector<Choice> all = choices();
    if (here_.size() > 1) all.insert(all.end(), here_.begin(), here_.end());
    return all;
}

bool PlayPage::has_places() const {
    return std::any_of(moves_.begin(), moves_.end(),
                       [](const Choice& move) { return move.spot.has_value(); });
}

// ---------------------------------------------------------------- what is seen

Screen PlayPage::draw(int width, int height, const Finish& finish) const {
    if (is_covered()) return draw_cover_page(width, height);
    const Narrator narrator(sitting_.match().game(), sitting_.match().variant(), words(), sitting_.viewer());
    const Chapter& chapter = chapters().back();
    TablePage table = narrator.table(chapter, chapter.steps.size(), position_, false, finish);
    const bool is_over = sitting_.match().over();
    show_moves(table);
    table.message = message_;
    table.rule = rule_;
    table.is_refusal = is_refusal_;
    if (bot_ && message_.empty()) table.message = progress();
    if (is_over && message_.empty()) table.message = narrator.ending(chapter);
    table.prompt = is_over ? words().say("cli.over") : words().name(*sitting_.turn());
    table.input = input_;
    table.keys = words().label(is_over ? "cli.keys-over" : bot_ ? "cli.keys-bot" : look().keys());
    table.overlay = overlay_;
    return draw_table(table, width, height);
}

Screen PlayPage::draw_cover_page(int width, int height) const {
    CoverPage page;
    page.title = words().say(std::string(sitting_.match().game().id()) + ".name");
    page.lines = overlay_.empty() ? cover_lines(sitting_, words(), kPageColumns) : overlay_;
    page.keys = words().label("cli.keys-cover");
    return cli::draw_cover(page, width, height);
}

void PlayPage::show_moves(TablePage& table) const {
    if (cursor_ && has_places()) {
        table.scene.cursor = cursor_;
        table.scene.cursor_fits = !here_.empty();
        if (!here_.empty()) table.scene.ghost = here_[chosen_].text;
    }
    if (!pieces_.empty()) {
        table.scene.piece = piece();
        for (const Choice& move : moves_)
            if (move.spot && move.piece == piece()) table.scene.places.push_back({*move.spot, move.gain});
    }
    for (const Choice& choice : offered()) table.choices.push_back(choice.explained);
    if (here_.size() > 1) table.chosen = static_cast<int>(choices().size() + chosen_);
    if (!has_places() && table.choices.size() == 1) table.chosen = 0;
}

std::string PlayPage::progress() const {
    const auto nodes = bot_->best().nodes;
    const auto percent = static_cast<int>(std::min<std::uint64_t>(100, nodes * 100 / manner_.nodes));
    return words().say(game::Notice("cli.thinking", "",
                                    {{"seat", *sitting_.turn()},
                                     {"percent", percent},
                                     {"nodes", static_cast<std::int64_t>(nodes / 1000)}}));
}

// ---------------------------------------------------------------- bots

void PlayPage::think() {
    if (!bot_) bot_ = sitting_.thinking_bot();
    if (!bot_) {
        done_ = true;
        return;
    }
    bool settled = false;
    const auto until = Clock::now() + kProgressEvery;
    while (!settled && Clock::now() < until)
        settled = bot_->think(bots::kSlice) || bot_->best().nodes >= manner_.nodes;
    if (settled) answer(sitting_.play(bot_->best().move));
}

// ---------------------------------------------------------------- keys

void PlayPage::press(const Key& key) {
    if (key.is_control('c') || key.is_control('d')) {
        done_ = true;
    } else if (!overlay_.empty()) {
        overlay_.clear();
    } else if (key.is_letter("?") || key.is(Kind::help)) {
        overlay_ = help_lines(words(), true);
    } else if (is_covered()) {
        if (!key.is(Kind::enter)) return;
        cover_.lift(sitting_);
        cursor_ = look().first_spot(position_);  // it, too, tells nothing of the one before
        look_here();
    } else if (key.is_control('z')) {
        answer(sitting_.undo());
    } else if (key.is_control('n')) {
        begin_other(sitting_.next());
    } else if (!move_cursor(key)) {
        type(key);
    }
}

bool PlayPage::move_cursor(const Key& key) {
    const auto is = [&](Kind arrow, std::string_view letter) {
        return key.is(arrow) || (key.is(Kind::alt) && key.text == letter);
    };
    const int right = is(Kind::right, "l") - is(Kind::left, "h");
    const int up = is(Kind::up, "k") - is(Kind::down, "j");
    if ((right == 0 && up == 0) || !cursor_) return false;
    cursor_ = look().moved(position_, *cursor_, right, up);
    look_here();
    return true;
}

void PlayPage::type(const Key& key) {
    const bool plays_at_cursor = input_.empty() && (key.is(Kind::enter) || key.is_letter(" "));
    if (plays_at_cursor) {
        if (cursor_ && !sitting_.match().over()) play_here();
    } else if (key.is(Kind::tab) || key.is(Kind::back_tab)) {
        choose_other(key.is(Kind::tab));
    } else if (key.is(Kind::enter)) {
        follow(std::exchange(input_, {}));
    } else if (key.is(Kind::escape)) {
        escape();
    } else if (key.is(Kind::backspace)) {
        if (input_.empty()) return answer(sitting_.undo());
        while (!input_.empty() && (static_cast<unsigned char>(input_.back()) & 0xC0) == 0x80)
            input_.pop_back();
        if (!input_.empty()) input_.pop_back();
    } else if (key.is(Kind::letter) && input_.size() + key.text.size() <= kLongestInput) {
        input_ += key.text;
        forget_message();
    }
}

/// The next move to the cursor's place, or the one before; where pieces are chosen first the next
/// piece with its best place, or the next place of the only one.
void PlayPage::choose_other(bool forward) {
    forget_message();
    const auto stepped = [&](std::size_t at, std::size_t count) {
        return (at + (forward ? 1 : count - 1)) % count;
    };
    if (pieces_.size() > 1) {
        piece_ = stepped(piece_, pieces_.size());
        return go_to_best_place();
    }
    if (here_.size() > 1 || pieces_.empty()) {
        if (!here_.empty()) chosen_ = stepped(chosen_, here_.size());
        if (pieces_.empty() || chosen_ != (forward ? 0 : here_.size() - 1)) return;
    }
    std::vector<Spot> places;
    for (const Choice& move : moves_)
        if (move.spot && std::find(places.begin(), places.end(), *move.spot) == places.end())
            places.push_back(*move.spot);
    if (places.empty()) return;
    const auto here = std::find(places.begin(), places.end(), *cursor_);
    const auto at = static_cast<std::size_t>(here - places.begin());
    cursor_ = here == places.end() ? places.front() : places[stepped(at, places.size())];
    look_here();
}

void PlayPage::go_to_best_place() {
    const Choice* best = nullptr;
    for (const Choice& move : moves_)
        if (move.spot && move.piece == piece() && (!best || move.gain > best->gain)) best = &move;
    if (best) cursor_ = best->spot;
    look_here();
}

void PlayPage::escape() {
    if (bot_ && input_.empty()) return answer(sitting_.play(bot_->best().move));
    input_.clear();
    forget_message();
}

/// The chosen move to the cursor's place, or the reason why there is none.
void PlayPage::play_here() {
    if (sitting_.bot_is_to_move()) return tell(game::Notice("cli.wait-for-bot", ""), true);
    if (!here_.empty()) return answer(sitting_.play(here_[chosen_].move));
    if (const auto numbered = choices(); !has_places() && !numbered.empty()) {
        if (numbered.size() == 1) return answer(sitting_.play(numbered.front().move));
        return tell(game::Notice("cli.choose-number", ""), false);
    }
    const std::string_view why = look().why_none(position_, *cursor_);
    if (!why.empty()) return tell(game::Notice(why, ""), true);
    answer(sitting_.play(look().move_with(position_, piece(), *cursor_), 0));
}

void PlayPage::follow(const std::string& line) {
    switch (read_order(line)) {
        case Order::nothing:
        case Order::board: return;
        case Order::move:
            if (sitting_.bot_is_to_move()) return tell(game::Notice("cli.wait-for-bot", ""), true);
            answer(play_typed(sitting_, offered(), line));
            if (!is_refusal_) point_at_last_move();
            return;
        case Order::undo: return answer(sitting_.undo());
        case Order::resign: return answer(sitting_.resign());
        case Order::next: return begin_other(sitting_.next());
        case Order::anew: return begin_other(sitting_.begin_anew());
        case Order::review: wants_review_ = true; return;
        case Order::places: return list_places(line);
        case Order::help: overlay_ = help_lines(words(), true); return;
        case Order::quit: done_ = true; return;
    }
}

void PlayPage::list_places(const std::string& line) {
    if (!sitting_.turn()) return tell(game::Notice("game-over", ""), true);
    if (sitting_.bot_is_to_move()) return tell(game::Notice("cli.wait-for-bot", ""), true);
    overlay_ = places_lines(moves_, line, words(), kPageColumns);
}

void PlayPage::point_at_last_move() {
    const std::string last = sitting_.match().last_move(sitting_.viewer());
    if (const auto spot = look().spot_of(position_, last)) cursor_ = spot;
    look_here();
}

void PlayPage::answer(const std::optional<game::Reason>& refusal) {
    forget_message();
    if (refusal) return tell(*refusal, true);
    input_.clear();
    look_again();
    if (sitting_.save_trouble()) tell(*sitting_.save_trouble(), true);
}

void PlayPage::begin_other(const std::optional<game::Reason>& refusal) {
    if (!refusal) cover_.forget();
    answer(refusal);
}

}  // namespace cli
