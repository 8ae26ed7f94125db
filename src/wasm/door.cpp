// The browser's door: the `rpc` operations behind exported memory. The caller asks for room, writes
// a request there as UTF-8, and reads the answer where `pentario_answer` says it lies. What takes
// long is done in slices: the caller's loop over `go`.

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "wire/session.h"

namespace {

std::unique_ptr<wire::Session> session;
std::vector<char> request;
std::string answer;

}  // namespace

#define PENTARIO_EXPORT(name) extern "C" __attribute__((export_name(name)))

/// A fresh table; `entropy` seeds the games that name no seed of their own.
PENTARIO_EXPORT("pentario_open") void pentario_open(std::uint64_t entropy) {
    session = std::make_unique<wire::Session>(entropy);
}

/// Where to write a request of that many bytes; valid until the next call.
PENTARIO_EXPORT("pentario_room") char* pentario_room(std::size_t bytes) {
    request.resize(bytes);
    return request.data();
}

/// Answers the request that was written; the answer stays until the next call.
PENTARIO_EXPORT("pentario_answer") const char* pentario_answer() {
    if (!session) pentario_open(0);
    answer = session->answer(std::string_view(request.data(), request.size()));
    return answer.data();
}

PENTARIO_EXPORT("pentario_answer_bytes") std::size_t pentario_answer_bytes() { return answer.size(); }
