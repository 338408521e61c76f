// The open documents. One of them is active.
#pragma once

#include "core/document/cross_document_updates.h"
#include "core/document/document.h"

#include <QObject>

#include <memory>
#include <vector>

namespace navsmith::document {

class Workspace : public QObject {
    Q_OBJECT

public:
    explicit Workspace(QObject* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] std::size_t count() const { return documents_.size(); }
    [[nodiscard]] Document& at(std::size_t index) const { return *documents_[index]; }
    /// Null if no document is open.
    [[nodiscard]] Document* active() const { return active_; }

    /// The document's title; with as many of its folders as it takes to tell it from others of that title:
    /// "de_dust.nav (mod/maps)".
    [[nodiscard]] QString titleOf(const Document& document) const;

    /// Adds a document, before another or at the end, and makes it active.
    Document& add(std::unique_ptr<Document> document, const Document* before = nullptr);
    void activate(Document* document);
    void close(Document* document);
    [[nodiscard]] CrossDocumentUpdates& crossDocumentUpdates() { return crossDocumentUpdates_; }

Q_SIGNALS:
    void added(navsmith::document::Document* document);
    /// Emitted before the document is deleted.
    void closing(navsmith::document::Document* document);
    /// Emitted when a document is no longer among those that are open.
    void closed();
    void activeChanged(navsmith::document::Document* document);

private:
    std::vector<std::unique_ptr<Document>> documents_;
    CrossDocumentUpdates crossDocumentUpdates_; ///< declared after the documents, so destroyed before them
    Document* active_ = nullptr;
};

} // namespace navsmith::document
