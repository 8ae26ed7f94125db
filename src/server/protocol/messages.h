#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "game/type.h"

namespace server::protocol {

/// What client and server must agree on; it changes when one that does not know the other cannot go on.
constexpr int kVersion = 1;

/// A wish of a client: its `op`, what else stands in it beside `op` and `id`, and what the answer has beside
/// `re` and `ok`.
struct Wish {
    std::string_view op;
    game::Type members;
    game::Type answer;
};
std::span<const Wish> wishes();
/// nullptr when there is none.
const Wish* find_wish(std::string_view op);

/// What the server says by itself: its word under `news`, and what else stands in it.
struct News {
    std::string_view news;
    game::Type members;
};
std::span<const News> news();

/// Types that have a name, each before those in which it stands.
struct Named {
    std::string_view name;
    std::string_view about;  // one line for people
    game::Type type;
};
std::span<const Named> named_types();

/// What can be said without words of one's own; the client has the sentences.
std::span<const std::string_view> phrases();

// How the texts of messages are told; what a text means is judged by whoever uses it.
bool is_id(std::string_view text);
bool is_table(std::string_view text);
bool is_key(std::string_view text);
bool is_nonce(std::string_view text);

}  // namespace server::protocol
