#include "game/tree.h"

#include <algorithm>
#include <cassert>

#include "core/text.h"

namespace game {

const Tree* Tree::get(std::string_view key) const {
    if (const Map* entries = map())
        for (const auto& [name, value] : *entries)
            if (name == key) return &value;
    return nullptr;
}

Tree& Tree::put(std::string key, Tree value) {
    if (is_null()) held_ = Map();
    assert(map() && !get(key));
    std::get<Map>(held_).emplace_back(std::move(key), std::move(value));
    return *this;
}

namespace {

bool is_bare(char c) {
    return (c >= '!' && c <= '~' && c != '"' && c != '\\' && c != '[' && c != ']' && c != '{' && c != '}');
}

bool reads_as_other(std::string_view word) {
    return word == "null" || word == "true" || word == "false" || core::read_number(word);
}

void write_word(std::string& out, std::string_view word) {
    if (!word.empty() && std::all_of(word.begin(), word.end(), is_bare) && !reads_as_other(word)) {
        out += word;
        return;
    }
    out += '"';
    for (char c : word) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    out += '"';
}

void write(std::string& out, const Tree& tree) {
    if (tree.is_null()) {
        out += "null";
    } else if (const bool* flag = tree.boolean()) {
        out += *flag ? "true" : "false";
    } else if (const std::int64_t* number = tree.number()) {
        out += std::to_string(*number);
    } else if (const std::string* text = tree.text()) {
        write_word(out, *text);
    } else if (const Tree::List* list = tree.list()) {
        out += '[';
        for (const Tree& item : *list) {
            if (&item != &list->front()) out += ' ';
            write(out, item);
        }
        out += ']';
    } else if (const Tree::Map* map = tree.map()) {
        out += '{';
        for (const auto& entry : *map) {
            if (&entry != &map->front()) out += ' ';
            write_word(out, entry.first);
            out += ' ';
            write(out, entry.second);
        }
        out += '}';
    }
}

class TreeReader {
public:
    explicit TreeReader(std::string_view text) : scan_(text) {}

    core::Result<Tree, Reason> whole() {
        auto tree = value(0);
        scan_.skip_spaces();
        if (tree && !scan_.done()) return broken();
        return tree;
    }

private:
    core::Failure<Reason> broken() const {
        return core::fail(Reason("bad-tree", "", {{"column", static_cast<int>(scan_.at()) + 1}}));
    }

    core::Result<Tree, Reason> value(int depth) {
        if (depth > kMaxTreeDepth) return core::fail(Reason("too-deep", "", {{"most", kMaxTreeDepth}}));
        scan_.skip_spaces();
        if (scan_.accept('[')) return list(depth);
        if (scan_.accept('{')) return map(depth);
        const bool quoted = scan_.peek() == '"';
        auto text = word();
        if (!text) return core::fail(text.error());
        if (quoted) return Tree(std::move(*text));
        if (*text == "null") return Tree();
        if (*text == "true") return Tree(true);
        if (*text == "false") return Tree(false);
        if (const auto number = core::read_number(*text)) return Tree(*number);
        return Tree(std::move(*text));
    }

    core::Result<std::string, Reason> word() {
        if (!scan_.accept('"')) {
            const std::string_view bare = scan_.take_while(is_bare);
            if (bare.empty()) return broken();
            return std::string(bare);
        }
        std::string text;
        while (!scan_.done()) {
            char c = scan_.take();
            if (c == '"')
                return core::is_plain_line(text) ? core::Result<std::string, Reason>(text) : broken();
            if (c == '\\') {
                if (scan_.done()) break;
                c = scan_.take();
                if (c != '"' && c != '\\') break;
            }
            text += c;
        }
        return broken();
    }

    core::Result<Tree, Reason> list(int depth) {
        Tree::List items;
        for (;;) {
            scan_.skip_spaces();
            if (scan_.accept(']')) return Tree(std::move(items));
            auto item = value(depth + 1);
            if (!item) return item;
            items.push_back(std::move(*item));
        }
    }

    core::Result<Tree, Reason> map(int depth) {
        Tree entries{Tree::Map()};
        for (;;) {
            scan_.skip_spaces();
            if (scan_.accept('}')) return entries;
            auto key = word();
            if (!key) return core::fail(key.error());
            if (entries.get(*key) || entries.map()->size() == kMaxTreeKeys) return broken();
            auto item = value(depth + 1);
            if (!item) return item;
            entries.put(std::move(*key), std::move(*item));
        }
    }

    core::Scanner scan_;
};

}  // namespace

std::string to_text(const Tree& tree) {
    std::string out;
    write(out, tree);
    return out;
}

core::Result<Tree, Reason> read_tree(std::string_view text) { return TreeReader(text).whole(); }

}  // namespace game
