#include "server/files/folder.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <cerrno>
#include <cstring>
#include <fstream>

namespace server {
namespace {

namespace fs = std::filesystem;

/// A folder of a test's own, in which lies a site beside a secret.
class Folder {
public:
    Folder() {
        std::string pattern = (fs::temp_directory_path() / "pentario-test-XXXXXX").string();
        root_ = mkdtemp(pattern.data());
        write("secret.txt", "secret");
        fs::create_directories(site());
    }
    ~Folder() {
        std::error_code error;
        fs::remove_all(root_, error);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    fs::path root() const { return root_; }
    fs::path site() const { return root_ / "site"; }
    void write(const std::string& name, const std::string& bytes) const {
        fs::create_directories((root_ / name).parent_path());
        std::ofstream(root_ / name, std::ios::binary) << bytes;
    }

private:
    fs::path root_;
};

TEST(FolderOfASite, IsReadWithEverythingBelow) {
    const Folder folder;
    const std::string bytes("\0\r\n\xff", 4);
    folder.write("site/index.html", "home");
    folder.write("site/assets/deep/x.wasm", bytes);
    folder.write("site/empty.txt", "");
    const auto files = read_folder(folder.site());
    ASSERT_TRUE(files);
    EXPECT_EQ(*files, (Files{{"/index.html", "home"}, {"/assets/deep/x.wasm", bytes}, {"/empty.txt", ""}}));
}

TEST(FolderOfASite, LinksAndHiddenFilesAreLeftOut) {
    const Folder folder;
    folder.write("site/index.html", "home");
    folder.write("site/.env", "hidden");
    folder.write("site/.git/config", "hidden");
    fs::create_symlink(folder.root() / "secret.txt", folder.site() / "link.txt");
    fs::create_symlink("../secret.txt", folder.site() / "relative.txt");
    fs::create_directory_symlink(folder.root(), folder.site() / "up");
    fs::create_symlink("index.html", folder.site() / "inside.html");
    fs::create_symlink("nowhere", folder.site() / "broken");
    const auto files = read_folder(folder.site());
    ASSERT_TRUE(files);
    EXPECT_EQ(*files, (Files{{"/index.html", "home"}}));
}

TEST(FolderOfASite, MayItselfBeBehindALink) {
    const Folder folder;
    folder.write("site/index.html", "home");
    fs::create_directory_symlink(folder.site(), folder.root() / "alias");
    EXPECT_TRUE(read_folder(folder.root() / "alias"));
}

TEST(FolderOfASite, OneThatIsNoneIsNamed) {
    const Folder folder;
    const auto code = [](const fs::path& path, const FolderLimits& limits = {}) {
        const auto files = read_folder(path, limits);
        return std::string(files ? "" : files.error().code);
    };
    EXPECT_EQ(code(folder.root() / "nowhere"), "server.cannot-find-folder");
    EXPECT_EQ(code(folder.root() / "secret.txt"), "server.cannot-find-folder");
    EXPECT_EQ(code(""), "server.cannot-find-folder");
    EXPECT_EQ(code(folder.site()), "server.cannot-find-index");
    fs::create_symlink(folder.root() / "secret.txt", folder.site() / "index.html");
    EXPECT_EQ(code(folder.site()), "server.cannot-find-index") << "a link is not followed";
    fs::remove(folder.site() / "index.html");
    fs::create_directory(folder.site() / "index.html");
    EXPECT_EQ(code(folder.site()), "server.cannot-find-index");
}

TEST(FolderOfASite, AFileThatCannotBeReadIsNamed) {
    const auto why = [](const fs::path& file) {
        const auto bytes = read_bytes(file, 100);
        EXPECT_FALSE(bytes) << file;
        if (!bytes) {
            EXPECT_EQ(bytes.error().code, "server.cannot-read");
        }
        return bytes ? "" : bytes.error().args[1].word;
    };
    const Folder folder;
    EXPECT_EQ(why(folder.root() / "nowhere"), std::strerror(ENOENT));
    EXPECT_EQ(why(folder.site()), std::strerror(EISDIR)) << "opens, and gives no bytes";
    EXPECT_EQ(why("/proc/self/mem"), std::strerror(EIO)) << "nothing lies at address 0";
    folder.write("long.txt", std::string(300'000, 'x'));
    EXPECT_EQ(read_bytes(folder.root() / "long.txt", 1'000'000)->size(), 300'000U);
    EXPECT_EQ(read_bytes(folder.root() / "long.txt", 100'001)->size(), 100'001U)
        << "no more than was asked for";
}

TEST(FolderOfASite, OneThatIsTooBigIsRefused) {
    const Folder folder;
    folder.write("site/index.html", "0123456789");
    folder.write("site/b/x.txt", "0123456789");
    const auto fits = [&](std::size_t files, std::uintmax_t bytes) {
        const auto read = read_folder(folder.site(), {.files = files, .bytes = bytes});
        EXPECT_EQ(read ? "" : read.error().code, read ? "" : "server.cannot-hold-folder");
        return read.ok();
    };
    EXPECT_TRUE(fits(2, 20));
    EXPECT_FALSE(fits(1, 20));
    EXPECT_FALSE(fits(2, 19));
    EXPECT_FALSE(fits(2, 5));
}

}  // namespace
}  // namespace server
