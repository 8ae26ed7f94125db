#include "cli/files/own_texts.h"

#include "cli/files/files.h"
#include "cli/play/sitting.h"
#include "core/text.h"

namespace cli {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSeed = "seed ";

}  // namespace

core::Result<std::string, game::Reason> read_option_file(const fs::path& file) {
    const auto text = read_file(file);
    if (!text) return core::fail(text.error());
    std::string joined;
    bool is_first_row = true;  // of a board
    for (const std::string_view line : core::lines(*text)) {
        const std::string_view row = core::trim(line);
        if (row.empty() || row.starts_with("# ")) continue;
        if (row == "---") {
            joined += ';';
            is_first_row = true;
            continue;
        }
        joined += (is_first_row ? "" : "/") + std::string(row);
        is_first_row = false;
    }
    if (joined.empty())
        return core::fail(game::Reason("cli.empty-file", "", {{"file", core::quotable(file.string(), 200)}}));
    return joined;
}

std::optional<fs::path> own_text_file(std::string_view game, std::string_view variant,
                                      std::string_view option) {
    const fs::path place = usual_file(game);
    if (place.empty()) return std::nullopt;
    const fs::path folder = place.parent_path() / game;
    for (const fs::path& file : {folder / (std::string(variant) + "." + std::string(option)),
                                 folder / (std::string(option) + ".txt")}) {
        std::error_code error;
        if (fs::is_regular_file(file, error)) return file;
    }
    return std::nullopt;
}

bool is_seeded(const game::OptionInfo& info) { return info.is_text() && info.fallback.starts_with(kSeed); }

std::string seed_text(std::uint64_t drawn) {
    constexpr std::uint64_t kSeeds = 1'000'000;
    return std::string(kSeed) + std::to_string(drawn % kSeeds);
}

}  // namespace cli
