// The undo history of the document; clicking a step undoes or redoes up to it. What was done can be exported as a
// recipe.
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

class QPushButton;
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
    void exportRecipe();

    QPointer<document::Document> document_;
    QUndoView* view_;     ///< "history.view"
    QPushButton* export_; ///< "history.export"
};

} // namespace navsmith::gui
