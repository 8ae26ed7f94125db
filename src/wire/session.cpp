#include "wire/session.h"

namespace wire {

struct Session::Table {};

Session::Session(std::uint64_t) : table_(std::make_unique<Table>()) {}
Session::~Session() = default;
std::string Session::answer(std::string_view) { return "{}"; }

}  // namespace wire
