#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/files/folder.h"
#include "server/http.h"

namespace server {

/// A site held in memory from its start on: no request touches the disk, so none can reach beside
/// the folder, and a build that replaces files meanwhile never shows half of it. It is small:
/// some megabytes.
class Site {
public:
    /// `x.js.br` and `x.js.gz` become other forms of `x.js`, no pages of their own.
    explicit Site(Files files);

    /// The answer looks into this site, which must outlive it.
    Answer answer(const Request& request) const;

private:
    /// One form of a file's bytes; `encoding` is `identity`, `br` or `gzip`.
    struct Form {
        std::string_view encoding;
        std::string bytes, tag;
    };
    struct Page {
        std::string_view type, caching;
        std::vector<Form> forms{};  // the plain one last
    };

    static const Form& choose(const Page& page, std::string_view accept_encoding);

    std::map<std::string, Page, std::less<>> pages_;
};

}  // namespace server
