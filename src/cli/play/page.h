#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/play/cover.h"
#include "cli/play/orders.h"
#include "cli/play/play.h"
#include "cli/screen/keys.h"
#include "cli/table/narrator.h"

namespace cli {

/// A game as it is played on the full screen: what is seen, and what keys do. It knows no
/// terminal, so that a test can press keys and read the page.
class PlayPage {
public:
    PlayPage(Sitting& sitting, const Manner& manner);

    Screen draw(int width, int height, const Finish& finish) const;
    void press(const Key& key);
    /// Whether a bot thinks now; it waits while something lies over the table.
    bool is_bot_thinking() const { return sitting_.bot_is_to_move() && overlay_.empty(); }
    /// Lets it think for a moment; plays when it is done.
    void think();
    bool is_done() const { return done_; }
    void leave() { done_ = true; }
    /// Whether the person asked to step through the game, told by `chapters`; asking forgets it.
    bool takes_review() { return std::exchange(wants_review_, false); }
    const std::vector<Chapter>& chapters() const { return story_.told(); }
    Words words() const { return sitting_.words(manner_.language); }

private:
    const Look& look() const { return look_of(sitting_.match().game()); }
    bool is_covered() const { return cover_.is_on(sitting_); }

    // --- what depends on the position
    void look_again();
    void look_here();
    std::string piece() const { return pieces_.empty() ? std::string() : pieces_[piece_]; }
    bool is_of_piece(const Choice& choice) const { return choice.piece.empty() || choice.piece == piece(); }
    std::vector<Choice> choices() const;
    std::vector<Choice> offered() const;
    bool has_places() const;

    // --- what is seen
    Screen draw_cover_page(int width, int height) const;
    void show_moves(TablePage& table) const;
    std::string progress() const;
    void tell(const game::Notice& notice, bool is_refusal);
    void forget_message();

    // --- keys
    bool move_cursor(const Key& key);
    void type(const Key& key);
    void choose_other(bool forward);
    void go_to_best_place();
    void escape();
    void play_here();
    void follow(const std::string& line);
    void list_places(const std::string& line);
    void point_at_last_move();
    void answer(const std::optional<game::Reason>& refusal);
    void begin_other(const std::optional<game::Reason>& refusal);

    Sitting& sitting_;
    const Manner& manner_;
    Cover cover_;
    game::Story story_;
    game::Tree position_;
    std::vector<Choice> moves_;        // all of them
    std::vector<std::string> pieces_;  // what they are made with, where that is chosen first
    std::size_t piece_ = 0;            // of those
    std::vector<Choice> here_;         // with that piece to the cursor's place
    std::size_t chosen_ = 0;           // of those
    std::optional<Spot> cursor_;
    std::unique_ptr<bots::Bot> bot_;
    std::string input_, message_, rule_;
    std::vector<std::string> overlay_;
    bool is_refusal_ = false, wants_review_ = false, done_ = false;
};

}  // namespace cli
