// The undo history of the document; clicking a step undoes or redoes up to it.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

class QUndoView;

namespace navsmith::gui {

class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget* parent = nullptr);

    /// May be null. The panel drops a document that is deleted.
    void setDocument(document::Document* document);
    [[nodiscard]] document::Document* document() const { return document_; }

private:
    QPointer<document::Document> document_;
    QUndoView* view_; ///< "history.view"
};

} // namespace navsmith::gui
