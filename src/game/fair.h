#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "core/rng.h"
#include "core/sha256.h"
#include "game/any_game.h"
#include "game/record.h"

namespace game {

/// The keys of a table's games: the last one is random, each earlier one is the SHA-256 of the one after it.
/// Who knows the commitment and the key of a game that is over can check it, and learns nothing of later
/// ones.
class KeyChain {
public:
    /// 256 random bits that nobody else knows. They are the key of the last game a record can hold.
    explicit KeyChain(const core::Digest& secret) : secret_(secret) {}
    /// `game` counts from 0 and is less than kMostRecordedGames.
    core::Digest key(std::size_t game) const;
    /// The SHA-256 of the first key: shown before anybody sits down.
    core::Digest commitment() const;

private:
    core::Digest secret_;
};

/// By seat, 128 bits as 32 small figures each, given when the seat is taken; empty for a seat that gives
/// none.
using Nonces = std::vector<std::string>;
bool is_nonce(std::string_view text);

/// What chance goes by at one place: the draw that comes after the first `place` moves of game `game`.
///
///     HMAC-SHA256(key, "pentario-draw 1\n" nonces "\n" game "\n" place)
///
/// with the nonces joined by commas, an empty one as "-", and the numbers in decimal. Its 32 bytes, eight at
/// a time with the highest first, are the state of the generator.
core::Rng fair_draw(const core::Digest& key, const Nonces& nonces, std::size_t game, std::size_t place);

/// What a record says about its draws, in its tags:
///
///     tag fair-commitment 64 figures
///     tag fair-nonces 32 figures,32 figures,-
///     tag fair-key 3 64 figures         the key of the latest game that is over
struct FairTags {
    struct Shown {
        std::size_t game = 0;
        core::Digest key{};
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    core::Digest commitment{};
    Nonces nonces;
    std::optional<Shown> shown;  // the keys of earlier games follow from it

    friend bool operator==(const FairTags&, const FairTags&) = default;
};
using Tags = std::vector<std::pair<std::string, std::string>>;
/// Puts them in the place of those that are there.
void write_fair(const FairTags& fair, Tags& tags);
/// Refused where there are none, or they cannot be read.
core::Result<FairTags, Reason> read_fair(const Record& record);

/// What was checked, of a record in which nothing is wrong.
struct Verified {
    std::size_t games = 0, keys = 0;     // games, and those whose key is shown
    std::size_t draws = 0, checked = 0;  // moves of chance, and those that were drawn again
    std::size_t seats = 0, nonces = 0;   // players, and those who gave a nonce

    friend bool operator==(const Verified&, const Verified&) = default;
};
/// Plays the record, leads the key shown back to the commitment, and draws every move of chance again for
/// which there is a key. Refused with the first thing that is wrong.
core::Result<Verified, Reason> verify_draws(const AnyGame& game, const Record& record);
/// The same in sentences: what holds, what could not be checked yet, and whose numbers were in it.
std::vector<Notice> told(const Verified& verified);

}  // namespace game
