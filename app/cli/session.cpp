#include "app/cli/session.h"

#include "core/files/path_text.h"
#include "core/opening/find_documents.h"

#include <utility>

namespace navsmith::cli {

namespace {

std::filesystem::path pathOf(const opening::DocumentPlace& place, const std::string& name) {
    const auto* file = place.find(name);
    return file != nullptr ? file->path : place.folder / files::fromBytes(name);
}

} // namespace

void Session::add(files::FileError problem) {
    log_.error("{}", files::describe(problem));
    problems_.push_back(std::move(problem));
}

void Session::readOthers(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options) {
    std::vector<opening::Publisher> others;
    openEach(paths, options,
             [&](opening::OpenedDocument& document) { others.push_back(opening::publisherOf(document)); });
    others_ = std::move(others);
}

void Session::openEach(std::span<const std::filesystem::path> paths, const opening::OpenOptions& options,
                       const std::function<void(opening::OpenedDocument&)>& use) {
    auto found = opening::findDocuments(paths, nullptr, options.recovery);
    for (const auto& notice : found.notices)
        log_.warn("{}", notice);
    for (const auto& path : found.skipped)
        log_.info("{}: skipped, unknown format", files::toText(path));
    for (auto& problem : found.problems)
        add(std::move(problem));
    for (const auto& offer : found.offers)
        add(opening::problemOf(offer));
    for (const auto& candidate : found.candidates) {
        auto document = opening::openDocument(candidate, options);
        if (!document) {
            for (auto& problem : document.error())
                add(std::move(problem));
            continue;
        }
        for (const auto& notice : document->notices) {
            // A notice about the whole folder, such as an interrupted save, is a warning; one about a file's format is
            // not.
            if (notice.file.empty())
                log_.warn("{}", notice.text);
            else
                log_.info("{}: {}", files::toText(pathOf(document->place, notice.file)), notice.text);
        }
        for (const auto& failure : document->failures)
            add(failure);
        connect(*document);
        use(*document);
    }
}

std::vector<std::string> fileNames(const opening::OpenedDocument& document) {
    std::vector<std::string> names;
    for (const auto& file : document.place.files)
        names.push_back(file.name);
    return names;
}

} // namespace navsmith::cli
