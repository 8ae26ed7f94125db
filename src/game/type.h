#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/options.h"
#include "game/tree.h"

namespace game {

/// What a value may be, as a game declares it. The declaration is the one source of the keys that a
/// position has, of what the conformance walk holds every position and move against, and of the
/// client's types.
class Type {
public:
    enum class Kind : std::uint8_t {
        nothing,
        flag,
        number,
        word,
        text,
        list,
        row,
        map,
        record,
        either,
        elsewhere
    };
    struct Field;
    using Reads = bool (*)(std::string_view text);

    static Type nothing();
    static Type flag();
    static Type number(std::int64_t low, std::int64_t high);
    /// One of these words; they are literals, or live as long.
    static Type word(std::span<const std::string_view> words);
    static Type word(std::string_view only);
    /// A text of the game's own notation, such as a square: its name, and what tells one.
    static Type text(std::string_view name, Reads reads);
    static Type list(Type of);
    /// So many values, each of its own type.
    static Type row(std::vector<Type> parts);
    /// Keys of one kind of text.
    static Type map(Type key, Type value);
    static Type record(std::vector<Field> fields);
    static Type either(std::vector<Type> parts);
    static Type or_nothing(Type type);
    /// Whatever is declared elsewhere under that name; no game's own.
    static Type elsewhere(std::string_view name);

    Kind kind() const { return kind_; }
    std::string_view name() const { return name_; }
    std::int64_t low() const { return low_; }
    std::int64_t high() const { return high_; }
    const std::vector<std::string_view>& words() const { return words_; }
    /// Of a list its one type, of a map key and value, of rows and choices all.
    const std::vector<Type>& parts() const { return parts_; }
    const std::vector<Field>& fields() const { return fields_; }
    /// nullptr when a record has no such key.
    const Field* field(std::string_view key) const;

    /// The path to the first value of another type, such as `stones.0.3`; nothing when all fit.
    std::optional<std::string> misfit(const Tree& value) const;

private:
    explicit Type(Kind kind);
    std::optional<std::string> misfit_within(const Tree& value) const;
    std::optional<std::string> misfit_of_record(const Tree::Map& map) const;

    Kind kind_;
    std::string_view name_;
    Reads reads_ = nullptr;
    std::int64_t low_ = 0, high_ = 0;
    std::vector<std::string_view> words_;
    std::vector<Type> parts_;
    std::vector<Field> fields_;
};

/// A key of a record; one that may be left out, when it is `maybe`.
struct Type::Field {
    std::string_view key;
    Type type;
    bool maybe = false;
};
inline constexpr bool kMaybe = true;

/// The names of a game's variants.
Type variant_type(std::span<const VariantInfo> variants);

/// A type as a tree, for those who make types of their own from it: `{kind word words [...]}`.
Tree describe(const Type& type);

/// A kind of move: its verb, its text with its parts in braces, and their types.
struct MoveForm {
    std::string_view verb;
    std::string_view text;  // `move {from}>{to}`
    std::vector<Type::Field> parts;
};

const MoveForm* find_form(std::span<const MoveForm> forms, std::string_view verb);
/// The text of a move from its verb and parts; a list stands with spaces between.
std::string fill(const MoveForm& form, const Tree& parts);
/// Whether a move's parts are those of the form its verb names.
std::optional<std::string> misfit(std::span<const MoveForm> forms, const Tree& parts);

/// How a game looks from outside.
struct Declaration {
    Type position;
    std::vector<MoveForm> moves;  // a text is of the first form that it fits
    Type facts;                   // what never changes in a variant, and is not in its positions
};

}  // namespace game
