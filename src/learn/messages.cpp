#include "learn/messages.h"

#include <array>

namespace learn {

namespace {

// clang-format off
/// Dutch, English, French, German.
constexpr std::array kMessages = std::to_array<game::Message>({
    {"learn.no-move", {
        "Dit getal is geen zet van dit spel: {move}", "This number is no move of this game: {move}",
        "Ce nombre n'est pas un coup de ce jeu : {move}", "Diese Zahl ist kein Zug dieses Spiels: {move}"}},
    {"learn.not-legal", {
        "Actie {action} kan nu niet in spel {game}.", "Action {action} is not legal now in game {game}.",
        "L'action {action} n'est pas permise dans la partie {game}.", "Aktion {action} geht jetzt nicht in Spiel {game}."}},
    {"learn.out-of-range", {
        "{name} loopt van {low} tot {high}.", "{name} goes from {low} to {high}.",
        "{name} va de {low} à {high}.", "{name} geht von {low} bis {high}."}},
    {"learn.busy", {
        "Hier is al een andere draad mee bezig.", "Another thread is busy with this.",
        "Un autre fil d'exécution s'en occupe déjà.", "Damit ist schon ein anderer Thread beschäftigt."}},
    {"learn.several", {
        "Er kunnen nu meer of minder plaatsen dan één spelen; zeg welke.", "More or fewer seats than one may act now; say which.",
        "Ce n'est pas à une seule place de jouer ; dis laquelle.", "Gerade ist nicht genau ein Platz dran; sag, welcher."}},
    {"learn.other-game", {
        "Dit hoort bij een ander spel.", "This belongs to another game.",
        "Ceci appartient à un autre jeu.", "Das gehört zu einem anderen Spiel."}},
    {"learn.other-view", {
        "Dit is niet het zicht van plaats {seat}.", "This is not what seat {seat} sees.",
        "Ce n'est pas ce que voit la place {seat}.", "Das ist nicht die Sicht von Platz {seat}."}},
});
// clang-format on

}  // namespace

std::span<const game::Message> messages() { return kMessages; }

}  // namespace learn
