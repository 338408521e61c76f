#include "app/cli/open_documents.h"

#include "core/files/path_text.h"
#include "core/files/platform_files.h"
#include "formats/texts/texts.h"

#include <algorithm>
#include <utility>

namespace navsmith::cli {

namespace {

namespace fs = std::filesystem;

/// "maps/" and "./maps" are "maps".
fs::path normal(const fs::path& path) {
    const auto result = path.lexically_normal();
    return result.has_filename() ? result : result.parent_path();
}

} // namespace

void OpenDocuments::Held::saved() {
    savedAt = done.size();
    unsavedFiles.saved(unsavedFiles.mark());
}

bool OpenDocuments::Held::undo() {
    if (done.empty())
        return false;
    document.model.apply(done.back(), model::Direction::Backward);
    routes.clear();
    unsavedFiles.follow(document.model, done.back());
    undone.push_back(std::move(done.back()));
    done.pop_back();
    return true;
}

bool OpenDocuments::Held::redo() {
    if (undone.empty())
        return false;
    document.model.apply(undone.back(), model::Direction::Forward);
    routes.clear();
    unsavedFiles.follow(document.model, undone.back());
    done.push_back(std::move(undone.back()));
    undone.pop_back();
    return true;
}

OpenDocuments::Held& OpenDocuments::add(opening::OpenedDocument document) {
    return held_.emplace_back(Held{.document = std::move(document)});
}

void OpenDocuments::close(const Held& held) {
    held_.remove_if([&](const Held& each) { return &each == &held; });
}

std::vector<OpenDocuments::Held*> OpenDocuments::find(std::span<const fs::path> paths,
                                                      std::vector<files::FileError>& problems) {
    std::vector<Held*> all;
    for (const auto& path : paths) {
        bool any = false;
        for (auto& held : held_) {
            if (normal(held.document.shownPath) != normal(path) && normal(held.document.given) != normal(path))
                continue;
            any = true;
            if (std::ranges::find(all, &held) == all.end())
                all.push_back(&held);
        }
        if (!any)
            problems.push_back({files::FileErrorKind::Invalid, path, texts::inEnglish("is not open"), std::nullopt});
    }
    return all;
}

bool OpenDocuments::hasFileOf(const opening::Candidate& candidate) const {
    return std::ranges::any_of(held_, [&](const Held& held) {
        return std::ranges::any_of(held.document.place.files, [&](const opening::DocumentFile& file) {
            return std::ranges::any_of(candidate.files,
                                       [&](const fs::path& path) { return normal(path) == normal(file.path); });
        });
    });
}

std::vector<std::string> OpenDocuments::paths() const {
    std::vector<std::string> all;
    for (const auto& held : held_)
        all.push_back(files::toText(held.document.shownPath));
    return all;
}

std::size_t OpenDocuments::unsavedCount() const {
    return static_cast<std::size_t>(std::ranges::count_if(held_, &Held::hasUnsaved));
}

OpenDocuments::Held* OpenDocuments::find(const opening::OpenedDocument& document) {
    const auto held = std::ranges::find_if(held_, [&](const Held& each) { return &each.document == &document; });
    return held == held_.end() ? nullptr : &*held;
}

void OpenDocuments::changed(const opening::OpenedDocument& document, const model::Change& change) {
    auto* held = find(document);
    if (held == nullptr || change.empty())
        return;
    held->routes.clear();
    if (held->savedAt > held->done.size())
        held->savedAt = kNeverAgain;
    held->undone.clear();
    held->done.push_back(change);
    held->unsavedFiles.follow(held->document.model, change);
}

void OpenDocuments::forgetSurroundings() {
    for (auto& held : held_) {
        auto& model = held.document.model;
        model.setMap(nullptr);
        model.setCrossDocumentData(nullptr);
        for (std::size_t i = 0; i < held.document.system->settings.size(); ++i)
            model.setSetting(i, 0);
    }
}

} // namespace navsmith::cli
