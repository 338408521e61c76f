#include "app/cli/document_map.h"

#include "core/files/in_place.h"
#include "core/files/path_text.h"

namespace navsmith::cli {

files::Result<opening::OpenedMap> DocumentMaps::read(const std::filesystem::path& path) const {
    if (const auto whole = files::expectWhole(path); !recovers_ && !whole)
        return tl::unexpected(whole.error());
    return opening::openMap(path, {}, {}, {}, games_);
}

DocumentMap DocumentMaps::open(opening::OpenedDocument& document) {
    DocumentMap result;
    auto path = named_;
    if (path.empty())
        path = opening::findMap(*document.system, document.place, {}, &result.notes).value_or(path);
    if (path.empty())
        return result;
    // Maps are large: one at a time, and the last one stays.
    const std::scoped_lock lock(mutex_);
    if (!last_ || lastPath_ != path) {
        last_.emplace(read(path));
        lastPath_ = path;
        if (*last_ && !(*last_)->notice.empty())
            result.notes.push_back((*last_)->notice);
        if (*last_) {
            for (const auto& note : (*last_)->backdrop->geometry.notes)
                result.details.push_back(files::toText(path) + ": " + note);
        }
    }
    if (!*last_) {
        result.unread = last_->error();
        return result;
    }
    result.path = path;
    result.groundFault = opening::groundFault(**last_);
    document.model.setMap((*last_)->backdrop);
    return result;
}

} // namespace navsmith::cli
