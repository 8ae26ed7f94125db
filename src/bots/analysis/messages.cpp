#include "bots/analysis/messages.h"

#include <array>

namespace bots::analysis {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"analysis.hidden-moves", {
        "Dit verslag verbergt zetten; alleen een volledig verslag kan worden geanalyseerd.", "This record hides moves; only a complete one can be analysed.",
        "Cet enregistrement cache des coups ; seul un enregistrement complet peut être analysé.", "Diese Aufzeichnung verbirgt Züge; nur eine vollständige kann analysiert werden."}},
    {"analysis.not-over", {
        "Een spel met verborgen kaarten kan pas worden geanalyseerd als het afgelopen is.", "A game with hidden cards can be analysed only once it is over.",
        "Une partie à cartes cachées ne peut être analysée qu'une fois terminée.", "Eine Partie mit verdeckten Karten kann erst analysiert werden, wenn sie zu Ende ist."}},
    {"analysis.together", {
        "In dit spel zet iedereen tegelijk; er zijn geen winstkansen per zet.", "In this game everybody plays at once; there are no winning chances move by move.",
        "Dans ce jeu, tout le monde joue en même temps ; il n'y a pas de chances de gain coup par coup.", "In diesem Spiel ziehen alle zugleich; es gibt keine Gewinnchancen Zug für Zug."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace bots::analysis
