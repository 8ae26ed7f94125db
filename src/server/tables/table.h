#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/fair.h"
#include "game/match.h"
#include "server/tables/chat.h"
#include "server/tables/clocks.h"
#include "server/tables/event.h"
#include "server/tables/offers.h"
#include "server/tables/seating.h"

namespace server::tables {

enum class Phase : std::uint8_t { gathering, ready, playing, paused, over };
std::string_view to_text(Phase phase);

/// A table: its events folded in order. It reads no clock and draws nothing, so the same events make the same
/// table anywhere.
class Table {
public:
    /// From its first event.
    static core::Result<Table, game::Reason> begin(store::TableId id, const Event& made);

    /// Folds the next event. A refusal means that the event does not follow from those before; then the table
    /// is of no more use.
    std::optional<game::Reason> apply(const Event& event);
    /// The same for an event that happens now: chance plays on, as far as it goes, and its draws are added to
    /// the event. A refusal changes nothing but the clocks.
    std::optional<game::Reason> happen(Event& event);

    // --- what is
    const store::TableId& id() const { return id_; }
    std::int64_t sequence() const { return sequence_; }
    Phase phase() const;
    const Terms& terms() const { return made_.terms; }
    const Made& made() const { return made_; }
    const game::AnyGame& game() const { return match_->game(); }
    const game::Match& match() const { return *match_; }
    const Seating& seating() const { return seating_; }
    const Clocks& clocks() const { return clocks_; }
    const Watch& watch() const { return watch_; }
    const Offers& offers() const { return offers_; }
    const Chat& chat() const { return chat_; }
    const std::string& rematch() const { return rematch_; }
    /// When the last event happened.
    Moment last_at() const { return last_at_; }
    /// When the game on the table ended; nothing while it goes on.
    std::optional<Moment> over_at() const { return over_at_; }
    /// Since when everybody sits and the game waits for who is not ready; nothing: it does not.
    std::optional<Moment> waits_since() const;

    /// Whether the first move of the game on the table was made possible: everybody was ready.
    bool has_begun() const { return has_begun_; }
    /// Where all play at once: whether chance waits until the players are ready for it.
    bool chance_waits() const;
    /// The time of the game at which the clock acts, where all play at once.
    std::optional<std::int64_t> due_ms() const;
    /// Of the last move of the game on the table: the game's time.
    std::int64_t last_ms() const;
    /// Of the last move of chance, and of the last move of a seat in this round: the game's time.
    std::int64_t acted_ms(int seat) const { return acted_ms_[static_cast<std::size_t>(seat)]; }
    /// Seats whose time runs in this phase: persons who may act.
    game::SeatSet acting() const;
    /// Persons of more than one side.
    int sides() const;
    /// Whether the players say nothing: partners, while they play (PE-37).
    bool is_silent() const;

    /// The last event after which a move decided before is void.
    std::int64_t void_before() const { return void_before_; }
    /// How many steps of the game on the table a reader has who knows the events up to this one; nothing: he
    /// has another game.
    std::size_t steps_known(std::int64_t sequence) const;
    /// Whether the game changed after that event.
    bool changed_since(std::int64_t sequence) const { return changed_ > sequence; }
    /// The number of the event that this message of his became, if it was one of the last.
    std::optional<std::int64_t> done(int by, std::string_view name, std::string_view id) const;
    /// Whether with this one all who have to agree have accepted.
    bool would_agree(const Event& accepting) const;
    /// Whether the last event came by a message of his, whose id is the last one.
    bool done_by(int seat) const;
    const std::string& last_id() const { return last_done().id; }

    game::KeyChain keys() const { return game::KeyChain(made_.secret); }
    const std::string& commitment() const { return commitment_; }

private:
    struct Stand {  // after an event
        std::uint32_t games = 0, steps = 0;
    };
    struct DoneId {
        int by = 0;
        std::string name, id;  // the name of a spectator
        std::int64_t sequence = 0;
    };

    Table(store::TableId id, const Made& made, game::Match match);

    const DoneId& last_done() const { return done_[(done_count_ - 1) % done_.size()]; }

    std::optional<game::Reason> change(const Event& event);
    std::optional<game::Reason> play(const Event& event);
    std::optional<game::Reason> agree(const Event& event);
    std::optional<game::Reason> next(const Event& event);
    void begin_if_ready();
    void deal(Event& event);
    std::optional<game::Reason> draw(const std::string& text, std::optional<std::int64_t> ms);
    void note_due(bool by_chance);
    void keep_time(const Event& event);
    void prove_draws();
    void remember(const Event& event);

    store::TableId id_;
    Made made_;
    std::string commitment_;
    std::optional<game::Match> match_;
    Seating seating_;
    Clocks clocks_;
    Watch watch_;
    Offers offers_;
    Chat chat_;
    std::int64_t sequence_ = -1;
    Moment last_at_ = 0, full_since_ = 0;
    bool has_begun_ = false, is_paused_ = false;
    std::optional<Moment> over_at_;
    std::string rematch_;

    std::int64_t thrown_ms_ = 0, due_since_ms_ = 0;
    std::vector<std::int64_t> acted_ms_;
    std::optional<game::Due<game::AnyMove>> due_;

    std::int64_t void_before_ = 0, changed_ = 0;
    std::vector<Stand> stands_;  // by sequence
    std::vector<DoneId> done_;   // the last ones, in places that are used in turn
    std::size_t done_count_ = 0;
};

}  // namespace server::tables
