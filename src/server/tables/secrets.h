#pragma once

#include <string>
#include <string_view>

#include "core/sha256.h"
#include "server/store/store.h"

namespace server::tables {

/// 256 bits that nobody can guess.
core::Digest random_secret();
/// 16 letters and digits of 80 random bits.
store::TableId random_table();

/// What comes of a secret of 128 bits that a client gives with its wish, always the same: so a wish that is
/// sent again makes no second table and no second key, and nothing has to be kept for that.
///
///     HMAC-SHA256(secret, "pentario-key 1\n" what)
///
/// `what` is `host` or a seat's number: 22 characters of base64url, 128 bits.
std::string key_made_of(std::string_view secret, std::string_view what);
/// `what` is `table`: 80 bits, as a table's name is written.
store::TableId table_made_of(std::string_view secret);

}  // namespace server::tables
