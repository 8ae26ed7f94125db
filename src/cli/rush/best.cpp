#include "cli/rush/best.h"

#include <string>

#include "cli/files/files.h"
#include "cli/play/sitting.h"
#include "core/text.h"
#include "games/penta_rush/rules.h"

namespace cli {

std::filesystem::path best_score_file() {
    std::filesystem::path file = usual_file(games::penta_rush::PentaRush::kId);
    return file.empty() ? file : file.replace_extension("best");
}

BestScore note_best_score(const std::filesystem::path& file, int score) {
    constexpr int kMost = 1000;
    const auto text = file.empty() ? core::Result<std::string, game::Reason>(std::string()) : read_file(file);
    const auto kept = text ? core::read_number(core::trim(*text), 0, kMost) : std::nullopt;
    if (kept && *kept >= score) return {static_cast<int>(*kept), false};
    if (!file.empty()) (void)write_file(file, std::to_string(score) + "\n");
    return {score, true};
}

}  // namespace cli
