#pragma once

#include <functional>
#include <string>
#include <vector>

namespace cli {

/// Something that `pentario bench` measures.
struct Figure {
    std::string name, unit;
    std::function<double()> measure;
};

/// Those of Pente's rules and of its search; `every_variant` adds the playouts of all.
std::vector<Figure> pente_figures(bool every_variant);

/// How RioMino's solver fares on fixed throws; `longer` adds the largest board.
std::vector<Figure> riomino_solver_figures(bool longer);

/// Those of Penta Rush; `longer` adds the ones that take minutes.
std::vector<Figure> penta_rush_figures(bool longer);

/// What a table costs early and late in a game: a move with its answer, taking it back, its step told.
std::vector<Figure> table_figures();

/// How soon a text that stands for too much is refused.
std::vector<Figure> refusal_figures();

/// How long a slice of each game's best bot takes at most, and what memory it holds.
std::vector<Figure> bot_figures();

/// How many forced wins of a fixed list the engine of Pente finds (some minutes).
std::vector<Figure> pente_wins_figures();

}  // namespace cli
