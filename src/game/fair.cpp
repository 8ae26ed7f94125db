#include "game/fair.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <type_traits>

#include "core/text.h"
#include "game/match.h"

namespace game {

namespace {

constexpr std::size_t kNonceFigures = 32;
constexpr std::string_view kCommitment = "fair-commitment", kNonces = "fair-nonces", kKey = "fair-key";
constexpr std::string_view kNoNonce = "-";

std::string to_text(const Nonces& nonces) {
    std::vector<std::string> shown;
    for (const std::string& nonce : nonces) shown.push_back(nonce.empty() ? std::string(kNoNonce) : nonce);
    return core::join(shown, ",");
}

std::optional<Nonces> read_nonces(std::string_view text) {
    Nonces nonces;
    for (const std::string_view nonce : core::split(text, ',')) {
        if (nonce != kNoNonce && !is_nonce(nonce)) return std::nullopt;
        nonces.emplace_back(nonce == kNoNonce ? std::string_view() : nonce);
    }
    return nonces;
}

std::optional<FairTags::Shown> read_shown(std::string_view text) {
    const std::vector<std::string_view> words = core::words(text);
    if (words.size() != 2) return std::nullopt;
    const auto game = core::read_number(words[0], 0, kMostRecordedGames - 1);
    const auto key = core::read_digest(words[1]);
    if (!game || !key) return std::nullopt;
    return FairTags::Shown{static_cast<std::size_t>(*game), *key};
}

core::Failure<Reason> bad_tag(std::string_view tag) {
    return core::fail(Reason("bad-fair-tag", "", {{"tag", std::string(tag)}}));
}

/// The keys of the games up to the one shown, the first one first; none if they do not lead to the
/// commitment.
std::vector<core::Digest> keys_of(const FairTags& fair) {
    if (!fair.shown) return {};
    std::vector<core::Digest> keys(fair.shown->game + 1);
    keys.back() = fair.shown->key;
    for (std::size_t i = keys.size() - 1; i > 0; --i) keys[i - 1] = core::sha256(keys[i]);
    return core::sha256(keys.front()) == fair.commitment ? keys : std::vector<core::Digest>{};
}

/// Draws the moves of chance of a game again, as far as its key is known.
std::optional<Reason> check_game(const Course& course, std::size_t game, const Nonces& nonces,
                                 const core::Digest* key, Verified& verified) {
    std::optional<Reason> fault;
    std::size_t place = 0;
    course.tell(0, [&](const Moment& moment) {
        const std::size_t at = place++;
        if (moment.played.seat != Seat::chance()) return;
        ++verified.draws;
        if (!key || fault) return;
        core::Rng rng = fair_draw(*key, nonces, game, at);
        const AnyMove drawn = moment.before.draw_chance(rng);
        ++verified.checked;
        if (drawn == moment.played.move) return;
        const auto text = [&](AnyMove move) {
            return moment.before.write_move(Seat::chance(), move, Viewer::keeper());
        };
        fault = Reason("other-draw", "",
                       {{"game", static_cast<std::int64_t>(game) + 1},
                        {"move", static_cast<std::int64_t>(at) + 1},
                        {"recorded", text(moment.played.move)},
                        {"drawn", text(drawn)}});
    });
    return fault;
}

}  // namespace

core::Digest KeyChain::key(std::size_t game) const {
    assert(game < kMostRecordedGames);
    core::Digest key = secret_;
    for (std::size_t i = kMostRecordedGames - 1; i > game; --i) key = core::sha256(key);
    return key;
}

core::Digest KeyChain::commitment() const { return core::sha256(key(0)); }

bool is_nonce(std::string_view text) { return core::is_hex(text, kNonceFigures); }

core::Rng fair_draw(const core::Digest& key, const Nonces& nonces, std::size_t game, std::size_t place) {
    const core::Digest drawn =
        core::hmac_sha256(core::bytes_of(key), "pentario-draw 1\n" + to_text(nonces) + "\n" +
                                                   std::to_string(game) + "\n" + std::to_string(place));
    std::array<std::uint64_t, 4> state{};
    for (std::size_t i = 0; i < drawn.size(); ++i) state[i / 8] = state[i / 8] << 8 | drawn[i];
    static_assert(std::is_trivially_copyable_v<core::Rng>);
    return std::bit_cast<core::Rng>(state);  // all of its bits: a seed of 64 could be searched for
}

void write_fair(const FairTags& fair, Tags& tags) {
    std::erase_if(tags, [](const auto& tag) {
        return tag.first == kCommitment || tag.first == kNonces || tag.first == kKey;
    });
    tags.emplace_back(kCommitment, core::to_hex(fair.commitment));
    tags.emplace_back(kNonces, to_text(fair.nonces));
    if (fair.shown)
        tags.emplace_back(kKey, std::to_string(fair.shown->game) + " " + core::to_hex(fair.shown->key));
}

core::Result<FairTags, Reason> read_fair(const Record& record) {
    if (record.tag(kCommitment).empty()) return core::fail(Reason("no-commitment", ""));
    FairTags fair;
    const auto commitment = core::read_digest(record.tag(kCommitment));
    if (!commitment) return bad_tag(kCommitment);
    fair.commitment = *commitment;
    auto nonces = read_nonces(record.tag(kNonces));
    if (!nonces) return bad_tag(kNonces);
    fair.nonces = std::move(*nonces);
    if (record.tag(kKey).empty()) return fair;
    fair.shown = read_shown(record.tag(kKey));
    if (!fair.shown) return bad_tag(kKey);
    return fair;
}

core::Result<Verified, Reason> verify_draws(const AnyGame& game, const Record& record) {
    const auto fair = read_fair(record);
    if (!fair) return core::fail(fair.error());
    const auto match = Match::replay(game, record, Dealer{.automatic = false});
    if (!match) return core::fail(match.error());
    Verified verified{.games = match->games(), .seats = static_cast<std::size_t>(match->setup().players)};
    if (fair->nonces.size() != verified.seats)
        return core::fail(Reason("nonces-for-each", "",
                                 {{"seats", static_cast<std::int64_t>(verified.seats)},
                                  {"nonces", static_cast<std::int64_t>(fair->nonces.size())}}));
    for (const std::string& nonce : fair->nonces) verified.nonces += !nonce.empty();
    const std::vector<core::Digest> keys = keys_of(*fair);
    if (fair->shown && keys.empty()) return core::fail(Reason("broken-chain", ""));
    verified.keys = std::min(keys.size(), verified.games);
    for (std::size_t i = 0; i < verified.games; ++i) {
        const core::Digest* key = i < keys.size() ? &keys[i] : nullptr;
        if (auto fault = check_game(match->course(i), i, fair->nonces, key, verified))
            return core::fail(std::move(*fault));
    }
    return verified;
}

std::vector<Notice> told(const Verified& verified) {
    const auto count = [](std::string_view name, std::size_t number) {
        return Arg(name, static_cast<std::int64_t>(number));
    };
    std::vector<Notice> told;
    if (verified.keys > 0)
        told.emplace_back("keys-hold", "",
                          std::vector{count("keys", verified.keys), count("games", verified.games)});
    else
        told.emplace_back("no-key-yet", "");
    if (verified.draws == 0) told.emplace_back("no-draws", "");
    if (verified.checked > 0)
        told.emplace_back("draws-hold", "", std::vector{count("draws", verified.checked)});
    if (verified.checked < verified.draws)
        told.emplace_back("draws-wait", "", std::vector{count("draws", verified.draws - verified.checked)});
    if (verified.nonces > 0)
        told.emplace_back("nonces-given", "",
                          std::vector{count("nonces", verified.nonces), count("seats", verified.seats)});
    else
        told.emplace_back("no-nonces", "");
    return told;
}

}  // namespace game
