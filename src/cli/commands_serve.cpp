// The command that opens the table in the browser: serve.

#include <iostream>

#include "cli/commands.h"
#include "cli/refuse.h"
#include "cli/serve/serve.h"
#include "cli/words.h"
#include "core/text.h"
#include "server/files/site.h"
#include "server/net/listener.h"

namespace cli {

namespace fs = std::filesystem;

int run_serve(const ServeArguments& arguments, game::Language language) {
    std::error_code error;
    const fs::path folder = arguments.web.empty() ? web_folder_of(fs::read_symlink("/proc/self/exe", error))
                                                  : fs::path(arguments.web);
    auto files = server::read_folder(folder);
    if (!files) return refuse(files.error(), language);
    const server::Site site(std::move(*files));
    auto listener = server::listen({arguments.host, arguments.port},
                                   [&](const server::Request& request) { return site.answer(request); });
    if (!listener) return refuse(listener.error(), language);

    const Words words{language, {}};
    const std::string address = address_of(arguments.host, (*listener)->port());
    std::cout << words.say("cli.serve.ready") << '\n' << address << '\n';
    if (!is_loopback(arguments.host))
        std::cout << words.say(
                         game::Notice("cli.serve.others", "", {{"host", core::quotable(arguments.host)}}))
                  << '\n';
    std::cout << words.say("cli.serve.stop") << std::endl;
    if (!arguments.no_open) open_browser(address);
    (*listener)->run();
    return kDone;
}

}  // namespace cli
