#include "core/document/workspace.h"

#include <algorithm>

namespace navsmith::document {

Workspace::Workspace(QObject* parent) : QObject(parent) {}
Workspace::~Workspace() = default;

Document& Workspace::add(std::unique_ptr<Document> document) {
    documents_.push_back(std::move(document));
    auto& fresh = *documents_.back();
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
    if (document == active_)
        activate(documents_.empty() ? nullptr : documents_.back().get());
}

} // namespace navsmith::document
