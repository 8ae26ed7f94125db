#include <gtest/gtest.h>
#include <signal.h>

#include "cli/serve/lan.h"
#include "cli/serve/serve.h"
#include "folder.h"
#include "program.h"
#include "server/net/line.h"
#include "server/tests/line_client.h"

namespace cli {
namespace {

/// `pentario serve` while it runs, at a free port.
class Serving {
public:
    explicit Serving(const std::string& arguments, const std::string& before = "") {
        const std::string command = "echo $$; LC_ALL=C.UTF-8 " + before +
                                    " exec '" PENTARIO_PROGRAM "' serve --port 0 " + arguments + " 2>&1";
        pipe_ = popen(command.c_str(), "r");
        process_ = std::stoi(line());
    }
    std::string line() {
        std::string text;
        for (int c = std::fgetc(pipe_); c != EOF && c != '\n'; c = std::fgetc(pipe_))
            text += static_cast<char>(c);
        return text;
    }
    /// Ends it, and tells with what.
    int stop(int signal) {
        ::kill(process_, signal);
        const int status = pclose(pipe_);
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

private:
    FILE* pipe_;
    pid_t process_;
};

TEST(Serve, PrintsItsAddressAnswersAndEndsCleanly) {
    const Folder folder;
    write_text(folder / "index.html", "home");
    for (const int signal : {SIGINT, SIGTERM}) {
        Serving serving("--web '" + folder.path().string() + "'");
        EXPECT_EQ(serving.line(), "The table is set, in your browser:");
        const std::string address = serving.line();
        ASSERT_TRUE(address.starts_with("http://localhost:") && address.ends_with("/")) << address;
        EXPECT_EQ(serving.line(), "To stop: Ctrl-C.");
        server::Client client(static_cast<std::uint16_t>(std::stoi(address.substr(17))));
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        EXPECT_TRUE(client.answer().ends_with("\r\n\r\nhome"));
        EXPECT_EQ(serving.stop(signal), 0);
    }
}

TEST(Serve, SaysWhenOthersCanReachIt) {
    const Folder folder;
    write_text(folder / "index.html", "home");
    Serving serving("--host 0.0.0.0 --web '" + folder.path().string() + "'");
    serving.line();
    EXPECT_TRUE(serving.line().starts_with("http://localhost:"));
    EXPECT_EQ(serving.line(), "Whoever can reach this computer at 0.0.0.0 can open it, too.");
    EXPECT_EQ(serving.stop(SIGINT), 0);
}

TEST(Serve, KeepsTablesInAFolderThatIsItsAlone) {
    const Folder folder;
    write_text(folder / "web/index.html", "home");
    const std::string web = " --web '" + (folder / "web").string() + "'";
    Serving first(web);
    first.line();
    const std::string address = first.line();
    const auto data = folder / "pentario/serve";
    EXPECT_TRUE(std::filesystem::exists(data / "pentario.db"));
    EXPECT_EQ(std::filesystem::status(data).permissions(), std::filesystem::perms::owner_all);
    server::LineClient line(static_cast<std::uint16_t>(std::stoi(address.substr(17))));
    line.say(R"({"op":"hello","id":"1","version":1,"language":"nl"})");
    EXPECT_TRUE(has(line.text().value_or(""), "\"ok\":true"));
    const Ran second = run("serve --port 0" + web);
    EXPECT_EQ(second.code, 1) << second.text;
    EXPECT_EQ(first.stop(SIGTERM), 0);
    EXPECT_EQ(line.end(), server::closing::kRestart);
    Serving elsewhere("--data '" + (folder / "other/place").string() + "'" + web);
    elsewhere.line();
    EXPECT_TRUE(has(elsewhere.line(), "http://"));
    EXPECT_TRUE(std::filesystem::exists(folder / "other/place/pentario.db"));
    EXPECT_EQ(elsewhere.stop(SIGINT), 0);
    write_text(folder / "file", "x");
    const Ran none = run("serve --port 0 --data '" + (folder / "file/x").string() + "'" + web);
    EXPECT_EQ(none.code, 1) << none.text;
    EXPECT_TRUE(has(run("serve --port 0" + web, "HOME= XDG_DATA_HOME=").text, "--data"));
}

TEST(Serve, TellsWhereOthersAtHomeFindIt) {
    const Folder folder;
    write_text(folder / "index.html", "home");
    Serving serving("--lan --web '" + folder.path().string() + "'");
    const std::string first = serving.line(), address = serving.line();
    if (in_likely_order(own_addresses()).empty()) {
        EXPECT_TRUE(has(first, "on no network")) << first;
        EXPECT_TRUE(address.starts_with("http://localhost:")) << address;
    } else {
        EXPECT_TRUE(has(first, "everybody at home")) << first;
        EXPECT_FALSE(has(address, "localhost")) << address;
    }
    const auto port = static_cast<std::uint16_t>(
        std::stoi(address.substr(address.rfind(':') + 1, address.size() - address.rfind(':') - 2)));
    server::Client client(port);
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client.answer().ends_with("home"));
    EXPECT_EQ(serving.stop(SIGINT), 0);
    EXPECT_EQ(run("serve --lan --host 127.0.0.1 --web '" + folder.path().string() + "'").code, 2);
}

TEST(Serve, ATakenPortIsAnErrorThatHelps) {
    const Folder folder;
    write_text(folder / "index.html", "home");
    const std::string web = " --web '" + folder.path().string() + "'";
    Serving first(web);
    first.line();
    const std::string address = first.line();
    const std::string port = address.substr(17, address.size() - 18);
    const Ran second = run("serve --port " + port + web);
    EXPECT_EQ(second.code, 1);
    EXPECT_TRUE(has(second.text, "pentario: Port " + port + " is in use already")) << second.text;
    EXPECT_TRUE(has(second.text, "--port")) << second.text;
    EXPECT_FALSE(has(second.text, "http://")) << "no other port is taken silently";
    for (const auto& [language, said] :
         {std::pair("nl", "is al in gebruik"), {"fr", "est déjà utilisé"}, {"de", "ist schon belegt"}})
        EXPECT_TRUE(has(run("serve --port " + port + web + " --lang " + language).text, said)) << language;
    EXPECT_EQ(first.stop(SIGTERM), 0);
}

TEST(Serve, AFolderWithoutAClientIsNamed) {
    const Folder folder;
    const std::string path = folder.path().string();
    const Ran empty = run("serve --web '" + path + "'");
    EXPECT_EQ(empty.code, 1);
    EXPECT_TRUE(has(empty.text, "There is no index.html in the folder " + path)) << empty.text;
    EXPECT_TRUE(has(empty.text, "`make play`")) << empty.text;
    const Ran missing = run("serve --web '" + path + "/nowhere' --lang de");
    EXPECT_EQ(missing.code, 1);
    EXPECT_TRUE(has(missing.text, "nowhere gibt es nicht")) << missing.text;
    EXPECT_TRUE(has(missing.text, "`make play`")) << missing.text;
}

TEST(Serve, BadArgumentsEndWithTwo) {
    const Folder folder;
    write_text(folder / "index.html", "home");
    const std::string web = " --web '" + folder.path().string() + "'";
    for (const char* bad : {"--host example.org", "--host ''", "--port x", "--port -1", "--port 65536",
                            "--port 80.5", "extra", "--open"}) {
        const Ran ran = run("serve " + std::string(bad) + web);
        EXPECT_EQ(ran.code, 2) << bad << ran.text;
        EXPECT_TRUE(has(ran.text, "pentario: ")) << bad;
    }
    EXPECT_TRUE(
        has(run("serve --host nowhere --lang fr" + web).text, "Cette adresse ne convient pas : nowhere"));
    EXPECT_EQ(run("serve --port 0 --host 192.0.2.1" + web).code, 1);
}

/// A browser that notes what it is to open, and ends who started it.
std::string browser_in(const Folder& folder) {
    const std::filesystem::path file = folder / "browser";
    write_text(file, "#!/bin/sh\nls -l /proc/$$/fd >'" + (folder / "inherited").string() + "'\n" +
                         "printf %s \"$1\" >'" + (folder / "opened").string() + "'\nkill -TERM $PPID\n");
    std::filesystem::permissions(file, std::filesystem::perms::owner_all);
    write_text(folder / "web/index.html", "home");
    return "DISPLAY=:0 BROWSER='" + file.string() + "'";
}

TEST(Serve, OpensTheBrowserWhereAPersonSits) {
    const Folder folder;
    const std::string browser = browser_in(folder), file = (folder / "run.sh").string();
    write_text(file, browser + " exec '" PENTARIO_PROGRAM "' serve --port 0 --web '" +
                         (folder / "web").string() + "'\n");
    const std::string command =
        "script -qec 'sh " + file + "' /dev/null </dev/null >'" + (folder / "said").string() + "'";
    EXPECT_EQ(std::system(command.c_str()), 0);
    const std::string opened = text_of(folder / "opened");
    EXPECT_TRUE(opened.starts_with("http://localhost:")) << opened;
    EXPECT_TRUE(has(text_of(folder / "said"), opened));
    EXPECT_TRUE(has(text_of(folder / "inherited"), "/dev/null"));
    EXPECT_FALSE(has(text_of(folder / "inherited"), "socket:"))
        << "a browser that stays must not keep the port";
}

TEST(Serve, OpensNoBrowserWithoutATerminal) {
    const Folder folder;
    const std::string browser = browser_in(folder);
    Serving serving("--web '" + (folder / "web").string() + "'", browser);
    serving.line();
    const std::string address = serving.line();
    server::Client client(static_cast<std::uint16_t>(std::stoi(address.substr(17))));
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    EXPECT_TRUE(client.answer().ends_with("home")) << "what is done at the start is done by now";
    EXPECT_EQ(serving.stop(SIGINT), 0);
    EXPECT_FALSE(std::filesystem::exists(folder / "opened"));
}

TEST(Serve, FindsTheClientThatWasBuiltWithIt) {
    const Folder folder;
    const std::filesystem::path program = folder / "build/release/src/cli/pentario";
    EXPECT_EQ(web_folder_of(program), folder / "build/web");
    write_text(folder / "build/release/src/cli/web/index.html", "home");
    EXPECT_EQ(web_folder_of(program), folder / "build/release/src/cli/web");
}

TEST(Serve, AddressesAreWhatABrowserTakes) {
    EXPECT_EQ(address_of("localhost", 8000), "http://localhost:8000/");
    EXPECT_EQ(address_of("127.0.0.1", 80), "http://127.0.0.1:80/");
    EXPECT_EQ(address_of("::1", 8000), "http://[::1]:8000/");
    EXPECT_EQ(address_of("::", 8000), "http://localhost:8000/");
    for (const char* host : {"localhost", "127.0.0.1", "127.0.1.1", "::1"})
        EXPECT_TRUE(is_loopback(host)) << host;
    for (const char* host : {"0.0.0.0", "::", "192.168.1.2", "1.127.0.1"})
        EXPECT_FALSE(is_loopback(host)) << host;
}

}  // namespace
}  // namespace cli
