#include "game/messages.h"

#include <algorithm>

#include "core/text.h"

namespace game {

std::optional<Language> read_language(std::string_view text) {
    constexpr std::array<std::string_view, 4> kNames{"nl", "en", "fr", "de"};
    const std::string_view head = text.substr(0, text.find_first_of("_-.@"));
    for (std::size_t i = 0; i < kNames.size(); ++i)
        if (core::equal_ignoring_case(head, kNames[i])) return kLanguages[i];
    return std::nullopt;
}

std::string_view to_text(Language language) {
    switch (language) {
        case Language::dutch: return "nl";
        case Language::english: return "en";
        case Language::french: return "fr";
        case Language::german: return "de";
    }
    return "en";
}

std::string plain_seat_name(Seat seat, Language language) {
    if (!seat.is_player()) return to_text(seat);
    constexpr std::array<std::string_view, 4> kPlayer{"speler ", "player ", "joueur ", "Spieler "};
    return std::string(kPlayer[static_cast<std::size_t>(language)]) + std::to_string(seat.index() + 1);
}

void Catalog::add(std::span<const Message> messages) {
    messages_.insert(messages_.end(), messages.begin(), messages.end());
    std::sort(messages_.begin(), messages_.end(),
              [](const Message& a, const Message& b) { return a.code < b.code; });
}

const Message* Catalog::find(std::string_view code) const {
    const auto found = std::lower_bound(messages_.begin(), messages_.end(), code,
                                        [](const Message& m, std::string_view c) { return m.code < c; });
    return found != messages_.end() && found->code == code ? &*found : nullptr;
}

namespace {

/// French says "0 pierre", the others "0 stones".
bool is_one(std::int64_t n, Language language) { return n == 1 || (n == 0 && language == Language::french); }

struct Placeholder {
    std::string_view name;
    std::string_view one, many;  // empty unless it chooses by number
};

Placeholder read_placeholder(std::string_view inside) {
    const std::size_t colon = inside.find(':');
    if (colon == std::string_view::npos) return {inside, {}, {}};
    const std::string_view choice = inside.substr(colon + 1);
    const std::size_t bar = choice.find('|');
    return {inside.substr(0, colon), choice.substr(0, bar), choice.substr(bar + 1)};
}

/// Calls `plain(text)` and `placeholder(Placeholder)` for the parts of a sentence, in order.
template <class Plain, class Held>
void for_each_part(std::string_view sentence, Plain plain, Held placeholder) {
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('{');
        plain(sentence.substr(0, open));
        if (open == std::string_view::npos) return;
        const std::size_t close = sentence.find('}', open);
        placeholder(read_placeholder(sentence.substr(open + 1, close - open - 1)));
        sentence.remove_prefix(close + 1);
    }
}

std::string show(const Catalog& catalog, const Arg& arg, Language language, const SeatNames& names) {
    switch (arg.kind) {
        case Arg::Kind::number: return std::to_string(arg.number);
        case Arg::Kind::seat: return names ? names(arg.seat, language) : plain_seat_name(arg.seat, language);
        case Arg::Kind::word: return arg.word;
        case Arg::Kind::term: {
            const Message* term = catalog.find(arg.word);
            return term ? std::string(term->text[static_cast<std::size_t>(language)]) : arg.word;
        }
    }
    return {};
}

/// A sentence begins with a capital, even if a player's plain name comes first.
std::string capitalized(std::string sentence) {
    if (!sentence.empty()) sentence[0] = core::to_upper(sentence[0]);
    return sentence;
}

}  // namespace

std::string Catalog::say(const Notice& notice, Language language, const SeatNames& names) const {
    const Message* message = find(notice.code);
    if (!message) return std::string(notice.code);
    const auto arg_named = [&](std::string_view name) {
        return std::find_if(notice.args.begin(), notice.args.end(),
                            [&](const Arg& a) { return a.name == name; });
    };
    std::string out;
    bool word_first = false;  // a word of the game's notation is left as it is
    for_each_part(
        message->text[static_cast<std::size_t>(language)], [&](std::string_view plain) { out += plain; },
        [&](const Placeholder& held) {
            const auto arg = arg_named(held.name);
            if (out.empty() && arg != notice.args.end()) word_first = arg->kind == Arg::Kind::word;
            if (arg == notice.args.end())
                out += '?';
            else if (held.many.empty())
                out += show(*this, *arg, language, names);
            else
                out += is_one(arg->number, language) ? held.one : held.many;
        });
    if (!word_first) out = capitalized(std::move(out));
    for (const Notice& cause : notice.because) out += " " + say(cause, language, names);
    return out;
}

std::string Catalog::say(std::string_view code, Language language) const {
    return say(Notice(code, ""), language);
}

std::vector<std::string> placeholders(std::string_view sentence) {
    std::vector<std::string> names;
    for_each_part(
        sentence, [](std::string_view) {}, [&](const Placeholder& held) { names.emplace_back(held.name); });
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

}  // namespace game
