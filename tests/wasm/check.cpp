// Prints the behaviour signature and answers one rpc request, as the native builds do.

#include <cstdio>

#include "bots/signature.h"
#include "wire/session.h"

int main() {
    const bots::Signature signature = bots::signature();
    for (const std::string& line : signature.lines) std::puts(line.c_str());
    for (const std::string& fault : signature.faults) std::printf("fault: %s\n", fault.c_str());
    wire::Session session(1);
    const std::string answer = session.answer(R"({"op":"new","game":"pente"})");
    if (!answer.starts_with(R"({"ok":true)")) std::printf("fault: rpc answered %s\n", answer.c_str());
    return signature.faults.empty() ? 0 : 1;
}
