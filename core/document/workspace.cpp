#include "core/document/workspace.h"

#include "core/files/path_text.h"

#include <algorithm>
#include <filesystem>

namespace navsmith::document {

namespace {

/// The last `depth` folders that lead to the document.
QString foldersOf(const Document& document, int depth) {
    auto folder = document.opened().shownPath.lexically_normal();
    if (folder.filename().empty()) // "folder/"
        folder = folder.parent_path();
    std::filesystem::path last;
    for (folder = folder.parent_path(); depth > 0 && folder.has_filename(); --depth, folder = folder.parent_path())
        last = last.empty() ? folder.filename() : folder.filename() / last;
    return QString::fromStdString(files::toText(last));
}

} // namespace

Workspace::Workspace(QObject* parent) : QObject(parent) {}
Workspace::~Workspace() = default;

QString Workspace::titleOf(const Document& document) const {
    constexpr int deepest = 16;
    QString folders;
    const auto alike = [&](const std::unique_ptr<Document>& other, int depth) {
        return other.get() != &document && other->title() == document.title() &&
               foldersOf(*other, depth) == foldersOf(document, depth);
    };
    for (int depth = 0; depth < deepest; ++depth) {
        folders = foldersOf(document, depth);
        if (std::ranges::none_of(documents_, [&](const auto& other) { return alike(other, depth); }))
            break;
    }
    return folders.isEmpty() ? document.title() : QStringLiteral("%1 (%2)").arg(document.title(), folders);
}

Document& Workspace::add(std::unique_ptr<Document> document, const Document* before) {
    const auto at = std::ranges::find(documents_, before, &std::unique_ptr<Document>::get);
    auto& fresh = **documents_.insert(at, std::move(document));
    Q_EMIT added(&fresh);
    crossDocumentUpdates_.add(fresh);
    activate(&fresh);
    return fresh;
}

void Workspace::activate(Document* document) {
    if (document == active_)
        return;
    active_ = document;
    if (document != nullptr)
        crossDocumentUpdates_.putFirst(*document);
    Q_EMIT activeChanged(document);
}

void Workspace::close(Document* document) {
    const auto it = std::ranges::find(documents_, document, &std::unique_ptr<Document>::get);
    if (it == documents_.end())
        return;
    Q_EMIT closing(document);
    crossDocumentUpdates_.remove(*document);
    const auto doomed = std::move(*it);
    documents_.erase(it);
    Q_EMIT closed();
    if (document == active_)
        activate(documents_.empty() ? nullptr : documents_.back().get());
}

} // namespace navsmith::document
