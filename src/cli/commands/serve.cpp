// The command that opens the table in the browser: serve.

#include <unistd.h>

#include <iostream>

#include "cli/commands/commands.h"
#include "cli/commands/refuse.h"
#include "cli/serve/lan.h"
#include "cli/serve/qr.h"
#include "cli/serve/serve.h"
#include "cli/words.h"
#include "core/text.h"
#include "server/bus/local.h"
#include "server/files/site.h"
#include "server/net/listener.h"
#include "server/store/sqlite.h"
#include "server/tables/hub.h"

namespace cli {

namespace fs = std::filesystem;

namespace {

server::Place place_of(const ServeArguments& arguments) {
    return {arguments.lan ? std::string(server::kEverywhere) : arguments.host, arguments.port,
            arguments.proxy};
}

/// For those around the table: the addresses to open, and a QR code.
void tell_home(const Words& words, const std::vector<std::string>& addresses) {
    std::cout << words.say("cli.serve.home") << '\n';
    for (const std::string& address : addresses) std::cout << address << '\n';
    if (::isatty(STDOUT_FILENO) == 1)
        for (const std::string& line : qr_lines(addresses.front())) std::cout << line << '\n';
    std::cout << words.say("cli.serve.same-network") << '\n';
}

/// Prints where the table is. Returns the address for the browser here: links made there must work for the
/// others too.
std::string tell(const Words& words, const ServeArguments& arguments, std::uint16_t port) {
    std::string address = address_of(arguments.host, port);
    std::vector<std::string> others;
    if (arguments.lan)
        for (const std::string& figures : in_likely_order(own_addresses()))
            others.push_back(address_of(figures, port));
    if (!others.empty()) {
        tell_home(words, others);
        address = others.front();
    } else {
        std::cout << words.say(arguments.lan ? "cli.serve.no-network" : "cli.serve.ready") << '\n'
                  << address << '\n';
    }
    if (!is_loopback(arguments.host))
        std::cout << words.say(
                         game::Notice("cli.serve.others", "", {{"host", core::quotable(arguments.host)}}))
                  << '\n';
    std::cout << words.say("cli.serve.stop") << std::endl;
    return address;
}

}  // namespace

int run_serve(const ServeArguments& arguments, game::Language language) {
    std::error_code error;
    const fs::path folder = arguments.web.empty() ? web_folder_of(fs::read_symlink("/proc/self/exe", error))
                                                  : fs::path(arguments.web);
    auto files = server::read_folder(folder);
    if (!files) return refuse(files.error(), language);
    const server::Site site(std::move(*files));
    raise_descriptors();
    const bool is_alone = !arguments.lan && !arguments.proxy && is_loopback(arguments.host);
    const server::Limits limits = is_alone ? server::Limits::at_home() : server::Limits();
    // Each object below refers to those above it for as long as it lives.
    auto listener = server::listen(
        place_of(arguments), [&](const server::Request& request) { return site.answer(request); }, limits);
    if (!listener) return refuse(listener.error(), language);
    const fs::path data = arguments.data.empty() ? usual_data_folder() : fs::path(arguments.data);
    if (data.empty()) return refuse(game::Reason("cli.cannot-find-home", ""), language);
    server::Loop& loop = (*listener)->loop();
    auto store = server::store::SqliteStore::open(loop, data);
    if (!store) return refuse(store.error(), language);
    server::bus::LocalBus bus(loop);
    const auto hub = server::tables::Hub::open(loop, **store, bus, limits, {});
    (*listener)->connect(*hub);

    const std::string address = tell({language, {}}, arguments, (*listener)->port());
    if (!arguments.no_open) open_browser(address);
    (*listener)->run();
    return kDone;
}

}  // namespace cli
