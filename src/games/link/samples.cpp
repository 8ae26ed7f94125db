#include "games/link/samples.h"

#include <array>

#include "games/link/data.h"

namespace games {

namespace {

constexpr std::array kSamples{data::kPentaRushBase,   data::kPentaRushSolo,       data::kPentaRushPosition,
                              data::kRiominoMaster,   data::kRiominoStarter,      data::kRiominoPosition,
                              data::kRiveroPentaGame, data::kRiveroPentaPosition, data::kRiveroGame,
                              data::kRiveroPosition,  data::kPenteTournament,     data::kPenteStandard,
                              data::kPentePosition};

}  // namespace

std::span<const std::string_view> link_samples() { return kSamples; }

}  // namespace games
