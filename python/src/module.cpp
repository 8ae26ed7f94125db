// The module behind the package `pentario` (docs/python.md). Every argument is checked before it reaches the
// library; what does not fit becomes an exception.

#include "convert.h"

PYBIND11_MODULE(_core, module) {
    module.attr("__version__") = PENTARIO_VERSION;
    pentario::add_states(module);
    pentario::add_bots(module);
    pentario::add_records(module);
    pentario::add_batch(module);
}
