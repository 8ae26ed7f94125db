#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include "wire/json.h"

namespace wire {

class JsonText;
class JsonObject;
class JsonList;

// What is told is written as text from front to back: no tree of values is built for it. The text is the one
// that `write_json` makes of the same value.
void append_text(std::string& out, std::string_view text, std::string_view before = {});
void append_number(std::string& out, double number);
void append_json(std::string& out, const game::Tree& tree);
void append_json(std::string& out, const Json& json);
void append_json(std::string& out, const JsonText& value);
void append_json(std::string& out, const JsonObject& object);
void append_json(std::string& out, const JsonList& list);

template <std::integral Number>
void append_number(std::string& out, Number number) {
    char digits[24];
    out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// Any value: null, a flag, a number, a text, one of the above, or a list of such.
template <class T>
void append_value(std::string& out, const T& value);

/// The text of one value, whole.
class JsonText {
public:
    template <class T>
        requires(!std::is_same_v<T, JsonText>)
    explicit JsonText(const T& value) {
        append_value(text_, value);
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
};

/// A list that is being written.
class JsonList {
public:
    template <class T>
    JsonList& add(const T& value) {
        if (!is_empty()) inside_ += ',';
        append_value(inside_, value);
        return *this;
    }
    JsonList& add_text(std::string_view text) {
        append_text(inside_, text, is_empty() ? "" : ",");
        return *this;
    }
    template <class Values>
    static JsonList of(const Values& values) {
        JsonList list;
        for (const auto& value : values) list.add(value);
        return list;
    }
    bool is_empty() const { return inside_.empty(); }
    /// What stands between the brackets.
    std::string_view inside() const { return inside_; }

private:
    std::string inside_;
};

/// An object that is being written. No key may be put twice.
class JsonObject {
public:
    template <class T>
    JsonObject& put(std::string_view key, const T& value) {
        begin(key);
        append_value(inside_, value);
        return *this;
    }
    /// Every member of a map or an object.
    JsonObject& put_all(const game::Tree& map);
    JsonObject& put_all(const Json& object);
    JsonObject& put_all(const JsonObject& other);

    bool is_empty() const { return inside_.empty(); }
    /// What stands between the braces.
    std::string_view inside() const { return inside_; }
    /// All of it.
    std::string text() const;

private:
    void begin(std::string_view key);

    std::string inside_;
};

template <class T, class... Types>
concept OneOf = (std::is_same_v<T, Types> || ...);

template <class T>
void append_value(std::string& out, const T& value) {
    if constexpr (std::is_same_v<T, std::nullptr_t>)
        out += "null";
    else if constexpr (std::is_same_v<T, bool>)
        out += value ? "true" : "false";
    else if constexpr (std::is_integral_v<T>)
        append_number(out, value);
    else if constexpr (std::is_floating_point_v<T>)
        append_number(out, double{value});
    else if constexpr (OneOf<T, game::Tree, Json, JsonText, JsonObject, JsonList>)
        append_json(out, value);
    else if constexpr (std::is_convertible_v<const T&, std::string_view>)
        append_text(out, value);
    else
        append_json(out, JsonList::of(value));
}

}  // namespace wire
