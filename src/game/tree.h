#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "game/notice.h"

namespace game {

/// A small tree of values: the outside form of a position or of options. `wire` makes JSON of
/// it; records write it on one line in the text form below. Keys keep their order.
class Tree {
public:
    using List = std::vector<Tree>;
    using Map = std::vector<std::pair<std::string, Tree>>;

    Tree() = default;  // null
    Tree(bool value) : held_(value) {}
    Tree(std::int64_t value) : held_(value) {}
    Tree(int value) : held_(static_cast<std::int64_t>(value)) {}
    Tree(std::string value) : held_(std::move(value)) {}
    Tree(const char* value) : held_(std::string(value)) {}
    Tree(std::string_view value) : held_(std::string(value)) {}
    Tree(List value) : held_(std::move(value)) {}
    Tree(Map value) : held_(std::move(value)) {}

    bool is_null() const { return std::holds_alternative<std::monostate>(held_); }
    const bool* boolean() const { return std::get_if<bool>(&held_); }
    const std::int64_t* number() const { return std::get_if<std::int64_t>(&held_); }
    const std::string* text() const { return std::get_if<std::string>(&held_); }
    const List* list() const { return std::get_if<List>(&held_); }
    const Map* map() const { return std::get_if<Map>(&held_); }

    /// The value under a key of a map; nullptr if there is none or this is no map.
    const Tree* get(std::string_view key) const;
    /// Adds a key to a map (a null tree becomes one). The key must be new.
    Tree& put(std::string key, Tree value);

    friend bool operator==(const Tree&, const Tree&) = default;

private:
    std::variant<std::monostate, bool, std::int64_t, std::string, List, Map> held_;
};

/// To whom the parts of a move are told, one after the other: its verb, and what else its form has.
class Parts {
public:
    virtual ~Parts() = default;
    virtual Parts& put(std::string_view key, std::string_view text) = 0;
    virtual Parts& put(std::string_view key, std::int64_t number) = 0;
    virtual Parts& put(std::string_view key, const Tree::List& list) = 0;
};

/// Parts as a map.
class PartsTree final : public Parts {
public:
    Parts& put(std::string_view key, std::string_view text) override { return keep(key, text); }
    Parts& put(std::string_view key, std::int64_t number) override { return keep(key, number); }
    Parts& put(std::string_view key, const Tree::List& list) override { return keep(key, list); }
    const Tree& tree() const { return tree_; }

private:
    Parts& keep(std::string_view key, Tree value) {
        tree_.put(std::string(key), std::move(value));
        return *this;
    }

    Tree tree_;
};

/// One line of text: `{size 19 stones [[K10 L12] [L11]] to_move 1}`. Words stand bare where
/// they can, else in double quotes with \" and \\.
std::string to_text(const Tree& tree);
/// Reads that form back. Deeper nesting or more keys than these bounds are refused.
core::Result<Tree, Reason> read_tree(std::string_view text);
constexpr int kMaxTreeDepth = 16;
constexpr std::size_t kMaxTreeKeys = 256;

}  // namespace game
