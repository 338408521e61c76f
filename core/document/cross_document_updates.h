// Keeps cross-document data up to date while the open documents of a world are edited.
#pragma once

#include "core/document/document.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace navsmith::document {

/// Updates all documents at once when one is opened or closed, and after a short delay when one is edited. Derives data
/// again only if its input has changed.
class CrossDocumentUpdates : public QObject {
    Q_OBJECT

public:
    explicit CrossDocumentUpdates(QObject* parent = nullptr);

    void add(Document& document);
    /// Call before the document is deleted.
    void remove(Document& document);
    /// Gives the active document precedence over other publishers.
    void putFirst(Document& document);
    /// Performs a delayed update now.
    void updateNow();

private:
    [[nodiscard]] std::vector<opening::WorldDocument>::iterator find(const Document& document);

    std::vector<opening::WorldDocument> documents_; ///< the most recently active first
    QTimer timer_;
};

} // namespace navsmith::document
