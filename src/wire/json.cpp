#include "wire/json.h"

#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"

namespace wire {

namespace {

using game::Reason;
using game::Tree;

/// Builds the value from the parser's calls (the names are the library's). Returning false
/// stops the parser.
class Builder {
public:
    bool null() { return put(Json()); }
    bool boolean(bool value) { return put(Json(value)); }
    bool number_integer(Json::number_integer_t value) { return put(Json(value)); }
    bool number_unsigned(Json::number_unsigned_t value) { return put(Json(value)); }
    bool number_float(Json::number_float_t value, const std::string&) { return put(Json(value)); }
    bool string(std::string& value) { return put(Json(std::move(value))); }
    bool binary(Json::binary_t&) { return false; }

    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(std::string& name) {
        Open& object = open_.back();
        if (object.value.size() == kMaxJsonKeys)
            return refuse(Reason("bad-json", "", {{"most", static_cast<int>(kMaxJsonKeys)}}));
        if (object.value.contains(name))
            return refuse(Reason("bad-json", "", {{"key", core::quotable(name)}}));
        object.key = std::move(name);
        return true;
    }
    template <class Fault>
    bool parse_error(std::size_t position, const std::string&, const Fault&) {
        return refuse(Reason("bad-json", "", {{"column", static_cast<std::int64_t>(position)}}));
    }

    core::Result<Json, Reason> take() {
        if (fault_) return core::fail(*fault_);
        return std::move(whole_);
    }

private:
    struct Open {
        Json value;
        std::string key;  // under which the next value goes, in an object
    };

    bool refuse(Reason reason) {
        fault_ = std::move(reason);
        return false;
    }
    bool open(Json container) {
        if (open_.size() == kMaxJsonDepth)
            return refuse(Reason("too-deep", "", {{"most", static_cast<int>(kMaxJsonDepth)}}));
        open_.push_back({std::move(container), {}});
        return true;
    }
    bool close() {
        Json done = std::move(open_.back().value);
        open_.pop_back();
        return put(std::move(done));
    }
    bool put(Json value) {
        if (open_.empty())
            whole_ = std::move(value);
        else if (open_.back().value.is_array())
            open_.back().value.push_back(std::move(value));
        else
            open_.back().value[std::move(open_.back().key)] = std::move(value);
        return true;
    }

    std::vector<Open> open_;
    Json whole_;
    std::optional<Reason> fault_;
};

core::Result<Tree, Reason> tree_at(const Json& json, int depth);

core::Result<std::string, Reason> plain(const std::string& text) {
    if (!core::is_plain_line(text))
        return core::fail(Reason("not-plain-text", "", {{"text", core::quotable(text)}}));
    return text;
}

core::Result<Tree, Reason> list_at(const Json& json, int depth) {
    Tree::List items;
    items.reserve(json.size());
    for (const Json& item : json) {
        auto tree = tree_at(item, depth + 1);
        if (!tree) return tree;
        items.push_back(std::move(*tree));
    }
    return Tree(std::move(items));
}

core::Result<Tree, Reason> map_at(const Json& json, int depth) {
    if (json.size() > game::kMaxTreeKeys)
        return core::fail(Reason("too-many-keys", "", {{"most", static_cast<int>(game::kMaxTreeKeys)}}));
    Tree::Map entries;
    for (const auto& [key, value] : json.items()) {
        auto name = plain(key);
        if (!name) return core::fail(name.error());
        auto tree = tree_at(value, depth + 1);
        if (!tree) return tree;
        entries.emplace_back(std::move(*name), std::move(*tree));
    }
    return Tree(std::move(entries));
}

core::Result<Tree, Reason> tree_at(const Json& json, int depth) {
    if (depth > game::kMaxTreeDepth)
        return core::fail(Reason("too-deep", "", {{"most", game::kMaxTreeDepth}}));
    if (json.is_null()) return Tree();
    if (const bool* flag = json.get_ptr<const bool*>()) return Tree(*flag);
    if (const std::string* text = text_of(json)) {
        auto line = plain(*text);
        if (!line) return core::fail(line.error());
        return Tree(std::move(*line));
    }
    if (json.is_array()) return list_at(json, depth);
    if (json.is_object()) return map_at(json, depth);
    if (const auto number = whole_number_of(json)) return Tree(*number);
    return core::fail(Reason("not-a-whole-number", "", {{"number", core::quotable(write_json(json))}}));
}

}  // namespace

core::Result<Json, Reason> read_json(std::string_view text) {
    // The library takes a zero byte for the end of the text.
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return core::fail(Reason("bad-json", "", {{"column", static_cast<std::int64_t>(zero) + 1}}));
    Builder builder;
    Json::sax_parse(text.begin(), text.end(), &builder);
    return builder.take();
}

std::string write_json(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json to_json(const Tree& tree) {
    if (const bool* flag = tree.boolean()) return *flag;
    if (const std::int64_t* number = tree.number()) return *number;
    if (const std::string* text = tree.text()) return *text;
    if (const Tree::List* list = tree.list()) {
        Json items = Json::array();
        for (const Tree& item : *list) items.push_back(to_json(item));
        return items;
    }
    if (const Tree::Map* map = tree.map()) {
        Json entries = Json::object();
        for (const auto& [key, value] : *map) entries[key] = to_json(value);
        return entries;
    }
    return nullptr;
}

core::Result<Tree, Reason> to_tree(const Json& json) { return tree_at(json, 0); }

std::optional<std::int64_t> whole_number_of(const Json& json) {
    if (const auto* number = json.get_ptr<const Json::number_unsigned_t*>()) {
        if (*number > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return std::nullopt;
        return static_cast<std::int64_t>(*number);
    }
    if (const auto* number = json.get_ptr<const Json::number_integer_t*>()) return *number;
    return std::nullopt;
}

}  // namespace wire
