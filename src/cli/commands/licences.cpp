// The command that tells whose work is in what is shipped: licences.

#include <iostream>

#include "cli/commands/commands.h"
#include "cli/files/files.h"
#include "cli/notices_data.h"
#include "cli/serve/serve.h"
#include "cli/words.h"
#include "core/text.h"

namespace cli {

namespace fs = std::filesystem;

int run_licences(game::Language language) {
    const Words words{language, {}};
    std::cout << data::kLicence << '\n' << words.say("cli.licences.program") << "\n\n" << data::kNotices;
    // The client's own list is made with the client (web/notices.ts).
    std::error_code error;
    const fs::path folder = web_folder_of(fs::read_symlink("/proc/self/exe", error));
    if (const auto client = read_file(folder / "licences.txt")) {
        const game::Arg where{"folder", core::quotable(folder.string(), 200)};
        std::cout << words.say(game::Notice("cli.licences.client", "", {where})) << "\n\n" << *client;
    }
    return kDone;
}

}  // namespace cli
