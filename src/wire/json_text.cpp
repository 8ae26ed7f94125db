#include "wire/json_text.h"

#include <algorithm>

#include "core/text.h"

namespace wire {

namespace {

/// Stands in a JSON text as it is.
bool is_plain(char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; }
/// Of more than one byte, or plain.
bool is_unescaped(char c) { return is_plain(c) || static_cast<unsigned char>(c) >= 0x80; }

void append_list(std::string& out, const game::Tree::List& list) {
    out += '[';
    for (const game::Tree& item : list) {
        if (&item != &list.front()) out += ',';
        append_json(out, item);
    }
    out += ']';
}

void append_map(std::string& out, const game::Tree::Map& map) {
    out += '{';
    for (const auto& entry : map) {
        if (&entry != &map.front()) out += ',';
        append_text(out, entry.first);
        out += ':';
        append_json(out, entry.second);
    }
    out += '}';
}

}  // namespace

void append_text(std::string& out, std::string_view text, std::string_view before) {
    // Most are short and go over in one piece.
    char piece[40];
    if (before.size() + text.size() + 2 <= sizeof piece && std::all_of(text.begin(), text.end(), is_plain)) {
        char* end = std::copy(before.begin(), before.end(), piece);
        *end++ = '"';
        end = std::copy(text.begin(), text.end(), end);
        *end++ = '"';
        out.append(piece, end);
        return;
    }
    out += before;
    const bool is_as_it_is = std::all_of(text.begin(), text.end(), is_unescaped) && core::is_utf8(text);
    if (!is_as_it_is) return append_json(out, Json(text));
    out += '"';
    out += text;
    out += '"';
}

void append_number(std::string& out, double number) { append_json(out, Json(number)); }

void append_json(std::string& out, const game::Tree& tree) {
    if (const bool* flag = tree.boolean()) return append_value(out, *flag);
    if (const std::int64_t* number = tree.number()) return append_value(out, *number);
    if (const std::string* text = tree.text()) return append_value(out, *text);
    if (const game::Tree::List* list = tree.list()) return append_list(out, *list);
    if (const game::Tree::Map* map = tree.map()) return append_map(out, *map);
    out += "null";
}

void append_json(std::string& out, const Json& json) { out += write_json(json); }

void append_json(std::string& out, const JsonText& value) { out += value.text(); }

void append_json(std::string& out, const JsonObject& object) {
    out += '{';
    out += object.inside();
    out += '}';
}

void append_json(std::string& out, const JsonList& list) {
    out += '[';
    out += list.inside();
    out += ']';
}

void JsonObject::begin(std::string_view key) {
    append_text(inside_, key, is_empty() ? "" : ",");
    inside_ += ':';
}

JsonObject& JsonObject::put_all(const game::Tree& map) {
    for (const auto& [key, value] : *map.map()) put(key, value);
    return *this;
}

JsonObject& JsonObject::put_all(const Json& object) {
    for (const auto& [key, value] : object.items()) put(key, value);
    return *this;
}

JsonObject& JsonObject::put_all(const JsonObject& other) {
    if (!is_empty() && !other.is_empty()) inside_ += ',';
    inside_ += other.inside_;
    return *this;
}

std::string JsonObject::text() const {
    std::string text;
    text.reserve(inside_.size() + 2);
    append_json(text, *this);
    return text;
}

}  // namespace wire
