#include "cli/match/archive.h"

#include <cstdio>

#include "cli/files/files.h"
#include "core/hash.h"
#include "core/text.h"

namespace cli::match {

using game::Reason;

namespace {

/// Everything that decides how the games go, so that two matches never share a folder.
std::string text_of(const Terms& terms) {
    std::string out = "pentario-match 1\ngame " + std::string(terms.game->id()) + " " +
                      std::to_string(terms.game->rules_version()) + "\nvariant " + terms.setup.variant + "\n";
    if (terms.setup.players != 2) out += "players " + std::to_string(terms.setup.players) + "\n";
    for (const auto& [name, value] : terms.setup.options) out += "option " + name + " " + value + "\n";
    out += "a " + to_text(terms.players[0]) + "\nb " + to_text(terms.players[1]) + "\n";
    if (terms.openings.lines.empty()) {
        out += "openings by lot " + std::to_string(terms.openings.by_lot) + "\n";
    } else {
        core::Hash hash;
        for (const auto& line : terms.openings.lines)
            for (const std::string& move : line) hash.add(move).add(line.size());
        out += "openings " + std::to_string(terms.openings.lines.size()) + " " +
               std::to_string(hash.value()) + "\n";
    }
    return out + "seed " + std::to_string(terms.seed) + "\nlongest " + std::to_string(terms.longest) + "\n";
}

std::string name_of(GameId id) {
    char name[40];
    std::snprintf(name, sizeof name, "%06lld-%d.record", static_cast<long long>(id.pair + 1), id.number + 1);
    return name;
}

}  // namespace

core::Result<Archive, Reason> Archive::open(const std::filesystem::path& folder, const Terms& terms) {
    const std::filesystem::path file = folder / "match.txt";
    const std::string text = text_of(terms);
    std::error_code error;
    if (std::filesystem::exists(file, error)) {
        const auto kept = read_file(file);
        if (!kept) return core::fail(kept.error());
        if (*kept != text)
            return core::fail(
                Reason("cli.match.other-match", "", {{"folder", core::quotable(folder.string(), 200)}}));
    } else if (const auto reason = write_file(file, text)) {
        return core::fail(*reason);
    }
    Archive archive(folder);
    for (const auto& entry : std::filesystem::directory_iterator(folder, error))
        archive.files_.insert(entry.path().filename().string());
    return archive;
}

std::optional<Result> Archive::find(GameId id) const {
    const std::string name = name_of(id);
    if (!files_.contains(name)) return std::nullopt;
    const auto text = read_file(folder_ / name);
    if (!text) return std::nullopt;
    const auto record = game::read_record(*text);
    return record ? result_of(*record, id) : std::nullopt;
}

std::optional<Reason> Archive::keep(GameId id, const game::Record& record) const {
    return write_file(folder_ / name_of(id), to_sealed_text(record), Lasting::soon);
}

}  // namespace cli::match
