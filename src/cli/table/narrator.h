#pragma once

#include <string>
#include <vector>

#include "cli/table/story.h"
#include "cli/table/table.h"

namespace cli {

/// Lays a moment of a told game on the table: board, seats and log. The same for playing,
/// stepping through a record, and pictures.
class Narrator {
public:
    Narrator(const game::AnyGame& game, const game::VariantInfo& variant, Words words, game::Viewer viewer);

    /// The table after `taken` steps of a chapter; `whole_log` shows later moves, too.
    /// `position` must live as long as the table is used.
    TablePage table(const Chapter& chapter, std::size_t taken, const game::Tree& position, bool whole_log,
                    Finish finish) const;
    /// The sentence that tells how the chapter ended; empty while it goes on.
    std::string ending(const Chapter& chapter) const;
    const Words& words() const { return words_; }
    game::Viewer viewer() const { return viewer_; }

private:
    std::vector<SeatLine> seats(const Chapter& chapter, std::size_t taken, const game::Tree& position,
                                bool tones) const;
    void tell_step(const Step& step, std::size_t number, bool is_current, bool tones,
                   std::vector<LogLine>& log) const;

    const game::AnyGame* game_;
    const game::VariantInfo* variant_;
    Words words_;
    game::Viewer viewer_;
};

}  // namespace cli
