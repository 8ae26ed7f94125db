#pragma once

#include <string>

namespace server::protocol {

/// The client's types of all messages: the text of web/src/net/messages.ts.
std::string typescript();

}  // namespace server::protocol
