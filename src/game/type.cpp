#include "game/type.h"

#include <algorithm>

namespace game {

namespace {

constexpr std::string_view kVerb = "verb";

std::string below(std::string_view key, const std::string& path) {
    return std::string(key) + (path.empty() ? "" : ".") + path;
}

std::string plain_text(const Tree& value) {
    if (const std::string* text = value.text()) return *text;
    if (const std::int64_t* number = value.number()) return std::to_string(*number);
    std::string out;
    if (const Tree::List* list = value.list())
        for (const Tree& item : *list) out += (out.empty() ? "" : " ") + plain_text(item);
    return out;
}

}  // namespace

Type::Type(Kind kind) : kind_(kind) {}

Type Type::nothing() { return Type(Kind::nothing); }
Type Type::flag() { return Type(Kind::flag); }

Type Type::number(std::int64_t low, std::int64_t high) {
    Type type(Kind::number);
    type.low_ = low;
    type.high_ = high;
    return type;
}

Type Type::word(std::span<const std::string_view> words) {
    Type type(Kind::word);
    type.words_.assign(words.begin(), words.end());
    return type;
}

Type Type::word(std::string_view only) { return word(std::span(&only, 1)); }

Type Type::text(std::string_view name, Reads reads) {
    Type type(Kind::text);
    type.name_ = name;
    type.reads_ = reads;
    return type;
}

Type Type::list(Type of) {
    Type type(Kind::list);
    type.parts_.push_back(std::move(of));
    return type;
}

Type Type::row(std::vector<Type> parts) {
    Type type(Kind::row);
    type.parts_ = std::move(parts);
    return type;
}

Type Type::map(Type key, Type value) {
    Type type(Kind::map);
    type.parts_.push_back(std::move(key));
    type.parts_.push_back(std::move(value));
    return type;
}

Type Type::record(std::vector<Field> fields) {
    Type type(Kind::record);
    type.fields_ = std::move(fields);
    return type;
}

Type Type::either(std::vector<Type> parts) {
    Type type(Kind::either);
    type.parts_ = std::move(parts);
    return type;
}

Type Type::or_nothing(Type type) { return either({nothing(), std::move(type)}); }

Type Type::elsewhere(std::string_view name) {
    Type type(Kind::elsewhere);
    type.name_ = name;
    return type;
}

const Type::Field* Type::field(std::string_view key) const {
    const auto found =
        std::find_if(fields_.begin(), fields_.end(), [&](const Field& field) { return field.key == key; });
    return found == fields_.end() ? nullptr : &*found;
}

std::optional<std::string> Type::misfit(const Tree& value) const {
    const auto fits = [](bool it_does) { return it_does ? std::optional<std::string>() : std::string(); };
    switch (kind_) {
        case Kind::nothing: return fits(value.is_null());
        case Kind::flag: return fits(value.boolean() != nullptr);
        case Kind::number: {
            const std::int64_t* number = value.number();
            return fits(number && *number >= low_ && *number <= high_);
        }
        case Kind::word:
            return fits(value.text() &&
                        std::find(words_.begin(), words_.end(), *value.text()) != words_.end());
        case Kind::text: return fits(value.text() && reads_(*value.text()));
        case Kind::elsewhere: return std::nullopt;
        case Kind::either:
            return fits(std::any_of(parts_.begin(), parts_.end(),
                                    [&](const Type& part) { return !part.misfit(value); }));
        default: return misfit_within(value);
    }
}

std::optional<std::string> Type::misfit_within(const Tree& value) const {
    if (kind_ == Kind::record) return value.map() ? misfit_of_record(*value.map()) : std::string();
    if (kind_ == Kind::map) {
        if (!value.map()) return std::string();
        for (const auto& [key, held] : *value.map()) {
            if (parts_[0].misfit(Tree(key))) return key;
            if (const auto path = parts_[1].misfit(held)) return below(key, *path);
        }
        return std::nullopt;
    }
    const Tree::List* list = value.list();
    if (!list || (kind_ == Kind::row && list->size() != parts_.size())) return std::string();
    for (std::size_t i = 0; i < list->size(); ++i)
        if (const auto path = parts_[kind_ == Kind::row ? i : 0].misfit((*list)[i]))
            return below(std::to_string(i), *path);
    return std::nullopt;
}

std::optional<std::string> Type::misfit_of_record(const Tree::Map& map) const {
    for (const auto& [key, held] : map) {
        const Field* known = field(key);
        if (!known) return key;
        if (const auto path = known->type.misfit(held)) return below(key, *path);
    }
    for (const Field& wanted : fields_)
        if (!wanted.maybe && std::none_of(map.begin(), map.end(),
                                          [&](const auto& entry) { return entry.first == wanted.key; }))
            return std::string(wanted.key);
    return std::nullopt;
}

Type variant_type(std::span<const VariantInfo> variants) {
    std::vector<std::string_view> names;
    for (const VariantInfo& variant : variants) names.push_back(variant.name);
    return Type::word(names);
}

Tree describe(const Type& type) {
    static constexpr std::string_view kNames[]{"nothing", "flag", "number", "word",   "text",     "list",
                                               "row",     "map",  "record", "either", "elsewhere"};
    Tree tree;
    tree.put("kind", kNames[static_cast<std::size_t>(type.kind())]);
    Tree::List items;
    switch (type.kind()) {
        case Type::Kind::number:
            tree.put("low", type.low());
            tree.put("high", type.high());
            break;
        case Type::Kind::word:
            for (const std::string_view word : type.words()) items.emplace_back(word);
            tree.put("words", std::move(items));
            break;
        case Type::Kind::text:
        case Type::Kind::elsewhere: tree.put("name", type.name()); break;
        case Type::Kind::record:
            for (const Type::Field& field : type.fields()) {
                Tree entry;
                entry.put("key", field.key);
                if (field.maybe) entry.put("maybe", true);
                entry.put("type", describe(field.type));
                items.push_back(std::move(entry));
            }
            tree.put("fields", std::move(items));
            break;
        default:
            for (const Type& part : type.parts()) items.push_back(describe(part));
            if (!items.empty()) tree.put("of", std::move(items));
    }
    return tree;
}

const MoveForm* find_form(std::span<const MoveForm> forms, std::string_view verb) {
    const auto found =
        std::find_if(forms.begin(), forms.end(), [&](const MoveForm& form) { return form.verb == verb; });
    return found == forms.end() ? nullptr : &*found;
}

std::string fill(const MoveForm& form, const Tree& parts) {
    std::string out;
    std::string_view left = form.text;
    for (std::size_t open = left.find('{'); open != left.npos; open = left.find('{')) {
        const std::size_t close = left.find('}', open);
        out += left.substr(0, open);
        if (const Tree* part = parts.get(left.substr(open + 1, close - open - 1))) out += plain_text(*part);
        left = left.substr(close + 1);
    }
    return out.append(left);
}

std::optional<std::string> misfit(std::span<const MoveForm> forms, const Tree& parts) {
    const Tree* verb = parts.get(kVerb);
    const MoveForm* form = verb && verb->text() ? find_form(forms, *verb->text()) : nullptr;
    if (!form) return std::string(kVerb);
    std::vector<Type::Field> fields = form->parts;
    fields.push_back({kVerb, Type::word(form->verb)});
    return Type::record(std::move(fields)).misfit(parts);
}

}  // namespace game
