#include "core/document/document_jobs.h"

#include "core/files/path_text.h"
#include "core/files/platform_files.h"

#include <cstdint>
#include <utility>

namespace navsmith::document {

std::string resourceOf(const std::filesystem::path& path) {
    auto name = files::toBytes(files::normalPath(files::absolutePath(path)));
    if (name.size() > 1 && name.ends_with('/')) // a folder given with a trailing slash
        name.pop_back();
    return "path:" + name;
}

std::string resourceOf(const Document& document) {
    return "document:" + std::to_string(reinterpret_cast<std::uintptr_t>(&document));
}

std::vector<std::string> resourcesOf(const Document& document) {
    const auto& place = document.opened().place;
    return {resourceOf(document), resourceOf(place.holder())};
}

std::function<bool()> copyModel(QPointer<Document> document, std::shared_ptr<std::optional<model::Model>> copy) {
    return [document = std::move(document), copy = std::move(copy)] {
        if (!document)
            return false;
        document->commitPreview();
        copy->emplace(document->model());
        return true;
    };
}

} // namespace navsmith::document
