#pragma once

#include <stdlib.h>

#include <filesystem>
#include <string>

namespace server::store {

/// A folder of a test's own.
class OwnFolder {
public:
    OwnFolder() {
        std::string pattern = (std::filesystem::temp_directory_path() / "pentario-test-XXXXXX").string();
        path_ = mkdtemp(pattern.data());
    }
    ~OwnFolder() {
        std::error_code error;
        std::filesystem::remove_all(path_, error);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

}  // namespace server::store
