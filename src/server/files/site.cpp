#include "server/files/site.h"

#include <array>
#include <utility>

#include "core/hash.h"
#include "core/text.h"
#include "server/files/media.h"
#include "server/files/path.h"
#include "server/files/preferences.h"

namespace server {

namespace {

using Packing = std::pair<std::string_view, std::string_view>;
/// Ending and encoding, the smaller first.
constexpr std::array kPackings = std::to_array<Packing>({{".br", "br"}, {".gz", "gzip"}});

/// A strong entity tag: it tells the bytes.
std::string tag_of(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::uint64_t hash = core::Hash().add(bytes).value();
    std::string tag = "\"";
    for (int shift = 60; shift >= 0; shift -= 4) tag += kDigits[hash >> shift & 15];
    return tag + '"';
}

/// Weak tags match as well (RFC 9110, 13.1.2). No tag has a quote inside, so finding ours
/// anywhere in the list is finding it as an item.
bool has_tag(std::string_view if_none_match, std::string_view tag) {
    return core::trim(if_none_match) == "*" || if_none_match.find(tag) != if_none_match.npos;
}

/// Whether a file is only another form of one that is there as well.
bool is_packed_form(const Files& files, std::string_view path) {
    for (const auto& [ending, encoding] : kPackings)
        if (path.ends_with(ending) && files.contains(path.substr(0, path.size() - ending.size())))
            return true;
    return false;
}

}  // namespace

Site::Site(Files files) {
    for (const auto& [path, bytes] : files) {
        if (is_packed_form(files, path)) continue;
        Page page{.type = media_type(path),
                  .caching = is_named_by_content(path) ? "public, max-age=31536000, immutable" : "no-cache"};
        for (const auto& [ending, encoding] : kPackings)
            if (const auto packed = files.find(path + std::string(ending)); packed != files.end())
                page.forms.push_back({encoding, packed->second, tag_of(packed->second)});
        page.forms.push_back({"identity", bytes, tag_of(bytes)});
        pages_.emplace(path, std::move(page));
    }
}

const Site::Form& Site::choose(const Page& page, std::string_view accept_encoding) {
    const auto preferences = read_preferences(accept_encoding);
    const Form* best = &page.forms.back();
    int most = 0;
    for (const Form& form : page.forms) {
        const int wanted = welcome(preferences, form.encoding);
        if (wanted <= most) continue;
        best = &form;
        most = wanted;
    }
    return *best;
}

Answer Site::answer(const Request& request) const {
    if (request.method != "GET" && request.method != "HEAD")
        return refusal(Status::method_not_allowed, request.accept_language);
    const auto path = path_of(request.target);
    if (!path) return refusal(Status::bad_request, request.accept_language);
    const auto found = pages_.find(*path);
    if (found == pages_.end()) return refusal(Status::not_found, request.accept_language);

    const Page& page = found->second;
    const Form& form = choose(page, request.accept_encoding);
    Answer answer;
    answer.headers = {{"Cache-Control", page.caching}, {"ETag", form.tag}};
    if (page.forms.size() > 1) answer.headers.push_back({"Vary", "Accept-Encoding"});
    if (has_tag(request.if_none_match, form.tag)) {
        answer.status = Status::not_modified;
        return answer;
    }
    answer.headers.push_back({"Content-Type", page.type});
    if (form.encoding != "identity") answer.headers.push_back({"Content-Encoding", form.encoding});
    answer.body = form.bytes;
    return answer;
}

}  // namespace server
