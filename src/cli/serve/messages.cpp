#include "cli/serve/messages.h"

#include <array>

namespace cli {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"cli.serve.ready", {
        "De tafel is gedekt, in je browser:", "The table is set, in your browser:",
        "La table est prête, dans votre navigateur :", "Der Tisch ist gedeckt, in deinem Browser:"}},
    {"cli.serve.others", {
        "Wie deze computer op {host} kan bereiken, kan hem ook openen.",
        "Whoever can reach this computer at {host} can open it, too.",
        "Toute personne qui peut joindre cet ordinateur par {host} peut l'ouvrir aussi.",
        "Wer diesen Computer über {host} erreicht, kann ihn ebenfalls öffnen."}},
    {"cli.serve.stop", {
        "Stoppen: Ctrl-C.", "To stop: Ctrl-C.", "Pour arrêter : Ctrl-C.", "Beenden: Strg-C."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> serve_messages() { return kMessages; }

}  // namespace cli
