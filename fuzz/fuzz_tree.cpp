// game::read_tree, and trees by way of JSON: what is read is written and read back as the same,
// in both forms.

#include "game/tree.h"

#include "invariants.h"
#include "wire/json.h"

namespace {

void check_both_forms(const game::Tree& tree) {
    const std::string text = game::to_text(tree);
    const auto again = game::read_tree(text);
    MUST(again);
    MUST(*again == tree);
    MUST(game::to_text(*again) == text);

    const auto json = wire::read_json(wire::write_json(wire::to_json(tree)));
    MUST(json);
    const auto back = wire::to_tree(*json);
    MUST(back);
    MUST(*back == tree);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::as_text(data, size);
    if (const auto tree = game::read_tree(input)) check_both_forms(*tree);
    if (const auto json = wire::read_json(input))
        if (const auto tree = wire::to_tree(*json)) check_both_forms(*tree);
    return 0;
}
