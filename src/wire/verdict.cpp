#include "wire/verdict.h"

#include "bots/brains/penta_rush/bot.h"
#include "bots/brains/pente/engine.h"
#include "game/erased.h"
#include "games/penta_rush/notation.h"
#include "wire/analysis.h"
#include "wire/show.h"

namespace wire {

namespace rush = games::penta_rush;
using bots::brains::penta_rush::Advisor;
using bots::brains::pente::Hunt;
using bots::brains::riomino::Findings;
using bots::brains::riomino::Solver;
using bots::search::Verdict;
using game::Notice;
using game::Reason;
using game::Seat;
using game::Viewer;
using games::pente::Pente;
using games::riomino::Riomino;
using rush::PentaRush;

namespace {

/// Of what is settled; as much in a browser as elsewhere, so that both find the same.
constexpr std::uint64_t kMemory = std::uint64_t{64} << 20;

std::vector<std::string> moves_of(const games::riomino::State& state, const Findings& found,
                                  Verdict verdict) {
    std::vector<std::string> out;
    for (const Findings::Tried& tried : found.moves)
        if (tried.verdict == verdict)
            out.push_back(
                Riomino::write_move(state, Seat::player(state.to_move), tried.move, Viewer::keeper()));
    return out;
}

std::vector<std::string> texts(games::pente::State state,
                               const std::vector<bots::brains::pente::Spot>& line) {
    std::vector<std::string> out;
    for (const auto spot : line) {
        const Seat seat = Seat::player(state.to_move);
        const auto move = games::pente::Move::stone(bots::brains::pente::point_of(spot));
        out.push_back(Pente::write_move(state, seat, move, Viewer::keeper()));
        Pente::apply(state, seat, move, nullptr);
    }
    return out;
}

}  // namespace

Json to_json(const games::riomino::State& state, const Findings& found) {
    Json out;
    out["winner"] = found.verdict == Verdict::open ? Json() : Json(found.winner(state.to_move));
    out["length"] = found.length ? Json(*found.length) : Json();
    out["to_move"] = static_cast<int>(state.to_move);
    for (const auto& [name, verdict] :
         {std::pair("winning", Verdict::won), {"losing", Verdict::lost}, {"unsettled", Verdict::open}})
        out[name] = moves_of(state, found, verdict);
    out["positions"] = found.nodes;
    return out;
}

Json to_json(const games::pente::State& state, Hunt& hunt) {
    const bool known = hunt.is_won() || hunt.is_lost();
    Json out;
    out["to_move"] = static_cast<int>(state.to_move);
    out["verdict"] = hunt.is_won() ? "won" : hunt.is_lost() ? "lost" : hunt.is_neither() ? "none" : "open";
    out["length"] = known ? Json(hunt.length()) : Json();
    out["line"] = known ? texts(state, hunt.line()) : std::vector<std::string>();
    out["positions"] = hunt.nodes();
    return out;
}

std::vector<Notice> tell(const games::riomino::State& state, const Findings& found) {
    if (found.verdict == Verdict::open) return {Notice("solve.open", "")};
    std::vector<Notice> out{
        Notice("solve.winner", "", {{"seat", Seat::player(found.winner(state.to_move))}})};
    if (found.length)
        out.emplace_back("solve.length", "", std::vector<game::Arg>{{"moves", *found.length}});
    else
        out.emplace_back("solve.length-at-least", "",
                         std::vector<game::Arg>{{"moves", found.length_at_least}});
    return out;
}

std::vector<Notice> tell(const games::pente::State& state, Hunt& hunt) {
    if (!hunt.is_won() && !hunt.is_lost())
        return {Notice(hunt.is_neither() ? "solve.pente.none" : "solve.pente.open", "")};
    return {Notice(hunt.is_won() ? "solve.pente.won" : "solve.pente.lost", "",
                   {{"seat", Seat::player(state.to_move)}, {"stones", hunt.length()}})};
}

std::optional<Reason> why_unsolvable(const games::riomino::State& state) {
    if (state.phase == games::riomino::Phase::play) return std::nullopt;
    return Reason("solve.not-thrown", "RM-01");
}

std::optional<Reason> why_unsolvable(const game::Match& match, const games::pente::State& state) {
    if (match.over()) return Reason("game-over", "");
    if (bots::brains::pente::engine_knows(state)) return std::nullopt;
    return Reason("solve.pente.rules", "", {{"variant", std::string(match.variant().name)}});
}

namespace {

class RiominoSettling final : public Settling {
public:
    explicit RiominoSettling(const games::riomino::State& state)
        : state_(state), solver_(Solver::make(state, {.memory = kMemory})) {}

    bool step() override { return solver_->think(bots::kSlice); }
    Json verdict() override {
        Json out = wire::to_json(state_, solver_->findings());
        out["kind"] = "solved";
        return out;
    }
    std::vector<Notice> reasons() override { return wire::tell(state_, solver_->findings()); }

private:
    games::riomino::State state_;
    std::unique_ptr<Solver> solver_;
};

class PenteSettling final : public Settling {
public:
    explicit PenteSettling(const games::pente::State& state) : state_(state), hunt_(state, kMemory) {}

    bool step() override { return hunt_.think(bots::kSlice); }
    Json verdict() override {
        Json out = wire::to_json(state_, hunt_);
        out["kind"] = "threats";
        return out;
    }
    std::vector<Notice> reasons() override { return wire::tell(state_, hunt_); }

private:
    games::pente::State state_;
    Hunt hunt_;
};

/// The best of a roll on a board: in the base game a set, which is found at once; in puzzle and solo a
/// choice, which is weighed.
class RollSettling final : public Settling {
public:
    RollSettling(const rush::Table& table, int seat, std::uint64_t seed) : table_(table), seat_(seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (!rush::is_puzzle(table)) {
            bots::brains::penta_rush::Fitting fitting;
            bots::brains::penta_rush::BoardTable(table.boards[at]).find(rush::dice_of(table), fitting);
            const auto set = std::make_unique<bots::brains::penta_rush::SetSolver>()->best(fitting);
            best_.assign(set.placements.begin(), set.placements.end());
            points_ = set.points * (table.round == rush::kBaseRounds ? 2 : 1);  // PR-22
            return;
        }
        const auto quarter = bots::brains::penta_rush::quarter_of(table.plans[at]);
        if (!rush::owes_strike(table, seat))
            advisor_ = Advisor::for_ring(table.boards[at], quarter, rush::dice_of(table), seed);
        if (!advisor_ || advisor_->empty()) advisor_ = Advisor::for_strike(table.boards[at], quarter, seed);
        consider();
    }

    bool step() override {
        if (!advisor_) return true;
        const bool done = advisor_->think(bots::kSlice);
        consider();
        return done;
    }

    Json verdict() override {
        Json out;
        out["kind"] = "roll";
        out["seat"] = seat_;
        out["roll"] = rush::write_roll(table_.roll);
        out["best"] = outlines(best_);
        out["best_points"] = points_;
        if (advisor_) {
            out["move"] = move();
            out["expected"] = advisor_->best().expected();
        }
        return out;
    }

    std::vector<Notice> reasons() override {
        if (advisor_ && best_.empty()) return {Notice("solve.rush.strike", "PR-28", {{"move", move()}})};
        if (best_.empty()) return {Notice("solve.rush.nothing", "PR-06")};
        return {Notice(advisor_ ? "solve.rush.choice" : "solve.rush.set", advisor_ ? "PR-27" : "PR-13",
                       advisor_ ? std::vector<game::Arg>{{"points", points_}}
                                : std::vector<game::Arg>{{"count", static_cast<int>(best_.size())},
                                                         {"points", points_}})};
    }

private:
    /// What the advice is by now.
    void consider() {
        best_.clear();
        points_ = 0;
        if (!advisor_->is_ringing()) return;
        const auto& choice = advisor_->best().choice;
        best_ = {choice.placement};
        points_ = rush::points_of(static_cast<rush::Shape>(choice.shape));
    }
    std::string move() const {
        return PentaRush::write_move({}, Seat::player(seat_), advisor_->best_move(), Viewer::keeper());
    }

    rush::Table table_;
    int seat_;
    std::vector<bots::brains::penta_rush::Index> best_;
    int points_ = 0;
    std::optional<Advisor> advisor_;
};

core::Result<std::unique_ptr<Settling>, Reason> settle_roll(const rush::Table& table,
                                                            const Settling::Wish& wish) {
    const Seat seat = wish.seat.value_or(Seat::player(0));
    if (!seat.is_player() || seat.index() >= table.seats)
        return core::fail(Reason("no-such-seat", "", {{"seat", game::to_text(seat)}}));
    if (table.roll < 0) return core::fail(Reason("solve.rush.no-roll", "PR-05"));
    if (table.phase == rush::Phase::search && !wish.study)
        return core::fail(Reason("solve.rush.searching", "PR-37"));
    if (table.phase == rush::Phase::strike && !rush::owes_strike(table, seat.index()))
        return core::fail(Reason("nothing-to-do", "", {{"seat", seat}}));
    return std::unique_ptr<Settling>(std::make_unique<RollSettling>(table, seat.index(), wish.seed));
}

}  // namespace

void Settling::tell(JsonObject& reply, const Speech& speech, std::size_t) {
    reply.put_all(verdict());
    reply.put("reasons", show_notices(reasons(), speech));
}

core::Result<std::unique_ptr<Settling>, Reason> Settling::start(const game::Match& match, const Wish& wish) {
    if (match.over()) return core::fail(Reason("game-over", ""));
    const auto view = match.state().view(Viewer::keeper());
    if (const auto* known = view->as<PentaRush>()) return settle_roll(known->table, wish);
    if (const auto* state = view->as<Riomino>()) {
        if (auto reason = why_unsolvable(*state)) return core::fail(*reason);
        return std::unique_ptr<Settling>(std::make_unique<RiominoSettling>(*state));
    }
    if (const auto* state = view->as<Pente>()) {
        if (auto reason = why_unsolvable(match, *state)) return core::fail(*reason);
        return std::unique_ptr<Settling>(std::make_unique<PenteSettling>(*state));
    }
    return core::fail(Reason("solve.no-solver", ""));
}

}  // namespace wire
