#include "app/gui/panels/history_panel.h"

#include <QUndoView>
#include <QVBoxLayout>

namespace navsmith::gui {

HistoryPanel::HistoryPanel(QWidget* parent) : QWidget(parent), steps_(new QUndoView(this)) {
    setObjectName("panel.history");
    setAccessibleName(tr("History"));
    steps_->setObjectName("history.steps");
    steps_->setAccessibleName(tr("Steps of the history"));
    steps_->setEmptyLabel(tr("As opened"));
    steps_->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(steps_);
}

void HistoryPanel::setDocument(document::Document* document) {
    steps_->setStack(document == nullptr ? nullptr : &document->undoStack());
}

} // namespace navsmith::gui
