// The steps of the active document's history; a click goes back or forward to one.
#pragma once

#include "core/document/document.h"

#include <QWidget>

class QUndoView;

namespace navsmith::gui {

class HistoryPanel : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget* parent = nullptr);
    /// May be null.
    void setDocument(document::Document* document);

private:
    QUndoView* steps_;
};

} // namespace navsmith::gui
