#include "server/protocol/typescript.h"

#include "core/text.h"
#include "server/protocol/messages.h"

namespace server::protocol {

using game::Type;

namespace {

std::string quoted(std::string_view word) { return '"' + std::string(word) + '"'; }

std::string type_of(const Type& type, const Named* but = nullptr);

std::string joined(const std::vector<Type>& types) {
    std::vector<std::string> parts;
    for (const Type& type : types) parts.push_back(type_of(type));
    return core::join(parts, " | ");
}

std::string field_of(const Type::Field& field) {
    return std::string(field.key) + (field.maybe ? "?: " : ": ") + type_of(field.type);
}

std::string record_of(const std::vector<Type::Field>& fields) {
    std::vector<std::string> parts;
    for (const Type::Field& field : fields) parts.push_back(field_of(field));
    return parts.empty() ? "object" : "{ " + core::join(parts, "; ") + " }";
}

std::string list_of(const Type& type) {
    const std::string held = type_of(type);
    const bool is_one = held.find_first_of(" |") == std::string::npos;
    return is_one ? held + "[]" : "(" + held + ")[]";
}

std::string words_of(std::span<const std::string_view> words) {
    std::vector<std::string> parts;
    for (const std::string_view word : words) parts.push_back(quoted(word));
    return core::join(parts, " | ");
}

/// The name of a type that has one.
std::string_view name_of(const Type& type, const Named* but) {
    const game::Tree look = describe(type);
    for (const Named& named : named_types())
        if (&named != but && describe(named.type) == look) return named.name;
    return {};
}

std::string type_of(const Type& type, const Named* but) {
    if (const std::string_view name = name_of(type, but); !name.empty()) return std::string(name);
    switch (type.kind()) {
        case Type::Kind::nothing: return "null";
        case Type::Kind::flag: return "boolean";
        case Type::Kind::number: return "number";
        case Type::Kind::text: return "string";
        case Type::Kind::elsewhere: return std::string(type.name());
        case Type::Kind::word:
            return type.words().size() == phrases().size() ? "Phrase" : words_of(type.words());
        case Type::Kind::list: return list_of(type.parts().front());
        case Type::Kind::row: return "[" + joined(type.parts()) + "]";
        case Type::Kind::map: return "Record<string, " + type_of(type.parts().back()) + ">";
        case Type::Kind::either: return joined(type.parts());
        case Type::Kind::record: return record_of(type.fields());
    }
    return {};
}

void add_named(std::string& out, const Named& named) {
    out += "/** " + std::string(named.about) + " */\n";
    if (named.type.kind() != Type::Kind::record) {
        out += "export type " + std::string(named.name) + " = " + type_of(named.type, &named) + ";\n\n";
        return;
    }
    out += "export interface " + std::string(named.name) + " {\n";
    for (const Type::Field& field : named.type.fields()) out += "  " + field_of(field) + ";\n";
    out += "}\n\n";
}

}  // namespace

std::string typescript() {
    std::string out =
        "// Made from src/server/protocol/messages.cpp by its test (PENTARIO_REGENERATE=1); not to be "
        "edited.\n"
        "\n"
        "import type { GameId } from \"$/rules/catalog\";\n"
        "import type { Answer, Change, Refusal } from \"$/rules/wire\";\n"
        "\n"
        "export const kVersion = " +
        std::to_string(kVersion) +
        ";\n"
        "export const kPhrases = [";
    std::vector<std::string> words;
    for (const std::string_view phrase : phrases()) words.push_back(quoted(phrase));
    out += core::join(words, ", ");
    out +=
        "] as const;\n"
        "export type Phrase = (typeof kPhrases)[number];\n"
        "/** The answer to a question: as in docs/rpc.md. */\n"
        "export type Asked = Answer<object>;\n\n";
    for (const Named& named : named_types()) add_named(out, named);
    out +=
        "/** What a client can wish for, by `op`; each is sent with an `id` of its own. */\n"
        "export interface Wishes {\n";
    for (const Wish& wish : wishes())
        out += "  " + std::string(wish.op) + ": " + type_of(wish.members) + ";\n";
    out +=
        "}\n"
        "export type Op = keyof Wishes;\n"
        "export type Wish<O extends Op = Op> = { op: O; id: string } & Wishes[O];\n\n"
        "/** What is answered to each. */\n"
        "export interface Answers {\n";
    for (const Wish& wish : wishes())
        out += "  " + std::string(wish.op) + ": " + type_of(wish.answer) + ";\n";
    out +=
        "}\n"
        "export type Reply<O extends Op = Op> = { re: string } & Answer<Answers[O]>;\n\n"
        "/** What the server says by itself. */\n"
        "export type News =";
    for (const News& item : news())
        out += "\n  | ({ news: " + quoted(item.news) + " } & " + type_of(item.members) + ")";
    return out + ";\n";
}

}  // namespace server::protocol
