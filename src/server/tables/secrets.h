#pragma once

#include <string>

#include "core/sha256.h"
#include "server/store/store.h"

namespace server::tables {

/// 256 bits that nobody can guess.
core::Digest random_secret();
/// 128 bits that nobody can guess, as 22 characters of base64url.
std::string random_key();
/// 16 letters and digits of 80 random bits.
store::TableId random_table();

}  // namespace server::tables
